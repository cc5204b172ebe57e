#pragma once

#include <cstdint>

#include "core/duel/duel.h"

namespace sleight::playtest {

/// Digests of how a duel looks.
struct Look {
  std::uint64_t board = 0;  ///< of all but when it is
  std::uint64_t whole = 0;
};

/// Digests of all that the players can see of a duel at rest, and of nothing that is only kept: what lies
/// where, what it is, its damage and whether it is tapped, life, mana, who fights whom, and which hidden
/// cards are known. Counters are left out: what they do is seen, and those that do nothing make no
/// difference. So are abilities other than keywords: what they do is seen when they do it.
Look appearance(const Duel& duel);

}  // namespace sleight::playtest
