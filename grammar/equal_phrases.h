#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// What each of two texts says and the other does not: words, sorted, each as often as it is too many.
struct LeftOver {
  std::vector<std::string> of_text;
  std::vector<std::string> of_description;
  /// Numbers of the text that stand in each other's places in the description.
  std::vector<std::string> exchanged;
  /// Whether both sides say the same.
  bool empty() const { return of_text.empty() && of_description.empty() && exchanged.empty(); }
  bool operator==(const LeftOver&) const = default;
};

/// A second opinion on reading: a card's text and the English of what was read are held against each other
/// word for word, each as often as it is said. Grammar and printer have no part in it, so a word that both
/// pass over is seen here. What may be said in two ways stands in a table that people reviewed
/// (`grammar/equal_phrases.txt`).
///
/// A row is `phrase = phrase`: what stands left in the text and right in the description is the same, and the
/// other way round, as often as both stand there. ` ... ` in a phrase lets other words stand between, `-` is
/// nothing at all. A line without ` = ` lists words that say nothing by themselves; `#` begins a remark.
class EqualPhrases {
 public:
  /// Two phrases that mean the same.
  struct Row {
    std::string left;
    std::string right;
  };

  /// Nothing is equal but what is spelled alike.
  EqualPhrases() = default;
  /// The rows of a table.
  explicit EqualPhrases(std::string_view table);

  /// What is left over of a text and of the description of what was read in it, line by line, both in the
  /// house wording and with ~ for the card's own name. The number of a noun and the person of a verb are
  /// passed over.
  LeftOver left_over(std::span<const std::string> text, std::span<const std::string> description) const;

  /// All rows of the table, as they are written.
  const std::vector<Row>& rows() const { return spelled_; }

 private:
  using Words = std::vector<std::string>;
  /// Runs of words that follow on each other, in this order.
  using Phrase = std::vector<Words>;
  struct Equal {
    Phrase left;
    Phrase right;
    Words only_left;  ///< sorted, as is the next: the words that the other phrase does not say as often
    Words only_right;
  };

  static Phrase phrase_of(std::string_view spelled);
  /// How often it stands there, no word of it twice; nothing at all stands anywhere.
  static std::size_t times_in(const Phrase& phrase, std::span<const std::string_view> words);

  std::vector<Row> spelled_;
  std::vector<Equal> equals_;
  Words say_nothing_;  ///< sorted
};

}  // namespace sleight
