#include "core/playing/effects/flow_steps.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "core/derived/listeners.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/costs/payment.h"
#include "core/playing/effects/choices.h"
#include "core/playing/effects/compelled_payment.h"
#include "core/playing/effects/permanent_steps.h"
#include "core/playing/legality/targeting.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/skipping.h"
#include "core/playing/moves/zones.h"
#include "core/query/conditions.h"
#include "core/query/function.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight::steps {

namespace {

void repeat_until(StepRun& run, const Step& step) {
  // What chance has not ended after so many rounds is no matter of chance.
  while (run.goes_on(step)) {
    run.run(step.then);
    if (holds(run.context(), *step.condition)) return;
  }
}

/// Once, and once more whenever that was said in it.
void do_process(StepRun& run, const Step& step) {
  const bool around = run.again;
  const bool inside = std::exchange(run.in_process, true);
  const int rounds = std::exchange(run.play.rounds, 0);
  run.did(Reference::found_before, {});
  for (run.again = true; run.again && run.goes_on(step); ++run.play.rounds) {
    run.again = false;
    run.run(step.then);
  }
  run.again = around;
  run.in_process = inside;
  run.play.rounds = rounds;
}

}  // namespace

void choose(StepRun& run, const Step& step) {
  Duel& duel = run.duel();
  const PlayerId player = selected_player(run.context(), step.what, run.you());
  const std::vector<Thing> among =
      step.choice == ChoiceKind::card ? run.things(step.other) : std::vector<Thing>{};
  Colours barred;
  if (step.choice == ChoiceKind::colour && !step.other.empty())
    for (const Thing& thing : run.things(step.other))
      if (thing.is_object() && duel.exists(thing.object)) barred = barred | duel.look(thing.object).colours;
  ask_choice(run.table, player, step.choice, run.play.source, among, barred,
             run.amount(step, greatest_number), run.play.chosen);
  // The card remembers it too: what it does later, and what it is meanwhile, may depend on it.
  if (duel.exists(run.play.source)) {
    take_choice(step.choice, run.play.chosen, duel.object(run.play.source).chosen);
    duel.touch(Duel::choice | Duel::board);
  }
}

void retarget(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  for (const Thing& thing : run.things(step.what)) {
    const BatchItem* found = thing.kind == Thing::Kind::play ? run.duel().find_play(thing.number) : nullptr;
    const std::size_t count = found == nullptr ? 0 : found->targets.size();
    for (std::size_t at = 0; at < count; ++at) {
      const BatchItem& play = *run.duel().find_play(thing.number);
      if (step.word == Word{"you"} && play.targets[at] != Thing::of(run.you())) continue;
      std::vector<Thing> others = other_targets(run.duel(), play, at);
      if (!step.other.empty())
        std::erase_if(others, [&](const Thing& other) { return !selects(run.context(), step.other, other); });
      // Without another it keeps the one that it has.
      if (others.empty()) continue;
      const Question question{
          .kind = DecisionKind::target, .player = run.you(), .source = run.play.source, .subject = thing};
      const Thing chosen = ask_which(run.table, question, others, false);
      change_play(run.duel(), thing.number, [&](BatchItem& changed) { changed.targets[at] = chosen; });
      ++run.play.last_result;
    }
  }
}

void flip_coin(StepRun& run, const Step& step) {
  const int coins = run.amount(step, 1);
  const Thing before = run.it;
  int heads = 0;
  for (const PlayerId player : run.players(step.what))
    for (int i = 0; i < coins && run.goes_on(step); ++i) {
      const bool won = run.table.chance(2) == 1;
      heads += won ? 1 : 0;
      // Before the steps: they may ask how many were won so far.
      run.play.last_result = heads;
      if (!step.what.empty()) run.it = Thing::of(player);
      run.run(won ? step.then : step.otherwise);
      run.it = before;
    }
  run.play.last_result = heads;
}

void look_at(StepRun& run, const Step& step) {
  // Several look at what is revealed.
  for (const PlayerId player : run.players(step.other))
    for (const Thing& thing : run.things(step.what))
      if (thing.is_object() && run.duel().exists(thing.object)) {
        show_card(run.duel(), thing.object, player);
        if (run.table.observer != nullptr) run.table.observer->looked_at(run.duel(), thing.object, player);
      }
}

namespace {

void tell_of_refusal(StepRun& run, PlayerId player) {
  Event event;
  event.kind = EventKind::does_not_pay;
  event.object = run.play.source;
  event.player = player;
  if (run.play.keyword != AbilityId::none)
    event.paid_keyword = run.duel().library().ability(run.play.keyword).keyword.name;
  happen(run.table, event);
}

/// What may be aimed at when the step is done.
std::vector<Thing> targets_of(StepRun& run, const Step& aimed) {
  TargetSpec spec;
  spec.what = aimed.what;
  // Whether what is a target already may be chosen again at this later moment, the rule set says (D-25).
  const std::vector<Thing> already =
      run.duel().rules().same_target_later ? std::vector<Thing>{} : run.play.targets;
  return legal_targets(run.context(), spec, run.play.traits, already, {});
}

/// Whether the choice of a permanent is offered, and there is none to choose.
bool chooses_among_none(StepRun& run, const Step& offer) {
  if (!offer.cost.empty() || offer.then.empty() || offer.then.front().verb != Verb::search) return false;
  const Step& choice = offer.then.front();
  const bool only_that = std::all_of(offer.then.begin() + 1, offer.then.end(), [](const Step& step) {
    return step.what.from == Reference::found || step.other.from == Reference::found;
  });
  return only_that && choice.what.from == Reference::permanents && run.things(choice.what).empty();
}

/// Whether a drawn card would be discarded that is in no hand any more (Zur's Weirding).
bool discards_what_has_gone(StepRun& run, const Step& offer) {
  if (offer.then.size() != 1 || offer.then.front().verb != Verb::discard) return false;
  const Selector& cards = offer.then.front().other;
  if (cards.from != Reference::drawn) return false;
  const std::vector<Thing> drawn = run.things(cards);
  return std::none_of(drawn.begin(), drawn.end(), [&](const Thing& card) {
    return run.duel().exists(card.object) && run.duel().object(card.object).zone == Zone::hand;
  });
}

/// Whether all that is offered is done to something that is not there.
bool offers_nothing(StepRun& run, const Step& offer) {
  if (chooses_among_none(run, offer) || discards_what_has_gone(run, offer)) return true;
  if (offer.then.size() != 1 || offer.then.front().verb != Verb::aim) return false;
  const Step& aimed = offer.then.front();
  return aimed.otherwise.empty() && targets_of(run, aimed).empty();
}

/// Whether nothing at all is paid where X is 0.
bool pays_only_x(const Cost& cost) {
  return cost.asks_for_x() && cost.mana.total(0) == 0 && !cost.tap && !cost.of_keyword && !cost.mana_of &&
         std::all_of(cost.parts.begin(), cost.parts.end(),
                     [](const CostPart& part) { return part.amount.is_x(); });
}

/// Which of so many ways a payment under way has settled beforehand; none where there is no such payment.
std::optional<std::size_t> settled_way(StepRun& run, int count) {
  ChosenWays& settled = run.table.settled_mana.ways;
  if (settled.count <= 1) return std::nullopt;
  const int chosen = settled.number % count;
  settled.number = static_cast<std::uint8_t>(settled.number / count);
  settled.count = static_cast<std::uint8_t>(settled.count / count);
  return static_cast<std::size_t>(chosen);
}

}  // namespace

void may(StepRun& run, const Step& step) {
  const PlayerId player = selected_player(run.context(), step.what, run.you());
  if (step.cost.empty() && step.other.empty() && !step.once && player != PlayerId::none)
    if (const auto settled = settled_way(run, 2)) return run.run(*settled == 0 ? step.then : step.otherwise);
  bool paid = false;
  const std::pair<AbilityId, ObjectId> note{run.play.ability,
                                            run.it.is_object() ? run.it.object : ObjectId{}};
  auto& notes = run.duel().turn.phase_effects_done;
  const bool done_before = step.once && std::find(notes.begin(), notes.end(), note) != notes.end();
  if (player != PlayerId::none && !done_before) {
    // Worked out once: what is asked and what is paid is the same, whatever paying changes.
    const Cost cost = due(run.context(), step.cost);
    const auto context = [&run, &step] {
      Context paying = run.context();
      if (step.cost.of_keyword) paying.paid_for = PaidFor::keyword;
      return paying;
    };
    // The X of this payment, and none that was paid before.
    if (cost.asks_for_x()) run.play.x = 0;
    // Who cannot pay, or has nothing to do it to, is not asked and bears what follows (R-UPKEEP-1). Nothing
    // for nothing is no offer.
    const bool something = cost.x_not_zero || (step.otherwise.empty() && pays_only_x(cost));
    const int least = something ? 1 : 0;
    const bool able = cost.empty() || (can_pay(context(), player, cost, least) &&
                                       (!cost.asks_for_x() || greatest_x(context(), player, cost) >= least));
    // A price of nothing that only keeps something from being done is paid without a question.
    const bool free = cost.empty() && !step.cost.empty() && step.then.empty();
    if (able && !offers_nothing(run, step)) {
      // What the text compels to be paid is paid without a question, as far as that covers it.
      const bool compelled =
          !free && !step.other.empty() && pay_compelled(run, context(), player, cost, run.things(step.other));
      paid = free || compelled ||
             ask_whether(
                 run.table,
                 {.kind = DecisionKind::pay, .player = player, .source = run.play.source, .subject = run.it});
      if (paid && cost.asks_for_x())
        run.play.x =
            ask_number(run.table, {.kind = DecisionKind::x, .player = player, .source = run.play.source},
                       least, greatest_x(context(), player, cost));
      if (paid && !compelled && !cost.empty())
        paid = pay(run.table, context(), player, cost, run.play, run.play.x);
      // Its abilities are free from now on (R-UPKEEP-3).
      if (paid) note_paid_upkeep(run.duel(), run.play.source);
      if (paid && step.once) notes.push_back(note);
    }
  }
  // Heard of while what asks for it is still there.
  if (!paid && step.cost.of_keyword && player != PlayerId::none) tell_of_refusal(run, player);
  run.run(paid ? step.then : step.otherwise);
}

void when(StepRun& run, const Step& step) {
  const bool yes = !step.condition || holds(run.context(), *step.condition);
  run.run(yes ? step.then : step.otherwise);
}

void for_each(StepRun& run, const Step& step) {
  const Thing before = run.it;
  for (const Thing& thing : run.things(step.what)) {
    run.it = thing;
    run.run(step.then);
  }
  run.it = before;
}

void repeat(StepRun& run, const Step& step) {
  if (step.condition) return repeat_until(run, step);
  if (!step.amount) return do_process(run, step);
  const int times = run.amount(step, 0);
  for (int i = 0; i < times && run.goes_on(step); ++i) run.run(step.then);
}

void one_of(StepRun& run, const Step& step) {
  const PlayerId player = selected_player(run.context(), step.what, run.you());
  if (player == PlayerId::none || step.then.empty()) return;
  if (const auto settled = settled_way(run, static_cast<int>(step.then.size())))
    return run.run(step.then[*settled]);
  std::vector<std::int32_t> numbers(step.then.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  const Question question{.kind = DecisionKind::mode, .player = player, .source = run.play.source};
  run.run(step.then[static_cast<std::size_t>(ask_value(run.table, question, numbers))]);
}

void way(StepRun& run, const Step& step) { run.run(step.then); }

void again(StepRun& run, const Step& /*step*/) { run.again = true; }

namespace {

/// How many targets were chosen for what the step is done to; 0 where that is no target.
int targets_chosen(const StepRun& run, const Step& step) {
  const std::vector<std::uint16_t>& counts = run.play.target_counts;
  return step.what.from == Reference::target && step.what.index < counts.size() ? counts[step.what.index] : 0;
}

/// Whether the result of the step is how many things it was done to.
bool counts_things(const Step& step) {
  return !step.amount && has(step.verb, VerbTraits::leaves_result) && !has(step.verb, VerbTraits::counted);
}

}  // namespace

void prerequisite(StepRun& run, const Step& step) {
  for (const Step& first : step.then) {
    // Of several targets one may be illegal by now, or have become what nothing can be done to.
    const int asked = targets_chosen(run, first);
    const bool all_there = asked < 2 || static_cast<int>(run.things(first.what).size()) >= asked;
    run.play.last_result = 1;  // a step that counts nothing is always done
    run.run(first);
    // One that was not done, or not to all, ends it: the rest depends on all of them (R-RESOLVE-1).
    const int least = asked > 1 && counts_things(first) ? asked : 1;
    if (!all_there || run.play.last_result < least) return;
  }
  run.run(step.otherwise);
}

void aim(StepRun& run, const Step& step) {
  const std::vector<Thing> legal = targets_of(run, step);
  // Nothing to aim at: only what depends on it is left out (R-RESOLVE-1).
  if (legal.empty()) {
    run.play.last_result = 0;
    return run.run(step.otherwise);
  }
  const PlayerId chooser = selected_player(run.context(), step.other, run.you());
  const Question question{.kind = DecisionKind::target, .player = chooser, .source = run.play.source};
  const Thing target = ask_which(run.table, question, legal);
  run.play.targets.push_back(target);
  // A specification of its own, after those of the mode.
  run.play.target_counts.push_back(1);
  const Thing before = run.it;
  const ObjectId other = run.play.other_one;
  // What was "it" goes by another name, where the event has given that to nothing else.
  const Thing was = before.kind != Thing::Kind::none ? before : run.play.it;
  if (!other && was.is_object()) run.play.other_one = was.object;
  run.it = target;
  run.run(step.then);
  run.it = before;
  run.play.other_one = other;
}

namespace {

/// Whether it waits for a phase of the kind that is under way, but for the next one ("the next upkeep"). The
/// end of a phase is still to come while that lasts.
bool waits_for_next_phase(const Duel& duel, const Step& step) {
  return step.trigger && step.trigger->event == EventKind::phase && step.trigger->part != PhasePart::end &&
         step.trigger->phase == duel.phase().word;
}

}  // namespace

void at_time(StepRun& run, const Step& step) {
  Duel& duel = run.duel();
  // It is found again by its ability and its place there; without an ability there is no such place.
  if (run.play.ability == AbilityId::none || !may_begin(run, step)) return;
  const std::optional<std::size_t> position = duel.library().position(run.play.ability, step);
  if (!position) return;
  const auto waits = [&](const Delayed& delayed) {
    return delayed.ability == run.play.ability && delayed.step == *position &&
           delayed.source == run.play.source;
  };
  if (step.once && std::any_of(duel.delayed.begin(), duel.delayed.end(), waits)) return;
  Delayed delayed;
  static_cast<Announcement&>(delayed) = run.announcement_now();
  delayed.ability = run.play.ability;
  delayed.step = static_cast<std::uint16_t>(*position);
  // Outside a loop it is about the first target.
  if (run.it.kind == Thing::Kind::none && !run.play.targets.empty()) delayed.it = run.play.targets.front();
  delayed.since = duel.tick();
  delayed.traits = run.play.traits;
  if (step.trigger && step.trigger->event == EventKind::deals_damage && !watches(step))
    delayed.effect = run.table.effect_began;
  // What leads to more "at end of turn" is followed until nothing is left (R-CLEAN-6); but what sets up the
  // very step that has just come would go on for ever: it waits for the next such moment. Not in the
  // documents.
  const auto& come = duel.turn.came;
  delayed.came = waits_for_next_phase(duel, step) ||
                 std::find(come.begin(), come.end(), came_note(delayed)) != come.end();
  duel.delayed.push_back(delayed);
}

void skip_phase(StepRun& run, const Step& step) {
  const auto& phases = run.duel().rules().phases;
  for (std::size_t i = 0; i < phases.size(); ++i)
    if (phases[i].word == step.word)
      for (const PlayerId player : run.players(step.what)) skip_next(run.duel(), player, i);
}

void skip_draw(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  for (const PlayerId player : run.players(step.what)) {
    if (!draw_is_due(run.duel(), player)) continue;
    sleight::skip_draw(run.duel());
    run.play.last_result = 1;
  }
}

namespace {

/// What `PlayerState::turns_to_skip` has room for; no duel comes to more turns than that in a row.
constexpr int most_turns = 200;

}  // namespace

void take_turns(StepRun& run, const Step& step) {
  std::vector<PlayerId>& extra = run.duel().turn.extra;
  const int amount = std::clamp(run.amount(step, 1), 0, most_turns);
  for (const PlayerId player : run.players(step.what))
    // The last one given comes first (TurnState::extra).
    for (int i = 0; i < amount && static_cast<int>(extra.size()) < most_turns; ++i) extra.push_back(player);
}

void skip_turns(StepRun& run, const Step& step) {
  const int amount = std::clamp(run.amount(step, 1), 0, most_turns);
  for (const PlayerId player : run.players(step.what)) {
    std::uint8_t& to_skip = run.duel().player(player).turns_to_skip;
    to_skip = static_cast<std::uint8_t>(std::min(to_skip + amount, most_turns));
  }
}

void function(StepRun& run, const Step& step) {
  // A function that fails has said so (Duel::faults); the effect ends there, the duel goes on.
  if (step.function && !step.function->step(run)) run.failed = true;
}

}  // namespace sleight::steps
