#include "tools/gate/revision.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <sstream>
#include <string_view>

#include "tools/files/child_process.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

constexpr int no_end = std::numeric_limits<int>::max();

std::string real_path(const std::string& path) {
  std::error_code ignored;
  const fs::path real = fs::weakly_canonical(path, ignored);
  return ignored ? fs::absolute(path).lexically_normal().string() : real.string();
}

/// The first line of a text, without its end.
std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

/// "+12,3" of a hunk: which lines of today it is about. Nothing was put in where the count is 0: then what
/// stands on both sides has moved together.
std::pair<int, int> lines_of_hunk(const std::string& plus) {
  const int first = std::atoi(plus.c_str() + 1);
  const std::size_t comma = plus.find(',');
  const int count = comma == std::string::npos ? 1 : std::atoi(plus.c_str() + comma + 1);
  return count == 0 ? std::pair{first, first + 1} : std::pair{first, first + count - 1};
}

}  // namespace

Revision::Revision(const std::string& path, const std::string& name) {
  std::error_code ignored;
  fs::path folder = real_path(path);
  if (!fs::is_directory(folder, ignored)) folder = folder.parent_path();
  top_ = folder.string();
  std::string out;
  if (!git({"rev-parse", "--show-toplevel"}, out)) return;
  top_ = first_line(out);
  // A name that begins like an option is none to git either.
  if (name.starts_with('-') || !git({"rev-parse", "--verify", "--quiet", name + "^{commit}"}, out)) {
    problem_ = "the repository `" + top_ + "` has no revision `" + name + "`";
    return;
  }
  const std::string commit = first_line(out);
  std::string made = (fs::temp_directory_path(ignored) / "sleight-XXXXXX").string();
  if (::mkdtemp(made.data()) == nullptr) {
    problem_ = "there is no place for the files of `" + name + "`";
    return;
  }
  folder_ = real_path(made);
  // An index of its own: the one of the repository stays as it is.
  const std::vector<std::string> index{"GIT_INDEX_FILE=" + folder_ + "/index"};
  if (!git({"read-tree", commit}, out, index) ||
      !git({"checkout-index", "--all", "--quiet", "--prefix=" + folder_ + "/tree/"}, out, index))
    return;
  if (!git({"diff", "--no-color", "--no-ext-diff", "--find-renames", "--unified=0", "--src-prefix=a/",
            "--dst-prefix=b/", commit, "--"},
           out))
    return;
  read_changes(out);
  if (!git({"ls-files", "--others", "--exclude-standard", "-z"}, out)) return;
  std::istringstream files(out);
  for (std::string file; std::getline(files, file, '\0');) changed_[top_ + "/" + file] = {{0, no_end}};
}

Revision::~Revision() {
  std::error_code ignored;
  if (!folder_.empty()) fs::remove_all(folder_, ignored);
}

bool Revision::git(const std::vector<std::string>& arguments, std::string& out,
                   const std::vector<std::string>& environment) {
  std::vector<std::string> words{"git", "-C", top_, "-c", "core.quotePath=false"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  ChildResult result = run_child(words, environment);
  out = std::move(result.out);
  if (result.status == 0) return true;
  problem_ = result.problem.empty() ? "git " + arguments.front() + " fails"
                                    : "git says: " + first_line(result.problem);
  return false;
}

void Revision::read_changes(const std::string& diff) {
  std::istringstream lines(diff);
  Lines* file = nullptr;
  std::string before;
  constexpr std::string_view from = "rename from ", to = "rename to ";
  for (std::string line; std::getline(lines, line);) {
    // No line of a file begins so: those stand behind a sign.
    if (line.starts_with(from)) before = top_ + "/" + line.substr(from.size());
    if (line.starts_with(to)) renamed_[top_ + "/" + line.substr(to.size())] = before;
    if (line.starts_with("+++ "))
      file = line.starts_with("+++ b/") ? &changed_[top_ + "/" + line.substr(6)] : nullptr;
    else if (file != nullptr && line.starts_with("@@ "))
      file->push_back(lines_of_hunk(line.substr(line.find('+'))));
  }
}

std::string Revision::earlier_place(const std::string& path) const {
  const std::string today = real_path(path);
  const auto renamed = renamed_.find(today);
  return (fs::path(folder_) / "tree" /
          fs::path(renamed == renamed_.end() ? today : renamed->second).lexically_relative(top_))
      .lexically_normal()
      .string();
}

std::string Revision::place_today(const std::string& earlier) const {
  const std::string place =
      (fs::path(top_) / fs::path(real_path(earlier)).lexically_relative(folder_ + "/tree"))
          .lexically_normal()
          .string();
  for (const auto& [today, before] : renamed_)
    if (before == place) return today;
  return place;
}

std::vector<std::string> Revision::earlier_places(const std::vector<std::string>& paths) const {
  std::vector<std::string> places;
  for (const std::string& path : paths)
    if (std::string earlier = earlier_place(path); fs::exists(earlier)) places.push_back(std::move(earlier));
  const auto holds = [](const std::vector<std::string>& folders, const std::string& file) {
    return std::any_of(folders.begin(), folders.end(), [&](const std::string& folder) {
      return file.starts_with((fs::path(real_path(folder)) / "").string());
    });
  };
  for (const auto& [today, before] : renamed_)
    if (std::string earlier = earlier_place(today);
        holds(paths, today) && !holds(places, earlier) && fs::exists(earlier))
      places.push_back(std::move(earlier));
  return places;
}

bool Revision::is_changed(const std::string& file, int line) const {
  const auto changed = changed_.find(real_path(file));
  return changed != changed_.end() &&
         std::any_of(changed->second.begin(), changed->second.end(),
                     [line](const auto& lines) { return line >= lines.first && line <= lines.second; });
}

}  // namespace sleight
