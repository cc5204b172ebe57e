#include <gtest/gtest.h>

#include "core/playing/casting/windows.h"
#include "tests/unit/small_duel.h"

using namespace sleight;
using namespace sleight::testing_duel;

namespace {
constexpr PlayerId A = PlayerId::bob;
constexpr PlayerId N = PlayerId::sue;

std::vector<std::string> interrupt_questions(const SmallDuel& d) {
  std::vector<std::string> found;
  for (const std::string& question : d.asked)
    if (question.find("interrupts") != std::string::npos) found.push_back(question);
  return found;
}
}  // namespace

// E-063: R-INT-1, R-INT-2, R-INT-3, R-TIME-3, R-CAST-2, R-CAST-3.
TEST(Interrupts, TheGrayOgreDuel) {
  SmallDuel d;
  d.table.every_decision = true;
  d.mana(A, 9);
  d.mana(N, 9);
  d.has(A, Zone::hand, "Gray Ogre");
  d.has(A, Zone::hand, "Thoughtlace");
  d.has(A, Zone::hand, "Counterspell");
  d.has(N, Zone::hand, "Counterspell");
  d.has(N, Zone::hand, "Blue Elemental Blast");
  d.bob.plays = {"Gray Ogre", "Thoughtlace", "-", "-", "Counterspell"};
  d.sue.plays = {"Counterspell", "-", "Blue Elemental Blast"};
  hold_window(d.table, Window::main);
  const std::vector<std::string> expected{"A interrupts Gray Ogre",
                                          "A interrupts Thoughtlace",
                                          "N interrupts Thoughtlace",
                                          "N interrupts Counterspell",
                                          "A interrupts Counterspell",
                                          "N interrupts Gray Ogre",
                                          "N interrupts Blue Elemental Blast",
                                          "A interrupts Blue Elemental Blast",
                                          "A interrupts Counterspell",
                                          "N interrupts Counterspell"};
  EXPECT_EQ(interrupt_questions(d), expected);
  ASSERT_EQ(d.count(A, Zone::in_play, "Gray Ogre"), 1);
  EXPECT_EQ(d.duel.look(d.duel.id_of(d.duel.in_play.back())).colours, Colours(Colour::red));
  EXPECT_EQ(d.count(A, Zone::graveyard, "Thoughtlace"), 1);
  EXPECT_EQ(d.count(N, Zone::graveyard, "Blue Elemental Blast"), 1);
  EXPECT_EQ(d.count(N, Zone::graveyard, "Counterspell"), 1);
}

TEST(Interrupts, OneChanceForEachPlayer) {  // E-064
  SmallDuel d;
  d.mana(A, 9);
  d.has(A, Zone::hand, "Gray Ogre");
  d.has(A, Zone::hand, "Thoughtlace", 2);
  d.bob.plays = {"Gray Ogre", "Thoughtlace", "-", "Thoughtlace"};
  hold_window(d.table, Window::main);
  int about_ogre = 0;
  for (const std::string& question : interrupt_questions(d))
    if (question == "A interrupts Gray Ogre") ++about_ogre;
  EXPECT_EQ(about_ogre, 1);
}

TEST(Interrupts, WhatTheyDoToASpellStaysWithThePermanent) {  // R-INT-5
  SmallDuel d;
  d.mana(A, 9);
  d.has(A, Zone::hand, "Gray Ogre");
  d.has(A, Zone::hand, "Thoughtlace");
  d.bob.plays = {"Gray Ogre", "Thoughtlace"};
  hold_window(d.table, Window::main);
  ASSERT_EQ(d.count(A, Zone::in_play, "Gray Ogre"), 1);
  EXPECT_EQ(d.duel.look(d.duel.id_of(d.duel.in_play.back())).colours, Colours(Colour::blue));
}

TEST(Interrupts, ACounteredSpellGoesToTheGraveyard) {  // R-CAST-3
  SmallDuel d;
  d.mana(A, 3);
  d.mana(N, 9);
  d.has(A, Zone::hand, "Gray Ogre");
  d.has(N, Zone::hand, "Counterspell");
  d.bob.plays = {"Gray Ogre"};
  d.sue.plays = {"Counterspell"};
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.count(A, Zone::graveyard, "Gray Ogre"), 1);
  EXPECT_EQ(d.count(N, Zone::graveyard, "Counterspell"), 1);
  EXPECT_EQ(d.duel.player(A).pool.total(), 15);  // the cost stays paid
}

TEST(Interrupts, OnlyInterruptsInTheirWindow) {  // R-INT-6, R-CAST-4
  SmallDuel d;
  d.mana(A, 9);
  d.mana(N, 9);
  d.has(A, Zone::hand, "Gray Ogre");
  d.has(N, Zone::hand, "Lightning Bolt");
  d.has(N, Zone::hand, "Counterspell");
  d.has(N, Zone::in_play, "Grizzly Bears");
  d.bob.plays = {"Gray Ogre"};
  d.sue.plays = {"-", "Counterspell"};  // once it is successfully cast it is too late
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.count(A, Zone::in_play, "Gray Ogre"), 1);
  EXPECT_EQ(d.count(N, Zone::hand, "Counterspell"), 1);
}

TEST(Interrupts, NotAimedAtAnActionItIsAnInstant) {  // R-INT-4, E-066
  SmallDuel d;
  d.mana(A, 9);
  d.mana(N, 9);
  const ObjectId bears = d.has(A, Zone::in_play, "Grizzly Bears");
  d.has(A, Zone::hand, "Deathlace");
  d.has(A, Zone::hand, "Jump");
  d.has(N, Zone::hand, "Terror");
  d.bob.plays = {"Jump", "-", "-", "-", "Deathlace"};
  d.bob.targets = {Thing::of(bears), Thing::of(bears)};
  d.sue.plays = {"Terror"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.count(N, Zone::graveyard, "Terror"), 1);
  EXPECT_EQ(d.count(A, Zone::graveyard, "Deathlace"), 1);
  EXPECT_TRUE(d.duel.is_in_play(bears));
}
