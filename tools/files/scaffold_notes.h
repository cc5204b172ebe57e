#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace sleight {

/// Which scripts of a folder were written by `scaffold` and have not been changed since: the file
/// scaffolded.txt beside them has a line for each, its name and the hash of its text. A script that somebody
/// has changed does not fit its hash any more, and is theirs.
class ScaffoldNotes {
 public:
  /// Reads the notes of a folder; none where it has none. A line that is no note counts for nothing: the
  /// script that it was about is then somebody's own, and kept.
  static ScaffoldNotes read(const std::string& folder);

  /// Whether this text of a script is the one that was written last.
  bool is_untouched(const std::string& name, const std::string& text) const;
  void note(const std::string& name, const std::string& text);
  void forget(const std::string& name) { hashes_.erase(name); }
  /// The notes as their file holds them, in the order of the names.
  std::string text() const;

  static constexpr const char* file_name = "scaffolded.txt";

 private:
  std::map<std::string, std::string> hashes_;
};

}  // namespace sleight
