#include "core/duel/budget.h"

#include <gtest/gtest.h>

namespace sleight {
namespace {

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

TEST(Budget, LooksAreNotCounted) {
  Budget budget;
  budget.allow(100, 1000);
  budget.spend(90);
  {
    const UncountedLook look(budget);
    budget.spend(90);
    EXPECT_FALSE(budget.is_spent()) << "a look has its own";
    const UncountedLook inside(budget);
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
