#include "tools/files/file_watch.h"

#include <system_error>
#include <utility>

#include "core/card/diagnostic.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

}  // namespace

FileWatch::FileWatch(std::vector<std::string> paths) : paths_(std::move(paths)) {
  folders_ = folders_now();
  files_ = files_now();
}

FileWatch::State FileWatch::state_of(const std::string& file) {
  std::error_code error;
  const State state{fs::last_write_time(file, error), fs::file_size(file, error)};
  return error ? State{} : state;
}

FileWatch::States FileWatch::files_now() const {
  States states;
  Diagnostics told_by_who_reads_them;
  std::error_code ignored;
  for (const std::string& path : paths_)
    if (!fs::is_directory(path, ignored))
      // Also where it is gone: it may come again.
      states.emplace(path, state_of(path));
    else
      for (const std::string& file : lua_files(path, told_by_who_reads_them))
        states.emplace(file, state_of(file));
  return states;
}

FileWatch::States FileWatch::folders_now() const {
  States states;
  std::error_code error;
  for (const std::string& path : paths_) {
    if (!fs::is_directory(path, error)) continue;
    states[path].written = fs::last_write_time(path, error);
    for (auto at = fs::recursive_directory_iterator(path, error); !error && at != fs::end(at);
         at.increment(error))
      if (at->is_directory(error)) states[at->path().string()].written = at->last_write_time(error);
  }
  return states;
}

std::vector<std::string> FileWatch::changed() {
  std::vector<std::string> changed;
  // Quick: a file that is known is looked at by itself, and folders are walked only where something came or
  // went.
  bool same = true;
  std::error_code error;
  for (const auto& [folder, state] : folders_)
    same = same && fs::last_write_time(folder, error) == state.written && !error;
  for (const auto& [file, state] : files_) {
    if (!same) break;
    same = state_of(file) == state;
  }
  if (same) return changed;
  folders_ = folders_now();
  States now = files_now();
  for (const auto& [file, state] : now)
    if (const auto before = files_.find(file); before == files_.end() || !(before->second == state))
      changed.push_back(file);
  for (const auto& [file, state] : files_)
    if (!now.contains(file)) changed.push_back(file);
  files_ = std::move(now);
  return changed;
}

}  // namespace sleight
