#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sleight {

/// What scripts gave when they were run, so that they need not be run again: the bytes of their values
/// (`packed`), or of what was found of them, under their whole texts and what surrounded them. One file holds
/// all of it; it may be deleted at any time, and one that is damaged, or of another build of the program, is
/// as none. Several programs may use one at the same time: each finds a whole file, and what is written last
/// stays.
class ScriptCache {
 public:
  /// Remembers what lies in `file`, if anything does. It is read when something is first asked for. A file of
  /// another `stamp` is as none: that is a hash of the sources that decide what the bytes are.
  ScriptCache(std::string file, std::string_view stamp);
  /// The same for bytes that are values of scripts.
  explicit ScriptCache(std::string file);

  /// The bytes of what a script of that `text` gave, read in those `surroundings` (a hash of the keyword
  /// modules whose words it may use). They stay valid as long as the cache. May be asked by many threads.
  std::optional<std::string_view> find(std::uint64_t surroundings, std::string_view text);
  /// Remembers what such a script gave.
  void keep(std::uint64_t surroundings, std::string_view text, std::string bytes);
  /// Writes the file, when there is something new: what was asked for or kept, and of the rest as much as
  /// `most_bytes` leave room for. Gives why it could not be written, or "".
  std::string save();

  /// The most that the file holds, unless what was asked for is more by itself.
  static constexpr std::size_t most_bytes = std::size_t{32} << 20U;

 private:
  struct Entry {
    std::uint64_t surroundings = 0;
    std::string_view text;
    std::string_view bytes;
    bool wanted = false;  ///< it was asked for, or is new
  };
  void add(const Entry& entry);
  void read();

  std::string file_;
  std::string first_line_;
  std::string contents_;  ///< of the file
  std::vector<Entry> entries_;
  std::unordered_multimap<std::size_t, std::size_t> by_hash_;  ///< places among the entries
  std::vector<std::unique_ptr<const std::string>> added_;      ///< texts and bytes that are not in the file
  bool was_read_ = false;
  bool changed_ = false;
  std::mutex lock_;
};

/// The file of that `name` in which the program keeps something from one run to the next: below the folder
/// `chosen`, if it is not empty, else where programs of a person keep such things (`$XDG_CACHE_HOME/sleight`,
/// `~/.cache/sleight`); "" where neither is known.
std::string cache_file(const std::string& chosen, const std::string& name);

}  // namespace sleight
