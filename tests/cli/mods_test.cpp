// Mods on the command line: what they bring is used by every command that plays, tests or checks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

std::string mod(const std::string& name) { return source_file("tests/mods/" + name); }

std::string made_mod(const std::string& name, const std::string& version) {
  const std::string about = "return mod { name = \"" + name + "\", version = \"" + version + "\" }";
  const std::string file = made_file(name + "/mod.lua", about);
  return file.substr(0, file.rfind('/'));
}

TEST(Mods, AreUsedByScenarios) {
  const std::string scenarios = mod("kitchen_table") + "/scenarios";
  const Ran with = run({"test", "--mod", mod("kitchen_table"), scenarios});
  EXPECT_EQ(with.status, 0) << with.out;
  // In the mod it is found; elsewhere it has to be named.
  EXPECT_EQ(run({"test", scenarios}).out, with.out);
  const std::string elsewhere = folder() + "/scenarios";
  std::filesystem::copy(scenarios, elsewhere, std::filesystem::copy_options::recursive);
  const Ran without = run({"test", elsewhere});
  EXPECT_EQ(without.status, 1);
  EXPECT_THAT(without.out, HasSubstr("there is no rule set called kitchen_table"));
}

// What a mod brings (keywords, counters, phases) are words that the texts of its cards may use.
TEST(Mods, HaveCardsWhoseTextsAreProved) {
  for (const char* name : {"double_strike", "frost", "kitchen_table", "market", "shadow"}) {
    const Ran checked = run({"check", mod(name)});
    EXPECT_EQ(checked.status, 0) << checked.out;
    EXPECT_THAT(checked.out, HasSubstr("0 differ, 0 unread")) << name;
    EXPECT_THAT(checked.out, HasSubstr("0 errors, 0 warnings")) << name;
  }
  made_file("whirl/mod.lua", "return mod { name = \"whirl\", version = \"1\" }\n");
  made_file("whirl/keywords/whirling.lua", "return keyword \"whirling\" { cannot_block {} }\n");
  EXPECT_EQ(run({"parse", "Whirling", "--type", "Creature"}).status, 1);
  const Ran with = run({"parse", "Whirling", "--type", "Creature", "--mod", folder() + "/whirl"});
  EXPECT_EQ(with.status, 0) << with.out;
}

TEST(Mods, SeveralAreLoadedInTheOrderGiven) {
  const std::string scenarios = mod("frost") + "/scenarios";
  EXPECT_EQ(run({"test", "--mod", mod("kitchen_table"), "--mod", mod("frost"), scenarios}).status, 0);
}

TEST(Mods, GiveDuelsTheirRules) {
  const Ran duel = run({"duel", black_red(), black_red(), "--seed", "1", "--mod", mod("kitchen_table"),
                        "--rules", "kitchen_table", "--record", folder() + "/duel.json"});
  EXPECT_EQ(duel.status, 0) << duel.err;
  const std::string record = folder() + "/duel.json";
  const Ran start = run({"replay", record, "--mod", mod("kitchen_table"), "--until", "0", "--state"});
  EXPECT_THAT(start.out, HasSubstr("Bob: 30 life")) << start.err;
  EXPECT_EQ(run({"why", record, "Swamp", "types", "--mod", mod("kitchen_table")}).status, 0);
  EXPECT_EQ(run({"sim", black_red(), black_red(), "--games", "3", "--mod", mod("kitchen_table"), "--rules",
                 "kitchen_table"})
                .status,
            0);
  const Ran misspelt = run({"duel", black_red(), black_red(), "--seed", "1", "--mod", mod("kitchen_table"),
                            "--rules", "kitchen_tabel"});
  EXPECT_EQ(misspelt.status, 2);
  EXPECT_THAT(misspelt.err, HasSubstr("Write kitchen_table."));
}

TEST(Mods, AreRememberedByRecordsWithTheirVersions) {
  const std::string record = folder() + "/duel.json";
  run({"duel", black_red(), black_red(), "--seed", "1", "--mod", made_mod("plain", "1.0"), "--record",
       record});
  EXPECT_EQ(run({"replay", record, "--mod", made_mod("plain", "1.0")}).status, 0);
  const Ran other = run({"replay", record, "--mod", made_mod("plain", "1.1")});
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.err,
              HasSubstr("the record was played with the mod plain 1.0, not with the mod plain 1.1"));
  const Ran more = run({"replay", record, "--mod", made_mod("plain", "1.0"), "--mod", mod("frost")});
  EXPECT_THAT(more.err, HasSubstr("not with the mods plain 1.0, frost 1.0"));
  run({"duel", black_red(), black_red(), "--seed", "1", "--record", record});
  EXPECT_THAT(run({"replay", record, "--mod", mod("frost")}).err,
              HasSubstr("the record was played without mods, not with the mod frost 1.0\n"
                        "  fix: leave `--mod` out\n"));
}

// What lies in a mod may change while its version stays: only where the replay differs that is the reason.
TEST(Mods, HaveAFingerprintInRecords) {
  const std::string about = "return mod { name = \"plain\", version = \"1.0\" }";
  made_file("one/mod.lua", about);
  made_file("two/mod.lua", about);
  made_file("two/cards/lightning_bolt.lua",
            "return instant \"Lightning Bolt\" { cost = \"{R}\", target = player, deal(1, target) }");
  const std::string record = folder() + "/duel.json";
  run({"duel", black_red(), black_red(), "--seed", "1", "--mod", folder() + "/one", "--record", record});
  EXPECT_EQ(run({"replay", record, "--mod", folder() + "/one"}).status, 0);
  made_file("one/cards/none.txt", "no script");
  EXPECT_EQ(run({"replay", record, "--mod", folder() + "/one"}).status, 0);
  const Ran other = run({"replay", record, "--mod", folder() + "/two"});
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.err, HasSubstr("fix: changed since it was recorded: the mod plain 1.0; record"));
}

TEST(Mods, WhoseRulesAreMissingAreNamedBeforeTheRules) {
  const std::string record = folder() + "/duel.json";
  run({"duel", black_red(), black_red(), "--seed", "1", "--mod", mod("kitchen_table"), "--rules",
       "kitchen_table", "--record", record});
  EXPECT_THAT(run({"replay", record}).err,
              HasSubstr("error T0703: the record was played with the mod kitchen table 1.0, not without"));
  std::string text = content(record);
  text.replace(text.find("kitchen_table\",\"finger"), 13, "chicken_table");
  EXPECT_THAT(run({"replay", made_file("other.json", text), "--mod", mod("kitchen_table")}).err,
              HasSubstr("error T0703: the record was played by the rule set chicken_table, which neither"));
}

TEST(Records, RememberTheLibraryTheyWerePlayedWith) {
  const std::string cards = folder() + "/library";
  for (const char* land : {"Swamp", "Mountain"})
    made_file(std::string("library/") + land + ".lua", std::string("return basic_land \"") + land + "\" {}");
  const std::string deck = made_file("lands.txt", "20 Swamp\n20 Mountain\n");
  const std::string record = folder() + "/duel.json";
  const Ran played = run({"duel", deck, deck, "--seed", "1", "--library", cards, "--record", record});
  ASSERT_EQ(played.status, 0) << played.err;
  EXPECT_EQ(run({"replay", record, "--library", cards}).status, 0);
  const Ran without = run({"replay", record});
  EXPECT_EQ(without.status, 1);
  EXPECT_THAT(without.err,
              HasSubstr("error T0703: the record was played with the library in " + cards +
                        ", not with the library of the program\n  fix: name it with `--library " + cards));
  // Elsewhere it is the same library, and less of it is none.
  made_file("moved/Swamp.lua", "return basic_land \"Swamp\" {}");
  EXPECT_THAT(run({"replay", record, "--library", folder() + "/moved"}).err,
              HasSubstr("error T0703: the record was played with cards that the library does not have: "
                        "Mountain\n"));
  made_file("moved/Mountain.lua", "return basic_land \"Mountain\" {}");
  EXPECT_EQ(run({"replay", record, "--library", folder() + "/moved"}).status, 0);
}

TEST(Mods, TeachTheirKeywordsToCardsThatAreChecked) {
  const std::string about = made_mod("mist", "1.0");
  made_file("mist/keywords/misty.lua",
            "return keyword \"misty\" { text = \"Nothing blocks it.\", cannot_be_blocked {} }");
  const std::string card = made_file("wisp.lua",
                                     "return summon \"Spirit\" \"Wisp\" { cost = \"{U}\", power = 1, "
                                     "toughness = 1, text = [[Misty]], misty }");
  EXPECT_THAT(run({"check", card}).out, HasSubstr("misty"));
  EXPECT_EQ(run({"check", card, "--mod", about}).status, 0);
}

/// A mod with one of each kind of thing; with `more` in its mod.lua.
std::string mod_of_all_kinds(const std::string& name, const std::string& more = "") {
  made_file(name + "/cards/spark.lua",
            "return instant \"Spark\" { cost = \"{U}\", text = [[Draw a card.]], draw(1) }\n");
  made_file(
      name + "/cards/wisp.lua",
      "return summon \"Spirit\" \"Wisp\" {\n  cost = \"{U}\", power = 1, toughness = 1,\n  text = [[\n    "
      "Misty\n    {T}: Put a rust counter on Wisp.\n  ]],\n  misty,\n  activated { cost = \"{T}\", "
      "put_counters(\"rust\", 1, self) },\n}\n");
  made_file(name + "/keywords/misty.lua", "return keyword \"misty\" { cannot_be_blocked {} }\n");
  made_file(name + "/counters.lua", "return { counter_kind \"rust\" { plus = \"-1/-1\" } }\n");
  made_file(name + "/rules/quiet.lua", "return rule_set \"quiet\" { like = \"fifth\" }\n");
  const std::string file =
      made_file(name + "/mod.lua", "return mod { name = \"" + name + "\", version = \"1\"" + more + " }\n");
  return file.substr(0, file.rfind('/'));
}

TEST(Mods, TellWhatTheyBring) {
  const std::string quay = mod_of_all_kinds("quay");
  made_file(
      "quay/cards/serra_angel.lua",
      "return summon \"Angel\" \"Serra Angel\" {\n  cost = \"{W}\", power = 4, toughness = 4,\n  text = "
      "[[Flying]], flying,\n}\n");
  made_file("quay/cards/pier/set.lua", "return set { name = \"Pier\", code = \"PIE\" }\n");
  EXPECT_THAT(run({"check", quay}).out, HasSubstr("mod quay 1\n"
                                                  "  adds 2 cards: Spark, Wisp\n"
                                                  "  adds 1 keyword: misty\n"
                                                  "  adds 1 counter: rust\n"
                                                  "  adds 1 rule set: quiet\n"
                                                  "  adds 1 set: Pier\n"
                                                  "  replaces the card Serra Angel of the library\n"
                                                  "8 files, 3 cards, 3 proved"));
  const auto json = nlohmann::json::parse(run({"check", quay, "--format", "json"}).out).at("mods").at(0);
  EXPECT_EQ(json.at("name"), "quay");
  EXPECT_EQ(json.at("parts").size(), 7U);
  for (const auto& part : json.at("parts"))
    EXPECT_EQ(part.contains("before"), part.at("name") == "Serra Angel") << part;
  EXPECT_THAT(run({"check", made_mod("empty", "1")}).out, HasSubstr("mod empty 1\n  adds nothing\n"));
}

TEST(Mods, ThatBringTheSameAreFound) {
  const std::string quay = mod_of_all_kinds("quay");
  const std::string pier = mod_of_all_kinds("pier");
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"check", quay, pier},
        {"check", pier, "--mod", quay},
        {"check", pier + "/cards/spark.lua", "--mod", quay, "--mod", pier}}) {
    const Ran checked = run(arguments);
    EXPECT_EQ(checked.status, 1);
    EXPECT_THAT(checked.out, HasSubstr(pier +
                                       "/cards/spark.lua:1:16: error L0402: a second card is called Spark; "
                                       "the first is in " +
                                       quay + "/cards/spark.lua, of the mod quay\n"));
    EXPECT_THAT(checked.out, HasSubstr("  fix: Load only one of the two mods, or say in the mod.lua of pier: "
                                       "`replaces = { \"Spark\" }`.\n"));
    EXPECT_THAT(
        checked.out,
        HasSubstr(pier + "/keywords/misty.lua:1:16: error L0402: a second keyword is called misty; "));
    EXPECT_THAT(checked.out,
                HasSubstr(pier + "/counters.lua:1:23: error L0402: a second counter is called rust; "));
    EXPECT_THAT(checked.out,
                HasSubstr(pier + "/rules/quiet.lua:1:17: error L0402: a second rule set is called quiet; "));
  }
  mod_of_all_kinds("pier", ", replaces = { \"spark\", \"Wisp\", \"misty\", \"rust\", \"quiet\" }");
  const Ran checked = run({"check", quay, pier});
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_THAT(checked.out, HasSubstr("  overrides the keyword misty of the mod quay\n"));
  EXPECT_THAT(checked.out, HasSubstr("  overrides the card Spark of the mod quay\n"));
}

TEST(Mods, ThatReplaceNothingAreFound) {
  const std::string quay = made_mod("quay", "1");
  const auto replacing = [](const std::string& name, const std::string& card) {
    made_file("quay/mod.lua",
              "return mod {\n  name = \"quay\", version = \"1\",\n  replaces = { \"" + name + "\" },\n}\n");
    made_file("quay/cards/angel.lua", "return summon \"Angel\" \"" + card +
                                          "\" {\n  cost = \"{W}\", power = 4, toughness = 4,\n  text = "
                                          "[[Flying]], flying,\n}\n");
  };
  replacing("Serra Angle", "Serra Angle");
  const Ran checked = run({"check", quay});
  EXPECT_EQ(checked.status, 1);
  EXPECT_THAT(checked.out,
              HasSubstr("quay/mod.lua:3:16: error L0407: the mod quay replaces Serra Angle, but nothing "
                        "before it has that name; did you mean `Serra Angel`?\n"));
  EXPECT_THAT(run({"duel", black_red(), black_red(), "--seed", "1", "--mod", quay}).err,
              HasSubstr("error L0407: "));
  replacing("Serra Angel", "Serra Angle");
  EXPECT_THAT(
      run({"check", quay}).out,
      HasSubstr("quay/mod.lua:3:16: error L0407: the mod quay replaces Serra Angel, but brings nothing of "
                "that name; did you mean `Serra Angle`?\n"));
  replacing("Serra Angel", "Serra Angel");
  EXPECT_EQ(run({"check", quay}).status, 0);
}

// An editor checks one file, from wherever it was opened.
TEST(Mods, AreFoundByAFileInThem) {
  const std::string quay = mod_of_all_kinds("quay");
  for (const std::string& path :
       {quay, quay + "/cards", quay + "/cards/wisp.lua", quay + "/./cards/../cards/wisp.lua"}) {
    const Ran checked = run({"check", path});
    EXPECT_EQ(checked.status, 0) << checked.out;
    EXPECT_THAT(checked.out, HasSubstr(" 0 differ, 0 unread"));
  }
  EXPECT_EQ(run({"check", "--level", "6", quay + "/cards/wisp.lua"}).status, 0);
  EXPECT_THAT(run({"describe", quay + "/cards/wisp.lua"}).out, HasSubstr("Misty"));
  // What others of its cards do wrong is not of this file, but what its words come from is.
  made_file("quay/cards/spark.lua", "return instant \"Spark\" {}\n");
  EXPECT_EQ(run({"check", quay + "/cards/wisp.lua"}).status, 0);
  made_file("quay/keywords/misty.lua", "return keyword \"misty\" { cannot_be_bloked {} }\n");
  EXPECT_THAT(run({"check", quay + "/cards/wisp.lua"}).out,
              HasSubstr("quay/keywords/misty.lua:1:26: error "));
}

TEST(Mods, BringTheModsBesideThemThatTheyNeed) {
  mod_of_all_kinds("quay");
  const std::string pier = made_mod("pier", "1");
  made_file("pier/mod.lua", "return mod { name = \"pier\", version = \"1\", needs = { \"quay\" } }\n");
  const std::string card =
      made_file("pier/cards/ghost.lua",
                "return summon \"Spirit\" \"Ghost\" {\n  cost = \"{U}\", power = 1, toughness "
                "= 1,\n  text = [[Misty]], misty,\n}\n");
  for (const std::string& path : {pier, card}) {
    const Ran checked = run({"check", path});
    EXPECT_EQ(checked.status, 0) << checked.out;
  }
}

// Broken mods are told, though what is checked has nothing to do with them.
TEST(Mods, ThatAreNamedAndBrokenAreTold) {
  const std::string quay = mod_of_all_kinds("quay");
  made_file("quay/cards/spark.lua", "return instant \"Spark\" {}\n");
  const std::string card =
      made_file("zap.lua", "return instant \"Zap\" { cost = \"{U}\", text = [[Draw a card.]], draw(1) }\n");
  const Ran checked = run({"check", card, "--mod", quay});
  EXPECT_EQ(checked.status, 1);
  EXPECT_THAT(checked.out, HasSubstr("quay/cards/spark.lua:1:"));
}

// The mod to begin from passes the gate that comes with it.
TEST(Mods, TheExamplePassesItsWorkflow) {
  const std::string example = source_file("docs/examples/tides");
  std::istringstream workflow{content(example + "/.github/workflows/cards.yml")};
  int commands = 0;
  for (std::string line; std::getline(workflow, line);) {
    const std::size_t at = line.find("- run: sleight ");
    if (at == std::string::npos) continue;
    ++commands;
    const Ran ran = run_program("/bin/sh", {"-c", "cd '" + example + "' && '" SLEIGHT_PROGRAM "'" +
                                                      line.substr(line.find(" sleight ", at) + 8)});
    EXPECT_EQ(ran.status, 0) << line << "\n" << ran.out << ran.err;
  }
  EXPECT_EQ(commands, 3);
}

TEST(Mods, TestFindsTheModOfScenarios) {
  ASSERT_EQ(run({"new", "mod", "Frost Wastes", "--in", folder()}).status, 0);
  const std::string mod = folder() + "/frost_wastes";
  for (const std::string& path :
       {mod, mod + "/", mod + "/scenarios", mod + "/scenarios/frost_wastes_charm.lua"}) {
    const Ran ran = run({"test", path});
    EXPECT_EQ(ran.status, 0) << path << ran.out << ran.err;
    EXPECT_THAT(ran.out, ::testing::HasSubstr("1 passed, 0 failed\n")) << path;
  }
  std::filesystem::remove_all(mod + "/scenarios");
  const Ran none = run({"test", mod});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, ::testing::HasSubstr("there is no file or folder `" + mod + "/scenarios`"));
}

}  // namespace
}  // namespace sleight::cli
