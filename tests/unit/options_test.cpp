// No switch is dead: whatever option is changed, some scenario comes out differently.
#include "scripting/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/source_dir.h"
#include "tools/files.h"
#include "tools/house.h"
#include "tools/scenario/runner.h"

namespace sleight {
namespace {

/// Options that no scenario proves yet.
const std::vector<std::string> not_proved_yet{};

/// The rule sets that differ from `rules` in this option alone; of a number, two that are far apart.
std::vector<Rules> changed(const Rules& rules, const RuleOption& option) {
  if (option.flag != nullptr) {
    Rules other = rules;
    other.*option.flag = !(rules.*option.flag);
    return {other};
  }
  std::vector<Rules> others;
  for (const int value : {option.least, rules.*option.number + 1})
    if (value != rules.*option.number) {
      others.push_back(rules);
      others.back().*option.number = value;
    }
  return others;
}

/// Whether a scenario fails when every rule set it asks for is changed in this option.
bool matters(const scenario::World& world, const std::vector<std::string>& files, const RuleOption& option) {
  for (const std::size_t way : {0U, 1U}) {
    scenario::World other = world;
    other.rules = [&](const std::string& name, const auto& options, std::string& problem) {
      const std::shared_ptr<const Rules> asked = world.rules(name, options, problem);
      if (!asked) return asked;
      const std::vector<Rules> others = changed(*asked, option);
      return others.size() > way ? std::make_shared<const Rules>(others[way]) : asked;
    };
    for (const std::string& file : files)
      for (const scenario::Result& result : scenario::run_files(other, {file}, 1))
        if (!result.passed) return true;
  }
  return false;
}

TEST(Options, EachChangesTheOutcomeOfAScenario) {
  Diagnostics problems;
  const scenario::World world = world_of({}, problems);
  ASSERT_TRUE(problems.empty());
  const std::vector<std::string> files = lua_files(std::string(SLEIGHT_SOURCE_DIR) + "/tests/scenarios");
  std::vector<std::string> dead;
  for (const RuleOption& option : rule_options())
    if (!matters(world, files, option)) dead.emplace_back(option.name);
  EXPECT_EQ(dead, not_proved_yet) << "an option that changes no scenario needs one of its own";
}

TEST(Options, TellBothReadingsAndWhereTheyComeFrom) {
  for (const RuleOption& option : rule_options()) {
    EXPECT_FALSE(std::string(option.doc).empty()) << option.name;
    EXPECT_THAT(option.rules, ::testing::ContainsRegex("R-[A-Z]+-[0-9]+")) << option.name;
    if (option.flag == nullptr) continue;
    EXPECT_FALSE(std::string(option.on).empty()) << option.name;
    EXPECT_FALSE(std::string(option.off).empty()) << option.name;
    EXPECT_EQ(*option.reading_on == '\0', *option.reading_off == '\0') << option.name;
  }
}

}  // namespace
}  // namespace sleight
