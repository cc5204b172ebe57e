// `sleight find`, `show` and `cards`: looking things up by what they mean, by their names, and by what they
// are.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "core/card/given_names.h"
#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using Names = std::set<std::string>;

nlohmann::json found(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "find");
  arguments.insert(arguments.end(), {"--format", "json"});
  const Ran result = run(arguments);
  EXPECT_EQ(result.status, 0) << result.err;
  return nlohmann::json::parse(result.out, nullptr, false);
}

Names names_in(const nlohmann::json& list) {
  Names names;
  for (const auto& one : list) names.insert(one.at("name"));
  return names;
}

TEST(Find, ShowsUpToThreeCardsThatUseAWord) {
  const nlohmann::json first = found({"dies"}).at("found").at(0);
  EXPECT_EQ(first.at("name"), "put_into_graveyard");
  EXPECT_EQ(first.at("kind"), "word");
  EXPECT_NE(first.at("doc"), "");
  ASSERT_EQ(first.at("cards").size(), 3U);
  for (const std::string card : first.at("cards")) {
    const nlohmann::json shown = nlohmann::json::parse(run({"show", card, "--format", "json"}).out);
    EXPECT_THAT(content(shown.at(0).at("file")), HasSubstr("put_into_graveyard {")) << card;
  }
  EXPECT_THAT(run({"find", "dies"}).out, HasSubstr("\n  used by "));
}

TEST(Find, KeepsWordsOfOneNameApartByHowTheyStand) {
  const nlohmann::json list = found({"tapped", "--kind", "word"}).at("found");
  for (const auto& one : list)
    if (one.at("name") == "tapped" && one.at("family") == "filters")
      for (const std::string card : one.at("cards")) {
        const nlohmann::json shown = nlohmann::json::parse(run({"show", card, "--format", "json"}).out);
        EXPECT_THAT(content(shown.at(0).at("file")), ::testing::ContainsRegex(":(not_)?tapped\\(")) << card;
      }
}

TEST(Find, LooksInEverythingThatCanBeLookedUp) {
  EXPECT_THAT(names_in(found({"flying", "--kind", "keyword"}).at("found")), Contains("flying"));
  EXPECT_THAT(names_in(found({"mana", "burn", "--kind", "option"}).at("found")),
              Contains("mana.burn_points"));
  EXPECT_THAT(names_in(found({"deck refused", "--kind", "code"}).at("found")), Contains("T0303"));
  EXPECT_THAT(names_in(found({"serra angel"}).at("found")), Contains("Serra Angel"));
  EXPECT_THAT(names_in(found({"casts", "--kind", "verb"}).at("found")), Contains("casts"));
  EXPECT_THAT(names_in(found({"exile", "--kind", "value"}).at("found")), Contains("\"out of game\""));
  const nlohmann::json scenarios = found({"Deflection", "ruling", "--kind", "scenario"}).at("found");
  ASSERT_FALSE(scenarios.empty());
  EXPECT_THAT(scenarios.at(0).at("name"), HasSubstr("Deflection, ruling "));
  EXPECT_GT(scenarios.at(0).at("line"), 0);
}

TEST(Find, ReadsTheManualWhateverTheEndingsOfItsWords) {
  EXPECT_THAT(names_in(found({"owner's", "hands", "returning"}).at("found")), Contains("return_to_hand"));
}

TEST(Find, TakesAMisspeltWordForTheNearest) {
  const nlohmann::json all = found({"exlie"});
  EXPECT_EQ(all.at("taken_for").at("exlie"), "exile");
  EXPECT_THAT(names_in(all.at("found")), Contains("remove_from_game"));
  EXPECT_THAT(run({"find", "exlie"}).out, HasSubstr("(nothing has `exlie`: taken for `exile`)\n"));
}

TEST(Find, TakesKindsAndALimit) {
  const nlohmann::json cards = found({"flying", "--kind", "card", "--limit", "7"}).at("found");
  EXPECT_EQ(cards.size(), 7U);
  for (const auto& one : cards) EXPECT_EQ(one.at("kind"), "card");
  EXPECT_THAT(run({"find", "flying", "--kind", "crad"}).err, HasSubstr("did you mean `card`?"));
}

TEST(Find, SaysThatTheEraHasNoSuchThing) {
  const Ran result = run({"find", "phasing"});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("error T0902: nothing is found for `phasing`: Phasing came with Mirage"));
  EXPECT_EQ(run({"find", "planeswalker"}).status, 1);
}

TEST(Find, KnowsWhatAModBrings) {
  EXPECT_THAT(names_in(found({"frost", "--mod", source_file("tests/mods/frost")}).at("found")),
              Contains("frost"));
}

TEST(Check, ProposesWhatPeopleCallSoWhereItStandsInAScript) {
  const auto said = [](const std::string& line) {
    return run({"check", made_file("a.lua", "return instant \"A\" { cost = \"{R}\", " + line + " }\n")}).out;
  };
  EXPECT_THAT(said("dies { draw(1) }"),
              HasSubstr("unknown word `dies`; did you mean `put_into_graveyard`, `destroyed` or `died`?"));
  EXPECT_THAT(said("target = creature, exile(target)"), HasSubstr("did you mean `remove_from_game`, `bury`"));
  EXPECT_THAT(said("target = creature, until_end_of_turn(target, { pump = \"+1/+1\" })"),
              HasSubstr("unknown key `pump` in `until_end_of_turn`; did you mean `plus`?"));
  EXPECT_THAT(said("destroy(creatures:vigilant())"), Not(HasSubstr("did you mean `attacks")));
  EXPECT_THAT(said("put_into(\"battlefield\", cards)"), HasSubstr("did you mean \"in play\"?"));
}

TEST(Show, TellsWhatACardIsAndDoes) {
  const Ran result = run({"show", "soul NET"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out,
              HasSubstr("Soul Net\n{1}, artifact\n{1}: Gain 1 life. Use this ability only when a creature"));
  EXPECT_THAT(result.out, HasSubstr("\nset: Limited Edition Alpha (LEA)\n"));
  EXPECT_THAT(result.out, HasSubstr("\nstate: proved\n"));
  EXPECT_THAT(result.out, HasSubstr("scenarios name it:\n"));
}

TEST(Show, MindsNoAccentsCaseApostrophesOrHyphens) {
  EXPECT_THAT(run({"show", "el hajjaj"}).out, HasSubstr("El-Hajjâj\n"));
  EXPECT_THAT(run({"show", "abu jafar", "WILL O THE WISP"}).out, HasSubstr("Will-o'-the-Wisp\n"));
}

TEST(Show, ListsTheScenariosThatNameACard) {
  const nlohmann::json card =
      nlohmann::json::parse(run({"show", "Deflection", "--format", "json"}).out).at(0);
  EXPECT_EQ(card.at("state"), "proved");
  ASSERT_FALSE(card.at("scenarios").empty());
  // Rulings come first, and each is one that its file has.
  EXPECT_THAT(card.at("scenarios").at(0).at("ruling"), HasSubstr("-"));
  for (const auto& scenario : card.at("scenarios"))
    EXPECT_THAT(content(scenario.at("file")), HasSubstr("Deflection"));
}

TEST(Show, FindsACardInWhatAScenarioUses) {
  const std::string file = made_file("helped.lua", R"(
local function zap(s) s.bob:has("hand", "Lightning Bolt") end
local function twice(s) zap(s); zap(s) end
local rows = { { "Lightning Bolt", 3 } }
scenario("through a function", function(s) twice(s) end)
scenario("without it", function(s) s.bob:has("hand", "Terror") end)
for _, row in ipairs(rows) do
  scenario(row[1] .. " deals " .. row[2], function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)
end
scenario("Lightning Bolt in a title", function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)
)");
  const auto titles = [&](const std::string& card) {
    std::vector<std::string> all;
    const Ran ran = run({"show", card, "--scenarios", file, "--format", "json"});
    const nlohmann::json shown = nlohmann::json::parse(ran.out);
    for (const auto& one : shown.at(0).at("scenarios")) all.push_back(one.at("title"));
    return all;
  };
  EXPECT_EQ(titles("Lightning Bolt"),
            (std::vector<std::string>{"Lightning Bolt in a title", "through a function", "… deals …"}));
  EXPECT_EQ(titles("Terror"), (std::vector<std::string>{"without it"}));
  EXPECT_TRUE(titles("Disenchant").empty());
}

TEST(Show, TellsWhyACardIsNotSupportedAndInWhatItDiffers) {
  EXPECT_THAT(run({"show", "Shahrazad"}).out, HasSubstr("state: unsupported: "));
  const Ran listed = run({"cards", "--state", "unsupported", "--format", "json"});
  EXPECT_EQ(nlohmann::json::parse(listed.out).at("count"), 5);
}

TEST(Cards, ListsThoseThatAllFiltersLetThrough) {
  const auto listed = [](std::vector<std::string> filters) {
    filters.insert(filters.begin(), "cards");
    filters.insert(filters.end(), {"--format", "json"});
    const Ran result = run(filters);
    EXPECT_EQ(result.status, 0) << result.err;
    const nlohmann::json all = nlohmann::json::parse(result.out);
    EXPECT_EQ(all.at("count"), all.at("cards").size());
    return names_in(all.at("cards"));
  };
  EXPECT_THAT(listed({"--set", "LEA"}), Contains("Serra Angel"));
  EXPECT_EQ(listed({"--set", "alpha"}), listed({"--set", "limited edition alpha"}));
  const Names angels = listed({"--type", "angel", "--keyword", "flying", "--colour", "W", "--cost", "5"});
  EXPECT_THAT(angels, Contains("Serra Angel"));
  EXPECT_THAT(listed({"--type", "angel", "--cost", "4-"}), Not(Contains("Serra Angel")));
  EXPECT_THAT(listed({"--cost", "5+", "--type", "creature"}), Contains("Serra Angel"));
  EXPECT_THAT(listed({"--uses", "put_into_graveyard", "--type", "artifact"}), Contains("Soul Net"));
  EXPECT_THAT(listed({"--text", "buried creatures"}), Contains("Terror"));
  EXPECT_THAT(listed({"--colour", "multicoloured", "--colour", "blue"}), Contains("Dakkon Blackblade"));
}

TEST(Cards, PrintsOneLineACardAndTheirNumber) {
  const Ran result = run({"cards", "--type", "angel", "--set", "alpha"});
  EXPECT_EQ(result.out, "Serra Angel: {3}{W}{W}, creature, Angel, 4/4 (Limited Edition Alpha)\n1 card\n");
  EXPECT_THAT(run({"cards", "--cost", "90"}).out, ::testing::EndsWith("0 cards\n"));
}

TEST(Cards, RefusesFiltersOfWhatIsNotThere) {
  for (const auto& [option, value, said] : std::vector<std::array<std::string, 3>>{
           {"--set", "alhpa", "--set: there is no set `alhpa`; did you mean `alpha`?"},
           {"--type", "angle", "--type: no card has the type `angle`; did you mean `Angel`?"},
           {"--colour", "purple", "--colour: there is no colour `purple`"},
           {"--keyword", "flyng", "--keyword: there is no keyword `flyng`; did you mean `flying`?"},
           {"--uses", "exile", "--uses: the language has no word `exile`; did you mean `remove_from_game`"},
           {"--state", "prove", "--state: there is no state `prove`; did you mean `proved`?"},
           {"--cost", "3x", "--cost: `3x` is no number of mana"}}) {
    const Ran result = run({"cards", option, value});
    EXPECT_EQ(result.status, 2) << option;
    EXPECT_THAT(result.err, HasSubstr("error T0104: " + said));
  }
}

}  // namespace
}  // namespace sleight::cli
