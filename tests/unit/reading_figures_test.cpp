#include "tests/kit/reading_figures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "tests/kit/sanitized.h"
#include "tests/kit/wordings.h"

/// The reader of card texts becomes neither narrower, that less is read in full, nor looser, that more words
/// make no difference: in each wording that it reads.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

const char* const write_figures =
    "\nIf it has to be so: cmake --build BUILD --target write_reading_figures writes both files of figures "
    "anew";

std::string names_of(const std::set<std::string>& names, const std::set<std::string>& but_for) {
  std::string all;
  for (const std::string& name : names)
    if (!but_for.contains(name)) all += "\n  " + name;
  return all;
}

/// The cards of which there are more than there were, each as often as that.
std::string new_cards(const std::multiset<std::string>& now, const std::multiset<std::string>& then) {
  std::string all;
  for (auto it = now.begin(); it != now.end(); it = now.upper_bound(*it)) {
    const std::size_t more = now.count(*it), before = then.count(*it);
    if (more > before)
      all += (all.empty() ? "" : ", ") + *it + (more > before + 1 ? " (more than once)" : "");
  }
  return all;
}

TEST(ReadingFigures, HaveNotFallen) {
  const AllReadingFigures now = measured_reading();
  for (const auto& [wording, then] : kept_reading()) {
    ASSERT_TRUE(now.contains(wording)) << wording << " is measured no more" << write_figures;
    const ReadingFigures& figures = now.at(wording);
    for (const auto& [set, before] : then.sets) {
      const auto found = figures.sets.find(set);
      ASSERT_TRUE(found != figures.sets.end()) << set << " has no texts in the wording " << wording;
      const ReadingFigures::OfSet& of_set = found->second;
      EXPECT_GE(of_set.read * before.texts, before.read * of_set.texts)
          << wording << ": of " << of_set.texts << " texts of " << set << " " << of_set.read
          << " are read in full, of " << before.texts << " it was " << before.read
          << ". No longer read:" << names_of(figures.unread, then.unread) << write_figures;
    }
    EXPECT_GE(figures.letter_for_letter.size(), then.letter_for_letter.size())
        << wording << ": described letter for letter no more:"
        << names_of(then.letter_for_letter, figures.letter_for_letter) << write_figures;
    // No failure, but what falls next would go unseen up to what it was.
    if (figures.unread.size() < then.unread.size() ||
        figures.letter_for_letter.size() > then.letter_for_letter.size())
      std::cout << wording << ": unread " << figures.unread.size() << " after " << then.unread.size()
                << ", letter for letter " << figures.letter_for_letter.size() << " after "
                << then.letter_for_letter.size() << write_figures << "\n";
  }
}

TEST(IdleWords, AreNoMoreThanTheyWere) {
  // A tenth of them under the sanitizers: no word of it may be idle more often than of all.
  const AllIdleWords now = measured_idle_words(one_word_of * (sanitized ? 10 : 1));
  const AllIdleWords all_then = kept_idle_words();
  for (const auto& [wording, probes] : now)
    for (const auto& [probe, words] : probes) {
      const IdleWords& then = all_then.at(wording).at(probe);
      EXPECT_LE(words.idle(), then.idle())
          << wording << ", " << probe << ": words without a difference" << write_figures;
      for (const auto& [word, cards] : words.cards) {
        const auto found = then.cards.find(word);
        const std::multiset<std::string> before =
            found == then.cards.end() ? std::multiset<std::string>{} : found->second;
        EXPECT_LE(cards.size(), before.size())
            << wording << ", " << probe << ": \"" << word << "\" makes no difference " << cards.size()
            << " times, and did so " << before.size() << " times; now of " << new_cards(cards, before)
            << ". Hold it against what else the text says, so that the definition becomes another or the "
               "line "
               "is not understood."
            << write_figures;
      }
      if (!sanitized && words.idle() < then.idle())
        std::cout << wording << ", " << probe << ": " << words.idle() << " idle words after " << then.idle()
                  << write_figures << "\n";
    }
}

TEST(Wordings, OfTodaySayWhatThoseBeforeSaid) {
  CardFacts facts;
  facts.name = "Tawnos's Wand";
  facts.types = {"Artifact"};
  facts.text =
      "Tawnos's Wand enters the battlefield tapped.\n{2}: Untap Tawnos's Wand. Activate this ability only "
      "once "
      "each turn.";
  EXPECT_EQ(as_of_today(facts),
            "This artifact enters tapped.\n{2}: Untap this artifact. Activate only once each turn.");
  facts.types = {"Sorcery"};
  facts.text = "Tawnos's Wand deals 1 damage to any target.";
  EXPECT_EQ(as_of_today(facts), facts.text) << "a spell goes on calling itself by its name";
}

}  // namespace
}  // namespace sleight
