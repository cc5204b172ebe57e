#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "core/explanation/recompute_check.h"
#include "tests/kit/ability_builders.h"
#include "tests/kit/board.h"

// What the engine works out anew when something happens: no more permanents than it reaches.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// So many creatures of Bob's, and as many lands of Sue's.
struct Crowd : Board {
  ObjectId bear;
  ObjectId land;
  ObjectId giver;

  explicit Crowd(int others) {
    add(kit::creature("Giver", 1, 1, {changing(plus(3, 3), Duration::end_of_turn)}));
    add(card("Presence", CardType::enchantment,
             {continuous(from(Reference::enchanted), {word_part(ChangeKind::becomes_land, "swamp")})}));
    add(card("Wings", CardType::enchantment,
             {continuous(from(Reference::enchanted), {gains(rule(RuleKind::cannot_be_blocked))})}));
    add(card("Anthem", CardType::enchantment, {continuous(creatures(), plus(1, 1))}));
    giver = put("Giver");
    bear = put("Grizzly Bears");
    land = put("Forest", sue_);
    put(others, "Grizzly Bears", bob_);
    put(others, "Forest", sue_);
    look(bear);
  }

  /// How many permanents are put back to what is printed on them while that happens, and by the next look.
  std::uint64_t worked_out(const std::function<void()>& happens) {
    const std::uint64_t before = duel().work().objects;
    happens();
    look(bear);
    const std::uint64_t after = duel().work().objects;
    EXPECT_THAT(RecomputeCheck().differences(duel()), testing::IsEmpty());
    return after - before;
  }

  static constexpr PlayerId bob_ = PlayerId::bob;
  static constexpr PlayerId sue_ = PlayerId::sue;
};

TEST(AmendedBoard, WhatHappensToOneCostsTheSameOnAnyBoard) {
  for (const int others : {5, 500}) {
    Crowd d(others);
    ObjectId later;
    EXPECT_EQ(d.worked_out([&] { later = d.put("Grizzly Bears"); }), 1U) << "one comes";
    EXPECT_EQ(d.worked_out([&] { d.leave(later); }), 0U) << "one leaves";
    EXPECT_EQ(d.worked_out([&] { d.set_tapped(d.land); }), 0U) << "one is tapped";
    EXPECT_EQ(d.worked_out([&] { d.apply(d.giver, d.bear); }), 1U) << "one grows";
    EXPECT_EQ(d.look(d.bear).power, 5);
    EXPECT_EQ(d.worked_out([&] { d.enchant("Presence", d.land); }), 2U) << "it comes, and a land changes";
    EXPECT_TRUE(d.is_land_of(d.land, "swamp"));
    EXPECT_EQ(d.worked_out([&] { d.enchant("Wings", d.bear); }), 2U) << "it comes, and one has more";
    EXPECT_EQ(d.worked_out([&] {
      d.duel().object(d.bear).controller = PlayerId::sue;
      d.duel().touch(Duel::board);
    }),
              1U)
        << "one changes hands";
  }
}

TEST(AmendedBoard, WhatReachesManyCostsAsManyAsThereAre) {
  Crowd d(50);
  ObjectId anthem;
  EXPECT_GE(d.worked_out([&] { anthem = d.put("Anthem"); }), 100U);
  EXPECT_EQ(d.look(d.bear).power, 3);
  EXPECT_EQ(d.worked_out([&] { d.put("Grizzly Bears"); }), 1U) << "under it one comes as on any board";
  EXPECT_GE(d.worked_out([&] { d.leave(anthem); }), 100U);
  EXPECT_EQ(d.look(d.bear).power, 2);
}

}  // namespace
}  // namespace sleight
