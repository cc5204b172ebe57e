// What an observer hears of a duel: each thing at its moment, and once.
#include <gtest/gtest.h>

#include "core/card/verb.h"
#include "core/explanation/short_text.h"
#include "core/playing/casting/windows.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/suspension.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/ability_builders.h"
#include "tests/kit/board.h"
#include "tests/kit/card_builders.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

std::string name(const Duel& duel, const BatchItem& play) {
  return play.kind == BatchItem::Kind::phase_draw ? "the draw" : name_of(duel, play.traits);
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
  void looked_at(const Duel& duel, ObjectId card, PlayerId player) override {
    note(std::string(player == bob ? "Bob" : "Sue") + " sees " + name_of(duel, Thing::of(card)));
  }
  void announced(const Duel& duel, const BatchItem& play) override { note("announces " + name(duel, play)); }
  void called_off(const Duel& duel, const BatchItem& play) override { note("calls off " + name(duel, play)); }
  void countered(const Duel& duel, const BatchItem& play) override { note("countered " + name(duel, play)); }
  void takes_effect(const Duel& duel, const BatchItem& play) override {
    note("resolves " + name(duel, play));
  }
  void failed(const Duel& duel, const BatchItem& play) override { note("fails " + name(duel, play)); }
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

TEST(Observer, HearsWhatBecomesOfPlays) {  // the duel of E-068
  Board d;
  Notes notes;
  d.table().observer = &notes;
  d.mana(bob, 9);
  d.mana(sue, 9);
  const ObjectId bears = d.put("Grizzly Bears", bob);
  for (const char* name : {"Jump", "Blue Elemental Blast", "Unsummon"}) d.put(name, bob, Zone::hand);
  for (const char* name : {"Red Elemental Blast", "Terror"}) d.put(name, sue, Zone::hand);
  d.bob.plays = {"Jump", "Blue Elemental Blast", "-", "Unsummon"};
  d.bob.targets = {Thing::of(bears), Thing::of(bears)};
  d.sue.plays = {"Red Elemental Blast", "Terror"};
  d.sue.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(notes.heard, (Heard{"announces Jump", "announces Red Elemental Blast",
                                "announces Blue Elemental Blast", "resolves Blue Elemental Blast",
                                "countered Red Elemental Blast", "announces Terror", "announces Unsummon",
                                "resolves Unsummon", "Grizzly Bears leaves", "fails Terror", "fails Jump"}));
}

TEST(Observer, HearsWhoSeesWhichCard) {
  Board d;
  Notes notes;
  d.table().observer = &notes;
  Step looks = step(Verb::look_at, a_target());
  looks.other = from(Reference::you);
  d.put(d.add(card("Eyes", CardType::artifact, {activated("", mode(creatures(), {looks}))})), bob);
  const ObjectId bears = d.put("Grizzly Bears", sue);
  d.bob.plays = {"Eyes"};
  d.bob.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(notes.heard, (Heard{"announces Eyes", "resolves Eyes", "Bob sees Grizzly Bears"}));
}

TEST(Observer, HearsOfDamageBeforeAndWhenItIsDealt) {
  Board d;
  Notes notes;
  d.table().observer = &notes;
  d.mana(bob, 9);
  const ObjectId bears = d.put("Grizzly Bears", sue);
  d.put("Lightning Bolt", bob, Zone::hand);
  d.bob.plays = {"Lightning Bolt"};
  d.bob.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(notes.heard, (Heard{"announces Lightning Bolt", "resolves Lightning Bolt", "waits 3", "deals 3",
                                "Grizzly Bears leaves"}));
}

TEST(Observer, HearsOfDamagePreventedOnlyThatItWaited) {
  Board d;
  Notes notes;
  d.table().observer = &notes;
  d.mana(bob, 9);
  d.mana(sue, 9);
  d.put("Lightning Bolt", bob, Zone::hand);
  d.put("Healing Salve", sue, Zone::hand);
  d.bob.plays = {"Lightning Bolt"};
  d.bob.targets = {Thing::of(sue)};
  d.sue.plays = {"-", "Healing Salve"};  // not as a response, but in the step
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.duel().player(sue).life, 20);
  EXPECT_EQ(notes.heard, (Heard{"announces Lightning Bolt", "resolves Lightning Bolt", "waits 3",
                                "announces Healing Salve", "resolves Healing Salve"}));
}

TEST(Observer, HearsOfLandsAndOfSpellsCalledOff) {
  Board d;
  d.rules->fizzle_returns = true;
  Notes notes;
  d.table().observer = &notes;
  d.mana(bob, 9);
  d.put("Swamp", bob, Zone::hand);
  d.put("Gray Ogre", bob, Zone::hand);
  class CallsOff : public Agent {
   public:
    explicit CallsOff(Puppet& other) : other_(other) {}
    std::int32_t answer(const View& view, const Decision& decision) override {
      return decision.kind == DecisionKind::complete ? 1 : other_.answer(view, decision);
    }

   private:
    Puppet& other_;
  } agent{d.bob};
  d.table().agents[0] = &agent;
  d.bob.plays = {"Swamp", "Gray Ogre"};
  hold_window(d.table(), Window::main);
  hold_window(d.table(), Window::main);
  EXPECT_EQ(notes.heard, (Heard{"Swamp comes", "plays Swamp", "calls off Gray Ogre"}));
}

TEST(Observer, HearsOfTurnsAndPhases) {
  Board d;
  Notes notes;
  d.table().observer = &notes;
  for (const PlayerId player : {bob, sue}) d.put(5, "Swamp", player, Zone::library);
  d.duel().turn.phase = 5;
  d.duel().turn.stage = Stage::phase_ends;
  d.duel().player(sue).phases_to_skip[1] = 1;
  while (!(d.duel().turn.number == 4 && d.duel().phase().name == "main")) play_on(d.table());
  EXPECT_EQ(notes.heard, (Heard{"turn 4", "begins untap", "skips upkeep", "begins draw", "announces the draw",
                                "resolves the draw"}));
}

TEST(Observer, HearsEachThingOnceHoweverOftenItIsPlayedAgain) {
  const auto dealt = [] {
    auto library = small_library();
    Duel duel{library, std::make_shared<Rules>(standard_rules())};
    Deck deck;
    for (const char* name :
         {"Mountain", "Lightning Bolt", "Gray Ogre", "Prodigal Sorcerer", "Island", "Jump"})
      deck.insert(deck.end(), 8, library->find(name));
    EXPECT_EQ(set_up(duel, deck, deck, 5), "");
    return duel;
  };
  Notes straight, stepwise;
  std::vector<std::int32_t> answers;
  Duel duel = dealt();
  RandomAgent bob(1), sue(2);
  Table table{.duel = duel, .agents = {&bob, &sue}, .journal = &answers, .observer = &straight};
  play_out(table);
  ASSERT_GT(answers.size(), 20U);

  Interactive interactive{dealt(), &stepwise};
  for (const std::int32_t answer : answers) ASSERT_TRUE(interactive.answer(answer));
  EXPECT_FALSE(interactive.pending());
  EXPECT_EQ(stepwise.heard, straight.heard);
}

}  // namespace
}  // namespace sleight
