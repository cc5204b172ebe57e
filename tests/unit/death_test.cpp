#include <gtest/gtest.h>

#include "core/playing/damage/deaths.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/graveyard.h"
#include "tests/unit/arena.h"

namespace sleight {
namespace {

using arena::Arena;
constexpr PlayerId bob = PlayerId::bob;
constexpr PlayerId sue = PlayerId::sue;

TEST(Death, DestroyedGoesToItsOwnersGraveyard) {  // R-DEST-1, R-ZONE-1
  Arena a;
  const CardId bear = a.creature(2, 2);
  a.begin();
  const ObjectId id = a.put(sue, bear);
  a.duel().object(id).controller = bob;
  a.duel().touch(Duel::board);
  destroy(a.table(), {id});
  EXPECT_EQ(a.zone(id), Zone::graveyard);
  EXPECT_EQ(a.duel().player(sue).graveyard.size(), 1U);
}

TEST(Death, RegenerationSavesTapsAndHeals) {  // R-REGEN-1, R-REGEN-3, E-152
  Arena a;
  const CardId skeletons = a.creature(1, 1, arena::regeneration());
  a.begin();
  const ObjectId id = a.put(sue, skeletons);
  a.mana(sue, 1);
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
  Arena a;
  const CardId skeletons = a.creature(1, 1, arena::regeneration());
  a.begin();
  const ObjectId id = a.put(sue, skeletons);
  a.mana(sue, 1);
  a.sue.wishes = {{Window::regenerate, id}};
  put_to_graveyard(a.table(), {id});
  EXPECT_EQ(a.zone(id), Zone::graveyard);
  EXPECT_EQ(a.sue.windows(Window::regenerate), 0);
}

TEST(Death, OneCommonStepForAllDestroyedTogether) {  // R-DP-12, E-213
  Arena a;
  const CardId skeletons = a.creature(1, 1, arena::regeneration());
  a.begin();
  const ObjectId one = a.put(sue, skeletons);
  const ObjectId two = a.put(sue, skeletons);
  a.mana(sue, 1);
  a.sue.wishes = {{Window::regenerate, two}};
  destroy(a.table(), {one, two});
  EXPECT_FALSE(a.in_play(one));
  EXPECT_TRUE(a.in_play(two));
}

TEST(Death, ToughnessZeroKeepsDying) {  // R-REGEN-5, E-151
  Arena a;
  const CardId shade = a.creature(1, 0, arena::regeneration());
  a.begin();
  const ObjectId id = a.put(sue, shade);
  a.mana(sue, 2);
  a.sue.wishes = {{Window::regenerate, id}, {Window::regenerate, id}, {Window::regenerate, id}};
  EXPECT_TRUE(check_deaths(a.table()));
  EXPECT_FALSE(a.in_play(id));
  EXPECT_EQ(a.duel().player(sue).pool.total(), 0) << "both were paid for";
  EXPECT_EQ(a.sue.wishes.size(), 1U);
}

TEST(Death, FreeRegenerationForEverEndsAllTheSame) {
  Arena a;
  const CardId shade = a.creature(1, 0, arena::regeneration(0));
  a.begin();
  const ObjectId id = a.put(sue, shade);
  for (int i = 0; i < 1000; ++i) a.sue.wishes.push_back({Window::regenerate, id});
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(id));
}

TEST(Death, ForbiddenRegenerationIsPlayedInVain) {  // R-REGEN-8, D-12
  for (const bool playable : {true, false}) {
    Arena a;
    a.rules->forbidden_regeneration_playable = playable;
    const CardId skeletons =
        a.creature(1, 1, arena::both(arena::regeneration(), {arena::rule(RuleKind::cannot_regenerate)}));
    a.begin();
    const ObjectId id = a.put(sue, skeletons);
    a.mana(sue, 1);
    a.sue.wishes = {{Window::regenerate, id}};
    destroy(a.table(), {id});
    EXPECT_FALSE(a.in_play(id));
    EXPECT_EQ(a.duel().player(sue).pool.total(), playable ? 0 : 1);
  }
}

TEST(Death, HealthyCreaturesDoNotRegenerate) {  // R-REGEN-2, E-154
  Arena a;
  const CardId skeletons = a.creature(1, 1, arena::regeneration());
  a.begin();
  const ObjectId id = a.put(sue, skeletons);
  regenerate(a.table(), id);
  EXPECT_FALSE(a.duel().object(id).tapped);
}

TEST(Death, LocalEnchantmentsFallWithTheirHost) {  // R-ENCH-2, R-ENCH-3
  Arena a;
  const CardId bear = a.creature(2, 2);
  Card aura;
  aura.name = "Aura";
  aura.types = CardType::enchantment;
  aura.enchants = arena::creatures();
  const CardId aura_id = a.card(aura);
  Card worn;
  worn.name = "Only on red";
  worn.types = CardType::enchantment;
  worn.enchants = arena::creatures({arena::of_colour(Colours(Colour::red))});
  const CardId worn_id = a.card(worn);
  a.begin();
  const ObjectId host = a.put(sue, bear);
  const ObjectId on = a.put(bob, aura_id);
  const ObjectId wrong = a.put(bob, worn_id);
  const ObjectId loose = a.put(bob, aura_id);
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
  Arena a;
  const CardId jarkeld = a.permanent(CardType::artifact, {}, "Jarkeld", Supertype::legend);
  const CardId ship = a.permanent(CardType::artifact, {}, "Ship", Supertype::legend);
  a.begin();
  const ObjectId first = a.put(bob, jarkeld);
  check_deaths(a.table());
  const ObjectId second = a.put(sue, jarkeld);
  const ObjectId other = a.put(sue, ship);
  check_deaths(a.table());
  EXPECT_TRUE(a.in_play(first));
  EXPECT_FALSE(a.in_play(second));
  EXPECT_TRUE(a.in_play(other));
}

TEST(Death, TheNewerWorldStaysAndWorldsTogetherAllGo) {  // R-WORLD-1, R-WORLD-2, E-106
  Arena a;
  const CardId one = a.permanent(CardType::enchantment, {}, "One", Supertype::world);
  const CardId two = a.permanent(CardType::enchantment, {}, "Two", Supertype::world);
  const CardId three = a.permanent(CardType::enchantment, {}, "Three", Supertype::world);
  a.begin();
  const ObjectId old = a.put(bob, one);
  check_deaths(a.table());
  const ObjectId young = a.put(sue, two);
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(old));
  EXPECT_TRUE(a.in_play(young));
  const ObjectId both_a = a.put(bob, one);
  const ObjectId both_b = a.put(bob, three);
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(young));
  EXPECT_FALSE(a.in_play(both_a));
  EXPECT_FALSE(a.in_play(both_b));
}

TEST(Death, StateEffectsAreLookedAtWithDeaths) {  // R-LH-1
  Arena a;
  const CardId land = a.permanent(CardType::land, {}, "Harbour");
  Ability home =
      arena::triggered(EventKind::state, {}, arena::step(Verb::bury, arena::from(Reference::self)));
  Condition some_land;
  some_land.kind = ConditionKind::exists;
  some_land.what = arena::from(Reference::permanents, {arena::of_type(CardType::land)});
  home.condition.kind = ConditionKind::none;
  home.condition.parts = {some_land};
  const CardId serpent = a.creature(5, 5, {home});
  a.begin();
  const ObjectId harbour = a.put(bob, land);
  const ObjectId id = a.put(bob, serpent);
  check_deaths(a.table());
  EXPECT_TRUE(a.in_play(id));
  destroy(a.table(), {harbour});
  check_deaths(a.table());
  EXPECT_FALSE(a.in_play(id));
}

TEST(Death, AStateEffectThatHelpsNothingEnds) {
  Arena a;
  const CardId odd =
      a.creature(1, 1,
                 {arena::triggered(EventKind::state, {},
                                   arena::step(Verb::gain_life, arena::from(Reference::you), Amount(1)))});
  a.begin();
  const ObjectId id = a.put(bob, odd);
  settle(a.table());
  EXPECT_TRUE(a.in_play(id));
}

TEST(Death, LeavesTheGameInstead) {  // R-DEST-3
  Arena a;
  const CardId marked = a.creature(1, 1, {arena::rule(RuleKind::leaves_the_game_instead)});
  a.begin();
  const ObjectId id = a.put(bob, marked);
  destroy(a.table(), {id});
  EXPECT_EQ(a.zone(id), Zone::out_of_game);
}

TEST(Death, TheOwnerOrdersWhatArrivesTogether) {  // R-ZONE-6
  Arena a;
  const CardId bear = a.creature(2, 2);
  a.begin();
  const ObjectId one = a.put(sue, bear);
  const ObjectId two = a.put(sue, bear);
  const ObjectId alone = a.put(bob, bear);
  a.sue.other = [](const View&, const Decision& decision) {
    return decision.kind == DecisionKind::order ? 1 : 0;
  };
  put_to_graveyard(a.table(), {one, two, alone});
  EXPECT_EQ(a.duel().player(sue).graveyard, (std::vector<std::uint16_t>{two.slot, one.slot}));
  EXPECT_EQ(a.bob.count(DecisionKind::order), 0);
  EXPECT_EQ(a.sue.count(DecisionKind::order), 1);
}

}  // namespace
}  // namespace sleight
