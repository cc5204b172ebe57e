#pragma once

#include "core/table/table.h"

namespace sleight {

/// Resolves the last play of the batch (R-BATCH-2): checks targets, does its steps or puts the permanent into
/// play, then damage and deaths (R-BATCH-5). Removes it from the batch.
void resolve_top(Table& table);
/// What was being resolved since `began`, the play of that number, is done. Who has failed to draw loses now,
/// unless something else is still being resolved around it (R-DRAW-2, R-LIFE-2); and what it has copied can
/// be interrupted.
void end_resolving(Table& table, Timestamp began, std::uint32_t number);
/// What has waited for damage since then waits for nothing any more: that was dealt or prevented.
void end_waits_for_damage(Duel& duel, Timestamp since);
/// After any effect: prevention step over waiting packets, deaths, triggers, until all is quiet (R-DP-1,
/// R-TRIG-2).
void settle(Table& table);
/// The steps that a play does when it resolves; null for a permanent spell and for the draw of a phase.
const std::vector<Step>* steps_of(const Duel& duel, const BatchItem& play);

}  // namespace sleight
