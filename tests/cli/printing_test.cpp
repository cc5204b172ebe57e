// Printings from the command line: scaffold --printed and --renew, check --printed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* card_data = R"({"data": {
  "Test Drake": [{"name": "Test Drake", "type": "Creature — Human Drake", "types": ["Creature"], "manaCost": "{1}{U}",
    "power": "2", "toughness": "2", "firstPrinting": "LEA", "printings": ["LEA"],
    "text": "At the beginning of your upkeep, Test Drake deals 1 damage to you."}],
  "Test Bolt": [{"name": "Test Bolt", "type": "Instant", "manaCost": "{R}", "firstPrinting": "LEA",
    "printings": ["LEA"], "text": "Test Bolt deals 3 damage to any target."}]
}})";

constexpr const char* printings = R"({
  "Test Drake": {"set": "4ED", "type": "Summon — Drake",
                 "text": "At the end of your upkeep, Test Drake deals 1 damage to you."},
  "Test Bolt": {"set": "4ED", "type": "Instant",
                "text": "Test Bolt deals 3 damage to target creature or player."}
})";

struct Made {
  std::string cards = made_file("cards.json", card_data);
  std::string printed = made_file("printed.json", printings);
  std::string out = folder() + "/out";
  Ran scaffold(const std::vector<std::string>& more) const {
    std::vector<std::string> all{"scaffold", "--cards", cards, "--printed", printed, "--out", out};
    all.insert(all.end(), more.begin(), more.end());
    return run(all);
  }
};

TEST(Printing, TheScriptFollowsItAndSaysInWhat) {
  const Made made;
  ASSERT_EQ(made.scaffold({}).status, 0);
  const std::string drake = content(made.out + "/test_drake.lua");
  EXPECT_THAT(drake, HasSubstr("return summon \"Drake\" \"Test Drake\""));
  EXPECT_THAT(drake, HasSubstr("part = \"end\""));
  EXPECT_THAT(drake, HasSubstr("differs = { \"types\", \"timing\" }"));
  EXPECT_THAT(content(made.out + "/test_bolt.lua"), Not(HasSubstr("differs"))) << "both say the same";
}

TEST(Printing, AScriptOfItIsHeldAgainstItAndAgainstTheData) {
  const Made made;
  made.scaffold({});
  const Ran result = run({"check", made.out, "--cards", made.cards, "--printed", made.printed});
  EXPECT_EQ(result.status, 0) << result.out;
  EXPECT_THAT(result.out, HasSubstr("2 as printed, 0 not as printed, 0 printings unread, 0 no printing"));
}

TEST(Printing, TheLibraryIsWhatItsPrintingsAndTheCardDataSay) {
  const std::string wordings = source_file("tests/data/wordings.json");
  const Ran result = run({"check", source_file("cards"), "--cards", wordings, "--printed", wordings});
  EXPECT_EQ(result.status, 0) << result.out;
  EXPECT_THAT(result.out,
              HasSubstr("1585 proved, 0 differ, 0 unread, 5 unsupported, 0 functions, 1319 as printed, "
                        "0 not as printed, 271 printings unread, 0 no printing"));
}

TEST(Printing, WhatStandsInOneFileWithItsPrintingIsHeldAgainstTheDataAlone) {
  const Made made;
  const std::string both = made_file("both.json", R"({"data": {"Test Wizard": [{"name": "Test Wizard",
    "manaCost": "{U}", "type": "Creature — Goblin Wizard", "power": "1", "toughness": "1",
    "text": "{T}: You may put a Goblin permanent card from your hand onto the battlefield.",
    "originalType": "Summon — Goblin",
    "originalText": "{T}: You may put a Goblin card from your hand into play."}]}})");
  const std::string script = made_file("wizard/test_wizard.lua", R"(return summon "Goblin" "Test Wizard" {
  cost = "{U}", power = 1, toughness = 1,
  text = [[{T}: You may put a Goblin card from your hand into play.]],
  differs = { "types", "effect" },
  activated {
    cost = "{T}",
    may { search(1, cards:of_type "goblin":owned_by(you):in_zone "hand"), return_to_play(found) },
  },
})");
  const Ran result = run({"check", script, "--cards", both, "--printed", both});
  EXPECT_EQ(result.status, 0) << result.out;
}

TEST(Printing, ALegendOfTheDataIsNoOtherTypeThanALegendOfThePrinting) {
  const std::string both = made_file("legend.json", R"({"data": {"Test Lady": [{"name": "Test Lady",
    "manaCost": "{G}", "type": "Legendary Creature — Elf", "supertypes": ["Legendary"], "types": ["Creature"],
    "subtypes": ["Elf"], "power": "1", "toughness": "1", "text": "Trample", "originalType": "Summon — Legend",
    "originalText": "Trample"}]}})");
  const auto checked = [&](const std::string& differs) {
    const std::string script =
        made_file("legend/test_lady.lua",
                  "return summon \"Elf\" \"Test Lady\" {\n"
                  "  cost = \"{G}\", power = 1, toughness = 1, legend = true,\n  text = \"Trample\",\n" +
                      differs + "  trample,\n}\n");
    return run({"check", script, "--cards", both, "--printed", both});
  };
  EXPECT_EQ(checked("").status, 0) << checked("").out;
  EXPECT_THAT(checked("  differs = { \"types\" },\n").out, HasSubstr("T0407"));
}

TEST(Printing, TheReportTellsHowManyAgree) {
  const Made made;
  const Ran result =
      run({"scaffold", "--cards", made.cards, "--printed", made.printed, "--report", "--format", "json"});
  const auto report = nlohmann::json::parse(result.out, nullptr, false);
  EXPECT_EQ(report["printing"], nlohmann::json({{"cards", 2}, {"read", 2}, {"agree", 1}, {"differ", 1}}));
  ASSERT_EQ(report["witnesses"].size(), 1U);
  EXPECT_EQ(report["witnesses"][0]["name"], "Test Drake");
  EXPECT_EQ(report["witnesses"][0]["differs"], nlohmann::json({"types", "timing"}));
}

TEST(Printing, TheFileOfASetHasItToo) {
  const std::string set = made_file("set.json", R"({"data": {"code": "4ED", "name": "Fourth", "cards": [
    {"name": "Test Drake", "type": "Creature — Drake", "originalType": "Summon — Drake",
     "originalText": "At the end of your upkeep, Test Drake deals 1 damage to you."}]}})");
  const Made made;
  const Ran result = run({"scaffold", "--cards", made.cards, "--printed", set, "Test Drake"});
  EXPECT_THAT(result.out, HasSubstr("differs = { \"types\", \"timing\" }"));
}

TEST(Printing, ScriptsThatNobodyChangedAreRenewedAndOthersKept) {
  const Made made;
  // A folder is that of the set which its set.lua names, whatever it is called.
  made_file("out/first/set.lua", "return set { name = \"First\", code = \"LEA\" }\n");
  Ran result = made.scaffold({"--by-set", "--renew"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("2 written anew, 0 as they were, 0 changed by hand and kept"));
  const std::string drake = made.out + "/first/test_drake.lua", bolt = made.out + "/first/test_bolt.lua";
  const std::string scaffolded = content(drake);

  // The sources say something else now: what nobody has touched follows them.
  made_file("printed.json", changed(printings, "end of your upkeep", "beginning of your upkeep"));
  const std::string mine = changed(content(bolt), "deal(3", "deal(4");
  made_file("out/first/test_bolt.lua", mine);
  result = made.scaffold({"--by-set", "--renew"});
  EXPECT_THAT(result.out, HasSubstr("1 written anew, 0 as they were, 1 changed by hand and kept"));
  EXPECT_NE(content(drake), scaffolded);
  EXPECT_EQ(content(bolt), mine);
  EXPECT_THAT(result.err,
              HasSubstr("test_bolt.lua:1:1: warning T0211: this script was changed by hand and is kept; "
                        "the script says \"Test Bolt deals 4 damage to target creature or player.\", the "
                        "sources say \"Test Bolt deals 3 damage to target creature or player.\""));

  result = made.scaffold({"--by-set", "--renew"});
  EXPECT_THAT(result.out, HasSubstr("0 written anew, 1 as they were, 1 changed by hand and kept"));
}

TEST(Printing, AnotherShapeIsToldAtItsPlace) {
  const auto told = [](const std::string& json) {
    return run({"check", source_file("cards/alpha"), "--printed", made_file("printed.json", json)});
  };
  const auto names = [](const Ran& result, const std::string& what) {
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.err, HasSubstr(what));
  };
  names(told(R"({"Terror": "Instant"})"),
        ":1:12: error T0210: the printing of \"Terror\" should be an object");
  names(told(R"({"Terror": {"text": "Bury it."}})"),
        "error T0210: the printing of \"Terror\" has no \"type\"");
  names(told(R"({"Terror": {"typ": "Instant"}})"), "error T0210: a printing has no \"typ\"");
  names(told(R"({"Terror": {"type": 3}})"), "error T0210: \"type\" of a printing should be text");
  names(told(R"({"A": {"type": "Instant"}, "a": {"type": "Instant"}})"),
        "error T0210: the printing of \"a\" stands twice");
  names(told("[]"), "error T0210: the printings are no JSON object");
  names(told("{}"), "error T0210: no card is in it");
  names(told(R"({"Terror": {"type": )"), "error T0201: the JSON ends too early");
  names(told(R"({"data": {"Terror": [{"name": "Terror", "type": "Instant"}]}})"),
        "error T0210: no card of this data has an \"originalType\"");
}

}  // namespace
}  // namespace sleight::cli
