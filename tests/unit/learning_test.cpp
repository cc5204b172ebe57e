// What the library knows of the grammar before it reads anything.
#include "grammar/parsing/learning.h"

#include <gtest/gtest.h>

#include "grammar/text_reader.h"
#include "tests/kit/whole_library.h"

namespace sleight {
namespace {

TEST(Learning, TheLinesOfAllCardsAreKnownBefore) {
  const KnownStates before = known_states();
  const Collection& whole = kit::whole_library();
  for (const CollectedCard& each : whole.cards) {
    Card facts = whole.library->card(each.id);
    facts.abilities.clear();
    read_text(facts, facts.text, kit::known_words());
  }
  // Texts that were written since the library was built may ask for more.
  EXPECT_GT(before.when_built, 1000U);
  EXPECT_LT(known_states().since - before.since, before.when_built / 20);
}

TEST(Learning, WhatIsNewIsFoundOutBesides) {
  Card facts;
  facts.types = CardType::sorcery;
  // No card has a list like this.
  const char* const text =
      "Destroy all green artifacts and all blue enchantments and all black creatures and all red lands.";
  const Reading reading = read_text(facts, text, kit::known_words());
  EXPECT_TRUE(reading.understood());
  EXPECT_GT(known_states().since, 0U);
}

}  // namespace
}  // namespace sleight
