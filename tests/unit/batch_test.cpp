#include <gtest/gtest.h>

#include "core/playing/casting/windows.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

// E-068: R-INT-1, R-TIME-3, R-BATCH-2, R-TARGET-5, R-CAST-6.
TEST(Batch, TheGrizzlyBearsJumpDuel) {
  Board d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  const ObjectId bears = d.put("Grizzly Bears", bob);
  for (const char* name : {"Jump", "Blue Elemental Blast", "Unsummon"}) d.put(name, bob, Zone::hand);
  for (const char* name : {"Red Elemental Blast", "Terror"}) d.put(name, sue, Zone::hand);
  d.bob.plays = {"Jump", "Blue Elemental Blast", "-", "Unsummon"};
  d.bob.targets = {Thing::of(bears), Thing::of(bears)};
  d.sue.plays = {"Red Elemental Blast", "Terror"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.count("Grizzly Bears", bob, Zone::hand), 1);
  for (const char* name : {"Jump", "Blue Elemental Blast", "Unsummon"})
    EXPECT_EQ(d.count(name, bob, Zone::graveyard), 1) << name;
  for (const char* name : {"Red Elemental Blast", "Terror"})
    EXPECT_EQ(d.count(name, sue, Zone::graveyard), 1) << name;
  EXPECT_TRUE(d.duel().batch.empty());
}

TEST(Batch, TheActivePlayerIsAskedFirst) {  // E-211, R-BATCH-3
  Board d;
  d.table().every_decision = true;
  d.mana(bob, 9);
  d.mana(sue, 9);
  d.put("Gray Ogre", bob, Zone::hand);
  d.put("Lightning Bolt", sue, Zone::hand);
  d.bob.plays = {"Gray Ogre"};
  d.sue.plays = {"Lightning Bolt"};
  d.sue.targets = {Thing::of(bob)};
  hold_window(d.table(), Window::main);
  std::vector<std::string> responses;
  for (const std::string& question : d.notes)
    if (question.find("respond") != std::string::npos) responses.push_back(question);
  const std::vector<std::string> expected{"Bob plays in respond", "Sue plays in respond",
                                          "Bob plays in respond", "Sue plays in respond"};
  EXPECT_EQ(responses, expected);
  EXPECT_EQ(d.duel().player(bob).life, 17);
}

TEST(Batch, DamageIsDealtAsEachEffectResolves) {  // E-069, R-BATCH-5
  Board d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  const ObjectId bears = d.put("Grizzly Bears", bob);
  d.put("Jump", bob, Zone::hand);
  d.put("Lightning Bolt", sue, Zone::hand);
  d.bob.plays = {"Jump"};
  d.bob.targets = {Thing::of(bears)};
  d.sue.plays = {"Lightning Bolt"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.count("Grizzly Bears", bob, Zone::graveyard), 1);
  EXPECT_EQ(d.count("Jump", bob, Zone::graveyard), 1);
}

TEST(Batch, PreventionInsideABatch) {  // E-212, R-BATCH-4, R-DP-1
  Board d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  d.put("Lightning Bolt", bob, Zone::hand);
  d.put("Healing Salve", sue, Zone::hand);
  d.bob.plays = {"Lightning Bolt"};
  d.bob.targets = {Thing::of(sue)};
  d.sue.plays = {"-", "Healing Salve"};  // not as a response, but in the step
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.duel().player(sue).life, 20);
  EXPECT_EQ(d.count("Healing Salve", sue, Zone::graveyard), 1);
  EXPECT_TRUE(d.duel().packets.empty());
}

TEST(Batch, AResponseCancelsTheEndOfThePhase) {  // R-TURN-4, E-210
  Board d;
  d.mana(sue, 9);
  d.put("Lightning Bolt", sue, Zone::hand);
  d.sue.plays = {"Lightning Bolt"};
  d.sue.targets = {Thing::of(bob)};
  EXPECT_TRUE(hold_window(d.table(), Window::main).played);
  EXPECT_EQ(d.duel().player(bob).life, 17);
  EXPECT_FALSE(hold_window(d.table(), Window::main).played);
}

}  // namespace
}  // namespace sleight
