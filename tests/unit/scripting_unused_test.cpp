#include <gtest/gtest.h>

#include "tests/kit/script_findings.h"

/// What a script finds or chooses, and nothing reads.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

std::string told_of_steps(const std::string& steps) {
  return told("return sorcery \"A\" { cost = \"{1}\",\n" + steps + " }");
}

TEST(ScriptUnused, AFindIsRead) {
  EXPECT_EQ(told_of_steps("search(1, creatures)"),
            "a.lua:2:1+6: L0248 nothing reads what this `search` gives\n"
            "  Speak of it as `found` behind it: `return_to_hand(found)`.\n");
  EXPECT_EQ(told_of_steps("search(1, creatures, { draw(1) })"),
            "a.lua:2:1+6: L0248 nothing reads what this `search` gives\n"
            "  Speak of it as `found` behind it: `return_to_hand(found)`.\n");
  for (const std::string& steps :
       {std::string("search(1, creatures), tap(found)"), std::string("search(1, creatures, { tap(found) })"),
        std::string("search(1, creatures), gain_life(result)"),
        std::string("search(1, creatures), when(is(found, permanents:tapped()), { draw(1) })"),
        std::string("search(1, creatures), may { pay = \"{1}\", tap(found) }"),
        std::string("search(1, creatures), next_upkeep { destroy(found) }"),
        std::string("search(1, creatures), this_turn(cannot_attack { affects = found })"),
        std::string("for_each(players, { search(1, creatures, {}, it), tap(found) })"),
        // Whether there was any decides whether the rest is done.
        std::string("first { search(1, creatures), to = { draw(1) } }")})
    EXPECT_EQ(told_of_steps(steps), "") << steps;
}

TEST(ScriptUnused, AFindIsReadBeforeItIsReplaced) {
  EXPECT_EQ(told_of_steps("search(1, creatures),\nsearch(1, lands), tap(found)"),
            "a.lua:2:1+6: L0248 before anything reads what this `search` gives, a later `search` takes its "
            "place\n"
            "  Speak of it as `found` before the other one: `return_to_hand(found)`.\n");
  for (const std::string& steps :
       {std::string("search(1, creatures), tap(found), search(1, lands), tap(found)"),
        // The second is among what the first has found.
        std::string("search(2, creatures), search(1, found), tap(found)"),
        // One of the two is done.
        std::string("search(1, creatures), when(your_turn, { search(1, lands) }), tap(found)"),
        std::string("search(1, creatures, { search(1, lands), tap(found) }), tap(found)")})
    EXPECT_EQ(told_of_steps(steps), "") << steps;
}

TEST(ScriptUnused, PilesAreChosenAndRead) {
  EXPECT_EQ(told_of_steps("separate(creatures)"),
            "a.lua:2:1+8: L0248 nothing reads what this `separate` gives\n"
            "  Let a step behind it be `choose_pile()`.\n");
  EXPECT_EQ(told_of_steps("separate(creatures),\nchoose_pile()"),
            "a.lua:3:1+11: L0248 nothing reads what this `choose_pile` gives\n"
            "  Speak of `chosen_pile` or `other_pile` behind it.\n");
  EXPECT_EQ(told_of_steps("separate(creatures), choose_pile(), tap(other_pile)"), "");
}

TEST(ScriptUnused, AChoiceIsRead) {
  const auto chosen = [](const std::string& choice, const std::string& reader) {
    return told("return artifact \"A\" { cost = \"{1}\", when_played { " + choice + " },\n  " + reader +
                " }");
  };
  const std::string idle = "activated { cost = \"{T}\", draw(1) }";
  EXPECT_EQ(chosen("choose \"colour\"", idle),
            "a.lua:1:51+6: L0249 nothing reads the colour that is chosen\n"
            "  Speak of it, as `creatures:of_chosen_colour()` does, or leave the choice out.\n");
  EXPECT_EQ(chosen("choose_number_up_to(3)", idle),
            "a.lua:1:51+19: L0249 nothing reads the number that is chosen\n"
            "  Speak of it, as `chosen_number` does, or leave the choice out.\n");
  const std::vector<std::pair<std::string, std::string>> choices{
      {"choose \"colour\"", "at_upkeep { tap(creatures:of_chosen_colour()) }"},
      {"choose \"colours\"", "activated { cost = \"{T}\", add_mana_of_chosen_colour(1) }"},
      {"choose \"basic land type\"", "at_upkeep { tap(lands:of_chosen_land_type()) }"},
      {"choose \"creature type\"", "at_upkeep { tap(creatures:of_chosen_type()) }"},
      {"choose \"number\"", "at_upkeep { draw(chosen_number) }"},
      {"choose \"player\"", "at_upkeep { draw(1, chosen_player) }"},
      {"choose \"opponent\"", "at_upkeep { draw(1, chosen_player) }"},
      {"choose(\"card\", you, creatures)", "at_upkeep { tap(chosen) }"},
      {"choose \"card name\"", "at_upkeep { tap(permanents:of_chosen_name()) }"},
      {"choose \"colour word\"", "continuous { affects = creatures, colour_word = chosen }"},
      {"choose \"land word\"", "continuous { affects = creatures, land_word = chosen }"}};
  for (const auto& [choice, reader] : choices) {
    EXPECT_EQ(chosen(choice, reader), "") << choice;
    EXPECT_NE(chosen(choice, idle).find("L0249"), std::string::npos) << choice;
  }
  // One kind of choice does not read another.
  EXPECT_NE(chosen("choose \"colour\", choose \"number\"", choices[0].second).find("L0249"),
            std::string::npos);
  // What a keyword or kind of counter chooses, whatever card has it may read.
  EXPECT_EQ(told("return keyword \"gloom\" { at_upkeep { choose \"colour\" } }", ScriptKind::any), "");
  // What was not understood of the text may read it.
  EXPECT_EQ(chosen("choose \"colour\"", "unread \"It does something.\""), "");
}

TEST(ScriptUnused, AChoiceIsReadBeforeTheNext) {
  EXPECT_EQ(told_of_steps("choose \"colour\",\nchoose \"colour\", tap(creatures:of_chosen_colour())"),
            "a.lua:2:1+6: L0249 before anything reads the colour chosen here, another is chosen\n"
            "  Speak of it, as `creatures:of_chosen_colour()` does, or leave the choice out.\n");
  EXPECT_EQ(told_of_steps("choose \"colour\", tap(creatures:of_chosen_colour()),\nchoose \"colour\", "
                          "tap(lands:of_chosen_colour())"),
            "");
  EXPECT_EQ(told_of_steps("for_each(players, { choose(\"colour\", it), tap(creatures:of_chosen_colour()) })"),
            "");
}

TEST(ScriptUnused, WaysDiffer) {
  EXPECT_EQ(told_of_steps("choose_one { mode { draw(1) }, mode { draw(1) } }"),
            "a.lua:2:14+4: L0250 two of the ways to choose from do the same\n"
            "  Leave one of them out, or say what it does otherwise.\n");
  EXPECT_EQ(told_of_steps("choose_one { mode { draw(1) }, mode { draw(2) } }"), "");
  EXPECT_EQ(told_of_steps("one_of { way { draw(1) }, way { draw(1) } }"),
            "a.lua:2:10+3: L0250 two of the ways to choose from do the same\n"
            "  Leave one of them out, or say what it does otherwise.\n");
  EXPECT_EQ(told_of_steps("when(your_turn, { draw(1) }, { draw(1) })"),
            "a.lua:2:1+4: L0250 whatever comes of this `when`, the same is done\n"
            "  Write other steps for one of the two, or the steps alone.\n");
  EXPECT_EQ(told_of_steps("when(your_turn, { draw(1) }, { draw(2) })"), "");
}

}  // namespace
}  // namespace sleight
