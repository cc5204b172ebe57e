#pragma once

#include "core/derived/proposals.h"
#include "core/table/table.h"

/// The one way back up: moves, damage and deaths, which lie below effects and casting, come to a point where
/// players may play something, or where what happens sets off effects or is replaced by one, or where a duel
/// ends. Whatever recursion the rules have goes through here: an effect may open a window, and what is played
/// there is an effect again.
namespace sleight {

/// A window whose batches hold only plays for `window` (prevent, regenerate): players alternate until both
/// pass.
void hold_special_window(Table& table, Window window);

/// Gives each player one chance to interrupt the play, its controller first, and does the interrupts at once
/// (R-INT-1, R-INT-2). Whether the play is still there afterwards: it is then successfully cast (R-CAST-2).
bool hold_interrupts(Table& table, std::uint32_t number);

/// Does the triggered effects of everything noted so far, the active player's first, until none are left;
/// each one that damages is followed by its prevention step (R-TRIG-3).
void do_triggers(Table& table);
/// Does a triggered or phase effect at once: choices and targets, then its steps, then `settle`.
void do_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
               const Event& event);
/// Does what `proposal.instead` says in the place of what was proposed, in the middle of whatever is under
/// way: nobody may answer it, and what it sets off waits as if the event itself had set it off.
void do_instead(Table& table, const Proposal& proposal);

/// Does the steps of a source of mana that a payment uses, in the middle of that: nobody may answer, and what
/// they set off waits.
void do_mana_steps(Table& table, BatchItem& play, const std::vector<Step>& steps);
/// Does at once those of the triggered effects noted so far that add to the mana of what was tapped for it: a
/// payment counts on it. All else waits.
void do_mana_triggers(Table& table);

struct Arrival;
/// Does what a card does before it comes into play, where it lies now; what is chosen goes into `arrival`.
/// False: it has been moved elsewhere by that, and does not come.
bool still_enters(Table& table, ObjectId card, Arrival& arrival);

/// Ends the duel if somebody has failed to draw; asked where nothing is being resolved (R-DRAW-2, R-LIFE-2).
void check_draws(Table& table);

}  // namespace sleight
