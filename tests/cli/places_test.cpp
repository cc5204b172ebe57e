// A finding marks the word that is wrong, and no other of that name on its line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

/// What `check` finds wrong in a script: each "line:column+length CODE".
std::string places(const std::string& script) {
  const Ran ran = run({"check", made_file("place.lua", script), "--format", "json"});
  const auto report = nlohmann::json::parse(ran.out);
  std::string told;
  for (const auto& one : report["findings"]) {
    if (one["severity"] != "error") continue;
    told += (told.empty() ? "" : ", ") + std::to_string(one["line"].get<int>()) + ":" +
            std::to_string(one["column"].get<int>()) + "+" + std::to_string(one["length"].get<int>()) + " " +
            one["code"].get<std::string>();
  }
  return told;
}

/// An enchantment whose third line is this.
std::string enchantment(const std::string& line) {
  return "return enchantment \"Place\" {\n  cost = \"{1}\",\n" + line + "\n}\n";
}

TEST(Places, TheSecondOfTwoAbilitiesOnALine) {
  EXPECT_EQ(
      places(enchantment(R"(activated { cost = "{1}", draw(1) }, activated { cost = "{Q}", draw(1) },)")),
      "3:57+5 L0212");
}

TEST(Places, TheSecondOfTwoKeysOnALine) {
  EXPECT_EQ(places(enchantment("activated { cost = \"{1}\", target = creature, destroy(target) }, "
                               "activated { cost = \"{2}\", target = creature, draw(1) },")),
            "3:91+6 L0209");
}

TEST(Places, TheKeyOfTheSecondChange) {
  EXPECT_EQ(places(enchantment("continuous { affects = creatures, plus = \"+1/+1\" }, "
                               "continuous { affects = creatures, plus = \"+1\" },")),
            "3:94+4 L0202");
}

TEST(Places, TheSecondOfTwoArguments) {
  EXPECT_EQ(places(enchantment("activated { cost = \"{1}\", deal(1, you), deal(\"1\", you) },")),
            "3:46+3 L0202");
}

TEST(Places, TheUnknownMethodOfTheSecondChain) {
  EXPECT_EQ(places(enchantment("continuous { affects = creatures:tapped(), gains = flying }, "
                               "continuous { affects = creatures:taped(), gains = flying },")),
            "3:95+5 L0217");
}

TEST(Places, TheSecondWordThatIsNoPhase) {
  EXPECT_EQ(places(enchantment(
                "at_phase { phase = \"upkeep\", draw(1) }, at_phase { phase = \"upkep\", draw(1) },")),
            "3:60+7 L0228");
}

TEST(Places, AnItemAndNotItsHead) {
  EXPECT_EQ(places(enchantment("activated { cost = \"{1}\", draw(1), 3, draw(1) },")), "3:36+1 L0202");
}

TEST(Places, AllUnknownWords) {
  EXPECT_EQ(places(enchantment(
                "activated { cost = \"{1}\", drw(1), gain_lif(2), draw(1) },\nactivated { drw(2) },")),
            "3:27+3 L0109, 3:35+8 L0109, 4:13+3 L0109");
}

TEST(Places, AllSyntaxErrors) {
  EXPECT_EQ(
      places(enchantment("activated { cost = \"{1}\" draw(1), draw(2 },\nactivated { cost = , draw(2) },")),
      "3:25+0 L0101, 3:41+0 L0101, 4:20+1 L0101");
}

TEST(Places, ACardThatIsNotReturned) {
  const std::string script = made_file("card.lua", "instant \"Card\" {\n  cost = \"{R}\",\n  draw(1),\n}\n");
  const auto found = nlohmann::json::parse(run({"check", script, "--format", "json"}).out)["findings"][0];
  EXPECT_EQ(found["code"], "L0302");
  EXPECT_EQ(found["line"], 1);
  EXPECT_EQ(found["edits"][0]["text"], "return ");
  EXPECT_EQ(found["edits"][0]["safe"], true);
  EXPECT_EQ(found["edits"][0]["column"], found["edits"][0]["end_column"]);
}

TEST(Places, EditsAndRelatedPlacesAsData) {
  const std::string script = made_file(
      "edit.lua",
      "return enchantment \"Edit\" {\n  cost = \"{1}\",\n  activated { cost = \"{1}\", drw(1) },\n}\n");
  const auto edit =
      nlohmann::json::parse(run({"check", script, "--format", "json"}).out)["findings"][0]["edits"][0];
  EXPECT_EQ(edit["text"], "draw");
  EXPECT_EQ(edit["column"], 29);
  EXPECT_EQ(edit["end_column"], 32);
  const auto sarif = nlohmann::json::parse(run({"check", script, "--format", "sarif"}).out);
  const auto change = sarif["runs"][0]["results"][0]["fixes"][0]["artifactChanges"][0]["replacements"][0];
  EXPECT_EQ(change["insertedContent"]["text"], "draw");
  EXPECT_EQ(change["deletedRegion"]["startColumn"], 29);
  EXPECT_EQ(change["deletedRegion"]["endColumn"], 32);

  const std::string open = made_file("open.lua", "return enchantment \"Open\" {\n  cost = \"{1}\",\n");
  const auto unclosed = nlohmann::json::parse(run({"check", open, "--format", "json"}).out)["findings"][0];
  EXPECT_EQ(unclosed["line"], 2);
  EXPECT_EQ(unclosed["related"][0]["line"], 1);
  EXPECT_EQ(unclosed["related"][0]["column"], 27);
  EXPECT_EQ(unclosed["edits"][0]["text"], "\n}");
  EXPECT_THAT(run({"check", open}).out, HasSubstr(":1:27: it is opened here\n"));
}

TEST(Places, AValueIsUnderlinedAsAWhole) {
  EXPECT_THAT(
      run({"check", made_file("whole.lua", enchantment("continuous { affects = 7 + 1, gains = flying },"))})
          .out,
      HasSubstr("|                        ^~~~~\n"));
}

}  // namespace
}  // namespace sleight::cli
