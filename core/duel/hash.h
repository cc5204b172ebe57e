#pragma once

#include <string>

#include "core/duel/duel.h"

/// Duel::hash is defined beside it.
namespace sleight {

/// The raw state as bytes, the basis of hash and save. Equal duels give equal bytes.
std::string state_bytes(const Duel& duel);

}  // namespace sleight
