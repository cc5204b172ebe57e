#pragma once

#include "core/selection.h"
#include "core/table.h"

namespace sleight {

/// Resolves the last play of the batch (R-BATCH-2): checks targets, does its steps or puts the permanent into
/// play, then damage and deaths (R-BATCH-5). Removes it from the batch.
void resolve_top(Table& table);
/// Does `steps` in the name of `play` (targets, X, chosen values). Damage made becomes packets; the caller
/// opens the prevention step with `settle`.
void do_steps(Table& table, Play& play, const std::vector<Step>& steps);
/// After any effect: prevention step over waiting packets, deaths, triggers, until all is quiet (R-DP-1,
/// R-TRIG-2).
void settle(Table& table);
/// Does a triggered or phase effect at once: choices and targets, then its steps, then `settle`.
void do_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
               const Event& event);
/// Puts a phase effect on the batch, as an instant of its controller (R-TURN-8), or the draw of the phase, or
/// a delayed effect whose moment has come, and lets it be interrupted. Gives its number, or 0 when there is
/// none, for it does nothing or was countered.
std::uint32_t announce_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
                              const Event& event);
std::uint32_t announce_draw(Table& table);
std::uint32_t announce_delayed(Table& table, const Delayed& delayed);
/// Asks for what `choice` names and returns it.
Chosen ask_choice(Table& table, PlayerId player, ChoiceKind choice, ObjectId source,
                  const std::vector<Thing>& among = {});

/// The step that a delayed effect waits to do, found again by its position; null when there is no such step.
const Step* step_of(const Library& library, const Delayed& delayed);
/// Does what a delayed effect waited for, then `settle`. What it was aimed at is its first target and its
/// `it`.
/// `amount` is that of the event which was waited for.
void do_delayed_effect(Table& table, const Delayed& delayed, int amount);

}  // namespace sleight
