#include <gtest/gtest.h>

#include <algorithm>

#include "tests/kit/card_builders.h"
#include "tests/kit/small_library.h"
#include "tools/simulation/random_deck.h"

namespace sleight {
namespace {

TEST(RandomDecks, HoldNoCardsForAnte) {  // R-ANTE-1
  const auto library = kit::small_library();
  Card staked = kit::card("Staked", CardType::artifact);
  staked.has_cost = true;
  Card plain = staked;
  plain.name = "Not Staked";
  staked.for_ante = true;
  const CardId for_ante = library->add(staked);
  const CardId other = library->add(plain);
  const std::vector<CardId> cards = playable_cards(*library, true);
  EXPECT_EQ(std::count(cards.begin(), cards.end(), for_ante), 0);
  EXPECT_EQ(std::count(cards.begin(), cards.end(), other), 1);
}

}  // namespace
}  // namespace sleight
