// No switch is dead: whatever option is changed, some scenario comes out differently.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/card/diagnostic.h"
#include "core/card/rules.h"
#include "scripting/words/rule_options.h"
#include "tests/kit/citations.h"
#include "tests/source_dir.h"
#include "tools/files/file_system.h"
#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

namespace sleight {
namespace {

/// The scenario files, first those that speak of the option, of the difference it comes from, or of an
/// example of that: one of them nearly always settles it.
std::vector<std::string> files_for(const RuleOption& option) {
  std::string text;
  EXPECT_TRUE(read_file(SLEIGHT_SOURCE_DIR "/tests/scenarios/systems.json", text));
  const nlohmann::json facts = nlohmann::json::parse(text);
  std::vector<std::string> words{option.name};
  for (const std::string& difference : kit::differences_in(option.rules)) {
    words.push_back(difference);
    for (const std::string example : facts.at("differences").at(difference).at("examples"))
      words.push_back(example);
  }
  Diagnostics unread;
  std::vector<std::string> files = lua_files(SLEIGHT_SOURCE_DIR "/tests/scenarios", unread);
  std::stable_partition(files.begin(), files.end(), [&](const std::string& file) {
    std::string script;
    read_file(file, script);
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return script.find(word) != std::string::npos; });
  });
  return files;
}

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
bool matters(const scenario::World& world, const RuleOption& option) {
  const std::vector<std::string> files = files_for(option);
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
  const scenario::World world = scenario::world_of({}, problems);
  ASSERT_TRUE(problems.empty());
  for (const RuleOption& option : rule_options())
    EXPECT_TRUE(matters(world, option))
        << option.name << " can be changed, and no scenario comes out differently: it needs one of its own";
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
