// The pages for people hold what they show. Each fenced block of README.md and of the pages below docs/ that
// people write is run, in a scratch folder of the page's own in which `cards`, `docs`, `scripting`, `tests`
// and `build/sleight` stand as in the tree:
//   console  `$ ` lines are commands, and the lines below each are what it prints; a line `...` stands for
//   any lines lua      behind `-- file: NAME` a file for the commands that follow, or, where the tree has
//   that file, lines of it;
//            else what begins with `return` passes `check` without a warning, and what begins with
//            `scenario(` passes `test`
//   cpp, cmake  behind `// file: NAME` or `# file: NAME` lines of that file of the tree, which a test builds
//   json     can be read; with `file=NAME` in the fence's line it is a file for the commands
//   text     is not run; with `file=NAME` it is a file for the commands
// With SLEIGHT_WRITE_DOCS=1 in the environment, what commands print is written into the pages: of blocks
// without `...`.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/doc_pages.h"
#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

namespace fs = std::filesystem;

/// Seconds that one command may take: also where sanitizers watch it.
constexpr const char* most_seconds = "300";

/// What a reader takes in at a glance, and without a pause.
constexpr std::size_t most_letters_of_heading = 90, most_words_of_section = 300;

bool begins(const std::string& text, const std::string& with) { return text.rfind(with, 0) == 0; }

/// The text with every `what` left out.
std::string without(std::string text, const std::string& what) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
    text.erase(at, what.size());
  return text;
}

/// The lines without empty ones at the end.
std::vector<std::string> trimmed(std::vector<std::string> lines) {
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

/// A page under way: its folder, and what its commands have left.
class Reading {
 public:
  explicit Reading(const std::string& page) : page_(page), root_(fs::path{folder()} / "page") {
    fs::remove_all(root_);
    fs::create_directories(root_ / "build");
    for (const std::string name : {"cards", "docs", "scripting", "tests"})
      fs::create_directory_symlink(source_file(name), root_ / name);
    fs::create_symlink(SLEIGHT_PROGRAM, root_ / "build/sleight");
  }

  void read(const DocPage& page) {
    EXPECT_EQ(page.broken, "");
    for (const Fence& fence : page.fences) {
      SCOPED_TRACE(page_ + ":" + std::to_string(fence.line));
      if (fence.language == "console")
        console(fence);
      else if (fence.language == "lua")
        lua(fence);
      else if (fence.language == "cpp" || fence.language == "cmake")
        source(fence);
      else if (fence.language == "json")
        json(fence);
      else if (fence.language == "text" || fence.language == "toml")
        keep(fence);
      else
        ADD_FAILURE() << "a block of the language `" << fence.language
                      << "`, which no test runs: console, lua, cpp, cmake, json, text, toml";
    }
    for (const auto& [file, line] : unused_)
      ADD_FAILURE() << page_ << ":" << line << ": no command below uses the file " << file;
    if (rewrites_ && !anew_.empty()) rewrite();
  }

 private:
  Ran shell(const std::string& command) {
    const Ran ran = run_program("/usr/bin/env", {"timeout", most_seconds, "/bin/sh", "-c",
                                                 "cd '" + root_.string() + "' && (exit " +
                                                     std::to_string(status_) + ")\n" + command});
    EXPECT_NE(ran.status, 124) << "took more than " << most_seconds << " seconds: " << command;
    status_ = ran.status;
    return ran;
  }

  /// What a run printed, with files named as a reader in the root of the tree has them.
  std::string as_shown(const std::string& text) const {
    return without(without(text, root_.string() + "/"), source_file(""));
  }

  /// Runs one command, and holds what it prints against what the page shows below it. Gives what the page
  /// should show.
  std::vector<std::string> command(const std::string& line, const std::vector<std::string>& shown) {
    static const std::vector<std::string> known{"build/sleight ", "cat ", "echo $?"};
    EXPECT_TRUE(
        std::any_of(known.begin(), known.end(), [&](const std::string& one) { return begins(line, one); }))
        << "a command that no test runs: " << line;
    std::erase_if(unused_, [&](const auto& one) { return mentions(line, one.first); });
    const Ran ran = shell(line);
    const std::string out = as_shown(ran.out), err = as_shown(ran.err);
    const std::vector<std::string> printed = trimmed(lines_of(out + err));
    // At a terminal the two streams go into each other; no command writes one, then the other, then the first
    // again.
    if (same_output(shown, printed) || same_output(shown, trimmed(lines_of(err + out)))) return shown;
    if (rewrites_ && std::find(shown.begin(), shown.end(), "...") == shown.end()) return printed;
    ADD_FAILURE() << "$ " << line << "\n" << out << err << "is what it prints (status " << ran.status << ")";
    return shown;
  }

  void console(const Fence& fence) {
    ASSERT_TRUE(!fence.lines.empty() && begins(fence.lines[0], "$ "))
        << "a console block begins with a command";
    std::vector<std::string> whole;
    for (auto at = fence.lines.begin(); at != fence.lines.end();) {
      const auto next =
          std::find_if(at + 1, fence.lines.end(), [](const std::string& line) { return begins(line, "$ "); });
      const std::vector<std::string> shown(at + 1, next);
      const std::vector<std::string> now = command(at->substr(2), trimmed(shown));
      whole.push_back(*at);
      whole.insert(whole.end(), now.begin(), now.end());
      // Empty lines between two commands are the page's own.
      whole.insert(whole.end(), shown.size() - trimmed(shown).size(), "");
      at = next;
    }
    if (whole != fence.lines) anew_.emplace_back(fence, whole);
  }

  /// Writes the page with what the commands print now.
  void rewrite() const {
    std::vector<std::string> lines = lines_of(content(source_file(page_)));
    for (auto at = anew_.rbegin(); at != anew_.rend(); ++at) {
      const auto first = lines.begin() + at->first.line;
      const auto place = lines.erase(first, first + static_cast<std::ptrdiff_t>(at->first.lines.size()));
      lines.insert(place, at->second.begin(), at->second.end());
    }
    std::ofstream out{source_file(page_), std::ios::binary};
    for (const std::string& line : lines) out << line << "\n";
  }

  void lua(const Fence& fence) {
    if (!fence.file.empty() && fs::exists(source_file(fence.file))) return quoted(fence);
    if (!fence.file.empty()) {
      keep(fence);
      return expect_laid_out(fence.file);
    }
    const std::string file = "block_" + std::to_string(fence.line) + ".lua";
    write(file, fence.text());
    expect_laid_out(file);
    if (fence.lines.empty()) {
      ADD_FAILURE() << "an empty block";
    } else if (begins(fence.lines[0], "return ")) {
      const Ran ran = shell("build/sleight check " + file);
      EXPECT_NE(ran.out.find("0 errors, 0 warnings"), std::string::npos) << ran.out << ran.err;
    } else if (begins(fence.lines[0], "scenario(")) {
      const Ran ran = shell("build/sleight test " + file);
      EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    } else {
      ADD_FAILURE() << "a lua block begins with `-- file: NAME`, `return` or `scenario(`; what is no whole "
                       "script is `text`";
    }
  }

  /// What readers copy is laid out as the program does it.
  void expect_laid_out(const std::string& file) {
    EXPECT_EQ(shell("build/sleight format --diff " + file).out, "");
  }

  /// Each line stands in the file of the tree, in this order; `...` stands for lines left out.
  void quoted(const Fence& fence) {
    const std::vector<std::string> whole = lines_of(content(source_file(fence.file)));
    auto at = whole.begin();
    bool gap = true;
    for (const std::string& line : fence.lines) {
      const std::size_t text = line.find_first_not_of(" -");
      if (text != std::string::npos && line.substr(text) == "...") {
        gap = true;
        continue;
      }
      at = gap ? std::find(at, whole.end(), line) : at;
      if (at == whole.end() || *at != line) {
        ADD_FAILURE() << fence.file << " does not go on with: " << line;
        return;
      }
      ++at;
      gap = false;
    }
  }

  void source(const Fence& fence) {
    ASSERT_TRUE(!fence.file.empty() && fs::exists(source_file(fence.file)))
        << "a block of " << fence.language << " begins with a comment `file: NAME`, a file of the tree";
    EXPECT_FALSE(fence.lines.empty());
    quoted(fence);
  }

  void json(const Fence& fence) {
    EXPECT_TRUE(nlohmann::json::accept(fence.text())) << "this is no JSON";
    keep(fence);
  }

  /// A file for the commands that follow.
  void keep(const Fence& fence) {
    if (fence.file.empty()) return;
    // With the line that names it: who copies the whole block has the same lines.
    const std::string named = fence.language == "lua"    ? "-- file: " + fence.file + "\n"
                              : fence.language == "toml" ? "# file: " + fence.file + "\n"
                                                         : "";
    write(fence.file, named + fence.text());
    unused_.emplace_back(fence.file, fence.line);
  }

  void write(const std::string& file, const std::string& text) {
    ASSERT_EQ(file.find(".."), std::string::npos) << file;
    for (const std::string name : {"cards/", "tests/", "scripting/", "build/"})
      ASSERT_FALSE(begins(file, name)) << file << " would be written into the tree";
    made_file("page/" + file, text);
  }

  /// Whether a command names a file, or a folder that it lies in.
  static bool mentions(const std::string& line, std::string file) {
    const std::string words = " " + line + " ";
    for (;;) {
      if (words.find(" " + file + " ") != std::string::npos) return true;
      const std::size_t slash = file.rfind('/');
      if (slash == std::string::npos) return false;
      file.resize(slash);
    }
  }

  std::string page_;
  fs::path root_;
  int status_ = 0;
  bool rewrites_ = std::getenv("SLEIGHT_WRITE_DOCS") != nullptr;
  /// Console blocks that should show something else.
  std::vector<std::pair<Fence, std::vector<std::string>>> anew_;
  std::vector<std::pair<std::string, int>> unused_;
};

class Docs : public testing::TestWithParam<std::string> {};

TEST_P(Docs, ShowWhatIsSo) {
  if (is_generated(GetParam())) return;  // a test of its own holds each of these
  Reading{GetParam()}.read(page_of(GetParam()));
}

TEST_P(Docs, LinkToWhatIsThere) {
  const fs::path page = GetParam();
  const DocPage read = page_of(GetParam());
  for (const Link& link : read.links) {
    SCOPED_TRACE(GetParam() + ":" + std::to_string(link.line));
    const std::size_t hash = link.to.find('#');
    const std::string file = link.to.substr(0, hash);
    const std::string target =
        file.empty() ? GetParam() : (page.parent_path() / file).lexically_normal().generic_string();
    if (begins(target, "..") || !fs::exists(source_file(target))) {
      ADD_FAILURE() << "a link to " << link.to << ": there is no " << target;
    } else if (hash != std::string::npos) {
      const DocPage other = target == GetParam() ? read : page_of(target);
      const std::string anchor = link.to.substr(hash + 1);
      EXPECT_TRUE(std::count(other.anchors.begin(), other.anchors.end(), anchor) > 0)
          << target << " has no heading `#" << anchor << "`";
    }
  }
}

TEST_P(Docs, AreCutIntoSections) {
  const std::string page = GetParam();
  for (const Section& section : page_of(page).sections) {
    SCOPED_TRACE(page + ":" + std::to_string(section.line));
    EXPECT_LE(section.heading.size(), most_letters_of_heading) << section.heading;
    // What the build lists point by point is looked up, and not read from end to end.
    const std::size_t words = section.words + (is_generated(page) ? 0 : section.words_of_points);
    EXPECT_LE(words, most_words_of_section)
        << "`" << section.heading << "` is long: give its parts headings, or make a table of it";
  }
}

TEST_P(Docs, AreListedByTheIndex) {
  const std::string page = GetParam();
  if (page == "README.md" || page == "docs/index.md") return;
  const DocPage index = page_of("docs/index.md");
  EXPECT_TRUE(std::any_of(index.links.begin(), index.links.end(),
                          [&](const Link& link) { return "docs/" + link.to == page; }))
      << "docs/index.md does not lead to " << page;
}

std::string test_name(const testing::TestParamInfo<std::string>& page) {
  std::string name = page.param.substr(0, page.param.rfind('.'));
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Pages, Docs, testing::ValuesIn(all_pages()), test_name);

}  // namespace
}  // namespace sleight::cli
