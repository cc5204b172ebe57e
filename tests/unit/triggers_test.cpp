#include "core/playing/effects/resolve.h"
#include "core/playing/moves/graveyard.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "core/reading/invariants.h"
#include "tests/unit/small_library.h"

namespace sleight {
namespace {

using testing::Scene;

TEST(Triggers, HappenWhenTheirEventDoes) {  // R-TRIG-1, R-TRIG-2
  Scene scene;
  scene.put("Spirit Jar", PlayerId::sue);
  const ObjectId ox = scene.put("Hill Ox", PlayerId::bob);
  put_to_graveyard(scene.table, {ox});
  settle(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::sue).life, 21);
  EXPECT_EQ(scene.duel.player(PlayerId::bob).life, 20);
  EXPECT_TRUE(scene.table.pending.empty());
}

TEST(Triggers, TheSubjectMustMatch) {
  Scene scene;
  scene.put("Spirit Jar", PlayerId::sue);
  const ObjectId plague = scene.put("Plague", PlayerId::bob);
  put_to_graveyard(scene.table, {plague});
  settle(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::sue).life, 20);
}

TEST(Triggers, CardsOutsidePlayAreDeaf) {
  Scene scene;
  scene.put("Spirit Jar", PlayerId::sue, Zone::hand);
  put_to_graveyard(scene.table, {scene.put("Hill Ox", PlayerId::bob)});
  settle(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::sue).life, 20);
}

TEST(Triggers, ATappedArtifactIsSwitchedOff) {  // R-ART-1
  Scene scene;
  tap(scene.table, scene.put("Spirit Jar", PlayerId::sue));
  put_to_graveyard(scene.table, {scene.put("Hill Ox", PlayerId::bob)});
  settle(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::sue).life, 20);
}

std::shared_ptr<Library> with_card(const Ability& ability, CardType types = CardType::enchantment) {
  auto library = testing::small_library();
  Card card = testing::permanent("Listener", types, {});
  if (types == CardType::creature) card.power = card.toughness = Amount(1);
  card.abilities.push_back(ability);
  library->add(card);
  return library;
}

struct Listening {
  explicit Listening(const Ability& ability, CardType types = CardType::enchantment)
      : duel(with_card(ability, types), std::make_shared<Rules>(standard_rules())) {
    const Deck deck = testing::mixed_deck(duel.library());
    EXPECT_EQ(set_up(duel, deck, deck, 1), "");
    play_on(table);
    listener = create(duel, duel.library().find("Listener"), PlayerId::bob, Zone::in_play);
  }
  Duel duel;
  testing::Passer bob;
  testing::Passer sue;
  Table table{.duel = duel, .agents = {&bob, &sue}};
  ObjectId listener;
};

TEST(Triggers, WhatDiesAnswersToItsOwnDeath) {  // R-RESOLVE-5
  Listening scene(testing::when(EventKind::put_into_graveyard, testing::from(Reference::self),
                                {testing::step(Verb::gain_life, {}, 2)}),
                  CardType::creature);
  put_to_graveyard(scene.table, {scene.listener});
  settle(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::bob).life, 22);
}

TEST(Triggers, SeeTheirOwnArrival) {
  Listening scene(testing::when(EventKind::enters_play, testing::from(Reference::self),
                                {testing::step(Verb::gain_life, {}, 2)}));
  const ObjectId card = create(scene.duel, scene.duel.library().find("Listener"), PlayerId::sue, Zone::hand);
  move_card(scene.table, card, Zone::in_play);
  settle(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::sue).life, 22);
  EXPECT_EQ(scene.duel.player(PlayerId::bob).life, 20);
}

TEST(Triggers, KnowThePlayerAndTheAmount) {
  Step gain = testing::step(Verb::gain_life, testing::from(Reference::you), 0);
  gain.amount->kind = AmountKind::that_amount;
  Ability ability = testing::when(EventKind::loses_life, {}, {gain});
  ability.trigger.whose = testing::from(Reference::opponent);
  Listening scene(ability);
  change_life(scene.table, PlayerId::sue, -3);
  change_life(scene.table, PlayerId::bob, -1);
  settle(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::bob).life, 22);
}

TEST(Triggers, TheActivePlayersComeFirst) {
  Listening scene(testing::when(EventKind::becomes_tapped, {}, {testing::step(Verb::gain_life, {}, 1)}));
  class Gains : public Observer {
   public:
    void decided(const Duel& /*duel*/, const Decision& /*decision*/, std::int32_t /*answer*/) override {}
    void happened(const Duel& /*duel*/, const Event& event) override {
      if (event.kind == EventKind::gains_life) players.push_back(event.player);
    }
    void announced(const Duel& /*duel*/, const Play& /*play*/) override {}
    void stage_reached(const Duel& /*duel*/) override {}
    std::vector<PlayerId> players;
  } gains;
  create(scene.duel, scene.duel.library().find("Listener"), PlayerId::sue, Zone::in_play);
  const ObjectId ox = create(scene.duel, scene.duel.library().find("Hill Ox"), PlayerId::bob, Zone::in_play);
  scene.table.observer = &gains;
  tap(scene.table, ox);
  settle(scene.table);
  EXPECT_EQ(gains.players, (std::vector<PlayerId>{scene.duel.active(), opponent_of(scene.duel.active())}));
}

TEST(Triggers, AnEndlessLoopIsADraw) {
  Listening scene(testing::when(EventKind::gains_life, {}, {testing::step(Verb::gain_life, {}, 1)}));
  change_life(scene.table, PlayerId::bob, 1);
  settle(scene.table);
  EXPECT_EQ(scene.duel.outcome, Outcome::draw);
  play_on(scene.table);
  EXPECT_EQ(scene.duel.turn.stage, Stage::over);
  EXPECT_TRUE(broken_invariants(scene.duel).empty());
}

TEST(Delayed, HappenAtTheirMomentAndOnce) {
  Step later;
  later.verb = Verb::at_time;
  later.trigger = Trigger{};
  later.trigger->event = EventKind::phase;
  later.trigger->phase = Word{"cleanup"};
  later.trigger->part = PhasePart::end;
  later.then.push_back(testing::step(Verb::gain_life, {}, 3));
  Listening scene(testing::with_steps(AbilityKind::activated, {later}));
  Delayed delayed;
  delayed.ability = scene.duel.library().id_of(
      scene.duel.library().card(scene.duel.library().find("Listener")).abilities[0]);
  delayed.source = scene.listener;
  delayed.controller = PlayerId::bob;
  delayed.since = scene.duel.tick();
  scene.duel.delayed.push_back(delayed);
  const int turn = scene.duel.turn.number;
  while (scene.duel.phase().name != "cleanup") play_on(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::bob).life, 20);
  while (scene.duel.turn.number == turn) play_on(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::bob).life, 23);
  EXPECT_TRUE(scene.duel.delayed.empty());
  while (scene.duel.turn.number == turn + 1) play_on(scene.table);
  EXPECT_EQ(scene.duel.player(PlayerId::bob).life, 23);
}

TEST(PhaseEffects, OfATappedArtifactAreOff) {  // E-009
  Scene scene;
  const PlayerId other = opponent_of(scene.duel.turn.starter);
  scene.put("Deep Well", scene.duel.turn.starter);
  const ObjectId tapped = scene.put("Deep Well", scene.duel.turn.starter);
  ASSERT_TRUE(scene.reach_main(scene.duel.turn.starter));
  tap(scene.table, tapped);
  ASSERT_TRUE(scene.reach_main(other));
  EXPECT_EQ(scene.duel.player(other).hand.size(), 9U);
}

}  // namespace
}  // namespace sleight
