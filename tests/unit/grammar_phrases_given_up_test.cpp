#include <gtest/gtest.h>

#include "tests/kit/read_phrases.h"

/// "It", "that card" and "they" behind what was given up, what has moved, and what is one or several: each
/// means what stands nearest to it, or is not read.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(WhatWasGivenUp, IsWhatAPriceIsSpokenOfBehindIt) {
  constexpr Sample power[] = {
      {"creature", "Sacrifice a creature: You gain life equal to that creature's power."},
      {"creature", "Sacrifice a creature: You gain life equal to its power."},
  };
  expect_same_meanings(
      {"creature", "Sacrifice a creature: You gain life equal to the sacrificed creature's power."}, power);
  constexpr Sample colour[] = {
      {"creature", "Sacrifice a creature: If it's a Goblin, draw a card."},
      {"creature", "Sacrifice a creature: If that creature was a Goblin, draw a card."},
  };
  expect_same_meanings(
      {"creature", "Sacrifice a creature: If the sacrificed creature was a Goblin, draw a card."}, colour);
  constexpr Sample land[] = {
      {"creature", "Discard a card: If it's a land card, Test Card gets +2/+2 until end of turn."},
      {"creature", "Discard a card: If that card is a land card, Test Card gets +2/+2 until end of turn."},
  };
  expect_same_meanings(
      {"creature",
       "Discard a card: If the discarded card is a land card, Test Card gets +2/+2 until end of turn."},
      land);
  constexpr Sample removed[] = {
      {"creature",
       "Remove a creature card in your graveyard from the game: You gain life equal to its power."},
      {"creature",
       "Remove a creature card in your graveyard from the game: You gain life equal to that card's power."},
  };
  expect_same_meanings({"creature",
                        "Remove a creature card in your graveyard from the game: You gain life equal to the "
                        "moved card's power."},
                       removed);
}

TEST(WhatWasGivenUp, IsWhatASpellOfNoPowerSpeaksOf) {
  constexpr Sample phrases[] = {
      {"sorcery",
       "As an additional cost to cast Test Card, sacrifice a creature.\nTest Card deals damage equal to its "
       "power to target player."},
      {"sorcery",
       "As an additional cost to cast Test Card, sacrifice a creature.\nTest Card deals damage equal to that "
       "creature's power to target player."},
  };
  expect_same_meanings({"sorcery",
                        "As an additional cost to cast Test Card, sacrifice a creature.\nTest Card deals "
                        "damage equal to the sacrificed creature's power to target player."},
                       phrases);
}

TEST(WhatWasGivenUp, IsACardWhereATargetIsNone) {
  constexpr Sample discarded[] = {
      {"creature",
       "Discard a card: Test Card deals damage to target creature equal to that card's casting cost."},
  };
  expect_same_meanings({"creature",
                        "Discard a card: Test Card deals damage to target creature equal to the discarded "
                        "card's casting cost."},
                       discarded);
}

TEST(WhatWasGivenUp, HasNoRival) {
  constexpr Sample unread[] = {
      {"creature",
       "Sacrifice a creature: Target creature gets +X/+0 until end of turn, where X is its power."},
      {"creature",
       "Sacrifice a creature: Target creature gets +X/+0 until end of turn, where X is that creature's "
       "power."},
      {"sorcery",
       "Sacrifice a creature. Target creature gets +X/+0 until end of turn, where X is that creature's "
       "power."},
      {"creature", "Sacrifice a creature: Destroy target creature. If it's a Goblin, draw a card."},
      {"creature", "Sacrifice a creature: Destroy target creature. If its power is 3 or more, draw a card."},
      {"creature", "Sacrifice a creature: Test Card gets +X/+0 until end of turn, where X is its power."},
      {"creature",
       "Sacrifice an artifact: Test Card deals damage equal to its casting cost to target player."},
      {"creature", "Discard a card: Test Card deals damage equal to its casting cost to target player."},
      {"creature", "Sacrifice two creatures: You gain life equal to its power."},
      {"creature", "Sacrifice Test Card and a creature: You gain life equal to its power."},
      {"creature", "Tap an untapped creature you control: It gets +1/+1 until end of turn."},
      {"creature", "Whenever a creature dies, you may discard a card. If you do, return it to play."},
      {"creature",
       "Whenever Test Card attacks, you may pay {1} and sacrifice a creature. If you do, you gain life equal "
       "to its power."},
      {"sorcery", "Target player sacrifices two creatures. You gain life equal to its power."},
      {"sorcery", "Each player sacrifices a creature. You gain life equal to its power."},
      {"sorcery", "Each player discards a card. If it's a land card, draw a card."},
  };
  expect_unread(unread);
}

TEST(OneAndSeveral, AreNotSpokenOfAlike) {
  constexpr Sample unread[] = {
      {"instant", "Untap two target creatures. It gains flying until end of turn."},
      {"instant", "Untap two target creatures. That creature gains flying until end of turn."},
      {"instant", "Untap two target creatures. You gain life equal to its power."},
      {"instant", "Untap two target creatures. Its controller draws a card."},
      {"instant", "Destroy two target creatures. You gain life equal to their power."},
      {"instant",
       "Target creature you control fights target creature an opponent controls. It gains flying until end "
       "of "
       "turn."},
      {"sorcery", "Put two 1/1 red Goblin creature tokens into play. It gains haste until end of turn."},
      {"sorcery",
       "Search your library for two creature cards, put them into play, then shuffle your library. It gains "
       "haste until end of turn."},
      {"instant", "Untap target creature. They gain flying until end of turn."},
      {"instant", "Untap target creature. Those creatures gain flying until end of turn."},
  };
  expect_unread(unread);
  constexpr Sample read[] = {
      {"instant", "Untap two target creatures. They gain flying until end of turn."},
      {"instant", "Untap target creature. It gains flying until end of turn."},
  };
  expect_read_and_described(read);
}

TEST(OneAndSeveral, BesideOneThingTheyAreSomebody) {
  constexpr Sample discards[] = {
      {"sorcery", "Target player sacrifices a creature. They discard a card."},
  };
  expect_same_meanings({"sorcery", "Target player sacrifices a creature. That player discards a card."},
                       discards);
  constexpr Sample pays[] = {
      {"creature",
       "Whenever Test Card deals combat damage to a creature, that creature's controller loses 2 life unless "
       "they pay {2}."},
  };
  expect_read_and_described(pays);
}

TEST(WhatCameBack, IsWhatIsSpokenOfBehindIt) {
  constexpr Sample phrases[] = {
      {"instant",
       "Remove target creature you control from the game, then put that card into play under its owner's "
       "control. If it is a Goblin, put a +1/+1 counter on it."},
  };
  expect_same_meanings(
      {"instant",
       "Remove target creature you control from the game. Put the moved card into play under its owner's "
       "control. If the moved card is a Goblin, put a +1/+1 counter on the moved card."},
      phrases);
  expect_read_and_described(phrases);
  constexpr Sample power[] = {
      {"creature",
       "{T}: Remove target creature card in a graveyard from the game. You gain life equal to its power."},
  };
  expect_same_meanings(
      {"creature",
       "{T}: Remove target creature card in a graveyard from the game. You gain life equal to "
       "the moved card's power."},
      power);
}

TEST(TwoTargetsOfOneSentence, AreBothWhatItMayBe) {
  constexpr Sample unread[] = {
      {"instant", "Destroy target creature and target land. You gain life equal to its casting cost."},
      {"instant", "Tap target creature and untap target land. It gains flying until end of turn."},
  };
  expect_unread(unread);
  constexpr Sample read[] = {
      {"instant", "Destroy target creature. You gain life equal to its casting cost."},
      {"instant",
       "Tap target creature you control. It deals 1 damage to target creature an opponent controls."},
  };
  expect_read_and_described(read);
}

TEST(WhatHasNoName, IsNotTheCardThatSpeaksOfIt) {
  constexpr Sample unread[] = {
      {"sorcery",
       "Put the top card of your library into your graveyard. If it's a land card, you gain 2 life."},
      {"creature",
       "{T}: Put the top card of your library into your graveyard. Return it to its owner's hand."},
  };
  expect_unread(unread);
}

TEST(WhatWasNamedLast, GoesOnWithIt) {
  constexpr Sample phrases[] = {
      {"creature",
       "{2}: Reveal the top card of your library. If it is a land card, untap Test Card and it gets +1/+1 "
       "until end of turn."},
  };
  expect_same_meanings({"creature",
                        "{2}: Reveal the top card of your library. If it is a land card, untap Test Card and "
                        "Test Card gets +1/+1 until end of turn."},
                       phrases);
}

}  // namespace
}  // namespace sleight
