#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// What is forbidden, allowed and prevented, for good or for a turn: each read, described and read again.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfDamage, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"instant", "Prevent all damage that would be dealt to target creature this turn."},
      {"artifact", "{1}: Prevent all damage that would be dealt to you this turn by creatures with flying."},
      {"instant", "Prevent all combat damage that would be dealt to and dealt by target creature this turn."},
      {"instant", "Prevent all damage that would be dealt this turn by target creature."},
      {"instant", "Untap target creature. Prevent all combat damage dealt by it this turn."},
      {"creature", "Prevent all combat damage that would be dealt to Test Card by Walls."},
      {"enchantment",
       "Enchant creature\nPrevent all combat damage that would be dealt by enchanted creature."},
      {"enchantment",
       "Enchant creature\nPrevent all combat damage that would be dealt to and dealt by enchanted creature."},
      {"enchantment", "Prevent all damage that would be dealt by instant and sorcery spells."},
      {"enchantment", "Damage that would reduce your life total to less than 1 reduces it to 1 instead."},
      {"artifact",
       "If an instant or sorcery source would deal 3 or more damage to you, it deals 2 damage to you "
       "instead."},
      {"creature",
       "As long as Test Card is untapped, damage dealt to you by artifacts is dealt to Test Card instead."},
      {"creature",
       "{T}: All combat damage that would be dealt to you by unblocked creatures this turn is dealt to Test "
       "Card instead."},
      {"creature",
       "{W}: The next 1 damage that would be dealt to target white creature this turn is dealt to Test Card "
       "instead."},
      {"creature",
       "{X}: The next X damage that would be dealt this turn to target white creature you control is dealt "
       "to "
       "Test Card instead."},
      {"artifact",
       "{1}: The next time a source of your choice would deal damage to target creature this turn, that "
       "source deals that damage to you instead."},
      {"creature",
       "{3}: The next time Test Card would deal damage to you this turn, prevent that damage. Any player may "
       "use this ability."},
      {"enchantment",
       "{1}{W}: The next time a black or red source of your choice would deal damage to you this turn, "
       "prevent "
       "that damage."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfDamage, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // A static ability begins at no moment.
      {"creature", "Prevent all damage that would be dealt to Test Card this turn."},
      {"creature", "Prevent all combat damage this turn."},
      // What an effect says for ever.
      {"instant", "Damage dealt to target creature is reduced to 0."},
      {"instant", "Prevent all combat damage that would be dealt by target creature."},
      // Not all of it.
      {"creature", "Damage dealt to Test Card by Walls is reduced to 1."},
      {"enchantment", "Damage that would reduce your life total to less than 2 reduces it to 1 instead."},
      {"artifact",
       "If an instant or sorcery source would deal 4 or more damage to you, it deals 2 damage to you "
       "instead."},
      // The rest would go unsaid.
      {"instant", "Prevent all damage that would be dealt to target creature this turn unless you pay {1}."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfDamage, MeanSomethingElseWithAnotherWord) {
  expect_other_meanings(
      {"artifact", "{1}: Prevent all damage that would be dealt to you this turn by creatures with flying."},
      std::to_array<Sample>({
          {"artifact",
           "{1}: Prevent all combat damage that would be dealt to you this turn by creatures with flying."},
          {"artifact", "{1}: Prevent all damage that would be dealt to you this turn."},
          {"artifact", "{1}: Prevent all damage that would be dealt to you this turn by creatures."},
          {"artifact", "{1}: Prevent all damage that would be dealt this turn by creatures with flying."},
      }));
}

TEST(PhrasesOfCombat, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature", "Haste"},
      {"creature", "Menace"},
      {"creature", "Fear"},
      {"creature", "Flying, double strike"},
      {"enchantment", "Creatures you control have menace."},
      {"enchantment", "Enchant creature\nEnchanted creature gets +1/+0 and has flying and first strike."},
      {"enchantment", "Creatures you control have flying, first strike, and trample."},
      {"enchantment", "Enchant creature\nEnchanted creature can attack as though it had haste."},
      {"enchantment", "Creatures can be tapped as though they had haste."},
      {"enchantment", "No more than two creatures can attack each combat."},
      {"enchantment", "No more than one white creature can block each combat."},
      {"enchantment", "Enchant creature\nEnchanted creature cannot attack unless its controller pays {3}."},
      {"creature", "Test Card cannot attack unless you pay {2}."},
      {"creature", "Test Card cannot block creatures with power 3 or more unless you pay {1}."},
      {"enchantment",
       "Creatures cannot attack you unless their controller pays {2} for each creature they control that's "
       "attacking you."},
      {"creature",
       "Test Card cannot attack if defending player controls an untapped creature with power 3 or greater."},
      {"creature", "Test Card cannot be blocked except by Walls and/or creatures with flying."},
      {"creature", "Test Card cannot be blocked except by artifact creatures and/or white creatures."},
      {"instant", "Target creature cannot be blocked this turn except by Walls."},
      {"creature",
       "{2}: Test Card gets +4/-4 until end of turn and can attack this turn as though it did not have "
       "defender."},
      {"enchantment", "Creatures with swampwalk can be blocked as though they did not have swampwalk."},
      {"enchantment", "Green creatures you control have \"bands with other legendary creatures.\""},
      {"creature", "Bands with other Walls"},
      {"artifact", "{T}: Destroy target creature with islandwalk."},
      {"enchantment", "Enchant creature\nEnchanted creature cannot be the target of spells."},
      {"enchantment",
       "Enchant creature\nEnchanted creature cannot be the target of abilities from artifact sources."},
      {"creature", "Test Card cannot be the target of Aura spells."},
      {"enchantment",
       "Enchant creature\nEnchanted creature cannot be the target of spells and cannot be enchanted by other "
       "Auras."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfCombat, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      {"enchantment", "Enchant creature\nEnchanted creature can attack as though it had flying."},
      // Somebody else would pay.
      {"creature", "Test Card cannot attack unless an opponent pays {2}."},
      {"enchantment", "Creatures cannot attack unless you pay {2}."},
      {"creature", "Test Card cannot attack unless you pay {X}."},
      {"creature", "Test Card cannot be blocked unless you pay {2}."},
      // Each of several sorts has to ask for one thing.
      {"creature", "Test Card cannot be blocked except by red creatures with flying and Walls."},
      // The demand would be asked of one of the two.
      {"creature", "Test Card cannot be the target of white spells or effects."},
      {"enchantment",
       "Creatures with protection from red can be blocked as though they did not have rampage 2."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfUsing, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature", "{R}: Test Card gets +1/+0 until end of turn. Use this ability only once each turn."},
      {"creature",
       "{R}: Test Card gets +1/+0 until end of turn. Use this ability only twice each turn for each player."},
      {"creature",
       "{R}: Test Card gets +1/+0 until end of turn. Use this ability only as many times each turn for each "
       "player as the number of Swamps you control."},
      {"creature",
       "{1}: Return Test Card to your hand. Use this ability only when Test Card is put into a hand from "
       "play."},
      {"creature",
       "{R}: Test Card gets +1/+0 until end of turn. Use this ability no more than twice each turn."},
      {"creature",
       "{R}: Test Card gets +1/+0 until end of turn. Use this ability no more than three times each turn."},
      {"artifact", "{1}: Draw a card. Use this ability only during your upkeep and only once each turn."},
      {"artifact", "{1}: Draw a card. Use this ability only during combat."},
      {"artifact", "{1}: Draw a card. Use this ability only during the declare blockers step."},
      {"artifact", "{1}: Draw a card. Use this ability only before the combat damage step."},
      {"artifact",
       "{1}: Draw a card. Use this ability only during combat and only if defending player controls a "
       "snow-covered land."},
      {"artifact", "{1}: Draw a card. Use this ability only any time you could cast a sorcery."},
      {"artifact",
       "{1}: Draw a card. Use this ability only any time you could cast a sorcery and only once each turn."},
      {"artifact", "{1}: Draw a card. Only any opponent may use this ability."},
      {"artifact", "{1}: Draw a card. Any player may use this ability but only during any upkeep."},
      {"creature",
       "{R}: Test Card gets +1/+0 until end of turn. If this ability has been activated four or more times "
       "this turn, sacrifice Test Card at end of turn."},
      {"instant", "Cast this spell only during combat before blockers are declared.\nDraw a card."},
      {"instant", "Cast this spell only during the declare attackers step.\nDraw a card."},
      {"instant", "Cast this spell only before blockers are declared.\nDraw a card."},
      {"instant", "Cast this spell only after combat.\nDraw a card."},
      {"instant",
       "Cast this spell only during your turn and only during combat before blockers are declared.\nDraw a "
       "card."},
      {"enchantment", "Creature spells cannot be cast."},
      {"enchantment", "Players cannot play lands."},
      {"enchantment", "Players cannot cast spells."},
      {"enchantment", "Enchant creature\nEnchanted creature's controller cannot cast creature spells."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfUsing, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      {"enchantment", "Players cannot cast lands."},
      {"enchantment", "Players cannot play creature spells."},
      {"enchantment", "Creatures cannot be cast."},
      {"creature", "Test Card cannot cast spells."},
      {"artifact", "{1}: Draw a card. Only creatures may use this ability."},
      {"artifact", "{1}: Draw a card. Use this ability only zero times each turn."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfLasting, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature", "{T}: Gain control of target artifact for as long as you control Test Card."},
      {"creature",
       "{T}: Gain control of target creature for as long as you control Test Card and Test Card remains "
       "tapped."},
      {"creature", "{T}: Target land becomes a Forest until Test Card leaves play."},
      {"artifact", "{1}: Target creature gains flying until your next upkeep."},
      {"land", "Test Card does not untap during your untap phase if it has a depletion counter on it."},
      {"enchantment",
       "Enchant creature\nEnchanted creature does not untap during its controller's untap phase if Test Card "
       "has a net counter on it."},
      {"artifact", "{2}: Target permanent becomes the color of your choice."},
      {"instant", "Target land becomes the basic land type of your choice until end of turn."},
      {"land", "{T}: Target creature with flying has base power 0 until end of turn."},
      {"instant", "Switch target creature's power and toughness until end of turn."},
      {"instant", "Until end of turn, target creature gains flying."},
      {"creature",
       "{T}: Until your next upkeep, target noncreature artifact becomes an artifact creature with power and "
       "toughness each equal to its casting cost."},
      {"creature", "{T}: Target creature loses forestwalk until end of turn."},
      {"creature", "Snow swampwalk"},
      {"enchantment", "Players play with their hands revealed."},
      {"enchantment", "Play with your hand revealed."},
      {"enchantment", "Green enchantment spells and white enchantment spells cost {2} more to cast."},
      {"instant", "Cast this spell only during an opponent's turn after their upkeep.\nDraw a card."},
      {"creature", "{1}: Switch Test Card's power and toughness until end of turn."},
      {"artifact",
       "When you play Test Card, choose an opponent.\nThe chosen player's maximum hand size is four."},
      {"enchantment", "Each player may play an additional land during each of their turns."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfLasting, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // On what?
      {"land", "Test Card does not untap during your untap phase if it has a depletion counter on you."},
      {"creature",
       "{T}: Gain control of target creature for as long as you control Test Card and it remains attacking."},
      {"enchantment", "Test Card's maximum hand size is four."},
      {"creature", "{T}: Target creature loses rampage 2 until end of turn."},
      // For how long would be said of the one half.
      {"instant", "Until end of turn, target creature gains flying and you gain 1 life."},
      {"enchantment", "Green spells and creatures cost {2} more to cast."},
  };
  expect_unread(wrong);
}

}  // namespace
}  // namespace sleight
