#include <gtest/gtest.h>

#include "tests/kit/script_findings.h"

/// Words that mean nothing where they stand, and things that a word does not take.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

std::string of_artifact(const std::string& ability) {
  return codes(told("return artifact \"A\" { cost = \"{1}\", " + ability + " }"));
}
std::string of_sorcery(const std::string& steps) {
  return codes(told("return sorcery \"A\" { cost = \"{1}\", " + steps + " }"));
}
std::string of_module(const std::string& script) { return codes(told(script, ScriptKind::any)); }

TEST(ScriptGiven, WhatNoEventGives) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", activated { cost = \"{T}\",\n  destroy(it) } }"),
            "a.lua:2:11+2: L0240 `it` is used, but no event and no loop gives one here\n"
            "  Write `self` or `target`; events of permanents, `for_each` and `aim_at` give an `it`.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", comes_into_play { destroy(other_one) } }"),
            "a.lua:1:63+9: L0240 `other_one` is used, but no event with a second permanent gives one here\n"
            "  Write `it` or `target`; only damage to creatures and blocks have a second one.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", regenerates { draw(1, that_player) } }"),
            "a.lua:1:59+11: L0240 `that_player` is used, but no event of a player gives one here\n"
            "  Write `you`, `opponent` or `controller_of(...)`.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", at_upkeep { gain_life(that_much) } }"),
            "a.lua:1:59+9: L0240 `that_much` is used, but no event gives an amount here\n"
            "  Write a number or `count(...)`; damage, life, mana and attacks give an amount.\n");
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{1}\", gain_life(result) }"),
            "a.lua:1:46+6: L0240 `result` is used, but no step before it counts what it did\n"
            "  Write it behind the step whose result is meant.\n");
  EXPECT_EQ(of_artifact("at_upkeep { tap(it) }"), "L0240");
  EXPECT_EQ(of_artifact("continuous { affects = creatures:controlled_by(that_player), plus = \"+1/+1\" }"),
            "L0240");
  EXPECT_EQ(of_artifact("cannot_attack { affects = creatures, only_if = is(it, artifact) }"), "L0240");
  EXPECT_EQ(of_artifact("deals_damage { to = players, destroy(other_one) }"), "L0240");
  EXPECT_EQ(of_artifact("blocks { destroy(other_one) }"), "L0240");
  EXPECT_EQ(of_artifact("becomes_blocked { gain_life(that_much) }"), "L0240");
  EXPECT_EQ(of_artifact("deals_damage { to = creatures, draw(1, that_player) }"), "L0240");
  EXPECT_EQ(of_artifact("instead_of_dying { draw(1, that_player) }"), "L0240");
  EXPECT_EQ(of_artifact("instead_of_destruction { return_to_hand(it) }"), "");
  EXPECT_EQ(of_sorcery("until_end_of_turn(creatures, { plus = { power_of(it), 0 } })"), "L0240");
  EXPECT_EQ(of_sorcery("choose(\"colour\"), gain_life(result)"), "L0240");
}

TEST(ScriptGiven, NoTargetWhileAnotherIsLookedFor) {
  EXPECT_EQ(
      told("return sorcery \"A\" { cost = \"{1}\", targets = { creature:controlled_by(targets(2)), player }, "
           "destroy(target), draw(1, targets(2)) }"),
      "a.lua:1:36+7: L0208 `targets` is used to say what may be a target: all are chosen at once "
      "(R-TARGET-1)\n"
      "  Say what may be one without the others: `targets = { player, creature }`.\n");
  // What was chosen before it may be spoken of.
  EXPECT_EQ(of_sorcery("targets = { player, creature:controlled_by(target) }, draw(1, target), "
                       "destroy(targets(2))"),
            "");
  EXPECT_EQ(
      of_sorcery("targets = { player, creature:controlled_by(you) }, draw(1, target), destroy(targets(2))"),
      "");
}

TEST(ScriptGiven, WhatEventsAndLoopsGive) {
  EXPECT_EQ(of_artifact("blocks { blocked = creatures, destroy(each(it, other_one)), draw(1, that_player) }"),
            "");
  EXPECT_EQ(of_artifact("blocks { destroy(it), draw(1, that_player) }"), "");
  EXPECT_EQ(of_artifact("deals_damage { gain_life(that_much), destroy(it) }"), "");
  EXPECT_EQ(of_artifact("at_upkeep { of = controller_of(self), lose_life(1, that_player) }"), "");
  EXPECT_EQ(of_artifact("continuous { affects = artifacts, power = casting_cost_of(it), toughness = 1 }"),
            "");
  EXPECT_EQ(of_artifact("instead_of_discarding { affects = you, put_into(\"library\", it) }"), "");
  EXPECT_EQ(of_sorcery("for_each(players, { draw(1, it) })"), "");
  EXPECT_EQ(of_sorcery("aim_at(creature, { destroy(it) })"), "");
  EXPECT_EQ(of_sorcery("draw(2), gain_life(result)"), "");
  EXPECT_EQ(of_sorcery("target = creature, tap(target), next_end_of_turn { destroy(it) }"), "");
  EXPECT_EQ(of_sorcery("target = player, deal(2, target), when_damage_is_dealt { gain_life(that_much) }"),
            "");
  EXPECT_EQ(of_sorcery("first { destroy(creatures), to = { gain_life(result) } }"), "");
  EXPECT_EQ(of_sorcery("repeat_until(compare(result, \"at least\", 2), { flip_coin { coins = 2 } })"), "");
  EXPECT_EQ(of_sorcery("for_each(cards:in_zone \"graveyard\", { return_to_play(it), tap(it) })"), "");
}

TEST(ScriptGiven, XOfAnotherAbility) {
  EXPECT_EQ(of_artifact("activated { cost = \"{X}\", gain_life(x) }, activated { cost = \"{T}\", draw(x) }"),
            "L0224");
  EXPECT_EQ(of_artifact("activated { cost = \"{X}\", gain_life(x) }, at_upkeep { draw(x) }"), "L0224");
  EXPECT_EQ(of_artifact("at_upkeep { may { pay = \"{X}\", draw(x) }, gain_life(x) }"), "");
  EXPECT_EQ(codes(told("return artifact \"A\" { cost = \"{X}\", activated { cost = \"{T}\", draw(x) },\n"
                       "enters_with_counters { kind = \"charge\", n = x } }")),
            "");
}

TEST(ScriptGiven, AnotherChoice) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", when_played { choose \"colour\" },\n"
                 "activated { cost = \"{T}\", draw(chosen_number) } }"),
            "a.lua:2:32+13: L0226 `chosen_number` is used, but no number is chosen\n"
            "  Let the card choose: `when_played { choose \"number\" }`.\n");
  EXPECT_EQ(
      of_artifact("when_played { choose \"number\" }, continuous { affects = creatures, colour = chosen }"),
      "L0226");
  EXPECT_EQ(of_artifact("when_played { choose \"colour\" }, continuous { affects = creatures, "
                        "colour_word = chosen }"),
            "L0226");
  EXPECT_EQ(of_artifact("when_played { choose \"colour\" }, at_upkeep { deal(1, chosen) }"), "L0226");
  // What a search finds is found, and not chosen.
  EXPECT_EQ(of_artifact("activated { cost = \"{1}\", search(1, cards:in_zone \"library\", "
                        "{ put_into(\"hand\", chosen) }) }"),
            "L0226");
  EXPECT_EQ(of_artifact("when_played { choose \"opponent\" }, at_upkeep { of = chosen_player, lose_life(1, "
                        "chosen_player) }"),
            "");
}

TEST(ScriptGiven, WhatWasDoneHasAName) {
  const std::string token = "make_token(1, token \"Bat\" \"Bat\" { power = 1, toughness = 1 })";
  for (const std::string& steps :
       {token + ", this_turn(cannot_attack { affects = made })",
        std::string("search(1, creatures, { this_turn(cannot_attack { affects = found }) })"),
        std::string("repeat_until(is(discarded, cards:that_are \"creature\"), { discard(1, you) })"),
        std::string("may { pay = sacrifice(creature), gain_life(power_of(sacrificed)) }"),
        std::string("when(your_turn, { sacrifice(creatures) }), gain_life(count(sacrificed))")})
    EXPECT_EQ(of_sorcery(steps), "") << steps;
  for (const std::string& steps :
       {token + ", this_turn(cannot_attack { affects = found })",
        std::string("when(your_turn, { sacrifice(creatures) }, { gain_life(count(sacrificed)) })"),
        std::string("unless { pay = sacrifice(creature), gain_life(power_of(sacrificed)) }"),
        std::string("choose_one { mode { sacrifice(creatures) }, mode { gain_life(count(sacrificed)) } }")})
    EXPECT_EQ(of_sorcery(steps), "L0240") << steps;
  EXPECT_EQ(of_module("return keyword \"gloom\" { at_upkeep { bury(sacrificed) } }"), "L0240");
  EXPECT_EQ(
      of_module(
          "return keyword \"gloom\" { at_upkeep { sacrifice(creatures), gain_life(count(sacrificed)) } }"),
      "");
}

TEST(ScriptGiven, TargetsWhereNoneIsChosen) {
  EXPECT_EQ(
      told("return artifact \"A\" { cost = \"{1}\", continuous { affects = target, plus = \"+1/+1\" } }"),
      "a.lua:1:60+6: L0208 `target` is used where no target is chosen\n"
      "  Targets are chosen for the steps of a spell or an ability; name the things themselves: "
      "`creatures`.\n");
  EXPECT_EQ(of_artifact("at_upkeep { condition = is(target, creature), target = creature, tap(target) }"),
            "L0208");
  EXPECT_EQ(of_artifact("when_played { target = creature, tap(target) }"), "L0234");
  EXPECT_EQ(of_sorcery("extra_cost = { \"{1}\", sacrifice(creatures:among(target)) }, target = creature, "
                       "tap(target)"),
            "L0213");
  EXPECT_EQ(of_sorcery("extra_cost = sacrifice(creatures:controlled_by(controller_of(target))), "
                       "target = creature, tap(target)"),
            "L0213");
  EXPECT_EQ(of_sorcery("extra_cost = lose_life(power_of(target)), target = creature, tap(target)"), "");
}

TEST(ScriptGiven, ThingsOfTheWrongKind) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{1}\",\n  destroy(players) }"),
            "a.lua:2:3+7: L0241 `destroy` takes permanents, and is given players\n"
            "  Write a selector that gives permanents.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", successfully_cast { what = creatures, draw(1) } }"),
            "a.lua:1:37+17: L0241 `successfully_cast` takes spells, and is given permanents\n"
            "  Write a selector that gives spells.\n");
  EXPECT_EQ(
      told("return sorcery \"A\" { cost = \"{1}\", bury(creatures:in_zone \"graveyard\") }"),
      "a.lua:1:51+7: L0241 this selector gives what is in play, so nothing of it lies in the graveyard\n"
      "  Write `cards:in_zone \"graveyard\"`, with `:that_are \"creature\"` for a type.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", skips_phase { phase = \"draw\" } }"),
            "a.lua:1:37+11: L0241 `skips_phase` is about players, and this card is none\n"
            "  Write `affects = you`, or which players it is about.\n");
  for (const char* steps : {"deal(2, cards:that_are \"land\":in_zone \"hand\")",
                            "target = creature, counter(target)",
                            "tap(players)",
                            "gain_life(2, creatures)",
                            "destroy(cards:in_zone \"graveyard\")",
                            "gain_life(power_of(opponent))",
                            "gain_life(life_of(creatures))",
                            "destroy(each(creatures, players))",
                            "destroy(creatures:controlled_by(creatures))",
                            "destroy(creatures:to(you))",
                            "bury(permanents:tapped():to(you))",
                            "target = player, untap(target)",
                            "draw(1, creatures)",
                            "counter(self)",
                            "deal(1, you, you)",
                            "until_end_of_turn(players, { plus = \"+1/+1\" })",
                            "for_good(creatures, { controller = creatures })",
                            "may { by = creatures, draw(1) }",
                            "look_at(players)",
                            "this_turn(hand_limit { affects = creatures, n = 1 })",
                            "for_each(players, { destroy(it) })",
                            "when(is(you, creature), draw(1))",
                            "extra_cost = sacrifice(creatures), discard(1, cards:in_zone \"hand\")",
                            "remove_from_combat(players)",
                            "target = packet, destroy(target)",
                            "gain_life(damage_in(creatures))"})
    EXPECT_EQ(of_sorcery(steps), "L0241") << steps;
  for (const char* ability :
       {"attacks { what = players, draw(1) }", "at_upkeep { of = creatures, draw(1) }",
        "put_into_graveyard { what = cards, draw(1) }", "cannot_attack { affects = players }",
        "activated { cost = \"{1}\", user = creatures, draw(1) }", "additional_land { n = 1 }",
        "continuous { affects = players, plus = \"+1/+1\" }", "deals_damage { to = spells, draw(1) }",
        "discards { destroy(it) }"})
    EXPECT_EQ(of_artifact(ability), "L0241") << ability;
}

TEST(ScriptGiven, ThingsOfTheRightKind) {
  for (const char* steps :
       {"deal(2, each(creatures, players))", "target = creature_or_player, deal(2, target)",
        "target = spell_or_permanent, for_good(target, { colour = \"red\" })", "return_to_hand(creatures)",
        "target = creature_or_player, when(is(target, creature), destroy(target))",
        "destroy(creatures:controlled_by(controller_of(self)))", "gain_life(count(cards:in_zone \"hand\"))",
        "gain_life(casting_cost_of(self))", "search(1, cards:in_zone \"library\", { return_to_play(found) })",
        "target = creature, put_into(\"out of play\", target), return_to_play(target)",
        "when(is(self, permanents:in_zone \"graveyard\"), draw(1))"})
    EXPECT_EQ(of_sorcery(steps), "") << steps;
}

TEST(ScriptGiven, EffectsWithoutSteps) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", activated { cost = \"{T}\" } }"),
            "a.lua:1:37+9: L0232 `activated` does nothing\n  Write what it does: `draw(1)`.\n");
  EXPECT_EQ(of_artifact("at_upkeep {}"), "L0232");
  EXPECT_EQ(of_artifact("instead_of_drawing { affects = you }"), "L0232");
  EXPECT_EQ(of_artifact("instead_of_dying {}"), "L0232");
  EXPECT_EQ(of_artifact("instead_of_destruction {}"), "L0232");
  EXPECT_EQ(of_artifact("activated { cost = \"{T}\", choose_one { mode {}, mode { draw(1) } } }"), "L0232");
  EXPECT_EQ(of_artifact("blocks_additional { n = 0 }"), "L0232");
  EXPECT_EQ(of_sorcery("when_played { choose \"colour\" }"), "L0232");
  for (const char* steps : {"may { pay = \"{1}\" }", "when(your_turn, {})", "for_each(creatures, {})",
                            "repeat_times(2, {})", "first { draw(1), to = {} }", "next_upkeep {}", "draw(0)",
                            "deal(0, players)", "repeat_times(0, { draw(1) })"})
    EXPECT_EQ(of_sorcery(steps), "L0232") << steps;
  EXPECT_EQ(of_sorcery("set_life(0, opponent)"), "");
}

TEST(ScriptGiven, OnlyInterruptsCounter) {
  EXPECT_EQ(told("return instant \"A\" { cost = \"{U}\", target = spell, counter(target) }"),
            "a.lua:1:52+7: L0242 `instant` comes too late to counter anything: only interrupts do\n"
            "  Begin the card with `interrupt`.\n");
  EXPECT_EQ(codes(told("return interrupt \"A\" { cost = \"{U}\", target = spell, counter(target) }")), "");
}

TEST(ScriptGiven, NorDoesAnythingLaterCounterAllSpells) {
  EXPECT_EQ(codes(told("return instant \"A\" { cost = \"{U}\", counter(spells) }")), "L0242");
  EXPECT_EQ(codes(told("return interrupt \"A\" { cost = \"{U}\", counter(spells) }")), "");
  // However they are spoken of, and wherever in the effect it is done.
  for (const std::string& steps :
       {std::string("counter(spells:that_are \"red\")"), std::string("counter(each(spells, effects))"),
        std::string("for_each(spells, { counter(it) })"), std::string("when(your_turn, { counter(spells) })"),
        std::string("choose_one { mode { draw(1) }, mode { counter(spells) } }"),
        std::string("for_each(spells, { unless { by = controller_of(it), pay = \"{1}\", counter(it) } })")}) {
    EXPECT_EQ(codes(told("return instant \"A\" { cost = \"{U}\", " + steps + " }")), "L0242") << steps;
    EXPECT_EQ(codes(told("return interrupt \"A\" { cost = \"{U}\", " + steps + " }")), "") << steps;
  }
  // Effects are countered by instants too.
  EXPECT_EQ(codes(told("return instant \"A\" { cost = \"{U}\", counter(effects) }")), "");
}

TEST(ScriptGiven, AnAbilityCountersWhileSpellsAreBeingCastOrNothing) {
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", activated { cost = \"{T}\", counter(spells) } }"),
            "a.lua:1:63+7: L0242 this ability comes too late to counter anything: only interrupts do\n"
            "  Write `speed = \"interrupt\"` in it.\n");
  EXPECT_EQ(told("return enchantment \"A\" { cost = \"{1}\", at_upkeep { counter(spells) } }"),
            "a.lua:1:52+7: L0242 this ability counters nothing: no spell is being cast at that moment\n"
            "  Write `successfully_cast { what = spells, ... }`.\n");
  for (const char* ability :
       {"activated { cost = \"{T}\", speed = \"interrupt\", counter(spells) }",
        // What aims at a spell is an interrupt by itself (R-INT-6).
        "activated { cost = \"{T}\", target = spell, counter(target) }",
        "successfully_cast { what = spells, counter(it) }", "at_upkeep { counter(effects) }"})
    EXPECT_EQ(codes(told(std::string("return artifact \"A\" { cost = \"{1}\", ") + ability + " }")), "")
        << ability;
}

TEST(ScriptGiven, AnXThatIsPaidIsRead) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{X}{R}\", deal(3, players) }"),
            "a.lua:1:22+4: L0245 nothing reads the X that is paid for this card\n"
            "  Write `x` where it counts, as in `deal(x, target)`, or a number for `{X}`.\n");
  EXPECT_EQ(codes(told("return sorcery \"A\" { cost = \"{X}{R}\", deal(x, players) }")), "");
  EXPECT_EQ(codes(told(
                "return sorcery \"A\" { cost = \"{X}{R}\", target = between(x, x, creature), tap(target) }")),
            "");
  EXPECT_EQ(codes(told(
                "return sorcery \"A\" { cost = \"{X}{R}\", extra_cost = sacrifice(creatures, x), draw(1) }")),
            "");
  // A permanent remembers its X.
  EXPECT_EQ(codes(told("return artifact \"A\" { cost = \"{X}\", activated { cost = \"{T}\", draw(x) } }")),
            "");
  EXPECT_EQ(codes(told("return artifact \"A\" { cost = \"{1}\", activated { cost = \"{X}\", draw(1) } }")),
            "L0245");
}

TEST(ScriptGiven, WhatIsNotSupportedDoesNothing) {
  EXPECT_EQ(
      told("return sorcery \"A\" {\n  cost = \"{U}\",\n  unsupported \"why\",\n  draw(1),\n}"),
      "a.lua:3:3+11: L0247 `unsupported` says that the card does nothing, and beside it stands what it does\n"
      "  Remove it, and write `unread` for what the script does not say.\n");
  EXPECT_EQ(codes(told("return sorcery \"A\" { cost = \"{U}\", unsupported \"why\" }")), "");
  EXPECT_EQ(codes(told("return artifact \"A\" { cost = \"{X}\", unsupported \"why\" }")), "");
  EXPECT_EQ(codes(told("return sorcery \"A\" { cost = \"{U}\", unsupported \"\" }")), "L0202");
}

TEST(ScriptGiven, AnEnchantmentSaysNothingOfItsOwnTapping) {
  EXPECT_EQ(codes(told(
                "return artifact \"A\" { cost = \"{U}\", becomes_tapped { what = enchantments, draw(1) } }")),
            "L0246");
  EXPECT_EQ(
      codes(told("return artifact \"A\" { cost = \"{U}\", becomes_tapped { what = permanents, draw(1) } }")),
      "");
  EXPECT_EQ(
      told("return enchantment \"A\" {\n  cost = \"{U}\",\n  becomes_tapped { what = self, draw(1) },\n}"),
      "a.lua:3:3+14: L0246 this never happens: an enchantment is never tapped (R-ENCH-4)\n"
      "  Name what is tapped: `what = enchanted`.\n");
  EXPECT_EQ(
      codes(
          told("return enchant_land \"A\" { cost = \"{U}\", becomes_tapped { what = enchanted, draw(1) } }")),
      "");
  EXPECT_EQ(codes(told("return artifact \"A\" { cost = \"{U}\", becomes_tapped { what = self, draw(1) } }")),
            "");
}

TEST(ScriptGiven, WhatASpellCannotDoToItself) {
  EXPECT_EQ(of_sorcery("tap(self)"), "L0241");
  EXPECT_EQ(of_sorcery("put_counters(\"+1/+1\", 1, self)"), "L0241");
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{1}\", while_tapped(creatures, { plus = \"+1/+1\" }) }"),
            "a.lua:1:36+12: L0232 `while_tapped` does nothing\n"
            "  This card is never in play: write `until_end_of_turn`, `for_good` or the like.\n");
  EXPECT_EQ(of_sorcery("as_long_as_in_play(cannot_attack { affects = creatures })"), "L0232");
  EXPECT_EQ(of_sorcery("this_turn(cannot_attack {})"), "L0241");
  EXPECT_EQ(of_sorcery("this_turn(flying)"), "L0231");
  EXPECT_EQ(of_sorcery("extra_cost = \"{T}\", draw(1)"), "L0213");
  EXPECT_EQ(of_sorcery("extra_cost = { \"{R}\", x_only = \"red\" }, draw(1)"), "L0224");
  EXPECT_EQ(of_sorcery("extra_cost = lose_life(x), draw(x)"), "");
  EXPECT_EQ(of_sorcery("extra_cost = lose_life(1), draw(x)"), "L0224");
  EXPECT_EQ(of_sorcery("put_into(\"in play\", cards:in_zone \"graveyard\")"), "L0203");
  EXPECT_EQ(of_sorcery("choose(\"card\"), return_to_hand(chosen)"), "L0206");
  EXPECT_EQ(of_sorcery("deal(target_count, players)"), "L0208");
  EXPECT_EQ(of_sorcery("for_good(creatures, { is_also = \"instant\" })"), "L0241");
  EXPECT_EQ(of_sorcery("for_good(creatures, { gains = when_played { choose \"colour\" } })"), "L0231");
}

TEST(ScriptGiven, WhatAnEnchantmentSaysOfItself) {
  const auto of_enchantment = [](const std::string& ability) {
    return codes(told("return enchant_creature \"A\" { cost = \"{1}\", " + ability + " }"));
  };
  EXPECT_EQ(of_enchantment("continuous { plus = \"+1/+1\" }"), "L0241");
  EXPECT_EQ(of_enchantment("cannot_attack {}"), "L0241");
  EXPECT_EQ(of_enchantment("cannot_attack { affects = enchanted }"), "");
  EXPECT_EQ(of_enchantment("continuous { affects = enchanted, gains = cannot_attack {} }"), "");
  EXPECT_EQ(of_enchantment("spared_by_own_grants {}"), "");
}

TEST(ScriptGiven, SelectorsThatContradictThemselves) {
  EXPECT_EQ(told("return sorcery \"A\" { cost = \"{1}\", bury(creatures:tapped():untapped()) }"),
            "a.lua:1:51+6: L0241 this selector asks for `tapped` and for the contrary, so it gives nothing\n"
            "  Leave one of the two out.\n");
  EXPECT_EQ(of_sorcery("bury(creatures:that_are \"black\":not_ \"black\")"), "L0241");
  EXPECT_EQ(of_sorcery("bury(creatures:that_are \"black\":not_ \"artifact\")"), "");
}

TEST(ScriptGiven, KeywordsOfNothing) {
  const auto of_creature = [](const std::string& ability) {
    return codes(
        told("return summon \"Bear\" \"A\" { cost = \"{1}\", power = 1, toughness = 1, " + ability + " }"));
  };
  EXPECT_EQ(of_creature("rampage(0)"), "L0232");
  EXPECT_EQ(of_creature("rampage(1)"), "");
  EXPECT_EQ(of_creature("protection { from = you }"), "L0202");
  EXPECT_EQ(of_creature("protection { from = players }"), "L0202");
  EXPECT_EQ(of_creature("protection { from = artifacts }"), "");
  EXPECT_EQ(of_creature("at_phase { phase = \"combat\", draw(1) }"), "L0228");
}

TEST(ScriptGiven, Tokens) {
  EXPECT_EQ(codes(told("return sorcery \"A\" { cost = \"{X}\", make_token(1, token \"Ape\" \"Ape\" "
                       "{ power = x, toughness = 1 }) }")),
            "L0224");
  EXPECT_EQ(of_sorcery("target = creature, tap(target), make_token(1, token \"Ape\" \"Ape\" "
                       "{ power = power_of(target), toughness = 1 })"),
            "L0208");
  EXPECT_EQ(of_sorcery("make_token(1, token \"Ape\" \"Ape\" { power = count(creatures), toughness = 1, "
                       "activated { cost = \"{X}\", gain_life(x) } })"),
            "");
  EXPECT_EQ(codes(told("return sorcery \"A\" { cost = \"{X}\", make_token(x, token \"Ape\" \"Ape\" "
                       "{ power = 1, toughness = 1 }) }")),
            "");
}

TEST(ScriptGiven, KeywordsCountersAndRuleSets) {
  EXPECT_EQ(of_module("return keyword \"mirth\" { takes = \"number\", draws { by = you, gain_life(1) } }"),
            "L0240");
  EXPECT_EQ(of_module("return keyword \"mirth\" { draws { by = you, gain_life(parameter) } }"), "L0240");
  EXPECT_EQ(of_module("return keyword \"mirth\" { takes = \"quality\", draws { gain_life(parameter) } }"),
            "L0240");
  EXPECT_EQ(of_module("return keyword \"mirth\" { takes = \"number\", draws { gain_life(parameter) } }"), "");
  EXPECT_EQ(of_module("return keyword \"mirth\" { activated { cost = \"{1}\", destroy(it) } }"), "L0240");
  EXPECT_EQ(of_module("return keyword \"mirth\" { at_phase { phase = \"upkep\", draw(1) } }"), "L0228");
  EXPECT_EQ(of_module("return keyword \"mirth\" { when_played { choose \"colour\" } }"), "L0231");
  EXPECT_EQ(of_module("return counter_kind \"joy\" { at_upkeep { destroy(players) } }"), "L0241");
  EXPECT_EQ(of_module("return rule_set \"mine\" { like = \"fifth\", flying }"), "L0244");
  EXPECT_EQ(of_module("return rule_set \"mine\" { like = \"fifth\", cannot_attack {} }"), "L0244");
  EXPECT_EQ(of_module("return rule_set \"mine\" { like = \"fifth\", "
                      "cannot_attack { affects = creatures:controlled_by(you) } }"),
            "L0240");
  EXPECT_EQ(of_module("return rule_set \"mine\" { like = \"fifth\", cannot_attack { affects = creatures } }"),
            "");
}

TEST(ScriptGiven, WhatAddsNothingOrNeverBegins) {
  EXPECT_EQ(of_artifact("at_upkeep { put_counters(\"+0/+0\", 1, creatures) }"), "L0232");
  EXPECT_EQ(of_artifact("enters_with_counters { kind = \"-0/+0\", n = 1 }"), "L0232");
  EXPECT_EQ(of_artifact("at_upkeep { put_counters(\"+0/+1\", 1, creatures) }"), "");
  EXPECT_EQ(of_artifact("produces_instead { affects = lands, mana = \"{B}\", of = \"{B}\" }"), "L0232");
  EXPECT_EQ(of_artifact("produces_instead { affects = lands, mana = \"{B}\", of = \"{G}\" }"), "");
  // R-DUR-3: what lasts while this stays in play does not begin when the cost was this.
  EXPECT_EQ(of_artifact("activated { cost = { sacrifice(self) }, target = creature, "
                        "while_in_play(target, { plus = \"+1/+1\" }) }"),
            "L0232");
  EXPECT_EQ(of_artifact("activated { cost = { sacrifice(creature) }, target = creature, "
                        "while_in_play(target, { plus = \"+1/+1\" }) }"),
            "");
  EXPECT_EQ(of_sorcery("target = creature, destroy(target), extra_cost = { more_for_each_target = 1 }"),
            "L0232");
  EXPECT_EQ(of_sorcery("targets = { between(1, 2, creature) }, destroy(target), "
                       "extra_cost = { more_for_each_target = 1 }"),
            "");
}

TEST(ScriptGiven, WhatIsDoneBeforeEntering) {
  EXPECT_EQ(
      of_artifact("before_it_enters { unless { pay = { sacrifice(land) }, put_into(\"graveyard\", self) } }"),
      "");
  EXPECT_EQ(of_artifact("before_it_enters { target = creature, tap(target) }"), "L0234");
  EXPECT_EQ(of_sorcery("draw(1), before_it_enters { lose_life(1) }"), "L0231");
  EXPECT_EQ(of_sorcery("for_good(creatures, { gains = before_it_enters { lose_life(1) } })"), "L0231");
}

TEST(ScriptGiven, WhatIsDoneToPermanentsIsDoneToNoCard) {
  EXPECT_EQ(
      told("return sorcery \"A\" { cost = \"{1}\", target = player,\n  discard(1, target), "
           "for_good(discarded, { plus = \"+1/+1\" }) }"),
      "a.lua:2:23+8: L0241 `for_good` takes permanents, and what it is given lies outside play by then\n"
      "  Write what is in play: `self`, `target`, or `moved` behind `return_to_play(moved)`.\n");
  EXPECT_EQ(of_sorcery("sacrifice(lands), until_end_of_turn(sacrificed, { plus = \"+1/+1\" })"), "L0241");
  EXPECT_EQ(of_sorcery("extra_cost = sacrifice(creatures), put_counters(\"+1/+1\", 1, sacrificed)"), "L0241");
  EXPECT_EQ(of_sorcery("sacrifice(lands), untap(sacrificed)"), "L0241");
  EXPECT_EQ(of_sorcery("target = creature, return_to_hand(target), tap(target)"), "L0241");
  EXPECT_EQ(of_sorcery("target = creature, sacrifice(target), until_end_of_turn(target, { gains = flying })"),
            "L0241");
  EXPECT_EQ(
      of_sorcery("target = creature, return_to_hand(target), this_turn(cannot_block { affects = target })"),
      "L0241");
  EXPECT_EQ(of_sorcery("target = creature, remove_from_game(target), return_to_play(moved), "
                       "put_counters(\"+1/+1\", 1, target)"),
            "L0241");
  EXPECT_EQ(of_sorcery("target = creature, remove_from_game(target), put_counters(\"+1/+1\", 1, moved)"),
            "L0241");
  EXPECT_EQ(of_sorcery("target = creature, remove_from_game(target), "
                       "next_end_of_turn { return_to_play(moved) }, for_good(moved, { gains = flying })"),
            "L0241");
  EXPECT_EQ(of_sorcery("until_end_of_turn(cards:owned_by(you):in_zone \"library\":on_top(1), "
                       "{ plus = \"+1/+1\" })"),
            "L0241");
  EXPECT_EQ(
      of_artifact("put_into_graveyard { what = creatures, until_end_of_turn(it, { plus = \"+1/+1\" }) }"),
      "L0241");
  EXPECT_EQ(of_artifact("put_into_graveyard { what = self, untap(self) }"), "L0241");
  EXPECT_EQ(of_artifact("activated { cost = sacrifice(self), untap(self) }"), "L0241");
  EXPECT_EQ(of_sorcery("search(1, creatures), return_to_hand(found), put_counters(\"+1/+1\", 1, found)"),
            "L0241");
  EXPECT_EQ(of_sorcery("search(1, cards:owned_by(you):in_zone \"library\"), tap(found)"), "L0241");
  // What has come back is in play, and so is what has not left it.
  EXPECT_EQ(of_sorcery("target = creature, remove_from_game(target), return_to_play(moved), "
                       "put_counters(\"+1/+1\", 1, moved)"),
            "");
  EXPECT_EQ(of_sorcery("target = card:in_zone \"graveyard\", return_to_play(target), "
                       "for_good(target, { gains = haste })"),
            "");
  EXPECT_EQ(of_sorcery("target = creature, remove_from_game(target), put_counters(\"time\", 2, moved)"), "");
  EXPECT_EQ(of_sorcery("search(1, creatures), return_to_hand(found), search(1, creatures), tap(found)"), "");
  EXPECT_EQ(of_sorcery(
                "may { search(1, cards:owned_by(you):in_zone \"hand\"), return_to_play(found) }, tap(found)"),
            "");
  EXPECT_EQ(of_sorcery("sacrifice(lands), return_to_play(sacrificed), tap(sacrificed)"), "");
  EXPECT_EQ(of_sorcery("target = creature, may { return_to_hand(target) }, tap(target)"), "");
  EXPECT_EQ(of_sorcery("target = creature, sacrifice(target), return_to_play(target), tap(target)"), "");
  EXPECT_EQ(of_sorcery("search(1, cards:owned_by(you):in_zone \"library\"), "
                       "when(is(found, cards:that_are \"creature\"), { return_to_play(found) }), tap(found)"),
            "");
  EXPECT_EQ(of_artifact("put_into_graveyard { what = creatures, return_to_play(it), tap(it) }"), "");
  EXPECT_EQ(of_artifact("put_into_graveyard { what = creatures, for_each(lands, { tap(it) }) }"), "");
}

}  // namespace
}  // namespace sleight
