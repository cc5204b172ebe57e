// What scenarios are told when they name the wrong moment, the wrong thing or too much.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

namespace sleight::scenario {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

/// Runs one scenario of this body with the whole library, whose lines are counted from 2.
Result result_of(const std::string& body) {
  static const World world = [] {
    Diagnostics problems;
    World made = world_of({}, problems);
    EXPECT_TRUE(problems.empty());
    return made;
  }();
  const auto results = run_source(world, "x.lua", "scenario('x', function(s)\n" + body + "\nend)");
  return results.empty() ? Result{} : results[0];
}

/// "" if it passed, else why not.
std::string outcome(const std::string& body) {
  const Result result = result_of(body);
  return result.passed ? "" : result.message;
}

TEST(ScenarioMessages, TheEndOfAnAttackIsReachedByItsOwnStep) {
  const std::string attack = R"(
    local bears = s.bob:has("in play", "Grizzly Bears")
    local desert = s.sue:has("in play", "Desert")
    s.bob:attacks { bears }
  )";
  EXPECT_EQ(
      outcome(attack + R"(s:to("end of attack") s.sue:activates(desert, { ability = 2 }))"),
      "the rules refuse `activates`: the text of Desert does not allow it now: it is used only during the "
      "end of combat, and it is Bob's main phase, after the attack; `s:to(\"damage\")` leads to where it "
      "is, before the attack is over (R-GEN-1)");
  EXPECT_EQ(outcome(attack + R"(
    s:to("damage")
    s.sue:activates(desert, { ability = 2 })
    s:expect(bears, { damage = 1 })
  )"),
            "");
}

TEST(ScenarioMessages, WhatIsLookedAtBeforeItResolvesIsDoubted) {
  const std::string held = R"(
    local giant = s.sue:has("in play", "Hill Giant")
    s.sue:has("hand", "Giant Growth") s.sue:lands("Forest", 1)
    s.bob:has("hand", "Lightning Bolt") s.bob:lands("Mountain", 1)
    s.bob:casts("Lightning Bolt", { on = giant, held = true })
    s.sue:casts("Giant Growth", { on = giant })
  )";
  EXPECT_THAT(outcome(held + "s:expect(giant, { power = 6 })"),
              HasSubstr("Not resolved yet: Giant Growth, Lightning Bolt; `s:resolve()` lets"));
  for (const char* then : {"", "s:next_turn()", "s:to('end of upkeep')"}) {
    const Result early = result_of(held + "s:expect(giant, { zone = 'in play' })" + then);
    ASSERT_TRUE(early.passed) << early.message;
    ASSERT_TRUE(early.doubt.has_value()) << then;
    EXPECT_EQ(early.doubt->code, "T0605");
    EXPECT_THAT(early.doubt->text, HasSubstr("while Giant Growth, Lightning Bolt are not resolved"));
    EXPECT_EQ(early.doubt->line, 8);
  }
  // Whoever resolves what was looked at knew that it was open.
  EXPECT_FALSE(result_of(held + R"(
    s:expect(giant, { power = 3 })
    s:resolve()
    s:expect(giant, { power = 6 })
  )")
                   .doubt.has_value());
  EXPECT_THAT(
      outcome(R"(
    s.bob:has("hand", "Lightning Bolt") s.bob:lands("Mountain", 1)
    s.sue:has("hand", "Counterspell") s.sue:lands("Island", 2)
    local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
    s.sue:interrupts(bolt, "Counterspell")
    s:resolve()
  )"),
      HasSubstr("nothing is open to resolve: Lightning Bolt, which was held, has been countered or has "
                "resolved by now"));
}

TEST(ScenarioMessages, ThingsOfOneNameAreToldApart) {
  const std::string giants = R"(
    local giant = s.sue:has("in play", "Hill Giant")
    local clone = s.bob:has("in play", "Clone", { choosing = giant })
    s.bob:has("in play", "Hill Giant", { damage = 1 })
    s.bob:has("in play", "Hill Giant", { damage = 2 })
    s.bob:has("hand", "Unsummon") s.bob:lands("Island", 1)
  )";
  EXPECT_THAT(
      outcome(giants + "s.bob:casts('Unsummon')"),
      HasSubstr("The answers: Hill Giant (Sue's), Hill Giant (Bob's, a Clone), Hill Giant (Bob's, number "
                "2), Hill Giant (Bob's, number 3)."));
  EXPECT_THAT(outcome(giants + R"(
    s.bob:has("hand", "Animate Dead") s.bob:lands("Swamp", 2)
    s.bob:will("choose", giant)
    s.bob:casts("Unsummon", { on = "Hill Giant" })
  )"),
              HasSubstr("\"Hill Giant\" may mean any of: Hill Giant (Sue's), Hill Giant (Bob's, a Clone)"));
  // The other one is no answer any more: which of the two is left?
  EXPECT_THAT(outcome(R"(
    local first = s.bob:has("in play", "Tawnos's Coffin", { tapped = true })
    s.bob:has("in play", "Tawnos's Coffin", { tapped = true })
    s.bob:will("untap", first)
    s:next_turn() s:next_turn()
  )"),
              HasSubstr("The answers: done, Tawnos's Coffin (Bob's, tapped, number 2)."));
  // Nobody can tell which of equal ones is meant.
  EXPECT_THAT(outcome(R"(
    s.bob:lands("Forest", 2) s.bob:has("in play", "Elvish Archers")
    s.bob:has("hand", "Ice Storm") s.bob:lands("Forest", 1)
    s.bob:casts("Ice Storm")
  )"),
              Not(HasSubstr("Forest (")));
}

TEST(ScenarioMessages, WhatHasNoTargetSaysHowItsChoicesAreSaid) {
  EXPECT_EQ(
      outcome(R"(
    local giant = s.bob:has("graveyard", "Hill Giant")
    s.bob:has("hand", "Resurrection") s.bob:lands("Plains", 4)
    s.bob:casts("Resurrection", { on = giant })
  )"),
      "the rules refuse `casts`: Resurrection has no target; what is chosen as it resolves is said with "
      "`choosing` (R-TARGET-1)");
  EXPECT_THAT(outcome(R"(
    local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
    s.bob:has("hand", "Giant Growth") s.bob:lands("Forest", 1)
    s.bob:casts("Giant Growth", { targets = bears })
  )"),
              HasSubstr("as one more target: it takes no more; what is chosen as it resolves is said with "
                        "`choosing` (R-TARGET-1)"));
}

constexpr const char* false_orders = R"(
    local dwellers = s.bob:has("in play", "Murk Dwellers")
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.bob:has("hand", "False Orders") s.bob:lands("Mountain", 1)
    s.bob:attacks { dwellers }
    s.sue:blocks { [bears] = dwellers }
)";

TEST(ScenarioMessages, ATargetInVainIsToldBeforeWhatIsAskedLater) {
  EXPECT_THAT(outcome(std::string(false_orders) + R"(s.bob:casts("False Orders", { on = dwellers }))"),
              HasSubstr("False Orders has no target"));
}

TEST(ScenarioMessages, WhatACardOffersIsAnsweredByMay) {
  EXPECT_EQ(outcome(std::string(false_orders) + R"(
    s.bob:will("may", false)
    s.bob:casts("False Orders")
    s:to("end of attack")
    s:expect(bears, { damage = 0 })
  )"),
            "");
}

TEST(ScenarioMessages, WhatIsGivenUpDecidesX) {
  const std::string sword = R"(
    local sword = s.bob:has("in play", "Sword of the Ages", { tapped = false })
    local wurm, bears = s.bob:has("in play", "Craw Wurm"), s.bob:has("in play", "Grizzly Bears")
    local giant = s.bob:has("in play", "Hill Giant")
    local ogre = s.sue:has("in play", "Gray Ogre")
  )";
  EXPECT_EQ(outcome(sword + R"(
    s.bob:activates(sword, { on = s.sue, paying = { wurm, bears } })
    s:expect(s.sue, { life = 12 })
    s:expect(giant, { zone = "in play" })
  )"),
            "");
  EXPECT_THAT(outcome(sword + "s.bob:activates(sword, { on = s.sue, paying = { wurm, ogre } })"),
              HasSubstr("never asked for paying = Gray Ogre"));
  EXPECT_THAT(outcome(sword + "s.bob:activates(sword, { on = s.sue, paying = { wurm, bears }, x = 1 })"),
              HasSubstr("never asked for paying = Grizzly Bears: its cost takes no more"));
}

TEST(ScenarioMessages, ARefusalOfTimeTellsWhatTheTextAsks) {
  EXPECT_THAT(
      outcome("local haven = s.bob:has('in play', 'Safe Haven') s.bob:activates(haven, { ability = 2 })"),
      EndsWith("the text of Safe Haven does not allow it now: it is used only during your upkeep, and it "
               "is Bob's main phase (R-GEN-1)"));
  EXPECT_THAT(
      outcome(R"(
    local thrull = s.bob:has("in play", "Mindstab Thrull")
    local wall = s.sue:has("in play", "Wall of Wood")
    s.bob:attacks { thrull }
    s.sue:blocks { [wall] = thrull }
    s.bob:activates(thrull)
  )"),
      EndsWith("it is used only if Mindstab Thrull is attacking and only if Mindstab Thrull is unblocked, "
               "and Mindstab Thrull is not unblocked (R-GEN-1)"));
  EXPECT_THAT(
      outcome("s.bob:has('hand', 'False Orders') s.bob:lands('Mountain', 1) s.bob:casts('False Orders')"),
      EndsWith("it is cast only after blockers are declared and before damage is dealt, and it is Bob's "
               "main phase (R-GEN-1)"));
  // What the whole text asks is not said twice.
  EXPECT_THAT(outcome(R"(
    s:card [[ return summon "Ghoul" "Test Ghoul" { cost = "{0}", power = 1, toughness = 1,
      activated { cost = "{0}", only_if = compare(count(creatures), "at least", 2), gain_life(1) } } ]]
    local ghoul = s.bob:has("in play", "Test Ghoul")
    s.bob:activates(ghoul)
  )"),
              EndsWith("it is used only if there are two or more creatures, and that is not so (R-GEN-1)"));
}

TEST(ScenarioMessages, ASecondInterruptOfOnePlayerNamesItsRule) {
  const std::string held = R"(
    s.bob:has("hand", "Chaoslace") s.bob:has("hand", "Blue Elemental Blast")
    s.bob:has("hand", "Hill Giant") s.bob:lands("Mountain", 5) s.bob:lands("Island", 1)
    s.sue:has("hand", "Counterspell") s.sue:lands("Island", 2)
    local giant = s.bob:casts("Hill Giant", { held = true })
    local counter = s.sue:interrupts(giant, "Counterspell", { held = true })
    s.bob:interrupts(counter, "Chaoslace", { held = true })
  )";
  for (const char* second : {"s.bob:interrupts(counter, 'Blue Elemental Blast')",
                             "s.bob:casts('Blue Elemental Blast', { on = counter })"})
    EXPECT_THAT(outcome(held + second),
                HasSubstr("Bob has had the one chance to interrupt Counterspell (R-INT-2)"));
}

TEST(ScenarioMessages, ADuelThatEndsOnTheWayNamesTheVerb) {
  for (const char* on : {"s:to('draw') s:to('upkeep') s:to('draw')", "s:next_turn()", "s:turn_of(s.sue)"})
    EXPECT_THAT(outcome("s.sue:library(0) " + std::string(on)),
                HasSubstr("; `s:to_the_end()` plays a duel to its end"));
}

}  // namespace
}  // namespace sleight::scenario
