#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/playing/damage/packets.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/graveyard.h"
#include "core/query/context.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Damage, OneEventOneSourceOneVictimIsOnePacket) {  // R-DMG-2, E-171
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId source = a.put(bear, bob);
  const ObjectId other = a.put(bear, bob);
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
  Board a;
  const CardId bear = a.creature(2, 2);
  const CardId stone = a.permanent(CardType::artifact);
  const ObjectId source = a.put(bear, bob);
  a.hit(source, Thing::of(a.put(stone, sue)), 3);
  EXPECT_TRUE(a.duel().packets.empty());
}

TEST(Damage, StaysOnACreatureUntilItIsLethal) {  // R-DMG-1, R-CRE-6
  Board a;
  const CardId giant = a.creature(3, 3);
  const ObjectId source = a.put(giant, bob);
  const ObjectId victim = a.put(giant, sue);
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
  Board a;
  const CardId red = a.creature(2, 2, {}, Colour::red);
  const CardId green = a.creature(2, 2, {}, Colour::green);
  Selector by;
  by.filters = {of_colour(Colour::red)};
  const CardId knight = a.creature(2, 2, {rule(RuleKind::reduces_damage, by)});
  const ObjectId victim = a.put(knight, sue);
  a.hit(a.put(red, bob), Thing::of(victim), 5);
  a.hit(a.put(green, bob), Thing::of(victim), 1);
  settle(a.table());
  EXPECT_TRUE(a.in_play(victim));
  EXPECT_EQ(a.damage(victim), 1);
}

TEST(Damage, ReductionByANumberSeesThePacketAsAWhole) {
  Board a;
  const CardId bear = a.creature(2, 2);
  const CardId shell = a.creature(0, 9, {numbered(RuleKind::reduces_damage, 1)});
  const ObjectId victim = a.put(shell, sue);
  const ObjectId source = a.put(bear, bob);
  for (int i = 0; i < 3; ++i) a.hit(source, Thing::of(victim), 1);
  settle(a.table());
  EXPECT_EQ(a.damage(victim), 2);
}

TEST(Damage, PreventionEmptiesAPacket) {  // R-DP-3, E-177
  Board a;
  const CardId bear = a.creature(2, 2);
  const CardId healer = a.creature(1, 1, prevention(2));
  const ObjectId source = a.put(bear, bob);
  a.sue.wishes = {{Window::prevent, a.put(healer, sue)}};
  a.mana(sue, Colour::black, 3);
  a.hit(source, Thing::of(sue), 2);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_EQ(a.sue.windows(Window::prevent), 2)
      << "she may respond to herself; then no packet is left to aim at";
}

TEST(Damage, SeveralBatchesInOneStep) {  // R-DP-7, E-220
  Board a;
  const CardId bear = a.creature(4, 4);
  const CardId healer = a.creature(1, 1, prevention(2));
  const ObjectId source = a.put(bear, bob);
  const ObjectId healing = a.put(healer, sue);
  a.sue.wishes = {{Window::prevent, healing}, {Window::prevent, healing}};
  a.mana(sue, Colour::black, 2);
  a.hit(source, Thing::of(sue), 4);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
}

TEST(Damage, NoStepWithoutDamage) {  // R-DP-10
  Board a;
  const CardId healer = a.creature(1, 1, prevention());
  a.put(healer, sue);
  a.mana(sue, Colour::black, 1);
  settle(a.table());
  EXPECT_EQ(a.sue.windows(Window::prevent), 0);
}

/// A 3/3 trampler's damage on a 1/1 of which `prevented` is prevented.
struct Trampled {
  int life;
  bool alive;
};
Trampled trampled(int prevented) {
  Board a;
  const CardId mammoth = a.creature(3, 3, trample());
  const CardId falcon = a.creature(1, 1);
  const CardId healer = a.creature(1, 1, prevention());
  const ObjectId source = a.put(mammoth, bob);
  const ObjectId victim = a.put(falcon, sue);
  const ObjectId healing = a.put(healer, sue);
  a.mana(sue, Colour::black, prevented);
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
  Board a;
  const CardId mammoth = a.creature(3, 3, trample());
  const CardId pegasus = a.creature(1, 1);
  const CardId ogre = a.creature(2, 2);
  const ObjectId victim = a.put(ogre, sue);
  a.hit(a.put(mammoth, bob), Thing::of(victim), 3, true);
  a.hit(a.put(pegasus, bob), Thing::of(victim), 1);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 18);
  EXPECT_FALSE(a.in_play(victim));
}

TEST(Damage, SpilledDamageHasAStepOfItsOwn) {  // R-TRAMPLE-7, R-DP-6, E-221
  Board a;
  const CardId mammoth = a.creature(3, 3, trample());
  const CardId bears = a.creature(2, 2);
  const Selector to_you = from(Reference::packets, {asking(Quality::packet_to, from(Reference::you))});
  const CardId amulet =
      a.permanent(CardType::artifact, {activated("B", mode(to_you, {step(Verb::prevent, a_target(), 1)}))});
  const ObjectId victim = a.put(bears, sue);
  const ObjectId source = a.put(mammoth, bob);
  a.sue.wishes = {{Window::prevent, a.put(amulet, sue)}};
  a.mana(sue, Colour::black, 1);
  a.hit(source, Thing::of(victim), 3, true);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_FALSE(a.in_play(victim));
  EXPECT_TRUE(a.sue.wishes.empty());
}

TEST(Damage, SideEffectsOncePerPacketDealt) {  // R-TRIG-4, E-168
  Board a;
  const CardId linked =
      a.creature(3, 3,
                 joined(trample(), {triggered(EventKind::deals_damage, from(Reference::self),
                                              {step(Verb::gain_life, from(Reference::you), that_much())})}));
  const CardId bears = a.creature(2, 2);
  const ObjectId source = a.put(linked, bob);
  a.hit(source, Thing::of(a.put(bears, sue)), 3, true);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 19);
  EXPECT_EQ(a.life(bob), 23);
}

TEST(Damage, SideEffectsHappenAlthoughTheSourceDiesAtTheSameTime) {  // R-DP-5, R-DP-6
  Board a;
  const CardId linked = a.creature(2, 2,
                                   {triggered(EventKind::deals_damage, from(Reference::self),
                                              {step(Verb::gain_life, from(Reference::you), that_much())})});
  const CardId bears = a.creature(2, 2);
  const ObjectId one = a.put(linked, bob);
  const ObjectId two = a.put(bears, sue);
  a.hit(one, Thing::of(two), 2);
  a.hit(two, Thing::of(one), 2);
  settle(a.table());
  EXPECT_FALSE(a.in_play(one));
  EXPECT_FALSE(a.in_play(two));
  EXPECT_EQ(a.life(bob), 22);
}

TEST(Damage, AutomaticRedirectionMakesASecondStep) {  // R-DP-5, E-178
  Board a;
  Ability shield = rule(RuleKind::redirects_damage);
  shield.affects = from(Reference::you);
  shield.rule.to = from(Reference::self);
  const CardId guard = a.creature(0, 5, {shield});
  const CardId bear = a.creature(2, 2);
  const CardId healer = a.creature(1, 1, prevention());
  const ObjectId guarding = a.put(guard, sue);
  a.put(healer, sue);
  a.mana(sue, Colour::black, 1);
  a.hit(a.put(bear, bob), Thing::of(sue), 2);
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_EQ(a.damage(guarding), 2);
  EXPECT_EQ(a.sue.windows(Window::prevent), 2);
}

TEST(Damage, RedirectedPacketsMeetReductionsAtOnce) {  // R-DP-4, E-178
  Board a;
  Selector by;
  by.filters = {of_colour(Colour::red)};
  const CardId knight = a.creature(2, 2, {rule(RuleKind::reduces_damage, by)});
  const CardId red = a.creature(3, 3, {}, Colour::red);
  const ObjectId victim = a.put(knight, sue);
  a.hit(a.put(red, bob), Thing::of(sue), 3);
  redirect_packet(a.table(), a.duel().packets.front().number, Thing::of(victim), 99);
  EXPECT_TRUE(a.duel().packets.empty());
  settle(a.table());
  EXPECT_EQ(a.life(sue), 20);
  EXPECT_EQ(a.damage(victim), 0);
}

TEST(Damage, DifferentEffectsDealDifferentPackets) {  // R-DMG-2
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId source = a.put(bear, bob);
  a.hit(source, Thing::of(sue), 1);
  a.table().effect_began = a.duel().next_number;  // as at the start of another effect
  a.hit(source, Thing::of(sue), 2);
  a.hit(source, Thing::of(sue), 2);
  ASSERT_EQ(a.duel().packets.size(), 2U);
  EXPECT_EQ(a.duel().packets[0].amount, 1);
  EXPECT_EQ(a.duel().packets[1].amount, 4);
}

TEST(Damage, ARedirectedPacketIsANewOne) {  // R-DP-7
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId source = a.put(bear, bob);
  const ObjectId victim = a.put(bear, sue);
  a.hit(source, Thing::of(sue), 1);
  const std::uint32_t before = a.duel().packets.front().number;
  redirect_packet(a.table(), before, Thing::of(victim), 99);
  EXPECT_EQ(a.duel().find_packet(before), nullptr);
  EXPECT_EQ(prevent_from(a.table(), before, 1), 0);
  ASSERT_EQ(a.duel().packets.size(), 1U);
  EXPECT_EQ(a.duel().packets.front().victim, Thing::of(victim));
}

TEST(Damage, APacketWithoutItsVictimIsGoneUnlessItTramples) {  // R-DP-3, R-TRAMPLE-3
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId source = a.put(bear, bob);
  const ObjectId victim = a.put(bear, sue);
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
  Board a;
  const CardId bear = a.creature(2, 2);
  const CardId soft = a.creature(0, 9, {numbered(RuleKind::reduces_damage, -3)});
  const ObjectId victim = a.put(soft, sue);
  a.hit(a.put(bear, bob), Thing::of(victim), 2);
  settle(a.table());
  EXPECT_EQ(a.damage(victim), 2);
}

TEST(Damage, TheSourceCountsAsItWas) {  // R-DMG-2
  Board a;
  Selector by;
  by.filters = {of_type(CardType::creature)};
  const CardId istvan = a.creature(1, 3, {rule(RuleKind::reduces_damage, by)});
  const CardId bear = a.creature(2, 2);
  const ObjectId victim = a.put(istvan, sue);
  const ObjectId source = a.put(bear, bob);
  const LastKnown traits = snapshot(a.duel(), source);
  put_to_graveyard(a.table(), {source});
  make_packet(a.table(), traits, Thing::of(victim), 2, true);
  settle(a.table());
  EXPECT_EQ(a.damage(victim), 0);
}

}  // namespace
}  // namespace sleight
