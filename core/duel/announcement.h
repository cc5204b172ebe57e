#pragma once

#include <cstdint>
#include <vector>

#include "core/card/mana.h"
#include "core/duel/characteristics.h"

/// What is known of the moment at which something was announced, to whatever waits or lasts.
namespace sleight {

/// A word of a text that was chosen, and the word that it is to read as: indices of colours, or of basic land
/// types.
struct ChosenWords {
  static constexpr std::uint8_t none = 0xFF;
  std::uint8_t from = none;
  std::uint8_t to = none;
  bool operator==(const ChosenWords&) const = default;
};

/// A card, or a player, that was chosen.
struct ChosenThing {
  Thing thing;
  /// Of a card: which it was when it was chosen, so that a copy of it stays what it has become.
  CardId card = CardId::none;
  bool operator==(const ChosenThing&) const = default;
};

/// What `choose` settled, remembered for the effect and with the card that asked: each kind of choice by
/// itself, so that a second one leaves what was chosen of another kind (R-CAST-1).
struct Chosen {
  static constexpr std::uint8_t none = 0xFF;
  /// Beside this bit stand the bits of several colours.
  static constexpr std::uint8_t several = 0x80;
  std::uint8_t colour = none;     ///< colour index, or `several` of them
  std::uint8_t land_type = none;  ///< index into Rules::basic_lands
  ChosenWords colour_word;
  ChosenWords land_word;
  PlayerId player = PlayerId::none;
  std::int16_t number = -1;  ///< -1: none
  Word creature_type;
  Word card_name;
  ChosenThing thing;
  bool operator==(const Chosen&) const = default;
};

/// The colours of `Chosen::colour`; none where none was chosen.
inline Colours chosen_colours(std::uint8_t chosen) {
  if (chosen == Chosen::none) return {};
  if (chosen < colour_count) return Colours(static_cast<Colour>(chosen));
  return Colours::from_bits(static_cast<std::uint8_t>(chosen & ~Chosen::several));
}

/// A damage source or a dead object, as it was (R-RESOLVE-2, R-DMG-2).
struct LastKnown : Traits {
  /// Counters of one kind that lay on it.
  struct Counted {
    Word kind;
    std::int16_t count = 0;
    bool operator==(const Counted&) const = default;
  };
  ObjectId object;
  bool tapped = false;
  ObjectId attached_to;
  std::vector<Counted> counters;
  bool operator==(const LastKnown&) const = default;
};

/// What a step of an effect, or the payment of its cost, has done something to.
struct StepResults {
  Reference by = Reference::nothing;  ///< what that is called: Reference::sacrificed, …
  LastKnown was;                      ///< as it was then, or just after; its `object` is what is meant
  std::int32_t x = 0;                 ///< countered: the X that was paid for the spell
  bool operator==(const StepResults&) const = default;
};

/// One keyword among those that a permanent has.
struct KeywordHeld {
  AbilityId use = AbilityId::none;  ///< none: no keyword
  ObjectId giver;                   ///< the object whose text it is: the permanent, or what grants it
  bool operator==(const KeywordHeld&) const = default;
};

/// Under what circumstances something was announced: all that its steps, its rules and its changes may speak
/// of later. Whatever waits (a spell, a delayed effect) or lasts holds the whole of it, so that nothing it
/// names is lost on the way.
struct Announcement {
  ObjectId source;  ///< the card whose text it is: in limbo, or the permanent whose ability it is
  PlayerId controller = PlayerId::none;
  AbilityId keyword = AbilityId::none;  ///< the use of a keyword that it belongs to ("the parameter")
  ObjectId giver;                       ///< whose text it is, where it belongs to a keyword
  TextWords text;                       ///< how its words read; a spell being cast is read as it is now
  Chosen chosen;
  std::int32_t x = 0;                          ///< the X paid (R-MANA-7)
  std::int32_t paid_another = 0;               ///< how often the second of two optional costs was paid
  std::vector<Thing> targets{};                ///< flat, in the order of the mode's TargetSpecs
  std::vector<std::uint16_t> target_counts{};  ///< how many belong to each TargetSpec
  std::vector<std::int32_t> shares{};          ///< of what is divided among targets, by their places
  Thing it;                                    ///< of the event that set it off, or what a loop has come to
  ObjectId other_one;                          ///< the second object of that event
  PlayerId that_player = PlayerId::none;
  std::int32_t that_amount = 0;
  std::int32_t life_before = 0;     ///< of that event's damaged player, before the damage
  std::int32_t last_result = 0;     ///< what the step before did
  std::int32_t rounds = 0;          ///< how often the process under way was done before
  std::vector<StepResults> done{};  ///< of each sort of steps what the last one has done something to
  ManaPool spent;                   ///< the mana that was spent to pay for it
  bool source_untapped = false;     ///< its source has become untapped since it was announced (R-DUR-3)
  bool operator==(const Announcement&) const = default;
};

}  // namespace sleight
