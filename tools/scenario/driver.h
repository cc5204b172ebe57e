#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/duel/duel.h"
#include "core/explanation/recompute_check.h"
#include "core/table/decision.h"

namespace sleight::scenario {

/// Drives a duel from one decision to the next. Rules code runs straight down; the driver runs it from the
/// last rest point, again and again, with the answers given so far, and stops where one is missing. The state
/// at that moment can be looked at. Copying a driver saves the place, to come back to it after a refusal.
class Driver {
 public:
  explicit Driver(Duel duel) : checkpoint_(duel), now_(std::move(duel)) {}

  /// The duel as it stands, in the middle of an action or at rest.
  const Duel& duel() const { return now_; }
  /// What is being asked, or nullptr at a rest point.
  const Decision* asked() const { return asked_ ? &*asked_ : nullptr; }
  bool at_rest() const { return !asked_; }
  /// What is being asked, or at a rest point would be next, before the phase is over; nothing where nobody is
  /// asked any more in it.
  std::optional<Decision> next_asked() const;
  /// From a rest point, runs to the next decision or rest point.
  void proceed();
  /// Answers what is asked and runs on to the next decision or rest point.
  void answer(std::int32_t answer);
  /// A player says something at any time. Only an answer of whoever is asked, and one that is legal, is
  /// taken; everything else leaves the duel as it is and gives false (R-GEN-3).
  bool offer(PlayerId player, std::int32_t answer);
  /// Changes the duel itself, at a rest point only (setting up).
  template <typename Change>
  void edit(Change change) {
    change(checkpoint_);
    checkpoint_.touch(0xFFFFU);
    now_ = checkpoint_;
  }
  /// Gives chance its next results, whatever is open; false, and nothing changes, when chance has given a
  /// result of its own since the last rest point.
  bool force_chance(const std::vector<std::int32_t>& results);
  /// The mana of the next cost that needs any of it is drawn from the permanent in that slot, before all
  /// other sources: for one payment that comes after all that has been answered so far.
  void name_source(std::uint16_t slot);
  /// The sources that were named and that no payment has drawn from.
  std::vector<std::uint16_t> unused_sources() const { return unused_sources_; }
  /// Takes back that this source was named.
  void forget_source(std::uint16_t slot);
  /// Who was asked for an interrupt, and the card or permanent whose spell or effect it was about: every time
  /// so far, in order.
  struct Prompt {
    PlayerId player;
    std::uint16_t about;
  };
  const std::vector<Prompt>& interrupts_asked() const { return interrupts_asked_; }
  /// How many results given to chance were not used yet.
  std::size_t unused_chance() const { return now_.forced_chance.size(); }

 private:
  Duel checkpoint_;
  Duel now_;
  std::vector<std::int32_t> answers_;
  std::optional<Decision> asked_;
  std::vector<Prompt> interrupts_asked_;
  /// A source that was named, once so many answers had been given since the rest point.
  struct Named {
    std::uint16_t slot;
    std::size_t after;
  };
  std::vector<Named> named_;
  std::vector<std::uint16_t> unused_sources_;
  /// Of all copies of this driver: nothing is kept in it from one comparison to the next.
  std::shared_ptr<RecomputeCheck> recomputing_ = std::make_shared<RecomputeCheck>();
};

}  // namespace sleight::scenario
