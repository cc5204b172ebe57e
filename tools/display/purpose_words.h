#pragma once

#include <string>

#include "core/card/library.h"

namespace sleight {

/// What an ability of `card` is: "damage prevention", "a mana source", "an interrupt: it counters what it is
/// aimed at", "an upkeep cost". Of modes that differ each is told: "mode 1: …; mode 2: …".
std::string purpose_words(const Library& library, const Card& card, const Ability& ability);

}  // namespace sleight
