#include <gtest/gtest.h>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/rules.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/rule_sets.h"
#include "scripting/files/script_reader.h"
#include "scripting/words/rule_options.h"
#include "tests/kit/scratch_folder.h"
#include "tests/kit/script_findings.h"
#include "tests/kit/whole_library.h"

// What files return, and how they become a library.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

const char* const card_fix =
    "\n  Return a card from it: `return instant \"Name\" { cost = \"{R}\", ... }`.\n";

TEST(ScriptFiles, AnEmptyFile) {
  EXPECT_EQ(told(""), std::string("a.lua:1:1+1: L0301 this file is empty") + card_fix);
  EXPECT_EQ(told("\n  \n"), std::string("a.lua:1:1+1: L0301 this file is empty") + card_fix);
}

TEST(ScriptFiles, AFileThatReturnsNothing) {
  EXPECT_EQ(told("local a = 1\n"),
            "a.lua:1:1+1: L0302 this file returns nothing\n  Write `return` before the card.\n");
}

TEST(ScriptFiles, AFileThatReturnsNoCard) {
  EXPECT_EQ(told("return 7\n"),
            std::string("a.lua:1:1+1: L0303 this file must return a card, not the number 7") + card_fix);
  EXPECT_EQ(told("return creatures\n"),
            std::string("a.lua:1:1+1: L0303 this file must return a card, not a selector") + card_fix);
}

TEST(ScriptFiles, AFileThatReturnsWhatNothingReads) {
  const std::string card = "instant \"A\" { cost = \"{R}\", draw(1) }";
  EXPECT_EQ(told("return " + card + ", " + card + ", 3\n"),
            "a.lua:1:1+1: L0305 this file returns 3 values, and only the first would be read\n"
            "  Return one value; several go into a list: `return { ..., ... }`.\n");
  EXPECT_EQ(
      told("return { " + card + ", 7 }\n", ScriptKind::any),
      "a.lua:1:1+1: L0305 value 2 of the list that this file returns is the number 7, which nothing reads\n"
      "  Remove it.\n");
  EXPECT_EQ(told("return { " + card + ", set = 1, code = 2 }\n", ScriptKind::any),
            "a.lua:1:1+1: L0305 the list that this file returns has a key `code`, which nothing reads\n"
            "  Remove it.\n");
  EXPECT_EQ(told("return { " + card + " }\n", ScriptKind::any), "");
}

TEST(ScriptFiles, ARuleSetHasOneMainPhase) {
  const auto phases = [](const std::string& list) {
    return told("return rule_set \"odd\" { phases = { " + list + " } }\n", ScriptKind::any);
  };
  EXPECT_EQ(phases("{ name = \"draw\", action = \"draw\" }"),
            "a.lua:1:25+6: L0233 the turn of this rule set has no main phase\n"
            "  Write `action = \"main\"` in one of its phases, and in no other.\n");
  EXPECT_EQ(phases("{ name = \"main\", action = \"main\" }, { name = \"second main\", action = \"main\" }"),
            "a.lua:1:25+6: L0233 the turn of this rule set has 2 main phases\n"
            "  Write `action = \"main\"` in one of its phases, and in no other.\n");
  EXPECT_EQ(phases("{ name = \"main\", action = \"main\" }"), "");
  // A turn has room for 16.
  std::string others;
  for (int i = 0; i < 15; ++i) others += ", { name = \"idle " + std::to_string(i) + "\" }";
  EXPECT_EQ(phases("{ name = \"main\", action = \"main\" }" + others), "");
  EXPECT_EQ(phases("{ name = \"main\", action = \"main\" }, { name = \"rest\" }" + others),
            "a.lua:1:25+6: L0233 the turn of this rule set has 17 phases\n"
            "  Leave out some of them: a turn has at most 16.\n");
}

TEST(Loading, ASecondCardOfTheSameName) {
  ScratchFolder folder;
  folder.write("cards/one/a.lua",
               R"(return instant "Spark" { cost = "{R}", target = player, deal(1, target) })");
  folder.write("cards/two/b.lua", R"(return instant "SPARK" { cost = "{R}", draw(1) })");
  const Collection collection = load_collection(folder.path("cards"));
  EXPECT_EQ(folder.told(collection.findings),
            "cards/two/b.lua:1: L0402 a second card is called SPARK; the first is in cards/one/a.lua\n"
            "  Give it another name, or remove one of the two files.\n");
  EXPECT_EQ(collection.cards.size(), 1U);
}

TEST(Loading, ASetGivesItsCodeAndABrokenCardIsLeftOut) {
  ScratchFolder folder;
  folder.write("cards/one/set.lua", R"(return set { name = "One", code = "ONE", released = "1993-08-05" })");
  folder.write("cards/one/a.lua", R"(return instant "A" { cost = "{R}", draw(1) })");
  folder.write("cards/one/b.lua", R"(return instant "B" { cost = "{R}", drew(1) })");
  const Collection collection = load_collection(folder.path("cards"));
  ASSERT_EQ(collection.cards.size(), 1U);
  EXPECT_EQ(collection.library->card(collection.cards[0].id).set, "ONE");
  EXPECT_EQ(folder.told(collection.findings),
            "cards/one/b.lua:1: L0109 unknown word `drew`; did you mean `draw`?\n  Write `draw`.\n");
}

TEST(Loading, AModReplacesACardAndAddsAKeyword) {
  ScratchFolder folder;
  folder.write("cards/one/a.lua", R"(return instant "A" { cost = "{R}", draw(1) })");
  folder.write("mod/mod.lua", R"(return mod { name = "Mine", version = "1" })");
  folder.write("mod/keywords/shy.lua",
               R"(return keyword "very shy" { text = "It hides.", cannot_block {}, cannot_attack {} })");
  folder.write("mod/cards/new/a.lua", R"(return instant "A" { cost = "{U}", draw(2) })");
  folder.write("mod/cards/new/m.lua",
               R"(return summon "Mouse" "M" { cost = "{G}", power = 1, toughness = 1, very_shy })");
  const Collection collection = load_collection(folder.path("cards"), {folder.path("mod")});
  EXPECT_EQ(folder.told(collection.findings), "");
  ASSERT_EQ(collection.cards.size(), 2U);
  EXPECT_EQ(collection.library->card(collection.library->find("a")).cost.coloured[1], 1);
  ASSERT_NE(collection.library->keyword(Word("very shy")), nullptr);
  EXPECT_EQ(collection.library->keyword(Word("very shy"))->abilities.size(), 2U);
}

TEST(Loading, TwoModsThatClaimOneCard) {
  ScratchFolder folder;
  folder.write("cards/one/x.lua", R"(return instant "X" { cost = "{R}", draw(1) })");
  for (const std::string name : {"first", "second"}) {
    folder.write(name + "/mod.lua",
                 "return mod { name = \"" + name + "\", version = \"1\", needs = { \"base\" } }");
    folder.write(name + "/cards/s/a.lua", R"(return instant "A" { cost = "{R}", draw(1) })");
  }
  const Collection collection =
      load_collection(folder.path("cards"), {folder.path("first"), folder.path("second")});
  const std::string findings = folder.told(collection.findings);
  EXPECT_NE(
      findings.find("L0402 a second card is called A; the first is in first/cards/s/a.lua, of the mod first"),
      std::string::npos)
      << findings;
  EXPECT_NE(findings.find("L0405 the mod first needs the mod base, which is not loaded before it"),
            std::string::npos)
      << findings;
}

TEST(Loading, AFolderThatIsNotThere) {
  ScratchFolder folder;
  EXPECT_EQ(folder.told(load_collection(folder.path("none")).findings),
            "none:0: L0403 there is no folder of cards here\n  Name a folder with one folder for each set, "
            "or leave it out.\n");
}

TEST(Loading, TheLibraryIsTheSameEachTime) {
  const Collection& one = whole_library();
  const Collection two = load_collection(data_directory() + "/cards");
  ASSERT_EQ(one.cards.size(), two.cards.size());
  for (std::size_t i = 0; i < one.cards.size(); ++i) {
    EXPECT_EQ(one.cards[i].file, two.cards[i].file);
    EXPECT_EQ(one.library->card(one.cards[i].id), two.library->card(two.cards[i].id));
  }
}

TEST(RuleSets, FifthAndMicroprose) {
  EXPECT_EQ(rule_set_names(), (std::vector<std::string>{"fifth", "microprose"}));
  Words words;
  Diagnostics findings;
  const std::optional<Rules> fifth = load_rules("fifth", words, findings);
  const std::optional<Rules> micro = load_rules("microprose", words, findings);
  ASSERT_TRUE(findings.empty()) << findings[0].message;
  ASSERT_TRUE(fifth && micro);
  EXPECT_EQ(fifth->phases.size(), 6U);
  EXPECT_EQ(fifth->phases[3].action, PhaseAction::main);
  EXPECT_FALSE(fifth->phases[0].fast_effects);  // R-TURN-2
  ASSERT_EQ(fifth->abilities.size(), 1U);       // R-CRE-9: Walls cannot attack
  EXPECT_EQ(fifth->abilities[0].rule.kind, RuleKind::cannot_attack);
  EXPECT_TRUE(fifth->starter_by_loser);  // D-01
  EXPECT_FALSE(micro->starter_by_loser);
  EXPECT_TRUE(fifth->regenerated_leaves_combat);  // D-07
  EXPECT_FALSE(micro->regenerated_leaves_combat);
  EXPECT_FALSE(fifth->token_reaches_graveyard);  // D-18
  EXPECT_TRUE(micro->token_reaches_graveyard);
}

TEST(RuleSets, AnUnknownOne) {
  Words words;
  Diagnostics findings;
  EXPECT_FALSE(load_rules("fith", words, findings));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].code, "L0404");
  EXPECT_EQ(findings[0].message, "there is no rule set called fith");
  EXPECT_EQ(findings[0].fix, "Write fifth.");
}

TEST(ScriptFiles, AListHoldsNothingButItsItems) {
  EXPECT_EQ(told("return { keyword \"a\" {}, [5] = keyword \"b\" {} }", ScriptKind::any),
            "a.lua:1:1+1: L0305 the list that this file returns has a key `5`, which nothing reads\n  Remove "
            "it.\n");
  EXPECT_EQ(told("return { set { name = \"a\", code = \"a\" }, set { name = \"b\", code = \"b\" } }",
                 ScriptKind::any),
            "a.lua:1:1+1: L0305 beside a set this file returns more, which nothing reads\n  Remove it.\n");
  EXPECT_EQ(
      told("return { rule_set \"a\" { like = \"fifth\" }, rule_set \"b\" { like = \"fifth\" } }",
           ScriptKind::any),
      "a.lua:1:1+1: L0305 beside a rule set this file returns more, which nothing reads\n  Remove it.\n");
}

}  // namespace
}  // namespace sleight
