#include "core/playing/effects/effect_plays.h"

#include <algorithm>

#include "core/derived/listeners.h"
#include "core/playing/effects/announcing.h"
#include "core/playing/effects/endless_loops.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/effects/steps.h"
#include "core/playing/legality/targeting.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/distinct_requirements.h"

namespace sleight {
namespace {

/// Does the steps of a play that is not, or no longer, in the batch.
void do_at_once(Table& table, BatchItem play) {
  const std::vector<Step>* steps = steps_of(table.duel, play);
  if (steps == nullptr) return;
  const Nested nested(table);
  if (table.observer != nullptr) table.observer->takes_effect(table.duel, play);
  ++table.resolving;
  const Timestamp began = table.duel.clock;
  do_steps(table, play, *steps);
  settle(table);
  end_resolving(table, began, play.number);
  if (!steps->empty()) ends_endless(table, play, steps->back());
}

}  // namespace

std::optional<BatchItem> begin_effect(Table& table, const Ability& ability, ObjectId holder,
                                      PlayerId controller, const Event& event) {
  Duel& duel = table.duel;
  if (ability.modes.empty()) return std::nullopt;
  BatchItem play;
  play.number = duel.next_number++;
  play.kind = BatchItem::Kind::triggered;
  static_cast<Announcement&>(play) = announcement_from(duel, holder, event);
  play.controller = controller;
  play.ability = duel.library().id_of(ability);
  play.traits = snapshot(duel, holder);
  // As the words read when it happened: the holder may be gone, or read otherwise by now (R-RESOLVE-2).
  play.text = event.text;
  if (event.keyword != nullptr) {
    play.keyword = duel.library().id_of(*event.keyword);
    play.giver = event.giver;
  }
  // Asked when it is to be done, not when it was set off: earlier effects of the same event count.
  if (ability.condition.kind != ConditionKind::always && !holds(context_of(duel, play), ability.condition))
    return std::nullopt;

  std::vector<int> modes;
  const Context context = context_of(duel, play);
  for (std::size_t i = 0; i < ability.modes.size(); ++i) {
    std::vector<DistinctRequirement> demands;
    for (const TargetSpec& spec : ability.modes[i].targets)
      if (const int least = evaluate(context, spec.least); least > 0)
        demands.push_back(
            {of_one_owner(duel, spec, least, legal_targets(context, spec, play.traits, {}, {}), {}), least});
    // All of them at once: what is one target is no other (R-TARGET-4).
    if (can_meet(demands)) modes.push_back(static_cast<int>(i));
  }
  const int mode = ask_mode(table, play, ability.modes, modes);
  if (mode < 0) return std::nullopt;
  play.mode = static_cast<std::uint8_t>(mode);
  const auto& targets = ability.modes[static_cast<std::size_t>(mode)].targets;
  if (!ask_targets(table, play, targets, {}, nullptr)) return std::nullopt;
  return play;
}

BatchItem begin_delayed(Duel& duel, const Delayed& delayed, const Event& event) {
  BatchItem play;
  static_cast<Announcement&>(play) = delayed;
  play.number = duel.next_number++;
  play.kind = BatchItem::Kind::triggered;
  play.ability = delayed.ability;
  play.delayed_step = static_cast<std::uint16_t>(delayed.step + 1);
  play.traits = delayed.traits;
  // What set off the effect that made it goes before what has come now, which tells only what is not told
  // yet.
  if (play.that_player == PlayerId::none)
    play.that_player = delayed.it.is_player() ? delayed.it.player : duel.active();
  if (delayed.effect != 0) {
    play.that_amount = event.amount;
    play.life_before = event.life_before;
  }
  // Its steps may call what it is about "target", as the text does that made it.
  if (play.targets.empty() && delayed.it.kind != Thing::Kind::none) {
    play.targets.push_back(delayed.it);
    play.target_counts.push_back(1);
  }
  return play;
}

void do_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
               const Event& event) {
  if (auto play = begin_effect(table, ability, holder, controller, event))
    do_at_once(table, std::move(*play));
}

void do_instead(Table& table, const Proposal& proposal) {
  // No targets, no condition and no window: it takes the place of something in the middle of being done.
  const Ability& ability = *proposal.instead.ability;
  if (ability.modes.empty()) return;
  BatchItem play;
  static_cast<Announcement&>(play) = proposal.told;
  play.number = table.duel.next_number++;
  play.kind = BatchItem::Kind::triggered;
  if (play.source) play.ability = table.duel.library().id_of(ability);  // a rule set's own has no number
  play.traits = snapshot(table.duel, play.source);
  if (table.observer != nullptr) table.observer->takes_effect(table.duel, play);
  // "The next time" is this one.
  if (ability.rule.once)
    end_effects(table.duel, [&](const Effect& effect) {
      return effect.since == proposal.instead.since && effect.source == proposal.instead.source;
    });
  // Counted from the outermost one on: all that come of one event have one bound.
  if (table.replacing.empty()) table.replacements_done = 0;
  ++table.replacements_done;
  // While it is done it does not act on what it does itself: a draw that is part of it is a draw.
  table.replacing.push_back(proposal.instead);
  do_steps(table, play, ability.modes.front().steps);
  table.replacing.pop_back();
}

namespace {

/// The play of a delayed effect that has watched for `event`.
BatchItem begin_watching(Duel& duel, const Delayed& delayed, const Event& event) {
  BatchItem play = begin_delayed(duel, delayed, event);
  const Announcement told = announcement_from(duel, delayed.source, event);
  play.it = told.it;
  play.other_one = told.other_one;
  play.that_player = told.that_player;
  play.that_amount = told.that_amount;
  play.life_before = told.life_before;
  return play;
}

}  // namespace

void do_watching_effect(Table& table, const Delayed& delayed, const Event& event) {
  do_at_once(table, begin_watching(table.duel, delayed, event));
}

void do_mana_steps(Table& table, BatchItem& play, const std::vector<Step>& steps) {
  ++table.resolving;
  do_steps(table, play, steps);
  --table.resolving;
}

void do_mana_effect(Table& table, const Event& event) {
  Duel& duel = table.duel;
  std::optional<BatchItem> play;
  if (event.delayed == 0) {
    play = begin_effect(table, *event.ability, event.holder, event.controller, event);
  } else {
    const auto found = std::find_if(duel.delayed.begin(), duel.delayed.end(),
                                    [&](const Delayed& delayed) { return delayed.since == event.delayed; });
    if (found == duel.delayed.end()) return;
    const Delayed delayed = *found;
    const Step* step = step_of(duel.library(), delayed);
    if (step != nullptr && !step->each_time) duel.delayed.erase(found);
    play = begin_watching(duel, delayed, event);
  }
  const std::vector<Step>* steps = play ? steps_of(duel, *play) : nullptr;
  if (steps == nullptr) return;
  if (table.observer != nullptr) table.observer->takes_effect(duel, *play);
  do_mana_steps(table, *play, *steps);
}

void do_delayed_effect(Table& table, const Delayed& delayed, const Event& event) {
  do_at_once(table, begin_delayed(table.duel, delayed, event));
}

}  // namespace sleight
