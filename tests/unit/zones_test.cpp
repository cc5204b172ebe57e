#include "core/playing/moves/zones.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/card/bounds.h"
#include "core/duel/structure.h"
#include "core/playing/upcalls.h"
#include "tests/kit/dealt_duel.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Zones, AMovedCardIsANewObject) {  // R-ZONE-2
  DealtDuel scene;
  const ObjectId ox = scene.put("Hill Ox", bob);
  scene.duel().object(ox).damage = 1;
  tap(scene.table(), ox);
  add_counters(scene.table(), Thing::of(ox), Word{"+1/+1"}, 2);
  EXPECT_EQ(scene.duel().counters_on(Thing::of(ox), Word{"+1/+1"}), 2);
  Effect effect;
  effect.affected = Thing::of(ox);
  effect.controller = bob;
  scene.duel().effects.push_back(effect);

  const ObjectId card = move_card(scene.table(), ox, Zone::hand);
  EXPECT_FALSE(scene.duel().exists(ox));
  EXPECT_TRUE(scene.duel().exists(card));
  EXPECT_EQ(card.slot, ox.slot);
  EXPECT_FALSE(scene.duel().object(card).tapped);
  EXPECT_EQ(scene.duel().object(card).damage, 0);
  EXPECT_TRUE(scene.duel().counters.empty());
  EXPECT_TRUE(scene.duel().effects.empty());
  EXPECT_EQ(scene.duel().player(bob).hand.back(), card.slot);
  EXPECT_FALSE(scene.duel().is_in_play(ox));
  EXPECT_FALSE(move_card(scene.table(), ox, Zone::graveyard)) << "the old object cannot be moved";
}

TEST(Zones, ACardGoesToItsOwnersZone) {  // R-ZONE-1
  DealtDuel scene;
  const ObjectId card = scene.put("Hill Ox", bob, Zone::hand);
  const ObjectId ox = move_card(scene.table(), card, Zone::in_play, sue);
  EXPECT_EQ(scene.duel().look(ox).controller, sue);
  move_card(scene.table(), ox, Zone::graveyard);
  EXPECT_EQ(scene.duel().player(bob).graveyard.size(), 1U);
  EXPECT_TRUE(scene.duel().player(sue).graveyard.empty());
}

TEST(Zones, GraveyardAndLibraryKeepTheirOrder) {  // R-ZONE-6
  DealtDuel scene;
  const ObjectId first = move_card(scene.table(), scene.put("Hill Ox", bob), Zone::graveyard);
  const ObjectId second = move_card(scene.table(), scene.put("Bog Rat", bob), Zone::graveyard);
  EXPECT_EQ(scene.duel().player(bob).graveyard, (std::vector<std::uint16_t>{first.slot, second.slot}));
  move_together(scene.table(), {{second, Zone::library}});
  move_together(scene.table(), {{first, Zone::library}}, false);
  EXPECT_EQ(scene.duel().player(bob).library.back(), second.slot);
  EXPECT_EQ(scene.duel().player(bob).library.front(), first.slot);
}

TEST(Zones, AZoneWithoutAListIsFoundBySlot) {
  DealtDuel scene;
  const ObjectId gone = move_card(scene.table(), scene.put("Hill Ox", bob), Zone::out_of_game);
  EXPECT_EQ(cards_in(scene.duel(), bob, Zone::out_of_game), std::vector<ObjectId>{gone});
  EXPECT_TRUE(cards_in(scene.duel(), sue, Zone::out_of_game).empty());
}

TEST(Zones, TokensCeaseToExist) {  // R-ZONE-16
  DealtDuel scene;
  const CardId ox = scene.duel().library().find("Hill Ox");
  const ObjectId token = create_token(scene.table(), ox, bob);
  EXPECT_TRUE(scene.duel().is_in_play(token));
  move_card(scene.table(), token, Zone::graveyard);
  EXPECT_EQ(scene.duel().objects[token.slot].zone, Zone::nowhere);
  EXPECT_TRUE(scene.duel().player(bob).graveyard.empty());
  const ObjectId next = create_token(scene.table(), ox, sue);
  EXPECT_EQ(next.slot, token.slot) << "its place is used again";
  EXPECT_FALSE(scene.duel().exists(token));
  EXPECT_EQ(scene.duel().look(next).controller, sue);
}

TEST(Zones, DrawingFromAnEmptyLibraryLosesOnceThatHasResolved) {  // R-DRAW-2, E-002
  DealtDuel scene;
  auto& library = scene.duel().player(bob).library;
  while (library.size() > 1) move_card(scene.table(), scene.duel().id_of(library.back()), Zone::out_of_game);
  draw_card(scene.table(), bob);
  EXPECT_FALSE(scene.duel().player(bob).lost);
  draw_card(scene.table(), bob);
  EXPECT_TRUE(scene.duel().player(bob).lost);
  EXPECT_FALSE(scene.duel().over());
  check_draws(scene.table());
  EXPECT_EQ(scene.duel().outcome, Outcome::sue_wins);
}

TEST(Zones, ShufflingKeepsTheCards) {
  DealtDuel scene;
  std::vector<std::uint16_t> before = scene.duel().player(bob).library;
  shuffle_library(scene.table(), bob);
  std::vector<std::uint16_t> after = scene.duel().player(bob).library;
  EXPECT_NE(before, after);
  std::sort(before.begin(), before.end());
  std::sort(after.begin(), after.end());
  EXPECT_EQ(before, after);
}

TEST(Zones, EffectsOfATappedSourceEndWhenItUntaps) {
  DealtDuel scene;
  const ObjectId ox = scene.put("Hill Ox", bob);
  const ObjectId rat = scene.put("Bog Rat", bob);
  tap(scene.table(), ox);
  Effect effect;
  effect.source = ox;
  effect.affected = Thing::of(rat);
  effect.duration = Duration::while_source_tapped;
  scene.duel().effects.push_back(effect);
  untap(scene.table(), rat);
  EXPECT_EQ(scene.duel().effects.size(), 1U);
  untap(scene.table(), ox);
  EXPECT_TRUE(scene.duel().effects.empty());
}

TEST(Zones, CountersAreKeptInOrderAndNeverNegative) {
  DealtDuel scene;
  const ObjectId ox = scene.put("Hill Ox", bob);
  const ObjectId rat = scene.put("Bog Rat", bob);
  add_counters(scene.table(), Thing::of(rat), Word{"+1/+1"}, 1);
  add_counters(scene.table(), Thing::of(ox), Word{"charge"}, 3);
  add_counters(scene.table(), Thing::of(ox), Word{"+1/+1"}, 1);
  add_counters(scene.table(), Thing::of(ox), Word{"charge"}, -5);
  EXPECT_EQ(scene.duel().counters_on(Thing::of(ox), Word{"charge"}), 0);
  EXPECT_EQ(scene.duel().counters_on(Thing::of(ox), Word{"+1/+1"}), 1);
  EXPECT_EQ(scene.duel().counters_on(Thing::of(rat), Word{"+1/+1"}), 1);
  EXPECT_TRUE(broken_structure(scene.duel()).empty());
}

TEST(Zones, LifeCannotOverflow) {
  DealtDuel scene;
  for (int i = 0; i < 5; ++i) change_life(scene.table(), bob, 2'000'000'000);
  EXPECT_EQ(scene.duel().player(bob).life, most_number);
}

}  // namespace
}  // namespace sleight
