// What stands between the findings of a check and its exit status: settings, expectations, baselines, git.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// The bolt with a word of its text misspelt: an error.
std::string broken_bolt() { return changed(bolt_script, "damage", "damge"); }
/// The same of a card of another name.
std::string other_broken_bolt() {
  return changed(changed(broken_bolt(), "Lightning Bolt", "Other Bolt"), "Lightning Bolt", "Other Bolt");
}

void make(const std::string& path, const std::string& text) {
  std::filesystem::create_directories(std::filesystem::path(folder() + "/" + path).parent_path());
  made_file(path, text);
}

/// The code of the first finding that a report of people tells.
std::string first_code(const std::string& text) {
  const std::size_t at = text.find("error ");
  return at == std::string::npos ? "" : text.substr(at + 6, 5);
}

TEST(Settings, AreFoundUpwards) {
  make("sleight.toml", "[severity]\nG = \"off\"\nT = \"off\"\n");
  make("cards/set/bolt.lua", broken_bolt());
  const Ran loose = run({"check", folder() + "/cards/set/bolt.lua"});
  EXPECT_EQ(loose.status, 0) << loose.out << loose.err;
  make("sleight.toml", "strict = true\n");
  EXPECT_EQ(run({"check", folder() + "/cards/set/bolt.lua"}).status, 1);
}

TEST(Settings, JudgeByCodeAndByPath) {
  make("a/bolt.lua", broken_bolt());
  make("b/bolt.lua", other_broken_bolt());
  const std::string code = first_code(run({"check", folder() + "/a"}).out);
  ASSERT_EQ(code.size(), 5U);
  make("sleight.toml", "[severity.\"a\"]\n" + code + " = \"warn\"\n");
  const Ran both = run({"check", folder() + "/a", folder() + "/b", "--settings", folder() + "/sleight.toml"});
  EXPECT_THAT(both.out, HasSubstr("a/bolt.lua"));
  EXPECT_THAT(both.out, HasSubstr("warning " + code));
  EXPECT_THAT(both.out, HasSubstr("error " + code));
  EXPECT_EQ(both.status, 1);
}

TEST(Settings, ThatMeanNothingAreFindings) {
  make("cards/bolt.lua", bolt_script);
  make("sleight.toml", "levl = 5\nlevel = 9\nmods = \"frost\"\n[severity]\nT0504 = \"none\"\nZ9 = \"off\"\n");
  const Ran wrong = run({"check", folder() + "/cards"});
  EXPECT_EQ(wrong.status, 1);
  for (const char* part :
       {"sleight.toml:1:1: error T1102: there is no setting `levl`", "did you mean `level`?",
        "sleight.toml:2:9: error T1102: `level` is not a whole number from 1 to 6", "sleight.toml:3:8",
        "`mods` is not a list of paths in quotes", "sleight.toml:5:9", "\"error\", \"warn\" or \"off\"",
        "sleight.toml:6:1: error T1102: no finding has a code that begins with `Z9`"})
    EXPECT_THAT(wrong.err, HasSubstr(part));
  make("sleight.toml", "level = \n");
  EXPECT_THAT(run({"check", folder() + "/cards"}).err, HasSubstr("sleight.toml:1:"));
  EXPECT_THAT(run({"check", folder() + "/cards"}).err, HasSubstr("error T1101: this is no TOML"));
}

TEST(Settings, GiveWayToTheCommandLine) {
  make("cards/bolt.lua", bolt_script);
  make("sleight.toml", "level = 6\njobs = 1\n");
  EXPECT_THAT(run({"check", folder() + "/cards"}).out, HasSubstr("situations"));
  EXPECT_THAT(run({"check", folder() + "/cards", "--level", "5"}).out, Not(HasSubstr("situations")));
}

TEST(Strict, MakesWarningsErrors) {
  make("cards/bolt.lua", broken_bolt());
  make("sleight.toml", "[severity]\nT = \"warn\"\nG = \"warn\"\n");
  const Ran loose = run({"check", folder() + "/cards"});
  ASSERT_THAT(loose.out, HasSubstr("warning"));
  ASSERT_EQ(loose.status, 0) << loose.out;
  EXPECT_EQ(run({"check", folder() + "/cards", "--strict"}).status, 1);
}

TEST(Expectations, TakeFindingsOutWithAReason) {
  const std::string code = first_code(run({"check", made_file("bolt.lua", broken_bolt())}).out);
  ASSERT_EQ(code.size(), 5U);
  make("bolt.lua", "-- sleight: expect " + code + " \"a word of our own\"\n" + broken_bolt());
  const Ran expected = run({"check", folder() + "/bolt.lua"});
  EXPECT_EQ(expected.status, 0) << expected.out;
  EXPECT_THAT(expected.out, HasSubstr("0 errors, 0 warnings"));
}

TEST(Expectations, HoldForTheirLineWhereTheyAreIndented) {
  const std::string misspelt = changed(bolt_script, "  cost", "  csot");
  const std::string code = first_code(run({"check", made_file("bolt.lua", misspelt)}).out);
  ASSERT_EQ(code.size(), 5U);
  const std::string comment = "-- sleight: expect " + code + " \"it is a test\"";
  EXPECT_THAT(
      run({"check", made_file("bolt.lua", changed(misspelt, "  csot", "  " + comment + "\n  csot"))}).out,
      Not(HasSubstr("error " + code)));
  EXPECT_THAT(run({"check", made_file("bolt.lua", changed(misspelt, "\"{R}\",", "\"{R}\", " + comment))}).out,
              Not(HasSubstr("error " + code)));
  EXPECT_THAT(
      run({"check", made_file("bolt.lua", changed(misspelt, "  text", "  " + comment + "\n  text"))}).out,
      HasSubstr("error " + code));
}

TEST(Expectations, ThatAreNotMetAreFindings) {
  make("bolt.lua", "-- sleight: expect T0502 \"nobody knows\"\n" + std::string(bolt_script));
  const Ran idle = run({"check", folder() + "/bolt.lua"});
  EXPECT_THAT(idle.out, HasSubstr("bolt.lua:1:1: warning T1104: T0502 is expected and not found"));
  // Level 6 was not played, so nothing of it can be missed.
  make("bolt.lua", "-- sleight: expect T1004 \"nobody knows\"\n" + std::string(bolt_script));
  EXPECT_THAT(run({"check", folder() + "/bolt.lua"}).out, Not(HasSubstr("T1104")));
}

TEST(Expectations, NeedAKnownCodeAndAReason) {
  for (const auto& [comment, said] :
       {std::pair{"-- sleight: expect T0502", "it is not said why T0502 is expected"},
        std::pair{"-- sleight: expect T0502 \" \"", "it is not said why T0502 is expected"},
        std::pair{"-- sleight: expect Q0502 \"why\"", "no finding has the code `Q0502`"},
        std::pair{"-- sleight: ignore T0502 \"why\"", "`sleight: ignore` says nothing"}}) {
    make("bolt.lua", std::string(comment) + "\n" + bolt_script);
    const Ran wrong = run({"check", folder() + "/bolt.lua"});
    EXPECT_THAT(wrong.out, HasSubstr("error T1103: " + std::string(said)));
    EXPECT_EQ(wrong.status, 1);
  }
  // In a text it is no comment.
  make("bolt.lua", changed(bolt_script, "return", "local _ = \"-- sleight: x\"\nreturn"));
  EXPECT_THAT(run({"check", folder() + "/bolt.lua"}).out, Not(HasSubstr("T1103")));
}

TEST(Baseline, KnowsWhatWasThere) {
  make("cards/bolt.lua", broken_bolt());
  const std::string known = folder() + "/known.json";
  const Ran written = run({"check", folder() + "/cards", "--write-baseline", known});
  EXPECT_EQ(written.status, 0) << written.out << written.err;
  EXPECT_THAT(content(known), HasSubstr("\"file\": \"cards/bolt.lua\""));
  // An edit above moves the line and nothing else.
  make("cards/bolt.lua", "-- a comment\n\n" + broken_bolt());
  EXPECT_EQ(run({"check", folder() + "/cards", "--baseline", known}).status, 0);
  make("cards/other.lua", other_broken_bolt());
  EXPECT_EQ(run({"check", folder() + "/cards", "--baseline", known}).status, 1);
}

TEST(Baseline, TellsWhatIsGone) {
  make("cards/bolt.lua", broken_bolt());
  make("else/rest.lua", changed(bolt_script, "Lightning Bolt", "Other Bolt"));
  const std::string known = folder() + "/known.json";
  run({"check", folder() + "/cards", "--write-baseline", known});
  make("cards/bolt.lua", bolt_script);
  EXPECT_THAT(
      run({"check", folder() + "/cards", "--baseline", known}).out,
      HasSubstr("known.json: warning T1105: it knows a finding that is there no more: cards/bolt.lua"));
  // Of what was not looked at nothing is gone.
  EXPECT_THAT(run({"check", folder() + "/else", "--baseline", known}).out, Not(HasSubstr("T1105")));
}

TEST(Baseline, ThatIsNoneIsRefused) {
  make("cards/bolt.lua", bolt_script);
  for (const char* text : {"", "[]", "{\"format\": \"sleight baseline 1\"}",
                           "{\"format\": \"sleight baseline 1\", \"findings\": [{\"file\": 3}]}"}) {
    make("known.json", text);
    const Ran refused = run({"check", folder() + "/cards", "--baseline", folder() + "/known.json"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.out, HasSubstr("error T1106: this is no baseline"));
  }
  EXPECT_THAT(run({"check", folder() + "/cards", "--baseline", folder() + "/none.json"}).out,
              HasSubstr("T1106"));
}

TEST(Compare, TellsWhatIsNoLongerProved) {
  make("cards/bolt.lua", bolt_script);
  made_file("before.json", run({"check", folder() + "/cards", "--format", "json"}).out);
  const std::string before = folder() + "/before.json";
  const Ran same = run({"check", folder() + "/cards", "--compare", before});
  EXPECT_EQ(same.status, 0) << same.out;
  EXPECT_THAT(same.out, HasSubstr("0 no longer proved"));
  make("cards/bolt.lua", broken_bolt());
  const Ran worse = run({"check", folder() + "/cards", "--compare", before});
  EXPECT_THAT(worse.out, HasSubstr("T1107: Lightning Bolt was proved"));
  EXPECT_THAT(worse.out, HasSubstr("1 no longer proved"));
  std::filesystem::remove(folder() + "/cards/bolt.lua");
  make("cards/other.lua", changed(bolt_script, "Lightning Bolt", "Other Bolt"));
  EXPECT_THAT(run({"check", folder() + "/cards", "--compare", before}).out,
              HasSubstr("T1107: Lightning Bolt was proved, and is not there any more"));
  EXPECT_THAT(run({"check", folder() + "/cards", "--compare", folder() + "/cards/other.lua"}).out,
              HasSubstr("error T1106"));
}

/// Runs git in the test's folder.
void git(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(),
                   {"-C", folder(), "-c", "user.name=A", "-c", "user.email=a@example.org"});
  const Ran ran = run_program("/usr/bin/git", arguments);
  ASSERT_EQ(ran.status, 0) << ran.err;
}

TEST(Since, TellsOnlyWhatIsNew) {
  make("cards/old.lua", broken_bolt());
  git({"init", "-q"});
  git({"add", "."});
  git({"commit", "-q", "-m", "first"});
  const std::string cards = folder() + "/cards";
  const Ran unchanged = run({"check", cards, "--since", "HEAD"});
  EXPECT_EQ(unchanged.status, 0) << unchanged.out << unchanged.err;
  // A line above moves what is known, and is no reason to tell it.
  make("cards/old.lua", "-- a comment\n" + broken_bolt());
  EXPECT_EQ(run({"check", cards, "--since", "HEAD"}).status, 0);
  make("cards/new.lua", other_broken_bolt());
  const Ran more = run({"check", cards, "--since", "HEAD"});
  EXPECT_EQ(more.status, 1);
  EXPECT_THAT(more.out, HasSubstr("new.lua"));
  EXPECT_THAT(more.out, Not(HasSubstr("old.lua:")));
}

TEST(Since, NeedsARepositoryAndARevision) {
  make("cards/bolt.lua", bolt_script);
  const std::string cards = folder() + "/cards";
  EXPECT_THAT(run({"check", cards, "--since", "HEAD"}).err, HasSubstr("error T1108: git says: "));
  git({"init", "-q"});
  git({"add", "."});
  git({"commit", "-q", "-m", "first"});
  for (const char* name : {"nowhere", "--output=x"}) {
    const Ran refused = run({"check", cards, "--since=" + std::string(name)});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("has no revision `" + std::string(name) + "`"));
  }
}

TEST(Formats, Github) {
  make("bolt.lua", broken_bolt());
  const std::string out = run({"check", folder() + "/bolt.lua", "--format", "github"}).out;
  EXPECT_THAT(out, HasSubstr("::error file=" + folder() + "/bolt.lua,line="));
  EXPECT_THAT(out, Not(HasSubstr("\n\n")));
}

TEST(Formats, JunitTellsWarningsAndWhatIsNotSupported) {
  make("cards/bolt.lua", broken_bolt());
  make("sleight.toml", "[severity]\nT = \"warn\"\nG = \"warn\"\n");
  EXPECT_THAT(run({"check", folder() + "/cards", "--format", "junit"}).out, HasSubstr("<system-out>"));
  EXPECT_THAT(run({"check", source_file("cards/alpha/camouflage.lua"), "--format", "junit"}).out,
              HasSubstr("<skipped message=\"unsupported: "));
}

TEST(Formats, StatisticsCountCodes) {
  make("bolt.lua", broken_bolt());
  const std::string code = first_code(run({"check", folder() + "/bolt.lua"}).out);
  EXPECT_THAT(run({"check", folder() + "/bolt.lua", "--statistics"}).out, HasSubstr("1 " + code + ": "));
  EXPECT_THAT(run({"check", folder() + "/bolt.lua", "--statistics", "--format", "json"}).out,
              HasSubstr("\"codes\": {\n      \"" + code + "\": 1"));
}

TEST(Check, PassesHiddenFoldersOver) {
  make("cards/bolt.lua", bolt_script);
  make("cards/.git/broken.lua", "card {");
  const Ran ran = run({"check", folder() + "/cards"});
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("1 file, 1 card"));
}

}  // namespace
}  // namespace sleight::cli
