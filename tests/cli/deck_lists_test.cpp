// Decks as the command line names them: too large ones, folders, pipes, and decks of one name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

TEST(DeckLists, ADeckOfTooManyCardsIsRefusedOnce) {
  std::string text;
  for (int i = 0; i < 11; ++i) text += "1000 Swamp\n";
  const std::string deck = made_file("many.txt", text);
  for (const char* command : {"sim", "duel"}) {
    const Ran result = run({command, deck, black_red()});
    EXPECT_EQ(result.status, 1) << command;
    EXPECT_EQ(result.out, "") << command;
    EXPECT_EQ(result.err, deck + ": error T0303: the deck has more than 10000 cards\n  fix: take cards out\n")
        << command;
  }
}

TEST(DeckLists, CardsOfTheAnteAreNotCountedWhereNoneIsPlayed) {
  const std::string deck = made_file("ante.txt", "39 Swamp\n1 Contract from Below\n");
  const Ran result = run({"sim", deck, black_red()});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err, deck +
                            ": error T0303: the deck has 39 cards beside those that are only for an ante; it "
                            "needs at least 40 (R-SETUP-1)\n  fix: add cards\n");
}

TEST(DeckLists, ANumberOfCardsHasARange) {
  for (const char* number : {"0", "1001", "99999999999"}) {
    const std::string deck = made_file("deck.txt", "40 Swamp\n" + std::string(number) + " Terror\n");
    EXPECT_THAT(run({"duel", deck, deck}).err,
                HasSubstr(deck + ":2:1: error T0302: a deck cannot have " + number + " of one card\n"));
    EXPECT_THAT(run({"duel", deck, deck}).err, HasSubstr("fix: write a number from 1 to 1000\n"));
  }
}

/// The names of the decks that met, in the order of the pairs.
std::vector<std::string> pairs_of(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"sim", "--games", "1"});
  const Ran result = run(arguments);
  EXPECT_EQ(result.status, 0) << result.err;
  const auto summary = nlohmann::json::parse(result.out, nullptr, false);
  std::vector<std::string> names;
  for (const auto& pair : summary.value("pairs", nlohmann::json::array()))
    names.push_back(pair.at("bob").get<std::string>() + " - " + pair.at("sue").get<std::string>());
  return names;
}

TEST(DeckLists, DecksOfOneNameAreToldByTheirPaths) {
  const std::string one = made_file("one/goblins.txt", content(black_red()));
  const std::string two = made_file("two/goblins.txt", content(white_blue()));
  const std::string other = made_file("merfolk.txt", content(white_blue()));
  EXPECT_THAT(pairs_of({one, two, other}),
              ::testing::ElementsAre(one + " - " + two, one + " - merfolk", two + " - merfolk"));
}

TEST(DeckLists, ADeckPlaysAgainstItselfWhereItIsAskedTo) {
  const std::string one = made_file("one.txt", content(black_red()));
  const std::string two = made_file("two.txt", content(white_blue()));
  EXPECT_EQ(run({"sim", one, one, "--games", "1"}).status, 0);
  const Ran twice = run({"sim", one, two, one, "--games", "1"});
  EXPECT_EQ(twice.status, 2);
  EXPECT_EQ(twice.err, "error T0104: `" + one + "` is named twice\n" +
                           "  fix: name each deck once; `sleight sim DECK DECK` plays one against itself\n");
  const Ran in_folder = run({"sim", folder(), folder() + "/./one.txt", "--games", "1"});
  EXPECT_EQ(in_folder.status, 2);
  EXPECT_THAT(in_folder.err,
              HasSubstr("`" + folder() + "/./one.txt` is named twice: `" + one + "` is the same file\n"));
}

TEST(DeckLists, AFolderIsAllDecksBelowItAndNoPipe) {
  made_file("decks/one.txt", content(black_red()));
  made_file("decks/below.txt/two.txt", content(white_blue()));
  made_file("decks/notes.md", "no deck\n");
  ASSERT_EQ(mkfifo((folder() + "/decks/pipe.txt").c_str(), 0600), 0);
  made_file("decks/below.txt/three.txt", content(white_blue()));
  EXPECT_THAT(pairs_of({folder() + "/decks"}),
              ::testing::ElementsAre("three - two", "three - one", "two - one"));
  const Ran pipe = run({"sim", folder() + "/decks/pipe.txt", black_red()});
  EXPECT_EQ(pipe.status, 2);
  EXPECT_EQ(pipe.err, "error T0103: `" + folder() + "/decks/pipe.txt` cannot be read as a file\n" +
                          "  fix: name a text file; what is piped in is `/dev/stdin`\n");
}

}  // namespace
}  // namespace sleight::cli
