#include <gtest/gtest.h>

#include "core/card/verb.h"
#include "tests/kit/read_phrases.h"

/// What is paid besides mana.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample costs[] = {
    {"enchantment", "Sacrifice two Goblins: Draw a card."},
    {"creature", "Sacrifice another creature: You gain 1 life."},
    {"enchantment", "Tap an untapped swamp you control: You gain 1 life."},
    {"creature", "{T}, Tap three untapped white creatures you control: Destroy target creature."},
    {"enchantment", "Enchant land you control\nTap enchanted land: You gain 1 life."},
    {"artifact", "{2}, Discard a card at random: Draw a card."},
    {"artifact", "{T}, Discard a nonblack card: Draw a card."},
    {"artifact", "{T}, Discard two creature cards: Draw a card."},
    {"artifact", "{2}, Remove the top card of your library from the game: You gain 1 life."},
    {"artifact", "Remove the top four cards of your library from the game: You gain 1 life."},
    {"artifact", "{B}, Remove two creature cards from your graveyard from the game: Draw a card."},
    {"artifact", "{T}, Remove Test Card from the game: Draw a card."},
    {"artifact", "{T}, Remove a creature you control from the game: Draw a card."},
    {"artifact", "Return a land you control to its owner's hand: You gain 1 life."},
    {"artifact",
     "{T}, Remove any number of charge counters from Test Card: Add {B} for each charge counter removed this "
     "way."},
    {"artifact",
     "{T}, Remove any number of charge counters from Test Card: Add {B}, then add an additional {B} for each "
     "charge counter removed this way."},
    {"sorcery", "As an additional cost to cast Test Card, discard a red card.\nDraw two cards."},
    {"enchantment", "Cumulative upkeep\xE2\x80\x94Remove the top card of your library from the game."},
    {"artifact", "{T}, Sacrifice a creature and a Swamp: Draw a card."},
    {"artifact", "{1}{W/U}, {T}: Draw a card."},
    {"artifact", "You may spend white mana as though it were red mana."},
    {"creature",
     "As Test Card enters the battlefield, choose a number between 0 and 7.\nAt the beginning of your "
     "upkeep, you "
     "may choose a number between 0 and 7.\nTest Card's power is equal to the last chosen number and its "
     "toughness is equal to 7 minus that number."},
    {"sorcery",
     "Test Card deals X damage to any target. If Test Card would deal damage to a creature, that damage "
     "can't be "
     "prevented or dealt instead to another permanent or player."},
    {"creature",
     "{T}: Target creature can't be regenerated this turn. Damage that would be dealt to that creature this "
     "turn "
     "can't be prevented or dealt instead to another permanent or player."},
    {"enchantment",
     "Damage dealt to you by artifacts cannot be prevented or dealt to another permanent or player instead."},
    {"artifact", "{X}{X}, {T}: You gain 1 life. X is the number of pin counters on Test Card."},
    {"enchantment",
     "Pay 2 life or {2}: Counter target red or green spell. Any player may activate this ability."},
    {"creature",
     "During your upkeep, put a +1/+1 counter on Test Card. Then you may pay {X}, where X is the number of "
     "+1/+1 "
     "counters on it. If you don't, tap Test Card and it deals X damage to you."},
    {"creature",
     "During your upkeep, you may sacrifice a Forest. If you sacrifice a snow Forest this way, Test Card "
     "gains "
     "trample until end of turn. If you don't sacrifice a Forest, sacrifice Test Card and it deals 7 damage "
     "to "
     "you."},
    {"enchantment", "Whenever you gain life, Test Card deals that much damage to target opponent."},
    {"creature",
     "When Test Card leaves play, target opponent creates an X/X blue Orb creature token with flying, where "
     "X is "
     "the number of +1/+1 counters on Test Card."},
    {"sorcery", "Create an X/1 red Goblin creature token, where X is the number of creatures you control."},
    {"enchantment",
     "At the end of each player's turn, tap all untapped Islands that player controls and Test Card deals X "
     "damage to the player, where X is the number of Islands tapped this way."},
    {"land", "{T}: Add {C}{C}{C} to your mana pool. Spend this mana only to cast artifact spells."},
    {"land", "{T}: Add {C}{C} to your mana pool. Spend this mana only to activate abilities of artifacts."},
    {"land",
     "{T}: Add {U} or {C}{U} to your mana pool. Spend this mana only to pay cumulative upkeep costs."},
    {"land",
     "{T}: Add one mana of any color to your mana pool. Spend this mana only to cast red creature spells or "
     "activate abilities of Goblins."},
    {"artifact",
     "When you play Test Card, choose a color.\n{T}: Add one mana of the chosen color to your mana pool."},
    {"enchantment", "Activated abilities of white enchantments cost {3} more to use."},
    {"enchantment",
     "Enchant artifact\nEnchanted artifact's activated abilities cost {2} less to use, but no less than one "
     "mana."},
    {"creature", "Black spells cost {B} more to cast for you."},
    {"enchantment", "Spells cost {R}{R} more to cast."},
    {"artifact", "{T}, Sacrifice Test Card: Exchange life totals with target opponent."},
    {"sorcery", "Target opponent exchanges life totals with you."},
    {"artifact", "{2}, Pay 3 life for each charge counter on Test Card: Draw a card."},
    {"artifact", "Pay 1 life for each Goblin you control: Draw a card."},
    {"creature", "Test Card cannot attack unless you sacrifice two Islands."},
    {"enchantment", "Black creatures cannot attack unless their controller sacrifices a land."},
    {"creature", "Test Card cannot block unless you discard a card."},
    {"enchantment",
     "During each player's upkeep, for each tapped blue creature they control, that player may pay {4} to "
     "untap "
     "it."},
    {"enchantment", "During your upkeep, for each tapped Goblin you control, you may pay {1} to untap it."},
    {"artifact",
     "During each player's upkeep, that player may pay {X}. If that player does, Test Card deals 2 minus X "
     "damage "
     "to that player. If that player does not, Test Card deals 2 damage to that player."},
    {"artifact",
     "{X}, {T}: Put X +1/+0 counters on Test Card, but no more than four in all. Use this ability only "
     "during "
     "your upkeep."},
    {"artifact", "{1}: Put a +0/+1 counter or a +1/+0 counter on target creature."},
    {"artifact",
     "{1}: Draw a card. Use this ability only as many times each turn as the number of snow-covered Swamps "
     "you "
     "control."},
    {"enchantment",
     "Enchant creature you control\n{1}: Draw a card. Use this ability only if enchanted creature is white "
     "and is "
     "untapped and only once each turn."},
    {"land",
     "If Test Card would come into play, sacrifice each other permanent you control named Test Card."},
    {"land", "{T}: If you control a land named Urza's Power Plant, add {C}{C} to your mana pool."},
    {"instant", "At the beginning of your next main phase, draw two cards."},
    {"artifact",
     "{U}: Lands you control tapped for mana produce {U} instead of any other type until end of turn."},
    {"artifact", "{T}: Target Plains tapped for mana produce {C} instead of {W}."},
};

TEST(CostPhrases, AreReadAndSaid) { expect_read_and_described(costs); }

TEST(CostPhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // All creatures are no cost that says how many.
      {"artifact", "Sacrifice all creatures: Draw a card."},
      {"artifact", "Tap all lands you control: Draw a card."},
      // Counters of others are not there to be removed.
      {"artifact", "Remove a +1/+1 counter from target creature: Draw a card."},
      // A cost of what nobody knows yet.
      {"artifact", "Discard that card: Draw a card."},
      // What it cost is remembered of what was countered, and of nothing else.
      {"instant",
       "Tap target creature. At the beginning of your next main phase, you gain life equal to its casting "
       "cost."},
      // It would be for nothing where it says so, and cost less than nothing where it does not.
      {"enchantment", "Activated abilities of white enchantments cost {3} less to use."},
      {"enchantment",
       "Activated abilities of white enchantments cost {3} more to use, but no less than one mana."},
      {"enchantment", "Activated abilities of white enchantments cost {B} more to use."},
      {"enchantment", "Activated abilities of your opponent cost {3} more to use."},
      // Nothing makes a colour cheaper, and two kinds are two rules.
      {"enchantment", "Spells cost {B} less to cast."},
      {"enchantment", "Spells cost {1}{B} more to cast."},
      {"enchantment", "Spells cost {B}{R} more to cast."},
      {"sorcery", "Exchange life totals with each player."},
      {"sorcery", "Exchange life totals with target creature."},
      // Of other events no more comes, and of one land that is aimed at it would be a rule for itself.
      {"enchantment",
       "Whenever a land becomes tapped, that player adds one mana of any type that land produced. You gain 1 "
       "life."},
      {"enchantment",
       "Whenever a player taps an Island for mana, that player adds one mana of any type that creature "
       "produced. "
       "You gain 1 life."},
      // Of whose loss is told, and of how much.
      {"enchantment",
       "Whenever an opponent loses life, for each 1 life you lost, sacrifice a permanent unless you discard "
       "a "
       "card."},
      {"enchantment", "Whenever you gain life, for each 1 life you lost, sacrifice a permanent."},
      {"enchantment", "Whenever you lose life, for each 2 life you lost, sacrifice a permanent."},
      {"enchantment",
       "Whenever you lose life, for each 1 life you lost, Test Card deals 1 damage to target creature."},
      // Mana is another's, or what it is already; and nobody else pays with it.
      {"artifact", "You may spend white mana as though it were white mana."},
      {"artifact", "Enchanted creature may spend white mana as though it were red mana."},
      {"sorcery", "Damage dealt to target creature cannot be prevented."},
      // A number is chosen from 0 up, and where none is chosen there is none.
      {"creature", "As Test Card enters the battlefield, choose a number between 1 and 7."},
      {"creature", "As Test Card enters the battlefield, choose a color between 0 and 7."},
      // What X is would be told of no X, or of one that was chosen.
      {"artifact", "{1}{X}: You gain 1 life. X is the number of pin counters on Test Card."},
      {"artifact", "{1}: You gain 1 life. X is the number of pin counters on Test Card."},
      {"artifact", "{X}: You gain X life. X is the number of pin counters on Test Card."},
      {"instant", "You gain 1 life. X is the number of creatures in play."},
      {"artifact", "{X}: Tap target creature. X is its power."},
      // What was offered was another thing.
      {"creature",
       "During your upkeep, you may sacrifice a Forest. If you don't sacrifice a Swamp, sacrifice Test "
       "Card."},
      {"creature", "During your upkeep, draw a card. If you don't sacrifice a Forest, sacrifice Test Card."},
      // Others than were tapped, and a number that another step has left.
      {"enchantment",
       "At the end of each player's turn, tap all untapped Islands that player controls and Test Card deals "
       "X "
       "damage to the player, where X is the number of Swamps tapped this way."},
      {"enchantment",
       "At the end of each player's turn, tap all untapped Islands that player controls, draw two cards, and "
       "Test Card deals X damage to the player, where X is the number of Islands tapped this way."},
      {"enchantment",
       "During your upkeep, you gain X life, where X is the number of Islands tapped this way."},
      // Of a choice between prices the effect knows nothing.
      {"artifact", "{X} or pay 1 life: You gain X life."},
      {"artifact", "Sacrifice a creature or {2}: You gain life equal to the sacrificed creature's power."},
      // Mana that is made is of one colour, and of what is not made nothing can be said.
      {"land", "{T}: Add {W/U} to your mana pool."},
      {"land", "{T}: Draw a card. Spend this mana only to cast artifact spells."},
      {"land", "Spend this mana only to cast artifact spells."},
      {"land", "{T}: Add {C} to your mana pool. Spend this mana only to cast spells."},
      {"land", "{T}: Add {C} to your mana pool. Spend this mana only to cast artifacts."},
      {"land",
       "{T}: Add {C} to your mana pool. Spend this mana only to activate abilities of artifact spells."},
      {"land", "{T}: Add {C} to your mana pool. Spend this mana to cast artifact spells."},
      {"land", "{T}: Add {C} to your mana pool. Spend this mana only to cast artifact spells you control."},
      // A list is closed by an "and".
      {"instant", "Tap target creature, draw a card, you gain 1 life."},
      // Nobody could tell how often.
      {"artifact", "{2} for each charge counter on Test Card: Draw a card."},
      {"artifact", "Pay 3 life, {2} for each charge counter on Test Card: Draw a card."},
      {"artifact", "Sacrifice a creature and all lands: Draw a card."},
      // A static ability begins at no moment.
      {"artifact",
       "Lands you control tapped for mana produce {U} instead of any other type until end of turn."},
      // A set would be fixed by nothing.
      {"artifact", "{U}: Lands you control tapped for mana produce {U} instead of any other type."},
      {"artifact", "{X}: Put X +1/+0 counters on each creature, but no more than four in all."},
  };
  expect_unread(wrong);
}

TEST(CostPhrases, EachWordCounts) {
  constexpr Sample of_turn = {"artifact",
                              "{X}: Put X +1/+0 counters on Test Card, but no more than four in all."};
  constexpr Sample other_turns[] = {
      {"artifact", "{X}: Put X +1/+0 counters on Test Card."},
      {"artifact", "{X}: Put X +1/+0 counters on Test Card, but no more than five in all."},
      {"artifact", "{X}: Put X +1/+1 counters on Test Card, but no more than four in all."},
  };
  expect_other_meanings(of_turn, other_turns);
  constexpr Sample less = {"artifact", "{X}: Test Card deals 2 minus X damage to you."};
  constexpr Sample other_less[] = {{"artifact", "{X}: Test Card deals 2 plus X damage to you."},
                                   {"artifact", "{X}: Test Card deals X minus 2 damage to you."}};
  expect_other_meanings(less, other_less);
  constexpr Sample state = {"creature",
                            "{1}: Draw a card. Use this ability only if Test Card is tapped and is white."};
  constexpr Sample other_states[] = {
      {"creature", "{1}: Draw a card. Use this ability only if Test Card is tapped."},
      {"creature", "{1}: Draw a card. Use this ability only if Test Card is tapped and is not white."},
      {"creature", "{1}: Draw a card. Use this ability only if Test Card is tapped or is white."}};
  expect_other_meanings(state, other_states);
}

TEST(CostPhrases, DamageStaysBeforeItIsMade) {
  const Read burst =
      read("sorcery",
           "Test Card deals 2 damage to any target. If Test Card would deal damage to a creature, "
           "that damage can't be prevented or dealt instead to another permanent or player.");
  ASSERT_EQ(burst.card.abilities.size(), 1U);
  const auto& steps = burst.card.abilities[0].modes.at(0).steps;
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[0].verb, Verb::rule);
  EXPECT_EQ(steps[1].verb, Verb::deal);
}

TEST(CostPhrases, ManaIsKeptForWhatIsSaid) {
  constexpr Sample artifacts = {
      "land", "{T}: Add {C} to your mana pool. Spend this mana only to cast artifact spells."};
  constexpr Sample others[] = {
      {"land", "{T}: Add {C} to your mana pool."},
      {"land", "{T}: Add {C} to your mana pool. Spend this mana only to cast creature spells."},
      {"land", "{T}: Add {C} to your mana pool. Spend this mana only to activate abilities of artifacts."},
      {"land", "{T}: Add {C} to your mana pool. Spend this mana only to pay cumulative upkeep costs."},
      {"land",
       "{T}: Add {C} to your mana pool. Spend this mana only to cast artifact spells or activate abilities "
       "of "
       "artifacts."},
  };
  expect_other_meanings(artifacts, others);
}

TEST(CostPhrases, ManyAreCountedAndOneIsNot) {
  const Read two = read("enchantment", "Sacrifice two Goblins: Draw a card.");
  ASSERT_EQ(two.card.abilities.size(), 1U);
  EXPECT_EQ(two.card.abilities[0].cost.parts[0].amount, Amount(2));
  const Read any = read("artifact",
                        "{T}, Remove any number of charge counters from Test Card: Add {B} for each "
                        "charge counter removed this way.");
  ASSERT_EQ(any.card.abilities.size(), 1U);
  EXPECT_EQ(any.card.abilities[0].cost.parts[0].amount.kind, AmountKind::x);
  EXPECT_EQ(any.card.abilities[0].modes[0].steps[0].amount->kind, AmountKind::x);
}

}  // namespace
}  // namespace sleight
