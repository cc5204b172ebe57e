#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <set>
#include <string>
#include <vector>

/// How wide the reader of card texts is (how much it reads), and how tight (how many words of what it reads
/// could be left out, or be others, and mean the same).
namespace sleight::kit {

/// How much of the texts in one wording is read.
struct ReadingFigures {
  struct OfSet {
    int texts = 0;
    int read = 0;  ///< in full
  };
  std::map<std::string, OfSet> sets;        ///< by code
  std::set<std::string> unread;             ///< cards that are not read in full
  std::set<std::string> letter_for_letter;  ///< cards whose text `describe` gives as it stands
};
using AllReadingFigures = std::map<std::string, ReadingFigures>;

/// By wording: those of tests/kit/wordings.h, and "house", the texts of the library's scripts.
AllReadingFigures measured_reading();
AllReadingFigures kept_reading();  ///< those of tests/data/reading_figures.json
void write_reading(std::ostream& out, const AllReadingFigures& figures);

/// The words of one probe that make no difference.
struct IdleWords {
  int probed = 0;
  std::map<std::string, std::multiset<std::string>> cards;  ///< by the word, or "word -> other word"

  int idle() const;
};
/// By wording, then by probe: "left out" or "exchanged". The texts of the library's scripts are not among
/// them: of these each word counts, or is spared with a reason (tests/unit/read_cards_test.cpp).
using AllIdleWords = std::map<std::string, std::map<std::string, IdleWords>>;

/// One of so many words is probed, each time the same ones: all would take too long for a test.
inline constexpr std::uint32_t one_word_of = 2;

/// Leaves out words of texts that are read in full, and exchanges them for others of their class
/// (`swaps_of`): where the card stays the same the word is idle. The words of a card's own name, and what
/// stands in brackets, are not probed.
AllIdleWords measured_idle_words(std::uint32_t one_of = one_word_of);
AllIdleWords kept_idle_words();  ///< those of tests/data/idle_by_wording.json
void write_idle_words(std::ostream& out, const AllIdleWords& words);

}  // namespace sleight::kit
