#pragma once

#include <string>
#include <vector>

namespace sleight::cli {

/// A fenced block of a Markdown page.
struct Fence {
  /// The first word behind the fence: "lua", "console", "cpp", "cmake", "json" or "text"; empty where there
  /// is none.
  std::string language;
  /// The name behind `file=` in the line of the fence, or in a first line `-- file: NAME` (`//`, `#`); empty
  /// where there is none.
  std::string file;
  /// The lines between the fences, without the line that names the file.
  std::vector<std::string> lines;
  /// The number of the line that opens it, from 1.
  int line = 0;

  std::string text() const;
};

/// A link of a Markdown page that leads to a file or a heading of this tree.
struct Link {
  std::string to;
  int line = 0;
  /// The heading that it stands below.
  std::string heading;
};

/// What stands between one heading of a Markdown page and the next; the first has what stands before any.
struct Section {
  std::string heading;
  int line = 0;
  /// The words of its sentences: blocks and tables are not counted.
  std::size_t words = 0;
  /// Those of its points (`- `), which are not among `words`.
  std::size_t words_of_points = 0;
};

/// A Markdown page, as far as the tests look at it.
struct DocPage {
  std::vector<Fence> fences;
  std::vector<Link> links;
  /// The names by which links lead to its headings: "A first card" is `a-first-card`.
  std::vector<std::string> anchors;
  std::vector<Section> sections;
  /// Empty, or the line of a fence that is never closed.
  std::string broken;
};

/// Reads the text of a page.
DocPage read_page(const std::string& text);
/// Reads a page of the source tree.
DocPage page_of(const std::string& path);
/// README.md and all Markdown pages below docs/, as paths from the root of the source tree, in the order of
/// their names.
std::vector<std::string> all_pages();
/// Whether a page is written by a target of the build: docs/index.md lists it below "Written by the build".
bool is_generated(const std::string& page);
/// Whether what was printed is what a page shows, where a shown line `...` stands for any lines.
bool same_output(const std::vector<std::string>& shown, const std::vector<std::string>& printed);
std::vector<std::string> lines_of(const std::string& text);

}  // namespace sleight::cli
