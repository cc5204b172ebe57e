#pragma once

#include "core/table/table.h"

namespace sleight {

/// Notes that something happened. Its triggered effects are done by `do_triggers` (R-TRIG-2).
void happen(Table& table, const Event& event);
/// The same of what only the permanent itself hears of that it happens to.
void happen_to_itself(Table& table, const Event& event);
/// The same of a discard that has left the card elsewhere than in its owner's graveyard: what it says of
/// being discarded itself it says there too.
void tell_card_of_discard(Table& table, const Event& event);
/// An activated ability was paid for, be it one that only gives mana: it is counted, and heard of. `play`: by
/// which number it can be aimed at; 0: not at all. `given`: which of several equal ones it was.
void tell_of_use(Table& table, PlayerId player, ObjectId source, AbilityId ability, const GivenBy& given,
                 bool tapping, std::uint32_t play = 0);

}  // namespace sleight
