#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/derived/invariants.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/graveyard.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/dealt_duel.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Triggers, HappenWhenTheirEventDoes) {  // R-TRIG-1, R-TRIG-2
  DealtDuel scene;
  scene.put("Spirit Jar", sue);
  const ObjectId ox = scene.put("Hill Ox", bob);
  put_to_graveyard(scene.table(), {ox});
  settle(scene.table());
  EXPECT_EQ(scene.duel().player(sue).life, 21);
  EXPECT_EQ(scene.duel().player(bob).life, 20);
  EXPECT_TRUE(scene.table().pending.empty());
}

TEST(Triggers, TheSubjectMustMatch) {
  DealtDuel scene;
  scene.put("Spirit Jar", sue);
  const ObjectId plague = scene.put("Plague", bob);
  put_to_graveyard(scene.table(), {plague});
  settle(scene.table());
  EXPECT_EQ(scene.duel().player(sue).life, 20);
}

TEST(Triggers, CardsOutsidePlayAreDeaf) {
  DealtDuel scene;
  scene.put("Spirit Jar", sue, Zone::hand);
  put_to_graveyard(scene.table(), {scene.put("Hill Ox", bob)});
  settle(scene.table());
  EXPECT_EQ(scene.duel().player(sue).life, 20);
}

TEST(Triggers, ATappedArtifactIsSwitchedOff) {  // R-ART-1
  DealtDuel scene;
  tap(scene.table(), scene.put("Spirit Jar", sue));
  put_to_graveyard(scene.table(), {scene.put("Hill Ox", bob)});
  settle(scene.table());
  EXPECT_EQ(scene.duel().player(sue).life, 20);
}

/// A duel with a card of this one ability in play.
struct Listening : DealtDuel {
  explicit Listening(const Ability& heard)
      : DealtDuel(standard_rules(), {card("Listener", CardType::enchantment, {heard})}) {
    listener = put("Listener");
  }
  ObjectId listener;
};

TEST(Triggers, WhatDiesAnswersToItsOwnDeath) {  // R-RESOLVE-5
  Listening scene(
      triggered(EventKind::put_into_graveyard, from(Reference::self), {step(Verb::gain_life, {}, 2)}));
  put_to_graveyard(scene.table(), {scene.listener});
  settle(scene.table());
  EXPECT_EQ(scene.duel().player(bob).life, 22);
}

TEST(Triggers, SeeTheirOwnArrival) {
  Listening scene(triggered(EventKind::enters_play, from(Reference::self), {step(Verb::gain_life, {}, 2)}));
  const ObjectId card = scene.put("Listener", sue, Zone::hand);
  move_card(scene.table(), card, Zone::in_play);
  settle(scene.table());
  EXPECT_EQ(scene.duel().player(sue).life, 22);
  EXPECT_EQ(scene.duel().player(bob).life, 20);
}

TEST(Triggers, KnowThePlayerAndTheAmount) {
  Ability heard =
      triggered(EventKind::loses_life, {}, {step(Verb::gain_life, from(Reference::you), that_much())});
  heard.trigger.whose = from(Reference::opponent);
  Listening scene(heard);
  change_life(scene.table(), sue, -3);
  change_life(scene.table(), bob, -1);
  settle(scene.table());
  EXPECT_EQ(scene.duel().player(bob).life, 22);
}

TEST(Triggers, TheActivePlayersComeFirst) {
  Listening scene(triggered(EventKind::becomes_tapped, {}, {step(Verb::gain_life, {}, 1)}));
  class Gains : public Observer {
   public:
    void decided(const Duel& /*duel*/, const Decision& /*decision*/, std::int32_t /*answer*/) override {}
    void happened(const Duel& /*duel*/, const Event& event) override {
      if (event.kind == EventKind::gains_life) players.push_back(event.player);
    }
    void announced(const Duel& /*duel*/, const BatchItem& /*play*/) override {}
    void stage_reached(const Duel& /*duel*/) override {}
    std::vector<PlayerId> players;
  } gains;
  scene.put("Listener", sue);
  const ObjectId ox = scene.put("Hill Ox", bob);
  scene.table().observer = &gains;
  tap(scene.table(), ox);
  settle(scene.table());
  EXPECT_EQ(gains.players,
            (std::vector<PlayerId>{scene.duel().active(), opponent_of(scene.duel().active())}));
}

TEST(Triggers, AnEndlessLoopIsADraw) {
  Listening scene(triggered(EventKind::gains_life, {}, {step(Verb::gain_life, {}, 1)}));
  change_life(scene.table(), bob, 1);
  settle(scene.table());
  EXPECT_EQ(scene.duel().outcome, Outcome::draw);
  play_on(scene.table());
  EXPECT_EQ(scene.duel().turn.stage, Stage::over);
  EXPECT_TRUE(broken_invariants(scene.duel()).empty());
}

TEST(Delayed, HappenAtTheirMomentAndOnce) {
  Step later = step(Verb::at_time);
  later.trigger = Trigger{};
  later.trigger->event = EventKind::phase;
  later.trigger->phase = Word{"cleanup"};
  later.trigger->part = PhasePart::end;
  later.then.push_back(step(Verb::gain_life, {}, 3));
  Listening scene(activated("", mode({}, {later})));
  Delayed delayed;
  delayed.ability = scene.duel().library().id_of(
      scene.duel().library().card(scene.duel().library().find("Listener")).abilities[0]);
  delayed.source = scene.listener;
  delayed.controller = bob;
  delayed.since = scene.duel().tick();
  scene.duel().delayed.push_back(delayed);
  const int turn = scene.duel().turn.number;
  while (scene.duel().phase().name != "cleanup") play_on(scene.table());
  EXPECT_EQ(scene.duel().player(bob).life, 20);
  while (scene.duel().turn.number == turn) play_on(scene.table());
  EXPECT_EQ(scene.duel().player(bob).life, 23);
  EXPECT_TRUE(scene.duel().delayed.empty());
  while (scene.duel().turn.number == turn + 1) play_on(scene.table());
  EXPECT_EQ(scene.duel().player(bob).life, 23);
}

TEST(PhaseEffects, OfATappedArtifactAreOff) {  // E-009
  DealtDuel scene;
  const PlayerId other = opponent_of(scene.duel().turn.starter);
  scene.put("Deep Well", scene.duel().turn.starter);
  const ObjectId tapped = scene.put("Deep Well", scene.duel().turn.starter);
  ASSERT_TRUE(scene.reach_main(scene.duel().turn.starter));
  tap(scene.table(), tapped);
  ASSERT_TRUE(scene.reach_main(other));
  EXPECT_EQ(scene.duel().player(other).hand.size(), 9U);
}

}  // namespace
}  // namespace sleight
