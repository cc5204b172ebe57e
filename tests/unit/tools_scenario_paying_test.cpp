// What an author of scenarios gets wrong about what pays for a cost, and at which line it is told.
#include <gtest/gtest.h>

#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

namespace sleight::scenario {
namespace {

/// Runs one scenario of this body, which begins at line 2, with the whole library; "" if it passed, else the
/// line and why not.
std::string told_at(const std::string& body) {
  static const World world = [] {
    Diagnostics problems;
    World made = world_of({}, problems);
    EXPECT_TRUE(problems.empty());
    return made;
  }();
  const auto results = run_source(world, "x.lua", "scenario('x', function(s)\n" + body + "\nend)");
  if (results.empty()) return "no result";
  return results[0].passed ? "" : std::to_string(results[0].line) + ": " + results[0].message;
}

/// Lines 2 to 7.
const std::string board_of_rod = R"(local rod = s.bob:has("in play", "Rod of Ruin")
local islands = s.bob:has("in play", "Island", { count = 4 })
local tapped = s.bob:has("in play", "Forest", { tapped = true })
local bears = s.bob:has("in play", "Grizzly Bears")
local theirs = s.sue:has("in play", "Swamp")
local first = islands[1]
)";

std::string paying(const std::string& what, const std::string& before = "") {
  return told_at(board_of_rod + before + "\ns.bob:activates(rod, { target = s.sue, paying = " + what + " })");
}

TEST(ScenarioPaying, WhatGivesNoManaPaysForNothing) {
  EXPECT_EQ(paying("islands[4]"), "");
  EXPECT_EQ(paying("{ islands[4], islands[1], islands[2] }"), "");
  EXPECT_EQ(
      paying("bears"),
      "9: Rod of Ruin never asked for paying = Grizzly Bears: Grizzly Bears gives Bob no mana for a cost; "
      "name an untapped source of mana that Bob controls, and draw with `taps_for_mana` what gives "
      "something up");
  EXPECT_EQ(
      paying("theirs"),
      "9: Rod of Ruin never asked for paying = Swamp: Swamp gives Bob no mana for a cost; name an "
      "untapped source of mana that Bob controls, and draw with `taps_for_mana` what gives something up");
  EXPECT_EQ(
      paying("tapped"),
      "9: Rod of Ruin never asked for paying = Forest: Forest is tapped; name an untapped source of mana");
}

TEST(ScenarioPaying, WhatWasNotNeededHasItsReason) {
  const std::string covered =
      ": what was in the pool, or what was named before it, paid for all the mana of its cost";
  // Of four only this one is untapped; of equal ones there is nothing more to say.
  EXPECT_EQ(paying("islands"), "9: Rod of Ruin never asked for paying = Island (Bob's)" + covered);
  EXPECT_EQ(paying("first", "s.bob:mana '{3}'"), "9: Rod of Ruin never asked for paying = Island" + covered);
  EXPECT_EQ(
      paying("'Island'"),
      "9: Rod of Ruin never asked for paying = \"Island\": nothing of that name is given up for its cost; a "
      "source of mana is named by its object, and not by its name");
  EXPECT_EQ(
      told_at(R"(local altar = s.bob:has("in play", "Ashnod's Altar")
local bears = s.bob:has("in play", "Grizzly Bears")
local ogre = s.bob:has("in play", "Gray Ogre")
s.bob:activates(altar, { paying = { bears, ogre } }))"),
      "5: Ashnod's Altar never asked for paying = Gray Ogre: its cost takes no more than was paid without "
      "that");
  EXPECT_EQ(told_at(R"(local tim = s.bob:has("in play", "Prodigal Sorcerer")
local island = s.bob:has("in play", "Island")
s.bob:activates(tim, { target = s.sue, paying = island }))"),
            "4: Prodigal Sorcerer never asked for paying = Island: its cost asks for no mana");
}

TEST(ScenarioPaying, WhatPaysIsOneListOfThings) {
  EXPECT_EQ(paying("{}"), "9: `paying` is an empty list, which pays for nothing; leave it out");
  EXPECT_EQ(paying("{ first, islands[2], first }"),
            "9: `paying` has the same object as its entries 1 and 3; name it once");
  EXPECT_EQ(paying("{ first, { islands[2] } }"),
            "9: `paying` takes one list, as in { a, b }, and no lists in it");
  for (const char* other : {"3", "true", "s.bob", "s", "{ first, 3 }"})
    EXPECT_EQ(paying(other), "9: `paying` takes objects, and names of what is given up") << other;
  EXPECT_EQ(told_at(R"(local tim = s.sue:has("in play", "Samite Healer")
s.sue:will_prevent(tim, { target = s.sue, paying = {} }))"),
            "3: `paying` is an empty list, which pays for nothing; leave it out");
}

TEST(ScenarioPaying, AQueuedSourceIsToldWhereItWasQueued) {
  EXPECT_EQ(
      told_at(board_of_rod + "s.bob:will('mana', bears)"),
      "8: Grizzly Bears gives Bob no mana for a cost; name an untapped source of mana that Bob controls, "
      "and draw with `taps_for_mana` what gives something up");
  EXPECT_EQ(told_at(board_of_rod + "s.bob:will('mana', first)\ns:expect(s.bob, { life = 20 })"),
            "8: queued, but never asked for: mana drawn from Island for a cost");
  // The first of the two was drawn from.
  EXPECT_EQ(told_at(board_of_rod + "s.bob:will('mana', first)\ns.bob:activates(rod, { target = s.sue })\n"
                                   "s:next_turn()\ns:next_turn()\ns.bob:will('mana', first)\ns:next_turn()"),
            "12: queued, but never asked for: mana drawn from Island for a cost");
  EXPECT_EQ(told_at(board_of_rod + "s.bob:will('mana', first, { life = 20 })"),
            "8: nobody is asked what a cost draws mana from: expect nothing with it");
}

TEST(ScenarioPaying, ManaIsASourceOrAColour) {
  const std::pair<const char*, const char*> wrong[] = {{"'Nosuch'", "\"Nosuch\""},
                                                       {"3", "3"},
                                                       {"s.sue", "Sue"},
                                                       {"true", "true"},
                                                       {"{ first, 'Island' }", "\"Island\""}};
  for (const auto& [given, told] : wrong)
    EXPECT_EQ(told_at(board_of_rod + "s.bob:will('mana', " + given + ")\ns:next_turn()"),
              "8: `will(\"mana\", ...)` takes a source or a colour, and not " + std::string(told) +
                  ": an object that gives mana, or \"white\", \"blue\", \"black\", \"red\", \"green\" or "
                  "\"colourless\"");
}

TEST(ScenarioPaying, WhatIsQueuedInVainIsToldWhereItWasQueued) {
  const std::string rest = "\ns:next_turn()\ns:expect(s.bob, { life = 20 })";
  EXPECT_EQ(told_at(board_of_rod + "s.bob:will('pay', false)" + rest),
            "8: queued, but never asked for: Bob's \"pay\" = false");
  EXPECT_EQ(told_at(board_of_rod + "s:chance { 3 }" + rest),
            "8: queued, but never asked for: 1 results of chance");
  EXPECT_EQ(told_at(board_of_rod + "s.bob:will_regenerate(bears)" + rest),
            "8: queued, but never asked for: Bob's regeneration of Grizzly Bears");
  EXPECT_EQ(told_at(board_of_rod + "s.bob:assigns { [bears] = { [s.sue] = 2 } }" + rest),
            "8: queued, but never asked for: 2 damage from Grizzly Bears to Sue");
}

TEST(ScenarioPaying, AnAnswerThatIsNotPossibleIsToldWhereItWasQueued) {
  const std::string told = told_at(board_of_rod +
                                   "s.bob:has('hand', 'Forest') s.bob:has('hand', 'Island', { count = 7 })\n"
                                   "s.bob:will('discard', rod)\ns:next_turn()");
  EXPECT_EQ(told.substr(0, told.find('.')),
            "9: the answer queued for \"discard\", Rod of Ruin, is not possible");
}

TEST(ScenarioPaying, WhatIsOpenIsToldWhereItWasPlayed) {
  EXPECT_EQ(told_at(board_of_rod + "s.bob:activates(rod, { target = s.sue, paying = islands, held = true })\n"
                                   "s:resolve()\ns:expect(s.sue, { life = 19 })"),
            "8: Rod of Ruin never asked for paying = Island (Bob's): what was in the pool, or what was named "
            "before it, "
            "paid for all the mana of its cost");
  EXPECT_EQ(told_at(board_of_rod + "s.bob:activates(rod, { target = s.sue, paying = islands, held = true })\n"
                                   "s:expect(s.sue, { life = 20 })"),
            "8: Rod of Ruin never asked for paying = Island (Bob's): what was in the pool, or what was named "
            "before it, "
            "paid for all the mana of its cost");
}

}  // namespace
}  // namespace sleight::scenario
