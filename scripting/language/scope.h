#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/card/definition.h"
#include "core/card/given_names.h"
#include "core/card/reference_records.h"
#include "core/card/rows.h"
#include "scripting/language/thing_kinds.h"

/// What is given at one place of a definition, for words that speak of it.
namespace sleight {

/// Kinds of choices, as a set of bits.
using Choices = std::uint16_t;
static_assert(has_room_for<ChoiceKind, Choices>);
constexpr Choices any_choice = 0xFFFF;
/// An opponent is a player that was chosen.
constexpr Choices bit_of(ChoiceKind kind) {
  return static_cast<Choices>(1U << static_cast<unsigned>(kind == ChoiceKind::opponent  ? ChoiceKind::player
                                                          : kind == ChoiceKind::colours ? ChoiceKind::colour
                                                                                        : kind));
}

/// The names of what something was done to, with what gives each.
struct NameRow {
  Reference name;
  std::string_view word;
  std::string_view fix;
};
constexpr std::array<NameRow, 13> name_rows{{
    {Reference::destroyed, "destroyed", "Let a step before destroy or bury something."},
    {Reference::sacrificed, "sacrificed", "Let the cost, or a step before, sacrifice something."},
    {Reference::discarded, "discarded", "Let the cost, or a step before, discard something."},
    {Reference::drawn, "drawn", "Let a step before draw something."},
    {Reference::made, "made", "Let a step before make a token."},
    {Reference::moved, "moved", "Let a step before put or return something somewhere."},
    {Reference::removed, "removed", "Let the cost, or a step before, remove something from the game."},
    {Reference::untapped, "untapped", "Let the cost untap something."},
    {Reference::countered, "countered", "Let a step before counter something."},
    {Reference::found_before, "found_before", "Write it into a `process` that searches, or behind one."},
    {Reference::chosen_pile, "chosen_pile", "Let a step before be `choose_pile()`."},
    {Reference::other_pile, "other_pile", "Let a step before be `choose_pile()`."},
    {Reference::found, "found", "Write it into the steps of a `search`, or behind it."},
}};
static_assert(std::all_of(name_rows.begin(), name_rows.end(),
                          [](const NameRow& row) { return is_named(row.name); }));
static_assert(std::count_if(reference_records.begin(), reference_records.end(), [](const auto& row) {
                return row.of.is_named;
              }) == static_cast<std::ptrdiff_t>(name_rows.size()));

/// Whether the payment of a cost gives up the card that has it.
bool gives_itself_up(const Cost& cost);
/// What a step gives to those behind it; what waits for its moment comes after them.
Names names_given(const Step& step);

/// What words mean at one place of a definition.
struct Scope {
  int line = 1;
  GivenByEvent event;  ///< and loops: `it`, `other_one`, `that_player`, `that_much`, `life_before`
  bool result = false;
  Names named = 0;     ///< what the cost or the steps before have given a name to
  bool moved = false;  ///< a step has put cards into play: whatever names one of them means the permanent now
  bool gone = false;   ///< the cost has given up this card itself
  std::uint32_t gone_targets = 0;  ///< which targets lie elsewhere by now, as bits
  bool gone_found = false;         ///< and whether what was found last does
  bool gone_it = false;            ///< what the event is told of does,
  bool gone_self = false;          ///< and it is this card
  bool piles = false;              ///< a step before has separated something into piles
  bool came_back = false;          ///< a step, or one in it, has put something into play since
  bool x = false;
  bool process = false;  ///< it is done in a process, which may be done again
  bool played = false;   ///< the card is played, so that what is chosen then can be asked
  bool holder = true;    ///< there is a card, and somebody who controls it
  bool enchanted = false;
  bool enchantment = false;  ///< the card is a local one
  Choices choices = 0;       ///< what may have been chosen by then
  Choices chosen_later = 0;  ///< what the card chooses at all: what `choices` lacks of it, after this
  bool targets = false;      ///< some may be chosen: how many, `check_targets` asks
  bool targeting = false;    ///< what may be one is being said: none is known yet but those said before it
  std::size_t targets_said = 0;                       ///< how many of them
  const std::vector<TargetSpec>* targeted = nullptr;  ///< what they are, where that is known
  Keyword::Parameter parameter = Keyword::Parameter::none;
};

/// The scope of abilities that another card will have, in a script at that line: of what that is, nothing is
/// known.
Scope scope_of_some_card(int line);

/// What the steps of a card choose. What it grants or makes chooses for itself.
Choices choices_made(const Card& card);
/// The same of one ability.
Choices choices_made(const Ability& ability);
/// What a step, and those in it, have chosen for the steps behind it; what waits for its moment comes after
/// them.
Choices choices_made(const Step& step);
/// Whether a step, or one in it, has separated something into piles for those behind it.
bool leaves_piles(const Step& step);

}  // namespace sleight
