#include "core/derived/dependencies.h"

#include "core/card/amount_records.h"
#include "core/card/definition_fields.h"
#include "core/card/quality_records.h"
#include "core/duel/duel.h"

/// What parts of a duel's state a selector, amount or condition can depend on, as Duel::Dirt bits: what must
/// change before a continuous effect that reads them can come out otherwise.
namespace sleight {

namespace {

constexpr unsigned nothing = Duel::nothing_dirty;
constexpr unsigned no_layer = 0;

/// What looking there depends on, whatever is asked of the things found.
constexpr ListTable<Reference, Dependence> of_references{
    {{Reference::nothing, {nothing, no_layer}},
     {Reference::permanents, {nothing, no_layer}},
     {Reference::cards, {Duel::hands, no_layer}},
     {Reference::spells, {Duel::batch_state, no_layer}},
     {Reference::effects, {Duel::batch_state, no_layer}},
     {Reference::packets, {Duel::packet_state, no_layer}},
     {Reference::players, {nothing, no_layer}},
     {Reference::died, {Duel::hands, no_layer}},
     {Reference::perished, {Duel::hands, no_layer}},
     {Reference::played, {Duel::batch_state, no_layer}},
     {Reference::sources, {Duel::counter, no_layer}},
     {Reference::self, {nothing, no_layer}},
     {Reference::enchanted, {nothing, no_layer}},
     {Reference::target, {nothing, no_layer}},
     {Reference::chosen, {Duel::choice, no_layer}},
     {Reference::chosen_player, {Duel::choice, no_layer}},
     {Reference::it, {nothing, no_layer}},
     {Reference::other_one, {nothing, no_layer}},
     {Reference::destroyed, {nothing, no_layer}},
     {Reference::sacrificed, {nothing, no_layer}},
     {Reference::discarded, {nothing, no_layer}},
     {Reference::drawn, {nothing, no_layer}},
     {Reference::made, {nothing, no_layer}},
     {Reference::moved, {nothing, no_layer}},
     {Reference::removed, {nothing, no_layer}},
     {Reference::found, {nothing, no_layer}},
     {Reference::countered, {nothing, no_layer}},
     {Reference::untapped, {nothing, no_layer}},
     {Reference::found_before, {nothing, no_layer}},
     {Reference::chosen_pile, {nothing, no_layer}},
     {Reference::other_pile, {nothing, no_layer}},
     {Reference::last_drawn, {Duel::hands, no_layer}},
     {Reference::that_player, {nothing, no_layer}},
     {Reference::you, {nothing, no_layer}},
     {Reference::opponent, {nothing, no_layer}},
     {Reference::active_player, {Duel::phase_state, no_layer}},
     {Reference::defending_player, {Duel::phase_state, no_layer}},
     {Reference::controller_of, {nothing, control_layer}},
     {Reference::owner_of, {nothing, no_layer}},
     {Reference::packet_source, {Duel::packet_state, no_layer}},
     {Reference::packet_victim, {Duel::packet_state, no_layer}},
     {Reference::last_source, {Duel::counter, no_layer}}}};
static_assert(has_each(of_references));

constexpr ListTable<ConditionKind, Dependence> of_conditions{
    {{ConditionKind::always, {nothing, no_layer}},
     {ConditionKind::exists, {nothing, no_layer}},
     {ConditionKind::compare, {nothing, no_layer}},
     {ConditionKind::odd, {nothing, no_layer}},
     {ConditionKind::matches, {nothing, no_layer}},
     {ConditionKind::all, {nothing, no_layer}},
     {ConditionKind::any, {nothing, no_layer}},
     {ConditionKind::none, {nothing, no_layer}},
     {ConditionKind::phase_is, {Duel::phase_state | Duel::combat_state, no_layer}},
     {ConditionKind::before_attack, {Duel::phase_state | Duel::combat_state, no_layer}},
     {ConditionKind::ante_played, {nothing, no_layer}},
     {ConditionKind::chosen_colour_leads, {Duel::choice, colour_layer}},
     {ConditionKind::function, whatever_there_is}}};
static_assert(has_each(of_conditions));

/// Gathers what every part of a definition that a walk comes to depends on.
struct Dependencies {
  // A walk also comes to what lies inside, so that a row tells only of its own word.
  void operator()(const Selector& selector) { add(row_of(of_references, selector.from).of); }
  void operator()(const Filter& filter) { add(row_of(quality_records, filter.quality).of.asks); }
  void operator()(const Amount& amount) { add(row_of(amount_records, amount.kind).of.asks); }
  void operator()(const Condition& condition) { add(row_of(of_conditions, condition.kind).of); }
  void add(const Dependence& more) {
    asked.state |= more.state;
    asked.layers |= more.layers;
  }
  Dependence asked;
};

template <typename Part>
Dependence gathered(const Part& part) {
  Dependencies dependencies;
  definition::walk(part, dependencies);
  return dependencies.asked;
}

}  // namespace

unsigned dependencies_of(const Selector& selector) { return gathered(selector).state; }
unsigned dependencies_of(const Amount& amount) { return gathered(amount).state; }
unsigned dependencies_of(const Condition& condition) { return gathered(condition).state; }
unsigned dependencies_of(const Ability& ability) { return gathered(ability).state; }

unsigned dependencies_of(const Change& change) {
  unsigned mask = 0;
  // Not a walk: what it grants is asked after by itself.
  for (const ChangePart& part : change.parts) {
    mask |= dependencies_of(part.who);
    if (part.amount) mask |= dependencies_of(*part.amount);
  }
  return mask;
}

unsigned layers_asked(const Filter& filter) { return row_of(quality_records, filter.quality).of.asks.layers; }
unsigned layers_asked(const Selector& selector) { return gathered(selector).layers; }
unsigned layers_asked(const Amount& amount) { return gathered(amount).layers; }
unsigned layers_asked(const Condition& condition) { return gathered(condition).layers; }

}  // namespace sleight
