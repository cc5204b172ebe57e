#pragma once

#include <cstdint>

#include "core/card/state_parts.h"
#include "core/card/thing_set.h"

/// What a quality is like: what whoever walks the filters of a definition asks of each of them. The facts of
/// all qualities stand in one table (quality_records.h).
namespace sleight {

enum class Quality : std::uint8_t;

/// What may be true of a quality, as a set of bits.
enum class QualityTraits : std::uint16_t {
  of_combat = 1U << 0U,     ///< comes of an attack or of blocks, this one or one before
  of_attackers = 1U << 1U,  ///< only attackers have it
  of_blockers = 1U << 2U,   ///< only blockers have it
  of_place = 1U << 3U,      ///< says where a card lies, and nothing of the card
  of_player = 1U << 4U,     ///< says whose a thing is
  of_card = 1U << 5U,       ///< stands on a card, wherever that lies
  of_itself = 1U << 6U,     ///< is asked of the thing alone, where its `of` and `amount` ask for no other
  is_adjective = 1U << 7U,  ///< "a tapped creature": its name says what the thing is
};
/// The traits of either.
constexpr QualityTraits operator|(QualityTraits a, QualityTraits b) {
  return static_cast<QualityTraits>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// The fields that a filter may have, as bits in the order of definition_fields.h. The quality, and whether
/// it is turned round, are read of each.
enum class FilterFields : std::uint16_t {
  types = 1U << 2U,
  supertypes = 1U << 3U,
  colours = 1U << 4U,
  word = 1U << 5U,
  zone = 1U << 6U,
  compare = 1U << 7U,
  amount = 1U << 8U,
  of = 1U << 9U,
  alternatives = 1U << 10U,
};
/// The fields of either.
constexpr FilterFields operator|(FilterFields a, FilterFields b) {
  return static_cast<FilterFields>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// All that is known of a quality.
struct QualityRecord {
  const char* name = nullptr;           ///< for what is found wrong, for tests and tables
  FilterFields reads{};                 ///< a filter of this quality has no other field set
  ThingKinds of = ThingKinds::all;      ///< what it can be asked of
  ThingKinds inside = ThingKinds::all;  ///< what the selector inside the filter has to give
  Dependence asks{};
  QualityTraits traits{};
};

/// The record of a quality.
const QualityRecord& record_of(Quality quality);
/// Whether a quality has any of those traits.
bool has(Quality quality, QualityTraits traits);
/// Whether filters of a quality read any of those fields.
bool reads(Quality quality, FilterFields fields);

}  // namespace sleight
