#include "tools/files/file_system.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "scripting/files/given_texts.h"
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

bool write_file(const std::string& path, const std::string& text, std::string& problem) {
  std::error_code error;
  const fs::path folder = fs::path{path}.parent_path();
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) {
    problem = error.message();
    return false;
  }
  errno = 0;
  std::ofstream out{path, std::ios::binary};
  const bool opened = out.is_open();
  out << text;
  // What is still held back would fail unseen when the stream goes.
  out.close();
  if (out.good()) return true;
  problem = reason_of(errno);
  // What was cut off says something else than the whole. A device is nobody's to take away.
  if (opened && is_lasting_file(path)) fs::remove(path, error);
  return false;
}

std::string reason_of(int error) {
  return error == 0 ? "it cannot be said why" : std::generic_category().message(error);
}

bool is_there(const std::string& path) {
  std::error_code error;
  return given_text(path) != nullptr || fs::exists(path, error);
}

bool is_lasting_file(const std::string& path) {
  std::error_code error;
  return given_text(path) != nullptr || fs::is_regular_file(path, error);
}

bool is_same_file(const std::string& one, const std::string& other) {
  std::error_code error;
  // By what the system knows it by where it is there: links are other names of it.
  if (fs::equivalent(one, other, error)) return true;
  const fs::path first = fs::weakly_canonical(fs::absolute(one, error), error);
  const fs::path second = fs::weakly_canonical(fs::absolute(other, error), error);
  return !error && first == second;
}

bool is_entry(const std::string& path) {
  std::error_code error;
  return fs::exists(fs::symlink_status(path, error));
}

bool remove_link(const std::string& path, std::string& problem) {
  std::error_code error;
  if (!fs::is_symlink(fs::symlink_status(path, error)) || fs::remove(path, error)) return true;
  problem = error.message();
  return false;
}

std::string link_target(const std::string& link) {
  std::error_code error;
  return fs::read_symlink(link, error).string();
}

std::string folder_of_file(const std::string& path) {
  const fs::path folder = fs::path{path}.parent_path();
  return folder.empty() ? "." : folder.string();
}

std::string whole_path(const std::string& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
  return error ? path : whole.string();
}

std::string absolute_path(const std::string& path) {
  return path.empty() ? "" : fs::absolute(path).lexically_normal().string();
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

}  // namespace sleight
