#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/card/definition.h"
#include "core/card/letters.h"
#include "core/card/rows.h"
#include "core/card/rules.h"

/// How the closed lists of a definition and of a rule set are spelt: one table for each list, with one row
/// for each value, for everything that reads or writes them: scripts, scenarios, explanations, the wording of
/// cards.
namespace sleight {

/// How one value of a closed list is spelt.
template <typename E>
struct Spelling {
  E value;
  const char* spelling;           ///< by itself: "legend", "in play"
  const char* english = nullptr;  ///< within a sentence, where that is another word: "legendary", "play"
};

/// The table of a list, in the order of its values. Each list below has one; there is none for anything else.
template <typename E>
inline constexpr std::array<Spelling<E>, 0> all_spellings{};

/// Proves that a table of a list of bits has a row for each up to `last`, in their order.
template <typename E, std::size_t n>
constexpr bool spells_each_bit(const std::array<Spelling<E>, n>& rows, E last) {
  for (std::size_t i = 0; i < n; ++i)
    if (static_cast<std::size_t>(rows[i].value) != std::size_t{1} << i) return false;
  return rows[n - 1].value == last;
}

/// How colours are spelt.
template <>
inline constexpr std::array<Spelling<Colour>, colour_count> all_spellings<Colour>{{{Colour::white, "white"},
                                                                                   {Colour::blue, "blue"},
                                                                                   {Colour::black, "black"},
                                                                                   {Colour::red, "red"},
                                                                                   {Colour::green, "green"}}};
static_assert(has_each(all_spellings<Colour>));

/// How card types are spelt.
template <>
inline constexpr std::array<Spelling<CardType>, 8> all_spellings<CardType>{
    {{CardType::land, "land"},
     {CardType::creature, "creature"},
     {CardType::artifact, "artifact"},
     {CardType::enchantment, "enchantment"},
     {CardType::instant, "instant"},
     {CardType::interrupt, "interrupt"},
     {CardType::sorcery, "sorcery"},
     {CardType::mana_source, "mana source"}}};
static_assert(spells_each_bit(all_spellings<CardType>, CardType::mana_source));

/// How supertypes are spelt.
template <>
inline constexpr std::array<Spelling<Supertype>, 4> all_spellings<Supertype>{
    {{Supertype::basic, "basic"},
     {Supertype::legend, "legend", "legendary"},
     {Supertype::world, "world"},
     {Supertype::snow_covered, "snow-covered"}}};
static_assert(spells_each_bit(all_spellings<Supertype>, Supertype::snow_covered));

/// How zones are spelt.
template <>
inline constexpr std::array<Spelling<Zone>, count_of<Zone>> all_spellings<Zone>{
    {{Zone::library, "library"},
     {Zone::hand, "hand"},
     {Zone::in_play, "in play", "play"},
     {Zone::graveyard, "graveyard"},
     {Zone::out_of_game, "out of game", "out of the game"},
     {Zone::out_of_play, "out of play"},
     {Zone::limbo, "limbo"},
     {Zone::set_aside, "set aside"},
     {Zone::ante, "ante"},
     {Zone::nowhere, "nowhere"}}};
static_assert(has_each(all_spellings<Zone>));

/// How comparisons are spelt.
template <>
inline constexpr std::array<Spelling<Comparison>, count_of<Comparison>> all_spellings<Comparison>{
    {{Comparison::at_least, "at least"}, {Comparison::at_most, "at most"}, {Comparison::equal, "exactly"}}};
static_assert(has_each(all_spellings<Comparison>));

/// How the parts of a phase are spelt.
template <>
inline constexpr std::array<Spelling<PhasePart>, count_of<PhasePart>> all_spellings<PhasePart>{
    {{PhasePart::beginning, "beginning"}, {PhasePart::ordinary, "ordinary"}, {PhasePart::end, "end"}}};
static_assert(has_each(all_spellings<PhasePart>));

/// How speeds are spelt.
template <>
inline constexpr std::array<Spelling<Speed>, count_of<Speed>> all_spellings<Speed>{
    {{Speed::instant, "instant"},
     {Speed::sorcery, "sorcery"},
     {Speed::interrupt, "interrupt"},
     {Speed::mana_source, "mana source"}}};
static_assert(has_each(all_spellings<Speed>));

/// How kinds of choices are spelt.
template <>
inline constexpr std::array<Spelling<ChoiceKind>, count_of<ChoiceKind>> all_spellings<ChoiceKind>{
    {{ChoiceKind::colour, "colour"},
     {ChoiceKind::colours, "colours"},
     {ChoiceKind::basic_land_type, "basic land type"},
     {ChoiceKind::creature_type, "creature type"},
     {ChoiceKind::number, "number"},
     {ChoiceKind::player, "player"},
     {ChoiceKind::opponent, "opponent"},
     {ChoiceKind::card, "card"},
     {ChoiceKind::card_name, "card name"},
     {ChoiceKind::colour_word, "colour word"},
     {ChoiceKind::land_word, "land word"}}};
static_assert(has_each(all_spellings<ChoiceKind>));

/// How durations are spelt.
template <>
inline constexpr std::array<Spelling<Duration>, count_of<Duration>> all_spellings<Duration>{
    {{Duration::for_good, "for good", ""},
     {Duration::end_of_turn, "end of turn", "until end of turn"},
     {Duration::end_of_combat, "end of combat", "until end of combat"},
     {Duration::while_source_in_play, "while in play", "while its source is in play"},
     {Duration::while_source_tapped, "while tapped", "while its source stays tapped"},
     {Duration::while_source_yours, "while yours", "while its source stays under that control"},
     {Duration::while_yours_and_tapped, "while yours and tapped",
      "while its source stays tapped and under that control"},
     {Duration::next_untap, "next untap", "through the next untap phase"},
     {Duration::next_upkeep, "next upkeep", "until the next upkeep"},
     {Duration::end_of_next_upkeep, "end of next upkeep", "until the end of the next upkeep"},
     {Duration::next_turn, "next turn", "until the next turn"},
     {Duration::owners_next_turn, "owner's next turn", "until its owner's next turn"}}};
static_assert(has_each(all_spellings<Duration>));

template <>
inline constexpr std::array<Spelling<Keyword::Parameter>, count_of<Keyword::Parameter>>
    all_spellings<Keyword::Parameter>{{{Keyword::Parameter::none, "nothing", ""},
                                       {Keyword::Parameter::quality, "quality", "a quality"},
                                       {Keyword::Parameter::number, "number", "a number"},
                                       {Keyword::Parameter::cost, "cost", "a cost"}}};
static_assert(has_each(all_spellings<Keyword::Parameter>));

/// How the actions of phases are spelt.
template <>
inline constexpr std::array<Spelling<PhaseAction>, count_of<PhaseAction>> all_spellings<PhaseAction>{
    {{PhaseAction::none, "none"},
     {PhaseAction::untap, "untap"},
     {PhaseAction::draw, "draw"},
     {PhaseAction::main, "main"},
     {PhaseAction::discard, "discard"},
     {PhaseAction::cleanup, "cleanup"}}};
static_assert(has_each(all_spellings<PhaseAction>));

/// How layers are spelt.
template <>
inline constexpr std::array<Spelling<Layer>, layer_count> all_spellings<Layer>{
    {{Layer::copy, "copy"},
     {Layer::control, "control"},
     {Layer::text, "text"},
     {Layer::land_type, "land type"},
     {Layer::animation, "animation"},
     {Layer::colour, "colour"},
     {Layer::abilities, "abilities"},
     {Layer::set_power_toughness, "set power and toughness"},
     {Layer::modify_power_toughness, "modify power and toughness"},
     {Layer::counters, "counters"},
     {Layer::switching, "switching"}}};
static_assert(has_each(all_spellings<Layer>));

/// How `value` is spelt; "" for a set of values, or for none.
template <typename E>
constexpr const char* spelling_of(E value) {
  for (const Spelling<E>& row : all_spellings<E>)
    if (row.value == value) return row.spelling;
  return "";
}

/// How `value` reads within an English sentence.
template <typename E>
constexpr const char* english_of(E value) {
  for (const Spelling<E>& row : all_spellings<E>)
    if (row.value == value) return row.english != nullptr ? row.english : row.spelling;
  return "";
}

/// The value that is spelt so, in whatever case (as all words are compared); nothing when none is.
template <typename E>
constexpr std::optional<E> spelt(std::string_view spelling) {
  for (const Spelling<E>& row : all_spellings<E>)
    if (same_but_for_case(spelling, row.spelling)) return row.value;
  return std::nullopt;
}

/// The value that reads so within an English sentence; nothing when none does.
template <typename E>
constexpr std::optional<E> said_in_english(std::string_view words) {
  for (const Spelling<E>& row : all_spellings<E>)
    if (words == (row.english != nullptr ? row.english : row.spelling)) return row.value;
  return std::nullopt;
}

}  // namespace sleight
