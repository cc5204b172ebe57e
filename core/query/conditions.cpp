#include "core/query/conditions.h"

#include <algorithm>
#include <array>

#include "core/derived/listeners.h"
#include "core/query/amounts.h"
#include "core/query/filters.h"
#include "core/query/function.h"
#include "core/query/selection.h"
#include "core/query/selector_walk.h"

namespace sleight {

namespace {

/// "Goblin cards", wherever they lie.
bool is_any_card(const Selector& like) {
  return like.from == Reference::cards && like.also.empty() &&
         std::none_of(like.filters.begin(), like.filters.end(),
                      [](const Filter& filter) { return filter.quality == Quality::in_zone; });
}

/// Whether a phase lies behind this one in which an attack is made (R-CBT-1).
bool main_is_over(const Duel& duel) {
  const std::vector<Phase>& phases = duel.rules().phases;
  const auto now = phases.begin() + std::min<std::ptrdiff_t>(duel.turn.phase, std::ssize(phases));
  return std::any_of(phases.begin(), now,
                     [](const Phase& phase) { return phase.action == PhaseAction::main; });
}

/// Whether more of those have the chosen colour than have any other: who has several counts for each.
bool chosen_colour_leads(const Context& context, const Selector& what) {
  const Colours chosen = chosen_colours(chosen_in(context, &Chosen::colour));
  if (chosen.empty()) return false;
  std::array<int, colour_count> count{};
  for (const Thing& thing : select(context, what)) {
    if (!thing.is_object() || !context.duel.exists(thing.object)) continue;
    const Colours colours = context.duel.look(thing.object).colours;
    for (std::size_t i = 0; i < colour_count; ++i) count[i] += colours.has(static_cast<Colour>(i)) ? 1 : 0;
  }
  int most = 0;
  int other = 0;
  for (std::size_t i = 0; i < colour_count; ++i) {
    int& side = chosen.has(static_cast<Colour>(i)) ? most : other;
    side = std::max(side, count[i]);
  }
  return most > other;
}

/// Whether everything of the upkeep is done but what its end has, as one who waits for that can tell: with no
/// effect of its end the window before its end is the last moment (R-TURN-4, R-TURN-5).
bool is_end_of_upkeep(const Duel& duel) {
  if (duel.turn.phase >= duel.rules().phases.size() || duel.phase().word != Word{"upkeep"}) return false;
  return duel.turn.stage == Stage::end_effects ||
         (duel.turn.stage == Stage::phase_window && !has_end_effects(duel));
}

}  // namespace

bool has_end_effects(const Duel& duel) {
  if (!listens(duel, EventKind::phase)) return false;
  const Event event = phase_event(duel, PhasePart::end);
  bool some = false;
  each_listener(duel, EventKind::phase, [&](ObjectId id, const HeldAbility& held, PlayerId) {
    // Quick: most are of another phase.
    if (some || !comes_at(held.ability->trigger, event)) return;
    Context context = context_of(duel, id, held);
    // The trigger may speak of the player whose phase it is.
    Announcement told = announcement_from(duel, id, event);
    take_granted(told.chosen, held.chosen);
    context.told = &told;
    some = matches(context, held.ability->trigger, event);
  });
  return some;
}

bool attack_is_on(const Duel& duel) {
  // The announcement is the first step of an attack, where it stands (R-CBT-3, R-CBT-4).
  return duel.combat.active ||
         (duel.turn.stage == Stage::attack_announced && !duel.rules().attack_can_be_aborted);
}

bool holds(const Context& context, const Condition& condition) {
  const Duel& duel = context.duel;
  const auto holds_too = [&](const Condition& part) { return holds(context, part); };
  switch (condition.kind) {
    case ConditionKind::always:
      return true;
    case ConditionKind::exists:
      return any_selected(context, condition.what);
    case ConditionKind::compare: {
      const int left = evaluate(context, condition.left, 0);
      const int right = evaluate(context, condition.right, 0);
      if (condition.compare == Comparison::equal) return left == right;
      return condition.compare == Comparison::at_least ? left >= right : left <= right;
    }
    case ConditionKind::odd:
      return evaluate(context, condition.left, 0) % 2 != 0;
    case ConditionKind::matches: {
      // Of nothing at all it does not hold: "if that creature is black" asks for a creature.
      bool some = false;
      const bool every = visiting::each(context, condition.what, [&](Thing thing) {
        some = true;
        // "is(target, creature)" asks for the filters; "is(it, self)" and the like ask who it is.
        const Reference from = condition.like.from;
        // "If it is a goblin card", of what has left play, is about what it was, wherever it lies by now.
        if (from == Reference::nothing || from == Reference::permanents || is_any_card(condition.like))
          return passes(context, condition.like.filters, thing, condition.what);
        return selects(context, condition.like, thing);
      });
      return some && every;
    }
    case ConditionKind::all:
      return std::all_of(condition.parts.begin(), condition.parts.end(), holds_too);
    case ConditionKind::any:
      return std::any_of(condition.parts.begin(), condition.parts.end(), holds_too);
    case ConditionKind::none:
      return std::none_of(condition.parts.begin(), condition.parts.end(), holds_too);
    case ConditionKind::phase_is: {
      // Cards name the steps of an attack like phases; the rule set does not list them, so they come after.
      // A phase that has yet to begin may still be skipped (R-SKIP-1).
      if (duel.turn.stage != Stage::phase_begins && duel.turn.phase < duel.rules().phases.size() &&
          duel.phase().word == condition.phase)
        return true;
      if (condition.phase == Word{"end of upkeep"}) return is_end_of_upkeep(duel);
      if (!attack_is_on(duel)) return false;
      return condition.phase == Word{"attack"} ||
             (condition.phase == Word{"attackers"} && duel.turn.stage == Stage::attackers_window) ||
             (condition.phase == Word{"blockers"} && duel.turn.stage == Stage::blockers_window) ||
             (condition.phase == Word{"end of attack"} && duel.turn.stage == Stage::end_of_attack);
    }
    case ConditionKind::before_attack:
      // R-CBT-1: one attack a turn, so that one that is over counts like one that is on; and none comes when
      // the main phase is over, so that nothing is before it then.
      return !duel.turn.attack_made && !duel.combat.active && !main_is_over(duel);
    case ConditionKind::ante_played:
      return ante_cards(duel) > 0;
    case ConditionKind::chosen_colour_leads:
      return chosen_colour_leads(context, condition.what);
    case ConditionKind::function:
      return condition.function && condition.function->condition(context);
  }
  return false;
}

}  // namespace sleight
