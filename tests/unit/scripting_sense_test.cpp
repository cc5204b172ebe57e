#include <gtest/gtest.h>

#include "tests/kit/script_findings.h"

/// What each part of a card allows and the whole makes no sense of.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(ScriptSense, XWithoutACost) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{R}\", target = player, deal(x, target) }"),
            "a.lua:1:58+1: L0224 `x` is used, but no cost of the card has an X\n"
            "  Write {X} into the cost that it is paid with, or a number for `x`.\n");
}

TEST(ScriptSense, EnchantedByNothing) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", activated { cost = \"{T}\", untap(enchanted) } }"),
            "a.lua:1:69+9: L0225 `enchanted` is used, but this is no local enchantment\n"
            "  Write `self`, or begin the card with `enchant_creature` or the like.\n");
}

TEST(ScriptSense, NothingChosen) {
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", destroy(chosen) }"),
            "a.lua:1:44+6: L0226 `chosen` is used, but nothing is chosen\n"
            "  Let the card choose: `when_played { choose \"colour\" }`.\n");
}

TEST(ScriptSense, LessThanNothing) {
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", target = player, deal(-3, target) }"),
            "a.lua:1:59+1: L0227 a step cannot do something -3 times\n"
            "  Write what is meant with a number from 0 up.\n");
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", set_life(-3) }"), "");
}

TEST(ScriptSense, RulesOfLessThanNothing) {
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{1}\", enters_with_counters { kind = \"+1/+1\", n = -2 } }"),
      "a.lua:1:81+1: L0227 a rule cannot speak of -2\n"
      "  Write what is meant with a number from 0 up.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", costs_more { n = -2, affects = you } }"), "");
}

TEST(ScriptSense, TargetsOfWhatHappensInstead) {
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{1}\", instead_of_drawing { affects = you, target = player, "
           "lose_life(1, target) } }"),
      "a.lua:1:37+18: L0234 what happens instead has no targets and no modes: nobody announces it\n"
      "  Speak of `that_player` or `it`, or let a step choose.\n");
}

TEST(ScriptSense, UnknownPhase) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", at_phase { phase = \"upkep\", draw(1) } }"),
            "a.lua:1:56+7: L0228 \"upkep\" is no phase; did you mean \"upkeep\"?\n  Write \"upkeep\".\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", at_phase { phase = \"twilight\", draw(1) } }"), "");
}

TEST(ScriptSense, WhatACastingCostSpeaksOf) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{G}\", extra_cost = { skip_phase \"upkep\" }, draw(1) }"),
            "a.lua:1:62+7: L0228 \"upkep\" is no phase; did you mean \"upkeep\"?\n  Write \"upkeep\".\n");
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{G}\", extra_cost = { more_for_each_target = x },\n"
                 "target = player, draw(1, target) }"),
            "a.lua:1:74+1: L0224 `x` is used, but no cost of the card has an X\n"
            "  Write {X} into the cost that it is paid with, or a number for `x`.\n");
}

TEST(ScriptSense, UnknownLandType) {
  EXPECT_EQ(told("return enchant_land \"A\" { cost = \"{U}\",\n"
                 "continuous { affects = enchanted, becomes_land = \"swmap\" } }"),
            "a.lua:2:50+7: L0229 \"swmap\" is no land type; did you mean \"swamp\"?\n  Write \"swamp\".\n");
  EXPECT_EQ(told("return enchant_land \"A\" { cost = \"{U}\",\n"
                 "continuous { affects = enchanted, becomes_land = \"desert\" } }"),
            "a.lua:2:50+8: L0229 \"desert\" is no land type\n"
            "  Write one of \"plains\", \"island\", \"swamp\", \"mountain\", \"forest\".\n");
}

TEST(ScriptSense, UnknownKeyword) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{G}\", bury(creatures:without \"frist strike\") }"),
            "a.lua:1:59+14: L0230 \"frist strike\" is no keyword; did you mean \"first strike\"?\n"
            "  Write \"first strike\".\n");
  EXPECT_EQ(told("return enchant_creature \"A\" { cost = \"{G}\",\n"
                 "continuous { affects = enchanted, loses = \"wisdom and grace\" } }"),
            "a.lua:2:43+18: L0230 \"wisdom and grace\" is no keyword\n"
            "  The keywords are the files of `scripting/keywords` and of mods.\n");
}

TEST(ScriptSense, ActivatedOnASpell) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{G}\", draw(1), activated { cost = \"{1}\", draw(1) } }"),
            "a.lua:1:45+9: L0231 `sorcery` is never in play, so its activated ability can never be used\n"
            "  Write what it does as steps of the spell.\n");
}

TEST(ScriptSense, NoEffect) {
  EXPECT_EQ(told("return interrupt \"A\" { cost = \"{U}\" }"),
            "a.lua:1:8+9: L0232 `interrupt` does nothing\n"
            "  Write the steps of its effect: `deal(3, target)`.\n");
}

}  // namespace
}  // namespace sleight
