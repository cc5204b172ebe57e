#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/graveyard.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Death, DestroyedGoesToItsOwnersGraveyard) {  // R-DEST-1, R-ZONE-1
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId id = a.put(bear, sue);
  a.duel().object(id).controller = bob;
  a.duel().touch(Duel::board);
  destroy(a.table(), {id});
  EXPECT_EQ(a.zone(id), Zone::graveyard);
  EXPECT_EQ(a.duel().player(sue).graveyard.size(), 1U);
}

TEST(Death, RegenerationSavesTapsAndHeals) {  // R-REGEN-1, R-REGEN-3, E-152
  Board a;
  const CardId skeletons = a.creature(1, 1, regeneration());
  const ObjectId id = a.put(skeletons, sue);
  a.mana(sue, Colour::black, 1);
  a.sue.wishes = {{Window::regenerate, id}};
  a.hit(id, Thing::of(id), 3);
  settle(a.table());
  EXPECT_TRUE(a.in_play(id));
  EXPECT_TRUE(a.duel().object(id).tapped);
  EXPECT_EQ(a.damage(id), 0);
  EXPECT_EQ(a.duel().player(sue).pool.total(), 0);
  EXPECT_TRUE(a.duel().dying.empty());
}

TEST(Death, BuryAndSacrificeOfferNoRegeneration) {  // R-DEST-2, R-DEST-3, E-153
  Board a;
  const CardId skeletons = a.creature(1, 1, regeneration());
  const ObjectId id = a.put(skeletons, sue);
  a.mana(sue, Colour::black, 1);
  a.sue.wishes = {{Window::regenerate, id}};
  put_to_graveyard(a.table(), {id});
  EXPECT_EQ(a.zone(id), Zone::graveyard);
  EXPECT_EQ(a.sue.windows(Window::regenerate), 0);
}

TEST(Death, OneCommonStepForAllDestroyedTogether) {  // R-DP-12, E-213
  Board a;
  const CardId skeletons = a.creature(1, 1, regeneration());
  const ObjectId one = a.put(skeletons, sue);
  const ObjectId two = a.put(skeletons, sue);
  a.mana(sue, Colour::black, 1);
  a.sue.wishes = {{Window::regenerate, two}};
  destroy(a.table(), {one, two});
  EXPECT_FALSE(a.in_play(one));
  EXPECT_TRUE(a.in_play(two));
}

TEST(Death, ToughnessZeroKeepsDying) {  // R-REGEN-5, E-151
  Board a;
  const CardId shade = a.creature(1, 0, regeneration());
  const ObjectId id = a.put(shade, sue);
  a.mana(sue, Colour::black, 2);
  a.sue.wishes = {{Window::regenerate, id}, {Window::regenerate, id}, {Window::regenerate, id}};
  EXPECT_TRUE(check_deaths(a.table()));
  EXPECT_FALSE(a.in_play(id));
  EXPECT_EQ(a.duel().player(sue).pool.total(), 0) << "both were paid for";
  EXPECT_EQ(a.sue.wishes.size(), 1U);
}

TEST(Death, FreeRegenerationForEverEndsAllTheSame) {
  Board a;
  const CardId shade = a.creature(1, 0, regeneration(""));
  const ObjectId id = a.put(shade, sue);
  for (int i = 0; i < 1000; ++i) a.sue.wishes.push_back({Window::regenerate, id});
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(id));
}

TEST(Death, ForbiddenRegenerationIsPlayedInVain) {  // R-REGEN-8, D-12
  for (const bool playable : {true, false}) {
    Board a;
    a.rules->forbidden_regeneration_playable = playable;
    const CardId skeletons = a.creature(1, 1, joined(regeneration(), {rule(RuleKind::cannot_regenerate)}));
    const ObjectId id = a.put(skeletons, sue);
    a.mana(sue, Colour::black, 1);
    a.sue.wishes = {{Window::regenerate, id}};
    destroy(a.table(), {id});
    EXPECT_FALSE(a.in_play(id));
    EXPECT_EQ(a.duel().player(sue).pool.total(), playable ? 0 : 1);
  }
}

TEST(Death, HealthyCreaturesDoNotRegenerate) {  // R-REGEN-2, E-154
  Board a;
  const CardId skeletons = a.creature(1, 1, regeneration());
  const ObjectId id = a.put(skeletons, sue);
  regenerate(a.table(), id);
  EXPECT_FALSE(a.duel().object(id).tapped);
}

TEST(Death, LocalEnchantmentsFallWithTheirHost) {  // R-ENCH-2, R-ENCH-3
  Board a;
  const CardId bear = a.creature(2, 2);
  const CardId aura_id = a.add(enchant_creature("Aura", ""));
  Card worn = enchant_creature("Only on red", "");
  worn.enchants = creatures({of_colour(Colour::red)});
  const CardId worn_id = a.add(worn);
  const ObjectId host = a.put(bear, sue);
  const ObjectId on = a.put(aura_id, bob);
  const ObjectId wrong = a.put(worn_id, bob);
  const ObjectId loose = a.put(aura_id, bob);
  a.duel().object(on).attached_to = host;
  a.duel().object(wrong).attached_to = host;
  a.duel().touch(Duel::board);
  EXPECT_TRUE(check_deaths(a.table()));
  EXPECT_TRUE(a.in_play(on));
  EXPECT_FALSE(a.in_play(wrong));
  EXPECT_FALSE(a.in_play(loose));
  destroy(a.table(), {host});
  check_deaths(a.table());
  EXPECT_EQ(a.zone(on), Zone::graveyard);
}

TEST(Death, TheLaterLegendIsBuried) {  // R-LEG-1, E-179
  Board a;
  const CardId jarkeld = a.permanent(CardType::artifact, {}, "Jarkeld", Supertype::legend);
  const CardId ship = a.permanent(CardType::artifact, {}, "Ship", Supertype::legend);
  const ObjectId first = a.put(jarkeld, bob);
  check_deaths(a.table());
  const ObjectId second = a.put(jarkeld, sue);
  const ObjectId other = a.put(ship, sue);
  check_deaths(a.table());
  EXPECT_TRUE(a.in_play(first));
  EXPECT_FALSE(a.in_play(second));
  EXPECT_TRUE(a.in_play(other));
}

TEST(Death, TheNewerWorldStaysAndWorldsTogetherAllGo) {  // R-WORLD-1, R-WORLD-2, E-106
  Board a;
  const CardId one = a.permanent(CardType::enchantment, {}, "One", Supertype::world);
  const CardId two = a.permanent(CardType::enchantment, {}, "Two", Supertype::world);
  const CardId three = a.permanent(CardType::enchantment, {}, "Three", Supertype::world);
  const ObjectId old = a.put(one, bob);
  check_deaths(a.table());
  const ObjectId young = a.put(two, sue);
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(old));
  EXPECT_TRUE(a.in_play(young));
  const ObjectId both_a = a.put(one, bob);
  const ObjectId both_b = a.put(three, bob);
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(young));
  EXPECT_FALSE(a.in_play(both_a));
  EXPECT_FALSE(a.in_play(both_b));
}

TEST(Death, StateEffectsAreLookedAtWithDeaths) {  // R-LH-1
  Board a;
  const CardId land = a.permanent(CardType::land, {}, "Harbour");
  Ability home = triggered(EventKind::state, {}, {step(Verb::bury, from(Reference::self))});
  home.condition = none(exists(permanents(CardType::land)));
  const CardId serpent = a.creature(5, 5, {home});
  const ObjectId harbour = a.put(land, bob);
  const ObjectId id = a.put(serpent, bob);
  check_deaths(a.table());
  EXPECT_TRUE(a.in_play(id));
  destroy(a.table(), {harbour});
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(id));
}

TEST(Death, AStateEffectThatHelpsNothingEnds) {
  Board a;
  const CardId odd =
      a.creature(1, 1, {triggered(EventKind::state, {}, {step(Verb::gain_life, from(Reference::you), 1)})});
  const ObjectId id = a.put(odd, bob);
  settle(a.table());
  EXPECT_TRUE(a.in_play(id));
}

TEST(Death, LeavesTheGameInstead) {  // R-DEST-3
  Board a;
  const CardId marked = a.creature(1, 1, {rule(RuleKind::leaves_the_game_instead)});
  const ObjectId id = a.put(marked, bob);
  destroy(a.table(), {id});
  EXPECT_EQ(a.zone(id), Zone::out_of_game);
}

TEST(Death, TheOwnerOrdersWhatArrivesTogether) {  // R-ZONE-6
  Board a;
  const CardId bear = a.creature(2, 2);
  const ObjectId one = a.put(bear, sue);
  const ObjectId two = a.put(bear, sue);
  const ObjectId alone = a.put(bear, bob);
  a.sue.other = [](const Decision& decision) { return decision.kind == DecisionKind::order ? 1 : 0; };
  put_to_graveyard(a.table(), {one, two, alone});
  EXPECT_EQ(a.duel().player(sue).graveyard, (std::vector<std::uint16_t>{two.slot, one.slot}));
  EXPECT_EQ(a.bob.count(DecisionKind::order), 0);
  EXPECT_EQ(a.sue.count(DecisionKind::order), 1);
}

}  // namespace
}  // namespace sleight
