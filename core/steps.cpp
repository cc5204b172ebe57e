#include "core/steps.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/announce.h"

namespace sleight {
namespace {

constexpr std::size_t at(Verb verb) { return static_cast<std::size_t>(verb); }

/// Which function does a verb. What is known is noted beside the functions: a compiler that adds checks for
/// undefined behaviour does not take the address of a function as a constant to compare with.
struct Dispatch {
  std::array<StepFunction, at(Verb::count_)> functions{};
  std::array<bool, at(Verb::count_)> known{};
  constexpr void set(Verb verb, StepFunction function) {
    functions[at(verb)] = function;
    known[at(verb)] = true;
  }
};

constexpr Dispatch make_dispatch() {
  Dispatch table;
  table.set(Verb::deal, steps::deal);
  table.set(Verb::gain_life, steps::gain_life);
  table.set(Verb::lose_life, steps::lose_life);
  table.set(Verb::set_life, steps::set_life);
  table.set(Verb::draw, steps::draw);
  table.set(Verb::discard, steps::discard);
  table.set(Verb::mill, steps::mill);
  table.set(Verb::destroy, steps::destroy);
  table.set(Verb::bury, steps::bury);
  table.set(Verb::sacrifice, steps::sacrifice);
  table.set(Verb::regenerate, steps::regenerate);
  table.set(Verb::tap, steps::tap);
  table.set(Verb::untap, steps::untap);
  table.set(Verb::counter, steps::counter);
  table.set(Verb::prevent, steps::prevent);
  table.set(Verb::redirect, steps::redirect);
  table.set(Verb::add_mana, steps::add_mana);
  table.set(Verb::add_mana_any, steps::add_mana_any);
  table.set(Verb::empty_pool, steps::empty_pool);
  table.set(Verb::change, steps::change);
  table.set(Verb::rule, steps::rule);
  table.set(Verb::move, steps::move);
  table.set(Verb::move_to_play, steps::move_to_play);
  table.set(Verb::attach, steps::attach);
  table.set(Verb::put_counters, steps::put_counters);
  table.set(Verb::remove_counters, steps::remove_counters);
  table.set(Verb::choose, steps::choose);
  table.set(Verb::make_token, steps::make_token);
  table.set(Verb::flip_coin, steps::flip_coin);
  table.set(Verb::shuffle, steps::shuffle);
  table.set(Verb::look_at, steps::look_at);
  table.set(Verb::may, steps::may);
  table.set(Verb::when, steps::when);
  table.set(Verb::for_each, steps::for_each);
  table.set(Verb::repeat, steps::repeat);
  table.set(Verb::prerequisite, steps::prerequisite);
  table.set(Verb::aim, steps::aim);
  table.set(Verb::at_time, steps::at_time);
  table.set(Verb::skip_phase, steps::skip_phase);
  table.set(Verb::remove_from_combat, steps::remove_from_combat);
  table.set(Verb::switch_blockers, steps::switch_blockers);
  table.set(Verb::ante, steps::ante);
  table.set(Verb::search, steps::search);
  table.set(Verb::function, steps::function);
  return table;
}
constexpr auto dispatch = make_dispatch();
constexpr bool complete() {
  for (const bool known : dispatch.known)
    if (!known) return false;
  return true;
}
static_assert(complete(), "every verb needs a function");

/// Depth first over the steps of an ability; `visit` returns true to stop there.
template <typename Visit>
const Step* walk(const std::vector<Step>& steps, const Visit& visit) {
  for (const Step& step : steps) {
    if (visit(step)) return &step;
    if (const Step* found = walk(step.then, visit)) return found;
    if (const Step* found = walk(step.otherwise, visit)) return found;
  }
  return nullptr;
}

bool is_set_off_by_leaving(const Duel& duel, const Play& play) {
  if (play.kind != Play::Kind::triggered || play.ability == AbilityId::none) return false;
  const EventKind event = duel.library().ability(play.ability).trigger.event;
  return event == EventKind::put_into_graveyard || event == EventKind::leaves_play;
}

/// The object that `id` has become, if it has changed its zone just once since; what moves on is lost
/// (R-ZONE-2).
ObjectId one_zone_later(const Duel& duel, ObjectId id) {
  const ObjectId now = duel.id_of(id.slot);
  return now.generation == static_cast<std::uint16_t>(id.generation + 1) ? now : id;
}

}  // namespace

Context StepRun::context() const {
  Context context = context_of(table.duel, play);
  if (it.kind != Thing::Kind::none) context.it = it;
  context.last_result = last_result;
  return context;
}

std::vector<Thing> StepRun::things(const Selector& selector) const {
  if (selector.empty()) return {Thing::of(play.source)};
  std::vector<Thing> found = select(context(), selector);
  std::erase_if(found, [](const Thing& thing) { return thing.kind == Thing::Kind::none; });
  return found;
}

std::vector<Thing> StepRun::cards(const Selector& selector) const {
  std::vector<Thing> found = things(selector);
  if (!is_set_off_by_leaving(table.duel, play)) return found;
  for (Thing& thing : found)
    if (thing == Thing::of(play.it)) thing = Thing::of(one_zone_later(table.duel, play.it));
  return found;
}

std::vector<ObjectId> StepRun::permanents(const Selector& selector) const {
  std::vector<ObjectId> found;
  for (const Thing& thing : things(selector))
    if (thing.is_object() && table.duel.is_in_play(thing.object)) found.push_back(thing.object);
  return found;
}

std::vector<PlayerId> StepRun::players(const Selector& selector) const {
  if (selector.empty()) return {play.controller};
  std::vector<PlayerId> found;
  for (const Thing& thing : select(context(), selector))
    if (thing.is_player()) found.push_back(thing.player);
  return found;
}

void StepRun::follow(ObjectId before, ObjectId now) {
  std::replace(play.targets.begin(), play.targets.end(), Thing::of(before), Thing::of(now));
  if (it == Thing::of(before)) it = Thing::of(now);
  if (play.it == before) play.it = now;
}

int StepRun::amount(const Step& step, int absent) const { return evaluate(context(), step.amount, absent); }

void StepRun::run(const Step& step) {
  if (!failed) dispatch.functions[at(step.verb)](*this, step);
}

void StepRun::run(const std::vector<Step>& steps) {
  for (const Step& step : steps) run(step);
}

void do_steps(Table& table, Play& play, const std::vector<Step>& steps) {
  const std::uint32_t around = std::exchange(table.effect_began, table.duel.next_number);
  StepRun run{table, play, {}, 0, false};
  run.run(steps);
  table.effect_began = around;
}

int position_of(const Ability& ability, const Step& step) {
  int position = -1;
  for (const Mode& mode : ability.modes)
    if (walk(mode.steps, [&](const Step& other) { return ++position, &other == &step; }) != nullptr)
      return position;
  return -1;
}

const Step* step_at(const Ability& ability, int wanted) {
  int position = -1;
  for (const Mode& mode : ability.modes)
    if (const Step* found = walk(mode.steps, [&](const Step&) { return ++position == wanted; })) return found;
  return nullptr;
}

const Step* step_of(const Library& library, const Delayed& delayed) {
  if (delayed.ability == AbilityId::none) return nullptr;
  return step_at(library.ability(delayed.ability), delayed.step);
}

std::vector<Thing> ask_things(Table& table, PlayerId player, DecisionKind kind, ObjectId source,
                              std::vector<Thing> things, int count) {
  std::vector<Thing> taken;
  for (int i = 0; i < count && !things.empty(); ++i) {
    Decision decision;
    decision.kind = kind;
    decision.player = player;
    decision.source = source;
    decision.choice = ChoiceKind::card;
    decision.options = options_for(things);
    const auto answer = table.ask(decision);
    taken.push_back(things[static_cast<std::size_t>(answer)]);
    things.erase(things.begin() + answer);
  }
  return taken;
}

}  // namespace sleight
