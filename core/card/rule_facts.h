#pragma once

#include <cstdint>

#include "core/card/event_facts.h"
#include "core/card/thing_set.h"

/// What a rule is like: what whoever walks the rules of a definition asks of each of them. The facts of all
/// rules stand in one table (rule_records.h).
namespace sleight {

enum class RuleKind : std::uint8_t;

/// What may be true of a rule, as a set of bits.
enum class RuleTraits : std::uint16_t {
  of_creatures = 1U << 0U,    ///< says something of creatures, and nothing of an enchantment that says it
  of_combat = 1U << 1U,       ///< matters in an attack only
  of_fighters = 1U << 2U,     ///< says which of those affected, and of those that `by` selects, may fight
  of_sources = 1U << 3U,      ///< is about damage from the sources that `by` selects
  does_steps = 1U << 4U,      ///< its steps are done where something would happen
  may_skip = 1U << 5U,        ///< the affected players may skip a part of their turns
  of_phase = 1U << 6U,        ///< `word` is a phase
  puts_counters = 1U << 7U,   ///< gives counters of the kind `word`
  lowers = 1U << 8U,          ///< `amount` may be below 0
  exchanges_mana = 1U << 9U,  ///< takes `mana` for `instead_of`
  of_untapping = 1U << 10U,   ///< keeps its own permanent tapped, and so holds while that is tapped
  of_entering = 1U << 11U,    ///< says how something comes into play
};
/// The traits of either.
constexpr RuleTraits operator|(RuleTraits a, RuleTraits b) {
  return static_cast<RuleTraits>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// The fields that a rule may have, as bits in the order of definition_fields.h. The kind is read of each.
enum class RuleFields : std::uint16_t {
  by = 1U << 1U,
  to = 1U << 2U,
  amount = 1U << 3U,
  word = 1U << 4U,
  mana = 1U << 5U,
  instead_of = 1U << 6U,
  combat_only = 1U << 7U,
  aimed_only = 1U << 8U,
  optional = 1U << 9U,
  tapping_only = 1U << 10U,
  once = 1U << 11U,
  but_first = 1U << 12U,
};
/// The fields of either.
constexpr RuleFields operator|(RuleFields a, RuleFields b) {
  return static_cast<RuleFields>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// All that is known of a rule.
struct RuleRecord {
  const char* name = nullptr;                   ///< for what is found wrong, for tests and tables
  RuleFields reads{};                           ///< a rule of this kind has no other field set
  ThingKinds affects = ThingKinds::permanents;  ///< whom it is about
  int least = 0;                                ///< the least `amount` with which it says anything
  ThingKinds it = ThingKinds::none;             ///< what `it` names in its steps
  EventFills fills{};                           ///< what words mean there
  RuleTraits traits{};
};

/// The record of a rule.
const RuleRecord& record_of(RuleKind rule);
/// Whether a rule has any of those traits.
bool has(RuleKind rule, RuleTraits traits);

}  // namespace sleight
