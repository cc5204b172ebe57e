// The scenario runner, with a small library made in C++: its verbs, and how it fails.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/card/library.h"
#include "core/card/rules.h"
#include "core/card/verb.h"
#include "tests/kit/card_builders.h"
#include "tests/kit/small_library.h"
#include "tools/display/phrases.h"
#include "tools/scenario/runner.h"

namespace sleight::scenario {
namespace {

using namespace kit;  // NOLINT: the words of these tests

using ::testing::HasSubstr;

/// The small library, and three spells of which each takes one mana of a colour.
std::shared_ptr<Library> library_of_scenarios() {
  auto library = small_library();
  const auto add = [&](const char* name, CardType type, const char* cost, Selector at, Step does) {
    library->add(spell(name, type, cost, {mode(std::move(at), {std::move(does)})}));
  };
  add("Bolt", CardType::instant, "R", creature_or_player(), step(Verb::deal, a_target(), 3));
  add("Counter", CardType::interrupt, "U", from(Reference::spells), step(Verb::counter, a_target()));
  add("Growth", CardType::instant, "G", creatures(), change(plus(3, 3), Duration::end_of_turn));
  return library;
}

World small_world() {
  World world;
  world.shelf = library_of_scenarios();
  world.rules = [](const std::string& name, const auto&,
                   std::string& problem) -> std::shared_ptr<const Rules> {
    if (name != "fifth") {
      problem = "there is no rule set " + name;
      return nullptr;
    }
    return std::make_shared<Rules>(standard_rules());
  };
  world.read_text = [](const std::string&, Library&, Card&) { return std::string{"no grammar here"}; };
  return world;
}

/// Runs one scenario of this body; "" if it passed, else why not.
std::string run(const std::string& body) {
  const auto results = run_source(small_world(), "x.lua", "scenario('x', function(s)\n" + body + "\nend)");
  if (results.empty()) return "no result";
  return results[0].passed ? "" : std::to_string(results[0].line) + ": " + results[0].message;
}

TEST(Scenario, SetsUpAndLooks) {
  EXPECT_EQ(run(R"(
    local b = s.bob:has("in play", "Grizzly Bears", { tapped = true, damage = 1 })
    s.bob:lands("Forest", 3); s.sue:life(7); s.sue:has("hand", "Bolt", { count = 2 })
    s:expect(b, { zone = "in play", power = 2, toughness = 2, tapped = true, damage = 1, types = { "creature" },
                  colours = { "green" }, controller = s.bob, owner = s.bob, name = "Grizzly Bears" })
    s:expect(s.bob, { life = 20, in_play = 4, library = 20, hand = 0, mana = "" })
    s:expect(s.sue, { life = 7, hand = { "Bolt", "Bolt" }, lost = false })
    s:expect(s, { turn_of = s.bob, step = "main", over = false, draw = false })
  )"),
            "");
}

TEST(Scenario, CastsAndPaysByItself) {
  EXPECT_EQ(run(R"(
    s.bob:lands("Mountain", 1); s.bob:has("hand", "Bolt")
    local b = s.sue:has("in play", "Grizzly Bears")
    s.bob:casts("Bolt", { on = b })
    s:expect(b, { zone = "graveyard" })
    s:expect(s.bob, { graveyard = { "Bolt" }, hand = 0 })
  )"),
            "");
}

TEST(Scenario, AHeldPlayIsAnswered) {
  EXPECT_EQ(run(R"(
    s.bob:lands("Mountain", 1); s.bob:has("hand", "Bolt")
    s.sue:lands("Forest", 1); s.sue:has("hand", "Growth")
    local b = s.sue:has("in play", "Grizzly Bears")
    s.bob:casts("Bolt", { on = b, held = true })
    s.sue:casts("Growth", { on = b })
    s:expect(b, { power = 2 })
    s:resolve()
    s:expect(b, { zone = "in play", power = 5, damage = 3 })
  )"),
            "");
}

TEST(Scenario, AnInterruptCountersAndIsCountered) {
  EXPECT_EQ(run(R"(
    s.bob:lands("Mountain", 1); s.bob:lands("Island", 1); s.bob:has("hand", "Bolt"); s.bob:has("hand", "Counter")
    s.sue:lands("Island", 1); s.sue:has("hand", "Counter")
    local play = s.bob:casts("Bolt", { target = s.sue, held = true })
    local counter = s.sue:interrupts(play, "Counter", { held = true })
    s.bob:interrupts(counter, "Counter")
    s:resolve()
    s:expect(s.sue, { life = 17 })
  )"),
            "");
}

TEST(Scenario, AttacksAndBlocks) {
  EXPECT_EQ(run(R"(
    local a = s.bob:has("in play", "Grizzly Bears")
    local c = s.bob:has("in play", "Grizzly Bears")
    local d = s.sue:has("in play", "Grizzly Bears")
    s.bob:attacks { a, c }
    s:expect(a, { attacking = true, tapped = true })
    s.sue:blocks { [d] = a }
    s:expect(d, { blocking = a })
    s:to("end of attack")
    s:expect(s, { step = "end of attack" })
    s:expect(a, { zone = "graveyard" }); s:expect(d, { zone = "graveyard" })
    s:expect(s.sue, { life = 18 })
  )"),
            "");
}

TEST(Scenario, MovesThroughTurns) {
  EXPECT_EQ(run(R"(
    s:next_turn()
    s:expect(s, { turn_of = s.sue, step = "main" })
    s:to("upkeep")
    s:expect(s, { turn_of = s.bob, step = "upkeep" })
    s:turn_of(s.bob)
    s:expect(s, { turn_of = s.bob, step = "main" })
    s:expect(s.bob, { hand = 1, library = 19 })
  )"),
            "");
}

TEST(Scenario, ExpectsRefusals) {
  EXPECT_EQ(run(R"(
    s.bob:has("hand", "Bolt")
    s:expect_illegal(function() s.bob:casts("Bolt", { on = s.sue }) end, "R-COST-1")
    local m = s.bob:lands("Mountain", 1)
    s:expect_illegal(function() s.bob:casts("Bolt", { on = m }) end, "R-TARGET-1")
    s:expect_illegal(function() s.sue:attacks {} end, "R-CBT-1")
    s.bob:casts("Bolt", { on = s.sue })
    s:expect(s.sue, { life = 17 })
  )"),
            "");
}

TEST(Scenario, DrawsMana) {
  EXPECT_EQ(run(R"(
    local f = s.bob:lands("Forest", 1)
    s.bob:taps_for_mana(f)
    s:expect(s.bob, { mana = "{G}" }); s:expect(f, { tapped = true })
    s.bob:mana "{G}"
    local bears = s.bob:has("hand", "Grizzly Bears")
    s.bob:casts(bears)
    s:expect(bears, { zone = "in play" }); s:expect(s.bob, { mana = "" })
  )"),
            "");
}

TEST(Scenario, FailuresSayWhatIsAndWhatWasExpected) {
  EXPECT_THAT(run("local b = s.bob:has('in play', 'Grizzly Bears')\ns:expect(b, { power = 3 })"),
              HasSubstr("3: Grizzly Bears: power is 2, expected 3"));
  EXPECT_EQ(run("s.bob:has('in play', 'Grizly Bears')"),
            "2: the library has no card `Grizly Bears`; did you mean `Grizzly Bears`?");
  EXPECT_THAT(run("s:expect(s.bob, { live = 3 })"),
              HasSubstr("an expected player does not know `live`; did you mean `life`?"));
  EXPECT_THAT(run("s.bob:casst('x')"), HasSubstr("a player has no verb `casst`; did you mean `casts`?"));
  EXPECT_THAT(run("s.bob:casts('Bolt')"), HasSubstr("Bob has no `Bolt` in hand"));
  EXPECT_THAT(run("s.bob:has('hand', 'Bolt'); s.bob:casts('Bolt')"), HasSubstr("the rules refuse `casts`: "));
  EXPECT_EQ(run("s.bob:will('pay', false)"), "2: queued, but never asked for: Bob's \"pay\" = false");
  EXPECT_THAT(run("s.bob:lands('Mountain'); s.bob:has('hand', 'Bolt'); s.bob:casts('Bolt')"),
              HasSubstr("nobody said what to answer"));
  EXPECT_THAT(
      run("s.bob:lands('Mountain'); s.bob:has('hand', 'Bolt'); s.bob:casts('Bolt', { on = s.sue, x = 2 })"),
      HasSubstr("Bolt has no X that could be 2"));
  EXPECT_THAT(run("s:expect_illegal(function() s.sue:attacks {} end)"), HasSubstr("say why it is refused"));
  EXPECT_THAT(run("s:expect_illegal(function() s.sue:attacks {} end, '')"),
              HasSubstr("say why it is refused"));
  EXPECT_THAT(run("s:expect_illegal(function() s.bob:attacks {} end, 'R-')"),
              HasSubstr("should have been refused, but was legal"));
  EXPECT_THAT(run("while true do end"), HasSubstr("perhaps a loop never ends"));
  EXPECT_THAT(run("local t = 'x' while true do t = t .. t end"), HasSubstr("memory"));
  EXPECT_THAT(run("require 'os'"), HasSubstr("require"));
}

TEST(Scenario, AFileMayKeepHelpers) {
  const auto results = run_source(small_world(), "x.lua",
                                  "function bears(s) return s.bob:has('in play', 'Grizzly Bears') end\n"
                                  "scenario('x', function(s)\n"
                                  "  assert(tostring(bears(s)) == 'Grizzly Bears')\n"
                                  "  local list = { 3, 1, 2 }\n"
                                  "  table.sort(list)\n"
                                  "  assert(table.concat(list) == '123')\n"
                                  "end)");
  ASSERT_EQ(results.size(), 1U);
  EXPECT_TRUE(results[0].passed) << results[0].message;
}

TEST(Scenario, WhatTheSandboxRefusesFailsTheScenarioAlone) {
  const auto results = run_source(small_world(), "x.lua",
                                  "scenario('a', function(s)\n  nothing()\nend)\n"
                                  "scenario('b', function(s)\n  os.exit()\nend)\n"
                                  "scenario('c', function(s) end)");
  ASSERT_EQ(results.size(), 3U);
  EXPECT_EQ(results[0].message, "unknown word `nothing`");
  EXPECT_EQ(results[0].line, 2);
  EXPECT_EQ(results[1].message, "`os` is not available: a script has no clock and starts no process");
  EXPECT_EQ(results[1].line, 5);
  EXPECT_TRUE(results[2].passed) << results[2].message;
}

TEST(Scenario, AnEndlessLoopEndsItsScenarioAlone) {
  const auto results = run_source(small_world(), "x.lua",
                                  "scenario('a', function(s) while true do end end)\n"
                                  "scenario('b', function(s) end)");
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0].name, "a");
  EXPECT_EQ(results[0].message,
            "the script ran 50000000 instructions and was stopped; perhaps a loop never ends");
  EXPECT_EQ(results[1].name, "b");
  EXPECT_TRUE(results[1].passed) << results[1].message;
}

TEST(Scenario, ThingsOfAnEarlierScenarioAreRefused) {
  const auto results = run_source(small_world(), "x.lua",
                                  "local kept\n"
                                  "scenario('first', function(s) kept = s.bob:has('in play', 'Forest') end)\n"
                                  "scenario('second', function(s) s:expect(kept, { tapped = false }) end)");
  ASSERT_EQ(results.size(), 2U);
  EXPECT_TRUE(results[0].passed) << results[0].message;
  EXPECT_FALSE(results[1].passed);
  EXPECT_THAT(results[1].message, HasSubstr("belongs to a scenario that is over"));
}

TEST(Scenario, AFileThatIsNoScenarioFails) {
  const auto broken = run_source(small_world(), "x.lua", "scenario('x', function(s)\n  oops oops\nend)");
  ASSERT_EQ(broken.size(), 1U);
  EXPECT_FALSE(broken[0].passed);
  EXPECT_EQ(broken[0].line, 2);
  const auto empty = run_source(small_world(), "x.lua", "");
  ASSERT_EQ(empty.size(), 1U);
  EXPECT_THAT(empty[0].message, HasSubstr("no scenario"));
}

}  // namespace
}  // namespace sleight::scenario
