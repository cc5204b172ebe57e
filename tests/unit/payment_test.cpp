#include "core/playing/costs/payment.h"

#include <gtest/gtest.h>

#include "tests/unit/small_duel.h"

using namespace sleight;
using namespace sleight::testing_duel;

namespace {
constexpr PlayerId A = PlayerId::bob;
}

TEST(Payment, PoolGoesBeforeSources) {
  SmallDuel d;
  const ObjectId forest = d.has(A, Zone::in_play, "Forest");
  d.duel.player(A).pool.amount[4] = 1;
  EXPECT_TRUE(pay_mana(d.table, A, cost_of("G")));
  EXPECT_FALSE(d.duel.object(forest).tapped);
  EXPECT_EQ(d.duel.player(A).pool.total(), 0);
}

TEST(Payment, NeverMakesAnAffordableCostUnaffordable) {
  SmallDuel d;  // the forest could pay for red's generic partner, but only the Taiga gives red
  d.has(A, Zone::in_play, "Taiga");
  d.has(A, Zone::in_play, "Forest");
  EXPECT_TRUE(can_pay_mana(d.duel, A, cost_of("RG")));
  EXPECT_TRUE(can_pay_mana(d.duel, A, cost_of("1R")));
  EXPECT_FALSE(can_pay_mana(d.duel, A, cost_of("RR")));
  EXPECT_TRUE(pay_mana(d.table, A, cost_of("RG")));
  EXPECT_EQ(d.duel.player(A).pool.total(), 0);
}

TEST(Payment, AChainOfDualLandsIsMatched) {
  SmallDuel d;
  d.has(A, Zone::in_play, "Taiga", 2);
  d.has(A, Zone::in_play, "Mountain");
  d.duel.player(A).pool.amount[colourless_index] = 1;
  EXPECT_TRUE(pay_mana(d.table, A, cost_of("1RGG")));
  EXPECT_EQ(d.duel.player(A).pool.total(), 0);
}

TEST(Payment, FailsWithNothingDone) {
  SmallDuel d;
  const ObjectId forest = d.has(A, Zone::in_play, "Forest");
  EXPECT_FALSE(pay_mana(d.table, A, cost_of("GG")));
  EXPECT_FALSE(d.duel.object(forest).tapped);
}

TEST(Payment, FewestKindsFirst) {
  SmallDuel d;
  const ObjectId taiga = d.has(A, Zone::in_play, "Taiga");
  const ObjectId forest = d.has(A, Zone::in_play, "Forest");
  EXPECT_TRUE(pay_mana(d.table, A, cost_of("1")));
  EXPECT_FALSE(d.duel.object(taiga).tapped);
  EXPECT_TRUE(d.duel.object(forest).tapped);
}

TEST(Payment, WhatASourceMakesTooMuchStaysInThePool) {  // R-MANA-1
  SmallDuel d;
  d.has(A, Zone::in_play, "Sol Ring");
  EXPECT_TRUE(pay_mana(d.table, A, cost_of("1")));
  EXPECT_EQ(d.duel.player(A).pool.amount[colourless_index], 1);
  EXPECT_TRUE(can_pay_mana(d.duel, A, cost_of("1")));
  EXPECT_FALSE(can_pay_mana(d.duel, A, cost_of("W")));
}

TEST(Payment, XOfOneColourOnly) {  // "spend only black mana on X"
  SmallDuel d;
  d.has(A, Zone::in_play, "Swamp", 3);
  d.has(A, Zone::in_play, "Forest", 2);
  EXPECT_EQ(greatest_x(d.duel, A, cost_of("X1B"), {}, Colour::black), 2);
  EXPECT_EQ(greatest_x(d.duel, A, cost_of("X1B")), 3);
}

TEST(Payment, ManaOfACreatureIsASourceWhereTheRulesSaySo) {  // R-MANA-9, D-38
  SmallDuel d;
  d.has(A, Zone::in_play, "Llanowar Elves");
  EXPECT_FALSE(can_pay_mana(d.duel, A, cost_of("G")));
  EXPECT_TRUE(d.offers(A, Window::main, Option::Kind::activate, "Llanowar Elves"));
  auto rules = small_rules();
  rules->nonland_mana_is_source = true;
  SmallDuel m(rules);
  m.has(A, Zone::in_play, "Llanowar Elves");
  EXPECT_TRUE(can_pay_mana(m.duel, A, cost_of("G")));
  EXPECT_FALSE(m.offers(A, Window::main, Option::Kind::activate, "Llanowar Elves"));
  EXPECT_TRUE(m.offers(A, Window::main, Option::Kind::tap_for_mana, "Llanowar Elves"));
}

TEST(Payment, AnAbilityCannotTapItselfForItsOwnMana) {
  SmallDuel d;
  const ObjectId ring = d.has(A, Zone::in_play, "Sol Ring");
  EXPECT_TRUE(can_pay_mana(d.duel, A, cost_of("2")));
  EXPECT_FALSE(can_pay_mana(d.duel, A, cost_of("2"), 0, ring));
}

TEST(Payment, ACostMayBeTheKeywordsSoManyTimesOver) {  // R-CUM-1
  SmallDuel d;
  KeywordUse use;
  use.cost.mana = cost_of("1R");
  CostPart life;
  life.kind = CostPart::Kind::life;
  life.amount = Amount(2);
  use.cost.parts.push_back(life);
  Context context{.duel = d.duel};
  context.you = A;
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
  EXPECT_FALSE(can_pay(context, A, cost));
  d.has(A, Zone::in_play, "Mountain", 6);
  ASSERT_TRUE(can_pay(context, A, cost));
  EXPECT_TRUE(pay(d.table, context, A, cost));
  EXPECT_EQ(d.duel.player(A).life, 14);
  cost.times = Amount(1000000);  // more than can be written down is more than can be paid
  EXPECT_FALSE(can_pay(context, A, cost));
}
