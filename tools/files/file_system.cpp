#include "tools/files/file_system.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <optional>
#include <utility>

#include "core/card/letters.h"
#include "scripting/files/script_files.h"
#include "scripting/lua/nearest_word.h"

namespace sleight {

namespace fs = std::filesystem;

bool read_file(const std::string& path, std::string& text) {
  std::string problem;
  std::optional<std::string> read = contents_of(path, problem);
  if (read) text = std::move(*read);
  return read.has_value();
}

bool write_file(const std::string& path, const std::string& text) {
  std::error_code error;
  const fs::path folder = fs::path{path}.parent_path();
  // A folder that cannot be made shows itself in the file, which cannot be written then.
  if (!folder.empty()) fs::create_directories(folder, error);
  std::ofstream out{path, std::ios::binary};
  out << text;
  // What is still held back would fail unseen when the stream closes.
  out.flush();
  return out.good();
}

bool is_there(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

bool is_lasting_file(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

bool is_entry(const std::string& path) {
  std::error_code error;
  return fs::exists(fs::symlink_status(path, error));
}

bool remove_link(const std::string& path) {
  std::error_code error;
  return !fs::is_symlink(fs::symlink_status(path, error)) || fs::remove(path, error);
}

bool is_folder(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

std::vector<std::string> lua_files(const std::string& path, Diagnostics& findings) {
  // A file that is named is meant, whatever it ends in.
  return is_folder(path) ? lua_files_below(path, findings) : std::vector<std::string>{path};
}

std::string nearest_path(const std::string& path) {
  const fs::path wanted{path};
  const fs::path folder = wanted.parent_path();
  std::vector<std::string> names;
  std::error_code error;
  for (auto i = fs::directory_iterator{folder.empty() ? fs::path{"."} : folder, error};
       !error && i != fs::directory_iterator{}; i.increment(error))
    names.push_back(i->path().filename().string());
  // Of several names that are equally near always the same one is proposed.
  std::sort(names.begin(), names.end());
  const std::string name = closest_word(wanted.filename().string(), names);
  return name.empty() ? "" : (folder / name).string();
}

std::string shown_path(const std::string& path) {
  std::error_code problem;
  const std::string here = fs::current_path(problem).string() + "/";
  return !problem && path.starts_with(here) ? path.substr(here.size()) : path;
}

std::string file_name_of(const std::string& card) {
  std::string name;
  for (const char c : card) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      name += lowered(c);
    else if (c != '\'' && c != ',' && !name.empty() && name.back() != '_')
      name += '_';
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name;
}

}  // namespace sleight
