#pragma once

#include <cstdint>

#include "core/card/library.h"
#include "core/card/rules.h"

namespace sleight {

/// A number that tells whether two definitions are the same in every respect the rules can see. A save keeps
/// it for each card it uses, so that a duel is never continued with cards that have changed meanwhile. The
/// keywords and counters that a card names count as part of it. It does not hang on what else the library
/// holds.
std::uint64_t fingerprint(const Library& library, const Card& card);
std::uint64_t fingerprint(const Library& library, const Keyword& keyword);
std::uint64_t fingerprint(const Library& library, const CounterKind& counter);
/// The same for a rule set with all its options.
std::uint64_t fingerprint(const Library& library, const Rules& rules);

}  // namespace sleight
