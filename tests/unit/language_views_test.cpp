// What an editor shows of a script besides its text: signatures, lenses, hints, colours, links.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/kit/editor_session.h"

namespace sleight {
namespace {

using Json = nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class LanguageViewsTest : public kit::EditorSession {
 protected:
  /// The label of the signature behind a piece of the text, and its active parameter.
  std::pair<std::string, std::string> signature(const std::string& piece) {
    const Json answer = ask("textDocument/signatureHelp", at(piece));
    if (answer.is_null()) return {};
    const Json& one = answer["signatures"][0];
    if (!answer.contains("activeParameter")) return {one["label"], ""};
    return {one["label"], one["parameters"][answer["activeParameter"].get<std::size_t>()]["label"]};
  }
  /// The words of the document with the kinds of their tokens: "deal function".
  std::vector<std::string> tokens() {
    const Json types = ask_types_;
    const Json data = ask("textDocument/semanticTokens/full", at(""))["data"];
    std::vector<std::string> all;
    const TextPositions positions(text_, PositionEncoding::utf16);
    TextPosition place;
    for (std::size_t i = 0; i + 4 < data.size(); i += 5) {
      if (data[i] != 0) place.character = 0;
      place.line += data[i].get<std::size_t>();
      place.character += data[i + 1].get<std::size_t>();
      const TextPosition end{place.line, place.character + data[i + 2].get<std::size_t>()};
      all.push_back(
          text_.substr(positions.offset_of(place), positions.offset_of(end) - positions.offset_of(place)) +
          " " + types[data[i + 3].get<std::size_t>()].get<std::string>());
    }
    return all;
  }
  std::vector<std::string> lenses() {
    std::vector<std::string> all;
    for (const Json& lens : ask("textDocument/codeLens", at(""))) all.push_back(lens["command"]["title"]);
    return all;
  }
  void begin_and_learn() {
    const Json answer =
        ask("initialize", {{"rootUri", uri_of_path(folder_.path("."))}, {"capabilities", Json::object()}});
    ask_types_ = answer["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"];
    tell("initialized");
  }
  Json ask_types_;
};

TEST_F(LanguageViewsTest, ASignatureTellsTheActiveArgument) {
  begin();
  open(bolt_);
  EXPECT_THAT(signature("deal(").first, StartsWith("deal("));
  const auto first = signature("deal(").second, second = signature("deal(3, ").second;
  EXPECT_NE(first, "");
  EXPECT_NE(second, "");
  EXPECT_NE(first, second);
  EXPECT_EQ(signature("cost = ").first, "") << "the keys of a card are words themselves";
  open("return enchantment \"X\" {\n  activated { cost = \"{1}\", deal(1, creatures:tap) },\n}\n");
  EXPECT_EQ(signature("creatures:tap").first, signature("deal(").first) << "a method is of its receiver";
  EXPECT_EQ(signature("creatures:tap").second, second);
  EXPECT_THAT(signature("activated { cost = ").first, StartsWith("activated {"));
  EXPECT_THAT(signature("activated { cost = ").second, StartsWith("cost"));
  open("scenario(\"t\", function(s)\n  s.bob:has(\"in play\", \"Forest\", { tapped = true })\nend)\n");
  EXPECT_THAT(signature("has(\"in ").first, StartsWith("p:has("));
  EXPECT_EQ(signature("has(\"in ").second, "zone");
  EXPECT_EQ(signature("\"For").second, "name");
  EXPECT_THAT(signature("{ tap").second, StartsWith("{"));
}

TEST_F(LanguageViewsTest, WordsOfTheLanguageAreTold) {
  begin_and_learn();
  open(
      "local deep = 1\nreturn summon \"Bear\" \"Brown Bear\" {\n  cost = \"{G}\", power = 1, toughness = 1,\n"
      "  flying,\n  at_upkeep { deal(deep, creatures:not_tapped():with \"first strike\") },\n}\n");
  EXPECT_THAT(tokens(),
              ElementsAre("summon class", "Brown Bear type", "cost property", "power property",
                          "toughness property", "flying keyword", "at_upkeep event", "deal function",
                          "creatures variable", "not_tapped method", "with method", "first strike keyword"));
  open("scenario(\"t\", function(s)\n  s.bob:has(\"in play\", \"Small Bear\")\nend)\n");
  EXPECT_THAT(tokens(), testing::IsSupersetOf({"has macro", "in play enumMember", "Small Bear type"}));
}

TEST_F(LanguageViewsTest, WhatAWordMeansIsHinted) {
  begin();
  open(
      "return enchantment \"X\" {\n  cost = \"{G}\",\n  deals_damage { destroy(it) },\n"
      "  comes_into_play { what = creatures, may { destroy(it) } },\n}\n");
  Json params = at("");
  params["range"] = {{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 9}, {"character", 0}}}};
  const Json hints = ask("textDocument/inlayHint", params);
  ASSERT_EQ(hints.size(), 2U) << hints;
  EXPECT_EQ(hints[0]["label"], ": the source of the damage");
  EXPECT_EQ(hints[0]["position"], (Json{{"line", 2}, {"character", 27}}));
  EXPECT_EQ(hints[1]["label"], ": what came into play");
  params["range"]["end"] = {{"line", 2}, {"character", 99}};
  EXPECT_EQ(ask("textDocument/inlayHint", params).size(), 1U);
}

TEST_F(LanguageViewsTest, LensesRunScenariosAndTellOfCards) {
  folder_.write("scenarios/bolt.lua",
                "scenario(\"t\", function(s)\n  s.bob:has(\"hand\", \"Small Bolt\")\nend)\n");
  begin();
  open(bolt_);
  EXPECT_THAT(lenses(), ElementsAre("Its text proves its script.", "used in 1 place"));
  file_ = folder_.path("scenarios/more.lua");
  open("scenario(\"one\", function(s)\n  s.bob:has(\"hand\", \"Small Bolt\")\nend)\n");
  const Json lens = ask("textDocument/codeLens", at("")).at(0);
  EXPECT_EQ(lens["command"]["title"], "run");
  EXPECT_EQ(lens["command"]["command"], "sleight.runScenario");
  EXPECT_EQ(lens["command"]["arguments"], (Json{uri_of_path(file_), "one"}));
  EXPECT_EQ(lens["range"]["start"]["line"], 0);
}

TEST_F(LanguageViewsTest, FilesThatAreThereAreLinks) {
  folder_.write("docs/rules.md", "# Rules\n\n- R-CAST-4 says when.\n");
  begin();
  open(
      "-- R-CAST-4 and R-CAST-5\nreturn { \"cards/mine/bear.lua\", \"cards/mine/none.lua\", \"bear.lua\" "
      "}\n");
  const Json links = ask("textDocument/documentLink", at(""));
  ASSERT_EQ(links.size(), 3U) << links;
  EXPECT_EQ(links[0]["target"], uri_of_path(folder_.path("docs/rules.md")) + "#L3");
  EXPECT_EQ(links[0]["range"]["end"], (Json{{"line", 0}, {"character", 11}}));
  EXPECT_EQ(links[1]["target"], uri_of_path(folder_.path("cards/mine/bear.lua")));
  EXPECT_EQ(links[2]["target"], links[1]["target"]) << "seen from its own folder";
}

TEST_F(LanguageViewsTest, ANewLineIsIndented) {
  begin();
  const auto blanks = [&](const std::string& text, const std::string& before) {
    open(text);
    Json params = at(before);
    params["ch"] = "\n";
    const Json edits = ask("textDocument/onTypeFormatting", params);
    if (edits.empty()) return std::string("none");
    EXPECT_EQ(edits[0]["range"]["start"]["character"], 0);
    return edits[0]["newText"].get<std::string>();
  };
  EXPECT_EQ(blanks("return instant \"X\" {\n", "{\n"), "  ");
  EXPECT_EQ(blanks("return instant \"X\" {\n  activated {\n", "activated {\n"), "    ");
  EXPECT_EQ(blanks("return instant \"X\" {\n  activated {\n}", "activated {\n"), "  ") << "it is closed";
  EXPECT_EQ(blanks("return instant \"X\" {\n  cost = \"{1}\",\n    \n}\n", "\",\n    "), "  ");
  EXPECT_EQ(blanks("return instant \"X\" {\n  cost = \"{1}\",\n}\n\n", "}\n"), "none");
  EXPECT_EQ(blanks("scenario(\"t\", function(s)\n", "s)\n"), "  ") << "two parts on one line are one level";
  EXPECT_EQ(blanks("scenario(\"t\", function(s)\n  s:pass()\n  end)", "pass()\n  "), "");
}

TEST_F(LanguageViewsTest, PagesGetACardAndItsDefinition) {
  begin();
  std::string wrong = bolt_;
  wrong.replace(wrong.find("deal(3"), 6, "deal(4");
  open(wrong);
  const Json view = ask("sleight/cardView", at(""));
  EXPECT_EQ(view["name"], "Small Bolt");
  EXPECT_EQ(view["headline"], "{R}, instant");
  EXPECT_THAT(view["english"].get<std::string>(), HasSubstr("deals 4 damage to target creature or player"));
  EXPECT_EQ(view["state"], "Its text says something else than its script.");
  ASSERT_EQ(view["findings"].size(), 1U);
  EXPECT_EQ(view["findings"][0]["code"], "T0501");
  EXPECT_EQ(ask("sleight/cardView", {{"name", "small bear"}})["name"], "Small Bear");
  EXPECT_EQ(ask("sleight/cardView", {{"name", "none"}}), nullptr);
  const Json tree = ask("sleight/definitionTree", at(""));
  EXPECT_EQ(tree["name"], "Small Bolt");
  ASSERT_EQ(tree["abilities"].size(), 1U);
  EXPECT_EQ(tree["abilities"][0]["kind"], "spell");
  open("return 1\n");
  EXPECT_EQ(ask("sleight/definitionTree", at("")), nullptr);
}

}  // namespace
}  // namespace sleight
