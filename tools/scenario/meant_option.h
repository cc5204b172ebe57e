#pragma once

#include <optional>
#include <string>

#include "core/duel/duel.h"
#include "core/explanation/why_not_target.h"
#include "core/table/decision.h"
#include "tools/scenario/scenario_value.h"

namespace sleight::scenario {

/// The answer to `decision` that a scenario means by `wish`: an object, player, play, number, yes or no, or a
/// word ("black", "mountain", "done", a card's name). Nothing when no option is meant by it; a Failure when
/// several are that differ.
std::optional<std::int32_t> meant(const Duel& duel, const Decision& decision, const Value& wish);
/// Whether a packet is meant: by its victim, by its source, or by both: `{ from = source, to = victim }`.
bool is_meant_packet(const Duel& duel, const Packet& packet, const Value& wish);
/// The answer of what is no question, because it has no other.
std::optional<std::int32_t> one_answer(const Decision& decision);
/// The one sensible answer where nobody said anything: that, one of several that come to the same, or any
/// order of what comes into a graveyard.
std::optional<std::int32_t> only_sensible(const Duel& duel, const Decision& decision);
/// Whether it is the order in which different cards come into the graveyard of whoever is asked.
bool leaves_graveyard_open(const Duel& duel, const Decision& decision);
/// Why `wish` is not among the targets that `decision` offers, in words with a rule's id. `asked` tells which
/// use asks.
std::string why_no_target(const Duel& duel, const Decision& decision, const Value& wish,
                          const TargetAsked& asked);

}  // namespace sleight::scenario
