#include "core/table/decision.h"

namespace sleight {

std::string why_refused(const Decision& decision, std::int32_t answer) {
  if (decision.accepts(answer)) return "";
  const std::string asked = std::string("the decision \"") + name_of(decision.kind) + "\" has no answer " +
                            std::to_string(answer) + "; it takes ";
  if (decision.is_number())
    return asked + "a number from " + std::to_string(decision.least) + " to " + std::to_string(decision.most);
  return asked + "the number of one of its options, 0 to " + std::to_string(decision.options.size() - 1);
}

const char* name_of(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::play:
      return "play";
    case DecisionKind::mode:
      return "mode";
    case DecisionKind::x:
      return "x";
    case DecisionKind::target:
      return "target";
    case DecisionKind::choose:
      return "choose";
    case DecisionKind::number:
      return "number";
    case DecisionKind::pay:
      return "pay";
    case DecisionKind::sacrifice:
      return "sacrifice";
    case DecisionKind::discard:
      return "discard";
    case DecisionKind::untap:
      return "untap";
    case DecisionKind::order:
      return "order";
    case DecisionKind::attack:
      return "attack";
    case DecisionKind::band:
      return "band";
    case DecisionKind::block:
      return "block";
    case DecisionKind::assign:
      return "assign";
    case DecisionKind::mana:
      return "mana";
    case DecisionKind::start:
      return "start";
    case DecisionKind::skip:
      return "skip";
    case DecisionKind::complete:
      return "complete";
  }
  return "?";
}

const char* name_of(Window window) {
  switch (window) {
    case Window::none:
      return "none";
    case Window::main:
      return "main";
    case Window::phase:
      return "phase";
    case Window::respond:
      return "respond";
    case Window::interrupt:
      return "interrupt";
    case Window::prevent:
      return "prevent";
    case Window::regenerate:
      return "regenerate";
    case Window::attack_announced:
      return "attack announced";
    case Window::combat:
      return "combat";
  }
  return "?";
}

}  // namespace sleight
