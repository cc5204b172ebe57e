// Self-play with decks made by chance, and what it says of the cards it used.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

nlohmann::json summary(std::vector<std::string> arguments) {
  const std::vector<std::string> always{"sim", "--random-decks", "--games", "12"};
  arguments.insert(arguments.begin(), always.begin(), always.end());
  const Ran result = run(arguments);
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  nlohmann::json json = nlohmann::json::parse(result.out);
  json.erase("seconds");
  json.erase("duels_per_second");
  return json;
}

TEST(Sim, MakesDecksByChanceWhateverTheNumberOfThreads) {
  EXPECT_EQ(summary({"--coverage", "--jobs", "1"}), summary({"--coverage", "--jobs", "3"}));
}

TEST(Sim, ListsWhatNoDuelUsed) {
  const nlohmann::json coverage = summary({"--coverage"}).at("coverage");
  const auto never = coverage.at("never");
  EXPECT_EQ(coverage.at("used").get<std::size_t>() + never.size(), coverage.at("all").get<std::size_t>());
  ASSERT_FALSE(never.empty());  // twelve duels cannot use everything
  for (const auto& unused : never) {
    EXPECT_NE(unused.at("card"), "");
    EXPECT_NE(unused.at("what"), "");
    EXPECT_NE(unused.at("why"), "");
  }
}

TEST(Sim, NeedsDecksOrMakesThem) {
  const Ran none = run({"sim"});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("two decks are required"));
  EXPECT_THAT(none.err, HasSubstr("`--random-decks`"));
  const std::string deck = source_file("tests/data/decks/black-red.txt");
  EXPECT_EQ(run({"sim", deck, deck, "--random-decks"}).status, 2);
}

nlohmann::json played(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "sim");
  const Ran result = run(arguments);
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  return nlohmann::json::parse(result.out);
}

std::string deck(const std::string& name) { return source_file("cards/decks/" + name + ".txt"); }

TEST(Sim, PlaysEachPairOfManyDecksAsByItself) {
  const auto all = played({deck("goblins"), deck("merfolk"), deck("thallids"), "--games", "6"});
  ASSERT_EQ(all.at("pairs").size(), 3U);
  EXPECT_EQ(all.at("games"), 18);
  for (const auto& pair : all.at("pairs")) {
    const auto alone = played({deck(pair.at("bob")), deck(pair.at("sue")), "--games", "6"});
    EXPECT_FALSE(alone.contains("pairs"));
    for (const char* what : {"games", "wins", "turns"}) EXPECT_EQ(pair.at(what), alone.at(what)) << what;
  }
}

TEST(Sim, PartsOfManyDecksAddUp) {
  const std::vector<std::string> decks{deck("goblins"), deck("merfolk"), deck("thallids"), "--games", "3"};
  std::map<std::string, long> wins;
  for (const char* shard : {"1/2", "2/2"}) {
    std::vector<std::string> arguments = decks;
    arguments.insert(arguments.end(), {"--shard", shard});
    for (const auto& pair : played(arguments).at("pairs"))
      wins[pair.at("bob").get<std::string>() + pair.at("sue").get<std::string>()] +=
          pair.at("wins").at("bob").get<long>();
  }
  for (const auto& pair : played(decks).at("pairs"))
    EXPECT_EQ(wins.at(pair.at("bob").get<std::string>() + pair.at("sue").get<std::string>()),
              pair.at("wins").at("bob"));
}

TEST(Sim, RefusesAFolderWithoutDecks) {
  const Ran none = run({"sim", source_file("cards/alpha")});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("cards/alpha` has no decks"));
}

// Of the decks of the library; the page docs/decks.md plays more.
class LibraryDecks : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(, LibraryDecks, ::testing::Values("fifth", "microprose"),
                         [](const auto& rules) { return std::string{rules.param}; });

// The sanitizers make it slow: one duel of each pair, which does not use every card.
#ifdef SLEIGHT_SANITIZED
constexpr bool all_cards = false;
#else
constexpr bool all_cards = true;
#endif

TEST_P(LibraryDecks, UseEachOfTheirCards) {
  std::set<std::string> in_decks;
  for (const auto& entry : std::filesystem::directory_iterator(source_file("cards/decks"))) {
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);)
      if (!line.starts_with("#")) in_decks.insert(line.substr(line.find(' ') + 1));
  }
  const auto summary = played({source_file("cards/decks"), "--games", all_cards ? "4" : "1", "--invariants",
                               "--coverage", "--rules", GetParam()});
  EXPECT_GE(summary.at("pairs").size(), 190U) << "twenty decks, each against each";
  EXPECT_TRUE(summary.at("errors").empty()) << summary.at("errors");
  for (const auto& unused : summary.at("coverage").at("never"))
    if (all_cards && unused.at("what") == "the card itself" &&
        in_decks.contains(unused.at("card").get<std::string>()))
      ADD_FAILURE() << unused.at("card") << ": " << unused.at("why");
}

}  // namespace
}  // namespace sleight::cli
