#pragma once

#include <vector>

#include "core/query/context.h"
#include "core/table/table.h"

namespace sleight {

/// Steps being done in the name of a play: what they share, and how they read the definition.
struct StepRun {
  Table& table;
  BatchItem& play;
  Thing it;             ///< of for_each; otherwise what the play is about
  bool failed = false;  ///< a function failed, or it went on and on: what is left of the effect is not done
  int steps_done = 0;   ///< steps of the effect, and rounds of its loops
  bool again = false;   ///< the process under way is to be done once more
  bool in_process = false;  ///< what searches find is remembered (Reference::found_before)

  Duel& duel() const { return table.duel; }
  Context context() const;
  /// What holds at this step, to be kept by what waits or lasts: with the words as they read now, and with
  /// what a loop has come to.
  Announcement announcement_now() const;
  /// What `selector` gives; this card when it is empty. Spells and effects stay plays.
  std::vector<Thing> things(const Selector& selector) const;
  /// The same, for steps that move cards: what left play by the event that set this effect off is found where
  /// it went to (R-ZONE-15), and a spell under way is the play and not its card (R-ZONE-12).
  std::vector<Thing> cards(const Selector& selector) const;
  /// The same as `things`, only the objects in play; spells are left out.
  std::vector<ObjectId> permanents(const Selector& selector) const;
  /// The players that `selector` gives; you when it is empty. The active player comes first (R-RESOLVE-4).
  std::vector<PlayerId> players(const Selector& selector) const;
  /// From now on `by` names these, as they are now: what was called so before is not what the last step of
  /// its sort did.
  void did(Reference by, const std::vector<ObjectId>& to);
  /// From now on this effect means `now` where it meant `before`.
  void follow(ObjectId before, ObjectId now);
  int amount(const Step& step, int absent) const;
  /// Counts that `step` is done once more, or goes one round further. False when the effect has ended, or
  /// ends here because it would go on and on, which is told to `Duel::faults`.
  bool goes_on(const Step& step);
  PlayerId you() const { return play.controller; }
  void run(const std::vector<Step>& steps);
  void run(const Step& step);
};

/// Does `steps` in the name of `play` (targets, X, chosen values). Damage made becomes packets; the caller
/// opens the prevention step with `settle`. With `means` only those of them that it means.
void do_steps(Table& table, BatchItem& play, const std::vector<Step>& steps,
              bool (*means)(const Step&) = nullptr);

/// Whether more has gone on than may; then the duel ends, and its host is told that `step` of that play was
/// the last of it.
bool ends_endless(Table& table, const BatchItem& play, const Step& step);

}  // namespace sleight
