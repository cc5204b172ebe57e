#pragma once

#include <cstddef>
#include <string>

#include "grammar/effects/effect_family.h"
#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Some of several cards, which somebody picks, and the rest of them: "choose a card from it", "the rest",
/// "all but one of them"; read and said.
namespace sleight {

/// So many of those, as whoever does it likes, and they are what was found.
Selector pick(ReadingContext& context, Selector what, Amount how_many, const Selector& subject, Steps& steps,
              bool at_random = false);
/// "One of them", of the cards on top of a library: what is left of them is the rest. Where those that are
/// picked stay in the library the rest goes first, and is known by what it is not.
Selector pick_of_them(ReadingContext& context, const Amount& amount, const Selector& subject, Steps& steps,
                      bool at_random, bool stays);
/// "The rest": what is left of the cards of which some were picked.
Selector the_rest(ReadingContext& context);
/// Whether it is said by what the step before has moved.
bool is_what_stays(Selector rest);
/// What is done last, with the rest, before anything is done with what was found: once that is gone, others
/// would lie on top.
void do_rest_first(ReadingContext& context, Steps& steps);
/// "All but one of them", of the cards on top of a library: one is chosen that stays.
Selector all_but_one(ReadingContext& context, const Selector& subject, Steps& steps);
/// "The last cards you looked at this way", of a library that is shuffled meanwhile: they are remembered
/// before that, and known again behind it.
Selector last_looked_at(ReadingContext& context, Steps& steps);
/// "Put all but one of them on the bottom of your library in a random order"; "" for other two steps.
std::string say_all_but_one(Speaker& speaker, const Step& chosen, const Step& rest);
/// "Shuffle your library and put the last cards you looked at this way on top of your library in any order",
/// of the four steps from there on; "" for others.
std::string say_shuffled_under(const Steps& steps, std::size_t from);
EffectFamily picking_family();

}  // namespace sleight
