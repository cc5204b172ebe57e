#include "core/card/purpose.h"

#include <algorithm>

namespace sleight {
namespace {

bool reads_x(const Amount& amount) {
  return amount.kind == AmountKind::x || std::any_of(amount.terms.begin(), amount.terms.end(), reads_x);
}

bool reads_x(const Selector& selector) {
  return std::any_of(selector.filters.begin(), selector.filters.end(),
                     [](const Filter& filter) { return filter.amount && reads_x(*filter.amount); });
}

}  // namespace

ModeUse use_of(const Mode& mode) {
  if (std::any_of(mode.targets.begin(), mode.targets.end(),
                  [](const TargetSpec& spec) { return names_packet(spec.what); }))
    return ModeUse::prevention;
  if (mode.steps.empty()) return ModeUse::ordinary;
  const auto all = [&](auto... verbs) {
    return std::all_of(mode.steps.begin(), mode.steps.end(),
                       [&](const Step& step) { return ((step.verb == verbs) || ...); });
  };
  if (all(Verb::prevent, Verb::redirect)) return ModeUse::prevention;
  if (mode.steps.front().verb == Verb::regenerate) return ModeUse::regeneration;
  if (all(Verb::add_mana, Verb::add_mana_any)) return ModeUse::mana;
  return ModeUse::ordinary;
}

bool names_play(const Selector& selector) {
  if (selector.from == Reference::spells || selector.from == Reference::effects) return true;
  return std::any_of(selector.also.begin(), selector.also.end(), names_play);
}

bool names_packet(const Selector& selector) {
  if (selector.from == Reference::packets) return true;
  return std::any_of(selector.also.begin(), selector.also.end(), names_packet);
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

bool aims_by_x(const Ability& ability) {
  return std::any_of(ability.modes.begin(), ability.modes.end(), [](const Mode& mode) {
    return std::any_of(mode.targets.begin(), mode.targets.end(),
                       [](const TargetSpec& spec) { return reads_x(spec.what); });
  });
}

bool is_phase_cost(const Ability& ability) {
  return !ability.modes.empty() && !ability.modes[0].steps.empty() &&
         ability.modes[0].steps[0].verb == Verb::may;
}

}  // namespace sleight
