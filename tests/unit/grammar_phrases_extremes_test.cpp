#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// Who has the most, the last of counters, how a duel ends, and what a permanent remembers: each read,
/// described and read again.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfExtremes, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature",
       "At the beginning of your upkeep, if a player has more life than each other player, the player with "
       "the most life gains control of Test Card."},
      {"creature", "{T}: The player with the least life draws a card."},
      {"enchantment",
       "At the beginning of your upkeep, destroy the creature with the least power. It can't be regenerated. "
       "If two or more creatures are tied for least power, you choose one of them."},
      {"sorcery",
       "Tap the creature with the greatest toughness. If two or more creatures are tied for greatest "
       "toughness, target opponent chooses one of them."},
      {"creature",
       "{T}: Test Card deals damage equal to the greatest power among creatures you control to any target."},
      {"instant",
       "Counter target spell unless its controller pays {X}, where X is the greatest power among "
       "creatures you control."},
      {"sorcery", "Exchange control of two target creatures."},
      {"sorcery",
       "Exchange control of target artifact you control and target artifact an opponent controls."},
      {"creature", "{T}: Exchange control of Test Card and target creature."},
      {"enchantment", "When the last ore counter is removed from Test Card, sacrifice Test Card."},
      {"enchantment", "When the last ore counter is removed from Test Card, you lose the game."},
      {"enchantment", "When you remove the last ore counter from Test Card, the game is a draw."},
      {"enchantment", "Whenever you draw a card, you win the game."},
      {"creature", "Test Card can't have more than seven dream counters on it."},
      {"creature",
       "At the beginning of your upkeep, if Test Card started the turn untapped, put a dream counter on it."},
      {"creature",
       "At the beginning of your upkeep, target opponent gains control of Test Card if the number of "
       "permanents is even."},
      {"creature", "At the beginning of your upkeep, draw a card if the number of lands is odd."},
      {"creature",
       "Test Card can attack as though it had haste unless it entered the battlefield this turn."},
      {"instant", "Destroy all creatures that came into play this turn."},
      {"creature", "If Test Card would be destroyed, regenerate it."},
      {"creature",
       "At the beginning of each end step, if Test Card regenerated this turn, create a 0/1 blue Goblin "
       "creature token for each time it regenerated this turn."},
      {"creature",
       "{1}: Choose target opponent. Regenerate Test Card. When it regenerates this way, that player may "
       "draw a card."},
      {"creature",
       "At the beginning of your upkeep, Test Card deals 1 damage to each opponent and planeswalker it has "
       "dealt damage to this game."},
      {"creature",
       "At the beginning of your upkeep, Test Card deals 2 damage to target opponent previously dealt "
       "damage by it."},
      {"instant", "Test Card deals 4 damage to target player who attacked this turn and 4 damage to you."},
      {"instant",
       "Destroy target nonartifact attacking creature. It can't be regenerated. Create a black Goblin "
       "creature token. Its power is equal to that creature's power and its toughness is equal to that "
       "creature's toughness. Sacrifice the token at the beginning of the next end step."},
      {"sorcery",
       "Choose two target creatures an opponent controls. That player chooses and sacrifices one of those "
       "creatures. Put a -1/-1 counter on the other."},
      {"creature",
       "{0}: If Test Card is tapped, exile target creature card from a graveyard and untap Test Card."},
      {"creature",
       "When Test Card dies, it deals X damage to target creature, where X is 3 plus the amount of damage "
       "dealt "
       "to Test Card this turn by other sources named Test Card."},
      {"sorcery", "Create a token that's a copy of target creature."},
      {"creature",
       "{T}: Create a token that's a copy of target nonlegendary creature you control, except it has haste. "
       "Sacrifice it at the beginning of the next end step."},
      {"creature", "When Test Card attacks, create two tokens that are copies of Test Card."},
      {"artifact", "{1}: Test Card becomes a copy of target creature until end of turn."},
      {"interrupt", "Change the target of target spell with a single target."},
      {"instant",
       "Change the target of target spell with a single target unless that spell's controller pays {2}."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfExtremes, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Of several nobody says which.
      {"enchantment", "At the beginning of your upkeep, destroy the creature with the least power."},
      // Tied for another thing, or of other permanents.
      {"enchantment",
       "At the beginning of your upkeep, destroy the creature with the least power. If two or more creatures "
       "are tied for greatest power, you choose one of them."},
      {"enchantment",
       "At the beginning of your upkeep, destroy the creature with the least power. If two or more lands are "
       "tied for least power, you choose one of them."},
      {"enchantment",
       "At the beginning of your upkeep, destroy a creature. If two or more creatures are tied for least "
       "power, you choose one of them."},
      {"enchantment",
       "At the beginning of your upkeep, destroy the creature with the least power. If three or more "
       "creatures are tied for least power, you choose one of them."},
      // Players have no power, and permanents no life.
      {"instant", "You gain life equal to the greatest power among players."},
      {"instant", "You gain life equal to the greatest life among creatures."},
      // Of one, or of who knows how many, nothing is exchanged.
      {"sorcery", "Exchange control of target creature."},
      {"sorcery", "Exchange control of three target creatures."},
      {"sorcery", "Exchange control of up to two target creatures."},
      {"sorcery", "Exchange control of all creatures."},
      // Each of several would have to be asked.
      {"creature", "If a creature would be destroyed, regenerate Test Card."},
      {"instant", "Each player loses the game."},
      {"instant", "Target player wins the game."},
      // Nothing regenerates here.
      {"creature", "{1}: Tap Test Card. When it regenerates this way, you may draw a card."},
      // A token without a size, or with one that was said already.
      {"instant", "Create a black Goblin creature token."},
      {"instant",
       "Destroy target creature. Create a 1/1 black Goblin creature token. Its power is equal to that "
       "creature's power and its toughness is equal to that creature's toughness."},
      // A copy of all, of a player, or two that are one.
      {"sorcery", "Create a token that's a copy of all creatures."},
      {"sorcery", "Create a token that's a copy of target player."},
      {"sorcery", "Create a token that's a copy of two target creatures."},
      // Of several targets nobody says which, and nothing else has any.
      {"interrupt", "Change the target of target spell."},
      {"interrupt", "Change the target of target creature."},
      {"interrupt", "Change each target that is you of target spell."},
      // A counter is as great as X by its name, and so many of them are something else.
      {"artifact", "{T}: Put two +0/+X counters on target creature, where X is its casting cost."},
      // The packet is one, and so is whom it is dealt to.
      {"artifact", "{T}: Prevent up to 2 damage to two target creatures."},
      {"interrupt", "Change the target of all spells with a single target."},
      // No token was made.
      {"enchantment", "When Test Card leaves the battlefield, exile the token."},
      // One of one, and no other.
      {"sorcery",
       "Choose target creature an opponent controls. That player chooses and sacrifices one of those "
       "creatures. Put a -1/-1 counter on the other."},
      {"sorcery", "Choose two target creatures an opponent controls. Put a -1/-1 counter on the other."},
      {"sorcery",
       "Choose two target creatures an opponent controls. That player chooses and sacrifices one of those "
       "lands. Put a -1/-1 counter on the other."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfExtremes, MeanSomethingElseWithAnotherWord) {
  expect_other_meanings(
      {"enchantment",
       "At the beginning of your upkeep, destroy the creature with the least power. It can't be regenerated. "
       "If two or more creatures are tied for least power, you choose one of them."},
      std::to_array<Sample>({
          {"enchantment",
           "At the beginning of your upkeep, destroy the creature with the greatest power. It can't be "
           "regenerated. If two or more creatures are tied for greatest power, you choose one of them."},
          {"enchantment",
           "At the beginning of your upkeep, destroy the creature with the least toughness. It can't be "
           "regenerated. If two or more creatures are tied for least toughness, you choose one of them."},
          {"enchantment",
           "At the beginning of your upkeep, destroy the creature with the least power. If two or more "
           "creatures are tied for least power, you choose one of them."},
      }));
  expect_other_meanings(
      {"enchantment", "When the last ore counter is removed from Test Card, draw a card."},
      std::to_array<Sample>({
          {"enchantment", "When you remove the last ore counter from Test Card, draw a card."},
          {"enchantment", "When the last net counter is removed from Test Card, draw a card."},
      }));
  expect_other_meanings({"enchantment", "At the beginning of your upkeep, you lose the game."},
                        std::to_array<Sample>({
                            {"enchantment", "At the beginning of your upkeep, you win the game."},
                            {"enchantment", "At the beginning of your upkeep, the game is a draw."},
                        }));
  expect_other_meanings(
      {"creature", "At the beginning of your upkeep, draw a card if the number of lands is odd."},
      std::to_array<Sample>({
          {"creature", "At the beginning of your upkeep, draw a card if the number of lands is even."},
          {"creature", "At the beginning of your upkeep, draw a card if the number of creatures is odd."},
      }));
  expect_other_meanings(
      {"creature",
       "At the beginning of your upkeep, Test Card deals 2 damage to target opponent previously dealt damage "
       "by it."},
      std::to_array<Sample>({
          {"creature", "At the beginning of your upkeep, Test Card deals 2 damage to target opponent."},
          {"creature",
           "At the beginning of your upkeep, Test Card deals 2 damage to each opponent previously dealt "
           "damage by it."},
      }));
}

}  // namespace
}  // namespace sleight
