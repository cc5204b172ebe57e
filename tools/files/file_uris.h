#pragma once

#include <string>
#include <string_view>

namespace sleight {

/// The path of a `file:` URI; "" of any other.
std::string path_of_uri(std::string_view uri);
/// The URI of a file.
std::string uri_of_path(const std::string& path);
/// What stands for a file in a report: the URI of an absolute path, and of another the path with what has no
/// place in a URI written as `%` and two digits.
std::string uri_reference(const std::string& path);

}  // namespace sleight
