// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

/// Stands in for libFuzzer where there is no clang: changes known records at random for a while. It takes the
/// same arguments as far as we use them: `-max_total_time=SECONDS` and folders of records.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace
{
std::vector<std::string> recordsIn(const char *folder)
{
    std::vector<std::string> records;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            std::ifstream file(entry.path(), std::ios::binary);
            records.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
        }
    }
    return records;
}

std::string mutated(const std::vector<std::string> &records, std::mt19937 &random)
{
    const auto below = [&](std::size_t limit) { return limit == 0 ? 0 : random() % limit; };
    std::string text = records[below(records.size())];
    for (auto changes = 1 + below(8); changes > 0 && !text.empty(); --changes) {
        const auto at = below(text.size());
        const auto length = below(40);
        switch (below(4)) {
        case 0:
            text[at] = static_cast<char>(below(256));
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, text.substr(below(text.size()), length));
            break;
        default: {
            const auto &other = records[below(records.size())];
            text.replace(at, length, other.substr(below(other.size()), length));
        }
        }
    }
    return text;
}
}

int main(int argc, char **argv)
{
    int seconds = 60;
    std::vector<std::string> records;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument.starts_with("-max_total_time=")) {
            seconds = std::atoi(argument.c_str() + argument.find('=') + 1);
        } else if (!argument.starts_with('-')) {
            const auto more = recordsIn(argv[i]);
            records.insert(records.end(), more.begin(), more.end());
        }
    }
    if (records.empty()) {
        std::puts("no records to start from");
        return 1;
    }
    std::mt19937 random(1);
    long runs = 0;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    for (; std::chrono::steady_clock::now() < end; ++runs) {
        const auto text = mutated(records, random);
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(text.data()), text.size());
    }
    std::printf("Done %ld runs in %d second(s)\n", runs, seconds);
    return runs > 0 ? 0 : 1;
}
