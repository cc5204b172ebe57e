// What is said of each switch of the rule sets. That none is dead, the mutants prove.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "scripting/words/rule_options.h"

namespace sleight {
namespace {

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
