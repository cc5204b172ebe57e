#pragma once

#include "core/derived/mana_cache.h"
#include "core/query/context.h"

namespace sleight {

/// What steps would come to, done now, for one player: what of it a payment has to know beforehand.
struct ManaSteps {
  ManaByKind sure{};   ///< mana of these kinds, before anything changes its type
  ManaKinds any = 0;   ///< and mana of one of these
  int any_amount = 0;  ///< so much of it
  Reserve reserve;     ///< what all of it may be spent on
  bool gives = false;  ///< any mana at all
  int hurts = 0;       ///< as ManaSource says
  int wears = 0;
  bool counts_untapped = false;  ///< what it comes to may change as soon as anything else is tapped
  ChosenWays ways{};             ///< those that are read; `count`: how many there turned out to be
  int ways_left = 0;             ///< of their number, what no choice has used up: they are none of the ways
  bool too_much = false;         ///< it comes to more than is planned of one source
  /// Something is done, asked or lost that no payment decides for its player.
  bool by_hand = false;
  int total() const;
};

/// So much mana of one source is planned at most, so many counters taken off it and so many uses of it: all
/// that a number of a byte holds. Whoever needs more draws it by hand first.
constexpr int most_of_one_source = 250;
/// So many ways to pay a price with symbols of two colours are planned for one use of a source. Whoever would
/// pay another way draws by hand.
constexpr std::size_t most_ways_to_pay = 16;

/// So many ways are planned of what the steps of one source leave a choice of. Whoever would take another
/// draws by hand.
constexpr int most_chosen_ways = 16;

/// What losing a permanent weighs against points of damage.
constexpr int weight_of_loss = 1000;

/// The condition as it would ask if the ability had been used so many times more.
Condition as_if_used(const Context& context, Condition condition, int times);

/// Reads `steps` of `ability` as they would be done for `player`, the ability having been used `uses` times
/// more this turn than is noted by now. Of ways that they leave a choice of those are read that `way`
/// numbers.
void read_mana_steps(const Context& context, PlayerId player, AbilityId ability,
                     const std::vector<Step>& steps, int uses, ManaSteps& read, int way = 0);

}  // namespace sleight
