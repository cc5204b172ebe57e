#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

namespace fs = std::filesystem;

const char* const brave_keyword =
    "return keyword \"brave\" {\n"
    "  text = \"It can be blocked only by artifact creatures.\",\n"
    "  cannot_be_blocked { by = creatures:not_ \"artifact\" },\n"
    "}\n";

/// The tests of what is kept from run to run: each in a folder of its own, which the environment names.
class Cache : public testing::Test {
 protected:
  void SetUp() override {
    ::setenv("SLEIGHT_CACHE", kept().c_str(), 1);  // NOLINT(concurrency-mt-unsafe)
  }
  void TearDown() override { ::unsetenv("SLEIGHT_CACHE"); }  // NOLINT(concurrency-mt-unsafe)

  static std::string kept() { return folder() + "/kept"; }
  static std::string file() { return kept() + "/scripts"; }

  /// Runs a command without what was kept, with nothing kept, and with what the run before kept; gives what
  /// it said, which has to be the same.
  static Ran run_thrice(std::vector<std::string> arguments) {
    const Ran cold = run(arguments);
    const Ran warm = run(arguments);
    arguments.emplace_back("--no-cache");
    const Ran plain = run(arguments);
    for (const Ran* other : {&cold, &warm}) {
      EXPECT_EQ(other->out, plain.out) << arguments.front();
      EXPECT_EQ(other->err, plain.err) << arguments.front();
      EXPECT_EQ(other->status, plain.status) << arguments.front();
    }
    return plain;
  }
};

TEST_F(Cache, ChangesNothingOfWhatIsSaid) {
  const std::string mod = folder() + "/mod";
  made_file("mod/mod.lua", "return mod { name = \"Small\", version = \"1.0\" }\n");
  made_file("mod/keywords/brave.lua", brave_keyword);
  made_file("mod/cards/small_bolt.lua", changed(bolt_script, "\"Lightning", "\"Small"));
  const std::string broken =
      made_file("broken.lua", changed(bolt_script, "deal(3, target)", "deel(3, target)"));
  run_thrice({"check", source_file("cards/the_dark")});
  run_thrice({"check", mod});
  run_thrice({"check", "--mod", mod, broken});
  run_thrice({"describe", source_file("cards/alpha/serra_angel.lua")});
  run_thrice({"duel", black_red(), white_blue(), "--seed", "7"});
  run_thrice({"cards", "--set", "alpha", "--format", "json"});
  EXPECT_TRUE(fs::exists(file()));
}

TEST_F(Cache, WhatIsWrittenAnewIsReadAnew) {
  const std::string script = made_file("bolt.lua", bolt_script);
  EXPECT_EQ(run_thrice({"check", script}).status, 0);
  made_file("bolt.lua", changed(bolt_script, "deal(3, target)", "deal(4, target)"));
  EXPECT_NE(run_thrice({"check", script}).status, 0);
  made_file("bolt.lua", bolt_script);
  EXPECT_EQ(run_thrice({"check", script}).status, 0);
}

/// Plays the cards of the mod `mod`, with what was kept and without; gives how many were not played again.
int kept_of_played(std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"check", folder() + "/mod", "--level", "6", "--quiet"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Ran kept = run([&] {
    std::vector<std::string> logging = arguments;
    logging.insert(logging.end(), {"--log-level", "info", "--log-file", folder() + "/log"});
    return logging;
  }());
  arguments.emplace_back("--no-cache");
  const Ran plain = run(arguments);
  EXPECT_EQ(kept.out, plain.out);
  EXPECT_EQ(kept.status, plain.status);
  const std::string log = content(folder() + "/log");
  const std::size_t at = log.find(" were not played again");
  if (at == std::string::npos) return -1;
  return std::stoi(log.substr(log.rfind(' ', at - 1) + 1));
}

TEST_F(Cache, OfLevelSixOnlyWhatHasChangedIsPlayedAgain) {
  made_file("mod/mod.lua", "return mod { name = \"Small\", version = \"1.0\" }\n");
  made_file("mod/keywords/brave.lua", brave_keyword);
  const auto bear = [](const std::string& name, const std::string& ability) {
    return "return summon \"Bear\" \"" + name + "\" {\n  cost = \"{G}\", power = 1, toughness = 1,\n  " +
           ability + ",\n}\n";
  };
  made_file("mod/cards/brave_bear.lua", bear("Brave Bear", "brave"));
  made_file("mod/cards/wary_bear.lua",
            bear("Wary Bear", "cannot_be_blocked { by = creatures:with \"brave\" }"));
  made_file("mod/cards/bear.lua", bear("Flying Bear", "flying"));
  EXPECT_EQ(kept_of_played(), 0);
  EXPECT_EQ(kept_of_played(), 3);
  // One card.
  made_file("mod/cards/bear.lua", bear("Flying Bear", "flying, first_strike"));
  EXPECT_EQ(kept_of_played(), 2);
  // A keyword: those that have it, or speak of it.
  made_file("mod/keywords/brave.lua", changed(brave_keyword, "not_ \"artifact\"", "not_ \"land\""));
  EXPECT_EQ(kept_of_played(), 1);
  EXPECT_EQ(kept_of_played(), 3);
  // What all of them are played with.
  EXPECT_EQ(kept_of_played({"--seed", "2"}), 0);
  EXPECT_EQ(kept_of_played({"--seed", "2"}), 3);
  EXPECT_EQ(kept_of_played(), 3);
  // A file that is cut off.
  fs::resize_file(kept() + "/tried", fs::file_size(kept() + "/tried") / 2);
  EXPECT_EQ(kept_of_played(), 0);
}

TEST_F(Cache, WhatLevelSixHasFoundIsToldAgain) {
  const std::string set = source_file("cards/beta");
  run_thrice({"check", set, "--level", "6", "--format", "json"});
  const std::string script =
      made_file("idle.lua",
                "return artifact \"Idle\" { cost = \"{1}\", text = [[Idle.]],\n"
                "  activated { cost = \"{1}\", put_counters(\"charge\", 1, self) },\n}\n");
  const Ran told = run_thrice({"check", script, "--level", "6", "--scenarios", folder() + "/shown"});
  EXPECT_NE(told.out.find("idle.lua:2: error T1003"), std::string::npos) << told.out;
  EXPECT_TRUE(fs::exists(folder() + "/shown/idle_1.lua"));
}

TEST_F(Cache, AChangedKeywordReachesTheScriptsThatUseIt) {
  made_file("mod/cards/brave_bear.lua",
            "return summon \"Bear\" \"Brave Bear\" {\n  cost = \"{G}\", power = 1, "
            "toughness = 1,\n  brave,\n}\n");
  made_file("mod/mod.lua", "return mod { name = \"Small\", version = \"1.0\" }\n");
  const std::string keyword = brave_keyword;
  made_file("mod/keywords/brave.lua", keyword);
  const std::vector<std::string> show{"check", folder() + "/mod"};
  const Ran before = run_thrice(show);
  EXPECT_EQ(before.status, 0) << before.out << before.err;
  made_file("mod/keywords/brave.lua", changed(keyword, "\"brave\"", "\"bold\""));
  const Ran after = run_thrice(show);
  EXPECT_NE(after.status, 0);
  EXPECT_NE(after.out.find("unknown word `brave`"), std::string::npos) << after.out;
}

TEST_F(Cache, IsNotMadeWhereNobodyWantsOne) {
  run({"check", "--no-cache", source_file("cards/alpha/serra_angel.lua")});
  ::setenv("SLEIGHT_CACHE", "off", 1);  // NOLINT(concurrency-mt-unsafe)
  run({"check", source_file("cards/alpha/serra_angel.lua")});
  EXPECT_FALSE(fs::exists(kept()));
}

TEST_F(Cache, OneThatCannotBeWrittenStopsNobody) {
  made_file("kept", "a file where the folder should be");
  const std::vector<std::string> check{"check", source_file("cards/alpha/serra_angel.lua")};
  const Ran ran = run(check);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  std::vector<std::string> told = check;
  told.insert(told.end(), {"--log-level", "warn"});
  EXPECT_NE(run(told).err.find("was not kept"), std::string::npos);
}

}  // namespace
}  // namespace sleight::cli
