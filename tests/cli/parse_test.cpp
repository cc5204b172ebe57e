// `sleight parse`: how the grammar reads one text, and what it is not given.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

TEST(Parse, TellsWordByWord) {
  const Ran fine = run({"parse", "Target creature gets +3/+3 until end of turn.", "--type", "Instant"});
  EXPECT_EQ(fine.status, 0) << fine.out;
  EXPECT_THAT(fine.out, HasSubstr("understood:"));
  EXPECT_THAT(fine.out, HasSubstr("until_end_of_turn"));
  const Ran strange = run({"parse", "Whirl target creature.", "--type", "Instant"});
  EXPECT_EQ(strange.status, 1);
  EXPECT_THAT(strange.out, HasSubstr("unknown word  whirl"));
}

TEST(Parse, NamesWhatNobodySees) {
  const Ran result = run({"parse", "Draw a\x01 card.", "--type", "Instant"});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr("G0101: the grammar does not know the character U+0001\n"));
  EXPECT_THAT(result.out, HasSubstr("unknown word  ?\n"));
}

TEST(Parse, AWayOfSayingItThatNoReaderKnowsIsNotUnderstoodAndNothingEnds) {
  for (const std::vector<std::string>& asked :
       {std::vector<std::string>{"You destroy target creature.", "--type", "Artifact"},
        {"Each player's life total becomes 1.", "--type", "Sorcery"},
        {"The game is a draw.", "--type", "Artifact"},
        {"Foo can't attack unless you sacrifice any number of lands.", "--name", "Foo", "--type", "Creature"},
        {"{T}: Tap target creature. If you do, prevent all damage Deserts would deal to Foo.", "--name",
         "Foo", "--type", "Creature"}}) {
    std::vector<std::string> command{"parse"};
    command.insert(command.end(), asked.begin(), asked.end());
    const Ran result = run(command);
    EXPECT_EQ(result.status, 1) << asked[0];
    EXPECT_THAT(result.out, HasSubstr("not understood")) << asked[0];
  }
}

TEST(Parse, ATypeThatNobodyKnowsIsAWrongArgument) {
  const Ran result = run({"parse", "Flying", "--type", "Foo"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err,
              HasSubstr("error T0104: --type: `Foo` is no type of a card\n  fix: write one of Land, "
                        "Creature, Artifact, "));
  EXPECT_EQ(run({"parse", "Flying", "--type", "Legendary Craeture - Goblin"}).err,
            "error T0104: --type: `Craeture` is no type of a card\n  fix: write `Creature`\n");
  EXPECT_EQ(run({"parse", "Flying", "--type", "- Goblin"}).status, 2);
  EXPECT_EQ(run({"parse", "Flying", "--type", "Legendary"}).status, 2);
  for (const char* type : {"Legendary Creature - Goblin", "Summon - Goblin", "artifact creature - Golem"})
    EXPECT_EQ(run({"parse", "Flying", "--type", type}).status, 0) << type;
  // As they were printed in the era.
  EXPECT_EQ(run({"parse", "Add {B} to your mana pool.", "--type", "Mana Source", "--house"}).status, 0);
  EXPECT_EQ(run({"parse", "Enchanted creature gets +1/+1.", "--type", "Enchant Creature"}).status, 0);
}

TEST(Parse, FindsOutTheTypeThatReadsMost) {
  const auto said = [](const std::string& text) {
    const Ran result = run({"parse", text});
    EXPECT_EQ(result.status, 0) << text << result.out;
    return result.out;
  };
  EXPECT_THAT(said("{T}: Add {G}."), HasSubstr("read as (of the type Artifact; --type names another):\n"));
  EXPECT_THAT(said("Target creature gets +3/+3 until end of turn."),
              HasSubstr("read as (of the type Instant; --type names another):\n"));
  // More words, though not all: and where no type reads more, the first.
  EXPECT_THAT(run({"parse", "Target creature gets +3/+3 until end of turn.\nWhirl.", "--format", "json"}).out,
              HasSubstr("\"type\": \"Instant\""));
  EXPECT_THAT(run({"parse", "Whirl.", "--format", "json"}).out, HasSubstr("\"type\": \"Artifact\""));
  EXPECT_THAT(run({"parse", "Draw a card.", "--type", "Instant"}).out, HasSubstr("\nread as:\n"));
}

TEST(Parse, NoTextIsAWrongArgument) {
  for (const char* text : {"", "  \n\t", "-"}) {
    const Ran result = run({"parse", text}, " \n");
    EXPECT_EQ(result.status, 2) << text;
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err,
              "error T0104: `sleight parse` is given no text\n  fix: write the text of a card, in quotes\n");
  }
  EXPECT_THAT(run({"parse", "-"}, "Draw a card.\n").out, HasSubstr("understood:     draw a card."));
}

TEST(Parse, WritesTheFormatAskedFor) {
  const Ran sarif = run({"parse", "Whirl target creature.", "--type", "Instant", "--format", "sarif"});
  EXPECT_EQ(sarif.status, 1);
  EXPECT_EQ(nlohmann::json::parse(sarif.out, nullptr, false)["version"], "2.1.0");
  const Ran junit = run({"parse", "Whirl target creature.", "--type", "Instant", "--format", "junit"});
  EXPECT_EQ(junit.out.rfind("<?xml", 0), 0U) << junit.out;
}

}  // namespace
}  // namespace sleight::cli
