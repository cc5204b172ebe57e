#include "core/card/purpose.h"

#include <algorithm>
#include <optional>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"

namespace sleight {
namespace {

/// Whether the selector, or one of those it adds, looks at something of these.
template <typename... References>
bool looks_at(const Selector& selector, References... wanted) {
  return ((selector.from == wanted) || ...) ||
         std::any_of(selector.also.begin(), selector.also.end(),
                     [&](const Selector& other) { return looks_at(other, wanted...); });
}

/// Whether X stands anywhere in it, however deep.
template <typename Part>
bool reads_x(const Part& part) {
  bool found = false;
  definition::walk(part, [&found](const Amount& amount) { found = found || amount.is_x(); });
  return found;
}

/// Whether X says what may be a target, or how many there must be.
bool aims_by_x(const Mode& mode) {
  return std::any_of(mode.targets.begin(), mode.targets.end(),
                     [](const TargetSpec& target) { return reads_x(target.what) || reads_x(target.least); });
}

template <typename Asks>
bool some_target(const Mode& mode, Asks asks) {
  return std::any_of(mode.targets.begin(), mode.targets.end(),
                     [&](const TargetSpec& target) { return asks(target.what); });
}

/// Mana and nothing else, be it several times.
bool only_adds_mana(const Step& step) {
  if (step.verb == Verb::repeat)
    return !step.condition && std::all_of(step.then.begin(), step.then.end(), only_adds_mana);
  return has(step.verb, VerbTraits::adds_mana);
}

ModeUse use_of(const Mode& mode) {
  // R-DP-3: whatever aims at a packet can be played only while there are packets, whatever else it does.
  if (some_target(mode, [](const Selector& what) { return looks_at(what, Reference::packets); }))
    return ModeUse::prevention;
  if (mode.steps.empty()) return ModeUse::ordinary;
  // All of its steps: a mode that also does something else is not bound to the moment of the one step.
  const auto all = [&](auto... verbs) {
    return std::all_of(mode.steps.begin(), mode.steps.end(),
                       [&](const Step& step) { return ((step.verb == verbs) || ...); });
  };
  if (all(Verb::prevent, Verb::redirect)) return ModeUse::prevention;
  // R-REGEN-2: what regenerates first belongs to the moment of dying; what it does besides comes with it.
  if (regenerated(mode) != nullptr) return ModeUse::regeneration;
  if (std::all_of(mode.steps.begin(), mode.steps.end(), only_adds_mana)) return ModeUse::mana;
  return ModeUse::ordinary;
}

ModePurpose purpose_of(const Mode& mode) {
  ModePurpose purpose;
  purpose.use = use_of(mode);
  // R-INT-4: aimed at a permanent as well, it is an interrupt where it is aimed at what is under way.
  purpose.aims_at_plays = some_target(mode, names_play);
  // Also deep inside: "counter it unless its caster pays" has its counter in the branch of a `may`. A spell
  // that is put elsewhere while it is under way is countered by another name.
  definition::walk(mode.steps, [&](const Step& step) {
    const bool moves_target = step.verb == Verb::move && step.what.from == Reference::target &&
                              step.what.index < mode.targets.size() &&
                              names_play(mode.targets[step.what.index].what);
    const bool counters = step.verb == Verb::counter || moves_target;
    purpose.counters = purpose.counters || (purpose.aims_at_plays && counters);
  });
  return purpose;
}

/// Whether the condition holds in some phases alone, whatever else it asks for.
bool names_phase(const Condition& condition) {
  switch (condition.kind) {
    case ConditionKind::phase_is:
      return true;
    case ConditionKind::all:
      return std::any_of(condition.parts.begin(), condition.parts.end(), names_phase);
    case ConditionKind::any:
      return !condition.parts.empty() &&
             std::all_of(condition.parts.begin(), condition.parts.end(), names_phase);
    default:
      return false;
  }
}

bool names_end_of_attack(const Condition& condition) {
  if (condition.kind == ConditionKind::phase_is) return condition.phase == Word{"end of attack"};
  return (condition.kind == ConditionKind::all || condition.kind == ConditionKind::any) &&
         std::any_of(condition.parts.begin(), condition.parts.end(), names_end_of_attack);
}

/// Whether mana is added when these steps are done, and not by what they make, grant or leave waiting.
bool adds_mana(const std::vector<Step>& steps) {
  return std::any_of(steps.begin(), steps.end(), [](const Step& step) {
    return has(step.verb, VerbTraits::adds_mana) ||
           (!step.trigger && (adds_mana(step.then) || adds_mana(step.otherwise)));
  });
}

/// Whether the step asks for a payment to untap something.
bool pays_to_untap(const Step& step) {
  return step.verb == Verb::may && step.otherwise.empty() && !step.cost.empty() && !step.then.empty() &&
         step.then[0].verb == Verb::untap;
}

PhaseCost cost_of(const Ability& ability) {
  if (ability.modes.empty() || ability.modes[0].steps.empty()) return PhaseCost::none;
  if (untap_cost_of(ability).what != nullptr) return PhaseCost::untapping;
  const Step& first = ability.modes[0].steps[0];
  if (first.verb != Verb::may) return PhaseCost::none;
  // R-UPKEEP-1: something follows when it is not paid, so it is demanded, whatever it is paid for.
  return first.otherwise.empty() ? PhaseCost::offered : PhaseCost::owed;
}

/// Where this card lies, as a selector that means it says; nothing where that says nothing of it.
std::optional<Zone> place_of_self(const Selector& what) {
  if (what.from != Reference::self) return std::nullopt;
  for (const Filter& filter : what.filters)
    if (filter.asks_for(Quality::in_zone)) return filter.zone;
  return std::nullopt;
}

std::optional<Zone> place_asked(const Condition& condition) {
  if (condition.kind == ConditionKind::all)
    for (const Condition& part : condition.parts)
      if (const std::optional<Zone> place = place_asked(part)) return place;
  if (condition.kind == ConditionKind::exists) return place_of_self(condition.what);
  if (condition.kind != ConditionKind::matches || condition.what.from != Reference::self) return std::nullopt;
  Selector asked = condition.what;
  asked.filters.insert(asked.filters.end(), condition.like.filters.begin(), condition.like.filters.end());
  return place_of_self(asked);
}

/// Where what is moved first lies, of what is done at once.
std::optional<Zone> place_moved(const std::vector<Step>& steps) {
  for (const Step& step : steps) {
    if (step.trigger) continue;
    if (has(step.verb, VerbTraits::moves))
      if (const std::optional<Zone> place = place_of_self(step.what)) return place;
    if (const std::optional<Zone> place = place_moved(step.then)) return place;
    if (const std::optional<Zone> place = place_moved(step.otherwise)) return place;
  }
  return std::nullopt;
}

/// What only a permanent pays for, or hears of: what happens to it moves it, and the rest of the ability
/// finds it there.
bool is_of_permanent(const Ability& ability) {
  if (ability.kind == AbilityKind::triggered && ability.trigger.subject.from == Reference::self) return true;
  const auto in_play = [](const CostPart& part) {
    return part.kind == CostPart::Kind::sacrifice && (part.what.empty() || part.what.from == Reference::self);
  };
  return ability.cost.tap || std::any_of(ability.cost.parts.begin(), ability.cost.parts.end(), in_play);
}

Zone place_of(const Ability& ability) {
  if (ability.kind != AbilityKind::activated && ability.kind != AbilityKind::triggered) return Zone::in_play;
  // It lies there by now, and hears of it.
  const bool gone = ability.trigger.event == EventKind::discards || ability.trigger.elsewhere;
  if (ability.kind == AbilityKind::triggered && gone && ability.trigger.subject.from == Reference::self)
    return Zone::graveyard;
  for (const CostPart& part : ability.cost.parts) {
    if (part.kind == CostPart::Kind::discard && part.what.from == Reference::self) return Zone::hand;
    if (const std::optional<Zone> place = place_of_self(part.what)) return *place;
  }
  if (const std::optional<Zone> place = place_asked(ability.condition)) return *place;
  if (is_of_permanent(ability)) return Zone::in_play;
  for (const Mode& mode : ability.modes)
    if (const std::optional<Zone> place = place_moved(mode.steps)) return *place;
  return Zone::in_play;
}

/// Adds the moments that fit what a mode does. `interrupts`: it may be played as an interrupt too.
void add_moments(ModeUse use, bool interrupts, Moments& when) {
  for (std::size_t i = 0; i < count_of<Moment>; ++i) {
    const auto moment = static_cast<Moment>(i);
    if (fits(use, moment) && (moment != Moment::interrupt || interrupts)) when.add(moment);
  }
}

/// What a cost takes at least, whatever the duel makes of it; 0 where that is open.
int least_mana_of(const Cost& cost) { return cost.times ? 0 : cost.mana.total(); }

std::uint8_t as_byte(int mana) { return static_cast<std::uint8_t>(std::min(mana, Reach::most_named)); }

Reach reach_of(const Ability& ability, const std::vector<ModePurpose>& modes) {
  Reach reach;
  for (const ModePurpose& mode : modes) add_moments(mode.use, mode.interrupts, reach.when);
  if (ability.speed == Speed::sorcery) reach.when = {Moment::main};
  reach.least_mana = as_byte(least_mana_of(ability.cost));
  return reach;
}

}  // namespace

bool fits(ModeUse use, Moment moment) {
  return (use == ModeUse::prevention) == (moment == Moment::prevention) &&
         (use == ModeUse::regeneration) == (moment == Moment::regeneration);
}

Reach reach_of(const Card& card) {
  Reach reach;
  reach.land = any(card.types & CardType::land);
  reach.mana_source = any(card.types & CardType::mana_source);
  const Ability* effect = spell_ability(card);
  if (reach.land) {
    reach.when = {Moment::main};
    return reach;
  }
  if (any(card.types & (permanent_types | CardType::sorcery))) {
    reach.when = {Moment::main};
    if (card.as_instant) reach.when.add(Moment::fast);
  } else if (effect == nullptr) {
    reach.when = Moments::all();
  } else {
    for (const Mode& mode : effect->modes)
      add_moments(use_of(mode), any(card.types & CardType::interrupt), reach.when);
  }
  // Another cost may be paid in the place of this one, or less of it.
  const bool other = !card.instead_of_cost.empty() || card.instead_if.kind != ConditionKind::always;
  if (!other && !card.costs_less)
    reach.least_mana = as_byte(card.cost.total() + least_mana_of(card.extra_cost));
  return reach;
}

Purpose purpose_of(const Ability& ability) {
  Purpose purpose;
  for (const Mode& mode : ability.modes) {
    ModePurpose& made = purpose.modes.emplace_back(purpose_of(mode));
    made.interrupts =
        ability.kind == AbilityKind::activated && (ability.speed == Speed::interrupt || made.counters);
  }
  // Every mode: one that does something else can be answered, and which mode it is, is chosen with the play.
  purpose.gives_mana = !purpose.modes.empty() &&
                       std::all_of(purpose.modes.begin(), purpose.modes.end(),
                                   [](const ModePurpose& mode) { return mode.use == ModeUse::mana; });
  purpose.adds_mana =
      !ability.modes.empty() && std::all_of(ability.modes.begin(), ability.modes.end(), [](const Mode& mode) {
        return mode.targets.empty() && adds_mana(mode.steps);
      });
  purpose.aims_by_x = std::any_of(ability.modes.begin(), ability.modes.end(), aims_by_x);
  purpose.once_a_phase = ability.cost.empty() && names_phase(ability.condition);
  purpose.at_end_of_attack = names_end_of_attack(ability.condition);
  purpose.cost = cost_of(ability);
  purpose.reach = reach_of(ability, purpose.modes);
  purpose.works_in = place_of(ability);
  return purpose;
}

UntapCost untap_cost_of(const Ability& ability) {
  if (ability.modes.size() != 1 || ability.modes[0].steps.size() != 1) return {};
  const Step& step = ability.modes[0].steps[0];
  if (pays_to_untap(step)) return {.what = &step.then[0].what};
  const bool each = step.verb == Verb::for_each && step.then.size() == 1 && pays_to_untap(step.then[0]) &&
                    step.then[0].then[0].what.from == Reference::it;
  return each ? UntapCost{&step.what, step.then[0].once} : UntapCost{};
}

const Selector* regenerated(const Mode& mode) {
  if (mode.steps.empty()) return nullptr;
  const Step* first = &mode.steps.front();
  if (first->verb == Verb::prerequisite && !first->then.empty()) first = &first->then.front();
  if (first->verb == Verb::regenerate) return &first->what;
  const Step* next = first == &mode.steps.front() && mode.steps.size() > 1 ? &mode.steps[1] : nullptr;
  const bool picked = next != nullptr && next->verb == Verb::regenerate &&
                      next->what.from == Reference::found && first->verb == Verb::search &&
                      first->then.empty();
  return picked ? &first->what : nullptr;
}

bool names_play(const Selector& selector) {
  return looks_at(selector, Reference::spells, Reference::effects);
}

const Ability* spell_ability(const Card& card) {
  for (const Ability& ability : card.abilities)
    if (ability.kind == AbilityKind::spell) return &ability;
  return nullptr;
}

const Ability* when_played(const Card& card) {
  for (const Ability& ability : card.abilities)
    if (ability.kind == AbilityKind::when_played) return &ability;
  return nullptr;
}

}  // namespace sleight
