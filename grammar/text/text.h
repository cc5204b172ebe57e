#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sleight {

/// A stretch of the text that was read: where it starts, in bytes, and how long it is.
struct Span {
  std::size_t at = 0;
  std::size_t length = 0;
  bool operator==(const Span&) const = default;
};

/// Text on its way to the parser. Each byte remembers which bytes of the author's text it stands for, so that
/// whatever the pre-pass rewrites, a finding points at what the author wrote, and shows it.
class Text {
 public:
  /// `length` bytes from `at` on become `with`.
  struct Edit {
    std::size_t at = 0;
    std::size_t length = 0;
    std::string_view with;
  };

  Text() = default;
  /// A text that nothing was changed in yet.
  explicit Text(std::string_view source);

  /// A line whose bytes stand for their numbers, wherever they come from (`rewritten_as`).
  static Text numbered(std::string_view line);
  /// What was made of a numbered line of the same bytes, with each byte standing for what it does here.
  Text rewritten_as(const Text& numbered) const;

  /// The text as it is now.
  const std::string& str() const { return bytes_; }
  /// How many bytes it has now.
  std::size_t size() const { return bytes_.size(); }
  /// Where in the author's text the byte at `at` comes from.
  std::size_t offset(std::size_t at) const { return at < stands_for_.size() ? stands_for_[at].begin : end_; }
  /// What `length` bytes from `at` on stand for in the author's text.
  Span stretch(std::size_t at, std::size_t length) const;

  /// Replaces `length` bytes from `at` on; each new byte stands for all of those it replaces. What is
  /// replaced by nothing goes to the byte behind it, or else to the one before.
  void replace(std::size_t at, std::size_t length, std::string_view with);
  /// The same in many places that follow on each other, in one pass.
  void replace(std::span<const Edit> edits);
  /// Puts `what` at `at`, and it stands for what the byte at `like` does.
  void insert(std::size_t at, std::string_view what, std::size_t like);
  /// Leaves out what says nothing: no other byte stands for it.
  void cut(std::span<const Edit> places);
  /// Replaces `from` wherever it stands as whole words; whether it stood anywhere.
  bool replace_words(std::string_view from, std::string_view with);
  /// Turns capital letters into small ones.
  void lower();
  /// A piece of it, which remembers the same source.
  Text part(std::size_t at, std::size_t length) const;
  /// How many bytes all edits have copied: what tests hold linear, where time would be chance.
  std::size_t moved() const { return moved_; }
  /// Adds another part of the same author's text, behind a space.
  void append(const Text& more);

 private:
  struct Place {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };
  /// What that many bytes stand for together.
  Place covered(std::size_t at, std::size_t length) const;
  void rebuild(std::span<const Edit> edits, bool keep_places);

  std::string bytes_;
  std::vector<Place> stands_for_;
  std::size_t end_ = 0;
  std::size_t moved_ = 0;
};

struct PrintedCard;

/// Whose words a text is in. Card databases say some things of the era in words that mean something else in
/// the house wording, which the scripts' own texts are in.
enum class Wording : std::uint8_t {
  house,
  oracle,
  printed,  ///< of the cards of 1993-97
};
/// How many wordings there are.
constexpr std::size_t wording_count = 3;

/// Letters and digits make words. Bytes beyond ASCII are letters of names ("Lim-Dul" with its accent): quotes
/// and dashes were made plain.
bool is_word_byte(char c);

/// More than three times what the longest line of a classic card has. What is longer is not read, and told
/// (G0104): so no line takes long, and none nests deeper than the stack.
constexpr std::size_t most_words_of_line = 400;
/// Whether a line has more words and signs than that.
bool is_too_long(std::string_view line);

/// Where the lines of a text lie, each with its length: one per ability, a choice with its bullets as one.
std::vector<std::pair<std::size_t, std::size_t>> line_places(std::string_view text);

/// The text without its reminders, which stand in brackets and say nothing that is not said elsewhere.
std::string without_reminders(std::string_view text);

/// The pre-pass, and the only way from a text to the parser: plain quotes and dashes, the card's own name as
/// ~, reminder text cut, lower case, one line per ability with "choose one" and its bullets as one, and the
/// wording brought to the house's (dialect.cpp). `short_name`: what a legend is called besides; "" for none.
/// `printed`: the card whose printed text it is; without one `Wording::printed` is read as the house's.
std::vector<Text> ability_lines(std::string_view name, std::string_view text,
                                Wording wording = Wording::house, std::string_view short_name = "",
                                const PrintedCard* printed = nullptr);

}  // namespace sleight
