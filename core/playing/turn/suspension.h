#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/table/observer.h"

namespace sleight {

/// Plays `duel` on from a rest point with the `answers` there are, in order. Gives nothing when it comes to
/// the next rest point, and else the decision whose answer is missing; the duel then stands in the middle of
/// things, to be looked at and thrown away. `every_decision` and `named_sources` are those of Table.
std::optional<Decision> play_with(Duel& duel, const std::vector<std::int32_t>& answers,
                                  Observer* observer = nullptr, bool every_decision = false,
                                  std::vector<std::uint16_t>* named_sources = nullptr);

/// A duel for hosts that cannot block (a page, a terminal with other things to do): it stops wherever an
/// answer is missing and goes on when it is given.
///
/// It plays from the last rest point (a copy) with the answers given since. Rules code reads straight down
/// and knows nothing of it.
class Interactive {
 public:
  /// Takes a duel at a rest point and plays it up to the first decision. The observer hears what happens,
  /// each thing once, however often it is played again; it must outlive this object.
  explicit Interactive(Duel duel, Observer* observer = nullptr);

  /// The decision that waits for an answer; none when the duel is over.
  const std::optional<Decision>& pending() const { return pending_; }
  /// Answers the pending decision and plays up to the next one. False, and nothing done, when there is none
  /// or the answer is not one of the legal ones; `refusal` tells why.
  bool answer(std::int32_t answer);
  /// Why the last answer was not taken; "" when it was.
  const std::string& refusal() const { return refusal_; }
  /// The duel as it stands while the decision is pending, in the middle of things. To look at, not to keep.
  const Duel& now() const { return now_; }
  /// The last rest point: what to save, together with `answers_since`.
  const Duel& checkpoint() const { return checkpoint_; }
  /// The answers since the last rest point, in their order.
  const std::vector<std::int32_t>& answers_since() const { return given_; }
  /// How many rest points were passed to come to it.
  long rest_points() const { return rest_points_; }
  /// Every answer since the start, as a record keeps them.
  const std::vector<std::int32_t>& journal() const { return journal_; }

 private:
  void advance();

  Duel checkpoint_;
  Duel now_;
  std::vector<std::int32_t> given_;
  std::vector<std::int32_t> journal_;
  long rest_points_ = 0;
  std::optional<Decision> pending_;
  std::string refusal_;
  Observer* observer_ = nullptr;
  std::size_t told_ = 0;  ///< how much of what follows the checkpoint the observer has heard
};

}  // namespace sleight
