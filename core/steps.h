#pragma once

#include <vector>

#include "core/resolve.h"

namespace sleight {

/// Steps being done in the name of a play: what they share, and how they read the definition.
struct StepRun {
  Table& table;
  Play& play;
  Thing it;  ///< of for_each; otherwise what the play is about
  std::int32_t last_result = 0;
  bool failed = false;  ///< a function of the script failed: what is left of the effect is not done

  Duel& duel() const { return table.duel; }
  Context context() const;
  /// What `selector` gives; this card when it is empty. Spells and effects stay plays.
  std::vector<Thing> things(const Selector& selector) const;
  /// The same, for steps that move cards: what left play by the event that set this effect off is found where
  /// it went to (R-ZONE-15).
  std::vector<Thing> cards(const Selector& selector) const;
  /// The same as `things`, only what is in play; spells count as their cards, so that changes can stay with
  /// them.
  std::vector<ObjectId> permanents(const Selector& selector) const;
  /// The players that `selector` gives; you when it is empty. The active player comes first (R-RESOLVE-4).
  std::vector<PlayerId> players(const Selector& selector) const;
  /// From now on this effect means `now` where it meant `before`.
  void follow(ObjectId before, ObjectId now);
  int amount(const Step& step, int absent) const;
  PlayerId you() const { return play.controller; }
  void run(const std::vector<Step>& steps);
  void run(const Step& step);
};

using StepFunction = void (*)(StepRun&, const Step&);

// Each verb has one function. They are grouped by what they touch.
namespace steps {
// steps_damage.cpp: damage, life, prevention, mana
void deal(StepRun&, const Step&);
void gain_life(StepRun&, const Step&);
void lose_life(StepRun&, const Step&);
void set_life(StepRun&, const Step&);
void prevent(StepRun&, const Step&);
void redirect(StepRun&, const Step&);
void add_mana(StepRun&, const Step&);
void add_mana_any(StepRun&, const Step&);
void empty_pool(StepRun&, const Step&);
// steps_zones.cpp: cards that move
void draw(StepRun&, const Step&);
void discard(StepRun&, const Step&);
void mill(StepRun&, const Step&);
void destroy(StepRun&, const Step&);
void bury(StepRun&, const Step&);
void sacrifice(StepRun&, const Step&);
void counter(StepRun&, const Step&);
void move(StepRun&, const Step&);
void move_to_play(StepRun&, const Step&);
void make_token(StepRun&, const Step&);
void shuffle(StepRun&, const Step&);
void ante(StepRun&, const Step&);
void search(StepRun&, const Step&);
// steps_permanents.cpp: what changes on permanents, at once or for a while
void regenerate(StepRun&, const Step&);
void tap(StepRun&, const Step&);
void untap(StepRun&, const Step&);
void change(StepRun&, const Step&);
void rule(StepRun&, const Step&);
void attach(StepRun&, const Step&);
void put_counters(StepRun&, const Step&);
void remove_counters(StepRun&, const Step&);
void remove_from_combat(StepRun&, const Step&);
void switch_blockers(StepRun&, const Step&);
// steps_flow.cpp: choices, conditions, repetition, time
void choose(StepRun&, const Step&);
void flip_coin(StepRun&, const Step&);
void look_at(StepRun&, const Step&);
void may(StepRun&, const Step&);
void when(StepRun&, const Step&);
void for_each(StepRun&, const Step&);
void repeat(StepRun&, const Step&);
void prerequisite(StepRun&, const Step&);
void aim(StepRun&, const Step&);
void at_time(StepRun&, const Step&);
void skip_phase(StepRun&, const Step&);
void function(StepRun&, const Step&);
}  // namespace steps

/// The position of `step` in its ability, counted depth first, and back (Delayed::step).
int position_of(const Ability& ability, const Step& step);
const Step* step_at(const Ability& ability, int position);
/// Asks which of `things` to take, `count` times; fewer when there are no more.
std::vector<Thing> ask_things(Table& table, PlayerId player, DecisionKind kind, ObjectId source,
                              std::vector<Thing> things, int count);

}  // namespace sleight
