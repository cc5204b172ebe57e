#pragma once

#include "core/table/table.h"

namespace sleight {

/// Makes a damage packet (R-DMG-2); what one effect or damage step deals from one source to one victim is one
/// packet. Automatic reductions are applied at once (R-DP-4). `amount` 0 or less makes none (R-CRE-3).
/// `aimed_at`: the targets of the spell or effect that deals it.
void make_packet(Table& table, const LastKnown& source, Thing victim, int amount, bool combat,
                 bool trample = false, const std::vector<Thing>& aimed_at = {});
/// Takes `amount` from a packet; a packet that is empty is gone (R-DP-3). Returns how much was prevented.
int prevent_from(Table& table, std::uint32_t packet, int amount);
/// Moves so much of a packet to another victim: a new packet of the same step, so that what was aimed at the
/// old one misses (R-DP-7) where all of it is moved.
void redirect_packet(Table& table, std::uint32_t packet, Thing victim, int amount);
/// Takes away the packets that can do nothing more: those that are empty (R-DP-3), and those whose victim is
/// gone, unless they trample over it (R-TRAMPLE-3).
void drop_spent_packets(Duel& duel);
/// The damage prevention step over all waiting packets, then their damage, side effects and redirections, as
/// often as new packets appear (R-DP-1, R-DP-5, R-DP-6). Does nothing when there are none (R-DP-10).
void prevention_step(Table& table);

}  // namespace sleight
