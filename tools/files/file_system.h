#pragma once

#include <string>
#include <vector>

namespace sleight {

/// Reads a whole file, without a byte order mark at its beginning; false when that cannot be done.
bool read_file(const std::string& path, std::string& text);
/// Writes a whole file, making its folder; false when that cannot be done.
bool write_file(const std::string& path, const std::string& text);
/// The `.lua` files that a path means: itself, or all below it, in the order of their names.
std::vector<std::string> lua_files(const std::string& path);
bool is_there(const std::string& path);
bool is_folder(const std::string& path);
/// The file or folder beside `path` whose name is nearest to it; "" when there is none.
std::string nearest_path(const std::string& path);
/// A path as it is shown to a person: from the working directory on, when it lies below it.
std::string shown_path(const std::string& path);
/// "Circle of Protection: Black" as a file name without ending: "circle_of_protection_black".
std::string file_name_of(const std::string& card);

}  // namespace sleight
