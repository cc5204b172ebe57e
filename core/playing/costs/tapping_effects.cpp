#include "core/playing/costs/tapping_effects.h"

#include <algorithm>

#include "core/card/event_kind.h"
#include "core/derived/dependencies.h"
#include "core/derived/listeners.h"
#include "core/derived/rules_in_force.h"
#include "core/query/conditions.h"

namespace sleight {
namespace {

constexpr std::array<EventKind, 2> events_of_tapping{EventKind::becomes_tapped, EventKind::tapped_for_mana};

Event tapping(EventKind kind, ObjectId permanent, PlayerId player) {
  Event event;
  event.kind = kind;
  event.object = permanent;
  event.player = player;
  return event;
}

/// Whether an ability that answers does so without anything being chosen for it first.
bool is_settled(const Ability& ability) {
  return ability.modes.size() == 1 && ability.modes.front().targets.empty();
}

/// What an ability that listens does for the player, when it is told of that.
ManaSteps read_answer(const Context& context, const Ability& ability, PlayerId player, int way = 0) {
  ManaSteps read;
  if (!is_settled(ability)) {
    read.by_hand = true;
  } else if (ability.condition.kind == ConditionKind::always || holds(context, ability.condition)) {
    read_mana_steps(context, player, context.duel.library().id_of(ability), ability.modes.front().steps, 0,
                    read, way);
  }
  return read;
}

/// The same of a delayed effect.
ManaSteps read_delayed(const Duel& duel, const Delayed& delayed, const Event& event, PlayerId player) {
  ManaSteps read;
  const Step* step = step_of(duel.library(), delayed);
  if (step == nullptr) return read;
  Announcement told = delayed;
  const Announcement now = announcement_from(duel, delayed.source, event);
  told.it = now.it;
  told.other_one = now.other_one;
  told.that_player = now.that_player;
  told.that_amount = now.that_amount;
  read_mana_steps(context_of(duel, told), player, delayed.ability, step->then, 0, read);
  return read;
}

/// Whether what it gives is counted on: mana that may be spent on anything, of kinds that nobody is asked
/// for, and no choice of ways.
bool is_counted_on(const ManaSteps& read) {
  return !read.by_hand && !read.counts_untapped && read.gives && !read.reserve && read.any_amount == 0 &&
         read.ways.count == 1;
}

/// What an ability gives in each of the ways that its steps leave a choice of, if a payment can settle which:
/// the mana is of kinds that nobody is asked for, and in some way there is more than nothing.
std::vector<ManaSteps> answers_of(const Context& context, const Ability& ability, PlayerId player) {
  std::vector<ManaSteps> answers;
  // How many there are shows as they are read; those of one choice hang on those before it.
  int there = 1;
  for (int way = 0; way < there; ++way) {
    const ManaSteps read = read_answer(context, ability, player, way);
    there = std::max(there, int{read.ways.count});
    if (read.ways_left == 0) answers.push_back(read);
  }
  const auto settled = [](const ManaSteps& read) {
    return !read.by_hand && !read.counts_untapped && read.any_amount == 0;
  };
  const bool gives =
      std::any_of(answers.begin(), answers.end(), [](const ManaSteps& read) { return read.gives; });
  const bool all = gives && answers.size() > 1 && std::all_of(answers.begin(), answers.end(), settled);
  return all ? answers : std::vector<ManaSteps>{};
}

/// Adds what the player may answer to what they may answer already.
void take_answers(const std::vector<ManaSteps>& reads, std::vector<TappingEffects::Answer>& answers) {
  std::vector<TappingEffects::Answer> all;
  if (answers.empty()) answers.emplace_back();
  for (const TappingEffects::Answer& before : answers)
    for (const ManaSteps& read : reads) {
      TappingEffects::Answer more = before;
      more.ways.number = static_cast<std::uint8_t>(before.ways.number + before.ways.count * read.ways.number);
      more.ways.count = static_cast<std::uint8_t>(before.ways.count * read.ways.count);
      ManaByKind& to = read.reserve ? more.kept : more.added;
      if (read.reserve) more.kept_by = read.reserve;
      for (std::size_t kind = 0; kind < to.size(); ++kind)
        to[kind] = static_cast<std::uint8_t>(std::min(0x7F, to[kind] + read.sure[kind]));
      all.push_back(more);
    }
  answers = std::move(all);
}

void take(const ManaSteps& read, TappingEffects& effects) {
  effects.hurts += read.hurts;
  if (!is_counted_on(read)) return;
  for (std::size_t kind = 0; kind < read.sure.size(); ++kind)
    effects.added[kind] = static_cast<std::uint8_t>(std::min(0x7F, effects.added[kind] + read.sure[kind]));
}

}  // namespace

TappingEffects effects_of_tapping(const Duel& duel, ObjectId permanent, PlayerId player) {
  TappingEffects effects;
  bool alike =
      true;  // what several may add must be the same, so that it does not matter which is asked first
  std::vector<ManaSteps> before;
  for (const EventKind kind : events_of_tapping) {
    if (!listens(duel, kind)) continue;
    const Event event = tapping(kind, permanent, player);
    each_listener(duel, kind, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
      Event answer = event;
      answer.controller = controller;
      Context context = context_of(duel, id, held);
      Announcement told = announcement_from(duel, id, answer);
      take_granted(told.chosen, held.chosen);
      context.told = &told;
      if (!matches(context, held.ability->trigger, event)) return;
      take(read_answer(context, *held.ability, player), effects);
      if (kind != EventKind::tapped_for_mana) return;
      const std::vector<ManaSteps> answers = answers_of(context, *held.ability, player);
      if (answers.empty()) return;
      const auto same = [](const ManaSteps& one, const ManaSteps& other) {
        return one.sure == other.sure && one.reserve == other.reserve && one.ways == other.ways;
      };
      const std::size_t so_far = std::max<std::size_t>(1, effects.answers.size());
      alike =
          alike && so_far * answers.size() <= std::size_t{most_chosen_ways} &&
          (before.empty() || std::equal(before.begin(), before.end(), answers.begin(), answers.end(), same));
      if (alike) take_answers(answers, effects.answers);
      before = answers;
    });
    for (const Delayed& delayed : duel.delayed)
      if (trigger_for(duel, delayed, event) != nullptr)
        take(read_delayed(duel, delayed, event, player), effects);
  }
  if (!alike) effects.answers.clear();
  return effects;
}

std::uint64_t waiting_for_tapping(const Duel& duel) {
  std::uint64_t which = 0;
  for (const Delayed& delayed : duel.delayed) {
    const Step* step = step_of(duel.library(), delayed);
    if (step == nullptr) continue;
    for (const Box<Trigger>* trigger : {&step->trigger, &step->or_trigger})
      if (*trigger && std::count(events_of_tapping.begin(), events_of_tapping.end(), (*trigger)->event) > 0)
        which = which * 0x100000001B3U + delayed.since + 1;
  }
  return which;
}

bool listens_to_tapping(const Duel& duel) {
  const auto heard = [&](EventKind kind) { return listens(duel, kind); };
  // Whoever waits for anything is said to listen to everything.
  if (!std::any_of(events_of_tapping.begin(), events_of_tapping.end(), heard)) return false;
  if (waiting_for_tapping(duel) != 0) return true;
  bool found = false;
  for (const EventKind kind : events_of_tapping)
    each_listener(duel, kind, [&](ObjectId, const HeldAbility&, PlayerId) { found = true; });
  return found;
}

unsigned dependencies_of_tapping(const Duel& duel) {
  if (waiting_for_tapping(duel) != 0) return ~0U;
  unsigned all = 0;
  for (const EventKind kind : events_of_tapping)
    each_listener(duel, kind, [&](ObjectId id, const HeldAbility& held, PlayerId) {
      all |= Duel::board | Duel::choice | dependencies_of(*held.ability);
      // A tapped artifact may be off (R-ART-1).
      if (duel.look(id).is(CardType::artifact)) all |= Duel::tapped;
    });
  return all;
}

bool adds_to_mana(const Duel& duel, const Event& answer, bool settled) {
  if (answer.kind != EventKind::tapped_for_mana) return false;
  if (answer.delayed != 0) {
    const auto found = std::find_if(duel.delayed.begin(), duel.delayed.end(),
                                    [&](const Delayed& delayed) { return delayed.since == answer.delayed; });
    return found != duel.delayed.end() && is_counted_on(read_delayed(duel, *found, answer, answer.player));
  }
  if (answer.ability == nullptr) return false;
  const Announcement told = announcement_from(duel, answer.holder, answer);
  Context context = context_of(duel, told);
  context.ability = answer.ability;
  context.text = &answer.text;
  return is_counted_on(read_answer(context, *answer.ability, answer.player)) ||
         (settled && !answers_of(context, *answer.ability, answer.player).empty());
}

}  // namespace sleight
