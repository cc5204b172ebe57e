#pragma once

#include <optional>
#include <vector>

#include "core/reading/known_mana.h"
#include "core/table/table.h"

namespace sleight {

/// The mana sources of `player`, tapped or not, oldest first. Good until the duel changes.
const std::vector<ManaSource>& known_sources(const Duel& duel, PlayerId player);
/// The mana sources that `player` could use now, cheapest to give up first: the fixed preference by which
/// costs are paid (fewest kinds of mana first, lands before others, what the own hand and abilities ask for
/// least, older first).
std::vector<ManaSource> mana_sources(const Duel& duel, PlayerId player);
/// The same, oldest first.
std::vector<ManaSource> untapped_sources(const Duel& duel, PlayerId player);
/// Whether the player may have sources that no cost draws from by itself: they cost more than to be tapped,
/// or give mana of several kinds at once.
bool may_draw_by_hand(const Duel& duel, PlayerId player);
/// How much mana the player could spend now, pool and sources together; in `room` where that has to be
/// counted anew. Good until the duel changes.
const ManaCount& mana_count(const Duel& duel, PlayerId player, std::optional<ManaCount>& room);
/// Taps `source` for mana, into the pool, with what follows from it (R-MPROD-1, tapped_for_mana).
void tap_for_mana(Table& table, PlayerId player, const ManaSource& source, Colour wanted);

}  // namespace sleight
