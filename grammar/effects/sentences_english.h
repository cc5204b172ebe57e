#pragma once

#include "grammar/meaning.h"

/// How sentences follow one another, and what stands around the order or statement in each of them; read
/// only, because each step is said as a sentence of its own.
namespace sleight {

void read_sentences(Meaning& meaning, const Node& sentences, Mode& mode);
void read_sentence(Meaning& meaning, const Node& sentence, Steps& steps);
/// Orders or a statement, with what makes it depend on something or wait.
void read_clause(Meaning& meaning, const Node& clause, Steps& steps);
void read_order(Meaning& meaning, const Node& imperative, Steps& steps);
/// What of the two stands among the children of `node`.
void read_order_or_statement(Meaning& meaning, const Node& node, Steps& steps);

}  // namespace sleight
