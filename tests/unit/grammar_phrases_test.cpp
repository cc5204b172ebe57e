#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/card/event_kind.h"
#include "tests/kit/read_phrases.h"

/// Phrases that cards are made of, each read, described and read again.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample phrases[] = {
    {"creature", "Whenever Test Card blocks or becomes blocked, Test Card gets +1/+1 until end of turn."},
    {"creature", "Whenever Test Card becomes blocked, you gain 1 life."},
    {"instant", "Counter target instant or sorcery spell."},
    {"instant", "Counter target instant, interrupt, or mana source spell."},
    {"instant", "Return target instant or sorcery card from your graveyard to your hand."},
    {"artifact", "{3}: Untap Test Card."},
    {"artifact", "During your draw phase, if Test Card is tapped, Test Card deals 1 damage to you."},
    {"artifact", "Test Card works while tapped."},
    {"land", "Test Card changes one land type at a time."},
    {"artifact", "{1}: Gain 1 life. Use this ability only when a player successfully casts a blue spell."},
    {"creature",
     "{1}{B}: Target player discards a card at random. Use this ability only when Test Card is "
     "put into a graveyard from play."},
    {"enchantment",
     "{B}{B}: Look at that player's hand. Use this ability only when an opponent successfully "
     "casts a green spell."},
    {"enchantment",
     "Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than Test "
     "Card or discard a card."},
    {"sorcery",
     "Test Card deals 3 damage to target creature. If that creature is dealt lethal damage this "
     "turn, remove it from the game."},
    {"enchantment", "Artifacts and enchantments you control cannot be the target of spells or effects."},
    {"instant", "Test Card deals 2 damage to each other player."},
    {"creature", "All creatures able to block Test Card do so."},
    {"creature", "If Test Card would come into play, choose a color."},
    {"creature", "Test Card cannot block creatures with power 2 or greater."},
    {"artifact", "During your upkeep, pay {1} or Test Card deals 2 damage to you."},
    {"enchantment", "Players skip their draw phase."},
    {"instant", "Destroy all creatures that attacked this turn."},
    {"instant", "Destroy all creatures that did not attack this turn."},
    {"instant", "Destroy all creatures."},
    {"instant", "Put the top five cards of target player's library into that player's graveyard."},
    {"instant", "Target player puts the top five cards of their library into their graveyard."},
    {"instant", "Return target card from your graveyard to your hand."},
    {"instant", "Return target creature card from your graveyard to your hand."},
    {"instant", "Return target card from a graveyard to its owner's hand."},
    {"instant", "Remove target creature from the game."},
    {"instant", "Exile target creature."},
    {"instant", "Remove target creature from play."},
    {"instant", "Target creature gets -3/-0 until end of turn."},
    {"instant", "Test Card deals 1 damage to target attacking creature."},
    {"instant", "Test Card deals 2 damage to target attacking or blocking creature."},
    {"instant", "Gain control of target creature."},
    {"instant", "Gain control of target creature until end of turn."},
    {"instant", "Target creature loses banding until end of turn."},
    {"instant", "You gain life equal to target creature's power."},
    {"instant", "Gain X life, where X is target creature's power."},
    {"instant", "Creatures deal no damage in combat this turn."},
    {"instant", "Prevent all combat damage that would be dealt this turn."},
    {"instant", "Each player draws three cards."},
    {"instant", "Target player loses 3 life unless that player pays {3}."},
    {"instant", "Counter target spell or effect."},
    {"instant", "Counter target effect."},
    {"interrupt", "Counter target effect."},
    {"interrupt", "Tap target permanent."},
    {"instant", "Tap target creature. Test Card deals 1 damage to it."},
    {"instant", "Tap target creature to have Test Card deal 1 damage to it."},
    {"instant", "Destroy all permanents from the Arabian Nights expansion."},
    {"instant", "Destroy target red permanent."},
    {"instant", "Destroy all islands."},
    {"instant", "Draw a card at the beginning of the next turn's upkeep."},
    {"instant",
     "Flip a coin. If you win the flip, you gain 1 life. If you lose the flip, Test Card deals 1 damage to "
     "you."},
    {"instant", "Prevent 2 damage to you."},
    {"instant", "Put a 1/1 green Insect creature token into play."},
    {"instant", "Create a 1/1 blue Faerie creature token with flying."},
    {"instant", "Target creature attacks this turn if able."},
    {"instant",
     "Change the text of target spell or permanent by replacing all instances of one color word with "
     "another."},
    {"instant", "Tap all lands target player controls. Empty that player's mana pool."},
    {"instant",
     "Play only during an opponent's turn, before the attack.\nCreatures that opponent has controlled since "
     "the beginning of the turn attack this turn if able."},
    {"instant", "As an additional cost to cast Test Card, sacrifice a creature.\nDraw two cards."},
    {"instant", "Two target creatures gain flying until end of turn."},
    {"sorcery",
     "Pay {1} for each target beyond the first.\nTest Card deals X damage divided evenly, rounded down, "
     "among any number of target creatures and/or players."},
    {"sorcery",
     "Spend only black mana on X.\nTest Card deals X damage to target creature or player. You gain 1 life "
     "for each 1 damage dealt, but not more than the toughness of the creature or the life total of the "
     "player before the damage."},
    {"sorcery", "Target player skips their next draw phase."},
    {"sorcery", "Remove target creature from play. At end of turn, draw a card."},
    {"artifact", "Skip your draw phase: You gain 2 life."},
    {"artifact", "Skip your draw phase."},
    {"artifact", "{1}: You gain 1 life."},
    {"artifact", "{T}: Add {C}."},
    {"artifact", "{T}: Add {U} or {B} to your mana pool."},
    {"artifact", "{T}: Add two colorless mana to your mana pool."},
    {"artifact", "{T}: Prevent 2 damage to any creature or player."},
    {"artifact", "{T}: Prevent up to 2 damage to target artifact creature."},
    {"artifact", "{T}: Prevent up to 2 damage to target creature or player."},
    {"artifact", "{T}: Put a +0/+X counter on target creature, where X is its casting cost."},
    {"artifact", "{X}, {T}: Put a +X/+X counter on target creature."},
    {"enchantment",
     "Enchant creature\n{0}: Choose a color that enchanted creature is not. Enchanted creature becomes the "
     "chosen color."},
    {"interrupt",
     "Change each target that is you of target spell that targets you. The new target must be a player."},
    {"sorcery",
     "Test Card deals damage to target creature equal to the damage other than combat damage dealt to you "
     "this "
     "turn."},
    {"artifact", "Sacrifice a creature: Prevent 1 damage to any creature or player."},
    {"artifact", "Sacrifice a creature, pay 2 life: Draw a card."},
    {"artifact", "During your upkeep, Test Card deals 2 damage to you unless you pay {1}."},
    {"artifact", "At the beginning of your upkeep, you gain 1 life."},
    {"artifact", "At the end of your upkeep, you may pay {1}. If you do, untap Test Card."},
    {"artifact", "{0}: Untap target creature. If you do, at the end of your upkeep, untap Test Card."},
    {"enchantment", "Skip drawing a card: You gain 1 life. Use this ability only during your draw phase."},
    {"sorcery", "Target player skips drawing a card."},
    {"creature", "{B}: If Test Card's power is still 1 or more, it gets -1/-0 until end of turn."},
    {"creature",
     "At the end of any turn, put a +1/+1 counter on Test Card for each creature that died during the turn."},
    {"artifact", "At the beginning of each player's upkeep, that player loses 1 life."},
    {"artifact", "{1}: Untap Test Card. Use this ability only during your upkeep."},
    {"artifact", "{1}: Draw a card. Activate this ability only during your turn."},
    {"artifact", "{1}: Test Card deals 1 damage to you. Any player may use this ability."},
    {"artifact", "You have no maximum hand size."},
    {"artifact", "Players cannot untap more than one land during their untap phases."},
    {"artifact", "You may choose not to untap Test Card during your untap phase."},
    {"artifact", "{2}, {T}: Target creature gets +1/+1 for as long as Test Card remains tapped."},
    {"artifact", "{1}: Test Card becomes a 2/2 Golem artifact creature until end of turn."},
    {"artifact", "At end of turn, Test Card deals 1 damage to you."},
    {"artifact",
     "{2}, Sacrifice a creature: Test Card deals damage equal to the sacrificed permanent's power to target "
     "player."},
    {"artifact",
     "{2}, Sacrifice a creature: Test Card deals damage equal to the sacrificed creature's toughness to "
     "you."},
    {"artifact", "{2}, Discard a card: If the discarded card is red, you gain 1 life."},
    {"artifact",
     "{2}: Return target creature to its owner's hand. You gain life equal to the moved card's casting "
     "cost."},
    {"artifact", "{2}: Put a 1/1 green Insect creature token into play. Tap the made token."},
    {"artifact", "Creatures you control get +0/+1."},
    {"artifact", "All creatures get +1/+0."},
    {"artifact", "Whenever a land is tapped for mana, Test Card deals 1 damage to that land's controller."},
    {"artifact", "Whenever a player taps a land for mana, Test Card deals 1 damage to that player."},
    {"artifact", "Whenever a white spell is successfully cast, you may pay {1}. If you do, you gain 1 life."},
    {"artifact", "Whenever a player casts a white spell, you may pay {1}. If you do, you gain 1 life."},
    {"enchantment", "Whenever a red spell is successfully cast, counter it."},
    {"enchantment",
     "Whenever an opponent casts a creature spell, that player loses 2 life unless they pay {2}."},
    {"enchantment", "Enchant creature\nEnchanted creature cannot attack or block."},
    {"enchantment", "Enchant nonred creature"},
    {"enchantment",
     "Enchant land you control\n{0}: Tap enchanted land to have 1 damage to any creature or player "
     "prevented."},
    {"enchantment",
     "Enchant creature\nWhenever enchanted creature blocks or becomes blocked by a non-Wall creature, "
     "destroy that creature at end of combat."},
    {"enchantment",
     "Enchant creature\nWhen enchanted creature is put into a graveyard, Test Card deals damage equal to "
     "that creature's toughness to the creature's controller."},
    {"enchantment", "Enchant land\nEnchanted land has \"{T}: Prevent 1 damage to any creature or player.\""},
    {"enchantment",
     "When you play Test Card, choose a color.\nDamage to enchanted creature from sources of the chosen "
     "color is reduced to 0."},
    {"enchantment", "Damage dealt to you is dealt to Test Card instead."},
    {"enchantment", "At the end of your upkeep, draw a card."},
    {"enchantment", "Snow-covered lands tapped for mana produce one additional mana of the same type."},
    {"enchantment", "Lands tapped for mana produce {B} instead of any other type."},
    {"enchantment", "Plains tapped for mana produce {C} instead of {W}."},
    {"enchantment",
     "Noncreature artifacts lose all abilities and are creatures with power and toughness each equal to "
     "their casting cost."},
    {"enchantment",
     "Enchant creature\nEnchanted creature gains protection from blue.\nThe protection granted by Test Card "
     "does not remove Test Card."},
    {"creature", "Protection from red"},
    {"creature", "Protection from artifacts"},
    {"creature", "Flying; banding"},
    {"creature", "Islandhome"},
    {"creature", "Rampage 2"},
    {"creature", "Trample, rampage 2"},
    {"creature", "Test Card can block an additional creature."},
    {"creature", "Test Card can block two creatures."},
    {"creature", "Test Card may block two attackers."},
    {"creature", "Test Card attacks each turn if able."},
    {"creature", "Test Card can attack as though it were not a Wall."},
    {"creature", "Test Card can attack as though it didn't have defender."},
    {"creature", "Test Card gets +1/+1 as long as you control a Forest."},
    {"creature", "As long as you control a forest, Test Card gets +1/+1."},
    {"creature", "As long as Test Card is attacking, it has banding."},
    {"creature", "{1}{B}: Regenerate Test Card."},
    {"creature", "All damage dealt to you is dealt to Test Card instead."},
    {"creature", "Damage dealt to Test Card by creatures is reduced to 0."},
    {"creature", "Prevent all damage that would be dealt to Test Card by creatures."},
    {"creature", "Test Card cannot be blocked except by Walls."},
    {"creature", "Test Card cannot be blocked except by three or more creatures."},
    {"creature", "Test Card cannot be blocked by fewer than three creatures."},
    {"creature", "Test Card cannot be the target of spells or effects."},
    {"creature", "Test Card can block creatures with flying."},
    {"creature", "Shroud"},
    {"creature", "Whenever Test Card deals damage to a player, draw a card."},
    {"creature", "Whenever Test Card deals combat damage to a player, that player discards a card."},
    {"creature", "Whenever Test Card attacks, you gain 1 life."},
    {"creature", "Whenever Test Card is dealt damage, put a +1/+1 counter on Test Card."},
    {"creature", "Whenever Test Card blocks a creature, destroy that creature at end of combat."},
    {"creature", "When Test Card comes into play, draw a card."},
    {"creature", "When Test Card is put into a graveyard from play, return Test Card to your hand."},
    {"creature", "When Test Card is put into a graveyard from play, return it to its owner's hand."},
    {"creature", "When you control no islands, bury Test Card."},
    {"creature", "Test Card cannot attack unless defending player controls an island."},
    {"creature", "{T}: Target creature cannot be blocked this turn."},
    {"creature", "{T}: Target creature with power 2 or less cannot be blocked this turn."},
    {"creature", "{B}{B}, {T}: Test Card gains flying until end of turn."},
    {"creature", "{R}: This creature gets +1/+0 until end of turn."},
    {"creature", "Cumulative upkeep {1}"},
    {"creature",
     "Cumulative upkeep\xE2\x80\x94"
     "Pay 2 life."},
    {"creature", "During your upkeep, sacrifice a creature."},
    {"creature", "At the end of turn, Test Card gets +1/+1 until end of turn."},
    {"creature", "When Test Card comes into play, sacrifice a land."},
    {"creature", "Test Card does not untap during your untap phase."},
    {"creature", "Sacrifice Test Card: Target player discards two cards at random."},
    {"creature", "{T}: Tap target creature an opponent controls."},
    {"creature", "{T}: Put a charge counter on Test Card."},
    {"creature", "Whenever Test Card deals damage to a player, that player gets two poison counters."},
    {"sorcery", "Target player loses a poison counter."},
    {"sorcery", "Put a +2/+2 counter on target creature."},
    {"creature", "Remove a charge counter from Test Card: You gain 1 life."},
    {"creature", "When Test Card comes into play, you may draw a card."},
    {"creature", "When Test Card comes into play, you may destroy target creature."},
    {"land", "{T}: Add {G} to your mana pool.\nYour creatures get +0/+1."},
    {"land",
     "{1}: Test Card becomes a 2/2 Assembly Worker artifact creature until end of turn. It is still a land."},
    {"land", "{T}: Target Assembly Worker gets +1/+1 until end of turn."},
};

TEST(Phrases, AreReadAndDescribedSoThatTheyReadBack) { expect_read_and_described(phrases); }

TEST(Phrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // One condition cannot ask each of several.
      {"creature", "Each untapped creature you control gets +0/+2 as long as it has 3 or more life."},
      // Nobody was spoken of, and no event happened.
      {"instant", "That player draws a card."},
      {"instant", "Test Card deals 1 damage to them."},
      {"instant", "Destroy that creature."},
      // An X that nobody pays for, and that is not the whole price.
      {"enchantment",
       "Whenever a player casts a spell, counter it unless that player pays {X}{B}, where X is its power."},
      // The one that this is on is none of several.
      {"creature", "Damage dealt to Test Card by enchanted red creature is reduced to 0."},
      // Mana costs ask for no colourless mana.
      {"artifact", "{C}: Draw a card."},
      // An ability that only works sometimes is no regeneration that always does.
      {"enchantment", "You may draw a card."},
      {"enchantment", "You gain control of target creature."},
      {"artifact", "Untap Test Card. Use this ability only during your upkeep."},
      {"creature", "Test Card can attack as though it were not a Goblin."},
      {"instant", "Flip a coin. If you do, draw a card."},
      // Other than the card itself is what the language says, and these mean other than something else.
      {"instant", "Test Card deals 3 damage to target creature. Other creatures cannot attack this turn."},
      {"instant", "Target creature you control deals damage equal to its power to each other creature."},
      {"creature", "{T}: Destroy target creature. Tap all other creatures."},
      {"creature", "Whenever a creature attacks, destroy all other creatures."},
      {"enchantment", "Enchant creature\nOther creatures get -1/-1."},
      {"instant", "Target player gains 1 life. Each other player loses 1 life."},
      // Of both, or only of the one it stands beside?
      {"instant", "Destroy all nonblack creatures and lands."},
      {"instant", "Destroy all creatures and lands with casting cost 2 or less."},
      // One packet is chosen, and each creature may be dealt one.
      {"instant", "Prevent the next 1 damage that would be dealt to each creature you control this turn."},
      // It is coming into play while this is done, and how was settled before.
      {"artifact", "When you play Test Card, you may pay 2 life. If you do not, it comes into play tapped."},
      // Of any player nobody says who is asked.
      {"sorcery", "Any player may draw a card. If a player does, you gain 1 life."},
      // It would have to work while tapped for the one line, and not for the other.
      {"artifact", "Creatures get +1/+1.\n{3}: Untap Test Card."},
      {"artifact", "{1}: You gain 1 life.\n{3}: Untap Test Card."},
  };
  expect_unread(wrong);
}

TEST(Phrases, RegenerationOfItselfIsTheKeyword) {
  const Read made = read("creature", "{1}{B}: Regenerate Test Card.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  EXPECT_EQ(made.card.abilities[0].kind, AbilityKind::keyword);
  EXPECT_EQ(made.card.abilities[0].keyword.cost.mana.total(), 2);
  const Read other = read("creature", "{1}{B}: Regenerate target creature.");
  EXPECT_EQ(other.card.abilities[0].kind, AbilityKind::activated);
  const Read limited = read("creature", "{B}: Regenerate Test Card. Use this ability only during your turn.");
  EXPECT_EQ(limited.card.abilities[0].kind, AbilityKind::activated);
}

TEST(Phrases, ASpellThatIsCastIsIt) {
  const Read made = read("enchantment", "Whenever a red spell is successfully cast, counter it.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  EXPECT_EQ(made.card.abilities[0].modes[0].steps[0].what.from, Reference::it);
}

TEST(Phrases, WhoPaysIsNoSpell) {
  const Read made =
      read("enchantment",
           "Whenever an opponent casts a creature spell, that player loses 2 life unless they pay "
           "{2}.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  EXPECT_EQ(made.card.abilities[0].modes[0].steps[0].what.from, Reference::that_player);
  EXPECT_FALSE(read("enchantment",
                    "Whenever an opponent casts a creature spell, that player loses 2 life unless "
                    "it pays {2}.")
                   .reading.understood());
}

TEST(Phrases, ACardDatabasePutsAtTheBeginningWhatTheEraDidDuringThePhase) {
  const char* text = "At the beginning of your upkeep, you gain 1 life.";
  EXPECT_EQ(read("enchantment", text).card.abilities[0].trigger.part, PhasePart::beginning);
  EXPECT_EQ(read("enchantment", text, Wording::oracle).card.abilities[0].trigger.part, PhasePart::ordinary);
}

TEST(Phrases, BlocksOrBecomesBlockedIsTwoEvents) {
  const Read made = read(
      "creature",
      "Whenever Test Card blocks or becomes blocked by a creature, destroy that creature at end of combat.");
  ASSERT_EQ(made.card.abilities.size(), 2U);
  EXPECT_EQ(made.card.abilities[0].trigger.event, EventKind::blocks);
  EXPECT_EQ(made.card.abilities[1].trigger.event, EventKind::becomes_blocked);
  EXPECT_EQ(made.card.abilities[1].modes[0].steps[0].then[0].what.from, Reference::other_one);
}

TEST(Phrases, WhatASpellSaysOfItsCastingBelongsToTheCard) {
  const Read siren =
      read("instant", "Cast Test Card only during an opponent's turn, before the attack.\nDraw a card.");
  EXPECT_EQ(siren.card.castable.kind, ConditionKind::all);
  EXPECT_EQ(siren.card.castable.parts.size(), 2U);
  const Read drain =
      read("sorcery", "Spend only black mana on X.\nTest Card deals X damage to target player.");
  EXPECT_TRUE(drain.card.extra_cost.x_only == Colours(Colour::black));
}

TEST(Phrases, WhatAnArtifactSaysOfItselfTappedWorksWhileItIs) {  // R-ART-1
  Ability works;
  works.kind = AbilityKind::rule;
  works.rule.kind = RuleKind::always_on;
  const auto works_tapped = [&](const char* type, const char* text) {
    const std::vector<Ability> made = read(type, text).card.abilities;
    return std::find(made.begin(), made.end(), works) != made.end();
  };
  EXPECT_TRUE(works_tapped("artifact", "{3}: Untap Test Card."));
  EXPECT_TRUE(works_tapped("artifact", "Test Card does not untap during your untap phase.\n{3}: Untap it."));
  EXPECT_TRUE(works_tapped("artifact", "During your draw phase, if Test Card is tapped, you lose 1 life."));
  EXPECT_TRUE(works_tapped("artifact", "Whenever a creature attacks, untap Test Card."));
  EXPECT_FALSE(
      works_tapped("artifact", "During your draw phase, if Test Card is untapped, you lose 1 life."));
  EXPECT_FALSE(works_tapped("artifact", "During your upkeep, you may pay {4}. If you do, untap Test Card."));
  EXPECT_FALSE(works_tapped("artifact", "{1}, {T}: Untap target land."));
  EXPECT_FALSE(works_tapped("creature", "{3}: Untap Test Card."));
}

TEST(Phrases, CardDatabasesCallInterruptsInstants) {
  const auto types = [](Wording wording) {
    return read("instant", "Counter target instant spell.", wording)
        .card.abilities[0]
        .modes[0]
        .targets[0]
        .what.filters[0]
        .types;
  };
  EXPECT_EQ(types(Wording::house), CardType::instant);
  EXPECT_EQ(types(Wording::oracle), CardType::instant | CardType::interrupt | CardType::mana_source);
}

TEST(Phrases, SnowCoveredLandsMayBeBasic) {  // R-SNOW-1
  CardFacts facts;
  facts.name = "Snow-Covered Forest";
  facts.types = {"Land"};
  facts.supertypes = {"Basic", "Snow"};
  facts.subtypes = {"Forest"};
  EXPECT_EQ(facts_from(facts).card.supertypes, Supertype::basic | Supertype::snow_covered);
}

TEST(Phrases, WhatStandsBehindTheLastNounIsSaidOfBoth) {
  EXPECT_EQ(
      read("instant", "Destroy all artifacts and enchantments you control.").card.abilities,
      read("instant", "Destroy all artifacts you control and all enchantments you control.").card.abilities);
  EXPECT_FALSE(read("instant", "Destroy all artifacts and all enchantments you control.").card.abilities ==
               read("instant", "Destroy all artifacts and enchantments you control.").card.abilities);
}

TEST(Phrases, TheOtherOfTwoPlayersIsTheOpponent) {
  const Read made = read("sorcery", "Test Card deals 2 damage to each other player.");
  EXPECT_EQ(made.card.abilities,
            read("sorcery", "Test Card deals 2 damage to your opponent.").card.abilities);
}

}  // namespace
}  // namespace sleight
