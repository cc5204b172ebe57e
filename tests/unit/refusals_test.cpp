#include <gtest/gtest.h>

#include "core/explanation/possible_uses.h"
#include "core/explanation/why_not.h"
#include "core/explanation/why_not_target.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// Asks why a card of a hand cannot be cast, or an ability not be used.
struct Asking : Board {
  std::string cast(PlayerId player, ObjectId card, Window window = Window::main, Thing about = {}) {
    return why_not(duel(), player, play_of(Option::Kind::cast, card), window, about);
  }
  std::string use(PlayerId player, ObjectId holder, Window window = Window::main) {
    const Characteristics& now = duel().look(holder);
    const Ability& ability = *duel().abilities_begin(now)->ability;
    return why_not(duel(), player, play_of(Option::Kind::activate, holder, duel().library().id_of(ability)),
                   window);
  }
};

TEST(Refusals, NothingStandsAgainstALegalPlay) {
  Asking d;
  d.mana(bob, 9);
  EXPECT_EQ(d.cast(bob, d.put("Gray Ogre", bob, Zone::hand)), "");
}

TEST(Refusals, TheTimeOfASpell) {
  Asking d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  const ObjectId ogre = d.put("Gray Ogre", bob, Zone::hand);
  EXPECT_EQ(
      d.cast(bob, ogre, Window::combat),
      "Gray Ogre is a creature: it is played only in your own main phase, outside the attack and not as a "
      "response, and the attack is on (R-MAIN-2)");
  EXPECT_EQ(d.cast(bob, ogre, Window::none),
            "nobody may act at this point of Bob's main phase: what happens there by itself comes first "
            "(R-TURN-4)");
  EXPECT_EQ(d.cast(sue, d.put("Lightning Bolt", sue, Zone::hand)),
            "it is Bob's main phase, and the other player cannot start a batch out of nothing (R-BATCH-1)");
  EXPECT_EQ(
      d.cast(bob, d.put("Holy Strength", bob, Zone::hand), Window::respond),
      "Holy Strength is a local enchantment: it is played only in your own main phase, outside the attack "
      "and not as a response, and something else waits to be resolved (R-MAIN-2)");
}

TEST(Refusals, WhatIsMissingForACost) {
  Asking d;
  const ObjectId ogre = d.put("Gray Ogre", bob, Zone::hand);
  EXPECT_EQ(d.cast(bob, ogre),
            "the cost {2}{R} cannot be paid: Bob has no mana to spend (R-COST-1, R-MANA-6)");
  d.put(2, "Forest", bob);
  d.put("Island", bob);
  EXPECT_EQ(d.cast(bob, ogre),
            "the cost {2}{R} cannot be paid: Bob can spend {G}{G}{U} (R-COST-1, R-MANA-6)");
}

TEST(Refusals, WhatComesNearestToATarget) {
  Asking d;
  d.mana(bob, 9);
  const ObjectId terror = d.put("Terror", bob, Zone::hand);
  d.put("Forest", sue);
  EXPECT_EQ(d.cast(bob, terror), "Terror has no legal target (R-TARGET-1)");
  d.put("Drudge Skeletons", sue);
  EXPECT_EQ(d.cast(bob, terror), "Terror has no legal target: Drudge Skeletons is black (R-TARGET-1)");
  EXPECT_EQ(d.cast(bob, d.put("Counterspell", bob, Zone::hand)),
            "Counterspell has no legal target: it is aimed at what is being cast, while it is being cast "
            "(R-CAST-4, R-CAST-7, R-TARGET-1)");
}

TEST(Refusals, WhyAThingIsNoTarget) {
  Asking d;
  const ObjectId terror = d.put("Terror", bob, Zone::hand);
  const Thing skeletons = Thing::of(d.put("Drudge Skeletons", sue));
  const Thing forest = Thing::of(d.put("Forest", sue));
  const Thing dead = Thing::of(d.put("Grizzly Bears", sue, Zone::graveyard));
  EXPECT_EQ(why_not_target(d.duel(), terror, skeletons, {Window::main}),
            "not a legal target for Terror: Drudge Skeletons is black (R-TARGET-1)");
  EXPECT_EQ(why_not_target(d.duel(), terror, forest, {Window::main}),
            "not a legal target for Terror: Forest is no creature (R-TARGET-1)");
  EXPECT_EQ(why_not_target(d.duel(), terror, dead, {Window::main}),
            "not a legal target for Terror: Grizzly Bears is not in play (R-GEN-2)");
  EXPECT_EQ(why_not_target(d.duel(), terror, Thing::of(sue), {Window::main}),
            "not a legal target for Terror: Sue is no creature (R-TARGET-1)");
}

TEST(Refusals, AbilitiesOfPermanents) {
  Asking d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  const ObjectId statue = d.put("Jade Statue", bob);
  EXPECT_EQ(d.use(sue, statue, Window::respond), "the ability of Jade Statue is used by Bob only (R-COST-9)");
  d.set_tapped(statue);
  EXPECT_EQ(d.use(bob, statue), "Jade Statue is a tapped artifact, and its abilities are off (R-ART-1)");
  const ObjectId sorcerer = d.put("Prodigal Sorcerer", bob);
  d.make_sick(sorcerer);
  EXPECT_EQ(
      d.use(bob, sorcerer),
      "Prodigal Sorcerer has summoning sickness: Bob has not controlled it since that player's turn began "
      "(R-SICK-1)");
  d.set_tapped(sorcerer);
  EXPECT_EQ(d.use(bob, sorcerer), "Prodigal Sorcerer is tapped already (R-COST-2)");
  EXPECT_EQ(d.use(bob, d.put("Drudge Skeletons", bob)),
            "Drudge Skeletons regenerates, and is used only when something is about to go to the graveyard "
            "(R-REGEN-2)");
}

TEST(Refusals, LandsAndAttacks) {
  Asking d;
  const ObjectId forest = d.put("Forest", bob, Zone::hand);
  d.duel().turn.lands_played = 1;
  EXPECT_EQ(why_not(d.duel(), bob, play_of(Option::Kind::play_land, forest), Window::main),
            "Bob has played 1 land this turn, and may play no more (R-LAND-1)");
  EXPECT_EQ(d.cast(bob, forest), "Forest is a land, which is played and not cast (R-CAST-5)");
  const Option attack = play_of(Option::Kind::attack, {});
  EXPECT_EQ(why_not(d.duel(), bob, attack, Window::main), "");
  EXPECT_EQ(why_not(d.duel(), sue, attack, Window::phase),
            "it is Bob's turn, and only the active player attacks (R-CBT-1)");
  d.duel().turn.attack_made = true;
  EXPECT_EQ(why_not(d.duel(), bob, attack, Window::main), "the attack of this turn has been made (R-CBT-1)");
}

TEST(Refusals, ChancesToInterrupt) {
  Asking d;
  BatchItem play;
  play.number = 7;
  play.controller = bob;
  play.source = d.put("Gray Ogre", bob, Zone::limbo);
  play.traits = snapshot(d.duel(), play.source);
  d.duel().batch.push_back(play);
  EXPECT_EQ(why_not_interrupt(d.duel(), sue, 7), "");
  d.duel().batch.back().interrupt_chance_used = {true, false};
  EXPECT_EQ(why_not_interrupt(d.duel(), bob, 7),
            "Bob has had the one chance to interrupt Gray Ogre (R-INT-2)");
  d.duel().batch.back().successfully_cast = true;
  EXPECT_EQ(why_not_interrupt(d.duel(), sue, 7),
            "Gray Ogre is successfully cast, and only what is being cast can be interrupted (R-CAST-2)");
  EXPECT_EQ(why_not_interrupt(d.duel(), sue, 8), "it is not under way any more (R-INT-6)");
}

TEST(Refusals, LegalityOfAnObjectAtARestPoint) {
  Asking d;
  const ObjectId ogre = d.put("Gray Ogre", bob, Zone::hand);
  d.mana(bob, 9);
  EXPECT_EQ(legality_of(d.duel(), ogre), std::vector<std::string>{"Bob may cast it now."});
  d.duel().turn.phase = 1;
  EXPECT_EQ(
      legality_of(d.duel(), ogre),
      std::vector<std::string>{
          "Bob may not cast it: Gray Ogre is a creature: it is played only in your own main phase, outside "
          "the attack and not as a response, and it is Bob's upkeep phase (R-MAIN-2)."});
  const ObjectId bears = d.put("Grizzly Bears", sue);
  EXPECT_EQ(
      legality_of(d.duel(), bears),
      std::vector<std::string>{"It cannot attack: only the active player's creatures attack (R-CBT-1)."});
  EXPECT_EQ(legality_of(d.duel(), d.put("Gray Ogre", sue, Zone::graveyard)),
            std::vector<std::string>{"There is nothing to be done with it where it is."});
}

// What is said at a rest point is what whoever acts there is offered.
TEST(Refusals, LegalityAtEachRestPointWithAWindow) {
  Asking d;
  const ObjectId bolts[] = {d.put("Lightning Bolt", bob, Zone::hand),
                            d.put("Lightning Bolt", sue, Zone::hand)};
  d.put("Plague", bob);  // it has an effect at the end of cleanup, where nothing is played
  d.mana(bob, 1);
  d.mana(sue, 1);
  const auto may = [&](Stage stage, const char* phase = "main") {
    for (std::uint8_t i = 0; i < d.rules->phases.size(); ++i)
      if (d.rules->phases[i].name == phase) d.duel().turn.phase = i;
    d.duel().turn.stage = stage;
    std::string who;
    for (const ObjectId bolt : bolts) {
      const std::string said = legality_of(d.duel(), bolt).front();
      if (said.ends_with(" may cast it now.")) who += said.substr(0, 3);
    }
    return who;
  };
  EXPECT_EQ(may(Stage::beginning_effects, "upkeep"), "Bob");
  EXPECT_EQ(may(Stage::ordinary_effects, "draw"), "Bob");
  EXPECT_EQ(may(Stage::end_effects, "upkeep"), "");
  EXPECT_EQ(may(Stage::end_effects, "discard"), "");
  EXPECT_EQ(may(Stage::end_effects, "cleanup"), "");
  EXPECT_EQ(may(Stage::phase_window), "BobSue");
  EXPECT_EQ(may(Stage::attack_announced), "Sue");  // Bob waits for the answer (D-10)
  EXPECT_EQ(may(Stage::attackers_window), "BobSue");
  EXPECT_EQ(may(Stage::first_strike_window),
            "");  // between the two steps of damage nothing is played (R-CBT-3)
  d.rules->attack_can_be_aborted = false;
  EXPECT_EQ(may(Stage::attack_announced), "BobSue");
}

}  // namespace
}  // namespace sleight
