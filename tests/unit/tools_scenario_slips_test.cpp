// What an author of scenarios gets wrong is told, and what is said with a play is heard.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

namespace sleight::scenario {
namespace {

using ::testing::HasSubstr;

/// Runs one scenario of this body with the whole library; "" if it passed, else why not.
std::string outcome(const std::string& body) {
  static const World world = [] {
    Diagnostics problems;
    World made = world_of({}, problems);
    EXPECT_TRUE(problems.empty());
    return made;
  }();
  const auto results = run_source(world, "x.lua", "scenario('x', function(s)\n" + body + "\nend)");
  if (results.empty()) return "no result";
  return results[0].passed ? "" : results[0].message;
}

TEST(ScenarioSlips, AFailedFunctionIsToldBesideAFailedExpectation) {
  const std::string told = outcome(R"(
    s:card [[ return sorcery "Broken" { cost = "{0}", text = "Draw a card.", function() error "oh no" end, draw(1) } ]]
    s.bob:has("hand", "Broken")
    s.bob:casts("Broken")
    s:expect(s.bob, { hand = 7 })
  )");
  EXPECT_THAT(told, HasSubstr("expected 7"));
  EXPECT_THAT(told, HasSubstr("; a function of a script failed: "));
  EXPECT_THAT(told, HasSubstr("oh no"));
}

TEST(ScenarioSlips, WhoeverBeginsHasOneTurn) {
  EXPECT_EQ(outcome(R"(
    s.sue:begins()
    s:expect(s, { turn_of = s.sue })
    s:next_turn()
    s:expect(s, { turn_of = s.bob })
  )"),
            "");
}

TEST(ScenarioSlips, ChanceIsForcedBeforeItSpeaks) {
  const std::string flip = R"(
    s:card [[ return sorcery "Test Coin" { cost = "{0}", flip_coin {
      won = { deal(1, opponent) }, lost = { deal(1, opponent) } } } ]]
    s.bob:has("hand", "Test Coin")
    s.sue:has("in play", "Samite Healer")
  )";
  // Sue may prevent the damage: the step is open, and the coin has been thrown.
  EXPECT_THAT(outcome(flip + R"(
    s.bob:casts("Test Coin", { held = true })
    s:to("damage prevention")
    s:chance { "tails" }
  )"),
              HasSubstr("chance has spoken already in what is open; give its results before the play"));
  EXPECT_EQ(outcome(flip + R"(
    s:chance { "tails" }
    s.bob:casts("Test Coin", { held = true })
    s:to("damage prevention")
    s:expect(s, { packets = { { to = s.sue, amount = 1 } } })
  )"),
            "");
}

TEST(ScenarioSlips, AListHasNoNamedEntries) {
  EXPECT_THAT(outcome(R"(
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:attacks { first = bears }
  )"),
              HasSubstr("`first` has no place in a list"));
  EXPECT_THAT(outcome(R"(s.bob:will("pay", { x = true }))"), HasSubstr("`x` has no place in a list"));
}

TEST(ScenarioSlips, AShareForABystanderIsNotTheRest) {
  const std::string fight = R"(
    local attacker = s.bob:has("in play", "Craw Wurm")
    local first = s.sue:has("in play", "Grizzly Bears")
    local second = s.sue:has("in play", "Gray Ogre")
    local bystander = s.sue:has("in play", "Hurloon Minotaur")
  )";
  EXPECT_THAT(outcome(fight + R"(
    s.bob:assigns { [attacker] = { [first] = 1, [bystander] = 5 } }
    s.bob:attacks { attacker }
    s.sue:blocks { [first] = attacker, [second] = attacker }
    s:to("end of attack")
  )"),
              HasSubstr("queued, but never asked for: 5 damage from Craw Wurm to Hurloon Minotaur"));
  EXPECT_EQ(outcome(fight + R"(
    s.bob:assigns { [attacker] = { [first] = 1, [second] = 5 } }
    s.bob:attacks { attacker }
    s.sue:blocks { [first] = attacker, [second] = attacker }
    s:to("end of attack")
    s:expect(first, { zone = "in play" })
    s:expect(second, { zone = "graveyard" })
  )"),
            "");
}

TEST(ScenarioSlips, TheAbilityThatIsSaidIsUsed) {
  const std::string idol = R"(
    s:card [[ return artifact "Test Idol" { cost = "{1}",
      activated { cost = "{T}", target = packet, prevent(1, target) },
      activated { cost = "{T}", target = packet, prevent(2, target) } } ]]
    local idol = s.sue:has("in play", "Test Idol")
    s.bob:has("hand", "Lightning Bolt")
    s.bob:lands("Mountain", 1)
  )";
  EXPECT_EQ(outcome(idol + R"(
    s.sue:will_prevent(idol, { target = s.sue, ability = 2 })
    s.bob:casts("Lightning Bolt", { target = s.sue })
    s:expect(s.sue, { life = 19 })
  )"),
            "");
  EXPECT_THAT(outcome(idol + R"(s.bob:casts("Lightning Bolt", { target = s.sue, ability = 1 }))"),
              HasSubstr("a card is cast whole; `ability` is for what is activated"));
  EXPECT_THAT(outcome(idol + R"(s.sue:will_prevent(idol, { held = true }))"),
              HasSubstr("`held` and `unprompted` are for what is played at once"));
  EXPECT_THAT(outcome(R"(
    local idol = s.bob:has("in play", "Rod of Ruin")
    s.bob:activates(idol, { ability = 2, target = s.sue })
  )"),
              HasSubstr("Rod of Ruin has 1 activated ability"));
}

TEST(ScenarioSlips, ARefusedPlayLeavesThePlaceAsItWas) {
  EXPECT_EQ(outcome(R"(
    s.sue:has("hand", "Forest")
    s.bob:attacks { s.bob:has("in play", "Grizzly Bears") }
    s:to("end of attack")
    s:expect_illegal(function() s.sue:plays_land("Forest") end, "R-MAIN-5")
    s:expect(s, { step = "end of attack" })
  )"),
            "");
}

TEST(ScenarioSlips, AWholeDuelIsPlayedToItsEnd) {
  EXPECT_EQ(outcome(R"(
    s:to_the_end()
    s:expect(s, { over = true })
  )"),
            "");
}

}  // namespace
}  // namespace sleight::scenario
