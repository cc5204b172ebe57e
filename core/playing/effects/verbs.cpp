#include "core/playing/effects/verbs.h"

#include <array>

#include "core/playing/effects/damage_steps.h"
#include "core/playing/effects/flow_steps.h"
#include "core/playing/effects/permanent_steps.h"
#include "core/playing/effects/zone_steps.h"

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
  table.set(Verb::take_turns, steps::take_turns);
  table.set(Verb::skip_turns, steps::skip_turns);
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

}  // namespace

StepFunction function_of(Verb verb) { return dispatch.functions[at(verb)]; }

}  // namespace sleight
