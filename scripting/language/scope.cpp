#include "scripting/language/scope.h"

#include <algorithm>

#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"

namespace sleight {
namespace {

class ChoicesMade {
 public:
  void operator()(const Step& step) {
    if (step.verb == Verb::choose) made |= bit_of(step.choice);
    if (has(step.verb, VerbTraits::unknown)) made = any_choice;  // nobody knows
  }
  bool operator()(const Change& /*granted*/) { return false; }
  bool operator()(const Card& /*token*/) { return false; }
  Choices made = 0;
};

}  // namespace

bool gives_itself_up(const Cost& cost) {
  return std::any_of(cost.parts.begin(), cost.parts.end(), [](const CostPart& part) {
    return part.kind == CostPart::Kind::sacrifice && part.what.from == Reference::self;
  });
}

Names names_given(const Step& step) {
  if (has(step.verb, VerbTraits::unknown)) return ~Names{0};  // nobody knows
  Names given = own_names_given(step) | names_given(step.cost);
  if (has(step.verb, VerbTraits::waits)) return given;
  for (const auto* steps : {&step.then, &step.otherwise})
    for (const Step& inside : *steps) given |= names_given(inside);
  // What a process has found is known behind it too.
  if (is_process(step) && (given & bit_of(Reference::found)) != 0) given |= bit_of(Reference::found_before);
  return given;
}

Scope scope_of_some_card(int line) {
  Scope scope;
  scope.line = line;
  scope.x = scope.enchanted = true;
  scope.choices = any_choice;
  return scope;
}

Choices choices_made(const Card& card) {
  ChoicesMade choices;
  definition::walk_inside(card, choices);
  return choices.made;
}

Choices choices_made(const Ability& ability) {
  ChoicesMade choices;
  definition::walk(ability, choices);
  return choices.made;
}

Choices choices_made(const Step& step) {
  if (has(step.verb, VerbTraits::unknown)) return any_choice;  // nobody knows
  if (has(step.verb, VerbTraits::waits)) return 0;
  Choices made = step.verb == Verb::choose ? bit_of(step.choice) : Choices{0};
  for (const auto* steps : {&step.then, &step.otherwise})
    for (const Step& inside : *steps) made |= choices_made(inside);
  return made;
}

bool leaves_piles(const Step& step) {
  if (has(step.verb, VerbTraits::leaves_piles)) return true;
  const auto some = [](const std::vector<Step>& steps) {
    return std::any_of(steps.begin(), steps.end(), leaves_piles);
  };
  return !has(step.verb, VerbTraits::waits) && (some(step.then) || some(step.otherwise));
}

}  // namespace sleight
