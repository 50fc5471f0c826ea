// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/newgame.h"

#include "app/games.h"
#include "app/home/playercolours.h"
#include "app/table/gamefiles.h"
#include "app/table/tables.h"
#include "db/colours.h"
#include "db/players.h"
#include "model/record/read.h"
#include "model/record/text.h"

#include <QRandomGenerator>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{
bool isTaken(const std::vector<Seat> &seats, std::string_view colour)
{
    return std::ranges::any_of(seats, [&](const Seat &seat) { return seat.colour == colour; });
}

bool isSeated(const std::vector<Seat> &seats, const std::string &name)
{
    return std::ranges::find(seats, name, &Seat::name) != seats.end();
}
}

NewGame::NewGame(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
    , m_options(games().size())
    , m_libraries(games().size())
{
}

QList<QString> NewGame::gameTitles() const
{
    QList<QString> list;
    for (const auto &entry : games()) {
        list << entry.title();
    }
    return list;
}

QList<QString> NewGame::gameScenes() const
{
    QList<QString> list;
    for (const auto &entry : games()) {
        list << GameFiles::of(QString::fromLatin1(entry.folder), u"Scene"_s).toString();
    }
    return list;
}

void NewGame::setGame(int game)
{
    if (game != m_game) {
        m_game = game;
        optionsOf(game).makeRoomFor(players());
        seatsChanged();
        Q_EMIT optionsChanged();
    }
}

GameOptions &NewGame::optionsOf(int game) const
{
    auto &options = m_options[static_cast<std::size_t>(game)];
    if (!options) {
        options = optionsFor(static_cast<std::size_t>(game));
        readOptions(game);
        connect(options.get(), &GameOptions::changed, this, &NewGame::changed);
    }
    return *options;
}

GameLibrary *NewGame::libraryOf(int game) const
{
    auto &library = m_libraries[static_cast<std::size_t>(game)];
    if (!library) {
        library = libraryFor(static_cast<std::size_t>(game), m_shelf.store(), m_shelf.clock());
        if (library) {
            auto *self = const_cast<NewGame *>(this);
            connect(library.get(), &GameLibrary::chosen, this,
                [self, game](const std::string &options) { self->play(game, options); });
        }
    }
    return library.get();
}

/// By what was chosen for it.
void NewGame::play(int game, const std::string &options)
{
    setGame(game);
    optionsOf(game).read(options, players());
    seatsChanged();
}

bool NewGame::takeIn(const QByteArray &bytes)
{
    for (int game = 0; game < static_cast<int>(games().size()); ++game) {
        if (auto *library = libraryOf(game); library && library->takeIn(bytes)) {
            // Else the table would be laid anew as it was last time, without what is kept now.
            if (!m_proposed) {
                begin();
            }
            setGame(game);
            return true;
        }
    }
    return false;
}

void NewGame::readOptions(int game) const
{
    const auto kind = std::string(games()[static_cast<std::size_t>(game)].rules->id());
    const auto last = m_shelf.store().lastGame(kind).value_or(std::nullopt);
    auto &options = *m_options[static_cast<std::size_t>(game)];
    options.recall(TableMemory(m_shelf.store(), kind));
    options.read(last ? last->options : "{}", last ? static_cast<int>(last->seats.size()) : 0);
}

QList<QString> NewGame::gameNotes() const
{
    QList<QString> list;
    for (int game = 0; game < static_cast<int>(games().size()); ++game) {
        const auto &options = optionsOf(game);
        const auto &rules = *games()[static_cast<std::size_t>(game)].rules;
        // Where one of many is chosen first, the last one chosen says nothing about the others.
        const bool any = libraryOf(game) != nullptr;
        list << tr("%1 to %2 players")
                    .arg(any ? rules.minPlayers() : options.minPlayers())
                    .arg(any ? rules.maxPlayers() : options.maxPlayers());
    }
    return list;
}

QList<QString> NewGame::names() const
{
    QList<QString> list;
    for (const auto &seat : m_seats) {
        list << QString::fromStdString(seat.name);
    }
    return list;
}

QList<QString> NewGame::colours() const
{
    std::vector<std::string> colours;
    std::ranges::transform(m_seats, std::back_inserter(colours), &Seat::colour);
    QList<QString> list;
    for (const auto &colour : Colours::apart(std::move(colours))) {
        list << QString::fromStdString(colour);
    }
    return list;
}

QList<QString> NewGame::knownNames() const
{
    QList<QString> list;
    for (const auto &known : m_known) {
        if (whyNotNamed(QString::fromStdString(known.name), -1).isEmpty()) {
            list << QString::fromStdString(known.name);
        }
    }
    return list;
}

QList<QString> NewGame::knownColours() const
{
    QList<QString> list;
    for (const auto &known : m_known) {
        if (whyNotNamed(QString::fromStdString(known.name), -1).isEmpty()) {
            list << QString::fromStdString(known.colour);
        }
    }
    return list;
}

bool NewGame::canAdd() const
{
    return static_cast<int>(m_seats.size()) < options()->maxPlayers();
}

bool NewGame::mayHaveRoom() const
{
    return static_cast<int>(m_seats.size()) < options()->playersByAnyRules();
}

int NewGame::players() const
{
    return static_cast<int>(m_seats.size()) + (m_newcomer.trimmed().isEmpty() ? 0 : 1);
}

void NewGame::setNewcomer(const QString &name)
{
    if (name != m_newcomer) {
        m_newcomer = name;
        seatsChanged();
    }
}

QString NewGame::nameProblem() const
{
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        const auto name = QString::fromStdString(m_seats[static_cast<std::size_t>(seat)].name);
        if (auto problem = whyNotNamed(name, seat); !problem.isEmpty()) {
            return problem;
        }
    }
    return m_newcomer.trimmed().isEmpty() ? QString() : whyNotNamed(m_newcomer, -1);
}

bool NewGame::canStart() const
{
    return nameProblem().isEmpty() && players() >= options()->minPlayers()
        && players() <= options()->maxPlayers();
}

bool NewGame::wantsNames() const
{
    return nameProblem().isEmpty() && players() < options()->minPlayers();
}

QString NewGame::startText() const
{
    if (auto problem = nameProblem(); !problem.isEmpty()) {
        return problem;
    }
    if (players() == 0) {
        return tr("Who is playing?");
    }
    if (players() < options()->minPlayers()) {
        return tr("%n players are missing", nullptr, options()->minPlayers() - players());
    }
    if (players() > options()->maxPlayers()) {
        return tr("%n players too many", nullptr, players() - options()->maxPlayers());
    }
    const auto own = options()->startText();
    return own.isEmpty() ? tr("Start with %n players", nullptr, players()) : own;
}

void NewGame::begin()
{
    m_known = m_shelf.store().knownPlayers().value_or(std::vector<Seat>{});
    const auto last = m_shelf.store().lastGame().value_or(std::nullopt);
    const auto lastGame = last ? last->uuid : std::string();
    if (lastGame != m_lastGame || !m_proposed || laid() == *m_proposed) {
        m_lastGame = lastGame;
        propose(last);
    }
    seatsChanged();
}

void NewGame::propose(const std::optional<GameRow> &last)
{
    m_seats = last ? last->seats : std::vector<Seat>();
    m_newcomer.clear();
    m_recoloured.clear();
    m_game = last ? static_cast<int>(indexOf(last->game).value_or(0)) : 0;
    for (int game = 0; game < static_cast<int>(m_options.size()); ++game) {
        if (m_options[static_cast<std::size_t>(game)]) {
            readOptions(game);
        }
    }
    seatsChanged();
    m_proposed = laid();
    Q_EMIT optionsChanged();
}

LaidTable NewGame::laid() const
{
    return {m_game, options()->written(), m_seats, m_newcomer};
}

bool NewGame::add(const QString &name)
{
    const bool fits = canAdd() && whyNotNamed(name, -1).isEmpty();
    if (fits) {
        const auto trimmed = Text::trimmed(name.toStdString());
        m_seats.push_back({trimmed, colourFor(trimmed, m_seats)});
        seatsChanged();
    }
    return fits;
}

bool NewGame::seatNewcomer()
{
    const bool seated = add(m_newcomer);
    if (seated) {
        setNewcomer({});
    }
    return seated;
}

void NewGame::rename(int seat, const QString &name)
{
    auto &renamed = m_seats[static_cast<std::size_t>(seat)];
    renamed.name = name.toStdString();
    const auto known = std::ranges::find(m_known, Text::trimmed(renamed.name), &Seat::name);
    if (known != m_known.end() && !isTaken(m_seats, known->colour)) {
        renamed.colour = known->colour;
    }
    seatsChanged();
}

QString NewGame::whyNotNamed(const QString &name, int exceptSeat) const
{
    const auto trimmed = Text::trimmed(name.toStdString());
    const int length = Text::length(trimmed);
    if (length < 1 || length > MaxName) {
        return tr("A name has from 1 to %1 characters.").arg(MaxName);
    }
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        const auto other = Text::trimmed(m_seats[static_cast<std::size_t>(seat)].name);
        if (seat != exceptSeat && Text::sameName(other, trimmed)) {
            return tr("Another player already has this name.");
        }
    }
    return {};
}

std::string NewGame::colourFor(const std::string &name, std::span<const Seat> seated) const
{
    return Players(m_shelf.store()).colourFor(name, seated, PlayerColours).value_or(PlayerColours.front());
}

bool NewGame::isAnothers(const std::string &colour) const
{
    return std::ranges::any_of(
        m_known, [&](const Seat &known) { return known.colour == colour && !isSeated(m_seats, known.name); });
}

void NewGame::nextColour(int seat)
{
    auto &[name, colour] = m_seats[static_cast<std::size_t>(seat)];
    const auto at = std::ranges::find(PlayerColours, colour) - PlayerColours.begin();
    auto around = PlayerColours;
    std::rotate(around.begin(), around.begin() + at, around.end());
    // What nobody has comes before what somebody has who is not at the table.
    for (const bool anothers : {false, true}) {
        const auto next = std::find_if(around.begin() + 1, around.end(), [&](const std::string &other) {
            return !isTaken(m_seats, other) && isAnothers(other) == anothers;
        });
        if (next != around.end()) {
            colour = *next;
            m_recoloured.insert(name);
            break;
        }
    }
    seatsChanged();
}

/// A known player's colour is changed here as it is on the page of players.
void NewGame::keepColours()
{
    Players players(m_shelf.store());
    for (const auto &row : players.all().value_or(std::vector<PlayerRow>{})) {
        const auto seat = std::ranges::find(m_seats, row.name, &Seat::name);
        if (seat != m_seats.end() && m_recoloured.contains(row.name)) {
            (void)players.setColour(row.id, seat->colour, PlayerColours);
        }
    }
    m_recoloured.clear();
}

void NewGame::remove(int seat)
{
    m_seats.erase(m_seats.begin() + seat);
    seatsChanged();
}

void NewGame::move(int from, int to)
{
    const int last = static_cast<int>(m_seats.size()) - 1;
    if (from == to || from < 0 || to < 0 || from > last || to > last) {
        return;
    }
    auto seat = m_seats[static_cast<std::size_t>(from)];
    m_seats.erase(m_seats.begin() + from);
    m_seats.insert(m_seats.begin() + to, std::move(seat));
    seatsChanged();
}

/// The order around the table stays; only who starts changes.
void NewGame::makeFirst(int seat)
{
    std::rotate(m_seats.begin(), m_seats.begin() + seat, m_seats.end());
    options()->letSeatsBegin();
    seatsChanged();
}

void NewGame::shuffle()
{
    std::ranges::shuffle(m_seats, *QRandomGenerator::global());
    seatsChanged();
}

void NewGame::start()
{
    if (!canStart()) {
        return;
    }
    seatNewcomer();
    for (auto &seat : m_seats) {
        seat.name = Text::trimmed(seat.name);
    }
    keepColours();
    m_shelf.create(
        std::string(games()[static_cast<std::size_t>(m_game)].rules->id()), options()->written(), m_seats);
    if (m_shelf.table()) {
        m_proposed = laid();
        Q_EMIT changed();
    }
}

QByteArray NewGame::kept() const
{
    return m_proposed && laid() != *m_proposed ? writeTable(laid(), m_lastGame) : QByteArray();
}

void NewGame::restore(const QByteArray &kept)
{
    if (auto read = readTable(kept)) {
        m_lastGame = std::move(read->after);
        m_game = read->table.game;
        m_seats = std::move(read->table.seats);
        m_newcomer = std::move(read->table.newcomer);
        options()->read(read->table.options, players());
        m_proposed.emplace();
    }
}

void NewGame::seatsChanged()
{
    // Tells by itself.
    options()->setPlayers(players());
}

void NewGame::retranslate()
{
    Q_EMIT options()->changed();
}
