#include "scripting/language/scope.h"

#include <algorithm>

#include "core/card/definition_fields.h"

namespace sleight {
namespace {

class ChoicesMade {
 public:
  void operator()(const Step& step) {
    if (step.verb == Verb::choose) made |= bit_of(step.choice);
    if (step.verb == Verb::function) made = any_choice;  // nobody knows
  }
  bool operator()(const Change& /*granted*/) { return false; }
  bool operator()(const Card& /*token*/) { return false; }
  Choices made = 0;
};

}  // namespace

Names names_given(const Cost& cost) {
  Names given = 0;
  for (const CostPart& part : cost.parts) {
    if (part.kind == CostPart::Kind::sacrifice) given |= bit_of(Reference::sacrificed);
    if (part.kind == CostPart::Kind::untap) given |= bit_of(Reference::untapped);
    if (part.kind == CostPart::Kind::discard) given |= bit_of(Reference::discarded);
    if (part.kind == CostPart::Kind::remove_from_game || part.kind == CostPart::Kind::return_to_hand)
      given |= bit_of(Reference::moved);
    if (part.kind == CostPart::Kind::remove_from_game) given |= bit_of(Reference::removed);
  }
  return given;
}

bool gives_itself_up(const Cost& cost) {
  return std::any_of(cost.parts.begin(), cost.parts.end(), [](const CostPart& part) {
    return part.kind == CostPart::Kind::sacrifice && part.what.from == Reference::self;
  });
}

Names names_given(const Step& step) {
  if (step.verb == Verb::function) return ~Names{0};  // nobody knows
  Names given = bit_of(named_by(step.verb)) | names_given(step.cost);
  if (step.verb == Verb::move && (step.zone == Zone::out_of_game || step.zone == Zone::out_of_play))
    given |= bit_of(Reference::removed);
  if (step.verb == Verb::choose_pile) given |= bit_of(Reference::chosen_pile) | bit_of(Reference::other_pile);
  if (step.verb == Verb::at_time) return given;
  for (const auto* steps : {&step.then, &step.otherwise})
    for (const Step& inside : *steps) given |= names_given(inside);
  // What a process has found is known behind it too.
  const bool process = step.verb == Verb::repeat && !step.amount && !step.condition;
  if (process && (given & bit_of(Reference::found)) != 0) given |= bit_of(Reference::found_before);
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
  if (step.verb == Verb::function) return any_choice;  // nobody knows
  if (step.verb == Verb::at_time) return 0;
  Choices made = step.verb == Verb::choose ? bit_of(step.choice) : Choices{0};
  for (const auto* steps : {&step.then, &step.otherwise})
    for (const Step& inside : *steps) made |= choices_made(inside);
  return made;
}

bool leaves_piles(const Step& step) {
  if (step.verb == Verb::separate || step.verb == Verb::function) return true;
  const auto some = [](const std::vector<Step>& steps) {
    return std::any_of(steps.begin(), steps.end(), leaves_piles);
  };
  return step.verb != Verb::at_time && (some(step.then) || some(step.otherwise));
}

}  // namespace sleight
