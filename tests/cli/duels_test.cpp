// Playing from the command line: duel, replay, sim, why, and decks that are wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

std::string recorded() {
  const std::string file = folder() + "/duel.json";
  const Ran result = run({"duel", black_red(), white_blue(), "--seed", "7", "--record", file});
  EXPECT_EQ(result.status, 0) << result.err;
  return file;
}

TEST(Duel, IsRecordedAndReplayed) {
  const std::string file = recorded();
  const Ran result = run({"replay", file});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("all as recorded"));
  const Ran part = run({"replay", file, "--until", "10", "--state"});
  EXPECT_EQ(part.status, 0) << part.err;
  EXPECT_THAT(part.out, HasSubstr("Bob: 20 life"));
  const Ran beyond = run({"replay", file, "--until", "999999"});
  EXPECT_EQ(beyond.status, 2);
  EXPECT_THAT(beyond.err, HasSubstr("the record has no rest point 999999; its last is "));
  const Ran rules = run({"why", file, "Mountain", "--rules", "microprose"});
  EXPECT_EQ(rules.status, 2);
  EXPECT_THAT(rules.err, HasSubstr("a record names its rule set itself"));
}

TEST(Duel, AReplayThatDivergesFails) {
  const std::string file = recorded();
  nlohmann::json record;
  std::ifstream{file} >> record;
  record["hashes"].back() = "0000000000000000";
  const Ran result = run({"replay", made_file("changed.json", record.dump())});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("error T0702: "));
}

TEST(Duel, WhatIsNoRecordIsRefused) {
  const std::string file = made_file("notes.json", "{ \"cards\": [");
  const Ran result = run({"replay", file});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr(file + ": error T0701: it is no JSON (broken at byte "));
  EXPECT_THAT(run({"replay", made_file("other.json", "{}")}).err,
              HasSubstr("error T0701: it is no record of a duel"));
}

TEST(Duel, ARecordThatNestsWithoutEndIsRefused) {
  const std::string file = made_file("deep.json", "{\"sleight record\":" + std::string(200000, '['));
  EXPECT_THAT(run({"replay", file}).err, HasSubstr("it is no record of a duel: it nests too deeply"));
}

TEST(Duel, ARecordHoldsWholeNumbers) {
  std::string text = content(recorded());
  const auto changed = [&](const std::string& key, const std::string& value) {
    std::string other = text;
    other.insert(other.find(key) + key.size(), value);
    return run({"replay", made_file("changed.json", other)}).err;
  };
  const std::string problem = "its seed or one of its answers is no whole number, or too great";
  EXPECT_THAT(changed("\"seed\":", "1.5e0"), HasSubstr(problem));
  EXPECT_THAT(changed("\"answers\":[", "0.5,"), HasSubstr(problem));
  EXPECT_THAT(changed("\"answers\":[", "4294967296,"), HasSubstr(problem));
  EXPECT_THAT(changed("\"answers\":[", "\"1\","), HasSubstr(problem));
}

TEST(Duel, ASeedThatIsTooGreatIsRefused) {
  const Ran result = run({"duel", black_red(), white_blue(), "--seed", "18446744073709551616"});
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("is no whole number from 0 to 18446744073709551615"));
  EXPECT_EQ(run({"sim", black_red(), white_blue(), "--games", "1", "--seed", "-1"}).status, 2);
}

TEST(Duel, ADeckMayBeginWithTheMarkOfUtf8) {
  const std::string deck = made_file("deck.txt", "\xEF\xBB\xBF" + content(black_red()));
  EXPECT_EQ(run({"sim", deck, deck, "--games", "1"}).status, 0);
}

/// A library of one card, whose function fails in each upkeep.
std::string broken_library() {
  std::filesystem::create_directories(folder() + "/cards");
  made_file("cards/gong.lua",
            "return artifact \"Gong\" {\n  cost = \"{0}\", text = [[It sounds.]],\n"
            "  at_upkeep { function() error \"oh no\" end },\n}\n");
  return folder() + "/cards";
}

TEST(Duel, AFunctionThatFailsIsToldAndFails) {
  const std::string library = broken_library(), deck = made_file("deck.txt", "40 Gong\n");
  const std::string said = "/cards/gong.lua:3:";
  const Ran duel = run({"duel", deck, deck, "--seed", "1", "--library", library});
  EXPECT_EQ(duel.status, 1);
  EXPECT_THAT(duel.err, HasSubstr(said));
  EXPECT_THAT(duel.err, HasSubstr("error L0103: the function stopped with an error: oh no"));
  const Ran sim = run({"sim", deck, deck, "--library", library, "--games", "2"});
  EXPECT_EQ(sim.status, 1);
  EXPECT_THAT(sim.out, HasSubstr(said));
  EXPECT_THAT(sim.out, HasSubstr("L0103 the function stopped with an error: oh no"));
  const std::string scenario = made_file("gong.test.lua",
                                         "scenario(\"it sounds\", function(s)\n"
                                         "  s.bob:has(\"in play\", \"Gong\")\n  s:turn_of(s.sue)\n"
                                         "  s:turn_of(s.bob)\nend)\n");
  const Ran test = run({"test", scenario, "--library", library});
  EXPECT_EQ(test.status, 1);
  EXPECT_THAT(test.out, HasSubstr("a script failed: "));
  EXPECT_THAT(test.out, HasSubstr("L0103 the function stopped with an error: oh no"));
  const Ran check = run({"check", library});
  EXPECT_EQ(check.status, 0) << check.out;
  EXPECT_THAT(check.out, HasSubstr("1 unread, 1 function"));
}

TEST(Duel, APersonMayLeave) {
  const Ran result = run({"duel", black_red(), white_blue(), "--seed", "1", "--bob", "person"}, "quit\n");
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("the duel is left unfinished"));
}

TEST(Duel, EnterAloneAnswersNothing) {
  const Ran result = run({"duel", black_red(), white_blue(), "--seed", "1", "--bob", "person"}, "\n\nquit\n");
  const std::string asked = "a number, please";
  const auto first = result.out.find(asked);
  ASSERT_NE(first, std::string::npos);
  EXPECT_NE(result.out.find(asked, first + 1), std::string::npos);
}

TEST(Duel, AnUnknownCardIsShownInItsDeck) {
  const std::string deck = made_file("deck.txt", "# mine\n40 Swamp\n4 Lightning Blot\n");
  const Ran result = run({"duel", deck, deck, "--seed", "1"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err,
            deck +
                ":3:3: error T0301: the library has no card `Lightning Blot`\n 3 | 4 Lightning Blot\n   |   "
                "^~~~~~~~~~~~~~\n  fix: write `Lightning Bolt`\n");
}

TEST(Duel, ADeckLineIsANumberAndAName) {
  const std::string deck = made_file("deck.txt", "Swamp x 40\n");
  const Ran result = run({"duel", deck, deck, "--seed", "1"});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr(deck + ":1:1: error T0302: this is no line of a deck\n"));
}

TEST(Duel, ASmallDeckIsRefused) {
  const std::string deck = made_file("deck.txt", "12 Swamp\n");
  const Ran result = run({"sim", deck, deck});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err,
              HasSubstr(deck + ": error T0303: the deck has 12 cards; it needs at least 40 (R-SETUP-1)\n"));
}

TEST(Duel, RecordThatCannotBeWritten) {
  const Ran result =
      run({"duel", black_red(), white_blue(), "--seed", "1", "--record", "/proc/nowhere/x.json"});
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(
      result.err,
      HasSubstr("error T0105: cannot write `/proc/nowhere/x.json`: there is no folder `/proc/nowhere`\n"));
}

TEST(Sim, IsTheSameWhateverTheJobs) {
  const auto summary = [](const std::string& jobs) {
    const Ran result = run(
        {"sim", black_red(), white_blue(), "--games", "12", "--seed", "3", "--jobs", jobs, "--invariants"});
    EXPECT_EQ(result.status, 0) << result.out << result.err;
    auto json = nlohmann::json::parse(result.out, nullptr, false);
    EXPECT_EQ(json["games"], 12);
    EXPECT_TRUE(json["errors"].empty());
    json.erase("seconds");
    json.erase("duels_per_second");
    return json;
  };
  EXPECT_EQ(summary("1"), summary("3"));
}

TEST(Sim, ComputingAnewFindsNothingAndChangesNothing) {
  const auto summary = [](std::vector<std::string> more) {
    std::vector<std::string> arguments{"sim", black_red(), white_blue(), "--games", "2"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran result = run(arguments);
    EXPECT_EQ(result.status, 0) << result.out << result.err;
    auto json = nlohmann::json::parse(result.out, nullptr, false);
    EXPECT_TRUE(json["errors"].empty());
    return json["digest"];
  };
  EXPECT_EQ(summary({}), summary({"--recompute"}));
}

TEST(Sim, ShardsAreParts) {
  int games = 0;
  for (const std::string shard : {"1/3", "2/3", "3/3"}) {
    const Ran result = run({"sim", black_red(), white_blue(), "--games", "7", "--shard", shard});
    EXPECT_EQ(result.status, 0) << result.err;
    games += nlohmann::json::parse(result.out, nullptr, false)["games"].get<int>();
  }
  EXPECT_EQ(games, 7);
  EXPECT_EQ(run({"sim", black_red(), white_blue(), "--shard", "4/3"}).status, 2);
}

TEST(Why, ExplainsAValue) {
  const std::string file = recorded();
  const Ran result = run({"why", file, "Swamp", "types"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("Swamp"));
  EXPECT_THAT(result.out, HasSubstr("land"));
  const Ran object = run({"why", file, "Swmap", "types"});
  EXPECT_EQ(object.status, 1);
  EXPECT_THAT(object.err, HasSubstr("error T0801: the duel has no `Swmap` there\n  fix: write `Swamp`\n"));
  const Ran value = run({"why", file, "Swamp", "tipes"});
  EXPECT_EQ(value.status, 2);
  EXPECT_THAT(value.err, HasSubstr("error T0802: `tipes` cannot be explained\n  fix: write `types`\n"));
}

TEST(Why, SaysWhatCanBeDoneWithAnObject) {
  const std::string file = recorded();
  const Ran result = run({"why", file, "Swamp", "legality", "--at", "1"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, ::testing::AnyOf(HasSubstr(" may "),
                                           HasSubstr("There is nothing to be done with it where it is.")));
}

TEST(Why, APointBeyondTheEndIsRefused) {
  const std::string file = recorded();
  const auto points = nlohmann::json::parse(content(file))["hashes"].size() - 1;
  const std::string last = std::to_string(points), beyond = std::to_string(points + 1);
  EXPECT_EQ(run({"why", file, "Swamp", "name", "--at", last}).status, 0);
  const Ran result = run({"why", file, "Swamp", "name", "--at", beyond});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err, "error T0104: the record has no rest point " + beyond + "; its last is " + last +
                            "\n  fix: write `--at " + last + "`, or leave it out\n");
}

TEST(Why, ReadsASavedDuel) {
  const std::string file = folder() + "/duel.save";
  ASSERT_EQ(run({"duel", black_red(), white_blue(), "--seed", "1", "--save", file}).status, 0);
  EXPECT_EQ(run({"why", file, "Swamp", "name"}).status, 0);
  const Ran at = run({"why", file, "Swamp", "name", "--at", "3"});
  EXPECT_EQ(at.status, 2);
  EXPECT_THAT(at.err, HasSubstr("error T0104: `--at` counts the rest points of a record, and `" + file +
                                "` is none"));
  const Ran broken = run({"why", made_file("broken.save", "SLEIGHT?"), "Swamp"});
  EXPECT_EQ(broken.status, 1);
  EXPECT_THAT(broken.err, HasSubstr("error T0701: "));
}

}  // namespace
}  // namespace sleight::cli
