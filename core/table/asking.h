#pragma once

#include <cstdint>
#include <vector>

#include "core/table/table.h"

namespace sleight {

/// Everything that a player decides is asked here, and nowhere else: these functions make the decision, put
/// it to the agent, refuse answers that it does not accept, and write down the one that counts. A decision
/// with one possible answer is not put to anyone (but for `Table::every_decision`) and never journaled.

/// What was taken of several options.
struct Taken {
  std::size_t index = 0;  ///< counted from 0
  Option option;
};

/// Whether the player does it; `yes` is the first option.
bool ask_whether(Table& table, const Question& question);
/// A number from `least` to `most`; `least` where the range is empty.
std::int32_t ask_number(Table& table, const Question& question, std::int32_t least, std::int32_t most);
/// One of `options`, of which there must be at least one.
Taken ask_option(Table& table, const Question& question, std::vector<Option> options);
/// One of `values` (modes, colours, basic land types), of which there must be at least one.
std::int32_t ask_value(Table& table, const Question& question, const std::vector<std::int32_t>& values);
/// One of the colours `among`, of which there must be at least one.
Colour ask_colour(Table& table, const Question& question, Colours among);
/// One of `things`. With `may_stop` the first option is to be done, and that gives no thing; without, there
/// must be a thing to take.
Thing ask_which(Table& table, const Question& question, const std::vector<Thing>& things,
                bool may_stop = false);
/// So many of `things`, one after the other; all when there are no more.
std::vector<Thing> ask_some(Table& table, const Question& question, std::vector<Thing> things, int count);
/// In which order `things` come; nobody is asked for the last (R-ZONE-6).
std::vector<Thing> ask_order(Table& table, const Question& question, std::vector<Thing> things);
/// How `amount` is divided among `things`, each in turn the subject of a question; the last gets the rest
/// (R-CDMG-1).
std::vector<int> ask_division(Table& table, Question question, const std::vector<Thing>& things, int amount);

/// The option of answering with a thing.
Option option_of(const Thing& thing);

}  // namespace sleight
