#include <gtest/gtest.h>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/verb.h"
#include "scripting/files/script_reader.h"
#include "tests/kit/ability_builders.h"
#include "tests/kit/script_findings.h"

// What scripts mean: the definitions that reading them makes.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

Card card_of(const std::string& script) {
  Words words;
  ScriptReader reader(words);
  Diagnostics findings;
  const std::optional<CardScript> card = reader.read_card("a.lua", script, findings);
  EXPECT_TRUE(card) << told(script);
  return card ? card->card : Card{};
}

TEST(ScriptReading, ASpellGathersItsStepsIntoOneAbility) {
  const Card bolt =
      card_of(R"(return instant "Bolt" { cost = "{R}", target = creature_or_player, deal(3, target) })");
  EXPECT_EQ(bolt.types, CardType::instant);
  EXPECT_TRUE(bolt.has_cost);
  ASSERT_EQ(bolt.abilities.size(), 1U);
  EXPECT_EQ(bolt.abilities[0].kind, AbilityKind::spell);
  ASSERT_EQ(bolt.abilities[0].modes.size(), 1U);
  const Mode& mode = bolt.abilities[0].modes[0];
  ASSERT_EQ(mode.targets.size(), 1U);
  Selector either = creatures();
  either.also.push_back(from(Reference::players));
  EXPECT_EQ(mode.targets[0].what, either);
  Step deal;
  deal.verb = Verb::deal;
  deal.amount = Amount(3);
  deal.what = from(Reference::target);
  ASSERT_EQ(mode.steps.size(), 1U);
  EXPECT_EQ(mode.steps[0], deal);
}

TEST(ScriptReading, OneWordForSetsAndTargets) {
  EXPECT_EQ(card_of(R"(return sorcery "A" { cost = "{R}", bury(creature:tapped()) })"),
            card_of(R"(return sorcery "A" { cost = "{R}", bury(creatures:tapped()) })"));
  EXPECT_EQ(card_of(R"(return sorcery "A" { cost = "{R}", deal(1, each(creatures, players)) })"),
            card_of(R"(return sorcery "A" { cost = "{R}", deal(1, creature_or_player) })"));
}

TEST(ScriptReading, TheOrderOfFiltersAndKeysDoesNotMatter) {
  EXPECT_EQ(
      card_of(
          R"(return sorcery "A" { cost = "{R}", bury(creatures:not_ "black":tapped():not_ "artifact") })"),
      card_of(
          R"(return sorcery "A" { cost = "{R}", bury(creatures:tapped():not_ "artifact":not_ "black") })"));
  EXPECT_EQ(
      card_of(
          R"(return enchantment "A" { cost = "{R}", continuous { affects = creatures, plus = "+1/+0", colour = "red" } })"),
      card_of(
          R"(return enchantment "A" { cost = "{R}", continuous { colour = "red", plus = "+1/+0", affects = creatures } })"));
}

TEST(ScriptReading, AChangeIsSortedByItsKinds) {
  const Card card = card_of(
      R"(return enchantment "A" { cost = "{R}", continuous { affects = lands, toughness = 1, power = 1, is_also = "creature" } })");
  const std::vector<ChangePart>& parts = card.abilities.at(0).change.parts;
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].kind, ChangeKind::is_also);
  EXPECT_EQ(parts[1].kind, ChangeKind::power);
  EXPECT_EQ(parts[2].kind, ChangeKind::toughness);
}

TEST(ScriptReading, APlusOfZeroIsLeftOut) {
  const Card card = card_of(
      R"(return enchant_creature "A" { cost = "{W}", continuous { affects = enchanted, plus = "+2/+0" } })");
  ASSERT_EQ(card.abilities.at(0).change.parts.size(), 1U);
  EXPECT_EQ(card.abilities[0].change.parts[0].kind, ChangeKind::plus_power);
  EXPECT_EQ(card.enchants, creatures());
}

TEST(ScriptReading, EitherOfTwoTypesIsOneFilter) {
  const Card card = card_of(
      R"(return instant "A" { cost = "{W}", target = either(artifact, enchantment), destroy(target) })");
  Selector either = from(Reference::permanents);
  either.filters.push_back(of_type(CardType::artifact | CardType::enchantment));
  EXPECT_EQ(card.abilities.at(0).modes.at(0).targets.at(0).what, either);
}

TEST(ScriptReading, KeywordsKnowWhatTheyTake) {
  const Card card = card_of(
      R"(return summon "Goblins" "A" { cost = "{R}", power = 1, toughness = 1, flying, landwalk "swamp", protection { from = "black" }, rampage(2) })");
  EXPECT_EQ(card.subtypes, std::vector{Word("goblin")});
  ASSERT_EQ(card.abilities.size(), 4U);
  EXPECT_EQ(card.abilities[0].keyword.name, Word("flying"));
  EXPECT_EQ(card.abilities[1].keyword.filters.at(0).quality, Quality::subtype);
  EXPECT_EQ(card.abilities[2].keyword.filters.at(0).colours, Colours(Colour::black));
  EXPECT_EQ(*card.abilities[3].keyword.number, Amount(2));
}

TEST(ScriptReading, ACostMayAskForMoreThanMana) {
  const Card card = card_of(
      R"(return artifact "A" { cost = "{X}{2}", activated { cost = { "{1}, {T}", sacrifice(creatures:controlled_by(you), 2) }, draw(x) } })");
  EXPECT_EQ(card.cost.x, 1);
  const Cost& cost = card.abilities.at(0).cost;
  EXPECT_TRUE(cost.tap);
  EXPECT_EQ(cost.mana.generic, 1);
  ASSERT_EQ(cost.parts.size(), 1U);
  EXPECT_EQ(cost.parts[0].amount, Amount(2));
}

TEST(ScriptReading, AnAbilityKnowsItsLine) {
  const Card card = card_of(
      "return summon \"Bear\" \"A\" {\n  cost = \"{G}\", power = 1, toughness = 1,\n  activated { cost = "
      "\"{G}\", regenerate(self) },\n}");
  EXPECT_EQ(card.abilities.at(0).line.number, 3);
}

TEST(ScriptReading, PairsHaveAFixedOrder) {
  EXPECT_EQ(told(R"(
    local order = ""
    for key in pairs { b = 1, a = 1, c = 1, 5 } do order = order .. tostring(key) end
    assert(order == "1abc")
    return instant "A" { cost = "{R}", draw(1) })"),
            "");
}

TEST(ScriptReading, OneScriptCannotChangeWhatTheNextSees) {
  Words words;
  ScriptReader reader(words);
  Diagnostics findings;
  EXPECT_FALSE(reader.read_card("a.lua", "string.format = nil", findings));
  EXPECT_FALSE(reader.read_card("b.lua", "creature = 1", findings));
  EXPECT_FALSE(reader.read_card("c.lua", "while true do end", findings));
  EXPECT_FALSE(reader.read_card("d.lua", "local t = {} for i = 1, 1e9 do t[i] = i end", findings));
  findings.clear();
  EXPECT_TRUE(reader.read_card(
      "e.lua", R"(return instant "A" { cost = "{R}", target = creature, tap(target) })", findings));
  EXPECT_TRUE(findings.empty());
}

TEST(ScriptReading, AKeywordModuleThatIsReadAgainGivesTheSameUntilItsTextChanges) {
  Words words;
  ScriptReader reader(words);
  Diagnostics findings;
  const auto keyword = [&](const std::string& text) {
    const std::vector<Value> values = reader.read("keywords/zip.lua", text, findings);
    return values.size() == 1 && std::holds_alternative<Keyword>(values[0]) ? std::get<Keyword>(values[0])
                                                                            : Keyword{};
  };
  const std::string module = R"(return keyword "zip" { text = "It zips.", trample })";
  const Keyword first = keyword(module);
  EXPECT_EQ(first.name, "zip");
  EXPECT_EQ(first.abilities.size(), 1U);
  EXPECT_EQ(keyword(module), first);
  EXPECT_EQ(keyword(R"(return keyword "zip" { text = "It zips.", trample, flying })").abilities.size(), 2U);
  EXPECT_EQ(keyword(module), first);
  EXPECT_TRUE(findings.empty()) << findings.front().message;
}

TEST(ScriptReading, AMethodReachesEveryPartOfWhatIsJoined) {
  EXPECT_EQ(card_of(R"(return instant "A" { cost = "{R}", tap(each(creatures, lands):that_are "blue") })"),
            card_of(R"(return instant "A" {
  cost = "{R}", tap(each(creatures:that_are "blue", lands:that_are "blue")) })"));
}

TEST(ScriptReading, ColourlessIsSaidLikeAColour) {
  EXPECT_EQ(card_of(R"(return instant "A" { cost = "{R}", tap(creatures:that_are "colourless") })"),
            card_of(R"(return instant "A" { cost = "{R}", tap(creatures:colourless()) })"));
}

}  // namespace
}  // namespace sleight
