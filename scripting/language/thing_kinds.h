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
