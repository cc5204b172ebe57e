#pragma once

#include <vector>

#include "core/playing/costs/mana_steps.h"
#include "core/query/event.h"

namespace sleight {

/// What others do about a permanent that a player taps for mana: what triggered and delayed effects add to
/// its mana ("Wild Growth"), and how much they hurt the player ("City of Brass").
struct TappingEffects {
  /// What comes besides where its player answers so: "may add an additional {U}" (Snowfall).
  struct Answer {
    ManaByKind added{};
    ManaByKind kept{};  ///< that may be spent on some things only
    Reserve kept_by;
    ChosenWays ways{};
  };
  ManaByKind added{};
  int hurts = 0;
  std::vector<Answer> answers{};  ///< none where nobody is asked
};
TappingEffects effects_of_tapping(const Duel& duel, ObjectId permanent, PlayerId player);
/// Whether anything in play or waiting listens to the tapping of permanents, by mana or not.
bool listens_to_tapping(const Duel& duel);
/// What that depends on which these do, as Duel::Dirt bits.
unsigned dependencies_of_tapping(const Duel& duel);
/// Which delayed effects wait for that, as one number: the same for the same ones, 0 for none. (Nobody tells
/// of these as of changes on the board.)
std::uint64_t waiting_for_tapping(const Duel& duel);
/// Whether an effect that `answer` has set off, an event of `Table::pending`, gives mana for a permanent that
/// was tapped for mana: a payment does it at once, for it counts on that mana. `settled`: the payment has
/// settled what the player may answer.
bool adds_to_mana(const Duel& duel, const Event& answer, bool settled);

}  // namespace sleight
