#include <gtest/gtest.h>

#include "core/playing/casting/windows.h"
#include "tests/unit/small_duel.h"

using namespace sleight;
using namespace sleight::testing_duel;

namespace {
constexpr PlayerId A = PlayerId::bob;
constexpr PlayerId N = PlayerId::sue;
}  // namespace

// E-068: R-INT-1, R-TIME-3, R-BATCH-2, R-TARGET-5, R-CAST-6.
TEST(Batch, TheGrizzlyBearsJumpDuel) {
  SmallDuel d;
  d.mana(A, 9);
  d.mana(N, 9);
  const ObjectId bears = d.has(A, Zone::in_play, "Grizzly Bears");
  for (const char* name : {"Jump", "Blue Elemental Blast", "Unsummon"}) d.has(A, Zone::hand, name);
  for (const char* name : {"Red Elemental Blast", "Terror"}) d.has(N, Zone::hand, name);
  d.bob.plays = {"Jump", "Blue Elemental Blast", "-", "Unsummon"};
  d.bob.targets = {Thing::of(bears), Thing::of(bears)};
  d.sue.plays = {"Red Elemental Blast", "Terror"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.count(A, Zone::hand, "Grizzly Bears"), 1);
  for (const char* name : {"Jump", "Blue Elemental Blast", "Unsummon"})
    EXPECT_EQ(d.count(A, Zone::graveyard, name), 1) << name;
  for (const char* name : {"Red Elemental Blast", "Terror"})
    EXPECT_EQ(d.count(N, Zone::graveyard, name), 1) << name;
  EXPECT_TRUE(d.duel.batch.empty());
}

TEST(Batch, TheActivePlayerIsAskedFirst) {  // E-211, R-BATCH-3
  SmallDuel d;
  d.table.every_decision = true;
  d.mana(A, 9);
  d.mana(N, 9);
  d.has(A, Zone::hand, "Gray Ogre");
  d.has(N, Zone::hand, "Lightning Bolt");
  d.bob.plays = {"Gray Ogre"};
  d.sue.plays = {"Lightning Bolt"};
  d.sue.targets = {Thing::of(A)};
  hold_window(d.table, Window::main);
  std::vector<std::string> responses;
  for (const std::string& question : d.asked)
    if (question.find("respond") != std::string::npos) responses.push_back(question);
  const std::vector<std::string> expected{"A plays in respond", "N plays in respond", "A plays in respond",
                                          "N plays in respond"};
  EXPECT_EQ(responses, expected);
  EXPECT_EQ(d.duel.player(A).life, 17);
}

TEST(Batch, DamageIsDealtAsEachEffectResolves) {  // E-069, R-BATCH-5
  SmallDuel d;
  d.mana(A, 9);
  d.mana(N, 9);
  const ObjectId bears = d.has(A, Zone::in_play, "Grizzly Bears");
  d.has(A, Zone::hand, "Jump");
  d.has(N, Zone::hand, "Lightning Bolt");
  d.bob.plays = {"Jump"};
  d.bob.targets = {Thing::of(bears)};
  d.sue.plays = {"Lightning Bolt"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.count(A, Zone::graveyard, "Grizzly Bears"), 1);
  EXPECT_EQ(d.count(A, Zone::graveyard, "Jump"), 1);
}

TEST(Batch, PreventionInsideABatch) {  // E-212, R-BATCH-4, R-DP-1
  SmallDuel d;
  d.mana(A, 9);
  d.mana(N, 9);
  d.has(A, Zone::hand, "Lightning Bolt");
  d.has(N, Zone::hand, "Healing Salve");
  d.bob.plays = {"Lightning Bolt"};
  d.bob.targets = {Thing::of(N)};
  d.sue.plays = {"-", "Healing Salve"};  // not as a response, but in the step
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.duel.player(N).life, 20);
  EXPECT_EQ(d.count(N, Zone::graveyard, "Healing Salve"), 1);
  EXPECT_TRUE(d.duel.packets.empty());
}

TEST(Batch, AResponseCancelsTheEndOfThePhase) {  // R-TURN-4, E-210
  SmallDuel d;
  d.mana(N, 9);
  d.has(N, Zone::hand, "Lightning Bolt");
  d.sue.plays = {"Lightning Bolt"};
  d.sue.targets = {Thing::of(A)};
  EXPECT_TRUE(hold_window(d.table, Window::main).played);
  EXPECT_EQ(d.duel.player(A).life, 17);
  EXPECT_FALSE(hold_window(d.table, Window::main).played);
}
