#pragma once

#include <string>

#include "tools/scenario/game.h"

/// Sources of mana that a scenario names for a cost.
namespace sleight::scenario {

/// Names those of `paying` that give mana for the play that `option` begins, and that its cost takes for
/// nothing else: its mana is drawn from them first. To be called before the option is answered.
void name_sources(Game& game, Said& said, const Option& option);
/// The mana of the next cost that p pays is drawn from that object first. What gives p no mana is a Failure.
void name_source(Game& game, PlayerId p, const Value& source);
/// Takes back what `said` has named and no cost has drawn from. The first of it that was given up for nothing
/// either, by its place in `paying`; the end of that list where there is none.
std::size_t take_back_sources(Game& game, const Said& said);
/// Why no cost draws mana for p from that object, and what to name in its place; "" where one may.
std::string why_no_source(const Game& game, PlayerId p, const Value& source);
/// Why the entry at `place` of `paying` was not needed for a play that is over.
std::string why_not_paid(const Game& game, const Said& said, std::size_t place);
/// The kind of mana that a word names, as a bit: a colour, or "colourless"; 0 of anything else.
ManaKinds kind_of_mana(const Value& value);
/// Those words, as a message lists them.
inline constexpr const char* kinds_of_mana_text =
    "\"white\", \"blue\", \"black\", \"red\", \"green\" or \"colourless\"";

}  // namespace sleight::scenario
