// Self-play with decks made by chance, and what it says of the cards it used.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

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
  EXPECT_THAT(none.err, HasSubstr("bob_deck is required"));
  EXPECT_THAT(none.err, HasSubstr("`--random-decks`"));
  const std::string deck = source_file("tests/data/decks/black-red.txt");
  EXPECT_EQ(run({"sim", deck, deck, "--random-decks"}).status, 2);
}

}  // namespace
}  // namespace sleight::cli
