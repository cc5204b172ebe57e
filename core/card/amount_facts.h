#pragma once

#include <cstdint>

#include "core/card/state_parts.h"
#include "core/card/thing_set.h"

/// What a kind of amount is like: what whoever walks the amounts of a definition asks of each of them. The
/// facts of all kinds stand in one table (amount_records.h).
namespace sleight {

enum class AmountKind : std::uint8_t;

/// What may be true of a kind of amount, as a set of bits.
enum class AmountTraits : std::uint8_t {
  of_steps = 1U << 0U,    ///< what came of steps before, or of what is under way: nobody knows it beforehand
  is_half = 1U << 1U,     ///< of the first of `terms`
  of_uses = 1U << 2U,     ///< how often an ability was used
  of_size = 1U << 3U,     ///< a power or toughness
  of_card = 1U << 4U,     ///< one of the figures that are printed on a card
  is_extreme = 1U << 5U,  ///< the most or the least that any of several things has
};
/// The traits of either.
constexpr AmountTraits operator|(AmountTraits a, AmountTraits b) {
  return static_cast<AmountTraits>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// The fields that an amount may have, as bits in the order of definition_fields.h. The kind is read of each.
enum class AmountFields : std::uint8_t {
  number = 1U << 1U,
  word = 1U << 2U,
  of = 1U << 3U,
  by = 1U << 4U,
  terms = 1U << 5U,
  function = 1U << 6U,
};
/// The fields of either.
constexpr AmountFields operator|(AmountFields a, AmountFields b) {
  return static_cast<AmountFields>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// All that is known of a kind of amount.
struct AmountRecord {
  const char* name = nullptr;       ///< for what is found wrong, for tests and tables
  AmountFields reads{};             ///< an amount of this kind has no other field set
  ThingKinds of = ThingKinds::all;  ///< of what it is read, or one of what it counts
  Dependence asks{};
  AmountTraits traits{};
};

/// The record of a kind of amount.
const AmountRecord& record_of(AmountKind kind);
/// Whether a kind of amount has any of those traits.
bool has(AmountKind kind, AmountTraits traits);

}  // namespace sleight
