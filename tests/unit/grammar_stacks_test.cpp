#include <gtest/gtest.h>

#include "grammar/parsing/stacks.h"

namespace sleight {
namespace {

// Where rules go on, for many ways through the grammar at once.

TEST(Stacks, ThatHoldTheSameAreOne) {
  Stacks stacks;
  const Stacks::Id one = stacks.push(Stacks::anyone, 7);
  EXPECT_EQ(stacks.push(Stacks::anyone, 7), one);
  EXPECT_NE(stacks.push(Stacks::anyone, 8), one);
  EXPECT_NE(stacks.push(one, 7), one);
}

TEST(Stacks, GoOnAsEachThatWasMerged) {
  Stacks stacks;
  const Stacks::Id a = stacks.push(Stacks::anyone, 1), b = stacks.push(a, 2), c = stacks.push(a, 3);
  const Stacks::Id both = stacks.merge({c, b});
  EXPECT_EQ(stacks.tops(both), (std::vector<Stacks::Top>{{a, 2}, {a, 3}}));
  EXPECT_EQ(stacks.merge({b, c}), both);
  EXPECT_EQ(stacks.merge({b, both, b}), both);
  EXPECT_EQ(stacks.merge({b, b}), b);
}

TEST(Stacks, OfOnePlaceAreMergedBelowIt) {
  Stacks stacks;
  const Stacks::Id a = stacks.push(Stacks::anyone, 1), b = stacks.push(Stacks::anyone, 2);
  const Stacks::Id merged = stacks.merge({stacks.push(a, 9), stacks.push(b, 9)});
  EXPECT_EQ(stacks.tops(merged), (std::vector<Stacks::Top>{{stacks.merge({a, b}), 9}}));
}

TEST(Stacks, OfAnyoneTakeInAllOthers) {
  Stacks stacks;
  const Stacks::Id a = stacks.push(Stacks::anyone, 1);
  EXPECT_EQ(stacks.merge({a, Stacks::anyone}), Stacks::anyone);
  const Stacks::Id above = stacks.merge({stacks.push(a, 5), stacks.push(Stacks::anyone, 5)});
  EXPECT_EQ(above, stacks.push(Stacks::anyone, 5));
}

}  // namespace
}  // namespace sleight
