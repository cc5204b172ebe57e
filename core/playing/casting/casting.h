#pragma once

#include <optional>

#include "core/table/table.h"

namespace sleight {

/// Makes one play that was chosen from `legal_plays`: plays a land, draws mana, or announces a spell or
/// ability (choices, targets, X, costs: R-CAST-1), goes through its interrupts and puts it into the batch.
/// Returns the number of the play in the batch, or 0 when there is none (land, mana, countered); nothing when
/// the player called the spell off, which is as if it had not been begun (R-FIZZLE-2).
std::optional<std::uint32_t> make_play(Table& table, PlayerId player, const Option& play, Window window,
                                       Thing about = {});
/// Whether a play draws mana: from a permanent, or by a mana source spell. Nobody can answer it, and whoever
/// makes it still has the chance that it was made with (R-MANA-2, R-MANA-3, R-MANA-11).
bool is_mana_play(const Duel& duel, const Option& play);

}  // namespace sleight
