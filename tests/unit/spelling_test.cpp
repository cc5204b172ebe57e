#include "core/card/spelling.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/card/library.h"
#include "core/card/mana_text.h"

namespace sleight {
namespace {

template <typename E>
void expect_read_back() {
  std::set<std::string> met;
  for (const Spelling<E>& row : all_spellings<E>) {
    EXPECT_TRUE(met.insert(row.spelling).second) << row.spelling;
    EXPECT_EQ(spelt<E>(row.spelling), row.value);
    EXPECT_STREQ(spelling_of(row.value), row.spelling);
  }
  EXPECT_FALSE(met.empty());
  EXPECT_EQ(spelt<E>("nothing like it"), std::nullopt);
}

TEST(Spelling, ReadsBackWhatItWrites) {
  expect_read_back<Colour>();
  expect_read_back<CardType>();
  expect_read_back<Supertype>();
  expect_read_back<Zone>();
  expect_read_back<Comparison>();
  expect_read_back<PhasePart>();
  expect_read_back<Speed>();
  expect_read_back<ChoiceKind>();
  expect_read_back<Duration>();
  expect_read_back<Keyword::Parameter>();
  expect_read_back<PhaseAction>();
  expect_read_back<Layer>();
}

TEST(Spelling, EnglishIsTheSameWordUnlessItIsAnother) {
  EXPECT_STREQ(english_of(Supertype::legend), "legendary");
  EXPECT_STREQ(english_of(Supertype::world), "world");
  EXPECT_STREQ(english_of(Duration::for_good), "");
}

TEST(Spelling, SetsAndNothingHaveNone) {
  EXPECT_STREQ(spelling_of(CardType::none), "");
  EXPECT_STREQ(spelling_of(CardType::artifact | CardType::creature), "");
}

TEST(Spelling, EveryLibraryKnowsTheWordsOfTheRules) {
  const Library library;
  for (const std::string_view type : basic_land_types) EXPECT_EQ(library.words().spelling(Word{type}), type);
  for (const Phase& phase : standard_phases()) EXPECT_EQ(library.words().spelling(phase.word), phase.name);
}

TEST(ManaText, ReadsBackWhatItWrites) {
  for (const char* text : {"{0}", "{R}", "{X}{X}{2}{W}{U}{B}{B}", "{99}"}) {
    const auto cost = read_mana(text);
    ASSERT_TRUE(cost) << text;
    EXPECT_EQ(print_mana(*cost), text);
  }
  int colourless = 0;
  const auto mixed = read_mana("{B}{C}{C}", &colourless);
  ASSERT_TRUE(mixed);
  EXPECT_EQ(colourless, 2);
  EXPECT_EQ(print_mana(*mixed, colourless), "{C}{C}{B}");
}

TEST(ManaText, RefusesWhatIsNoCost) {
  for (const char* text : {"2BB", "{", "{}", "{b}", "{C}", "{Q}", "{1}{1}", "{100}", "{-1}", "{R}R"})
    EXPECT_EQ(read_mana(text), std::nullopt) << text;
}

}  // namespace
}  // namespace sleight
