// What `sleight api` and `sleight help` say of the language, the rule sets and the scenarios: all of it, and
// nothing without a word of explanation.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;

nlohmann::json words() { return nlohmann::json::parse(run({"api", "--json"}).out).at("words"); }

std::set<std::string> names_of(const std::string& family) {
  std::set<std::string> names;
  for (const auto& word : words())
    if (word.at("family") == family) names.insert(word.at("name"));
  return names;
}

TEST(Api, ExplainsEveryWord) {
  for (const auto& word : words()) {
    EXPECT_NE(word.at("doc"), "") << word.at("family") << ": " << word.at("name");
    for (const auto& field : word.at("fields"))
      EXPECT_NE(field.at("doc"), "") << word.at("name") << ": " << field.at("name");
  }
}

TEST(Api, ListsKeywordsAndCounters) {
  EXPECT_THAT(names_of("keywords"), IsSupersetOf({"flying", "protection", "rampage", "trample"}));
  EXPECT_THAT(names_of("counters"), IsSupersetOf({"+1/+1", "-1/-1"}));
  const std::string rampage = run({"api", "rampage"}).out;
  EXPECT_THAT(rampage, HasSubstr("what: a number. What the keyword is given."));
}

TEST(Api, ListsWhatAModBrings) {
  const Ran result = run({"api", "frost", "--mod", source_file("tests/mods/frost")});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(run({"api", "frost"}).status, 2);
}

TEST(Api, ListsKeysOfCardsAndVerbsOfScenarios) {
  EXPECT_THAT(names_of("keys of a card"),
              IsSupersetOf({"cost", "power", "text", "legend", "differs", "targets"}));
  EXPECT_THAT(names_of("verbs of scenarios"),
              IsSupersetOf({"casts", "expect", "expect_illegal", "will_prevent"}));
}

TEST(Api, ListsKeysOfChangesAndCosts) {
  EXPECT_THAT(names_of("keys of a change"), IsSupersetOf({"plus", "power", "gains"}));
  EXPECT_EQ(names_of("keys of a cost in a table"),
            (std::set<std::string>{"mana_of", "more_for_each_target", "times", "x_at_most", "x_is",
                                   "x_not_zero", "x_only"}));
}

TEST(Api, ListsOptionsWithBothReadings) {
  const std::string text = run({"api", "mana.burn_points"}).out;
  EXPECT_THAT(text, HasSubstr("D-04"));
  EXPECT_THAT(text, HasSubstr("\"attack too\""));
  EXPECT_THAT(text, HasSubstr("\"end of phase\""));
  EXPECT_THAT(names_of("options"), Contains("duel.actions"));
}

TEST(Api, ListsValuesInQuotes) {
  EXPECT_THAT(run({"api", "zones"}).out, HasSubstr("      \"out of game\": It does not come back.\n"));
  EXPECT_THAT(run({"api", "put_into"}).out, HasSubstr("zone: one of the zones."));
  EXPECT_THAT(run({"api", "will"}).out, HasSubstr("discard: a kind, optional. Decides what to discard."));
  EXPECT_THAT(run({"api", "rampage"}).out, HasSubstr("      rampage(2)\n"));
}

TEST(Api, TellsWhatATriggerFills) {
  EXPECT_THAT(run({"api", "deals_damage"}).out,
              HasSubstr("      in its steps, it: the source of the damage.\n"));
  for (const auto& word : words())
    EXPECT_TRUE(word.at("name") != "draws" || word.at("gives").size() == 3) << word;
}

TEST(Api, TellsEditorsAllOfIt) {
  const std::string text = run({"api", "--luals"}).out;
  for (const auto& word : words()) EXPECT_THAT(text, HasSubstr(word.at("name").get<std::string>()));
}

/// A page that `api --pages` writes.
std::string page(const std::string& name) {
  return content(std::string(folder()) + "/pages/" + name + ".md");
}

TEST(Api, WritesTheReferenceAsPages) {
  const Ran result = run({"api", "--pages", std::string(folder()) + "/pages"});
  ASSERT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(page("words"), HasSubstr("\n| `deals_damage` | "));
  EXPECT_THAT(page("words"), HasSubstr("\n| `:tapped` | "));
  EXPECT_THAT(page("options"), HasSubstr("\n### `setup.first_draw`\n"));
  EXPECT_THAT(
      page("options"),
      HasSubstr("| `\"draw left out\"` | It takes place, but the card is not drawn. | `microprose` |"));
  EXPECT_THAT(page("options"), HasSubstr("| draw | draw | yes |"));
  EXPECT_THAT(page("findings"), HasSubstr("\n### T0901: unknown code\n"));
  EXPECT_THAT(page("commands"), HasSubstr("\n## `sleight check`\n"));
  EXPECT_THAT(page("commands"), HasSubstr("| `word` | one word; all of them when left out |"));
  EXPECT_THAT(page("commands"), HasSubstr("| `--level` | a number | "));
  EXPECT_EQ(run({"api", "deal", "--pages", "x"}).status, 2);
}

TEST(Help, ExplainsAnOptionAndWhatTheRuleSetsMakeOfIt) {
  const Ran result = run({"help", "setup.first_draw"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "setup.first_draw: What the first player's first draw phase is. (D-02, R-SETUP-6)\n\n"
            "  \"phase skipped\": It is skipped altogether.\n"
            "  \"draw left out\": It takes place, but the card is not drawn.\n\n"
            "  in fifth: \"phase skipped\"\n"
            "  in microprose: \"draw left out\"\n");
  EXPECT_THAT(run({"help", "setup.first_drow"}).err, HasSubstr("write `setup.first_draw`"));
}

}  // namespace
}  // namespace sleight::cli
