#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/derived/use_restrictions.h"
#include "core/explanation/why_not_target.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

struct RuleQueries : ::testing::Test {
  Board board;

  RuleQueries() {
    Keyword protection;
    protection.name = "protection";
    protection.parameter = Keyword::Parameter::quality;
    const Selector by_it = from(Reference::nothing, {asking(Quality::parameter)});
    protection.abilities = {rule(RuleKind::cannot_be_targeted, by_it),
                            rule(RuleKind::cannot_be_enchanted, by_it)};
    board.library->add(protection);
    board.add(creature("Black Knight", 2, 2, {keyword("protection", {of_colour(Colour::white)})}));
    Card wall = creature("Wall", 0, 5);
    wall.subtypes = {Word{"wall"}};
    board.add(wall);
    board.add(creature("Bears", 2, 2));
    board.add(card("Paralyze", CardType::enchantment,
                   {rule(RuleKind::does_not_untap, {}, from(Reference::enchanted))}));
    board.add(card("Meekstone", CardType::artifact, {rule(RuleKind::does_not_untap, {}, creatures())}));
    board.add(card("Horn", CardType::artifact,
                   {rule(RuleKind::always_on), rule(RuleKind::cannot_attack, {}, creatures())}));
    board.add(card("Fastbond", CardType::enchantment,
                   {numbered(RuleKind::additional_land, 1, from(Reference::you))}));
    board.rules->abilities.push_back(rule(RuleKind::cannot_attack, {}, creatures({of_subtype("wall")})));
    board.add(card("Soul Net", CardType::artifact, {triggered(EventKind::put_into_graveyard, {}, {})}));
  }
  LastKnown spell(Colour colour) {
    LastKnown traits;
    traits.card = board.library->find("Bears");
    traits.colours = colour;
    return traits;
  }
};

TEST_F(RuleQueries, TheRuleSetHasRulesOfItsOwn) {
  const ObjectId wall = board.put("Wall");
  const ObjectId bears = board.put("Bears");
  EXPECT_TRUE(has_rule(board.duel(), RuleKind::cannot_attack, Thing::of(wall)));
  EXPECT_FALSE(has_rule(board.duel(), RuleKind::cannot_attack, Thing::of(bears)));
}

TEST_F(RuleQueries, RulesHoldForWhatTheyAffect) {
  const ObjectId bears = board.put("Bears");
  const ObjectId other = board.put("Bears");
  EXPECT_FALSE(rule_exists(board.duel(), RuleKind::does_not_untap));
  const ObjectId paralyze = board.enchant("Paralyze", bears);
  EXPECT_TRUE(has_rule(board.duel(), RuleKind::does_not_untap, Thing::of(bears)));
  EXPECT_FALSE(has_rule(board.duel(), RuleKind::does_not_untap, Thing::of(other)));
  board.leave(paralyze);
  EXPECT_FALSE(has_rule(board.duel(), RuleKind::does_not_untap, Thing::of(bears)));
}

TEST_F(RuleQueries, AmountsAddUpForPlayers) {
  board.put("Fastbond");
  board.put("Fastbond");
  EXPECT_EQ(sum_of_rules(board.duel(), RuleKind::additional_land, Thing::of(bob)), 2);
  EXPECT_EQ(sum_of_rules(board.duel(), RuleKind::additional_land, Thing::of(sue)), 0);
}

// R-PROT-1
TEST_F(RuleQueries, ProtectionRefusesItsQuality) {
  const Thing knight = Thing::of(board.put("Black Knight"));
  EXPECT_TRUE(may_be_targeted(board.duel(), knight, spell(Colour::red), false));
  EXPECT_EQ(why_not_targeted(board.duel(), knight, spell(Colour::red), true), "");
  EXPECT_FALSE(may_be_targeted(board.duel(), knight, spell(Colour::white), false));
  EXPECT_EQ(why_not_targeted(board.duel(), knight, spell(Colour::white), false),
            "Black Knight has protection from white (R-PROT-1)");
}

// R-PROT-5
TEST_F(RuleQueries, ProtectionWorksOnlyInPlay) {
  const Thing knight = Thing::of(board.put("Black Knight", bob, Zone::graveyard));
  EXPECT_TRUE(may_be_targeted(board.duel(), knight, spell(Colour::white), false));
}

// R-ART-1, R-ART-2
TEST_F(RuleQueries, TappedArtifactsAreOff) {
  const ObjectId bears = board.put("Bears");
  const ObjectId stone = board.put("Meekstone");
  EXPECT_TRUE(has_rule(board.duel(), RuleKind::does_not_untap, Thing::of(bears)));
  board.set_tapped(stone);
  EXPECT_TRUE(switched_off(board.duel(), stone, false));
  EXPECT_FALSE(has_rule(board.duel(), RuleKind::does_not_untap, Thing::of(bears)));
}

TEST_F(RuleQueries, TheOlderRuleSetSwitchesOffContinuousAbilitiesOnly) {
  board.rules->tapped_artifact_all_off = false;
  const ObjectId stone = board.put("Meekstone");
  board.duel().object(stone).tapped = true;
  EXPECT_FALSE(switched_off(board.duel(), stone, false));
  EXPECT_TRUE(switched_off(board.duel(), stone, true));
}

TEST_F(RuleQueries, SomeArtifactsStayOn) {
  const ObjectId bears = board.put("Bears");
  const ObjectId horn = board.put("Horn");
  board.duel().object(horn).tapped = true;
  EXPECT_FALSE(switched_off(board.duel(), horn, true));
  EXPECT_TRUE(has_rule(board.duel(), RuleKind::cannot_attack, Thing::of(bears)));
}

TEST_F(RuleQueries, KnowsWhetherAnybodyListens) {
  EXPECT_FALSE(listens(board.duel(), EventKind::put_into_graveyard));
  board.put("Soul Net");
  EXPECT_TRUE(listens(board.duel(), EventKind::put_into_graveyard));
  EXPECT_FALSE(listens(board.duel(), EventKind::draws));
}

}  // namespace
}  // namespace sleight
