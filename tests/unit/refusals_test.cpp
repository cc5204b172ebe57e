#include <gtest/gtest.h>

#include "core/telling/possible_uses.h"
#include "core/telling/why_not.h"
#include "tests/unit/small_duel.h"

using namespace sleight;
using namespace sleight::testing_duel;

namespace {

constexpr PlayerId A = PlayerId::bob;
constexpr PlayerId N = PlayerId::sue;

Option a_play(Option::Kind kind, ObjectId object, AbilityId ability = AbilityId::none) {
  Option option;
  option.kind = kind;
  option.object = object;
  option.ability = ability;
  return option;
}

/// Asks why a card of a hand cannot be cast, or an ability not be used.
struct Asking : SmallDuel {
  std::string cast(PlayerId player, ObjectId card, Window window = Window::main, Thing about = {}) const {
    return why_not(duel, player, a_play(Option::Kind::cast, card), window, about);
  }
  std::string use(PlayerId player, ObjectId holder, Window window = Window::main) const {
    const Characteristics& now = duel.look(holder);
    const Ability& ability = *duel.abilities_begin(now)->ability;
    return why_not(duel, player, a_play(Option::Kind::activate, holder, duel.library().id_of(ability)),
                   window);
  }
};

}  // namespace

TEST(Refusals, NothingStandsAgainstALegalPlay) {
  Asking d;
  d.mana(A, 9);
  EXPECT_EQ(d.cast(A, d.has(A, Zone::hand, "Gray Ogre")), "");
}

TEST(Refusals, TheTimeOfASpell) {
  Asking d;
  d.mana(A, 9);
  d.mana(N, 9);
  const ObjectId ogre = d.has(A, Zone::hand, "Gray Ogre");
  EXPECT_EQ(
      d.cast(A, ogre, Window::combat),
      "Gray Ogre is a creature: it is played only in your own main phase, outside the attack and not as a "
      "response, and the attack is on (R-MAIN-2)");
  EXPECT_EQ(
      d.cast(A, ogre, Window::none),
      "nobody may act at this point of Bob's main phase, and no fast effects are legal there (R-TURN-2)");
  EXPECT_EQ(d.cast(N, d.has(N, Zone::hand, "Lightning Bolt")),
            "it is Bob's main phase, and the other player cannot start a batch out of nothing (R-BATCH-1)");
  EXPECT_EQ(
      d.cast(A, d.has(A, Zone::hand, "Holy Strength"), Window::respond),
      "Holy Strength is a local enchantment: it is played only in your own main phase, outside the attack "
      "and not as a response, and something else waits to be resolved (R-MAIN-2)");
}

TEST(Refusals, WhatIsMissingForACost) {
  Asking d;
  const ObjectId ogre = d.has(A, Zone::hand, "Gray Ogre");
  EXPECT_EQ(d.cast(A, ogre), "the cost {2}{R} cannot be paid: Bob has no mana to spend (R-COST-1, R-MANA-6)");
  d.has(A, Zone::in_play, "Forest", 2);
  d.has(A, Zone::in_play, "Island");
  EXPECT_EQ(d.cast(A, ogre), "the cost {2}{R} cannot be paid: Bob can spend {G}{G}{U} (R-COST-1, R-MANA-6)");
}

TEST(Refusals, WhatComesNearestToATarget) {
  Asking d;
  d.mana(A, 9);
  const ObjectId terror = d.has(A, Zone::hand, "Terror");
  d.has(N, Zone::in_play, "Forest");
  EXPECT_EQ(d.cast(A, terror), "Terror has no legal target (R-TARGET-1)");
  d.has(N, Zone::in_play, "Drudge Skeletons");
  EXPECT_EQ(d.cast(A, terror), "Terror has no legal target: Drudge Skeletons is black (R-TARGET-1)");
  EXPECT_EQ(d.cast(A, d.has(A, Zone::hand, "Counterspell")),
            "Counterspell has no legal target: it is aimed at what is being cast, while it is being cast "
            "(R-CAST-4, R-CAST-7, R-TARGET-1)");
}

TEST(Refusals, WhyAThingIsNoTarget) {
  Asking d;
  const ObjectId terror = d.has(A, Zone::hand, "Terror");
  const Thing skeletons = Thing::of(d.has(N, Zone::in_play, "Drudge Skeletons"));
  const Thing forest = Thing::of(d.has(N, Zone::in_play, "Forest"));
  const Thing dead = Thing::of(d.has(N, Zone::graveyard, "Grizzly Bears"));
  EXPECT_EQ(why_not_target(d.duel, terror, skeletons, Window::main),
            "not a legal target for Terror: Drudge Skeletons is black (R-TARGET-1)");
  EXPECT_EQ(why_not_target(d.duel, terror, forest, Window::main),
            "not a legal target for Terror: Forest is no creature (R-TARGET-1)");
  EXPECT_EQ(why_not_target(d.duel, terror, dead, Window::main),
            "not a legal target for Terror: Grizzly Bears is not in play (R-GEN-2)");
  EXPECT_EQ(why_not_target(d.duel, terror, Thing::of(N), Window::main),
            "not a legal target for Terror: Sue is no creature (R-TARGET-1)");
}

TEST(Refusals, AbilitiesOfPermanents) {
  Asking d;
  d.mana(A, 9);
  d.mana(N, 9);
  const ObjectId statue = d.has(A, Zone::in_play, "Jade Statue");
  EXPECT_EQ(d.use(N, statue, Window::respond), "the ability of Jade Statue is used by Bob only (R-COST-9)");
  d.duel.object(statue).tapped = true;
  d.duel.touch(Duel::tapped);
  EXPECT_EQ(d.use(A, statue), "Jade Statue is a tapped artifact, and its abilities are off (R-ART-1)");
  const ObjectId sorcerer = d.has(A, Zone::in_play, "Prodigal Sorcerer");
  d.duel.object(sorcerer).controlled_since = d.duel.clock + 1;
  EXPECT_EQ(
      d.use(A, sorcerer),
      "Prodigal Sorcerer has summoning sickness: Bob has not controlled it since that player's turn began "
      "(R-SICK-1)");
  d.duel.object(sorcerer).tapped = true;
  d.duel.touch(Duel::tapped);
  EXPECT_EQ(d.use(A, sorcerer), "Prodigal Sorcerer is tapped already (R-COST-2)");
  EXPECT_EQ(d.use(A, d.has(A, Zone::in_play, "Drudge Skeletons")),
            "Drudge Skeletons regenerates, and is used only when something is about to go to the graveyard "
            "(R-REGEN-2)");
}

TEST(Refusals, LandsAndAttacks) {
  Asking d;
  const ObjectId forest = d.has(A, Zone::hand, "Forest");
  d.duel.turn.lands_played = 1;
  EXPECT_EQ(why_not(d.duel, A, a_play(Option::Kind::play_land, forest), Window::main),
            "Bob has played 1 land this turn, and may play no more (R-LAND-1)");
  EXPECT_EQ(d.cast(A, forest), "Forest is a land, which is played and not cast (R-CAST-5)");
  const Option attack = a_play(Option::Kind::attack, {});
  EXPECT_EQ(why_not(d.duel, A, attack, Window::main), "");
  EXPECT_EQ(why_not(d.duel, N, attack, Window::phase),
            "it is Bob's turn, and only the active player attacks (R-CBT-1)");
  d.duel.turn.attack_made = true;
  EXPECT_EQ(why_not(d.duel, A, attack, Window::main), "the attack of this turn has been made (R-CBT-1)");
}

TEST(Refusals, ChancesToInterrupt) {
  Asking d;
  Play play;
  play.number = 7;
  play.controller = A;
  play.source = d.has(A, Zone::limbo, "Gray Ogre");
  play.traits = snapshot(d.duel, play.source);
  d.duel.batch.push_back(play);
  EXPECT_EQ(why_not_interrupt(d.duel, N, 7), "");
  d.duel.batch.back().interrupt_chance_used = {true, false};
  EXPECT_EQ(why_not_interrupt(d.duel, A, 7), "Bob has had the one chance to interrupt Gray Ogre (R-INT-2)");
  d.duel.batch.back().successfully_cast = true;
  EXPECT_EQ(why_not_interrupt(d.duel, N, 7),
            "Gray Ogre is successfully cast, and only what is being cast can be interrupted (R-CAST-2)");
  EXPECT_EQ(why_not_interrupt(d.duel, N, 8), "it is not under way any more (R-INT-6)");
}

TEST(Refusals, LegalityOfAnObjectAtARestPoint) {
  Asking d;
  const ObjectId ogre = d.has(A, Zone::hand, "Gray Ogre");
  d.mana(A, 9);
  EXPECT_EQ(legality_of(d.duel, ogre), std::vector<std::string>{"Bob may cast it now."});
  d.duel.turn.phase = 1;
  EXPECT_EQ(
      legality_of(d.duel, ogre),
      std::vector<std::string>{
          "Bob may not cast it: Gray Ogre is a creature: it is played only in your own main phase, outside "
          "the attack and not as a response, and it is Bob's upkeep phase (R-MAIN-2)."});
  const ObjectId bears = d.has(N, Zone::in_play, "Grizzly Bears");
  EXPECT_EQ(
      legality_of(d.duel, bears),
      std::vector<std::string>{"It cannot attack: only the active player's creatures attack (R-CBT-1)."});
  EXPECT_EQ(legality_of(d.duel, d.has(N, Zone::graveyard, "Gray Ogre")),
            std::vector<std::string>{"There is nothing to be done with it where it is."});
}
