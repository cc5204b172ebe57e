#include <gtest/gtest.h>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/rules.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/rule_sets.h"
#include "tests/kit/scratch_folder.h"

// The findings about files and collections, each held to its whole wording.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// Collections are read from a folder of the test's own.
struct Collections : ::testing::Test {
  ScratchFolder folder;

  std::string write(const std::string& file, const std::string& text) { return folder.write(file, text); }
  std::string at(const std::string& file) const { return folder.path(file); }
};

const char* const bolt_script =
    "return instant \"Bolt\" { cost = \"{R}\", target = player, deal(3, target) }";

TEST_F(Collections, AKeywordFileThatReturnsACard) {
  write("cards/alpha/bolt.lua", bolt_script);
  const std::string file = write("mod/keywords/bolt.lua", bolt_script);
  write("mod/mod.lua", "return mod { name = \"wrong\", version = \"1\" }");
  const Collection collection = load_collection(at("cards"), {at("mod")});
  ASSERT_EQ(collection.findings.size(), 1U);
  EXPECT_EQ(collection.findings[0], (Diagnostic{"L0304",
                                                Severity::error,
                                                {file, 1, 1, 1},
                                                "this file must return a keyword, not a card",
                                                "Begin it with `return keyword \"name\" { ... }`."}));
}

TEST_F(Collections, AModThatIsNotThere) {
  write("cards/alpha/bolt.lua", bolt_script);
  const Collection collection = load_collection(at("cards"), {at("mod")});
  ASSERT_EQ(collection.findings.size(), 1U);
  EXPECT_EQ(collection.findings[0], (Diagnostic{"L0401",
                                                Severity::error,
                                                {at("mod/mod.lua"), 0, 0, 1},
                                                "this file cannot be read",
                                                "Check the path and its rights."}));
}

TEST_F(Collections, ACardThatTwoModsClaim) {
  write("cards/alpha/other.lua", "return instant \"Other\" { cost = \"{R}\", draw(1) }");
  write("one/mod.lua", "return mod { name = \"one\", version = \"1\" }");
  write("two/mod.lua", "return mod { name = \"two\", version = \"1\" }");
  const std::string first = write("one/cards/bolt.lua", bolt_script);
  const std::string second = write("two/cards/bolt.lua", bolt_script);
  const Collection collection = load_collection(at("cards"), {at("one"), at("two")});
  ASSERT_EQ(collection.findings.size(), 1U);
  EXPECT_EQ(collection.findings[0],
            (Diagnostic{
                "L0402", Severity::error, Source(second, bolt_script).find("Bolt", 1),
                "a second card is called Bolt; the first is in " + first + ", of the mod one",
                "Load only one of the two mods, or say in the mod.lua of two: `replaces = { \"Bolt\" }`."}));
  ASSERT_EQ(collection.cards.size(), 2U);
  EXPECT_EQ(collection.cards[1].origin, "two");
}

TEST_F(Collections, AModThatNeedsAnother) {
  write("cards/alpha/bolt.lua", bolt_script);
  const std::string about =
      write("late/mod.lua", "return mod { name = \"late\", version = \"1\", needs = { \"base\" } }");
  const Collection collection = load_collection(at("cards"), {at("late")});
  ASSERT_EQ(collection.findings.size(), 1U);
  EXPECT_EQ(collection.findings[0],
            (Diagnostic{"L0405",
                        Severity::error,
                        {about, 1, 1, 1},
                        "the mod late needs the mod base, which is not loaded before it",
                        "Name base first."}));
}

TEST_F(Collections, ARuleSetIsLikeAnother) {
  write("mod/rules/short.lua",
        "return rule_set \"short\" { like = \"fifth\", options = { [\"setup.life\"] = 10 } }");
  write("mod/rules/fifth.lua",
        "return rule_set \"fifth\" { like = \"fifth\", options = { [\"setup.hand\"] = 5 } }");
  Words words;
  Diagnostics findings;
  const std::optional<Rules> plain = load_rules("fifth", words, findings);
  const std::optional<Rules> rules = load_rules("short", words, findings, {at("mod")});
  ASSERT_TRUE(plain && rules);
  EXPECT_TRUE(findings.empty());
  EXPECT_EQ(rules->name, "short");
  EXPECT_EQ(rules->starting_life, 10);
  EXPECT_EQ(rules->opening_hand, 5);  // of the fifth edition as the mod has it
  EXPECT_EQ(rules->phases.size(), plain->phases.size());
  EXPECT_EQ(rules->abilities, plain->abilities);
}

TEST_F(Collections, ARuleSetThatIsLikeItself) {
  const std::string a = write("mod/rules/a.lua", "return rule_set \"a\" { like = \"b\" }");
  const std::string b = write("mod/rules/b.lua", "return rule_set \"b\" { like = \"a\" }");
  Words words;
  Diagnostics findings;
  EXPECT_FALSE(load_rules("a", words, findings, {at("mod")}));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0], (Diagnostic{"L0404",
                                     Severity::error,
                                     {b, 1, 30, 3},
                                     "the rule set a is like itself",
                                     "The rule sets are a, b, fifth, microprose."}));
}

TEST_F(Collections, ARuleSetByItselfSaysWhatItIsLike) {
  const std::string odd = write("rules/odd.lua", "return rule_set \"odd\" { like = \"odd\" }");
  const std::string fifth = write("rules/fifth.lua", "return rule_set \"fifth\" { like = \"fifth\" }");
  const auto likeness = [](const std::string& like, const std::string& file) {
    RuleScript script;
    script.like = like;
    return wrong_likeness(script, file);
  };
  EXPECT_EQ(likeness("odd", odd), (Diagnostic{"L0404",
                                              Severity::error,
                                              {odd, 1, 32, 5},
                                              "the rule set odd is like itself",
                                              "The rule sets are fifth, microprose."}));
  EXPECT_EQ(
      likeness("fift", odd),
      (Diagnostic{
          "L0404", Severity::error, {odd, 1, 1, 1}, "there is no rule set called fift", "Write fifth."}));
  EXPECT_EQ(likeness("odd", fifth), std::nullopt) << "it lies beside";
  EXPECT_EQ(likeness("fifth", fifth), std::nullopt) << "it stands for the one of the house";
  EXPECT_EQ(likeness("", odd), std::nullopt);
}

TEST_F(Collections, TwoWordsOfOneNumber) {
  // Two words of English that FNV-1a gives the same 32 bits.
  write("cards/alpha/a.lua", "return instant \"costarring\" { cost = \"{R}\", draw(1) }");
  write("cards/alpha/b.lua", "return instant \"liquid\" { cost = \"{R}\", draw(1) }");
  const Collection collection = load_collection(at("cards"));
  ASSERT_EQ(collection.findings.size(), 1U);
  EXPECT_EQ(collection.findings[0], (Diagnostic{"L0406",
                                                Severity::error,
                                                {"", 1, 1, 1},
                                                "two words of the library have the same number: costarring",
                                                "Spell one of them differently."}));
}

}  // namespace
}  // namespace sleight
