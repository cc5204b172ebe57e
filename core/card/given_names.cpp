#include "core/card/given_names.h"

#include "core/card/verb.h"
#include "core/card/verb_facts.h"

namespace sleight {

bool removes_from_game(const Step& step) {
  return step.verb == Verb::move && (step.zone == Zone::out_of_game || step.zone == Zone::out_of_play);
}

bool is_process(const Step& step) { return step.verb == Verb::repeat && !step.amount && !step.condition; }

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

Names own_names_given(const Step& step) {
  Names given = bit_of(record_of(step.verb).named);
  if (removes_from_game(step)) given |= bit_of(Reference::removed);
  if (step.verb == Verb::choose_pile) given |= bit_of(Reference::chosen_pile) | bit_of(Reference::other_pile);
  return given;
}

}  // namespace sleight
