#pragma once

#include <vector>

#include "core/table/table.h"

namespace sleight {

/// `id` as what was chosen.
Chosen of_object(const Duel& duel, ObjectId id);
/// Asks for what `choice` names and returns it.
Chosen ask_choice(Table& table, PlayerId player, ChoiceKind choice, ObjectId source,
                  const std::vector<Thing>& among = {});

}  // namespace sleight
