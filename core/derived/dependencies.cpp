#include "core/derived/dependencies.h"

#include "core/card/definition_fields.h"
#include "core/card/layers.h"
#include "core/card/rows.h"
#include "core/duel/duel.h"

/// What parts of a duel's state a selector, amount or condition can depend on, as Duel::Dirt bits: what must
/// change before a continuous effect that reads them can come out otherwise.
namespace sleight {

namespace {

/// What changes none of the duel's state: it follows from the definition, from how it was announced, or from
/// what permanents are, which is looked at again whenever the board is.
constexpr unsigned nothing = Duel::nothing_dirty;
constexpr unsigned everything = 0xFFFFU;

/// What a word asks after: state of the duel, and what the layers of continuous effects write.
struct Asked {
  unsigned state = nothing;  ///< Duel::Dirt bits
  unsigned layers = 0;       ///< layer_bit bits
};
constexpr unsigned no_layer = 0;
constexpr unsigned copy_layer = layer_bit(Layer::copy);
constexpr unsigned control_layer = layer_bit(Layer::control);
constexpr unsigned colour_layer = layer_bit(Layer::colour);
constexpr unsigned ability_layer = layer_bit(Layer::abilities);
constexpr unsigned all_layers = everything;

/// What looking there depends on, whatever is asked of the things found.
constexpr ListTable<Reference, Asked> of_references{
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

constexpr ListTable<Quality, Asked> of_qualities{
    {{Quality::type, {nothing, type_layers}},
     {Quality::supertype, {nothing, type_layers}},
     {Quality::subtype, {nothing, type_layers}},
     {Quality::colour, {nothing, colour_layer}},
     {Quality::colourless, {nothing, colour_layer}},
     {Quality::multicoloured, {nothing, colour_layer}},
     {Quality::shares_colour, {nothing, colour_layer}},
     {Quality::tapped, {Duel::tapped, no_layer}},
     {Quality::attacking, {Duel::combat_state, no_layer}},
     {Quality::blocking, {Duel::combat_state, no_layer}},
     {Quality::blocked, {Duel::combat_state, no_layer}},
     {Quality::power, {nothing, size_layers}},
     {Quality::toughness, {nothing, size_layers}},
     {Quality::casting_cost, {nothing, copy_layer}},
     {Quality::life, {Duel::life, no_layer}},
     {Quality::counters, {Duel::counter, no_layer}},
     {Quality::controlled_by, {nothing, control_layer}},
     {Quality::owned_by, {nothing, no_layer}},
     {Quality::named, {nothing, type_layers}},
     {Quality::keyword, {nothing, ability_layer}},
     {Quality::continuous, {nothing, type_layers | ability_layer}},
     {Quality::gives_mana, {nothing, type_layers | ability_layer}},
     {Quality::other, {nothing, no_layer}},
     {Quality::is_one_of, {nothing, no_layer}},
     {Quality::in_zone, {Duel::hands, no_layer}},
     {Quality::on_top, {Duel::hands, no_layer}},
     {Quality::above, {Duel::hands, no_layer}},
     {Quality::below, {Duel::hands, no_layer}},
     {Quality::removed_by, {Duel::hands, no_layer}},
     {Quality::damaged_by, {Duel::counter, no_layer}},
     {Quality::just_damaged_by, {Duel::counter, no_layer}},
     {Quality::has_damaged, {Duel::counter, no_layer}},
     {Quality::lethally_damaged, {Duel::counter, size_layers}},
     {Quality::ever_damaged_by, {Duel::counter, no_layer}},
     {Quality::idle_last_turn, {Duel::phase_state, no_layer}},
     {Quality::enchanting, {nothing, no_layer}},
     {Quality::enchanted_by, {nothing, no_layer}},
     {Quality::enchants_creatures, {nothing, copy_layer}},
     {Quality::blocking_any, {Duel::combat_state, no_layer}},
     {Quality::blocked_by_any, {Duel::combat_state, no_layer}},
     {Quality::banded_with, {Duel::combat_state, no_layer}},
     {Quality::token, {nothing, no_layer}},
     {Quality::made_by, {nothing, no_layer}},
     {Quality::brought_by, {nothing, no_layer}},
     {Quality::counters_from, {Duel::counter, no_layer}},
     {Quality::attacked, {Duel::combat_state, no_layer}},
     {Quality::attacked_last_turn, {Duel::combat_state, control_layer}},
     {Quality::could_attack, {Duel::combat_state, no_layer}},
     {Quality::fought_since_upkeep, {Duel::combat_state, no_layer}},
     {Quality::has_blocked, {Duel::combat_state, no_layer}},
     {Quality::was_blocked, {Duel::combat_state, no_layer}},
     {Quality::entered_this_turn, {Duel::phase_state, no_layer}},
     {Quality::drawn_this_turn, {Duel::hands, no_layer}},
     {Quality::began_turn_untapped, {Duel::phase_state, no_layer}},
     {Quality::here_since_turn_began, {Duel::phase_state, no_layer}},
     {Quality::chosen_colour, {Duel::choice, colour_layer}},
     {Quality::chosen_land_type, {Duel::choice, type_layers}},
     {Quality::chosen_creature_type, {Duel::choice, type_layers}},
     {Quality::chosen_name, {Duel::choice, type_layers}},
     {Quality::expansion, {nothing, no_layer}},
     {Quality::matches_any, {nothing, no_layer}},
     {Quality::parameter, {nothing, no_layer}},
     {Quality::packet_to, {Duel::packet_state, no_layer}},
     {Quality::packet_from, {Duel::packet_state, no_layer}},
     {Quality::packet_combat, {Duel::packet_state, no_layer}},
     {Quality::targets_any, {Duel::batch_state, no_layer}},
     {Quality::targets_one, {Duel::batch_state, no_layer}},
     {Quality::would_destroy, {Duel::batch_state, no_layer}},
     {Quality::target_of, {Duel::batch_state, no_layer}}}};
static_assert(has_each(of_qualities));

constexpr ListTable<AmountKind, Asked> of_amounts{
    {{AmountKind::number, {nothing, no_layer}},
     {AmountKind::x, {nothing, no_layer}},
     {AmountKind::count, {nothing, no_layer}},
     {AmountKind::power, {nothing, size_layers}},
     {AmountKind::toughness, {nothing, size_layers}},
     {AmountKind::casting_cost, {nothing, copy_layer}},
     {AmountKind::counters, {Duel::counter, no_layer}},
     {AmountKind::life, {Duel::life, no_layer}},
     {AmountKind::hand_size, {Duel::hands, no_layer}},
     {AmountKind::damage_taken, {Duel::counter, no_layer}},
     {AmountKind::card_types_among, {nothing, type_layers}},
     {AmountKind::land_types_among, {nothing, type_layers}},
     {AmountKind::colours_among, {nothing, colour_layer}},
     {AmountKind::regenerations, {Duel::counter, no_layer}},
     {AmountKind::that_amount, {nothing, no_layer}},
     {AmountKind::life_before, {nothing, no_layer}},
     {AmountKind::packet_amount, {Duel::packet_state, no_layer}},
     {AmountKind::chosen_number, {Duel::choice, no_layer}},
     {AmountKind::last_result, {nothing, no_layer}},
     {AmountKind::parameter, {nothing, no_layer}},
     {AmountKind::target_count, {nothing, no_layer}},
     {AmountKind::share, {nothing, no_layer}},
     {AmountKind::uses, {Duel::batch_state, no_layer}},
     {AmountKind::uses_ever, {Duel::batch_state, no_layer}},
     {AmountKind::doubling, {nothing, no_layer}},
     {AmountKind::paid_another, {nothing, no_layer}},
     {AmountKind::spent, {nothing, no_layer}},
     {AmountKind::sum, {nothing, no_layer}},
     {AmountKind::difference, {nothing, no_layer}},
     {AmountKind::product, {nothing, no_layer}},
     {AmountKind::half_down, {nothing, no_layer}},
     {AmountKind::half_up, {nothing, no_layer}},
     {AmountKind::quotient, {nothing, no_layer}},
     {AmountKind::smallest, {nothing, no_layer}},
     {AmountKind::greatest_among, {nothing, no_layer}},
     {AmountKind::least_among, {nothing, no_layer}},
     {AmountKind::total_among, {nothing, no_layer}},
     {AmountKind::at_least_zero, {nothing, no_layer}},
     {AmountKind::function, {everything, all_layers}}}};
static_assert(has_each(of_amounts));

constexpr ListTable<ConditionKind, Asked> of_conditions{
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
     {ConditionKind::function, {everything, all_layers}}}};
static_assert(has_each(of_conditions));

/// Gathers what every part of a definition that a walk comes to depends on.
struct Dependencies {
  // A walk also comes to what lies inside, so that a row tells only of its own word.
  void operator()(const Selector& selector) { add(row_of(of_references, selector.from).of); }
  void operator()(const Filter& filter) { add(row_of(of_qualities, filter.quality).of); }
  void operator()(const Amount& amount) { add(row_of(of_amounts, amount.kind).of); }
  void operator()(const Condition& condition) { add(row_of(of_conditions, condition.kind).of); }
  void add(const Asked& more) {
    asked.state |= more.state;
    asked.layers |= more.layers;
  }
  Asked asked;
};

template <typename Part>
Asked gathered(const Part& part) {
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

unsigned layers_asked(const Filter& filter) { return row_of(of_qualities, filter.quality).of.layers; }
unsigned layers_asked(const Selector& selector) { return gathered(selector).layers; }
unsigned layers_asked(const Amount& amount) { return gathered(amount).layers; }
unsigned layers_asked(const Condition& condition) { return gathered(condition).layers; }

}  // namespace sleight
