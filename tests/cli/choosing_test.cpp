// What a command works on, chosen by people: some scenarios of many, a thing of a duel, a seed by chance,
// mods.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;

const char* const four_scenarios =
    "scenario('flying creatures pass walls', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n"
    "scenario('walls do not attack', function(s) s:none() end)\n"
    "for _, colour in ipairs { 'red', 'blue' } do\n"
    "  scenario('a ' .. colour .. ' wall', { 'fifth', 'microprose' }, function(s) s:next_turn() "
    "s:expect(s.bob, { life = 20 }) end)\n"
    "end\n";

TEST(TestFilter, TakesWordsInAnyOrderAndCase) {
  const std::string file = made_file("four.lua", four_scenarios);
  EXPECT_EQ(run({"test", file}).status, 1);
  EXPECT_EQ(run({"test", file, "--filter", "Walls flying"}).out, "1 passed, 0 failed\n");
  EXPECT_EQ(run({"test", file, "--filter", "RED"}).out, "2 passed, 0 failed\n") << "under both rule sets";
}

TEST(TestFilter, TakesRegularExpressions) {
  const std::string file = made_file("four.lua", four_scenarios);
  EXPECT_EQ(run({"test", file, "--filter", "^a (red|BLUE) wall$"}).out, "4 passed, 0 failed\n");
  EXPECT_THAT(run({"test", file, "--filter", "^walls"}).out, HasSubstr("0 passed, 1 failed\n"));
  const Ran wrong = run({"test", file, "--filter", "(red"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("error T0104: `--filter (red`: it is no regular expression"));
}

TEST(TestFilter, ThatTakesNoneIsRefused) {
  const Ran none = run({"test", made_file("four.lua", four_scenarios), "--filter", "banding"});
  EXPECT_EQ(none.status, 2);
  EXPECT_EQ(none.err,
            "error T0104: no scenario has `banding` in its name\n"
            "  fix: `sleight test PATH --list` lists their names\n");
  EXPECT_THAT(run({"test", made_file("four.lua", four_scenarios), "--filter", ""}).err,
              HasSubstr("it has no word"));
}

TEST(TestList, TellsWhereScenariosStandAndRunsNone) {
  const std::string file = made_file("four.lua", four_scenarios);
  const Ran listed = run({"test", file, "--list"});
  EXPECT_EQ(listed.status, 0) << "the one that fails is not run: " << listed.err;
  EXPECT_EQ(listed.out, file + ":1: flying creatures pass walls\n" + file + ":2: walls do not attack\n" +
                            file + ":4: a red wall\n" + file + ":4: a blue wall\n" + "4 scenarios\n");
  EXPECT_EQ(run({"test", file, "--list", "--filter", "blue", "--quiet"}).out, file + ":4: a blue wall\n");
  const nlohmann::json json =
      nlohmann::json::parse(run({"test", file, "--list", "--format", "json"}).out, nullptr, false);
  ASSERT_EQ(json.size(), 4U);
  EXPECT_EQ(json[1], (nlohmann::json{{"name", "walls do not attack"}, {"file", file}, {"line", 2}}));
  EXPECT_EQ(run({"test", file, "--list", "--format", "junit"}).status, 2);
}

TEST(TestList, TellsWhatCannotBeLookedThrough) {
  const Ran listed = run(
      {"test",
       made_file("broken.lua",
                 "scenario('one', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\noops(\n"),
       "--list"});
  EXPECT_EQ(listed.status, 1);
  EXPECT_THAT(listed.err, HasSubstr("error T0602"));
}

TEST(WhyList, TellsWhatCanBeAskedFor) {
  const std::string record = folder() + "/duel.json", saved = folder() + "/duel.save";
  ASSERT_EQ(
      run({"duel", black_red(), white_blue(), "--seed", "1", "--record", record, "--save", saved}).status, 0);
  for (const std::string& file : {record, saved}) {
    const Ran listed = run({"why", file, "--list"});
    EXPECT_EQ(listed.status, 0) << listed.err;
    EXPECT_THAT(listed.out, HasSubstr("in play: "));
    EXPECT_THAT(listed.out, HasSubstr("library: "));
    EXPECT_THAT(listed.out, HasSubstr("Swamp#2"));
    EXPECT_THAT(listed.out, HasSubstr("\nvalues: "));
    EXPECT_THAT(listed.out, HasSubstr("legality"));
    EXPECT_EQ(run({"why", file, "Swamp#2"}).status, 0);
  }
  EXPECT_NE(run({"why", record, "--list", "--at", "0"}).out, run({"why", record, "--list"}).out);
  const Ran none = run({"why", record});
  EXPECT_EQ(none.status, 2);
  EXPECT_EQ(none.err,
            "error T0104: `sleight why` is told no object\n  fix: name a card of the duel; `sleight why " +
                record + " --list` lists them\n");
  EXPECT_EQ(run({"why", record, "Swamp", "--list"}).status, 2) << "one of the two would be passed over";
}

TEST(DuelSeed, IsChosenAndToldWhereNoneIsGiven) {
  const Ran chosen = run({"duel", black_red(), white_blue()});
  ASSERT_EQ(chosen.status, 0) << chosen.err;
  const std::size_t end = chosen.out.find('\n');
  const std::string told = chosen.out.substr(0, end), played = chosen.out.substr(end + 1);
  EXPECT_THAT(told, MatchesRegex("the seed is [0-9]+: `--seed [0-9]+` plays this duel again"));
  const std::string seed = told.substr(12, told.find(':') - 12);
  EXPECT_EQ(run({"duel", black_red(), white_blue(), "--seed", seed}).out, played);
  const Ran other = run({"duel", black_red(), white_blue()});
  EXPECT_NE(other.out.substr(0, other.out.find('\n')), told);
}

TEST(Mods, AreLoadedByEveryCommandThatReadsCards) {
  made_file("mod/mod.lua", "return mod { name = \"Mine\", version = \"1\" }\n");
  const std::string card = made_file("mod/cards/sting.lua",
                                     "return instant \"Sting\" {\n"
                                     "  cost = \"{R}\",\n"
                                     "  text = [[Sting deals 3 damage to target creature or player.]],\n"
                                     "  target = creature_or_player,\n"
                                     "  deal(3, target),\n"
                                     "}\n");
  const std::string mod = folder() + "/mod";
  const std::string deck = made_file("deck.txt", "20 Sting\n20 Mountain\n"), record = folder() + "/duel.json";
  ASSERT_EQ(run({"duel", deck, deck, "--seed", "1", "--mod", mod, "--record", record}).status, 0);
  const std::string scenario = made_file("one.lua",
                                         "scenario('Sting is there', function(s) s:expect(s.bob:has('hand', "
                                         "'Sting'), { colours = { 'red' } }) end)\n");
  for (const std::vector<std::string>& command : {std::vector<std::string>{"check", card},
                                                  {"test", scenario},
                                                  {"parse", "Draw a card."},
                                                  {"describe", card},
                                                  {"scaffold", "Terror", "--cards", sample_cards()},
                                                  {"replay", record},
                                                  {"sim", deck, deck, "--games", "1"},
                                                  {"why", record, "Mountain"},
                                                  {"find", "dies"},
                                                  {"show", "Sting"},
                                                  {"cards", "--text", "Sting"},
                                                  {"api", "deal"}}) {
    std::vector<std::string> with = command, without = command;
    with.insert(with.end(), {"--mod", mod});
    EXPECT_EQ(run(with).status, 0) << command[0];
    without.insert(without.end(), {"--mod", mod + "x"});
    EXPECT_EQ(run(without).status, 2) << command[0] << " reads its mods";
  }
  EXPECT_EQ(run({"show", "Sting"}).status, 1);
}

}  // namespace
}  // namespace sleight::cli
