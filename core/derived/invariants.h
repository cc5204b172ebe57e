#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// Everything that must be true of every duel at every rest point, in one place: each card in exactly one
/// zone, lists and objects agree, no negative pool or counter, time stamps strictly ordered, no creature in
/// play with lethal damage or toughness below 1, no batch or packet left open, … Returns what is broken.
std::vector<std::string> broken_invariants(const Duel& duel);

}  // namespace sleight
