#include "core/card/event_facts.h"

#include "core/card/event_records.h"

namespace sleight {

const EventRecord& record_of(EventKind event) { return row_of(event_records, event).of; }

bool has(EventKind event, EventTraits trait) {
  return (static_cast<unsigned>(record_of(event).traits) & static_cast<unsigned>(trait)) != 0;
}

}  // namespace sleight
