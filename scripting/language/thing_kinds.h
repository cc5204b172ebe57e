#pragma once

#include <string>

#include "core/card/definition.h"
#include "core/card/thing_set.h"
#include "core/card/verb_facts.h"

namespace sleight {

/// "permanents or players".
std::string told(ThingKinds things);

/// What a step takes as `what` and as `other`.
TakenByStep taken_by(const Step& step);

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
