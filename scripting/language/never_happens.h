#pragma once

#include "core/card/definition.h"
#include "scripting/words/argument_reader.h"

/// What a script says of moments that never come.
namespace sleight {

/// Finds in a card, or in a token (`token`): triggers of events that never happen (L0246, L0251), and
/// conditions that never hold (L0251), and conditions that say nothing (L0232). Only what the definition
/// itself decides is told.
void check_never_happens(const Reader& reader, const Card& card, bool token);
/// The same in the abilities of a module: of the cards that will have them nothing is known.
void check_never_happens(const Reader& reader, const std::vector<Ability>& abilities);

}  // namespace sleight
