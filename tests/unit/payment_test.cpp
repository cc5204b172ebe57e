#include "core/playing/costs/payment.h"

#include <gtest/gtest.h>

#include "core/card/mana_text.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Payment, EitherColourPaysForASymbolOfTwo) {
  Board d;
  d.duel().player(bob).pool.amount[0] = 1;
  d.duel().player(bob).pool.amount[4] = 1;
  ManaCost cost = read_mana("{W/U}{G/W}").value_or(ManaCost{});
  EXPECT_EQ(cost.total(), 2);
  EXPECT_EQ(print_mana(cost), "{W/U}{G/W}");
  EXPECT_EQ(read_mana("{U/W}{W/G}"), cost);
  EXPECT_FALSE(read_mana("{W/W}").has_value());
  EXPECT_FALSE(can_pay_mana(d.duel(), bob, read_mana("{W/U}{W/U}").value_or(ManaCost{})));
  EXPECT_TRUE(pay_mana(d.table(), bob, cost));
  EXPECT_EQ(d.duel().player(bob).pool.total(), 0);
}

TEST(Payment, PoolGoesBeforeSources) {
  Board d;
  const ObjectId forest = d.put("Forest", bob);
  d.duel().player(bob).pool.amount[4] = 1;
  EXPECT_TRUE(pay_mana(d.table(), bob, cost_of("G")));
  EXPECT_FALSE(d.duel().object(forest).tapped);
  EXPECT_EQ(d.duel().player(bob).pool.total(), 0);
}

TEST(Payment, NeverMakesAnAffordableCostUnaffordable) {
  Board d;  // the forest could pay for red's generic partner, but only the Taiga gives red
  d.put("Taiga", bob);
  d.put("Forest", bob);
  EXPECT_TRUE(can_pay_mana(d.duel(), bob, cost_of("RG")));
  EXPECT_TRUE(can_pay_mana(d.duel(), bob, cost_of("1R")));
  EXPECT_FALSE(can_pay_mana(d.duel(), bob, cost_of("RR")));
  EXPECT_TRUE(pay_mana(d.table(), bob, cost_of("RG")));
  EXPECT_EQ(d.duel().player(bob).pool.total(), 0);
}

TEST(Payment, AChainOfDualLandsIsMatched) {
  Board d;
  d.put(2, "Taiga", bob);
  d.put("Mountain", bob);
  d.duel().player(bob).pool.amount[colourless_index] = 1;
  EXPECT_TRUE(pay_mana(d.table(), bob, cost_of("1RGG")));
  EXPECT_EQ(d.duel().player(bob).pool.total(), 0);
}

TEST(Payment, FailsWithNothingDone) {
  Board d;
  const ObjectId forest = d.put("Forest", bob);
  EXPECT_FALSE(pay_mana(d.table(), bob, cost_of("GG")));
  EXPECT_FALSE(d.duel().object(forest).tapped);
}

TEST(Payment, FewestKindsFirst) {
  Board d;
  const ObjectId taiga = d.put("Taiga", bob);
  const ObjectId forest = d.put("Forest", bob);
  EXPECT_TRUE(pay_mana(d.table(), bob, cost_of("1")));
  EXPECT_FALSE(d.duel().object(taiga).tapped);
  EXPECT_TRUE(d.duel().object(forest).tapped);
}

TEST(Payment, WhatASourceMakesTooMuchStaysInThePool) {  // R-MANA-1
  Board d;
  d.put("Sol Ring", bob);
  EXPECT_TRUE(pay_mana(d.table(), bob, cost_of("1")));
  EXPECT_EQ(d.duel().player(bob).pool.amount[colourless_index], 1);
  EXPECT_TRUE(can_pay_mana(d.duel(), bob, cost_of("1")));
  EXPECT_FALSE(can_pay_mana(d.duel(), bob, cost_of("W")));
}

TEST(Payment, XOfOneColourOnly) {  // "spend only black mana on X"
  Board d;
  d.put(3, "Swamp", bob);
  d.put(2, "Forest", bob);
  EXPECT_EQ(greatest_x(d.duel(), bob, cost_of("X1B"), {}, Colour::black), 2);
  EXPECT_EQ(greatest_x(d.duel(), bob, cost_of("X1B")), 3);
}

TEST(Payment, ManaOfACreatureIsASourceWhereTheRulesSaySo) {  // R-MANA-9, D-38
  Board d;
  d.put("Llanowar Elves", bob);
  EXPECT_FALSE(can_pay_mana(d.duel(), bob, cost_of("G")));
  EXPECT_TRUE(d.offers(bob, Window::main, Option::Kind::activate, "Llanowar Elves"));
  Board m;
  m.rules->nonland_mana_is_source = true;
  m.put("Llanowar Elves", bob);
  EXPECT_TRUE(can_pay_mana(m.duel(), bob, cost_of("G")));
  EXPECT_FALSE(m.offers(bob, Window::main, Option::Kind::activate, "Llanowar Elves"));
  EXPECT_TRUE(m.offers(bob, Window::main, Option::Kind::tap_for_mana, "Llanowar Elves"));
}

TEST(Payment, AnAbilityCannotTapItselfForItsOwnMana) {
  Board d;
  const ObjectId ring = d.put("Sol Ring", bob);
  EXPECT_TRUE(can_pay_mana(d.duel(), bob, cost_of("2")));
  EXPECT_FALSE(can_pay_mana(d.duel(), bob, cost_of("2"), 0, ring));
}

TEST(Payment, ACostMayBeTheKeywordsSoManyTimesOver) {  // R-CUM-1
  Board d;
  KeywordUse use;
  use.cost.mana = cost_of("1R");
  CostPart life;
  life.kind = CostPart::Kind::life;
  life.amount = Amount(2);
  use.cost.parts.push_back(life);
  Context context{.duel = d.duel()};
  context.you = bob;
  context.keyword = &use;
  Cost cost;
  cost.of_keyword = true;
  EXPECT_FALSE(cost.empty());
  EXPECT_EQ(due(context, cost).mana, cost_of("1R"));
  cost.times = Amount(3);
  const Cost whole = due(context, cost);
  EXPECT_EQ(whole.mana, cost_of("3RRR"));
  ASSERT_EQ(whole.parts.size(), 1U);
  EXPECT_EQ(whole.parts[0].amount, Amount(6));
  EXPECT_FALSE(can_pay(context, bob, cost));
  d.put(6, "Mountain", bob);
  ASSERT_TRUE(can_pay(context, bob, cost));
  Announcement effect;
  EXPECT_TRUE(pay(d.table(), context, bob, cost, effect));
  EXPECT_EQ(d.duel().player(bob).life, 14);
  cost.times = Amount(1000000);  // more than can be written down is more than can be paid
  EXPECT_FALSE(can_pay(context, bob, cost));
}

}  // namespace
}  // namespace sleight
