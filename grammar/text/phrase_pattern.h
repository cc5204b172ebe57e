#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/text/text.h"

namespace sleight {

/// A phrase with gaps, and what is said in its place. In the phrase
///   ^          is the beginning of a sentence, of what a cost pays for, or of a quote
///   $          the end of one: a full stop, a quote, or the end of the line
///   (a|b|)     one of these words, or none
///   <n> <n2>   a number: "3", "three", "a", "x"
///   <m>        mana symbols without a space between them
///   <p>        a change of power and toughness: "+1/-1", "+x/+0"
///   <k>        a word of a list: any word at all
///   <t> <t2>   some words without a sign between them, as few as will do
///   <c>        the same, commas among them
/// and in what is said instead a gap stands for what it held. One that stands in a phrase twice holds the
/// same words both times. Phrases are whole words in lower case.
class PhrasePattern {
 public:
  static constexpr std::size_t most_gaps = 6;

  explicit PhrasePattern(std::string_view phrase);

  /// Where it was found, and what each gap held.
  struct Found {
    std::size_t at = 0;
    std::size_t length = 0;
    std::array<Span, most_gaps> gaps{};
  };
  std::optional<Found> find(std::string_view line, std::size_t from = 0) const;

  /// Which gap has that name ("n2"); the number of gaps where none has.
  std::size_t gap_named(std::string_view name) const;

 private:
  struct Piece {
    enum class Kind : std::uint8_t { words, either, gap, begin, end };
    Kind kind = Kind::words;
    std::string_view words;               ///< those words, or the name of the gap
    std::vector<std::string_view> any{};  ///< either: one of these
    std::size_t gap = 0;
    bool again = false;  ///< a gap of that name stands before it
  };

  bool match(std::string_view line, std::size_t at, std::size_t piece, Found& found) const;
  bool match_gap(std::string_view line, std::size_t at, std::size_t piece, Found& found) const;

  std::vector<Piece> pieces_;
  std::vector<std::string_view> gaps_;  ///< their names
  std::string_view longest_;            ///< words that each match has
};

/// A phrase of the print, and the house's in its place. "@" in the latter is what the card's text speaks of
/// without naming it: the card itself, or what it is put on.
class PhraseRewrite {
 public:
  PhraseRewrite(std::string_view from, std::string_view to) : from_(from), to_(to) {}

  /// Rewrites each place; whether there was one. Of a card whose `subject` is "" nothing is said that needs
  /// one.
  bool apply(Text& line, std::string_view subject) const;

 private:
  void rewrite(Text& line, const PhrasePattern::Found& found, std::string_view subject) const;

  PhrasePattern from_;
  std::string_view to_;
};

/// What a gap of the phrase held.
std::string words_in(const Text& line, const PhrasePattern::Found& found, std::size_t gap);
/// Cuts out the first sentence or part of one that the phrase finds, with its full stop; whether there was
/// one.
bool cut_out(Text& line, const PhrasePattern& phrase);
/// "3", "three", "a", "x".
bool is_number_word(std::string_view word);

}  // namespace sleight
