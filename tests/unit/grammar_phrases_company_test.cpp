#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// With whom creatures fight, what lands and creatures are besides their types, and what is chosen for them.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfCompany, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature", "Test Card can't attack unless at least two other creatures attack."},
      {"creature", "Test Card can't block unless at least one other creature blocks."},
      {"enchantment", "Enchant creature\nEnchanted creature gets +3/+0 and can only attack alone."},
      {"creature", "{3}: Attacking creatures banded with Test Card gain trample until end of turn."},
      {"creature",
       "Whenever Test Card attacks, all creatures banded with it gain first strike until end of turn."},
      {"creature", "Bands with other creatures named Wolves of the Hunt"},
      {"creature", "Bands with other legendary creatures"},
      {"creature", "{T}: Target creature loses all \"bands with other\" abilities until end of turn."},
      {"land",
       "{T}: Target creature loses banding and all \"bands with other\" abilities until end of turn. Use "
       "this "
       "ability only during any upkeep step."},
      {"creature", "{1}: Target creature loses all protection abilities until end of turn."},
      {"creature",
       "{2}: Create a 1/1 green Wolf creature token named Wolves of the Hunt. It has \"bands with other "
       "creatures named Wolves of the Hunt.\""},
      {"enchantment", "All lands are no longer snow."},
      {"artifact", "{2}: Target snow land is no longer snow."},
      {"artifact", "{2}: Target nonsnow basic land becomes snow."},
      {"artifact", "{2}: Target creature becomes legendary until end of turn."},
      {"enchantment",
       "Enchant land\nEnchanted land has indestructible and can't be enchanted by other Auras."},
      {"instant", "Target creature gains indestructible until end of turn."},
      {"enchantment", "Creatures you control can't be destroyed."},
      {"enchantment",
       "Enchant creature\n{0}: Enchanted creature becomes the color or colors of your choice."},
      {"creature",
       "At the beginning of your upkeep, you may have Test Card become the color or colors of your choice."},
      {"creature",
       "{T}: Choose a basic land type. Target creature gains snow landwalk of the chosen type until end of "
       "turn."},
      {"creature",
       "At the beginning of your upkeep, choose a basic land type. Test Card gains landwalk of the chosen "
       "type "
       "until "
       "end of turn."},
      {"creature",
       "{5}: At the beginning of your next upkeep, choose a basic land type. Test Card gains landwalk of the "
       "chosen type until the end of that turn."},
      {"enchantment",
       "As Test Card enters the battlefield, choose a color and an opponent.\nWhite creatures get +2/+1 as "
       "long as the chosen player controls a nontoken permanent of the chosen color."},
      {"artifact",
       "{2}: Destroy all nontoken permanents with a name originally printed in the Homelands expansion. They "
       "can't be regenerated."},
      {"artifact",
       "{1}: Each nontoken permanent with a name originally printed in the Antiquities expansion is "
       "sacrificed "
       "by its controller."},
      {"artifact",
       "Whenever another nontoken permanent with a name originally printed in the Arabian Nights expansion "
       "is "
       "on the battlefield, its controller sacrifices it."},
      {"artifact",
       "Players can't cast spells or play lands with a name originally printed in the Arabian Nights "
       "expansion."},
      {"sorcery", "Each player sacrifices all artifacts."},
      {"sorcery",
       "Exile all white creatures. For each creature exiled this way, its controller draws a card."},
      {"enchantment",
       "{G}: Put a +1/+1 counter on target creature or that creature gains banding, first strike, or "
       "trample."},
      {"creature",
       "When Test Card enters the battlefield, create X 1/1 Goblin creature tokens that are red, green, and "
       "white at the beginning of your next upkeep, where X is the number of lands you control at that "
       "time."},
      {"artifact", "{T}: Target land becomes a Swamp until its controller's next untap step."},
      {"creature", "{1}: Creatures blocked only by Test Card become unblocked."},
      {"creature",
       "Whenever Test Card attacks and isn't blocked, you may exile up to two target creature cards from "
       "defending player's graveyard. If you do, you gain 1 life for each card exiled this way and Test Card "
       "assigns no combat damage this turn."},
      {"creature",
       "At the beginning of your upkeep, you may pay {R}. If you don't, tap Test Card and all Walls, then an "
       "opponent gains control of them."},
      {"enchantment",
       "Whenever an opponent casts a creature spell that doesn't share a color with a creature you control, "
       "counter that spell unless that player pays {1}."},
      {"instant", "Destroy all creatures that share a color with target creature."},
      {"enchantment", "Whenever you attack with one or more Walls, you gain 1 life."},
      {"enchantment",
       "Whenever a player attacks with one or more creatures, destroy all untapped non-Wall creatures that "
       "player controls that didn't attack, except for creatures the player hasn't controlled continuously "
       "since the beginning of the turn."},
      {"creature",
       "{1}: You gain 1 life. Use this ability only once and only if you control a snow Mountain."},
      {"instant",
       "Until end of turn, target creature gains haste and \"{0}: Untap this creature. Use this ability only "
       "once.\""},
      {"creature", "{T}: If you have more life than an opponent, draw a card."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfCompany, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Who attacks is no company for who blocks.
      {"creature", "Test Card can't attack unless at least two other creatures block."},
      {"creature", "Test Card can't block unless at least two other creatures attack."},
      {"creature", "Test Card can't attack unless at least zero other creatures attack."},
      {"creature", "Test Card can't attack unless at least X other creatures attack."},
      {"creature", "Test Card can't attack unless at least two other Orcs attack."},
      {"enchantment", "Enchant creature\nEnchanted creature can only block alone."},
      {"creature", "Protection creatures"},
      {"creature", "Bands with other players"},
      // Of some there is one sort only.
      {"creature", "{1}: Target creature loses all swampwalk abilities until end of turn."},
      {"creature", "{1}: Target creature loses all banding abilities until end of turn."},
      {"enchantment", "All lands are no longer forests."},
      {"enchantment", "All lands are longer snow."},
      // The land was said already.
      {"creature",
       "{T}: Choose a basic land type. Test Card gains swampwalk of the chosen type until end of turn."},
      // Whose they are would be left out.
      {"sorcery", "Each player sacrifices all artifacts you control."},
      {"sorcery", "Target player sacrifices all artifacts."},
      {"artifact", "Players can't play cards."},
      {"artifact", "Players can't cast cards from the Arabian Nights expansion."},
      {"artifact", "Players can't play cards from your hand."},
      {"enchantment",
       "{G}: Put a +1/+1 counter on target creature and that creature gains banding, first strike, or "
       "trample."},
      {"enchantment",
       "{G}: Put a +1/+1 counter on target creature or that creature gains banding, first strike, or trample "
       "until end of turn."},
      {"artifact", "{T}: Target land becomes a Swamp until your next untap step."},
      {"creature",
       "Whenever Test Card blocks, flip a coin. Creatures it was blocking that had become blocked by only "
       "Test "
       "Card this combat become unblocked."},
      {"creature", "{1}: Creatures blocked only by you become unblocked."},
      {"enchantment", "Whenever a player attacks with one or more Swamps of their choice, you gain 1 life."},
      {"enchantment", "Whenever you block with one or more Walls, you gain 1 life."},
      {"creature", "{T}: If each player has more life than an opponent, draw a card."},
      {"creature", "{T}: If you have more life than target creature, draw a card."},
      {"creature",
       "When Test Card enters the battlefield, create X 1/1 Warrior creature tokens that are red at the "
       "beginning of your next upkeep, where X is the number of lands you control."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfCompany, MeanSomethingElseWithAnotherWord) {
  expect_other_meanings(
      {"creature", "Test Card can't attack unless at least two other creatures attack."},
      std::to_array<Sample>({
          {"creature", "Test Card can't attack unless at least three other creatures attack."},
          {"creature", "Test Card can't block unless at least two other creatures block."},
          {"creature", "Test Card can't attack."},
          {"creature", "Test Card can only attack alone."},
      }));
  expect_other_meanings(
      {"creature", "{T}: Choose a basic land type. Target creature gains snow landwalk of the chosen type."},
      std::to_array<Sample>({
          {"creature", "{T}: Choose a basic land type. Target creature gains landwalk of the chosen type."},
          {"creature",
           "{T}: Choose a basic land type. Target creature gains legendary landwalk of the chosen type."},
          {"creature", "{T}: Choose a basic land type. Target creature gains snow landwalk."},
      }));
  expect_other_meanings({"artifact", "{2}: Target snow land is no longer snow."},
                        std::to_array<Sample>({
                            {"artifact", "{2}: Target snow land becomes snow."},
                            {"artifact", "{2}: Target snow land is no longer legendary."},
                        }));
  expect_other_meanings({"creature", "{1}: You gain 1 life. Use this ability only once."},
                        std::to_array<Sample>({
                            {"creature", "{1}: You gain 1 life. Use this ability only once each turn."},
                            {"creature", "{1}: You gain 1 life."},
                        }));
  expect_other_meanings({"enchantment", "Whenever a player attacks with one or more creatures, draw a card."},
                        std::to_array<Sample>({
                            {"enchantment", "Whenever a creature attacks, draw a card."},
                            {"enchantment", "Whenever you attack with one or more creatures, draw a card."},
                            {"enchantment", "Whenever a player attacks with one or more Walls, draw a card."},
                        }));
  expect_other_meanings(
      {"instant", "Destroy all creatures that share a color with target creature."},
      std::to_array<Sample>({
          {"instant", "Destroy all creatures that do not share a color with target creature."},
          {"instant", "Destroy all creatures."},
      }));
  expect_other_meanings({"creature", "{T}: If you have more life than an opponent, draw a card."},
                        std::to_array<Sample>({
                            {"creature", "{T}: If an opponent has more life than you, draw a card."},
                            {"creature", "{T}: If you have 5 or more life, draw a card."},
                        }));
  expect_other_meanings({"creature", "{T}: Target creature loses all \"bands with other\" abilities."},
                        std::to_array<Sample>({
                            {"creature", "{T}: Target creature loses all protection abilities."},
                            {"creature", "{T}: Target creature loses all landwalk abilities."},
                            {"creature", "{T}: Target creature loses all abilities."},
                        }));
}

}  // namespace
}  // namespace sleight
