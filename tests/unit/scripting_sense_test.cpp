#include <gmock/gmock.h>
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
  EXPECT_EQ(
      told("return instant \"A\" { cost = \"{R}\", destroy(chosen) }"),
      "a.lua:1:44+6: L0226 `chosen` is used, but nothing is chosen\n"
      "  Let the card choose: `choose(\"card\", you, creatures)`; what a search has found is `found`.\n");
}

TEST(ScriptSense, AnotherKindOfChoice) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", when_played { choose \"opponent\" },\n"
                 "  at_upkeep { of = chosen_player, gain_life(chosen_number) } }"),
            "a.lua:2:45+13: L0226 `chosen_number` is used, but no number is chosen\n"
            "  Let the card choose: `when_played { choose \"number\" }`.\n");
}

TEST(ScriptSense, NothingDoneBefore) {
  EXPECT_EQ(
      told("return instant \"A\" { cost = \"{R}\", target = player, deal(power_of(sacrificed), target),\n"
           "  sacrifice(creatures) }"),
      "a.lua:1:67+10: L0240 `sacrificed` is used, but nothing before it gives it\n"
      "  Let the cost, or a step before, sacrifice something.\n");
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", extra_cost = sacrifice(creatures), "
                 "gain_life(power_of(sacrificed)) }"),
            "");
  // Targets come before the cost.
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", extra_cost = sacrifice(creatures),\n"
                 "  target = creature:power(power_of(sacrificed)), destroy(target) }"),
            "a.lua:2:36+10: L0240 `sacrificed` is used, but nothing before it gives it\n"
            "  Let the cost, or a step before, sacrifice something.\n");
  // What is given away has a cost of its own.
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", target = creature, sacrifice(creatures:other()),\n"
                 "  until_end_of_turn(target, { gains = activated { cost = \"{T}\", "
                 "gain_life(count(sacrificed)) } }) }"),
            "a.lua:2:81+10: L0240 `sacrificed` is used, but nothing before it gives it\n"
            "  Let the cost, or a step before, sacrifice something.\n");
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{R}\", search(1, lands, { tap(found) }), "
                 "gain_life(count(found)),\n"
                 "  next_end_of_turn { untap(found) } }"),
            "");
}

TEST(ScriptSense, DividedByNothing) {
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", draw(quotient(5, 0)) }"),
            "a.lua:1:41+8: L0243 an amount is divided by 0, which always gives 0\n"
            "  Write what it is divided by.\n");
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

TEST(ScriptSense, TheAttackIsNoPhaseThatSetsSomethingOff) {
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{1}\", at_phase { phase = \"attack\", draw(1) } }"),
      "a.lua:1:56+8: L0228 \"attack\" is a part of the main phase, and sets nothing off\n  Write `attacks`, "
      "`blocks` or `end_of_combat`.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", activated { cost = { skip_phase \"attack\" }, "
                 "draw(1) } }"),
            "");
}

TEST(ScriptSense, WhatACastingCostSpeaksOf) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{G}\", extra_cost = { skip_phase \"upkep\" }, draw(1) }"),
            "a.lua:1:62+7: L0228 \"upkep\" is no phase; did you mean \"upkeep\"?\n  Write \"upkeep\".\n");
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{G}\", extra_cost = { more_for_each_target = x },\n"
                 "targets = { between(1, 2, player) }, draw(1, target) }"),
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

TEST(ScriptSense, CostsOfLessThanNothing) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = lose_life(-3), draw(1) } }"),
            "a.lua:1:67+1: L0227 a cost cannot ask for -3\n  Write what is meant with a number from 0 up.\n");
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", activated { cost = { \"{1}\", times = -1 }, draw(1) } }"),
      "a.lua:1:74+1: L0227 a cost cannot ask for -1\n  Write what is meant with a number from 0 up.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = remove_counters(\"charge\", -2, "
                 "self), draw(1) } }"),
            "a.lua:1:83+1: L0227 a cost cannot ask for -2\n  Write what is meant with a number from 0 up.\n");
}

TEST(ScriptSense, ConditionsAndLandTypes) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", only_if = phase "
                 "\"upkep\", draw(1) } }"),
            "a.lua:1:79+7: L0228 \"upkep\" is no phase; did you mean \"upkeep\"?\n  Write \"upkeep\".\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", only_if = phase "
                 "\"blockers\", draw(1) } }"),
            "");
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", continuous { affects = lands, also_land = \"swmp\" } }"),
      "a.lua:1:79+6: L0229 \"swmp\" is no land type; did you mean \"swamp\"?\n  Write \"swamp\".\n");
}

TEST(ScriptSense, ATypeThatTheCardMakesIsNoSlip) {
  EXPECT_EQ(
      told("return sorcery \"A\" { cost = \"{U}\", make_token(1, token \"Slack\" \"Slack\" { power = 1, "
           "toughness = 1, colour = \"black\" }), destroy(each(creatures:that_are \"slack\")) }"),
      "");
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{U}\", for_each(creatures, { until_end_of_turn(it, "
                 "{ creature_type = \"Blank\" }) }), destroy(each(creatures:that_are \"blank\")) }"),
            "");
}

TEST(ScriptSense, NearlyAQuality) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", "
                 "destroy(creatures:that_are \"blakc\") } }"),
            "a.lua:1:90+7: L0236 \"blakc\" is no colour, card type, supertype or land type; did you mean "
            "\"black\"?\n  Write \"black\".\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", destroy(creatures:not_ "
                 "\"artifcat\") } }"),
            "a.lua:1:86+10: L0236 \"artifcat\" is no colour, card type, supertype or land type; did you mean "
            "\"artifact\"?\n  Write \"artifact\".\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", "
                 "destroy(creatures:of_type \"swmp\") } }"),
            "a.lua:1:89+6: L0236 \"swmp\" is no colour, card type, supertype or land type; did you mean "
            "\"swamp\"?\n  Write \"swamp\".\n");
  // What the card's own text names is meant.
  const auto of_sand = [](const std::string& text) {
    return told("return artifact \"A\" { cost = \"{4}\", text = \"" + text +
                "\", activated { cost = \"{1}\", destroy(creatures:of_type \"sand\") } }");
  };
  EXPECT_EQ(of_sand("{1}: Destroy all Sands."), "");
  EXPECT_NE(of_sand("{1}: Destroy all Sandals."), "");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", "
                 "destroy(creatures:of_type \"artificer\") } }"),
            "");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", "
                 "destroy(creatures:that_are \"forest\") } }"),
            "");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", "
                 "destroy(creatures:that_are \"colourless\") } }"),
            "");
  EXPECT_EQ(told("return summon \"Greed\" \"A\" { cost = \"{1}\", power = 1, toughness = 1, activated { cost "
                 "= \"{1}\", destroy(creatures:of_type \"greed\") } }"),
            "");
}

TEST(ScriptSense, AQualityThatIsSaidOtherwise) {
  const auto of = [](const std::string& selector) {
    return told("return sorcery \"A\" { cost = \"{4}\", bury(" + selector + ") }");
  };
  EXPECT_EQ(
      of("creatures:that_are \"attacking\""),
      "a.lua:1:60+11: L0236 \"attacking\" is no colour, card type or subtype\n  Write `:attacking()`.\n");
  EXPECT_EQ(of("creatures:that_are \"legendary\""),
            "a.lua:1:60+11: L0236 \"legendary\" is no colour, card type or subtype\n"
            "  Write `\"legend\"`.\n");
  EXPECT_EQ(of("creatures:not_ \"first strike\""),
            "a.lua:1:56+14: L0236 \"first strike\" is no colour, card type or subtype\n"
            "  Write `:with \"first strike\"`.\n");
  EXPECT_EQ(told("return summon \"Snake\" \"A\" { cost = \"{4}\", power = 1, toughness = 1, landwalk "
                 "\"legendary\" }"),
            "a.lua:1:78+11: L0236 \"legendary\" is no colour, card type or subtype\n"
            "  Write `\"legend\"`.\n");
  EXPECT_EQ(
      told("return summon \"Snake\" \"A\" { cost = \"{4}\", power = 1, toughness = 1, landwalk \"legend\" }"),
      "");
  EXPECT_EQ(
      told("return summon \"Snake\" \"A\" { cost = \"{4}\", power = 1, toughness = 1, landwalk \"desert\" }"),
      "a.lua:1:78+8: L0229 \"desert\" is no land type\n"
      "  Write one of \"plains\", \"island\", \"swamp\", \"mountain\", \"forest\".\n");
}

TEST(ScriptSense, AWordIsNoKeyword) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", "
                 "destroy(creatures:without \"destroy\") } }"),
            "a.lua:1:89+9: L0230 \"destroy\" is no keyword\n  The keywords are the files of "
            "`scripting/keywords` and of mods.\n");
}

TEST(ScriptSense, WhatDoesNothing) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", target = creature, "
                 "until_end_of_turn(target, {}) } }"),
            "a.lua:1:82+17: L0237 the change of `until_end_of_turn` changes nothing\n  Say what it changes: "
            "`plus = \"+1/+1\"`, `gains = flying`.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", continuous { affects = creatures } }"),
            "a.lua:1:37+10: L0237 the change of `continuous` changes nothing\n  Say what it changes: `plus = "
            "\"+1/+1\"`, `gains = flying`.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", when_played { choose \"colour\" }, continuous { "
                 "affects = creatures, colour = chosen:tapped() } }"),
            "a.lua:1:113+15: L0202 `colour` of `continuous` must be a colour in quotes, not a selector\n  "
            "Write a colour in quotes.\n");
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", flying }"),
            "a.lua:1:8+7: L0231 `instant` is never in play, so its keyword ability does nothing\n  Write "
            "what it does as steps of the spell.\n");
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", draw(1), comes_into_play { draw(1) } }"),
            "a.lua:1:45+15: L0231 `instant` is never in play, so its triggered ability does nothing\n  Write "
            "what it does as steps of the spell.\n");
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", on = creature, draw(1) }"),
            "a.lua:1:36+2: L0238 `on` says what an enchantment or artifact may be put on, and this is none\n "
            " Remove it.\n");
  EXPECT_EQ(
      told("return land \"A\" { cost = \"{1}\", extra_cost = \"{2}\", castable = your_turn }"),
      "a.lua:1:19+4: L0238 `cost` is what a spell costs, and this is none\n  Remove it.\na.lua:1:33+10: "
      "L0238 `extra_cost` is what a spell costs, and this is none\n  Remove it.\na.lua:1:53+8: L0238 "
      "`castable` says when a spell may be cast, and this is none\n  Remove it.\n");
}

TEST(ScriptSense, WhatHasNoObjectToSpeakOfIsRefused) {
  EXPECT_EQ(
      told("return sorcery \"A\" { cost = \"{1}\", optional_often = true, draw(1) }"),
      "a.lua:1:36+14: L0238 `optional_often` says how often a card's optional cost may be paid, and this "
      "is none\n  Remove it.\n");
  EXPECT_EQ(
      told("return sorcery \"A\" { cost = \"{1}\", draw(greatest_among(3)) }"),
      "a.lua:1:41+14: L0241 `greatest_among` takes what each of several things has, and is given none of "
      "that\n  Write whose it is: `greatest_among(power_of(creatures))`.\n");
  for (const char* targets : {"creature", "any_number(player)", "card:in_zone 'graveyard'"})
    EXPECT_THAT(
        told(std::string("return sorcery \"A\" { cost = \"{1}\", target = of_one_owner(") + targets +
             "), put_on_top(target) }"),
        ::testing::HasSubstr("L0241 `of_one_owner` takes several cards outside play\n  Write how many "
                             "and where: `of_one_owner(up_to(2, card:in_zone \"graveyard\"))`.\n"));
}

TEST(ScriptSense, ACostIsNotPaidWithATarget) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\",\n"
                 "activated { cost = sacrifice(target), target = creature, destroy(target) } }"),
            "a.lua:2:30+6: L0213 a cost cannot be paid with a target\n"
            "  Say what may be given up: `sacrifice(creatures:controlled_by(you))`.\n");
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{1}\",\n"
                 "extra_cost = sacrifice(target), target = creature, destroy(target) }"),
            "a.lua:2:24+6: L0213 a cost cannot be paid with a target\n"
            "  Say what may be given up: `sacrifice(creatures:controlled_by(you))`.\n");
}

}  // namespace
}  // namespace sleight
