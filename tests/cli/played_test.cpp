// Level 6 of `sleight check`: cards that are broken on purpose, each in a way that only play shows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// What level 6 says of a card with these abilities.
std::string played(const std::string& abilities, const std::string& head = "artifact \"Trinket\"") {
  const std::string script = "return " + head + " { cost = \"{1}\",\n" + abilities + "\n}\n";
  return run({"check", made_file("trinket.lua", script), "--level", "6"}).out;
}

TEST(Played, ARightCardHasNoFindings) {
  const Ran ran = run({"check", source_file("cards/alpha/royal_assassin.lua"), "--level", "6"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("0 errors, 0 warnings"));
  EXPECT_THAT(ran.out, HasSubstr("1 played"));
}

TEST(Played, OtherLevelsPlayNothing) {
  const Ran ran = run({"check", source_file("cards/alpha/royal_assassin.lua")});
  EXPECT_THAT(ran.out, Not(HasSubstr("played")));
}

TEST(Played, CountersWithoutEffect) {
  EXPECT_THAT(played("activated { cost = \"{1}\", put_counters(\"charge\", 1, self) },"),
              HasSubstr("trinket.lua:2: error T1003: step put counters does nothing"));
  EXPECT_THAT(played("activated { cost = \"{1}\", put_counters(\"charge\", 1, self) },\n"
                     "activated { cost = remove_counters(\"charge\", 1, self), gain_life(1) },"),
              Not(HasSubstr("T10")));
}

TEST(Played, ASeedThatShowsNothingMakesNoErrors) {
  // With this seed nobody spends a counter that was put on it: those of further seeds do.
  const Ran ran = run({"check", source_file("cards/fallen_empires/bottomless_vault.lua"), "--level", "6",
                       "--seed", "3", "--no-cache"});
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("0 errors"));
}

TEST(Played, AnAbilityThatCannotBeUsed) {
  EXPECT_THAT(
      played("activated { cost = \"{1}\", only_if = compare(count(lands), \"at least\", 1000), draw(1) },"),
      HasSubstr("trinket.lua:2: warning T1001: ability 1 is not shown"));
}

TEST(Played, AnExchangeWithoutItsChange) {
  EXPECT_THAT(
      played("activated { cost = \"{1}\", target = exactly(2, creature), exchange_control(target) },"),
      Not(HasSubstr("T1003")));
}

TEST(Played, ATriggerThatNeverGoesOff) {
  EXPECT_THAT(
      played("put_into_graveyard { what = creatures, condition = compare(count(lands), \"at least\", 1000), "
             "gain_life(1) },"),
      HasSubstr("trinket.lua:2: warning T1002: ability 1 is not shown"));
}

TEST(Played, ATriggerThatCountersNothing) {
  // At the end of the turn the spell has long resolved.
  EXPECT_THAT(played("successfully_cast { what = spells:that_are \"red\", gain_life(1), next_end_of_turn { "
                     "counter(it) } },"),
              AllOf(HasSubstr("error T1003: step counter does nothing"), Not(HasSubstr("gain life"))));
}

TEST(Played, APayerWhoIsNeverAsked) {
  EXPECT_THAT(played("at_upkeep { of = you, may { by = controller_of(creatures:attacking()), pay = \"{1}\", "
                     "draw(1) } },"),
              HasSubstr("trinket.lua:2: warning T1008: step may is not shown to matter"));
  EXPECT_THAT(played("at_upkeep { of = you, unless { by = controller_of(creatures:attacking()), pay = "
                     "\"{1}\", draw(1) } },"),
              HasSubstr("trinket.lua:2: error T1006: payer is asked of nobody"));
}

TEST(Played, ASetThatIsReadTooLate) {
  // At the end of the turn nothing attacks any more.
  EXPECT_THAT(played("activated { cost = \"{1}\", next_end_of_turn { destroy(creatures:attacking()) } },"),
              HasSubstr("trinket.lua:2: warning T1008: step destroy is not shown to matter"));
}

TEST(Played, AnAmountThatIsAlwaysNothing) {
  EXPECT_THAT(played("activated { cost = \"{1}\", target = land:not_ \"creature\", gain_life(sum(1, "
                     "power_of(target))) },"),
              HasSubstr("trinket.lua:2: error T1005: amount power is nothing"));
  EXPECT_THAT(played("activated { cost = \"{1}\", target = creature, gain_life(sum(1, power_of(target))) },"),
              Not(HasSubstr("T10")));
}

TEST(Played, AConditionThatNeverMatters) {
  EXPECT_THAT(played("at_upkeep { of = you, condition = your_turn, gain_life(1) },"),
              HasSubstr("trinket.lua:2: warning T1004: condition matches makes no difference"));
}

TEST(Played, AFilterThatKeepsNothingOut) {
  EXPECT_THAT(played("activated { cost = \"{1}\", target = creature:blocking():untapped(), tap(target) },"),
              Not(HasSubstr("T1004: filter not tapped")));
  EXPECT_THAT(
      played("activated { cost = \"{1}\", target = creature:attacking():controlled_by(active_player), "
             "deal(1, target) },"),
      HasSubstr("trinket.lua:2: warning T1004: filter controlled by makes no difference"));
}

TEST(Played, ALookIsJudgedByWhatIsSeen) {
  // It changes nothing on the table, and is no less a look for that.
  EXPECT_THAT(
      played("activated { cost = \"{1}\", look_at(cards:owned_by(opponent):in_zone \"library\":on_top(1)), "
             "shuffle(opponent) },"),
      Not(HasSubstr("T10")));
  EXPECT_THAT(
      played(
          "activated { cost = \"{1}\", gain_life(1), look_at(cards:owned_by(you):in_zone \"set aside\") },"),
      HasSubstr("warning T1008: step look at is not shown to matter"));
}

TEST(Played, AbilitiesWithoutTappingAreUsed) {
  EXPECT_THAT(played("activates { what = artifacts, without_tapping = true, gain_life(1) },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(played("activates { what = artifacts, without_tapping = true, condition = "
                     "compare(count(lands), \"at least\", 1000), gain_life(1) },"),
              HasSubstr("warning T1002: ability 1 is not shown"));
}

TEST(Played, TokensAreAmongWhatIsNone) {
  EXPECT_THAT(played("activated { cost = \"{1}\", target = permanent:not_token(), destroy(target) },"),
              Not(HasSubstr("T10")));
  // This card is none.
  EXPECT_THAT(played("activated { cost = \"{1}\", gain_life(1), destroy(self:not_token()) },"),
              HasSubstr("warning T1004: filter not token makes no difference"));
}

TEST(Played, WhatDealsDamageIsThere) {
  EXPECT_THAT(played("reduces_damage { from = lands:of_type \"desert\", affects = creatures },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(played("reduces_damage { from = lands:of_type \"desert\", affects = creatures, only_if = "
                     "compare(count(lands), \"at least\", 1000) },"),
              HasSubstr("warning T1008: rule reduces damage is not shown to matter"));
}

TEST(Played, WhatIsThereLeavesPlay) {
  EXPECT_THAT(played("comes_into_play { what = self, the_next_time { event = leaves_play { what = self }, "
                     "gain_life(3) } },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(played("comes_into_play { what = self, the_next_time { event = leaves_play { what = self }, "
                     "destroy(permanents:attacking():not_ \"creature\") } },"),
              HasSubstr("warning T1008: step at time is not shown to matter"));
}

TEST(Played, WhatIsThereChangesHands) {
  EXPECT_THAT(played("loses_control { what = self, by = you, lose_life(3) },"), Not(HasSubstr("T10")));
  EXPECT_THAT(played("loses_control { what = self, by = you, gain_life(1), "
                     "destroy(permanents:attacking():not_ \"creature\") },"),
              HasSubstr("warning T1008: step destroy is not shown to matter"));
}

TEST(Played, CountersThatOthersHaveAUseFor) {
  EXPECT_THAT(played("activated { cost = \"{1}\", target = creature:of_type \"fungus\", "
                     "put_counters(\"spore\", 1, target) },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(
      played(
          "activated { cost = \"{1}\", put_counters(\"spore\", 1, permanents:attacking():not_ \"creature\"), "
          "gain_life(1) },"),
      HasSubstr("warning T1008: step put counters is not shown to matter"));
}

TEST(Played, KeywordsThatAreLostWereThere) {
  EXPECT_THAT(played("continuous { affects = creatures, loses = \"flying\" },\n"
                     "continuous { affects = creatures, loses = landwalk \"island\" },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(played("continuous { affects = lands:not_ \"creature\", loses = \"flying\" },"),
              HasSubstr("error T1003: ability continuous does nothing"));
}

TEST(Played, WhatHoldsAnywayIsCounted) {
  // One pays with one's own.
  const std::string paid =
      played("activated { cost = sacrifice(creatures:controlled_by(you)), gain_life(1) },");
  EXPECT_THAT(paid, Not(HasSubstr("T10")));
  EXPECT_THAT(paid, HasSubstr("1 not reached: what the rules say anyway"));
  EXPECT_THAT(played("blocked_as_without { keyword = \"landwalk\", affects = creatures:with \"landwalk\" },"),
              HasSubstr("1 not reached: what is said beside it"));
  // The keyword of another is not the rule's.
  EXPECT_THAT(played("blocked_as_without { keyword = \"landwalk\", affects = creatures:with \"flying\" },"),
              Not(HasSubstr("said beside it")));
}

/// A step that never does anything: nothing attacks and blocks at once.
constexpr const char* idle_step = "remove_from_game(permanents:attacking():not_ \"creature\")";
/// The same card, sound, and with such a step behind its last one.
struct Twins {
  std::string sound, broken;
};
/// `card` with its steps cut at "...": there the broken twin has one more.
Twins twins(const std::string& card, const std::string& head = "artifact \"Trinket\"") {
  const std::size_t at = card.find("...");
  const std::string before = card.substr(0, at), after = card.substr(at + 3);
  return {played(before + after, head), played(before + ", " + idle_step + after, head)};
}
void expect_judged(const Twins& twins) {
  EXPECT_THAT(twins.sound, Not(HasSubstr("T10")));
  EXPECT_THAT(twins.broken,
              ::testing::ContainsRegex("warning T1008: step move( [0-9])? is not shown to matter"));
}
const std::string creature_head = "summon \"Elf\" \"Trinket\"";

TEST(Played, SomeThingsStayTapped) {
  // An artifact is untapped in its upkeep unless something keeps it tapped.
  expect_judged(
      twins("activated { cost = { \"{T}\", sacrifice(self) }, only_if = all_of(phase \"upkeep\", "
            "your_turn), gain_life(3)... },"));
  expect_judged(twins("at_upkeep { of = you, untap(creatures:that_are \"blue\":controlled_by(you))... },"));
  EXPECT_THAT(
      played("activated { cost = \"{1}\", gain_life(1), untap(permanents:attacking():not_ \"creature\") },"),
      HasSubstr("warning T1008: step untap is not shown to matter"));
}

TEST(Played, WhatHasComeIntoPlayMayBeGone) {
  expect_judged(
      twins("comes_into_play { what = self, condition = some(self:in_zone \"in play\"), gain_life(2)... },"));
  EXPECT_THAT(played("comes_into_play { what = self, condition = some(players), gain_life(2) },"),
              HasSubstr("warning T1004: condition exists makes no difference"));
}

TEST(Played, DamageIsKeptOff) {
  expect_judged(
      twins("activated { cost = \"{1}\", target = creature, this_turn(damage_stays { from = self, "
            "affects = creatures }), deal(1, target)... },"));
  EXPECT_THAT(played("activated { cost = \"{1}\", target = creature, this_turn(damage_stays { from = self, "
                     "affects = permanents:attacking():not_ \"creature\" }), deal(1, target) },"),
              HasSubstr("error T1003: step rule does nothing"));
}

TEST(Played, TheColourOfDamageIsAskedFor) {
  EXPECT_THAT(played("colourless_damage { from = either(permanents:that_are \"black\", permanents:that_are "
                     "\"red\"), affects = each(creatures, players) },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(
      played("colourless_damage { from = permanents:attacking():not_ \"creature\", affects = each(creatures, "
             "players) },"),
      HasSubstr("warning T1008: rule damage is colourless is not shown to matter"));
}

TEST(Played, CreaturesDamageThemselves) {
  const auto taken = [](const std::string& by) {
    return "power = 1, toughness = 3, put_into_graveyard { what = self, gain_life(sum(1, "
           "damage_taken(self, " +
           by + "))) },";
  };
  EXPECT_THAT(played(taken("permanents:named \"Trinket\":other()"), creature_head), Not(HasSubstr("T10")));
  EXPECT_THAT(played(taken("permanents:attacking():not_ \"creature\""), creature_head),
              HasSubstr("error T1005: amount damage taken is nothing"));
}

TEST(Played, TheLastCounterIsTakenByAnybody) {
  expect_judged(
      twins("enters_with_counters { kind = \"charge\", n = 2 },\n"
            "at_upkeep { of = you, remove_counters(\"charge\", 1, self) },\n"
            "last_counter_removed { what = self, kind = \"charge\", by = you, gain_life(5)... },"));
}

TEST(Played, SomeSpellsHaveTwoTargets) {
  expect_judged(twins(
      "activated { cost = \"{1}\", target = spell:targeting(you):with_one_target(), counter(target)... },"));
}

TEST(Played, WhatIsDiscardedMayLieElsewhere) {
  EXPECT_THAT(played("discards { by = you, remove_from_game(it:in_zone \"graveyard\") },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(played("discards { by = you, gain_life(1), remove_from_game(it:in_zone \"ante\") },"),
              HasSubstr("warning T1008: step move is not shown to matter"));
}

TEST(Played, PowerIsSometimesLess) {
  const auto asks = [](const std::string& least) {
    return "power = 2, toughness = 4, activated { cost = \"{1}\", when(compare(power_of(self), \"at "
           "least\", " +
           least + "), { gain_life(1) }) },";
  };
  EXPECT_THAT(played(asks("1"), creature_head), Not(HasSubstr("T10")));
  EXPECT_THAT(played(asks("-9"), creature_head),
              HasSubstr("warning T1004: condition compare makes no difference"));
}

TEST(Played, CardsCostMoreThanOne) {
  const auto asks = [](const std::string& times) {
    return "successfully_cast { what = spells:that_are \"instant\", unless { by = that_player, pay = { "
           "\"{1}\", times = " +
           times + " }, counter(it) } },";
  };
  EXPECT_THAT(played(asks("casting_cost_of(it)")), Not(HasSubstr("T10")));
  EXPECT_THAT(played(asks("1")), HasSubstr("warning T1004: how often a cost is paid makes no difference"));
}

TEST(Played, SomeLandsGiveNoMana) {
  EXPECT_THAT(played("activated { cost = \"{1}\", tap(lands:controlled_by(opponent):giving_mana()) },"),
              Not(HasSubstr("T10")));
  EXPECT_THAT(
      played("activated { cost = \"{1}\", tap(lands:that_are \"basic\":of_type \"swamp\":giving_mana()) },"),
      HasSubstr("warning T1004: filter gives mana makes no difference"));
}

TEST(Played, WhatFliesIsBlockedByWhatFlies) {
  const auto blocked = [](const std::string& by) {
    return "power = 2, toughness = 4, flying, becomes_blocked { what = self, by = " + by +
           ", next_end_of_combat { destroy(other_one) } },";
  };
  EXPECT_THAT(played(blocked("creatures:not_ \"wall\""), creature_head), Not(HasSubstr("T10")));
  EXPECT_THAT(played(blocked("creatures:not_ \"wall\":attacking()"), creature_head),
              HasSubstr("warning T1002: ability 2 is not shown"));
}

TEST(Played, SpellsOfOtherColoursDealDamage) {
  expect_judged(twins("deals_damage { what = spells:that_are \"red\", gain_life(1)... },"));
}

TEST(Played, ThingsAreInOtherHandsThanTheirOwners) {
  expect_judged(
      twins("activated { cost = \"{1}\", return_to_hand(enchantments:owned_by(you):enchanting("
            "creatures:controlled_by(opponent)))... },"));
}

TEST(Played, WhatHasJustComeAttacksToo) {
  expect_judged(
      twins("activated { cost = \"{1}\", this_turn(must_attack { affects = creatures:controlled_by("
            "opponent):here_since_turn_began() })... },"));
}

TEST(Played, AttackersDealOtherDamageToo) {
  expect_judged(
      twins("activated { cost = \"{1}\", target = packet:to(you):in_combat(), prevent(target)... },"));
}

TEST(Played, ACardIsOfTheExpansionThatItNames) {
  expect_judged(twins("activated { cost = \"{1}\", tap(permanents:other():from_expansion \"ARN\")... },"));
}

TEST(Played, WhatIsFoundIsMoreThanFiller) {
  expect_judged(
      twins("activated { cost = \"{1}\", search(1, cards:that_are \"artifact\":owned_by(you):in_zone "
            "\"library\"), when(compare(casting_cost_of(found), \"at most\", 3), { "
            "return_to_play(found) })... },"));
}

TEST(Played, CardsLieOutOfTheGame) {
  expect_judged(
      twins("activated { cost = \"{1}\", search(1, cards:that_are \"artifact\":owned_by(you):in_zone "
            "\"out of game\"), return_to_hand(found)... },"));
}

TEST(Played, WhatLiesOnCreaturesCanBePutThere) {
  expect_judged(
      twins("comes_into_play { what = permanents:of_type \"equipment\":controlled_by(you), target = "
            "creature:controlled_by(you), attach(it, target)... },"));
}

TEST(Played, ACreatureDamagesOutsideOfCombat) {
  expect_judged(
      twins("power = 3, toughness = 3,\n"
            "deals_damage { what = self, to = opponent, combat = true, gain_life(1)... },",
            creature_head));
}

TEST(Played, OthersOfItsNameLieInTheLibrary) {
  expect_judged(
      twins("comes_into_play { what = self, search(1, cards:owned_by(you):named \"Trinket\":in_zone "
            "\"library\"), return_to_hand(found)... },"));
}

TEST(Played, ThereAreAsManyAsAreCounted) {
  expect_judged(
      twins("activated { cost = \"{1}, {T}\", only_if = compare(count(permanents:that_are "
            "\"snow-covered\":controlled_by(you)), \"at least\", 4), choose_one { mode { target = permanent, "
            "tap(target) }, mode { target = permanent, untap(target)... } } },"));
}

TEST(Played, ATappedArtifactIsUntappedBeforeItGoes) {
  expect_judged(
      twins("activated { cost = \"{1}, {T}\", put_into(\"set aside\", cards:owned_by(you):in_zone "
            "\"library\":on_top(1)) },\n"
            "leaves_play { what = self, put_into(\"graveyard\", cards:removed_by(self))... },"));
}

TEST(Played, AFindingIsShownByAScenario) {
  const std::string card =
      made_file("trinket.lua",
                "return artifact \"Trinket\" { cost = \"{1}\",\n"
                "activated { cost = \"{1}\", gain_life(1), put_counters(\"charge\", 1, self) },\n}\n");
  const Ran ran = run({"check", card, "--level", "6", "--scenarios", folder()});
  EXPECT_EQ(ran.status, 1);
  const std::string shown = folder() + "/trinket_1.lua";
  EXPECT_THAT(content(shown), HasSubstr("scenario(\"without it\""));
  EXPECT_THAT(run({"test", shown}).out, HasSubstr("2 passed, 0 failed"));
}

TEST(Played, ScriptsOfOneNameAreShownApart) {
  const std::string trinket =
      "\" { cost = \"{1}\",\nactivated { cost = \"{1}\", gain_life(1), put_counters(\"charge\", 1, self) "
      "},\n}\n";
  for (const char* name : {"one", "two"}) {
    std::filesystem::create_directories(folder() + "/cards/" + name);
    made_file(std::string("cards/") + name + "/trinket.lua",
              std::string("return artifact \"Trinket ") + name + trinket);
  }
  const std::string shown = folder() + "/shown";
  EXPECT_EQ(run({"check", folder() + "/cards", "--level", "6", "--scenarios", shown}).status, 1);
  for (const std::string name : {"one", "two"})
    EXPECT_THAT(content(shown + "/" + name + "/trinket_1.lua"), HasSubstr("Trinket " + name));
  EXPECT_FALSE(std::filesystem::exists(shown + "/trinket_1.lua"));
  // However the scripts are named on the command line.
  const std::string both = folder() + "/both";
  run({"check", folder() + "/cards/one/../one/trinket.lua", folder() + "/cards/two", "--level", "6",
       "--scenarios", both});
  EXPECT_TRUE(std::filesystem::exists(both + "/one/trinket_1.lua"));
  EXPECT_TRUE(std::filesystem::exists(both + "/two/trinket_1.lua"));
}

TEST(Played, TheSameWithAnyJobsAndForPrograms) {
  const auto check = [](const char* jobs) {
    return run({"check", source_file("cards/the_dark/flood.lua"),
                source_file("cards/the_dark/mana_clash.lua"), source_file("cards/the_dark/uncle_istvan.lua"),
                source_file("cards/the_dark/venom.lua"), "--level", "6", "--jobs", jobs, "--format", "json"});
  };
  const Ran one = check("1");
  const Ran two = check("2");
  EXPECT_EQ(one.out, two.out);
  const auto json = nlohmann::json::parse(one.out, nullptr, false);
  EXPECT_EQ(json["summary"]["played"], 4);
}

TEST(Played, HalfOfTheDamageOfASpellIsSome) {
  const Ran ran = run({"check", source_file("cards/legends/backdraft.lua"), "--level", "6"});
  EXPECT_THAT(ran.out, AllOf(HasSubstr("1 played"), HasSubstr("0 errors, 0 warnings")));
}

TEST(Played, ACreatureIsLeftAlone) {
  const Ran ran = run({"check", source_file("cards/legends/halfdane.lua"), "--level", "6"});
  EXPECT_THAT(ran.out, AllOf(HasSubstr("1 played"), HasSubstr("0 errors, 0 warnings")));
}

TEST(Played, HundredsOfAbilitiesToAskAboutEndTheTrial) {
  std::string given, sources;
  for (int i = 1; i <= 150; ++i)
    given += "continuous { affects = permanents, gains = activated { cost = \"{0}\", gain_life(" +
             std::to_string(i) + ") } },\n";
  for (int i = 1; i <= 200; ++i)
    sources += "activated { cost = \"{T}\", add_mana(\"{R}\", you, sum(count(lands:untapped()), " +
               std::to_string(i) + ")) },\n";
  for (const std::string& abilities : {given, sources})
    EXPECT_THAT(played(abilities), testing::AnyOf(HasSubstr("T1007"), HasSubstr("T1009")));
}

}  // namespace
}  // namespace sleight::cli
