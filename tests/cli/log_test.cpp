// The log: quiet unless asked, apart from the output, and a journal of duels that is the same for equal
// seeds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

Ran duel(std::vector<std::string> more, const std::string& input = "") {
  std::vector<std::string> arguments{"duel", black_red(), white_blue(), "--seed", "21"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(arguments, input);
}

/// What stands behind the first line that says `mark`.
std::string after(const std::string& text, const std::string& mark) {
  const auto at = text.find(mark);
  return at == std::string::npos ? "" : text.substr(text.find('\n', at) + 1);
}

TEST(Log, IsQuietUnlessAsked) {
  EXPECT_EQ(duel({}).err, "");
  EXPECT_EQ(duel({"--log", "--log-level", "off"}).err, "");
  EXPECT_EQ(run({"check", source_file("cards")}).err, "");
  EXPECT_EQ(run({"sim", black_red(), white_blue(), "--games", "1", "--log-level", "error"}).err, "");
}

TEST(Log, LeavesTheOutputAlone) {
  const std::string quiet = duel({}).out;
  const Ran told = duel({"--log", "--log-level", "trace"});
  EXPECT_EQ(told.status, 0);
  EXPECT_EQ(told.out, quiet);
  EXPECT_THAT(told.err, HasSubstr("[trace] turn "));
}

TEST(Log, TellsADuelLineByLine) {
  const Ran told = duel({"--log"});
  EXPECT_EQ(told.status, 0);
  EXPECT_THAT(after(told.err, "white-blue.txt"),
              StartsWith("[info] turn 1, Sue's untap: the turn begins; Bob has 20 life, Sue has 20 life\n"
                         "[info] turn 1, Sue's draw: the phase is skipped\n"
                         "[info] turn 1, Sue's main: Sue plays Island\n"
                         "[info] turn 2, Bob's untap: the turn begins; Bob has 20 life, Sue has 20 life\n"
                         "[info] turn 2, Bob's draw: Bob draws a card\n"
                         "[info] turn 2, Bob's main: Bob plays Swamp\n"));
  EXPECT_THAT(told.err,
              HasSubstr("[info] turn 8, Bob's upkeep: Bob casts Terror on Samite Healer\n"
                        "[info] turn 8, Bob's upkeep: Terror resolves\n"
                        "[info] turn 8, Bob's upkeep: Samite Healer dies\n"
                        "[info] turn 8, Bob's upkeep: Holy Strength goes from play to \"graveyard\"\n"));
  EXPECT_THAT(told.err,
              HasSubstr("[info] turn 31, Sue's first strike damage: White Knight deals 2 damage to Bob\n"
                        "[info] turn 31, Sue's first strike damage: Bob loses 2 life and has 12 life\n"));
  EXPECT_THAT(told.err, HasSubstr(": Sue wins in turn 66 (no life left)\n"));
  EXPECT_EQ(duel({"--log"}).err, told.err);
}

TEST(Log, NamesNoHiddenCardUnlessAskedToLookClosely) {
  EXPECT_THAT(duel({"--log"}).err, AllOf(Not(HasSubstr(" from \"library\" ")), Not(HasSubstr("[debug]"))));
  const std::string debug = duel({"--log", "--log-level", "debug"}).err;
  EXPECT_THAT(debug, AllOf(HasSubstr(" goes from \"library\" to \"hand\"\n"),
                           HasSubstr("Sue decides what to play (play, main window): play Island\n"),
                           Not(HasSubstr("[trace]"))));
  EXPECT_THAT(duel({"--log", "--log-level", "trace"}).err, HasSubstr(": offered: pass, "));
}

TEST(Log, GoesToAFile) {
  const std::string file = made_file("duel.log", "what was there before\n");
  const Ran told = duel({"--log", "--log-file", file});
  EXPECT_EQ(told.status, 0);
  EXPECT_EQ(told.err, "");
  EXPECT_EQ(content(file), duel({"--log"}).err);
}

TEST(Log, OfAReplayIsThatOfTheDuel) {
  const std::string record = folder() + "/duel.json";
  const std::string told = duel({"--log", "--record", record}).err;
  const Ran replay = run({"replay", record, "--log"});
  EXPECT_EQ(replay.status, 0);
  EXPECT_EQ(after(replay.err, "read a record of "), after(told, "white-blue.txt"));
  const std::string part = run({"replay", record, "--until", "40", "--log"}).err;
  EXPECT_THAT(after(told, "white-blue.txt"), StartsWith(after(part, "read a record of ")));
}

TEST(Log, TellsAPersonEachThingOnce) {
  const Ran told = duel({"--log", "--sue", "person"}, "0\n0\n0\nquit\n");
  EXPECT_EQ(told.status, 0);
  const std::string turn = "turn 1, Sue's untap: the turn begins";
  const auto first = told.err.find(turn);
  ASSERT_NE(first, std::string::npos) << told.err;
  EXPECT_EQ(told.err.find(turn, first + 1), std::string::npos);
}

TEST(Log, TellsWhatWasReadAndHowLongItTook) {
  const Ran check = run({"check", source_file("cards"), "--log-level", "debug"});
  EXPECT_EQ(check.status, 0);
  EXPECT_THAT(check.err, AllOf(HasSubstr("[info] read "), HasSubstr(" scripts: "), HasSubstr(" proved\n"),
                               HasSubstr("[debug] reading them and holding them against what they say took "),
                               HasSubstr(" ms\n")));
  const Ran test = run({"test", source_file("tests/scenarios/x_costs/examples.lua"), "--log-level", "info"});
  EXPECT_THAT(test.err,
              AllOf(HasSubstr("[info] ran "), HasSubstr(" scenarios of 1 files\n"), Not(HasSubstr(" ms"))));
}

TEST(Log, TellsFaultsOfScripts) {
  made_file("cards/gong.lua",
            "return artifact \"Gong\" {\n  cost = \"{0}\", text = [[It sounds.]],\n"
            "  at_upkeep { function() error \"oh no\" end },\n}\n");
  const std::string deck = made_file("deck.txt", "40 Gong\n"), file = folder() + "/faults.log";
  const Ran sim = run({"sim", deck, deck, "--library", folder() + "/cards", "--games", "2", "--log-level",
                       "error", "--log-file", file});
  EXPECT_EQ(sim.status, 1);
  EXPECT_THAT(content(file), AllOf(StartsWith("[error] duel 1: "), HasSubstr("/cards/gong.lua:3: L0103 "),
                                   HasSubstr("\n[error] duel 2: ")));
}

TEST(Log, AnUnknownLevelIsRefused) {
  const Ran near = duel({"--log", "--log-level", "debig"});
  EXPECT_EQ(near.status, 2);
  EXPECT_EQ(near.out, "");
  EXPECT_EQ(near.err, "error T0107: `debig` is no level of the log\n  fix: write `--log-level debug`\n");
  EXPECT_EQ(run({"api", "--log-level", "everything"}).err,
            "error T0107: `everything` is no level of the log\n"
            "  fix: write one of off, error, warn, info, debug, trace\n");
}

TEST(Log, AFileThatCannotBeWrittenIsRefused) {
  const Ran result = duel({"--log-file", "/proc/nowhere/x.log"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err,
            "error T0105: cannot write `/proc/nowhere/x.log`: there is no folder `/proc/nowhere`\n"
            "  fix: make the folder, or name a place that can be written to\n");
}

TEST(Log, EverySubCommandHasIt) {
  for (const std::string command :
       {"check", "test", "scaffold", "parse", "describe", "duel", "replay", "sim", "why", "api", "help"})
    EXPECT_THAT(run({command, "--help"}).out, AllOf(HasSubstr("--log-level"), HasSubstr("--log-file")))
        << command;
}

}  // namespace
}  // namespace sleight::cli
