#include "tools/files/file_system.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/card/letters.h"
#include "scripting/lua/nearest_word.h"

namespace sleight {

namespace fs = std::filesystem;

bool read_file(const std::string& path, std::string& text) {
  std::error_code error;
  if (fs::is_directory(path, error) || fs::is_character_file(path, error))
    return false;  // a device may have no end
  std::ifstream in{path, std::ios::binary};
  if (!in) return false;
  std::stringstream all;
  all << in.rdbuf();
  text = all.str();
  // Some editors begin a text with a mark that it is UTF-8: no part of what it says.
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.erase(0, mark.size());
  return !in.bad();
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

bool is_folder(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

std::vector<std::string> lua_files(const std::string& path) {
  // A file that is named is meant, whatever it ends in.
  if (!is_folder(path)) return {path};
  std::vector<std::string> files;
  std::error_code error;
  for (auto i = fs::recursive_directory_iterator{path, error};
       !error && i != fs::recursive_directory_iterator{}; i.increment(error))
    if (i->is_regular_file(error) && i->path().extension() == ".lua") files.push_back(i->path().string());
  // A folder lists its files in any order; findings must not depend on it.
  std::sort(files.begin(), files.end());
  return files;
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
