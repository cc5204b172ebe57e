#pragma once

#include "tools/scenario/game.h"

/// How decisions are answered that a scenario does not answer by a verb of its own: by what was said about
/// the play that asks, by what was queued, by passing, or not at all.
namespace sleight::scenario {

/// How the failure of a scenario begins that did not say what to answer.
inline constexpr const char* not_answered = "nobody said what to answer";

/// Answers what is asked, as the scenario said, queued or leaves it to the one sensible answer; fails where
/// none of these gives an answer.
void answer_asked(Game& game);
/// Answers until the duel is at rest.
void pass_to_rest(Game& game);
/// Forgets what was said about plays that are over, and fails when something of it was not used.
void settle_said(Game& game);
int band_number(const Game& game, std::uint16_t slot);

}  // namespace sleight::scenario
