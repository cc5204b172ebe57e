#include "scripting/files/script_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace sleight {

namespace fs = std::filesystem;

std::optional<std::string> read_file(const std::string& file, Diagnostics& findings) {
  std::ifstream stream(file, std::ios::binary);
  std::error_code ignored;
  if (!stream || fs::is_character_file(file, ignored)) {  // a device may have no end
    findings.push_back({"L0401",
                        Severity::error,
                        {file, 0, 0, 1},
                        "this file cannot be read",
                        "Check the path and its rights."});
    return std::nullopt;
  }
  std::ostringstream text;
  text << stream.rdbuf();
  return std::move(text).str();
}

std::vector<std::string> script_files(const std::string& path) {
  std::vector<std::string> files;
  std::error_code ignored;
  // A file that is named itself is meant, whatever it is called.
  if (fs::is_regular_file(path, ignored)) return {path};
  for (fs::recursive_directory_iterator entry(path, ignored), end; entry != end; entry.increment(ignored)) {
    const fs::path& file = entry->path();
    if (entry->is_regular_file(ignored) && file.extension() == ".lua" && file.filename() != "set.lua" &&
        file.filename() != "mod.lua")
      files.push_back(file.string());
  }
  // Folders are listed in no particular order, and that of cards decides their numbers.
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace sleight
