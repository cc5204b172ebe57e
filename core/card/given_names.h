#pragma once

#include <cstdint>

#include "core/card/definition.h"
#include "core/card/rows.h"

/// The names by which what follows may speak of that to which a cost or a step has done something.
namespace sleight {

/// A set of such references (`sacrificed`, `moved`, ...), as bits.
using Names = std::uint64_t;
static_assert(has_room_for<Reference, Names>);
/// The set of one name; empty for `nothing`.
constexpr Names bit_of(Reference name) {
  return name == Reference::nothing ? 0 : Names{1} << static_cast<unsigned>(name);
}

/// Whether the step removes something from the game.
bool removes_from_game(const Step& step);
/// Whether the step is a process: done once, and once more as often as `again` is done in it.
bool is_process(const Step& step);

/// What the payment of a cost gives a name to.
Names names_given(const Cost& cost);
/// What a step itself gives a name to, without its cost and the steps that stand in it. Nobody knows that of
/// a function: it gives none.
Names own_names_given(const Step& step);

}  // namespace sleight
