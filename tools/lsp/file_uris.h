#pragma once

#include <string>
#include <string_view>

namespace sleight {

/// The path of a `file:` URI; "" of any other.
std::string path_of_uri(std::string_view uri);
/// The URI of a file.
std::string uri_of_path(const std::string& path);

}  // namespace sleight
