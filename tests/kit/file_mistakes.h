#pragma once

#include <vector>

#include "tests/kit/mistake_kinds.h"

namespace sleight::kit {

/// Mistakes in files that are no cards: sets, rule sets, keywords, mods, scenarios, decks, saves.
std::vector<MistakeKind> mistakes_in_files();

}  // namespace sleight::kit
