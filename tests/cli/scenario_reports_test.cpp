// What `sleight test` reports: broken cards in every format, and each scenario by itself, whatever the others
// do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* fine =
    "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n";

/// A library with a sound card and a broken one, Marsh Mist.
std::string half_broken_library() {
  made_file("cards/lightning_bolt.lua", bolt_script);
  made_file("cards/marsh_mist.lua",
            changed(changed(bolt_script, "Lightning Bolt", "Marsh Mist"), "cost =", "csot ="));
  return folder() + "/cards";
}

TEST(ScenarioReports, ABrokenCardIsInTheReportOfEveryFormat) {
  const std::string library = half_broken_library();
  const auto report = [&](const std::string& format) {
    const Ran result = run({"test", made_file("x.lua", fine), "--library", library, "--format", format});
    EXPECT_EQ(result.status, 1) << format;
    EXPECT_EQ(result.err, "") << format;
    EXPECT_THAT(result.out, HasSubstr("marsh_mist.lua")) << format;
    EXPECT_THAT(result.out, HasSubstr("L0201")) << format;
    return result.out;
  };
  EXPECT_THAT(report("human"), HasSubstr("1 passed, 1 failed\n"));
  EXPECT_THAT(report("junit"), HasSubstr("tests=\"2\" failures=\"1\""));
  const auto list = nlohmann::json::parse(report("json"), nullptr, false);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0]["status"], "failed");
  EXPECT_EQ(list[0]["line"], 2);
  EXPECT_EQ(list[1]["status"], "passed");
  const auto sarif = nlohmann::json::parse(report("sarif"), nullptr, false);
  EXPECT_EQ(sarif["runs"][0]["results"][0]["ruleId"], "L0201");
}

TEST(ScenarioReports, ACardWhoseScriptIsBrokenIsNotToldAsMissing) {
  const Ran result = run(
      {"test", made_file("x.lua", "scenario('mist', function(s)\n  s.bob:has('hand', 'Marsh Mist')\nend)\n"),
       "--library", half_broken_library()});
  EXPECT_THAT(result.out, HasSubstr("the script of `Marsh Mist` is broken: "));
  EXPECT_THAT(result.out, HasSubstr("/cards/marsh_mist.lua:2: L0201 "));
  EXPECT_THAT(result.out, Not(HasSubstr("no card")));
}

/// The report of a file with this between two scenarios that hold.
nlohmann::json with_neighbours(const std::string& middle) {
  const std::string text =
      std::string("scenario('first', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n") +
      middle +
      "scenario('last', function(s)\n  local n = 0\n  for i = 1, 20000 do n = n + 1 end\n"
      "  s:to('upkeep')\n  s:expect(s, { step = 'upkeep' })\nend)\n";
  const Ran result = run({"test", made_file("x.lua", text), "--format", "json"});
  EXPECT_EQ(result.status, 1);
  auto list = nlohmann::json::parse(result.out, nullptr, false);
  EXPECT_EQ(list.size(), 3U) << result.out;
  EXPECT_EQ(list.front()["status"], "passed");
  EXPECT_EQ(list.back()["name"], "last");
  EXPECT_EQ(list.back()["status"], "passed") << result.out;
  return list.at(1);
}

TEST(ScenarioReports, AnEndlessScenarioSpendsItsOwnBudgetOnly) {
  for (const char* endless :
       {"while true do end", "while true do s:to('upkeep') end", "local t = 'x' while true do t = t .. t end",
        "local t = {} while true do t[#t + 1] = {} end"}) {
    const auto failed =
        with_neighbours("scenario('endless', function(s)\n  " + std::string(endless) + "\nend)\n");
    EXPECT_EQ(failed.at("name"), "endless") << endless;
    EXPECT_EQ(failed.at("status"), "failed") << endless;
  }
}

TEST(ScenarioReports, AFileThatIsEndlessItselfIsStopped) {
  for (const char* endless :
       {"while true do end",
        "while true do scenario('x', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end) end",
        "while true do scenario('', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end) end",
        "while true do scenario('x', function(s) while true do end end) end"}) {
    const Ran result = run({"test", made_file("x.lua", std::string(fine) + endless), "--format", "json"});
    EXPECT_EQ(result.status, 1) << endless;
    const auto list = nlohmann::json::parse(result.out, nullptr, false);
    EXPECT_EQ(list.front()["status"], "passed") << endless;
    EXPECT_EQ(list.back()["name"], "(file)") << endless;
    EXPECT_THAT(list.back()["message"].get<std::string>(), HasSubstr("loop")) << endless;
  }
}

TEST(ScenarioReports, ACallThatMakesNoScenarioEndsNothing) {
  for (const char* wrong :
       {"scenario('', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n", "scenario('x')\n",
        "scenario('x', {}, function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n",
        "scenario('x', { 5.5 }, 7)\n"}) {
    const auto failed = with_neighbours(wrong);
    EXPECT_EQ(failed.at("name"), "(file)") << wrong;
    EXPECT_EQ(failed.at("line"), 2) << wrong;
  }
  EXPECT_EQ(with_neighbours("scenario('', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n")
                .at("message"),
            "the scenario has an empty name; say what it proves");
}

}  // namespace
}  // namespace sleight::cli
