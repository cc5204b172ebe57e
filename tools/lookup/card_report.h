#pragma once

#include <string>
#include <vector>

#include "tools/lookup/card_profile.h"
#include "tools/lookup/scenario_index.h"

namespace sleight {

/// A card, and the scenarios that name it.
struct ShownCard {
  CardProfile profile;
  std::vector<NamedScenario> scenarios;
};

/// The face of a card, what it really does, where it stands, and the scenarios that name it, the first of
/// them told and the rest counted.
std::string card_text(const ShownCard& card);
/// The cards as JSON, with all scenarios.
std::string cards_json(const std::vector<ShownCard>& cards);

}  // namespace sleight
