#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// Whole databases of cards have half a gigabyte; what is larger is no file of ours.
inline constexpr std::uintmax_t most_of_a_file = std::uintmax_t{1} << 30U;

/// The last part of a path: "serra_angel.lua".
std::string_view name_of_file(std::string_view path);

/// A file, opened for whoever reads it piece by piece. Nothing, with a `problem` ("this file cannot be
/// read"), when it is none (a folder, a device or a pipe, which may have no end), may not be read, or is
/// larger than `most` bytes. What the caller of the program has opened (/dev/stdin, /dev/fd/3) may be a pipe.
std::optional<std::ifstream> opened_file(const std::string& file, std::string& problem,
                                         std::uintmax_t most = most_of_a_file);
/// What is in such a file, without a byte order mark at its beginning.
std::optional<std::string> contents_of(const std::string& file, std::string& problem,
                                       std::uintmax_t most = most_of_a_file);
/// What is in a script; nothing, with a finding, when it cannot be read.
std::optional<std::string> read_file(const std::string& file, Diagnostics& findings);

/// Whether there is such a file, on the disk or as a text that stands for it.
bool is_file_or_text(const std::string& file);
/// What lies in `folder`, in alphabetical order. One that cannot be listed is a finding.
std::vector<std::filesystem::directory_entry> entries_of(const std::string& folder, Diagnostics& findings);
/// The files below `folder` whose names end so (".lua"), in alphabetical order: no pipes and devices, and
/// nothing below links to folders; but also those that somebody edits and has not saved. A folder among them
/// that cannot be listed is a finding, and the others are.
std::vector<std::string> files_with_ending(const std::string& folder, std::string_view ending,
                                           Diagnostics& findings);
/// The Lua files among them.
std::vector<std::string> lua_files_below(const std::string& folder, Diagnostics& findings);
/// The Lua files below `path` (or `path` itself), in alphabetical order, without those named set.lua and
/// mod.lua.
std::vector<std::string> script_files(const std::string& path, Diagnostics& findings);

}  // namespace sleight
