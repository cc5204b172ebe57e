#include "scripting/cache/script_cache.h"

#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <system_error>
#include <utility>

#include "scripting/cache/source_stamp.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// What stands before the text of an entry and its bytes.
struct EntryHead {
  std::uint64_t surroundings = 0;
  std::uint32_t text = 0;   ///< how long
  std::uint32_t bytes = 0;  ///< how long
};

/// Tells a file that was cut off or damaged. Forging one gains nobody anything: it lies beside the scripts of
/// the same person.
std::uint64_t sum_of(std::string_view contents) { return std::hash<std::string_view>()(contents); }

std::size_t hash_of(std::uint64_t surroundings, std::string_view text) {
  return std::hash<std::string_view>()(text) ^ static_cast<std::size_t>(surroundings);
}

std::string whole(const std::string& file) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file, error);
  // Larger than any that was written: not one of ours.
  if (error || size > 4 * ScriptCache::most_bytes || !fs::is_regular_file(file, error)) return {};
  std::ifstream stream(file, std::ios::binary);
  std::string contents(size, '\0');
  if (!stream.read(contents.data(), static_cast<std::streamsize>(size))) return {};
  return contents;
}

}  // namespace

ScriptCache::ScriptCache(std::string file, std::string_view stamp)
    : file_(std::move(file)),
      // Another build may make other values of the same bytes.
      first_line_("what scripts gave, of the build " + std::string(stamp) + "\n") {}

ScriptCache::ScriptCache(std::string file) : ScriptCache(std::move(file), source_stamp()) {}

void ScriptCache::read() {
  contents_ = whole(file_);
  std::string_view rest = contents_;
  std::uint64_t sum = 0;
  if (!rest.starts_with(first_line_) || rest.size() < first_line_.size() + sizeof(sum)) return;
  rest.remove_prefix(first_line_.size());
  std::memcpy(&sum, rest.data(), sizeof(sum));
  rest.remove_prefix(sizeof(sum));
  if (sum != sum_of(rest)) return;
  while (rest.size() >= sizeof(EntryHead)) {
    EntryHead head;
    std::memcpy(&head, rest.data(), sizeof(head));
    rest.remove_prefix(sizeof(head));
    if (rest.size() < std::size_t{head.text} + head.bytes) return;
    add({head.surroundings, rest.substr(0, head.text), rest.substr(head.text, head.bytes), false});
    rest.remove_prefix(std::size_t{head.text} + head.bytes);
  }
}

void ScriptCache::add(const Entry& entry) {
  by_hash_.emplace(hash_of(entry.surroundings, entry.text), entries_.size());
  entries_.push_back(entry);
}

std::optional<std::string_view> ScriptCache::find(std::uint64_t surroundings, std::string_view text) {
  const std::lock_guard guard(lock_);
  if (!std::exchange(was_read_, true)) read();
  const auto [first, last] = by_hash_.equal_range(hash_of(surroundings, text));
  for (auto at = first; at != last; ++at) {
    Entry& entry = entries_[at->second];
    // The whole text, and not its hash alone: two that share one would be one script.
    if (entry.surroundings != surroundings || entry.text != text) continue;
    entry.wanted = true;
    return entry.bytes;
  }
  return std::nullopt;
}

void ScriptCache::keep(std::uint64_t surroundings, std::string_view text, std::string bytes) {
  const std::lock_guard guard(lock_);
  const auto kept = [&](std::string value) -> std::string_view {
    return *added_.emplace_back(std::make_unique<const std::string>(std::move(value)));
  };
  const std::string_view kept_text = kept(std::string(text));
  add({surroundings, kept_text, kept(std::move(bytes)), true});
  changed_ = true;
}

std::string ScriptCache::save() {
  const std::lock_guard guard(lock_);
  if (!changed_) return "";
  std::string body;
  for (const bool wanted : {true, false})
    for (const Entry& entry : entries_) {
      const std::size_t size = sizeof(EntryHead) + entry.text.size() + entry.bytes.size();
      if (entry.wanted != wanted || (!wanted && body.size() + size > most_bytes)) continue;
      const EntryHead head{entry.surroundings, static_cast<std::uint32_t>(entry.text.size()),
                           static_cast<std::uint32_t>(entry.bytes.size())};
      body.append(reinterpret_cast<const char*>(&head), sizeof(head));  // NOLINT(*-reinterpret-cast)
      body.append(entry.text).append(entry.bytes);
    }
  std::error_code error;
  fs::create_directories(fs::path(file_).parent_path(), error);
  // Under a name of its own until it is whole, so that nobody ever reads a part of it.
  const std::string part = file_ + "." + std::to_string(getpid());
  const std::uint64_t sum = sum_of(body);
  std::ofstream stream(part, std::ios::binary | std::ios::trunc);
  stream << first_line_;
  stream.write(reinterpret_cast<const char*>(&sum), sizeof(sum));  // NOLINT(*-reinterpret-cast)
  stream << body;
  stream.close();
  if (stream) fs::rename(part, file_, error);
  if (stream && !error) {
    changed_ = false;
    return "";
  }
  std::error_code ignored;
  fs::remove(part, ignored);
  return file_ + " cannot be written";
}

std::string cache_file(const std::string& chosen, const std::string& name) {
  fs::path folder = chosen;
  if (folder.empty()) {
    // A relative path there means nothing, as the convention has it.
    const char* const kept = std::getenv("XDG_CACHE_HOME");  // NOLINT(concurrency-mt-unsafe)
    const char* const home = std::getenv("HOME");            // NOLINT(concurrency-mt-unsafe)
    if (kept != nullptr && fs::path(kept).is_absolute())
      folder = fs::path(kept) / "sleight";
    else if (home != nullptr && fs::path(home).is_absolute())
      folder = fs::path(home) / ".cache" / "sleight";
  }
  return folder.empty() ? "" : (folder / name).string();
}

}  // namespace sleight
