// Scripts laid out by the program: what is written, and what is not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const char* const crooked =
    "return instant 'Small Bolt' {\n"
    "cost=\"{R}\",  -- cheap\n\n\n"
    "    text = [[Small Bolt deals 3 damage to target creature or player.]],\n"
    "  target = creature_or_player,\n"
    "  deal( 3,target )\n"
    "}";
const char* const straight =
    "return instant \"Small Bolt\" {\n"
    "  cost = \"{R}\",  -- cheap\n\n"
    "  text = [[Small Bolt deals 3 damage to target creature or player.]],\n"
    "  target = creature_or_player,\n"
    "  deal(3, target),\n"
    "}\n";

TEST(Format, WritesWhatIsLaidOutOtherwiseAndNamesIt) {
  const std::string file = made_file("mod/bolt.lua", crooked), good = made_file("mod/good.lua", straight);
  const auto untouched = fs::last_write_time(good);
  const Ran ran = run({"format", folder() + "/mod", file});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, file + "\n");
  EXPECT_EQ(content(file), straight);
  EXPECT_EQ(fs::last_write_time(good), untouched);
  const Ran again = run({"format", folder() + "/mod"});
  EXPECT_EQ(again.status, 0);
  EXPECT_EQ(again.out, "");
  EXPECT_EQ(run({"check", file}).status, 0);
}

TEST(Format, ChecksWithoutWriting) {
  const std::string file = made_file("bolt.lua", crooked), good = made_file("good.lua", straight);
  const Ran ran = run({"format", "--check", good, file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, file + "\n");
  EXPECT_EQ(content(file), crooked);
  EXPECT_EQ(run({"format", "--check", good}).status, 0);
}

TEST(Format, ShowsAPatchWithoutWriting) {
  const std::string file = made_file("bolt.lua", crooked);
  const Ran ran = run({"format", "--diff", file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("--- " + file + "\n+++ " + file + "\n"));
  EXPECT_THAT(ran.out, HasSubstr("\n-  deal( 3,target )\n-}\n\\ No newline at end of file\n"
                                 "+  deal(3, target),\n+}\n"));
  EXPECT_EQ(content(file), crooked);
}

TEST(Format, OfTheStandardInputGoesToTheOutput) {
  const Ran ran = run({"format", "-"}, crooked);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, straight);
  EXPECT_EQ(run({"format", "-"}, straight).out, straight);
  const Ran named = run({"format", "--check", "-", "--stdin-filename", "bolt.lua"}, crooked);
  EXPECT_EQ(named.status, 1);
  EXPECT_EQ(named.out, "bolt.lua\n");
  EXPECT_EQ(run({"format", "-"}, "").out, "");
}

TEST(Format, TellsWhatLuaCannotReadAsCheckDoes) {
  const std::string broken = changed(crooked, "3,target )", "3,target");
  const std::string file = made_file("broken.lua", broken), bolt = made_file("bolt.lua", crooked);
  const Ran ran = run({"format", file, bolt});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, bolt + "\n");
  EXPECT_EQ(content(file), broken);
  EXPECT_THAT(ran.err, HasSubstr("error L0101: Lua cannot read this: "));
  EXPECT_THAT(run({"check", file}).out, HasSubstr(ran.err.substr(0, ran.err.find("\n\n"))));
  const Ran piped = run({"format", "-", "--stdin-filename", "broken.lua"}, broken);
  EXPECT_EQ(piped.status, 1);
  EXPECT_EQ(piped.out, "");
  EXPECT_THAT(piped.err, HasSubstr("broken.lua:"));
}

TEST(Format, KeepsMarksAndEndsOfLines) {
  std::string wrong = crooked, right = straight;
  for (std::string* text : {&wrong, &right}) {
    for (std::size_t at = 0; (at = text->find('\n', at)) != std::string::npos; at += 2)
      text->insert(at, "\r");
    text->insert(0, "\xEF\xBB\xBF");
  }
  const std::string file = made_file("bolt.lua", wrong);
  EXPECT_EQ(run({"format", file}).status, 0);
  EXPECT_EQ(content(file), right);
}

TEST(Format, TakesScenariosAndNothingElse) {
  const std::string file = made_file("one.lua", "scenario('fine', function(s)\ns:next_turn()\nend)\n");
  EXPECT_EQ(run({"format", file}).status, 0);
  EXPECT_EQ(content(file), "scenario(\"fine\", function(s)\n  s:next_turn()\nend)\n");
  const Ran deck = run({"format", black_red()});
  EXPECT_EQ(deck.status, 2);
  EXPECT_THAT(deck.err, HasSubstr("T0112"));
}

}  // namespace
}  // namespace sleight::cli
