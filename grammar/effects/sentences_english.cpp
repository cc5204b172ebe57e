#include "grammar/effects/sentences_english.h"

#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/lasting_english.h"
#include "grammar/effects/waiting_english.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// "... to have 1 damage to target creature prevented": no first, no second (R-RESOLVE-1).
Step for_a_purpose(Meaning& meaning, const Node& purpose, Steps done) {
  meaning.take(purpose);
  Step first = step(Verb::prerequisite);
  first.then = std::move(done);
  if (const Node* said = purpose.child(Phrase::statement))
    read_effect(meaning, *said, {}, first.otherwise);
  else
    read_effect(meaning, purpose, {}, first.otherwise);
  return first;
}

/// Who may pay. "They" is a person, also where a spell was spoken of last: then it is the event's player.
Selector read_payer(Meaning& meaning, const Node& np) {
  const Selector payer = read_np(meaning, np);
  if (payer.from != Reference::it) return payer;
  if (!meaning.event || !np.first().first().has(Lexeme::THEY)) meaning.fail();
  return meaning.player.empty() ? one(Reference::that_player) : meaning.player;
}

/// "... unless you pay {1}", "... unless you control a Forest".
Step unless_so(Meaning& meaning, const Node& unless, Steps done) {
  meaning.take(unless);
  Step pay;
  if (const Node* said = unless.child(Phrase::condition)) {
    pay = step(Verb::when);
    pay.condition = read_condition(meaning, *said);
  } else {
    pay = step(Verb::may, actor(read_payer(meaning, unless.the(Phrase::np))));
    pay.cost = read_cost(meaning, unless.the(Phrase::cost));
    if (meaning.where_x && pay.cost.mana.x != 0) meaning.fail();  // an X that is no choice of who pays
  }
  pay.otherwise = std::move(done);
  return pay;
}

/// "... at end of combat".
Step at_a_later_time(Meaning& meaning, const Node& later, Steps done) {
  meaning.take(later);
  Step then =
      later.has(Lexeme::UPKEEP) ? at_next_upkeep(meaning) : at_next_end(meaning, later.has(Lexeme::COMBAT));
  then.then = std::move(done);
  return then;
}

}  // namespace

void read_order(Meaning& meaning, const Node& imperative, Steps& steps) {
  meaning.take(imperative);
  read_effect(meaning, imperative.first(), {}, steps);
}

void read_order_or_statement(Meaning& meaning, const Node& node, Steps& steps) {
  for (const Node* order : node.all(Phrase::imperative)) read_order(meaning, *order, steps);
  if (const Node* said = node.child(Phrase::statement)) read_effect(meaning, *said, {}, steps);
}

void read_clause(Meaning& meaning, const Node& clause, Steps& steps) {
  meaning.take(clause);
  Steps done;
  read_order_or_statement(meaning, clause, done);
  if (const Node* purpose = clause.child(Phrase::purpose))
    // From the inside out: "unless" spares whoever pays the purpose too, and both wait for the time.
    done = {for_a_purpose(meaning, *purpose, std::move(done))};
  if (const Node* unless = clause.child(Phrase::unless))
    done = {unless_so(meaning, *unless, std::move(done))};
  if (const Node* later = clause.child(Phrase::later))
    done = {at_a_later_time(meaning, *later, std::move(done))};
  for (Step& each : done) steps.push_back(std::move(each));
}

void read_sentence(Meaning& meaning, const Node& sentence, Steps& steps) {
  meaning.take(sentence);
  const Node& said = sentence.first();
  if (said.is(Phrase::restriction)) return read_restriction(meaning, said);
  // Sentences of a form of their own have a row in some family, as orders have.
  if (!said.is(Phrase::clause)) return read_effect(meaning, said, {}, steps);
  if (const Node* where = sentence.child(Phrase::where_x)) {
    meaning.take(*where);
    // Before the clause, although it stands behind it: the clause is where X is met.
    meaning.where_x = read_measure(meaning, where->the(Phrase::measure));
  }
  // "It cannot be regenerated" is no effect of its own, but tells how the step before destroys (R-DEST-2).
  if (!read_no_regeneration(meaning, said, steps)) read_clause(meaning, said, steps);
  // X means this in its own sentence only; in the next it is what was chosen and paid (R-MANA-7).
  meaning.where_x = {};
}

void read_sentences(Meaning& meaning, const Node& sentences, Mode& mode) {
  meaning.take(sentences);
  // Only what is announced can have targets (R-TARGET-3): outside a mode there is no list to aim into.
  meaning.targets = &mode.targets;
  for (const Node* each : sentences.all(Phrase::sentence)) read_sentence(meaning, *each, mode.steps);
  meaning.targets = nullptr;
}

}  // namespace sleight
