// What an observer hears of a duel: each thing at its moment, and once.
#include <gtest/gtest.h>

#include "core/playing/casting/windows.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/suspension.h"
#include "core/playing/turn/turn.h"
#include "core/telling/wording.h"
#include "tests/unit/small_duel.h"

using namespace sleight;
using namespace sleight::testing_duel;

namespace {
constexpr PlayerId A = PlayerId::bob;
constexpr PlayerId N = PlayerId::sue;

std::string name(const Duel& duel, const Play& play) {
  return play.kind == Play::Kind::phase_draw ? "the draw" : name_of(duel, play.traits);
}

/// Writes down in a few words what it hears.
class Notes : public Observer {
 public:
  std::vector<std::string> heard;

  void turn_began(const Duel& duel) override { note("turn " + std::to_string(duel.turn.number)); }
  void phase_began(const Duel& duel) override { note("begins " + duel.phase().name); }
  void phase_skipped(const Duel& duel) override { note("skips " + duel.phase().name); }
  void moved(const Duel& duel, const Move& move) override {
    if (move.from == Zone::in_play || move.to == Zone::in_play)
      note(name_of(duel, snapshot(duel, move.before)) + (move.to == Zone::in_play ? " comes" : " leaves"));
  }
  void land_played(const Duel& duel, PlayerId /*player*/, ObjectId land) override {
    note("plays " + name_of(duel, Thing::of(land)));
  }
  void announced(const Duel& duel, const Play& play) override { note("announces " + name(duel, play)); }
  void called_off(const Duel& duel, const Play& play) override { note("calls off " + name(duel, play)); }
  void countered(const Duel& duel, const Play& play) override { note("countered " + name(duel, play)); }
  void takes_effect(const Duel& duel, const Play& play) override { note("resolves " + name(duel, play)); }
  void failed(const Duel& duel, const Play& play) override { note("fails " + name(duel, play)); }
  void damage_waits(const Duel& /*duel*/, const Packet& packet) override {
    note("waits " + std::to_string(packet.amount));
  }
  void damage_dealt(const Duel& /*duel*/, const Packet& packet) override {
    note("deals " + std::to_string(packet.amount));
  }

 private:
  void note(std::string what) { heard.push_back(std::move(what)); }
};

using Heard = std::vector<std::string>;
}  // namespace

TEST(Observer, HearsWhatBecomesOfPlays) {  // the duel of E-068
  SmallDuel d;
  Notes notes;
  d.table.observer = &notes;
  d.mana(A, 9);
  d.mana(N, 9);
  const ObjectId bears = d.has(A, Zone::in_play, "Grizzly Bears");
  for (const char* name : {"Jump", "Blue Elemental Blast", "Unsummon"}) d.has(A, Zone::hand, name);
  for (const char* name : {"Red Elemental Blast", "Terror"}) d.has(N, Zone::hand, name);
  d.bob.plays = {"Jump", "Blue Elemental Blast", "-", "Unsummon"};
  d.bob.targets = {Thing::of(bears), Thing::of(bears)};
  d.sue.plays = {"Red Elemental Blast", "Terror"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table, Window::main);
  EXPECT_EQ(notes.heard, (Heard{"announces Jump", "announces Red Elemental Blast",
                                "announces Blue Elemental Blast", "resolves Blue Elemental Blast",
                                "countered Red Elemental Blast", "announces Terror", "announces Unsummon",
                                "resolves Unsummon", "Grizzly Bears leaves", "fails Terror", "fails Jump"}));
}

TEST(Observer, HearsOfDamageBeforeAndWhenItIsDealt) {
  SmallDuel d;
  Notes notes;
  d.table.observer = &notes;
  d.mana(A, 9);
  const ObjectId bears = d.has(N, Zone::in_play, "Grizzly Bears");
  d.has(A, Zone::hand, "Lightning Bolt");
  d.bob.plays = {"Lightning Bolt"};
  d.bob.targets = {Thing::of(bears)};
  hold_window(d.table, Window::main);
  EXPECT_EQ(notes.heard, (Heard{"announces Lightning Bolt", "resolves Lightning Bolt", "waits 3", "deals 3",
                                "Grizzly Bears leaves"}));
}

TEST(Observer, HearsOfDamagePreventedOnlyThatItWaited) {
  SmallDuel d;
  Notes notes;
  d.table.observer = &notes;
  d.mana(A, 9);
  d.mana(N, 9);
  d.has(A, Zone::hand, "Lightning Bolt");
  d.has(N, Zone::hand, "Healing Salve");
  d.bob.plays = {"Lightning Bolt"};
  d.bob.targets = {Thing::of(N)};
  d.sue.plays = {"-", "Healing Salve"};  // not as a response, but in the step
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.duel.player(N).life, 20);
  EXPECT_EQ(notes.heard, (Heard{"announces Lightning Bolt", "resolves Lightning Bolt", "waits 3",
                                "announces Healing Salve", "resolves Healing Salve"}));
}

TEST(Observer, HearsOfLandsAndOfSpellsCalledOff) {
  auto rules = small_rules();
  rules->fizzle_returns = true;
  SmallDuel d{rules};
  Notes notes;
  d.table.observer = &notes;
  d.mana(A, 9);
  d.has(A, Zone::hand, "Swamp");
  d.has(A, Zone::hand, "Gray Ogre");
  class CallsOff : public Agent {
   public:
    explicit CallsOff(ScriptedAgent& other) : other_(other) {}
    std::int32_t answer(const View& view, const Decision& decision) override {
      return decision.kind == DecisionKind::complete ? 1 : other_.answer(view, decision);
    }

   private:
    ScriptedAgent& other_;
  } agent{d.bob};
  d.table.agents[0] = &agent;
  d.bob.plays = {"Swamp", "Gray Ogre"};
  hold_window(d.table, Window::main);
  hold_window(d.table, Window::main);
  EXPECT_EQ(notes.heard, (Heard{"Swamp comes", "plays Swamp", "calls off Gray Ogre"}));
}

TEST(Observer, HearsOfTurnsAndPhases) {
  SmallDuel d;
  Notes notes;
  d.table.observer = &notes;
  for (const PlayerId player : {A, N}) d.has(player, Zone::library, "Swamp", 5);
  d.duel.turn.phase = 5;
  d.duel.turn.stage = Stage::phase_ends;
  d.duel.player(N).phases_to_skip = 1U << 1U;
  while (!(d.duel.turn.number == 4 && d.duel.phase().name == "main")) play_on(d.table);
  EXPECT_EQ(notes.heard, (Heard{"turn 4", "begins untap", "skips upkeep", "begins draw", "announces the draw",
                                "resolves the draw"}));
}

TEST(Observer, HearsEachThingOnceHoweverOftenItIsPlayedAgain) {
  const auto new_duel = [] {
    auto library = small_library();
    Duel duel{library, small_rules()};
    Deck deck;
    for (const char* name :
         {"Mountain", "Lightning Bolt", "Gray Ogre", "Prodigal Sorcerer", "Island", "Jump"})
      deck.insert(deck.end(), 8, library->find(name));
    EXPECT_EQ(set_up(duel, deck, deck, 5), "");
    return duel;
  };
  Notes straight, stepwise;
  std::vector<std::int32_t> answers;
  Duel duel = new_duel();
  RandomAgent bob(1), sue(2);
  Table table{.duel = duel, .agents = {&bob, &sue}, .journal = &answers, .observer = &straight};
  play_out(table);
  ASSERT_GT(answers.size(), 20U);

  Interactive interactive{new_duel(), &stepwise};
  for (const std::int32_t answer : answers) ASSERT_TRUE(interactive.answer(answer));
  EXPECT_FALSE(interactive.pending());
  EXPECT_EQ(stepwise.heard, straight.heard);
}
