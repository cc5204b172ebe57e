// `-` is the standard input wherever a file is read, and findings call it by `--stdin-filename`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

const char* const passing =
    "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n";

TEST(StandardInput, FindingsCallItByItsName) {
  const std::string wrong = changed(bolt_script, "deal(3", "deal(4");
  EXPECT_THAT(run({"check", "-"}, wrong).out, HasSubstr("(standard input):5:8: error T0501"));
  const Ran named = run({"check", "-", "--stdin-filename", "cards/bolt.lua"}, wrong);
  EXPECT_EQ(named.status, 1);
  EXPECT_THAT(named.out, HasSubstr("cards/bolt.lua:5:8: error T0501"));
  EXPECT_THAT(named.out, HasSubstr(" 5 |   deal(4, target)"))
      << "the line is shown from what was piped in";
  EXPECT_THAT(
      run({"test", "-", "--stdin-filename=mine.lua"}, "scenario('x', function(s) s:none() end)\n").out,
      HasSubstr("mine.lua:1: error T0601"));
  EXPECT_THAT(run({"parse", "-", "--stdin-filename", "mine.txt"}, "Frobnicate it.").out,
              HasSubstr("mine.txt:1:1: error G0101"));
  EXPECT_THAT(run({"describe", "-", "--stdin-filename", "mine.lua"}, "return instant 3 {}\n").err,
              HasSubstr("mine.lua:1:"));
  EXPECT_THAT(run({"scaffold", "--cards", "-", "--stdin-filename", "mine.json"}, "{").err,
              HasSubstr("mine.json:1:"));
  EXPECT_THAT(run({"scaffold", "--text", "-", "--stdin-filename", "mine.txt"}, "Terror {1}{B}\n").err,
              HasSubstr("mine.txt:1:"));
  EXPECT_THAT(run({"sim", "-", white_blue(), "--stdin-filename", "mine.txt"}, "4 Terorr\n").err,
              HasSubstr("mine.txt:1:"));
}

TEST(StandardInput, StandsForAFileThatIsThere) {
  const std::string file = made_file("bolt.lua", changed(bolt_script, "deal(3", "deal(4"));
  EXPECT_EQ(run({"check", file}).status, 1);
  EXPECT_EQ(run({"check", "-", "--stdin-filename", file}, bolt_script).status, 0) << "as an editor has it";
}

TEST(StandardInput, IsReadByEveryCommandThatReadsAFile) {
  EXPECT_EQ(run({"check", "-"}, bolt_script).status, 0);
  EXPECT_EQ(run({"test", "-"}, passing).out, "1 passed, 0 failed\n");
  EXPECT_THAT(run({"describe", "-"}, bolt_script).out, HasSubstr("Lightning Bolt deals 3 damage"));
  EXPECT_EQ(run({"parse", "-"}, "Draw a card.").status, 0);
  EXPECT_EQ(run({"scaffold", "--cards", "-"}, content(sample_cards())).status, 0);
  EXPECT_EQ(run({"scaffold", "--text", "-"}, "Terror {1}{B}\nInstant\nDestroy target creature.\n").status, 0);
  const std::string deck = content(black_red());
  const std::string record = folder() + "/duel.json", saved = folder() + "/duel.save";
  const Ran played =
      run({"duel", "-", white_blue(), "--seed", "3", "--record", record, "--save", saved}, deck);
  EXPECT_EQ(played.status, 0) << played.err;
  EXPECT_EQ(run({"sim", white_blue(), "-", "--games", "1"}, deck).status, 0);
  EXPECT_EQ(run({"replay", "-"}, content(record)).status, 0);
  EXPECT_EQ(run({"why", "-", "Swamp"}, content(record)).status, 0);
  EXPECT_EQ(run({"why", "-", "Swamp"}, content(saved)).status, 0);
}

TEST(StandardInput, IsRefusedWhereItMeansNothing) {
  const Ran unread = run({"check", made_file("bolt.lua", bolt_script), "--stdin-filename", "x.lua"});
  EXPECT_EQ(unread.status, 2);
  EXPECT_EQ(unread.err,
            "error T0104: `--stdin-filename` names the standard input, and nothing is read from it\n"
            "  fix: write `-` in the place of a file\n");
  EXPECT_THAT(run({"check", "-", "--stdin-filename", folder()}, bolt_script).err, HasSubstr("is a folder"));
  const Ran person = run({"duel", "-", white_blue(), "--bob", "person"}, content(black_red()));
  EXPECT_EQ(person.status, 2);
  EXPECT_THAT(person.err, HasSubstr("a person answers on the standard input"));
  EXPECT_THAT(run({"test", "-", "--mod", "-"}, passing).err, HasSubstr("`-` is no file"));
}

}  // namespace
}  // namespace sleight::cli
