#pragma once

#include <optional>

#include "core/table/table.h"

namespace sleight {

/// The play of a triggered or phase effect, with its mode and targets chosen; none when its condition does
/// not hold or it has no legal target (R-TARGET-1).
std::optional<BatchItem> begin_effect(Table& table, const Ability& ability, ObjectId holder,
                                      PlayerId controller, const Event& event);
/// The play of a delayed effect whose moment `event` is: that damage, where it waited for damage.
BatchItem begin_delayed(Duel& duel, const Delayed& delayed, const Event& event);
/// Does what a delayed effect has watched `event` for: with all that the event tells, in the place of what
/// was told when the effect was made.
void do_watching_effect(Table& table, const Delayed& delayed, const Event& event);
/// Does what adds to the mana of what was tapped for it, by an ability or by a delayed effect that `event` is
/// noted for, in the middle of a payment: what that sets off waits.
void do_mana_effect(Table& table, const Event& event);
/// Does what a delayed effect waited for, then `settle`. What it was aimed at is its first target and its
/// `it`; `event` is the moment, or the damage, which was waited for.
void do_delayed_effect(Table& table, const Delayed& delayed, const Event& event);

}  // namespace sleight
