// What `new` begins is right at once: `check` and `test` find nothing, and `format` leaves it as it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

namespace fs = std::filesystem;
using testing::EndsWith;
using testing::HasSubstr;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// Runs `new`, and then the command that its last line names, which has no quotes here.
Ran begun_and_proved(const std::string& kind, const std::string& name, const std::string& in) {
  const Ran begun = run({"new", kind, name, "--in", in});
  EXPECT_EQ(begun.status, 0) << begun.err;
  std::vector<std::string> lines = lines_of(begun.out);
  if (lines.empty()) return begun;
  std::istringstream next(lines.back());
  std::vector<std::string> words{std::istream_iterator<std::string>(next), {}};
  lines.pop_back();
  for (const std::string& file : lines) EXPECT_TRUE(fs::exists(file)) << file;
  EXPECT_EQ(run({"format", "--check", in}).out, "");
  if (words.size() < 4 || words[0] != "next:" || words[1] != "sleight") {
    ADD_FAILURE() << begun.out;
    return begun;
  }
  return run({words.begin() + 2, words.end()});
}

void expect_checked(const Ran& ran) {
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, EndsWith("0 errors, 0 warnings\n"));
}
void expect_passed(const Ran& ran) {
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_EQ(ran.out, "1 passed, 0 failed\n");
}

TEST(New, Mod) {
  expect_passed(begun_and_proved("mod", "Night's Watch", folder()));
  const Ran checked = run({"check", folder() + "/nights_watch"});
  expect_checked(checked);
  EXPECT_THAT(checked.out, HasSubstr("2 files, 1 card, 1 proved"));
}

TEST(New, Card) {
  expect_checked(begun_and_proved("card", "Ship of Fools", folder()));
  EXPECT_THAT(content(folder() + "/ship_of_fools.lua"), HasSubstr("instant \"Ship of Fools\""));
}

TEST(New, Set) {
  expect_checked(begun_and_proved("set", "Night Watch", folder()));
  expect_checked(begun_and_proved("set", "Night Fall", folder()));
  EXPECT_THAT(content(folder() + "/night_watch/set.lua"), HasSubstr("code = \"NIG\""));
  EXPECT_THAT(content(folder() + "/night_fall/set.lua"), HasSubstr("code = \"NI2\""));
  expect_checked(run({"check", folder()}));
  const Ran known = run({"new", "set", "Legends", "--in", folder()});
  EXPECT_EQ(known.status, 2);
  EXPECT_THAT(known.err, HasSubstr("error T0421: `Legends` is the name of another set, in "));
}

TEST(New, Rules) { expect_checked(begun_and_proved("rules", "Long Evening", folder())); }

TEST(New, Keyword) {
  expect_checked(begun_and_proved("keyword", "Night Sight", folder()));
  EXPECT_THAT(content(folder() + "/night_sight.lua"), HasSubstr("keyword \"night sight\""));
  EXPECT_THAT(run({"new", "keyword", "end", "--in", folder()}).err, HasSubstr("error T0104: "));
  EXPECT_THAT(run({"new", "keyword", "target", "--in", folder()}).err, HasSubstr("error L0252: "));
  EXPECT_FALSE(fs::exists(folder() + "/target.lua"));
}

TEST(New, Scenario) { expect_passed(begun_and_proved("scenario", "Bears grow up", folder())); }

TEST(New, PutsEachKindWhereAModHasIt) {
  ASSERT_EQ(run({"new", "mod", "Night", "--in", folder()}).status, 0);
  const std::string mod = folder() + "/night";
  expect_checked(begun_and_proved("card", "Owl", mod));
  expect_checked(begun_and_proved("set", "Dusk", mod));
  expect_checked(begun_and_proved("card", "Late Owl", mod + "/cards/dusk"));
  expect_checked(begun_and_proved("rules", "Owl", mod));
  expect_checked(begun_and_proved("keyword", "Owlish", mod));
  expect_passed(begun_and_proved("scenario", "Owls grow", mod));
  expect_passed(begun_and_proved("scenario", "Owls grow old", mod + "/scenarios"));
  for (const char* file : {"cards/owl.lua", "cards/dusk/set.lua", "cards/dusk/late_owl.lua", "rules/owl.lua",
                           "keywords/owlish.lua", "scenarios/owls_grow.lua", "scenarios/owls_grow_old.lua"})
    EXPECT_TRUE(fs::exists(mod + "/" + file)) << file;
  expect_checked(run({"check", mod}));
  EXPECT_EQ(run({"test", "--mod", mod, mod + "/scenarios"}).out, "3 passed, 0 failed\n");
}

TEST(New, WritesOverNothing) {
  for (const char* kind : {"mod", "card", "set", "rules", "keyword", "scenario"}) {
    const std::string in = folder() + "/" + kind;
    fs::create_directory(in);
    const Ran first = run({"new", kind, "Twice", "--in", in});
    ASSERT_EQ(first.status, 0) << kind << first.err;
    const std::string file = lines_of(first.out).front();
    const std::string mine = made_file(fs::relative(file, folder()).string(), "-- mine\n");
    const Ran again = run({"new", kind, "Twice", "--in", in});
    EXPECT_EQ(again.status, 2) << kind;
    EXPECT_EQ(again.out, "");
    EXPECT_EQ(again.err, "error T0108: `" + file +
                             "` would be written over: it is there already\n"
                             "  fix: give it another name, or begin it in another folder with `--in`\n");
    EXPECT_EQ(content(mine), "-- mine\n");
  }
  // Of several files none is written where one is there.
  made_file("third/cards/third_charm.lua", "-- mine\n");
  EXPECT_EQ(run({"new", "mod", "Third", "--in", folder()}).status, 2);
  EXPECT_FALSE(fs::exists(folder() + "/third/mod.lua"));
}

TEST(New, RefusesWhatCannotBeBegun) {
  EXPECT_THAT(run({"new", "crad", "Owl"}).err, HasSubstr("did you mean `card`?"));
  EXPECT_THAT(run({"new", "card", "!!!", "--in", folder()}).err, HasSubstr("error T0205: "));
  EXPECT_THAT(run({"new", "card", "Mod", "--in", folder()}).err, HasSubstr("error T0205: "));
  EXPECT_THAT(run({"new", "card", "Owl", "--in", folder() + "/nowhere"}).err, HasSubstr("error T0103: "));
  EXPECT_THAT(run({"new", "card", "Owl", "--in", sample_cards()}).err, HasSubstr("error T0104: "));
  const Ran slash = run({"new", "card", "Day\\Night", "--in", folder()});
  EXPECT_EQ(slash.status, 1);
  EXPECT_THAT(slash.err, HasSubstr("error L0239: "));
  for (const fs::directory_entry& entry : fs::directory_iterator(folder()))
    EXPECT_NE(entry.path().extension(), ".lua") << entry.path();
}

TEST(New, QuotesTheNextCommandForAShell) {
  const std::string in = folder() + "/a b";
  fs::create_directory(in);
  EXPECT_THAT(run({"new", "card", "Owl", "--in", in}).out,
              EndsWith("\nnext: sleight check '" + in + "/owl.lua'\n"));
}

}  // namespace
}  // namespace sleight::cli
