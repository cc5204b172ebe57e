#pragma once

#include <string>

#include "tools/library/card_scripts.h"
#include "tools/scenario/world.h"

namespace sleight {

/// A scenario that shows what an ability does.
struct ScenarioDraft {
  std::string script;   ///< a whole file; "" where none was found
  std::string problem;  ///< why none was found
};

/// Writes a scenario for an ability of a card, the first being 0, whose spellings `words` has. The card is
/// played among plain creatures and permanents of both players; what is then otherwise than with a card that
/// is the same but for the ability is what the scenario expects, so that it passes, and fails when the
/// ability does nothing. It says what the script does: whether that is what the card should do is for its
/// author to read. A card that `world` has not is given as its script.
ScenarioDraft draft_scenario(const scenario::World& world, const CardFile& script, const Words& words,
                             std::size_t ability, const std::string& title);

}  // namespace sleight
