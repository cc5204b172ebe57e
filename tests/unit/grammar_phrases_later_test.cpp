#include <gtest/gtest.h>

#include "tests/kit/read_phrases.h"

/// What later years say in words of their own, and the era in others.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

struct Same {
  const char* type;
  const char* later;
  const char* house;
};

constexpr Same same_sentences[] = {
    {"enchantment",
     "Whenever a creature with power 3 or greater enters the battlefield under your control, you gain 1 "
     "life.",
     "Whenever a creature you control with power 3 or more comes into play, you gain 1 life."},
    {"enchantment", "Whenever a land enters the battlefield under an opponent's control, you gain 1 life.",
     "Whenever a land an opponent controls comes into play, you gain 1 life."},
    {"creature", "Test Card can block only creatures with flying.",
     "Test Card cannot block creatures without flying."},
    {"creature",
     "Threshold \xE2\x80\x94 As long as there are seven or more cards in your graveyard, Test Card gets "
     "+2/+2.",
     "As long as there are seven or more cards in your graveyard, Test Card gets +2/+2."},
    {"instant", "Up to two target creatures each get +1/+1 until end of turn.",
     "Up to two target creatures get +1/+1 until end of turn."},
};

constexpr Sample lists[] = {
    {"land", "{T}: Add {G}, {U}, or {R} to your mana pool."},
    {"sorcery", "Destroy all artifacts, creatures, and lands."},
    {"enchantment", "Sacrifice a Goblin token: You gain 1 life."},
};

TEST(PhrasesOfLaterYears, MeanWhatTheHouseSays) {
  for (const Same& one : same_sentences) {
    const Read later = read(one.type, one.later, Wording::oracle);
    const Read house = read(one.type, one.house);
    EXPECT_TRUE(later.reading.understood()) << one.later;
    EXPECT_TRUE(house.reading.understood()) << one.house;
    EXPECT_EQ(later.card.abilities, house.card.abilities) << one.later;
  }
}

TEST(PhrasesOfLaterYears, WordsThatAreNoAbilityWordsAreNotDropped) {
  constexpr Sample unread[] = {
      {"creature",
       "Thresher \xE2\x80\x94 As long as there are seven or more cards in your graveyard, Test Card gets "
       "+2/+2."},
      {"creature", "Forecast \xE2\x80\x94 {1}{U}: You gain 1 life."},
  };
  expect_unread(unread);
}

TEST(PhrasesOfLaterYears, ListsAreReadAndDescribed) { expect_read_and_described(lists); }

TEST(PhrasesOfLaterYears, AListOfManaIsAChoiceOfEach) {
  EXPECT_EQ(read("land", "{T}: Add {G}, {U}, or {R} to your mana pool.").card.abilities.at(0).modes.size(),
            3U);
}

}  // namespace
}  // namespace sleight
