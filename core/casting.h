#pragma once

#include <optional>

#include "core/decision.h"
#include "core/table.h"

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
/// What came of a window.
struct WindowResult {
  bool played = false;  ///< anything, be it that mana was drawn
  bool batch = false;   ///< a batch was played and has resolved
  bool attack_announced = false;
};
/// A window in which the active player may start something and both may respond: make the play, take
/// responses (active player first) until both pass, resolve the batch (R-BATCH-2, R-BATCH-3). Returns whether
/// anything was played. `window` is main, phase, combat or attack_announced.
/// In `main` the attack may be announced: then returns with `attack_announced` set.
WindowResult hold_window(Table& table, Window window);
/// Lets the active player start something before an effect of the phase; whether anything was played.
bool let_active_start(Table& table);
/// Takes responses to the top of the batch until both players pass, then resolves all of it.
void finish_batch(Table& table);
/// A window whose batches hold only plays for `window` (prevent, regenerate): players alternate until both
/// pass.
void hold_special_window(Table& table, Window window);

}  // namespace sleight
