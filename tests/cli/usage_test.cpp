// The command line itself: what is unknown is refused with what was meant, and status 2.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

TEST(Usage, HelpIsEverywhere) {
  for (const std::string command : {"new", "check", "test", "format", "diff", "scaffold", "parse", "describe",
                                    "duel", "replay", "sim", "why", "find", "show", "cards", "api", "help"}) {
    const Ran result = run({command, "--help"});
    EXPECT_EQ(result.status, 0) << command;
    EXPECT_THAT(result.out, HasSubstr("Usage: sleight " + command)) << result.err;
  }
  EXPECT_EQ(run({"--help"}).status, 0);
}

TEST(Usage, NoCommand) { EXPECT_EQ(run({}).status, 2); }

TEST(Usage, UnknownCommand) {
  const Ran result = run({"chek", "cards"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "error T0101: there is no command `chek`\n  fix: write `sleight check`\n");
}

TEST(Usage, UnknownOption) {
  const Ran result = run({"check", source_file("cards"), "--job", "2"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err,
            "error T0102: `sleight check` does not know the option `--job`\n  fix: write `--jobs`\n");
}

TEST(Usage, NoSuchFile) {
  const std::string there = made_file("terror.lua", "");
  const std::string asked = there.substr(0, there.size() - 10) + "terorr.lua";
  const Ran result = run({"check", asked});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "error T0103: there is no file or folder `" + asked + "`\n  fix: did you mean `" +
                            there + "`?\n");
}

TEST(Usage, ALinkThatLeadsNowhereIsToldAsOne) {
  const std::string link = folder() + "/link.txt";
  std::filesystem::create_symlink("gone.txt", link);
  const Ran result = run({"sim", link, link});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "error T0103: `" + link + "` is a link to `gone.txt`, which is not there\n" +
                            "  fix: mend the link, or name another file\n");
}

TEST(Usage, AnEmptyNameIsThatOfNoFile) {
  const std::string told =
      "error T0103: an empty name is that of no file\n  fix: write the name of a file or folder\n";
  EXPECT_EQ(run({"sim", "", ""}).err, told);
  EXPECT_EQ(run({"check", ""}).err, told);
  const Ran output = run({"duel", black_red(), white_blue(), "--seed", "1", "--save", ""});
  EXPECT_EQ(output.status, 2);
  EXPECT_EQ(output.err, "error T0104: `--save` is given an empty name\n  fix: write the name of a file\n");
}

TEST(Usage, AFileIsWrittenToNoFolderThatIsNotThere) {
  const std::string missing = folder() + "/missing";
  for (const char* option : {"--record", "--save", "--log-file"}) {
    const Ran result = run({"duel", black_red(), white_blue(), "--seed", "1", option, missing + "/x"});
    EXPECT_EQ(result.status, 2) << option;
    EXPECT_EQ(result.out, "") << option;
    EXPECT_EQ(result.err, "error T0105: cannot write `" + missing + "/x`: there is no folder `" + missing +
                              "`\n" + "  fix: make the folder, or name a place that can be written to\n");
  }
  EXPECT_FALSE(std::filesystem::exists(missing));
}

TEST(Usage, AFolderWithoutScripts) {
  const Ran result = run({"check", folder()});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "error T0103: there is no Lua file in the folder `" + folder() + "`\n");
}

TEST(Usage, ADashIsNoFolder) {
  const Ran result = run({"cards", "--library", "-"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "error T0103: `-` is no file\n  fix: write `/dev/stdin` for what is piped in\n");
}

TEST(Usage, OutputThatCannotBeWrittenIsAFailure) {
  const std::string bolt = made_file("bolt.lua", bolt_script);
  const std::string scenario = made_file(
      "one.lua", "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n");
  const std::string record = folder() + "/duel.json";
  ASSERT_EQ(run({"duel", black_red(), white_blue(), "--seed", "1", "--record", record}).status, 0);
  std::set<std::string> tried;
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"check", bolt},
        {"check", bolt, "--format", "json"},
        {"test", scenario},
        {"format", "--diff", scenario},
        {"scaffold", "--cards", sample_cards(), "Terror"},
        {"scaffold", "--cards", sample_cards(), "Terror", "--report"},
        {"parse", "Draw a card."},
        {"describe", bolt},
        {"diff", bolt, bolt},
        {"new", "card", "Small Bolt", "--in", folder()},
        {"duel", black_red(), white_blue(), "--seed", "1"},
        {"replay", record},
        {"sim", black_red(), white_blue(), "--games", "1"},
        {"why", record, "Swamp"},
        {"find", "dies"},
        {"show", "Terror"},
        {"cards"},
        {"api"},
        {"help"},
        {"completions", "bash"},
        {"--help"},
        {"--version"}}) {
    tried.insert(command[0]);
    const Ran result = run_to("/dev/full", command);
    EXPECT_EQ(result.status, 2) << command[0];
    EXPECT_THAT(result.err, HasSubstr("T0105")) << command[0];
    EXPECT_THAT(result.err, HasSubstr("cannot write all of the output")) << command[0];
  }
  // A command that is new has to be among them.
  std::istringstream help{run({"--help"}).out};
  for (std::string line; std::getline(help, line) && line != "Subcommands:";) {
  }
  int commands = 0;
  for (std::string line; std::getline(help, line) && line.starts_with("  "); ++commands) {
    std::string name;
    std::istringstream{line} >> name;
    // A language server writes only what it is asked for, and nobody asks here.
    EXPECT_TRUE(tried.contains(name) || name == "lsp") << name;
  }
  EXPECT_GT(commands, 10);
}

TEST(Usage, FindingsThatNobodyCanReadAreAFailureToo) {
  EXPECT_EQ(status_without_errors({"scaffold", "--cards", sample_cards(), "Terrer"}), 2);
  EXPECT_EQ(status_without_errors({"scaffold", "--cards", sample_cards(), "Terror"}), 0) << "nothing to read";
}

TEST(Usage, AFileThatCannotBeWrittenIsToldWithTheReason) {
  const std::string reason = "cannot write `/dev/full`: No space left on device\n";
  const Ran recorded = run({"duel", black_red(), white_blue(), "--seed", "1", "--record", "/dev/full"});
  EXPECT_EQ(recorded.status, 2);
  EXPECT_THAT(recorded.err, HasSubstr(reason));
  const Ran saved = run({"duel", black_red(), white_blue(), "--seed", "1", "--save", "/dev/full"});
  EXPECT_EQ(saved.status, 2);
  EXPECT_THAT(saved.err, HasSubstr(reason));
  const Ran logged = run({"check", made_file("bolt.lua", bolt_script), "--log-file", "/dev/full"});
  EXPECT_EQ(logged.status, 2);
  EXPECT_THAT(logged.err, HasSubstr("cannot write all of the log `/dev/full`: No space left on device\n"));
}

TEST(Usage, WrongArguments) {
  const Ran result = run({"sim", "one.txt"});
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("error T0104: "));
  EXPECT_EQ(run({"check", source_file("cards"), "--format", "xml"}).status, 2);
}

TEST(Usage, AWordThatAnOptionDoesNotTakeIsToldWithWhatWasMeant) {
  EXPECT_EQ(run({"check", source_file("cards"), "--format", "jsn"}).err,
            "error T0104: --format: `jsn` is none of human, json, sarif, junit, github; did you mean "
            "`json`?\n  fix: see "
            "`sleight check --help`\n");
  for (const char* player : {"--bob", "--sue"})
    EXPECT_THAT(run({"duel", black_red(), white_blue(), "--seed", "1", player, "bots"}).err,
                HasSubstr("`bots` is none of bot, person; did you mean `bot`?"));
  EXPECT_THAT(run({"duel", black_red(), white_blue(), "--seed", "1", "--rules", "fith"}).err,
              HasSubstr("error T0104: there is no rule set called fith. Write fifth."));
  EXPECT_THAT(run({"duel", black_red(), white_blue(), "--seed", "1", "--rules", "quux"}).err,
              HasSubstr("fifth"));
}

TEST(Usage, HelpExplainsACode) {
  const Ran result = run({"help", "T0301"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "T0301: unknown card in a deck\n\nA deck names a card that the library does not "
            "have.\n\nWrong:\n  4 Lightning "
            "Blot\n\nRight:\n  4 Lightning Bolt\n");
  const Ran unknown = run({"help", "T0310"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_THAT(unknown.err, HasSubstr("error T0901: no finding has the code `T0310`"));
}

TEST(Usage, HelpOfACommandIsThatOfItsOption) {
  EXPECT_EQ(run({"help", "sim"}).out, run({"sim", "--help"}).out);
}

}  // namespace
}  // namespace sleight::cli
