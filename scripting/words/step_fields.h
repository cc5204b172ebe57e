#pragma once

#include "scripting/words/word_form.h"

/// What the words of steps are put together from: what a word sets by itself, and the fields that many of
/// them take.
namespace sleight::step_fields {

/// A step that does this, and what its word sets by itself.
template <Verb verb>
void preset_verb(Step& step) {
  step.verb = verb;
}

/// The same for a word that means one of them where no number is written.
template <Verb verb>
void preset_verb_once(Step& step) {
  step.verb = verb;
  step.amount = Amount(1);
}

/// The same for a word by which so many are done at most.
template <Verb verb>
void preset_verb_up_to(Step& step) {
  step.verb = verb;
  step.up_to = true;
}

/// A step that changes something, or makes a rule, for so long: how long is a word of its own.
template <Verb verb, Duration duration>
void lasts(Step& step) {
  step.verb = verb;
  step.duration = duration;
}

/// What it is done to.
inline Field<Step> what(const char* doc, bool required = true) {
  return field<Step, &Step::what>("what", doc, required);
}
/// The player who does it, or has it done to them.
inline Field<Step> who(const char* doc = "The player; you when left out.", bool required = false) {
  return field<Step, &Step::what>("who", doc, required);
}
/// How many, or how much.
inline Field<Step> number(const char* doc, bool required = true) {
  return field<Step, &Step::amount>("n", doc, required);
}
/// Another thing that it speaks of.
inline Field<Step> other_thing(const char* name, const char* doc, bool required = false) {
  return field<Step, &Step::other>(name, doc, required);
}
/// Steps in a list of their own.
inline Field<Step> then(const char* doc) { return field<Step, &Step::then, StepList>("steps", doc, true); }
/// Steps as items of the table.
inline Field<Step> items(const char* doc) { return field<Step, &Step::then>("steps", doc); }

/// How many of them, for costs alone; check_step refuses it in an effect.
inline Field<Step> so_many_of_them() { return number("As a cost: how many; 1 when left out.", false); }

}  // namespace sleight::step_fields
