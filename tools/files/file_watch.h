#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace sleight {

/// Tells which scripts were written, made or deleted since it was asked before: by the times and sizes that
/// the system keeps, so that it sees what any editor does, on any disk.
class FileWatch {
 public:
  /// Of the `.lua` files that these paths mean (`lua_files`), as they are now.
  explicit FileWatch(std::vector<std::string> paths);
  /// Those that are other than when it was last asked, in the order of their names.
  std::vector<std::string> changed();

 private:
  struct State {
    std::filesystem::file_time_type written;
    std::uintmax_t size = 0;
    bool operator==(const State&) const = default;
  };
  using States = std::map<std::string, State>;
  /// One that is not there has the state of none.
  static State state_of(const std::string& file);
  States files_now() const;
  /// Of the folders below the paths: one in which a file was made or deleted has another time.
  States folders_now() const;

  std::vector<std::string> paths_;
  States folders_;
  States files_;
};

}  // namespace sleight
