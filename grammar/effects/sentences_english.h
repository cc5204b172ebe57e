#pragma once

#include <functional>

#include "grammar/reading_context.h"

/// How sentences follow one another, and what stands around the order or statement in each of them; read
/// only, because each step is said as a sentence of its own.
namespace sleight {

void read_sentences(ReadingContext& context, const Node& sentences, Mode& mode);
/// Fails where the sentences of a mode leave open what comes of an offer or a target.
void see_all_is_told(ReadingContext& context, const Mode& mode);
void read_sentence(ReadingContext& context, const Node& sentence, Steps& steps);
/// Orders or a statement, with what makes it depend on something or wait.
void read_clause(ReadingContext& context, const Node& clause, Steps& steps);
/// The clause of a sentence that may end by saying what X is.
void read_clause_where(ReadingContext& context, const Node& node, Steps& steps);
/// ", where X is ...": `read_rest` reads what stands before it, once to see of what that speaks, and then
/// with X and Y.
void read_where(ReadingContext& context, const Node& where_x,
                const std::function<void(ReadingContext&)>& read_rest);
/// "Unless you pay {1}, ...": before what happens if nobody does.
void read_unless_first(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps);
void read_order(ReadingContext& context, const Node& imperative, Steps& steps);
/// What of the two stands among the children of `node`.
void read_order_or_statement(ReadingContext& context, const Node& node, Steps& steps);

/// "{X}, where X is its casting cost": an X that is no choice of who pays, of mana of any kind and nothing
/// else. Any other price is read as costs are.
Cost read_price(ReadingContext& context, const Node& cost);

}  // namespace sleight
