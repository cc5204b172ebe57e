#include "tools/gate/fixes.h"

#include <unistd.h>

#include <algorithm>
#include <dtl/dtl.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <utility>

#include "tools/files/file_system.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// A change of a stretch of bytes.
struct Replacement {
  std::size_t begin = 0, end = 0;
  const std::string* text = nullptr;
};

/// Where the lines of a text begin.
class Lines {
 public:
  explicit Lines(std::string_view text) : size_(text.size()) {
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
      begins_.push_back(at + 1);
  }

  /// The byte at a line and a column; none where there is no such place.
  std::optional<std::size_t> byte(int line, int column) const {
    if (line < 1 || column < 1 || static_cast<std::size_t>(line) > begins_.size()) return std::nullopt;
    const std::size_t at = begins_[static_cast<std::size_t>(line) - 1] + static_cast<std::size_t>(column) - 1;
    return at > size_ ? std::nullopt : std::optional(at);
  }

 private:
  std::size_t size_;
  std::vector<std::size_t> begins_{0};
};

std::optional<Replacement> change_of(const Edit& edit, const Lines& lines) {
  const Location& where = edit.where;
  const std::optional<std::size_t> begin = lines.byte(where.line, where.column);
  if (!begin) return std::nullopt;
  const bool over_lines = where.end_line > where.line;
  const std::optional<std::size_t> end =
      over_lines ? lines.byte(where.end_line, where.end_column)
                 : lines.byte(where.line, where.column + std::max(0, where.length));
  if (!end || *end < *begin) return std::nullopt;
  return Replacement{*begin, *end, &edit.text};
}

/// Whether two changes are about one place: what comes of both nobody knows.
bool meet(const Replacement& a, const Replacement& b) {
  if (a.begin == b.begin) return true;
  return a.begin < b.begin ? a.end > b.begin : b.end > a.begin;
}

/// The edits of one finding as changes; nothing where they are none of this file, or meet others.
std::optional<std::vector<Replacement>> changes_of(const Diagnostic& finding, const Lines& lines,
                                                   const std::vector<Replacement>& taken) {
  std::vector<Replacement> changes;
  for (const Edit& edit : finding.edits) {
    const std::optional<Replacement> change = change_of(edit, lines);
    if (!change || edit.where.file != finding.location.file) return std::nullopt;
    const auto meets = [&](const Replacement& other) { return meet(*change, other); };
    if (std::any_of(taken.begin(), taken.end(), meets) || std::any_of(changes.begin(), changes.end(), meets))
      return std::nullopt;
    changes.push_back(*change);
  }
  return changes;
}

std::string changed(const std::string& text, std::vector<Replacement> changes) {
  std::sort(changes.begin(), changes.end(),
            [](const Replacement& a, const Replacement& b) { return a.begin < b.begin; });
  std::string after;
  std::size_t at = 0;
  for (const Replacement& change : changes) {
    after.append(text, at, change.begin - at).append(*change.text);
    at = change.end;
  }
  return after.append(text, at);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  // As patches say it, on a line of its own.
  if (!lines.empty() && !text.ends_with('\n')) lines.back() += "\n\\ No newline at end of file";
  return lines;
}

/// A mark that editors put before a text; it is no part of what was checked, and stays.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace

std::vector<FixedFile> fixed_files(const Report& report, bool all) {
  std::map<std::string, std::vector<const Diagnostic*>> by_file;
  for (const Diagnostic& finding : report.findings()) {
    const auto is_made = [all](const Edit& edit) { return all || edit.safe; };
    if (finding.edits.empty() || !std::all_of(finding.edits.begin(), finding.edits.end(), is_made)) continue;
    by_file[finding.location.file].push_back(&finding);
  }
  std::vector<FixedFile> files;
  for (const auto& [file, findings] : by_file) {
    FixedFile fixed{file, std::string(report.text_of(file)), "", {}};
    const Lines lines(fixed.before);
    std::vector<Replacement> taken;
    for (const Diagnostic* finding : findings) {
      const std::optional<std::vector<Replacement>> changes = changes_of(*finding, lines, taken);
      if (!changes) continue;
      taken.insert(taken.end(), changes->begin(), changes->end());
      fixed.fixed.push_back(*finding);
    }
    fixed.after = changed(fixed.before, std::move(taken));
    if (fixed.after != fixed.before) files.push_back(std::move(fixed));
  }
  return files;
}

std::string write_fixed(const FixedFile& fixed) {
  std::error_code error;
  const fs::path file = fs::canonical(fixed.file, error);
  // Renaming would get round what its rights say.
  if (!error && ::access(file.c_str(), W_OK) != 0) return "`" + fixed.file + "` may not be written to";
  std::ifstream stream(file, std::ios::binary);
  if (error || !fs::is_regular_file(file, error) || !stream)
    return "`" + fixed.file + "` is no file that can be written to";
  const std::string now{std::istreambuf_iterator<char>(stream), {}};
  const bool marked = now.starts_with(byte_order_mark);
  if (now.substr(marked ? byte_order_mark.size() : 0) != fixed.before)
    return "`" + fixed.file + "` was changed while it was checked";
  // Under another name until it is whole: whatever happens, one of the two texts is there.
  const fs::path part = file.string() + "." + std::to_string(getpid());
  std::string problem;
  if (!write_file(part.string(), (marked ? std::string(byte_order_mark) : "") + fixed.after, problem))
    return "`" + fixed.file + "` cannot be written: " + problem;
  fs::permissions(part, fs::status(file, error).permissions(), error);
  fs::rename(part, file, error);
  if (!error) return "";
  problem = error.message();
  fs::remove(part, error);
  return "`" + fixed.file + "` cannot be written: " + problem;
}

std::string patch_of(const FixedFile& fixed) {
  dtl::Diff<std::string> diff(lines_of(fixed.before), lines_of(fixed.after));
  diff.compose();
  diff.composeUnifiedHunks();
  std::ostringstream patch;
  patch << "--- " << fixed.file << "\n+++ " << fixed.file << "\n";
  diff.printUnifiedFormat(patch);
  return patch.str();
}

}  // namespace sleight
