#pragma once

#include "core/selection.h"
#include "core/table.h"

namespace sleight {

/// Makes a damage packet (R-DMG-2); packets of one event from one source to one victim are one. Automatic
/// reductions are applied at once (R-DP-4). `amount` 0 or less makes none (R-CRE-3).
void make_packet(Table& table, const Snapshot& source, Thing victim, int amount, bool combat,
                 bool trample = false);
/// Takes `amount` from a packet; a packet that is empty is gone (R-DP-3). Returns how much was prevented.
int prevent_from(Table& table, std::uint32_t packet, int amount);
/// Moves a packet to another victim; it joins the same step (R-DP-7).
void redirect_packet(Table& table, std::uint32_t packet, Thing victim);
/// The damage prevention step over all waiting packets, then their damage, side effects and redirections, as
/// often as new packets appear (R-DP-1, R-DP-5, R-DP-6). Does nothing when there are none (R-DP-10).
void prevention_step(Table& table);

}  // namespace sleight
