#include <gtest/gtest.h>

#include "tests/kit/read_phrases.h"

/// What waits for blocks, blocks that nobody has declared, and what comes of an attack.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfBlocks, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"instant",
       "Whenever a creature attacks and isn't blocked this combat, untap it and remove it from combat."},
      {"creature",
       "At the beginning of each combat, unless you pay {R}, whenever Test Card blocks or becomes blocked by "
       "a "
       "creature this combat, that creature gains first strike until end of turn."},
      {"creature", "At the beginning of each combat, unless you pay {1}, draw a card."},
      {"creature",
       "At the beginning of combat on your turn, you may have Test Card gain \"Test Card can't attack\" "
       "until end "
       "of combat. If you do, attacking doesn't cause creatures you control to tap this combat if Test Card "
       "is "
       "untapped."},
      {"instant", "Attacking doesn't cause creatures you control to tap this turn."},
      {"enchantment",
       "Enchant creature\nWhenever enchanted creature blocks or becomes blocked by a creature with toughness "
       "3 or "
       "less, destroy the other creature at end of combat. At the beginning of the next end step, if that "
       "creature "
       "was destroyed this way, put a +1/+1 counter on the first creature."},
      {"enchantment",
       "Enchant creature\nWhenever enchanted creature attacks or blocks, you may pay {1}. If you do, tap the "
       "creature, remove it from combat, and creatures it was blocking that had become blocked by only that "
       "creature this combat become unblocked. If you don't, destroy Test Card."},
      {"instant",
       "Remove target creature defending player controls from combat. Creatures it was blocking that had "
       "become "
       "blocked by only that creature this combat become unblocked. You may have it block an attacking "
       "creature of "
       "your choice."},
      {"instant", "Target creature blocks an attacking creature of your choice."},
      {"land",
       "{T}: Choose two target blocking creatures an opponent controls. If each of those creatures could "
       "block all "
       "creatures that the other is blocking, remove both of them from combat. Each one then blocks all "
       "creatures "
       "the other was blocking."},
      {"creature",
       "At end of combat, put a paralyzation counter on each creature blocking or blocked by Test Card and "
       "tap "
       "those creatures. Each of those creatures doesn't untap during its controller's untap step for as "
       "long as "
       "it has a paralyzation counter on it. Each of those creatures gains \"{4}: Remove a paralyzation "
       "counter "
       "from this creature.\""},
      {"instant",
       "Target creature doesn't untap during its controller's untap step for as long as it has a "
       "paralyzation "
       "counter on it."},
      {"enchantment", "Test Card can't be the target of white spells or abilities from white sources."},
      {"creature",
       "{T}: Target tapped creature doesn't untap during its controller's untap step for as long as Test "
       "Card remains "
       "tapped. At the beginning of each of your draw steps as long as Test Card remains tapped, put a -1/-1 "
       "counter on "
       "that creature. When Test Card leaves the battlefield or becomes untapped, remove all -1/-1 counters "
       "from the "
       "creature."},
      {"creature",
       "{T}: Put a music counter on target creature. If it doesn't have \"At the beginning of your upkeep, "
       "destroy "
       "this creature unless you pay {1} for each music counter on it,\" it gains that ability."},
      {"enchantment",
       "At the beginning of the end step, destroy all untapped creatures that didn't attack this turn, "
       "except for "
       "creatures that couldn't attack."},
      {"creature",
       "At the beginning of your upkeep, put a +1/+1 counter on Test Card if it has blocked or been blocked "
       "since "
       "your last upkeep. Otherwise, remove a +1/+1 counter from it."},
      {"instant", "Cast this spell only during your declare attackers step.\nDraw a card."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfBlocks, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Each of the two would be done, and damage is one event for both.
      {"instant", "Whenever target creature deals damage or is dealt damage this turn, draw a card."},
      // A static ability begins at no moment.
      {"enchantment", "Attacking doesn't cause creatures you control to tap this turn."},
      // There is no other creature, and no first one.
      {"creature", "Whenever Test Card attacks, put a +1/+1 counter on the first creature."},
      {"creature", "{1}: Put a +1/+1 counter on the first creature."},
      // Who would block, and what?
      {"instant", "All creatures block an attacking creature of your choice."},
      {"instant", "Target player blocks an attacking creature of your choice."},
      {"instant", "Target creature blocks all attacking creatures."},
      {"enchantment", "Creatures block an attacking creature of your choice."},
      // Of several one condition would be asked for all.
      {"instant",
       "All creatures don't untap during their controller's untap step for as long as they have a "
       "paralyzation "
       "counter on them."},
      // Whose upkeep would be another's, and another ability no one has spoken of.
      {"instant", "Destroy target creature if it has blocked or been blocked since your last upkeep."},
      {"creature", "{T}: It gains that ability."},
      {"instant", "If target creature doesn't have \"{T}: Draw a card,\" you gain that ability."},
      {"creature",
       "{T}: At the beginning of each of your draw steps as long as target creature remains tapped, draw a "
       "card."},
      {"enchantment", "Test Card can't be the target of white spells or abilities from blue sources."},
      {"enchantment", "Test Card can't be the target of white spells by white sources."},
      {"creature",
       "At end of combat, put a paralyzation counter on each creature blocking Test Card and tap those "
       "creatures. "
       "Each of those creatures gains flying."},
      {"land",
       "{T}: Choose three target blocking creatures an opponent controls. If each of those creatures could "
       "block "
       "all creatures that the other is blocking, remove both of them from combat. Each one then blocks all "
       "creatures the other was blocking."},
  };
  expect_unread(wrong);
}

}  // namespace
}  // namespace sleight
