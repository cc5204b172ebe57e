#include "core/duel/budget.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "core/card/library.h"
#include "core/card/rules.h"
#include "core/duel/uncounted_look.h"
#include "core/playing/effects/endless_loops.h"
#include "core/table/agent.h"

namespace sleight {
namespace {

Duel an_empty_duel() { return Duel{std::make_shared<Library>(), std::make_shared<Rules>(standard_rules())}; }

TEST(Budget, IsSpentByWhatGoesOnAtOnceAndForGood) {
  Budget budget;
  budget.allow(100, 1000);
  budget.spend(100);
  EXPECT_FALSE(budget.is_spent());
  EXPECT_FALSE(budget.take_telling()) << "there is nothing to tell";
  budget.begin_moment();
  budget.spend(101);
  EXPECT_TRUE(budget.is_spent());
  EXPECT_NE(budget.finding({}, "").message.find("something goes on and on: more was done in one moment"),
            std::string::npos);
  budget.begin_moment();
  EXPECT_TRUE(budget.is_spent());
  EXPECT_TRUE(budget.take_telling());
  EXPECT_FALSE(budget.take_telling()) << "it is told once";
}

TEST(Budget, IsSpentByAllMomentsTogether) {
  Budget budget;
  budget.allow(100, 1000);
  for (int moment = 0; moment < 10; ++moment, budget.begin_moment()) budget.spend(100);
  EXPECT_FALSE(budget.is_spent());
  const Budget copy = budget;
  budget.spend(1);
  EXPECT_TRUE(budget.is_spent());
  EXPECT_FALSE(copy.is_spent()) << "a copy counts on by itself";
  EXPECT_NE(budget.finding({}, "Bear").message.find("Bear goes on and on: more was done in one duel"),
            std::string::npos);
}

TEST(Budget, IsSpentByPlayInsidePlayThatGoesTooDeep) {
  Duel duel = an_empty_duel();
  RandomAgent bob{1}, sue{2};
  Table table{.duel = duel, .agents = {&bob, &sue}};
  std::vector<std::unique_ptr<Nested>> around;
  for (int i = 0; i < Budget::most_nested; ++i) around.push_back(std::make_unique<Nested>(table));
  EXPECT_FALSE(duel.budget().is_spent());
  around.clear();
  EXPECT_EQ(table.nested, 0);
  for (int i = 0; i <= Budget::most_nested; ++i) around.push_back(std::make_unique<Nested>(table));
  EXPECT_TRUE(duel.budget().is_spent());
  EXPECT_NE(duel.budget().finding({}, "Bear").message.find("Bear goes on and on: play goes on inside play"),
            std::string::npos);
}

TEST(Budget, WorkIsPaidForOnceAndALookPaysForItsOwn) {
  const Duel duel = an_empty_duel();
  duel.work().effects += 10;
  duel.pay_for_work();
  const std::uint64_t paid = duel.budget().in_all();
  EXPECT_EQ(paid, duel.work().units());
  EXPECT_GE(paid, 10U);
  duel.pay_for_work();
  EXPECT_EQ(duel.budget().in_all(), paid);
  duel.work().objects += 5;
  {
    const UncountedLook look(duel);
    duel.work().objects += 1000;
  }
  EXPECT_EQ(duel.budget().in_all(), paid + 5) << "what was worked out before the look is the duel's";
  const Duel copy = duel;
  copy.pay_for_work();
  EXPECT_EQ(copy.budget().in_all(), paid + 5) << "nor does a copy pay for the look";
}

TEST(Budget, LooksAreNotCounted) {
  const Duel duel = an_empty_duel();
  Budget& budget = duel.budget();
  budget.allow(100, 1000);
  budget.spend(90);
  {
    const UncountedLook look(duel);
    budget.spend(90);
    EXPECT_FALSE(budget.is_spent()) << "a look has its own";
    const UncountedLook inside(duel);
    budget.spend(200);
    EXPECT_TRUE(budget.is_spent()) << "but it ends too";
    EXPECT_FALSE(budget.take_telling());
  }
  EXPECT_FALSE(budget.is_spent());
  EXPECT_EQ(budget.in_all(), 90U);
  budget.spend(11);
  EXPECT_TRUE(budget.take_telling());
}

}  // namespace
}  // namespace sleight
