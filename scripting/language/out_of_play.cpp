#include "scripting/language/out_of_play.h"

#include <algorithm>

#include "core/card/event_facts.h"
#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"

namespace sleight {
namespace {

constexpr unsigned most_targets = 32;

/// The target that is moved, as a bit; 0 for whatever else.
std::uint32_t target_bit(const Selector& what) {
  const bool whole = what.from == Reference::target && what.filters.empty() && what.index < most_targets;
  return whole ? std::uint32_t{1} << what.index : 0;
}

/// Whether the step, or one inside it, puts something into play before those behind it are done.
bool puts_into_play(const Step& step) {
  if (step.verb == Verb::move_to_play || has(step.verb, VerbTraits::unknown)) return true;
  if (has(step.verb, VerbTraits::waits)) return false;
  return std::any_of(step.then.begin(), step.then.end(), puts_into_play) ||
         std::any_of(step.otherwise.begin(), step.otherwise.end(), puts_into_play);
}

}  // namespace

bool is_done_in_play(const Step& step, bool sizes) {
  if (step.verb == Verb::put_counters) return sizes;
  if (step.verb == Verb::change) return true;
  const ThingKinds taken = taken_by(step).what;
  return any(taken & ThingKinds::permanents) &&
         !any(taken & (ThingKinds::cards | ThingKinds::spells | ThingKinds::effects));
}

bool lies_outside_play(const Scope& scope, const Selector& selector) {
  if (!selector.also.empty()) return false;
  switch (selector.from) {
    case Reference::target:
      return (scope.gone_targets & target_bit(selector)) != 0;
    case Reference::cards:
      return !scope.came_back;
    case Reference::found:
      return scope.gone_found && !scope.came_back;
    case Reference::sacrificed:
    case Reference::discarded:
    case Reference::removed:
    case Reference::moved:
      return (scope.named & bit_of(selector.from)) != 0 && !scope.came_back;
    case Reference::it:
      return scope.gone_it && !scope.came_back;
    case Reference::self:
      return (scope.gone || scope.gone_self) && !scope.came_back;
    default:
      return false;
  }
}

void note_moves(const Step& step, Scope& scope) {
  const bool leaves =
      (step.verb == Verb::move && step.zone != Zone::out_of_play) || step.verb == Verb::sacrifice;
  if (leaves) scope.gone_targets |= target_bit(step.what);
  // What names a card that comes into play follows it there (R-ZONE-11).
  if (step.verb == Verb::move_to_play) scope.gone_targets &= ~target_bit(step.what);
  const bool of_found = step.what.from == Reference::found && step.what.filters.empty();
  if (step.verb == Verb::search)
    scope.gone_found = finds_cards(step);
  else if (of_found && (leaves || step.verb == Verb::move_to_play))
    scope.gone_found = leaves;
  scope.came_back = scope.came_back || puts_into_play(step);
}

bool finds_cards(const Step& search) { return search.what.from == Reference::cards; }

void note_gone(const Trigger& trigger, Scope& scope) {
  const bool left = has(trigger.event, EventTraits::leaving) || trigger.event == EventKind::discards;
  scope.gone_it = left;
  scope.gone_self = left && trigger.subject.from == Reference::self && trigger.subject.also.empty();
}

}  // namespace sleight
