#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/kit/script_findings.h"

// Mistakes in what a script gives to the words of the language.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests
using ::testing::HasSubstr;

TEST(ScriptShape, UnknownCardKey) {
  EXPECT_EQ(told(R"lua(return summon "Bear" "A" {
  cost = "{1}{G}", power = 2, toughnes = 2,
}
)lua"),
            R"told(a.lua:2:31+8: L0201 unknown key `toughnes` in `summon`; did you mean `toughness`?
  Write `toughness`.
)told");
}

TEST(ScriptShape, UnknownAbilityKey) {
  EXPECT_EQ(told(R"lua(return enchantment "A" {
  cost = "{1}{G}",
  activated { cots = "{B}", deal(1, players) },
}
)lua"),
            R"told(a.lua:3:15+4: L0201 unknown key `cots` in `activated`; did you mean `cost`?
  Write `cost`.
)told");
}

TEST(ScriptShape, UnknownChangeKey) {
  EXPECT_EQ(told(R"lua(return enchantment "A" {
  cost = "{1}{G}",
  continuous { affects = creatures,
    plsu = "+1/+1" },
}
)lua"),
            R"told(a.lua:4:5+4: L0201 unknown key `plsu` in `continuous`; did you mean `plus`?
  Write `plus`.
)told");
}

TEST(ScriptShape, WrongTypeOfKey) {
  EXPECT_EQ(
      told(R"lua(return summon "Bear" "A" {
  cost = "{1}{G}",
  power = "two", toughness = 2,
}
)lua"),
      R"told(a.lua:3:11+5: L0202 `power` of `summon` must be an amount (a number, `x`, `count(...)`), not the text "two"
  Write an amount (a number, `x`, `count(...)`).
)told");
}

TEST(ScriptShape, WrongTypeOfArgument) {
  EXPECT_EQ(
      told(R"lua(return instant "A" {
  cost = "{R}",
  deal("3", players),
}
)lua"),
      R"told(a.lua:3:8+3: L0202 `deal` (n) must be an amount (a number, `x`, `count(...)`), not the text "3"
  Write an amount (a number, `x`, `count(...)`).
)told");
}

TEST(ScriptShape, WrongTypeOfItem) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  7,
}
)lua"),
            R"told(a.lua:3:3+1: L0202 `instant` must be made of abilities and steps, not the number 7
  Write abilities and steps.
)told");
}

TEST(ScriptShape, UnknownName) {
  EXPECT_EQ(
      told(R"lua(return enchantment "A" {
  cost = "{R}",
  when_played { choose "basic land tipe" },
}
)lua"),
      R"told(a.lua:3:24+17: L0203 `choose` (kind): "basic land tipe" is not one of its values; did you mean "basic land type"?
  Write "basic land type".
)told");
}

TEST(ScriptShape, UnknownCardType) {
  EXPECT_EQ(
      told(R"lua(return enchantment "A" {
  cost = "{R}",
  continuous { affects = lands, is_also = "creatur" },
}
)lua"),
      R"told(a.lua:3:43+9: L0203 `is_also` of `continuous`: "creatur" is not a card type; did you mean "creature"?
  Write "creature".
)told");
}

TEST(ScriptShape, NoCost) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  target = creature,
  bury(target),
}
)lua"),
            R"told(a.lua:1:8+7: L0204 `instant` has no cost
  Write `cost = "{1}"`, with the casting cost.
)told");
}

TEST(ScriptShape, NoToughness) {
  EXPECT_EQ(told(R"lua(return summon "Bear" "A" { cost = "{G}", power = 2 }
)lua"),
            R"told(a.lua:1:8+6: L0205 `summon` has no toughness
  Write `power = 1, toughness = 1`, with the numbers of the card.
)told");
}

TEST(ScriptShape, NeededKey) {
  EXPECT_EQ(told(R"lua(return enchantment "A" {
  cost = "{G}",
  at_phase { draw(1) },
}
)lua"),
            R"told(a.lua:3:3+8: L0206 `at_phase` needs `phase`
  Write `phase = ...`: a word in quotes.
)told");
}

TEST(ScriptShape, NeededArgument) {
  EXPECT_EQ(told(R"lua(return sorcery "A" {
  cost = "{G}",
  deal(1),
}
)lua"),
            R"told(a.lua:3:3+4: L0206 `deal` needs what: a selector (such as `creatures`) is missing
  Write it between the brackets.
)told");
}

TEST(ScriptShape, FunctionWhereNoneBelongs) {
  EXPECT_EQ(
      told(R"lua(return instant "A" {
  cost = "{R}",
  target = function() return creature end,
  deal(3, target),
}
)lua"),
      R"told(a.lua:3:12+30: L0207 `target` of `instant` is given a function; only steps, amounts and conditions can be functions
  Write a selector (such as `creatures`).
)told");
}

TEST(ScriptShape, FunctionWithoutText) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  draw(function() return 2 end),
}
)lua"),
            R"told(a.lua:1:8+7: L0223 `instant` has a function, but no `text`
  Write `text = [[...]]`: what a function does cannot be read off it.
)told");
}

TEST(ScriptShape, TargetNotChosen) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  deal(3, target),
}
)lua"),
            R"told(a.lua:3:11+6: L0208 `target` is used, but no target is chosen
  Say what may be a target: `target = creature`.
)told");
}

TEST(ScriptShape, SecondTargetNotChosen) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}", target = creature,
  deal(3, target), tap(targets(2)),
}
)lua"),
            R"told(a.lua:3:24+7: L0208 `targets(2)` is used, but only 1 target is chosen
  Say what may be a target: `target = creature`.
)told");
}

TEST(ScriptShape, TargetNotChosenInACost) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  may { pay = { lose_life(power_of(target)) }, draw(1) },
}
)lua"),
            R"told(a.lua:3:36+6: L0208 `target` is used, but no target is chosen
  Say what may be a target: `target = creature`.
)told");
}

TEST(ScriptShape, TargetNotUsed) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  target = creature,
  draw(1),
}
)lua"),
            R"told(a.lua:3:3+6: L0209 a target is chosen, but no step says `target`
  Use it in a step, or remove it.
)told");
}

TEST(ScriptShape, TargetThatChoosesAmongModes) {
  const auto told_of = [](const std::string& by, const std::string& second) {
    return told("return sorcery \"A\" { cost = \"{R}\", choose_one { " + by +
                "mode { target = opponent, draw(1) }, mode { " + second + "draw(2) } } }");
  };
  EXPECT_EQ(told_of("by = target, ", "target = opponent, "), "");
  EXPECT_THAT(told_of("", "target = opponent, "), HasSubstr("L0209 a target is chosen, but no step says"));
  EXPECT_THAT(told_of("by = target, ", ""), HasSubstr("L0214 `by = target` stands before a mode"));
  EXPECT_THAT(told_of("by = target, ", "target = player, "), HasSubstr("L0209"));
}

TEST(ScriptShape, PowerWithoutCreature) {
  EXPECT_EQ(told(R"lua(return enchantment "A" {
  cost = "{R}",
  power = 2,
}
)lua"),
            R"told(a.lua:3:3+5: L0210 `enchantment` has power or toughness, but is no creature
  Remove it, or begin the card with `summon` or `artifact_creature`.
)told");
}

TEST(ScriptShape, StepsOfPermanent) {
  EXPECT_EQ(
      told(R"lua(return enchantment "A" {
  cost = "{R}",
  draw(1),
}
)lua"),
      R"told(a.lua:1:8+11: L0211 `enchantment` makes a permanent, so its steps and targets must stand in an ability
  Put them into `activated { cost = ..., ... }`, `comes_into_play { ... }` or the like.
)told");
}

TEST(ScriptShape, BadCost) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "2RR",
  draw(1),
}
)lua"),
            R"told(a.lua:2:10+5: L0212 "2RR" is not a cost
  Write "{2}{R}{R}".
)told");
}

TEST(ScriptShape, BadActivationCost) {
  EXPECT_EQ(told(R"lua(return enchantment "A" {
  cost = "{R}",
  activated { cost = "{T} {Q}", draw(1) },
}
)lua"),
            R"told(a.lua:3:22+9: L0212 "{T} {Q}" is not a cost: `{Q}` is no symbol of mana
  Write {W}, {U}, {B}, {R}, {G}, {X} or a number in braces instead, with {T} for tapping: "{1}, {T}".
)told");
}

TEST(ScriptShape, CostsThatAreNearlyRight) {
  const auto meant = [](const std::string& cost) {
    const std::string all = told("return instant \"A\" {\n  cost = \"" + cost + "\",\n  draw(1),\n}\n");
    return all.substr(all.find("\n  ") + 3);
  };
  EXPECT_EQ(meant("{2}{R"), "Write \"{2}{R}\".\n");
  EXPECT_EQ(meant("{2{R}"), "Write \"{2}{R}\".\n");
  EXPECT_EQ(meant("{r}"), "Write \"{R}\".\n");
  EXPECT_EQ(meant("{P}"), "Write {W}, {U}, {B}, {R}, {G}, {X} or a number in braces instead.\n");
  EXPECT_EQ(meant("{G/"), "Write a symbol of mana in braces for each part: \"{2}{B}{B}\".\n");
}

TEST(ScriptShape, StepIsNoCost) {
  EXPECT_EQ(told(R"lua(return enchantment "A" {
  cost = "{R}",
  activated { cost = draw(1), draw(1) },
}
)lua"),
            R"told(a.lua:3:22+7: L0213 this step cannot be a cost
  Costs are texts like "{1}, {T}" and the steps `sacrifice`, `discard`, `lose_life`, `remove_counters`, `skip_phase`, `skip_draw`, `tap`, `remove_from_game`, `return_to_hand`, `put_counters`, `untap`, `make_token` and `mill`.
)told");
}

TEST(ScriptShape, ChoiceBesideSteps) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  draw(1),
  choose_one { mode { draw(1) }, mode { draw(2) } },
}
)lua"),
            R"told(a.lua:4:3+10: L0214 `choose_one` stands beside other steps or targets
  Put targets and steps into each `mode { ... }`.
)told");
}

TEST(ScriptShape, TooManyArguments) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  draw(1, you, 3),
}
)lua"),
            R"told(a.lua:3:3+4: L0215 `draw` is given 3 values, but takes 2
  Remove what is too much.
)told");
}

TEST(ScriptShape, NumberOutsideACost) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  sacrifice(creatures, 2),
}
)lua"),
            R"told(a.lua:3:3+9: L0215 `sacrifice` takes a number only in a cost
  Say which are meant: `sacrifice(target)`, or `search` for so many.
)told");
}

TEST(ScriptShape, OnlyCostsTapOrRemoveANumber) {
  EXPECT_THAT(told("return instant \"A\" { cost = \"{R}\", tap(creatures, 2) }"),
              HasSubstr("L0215 `tap` takes a number only in a cost\n"));
  EXPECT_THAT(told("return instant \"A\" { cost = \"{R}\", remove_from_game(creatures, 2) }"),
              HasSubstr("L0215 `remove_from_game` takes a number only in a cost\n"));
  EXPECT_THAT(told("return instant \"A\" { cost = \"{R}\", return_to_hand(creatures, 2) }"),
              HasSubstr("L0215 `return_to_hand` takes a number only in a cost\n"));
}

TEST(ScriptShape, MethodWithoutColon) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  bury(creatures.tapped()),
}
)lua"),
            R"told(a.lua:3:18+6: L0216 `tapped` must follow a selector and a colon
  Write `creatures:tapped`.
)told");
}

TEST(ScriptShape, UnknownMethod) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  bury(creatures:taped()),
}
)lua"),
            R"told(a.lua:3:18+5: L0217 selectors have no method `taped`; did you mean `tapped`?
  Write `tapped`.
)told");
}

TEST(ScriptShape, EmptyName) {
  EXPECT_EQ(told(R"lua(return instant "" { cost = "{R}" }
)lua"),
            R"told(a.lua:1:8+7: L0218 `instant` has an empty name
  Write the name of the card.
)told");
}

/// What is found wrong with a card of that name, as it stands between quotes of Lua.
std::string told_of_name(const std::string& name) {
  return told("return artifact \"" + name + "\" { cost = \"{1}\" }");
}

TEST(ScriptShape, NamesThatAreNone) {
  EXPECT_EQ(told_of_name("Rod\\nof Ruin"),
            "a.lua:1:8+8: L0239 the name \"Rod?of Ruin\" has the character U+000A in it\n"
            "  Write it with letters, digits, single blanks and marks that are seen, and without a slash.\n");
  const auto why = [](const std::string& name) {
    const std::string text = told_of_name(name);
    const auto end = text.find('\n'), begin = text.rfind("\" ", end);
    return begin == std::string::npos ? text : text.substr(begin + 2, end - begin - 2);
  };
  EXPECT_EQ(why("Grizzly\\0Bears"), "has the character U+0000 in it");
  EXPECT_EQ(why("A\\27[31mB"), "has the character U+001B in it");
  EXPECT_EQ(why("A\\u{9B}31mB"), "has the character U+009B in it");
  EXPECT_EQ(why("A\\u{202E}B"), "has the character U+202E in it");
  EXPECT_EQ(why("A\\u{200B}B"), "has the character U+200B in it");
  EXPECT_EQ(why("\\u{FEFF}A"), "has the character U+FEFF in it");
  EXPECT_EQ(why("\\u{3164}"), "has the character U+3164 in it");
  EXPECT_EQ(why("A\\u{E0041}B"), "has the character U+E0041 in it");
  EXPECT_EQ(why("A\\xffB"), "is no UTF-8");
  EXPECT_EQ(why("A\\xc0\\xafB"), "is no UTF-8");
  EXPECT_EQ(why("A\\xed\\xa0\\x80B"), "is no UTF-8");
  EXPECT_EQ(why("A\\xc3"), "is no UTF-8");
  EXPECT_EQ(why("A/B"), "has a / in it");
  EXPECT_EQ(why("A\\\\B"), "has a \\ in it");
  EXPECT_EQ(why(".."), "has no letter and no digit");
  EXPECT_EQ(why("  "), "has no letter and no digit");
  EXPECT_EQ(why(" A"), "has a blank too many");
  EXPECT_EQ(why("A "), "has a blank too many");
  EXPECT_EQ(why("A  B"), "has a blank too many");
}

TEST(ScriptShape, NamesThatAreNames) {
  for (const char* name : {"J\xC3\xB6tun Grunt", "\xC3\x86ther Storm", "El-Hajj\xC3\xA2j",
                           "Richard Garfield, Ph.D.", "Circle of Protection: Black", "R&D's Secret Lair",
                           "Will-o'-the-Wisp", "1996 (World)!", "+1/+1", "-0/-2"})
    EXPECT_EQ(told_of_name(name), "") << name;
}

TEST(ScriptShape, WhateverHasANameHasAGoodOne) {
  for (
      const char* script :
      {R"(return summon "Be\27ar" "A" { cost = "{1}", power = 1, toughness = 1 })",
       R"(return summon " " "A" { cost = "{1}", power = 1, toughness = 1 })",
       R"(return summon "Bear" "A" { cost = "{1}", power = 1, toughness = 1, subtypes = "X\27Y" })",
       R"(return instant "A" { cost = "{1}", make_token(1, token "B" "B\0C" { power = 1, toughness = 1 }) })",
       R"(return instant "A" { cost = "{1}", put_counters("c\u{202E}", 1, creatures) })",
       R"(return instant "A" { cost = "{1}", destroy(creatures:named "c\27[31m") })",
       R"(return instant "A" { cost = "{1}", destroy(creatures:of_type "c\27[31m") })",
       R"(return instant "A" { cost = "{1}", destroy(creatures:that_are "c\27[31m") })",
       R"(return instant "A" { cost = "{1}", destroy(creatures:from_expansion "c\27[31m") })",
       R"(return instant "A" { cost = "{1}", destroy(creatures:with "fl\27") })",
       R"(return artifact "A" { cost = "{1}", at_phase { phase = "c\27[31m", draw(1) } })",
       R"(return artifact "A" { cost = "{1}", continuous { affects = creatures, creature_type = "c\27" } })",
       R"(return keyword "fl\27ying" { cannot_attack {} })", R"(return keyword "" { cannot_attack {} })",
       R"(return counter_kind "c\27" {})", R"(return rule_set "../x" { like = "fifth" })",
       R"(return set { name = "A", code = "a/b" })", R"(return set { name = "A\0B", code = "ab" })",
       R"(return mod { name = "..", version = "1" })"})
    EXPECT_THAT(told(script, ScriptKind::any), HasSubstr(": L0239 ")) << script;
}

TEST(ScriptShape, AFunctionAsAKeyHasNoAddress) {
  EXPECT_THAT(told(R"(return artifact "A" { cost = "{1}", [function() end] = 1 })"),
              HasSubstr(" L0201 unknown key `function` in `artifact`\n"));
  EXPECT_THAT(told("return artifact \"A\" { cost = \"{1}\", [\"power\\0x\"] = 1 }"),
              HasSubstr("L0201 unknown key"));
}

TEST(ScriptShape, HowManyCountersLoseIsANumberFromOneUp) {
  const auto kind = [](const std::string& lose_at) {
    return told("return counter_kind \"gloom\" { lose_at = " + lose_at + " }", ScriptKind::any);
  };
  EXPECT_EQ(kind("1"), "");
  for (const char* wrong : {"0", "-3", "2.5", "1001", "\"ten\"", "{}", "true"})
    EXPECT_THAT(kind(wrong), HasSubstr("a whole number from 1 to 1000")) << wrong;
}

TEST(ScriptShape, CostsThatNobodyCouldPay) {
  const auto cost = [](const std::string& step) {
    return told("return artifact \"A\" { cost = \"{1}\", activated { cost = " + step + ", draw(1) } }");
  };
  EXPECT_THAT(cost("tap(players)"), HasSubstr("L0213 a cost can tap permanents only\n"));
  EXPECT_THAT(cost("remove_from_game(players)"),
              HasSubstr("L0213 a cost can remove or return cards and permanents only\n"));
  EXPECT_THAT(cost("discard(1, opponent)"), HasSubstr("L0213 a cost is discarded by whoever pays it\n"));
  EXPECT_THAT(cost("lose_life(1, opponent)"),
              HasSubstr("L0213 a cost is paid by whoever pays for the rest\n"));
  EXPECT_THAT(cost("skip_phase(\"draw\", opponent)"), HasSubstr("L0213 a cost is paid by whoever pays"));
  EXPECT_THAT(cost("sacrifice(players)"), HasSubstr("L0213 a cost can sacrifice permanents only\n"));
  EXPECT_THAT(cost("sacrifice(packets)"), HasSubstr("L0213 a cost can sacrifice permanents only\n"));
  EXPECT_THAT(cost("sacrifice(cards:in_zone \"graveyard\")"),
              HasSubstr("L0213 a cost can sacrifice permanents"));
  EXPECT_THAT(cost("remove_counters(\"charge\", 1, creatures)"),
              HasSubstr("L0213 a cost removes counters from"));
  for (const char* step :
       {"discard(1)", "lose_life(1)", "lose_life(1, you)", "skip_phase \"draw\"", "skip_draw()",
        "sacrifice(self)", "sacrifice(creatures, 2)", "remove_counters(\"charge\", 1, self)"})
    EXPECT_EQ(cost(step), "") << step;
}

TEST(ScriptShape, AFileThatIsNoText) {
  const std::string findings =
      "a.lua:1:1+1: L0113 this file is no text in UTF-8\n  Save the script as UTF-8, without zeros.\n";
  EXPECT_EQ(told(std::string("return artifact \"A\" { cost = \"{1}\" }") + '\0' + "-- more"), findings);
  EXPECT_EQ(told("-- \xFF\nreturn artifact \"A\" { cost = \"{1}\" }"), findings);
}

TEST(ScriptShape, HeadWithoutName) {
  EXPECT_EQ(
      told(R"lua(return summon "Bear" { cost = "{R}" }
)lua"),
      R"told(a.lua:1:8+6: L0219 `summon` is not written like that: its types or its name is missing before a table
  Write `summon "Type" "Name" { ... }`.
)told");
}

TEST(ScriptShape, EitherOfPlayers) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  bury(either(creature, player)),
}
)lua"),
            R"told(a.lua:3:8+6: L0220 `either` takes permanents only
  Use `each(...)` to join other things.
)told");
}

TEST(ScriptShape, BadRuleOption) {
  EXPECT_EQ(told(R"lua(return rule_set "x" {
  phases = { { name = "main", action = "main" } },
  options = { ["mana.burn_points"] = "never" },
}
)lua",
                 ScriptKind::any),
            R"told(a.lua:3:16+18: L0221 the option `mana.burn_points` takes "attack too" or "end of phase"
  It decides this: When mana left in the pool is lost.
)told");
}

TEST(ScriptShape, CalledSelector) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  bury(creatures()),
}
)lua"),
            R"told(a.lua:3:8+9: L0222 `creatures`, a selector, takes nothing: it cannot be called
  Write the word alone, without what follows it.
)told");
}

TEST(ScriptShape, CalledTarget) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  destroy(target(creatures)),
}
)lua"),
            R"told(a.lua:3:11+6: L0222 `target`, a selector, takes nothing: it cannot be called
  Say what may be a target as a key, `target = creature`, and write `target` alone here.
)told");
}

TEST(ScriptShape, CreatureAsTheHeadOfACard) {
  EXPECT_EQ(
      told("return creature \"Ogre\" \"A\" { cost = \"{R}\", power = 1, toughness = 1 }"),
      "a.lua:1:8+8: L0222 `creature`, a selector, takes nothing: it cannot be called\n"
      "  A creature's card begins with `summon` and its creature type: `summon \"Goblin\" \"Name\" { ... "
      "}`.\n");
}

TEST(ScriptShape, BadPlus) {
  EXPECT_EQ(
      told(R"lua(return enchantment "A" {
  cost = "{R}",
  continuous { affects = lands:of_type "plains", plus = "+1+1" },
}
)lua"),
      R"told(a.lua:3:57+6: L0202 `plus` of `continuous` must be a text like "+1/+1", or a table of two amounts, not the text "+1+1"
  Write a text like "+1/+1", or a table of two amounts.
)told");
}

TEST(ScriptShape, WhatNoRuleSetCanHave) {
  const auto told_of = [](const std::string& ability) {
    return told("return rule_set \"a\" { like = \"fifth\", " + ability + " }", ScriptKind::any);
  };
  EXPECT_THAT(told_of("at_upkeep { gain_life(1, you) }"), HasSubstr("L0244 a rule set has no such ability"));
  EXPECT_THAT(told_of("activated { cost = \"{0}\", gain_life(1) }"), HasSubstr("L0244"));
  EXPECT_THAT(told_of("flying"), HasSubstr("L0244"));
  EXPECT_THAT(told_of("hand_limit { n = 5 }"), HasSubstr("must say whom it affects"));
  EXPECT_THAT(
      told_of("continuous { affects = creatures, gains = activated { cost = \"{0}\", gain_life(1) } }"),
      HasSubstr("L0244 a rule set cannot give abilities that are played"));
  EXPECT_THAT(told_of("continuous { affects = creatures, gains = regeneration \"{G}\" }"),
              HasSubstr("L0244 a rule set cannot give `regeneration`"));
  EXPECT_THAT(
      told_of("instead_of_drawing { affects = players, make_token(1, token \"Bee\" \"Bee\" { power = 1, "
              "toughness = 1 }) }"),
      HasSubstr("L0244 a rule set's steps cannot wait, last, or make tokens"));
  for (const char* sound :
       {"continuous { affects = creatures, gains = flying }",
        "continuous { affects = creatures, plus = \"+1/+1\" }", "hand_limit { affects = players, n = 5 }",
        "instead_of_drawing { affects = players, gain_life(1, that_player) }"})
    EXPECT_EQ(told_of(sound), "");
}

TEST(ScriptShape, TwoChoices) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", choose_one { mode { "
                 "draw(1) }, mode { draw(2) } },\nchoose_one { mode { draw(3) }, mode { draw(4) } } } }"),
            "a.lua:1:63+10: L0214 `choose_one` stands twice in `activated`\n  Write each way to play it as "
            "one `mode { ... }` of a single `choose_one`.\n");
  EXPECT_EQ(told("return instant \"A\" { cost = \"{R}\", choose_one { mode { draw(1) }, mode { draw(2) } "
                 "},\nchoose_one { mode { draw(3) }, mode { draw(4) } } }"),
            "a.lua:1:36+10: L0214 `choose_one` stands twice in `instant`\n  Write each way to play it as one "
            "`mode { ... }` of a single `choose_one`.\n");
}

TEST(ScriptShape, SoManyTargets) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", target = between(3, 1, "
                 "creature), tap(target) } }"),
            "a.lua:1:72+7: L0235 `between` asks for at least 3 targets and at most 1\n  Write the smaller "
            "number first, and at least 1 for the greater.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", target = up_to(0, "
                 "creature), tap(target) } }"),
            "a.lua:1:72+5: L0235 `up_to` allows no targets\n  Write the smaller number first, and at least 1 "
            "for the greater.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", target = between(-1, "
                 "2, creature), tap(target) } }"),
            "a.lua:1:72+7: L0235 `between` asks for fewer targets than none\n  Write the smaller number "
            "first, and at least 1 for the greater.\n");
}

TEST(ScriptShape, ACardIsNoTokenAndATokenNoCard) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", make_token(1, instant "
                 "\"B\" { cost = \"{R}\", draw(1) }) } }"),
            "a.lua:1:63+10: L0202 `make_token` (token) must be a token (`token \"Type\" \"Name\" { power = "
            "1, toughness = 1 }`), not a card\n  Write a token (`token \"Type\" \"Name\" { power = 1, "
            "toughness = 1 }`).\n");
  EXPECT_EQ(told("return token \"Bear\" \"Bear\" { power = 2, toughness = 2 }"),
            "a.lua:1:1+1: L0303 this file must return a card, not a token\n  Begin it with what the card is: "
            "`return summon \"Type\" \"Name\" { ... }`.\n");
}

// The end of an attack happens to nobody.
TEST(ScriptShape, TheEndOfCombatHasNoSubject) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", end_of_combat { what = self, gain_life(1) } }"),
            "a.lua:1:53+4: L0201 unknown key `what` in `end_of_combat`\n  Remove it; the keys of "
            "`end_of_combat` are `condition`, `cost`, `target`, `targets`.\n");
}

TEST(ScriptShape, KeysOfLists) {
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", activated { cost = { \"{1}\", tims = 3 }, draw(1) } }"),
      "a.lua:1:65+4: L0201 unknown key `tims` in a cost of `activated`; did you mean `times`?\n  Write "
      "`times`.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", when(no(creatures), { "
                 "draw(1), otherwise = draw(2) }) } }"),
            "a.lua:1:94+9: L0201 unknown key `otherwise` in a list of `when`\n  A list has no keys: remove "
            "it, or write it where it belongs.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", continuous { affects = creatures, gains = { "
                 "flying, foo = trample } } }"),
            "a.lua:1:89+3: L0201 unknown key `foo` in a list of `continuous`\n  A list has no keys: remove "
            "it, or write it where it belongs.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", continuous { affects = creatures, colour = { foo = "
                 "\"black\", \"red\" } } }"),
            "a.lua:1:82+3: L0201 unknown key `foo` in a list of `continuous`\n  A list has no keys: remove "
            "it, or write it where it belongs.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", continuous { affects = creatures, plus = { 1, 2, "
                 "foo = 3 } } }"),
            "a.lua:1:86+3: L0201 unknown key `foo` in a list of `continuous`\n  A list has no keys: remove "
            "it, or write it where it belongs.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", targets = { creature, "
                 "foo = land }, tap(target) } }"),
            "a.lua:1:85+3: L0201 unknown key `foo` in a list of `activated`\n  A list has no keys: remove "
            "it, or write it where it belongs.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", differs = { \"timing\", foo = \"types\" } }"),
            "a.lua:1:59+3: L0201 unknown key `foo` in a list of `artifact`\n  A list has no keys: remove it, "
            "or write it where it belongs.\n");
  EXPECT_EQ(
      told(
          "return sorcery \"A\" { cost = \"{R}\", extra_cost = { sacrifice(creatures), foo = 1 }, draw(1) }"),
      "a.lua:1:73+3: L0201 unknown key `foo` in a cost of `sorcery`\n  Remove it; the keys of a cost of "
      "`sorcery` are `x_only`, `more_for_each_target`, `mana_of`, `x_not_zero`, `x_is`, `x_at_most`, "
      "`times`.\n");
}

TEST(ScriptShape, UnknownDifference) {
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", differs = { \"tming\" } }"),
      "a.lua:1:49+7: L0203 `differs` of `artifact`: \"tming\" is not a difference; did you mean \"timing\"?\n"
      "  Write \"timing\".\n");
}

TEST(ScriptShape, ItemsBesideKeys) {
  EXPECT_EQ(
      told("return set { \"Foo\", name = \"a\", code = \"b\" }", ScriptKind::any),
      "a.lua:1:14+5: L0202 `set` must be made of keys only, not the text \"Foo\"\n  Write keys only.\n");
  EXPECT_EQ(
      told("return mod { \"Foo\", name = \"a\", version = \"1\" }", ScriptKind::any),
      "a.lua:1:14+5: L0202 `mod` must be made of keys only, not the text \"Foo\"\n  Write keys only.\n");
  EXPECT_EQ(told("return mod { name = \"a\", version = \"1\", needs = \"b\" }", ScriptKind::any),
            "a.lua:1:49+3: L0202 `needs` of `mod` must be a table of names of mods ({ \"base\" }), not the "
            "text \"b\"\n  Write a table of names of mods ({ \"base\" }).\n");
  EXPECT_EQ(
      told("return rule_set \"a\" { phases = { { \"x\", name = \"main\", action = \"main\" } } }",
           ScriptKind::any),
      "a.lua:1:8+8: L0202 `rule_set` must be made of keys only, not the text \"x\"\n  Write keys only.\n");
  EXPECT_EQ(told("return rule_set \"a\" { like = \"fifth\", options = { true } }", ScriptKind::any),
            "a.lua:1:8+8: L0202 `rule_set` must be made of keys only, not true\n  Write keys only.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", protection { from = \"black\", \"red\" } }",
                 ScriptKind::any),
            "a.lua:1:66+5: L0202 `protection` must be made of keys only, not the text \"red\"\n  Write keys "
            "only.\n");
}

TEST(ScriptShape, SurplusArguments) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", rampage(2, 5) }"),
            "a.lua:1:37+7: L0215 `rampage` is given 2 values, but takes 1\n  Remove what is too much.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", target = up_to(2, "
                 "creature, land), tap(target) } }"),
            "a.lua:1:72+5: L0215 `up_to` is given 3 values, but takes 2\n  Remove what is too much.\n");
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", draw(half_down(5, 6)) } }"),
      "a.lua:1:68+9: L0215 `half_down` is given 2 values, but takes 1\n  Remove what is too much.\n");
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", draw(quotient(5)) } }"),
      "a.lua:1:68+8: L0206 `quotient` needs amounts: amounts is missing\n  Write it between the brackets.\n");
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{1}\", draw(quotient(5, 2, 1)) } }"),
      "a.lua:1:68+8: L0215 `quotient` is given 3 values, but takes 2\n  Remove what is too much.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated({ cost = \"{1}\", draw(1) }, 2) }"),
            "a.lua:1:37+9: L0215 `activated` is given 2 values, but takes 1\n  Remove what is too much.\n");
}

TEST(ScriptShape, MoreManaThanThereIs) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{4}\", activated { cost = { \"{99}\", \"{99}\", \"{58}\" "
                 "}, draw(1) } }"),
            "a.lua:1:74+6: L0212 this cost asks for more than 255 mana of one kind\n  Ask for less.\n");
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{4}\", activated { cost = \"{T}\", add_mana(\"{99}\" .. "
           "(\"{C}\"):rep(157)) } }"),
      "a.lua:1:63+8: L0212 \"{99}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C...\" is not a "
      "cost\n  Write a symbol of mana in braces for each part: \"{2}{B}{B}\".\n");
  EXPECT_EQ(
      told("return instant \"A\" { cost = (\"{X}\"):rep(256), draw(1) }"),
      "a.lua:1:29+16: L0212 \"{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}{X}...\" is not a "
      "cost\n  Write a symbol of mana in braces for each part: \"{2}{B}{B}\".\n");
}

TEST(ScriptShape, ALineThatGoesOnInATextIsCounted) {
  EXPECT_EQ(told("local a = \"x \\\ny\"\nlocal b = \"x \\z\n\n  y\"\nreturn instant \"A\" { cost = \"{R}\", "
                 "drw(1) }"),
            "a.lua:6:36+3: L0109 unknown word `drw`; did you mean `draw`?\n  Write `draw`.\n");
}

}  // namespace
}  // namespace sleight
