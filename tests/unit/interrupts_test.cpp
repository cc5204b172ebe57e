#include <gtest/gtest.h>

#include "core/playing/casting/windows.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

std::vector<std::string> interrupt_questions(const Board& d) {
  std::vector<std::string> found;
  for (const std::string& question : d.notes)
    if (question.find("interrupts") != std::string::npos) found.push_back(question);
  return found;
}

// E-063: R-INT-1, R-INT-2, R-INT-3, R-TIME-3, R-CAST-2, R-CAST-3.
TEST(Interrupts, TheGrayOgreDuel) {
  Board d;
  d.table().every_decision = true;
  d.mana(bob, 9);
  d.mana(sue, 9);
  d.put("Gray Ogre", bob, Zone::hand);
  d.put("Thoughtlace", bob, Zone::hand);
  d.put("Counterspell", bob, Zone::hand);
  d.put("Counterspell", sue, Zone::hand);
  d.put("Blue Elemental Blast", sue, Zone::hand);
  d.bob.plays = {"Gray Ogre", "Thoughtlace", "-", "-", "Counterspell"};
  d.sue.plays = {"Counterspell", "-", "Blue Elemental Blast"};
  hold_window(d.table(), Window::main);
  const std::vector<std::string> expected{"Bob interrupts Gray Ogre",
                                          "Bob interrupts Thoughtlace",
                                          "Sue interrupts Thoughtlace",
                                          "Sue interrupts Counterspell",
                                          "Bob interrupts Counterspell",
                                          "Sue interrupts Gray Ogre",
                                          "Sue interrupts Blue Elemental Blast",
                                          "Bob interrupts Blue Elemental Blast",
                                          "Bob interrupts Counterspell",
                                          "Sue interrupts Counterspell"};
  EXPECT_EQ(interrupt_questions(d), expected);
  ASSERT_EQ(d.count("Gray Ogre", bob, Zone::in_play), 1);
  EXPECT_EQ(d.duel().look(d.duel().id_of(d.duel().in_play.back())).colours, Colours(Colour::red));
  EXPECT_EQ(d.count("Thoughtlace", bob, Zone::graveyard), 1);
  EXPECT_EQ(d.count("Blue Elemental Blast", sue, Zone::graveyard), 1);
  EXPECT_EQ(d.count("Counterspell", sue, Zone::graveyard), 1);
}

TEST(Interrupts, OneChanceForEachPlayer) {  // E-064
  Board d;
  d.mana(bob, 9);
  d.put("Gray Ogre", bob, Zone::hand);
  d.put(2, "Thoughtlace", bob, Zone::hand);
  d.bob.plays = {"Gray Ogre", "Thoughtlace", "-", "Thoughtlace"};
  hold_window(d.table(), Window::main);
  int about_ogre = 0;
  for (const std::string& question : interrupt_questions(d))
    if (question == "Bob interrupts Gray Ogre") ++about_ogre;
  EXPECT_EQ(about_ogre, 1);
}

TEST(Interrupts, WhatTheyDoToASpellStaysWithThePermanent) {  // R-INT-5
  Board d;
  d.mana(bob, 9);
  d.put("Gray Ogre", bob, Zone::hand);
  d.put("Thoughtlace", bob, Zone::hand);
  d.bob.plays = {"Gray Ogre", "Thoughtlace"};
  hold_window(d.table(), Window::main);
  ASSERT_EQ(d.count("Gray Ogre", bob, Zone::in_play), 1);
  EXPECT_EQ(d.duel().look(d.duel().id_of(d.duel().in_play.back())).colours, Colours(Colour::blue));
}

TEST(Interrupts, ACounteredSpellGoesToTheGraveyard) {  // R-CAST-3
  Board d;
  d.mana(bob, 3);
  d.mana(sue, 9);
  d.put("Gray Ogre", bob, Zone::hand);
  d.put("Counterspell", sue, Zone::hand);
  d.bob.plays = {"Gray Ogre"};
  d.sue.plays = {"Counterspell"};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.count("Gray Ogre", bob, Zone::graveyard), 1);
  EXPECT_EQ(d.count("Counterspell", sue, Zone::graveyard), 1);
  EXPECT_EQ(d.duel().player(bob).pool.total(), 15);  // the cost stays paid
}

TEST(Interrupts, OnlyInterruptsInTheirWindow) {  // R-INT-6, R-CAST-4
  Board d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  d.put("Gray Ogre", bob, Zone::hand);
  d.put("Lightning Bolt", sue, Zone::hand);
  d.put("Counterspell", sue, Zone::hand);
  d.put("Grizzly Bears", sue);
  d.bob.plays = {"Gray Ogre"};
  d.sue.plays = {"-", "Counterspell"};  // once it is successfully cast it is too late
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.count("Gray Ogre", bob, Zone::in_play), 1);
  EXPECT_EQ(d.count("Counterspell", sue, Zone::hand), 1);
}

TEST(Interrupts, NotAimedAtAnActionItIsAnInstant) {  // R-INT-4, E-066
  Board d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  const ObjectId bears = d.put("Grizzly Bears", bob);
  d.put("Deathlace", bob, Zone::hand);
  d.put("Jump", bob, Zone::hand);
  d.put("Terror", sue, Zone::hand);
  d.bob.plays = {"Jump", "-", "-", "-", "Deathlace"};
  d.bob.targets = {Thing::of(bears), Thing::of(bears)};
  d.sue.plays = {"Terror"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.count("Terror", sue, Zone::graveyard), 1);
  EXPECT_EQ(d.count("Deathlace", bob, Zone::graveyard), 1);
  EXPECT_TRUE(d.duel().is_in_play(bears));
}

}  // namespace
}  // namespace sleight
