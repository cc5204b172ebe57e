// A duel that comes back to one position again and again is drawn.
#include <gtest/gtest.h>

#include "core/derived/invariants.h"
#include "core/duel/save.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/dealt_duel.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// Nobody draws, so that nothing changes while both pass.
Rules drought() {
  Rules rules = standard_rules();
  Ability skip = rule(RuleKind::skips_phase, {}, from(Reference::players));
  skip.rule.word = Word{"draw"};
  rules.abilities.push_back(skip);
  return rules;
}

TEST(Repetition, APositionThatComesBackOftenEnoughIsADraw) {
  for (const int often : {1, 3}) {
    Rules rules = drought();
    rules.repetition_limit = often;
    DealtDuel scene(rules);
    play_out(scene.table());
    EXPECT_EQ(scene.duel().outcome, Outcome::draw);
    EXPECT_EQ(scene.duel().reason, EndReason::repetition);
    // The first turns of both have no position to compare with, and those after them tell theirs apart; then
    // each round is one return.
    EXPECT_EQ(scene.duel().turn.number, 3 + 2 * often);
    EXPECT_TRUE(broken_invariants(scene.duel()).empty());
  }
}

TEST(Repetition, ProgressIsNone) {
  DealtDuel scene;  // cards are drawn until there are none
  play_out(scene.table());
  EXPECT_EQ(scene.duel().reason, EndReason::library);
  EXPECT_GT(scene.duel().turn.number, 60);
}

TEST(Repetition, EveryDifferenceCounts) {
  Rules rules = drought();
  rules.repetition_limit = 2;
  DealtDuel scene(rules);
  const ObjectId ox = scene.put("Hill Ox", bob);
  // Each round something else is so: life, a counter, what is tapped. None of these positions was there
  // before.
  for (int round = 0; round < 10; ++round) {
    const int turn = scene.duel().turn.number;
    while (!scene.duel().over() && scene.duel().turn.number < turn + 2) play_on(scene.table());
    ASSERT_FALSE(scene.duel().over()) << round;
    change_life(scene.table(), sue, round % 2 == 0 ? 1 : 0);
    if (round % 2 == 1) add_counters(scene.table(), Thing::of(ox), Word{"+1/+1"}, 1);
  }
}

TEST(Repetition, TurnsToComeCount) {
  Rules rules = drought();
  rules.repetition_limit = 1;
  DealtDuel scene(rules);
  constexpr int turns = 6;
  // Each of these turns begins like the one before, but for how many are still to come.
  scene.duel().turn.extra.assign(turns, scene.duel().turn.starter);
  const int turn = scene.duel().turn.number;
  while (!scene.duel().over() && scene.duel().turn.number < turn + turns - 1) play_on(scene.table());
  EXPECT_FALSE(scene.duel().over());
}

TEST(Repetition, ACopyAndASavedDuelComeToTheSameEnd) {
  DealtDuel scene(drought());
  for (int i = 0; i < 40 && !scene.duel().over(); ++i) play_on(scene.table());
  ASSERT_FALSE(scene.duel().over());
  Duel copy = scene.duel();
  Loaded read = load(save(scene.duel()), scene.duel().shared_library(), scene.duel().shared_rules());
  ASSERT_TRUE(read.duel) << read.refusal;
  EXPECT_EQ(*read.duel, scene.duel());
  play_out(scene.table());
  for (Duel* other : {&copy, &*read.duel}) {
    Table table{.duel = *other, .agents = {&scene.bob, &scene.sue}};
    play_out(table);
    EXPECT_EQ(*other, scene.duel());
  }
}

}  // namespace
}  // namespace sleight
