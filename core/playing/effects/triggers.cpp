#include "core/playing/effects/triggers.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/derived/listeners.h"
#include "core/playing/costs/tapping_effects.h"
#include "core/playing/effects/effect_plays.h"
#include "core/playing/effects/endless_loops.h"
#include "core/playing/effects/event_uses.h"
#include "core/playing/upcalls.h"

namespace sleight {
namespace {

/// Triggered effects inside each other, and all in all until every one of them is done, beyond which nothing
/// but an endless loop is going on. No procedure for it is in the documents; the duel is drawn.
constexpr int depth_limit = 60;
constexpr int effect_limit = 5000;

/// What has watched for the event. Waiting but for the next one, it is done with.
void do_watching(Table& table, const Event& event) {
  std::vector<Delayed>& waiting = table.duel.delayed;
  const auto found = std::find_if(waiting.begin(), waiting.end(),
                                  [&](const Delayed& delayed) { return delayed.since == event.delayed; });
  if (found == waiting.end()) return;
  const Delayed delayed = *found;
  if (!step_of(table.duel.library(), delayed)->each_time) waiting.erase(found);
  do_watching_effect(table, delayed, event);
}

/// Whether what hears of a spell stops that very spell. It does so while the spell is being cast: what was
/// successfully cast is countered no more (R-CAST-2, R-CAST-4).
bool stops_the_spell(const Event& event) {
  if (event.kind != EventKind::successfully_cast || event.ability == nullptr) return false;
  bool stops = false;
  definition::walk(*event.ability, [&](const Step& step) {
    stops = stops || (step.verb == Verb::counter && step.what.from == Reference::it);
  });
  return stops;
}

void do_pending(Table& table, const Event& event) {
  // What was stopped meanwhile was not successfully cast.
  if (event.kind == EventKind::successfully_cast && event.play != 0 &&
      table.duel.find_play(event.play) == nullptr)
    return;
  if (event.delayed != 0)
    do_watching(table, event);
  else if (event.ability == nullptr)
    do_delayed(table, event);
  else if (event.ability->used)
    use_at_event(table, event);
  else
    do_effect(table, *event.ability, event.holder, event.controller, event);
}

}  // namespace

void do_triggers(Table& table) {
  if (table.pending.empty()) return;
  if (table.trigger_depth >= depth_limit) return give_up(table);
  if (table.trigger_depth++ == 0) table.effects_done = 0;
  while (!table.pending.empty()) {
    // Taken out: what these effects set off is done inside them (`settle`), before the next of these
    // (R-TRIG-2).
    std::vector<Event> now = std::exchange(table.pending, {});
    // The active player's first, as among the effects of a phase (R-TURN-5); otherwise as they came.
    std::stable_partition(now.begin(), now.end(),
                          [&](const Event& event) { return event.controller == table.duel.active(); });
    std::stable_partition(now.begin(), now.end(), stops_the_spell);
    for (const Event& event : now) {
      if (table.duel.over()) break;
      do_pending(table, event);
      if (++table.effects_done > effect_limit) give_up(table);
    }
    if (table.duel.over()) table.pending.clear();
  }
  --table.trigger_depth;
  assert(table.trigger_depth >= 0);
}

void do_mana_triggers(Table& table) {
  for (std::size_t at = 0; at < table.pending.size();) {
    if (!adds_to_mana(table.duel, table.pending[at], table.settled_mana.ways.count > 1)) {
      ++at;
      continue;
    }
    const Event event = table.pending[at];
    table.pending.erase(table.pending.begin() + static_cast<std::ptrdiff_t>(at));
    do_mana_effect(table, event);
  }
}

void do_delayed(Table& table, const Event& event) {
  Duel& duel = table.duel;
  if (duel.delayed.empty()) return;
  std::vector<Delayed> due;
  // What waits for a moment leaves the list before the first of them is done: it happens once, whatever that
  // sets off. What waits for damage stays until its effect has been done: some of that may have been
  // redirected, and is dealt later.
  std::erase_if(duel.delayed, [&](const Delayed& delayed) {
    if (!is_due(duel, delayed, event)) return false;
    due.push_back(delayed);
    return delayed.effect == 0 && !step_of(duel.library(), delayed)->each_time;
  });
  std::stable_partition(due.begin(), due.end(),
                        [&](const Delayed& delayed) { return delayed.controller == duel.active(); });
  for (const Delayed& delayed : due)
    if (!duel.over()) do_delayed_effect(table, delayed, event);
}

}  // namespace sleight
