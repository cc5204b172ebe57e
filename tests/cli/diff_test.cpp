// What changed between two scripts, or two folders of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

const char* const small_factory =
    "return land \"Small Factory\" {\n"
    "  text = [[\n    {T}: Add {C} to your mana pool.\n    {1}: You gain 1 life.\n  ]],\n"
    "  activated { cost = \"{T}\", add_mana \"{C}\" },\n"
    "  activated { cost = \"{1}\", gain_life(1) },\n"
    "}\n";

TEST(Diff, OfTheSameIsNothing) {
  const std::string one = made_file("a.lua", small_factory);
  const std::string other =
      made_file("b.lua", "-- Another layout.\n" + changed(small_factory, "  activated { cost = \"{1}\",",
                                                          "activated { cost=\"{1}\","));
  for (const std::string& with : {one, other}) {
    const Ran ran = run({"diff", one, with});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "0 added, 0 removed, 0 changed, 1 the same\n");
  }
  EXPECT_EQ(run({"diff", one, other, "-q"}).out, "");
}

TEST(Diff, OfCardsIsToldPartByPart) {
  const std::string one = made_file("a.lua", small_factory);
  std::string text = changed(small_factory, "gain_life(1)", "gain_life(2)");
  text = changed(text, "  activated { cost = \"{T}\", add",
                 "  activated { cost = \"{2}\", draw(1) },\n"
                 "  activated { cost = \"{T}\", add");
  const std::string other = made_file("b.lua", text);
  const Ran ran = run({"diff", one, other});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out,
            "changed card Small Factory\n"
            "  text\n"
            "  + {2}: Draw a card.\n"
            "  - {1}: Gain 1 life.\n"
            "  + {1}: Gain 2 life.\n"
            "  abilities\n"
            "  + a fast effect\n"
            "\n"
            "0 added, 0 removed, 1 changed, 0 the same\n");
}

TEST(Diff, OfWhatNoEnglishTellsIsShownAsLua) {
  const std::string one = made_file("a.lua", small_factory);
  const std::string other = made_file("b.lua", changed(small_factory, "You gain 1 life", "Gain 1 life"));
  const Ran ran = run({"diff", one, other});
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("  script\n"));
  EXPECT_THAT(ran.out, HasSubstr("  -     {1}: You gain 1 life.\n  +     {1}: Gain 1 life.\n"));
}

TEST(Diff, OfAFunctionIsShownAsLua) {
  const std::string script =
      "return sorcery \"Odd Luck\" {\n"
      "  cost = \"{R}\",\n"
      "  text = [[Gain 3 life.]],\n"
      "  gain_life(function(c) return 3 end),\n"
      "}\n";
  const std::string one = made_file("a.lua", script);
  EXPECT_EQ(run({"diff", one, made_file("b.lua", "-- The same.\n" + script)}).status, 0);
  const Ran ran = run({"diff", one, made_file("c.lua", changed(script, "return 3", "return 4"))});
  EXPECT_EQ(ran.status, 1) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("  script\n"
                                 "  -   gain_life(function(c) return 3 end),\n"
                                 "  +   gain_life(function(c) return 4 end),\n"));
}

TEST(Diff, OfFoldersTellsWhatIsNewAndGone) {
  made_file("a/one.lua", small_factory);
  made_file("a/two.lua", bolt_script);
  made_file("b/elsewhere/one.lua", small_factory);
  made_file("b/three.lua", changed(small_factory, "\"Small Factory\"", "\"Mill\""));
  const Ran ran = run({"diff", folder() + "/a", folder() + "/b"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out,
            "removed card Lightning Bolt\n"
            "  headline\n"
            "  - {R}, instant\n"
            "  text\n"
            "  - Lightning Bolt deals 3 damage to target creature or player.\n"
            "  abilities\n"
            "  - the effect of an instant\n"
            "\n"
            "added card Mill\n"
            "  headline\n"
            "  + land\n"
            "  text\n"
            "  + {T}: Add {C} to your mana pool.\n"
            "  + {1}: Gain 1 life.\n"
            "  abilities\n"
            "  + a mana source\n"
            "  + a fast effect\n"
            "\n"
            "1 added, 1 removed, 0 changed, 1 the same\n");
}

TEST(Diff, OfModsTellsEachThing) {
  const auto write = [](const std::string& mod, const std::string& version, const std::string& life,
                        const std::string& code, const std::string& power, const std::string& lose_at) {
    made_file(mod + "/mod.lua", "return mod { name = \"Night\", version = \"" + version + "\" }\n");
    made_file(
        mod + "/rules/night.lua",
        "return rule_set \"night\" { like = \"fifth\", options = { [\"setup.life\"] = " + life + " } }\n");
    made_file(mod + "/cards/dusk/set.lua", "return set { name = \"Dusk\", code = \"" + code + "\" }\n");
    made_file(mod + "/keywords/stealth.lua",
              "return keyword \"stealth\" { cannot_be_blocked { by = creatures:power(" + power + ") } }\n");
    made_file(mod + "/counters.lua", "return { counter_kind \"fear\" { lose_at = " + lose_at + " } }\n");
    made_file(
        mod + "/cards/dusk/owl.lua",
        "return summon \"Bird\" \"Owl\" { cost = \"{1}{B}\", power = 1, toughness = 1, text = [[Stealth]], "
        "stealth }\n");
  };
  write("a", "1", "25", "DSK", "3", "5");
  write("b", "2", "30", "DUS", "4", "6");
  const Ran ran = run({"diff", folder() + "/a", folder() + "/b"});
  EXPECT_EQ(ran.status, 1) << ran.err;
  EXPECT_EQ(ran.out,
            "changed mod Night\n"
            "  version\n"
            "  - 1\n"
            "  + 2\n"
            "\n"
            "changed set Dusk\n"
            "  code\n"
            "  - DSK\n"
            "  + DUS\n"
            "\n"
            "changed rule set night\n"
            "  options\n"
            "  - setup.life = 25: With how much life a player starts.\n"
            "  + setup.life = 30: With how much life a player starts.\n"
            "\n"
            "changed keyword stealth\n"
            "  abilities\n"
            "  - Stealth cannot be blocked by creatures with power 3 or more.\n"
            "  + Stealth cannot be blocked by creatures with power 4 or more.\n"
            "\n"
            "changed counter fear\n"
            "  lose at\n"
            "  - 5\n"
            "  + 6\n"
            "\n"
            "0 added, 0 removed, 5 changed, 1 the same\n");
}

// What a rule set takes from the one that it is like stands on both sides.
TEST(Diff, OfRuleSetsIsOfWhatTheyAreInPlay) {
  const Ran ran =
      run({"diff", source_file("scripting/rules/fifth.lua"), source_file("scripting/rules/microprose.lua")});
  EXPECT_EQ(ran.status, 1) << ran.err;
  for (const char* same : {"dp.batches", "  phases\n", "  layers\n", "  abilities\n"})
    EXPECT_THAT(ran.out, Not(HasSubstr(same)));
  EXPECT_THAT(ran.out,
              HasSubstr("  - combat.must_attack = true: Whether creatures that must attack keep main from "
                        "ending. Main cannot end before they attacked.\n"
                        "  + combat.must_attack = false: Whether creatures that must attack keep main from "
                        "ending. It can.\n"));
}

TEST(Diff, OfRuleSetsThatSayTheSameInOtherWords) {
  const std::string one = made_file("a/calm.lua", "return rule_set \"calm\" { like = \"fifth\" }\n");
  const std::string other = made_file(
      "b/calm.lua",
      "return rule_set \"calm\" { like = \"fifth\", options = { [\"dp.batches\"] = \"batches\" } }\n");
  EXPECT_EQ(run({"diff", one, other}).out, "0 added, 0 removed, 0 changed, 1 the same\n");
  // The one that it is like lies beside it, and changes.
  for (const auto& [side, life] : {std::pair("a", "21"), std::pair("b", "22")}) {
    made_file(std::string(side) + "/calm.lua", "return rule_set \"calm\" { like = \"base\" }\n");
    made_file(std::string(side) + "/base.lua",
              std::string("return rule_set \"base\" { like = \"fifth\", options = { [\"setup.life\"] = ") +
                  life + " } }\n");
  }
  EXPECT_THAT(run({"diff", one, other}).out,
              HasSubstr("changed rule set calm\n  options\n  - setup.life = 21: "));
  std::filesystem::remove(folder() + "/b/base.lua");
  const Ran alone = run({"diff", one, other});
  EXPECT_EQ(alone.status, 2);
  EXPECT_THAT(alone.err, HasSubstr("b/calm.lua:1:33: error L0404: there is no rule set called base"));
}

TEST(Diff, OfFilesInAModKnowsItsWords) {
  for (const char* mod : {"a", "b"}) {
    made_file(std::string(mod) + "/mod.lua", "return mod { name = \"Night\", version = \"1\" }\n");
    made_file(std::string(mod) + "/keywords/stealth.lua",
              "return keyword \"stealth\" { cannot_be_blocked {} }\n");
  }
  const std::string owl =
      "return summon \"Bird\" \"Owl\" { cost = \"{B}\", power = 1, toughness = 1, text = [[Stealth]], "
      "stealth }\n";
  const std::string one = made_file("a/cards/owl.lua", owl);
  const std::string other = made_file("b/cards/owl.lua", changed(owl, "power = 1", "power = 2"));
  for (const auto& [before, after] :
       {std::pair(one, other), std::pair(folder() + "/a/cards", folder() + "/b/cards")}) {
    const Ran ran = run({"diff", before, after});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("changed card Owl\n  headline\n"));
  }
}

TEST(Diff, OfOneCardThatWasRenamed) {
  const std::string one = made_file("a.lua", small_factory);
  const std::string other = made_file("b.lua", changed(small_factory, "\"Small Factory\"", "\"Mill\""));
  EXPECT_EQ(run({"diff", one, other}).out,
            "changed card Mill\n"
            "  name\n"
            "  - Small Factory\n"
            "  + Mill\n"
            "\n"
            "0 added, 0 removed, 1 changed, 0 the same\n");
}

TEST(Diff, IsToldToPrograms) {
  const std::string one = made_file("a.lua", small_factory);
  const Ran ran =
      run({"diff", "--format", "json", "-", one}, changed(small_factory, "gain_life(1)", "gain_life(2)"));
  EXPECT_EQ(ran.status, 1) << ran.err;
  const auto told = nlohmann::json::parse(ran.out, nullptr, false);
  EXPECT_EQ(told["summary"]["changed"], 1);
  EXPECT_EQ(told["changes"][0]["kind"], "card");
  EXPECT_EQ(told["changes"][0]["change"], "changed");
  EXPECT_EQ(told["changes"][0]["file_before"], "(standard input)");
  EXPECT_EQ(told["changes"][0]["file_after"], one);
  EXPECT_EQ(told["changes"][0]["parts"][0]["part"], "text");
  EXPECT_EQ(told["changes"][0]["parts"][0]["before"][0], "{1}: Gain 2 life.");
  EXPECT_EQ(told["changes"][0]["parts"][0]["after"][0], "{1}: Gain 1 life.");
}

TEST(Diff, OfWhatCannotBeReadIsTrouble) {
  const std::string one = made_file("a.lua", small_factory);
  EXPECT_EQ(run({"diff", one, folder() + "/b.lua"}).status, 2);
  const Ran broken = run({"diff", one, made_file("b.lua", changed(small_factory, "gain_life", "gain_live"))});
  EXPECT_EQ(broken.status, 2);
  EXPECT_EQ(broken.out, "");
  EXPECT_THAT(broken.err, HasSubstr("did you mean `gain_life`"));
}

// Of the library nothing is lost: each card is on both sides, and is the same.
TEST(Diff, OfTheLibraryAndItself) {
  const Ran ran = run({"diff", source_file("cards"), source_file("cards")});
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, testing::StartsWith("0 added, 0 removed, 0 changed, 1"));
}

}  // namespace
}  // namespace sleight::cli
