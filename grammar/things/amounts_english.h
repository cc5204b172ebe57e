#pragma once

#include <string>
#include <string_view>

#include "grammar/meaning.h"
#include "grammar/speaker.h"

/// Numbers and what is measured: read and said.
namespace sleight {

Amount read_number(Meaning& meaning, const Node& number);
/// A number, or "that much".
Amount read_amount(Meaning& meaning, const Node& amount);
/// "The number of Forests you control", "its power minus 4".
Amount read_measure(Meaning& meaning, const Node& measure);
/// "{2}{B}". `made`: it is mana and no cost, so that it may be colourless.
ManaCost read_mana(Meaning& meaning, const Node& mana, bool made = false);
/// The name of a counter: "charge", "+1/+1".
Word read_counter_kind(Meaning& meaning, const Node& counter_kind);
/// "upkeep", "draw".
Word read_phase(Meaning& meaning, const Node& phase_name);

/// An amount where a number is written: what is no number becomes X, and the sentence ends by saying what X
/// is.
std::string say_amount(Speaker& speaker, const Amount& amount);
std::string say_measure(Speaker& speaker, const Amount& amount);
/// The same, or for one what `one` says ("a").
std::string say_number(Speaker& speaker, const Amount& amount, std::string_view one);
/// The same of an amount that may be left out: `one` then too.
std::string say_number(Speaker& speaker, const Box<Amount>& amount, std::string_view one);
std::string say_phase(Speaker& speaker, Word phase);

}  // namespace sleight
