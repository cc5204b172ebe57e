// Mods on the command line: what they bring is used by every command that plays, tests or checks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
  const Ran without = run({"test", scenarios});
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

}  // namespace
}  // namespace sleight::cli
