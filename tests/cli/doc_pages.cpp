#include "tests/cli/doc_pages.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <sstream>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {

namespace fs = std::filesystem;

std::string Fence::text() const {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

namespace {

/// The name by which a link leads to a heading: letters and digits in small letters, blanks as hyphens.
std::string anchor_of(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0 || byte >= 128 || c == '-' || c == '_')
      anchor += static_cast<char>(std::tolower(byte));
    else if (c == ' ')
      anchor += '-';
  }
  return anchor;
}

/// How a comment begins in a language; empty where none is looked for.
std::string comment_of(const std::string& language) {
  if (language == "lua") return "-- ";
  if (language == "cpp") return "// ";
  return language == "cmake" || language == "toml" ? "# " : "";
}

/// Takes the language and the name of a file out of the line that opens a fence.
Fence opened(const std::string& line, int number) {
  std::istringstream words{line.substr(line.find_first_not_of('`'))};
  Fence fence;
  fence.line = number;
  words >> fence.language;
  for (std::string word; words >> word;)
    if (word.rfind("file=", 0) == 0) fence.file = word.substr(5);
  return fence;
}

void find_links(const std::string& line, int number, const std::string& heading, std::vector<Link>& links) {
  static const std::regex link{R"(\]\(([^)\s]+)\))"};
  static const std::regex code{"`[^`]*`"};
  const std::string prose = std::regex_replace(line, code, "``");
  for (std::sregex_iterator at{prose.begin(), prose.end(), link}, end; at != end; ++at) {
    const std::string to = (*at)[1];
    if (to.find("://") == std::string::npos && to.rfind("mailto:", 0) != 0)
      links.push_back({to, number, heading});
  }
}

/// Counts the words of a line that is no heading and stands in no block.
void count_words(const std::string& line, Section& section) {
  const bool point = line.rfind("- ", 0) == 0;
  std::istringstream in{point ? line.substr(2) : line};
  std::size_t words = 0;
  for (std::string word; in >> word;) ++words;
  if (point)
    section.words_of_points += words;
  else if (line.rfind('|', 0) != 0)
    section.words += words;
}

}  // namespace

DocPage read_page(const std::string& text) {
  DocPage page;
  std::map<std::string, int> seen;
  page.sections.emplace_back();
  bool inside = false;
  int number = 0;
  for (const std::string& line : lines_of(text)) {
    ++number;
    if (line.rfind("```", 0) == 0) {
      inside = !inside;
      if (inside) page.fences.push_back(opened(line + " ", number));
    } else if (inside) {
      Fence& fence = page.fences.back();
      const std::string names = comment_of(fence.language) + "file: ";
      if (names.size() > 6 && fence.lines.empty() && fence.file.empty() && line.rfind(names, 0) == 0)
        fence.file = line.substr(names.size());
      else
        fence.lines.push_back(line);
    } else if (line.rfind('#', 0) == 0 && line.find(' ') != std::string::npos) {
      page.sections.push_back({.heading = line.substr(line.find(' ') + 1), .line = number});
      const std::string anchor = anchor_of(page.sections.back().heading);
      const int times = seen[anchor]++;
      page.anchors.push_back(times == 0 ? anchor : anchor + "-" + std::to_string(times));
    } else {
      find_links(line, number, page.sections.back().heading, page.links);
      count_words(line, page.sections.back());
    }
  }
  if (inside) page.broken = "the block of line " + std::to_string(page.fences.back().line) + " has no end";
  return page;
}

DocPage page_of(const std::string& path) { return read_page(content(source_file(path))); }

std::vector<std::string> all_pages() {
  std::vector<std::string> pages{"README.md"};
  const fs::path root = source_file("");
  for (const auto& entry : fs::recursive_directory_iterator{root / "docs"})
    if (entry.path().extension() == ".md")
      pages.push_back(entry.path().lexically_relative(root).generic_string());
  std::sort(pages.begin() + 1, pages.end());
  return pages;
}

bool is_generated(const std::string& page) {
  static const DocPage index = page_of("docs/index.md");
  return std::any_of(index.links.begin(), index.links.end(), [&](const Link& link) {
    return link.heading == "Written by the build" && "docs/" + link.to == page;
  });
}

bool same_output(const std::vector<std::string>& shown, const std::vector<std::string>& printed) {
  // reach[j]: the shown lines so far can be the first j printed ones.
  std::vector<bool> reach(printed.size() + 1, false);
  reach[0] = true;
  for (const std::string& line : shown) {
    std::vector<bool> next(printed.size() + 1, false);
    bool any = false;
    for (std::size_t j = 0; j <= printed.size(); ++j) {
      if (line == "...") {
        any = any || reach[j];
        next[j] = any;
      } else if (j > 0) {
        next[j] = reach[j - 1] && printed[j - 1] == line;
      }
    }
    reach = std::move(next);
  }
  return reach.back();
}

}  // namespace sleight::cli
