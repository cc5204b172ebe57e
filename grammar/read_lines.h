#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// A line that is read, and where another one is not the same.
struct NearLine {
  std::string line;  ///< "Destroy target creature."
  std::string
      says;  ///< what only this line says where they first and last differ: "black creature"; may be ""
  std::string instead_of;  ///< what the other says there; may be ""
};

/// Lines of card text that the grammar reads, in the house wording and with ~ for the card's own name:
/// examples for whoever wrote one that it does not read.
class ReadLines {
 public:
  /// No lines.
  ReadLines() = default;
  /// The lines of a text.
  explicit ReadLines(std::string_view text);

  /// The line with the fewest words to be changed into `line`; of several the first. Nothing when not even
  /// half of the words would stay.
  std::optional<NearLine> nearest(std::string_view line) const;

 private:
  struct Line {
    std::string text;
    std::vector<std::string> words;
  };
  /// The lines, cut into words when the first is asked for: where all is read, nobody asks.
  struct Lines {
    std::once_flag cut;
    std::string text;
    std::vector<Line> lines;
  };
  static void cut_into_words(Lines& lines);

  std::shared_ptr<Lines> lines_ = std::make_shared<Lines>();
};

}  // namespace sleight
