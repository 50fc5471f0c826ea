// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/librarylink.h"

#include "model/json/write.h"
#include "model/sheet/inspect.h"

#include <QByteArray>

#include <zlib.h>

using namespace Qt::StringLiterals;

namespace OwnSheet::Library
{
namespace
{
constexpr auto Ours = "tallystone:"_L1;
constexpr auto Kind = "sheet/"_L1;
constexpr auto Version = "1/"_L1;
constexpr auto UrlSafe = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
/// Without the head and the check sum that zlib would put around it.
constexpr int RawDeflate = -MAX_WBITS;

QByteArray deflated(const std::string &text)
{
    z_stream stream{};
    constexpr int Memory = 9;
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, RawDeflate, Memory, Z_DEFAULT_STRATEGY);
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, text.size())), Qt::Uninitialized);
    auto bytes = text;
    stream.next_in = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

/// One byte past the limit is enough to know that there are too many.
tl::expected<std::string, LinkFlaw> inflated(QByteArray packed)
{
    z_stream stream{};
    inflateInit2(&stream, RawDeflate);
    std::string text(static_cast<std::size_t>(MostBytes) + 1, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    const int result = inflate(&stream, Z_FINISH);
    const bool whole = result == Z_STREAM_END && stream.avail_in == 0;
    text.resize(static_cast<std::size_t>(stream.total_out));
    inflateEnd(&stream);
    if (text.size() > static_cast<std::size_t>(MostBytes)) {
        return tl::unexpected(LinkFlaw::TooLarge);
    }
    if (!whole) {
        return tl::unexpected(LinkFlaw::Damaged);
    }
    return text;
}
}

QString linkOf(const Template &sheet)
{
    const auto packed = deflated(Json::writeCompact(encode(sheet)));
    return Ours + Kind + Version + QLatin1StringView(packed.toBase64(UrlSafe));
}

bool isLink(QStringView text)
{
    return text.trimmed().startsWith(Ours, Qt::CaseInsensitive);
}

tl::expected<std::string, LinkFlaw> unpackedLink(const QString &link)
{
    const auto path = link.trimmed().mid(Ours.size());
    if (!isLink(link) || !path.startsWith(Kind)) {
        return tl::unexpected(LinkFlaw::NotOurs);
    }
    const auto rest = path.mid(Kind.size());
    if (!rest.startsWith(Version)) {
        return tl::unexpected(LinkFlaw::TooNew);
    }
    const auto packed = QByteArray::fromBase64Encoding(
        rest.mid(Version.size()).toUtf8(), UrlSafe | QByteArray::AbortOnBase64DecodingErrors);
    if (!packed) {
        return tl::unexpected(LinkFlaw::Damaged);
    }
    return inflated(*packed);
}
}
