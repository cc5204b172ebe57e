// What the gate says of itself is so: settings, expectations, levels and what is new are told as they are.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// The bolt of another effect than its text: T0501.
std::string bolt_of_two(const std::string& name = "Lightning Bolt") {
  std::string script = changed(bolt_script, "deal(3", "deal(2");
  for (int i = 0; i < 2 && name != "Lightning Bolt"; ++i) script = changed(script, "Lightning Bolt", name);
  return script;
}

void git_here(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(),
                   {"-C", folder(), "-c", "user.name=A", "-c", "user.email=a@example.org"});
  const Ran ran = run_program("/usr/bin/git", arguments);
  ASSERT_EQ(ran.status, 0) << ran.err;
}

void commit_all() {
  git_here({"init", "-q"});
  git_here({"add", "."});
  git_here({"commit", "-q", "-m", "first"});
}

const std::string stale_comment = "-- sleight: expect T0501 \"stale\"\n";

TEST(Expectations, InFilesThatAreNoCardsAreRead) {
  const std::string about = "return mod { name = \"quay\", version = \"1\" }\n";
  for (const auto& [file, text] : std::vector<std::pair<std::string, std::string>>{
           {"mod.lua", about},
           {"keywords/misty.lua", "return keyword \"misty\" { cannot_be_blocked {} }\n"},
           {"counters.lua", "return { counter_kind \"rust\" { plus = \"-1/-1\" } }\n"},
           {"rules/calm.lua", "return rule_set \"calm\" { like = \"fifth\" }\n"},
           {"cards/pier/set.lua", "return set { name = \"Pier\", code = \"PIE\" }\n"}}) {
    made_file("quay/mod.lua", about);
    made_file("quay/" + file, stale_comment + text);
    const std::string at = "quay/" + file + ":1:1: ";
    EXPECT_THAT(run({"check", folder() + "/quay"}).out, HasSubstr(at + "warning T1104: T0501 is expected"));
    made_file("quay/" + file, "-- sleight: bogus\n" + text);
    const Ran wrong = run({"check", folder() + "/quay"});
    EXPECT_THAT(wrong.out, HasSubstr(at + "error T1103: `sleight: bogus` says nothing"));
    EXPECT_EQ(wrong.status, 1);
    std::filesystem::remove_all(folder() + "/quay");
  }
}

const char* const failing_scenario =
    "scenario('x', function(s) s:next_turn() s:expect(s.bob, { life = 19 }) end)\n";
const char* const passing_scenario =
    "scenario('x', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n";

TEST(Expectations, OfScenariosAreReadByTest) {
  const std::string expected = "-- sleight: expect T0601 \"the rule is not written yet\"\n";
  const std::string file = folder() + "/x.lua";
  made_file("x.lua", expected + failing_scenario);
  const Ran accepted = run({"test", file});
  EXPECT_EQ(accepted.status, 0) << accepted.out;
  EXPECT_EQ(accepted.out, "0 passed, 0 failed, 1 accepted\n");
  const auto json = nlohmann::json::parse(run({"test", file, "--format", "json"}).out);
  EXPECT_EQ(json[0]["status"], "accepted");
  EXPECT_THAT(run({"test", file, "--format", "junit"}).out, HasSubstr("failures=\"0\" skipped=\"1\""));
  made_file("x.lua", expected + passing_scenario);
  const Ran idle = run({"test", file});
  EXPECT_THAT(idle.out, HasSubstr("x.lua:1:1: warning T1104: T0601 is expected and not found"));
  EXPECT_EQ(idle.status, 0);
  // What was not run cannot be missed.
  EXPECT_THAT(run({"test", file, "--filter", "x"}).out, Not(HasSubstr("T1104")));
  made_file("x.lua", std::string("-- sleight: expct T0601 \"why\"\n") + passing_scenario);
  const Ran wrong = run({"test", file});
  EXPECT_THAT(wrong.out, HasSubstr("x.lua:1:1: error T1103: `sleight: expct` says nothing"));
  EXPECT_THAT(wrong.out, HasSubstr("1 passed, 1 failed\n"));
  EXPECT_EQ(wrong.status, 1);
}

TEST(Settings, JudgeScenarios) {
  made_file("x.lua", failing_scenario);
  made_file("sleight.toml", "[severity]\nT0601 = \"off\"\n");
  EXPECT_EQ(run({"test", folder() + "/x.lua"}).out, "0 passed, 0 failed, 1 accepted\n");
  made_file("sleight.toml", "[severity.\"x.lua\"]\nT0601 = \"warn\"\n");
  const Ran warned = run({"test", folder() + "/x.lua"});
  EXPECT_THAT(warned.out, HasSubstr("warning T0601"));
  EXPECT_EQ(warned.status, 0);
}

TEST(Expectations, AreNeededOnceForOneFinding) {
  made_file("bolt.lua",
            "-- sleight: expect T0501 \"one\"\n-- sleight: expect T0501 \"two\"\n" + bolt_of_two());
  const Ran twice = run({"check", folder() + "/bolt.lua"});
  EXPECT_THAT(twice.out, HasSubstr("bolt.lua:2:1: warning T1104: T0501 is expected and not found (\"two\")"));
  EXPECT_THAT(twice.out, HasSubstr("0 errors, 1 warning\n"));
}

// What a script does not come to is neither mended nor gone.
TEST(Expectations, AreNotStaleBehindAnotherFault) {
  const std::string misspelt = changed(bolt_of_two(), "  cost", "  csot");
  made_file("bolt.lua", stale_comment + misspelt);
  EXPECT_THAT(run({"check", folder() + "/bolt.lua"}).out, Not(HasSubstr("T1104")));
  made_file("cards/bolt.lua", bolt_of_two());
  const std::string known = folder() + "/known.json";
  ASSERT_EQ(run({"check", folder() + "/cards", "--write-baseline", known}).status, 0);
  made_file("cards/bolt.lua", misspelt);
  EXPECT_THAT(run({"check", folder() + "/cards", "--baseline", known}).out, Not(HasSubstr("T1105")));
  // A code of level 4 that needs no card data is looked for without any.
  made_file("bolt.lua", "-- sleight: expect T0408 \"no phase\"\n" + std::string(bolt_script));
  EXPECT_THAT(run({"check", folder() + "/bolt.lua"}).out, HasSubstr("T1104: T0408 is expected"));
  made_file("bolt.lua", "-- sleight: expect T0401 \"no data\"\n" + std::string(bolt_script));
  EXPECT_THAT(run({"check", folder() + "/bolt.lua"}).out, Not(HasSubstr("T1104")));
}

TEST(Since, TellsWhatIsNoLongerExpected) {
  made_file("cards/bolt.lua", stale_comment + bolt_of_two());
  commit_all();
  const std::string cards = folder() + "/cards";
  EXPECT_EQ(run({"check", cards, "--since", "HEAD"}).status, 0);
  // The comment goes, and the fault stays.
  made_file("cards/bolt.lua", bolt_of_two());
  const Ran opened = run({"check", cards, "--since", "HEAD"});
  EXPECT_EQ(opened.status, 1);
  EXPECT_THAT(opened.out, HasSubstr("error T0501"));
  // The fault goes, and the comment stays.
  made_file("cards/bolt.lua", stale_comment + bolt_script);
  EXPECT_THAT(run({"check", cards, "--since", "HEAD"}).out, HasSubstr("warning T1104"));
}

TEST(Since, KnowsRenamedFiles) {
  made_file("cards/bolt.lua", bolt_of_two());
  made_file("else/rest.lua", bolt_of_two("Other Bolt"));
  commit_all();
  git_here({"mv", "cards/bolt.lua", "cards/strike.lua"});
  // From elsewhere too.
  git_here({"mv", "else/rest.lua", "cards/rest.lua"});
  const Ran moved = run({"check", folder() + "/cards", "--since", "HEAD"});
  EXPECT_EQ(moved.status, 0) << moved.out;
  EXPECT_EQ(run({"check", folder() + "/cards/strike.lua", "--since", "HEAD"}).status, 0);
  made_file("cards/strike.lua", changed(bolt_of_two(), "cost = \"{R}\"", "cost = \"{R}{R}\", flyng = 1"));
  EXPECT_EQ(run({"check", folder() + "/cards", "--since", "HEAD"}).status, 1);
}

TEST(Settings, OfSeveralFoldersAreNotMixed) {
  made_file("a/bolt.lua", bolt_of_two());
  made_file("b/bolt.lua", bolt_of_two("Other Bolt"));
  made_file("a/sleight.toml", "[severity]\nT0501 = \"off\"\n");
  const Ran mixed = run({"check", folder() + "/b", folder() + "/a"});
  EXPECT_EQ(mixed.status, 1);
  EXPECT_THAT(mixed.err, HasSubstr("a/sleight.toml:1:1: error T1109: the settings of `" + folder() +
                                   "/b` are none, and those of `" + folder() + "/a` are `"));
  EXPECT_EQ(
      run({"check", folder() + "/b", folder() + "/a", "--settings", folder() + "/a/sleight.toml"}).status, 0);
  const Ran above = run({"check", folder()});
  EXPECT_THAT(above.out,
              HasSubstr("a/sleight.toml:1:1: warning T1109: these settings are not followed, because `" +
                        folder() + "` lies above them"));
  EXPECT_THAT(run({"check", folder() + "/a"}).out, Not(HasSubstr("T1109")));
}

TEST(Settings, NameRuleSetsAndFilesThatAreThere) {
  made_file("cards/bolt.lua", bolt_script);
  made_file("sleight.toml", "rules = [\"fifth\", \"micropose\"]\n");
  const Ran rules = run({"check", folder() + "/cards"});
  EXPECT_EQ(rules.status, 1);
  EXPECT_THAT(rules.err,
              HasSubstr("sleight.toml:1:19: error T1102: there is no rule set called `micropose`\n"));
  EXPECT_THAT(rules.err, HasSubstr("  fix: did you mean `microprose`?\n"));
  made_file("sleight.toml", "[severity.\"cards/blot*.lua\"]\nT0501 = \"off\"\n");
  EXPECT_THAT(run({"check", folder() + "/cards"}).err,
              HasSubstr("sleight.toml:1:11: error T1102: no file fits the pattern `" + folder() +
                        "/cards/blot*.lua`"));
  made_file("sleight.toml", "[severity.\"cards/bolt*.lua\"]\nT0501 = \"off\"\n");
  EXPECT_EQ(run({"check", folder() + "/cards"}).status, 0);
}

TEST(Levels, TellWhatTheyFindAndNoMore) {
  made_file("1/a.lua", "return {");
  made_file("2/b.lua", changed(bolt_script, "  cost", "  csot"));
  made_file("3/c.lua", "");
  made_file("4/d.lua", changed(bolt_script, "cost = \"{R}\",", "cost = \"{R}\", cost = \"{R}\","));
  made_file("5/e.lua", bolt_of_two());
  for (int level = 1; level <= 5; ++level)
    for (int found = 1; found <= 5; ++found) {
      const Ran ran =
          run({"check", folder() + "/" + std::to_string(found), "--level", std::to_string(level)});
      EXPECT_EQ(ran.status, found <= level ? 1 : 0) << "level " << level << ": " << ran.out;
      EXPECT_EQ(ran.out.find("proved") != std::string::npos, level == 5) << ran.out;
    }
  // Of what was not looked for nothing is missed.
  made_file("5/e.lua", stale_comment + bolt_script);
  EXPECT_THAT(run({"check", folder() + "/5", "--level", "4"}).out, Not(HasSubstr("T1104")));
  EXPECT_EQ(run({"check", folder() + "/5", "--level", "4", "--compare", folder() + "/5/e.lua"}).status, 2);
}

TEST(Compare, TellsOnlyOfCardsUnderThePaths) {
  made_file("cards/bolt.lua", bolt_script);
  made_file("cards/rest.lua",
            changed(changed(bolt_script, "Lightning Bolt", "Other Bolt"), "Lightning Bolt", "Other Bolt"));
  made_file("before.json", run({"check", folder() + "/cards", "--format", "json"}).out);
  const Ran one = run({"check", folder() + "/cards/bolt.lua", "--compare", folder() + "/before.json"});
  EXPECT_EQ(one.status, 0) << one.out;
}

TEST(Fixes, AreShownOverAllRounds) {
  // One mistake hides the next.
  const std::string before = changed(changed(bolt_script, "  cost", "  csot"), "target = ", "tagret = ");
  made_file("bolt.lua", before);
  const Ran shown = run({"check", folder() + "/bolt.lua", "--diff"});
  EXPECT_EQ(shown.status, 1);
  EXPECT_EQ(content(folder() + "/bolt.lua"), before);
  run({"check", folder() + "/bolt.lua", "--fix"});
  for (const char* line : {"-  csot", "+  cost", "-  tagret", "+  target"})
    EXPECT_THAT(shown.out, HasSubstr(line));
  EXPECT_EQ(content(folder() + "/bolt.lua"), bolt_script);
  EXPECT_EQ(run({"check", folder() + "/bolt.lua", "--diff"}).out, "");
  for (const char* format : {"json", "sarif", "junit", "github"}) {
    const Ran refused = run({"check", folder() + "/bolt.lua", "--diff", "--format", format});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("T0104"));
  }
}

}  // namespace
}  // namespace sleight::cli
