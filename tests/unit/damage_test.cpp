#include <gtest/gtest.h>

#include "core/playing/damage/packets.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/graveyard.h"
#include "core/reading/context.h"
#include "tests/unit/arena.h"

namespace sleight {
namespace {

using arena::Arena;
constexpr PlayerId bob = PlayerId::bob;
constexpr PlayerId sue = PlayerId::sue;

TEST(Damage, OneEventOneSourceOneVictimIsOnePacket) {  // R-DMG-2, E-171
  Arena a;
  const CardId bear = a.creature(2, 2);
  a.begin();
  const ObjectId source = a.put(bob, bear);
  const ObjectId other = a.put(bob, bear);
  a.hit(source, Thing::of(sue), 1);
  a.hit(source, Thing::of(sue), 1);
  a.hit(other, Thing::of(sue), 1);
  a.hit(source, Thing::of(bob), 0);
  ASSERT_EQ(a.duel().packets.size(), 2U);
  EXPECT_EQ(a.duel().packets[0].amount, 2);
  settle(a.table());
  EXPECT_TRUE(a.duel().packets.empty());
  EXPECT_EQ(a.life(sue), 17);
  EXPECT_EQ(a.life(bob), 20);
}

TEST(Damage, OnlyCreaturesAndPlayersAreDamaged) {
  Arena a;
  const CardId bear = a.creature(2, 2);
  const CardId stone = a.permanent(CardType::artifact);
  a.begin();
  const ObjectId source = a.put(bob, bear);
  a.hit(source, Thing::of(a.put(sue, stone)), 3);
  EXPECT_TRUE(a.duel().packets.empty());
}

TEST(Damage, StaysOnACreatureUntilItIsLethal) {  // R-DMG-1, R-CRE-6
  Arena a;
  const CardId giant = a.creature(3, 3);
  a.begin();
  const ObjectId source = a.put(bob, giant);
  const ObjectId victim = a.put(sue, giant);
  a.hit(source, Thing::of(victim), 2);
  settle(a.table());
  EXPECT_TRUE(a.in_play(victim));
  EXPECT_EQ(a.damage(victim), 2);
  EXPECT_EQ(a.duel().damage_this_turn.size(), 1U);
  a.hit(source, Thing::of(victim), 1);
  settle(a.table());
  EXPECT_EQ(a.zone(victim), Zone::graveyard);
}

TEST(Damage, ReductionsLookAtTheSource) {  // R-DP-4, R-PROT-1
  Arena a;
  const CardId red = a.creature(2, 2, {}, Colours(Colour::red));
  const CardId green = a.creature(2, 2, {}, Colours(Colour::green));
  Selector by;
  by.filters = {arena::of_colour(Colours(Colour::red))};
  const CardId knight = a.creature(2, 2, {arena::rule(RuleKind::reduces_damage, by)});
  a.begin();
  const ObjectId victim = a.put(sue, knight);
  a.hit(a.put(bob, red), Thing::of(victim), 5);
  a.hit(a.put(bob, green), Thing::of(victim), 1);
  settle(a.table());
  EXPECT_TRUE(a.in_play(victim));
  EXPECT_EQ(a.damage(victim), 1);
}

TEST(Damage, ReductionByANumberSeesThePacketAsAWhole) {
  Arena a;
  const CardId bear = a.creature(2, 2);
  const CardId shell = a.creature(0, 9, {arena::numbered(RuleKind::reduces_damage, 1)});
  a.begin();
  const ObjectId victim = a.put(sue, shell);
  const ObjectId source = a.put(bob, bear);
  for (int i = 0; i < 3; ++i) a.hit(source, Thing::of(victim), 1);
  settle(a.table());
  EXPECT_EQ(a.damage(victim), 2);
}

TEST(Damage, PreventionEmptiesAPacket) {  // R-DP-3, E-177
  Arena a;
  const CardId bear = a.creature(2, 2);
  const CardId healer = a.creature(1, 1, arena::prevention(2));
  a.begin();
  const ObjectId source = a.put(bob, bear);
  a.sue.wishes = {{Window::prevent, a.put(sue, healer)}};
  a.mana(sue, 3);
  a.hit(source, Thing::of(sue), 2);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_EQ(a.sue.windows(Window::prevent), 2)
      << "she may respond to herself; then no packet is left to aim at";
}

TEST(Damage, SeveralBatchesInOneStep) {  // R-DP-7, E-220
  Arena a;
  const CardId bear = a.creature(4, 4);
  const CardId healer = a.creature(1, 1, arena::prevention(2));
  a.begin();
  const ObjectId source = a.put(bob, bear);
  const ObjectId healing = a.put(sue, healer);
  a.sue.wishes = {{Window::prevent, healing}, {Window::prevent, healing}};
  a.mana(sue, 2);
  a.hit(source, Thing::of(sue), 4);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
}

TEST(Damage, NoStepWithoutDamage) {  // R-DP-10
  Arena a;
  const CardId healer = a.creature(1, 1, arena::prevention());
  a.begin();
  a.put(sue, healer);
  a.mana(sue, 1);
  settle(a.table());
  EXPECT_EQ(a.sue.windows(Window::prevent), 0);
}

/// A 3/3 trampler's damage on a 1/1 of which `prevented` is prevented.
struct Trampled {
  int life;
  bool alive;
};
Trampled trampled(int prevented) {
  Arena a;
  const CardId mammoth = a.creature(3, 3, arena::trample());
  const CardId falcon = a.creature(1, 1);
  const CardId healer = a.creature(1, 1, arena::prevention());
  a.begin();
  const ObjectId source = a.put(bob, mammoth);
  const ObjectId victim = a.put(sue, falcon);
  const ObjectId healing = a.put(sue, healer);
  a.mana(sue, prevented);
  for (int i = 0; i < prevented; ++i) a.sue.wishes.push_back({Window::prevent, healing});
  a.hit(source, Thing::of(victim), 3, true);
  settle(a.table());
  return {a.life(sue), a.in_play(victim)};
}

TEST(Damage, TrampleSpillsWhatIsNotPrevented) {  // R-TRAMPLE-1, R-TRAMPLE-4, E-166, E-167
  EXPECT_EQ(trampled(0).life, 18);
  EXPECT_FALSE(trampled(0).alive);
  EXPECT_EQ(trampled(1).life, 19);
  EXPECT_FALSE(trampled(1).alive);
  EXPECT_EQ(trampled(2).life, 20);
  EXPECT_FALSE(trampled(2).alive);
  EXPECT_EQ(trampled(3).life, 20);
  EXPECT_TRUE(trampled(3).alive);
}

TEST(Damage, TrampleCountsLast) {  // R-TRAMPLE-6, E-169
  Arena a;
  const CardId mammoth = a.creature(3, 3, arena::trample());
  const CardId pegasus = a.creature(1, 1);
  const CardId ogre = a.creature(2, 2);
  a.begin();
  const ObjectId victim = a.put(sue, ogre);
  a.hit(a.put(bob, mammoth), Thing::of(victim), 3, true);
  a.hit(a.put(bob, pegasus), Thing::of(victim), 1);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 18);
  EXPECT_FALSE(a.in_play(victim));
}

TEST(Damage, SpilledDamageHasAStepOfItsOwn) {  // R-TRAMPLE-7, R-DP-6, E-221
  Arena a;
  const CardId mammoth = a.creature(3, 3, arena::trample());
  const CardId bears = a.creature(2, 2);
  TargetSpec spec;
  Filter to_me;
  to_me.quality = Quality::packet_to;
  to_me.of = Box<Selector>(arena::from(Reference::you));
  spec.what = arena::from(Reference::packets, {to_me});
  const CardId amulet = a.permanent(
      CardType::artifact,
      {arena::activated(1, arena::step(Verb::prevent, arena::from(Reference::target), Amount(1)), {spec})});
  a.begin();
  const ObjectId victim = a.put(sue, bears);
  const ObjectId source = a.put(bob, mammoth);
  a.sue.wishes = {{Window::prevent, a.put(sue, amulet)}};
  a.mana(sue, 1);
  a.hit(source, Thing::of(victim), 3, true);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_FALSE(a.in_play(victim));
  EXPECT_TRUE(a.sue.wishes.empty());
}

TEST(Damage, SideEffectsOncePerPacketDealt) {  // R-TRIG-4, E-168
  Arena a;
  const CardId linked = a.creature(
      3, 3,
      arena::both(
          arena::trample(),
          {arena::triggered(EventKind::deals_damage, arena::from(Reference::self),
                            arena::step(Verb::gain_life, arena::from(Reference::you), arena::that_much()))}));
  const CardId bears = a.creature(2, 2);
  a.begin();
  const ObjectId source = a.put(bob, linked);
  a.hit(source, Thing::of(a.put(sue, bears)), 3, true);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 19);
  EXPECT_EQ(a.life(bob), 23);
}

TEST(Damage, SideEffectsHappenAlthoughTheSourceDiesAtTheSameTime) {  // R-DP-5, R-DP-6
  Arena a;
  const CardId linked = a.creature(
      2, 2,
      {arena::triggered(EventKind::deals_damage, arena::from(Reference::self),
                        arena::step(Verb::gain_life, arena::from(Reference::you), arena::that_much()))});
  const CardId bears = a.creature(2, 2);
  a.begin();
  const ObjectId one = a.put(bob, linked);
  const ObjectId two = a.put(sue, bears);
  a.hit(one, Thing::of(two), 2);
  a.hit(two, Thing::of(one), 2);
  settle(a.table());
  EXPECT_FALSE(a.in_play(one));
  EXPECT_FALSE(a.in_play(two));
  EXPECT_EQ(a.life(bob), 22);
}

TEST(Damage, AutomaticRedirectionMakesASecondStep) {  // R-DP-5, E-178
  Arena a;
  Ability shield = arena::rule(RuleKind::redirects_damage);
  shield.affects = arena::from(Reference::you);
  shield.rule.to = arena::from(Reference::self);
  const CardId guard = a.creature(0, 5, {shield});
  const CardId bear = a.creature(2, 2);
  const CardId healer = a.creature(1, 1, arena::prevention());
  a.begin();
  const ObjectId guarding = a.put(sue, guard);
  a.put(sue, healer);
  a.mana(sue, 1);
  a.hit(a.put(bob, bear), Thing::of(sue), 2);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_EQ(a.damage(guarding), 2);
  EXPECT_EQ(a.sue.windows(Window::prevent), 2);
}

TEST(Damage, RedirectedPacketsMeetReductionsAtOnce) {  // R-DP-4, E-178
  Arena a;
  Selector by;
  by.filters = {arena::of_colour(Colours(Colour::red))};
  const CardId knight = a.creature(2, 2, {arena::rule(RuleKind::reduces_damage, by)});
  const CardId red = a.creature(3, 3, {}, Colours(Colour::red));
  a.begin();
  const ObjectId victim = a.put(sue, knight);
  a.hit(a.put(bob, red), Thing::of(sue), 3);
  redirect_packet(a.table(), a.duel().packets.front().number, Thing::of(victim));
  EXPECT_TRUE(a.duel().packets.empty());
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_EQ(a.damage(victim), 0);
}

TEST(Damage, DifferentEffectsDealDifferentPackets) {  // R-DMG-2
  Arena a;
  const CardId bear = a.creature(2, 2);
  a.begin();
  const ObjectId source = a.put(bob, bear);
  a.hit(source, Thing::of(sue), 1);
  a.table().effect_began = a.duel().next_number;  // as at the start of another effect
  a.hit(source, Thing::of(sue), 2);
  a.hit(source, Thing::of(sue), 2);
  ASSERT_EQ(a.duel().packets.size(), 2U);
  EXPECT_EQ(a.duel().packets[0].amount, 1);
  EXPECT_EQ(a.duel().packets[1].amount, 4);
}

TEST(Damage, ARedirectedPacketIsANewOne) {  // R-DP-7
  Arena a;
  const CardId bear = a.creature(2, 2);
  a.begin();
  const ObjectId source = a.put(bob, bear);
  const ObjectId victim = a.put(sue, bear);
  a.hit(source, Thing::of(sue), 1);
  const std::uint32_t before = a.duel().packets.front().number;
  redirect_packet(a.table(), before, Thing::of(victim));
  EXPECT_EQ(a.duel().find_packet(before), nullptr);
  EXPECT_EQ(prevent_from(a.table(), before, 1), 0);
  ASSERT_EQ(a.duel().packets.size(), 1U);
  EXPECT_EQ(a.duel().packets.front().victim, Thing::of(victim));
}

TEST(Damage, APacketWithoutItsVictimIsGoneUnlessItTramples) {  // R-DP-3, R-TRAMPLE-3
  Arena a;
  const CardId bear = a.creature(2, 2);
  a.begin();
  const ObjectId source = a.put(bob, bear);
  const ObjectId victim = a.put(sue, bear);
  a.hit(source, Thing::of(victim), 1);
  a.hit(source, Thing::of(victim), 3, true);
  put_to_graveyard(a.table(), {victim});
  drop_spent_packets(a.duel());
  ASSERT_EQ(a.duel().packets.size(), 1U);
  EXPECT_TRUE(a.duel().packets.front().trample);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 17);
}

TEST(Damage, ReductionsNeverAddDamage) {
  Arena a;
  const CardId bear = a.creature(2, 2);
  const CardId soft = a.creature(0, 9, {arena::numbered(RuleKind::reduces_damage, -3)});
  a.begin();
  const ObjectId victim = a.put(sue, soft);
  a.hit(a.put(bob, bear), Thing::of(victim), 2);
  settle(a.table());
  EXPECT_EQ(a.damage(victim), 2);
}

TEST(Damage, TheSourceCountsAsItWas) {  // R-DMG-2
  Arena a;
  Selector by;
  by.filters = {arena::of_type(CardType::creature)};
  const CardId istvan = a.creature(1, 3, {arena::rule(RuleKind::reduces_damage, by)});
  const CardId bear = a.creature(2, 2);
  a.begin();
  const ObjectId victim = a.put(sue, istvan);
  const ObjectId source = a.put(bob, bear);
  const Snapshot traits = snapshot(a.duel(), source);
  put_to_graveyard(a.table(), {source});
  make_packet(a.table(), traits, Thing::of(victim), 2, true);
  settle(a.table());
  EXPECT_EQ(a.damage(victim), 0);
}

}  // namespace
}  // namespace sleight
