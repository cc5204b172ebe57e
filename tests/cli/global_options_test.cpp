// Options that every command takes, on either side of it; and findings of usage in the format asked for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// All commands, with arguments of which each does something short.
std::vector<std::vector<std::string>> short_commands() {
  const std::string record = folder() + "/duel.json";
  EXPECT_EQ(run({"duel", black_red(), white_blue(), "--seed", "1", "--record", record}).status, 0);
  return {
      {"check", made_file("bolt.lua", bolt_script)},
      {"test", made_file("one.lua",
                         "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n")},
      {"scaffold", "Terror", "--cards", sample_cards()},
      {"parse", "Draw a card."},
      {"describe", made_file("bolt.lua", bolt_script)},
      {"duel", black_red(), white_blue(), "--seed", "1"},
      {"replay", record},
      {"sim", black_red(), white_blue(), "--games", "1"},
      {"why", record, "Swamp"},
      {"find", "dies"},
      {"show", "Terror"},
      {"cards", "--set", "alpha"},
      {"api", "deal"},
      {"help", "T0301"},
      {"completions", "bash"}};
}

std::vector<std::string> joined(std::vector<std::string> first, const std::vector<std::string>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

TEST(GlobalOptions, StandOnEitherSideOfEveryCommand) {
  const std::vector<std::string> options{"--data", source_file(""), "--jobs",      "2",  "--color",
                                         "never",  "--quiet",       "--log-level", "off"};
  for (const std::vector<std::string>& command : short_commands()) {
    const Ran before = run(joined(options, command)), behind = run(joined(command, options));
    EXPECT_EQ(before.status, 0) << command[0] << before.err;
    EXPECT_EQ(behind.status, 0) << command[0] << behind.err;
    if (command[0] != "sim") {
      EXPECT_EQ(before.out, behind.out) << command[0] << ", whose output tells no time";
    }
  }
}

TEST(GlobalOptions, TheFormatStandsOnEitherSideToo) {
  const std::string bolt = made_file("bolt.lua", bolt_script);
  const std::string asked = run({"check", bolt, "--format", "json"}).out;
  EXPECT_THAT(asked, StartsWith("{"));
  EXPECT_EQ(run({"--format", "json", "check", bolt}).out, asked);
  EXPECT_EQ(run({"--format=json", "check", bolt}).out, asked);
  EXPECT_THAT(run({"--format", "sarif", "cards"}).err, HasSubstr("`sarif` is none of human, json"))
      << "a command that lists things has no findings to write so";
}

TEST(GlobalOptions, ThoseOfOneCommandMayStandBeforeIt) {
  EXPECT_EQ(run({"--games", "1", "--seed", "4", "sim", black_red(), white_blue()}).status, 0);
  EXPECT_EQ(run({"--printed", "parse", "Draw a card."}).status, 0) << "`check --printed` has a value";
}

TEST(GlobalOptions, TheVersionIsToldWhereverItIsAskedFor) {
  const std::string version = run({"--version"}).out;
  EXPECT_THAT(version, StartsWith("sleight "));
  EXPECT_EQ(run({"-V"}).out, version);
  EXPECT_EQ(run({"check", "--version"}).out, version);
  EXPECT_EQ(run({"check", "cards", "-V"}).out, version);
  EXPECT_THAT(run({"check", "--version", "--verbose"}).out, HasSubstr("Its data is that of"));
}

TEST(GlobalOptions, HelpOfEveryCommandListsThem) {
  for (const std::vector<std::string>& command : short_commands()) {
    const std::string help = run({command[0], "--help"}).out;
    for (const char* option : {"--data", "--jobs", "--color", "--quiet", "--log-level", "--log-file"})
      EXPECT_THAT(help, HasSubstr(option)) << command[0];
  }
}

TEST(GlobalOptions, ColourIsAlwaysOrNeverOrWhereItBelongs) {
  const std::string wrong = made_file("bolt.lua", changed(bolt_script, "deal(3", "deal(4"));
  const std::string red = "\033[";
  EXPECT_THAT(run({"check", wrong}).out, Not(HasSubstr(red))) << "a file is no terminal";
  EXPECT_THAT(run({"check", wrong, "--color", "always"}).out, HasSubstr(red));
  EXPECT_THAT(run({"check", wrong, "--color", "never"}).out, Not(HasSubstr(red)));
  EXPECT_THAT(run({"--color", "always", "check", wrong + "x"}).err, HasSubstr(red));
  EXPECT_THAT(run({"check", wrong, "--color", "always", "--log-level", "info"}).err, HasSubstr(red));
  EXPECT_THAT(run({"cards", "--color", "red"}).err, HasSubstr("(cards are chosen by `--colour`)"));
  EXPECT_THAT(run({"check", wrong, "--color", "alwys"}).err, HasSubstr("did you mean `always`?"));
}

TEST(GlobalOptions, QuietLeavesFindingsAndWhatWasAskedFor) {
  EXPECT_EQ(run({"check", made_file("bolt.lua", bolt_script), "--quiet"}).out, "");
  const std::string wrong = made_file("wrong.lua", changed(bolt_script, "deal(3", "deal(4"));
  const Ran told = run({"check", wrong, "-q"});
  EXPECT_EQ(told.status, 1);
  EXPECT_THAT(told.out, HasSubstr("error "));
  EXPECT_THAT(told.out, Not(HasSubstr("1 error")));
  EXPECT_EQ(
      run({"test",
           made_file("one.lua",
                     "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n"),
           "-q"})
          .out,
      "");
  EXPECT_THAT(run({"test", made_file("two.lua", "scenario('bad', function(s) s:none() end)\n"), "-q"}).out,
              HasSubstr("bad"));
  const std::string record = folder() + "/duel.json";
  EXPECT_EQ(run({"duel", black_red(), white_blue(), "--record", record, "-q"}).out, "");
  EXPECT_EQ(run({"replay", record, "-q"}).out, "");
  EXPECT_THAT(run({"replay", record, "-q", "--state"}).out, HasSubstr("Bob"));
  EXPECT_EQ(run({"scaffold", "--cards", sample_cards(), "--out", folder() + "/made", "-q"}).out, "");
  EXPECT_THAT(run({"describe", made_file("bolt.lua", bolt_script), "-q"}).out, HasSubstr("Lightning Bolt"));
}

TEST(GlobalOptions, WhatIsUnknownBeforeTheCommandIsToldWithWhatWasMeant) {
  EXPECT_EQ(run({"--verison"}).err,
            "error T0102: `sleight` does not know the option `--verison`\n  fix: write `--version`\n");
  EXPECT_EQ(run({"--dta", "x", "check", "cards"}).err,
            "error T0102: `sleight` does not know the option `--dta`\n  fix: write `--data`\n");
  EXPECT_EQ(run({"--jbs=2", "check", "cards"}).err,
            "error T0102: `sleight check` does not know the option `--jbs`\n  fix: write `--jobs`\n");
}

TEST(GlobalOptions, WithoutACommandSayNothing) {
  EXPECT_EQ(run({"--jobs", "2"}).err,
            "error T0101: no command is named\n  fix: `sleight --help` lists the commands\n");
  EXPECT_THAT(run({"--jobs", "none"}).err, HasSubstr("see `sleight --help`"));
}

TEST(GlobalOptions, TwoDashesEndThem) {
  const std::string odd = made_file("-q.lua", bolt_script);
  const Ran ran = run({"parse", "--name", "Shock", "--", "--format"});
  EXPECT_EQ(ran.status, 1) << "a text, and one that nobody reads";
  EXPECT_THAT(ran.out, HasSubstr("not understood: --format"));
  EXPECT_THAT(run({"check", "--", "--version"}).err, HasSubstr("there is no file or folder `--version`"));
  EXPECT_EQ(run({"check", "--quiet", "--", odd}).status, 0);
}

TEST(GlobalOptions, FindingsOfUsageComeInTheFormatAskedFor) {
  const auto code_of = [](const std::vector<std::string>& arguments) -> std::string {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 2) << arguments[0];
    EXPECT_EQ(ran.out, "") << arguments[0];
    const nlohmann::json told = nlohmann::json::parse(ran.err, nullptr, false);
    return told.is_discarded() ? ran.err : told["findings"][0]["code"].get<std::string>();
  };
  EXPECT_EQ(code_of({"chek", "cards", "--format", "json"}), "T0101");
  EXPECT_EQ(code_of({"check", "cards", "--job", "2", "--format=json"}), "T0102");
  EXPECT_EQ(code_of({"check", "--format", "json", "nowhere.lua"}), "T0103");
  EXPECT_EQ(code_of({"--format", "json", "sim", "one.txt", "--games", "none"}), "T0104");
  EXPECT_EQ(code_of({"check", "--format", "json"}), "T0104") << "the path is missing";
  EXPECT_EQ(code_of({"cards", "--set", "nowhere", "--format", "json"}), "T0104");
  EXPECT_THAT(run({"check", "nowhere.lua", "--format", "sarif"}).err, HasSubstr("\"ruleId\": \"T0103\""));
  EXPECT_THAT(run({"check", "nowhere.lua", "--format", "junit"}).err, HasSubstr("<failure"));
  EXPECT_THAT(run({"check", "nowhere.lua", "--format", "jsn"}).err, StartsWith("error T0104"));
}

}  // namespace
}  // namespace sleight::cli
