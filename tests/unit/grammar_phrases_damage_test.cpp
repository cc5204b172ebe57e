#include <gtest/gtest.h>

#include "tests/kit/read_phrases.h"

/// Damage that is less, or somebody else's, by what deals it and to whom; and what may be paid against it.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfDamageByWhom, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature",
       "As long as you control another creature, prevent all damage that would be dealt to Test Card by "
       "spells that target it."},
      {"creature", "Prevent all damage that would be dealt to Test Card by red spells that target it."},
      {"instant",
       "Choose target creature. If a spell or ability that targets that creature would cause a source to "
       "deal damage to that creature this turn, prevent that damage."},
      {"instant",
       "Until end of turn, if damage would be dealt to any creature, you may have that damage dealt to you "
       "instead."},
      {"instant",
       "All damage that would be dealt this turn by target sorcery spell is dealt to that spell's controller "
       "instead."},
      {"instant",
       "Until end of turn, target creature you control gains \"{0}: The next 1 damage that would be dealt to "
       "target creature, planeswalker, or player this turn is dealt to this creature instead.\" Only you may "
       "activate this ability."},
      {"enchantment",
       "Whenever a red creature or spell deals damage, Test Card deals that much damage to that creature's "
       "or "
       "spell's controller."},
      {"enchantment", "Whenever a blue spell deals damage, you gain 1 life."},
      {"instant",
       "Prevent the next X damage that would be dealt to any target this turn. Until end of turn, you may "
       "pay "
       "{1} any time you could cast an instant. If you do, prevent the next 1 damage that would be dealt to "
       "that permanent or player this turn."},
      {"enchantment", "You may pay {W} any time you could cast an instant to prevent up to 2 damage to you."},
      {"enchantment",
       "Enchant creature\nEnchanted creature gets -X/-Y. If that creature is attacking, X is the number of "
       "snow lands "
       "defending "
       "player controls. Otherwise, X is the number of snow lands its controller controls. Y is equal to X "
       "or "
       "to enchanted creature's toughness minus 1, whichever is smaller."},
      {"enchantment", "Black and/or red permanents and spells are colorless sources of damage."},
      {"instant", "You choose which creatures block this combat and how those creatures block."},
      {"instant", "You choose which creatures block this turn and how those creatures block."},
      {"enchantment", "You choose which creatures block and how those creatures block."},
      {"sorcery",
       "Until end of turn, whenever a creature you control attacks and isn't blocked, you may choose to have "
       "it deal damage equal to its power to a target creature. If you do, it assigns no combat damage this "
       "turn."},
      {"instant", "Whenever a creature blocks this turn, Test Card deals 1 damage to target creature."},
      {"enchantment",
       "Enchant creature\nAs long as enchanted creature is tapped, it gets -X/-0, where X is the number of "
       "lands its controller controls."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfDamageByWhom, AreUnreadWhereNobodyKnowsWhoIsMeant) {
  constexpr Sample phrases[] = {
      // Whom they target is somebody else than whom they damage.
      {"creature", "Prevent all damage that would be dealt to you by spells that target Test Card."},
      {"creature",
       "Prevent all damage that would be dealt to creatures you control by spells that target it."},
      {"creature", "Prevent all damage that would be dealt to Test Card by effects that target it."},
      {"creature", "Prevent all damage that would be dealt to Test Card by creatures that target it."},
      {"instant",
       "Choose target creature. If a spell or ability that targets you would cause a source to deal damage "
       "to "
       "that creature this turn, prevent that damage."},
      {"creature", "If a spell that targets Test Card would deal damage to it, prevent that damage."},
      // What is given has no use to keep, or another keeps it.
      {"instant", "Target creature gains flying until end of turn. Only you may use this ability."},
      {"instant",
       "Target creature gains \"{T}: Draw a card.\" until end of turn. Only your opponent may use this "
       "ability."},
      {"instant",
       "Target creature gains \"{T}: Draw a card. Only you may use this ability.\" until end of turn."},
      {"instant", "You may pay {1} any time you could cast an instant to prevent up to 1 damage to you."},
      {"instant",
       "Until end of turn, you may pay {X} any time you could cast an instant to prevent up to 1 damage to "
       "you."},
      {"enchantment", "Whenever a red creature or spell an opponent controls deals damage, you gain 1 life."},
      {"enchantment", "Whenever a red or green creature or spell deals damage, you gain 1 life."},
      {"enchantment", "Combat damage dealt to you by red sources is colorless."},
      {"instant", "You choose which creatures block and how those creatures block."},
      // Which of the two is meant nobody can tell.
      {"sorcery",
       "Until end of turn, whenever a creature you control attacks and isn't blocked, you may have it deal "
       "damage equal to its power to target creature. If you do, tap it."},
      {"sorcery", "Whenever a creature attacks this turn, tap target creature and untap target land."},
  };
  expect_unread(phrases);
}

TEST(PhrasesOfDamageByWhom, EachWordCounts) {
  const Sample aimed{"creature",
                     "Prevent all damage that would be dealt to Test Card by spells that target it."};
  constexpr Sample not_so[] = {
      {"creature", "Prevent all damage that would be dealt to Test Card by spells."},
      {"creature", "Prevent all damage that would be dealt to Test Card by red spells that target it."},
      {"creature",
       "Prevent all damage that would be dealt to Test Card by spells or effects that target it."},
  };
  expect_other_meanings(aimed, not_so);
  const Sample offered{"instant", "Damage dealt to creatures may be dealt to you instead this turn."};
  constexpr Sample forced[] = {
      {"instant", "Damage dealt to creatures is dealt to you instead this turn."},
      {"instant", "Damage dealt to creatures you control may be dealt to you instead this turn."},
      {"instant", "Damage dealt to creatures may be dealt to target player instead this turn."},
  };
  expect_other_meanings(offered, forced);
  const Sample kept{
      "instant",
      "Target creature gains \"{T}: Draw a card.\" until end of turn. Only you may use this ability."};
  constexpr Sample given[] = {{"instant", "Target creature gains \"{T}: Draw a card.\" until end of turn."}};
  expect_other_meanings(kept, given);
  const Sample both{"enchantment", "Whenever a red creature or spell deals damage, you gain 1 life."};
  constexpr Sample others[] = {
      {"enchantment", "Whenever a creature or spell deals damage, you gain 1 life."},
      {"enchantment", "Whenever a red creature deals damage, you gain 1 life."},
      {"enchantment", "Whenever a red spell deals damage, you gain 1 life."},
      {"enchantment", "Whenever a black creature or spell deals damage, you gain 1 life."},
  };
  expect_other_meanings(both, others);
  const Sample bought{"enchantment",
                      "You may pay {W} any time you could cast an instant to prevent up to 2 damage to you."};
  constexpr Sample dearer[] = {
      {"enchantment", "You may pay {1} any time you could cast an instant to prevent up to 2 damage to you."},
      {"enchantment", "You may pay {W} any time you could cast an instant to prevent up to 1 damage to you."},
      {"enchantment",
       "You may pay {W} any time you could cast an instant to prevent up to 2 damage to Test Card."},
  };
  expect_other_meanings(bought, dearer);
}

}  // namespace
}  // namespace sleight
