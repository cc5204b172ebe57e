#include "grammar/parsing/network.h"

#include <stdexcept>

namespace sleight {

namespace {

using antlr4::atn::ATNState;
using antlr4::atn::RuleTransition;
using antlr4::atn::Transition;

std::int32_t place_of(const ATNState& state) { return static_cast<std::int32_t>(state.stateNumber); }

}  // namespace

Network::Network(const antlr4::atn::ATN& atn) {
  for (ATNState* state : atn.states) {
    Place& place = places.emplace_back();
    place.first = static_cast<std::int32_t>(moves.size());
    // A state that optimising has taken out of the network leaves its number behind.
    if (state == nullptr) continue;
    place.moves = static_cast<std::int32_t>(state->transitions.size());
    place.waits = !state->epsilonOnlyTransitions;
    place.ends_rule = state->getStateType() == ATNState::RULE_STOP;
    for (const Transition* transition : state->transitions) {
      Move& move = moves.emplace_back();
      move.to = place_of(*transition->target);
      switch (transition->getSerializationType()) {
        case Transition::EPSILON:
          break;
        case Transition::RULE:
          move.kind = Move::Kind::call;
          move.detail = place_of(*static_cast<const RuleTransition*>(transition)->followState);
          break;
        case Transition::ATOM:
          move.kind = Move::Kind::word;
          move.detail = number_of(static_cast<std::size_t>(transition->label().getSingleElement()));
          break;
        case Transition::SET: {
          move.kind = Move::Kind::words;
          move.detail = static_cast<std::int32_t>(sets.size());
          std::vector<bool>& set = sets.emplace_back(atn.maxTokenType + 2);
          for (const ssize_t type : transition->label().toList())
            set[static_cast<std::size_t>(number_of(static_cast<std::size_t>(type)))] = true;
          break;
        }
        default:
          throw std::logic_error("the grammar asks for more than words: prediction knows no predicates");
      }
    }
  }
  for (const antlr4::atn::DecisionState* decision : atn.decisionToState)
    decisions.push_back(place_of(*decision));
}

}  // namespace sleight
