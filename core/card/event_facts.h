#pragma once

#include <cstdint>

#include "core/card/thing_set.h"

namespace sleight {

enum class EventKind : std::uint8_t;

/// What an event, or a step, tells to what it sets off: whom `it`, `other_one` and `that_player` name in
/// there, and what `that_much` and `life_before` count. A word without a row of its own, "", names nothing
/// there.
struct EventFills {
  const char* it = "";
  const char* other_one = "";
  const char* that_player = "";
  const char* that_much = "";
  const char* life_before = "";
};

/// What may be true of an event, as a set of bits.
enum class EventTraits : std::uint8_t {
  of_block = 1U << 0U,  ///< a creature blocks another: there is an event for each pair of them
  leaving = 1U << 1U,   ///< its subject has left play
  of_time = 1U << 2U,   ///< a moment that comes whatever is done: it is waited for, and not watched
};

/// All that is known of an event. `subject`: what it happens to; `it`, `other`: what these words give to
/// those who listen.
struct EventRecord {
  const char* name = nullptr;  ///< for what is found wrong, for tests and tables
  ThingKinds subject = ThingKinds::none;
  ThingKinds it = ThingKinds::none;
  ThingKinds other = ThingKinds::none;
  EventFills fills{};
  EventTraits traits{};
};

/// The record of an event.
const EventRecord& record_of(EventKind event);
/// Whether an event has that trait.
bool has(EventKind event, EventTraits trait);

}  // namespace sleight
