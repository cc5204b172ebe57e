#include "tools/files/file_uris.h"

#include <charconv>
#include <filesystem>

#include "core/card/letters.h"

namespace sleight {
namespace {

std::string escaped(std::string_view path) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  constexpr std::string_view plain = "-._~/";
  std::string escaped;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    if (is_letter(c) || (c >= '0' && c <= '9') || plain.find(c) != std::string_view::npos) {
      escaped += c;
    } else {
      escaped += '%';
      escaped += hex[byte >> 4U];
      escaped += hex[byte & 15U];
    }
  }
  return escaped;
}

}  // namespace

std::string path_of_uri(std::string_view uri) {
  constexpr std::string_view scheme = "file://";
  if (!uri.starts_with(scheme)) return "";
  uri.remove_prefix(scheme.size());
  // A host may stand before the path: it is this one.
  const std::size_t root = uri.find('/');
  if (root == std::string_view::npos) return "";
  uri.remove_prefix(root);
  std::string path;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned byte = 0;
    if (uri[i] == '%' && i + 2 < uri.size()) {
      const auto [rest, error] = std::from_chars(uri.data() + i + 1, uri.data() + i + 3, byte, 16);
      // No path of the system holds a zero.
      if (error == std::errc{} && rest == uri.data() + i + 3 && byte != 0) {
        path += static_cast<char>(byte);
        i += 2;
        continue;
      }
    }
    if (uri[i] != '\0') path += uri[i];
  }
  return path;
}

std::string uri_of_path(const std::string& path) {
  return "file://" + escaped(std::filesystem::absolute(path).lexically_normal().string());
}

std::string uri_reference(const std::string& path) {
  return std::filesystem::path(path).is_absolute() ? uri_of_path(path) : escaped(path);
}

}  // namespace sleight
