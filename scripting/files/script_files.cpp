#include "scripting/files/script_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <string_view>

#include "scripting/files/given_texts.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// A script is short; one of so many bytes is looked at no further, not even to say how long it is.
constexpr std::uintmax_t most_of_a_script = std::uintmax_t{64} << 20U;

constexpr const char* unreadable = "this file cannot be read";

/// Whether the caller has opened it: then it ends when whoever writes to it ends.
bool is_opened(const std::string& file) { return file == "/dev/stdin" || file.starts_with("/dev/fd/"); }

std::string too_large(std::uintmax_t most) {
  return "this file is larger than " + std::to_string(most >> 20U) + " MB";
}

/// A file that is open, and is closed when this goes.
struct Descriptor {
  explicit Descriptor(int of) : number(of) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
  int number;
};

/// Reads all that is left of a file that is said to be of that `size`, and stops behind `most` bytes. False
/// when something went wrong.
bool read_to_end(int descriptor, std::size_t size, std::uintmax_t most, std::string& text) {
  // One byte more than it is said to have shows its end without another call; some files say 0.
  std::size_t room = size + 1;
  for (;;) {
    const std::size_t before = text.size();
    text.resize(before + room);
    const ssize_t got = ::read(descriptor, text.data() + before, room);
    if (got < 0 && errno == EINTR) {
      text.resize(before);
      continue;
    }
    text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0) return false;
    if (got == 0 || text.size() > most) return true;
    // A short answer is the end of a small file, and asked again all the same where more was expected.
    if (text.size() == size) return true;
    room = std::max<std::size_t>(size + 1 - std::min(size, text.size()), std::size_t{1} << 12U);
  }
}

/// Adds the files below `folder` that end so. Links to folders are not followed: they may lead round in a
/// circle.
void add_files(const std::string& folder, std::string_view ending, Diagnostics& findings,
               std::vector<std::string>& files) {
  std::error_code ignored;
  for (const fs::directory_entry& entry : entries_of(folder, findings)) {
    const std::string& path = entry.path().native();
    // What is hidden is somebody else's: .git, the folders of editors.
    if (name_of_file(path).starts_with('.')) continue;
    if (entry.is_directory(ignored) && !entry.is_symlink(ignored))
      add_files(path, ending, findings, files);
    else if (path.ends_with(ending) && entry.is_regular_file(ignored))
      files.push_back(path);
  }
}

}  // namespace

std::string_view name_of_file(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::optional<std::ifstream> opened_file(const std::string& file, std::string& problem, std::uintmax_t most) {
  problem = unreadable;
  std::error_code error;
  const fs::path path(file);
  const fs::file_status status = fs::status(path, error);
  // Asked before it is opened: opening a pipe waits for somebody who writes.
  if (!fs::is_regular_file(status) && !(fs::is_fifo(status) && is_opened(file))) return std::nullopt;
  if (fs::is_regular_file(status) && fs::file_size(path, error) > most && !error) {
    problem = too_large(most);
    return std::nullopt;
  }
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return std::nullopt;
  problem.clear();
  return stream;
}

std::optional<std::string> contents_of(const std::string& file, std::string& problem, std::uintmax_t most) {
  std::optional<std::string> text;
  if (const std::string* given = given_text(file)) {
    problem = given->size() > most ? too_large(most) : "";
    return given->size() > most ? std::nullopt : std::optional{*given};
  }
  problem = unreadable;
  // Read by the system's own calls: a library of cards is a thousand small files. Opening a pipe so waits for
  // nobody.
  const Descriptor descriptor{::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};  // NOLINT(*-vararg)
  struct stat about {};
  if (descriptor.number < 0 || ::fstat(descriptor.number, &about) != 0) return std::nullopt;
  if (S_ISREG(about.st_mode)) {
    text.emplace();
    const bool good = static_cast<std::uintmax_t>(about.st_size) <= most &&
                      read_to_end(descriptor.number, static_cast<std::size_t>(about.st_size), most, *text);
    if (!good || text->size() > most) {
      if (static_cast<std::uintmax_t>(about.st_size) > most || text->size() > most) problem = too_large(most);
      return std::nullopt;
    }
  } else {
    std::optional<std::ifstream> stream = opened_file(file, problem, most);
    if (!stream) return std::nullopt;
    text.emplace();
    std::array<char, std::size_t{1} << 12U> block{};
    // Block by block: a pipe does not say how much it will be.
    while (stream->read(block.data(), block.size()) || stream->gcount() > 0) {
      text->append(block.data(), static_cast<std::size_t>(stream->gcount()));
      if (text->size() > most) {
        problem = too_large(most);
        return std::nullopt;
      }
    }
    if (stream->bad()) {
      problem = unreadable;
      return std::nullopt;
    }
  }
  problem.clear();
  // Some editors begin a text with a mark that it is UTF-8: no part of what it says.
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text->starts_with(mark)) text->erase(0, mark.size());
  return text;
}

std::optional<std::string> read_file(const std::string& file, Diagnostics& findings) {
  std::string problem;
  std::optional<std::string> text = contents_of(file, problem, most_of_a_script);
  if (!text)
    findings.push_back(
        {"L0401", Severity::error, {file, 0, 0, 1}, problem, "Check the path and its rights."});
  return text;
}

bool is_file_or_text(const std::string& file) {
  std::error_code ignored;
  return given_text(file) != nullptr || (fs::exists(file, ignored) && !fs::is_directory(file, ignored));
}

std::vector<fs::directory_entry> entries_of(const std::string& folder, Diagnostics& findings) {
  std::vector<fs::directory_entry> entries;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
       entry.increment(error))
    entries.push_back(*entry);
  if (error)
    findings.push_back({"L0401",
                        Severity::error,
                        {folder, 0, 0, 1},
                        "this folder cannot be read",
                        "Check the path and its rights."});
  // Folders are listed in no particular order, and that of cards decides their numbers.
  std::sort(entries.begin(), entries.end(), [](const fs::directory_entry& a, const fs::directory_entry& b) {
    return a.path().native() < b.path().native();
  });
  return entries;
}

std::vector<std::string> files_with_ending(const std::string& folder, std::string_view ending,
                                           Diagnostics& findings) {
  std::vector<std::string> files;
  add_files(folder, ending, findings, files);
  for (std::string& edited : edited_files_below(folder, ending))
    if (std::find(files.begin(), files.end(), edited) == files.end()) files.push_back(std::move(edited));
  // By their whole paths: "a.lua" comes before "a/b.lua", as it does in the alphabet.
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> lua_files_below(const std::string& folder, Diagnostics& findings) {
  return files_with_ending(folder, ".lua", findings);
}

std::vector<std::string> script_files(const std::string& path, Diagnostics& findings) {
  std::error_code ignored;
  // A file that is named itself is meant, whatever it is called.
  if (given_text(path) != nullptr || fs::is_regular_file(path, ignored)) return {path};
  if (!fs::is_directory(path, ignored)) return {};
  std::vector<std::string> files = lua_files_below(path, findings);
  std::erase_if(files, [](const std::string& file) {
    const std::string_view name = name_of_file(file);
    return name == "set.lua" || name == "mod.lua";
  });
  return files;
}

}  // namespace sleight
