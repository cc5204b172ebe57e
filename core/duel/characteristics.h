#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "core/card/library.h"
#include "core/card/rows.h"
#include "core/duel/ids.h"

namespace sleight {

class Duel;

/// A bit for each kind of rule.
using RuleKinds = std::bitset<count_of<RuleKind>>;

/// How colour words and land types in a card's text read now (Sleight of Mind, Magical Hack).
struct TextWords {
  std::array<Colour, colour_count> colours{Colour::white, Colour::blue, Colour::black, Colour::red,
                                           Colour::green};
  std::array<std::uint8_t, colour_count> lands{0, 1, 2, 3, 4};  ///< indices into Rules::basic_lands
  bool operator==(const TextWords&) const = default;
};

/// Whether a text reads as it was written.
inline bool is_plain(const TextWords& text) {
  unsigned difference = 0;  // asked all the time: no call, no branches
  for (unsigned i = 0; i < colour_count; ++i)
    difference |= (static_cast<unsigned>(text.colours[i]) ^ i) | (text.lands[i] ^ i);
  return difference == 0;
}

/// What was chosen for the effect, or by the permanent, that grants an ability, as in `Chosen`. Where nothing
/// was, who has the ability may have chosen something.
struct GrantedChoice {
  static constexpr std::uint8_t none = 0xFF;
  std::uint8_t colour = none;
  std::uint8_t land_type = none;
  bool operator==(const GrantedChoice&) const = default;
};

/// An ability that an object has now, and where it got it.
struct HeldAbility {
  const Ability* ability = nullptr;
  const Ability* keyword = nullptr;  ///< the use of the keyword whose module it belongs to ("the parameter")
  ObjectId giver;       ///< the object whose text it is: itself, or the enchantment that grants it
  Timestamp since = 0;  ///< when it got it
  TextWords text;       ///< how that text reads now (protection from a Sleighted colour)
  GrantedChoice chosen{};
  PlayerId granted_by = PlayerId::none;  ///< whose lasting effect gives it, where one does
  AbilityId id = AbilityId::none;        ///< its number in the library, if it is activated or triggered
  bool of_counter = false;               ///< of counters that count for `keyword`, and no part of that
  bool operator==(const HeldAbility&) const = default;
};

/// How many subtypes an object can have at once; more are not added.
inline constexpr int subtype_limit = 8;

/// What an object shows of itself: all that selectors ask of what lives and of what is only remembered.
struct Traits {
  CardId card = CardId::none;  ///< what it is, or what it copies
  Word name;
  CardType types = CardType::none;
  Supertype supertypes = Supertype::none;
  Colours colours;
  PlayerId controller = PlayerId::none;
  std::array<Word, subtype_limit> subtypes{};
  std::uint8_t subtype_count = 0;
  std::int32_t power = 0;
  std::int32_t toughness = 0;

  /// Whether it has one of these card types.
  bool is(CardType type) const { return any(types & type); }
  /// Whether it has that subtype.
  bool has_subtype(Word word) const {
    for (int i = 0; i < subtype_count; ++i)
      if (subtypes[static_cast<std::size_t>(i)] == word) return true;
    return false;
  }
  bool operator==(const Traits&) const = default;
};

/// What an object is now, after every continuous effect. Everything except its abilities is flat.
struct Characteristics : Traits {
  TextWords text;
  RuleKinds rules;                  ///< those that some ability of it speaks of for itself
  std::uint32_t first_ability = 0;  ///< its part of the duel's table of held abilities
  std::uint32_t ability_count = 0;
};

}  // namespace sleight
