#include <gtest/gtest.h>

#include "tests/kit/script_findings.h"

/// What a script reads of choices before they are made, or where they never come to.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

std::string told_of_sorcery(const std::string& steps) {
  return told("return sorcery \"A\" { cost = \"{1}\",\n" + steps + " }");
}
std::string told_of_relic(const std::string& abilities) {
  return told("return artifact \"A\" { cost = \"{1}\",\n" + abilities + " }");
}

TEST(ScriptChoices, APileIsChosenOfWhatWasSeparated) {
  EXPECT_EQ(told_of_sorcery("choose_pile(), tap(other_pile)"),
            "a.lua:2:1+11: L0240 `choose_pile` is used, but nothing before it separates anything into piles\n"
            "  Let a step before it be `separate(creatures)`.\n");
  EXPECT_EQ(told_of_sorcery("separate(creatures), choose_pile(), tap(other_pile)"), "");
  EXPECT_EQ(told_of_sorcery("separate(creatures), for_each(players, { choose_pile(), tap(other_pile) })"),
            "");
  // Only one of the two is done.
  EXPECT_NE(told_of_sorcery("when(your_turn, { separate(creatures) }, { choose_pile(), tap(other_pile) })")
                .find("L0240 `choose_pile`"),
            std::string::npos);
  EXPECT_NE(told_of_relic("at_upkeep { separate(creatures), choose_pile(), tap(other_pile) }, "
                          "at_end_of_turn { choose_pile(), untap(chosen_pile) }")
                .find("L0240 `choose_pile`"),
            std::string::npos);
}

TEST(ScriptChoices, AChoiceIsMadeBeforeItIsRead) {
  EXPECT_EQ(told_of_sorcery(
                "tap(creatures:of_chosen_colour()),\nchoose \"colour\", untap(creatures:of_chosen_colour())"),
            "a.lua:2:15+16: L0226 `of_chosen_colour` is used where no colour has been chosen yet\n"
            "  Write it behind the `choose`, in the same mode.\n");
  EXPECT_EQ(told_of_relic("when_played { lose_life(chosen_number),\nchoose \"number\" },\n"
                          "at_upkeep { draw(chosen_number) }"),
            "a.lua:2:25+13: L0226 `chosen_number` is used where no number has been chosen yet\n"
            "  Write it behind the `choose`, in the same mode.\n");
  for (const std::string& steps :
       {std::string("choose \"colour\", tap(creatures:of_chosen_colour())"),
        std::string("when(your_turn, { choose \"colour\" }), tap(creatures:of_chosen_colour())"),
        std::string("may { choose \"colour\", tap(creatures:of_chosen_colour()) }"),
        // The second time it has been.
        std::string("for_each(players, { tap(creatures:of_chosen_colour()), choose(\"colour\", it) })"),
        std::string("choose \"colour\", next_upkeep { tap(creatures:of_chosen_colour()) }"),
        std::string("when_played { choose \"colour\" }, tap(creatures:of_chosen_colour())"),
        std::string("when_played { choose \"colour\" }, target = creature:of_chosen_colour(), tap(target)")})
    EXPECT_EQ(told_of_sorcery(steps), "") << steps;
  // What stays in play remembers what it chose the last time.
  EXPECT_EQ(told_of_relic("at_upkeep { tap(creatures:of_chosen_colour()), choose \"colour\" }"), "");
  EXPECT_EQ(
      told_of_relic("at_upkeep { tap(creatures:of_chosen_colour()) }, when_played { choose \"colour\" }"),
      "");
}

TEST(ScriptChoices, AChoiceIsReadInItsMode) {
  EXPECT_EQ(told_of_sorcery("choose_one {\nmode { choose \"colour\", draw(1) },\n"
                            "mode { tap(creatures:of_chosen_colour()) } }"),
            "a.lua:4:22+16: L0226 `of_chosen_colour` is used where no colour has been chosen yet\n"
            "  Write it behind the `choose`, in the same mode.\n");
  EXPECT_EQ(codes(told_of_sorcery("one_of { way { choose \"colour\", tap(creatures:of_chosen_colour()) }, "
                                  "way { tap(creatures:of_chosen_colour()) } }")),
            "L0226");
  EXPECT_EQ(told_of_sorcery("choose_one { mode { choose \"colour\", tap(creatures:of_chosen_colour()) }, "
                            "mode { draw(1) } }"),
            "");
  // Who is given that ability chooses for itself.
  EXPECT_EQ(told_of_sorcery("choose_one {\nmode { choose \"colour\", draw(1) },\n"
                            "mode { until_end_of_turn(creatures, { gains = activated { cost = \"{1}\", "
                            "tap(creatures:of_chosen_colour()) } }) } }"),
            "a.lua:3:8+6: L0249 nothing reads the colour that is chosen\n"
            "  Speak of it, as `creatures:of_chosen_colour()` does, or leave the choice out.\n");
  // A permanent remembers it for another use.
  EXPECT_EQ(told_of_relic("activated { cost = \"{1}\", choose_one { mode { choose \"colour\" }, "
                          "mode { tap(creatures:of_chosen_colour()) } } }"),
            "");
}

TEST(ScriptChoices, NothingIsChosenBeforeACardIsCast) {
  EXPECT_EQ(
      codes(told("return sorcery \"A\" { cost = \"{1}\", castable = some(creatures:of_chosen_colour()),\n"
                 "choose \"colour\", tap(creatures:of_chosen_colour()) }")),
      "L0226");
}

}  // namespace
}  // namespace sleight
