// What an editor is told of words and names: hover, definitions, uses and symbols.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "scripting/files/data_folder.h"
#include "tests/kit/scratch_folder.h"
#include "tools/desk/document_symbols.h"
#include "tools/desk/hover.h"
#include "tools/desk/name_places.h"

namespace sleight {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace fs = std::filesystem;

/// A mod with a keyword, a counter and three cards, a scenario and a deck.
class DeskTest : public testing::Test {
 protected:
  DeskTest() {
    save("mod.lua", "return mod { name = \"Small\", version = \"1.0\" }\n");
    save("keywords/brave.lua",
         "return keyword \"brave\" {\n  text = \"It can be blocked only by artifact creatures.\",\n"
         "  cannot_be_blocked { by = creatures:not_ \"artifact\" },\n}\n");
    save("counters.lua", "return { counter_kind \"sap\" { plus = \"+1/+1\" } }\n");
    save("cards/small/set.lua",
         "return set { name = \"Small Set\", code = \"sma\", released = \"1994-01\" }\n");
    save("cards/small/brave_bear.lua", bear_);
    save("cards/small/tree.lua",
         "return enchantment \"Sap Tree\" {\n  cost = \"{G}\",\n"
         "  activated { cost = \"{1}\", target = creature:with \"brave\", put_counters(\"sap\", 1, target) "
         "},\n}\n");
    save("scenarios/bears.lua",
         "scenario(\"a bear is brave\", function(s)\n  local bear = s.bob:has(\"in play\", \"Brave "
         "Bear\")\nend)\n"
         "scenario(\"another\", function(s) end)\n");
    save("decks/bears.txt", "# Brave Bear is good\n4 Brave Bear\nSB: 1 Brave Bear\n3 Brave Bear Cub\n");
    workspace_.load({path()});
  }
  std::string path(const std::string& below = "") const {
    return folder_.path("mod") + (below.empty() ? "" : "/" + below);
  }
  void save(const std::string& below, const std::string& text) const {
    fs::create_directories(fs::path(path(below)).parent_path());
    std::ofstream(path(below)) << text;
  }
  std::string hover(const std::string& text, const std::string& at) const {
    const std::optional<Hover> told = hover_at(workspace_, reference(), text, text.find(at) + 1);
    return told ? told->text : "";
  }
  const LanguageReference& reference() const {
    if (!reference_) reference_.emplace(workspace_);
    return *reference_;
  }
  /// Where a name is used, as "file: what stands there".
  std::vector<std::string> uses(const DefinedName& name) const {
    const NamingFiles files({path("scenarios"), path("decks")});
    std::vector<std::string> all;
    for (const NamePlace& place : uses_of(workspace_, reference(), files, name)) {
      const std::string text = workspace_.text_of(place.file).value_or("");
      all.push_back(place.file.substr(path().size() + 1) + ":" + std::to_string(place.begin) + " " +
                    text.substr(place.begin, place.end - place.begin));
    }
    return all;
  }
  std::optional<DefinedName> name(const std::string& file, const std::string& at) const {
    const std::string text = workspace_.text_of(path(file)).value_or("");
    return name_at(workspace_, reference(), text, text.find(at) + 1);
  }
  std::string definition(const DefinedName& name) const {
    const std::optional<NamePlace> place = definition_of(workspace_, name);
    if (!place) return "";
    const std::string text = workspace_.text_of(place->file).value_or("");
    return place->file + " " + text.substr(place->begin, place->end - place->begin);
  }

  const std::string bear_ =
      "return summon \"Bear\" \"Brave Bear\" {\n  cost = \"{G}\", power = 1, toughness = 1,\n"
      "  text = [[Brave]],\n  brave,\n}\n";
  kit::ScratchFolder folder_;
  Workspace workspace_{{}, {}, 1};
  mutable std::optional<LanguageReference> reference_;
};

TEST_F(DeskTest, HoverTellsTheManualOfAWord) {
  const std::string tree = workspace_.text_of(path("cards/small/tree.lua")).value();
  EXPECT_THAT(hover(tree, "put_counters"), HasSubstr(reference().find("steps", "put_counters")->doc));
  EXPECT_THAT(hover(tree, "put_counters"), HasSubstr("-- Sap Tree\n")) << "the example";
  EXPECT_THAT(hover(tree, "with"), HasSubstr(reference().find("filters", "with")->doc));
  EXPECT_THAT(hover(tree, "cost ="), HasSubstr("*a mana cost in quotes*"));
  EXPECT_THAT(hover(tree, "cost = \"{1}"), HasSubstr("cost"));
  EXPECT_THAT(hover(tree, "enchantment"), HasSubstr(reference().find("heads", "enchantment")->doc));
  EXPECT_THAT(hover(tree, "brave"), HasSubstr("only by artifact creatures"));
  EXPECT_THAT(hover(bear_, "brave,"), HasSubstr("only by artifact creatures"));
  EXPECT_THAT(hover("scenario(\"t\", function(s) s.bob:has(\"in play\", \"x\") end)", "has"),
              HasSubstr("Puts a card into a zone"));
  EXPECT_THAT(hover("scenario(\"t\", function(s) s.bob:has(\"in play\", \"x\") end)", "in play"),
              HasSubstr("Where permanents are."));
  EXPECT_EQ(hover("return instant \"X\" { nonsense(1) }", "nonsense"), "");
}

TEST_F(DeskTest, HoverTellsACardInEnglish) {
  const std::string told = hover(bear_, "Brave Bear");
  EXPECT_THAT(told, HasSubstr("**Brave Bear** {G}, creature, Bear, 1/1"));
  EXPECT_THAT(told, HasSubstr("Its text proves its script."));
  const std::string game = workspace_.text_of(path("scenarios/bears.lua")).value();
  EXPECT_EQ(hover(game, "Brave Bear"), told);
  workspace_.open_text(path("cards/small/brave_bear.lua"),
                       std::string(bear_).replace(bear_.find("[[Brave"), 7, "[[Flying"), 1);
  EXPECT_THAT(hover(bear_, "Brave Bear"), HasSubstr("says something else"));
}

TEST_F(DeskTest, HoverTellsWhatARuleIsCitedFor) {
  const std::string told = hover("-- as R-MANA-4 has it\nreturn 1", "R-MANA-4");
  EXPECT_THAT(told, HasSubstr("**R-MANA-4**"));
  EXPECT_THAT(told, HasSubstr("mana.burn"));
  EXPECT_EQ(hover(std::string("-- as R-") + "NOTHING-4 has it", "NOTHING"), "");
  EXPECT_EQ(hover("-- deal damage", "deal"), "") << "a comment is no script";
}

TEST_F(DeskTest, ANameIsDefinedAndUsed) {
  const std::optional<DefinedName> card = name("scenarios/bears.lua", "Brave Bear");
  ASSERT_EQ(card, (DefinedName{NamedKind::card, "Brave Bear"}));
  EXPECT_EQ(definition(*card), path("cards/small/brave_bear.lua") + " Brave Bear");
  EXPECT_THAT(uses(*card),
              ElementsAre("cards/small/brave_bear.lua:22 Brave Bear", "decks/bears.txt:23 Brave Bear",
                          "decks/bears.txt:40 Brave Bear", "scenarios/bears.lua:77 Brave Bear"));
  const std::optional<DefinedName> keyword = name("cards/small/tree.lua", "brave");
  ASSERT_EQ(keyword, (DefinedName{NamedKind::keyword, "brave"}));
  EXPECT_EQ(name("cards/small/brave_bear.lua", "brave,"), keyword);
  EXPECT_EQ(name("keywords/brave.lua", "brave"), keyword);
  EXPECT_EQ(definition(*keyword), path("keywords/brave.lua") + " brave");
  EXPECT_EQ(uses(*keyword).size(), 4U) << "its own, the card's, its text's and the tree's";
  const std::optional<DefinedName> counter = name("cards/small/tree.lua", "sap\"");
  ASSERT_EQ(counter, (DefinedName{NamedKind::counter, "sap"}));
  EXPECT_EQ(definition(*counter), path("counters.lua") + " sap");
  EXPECT_EQ(uses(*counter).size(), 2U);
  const std::optional<DefinedName> set = name("cards/small/set.lua", "sma\"");
  ASSERT_EQ(set, (DefinedName{NamedKind::set, "sma"}));
  EXPECT_EQ(definition(*set), path("cards/small/set.lua") + " sma");
  EXPECT_THAT(definition({NamedKind::rule_set, "fifth"}), HasSubstr("rules/fifth.lua fifth"));
  EXPECT_THAT(definition({NamedKind::keyword, "first strike"}), HasSubstr("first_strike.lua first strike"));
  EXPECT_THAT(definition({NamedKind::set, "ARN"}), HasSubstr("arabian_nights/set.lua"));
  EXPECT_EQ(definition({NamedKind::keyword, "nothing"}), "");
  EXPECT_EQ(name("cards/small/tree.lua", "put_counters"), std::nullopt);
}

TEST_F(DeskTest, UsesFollowWhatIsEdited) {
  workspace_.open_text(path("scenarios/bears.lua"), "scenario(\"none\", function(s) end)", 1);
  workspace_.open_text(
      path("cards/small/tree.lua"),
      "return instant \"Call\" {\n  cost = \"{G}\",\n  destroy(creatures:named \"Brave Bear\"),\n}\n", 1);
  const std::vector<std::string> places = uses({NamedKind::card, "Brave Bear"});
  EXPECT_THAT(places, testing::Contains(HasSubstr("tree.lua")));
  EXPECT_THAT(places, Not(testing::Contains(HasSubstr("scenarios"))));
}

TEST_F(DeskTest, UsesAreNoCommentsAndNoPartsOfOtherTexts) {
  const std::string game =
      "-- \"Brave Bear\"\nscenario(\"Brave Bear\", function(s)\n"
      "  s.bob:has('hand', 'Brave Bear') -- \"Brave Bear\"\n  s.bob:has(\"hand\", \"Brave Bear "
      "Cub\")\nend)\n";
  save("scenarios/bears.lua", game);
  // With brackets for long texts the tokens tell, and without them the lines: both find the same.
  save("scenarios/more.lua", game + "-- [[ none ]]\n");
  save("scenarios/texts.lua",
       "scenario(\"t\", function(s)\n  s:card [[ return instant \"A\" { text = \"Brave Bear\" } ]]\nend)\n");
  std::vector<std::string> of_first, of_second, of_texts;
  for (const std::string& use : uses({NamedKind::card, "Brave Bear"})) {
    if (use.starts_with("scenarios/bears.lua:")) of_first.push_back(use.substr(20));
    if (use.starts_with("scenarios/more.lua:")) of_second.push_back(use.substr(19));
    if (use.starts_with("scenarios/texts.lua:")) of_texts.push_back(use);
  }
  EXPECT_EQ(of_first.size(), 2U);
  EXPECT_EQ(of_first, of_second);
  EXPECT_EQ(of_texts.size(), 1U);
}

TEST_F(DeskTest, SymbolsAreCardsWithTheirAbilitiesAndScenarios) {
  const std::vector<DocumentSymbol> card = document_symbols(bear_);
  ASSERT_EQ(card.size(), 1U);
  EXPECT_EQ(card[0].name, "Brave Bear");
  EXPECT_EQ(card[0].detail, "summon");
  EXPECT_EQ(card[0].kind, SymbolKind::card);
  EXPECT_EQ(bear_.substr(card[0].name_begin, card[0].name_end - card[0].name_begin), "Brave Bear");
  ASSERT_EQ(card[0].children.size(), 1U);
  EXPECT_EQ(card[0].children[0].name, "brave");
  const std::vector<DocumentSymbol> scenarios =
      document_symbols(workspace_.text_of(path("scenarios/bears.lua")).value());
  ASSERT_EQ(scenarios.size(), 2U);
  EXPECT_EQ(scenarios[0].name, "a bear is brave");
  EXPECT_EQ(scenarios[1].kind, SymbolKind::scenario);
  EXPECT_EQ(
      document_symbols("return summon \"Bear\" \"Half\" {\n  activated { cost = ").at(0).children.size(), 1U);
  EXPECT_THAT(document_symbols("local a = artifact:tapped()"), IsEmpty());
}

}  // namespace
}  // namespace sleight
