#pragma once

#include <cstdint>

#include "core/table/table.h"

namespace sleight {

/// What has become of a play that was chosen.
enum class Made : std::uint8_t {
  called_off,  ///< by its player: as if it had not been begun (R-FIZZLE-2)
  failed,      ///< it could not be completed, and nothing of it is left (R-FIZZLE-1)
  done,        ///< a land was played, mana was drawn: nobody can answer that
  countered,   ///< announced and paid for, and taken out of the batch again
  in_the_batch,
};

/// Makes one play that was chosen from `legal_plays`: plays a land, draws mana, or announces a spell or
/// ability (choices, targets, X, costs: R-CAST-1), goes through its interrupts and puts it into the batch.
Made make_play(Table& table, PlayerId player, const Option& play, Window window, Thing about = {});
/// Whether a play draws mana: from a permanent, or by a mana source spell. Nobody can answer it, and whoever
/// makes it still has the chance that it was made with (R-MANA-2, R-MANA-3, R-MANA-11).
bool is_mana_play(const Duel& duel, const Option& play);

}  // namespace sleight
