#pragma once

#include "core/table/table.h"

namespace sleight {

/// Puts a phase effect on the batch, as an instant of its controller (R-TURN-8), or the draw of the phase, or
/// a delayed effect whose moment has come, and lets it be interrupted. Gives its number, or 0 when there is
/// none, for it does nothing or was countered.
std::uint32_t announce_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
                              const Event& event);
std::uint32_t announce_delayed(Table& table, const Delayed& delayed);
std::uint32_t announce_draw(Table& table);

}  // namespace sleight
