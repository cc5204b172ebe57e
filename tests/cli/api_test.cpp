// What `sleight api` and `sleight help` say of the language, the rule sets and the scenarios: all of it, and
// nothing without a word of explanation.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

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

/// What annotations declare: the fields of each class, and the functions and values by their names.
struct Annotations {
  std::map<std::string, std::set<std::string>> classes;
  std::set<std::string> functions;  ///< "deal(n, what, source)", "Selector:tapped()"
  std::set<std::string> values;
};

Annotations annotations() {
  Annotations found;
  std::istringstream text{run({"api", "--luals"}).out};
  std::string line, under_way;
  while (std::getline(text, line)) {
    std::istringstream parts{line};
    std::string first, name;
    parts >> first >> name;
    if (first == "---@class") {
      under_way = name.substr(0, name.find(':'));
      found.classes[under_way];
    } else if (first == "---@field" && name != "[integer]") {
      if (name.ends_with('?')) name.pop_back();
      EXPECT_TRUE(found.classes[under_way].insert(name).second) << under_way << " has two fields " << name;
    } else if (first == "function") {
      EXPECT_TRUE(found.functions.insert(line.substr(9, line.rfind(')') - 8)).second) << line;
    } else if (line.ends_with(" = nil")) {
      EXPECT_TRUE(found.values.insert(first).second) << line;
    }
  }
  return found;
}

std::set<std::string> keys_of(const nlohmann::json& word) {
  std::set<std::string> keys;
  for (const auto& field : word.at("fields")) keys.insert(field.at("name"));
  return keys;
}

/// How the word is declared as a function: with its arguments.
std::string declared(const nlohmann::json& word, const std::string& owner) {
  std::string text = owner + word.at("name").get<std::string>() + "(";
  for (const auto& field : word.at("fields"))
    if (field.at("name") != "usage")
      text += (text.ends_with('(') ? "" : ", ") + field.at("name").get<std::string>();
  if (!word.at("items").empty()) text += text.ends_with('(') ? "..." : ", ...";
  return text + ")";
}

TEST(Api, TellsEditorsEveryWordWithWhatItTakes) {
  const Annotations told = annotations();
  for (const auto& word : words()) {
    const std::string family = word.at("family"), name = word.at("name"), style = word.at("style");
    if (family == "heads") {
      EXPECT_THAT(told.values, Contains(name));
    } else if (style == "table") {
      EXPECT_THAT(told.functions, Contains(name + "(keys)"));
      ASSERT_THAT(told.classes, Contains(::testing::Key("sleight.keys." + name)));
      EXPECT_EQ(told.classes.at("sleight.keys." + name), keys_of(word)) << name;
    } else if (style == "method") {
      EXPECT_THAT(told.functions, Contains(declared(word, family == "filters" ? "Selector:" : "Duel:")));
    } else if (style == "call" && family != "others") {
      EXPECT_THAT(told.functions, Contains(declared(word, "")));
    } else if (word.at("makes") != "") {
      EXPECT_THAT(told.values, Contains(name));
    } else if (family == "others") {
      // Each key that its usage names is one of its table.
      const std::string usage = word.at("fields").at(0).at("type");
      const auto keys = told.classes.find("sleight.keys." + name);
      if (keys != told.classes.end()) {
        for (const std::string& key : keys->second) EXPECT_THAT(usage, HasSubstr(key + " = "));
      }
      EXPECT_EQ(told.classes.contains("sleight.keys." + name), usage.find(" { ") != std::string::npos)
          << usage;
      EXPECT_TRUE(told.values.contains(name) || told.functions.contains(name + "(...)")) << name;
    }
  }
  EXPECT_EQ(told.classes.at("sleight.keys.mod"),
            (std::set<std::string>{"name", "version", "needs", "replaces", "creature_types"}));
  EXPECT_EQ(told.classes.at("sleight.keys.rule_set"), (std::set<std::string>{"like", "phases", "options"}));
  EXPECT_EQ(told.classes.at("sleight.CardKeys"), names_of("keys of a card"));
  EXPECT_EQ(told.classes.at("sleight.ChangeKeys"), names_of("keys of a change"));
  EXPECT_EQ(told.classes.at("sleight.CostKeys"), names_of("keys of a cost in a table"));
  std::set<std::string> options;
  for (const std::string& option : names_of("options")) options.insert("[\"" + option + "\"]");
  EXPECT_EQ(told.classes.at("sleight.Options"), options);
}

TEST(Api, TellsEditorsTheVerbsOfScenarios) {
  const Annotations told = annotations();
  const auto has_function = [&](const std::string& begins) {
    const auto found = told.functions.lower_bound(begins);
    return found != told.functions.end() && found->starts_with(begins);
  };
  for (const auto& word : words()) {
    if (word.at("family") != "verbs of scenarios") continue;
    const std::string name = word.at("name"), usage = word.at("fields").at(0).at("type");
    EXPECT_TRUE(has_function((usage.starts_with("p:") ? "Player:" : "Scenario:") + name + "(")) << name;
  }
  EXPECT_THAT(told.classes.at("sleight.verb.casts"), IsSupersetOf({"on", "target", "x", "held"}));
  EXPECT_THAT(told.classes.at("sleight.verb.expect"), IsSupersetOf({"zone", "power", "life", "turn_of"}));
  for (const char* function :
       {"Player:has(zone, name, keys)", "Player:casts(card, keys)",
        "Player:interrupts(play, card_or_object, keys)", "Player:attacks(list)", "Player:mana(text)",
        "Player:library(n)", "Player:begins()", "Scenario:duel(keys)", "Scenario:expect(what, keys)",
        "Scenario:expect_illegal(play, reason)"})
    EXPECT_THAT(told.functions, Contains(function));
  const std::string text = run({"api", "--luals"}).out;
  EXPECT_THAT(text, HasSubstr("---@alias sleight.zones\n---| '\"library\"' # "));
  EXPECT_THAT(text, HasSubstr("---@param zone sleight.zones # "));
}

TEST(Api, TellsLuacheckTheNamesOfScripts) {
  const std::string text = run({"api", "--luacheck"}).out;
  std::set<std::string> told, known;
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("    \"")) told.insert(line.substr(5, line.rfind('"') - 5));
  for (const auto& word : words())
    if (word.at("style") != "method" && (word.at("makes") != "" || word.at("family") == "others"))
      known.insert(word.at("name"));
  EXPECT_EQ(told, known);
  EXPECT_THAT(text, HasSubstr("    ipairs = {},\n"));
  EXPECT_THAT(
      text,
      HasSubstr("    table = { fields = { \"concat\", \"insert\", \"remove\", \"sort\", \"unpack\" } },\n"));
  EXPECT_EQ(text.find("    os "), std::string::npos);
  EXPECT_THAT(run({"api", "--luacheck", "--mod", source_file("docs/examples/tides")}).out,
              HasSubstr("    \"submerged\",\n"));
  EXPECT_EQ(content(source_file(".luacheckrc")), text)
      << "cmake --build build --target reference_pages writes it";
}

/// Lua reads what is written, and finds a library of nothing but declarations.
TEST(Api, WritesLua) {
  for (const char* option : {"--luals", "--luacheck"}) {
    const std::string text = run({"api", option}).out;
    const std::string script = made_file("annotations.lua", text);
    EXPECT_EQ(run({"check", script}).out.find("L0101"), std::string::npos) << option;
  }
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
