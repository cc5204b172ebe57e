// Commands that play load mods as `check` does, and refuse those that it refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A folder with a mod.lua that says `more` besides its name.
std::string mod_that_says(const std::string& name, const std::string& more = "") {
  made_file(name + "/mod.lua", "return mod { name = \"" + name + "\", version = \"1\"" + more + " }\n");
  return folder() + "/" + name;
}

std::string sound_scenario() {
  return made_file("x.lua", "scenario('x', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n");
}

/// What `test`, `duel`, `sim`, `replay` and `why` say with these mods. All have to end with this status.
std::string said_in_play(const std::vector<std::string>& mods, int status) {
  std::vector<std::string> named;
  for (const std::string& mod : mods) {
    named.emplace_back("--mod");
    named.push_back(mod);
  }
  const std::string record = folder() + "/duel.json", saved = folder() + "/duel.save";
  run({"duel", black_red(), black_red(), "--seed", "1", "--record", record, "--save", saved});
  std::string said;
  for (std::vector<std::string> command : {std::vector<std::string>{"test", sound_scenario()},
                                           {"duel", black_red(), black_red(), "--seed", "1"},
                                           {"sim", black_red(), black_red(), "--games", "1"},
                                           {"replay", record},
                                           {"why", saved, "Swamp", "types"}}) {
    // A record says itself with which mods it was played: it is refused for the mods before that.
    const bool is_replay = command.front() == "replay";
    command.insert(command.end(), named.begin(), named.end());
    const Ran ran = run(command);
    if (!is_replay || status != 0) {
      EXPECT_EQ(ran.status, status) << command.front() << ran.out << ran.err;
      said += ran.out + ran.err;
      if (status != 0) {
        EXPECT_THAT(ran.out, Not(HasSubstr("1 passed"))) << command.front();
      }
    }
  }
  return said;
}

/// How often `part` stands in `text`.
int times_said(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(ModsInPlay, ThatBringTheSameAreRefused) {
  for (const char* name : {"quay", "pier"}) {
    mod_that_says(name);
    made_file(std::string(name) + "/cards/spark.lua",
              "return instant \"Spark\" { cost = \"{U}\", text = [[Draw a card.]], draw(1) }\n");
  }
  const std::string quay = folder() + "/quay", pier = folder() + "/pier";
  const std::string said = said_in_play({quay, pier}, 1);
  EXPECT_EQ(times_said(said, "pier/cards/spark.lua:1:16: error L0402: a second card is called Spark"), 5)
      << said;
  mod_that_says("pier", ", replaces = { \"Spark\" }");
  said_in_play({quay, pier}, 0);
}

TEST(ModsInPlay, OfOneNameAreRefused) {
  const std::string quay = mod_that_says("quay");
  made_file("other/mod.lua", "return mod { name = \"quay\", version = \"2\" }\n");
  const std::string other = folder() + "/other";
  EXPECT_EQ(
      times_said(said_in_play({quay, other}, 1),
                 "other/mod.lua:1:1: error L0402: a second mod is called quay; the first is in " + quay),
      5);
  EXPECT_THAT(run({"check", quay, other}).out, HasSubstr("error L0402: a second mod is called quay"));
}

TEST(ModsInPlay, AreLoadedBehindWhatTheyNeed) {
  const std::string pier = mod_that_says("pier", ", needs = { \"quay\" }");
  const std::string quay = mod_that_says("quay");
  // In the wrong order, alone with the other beside it, and one of them twice.
  for (const std::vector<std::string>& mods :
       {std::vector<std::string>{pier, quay}, {pier}, {quay, quay, pier, folder() + "/./pier"}})
    said_in_play(mods, 0);
  // Elsewhere it is found where it is named, whatever comes first.
  std::filesystem::create_directories(folder() + "/far");
  std::filesystem::rename(quay, folder() + "/far/quay");
  said_in_play({pier, folder() + "/far/quay"}, 0);
  EXPECT_THAT(said_in_play({pier}, 1), HasSubstr("error L0405: the mod pier needs the mod quay"));
}

TEST(ModsInPlay, WithWhatNothingReadsAreRefused) {
  const std::string quay = mod_that_says("quay");
  made_file("quay/rule/calm.lua", "return rule_set \"calm\" { like = \"fifth\" }\n");
  const std::string said = said_in_play({quay}, 1);
  EXPECT_EQ(times_said(said, "quay/rule/calm.lua:1:1: error T0426: nothing reads the folder `rule` of a mod"),
            5)
      << said;
}

TEST(ModsInPlay, WhoseModLuaIsAFolderAreNone) {
  std::filesystem::create_directories(folder() + "/quay/mod.lua");
  made_file("quay/keywords/misty.lua", "return keyword \"misty\" { cannot_be_blocked {} }\n");
  EXPECT_THAT(run({"check", folder() + "/quay"}).out,
              HasSubstr("quay/keywords/misty.lua:1:1: error T0425: nothing reads this"));
  const Ran played = run({"test", sound_scenario(), "--mod", folder() + "/quay"});
  EXPECT_EQ(played.status, 2);
  EXPECT_THAT(played.err, HasSubstr("error T0106: `" + folder() + "/quay` is no mod"));
}

TEST(ModsInPlay, WithAPhaseOfTwoNamesAreRefused) {
  const std::string quay = mod_that_says("quay");
  made_file("quay/rules/calm.lua",
            "return rule_set \"calm\" {\n  like = \"fifth\",\n  phases = { { name = \"main\", action = "
            "\"main\" },\n    { name "
            "= \"draw\", name = \"dusk\" } },\n}\n");
  EXPECT_THAT(said_in_play({quay}, 1),
              HasSubstr("quay/rules/calm.lua:4:22: error T0424: `name` is given twice"));
}

TEST(ModsInPlay, WithARuleSetOfAnotherNameThanItsFileAreRefused) {
  const std::string quay = mod_that_says("quay");
  made_file("quay/rules/calm.lua", "return rule_set \"quiet\" { like = \"fifth\" }\n");
  EXPECT_EQ(times_said(said_in_play({quay}, 1), "error T0423: the rule set of calm.lua is called `quiet`"),
            5);
}

TEST(ModsInPlay, WhoseRuleSetsGoInACircleAreRefusedWithThePlace) {
  const std::string quay = mod_that_says("quay");
  made_file("quay/rules/fifth.lua", "return rule_set \"fifth\" {\n  like = \"microprose\",\n}\n");
  const std::string told = "quay/rules/fifth.lua:2:10: error L0404: the rule set microprose is like itself";
  EXPECT_EQ(times_said(said_in_play({quay}, 1), told), 5);
  const Ran checked = run({"check", quay});
  EXPECT_EQ(checked.status, 1);
  EXPECT_EQ(times_said(checked.out, told), 1) << checked.out;
  const std::string bolt = made_file("bolt.lua", bolt_script);
  const Ran played = run({"check", bolt, "--level", "6", "--mod", quay});
  EXPECT_THAT(played.out, HasSubstr(told));
  EXPECT_THAT(played.err, Not(HasSubstr("T0104")));
}

}  // namespace
}  // namespace sleight::cli
