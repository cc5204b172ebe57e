#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Numbers and what is measured: read and said.
namespace sleight {

/// "Card types among cards in your graveyard": how many different ones.
Amount read_sorts_among(ReadingContext& context, const Node& said);
Amount read_number(ReadingContext& context, const Node& number);
/// "Half", "a third of" so much, rounded.
Amount read_fraction(ReadingContext& context, const Node& fraction, bool up, Amount whole);
/// How an amount is called that is a part of another.
struct Fraction {
  std::string_view said;
  const Amount* whole = nullptr;
  bool up = false;
};
std::optional<Fraction> fraction_of(const Amount& amount);
/// A number, or "that much".
Amount read_amount(ReadingContext& context, const Node& amount);
/// "That many": as many as the event counts, or as were taken away.
Amount read_that_many(ReadingContext& context);
/// "Power", "casting cost": what is asked of a thing, and "life" of a player.
AmountKind read_value(ReadingContext& context, const Node& value);
/// The players who have the most life of all, or the least.
Selector players_with_most_life(bool most);
Amount counters_on(Word kind, const Selector& of);
/// The value of one thing or player; any other has none.
Amount value_of(ReadingContext& context, AmountKind kind, const Selector& of);
/// So many for each of those; one for each is their number.
Amount times(Amount number, Amount each);
/// "For each swamp you control": how many there are.
Amount read_for_each(ReadingContext& context, const Node& for_each);
/// "The number of Forests you control", "its power minus 4".
Amount read_measured(ReadingContext& context, const Node& measured);
Amount read_measure(ReadingContext& context, const Node& measure);
/// "{2}{B}". `made`: it is mana and no cost, so that it may be colourless.
ManaCost read_mana(ReadingContext& context, const Node& mana, bool made = false);
/// The name of a counter: "charge", "+1/+1".
Word read_counter_kind(ReadingContext& context, const Node& counter_kind);
/// "upkeep", "draw".
Word read_phase(ReadingContext& context, const Node& phase_name);

/// An amount where a number is written: what is no number becomes X, and the sentence ends by saying what X
/// is.
std::string say_amount(Speaker& speaker, const Amount& amount);
std::string say_measure(Speaker& speaker, const Amount& amount);
/// The same, or for one what `one` says ("a").
std::string say_number(Speaker& speaker, const Amount& amount, std::string_view one);
/// The same of an amount that may be left out: `one` then too.
std::string say_number(Speaker& speaker, const Box<Amount>& amount, std::string_view one);
/// What stands behind "for each" and is read as that: "creature you control"; "" for other amounts.
std::string say_for_each(Speaker& speaker, const Amount& amount);
std::string say_phase(Speaker& speaker, Word phase);

/// "The amount of black mana spent on X", of a spell.
Amount read_spent_on_x(ReadingContext& context, const Node& said);
/// The same in English; "" for any other amount.
std::string say_spent_on_x(const Speaker& speaker, const Amount& amount);

}  // namespace sleight
