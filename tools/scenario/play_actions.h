#pragma once

#include <functional>

#include "tools/scenario/game.h"

/// How a play comes about, whatever is played.
namespace sleight::scenario {

/// Rest points that are no window: nobody can act there, so an action waits for the window behind them.
bool is_between_windows(Stage stage);
/// Does `verb`; if the rules refuse it, puts everything back before passing the refusal on.
void undone_if_refused(Game& game, const std::function<void()>& verb);
/// Everyone passes until `p` is offered what is `wanted`, and takes it; refused, for the reason `why`, when
/// that never comes. `unasked` is the reason where `p` is never asked; "": that of the moment.
void reach(Game& game, PlayerId p, const Wanted& wanted, const Why& why, const std::string& unasked = "");
/// Announces a play and, unless it is held, lets it resolve. Gives the play.
Value act(Game& game, Said said, const Wanted& wanted, const Why& why);

}  // namespace sleight::scenario
