#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

struct ConditionWords;

/// One way of using an object at a rest point.
struct PossibleUse {
  std::string player = {};  ///< who would use it: "Bob"; "" where it is of no use
  std::string use = {};     ///< "cast it", "use its ability 1", "attack"; "" where it is of no use
  bool allowed = false;     ///< whether that is possible now
  std::string why = {};     ///< why not, with the rule: "it has summoning sickness (R-CBT-4)"; "" where it is
  std::string sentence = {};  ///< all of it: "Bob may cast it now."
};

/// What can be done with an object at this rest point, and why not. At least one: that nothing can be done is
/// told by its sentence alone. With `words`, what a card's own text asks for is told as well.
std::vector<PossibleUse> possible_uses(const Duel& duel, ObjectId id, const ConditionWords* words = nullptr);
/// The sentences of possible_uses ("Bob may cast it now.", "Bob may not cast it: ... (R-TARGET-1).").
std::vector<std::string> legality_of(const Duel& duel, ObjectId id);

}  // namespace sleight
