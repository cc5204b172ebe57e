#pragma once

#include <iosfwd>
#include <optional>

#include "core/duel/duel.h"
#include "core/table/decision.h"

namespace sleight {

/// Puts a decision to a person at a terminal, with what their player can see, and reads the answer by number.
/// Nothing when the person leaves (end of input, or "quit").
std::optional<std::int32_t> ask_person(const Duel& duel, const Decision& decision, std::istream& in,
                                       std::ostream& out);

}  // namespace sleight
