#include "core/reading/dependencies.h"

#include "core/card/definition_fields.h"
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

/// What looking there depends on, whatever is asked of the things found.
constexpr ListTable<Reference, unsigned> of_references{{{Reference::nothing, nothing},
                                                        {Reference::permanents, nothing},
                                                        {Reference::cards, Duel::hands},
                                                        {Reference::spells, Duel::batch_state},
                                                        {Reference::effects, Duel::batch_state},
                                                        {Reference::packets, Duel::packet_state},
                                                        {Reference::players, nothing},
                                                        {Reference::died, Duel::hands},
                                                        {Reference::played, Duel::batch_state},
                                                        {Reference::self, nothing},
                                                        {Reference::enchanted, nothing},
                                                        {Reference::target, nothing},
                                                        {Reference::chosen, Duel::choice},
                                                        {Reference::chosen_player, Duel::choice},
                                                        {Reference::it, nothing},
                                                        {Reference::other_one, nothing},
                                                        {Reference::destroyed, nothing},
                                                        {Reference::sacrificed, nothing},
                                                        {Reference::discarded, nothing},
                                                        {Reference::drawn, nothing},
                                                        {Reference::made, nothing},
                                                        {Reference::moved, nothing},
                                                        {Reference::removed, nothing},
                                                        {Reference::found, nothing},
                                                        {Reference::countered, nothing},
                                                        {Reference::untapped, nothing},
                                                        {Reference::found_before, nothing},
                                                        {Reference::last_drawn, Duel::hands},
                                                        {Reference::that_player, nothing},
                                                        {Reference::you, nothing},
                                                        {Reference::opponent, nothing},
                                                        {Reference::active_player, Duel::phase_state},
                                                        {Reference::defending_player, Duel::phase_state},
                                                        {Reference::controller_of, nothing},
                                                        {Reference::owner_of, nothing},
                                                        {Reference::packet_source, Duel::packet_state},
                                                        {Reference::packet_victim, Duel::packet_state},
                                                        {Reference::last_source, Duel::counter}}};
static_assert(has_each(of_references));

constexpr ListTable<Quality, unsigned> of_qualities{{{Quality::type, nothing},
                                                     {Quality::supertype, nothing},
                                                     {Quality::subtype, nothing},
                                                     {Quality::colour, nothing},
                                                     {Quality::colourless, nothing},
                                                     {Quality::multicoloured, nothing},
                                                     {Quality::shares_colour, nothing},
                                                     {Quality::tapped, Duel::tapped},
                                                     {Quality::attacking, Duel::combat_state},
                                                     {Quality::blocking, Duel::combat_state},
                                                     {Quality::blocked, Duel::combat_state},
                                                     {Quality::power, nothing},
                                                     {Quality::toughness, nothing},
                                                     {Quality::casting_cost, nothing},
                                                     {Quality::life, Duel::life},
                                                     {Quality::counters, Duel::counter},
                                                     {Quality::controlled_by, nothing},
                                                     {Quality::owned_by, nothing},
                                                     {Quality::named, nothing},
                                                     {Quality::keyword, nothing},
                                                     {Quality::gives_mana, nothing},
                                                     {Quality::other, nothing},
                                                     {Quality::is_one_of, nothing},
                                                     {Quality::in_zone, Duel::hands},
                                                     {Quality::on_top, Duel::hands},
                                                     {Quality::above, Duel::hands},
                                                     {Quality::below, Duel::hands},
                                                     {Quality::removed_by, Duel::hands},
                                                     {Quality::damaged_by, Duel::counter},
                                                     {Quality::has_damaged, Duel::counter},
                                                     {Quality::ever_damaged_by, Duel::counter},
                                                     {Quality::idle_last_turn, Duel::phase_state},
                                                     {Quality::enchanting, nothing},
                                                     {Quality::enchanted_by, nothing},
                                                     {Quality::blocking_any, Duel::combat_state},
                                                     {Quality::blocked_by_any, Duel::combat_state},
                                                     {Quality::banded_with, Duel::combat_state},
                                                     {Quality::token, nothing},
                                                     {Quality::made_by, nothing},
                                                     {Quality::brought_by, nothing},
                                                     {Quality::attacked, Duel::combat_state},
                                                     {Quality::attacked_last_turn, Duel::combat_state},
                                                     {Quality::could_attack, Duel::combat_state},
                                                     {Quality::fought_since_upkeep, Duel::combat_state},
                                                     {Quality::has_blocked, Duel::combat_state},
                                                     {Quality::was_blocked, Duel::combat_state},
                                                     {Quality::entered_this_turn, Duel::phase_state},
                                                     {Quality::drawn_this_turn, Duel::hands},
                                                     {Quality::began_turn_untapped, Duel::phase_state},
                                                     {Quality::here_since_turn_began, Duel::phase_state},
                                                     {Quality::chosen_colour, Duel::choice},
                                                     {Quality::chosen_land_type, Duel::choice},
                                                     {Quality::chosen_creature_type, Duel::choice},
                                                     {Quality::chosen_name, Duel::choice},
                                                     {Quality::expansion, nothing},
                                                     {Quality::matches_any, nothing},
                                                     {Quality::parameter, nothing},
                                                     {Quality::packet_to, Duel::packet_state},
                                                     {Quality::packet_from, Duel::packet_state},
                                                     {Quality::packet_combat, Duel::packet_state},
                                                     {Quality::targets_any, Duel::batch_state},
                                                     {Quality::targets_one, Duel::batch_state},
                                                     {Quality::would_destroy, Duel::batch_state},
                                                     {Quality::target_of, Duel::batch_state}}};
static_assert(has_each(of_qualities));

constexpr ListTable<AmountKind, unsigned> of_amounts{{{AmountKind::number, nothing},
                                                      {AmountKind::x, nothing},
                                                      {AmountKind::count, nothing},
                                                      {AmountKind::power, nothing},
                                                      {AmountKind::toughness, nothing},
                                                      {AmountKind::casting_cost, nothing},
                                                      {AmountKind::counters, Duel::counter},
                                                      {AmountKind::life, Duel::life},
                                                      {AmountKind::hand_size, Duel::hands},
                                                      {AmountKind::damage_taken, Duel::counter},
                                                      {AmountKind::card_types_among, nothing},
                                                      {AmountKind::land_types_among, nothing},
                                                      {AmountKind::colours_among, nothing},
                                                      {AmountKind::regenerations, Duel::counter},
                                                      {AmountKind::that_amount, nothing},
                                                      {AmountKind::packet_amount, Duel::packet_state},
                                                      {AmountKind::chosen_number, Duel::choice},
                                                      {AmountKind::last_result, nothing},
                                                      {AmountKind::parameter, nothing},
                                                      {AmountKind::target_count, nothing},
                                                      {AmountKind::share, nothing},
                                                      {AmountKind::uses, Duel::batch_state},
                                                      {AmountKind::uses_ever, Duel::batch_state},
                                                      {AmountKind::doubling, nothing},
                                                      {AmountKind::paid_another, nothing},
                                                      {AmountKind::spent, nothing},
                                                      {AmountKind::sum, nothing},
                                                      {AmountKind::difference, nothing},
                                                      {AmountKind::product, nothing},
                                                      {AmountKind::half_down, nothing},
                                                      {AmountKind::half_up, nothing},
                                                      {AmountKind::quotient, nothing},
                                                      {AmountKind::smallest, nothing},
                                                      {AmountKind::greatest_among, nothing},
                                                      {AmountKind::least_among, nothing},
                                                      {AmountKind::total_among, nothing},
                                                      {AmountKind::at_least_zero, nothing},
                                                      {AmountKind::function, everything}}};
static_assert(has_each(of_amounts));

constexpr ListTable<ConditionKind, unsigned> of_conditions{
    {{ConditionKind::always, nothing},
     {ConditionKind::exists, nothing},
     {ConditionKind::compare, nothing},
     {ConditionKind::odd, nothing},
     {ConditionKind::matches, nothing},
     {ConditionKind::all, nothing},
     {ConditionKind::any, nothing},
     {ConditionKind::none, nothing},
     {ConditionKind::phase_is, Duel::phase_state | Duel::combat_state},
     {ConditionKind::before_attack, Duel::phase_state | Duel::combat_state},
     {ConditionKind::ante_played, nothing},
     {ConditionKind::chosen_colour_leads, Duel::choice},
     {ConditionKind::function, everything}}};
static_assert(has_each(of_conditions));

/// Gathers what every part of a definition that a walk comes to depends on.
struct Dependencies {
  // A walk also comes to what lies inside, so that a row tells only of its own word.
  void operator()(const Selector& selector) { mask |= row_of(of_references, selector.from).of; }
  void operator()(const Filter& filter) { mask |= row_of(of_qualities, filter.quality).of; }
  void operator()(const Amount& amount) { mask |= row_of(of_amounts, amount.kind).of; }
  void operator()(const Condition& condition) { mask |= row_of(of_conditions, condition.kind).of; }
  unsigned mask = 0;
};

template <typename Part>
unsigned gathered(const Part& part) {
  Dependencies dependencies;
  definition::walk(part, dependencies);
  return dependencies.mask;
}

}  // namespace

unsigned reads(const Selector& selector) { return gathered(selector); }
unsigned reads(const Amount& amount) { return gathered(amount); }
unsigned reads(const Condition& condition) { return gathered(condition); }
unsigned reads(const Ability& ability) { return gathered(ability); }

unsigned reads(const Change& change) {
  unsigned mask = 0;
  // Not a walk: what it grants is asked after by itself.
  for (const ChangePart& part : change.parts) {
    mask |= reads(part.who);
    if (part.amount) mask |= reads(*part.amount);
  }
  return mask;
}

}  // namespace sleight
