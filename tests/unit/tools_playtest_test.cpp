// The making of level 6: parts that are taken away, cards made for a card, situations that can be drawn
// again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "scripting/files/script_reader.h"
#include "tests/kit/whole_library.h"
#include "tools/library/known_words.h"
#include "tools/playtest/mutants.h"
#include "tools/playtest/probe_cards.h"
#include "tools/playtest/situation.h"
#include "tools/playtest/stock_cards.h"

namespace sleight::playtest {
namespace {

const Card& card_named(const char* name) {
  const Library& library = *kit::whole_library().library;
  return library.card(library.find(name));
}

std::vector<std::string> names_of_parts(const Card& card) {
  std::vector<std::string> names;
  for (const PartOfCard& part : parts_of(card)) names.push_back(part.name);
  return names;
}

TEST(Trying, EachPartOfACardCanBeTakenAway) {
  const Card& terror = card_named("Terror");
  EXPECT_THAT(names_of_parts(terror), ::testing::ElementsAre("ability spell", "step bury", "filter type",
                                                             "filter not type", "filter not colour"));
  for (std::size_t i = 0; i < parts_of(terror).size(); ++i) EXPECT_FALSE(without(terror, i) == terror) << i;
}

TEST(Trying, APartKnowsWhatItLiesIn) {
  const Card& terror = card_named("Terror");
  const std::vector<PartOfCard> parts = parts_of(terror);
  EXPECT_TRUE(parts[0].within.empty());
  EXPECT_THAT(parts[1].within, ::testing::ElementsAre(0));
  EXPECT_TRUE(parts[2].noun);
  EXPECT_FALSE(parts[3].noun);
}

TEST(Trying, KindredAreMeantOrMissedByOneFilter) {
  const Collection& whole = kit::whole_library();
  const ProbeCards probes = probe_cards_of(card_named("Terror"), *whole.library, whole.library->words());
  const auto some = [&](auto&& holds) {
    return std::any_of(probes.cards.begin(), probes.cards.end(), holds);
  };
  const auto is_creature = [](const Card& card) { return any(card.types & CardType::creature); };
  EXPECT_TRUE(some([&](const Card& card) { return is_creature(card) && !card.colour().has(Colour::black); }));
  EXPECT_TRUE(some([&](const Card& card) { return is_creature(card) && card.colour().has(Colour::black); }));
  EXPECT_TRUE(
      some([&](const Card& card) { return is_creature(card) && any(card.types & CardType::artifact); }));
  EXPECT_TRUE(some([&](const Card& card) { return !is_creature(card); }));
}

/// Why the part of that name makes no difference; "" where it may make one.
std::string implied_in(const std::string& script, const std::string& name) {
  Words words;
  Diagnostics findings;
  const std::optional<CardScript> read =
      ScriptReader(words).read_card("card.lua", "return " + script, findings);
  EXPECT_TRUE(read && findings.empty()) << script << (findings.empty() ? "" : findings.front().message);
  if (!read) return "no card";
  for (const PartOfCard& part : parts_of(read->card))
    if (part.name == name) return part.redundancy_of != nullptr ? part.redundancy_of : "";
  ADD_FAILURE() << "no " << name << " in " << script;
  return "no part";
}

/// A card whose part of that name can make no difference, and one where it can.
struct Pair {
  const char* redundancy_of;
  const char* judged;
  const char* part;
};

TEST(Trying, WhatHoldsAnywayIsKnown) {
  const Pair pairs[] = {
      {R"(enchantment "A" { cost = "{G}", on = creatures:controlled_by(you),
          does_not_untap { affects = enchanted:controlled_by(you) } })",
       R"(enchantment "A" { cost = "{G}", on = creatures:controlled_by(opponent),
          does_not_untap { affects = enchanted:controlled_by(you) } })",
       "filter controlled by 2"},
      {R"(artifact "A" { cost = "{1}", at_end_of_turn { condition = some(creatures:tapped()), tap(creatures:tapped()) } })",
       R"(artifact "A" { cost = "{1}", at_end_of_turn { condition = some(creatures:tapped()), tap(creatures) } })",
       "condition exists"},
      {R"(artifact "A" { cost = "{1}", at_end_of_turn { condition = some(permanents:other()), sacrifice(permanents:other()) } })",
       R"(artifact "A" { cost = "{1}", at_end_of_turn { condition = some(permanents:other()), sacrifice(creatures:other()) } })",
       "filter other 1"},
      {R"(instant "A" { cost = "{W}", target = creature, this_turn(must_block_each { attackers = creatures:attacking(), affects = target }) })",
       R"(instant "A" { cost = "{W}", target = creature, this_turn(must_block_each { attackers = creatures:that_are "red", affects = target }) })",
       "by whom a rule works"},
      {R"(enchantment "A" { cost = "{G}", plays_land { by = you,
          condition = compare(count(played:that_are "land":controlled_by(you)), "at least", 2), deal(1, you) } })",
       R"(enchantment "A" { cost = "{G}", plays_land { by = you,
          condition = compare(count(lands:controlled_by(you)), "at least", 2), deal(1, you) } })",
       "whose trigger it is"},
      {R"(summon "A" "A" { cost = "{G}", power = 0, toughness = 0,
          continuous { only_if = not_so(is(self, permanents:attacking())), power = 1, toughness = 1 },
          continuous { affects = self:attacking(), power = 2, toughness = 2 } })",
       R"(summon "A" "A" { cost = "{G}", power = 0, toughness = 0,
          continuous { only_if = not_so(is(self, permanents:attacking())), power = 1, toughness = 1 },
          continuous { affects = self:attacking(), power = 2 } })",
       "condition none"},
      {R"(sorcery "A" { cost = "{B}", whenever_this_turn { event = goes_unblocked { what = creatures:controlled_by(you) }, gain_life(1) } })",
       R"(instant "A" { cost = "{B}", whenever_this_turn { event = goes_unblocked { what = creatures:controlled_by(you) }, gain_life(1) } })",
       "what a trigger is about"},
      {R"(land "A" { before_it_enters { sacrifice(permanents:named "A":other()) } })",
       R"(land "A" { comes_into_play { what = self, sacrifice(permanents:named "A":other()) } })",
       "filter other"},
      {R"(land "A" { activated { cost = "{T}", targets = { creature:blocking():controlled_by(opponent), creature:blocking():controlled_by(opponent) },
          switch_attackers(target, targets(2)) } })",
       R"(land "A" { activated { cost = "{T}", targets = { creature:blocking():controlled_by(opponent), creature:controlled_by(opponent) },
          switch_attackers(target, targets(2)) } })",
       "filter controlled by 1"},
      {R"(artifact "A" { cost = "{1}", activated { cost = "{3}", until_end_of_turn(creatures:attacking():banded_with(self), { gains = trample }) } })",
       R"(artifact "A" { cost = "{1}", activated { cost = "{3}", until_end_of_turn(creatures:attacking():with "flying", { gains = trample }) } })",
       "filter attacking"},
      {R"(summon "Wall" "A" { cost = "{1}", power = 2, toughness = 1, blocks { what = self, blocked = creatures,
          condition = all_of(some(creatures:of_type "wall":other():blocking_any(other_one)), no(creatures:not_ "wall":blocking_any(other_one))), gain_life(1) } })",
       R"(summon "Wall" "A" { cost = "{1}", power = 2, toughness = 1, blocks { what = self, blocked = creatures,
          condition = all_of(some(creatures:of_type "wall":other():blocking_any(other_one)), no(creatures:not_ "wall":tapped())), gain_life(1) } })",
       "filter subtype"},
      {R"(summon "A" "A" { cost = "{R}", power = 1, toughness = 2, first_strike, continuous { affects = creatures:other(), gains = first_strike } })",
       R"(summon "A" "A" { cost = "{R}", power = 1, toughness = 2, first_strike, continuous { affects = creatures:other(), gains = trample } })",
       "filter other"},
      {R"(enchantment "A" { cost = "{U}", comes_into_play { what = lands:controlled_by(opponent),
          condition = not_so(compare(count(lands:controlled_by(that_player)), "at most", count(lands:controlled_by(you)))), gain_life(1) } })",
       R"(enchantment "A" { cost = "{U}", comes_into_play { what = lands:controlled_by(opponent),
          condition = not_so(compare(count(lands:controlled_by(that_player)), "at most", count(creatures:controlled_by(you)))), gain_life(1) } })",
       "filter controlled by 3"},
      {R"(enchantment "A" { cost = "{G}", activated { cost = remove_from_game(cards:owned_by(opponent):in_zone "graveyard", 2), gain_life(1) } })",
       R"(enchantment "A" { cost = "{G}", activated { cost = remove_from_game(cards:owned_by(you):in_zone "graveyard", 2), gain_life(1) } })",
       "filter in zone"},
      {R"(enchantment "A" { cost = "{U}", put_into_graveyard { what = creatures, return_to_hand(it), when(some(moved:not_token()), { gain_life(1) }) } })",
       R"(enchantment "A" { cost = "{U}", put_into_graveyard { what = creatures, return_to_play(it), when(some(moved:not_token()), { gain_life(1) }) } })",
       "filter not token"},
      {R"(summon "A" "A" { cost = "{R}", power = 2, toughness = 2, activated { cost = "{R}", only_if = phase "blockers", target = creature:blocking(), tap(target) } })",
       R"(summon "A" "A" { cost = "{R}", power = 2, toughness = 2, activated { cost = "{R}", only_if = phase "blockers", target = creature:attacking(), tap(target) } })",
       "condition phase is"},
      {R"(summon "A" "A" { cost = "{R}", power = 2, toughness = 2, activated { cost = "{R}", only_if = any_of(before_attack, phase "attack"), target = either(creature:attacking(), creature:blocking()), tap(target) } })",
       R"(summon "A" "A" { cost = "{R}", power = 2, toughness = 2, activated { cost = "{R}", only_if = any_of(before_attack, phase "attack"), target = creature, tap(target) } })",
       "condition any"},
      {R"(enchantment "A" { cost = "{B}", discards { by = you, remove_from_game(it:owned_by(you)) } })",
       R"(enchantment "A" { cost = "{B}", discards { by = opponent, remove_from_game(it:owned_by(you)) } })",
       "filter owned by"},
      {R"(enchantment "A" { cost = "{B}", discards { by = you, remove_from_game(it:owned_by(you)) } })",
       R"(enchantment "A" { cost = "{B}", discards { by = you, remove_from_game(it:in_zone "graveyard") } })",
       "whose trigger it is"},
      {R"(artifact "A" { cost = "{1}", activated { cost = "{1}", put_on_top(cards:owned_by(you):in_zone "library":on_top(1)) } })",
       R"(artifact "A" { cost = "{1}", activated { cost = "{1}", put_on_bottom(cards:owned_by(you):in_zone "library":on_top(1)) } })",
       "filter owned by"},
      {R"(instant "A" { cost = "{W}", destroy(each(enchantments:enchanting(permanents:controlled_by(you)), enchantments:enchanting(creatures:attacking():controlled_by(opponent)))) })",
       R"(instant "A" { cost = "{W}", destroy(each(enchantments:enchanting(permanents:tapped():controlled_by(you)), enchantments:enchanting(creatures:attacking():controlled_by(opponent)))) })",
       "filter controlled by 2"},
  };
  const Pair interrupts{
      R"(artifact "A" { cost = "{1}", activated { cost = "{1}", target = spell:not_target_of(effects:that_are "creature"), counter(target) } })",
      R"(artifact "A" { cost = "{1}", activated { cost = "{1}", target = creature:not_target_of(effects:that_are "creature"), tap(target) } })",
      "filter not target of"};
  EXPECT_NE(implied_in(interrupts.redundancy_of, interrupts.part), "");
  EXPECT_EQ(implied_in(interrupts.judged, interrupts.part), "");
  for (const Pair& pair : pairs) {
    EXPECT_NE(implied_in(pair.redundancy_of, pair.part), "") << pair.redundancy_of;
    EXPECT_EQ(implied_in(pair.judged, pair.part), "") << pair.judged;
  }
}

TEST(Trying, LaterSituationsPress) {
  const Collection& whole = kit::whole_library();
  Words words = whole.library->words();
  const Vocabulary vocabulary = vocabulary_of(whole, {});
  const Cast cast = cast_of(card_named("Terror"), stock_cards(vocabulary, words), *whole.library, words);
  EXPECT_GT(cast.helper_cards_end, cast.probes_begin);  // it buries: something can regenerate
  for (std::size_t i = 0; i < first_situations; ++i) EXPECT_FALSE(draw_situation(cast, 1, i).pressing) << i;
  const Situation pressing = draw_situation(cast, 1, first_situations);
  EXPECT_TRUE(pressing.pressing);
  EXPECT_FALSE(draw_situation(cast, 1, first_situations + 2).pressing);
}

TEST(Trying, TheStockIsRead) {
  const Collection& whole = kit::whole_library();
  Words words = whole.library->words();
  const std::vector<Card> stock = stock_cards(vocabulary_of(whole, {}), words);
  // The basic lands, and each line of the table.
  EXPECT_EQ(stock.size(), 5U + 39U);
}

TEST(Trying, ACardThatSpeaksOfTheAnteFindsCardsThere) {
  const Collection& whole = kit::whole_library();
  Words words = whole.library->words();
  const std::vector<Card> stock = stock_cards(vocabulary_of(whole, {}), words);
  const auto drawn = [&](const char* name) {
    const Cast cast = cast_of(card_named(name), stock, *whole.library, words);
    std::vector<Situation> situations;
    for (std::size_t i = 0; i < first_situations; ++i) situations.push_back(draw_situation(cast, 1, i));
    return situations;
  };
  const auto with_ante = [](const Situation& situation) {
    return std::any_of(situation.placed.begin(), situation.placed.end(),
                       [](const Placed& placed) { return placed.zone == Zone::ante; });
  };
  const auto with_empty_library = [](const Situation& situation) {
    return situation.no_library[0] || situation.no_library[1];
  };
  EXPECT_THAT(drawn("Darkpact"), ::testing::Contains(::testing::Truly(with_ante)));
  EXPECT_THAT(drawn("Terror"), ::testing::Each(::testing::Not(::testing::Truly(with_ante))));
  // It is cast only by who has a card in the library.
  EXPECT_THAT(drawn("Darkpact"), ::testing::Contains(::testing::Truly(with_empty_library)));
  EXPECT_THAT(drawn("Terror"), ::testing::Each(::testing::Not(::testing::Truly(with_empty_library))));
}

TEST(Trying, ASituationIsDrawnAgain) {
  const Collection& whole = kit::whole_library();
  Words words = whole.library->words();
  const std::vector<Card> stock = stock_cards(vocabulary_of(whole, {}), words);
  const Cast cast = cast_of(card_named("Terror"), stock, *whole.library, words);
  const Situation one = draw_situation(cast, 1, 7), same = draw_situation(cast, 1, 7),
                  other = draw_situation(cast, 1, 8);
  ASSERT_EQ(one.placed.size(), same.placed.size());
  for (std::size_t i = 0; i < one.placed.size(); ++i) EXPECT_EQ(one.placed[i].card, same.placed[i].card);
  EXPECT_EQ(one.seed, same.seed);
  EXPECT_NE(one.seed, other.seed);
}

}  // namespace
}  // namespace sleight::playtest
