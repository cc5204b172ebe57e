#pragma once

#include <vector>

#include "core/table/table.h"

namespace sleight {

/// Asks for what `choice` names and returns it.
Chosen ask_choice(Table& table, PlayerId player, ChoiceKind choice, ObjectId source,
                  const std::vector<Thing>& among = {});

}  // namespace sleight
