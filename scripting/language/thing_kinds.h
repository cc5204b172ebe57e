#pragma once

#include <cstdint>
#include <string>

#include "core/card/definition.h"

namespace sleight {

/// The kinds of things that there are in a duel, as a set of bits: what a selector may give, and what a word
/// takes.
enum class ThingKinds : std::uint8_t {
  none = 0,
  permanents = 1,
  cards = 2,  ///< outside play
  spells = 4,
  effects = 8,
  packets = 16,
  players = 32,
  objects = permanents | cards,
  all = 63,
};
constexpr ThingKinds operator|(ThingKinds a, ThingKinds b) {
  return static_cast<ThingKinds>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr ThingKinds operator&(ThingKinds a, ThingKinds b) {
  return static_cast<ThingKinds>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}
constexpr bool any(ThingKinds things) { return things != ThingKinds::none; }
/// "permanents or players".
std::string told(ThingKinds things);

/// What a step takes as `what` and as `other`. Where a step does not read it, or takes whatever there is, it
/// is all.
struct TakenByStep {
  ThingKinds what = ThingKinds::all;
  ThingKinds other = ThingKinds::all;
};
TakenByStep taken_by(const Step& step);
/// Whether the step counts what it did, for a `result` behind it. Steps inside it are not looked at.
bool leaves_result(Verb verb);
/// Whether the step does nothing when its number is 0.
bool does_so_often(Verb verb);
/// What the step calls that to which it has done something (`sacrificed`, ...); nothing when it has no name.
Reference named_by(Verb verb);

/// Of what an amount is read, or one of what it counts.
ThingKinds taken_by(AmountKind kind);

/// What a filter can be asked of, and what the selector inside it has to give.
struct TakenByFilter {
  ThingKinds of = ThingKinds::all;
  ThingKinds inside = ThingKinds::all;
};
TakenByFilter taken_by(Quality quality);

/// Whom a rule is about, the least number with which it says anything, and whether it is about fighting.
struct TakenByRule {
  ThingKinds affects = ThingKinds::permanents;
  int least = 0;
  bool fights = false;
};
TakenByRule taken_by(RuleKind kind);

/// What happens to what in an event (`subject`), and what it gives to those who listen to it, as `it`,
/// `other_one`, `that_player`, `that_much` and `life_before`.
struct GivenByEvent {
  ThingKinds subject = ThingKinds::none;
  ThingKinds it = ThingKinds::none;
  ThingKinds other = ThingKinds::none;
  bool player = false;
  bool amount = false;
  bool life_before = false;
};
GivenByEvent given_by(EventKind event);

}  // namespace sleight
