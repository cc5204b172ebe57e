// The making of level 6: parts that are taken away, cards made for a card, situations that can be drawn
// again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/kit/whole_library.h"
#include "tools/library/known_words.h"
#include "tools/trying/kindred.h"
#include "tools/trying/mutants.h"
#include "tools/trying/situation.h"
#include "tools/trying/stock.h"

namespace sleight::trying {
namespace {

const Card& card_named(const char* name) {
  const Library& library = *kit::whole_library().library;
  return library.card(library.find(name));
}

std::vector<std::string> names_of_parts(const Card& card) {
  std::vector<std::string> names;
  for (const PartOfCard& part : parts_of(card)) names.push_back(part.name);
  return names;
}

TEST(Trying, EachPartOfACardCanBeTakenAway) {
  const Card& terror = card_named("Terror");
  EXPECT_THAT(names_of_parts(terror), ::testing::ElementsAre("ability spell", "step bury", "filter type",
                                                             "filter not type", "filter not colour"));
  for (std::size_t i = 0; i < parts_of(terror).size(); ++i) EXPECT_FALSE(without(terror, i) == terror) << i;
}

TEST(Trying, APartKnowsWhatItLiesIn) {
  const Card& terror = card_named("Terror");
  const std::vector<PartOfCard> parts = parts_of(terror);
  EXPECT_TRUE(parts[0].within.empty());
  EXPECT_THAT(parts[1].within, ::testing::ElementsAre(0));
  EXPECT_TRUE(parts[2].noun);
  EXPECT_FALSE(parts[3].noun);
}

TEST(Trying, KindredAreMeantOrMissedByOneFilter) {
  const Collection& whole = kit::whole_library();
  const Kindred kindred = kindred_of(card_named("Terror"), *whole.library, whole.library->words());
  const auto some = [&](auto&& holds) {
    return std::any_of(kindred.cards.begin(), kindred.cards.end(), holds);
  };
  const auto is_creature = [](const Card& card) { return any(card.types & CardType::creature); };
  EXPECT_TRUE(some([&](const Card& card) { return is_creature(card) && !card.colour().has(Colour::black); }));
  EXPECT_TRUE(some([&](const Card& card) { return is_creature(card) && card.colour().has(Colour::black); }));
  EXPECT_TRUE(
      some([&](const Card& card) { return is_creature(card) && any(card.types & CardType::artifact); }));
  EXPECT_TRUE(some([&](const Card& card) { return !is_creature(card); }));
}

TEST(Trying, TheStockIsRead) {
  const Collection& whole = kit::whole_library();
  Words words = whole.library->words();
  const std::vector<Card> stock = stock_cards(vocabulary_of(whole, {}), words);
  // The basic lands, and each line of the table.
  EXPECT_EQ(stock.size(), 5U + 39U);
}

TEST(Trying, ASituationIsDrawnAgain) {
  const Collection& whole = kit::whole_library();
  Words words = whole.library->words();
  const std::vector<Card> stock = stock_cards(vocabulary_of(whole, {}), words);
  const Cast cast = cast_of(card_named("Terror"), stock, *whole.library, words);
  const Situation one = draw_situation(cast, 1, 7), same = draw_situation(cast, 1, 7),
                  other = draw_situation(cast, 1, 8);
  ASSERT_EQ(one.placed.size(), same.placed.size());
  for (std::size_t i = 0; i < one.placed.size(); ++i) EXPECT_EQ(one.placed[i].card, same.placed[i].card);
  EXPECT_EQ(one.seed, same.seed);
  EXPECT_NE(one.seed, other.seed);
}

}  // namespace
}  // namespace sleight::trying
