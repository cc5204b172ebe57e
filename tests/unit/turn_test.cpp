#include "core/playing/turn/turn.h"

#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/derived/invariants.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/life_checks.h"
#include "core/playing/turn/setup.h"
#include "tests/kit/dealt_duel.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Setup, DealsSevenCardsAndBegins) {  // R-SETUP-3, R-SETUP-4
  DealtDuel scene;
  for (const PlayerId p : {bob, sue}) {
    EXPECT_EQ(scene.duel().player(p).hand.size(), 7U);
    EXPECT_EQ(scene.duel().player(p).library.size(), 33U);
    EXPECT_EQ(scene.duel().player(p).life, 20);
  }
  EXPECT_EQ(scene.duel().turn.number, 1);
  EXPECT_EQ(scene.duel().turn.active, scene.duel().turn.starter);
  EXPECT_TRUE(broken_invariants(scene.duel()).empty());
}

TEST(Setup, RefusesSmallDecksAndUnknownCards) {  // R-SETUP-1
  const auto library = small_library();
  Duel duel(library, std::make_shared<Rules>(standard_rules()));
  const Deck good = mixed_deck(*library);
  Deck small = good;
  small.pop_back();
  EXPECT_EQ(set_up(duel, small, good, 1), "Bob's deck has 39 cards; it needs at least 40 (R-SETUP-1)");
  Deck strange = good;
  strange[0] = CardId::none;
  EXPECT_EQ(set_up(duel, good, strange, 1), "Sue's deck holds a card that the library lacks");
}

TEST(Setup, TheDeciderMayDrawFirst) {  // R-SETUP-5, D-01
  Duel duel = new_duel(1);
  duel.forced_chance = {0};
  Puppet bob;
  Puppet sue;
  bob.wanted = {{DecisionKind::start, 1}};
  Table table{.duel = duel, .agents = {&bob, &sue}};
  play_on(table);
  EXPECT_EQ(bob.kinds_asked(), std::vector<DecisionKind>{DecisionKind::start});
  EXPECT_EQ(duel.turn.starter, kit::sue);

  Rules rules = standard_rules();
  rules.starter_by_loser = false;
  Duel random = new_duel(1, rules);
  random.forced_chance = {1};
  Table other{.duel = random, .agents = {&bob, &sue}};
  play_on(other);
  EXPECT_EQ(random.turn.starter, kit::sue);
  EXPECT_EQ(bob.asked.size(), 1U);
}

TEST(Turn, GoesThroughSixPhasesInOrder) {  // R-TURN-1
  DealtDuel scene;
  std::vector<std::string> seen;
  while (scene.duel().turn.number < 3) {
    if (scene.duel().turn.number == 2 && scene.duel().turn.stage == Stage::phase_action)
      seen.push_back(scene.duel().phase().name);
    play_on(scene.table());
  }
  EXPECT_EQ(seen, (std::vector<std::string>{"untap", "upkeep", "draw", "main", "discard", "cleanup"}));
}

TEST(Turn, TheStarterDoesNotDraw) {  // E-003, R-SETUP-6, D-02
  for (const bool skipped : {true, false}) {
    Rules rules = standard_rules();
    rules.first_draw_phase_skipped = skipped;
    DealtDuel scene(rules);
    const PlayerId starter = scene.duel().turn.starter;
    const ObjectId well = scene.put("Deep Well", starter);
    ASSERT_TRUE(scene.duel().is_in_play(well));
    ASSERT_TRUE(scene.reach_main(starter));
    // With the phase itself, what else happens in it is lost, too.
    EXPECT_EQ(scene.duel().player(starter).hand.size(), skipped ? 7U : 8U);
    ASSERT_TRUE(scene.reach_main(opponent_of(starter)));
    EXPECT_EQ(scene.duel().player(opponent_of(starter)).hand.size(), 9U);
  }
}

TEST(Untap, OnlyTheActivePlayersPermanents) {  // R-UNTAP-1
  DealtDuel scene;
  const PlayerId starter = scene.duel().turn.starter;
  const ObjectId own = scene.put("Hill Ox", starter);
  const ObjectId other = scene.put("Hill Ox", opponent_of(starter));
  tap(scene.table(), own);
  tap(scene.table(), other);
  ASSERT_TRUE(scene.reach("upkeep"));
  EXPECT_FALSE(scene.duel().object(own).tapped);
  EXPECT_TRUE(scene.duel().object(other).tapped);
}

TEST(Untap, RulesKeepThingsTapped) {  // E-001, R-UNTAP-4
  Rules rules = standard_rules();
  rules.abilities.push_back(rule(RuleKind::does_not_untap, {}, permanents(CardType::artifact)));
  DealtDuel scene(rules);
  const PlayerId starter = scene.duel().turn.starter;
  const ObjectId jar = scene.put("Spirit Jar", starter);
  const ObjectId ox = scene.put("Hill Ox", starter);
  tap(scene.table(), jar);
  tap(scene.table(), ox);
  ASSERT_TRUE(scene.reach("upkeep"));
  EXPECT_TRUE(scene.duel().object(jar).tapped);
  EXPECT_FALSE(scene.duel().object(ox).tapped);
}

TEST(Untap, ChoicesComeFirst) {  // R-UNTAP-3
  Rules rules = standard_rules();
  rules.abilities.push_back(numbered(RuleKind::untap_limit, 1, creatures()));
  rules.abilities.push_back(rule(RuleKind::may_stay_tapped, {}, permanents(CardType::artifact)));
  DealtDuel scene(rules);
  const PlayerId starter = scene.duel().turn.starter;
  const ObjectId ox = scene.put("Hill Ox", starter);
  const ObjectId rat = scene.put("Bog Rat", starter);
  const ObjectId jar = scene.put("Spirit Jar", starter);
  for (const ObjectId id : {ox, rat, jar}) tap(scene.table(), id);
  Puppet& agent = starter == bob ? scene.bob : scene.sue;
  agent.wanted = {{DecisionKind::untap, 0}, {DecisionKind::untap, 1}};  // leave the jar; of the two, the rat
  ASSERT_TRUE(scene.reach("upkeep"));
  EXPECT_TRUE(scene.duel().object(jar).tapped);
  EXPECT_TRUE(scene.duel().object(ox).tapped);
  EXPECT_FALSE(scene.duel().object(rat).tapped);
}

TEST(Turn, EffectsOfAPhaseKeepTheirOrder) {  // E-006, R-TURN-5, R-TURN-6
  std::vector<Card> effects;
  for (const PhasePart part : {PhasePart::beginning, PhasePart::ordinary, PhasePart::end})
    for (const char* who : {"A", "B"})
      effects.push_back(
          card(std::string(who) + std::to_string(static_cast<int>(part)), CardType::enchantment,
               {at_phase("upkeep", part, {}, {step(Verb::gain_life, from(Reference::you), 1)})}));
  class Order : public Observer {
   public:
    void decided(const Duel& duel, const Decision& decision, std::int32_t /*answer*/) override {
      if (decision.kind != DecisionKind::order) return;
      std::string line;
      for (const Option& option : decision.options) line += duel.printed(option.object).name + " ";
      asked.push_back(line);
    }
    void happened(const Duel& /*duel*/, const Event& event) override {
      if (event.kind == EventKind::gains_life) gains.push_back(event.player);
    }
    void announced(const Duel& /*duel*/, const BatchItem& /*play*/) override {}
    void stage_reached(const Duel& /*duel*/) override {}
    std::vector<std::string> asked;
    std::vector<PlayerId> gains;
  };
  DealtDuel scene(standard_rules(), effects);
  Order order;
  scene.table().observer = &order;
  const PlayerId active = scene.duel().active();
  const PlayerId other = opponent_of(active);
  // The other player's came into play first; still the active player's go first, or choose.
  for (const char* name : {"A0", "A1", "A2"}) scene.put(name, other);
  for (const char* name : {"A0", "B0", "B1", "A2"}) scene.put(name, active);
  while (!(scene.duel().phase().name == "draw" || scene.duel().phase().name == "main"))
    play_on(scene.table());
  EXPECT_EQ(order.asked, (std::vector<std::string>{"A0 B0 ", "A1 B1 "}));
  EXPECT_EQ(order.gains, (std::vector<PlayerId>{active, active, other, other, active, active, other}));
}

TEST(Turn, PhasesAreSkippedOnce) {  // R-SKIP-1, R-SKIP-3
  DealtDuel scene;
  const PlayerId starter = scene.duel().turn.starter;
  const PlayerId other = opponent_of(starter);
  scene.duel().player(other).phases_to_skip[2] = 1;
  ASSERT_TRUE(scene.reach_main(other));
  EXPECT_EQ(scene.duel().player(other).hand.size(), 7U);
  EXPECT_EQ(scene.duel().player(other).phases_to_skip[2], 0);
  EXPECT_EQ(scene.duel().player(other).phases_skipped, 1U << 2U);
}

TEST(Turn, ARuleSkipsAPhaseEachTurn) {
  Rules rules = standard_rules();
  Ability skip = rule(RuleKind::skips_phase, {}, from(Reference::players));
  skip.rule.word = Word{"draw"};
  rules.abilities.push_back(skip);
  DealtDuel scene(rules);
  const PlayerId other = opponent_of(scene.duel().turn.starter);
  ASSERT_TRUE(scene.reach_main(other));
  EXPECT_EQ(scene.duel().player(other).hand.size(), 7U);
}

TEST(Discard, DownToSeven) {  // E-008, R-DISCARD-1
  DealtDuel scene;
  const PlayerId starter = scene.duel().turn.starter;
  scene.put("Swamp", starter, Zone::hand);
  scene.put("Swamp", starter, Zone::hand);
  ASSERT_TRUE(scene.reach("cleanup", Stage::phase_begins));
  EXPECT_EQ(scene.duel().player(starter).hand.size(), 7U);
  EXPECT_EQ(scene.duel().player(starter).graveyard.size(), 2U);
}

TEST(Discard, ARuleMayLiftTheLimit) {
  Rules rules = standard_rules();
  rules.abilities.push_back(rule(RuleKind::hand_limit, {}, from(Reference::players)));
  DealtDuel scene(rules);
  const PlayerId starter = scene.duel().turn.starter;
  scene.put("Swamp", starter, Zone::hand);
  ASSERT_TRUE(scene.reach("cleanup", Stage::phase_begins));
  EXPECT_EQ(scene.duel().player(starter).hand.size(), 8U);
}

TEST(Cleanup, DamageAndEffectsEndTogether) {  // E-004, R-CLEAN-1, R-CLEAN-2
  DealtDuel scene;
  const ObjectId ox = scene.put("Hill Ox", bob);
  Effect effect;
  effect.change = scene.duel().library().id_of(scene.duel()
                                                   .library()
                                                   .card(scene.duel().library().find("Swell"))
                                                   .abilities[0]
                                                   .modes[0]
                                                   .steps[0]
                                                   .change);
  effect.affected = Thing::of(ox);
  effect.controller = bob;
  effect.duration = Duration::end_of_turn;
  effect.since = scene.duel().tick();
  scene.duel().effects.push_back(effect);
  scene.duel().object(ox).damage = 4;
  scene.duel().touch(Duel::board | Duel::counter);
  EXPECT_EQ(scene.duel().look(ox).toughness, 5);
  const int turn = scene.duel().turn.number;
  while (scene.duel().turn.number == turn) play_on(scene.table());
  ASSERT_TRUE(scene.duel().is_in_play(ox));
  EXPECT_EQ(scene.duel().object(ox).damage, 0);
  EXPECT_EQ(scene.duel().look(ox).toughness, 2);
}

TEST(Cleanup, EndOfTurnEffectsComeLast) {  // R-CLEAN-3
  DealtDuel scene;
  const ObjectId plague = scene.put("Plague", bob);
  const int turn = scene.duel().turn.number;
  const ObjectId ox = scene.put("Hill Ox", sue);
  while (scene.duel().turn.number == turn) play_on(scene.table());
  EXPECT_TRUE(scene.duel().is_in_play(plague)) << "a creature is in play";
  move_card(scene.table(), ox, Zone::graveyard);
  while (scene.duel().turn.number == turn + 1) play_on(scene.table());
  EXPECT_FALSE(scene.duel().is_in_play(plague));
}

TEST(Life, IsCheckedWhenAPhaseEnds) {  // R-LIFE-1, R-LIFE-4
  DealtDuel scene;
  ASSERT_TRUE(scene.reach("upkeep"));
  change_life(scene.table(), sue, -20);
  EXPECT_FALSE(scene.duel().over());
  change_life(scene.table(), sue, 1);
  while (scene.duel().phase().name == "upkeep") play_on(scene.table());
  EXPECT_FALSE(scene.duel().over());
  change_life(scene.table(), sue, -1);
  while (!scene.duel().over()) play_on(scene.table());
  EXPECT_EQ(scene.duel().outcome, Outcome::bob_wins);
  EXPECT_EQ(scene.duel().turn.stage, Stage::over);
  const Duel before = scene.duel();
  play_on(scene.table());
  EXPECT_EQ(scene.duel(), before);
}

TEST(Life, BothAtZeroIsADraw) {
  DealtDuel scene;
  change_life(scene.table(), bob, -20);
  change_life(scene.table(), sue, -25);
  check_life(scene.table());
  EXPECT_EQ(scene.duel().outcome, Outcome::draw);
}

TEST(Mana, LeftoverBurnsAtTheEndOfAPhase) {  // R-MANA-4, R-MANA-5
  for (const bool burns : {true, false}) {
    Rules rules = standard_rules();
    rules.mana_burn = burns;
    DealtDuel scene(rules);
    ASSERT_TRUE(scene.reach("main"));
    scene.duel().player(bob).pool.amount[2] = 3;
    ASSERT_TRUE(scene.reach("discard"));
    EXPECT_EQ(scene.duel().player(bob).life, burns ? 17 : 20);
    EXPECT_EQ(scene.duel().player(bob).pool.total(), 0);
  }
}

TEST(Turn, TheTurnLimitIsADraw) {
  Rules rules = standard_rules();
  rules.turn_limit = 5;
  DealtDuel scene(rules);
  play_out(scene.table());
  EXPECT_EQ(scene.duel().outcome, Outcome::draw);
  EXPECT_TRUE(broken_invariants(scene.duel()).empty());
}

TEST(Turn, AnEndlessTurnIsADraw) {
  Rules rules = standard_rules();
  rules.action_limit = 3;
  DealtDuel scene(rules);
  play_out(scene.table());
  EXPECT_EQ(scene.duel().outcome, Outcome::draw);
  EXPECT_EQ(scene.duel().turn.number, 1);
}

TEST(Sickness, ControlCountsFromTheBeginningOfTheTurn) {  // R-SICK-1
  DealtDuel scene;
  const PlayerId starter = scene.duel().turn.starter;
  const ObjectId ox = scene.put("Hill Ox", starter);
  scene.make_sick(ox);
  const auto sick = [&] {
    return scene.duel().object(ox).controlled_since >
           scene.duel().turn.last_turn_began[static_cast<std::size_t>(index(starter))];
  };
  EXPECT_TRUE(sick());
  ASSERT_TRUE(scene.reach_main(opponent_of(starter)));
  EXPECT_TRUE(sick());
  ASSERT_TRUE(scene.reach_main(starter));
  EXPECT_FALSE(sick());
}

}  // namespace
}  // namespace sleight
