#include <gtest/gtest.h>

#include "tests/kit/script_findings.h"

/// Triggers of what never happens, conditions that never hold, and selectors that give nothing.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

const std::string never_at_once = "its condition asks for what is never so at once";

/// Why something of the card never happens, or gives nothing; "" where nothing is wrong with it.
std::string why_never(const std::string& head, const std::string& abilities) {
  const std::string findings = told("return " + head + " {\n" + abilities + "\n}");
  const std::string never = ": L0251 this never happens: ";
  const std::size_t at = findings.find(never);
  if (at == std::string::npos) return findings;
  const std::size_t from = at + never.size();
  return findings.substr(from, findings.find('\n', from) - from);
}
std::string artifact_never(const std::string& abilities) {
  return why_never("artifact \"A\"", "cost = \"{1}\", " + abilities);
}

TEST(ScriptNever, WholeMessages) {
  EXPECT_EQ(told("return artifact \"A\" {\n  cost = \"{1}\",\n  at_upkeep { of = you, condition = "
                 "turn_of(opponent), draw(1) },\n}"),
            "a.lua:3:3+9: L0251 this never happens: its condition does not hold at that moment\n"
            "  Leave one of the two out.\n");
  EXPECT_EQ(told("return artifact \"A\" {\n  cost = \"{1}\",\n  activated { cost = \"{1}\", only_if = "
                 "all_of(your_turn, turn_of(opponent)), draw(1) },\n}"),
            "a.lua:3:3+9: L0251 this never happens: its condition asks for what is never so at once\n"
            "  Leave one of the two out, or write `any_of` for `all_of`.\n");
}

TEST(ScriptNever, ConditionsExcludeEachOther) {
  for (const char* condition :
       {"all_of(your_turn, turn_of(opponent))", "all_of(your_turn, not_so(your_turn))",
        "not_so(your_turn, turn_of(opponent))", "all_of(phase \"upkeep\", phase \"draw\")",
        "all_of(phase \"upkeep\", phase \"attack\")",
        "all_of(phase \"upkeep\", all_of(your_turn, phase \"main\"))",
        "all_of(some(creatures), no(creatures))",
        "all_of(compare(life_of(you), \"at least\", 10), compare(life_of(you), \"at most\", 5))",
        "not_so(any_of(your_turn, turn_of(opponent)))", "compare(1, \"at least\", 2)"}) {
    EXPECT_EQ(
        artifact_never(std::string("activated { cost = \"{1}\", only_if = ") + condition + ", draw(1) }"),
        never_at_once)
        << condition;
    EXPECT_EQ(artifact_never(std::string("at_upkeep { when(") + condition + ", { draw(1) }) }"),
              never_at_once)
        << condition;
  }
  for (const char* condition :
       {"all_of(your_turn, phase \"upkeep\")", "any_of(your_turn, turn_of(opponent))",
        "all_of(phase \"main\", phase \"attack\")", "all_of(phase \"attack\", phase \"blockers\")",
        "not_so(phase \"upkeep\", phase \"draw\")", "any_of(phase \"upkeep\", phase \"draw\")",
        "all_of(compare(life_of(you), \"at least\", 5), compare(life_of(you), \"at most\", 10))",
        "all_of(compare(life_of(you), \"at least\", 10), compare(life_of(opponent), \"at most\", 5))",
        "all_of(some(creatures), no(lands))", "all_of(turn_of(chosen_player), your_turn)"})
    EXPECT_EQ(
        artifact_never(std::string("when_played { choose \"player\" }, at_upkeep { draw(1, chosen_player) }, "
                                   "activated { cost = \"{1}\", only_if = ") +
                       condition + ", draw(1) }"),
        "")
        << condition;
}

TEST(ScriptNever, MomentsOfTriggers) {
  const std::string moment = "its condition does not hold at that moment";
  for (const char* trigger : {"at_upkeep { of = you, condition = turn_of(opponent), draw(1) }",
                              "at_upkeep { of = opponent, condition = your_turn, draw(1) }",
                              "at_upkeep { condition = phase \"draw\", draw(1) }",
                              "attacks { what = creatures, condition = phase \"upkeep\", draw(1) }",
                              "attack_begins { by = opponent, condition = your_turn, draw(1) }",
                              "end_of_combat { condition = phase \"cleanup\", draw(1) }"})
    EXPECT_EQ(artifact_never(trigger), moment) << trigger;
  for (const char* trigger :
       {"at_upkeep { of = you, condition = your_turn, draw(1) }",
        "attacks { what = creatures, condition = phase \"attack\", draw(1) }",
        "comes_into_play { what = creatures, by = opponent, condition = your_turn, draw(1) }",
        "at_end_of_turn { condition = not_so(your_turn), draw(1) }"})
    EXPECT_EQ(artifact_never(trigger), "") << trigger;
}

TEST(ScriptNever, TriggersContradictThemselves) {
  EXPECT_EQ(
      artifact_never("activates { what = artifacts, with_tapping = true, without_tapping = true, draw(1) }"),
      "no cost has {T} in it and has it not");
  EXPECT_EQ(artifact_never("put_into_graveyard { what = creatures, elsewhere = true, draw(1) }"),
            "what goes there from elsewhere is no permanent");
  EXPECT_EQ(artifact_never("put_into_graveyard { what = self, elsewhere = true, draw(1) }"), "");
  EXPECT_EQ(artifact_never("comes_into_play { what = creatures:controlled_by(you), by = opponent, draw(1) }"),
            "its player is the one who controls it");
  EXPECT_EQ(artifact_never("comes_into_play { what = creatures:controlled_by(you), by = you, draw(1) }"), "");
  EXPECT_NE(artifact_never("does_not_pay { what = self, for_keyword = \"cumulativ upkeep\", draw(1) }")
                .find("L0230"),
            std::string::npos);
}

TEST(ScriptNever, WhatACardSaysOfItself) {
  EXPECT_EQ(why_never("land \"A\"", "successfully_cast { what = self, draw(1) }"),
            "lands are played and not cast (R-CAST-5)");
  EXPECT_EQ(why_never("land \"A\"", "plays_land { what = self, draw(1) }"), "");
  EXPECT_EQ(artifact_never("plays_land { what = self, draw(1) }"), "this card is no land");
  EXPECT_EQ(artifact_never("successfully_cast { what = self, draw(1) }"), "");
  const std::string token =
      "activated { cost = \"{1}\", make_token(1, token \"Bat\" \"Bat\" { power = 1, toughness "
      "= 1, ";
  EXPECT_EQ(artifact_never(token + "successfully_cast { what = self, draw(1) } }) }"),
            "a token is neither cast nor played nor discarded");
  EXPECT_EQ(artifact_never(token + "comes_into_play { what = self, draw(1) } }) }"), "");
  for (const char* event : {"attacks", "blocks", "becomes_blocked", "goes_unblocked"}) {
    const std::string of_self = std::string(event) + " { what = self, draw(1) }";
    EXPECT_EQ(why_never("enchant_creature \"A\"", "cost = \"{1}\", " + of_self),
              "an enchantment neither attacks nor blocks")
        << event;
    EXPECT_EQ(why_never("enchant_creature \"A\"",
                        "cost = \"{1}\", " + std::string(event) + " { what = enchanted, draw(1) }"),
              "")
        << event;
    // It may become a creature.
    EXPECT_EQ(why_never("enchantment \"A\"",
                        "cost = \"{1}\", activated { cost = \"{1}\", until_end_of_turn(self, { "
                        "is_also = \"creature\", power = 1, toughness = 1 }) }, " +
                            of_self),
              "")
        << event;
    EXPECT_EQ(artifact_never(of_self), "") << "something else may make it a creature";
  }
}

TEST(ScriptNever, PartsOfTheMainPhaseSetNothingOff) {
  for (const char* phase : {"attack", "attackers", "blockers", "end of attack"})
    EXPECT_NE(artifact_never("at_phase { phase = \"" + std::string(phase) + "\", draw(1) }").find("L0228"),
              std::string::npos)
        << phase;
}

TEST(ScriptNever, WhatIsTappedForItsCostIsUntapped) {
  const auto of = [](const std::string& condition, const std::string& cost) {
    return artifact_never("activated { cost = \"" + cost + "\", only_if = " + condition + ", draw(1) }");
  };
  const std::string never = "its cost has {T}, and it may be used only while it is tapped already";
  EXPECT_NE(of("is(self, permanents:tapped())", "{T}").find(never), std::string::npos);
  EXPECT_NE(of("some(self:tapped())", "{1}{T}").find(never), std::string::npos);
  EXPECT_NE(of("all_of(phase \"upkeep\", is(self, permanents:tapped()))", "{T}").find(never),
            std::string::npos);
  EXPECT_EQ(of("is(self, permanents:tapped())", "{1}"), "");
  EXPECT_EQ(of("any_of(phase \"upkeep\", is(self, permanents:tapped()))", "{T}"), "");
  EXPECT_EQ(of("some(permanents:tapped())", "{T}"), "");
  EXPECT_EQ(of("is(self, permanents:untapped())", "{1}"), "");
  EXPECT_NE(of("is(self, permanents:untapped())", "{T}")
                .find("L0232 `untapped` does nothing: what has {T} in its cost is untapped when it is used\n"
                      "  Leave the condition out.\n"),
            std::string::npos);
}

TEST(ScriptNever, NothingAttacksOutsideOfTheMainPhase) {
  const std::string nothing = "nothing attacks or blocks at that moment";
  const std::string at_once = "its condition asks for what is never so at once";
  EXPECT_NE(artifact_never("at_upkeep { destroy(creatures:attacking()) }").find(nothing), std::string::npos);
  EXPECT_NE(artifact_never("activated { cost = \"{1}\", only_if = phase \"upkeep\", "
                           "deal(1, creatures:blocking()) }")
                .find(nothing),
            std::string::npos);
  EXPECT_NE(artifact_never("activated { cost = \"{1}\", only_if = phase \"upkeep\", "
                           "target = creature:attacking(), tap(target) }")
                .find("nothing that it aims at attacks or blocks at that moment"),
            std::string::npos);
  EXPECT_NE(artifact_never("activated { cost = \"{1}\", only_if = all_of(phase \"upkeep\", "
                           "some(creatures:attacking())), draw(1) }")
                .find(at_once),
            std::string::npos);
  EXPECT_NE(artifact_never("at_upkeep { condition = some(creatures:attacking()), draw(1) }")
                .find("its condition does not hold at that moment"),
            std::string::npos);
  for (const char* sound :
       {"at_upkeep { destroy(creatures:tapped()) }", "attacks { destroy(creatures:attacking()) }",
        "activated { cost = \"{1}\", destroy(creatures:attacking()) }",
        "activated { cost = \"{1}\", only_if = phase \"main\", destroy(creatures:attacking()) }"})
    EXPECT_EQ(artifact_never(sound), "") << sound;
}

TEST(ScriptNever, NamesThatMeanSomethingAlready) {
  EXPECT_EQ(told("return keyword \"deal\" { cannot_attack {} }", ScriptKind::any),
            "a.lua:1:16+6: L0252 `deal` is a word of the language, and cannot be a keyword as well\n"
            "  Give the keyword another name.\n");
  EXPECT_NE(told("return keyword \"gain life\" { cannot_attack {} }", ScriptKind::any).find("L0252"),
            std::string::npos);
  EXPECT_EQ(told("return counter_kind \"+1/+1\" { plus = \"-1/-1\" }", ScriptKind::any),
            "a.lua:1:21+7: L0252 `+1/+1` counters do what their name says (R-COUNTER-1)\n"
            "  Give the counters another name, or leave their definition out.\n");
  EXPECT_EQ(told("return keyword \"dealing\" { cannot_attack {} }", ScriptKind::any), "");
}

/// The one finding of a selector that gives nothing.
std::string told_of_selector(const std::string& selector) {
  return told("return sorcery \"A\" { cost = \"{1}\",\ngain_life(count(" + selector + ")) }");
}

TEST(ScriptNever, SelectorsGiveNothing) {
  EXPECT_EQ(
      told_of_selector("creatures:attacking():blocking()"),
      "a.lua:2:39+8: L0241 this selector asks for `attacking` and for `blocking`, and nothing is both, so "
      "it gives nothing\n"
      "  Leave one of the two out, or write `each(...)` of two selectors.\n");
  EXPECT_EQ(told_of_selector("creatures:controlled_by(you):controlled_by(opponent)"),
            "a.lua:2:27+13: L0241 this selector asks twice for `controlled_by`, and nothing is both, so it "
            "gives nothing\n"
            "  Leave one of the two out, or write `each(...)` of two selectors.\n");
  EXPECT_EQ(told_of_selector("permanents:that_are \"instant\""),
            "a.lua:2:28+8: L0241 this selector gives what is in play, and nothing there is of such a type\n"
            "  Write `cards` or `spells`, or a type of permanents.\n");
  EXPECT_EQ(told_of_selector("spells:that_are \"land\""),
            "a.lua:2:24+8: L0241 this selector gives what is being cast, and lands are played and not cast "
            "(R-CAST-5)\n"
            "  Write `lands`, or another type.\n");
  for (const char* selector :
       {"spells:that_are \"instant\":that_are \"sorcery\"",
        "cards:that_are \"creature\":that_are \"sorcery\"", "creatures:power(5):power(2, \"at most\")",
        "creatures:power(3, \"exactly\"):power(2, \"exactly\")",
        "cards:in_zone \"hand\":in_zone \"graveyard\"", "permanents:named \"A\":named \"B\"",
        "creatures:colourless():that_are \"red\"", "cards:owned_by(you):owned_by(opponent):in_zone \"hand\""})
    EXPECT_NE(told_of_selector(selector).find("so it gives nothing"), std::string::npos)
        << selector << told_of_selector(selector);
  for (const char* selector :
       {"permanents:that_are \"creature\":that_are \"land\"", "creatures:power(2):power(5, \"at most\")",
        "creatures:power(5):toughness(2, \"at most\")", "creatures:that_are \"red\":that_are \"blue\"",
        "creatures:controlled_by(you):owned_by(opponent)", "spells:that_are \"instant or sorcery\"",
        "cards:not_ \"creature\":that_are \"sorcery\""})
    EXPECT_EQ(told_of_selector(selector), "") << selector;
}

TEST(ScriptNever, SelectorsAskTwiceForTheSame) {
  const std::string leave = "  Leave one of the two out.\n";
  EXPECT_EQ(told_of_selector("creatures:that_are \"red\":that_are \"red\""),
            "a.lua:2:27+8: L0232 `that_are` does nothing: this selector asks for the same twice\n" + leave);
  EXPECT_EQ(told_of_selector("creatures:tapped():tapped()"),
            "a.lua:2:27+6: L0232 `tapped` does nothing: this selector asks for the same twice\n" + leave);
  EXPECT_EQ(told_of_selector("creatures:that_are \"creature\""),
            "a.lua:2:17+9: L0232 `creatures` does nothing: this selector asks for the same twice\n" + leave);
  EXPECT_EQ(told_of_selector("creatures:that_are \"red\":that_are \"blue\""), "");
  EXPECT_EQ(told_of_selector("creatures:blocking_any(creatures:tapped()):blocking_any(self)"), "");
}

TEST(ScriptNever, SelectorsRefuseAllThatTheyAskFor) {
  EXPECT_EQ(told_of_selector("lands:not_ \"land\""),
            "a.lua:2:17+5: L0241 this selector asks for `lands` and for the contrary, so it gives nothing\n"
            "  Leave one of the two out.\n");
  EXPECT_EQ(
      told_of_selector("creatures:not_ \"creature or land\""),
      "a.lua:2:27+4: L0241 this selector asks for `creatures` and for `not_`, and nothing is both, so it "
      "gives nothing\n"
      "  Leave one of the two out, or write `each(...)` of two selectors.\n");
  EXPECT_EQ(
      told_of_selector("permanents:that_are \"red\":not_ \"red or blue\""),
      "a.lua:2:43+4: L0241 this selector asks for `that_are` and for `not_`, and nothing is both, so it "
      "gives nothing\n"
      "  Leave one of the two out, or write `each(...)` of two selectors.\n");
  EXPECT_EQ(told_of_selector("permanents:that_are \"red or blue\":not_ \"red\""), "");
  EXPECT_EQ(told_of_selector("self:other()"),
            "a.lua:2:22+5: L0241 this selector gives this card, which is never other than itself\n"
            "  Leave `other()` out, or name the others: `creatures:other()`.\n");
}

TEST(ScriptNever, WhatBeginsASelectorIsNoQuality) {
  EXPECT_EQ(told_of_selector("lands:that_are \"spell\""),
            "a.lua:2:32+7: L0236 \"spell\" is no colour, card type or subtype\n"
            "  Write `spells` in the place of the selector, which gives them.\n");
  EXPECT_EQ(told_of_selector("lands:not_ \"permanent\""),
            "a.lua:2:28+11: L0236 \"permanent\" is no colour, card type or subtype\n"
            "  Write `permanents` in the place of the selector, which gives them.\n");
  for (const char* word : {"spells", "Permanents", "player", "cards", "packet", "effect"})
    EXPECT_EQ(codes(told_of_selector("lands:that_are \"" + std::string(word) + "\"")), "L0236") << word;
}

TEST(ScriptNever, ATargetIsToldWhereItStands) {
  EXPECT_EQ(
      told("return sorcery \"A\" {\n  cost = \"{1}\",\n  target = creature:not_ \"creature\",\n"
           "  destroy(target),\n}"),
      "a.lua:3:12+8: L0241 this selector asks for `creature` and for the contrary, so it gives nothing\n"
      "  Leave one of the two out.\n");
  EXPECT_EQ(
      told("return sorcery \"A\" {\n  cost = \"{1}\",\n  targets = { player, creature:tapped():untapped() },"
           "\n  destroy(targets(2)), draw(1, target),\n}"),
      "a.lua:3:32+6: L0241 this selector asks for `tapped` and for the contrary, so it gives nothing\n"
      "  Leave one of the two out.\n");
  EXPECT_EQ(told("return artifact \"A\" {\n  cost = \"{1}\",\n  activated {\n    cost = \"{1}\",\n"
                 "    target = land:not_ \"land\",\n    destroy(target),\n  },\n}"),
            "a.lua:5:14+4: L0241 this selector asks for `land` and for the contrary, so it gives nothing\n"
            "  Leave one of the two out.\n");
}

TEST(ScriptNever, WhatIsNeitherPlayedNorDiscarded) {
  EXPECT_EQ(
      told(
          "return enchant_creature \"A\" {\n  cost = \"{1}\",\n  discards { what = enchanted, draw(1) },\n}"),
      "a.lua:3:3+8: L0251 this never happens: what is enchanted is in play, and neither played nor "
      "discarded\n"
      "  Name cards: `what = cards`, or `what = lands`.\n");
  EXPECT_EQ(artifact_never("plays_land { what = lands:token(), draw(1) }"), "a token is not played");
  EXPECT_EQ(artifact_never("plays_land { what = lands:not_token(), draw(1) }"), "");
  // It happens to the others.
  EXPECT_EQ(artifact_never("plays_land { what = each(lands:token(), lands:that_are \"forest\"), draw(1) }"),
            "");
  EXPECT_EQ(artifact_never("plays_land { what = permanents:not_ \"land\", draw(1) }"),
            "what is played is a land");
  EXPECT_EQ(artifact_never("plays_land { what = permanents:that_are \"artifact\", draw(1) }"), "");
  EXPECT_EQ(artifact_never("plays_land { what = lands:controlled_by(you), by = opponent, draw(1) }"),
            "its player is the one who controls it");
  EXPECT_EQ(artifact_never("plays_land { what = lands:controlled_by(you), by = you, draw(1) }"), "");
  EXPECT_EQ(artifact_never("discards { what = cards:owned_by(you), by = opponent, draw(1) }"),
            "its player is the one who owns it");
  EXPECT_EQ(artifact_never("discards { what = cards:in_zone \"library\", draw(1) }"),
            "what is discarded comes from a hand and goes to a graveyard");
  EXPECT_EQ(artifact_never("discards { what = cards:that_are \"creature\", by = opponent, draw(1) }"), "");
}

}  // namespace
}  // namespace sleight
