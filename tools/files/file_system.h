#pragma once

#include <string>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// Reads a whole file, as `contents_of` does; false when that cannot be done.
bool read_file(const std::string& path, std::string& text);
/// Writes a whole file, making its folder. False, with a `problem` ("No space left on device"), when that
/// cannot be done: then there is no such file, rather than a part of it.
bool write_file(const std::string& path, const std::string& text, std::string& problem);
/// What an error number of the system stands for.
std::string reason_of(int error);
/// The `.lua` files that a path means: itself, or all below it, in the order of their names. Folders that
/// cannot be read are findings.
std::vector<std::string> lua_files(const std::string& path, Diagnostics& findings);
bool is_there(const std::string& path);
/// Whether something is called so: also a link that leads nowhere.
bool is_entry(const std::string& path);
/// Takes a link away, and leaves what it leads to; whatever is no link stays. False, with a `problem`, when
/// that cannot be done.
bool remove_link(const std::string& path, std::string& problem);
/// Where a link leads, as it says itself.
std::string link_target(const std::string& link);
bool is_folder(const std::string& path);
/// The folder that a file lies in, or would.
std::string folder_of_file(const std::string& path);
/// Whether two paths mean one file, there or still to be made.
bool is_same_file(const std::string& one, const std::string& other);
/// One name for all paths that mean one file: absolute, and without links.
std::string whole_path(const std::string& path);
/// The path from the root on, without "." and "..", as its links are named; "" of no path.
std::string absolute_path(const std::string& path);
/// Whether it can be read again: a pipe cannot, nor what the standard input is at the end of one.
bool is_lasting_file(const std::string& path);
/// The file or folder beside `path` whose name is nearest to it; "" when there is none.
std::string nearest_path(const std::string& path);
/// A path as it is shown to a person: from the working directory on, when it lies below it.
std::string shown_path(const std::string& path);

}  // namespace sleight
