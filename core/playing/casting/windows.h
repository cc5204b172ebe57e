#pragma once

#include <optional>

#include "core/table/table.h"

namespace sleight {

/// Asks `player` for a play in `window`; nothing when the answer is to pass or there is nothing to play.
std::optional<Option> choose_play(Table& table, PlayerId player, Window window, Thing about);
/// What came of a window.
struct WindowResult {
  bool played = false;  ///< anything, be it that mana was drawn
  /// The player who was not to act first has started a batch, be it that all of it was countered.
  bool answered = false;
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

}  // namespace sleight
