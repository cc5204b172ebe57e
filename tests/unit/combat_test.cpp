#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/explanation/why_not_fight.h"
#include "core/playing/combat/attack_rules.h"
#include "core/playing/combat/block_rules.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/moves/zones.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests
using Pair = std::pair<ObjectId, ObjectId>;

TEST(Combat, UnblockedAttackersDamageThePlayer) {  // R-CDMG-1, R-CBT-8
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId id = a.put(bear, bob);
  a.bob.attackers = {id};
  a.attack_until();
  EXPECT_EQ(a.life(sue), 18);
  EXPECT_TRUE(a.duel().object(id).tapped);
  EXPECT_TRUE(a.duel().object(id).attacked);
  EXPECT_FALSE(a.duel().combat.active);
  EXPECT_TRUE(a.duel().turn.attack_made);
  EXPECT_FALSE(may_announce_attack(a.duel())) << "one attack a turn (R-CBT-1)";
}

TEST(Combat, ANullAttackUsesTheAttackUp) {  // R-CBT-2, E-108
  Board a;
  const CardId bear = a.creature(2, 2);
  a.put(bear, bob);
  EXPECT_TRUE(may_announce_attack(a.duel()));
  a.attack_until();
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_FALSE(may_announce_attack(a.duel()));
}

TEST(Combat, WhoMayAttack) {  // R-CBT-8, R-SICK-1
  Board a;
  const CardId bear = a.creature(2, 2);
  const CardId wall = a.creature(0, 7, {rule(RuleKind::cannot_attack)});
  const CardId tower =
      a.creature(0, 7, {rule(RuleKind::cannot_attack), rule(RuleKind::attacks_alone_rule_off)});
  const ObjectId fresh = a.put(bear, bob);
  a.make_sick(fresh);
  const ObjectId tapped = a.put(bear, bob);
  a.set_tapped(tapped);
  EXPECT_EQ(refusal_of_attack(a.duel(), fresh), AttackRefusal::sick);
  EXPECT_NE(why_not_attack(a.duel(), fresh).find("R-SICK-1"), std::string::npos);
  EXPECT_FALSE(may_attack(a.duel(), tapped));
  EXPECT_FALSE(may_attack(a.duel(), a.put(wall, bob)));
  EXPECT_TRUE(may_attack(a.duel(), a.put(tower, bob)));
  EXPECT_FALSE(may_attack(a.duel(), a.put(bear, sue)));
}

TEST(Combat, MustAttack) {  // R-CBT-6, E-110
  Board a;
  const CardId juggernaut = a.creature(5, 3, {rule(RuleKind::must_attack)});
  const CardId bear = a.creature(2, 2);
  a.put(bear, bob);
  const ObjectId forced = a.put(juggernaut, bob);
  EXPECT_TRUE(must_attack(a.duel(), forced));
  a.bob.attackers = {forced};
  a.attack_until();
  EXPECT_EQ(a.life(sue), 15);
}

TEST(Combat, BlockedStaysBlocked) {  // R-BLOCK-2, R-CDMG-2, E-112
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId attacker = a.put(bear, bob);
  const ObjectId blocker = a.put(bear, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(blocker, attacker)};
  a.attack_until(Stage::blockers_window);
  EXPECT_TRUE(a.duel().combat.has_blocker(blocker));
  EXPECT_TRUE(a.duel().combat.has_blocked(attacker));
  move_card(a.table(), blocker, Zone::hand);
  a.attack_until();
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_TRUE(a.in_play(attacker));
}

TEST(Combat, TrampleWithNobodyLeftGoesOn) {  // R-TRAMPLE-3, E-160
  Board a;
  const CardId mammoth = a.creature(3, 3, trample());
  const CardId sprites = a.creature(1, 1);
  const ObjectId attacker = a.put(mammoth, bob);
  const ObjectId blocker = a.put(sprites, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(blocker, attacker)};
  a.attack_until(Stage::blockers_window);
  destroy(a.table(), {blocker});
  a.attack_until();
  EXPECT_EQ(a.life(sue), 17);
}

TEST(Combat, TrampleOverABlocker) {  // R-TRAMPLE-1, R-TRAMPLE-2, E-159, E-165
  Board a;
  const CardId mammoth = a.creature(3, 3, trample());
  const CardId sprites = a.creature(1, 1);
  const ObjectId attacker = a.put(mammoth, bob);
  const ObjectId blocker = a.put(sprites, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(blocker, attacker)};
  a.attack_until();
  EXPECT_EQ(a.life(sue), 18);
  EXPECT_FALSE(a.in_play(blocker));

  Board b;
  const CardId blocking = b.creature(3, 3, trample());
  const CardId one = b.creature(1, 1);
  const ObjectId small = b.put(one, bob);
  const ObjectId big = b.put(blocking, sue);
  b.bob.attackers = {small};
  b.sue.blocks = {Pair(big, small)};
  b.attack_until();
  EXPECT_EQ(b.life(bob), 20);
  EXPECT_EQ(b.life(sue), 20);
}

TEST(Combat, RegeneratingTheBlockerDoesNotStopTheSpill) {  // R-TRAMPLE-5, E-164
  Board a;
  const CardId mammoth = a.creature(3, 3, trample());
  const CardId troll = a.creature(2, 2, regeneration());
  const ObjectId attacker = a.put(mammoth, bob);
  const ObjectId blocker = a.put(troll, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(blocker, attacker)};
  a.sue.wishes = {{Window::regenerate, blocker}};
  a.mana(sue, Colour::black, 1);
  a.rules->burn_at_attack = false;
  a.attack_until();
  EXPECT_TRUE(a.in_play(blocker));
  EXPECT_TRUE(a.duel().object(blocker).tapped);
  EXPECT_EQ(a.life(sue), 19);
}

TEST(Combat, SeveralBlockersAreSharedOutByTheAttacker) {  // R-CDMG-3, E-117
  Board a;
  const CardId wurm = a.creature(6, 4);
  const CardId bear = a.creature(2, 4);
  const ObjectId attacker = a.put(wurm, bob);
  const ObjectId one = a.put(bear, sue);
  const ObjectId two = a.put(bear, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(one, attacker), Pair(two, attacker)};
  a.bob.shares = {{{attacker, one}, 2}};
  a.attack_until();
  EXPECT_EQ(a.damage(one), 2);
  EXPECT_FALSE(a.in_play(two));
  EXPECT_FALSE(a.in_play(attacker));
  EXPECT_EQ(a.bob.count(DecisionKind::assign), 1);
}

TEST(Combat, ABanderAmongTheBlockersLetsTheDefenderDivide) {  // R-BAND-6, E-120, E-125
  Board a;
  const CardId wurm = a.creature(6, 4);
  const CardId bear = a.creature(4, 4);
  const CardId bander = a.creature(4, 4, banding());
  const ObjectId attacker = a.put(wurm, bob);
  const ObjectId one = a.put(bear, sue);
  const ObjectId two = a.put(bander, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(one, attacker), Pair(two, attacker)};
  a.sue.shares = {{{attacker, one}, 3}};
  a.attack_until();
  EXPECT_EQ(a.damage(one), 3);
  EXPECT_EQ(a.damage(two), 3);
  EXPECT_FALSE(a.in_play(attacker));
  EXPECT_EQ(a.bob.count(DecisionKind::assign), 0);
}

TEST(Combat, ABandIsBlockedAsOneAndItsControllerDivides) {  // R-BAND-1, R-BAND-3, R-BAND-5
  Board a;
  const CardId hero = a.creature(1, 1, banding());
  const CardId ogre = a.creature(2, 2);
  const CardId giant = a.creature(3, 5);
  const ObjectId first = a.put(hero, bob);
  const ObjectId second = a.put(ogre, bob);
  const ObjectId third = a.put(ogre, bob);
  const ObjectId blocker = a.put(giant, sue);
  a.bob.attackers = {first, second, third};
  a.bob.bands = {{second, first}, {third, first}};
  a.sue.blocks = {Pair(blocker, second)};
  a.bob.shares = {{{blocker, first}, 0}};
  a.attack_until(Stage::blockers_window);
  EXPECT_EQ(a.duel().combat.attackers[0].band, a.duel().combat.attackers[1].band);
  EXPECT_NE(a.duel().combat.attackers[0].band, a.duel().combat.attackers[2].band)
      << "only one without banding";
  EXPECT_TRUE(a.duel().combat.has_blocked(first));
  EXPECT_FALSE(a.duel().combat.has_blocked(third));
  a.attack_until();
  EXPECT_TRUE(a.in_play(first));
  EXPECT_FALSE(a.in_play(second));
  EXPECT_EQ(a.damage(blocker), 3);
  EXPECT_EQ(a.life(sue), 18);
}

TEST(Combat, ABlockerOfABandAndAnotherDividesAmongThem) {  // R-CDMG-5, E-129
  Board a;
  const CardId hero = a.creature(0, 3, banding());
  const CardId ogre = a.creature(0, 3);
  const CardId giant = a.creature(4, 4, {numbered(RuleKind::blocks_additional, 1)});
  const ObjectId h = a.put(hero, bob);
  const ObjectId o = a.put(ogre, bob);
  const ObjectId s = a.put(ogre, bob);
  const ObjectId blocker = a.put(giant, sue);
  a.bob.attackers = {h, o, s};
  a.bob.bands = {{o, h}};
  a.sue.blocks = {Pair(blocker, h), Pair(blocker, s)};
  a.sue.shares = {{{blocker, h}, 3}};
  a.bob.shares = {{{blocker, h}, 1}};
  a.attack_until();
  EXPECT_EQ(a.damage(h), 1);
  EXPECT_EQ(a.damage(o), 2);
  EXPECT_EQ(a.damage(s), 1);
}

TEST(Combat, FirstStrikersKillBeforeTheyAreStruck) {  // R-FS-1, R-CDMG-4
  Board a;
  const CardId knight = a.creature(2, 2, first_strike());
  const CardId bear = a.creature(2, 2);
  const ObjectId attacker = a.put(knight, bob);
  const ObjectId blocker = a.put(bear, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(blocker, attacker)};
  a.attack_until();
  EXPECT_TRUE(a.in_play(attacker));
  EXPECT_EQ(a.damage(attacker), 0);
  EXPECT_FALSE(a.in_play(blocker));

  Board both;
  const CardId first = both.creature(2, 2, first_strike());
  const CardId again = both.creature(2, 5, joined(first_strike(), first_strike()));
  const ObjectId one = both.put(first, bob);
  const ObjectId two = both.put(again, sue);
  both.bob.attackers = {one};
  both.sue.blocks = {Pair(two, one)};
  both.attack_until();
  EXPECT_FALSE(both.in_play(one));
  EXPECT_EQ(both.damage(two), 2) << "once only, and at the same time (R-FS-2)";
}

TEST(Combat, ATappedBlockerDealsNothing) {  // R-RMC-2, R-RMC-3, D-09, E-113
  for (const bool deals : {false, true}) {
    Board a;
    a.rules->tapped_blocker_deals = deals;
    const CardId giant = a.creature(3, 3);
    const CardId bear = a.creature(2, 4);
    const ObjectId attacker = a.put(giant, bob);
    const ObjectId blocker = a.put(bear, sue);
    a.bob.attackers = {attacker};
    a.sue.blocks = {Pair(blocker, attacker)};
    a.attack_until(Stage::blockers_window);
    tap(a.table(), blocker);
    untap(a.table(), attacker);
    a.attack_until();
    EXPECT_EQ(a.damage(attacker), deals ? 2 : 0);
    EXPECT_EQ(a.damage(blocker), 3);
  }
}

TEST(Combat, RegenerationBeforeDamage) {  // R-REGEN-10, D-07, E-157, E-116
  for (const bool leaves : {true, false}) {
    Board a;
    a.rules->regenerated_leaves_combat = leaves;
    a.rules->burn_at_attack = false;
    const CardId skeletons = a.creature(1, 1, regeneration());
    const ObjectId id = a.put(skeletons, bob);
    a.mana(bob, Colour::black, 1);
    a.bob.attackers = {id};
    a.bob.wishes = {{Window::regenerate, id}};
    a.attack_until(Stage::blockers_window);
    destroy(a.table(), {id});
    EXPECT_TRUE(a.in_play(id));
    EXPECT_EQ(a.duel().combat.has_attacker(id), !leaves);
    a.attack_until();
    EXPECT_EQ(a.life(sue), 20);
  }
}

TEST(Combat, RegeneratedBlockersTakeNothing) {  // R-BAND-9, R-TRAMPLE-3, E-127
  for (const bool tramples : {false, true}) {
    Board a;
    a.rules->regenerated_leaves_combat = false;
    a.rules->burn_at_attack = false;
    const CardId attacking = a.creature(3, 3, tramples ? trample() : std::vector<Ability>{});
    const CardId skeletons = a.creature(1, 1, regeneration());
    const ObjectId attacker = a.put(attacking, bob);
    const ObjectId blocker = a.put(skeletons, sue);
    a.mana(sue, Colour::black, 1);
    a.bob.attackers = {attacker};
    a.sue.blocks = {Pair(blocker, attacker)};
    a.sue.wishes = {{Window::regenerate, blocker}};
    a.attack_until(Stage::blockers_window);
    destroy(a.table(), {blocker});
    EXPECT_TRUE(a.duel().combat.has_blocker(blocker));
    a.attack_until();
    EXPECT_EQ(a.life(sue), tramples ? 17 : 20);
    EXPECT_EQ(a.damage(blocker), 0);
    EXPECT_EQ(a.damage(attacker), 0);
  }
}

TEST(Combat, ControlChangeLeavesCombat) {  // R-RMC-1, E-114
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId id = a.put(bear, bob);
  a.bob.attackers = {id};
  a.attack_until(Stage::blockers_window);
  a.duel().object(id).controller = sue;
  a.duel().touch(Duel::board);
  update_combat(a.table());
  EXPECT_FALSE(a.duel().combat.has_attacker(id));
  a.attack_until();
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_TRUE(a.duel().object(id).tapped);
}

TEST(Combat, BlockRestrictions) {  // R-FLY-1, R-BLOCK-1
  Board a;
  Card bird =
      creature("Bird", 1, 1, {rule(RuleKind::cannot_be_blocked, creatures({of_subtype("bird", true)}))});
  bird.subtypes = {Word{"bird"}};
  const CardId flier = a.add(bird);
  const CardId bear = a.creature(2, 2);
  const CardId coward = a.creature(2, 2, {rule(RuleKind::cannot_block)});
  const ObjectId attacker = a.put(flier, bob);
  const ObjectId ground = a.put(bear, bob);
  a.bob.attackers = {attacker, ground};
  const ObjectId air = a.put(flier, sue);
  const ObjectId earth = a.put(bear, sue);
  const ObjectId never = a.put(coward, sue);
  a.attack_until(Stage::attackers_window);
  EXPECT_TRUE(may_block(a.duel(), air, attacker));
  EXPECT_TRUE(may_block(a.duel(), air, ground));
  EXPECT_FALSE(may_block(a.duel(), earth, attacker));
  EXPECT_TRUE(may_block(a.duel(), earth, ground));
  EXPECT_FALSE(may_block(a.duel(), never, ground));
}

TEST(Combat, NeedsSeveralBlockers) {
  Board a;
  const CardId berserkers = a.creature(2, 3, {numbered(RuleKind::needs_blockers, 3)});
  const CardId bear = a.creature(1, 1);
  const ObjectId attacker = a.put(berserkers, bob);
  const ObjectId one = a.put(bear, sue);
  const ObjectId two = a.put(bear, sue);
  a.bob.attackers = {attacker};
  a.sue.blocks = {Pair(one, attacker), Pair(two, attacker)};
  a.attack_until();
  EXPECT_EQ(a.life(sue), 18) << "two are not enough, so that no block is offered";
  EXPECT_EQ(a.sue.count(DecisionKind::block), 0);

  Board b;
  const CardId again = b.creature(2, 3, {numbered(RuleKind::needs_blockers, 3)});
  const CardId cub = b.creature(1, 1);
  const ObjectId id = b.put(again, bob);
  b.bob.attackers = {id};
  for (int i = 0; i < 3; ++i) {
    const ObjectId blocker = b.put(cub, sue);
    if (i == 0) b.sue.blocks = {Pair(blocker, id)};
  }
  b.attack_until(Stage::blockers_window);
  EXPECT_EQ(b.duel().combat.blocks.size(), 3U) << "one begun block has to be finished";
}

TEST(Combat, AttackersWithoutTapping) {
  Board a;
  const CardId angel = a.creature(4, 4, {rule(RuleKind::attacks_without_tapping)});
  const ObjectId id = a.put(angel, bob);
  a.bob.attackers = {id};
  a.attack_until();
  EXPECT_FALSE(a.duel().object(id).tapped);
  EXPECT_EQ(a.life(sue), 16);
}

TEST(Combat, NoCombatDamageByRuleAndNegativePower) {  // R-CRE-2
  Board a;
  const CardId calm = a.creature(4, 4, {rule(RuleKind::deals_no_combat_damage)});
  const CardId weak = a.creature(-1, 2);
  a.bob.attackers = {a.put(calm, bob), a.put(weak, bob)};
  a.attack_until();
  EXPECT_EQ(a.life(sue), 20);
}

TEST(Combat, EventsCountTheirPairs) {  // R-RAMP-1
  Board a;
  const CardId giant = a.creature(2, 9);
  const CardId bear = a.creature(1, 1);
  Ability count =
      triggered(EventKind::becomes_blocked, {}, {step(Verb::gain_life, from(Reference::you), that_much())});
  count.trigger.other = from(Reference::permanents);
  const CardId watcher = a.permanent(CardType::enchantment, {count});
  const ObjectId attacker = a.put(giant, bob);
  a.put(watcher, bob);
  a.bob.attackers = {attacker};
  for (int i = 0; i < 3; ++i) a.sue.blocks.push_back(Pair(a.put(bear, sue), attacker));
  a.attack_until(Stage::blockers_window);
  EXPECT_EQ(a.life(bob), 26) << "1 + 2 + 3";
}

TEST(Combat, WhoAsksForNoSecondPartyHearsOfABlockOnce) {  // R-TRIG-1
  for (const EventKind kind : {EventKind::blocks, EventKind::becomes_blocked}) {
    Board a;
    const CardId hero = a.creature(1, 5, banding());
    const CardId bear = a.creature(1, 5);
    const CardId watcher =
        a.permanent(CardType::enchantment,
                    {triggered(kind, {}, {step(Verb::gain_life, from(Reference::you), Amount(1))})});
    const ObjectId h = a.put(hero, bob);
    const ObjectId o = a.put(bear, bob);
    a.put(watcher, bob);
    a.bob.attackers = {h, o};
    a.bob.bands = {{o, h}};
    // Two blockers of a band of two: four pairs, but two creatures block and two become blocked.
    for (int i = 0; i < 2; ++i) a.sue.blocks.push_back(Pair(a.put(bear, sue), h));
    a.attack_until(Stage::blockers_window);
    EXPECT_EQ(a.duel().combat.blocks.size(), 4U);
    EXPECT_EQ(a.life(bob), 22);
  }
}

TEST(Combat, RegroupingABrokenBand) {  // R-BAND-10, D-20, E-128
  for (const bool regroups : {true, false}) {
    Board a;
    a.rules->band_regroups = regroups;
    const CardId hero = a.creature(1, 1, banding());
    const CardId ogre = a.creature(2, 2);
    const ObjectId h = a.put(hero, bob);
    const ObjectId o = a.put(ogre, bob);
    a.bob.attackers = {h, o};
    a.bob.bands = {{o, h}};
    const ObjectId blocker = a.put(ogre, sue);
    a.sue.blocks = {Pair(blocker, h)};
    a.attack_until(Stage::blockers_window);
    a.duel().object(h).card = a.duel().object(o).card;  // the hero is a hero no more
    a.duel().touch(0xFFFF);
    update_combat(a.table());
    EXPECT_EQ(a.duel().combat.attackers[0].band == a.duel().combat.attackers[1].band, !regroups);
    EXPECT_TRUE(a.duel().combat.has_blocked(h));
    EXPECT_TRUE(a.duel().combat.has_blocked(o));
    EXPECT_EQ(a.duel().combat.blocks.size(), 2U);
  }
}

}  // namespace
}  // namespace sleight
