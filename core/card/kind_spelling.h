#pragma once

#include "core/card/event_records.h"
#include "core/card/reference_records.h"
#include "core/card/spelling.h"
#include "core/card/verb_records.h"

/// How the closed lists that a definition is made of are called where one of their values is named: in what
/// is found wrong, in tests, in tables. A card's text and its script have words of their own for them, which
/// say more.
namespace sleight {

/// The names that stand in the records of a list (verb_records.h and its like), as its spelling.
template <typename E, typename Record>
constexpr std::array<Spelling<E>, count_of<E>> names_in(const ListTable<E, Record>& records) {
  std::array<Spelling<E>, count_of<E>> rows{};
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = {records[i].value, records[i].of.name};
  return rows;
}

template <>
inline constexpr std::array<Spelling<Reference>, count_of<Reference>> all_spellings<Reference> =
    names_in(reference_records);
static_assert(has_each(all_spellings<Reference>));

template <>
inline constexpr std::array<Spelling<Quality>, count_of<Quality>> all_spellings<Quality>{
    {{Quality::type, "type"},
     {Quality::supertype, "supertype"},
     {Quality::subtype, "subtype"},
     {Quality::colour, "colour"},
     {Quality::colourless, "colourless"},
     {Quality::multicoloured, "multicoloured"},
     {Quality::shares_colour, "shares colour"},
     {Quality::tapped, "tapped"},
     {Quality::attacking, "attacking"},
     {Quality::blocking, "blocking"},
     {Quality::blocked, "blocked"},
     {Quality::power, "power"},
     {Quality::toughness, "toughness"},
     {Quality::casting_cost, "casting cost"},
     {Quality::life, "life"},
     {Quality::counters, "counters"},
     {Quality::controlled_by, "controlled by"},
     {Quality::owned_by, "owned by"},
     {Quality::named, "named"},
     {Quality::keyword, "keyword"},
     {Quality::continuous, "continuous"},
     {Quality::gives_mana, "gives mana"},
     {Quality::other, "other"},
     {Quality::is_one_of, "is one of"},
     {Quality::in_zone, "in zone"},
     {Quality::on_top, "on top"},
     {Quality::above, "above"},
     {Quality::below, "below"},
     {Quality::removed_by, "removed by"},
     {Quality::damaged_by, "damaged by"},
     {Quality::just_damaged_by, "just damaged by"},
     {Quality::has_damaged, "has damaged"},
     {Quality::lethally_damaged, "lethally damaged"},
     {Quality::ever_damaged_by, "ever damaged by"},
     {Quality::idle_last_turn, "idle last turn"},
     {Quality::enchanting, "enchanting"},
     {Quality::enchanted_by, "enchanted by"},
     {Quality::enchants_creatures, "enchants creatures"},
     {Quality::blocking_any, "blocking any"},
     {Quality::blocked_by_any, "blocked by any"},
     {Quality::banded_with, "banded with"},
     {Quality::token, "token"},
     {Quality::made_by, "made by"},
     {Quality::brought_by, "brought by"},
     {Quality::counters_from, "counters from"},
     {Quality::attacked, "attacked"},
     {Quality::attacked_last_turn, "attacked last turn"},
     {Quality::could_attack, "could attack"},
     {Quality::fought_since_upkeep, "fought since upkeep"},
     {Quality::has_blocked, "has blocked"},
     {Quality::was_blocked, "was blocked"},
     {Quality::entered_this_turn, "entered this turn"},
     {Quality::drawn_this_turn, "drawn this turn"},
     {Quality::began_turn_untapped, "began turn untapped"},
     {Quality::here_since_turn_began, "here since turn began"},
     {Quality::chosen_colour, "chosen colour"},
     {Quality::chosen_land_type, "chosen land type"},
     {Quality::chosen_creature_type, "chosen creature type"},
     {Quality::chosen_name, "chosen name"},
     {Quality::expansion, "expansion"},
     {Quality::matches_any, "matches any"},
     {Quality::parameter, "parameter"},
     {Quality::packet_to, "packet to"},
     {Quality::packet_from, "packet from"},
     {Quality::packet_combat, "packet combat"},
     {Quality::targets_any, "targets any"},
     {Quality::targets_one, "targets one"},
     {Quality::would_destroy, "would destroy"},
     {Quality::target_of, "target of"}}};
static_assert(has_each(all_spellings<Quality>));

template <>
inline constexpr std::array<Spelling<AmountKind>, count_of<AmountKind>> all_spellings<AmountKind>{
    {{AmountKind::number, "number"},
     {AmountKind::x, "x"},
     {AmountKind::count, "count"},
     {AmountKind::power, "power"},
     {AmountKind::toughness, "toughness"},
     {AmountKind::casting_cost, "casting cost"},
     {AmountKind::counters, "counters"},
     {AmountKind::life, "life"},
     {AmountKind::hand_size, "hand size"},
     {AmountKind::damage_taken, "damage taken"},
     {AmountKind::card_types_among, "card types among"},
     {AmountKind::land_types_among, "land types among"},
     {AmountKind::colours_among, "colours among"},
     {AmountKind::regenerations, "regenerations"},
     {AmountKind::that_amount, "that amount"},
     {AmountKind::life_before, "life before"},
     {AmountKind::packet_amount, "packet amount"},
     {AmountKind::chosen_number, "chosen number"},
     {AmountKind::last_result, "last result"},
     {AmountKind::parameter, "parameter"},
     {AmountKind::target_count, "target count"},
     {AmountKind::share, "share"},
     {AmountKind::uses, "uses"},
     {AmountKind::uses_ever, "uses ever"},
     {AmountKind::doubling, "doubling"},
     {AmountKind::paid_another, "paid another"},
     {AmountKind::spent, "spent"},
     {AmountKind::sum, "sum"},
     {AmountKind::difference, "difference"},
     {AmountKind::product, "product"},
     {AmountKind::half_down, "half down"},
     {AmountKind::half_up, "half up"},
     {AmountKind::quotient, "quotient"},
     {AmountKind::smallest, "smallest"},
     {AmountKind::greatest_among, "greatest among"},
     {AmountKind::least_among, "least among"},
     {AmountKind::total_among, "total among"},
     {AmountKind::at_least_zero, "at least zero"},
     {AmountKind::function, "function"}}};
static_assert(has_each(all_spellings<AmountKind>));

template <>
inline constexpr std::array<Spelling<ConditionKind>, count_of<ConditionKind>> all_spellings<ConditionKind>{
    {{ConditionKind::always, "always"},
     {ConditionKind::exists, "exists"},
     {ConditionKind::compare, "compare"},
     {ConditionKind::odd, "odd"},
     {ConditionKind::matches, "matches"},
     {ConditionKind::all, "all"},
     {ConditionKind::any, "any"},
     {ConditionKind::none, "none"},
     {ConditionKind::phase_is, "phase is"},
     {ConditionKind::before_attack, "before attack"},
     {ConditionKind::ante_played, "ante played"},
     {ConditionKind::chosen_colour_leads, "chosen colour leads"},
     {ConditionKind::function, "function"}}};
static_assert(has_each(all_spellings<ConditionKind>));

template <>
inline constexpr std::array<Spelling<ChangeKind>, count_of<ChangeKind>> all_spellings<ChangeKind>{
    {{ChangeKind::copy_of, "copy of"},
     {ChangeKind::controller, "controller"},
     {ChangeKind::colour_word, "colour word"},
     {ChangeKind::land_word, "land word"},
     {ChangeKind::made_in_words, "made in words"},
     {ChangeKind::becomes_land, "becomes land"},
     {ChangeKind::also_land_type, "also land type"},
     {ChangeKind::also_supertype, "also supertype"},
     {ChangeKind::loses_supertype, "loses supertype"},
     {ChangeKind::is_also, "is also"},
     {ChangeKind::becomes_type, "becomes type"},
     {ChangeKind::also_subtype, "also subtype"},
     {ChangeKind::becomes_subtype, "becomes subtype"},
     {ChangeKind::colour, "colour"},
     {ChangeKind::also_colour, "also colour"},
     {ChangeKind::gains, "gains"},
     {ChangeKind::gains_once, "gains once"},
     {ChangeKind::loses_keyword, "loses keyword"},
     {ChangeKind::loses_abilities, "loses abilities"},
     {ChangeKind::power, "power"},
     {ChangeKind::toughness, "toughness"},
     {ChangeKind::plus_power, "plus power"},
     {ChangeKind::plus_toughness, "plus toughness"},
     {ChangeKind::switch_power_toughness, "switch power toughness"}}};
static_assert(has_each(all_spellings<ChangeKind>));

template <>
inline constexpr std::array<Spelling<EventKind>, count_of<EventKind>> all_spellings<EventKind> =
    names_in(event_records);
static_assert(has_each(all_spellings<EventKind>));

template <>
inline constexpr std::array<Spelling<RuleKind>, count_of<RuleKind>> all_spellings<RuleKind>{
    {{RuleKind::cannot_attack, "cannot attack"},
     {RuleKind::must_attack, "must attack"},
     {RuleKind::attacks_alone_rule_off, "attacks alone rule off"},
     {RuleKind::attacks_without_tapping, "attacks without tapping"},
     {RuleKind::attacks_at_once, "attacks at once"},
     {RuleKind::tapped_at_once, "tapped at once"},
     {RuleKind::attack_cost, "attack cost"},
     {RuleKind::attack_limit, "attack limit"},
     {RuleKind::attacks_alone, "attacks alone"},
     {RuleKind::attack_company, "attack company"},
     {RuleKind::cannot_block, "cannot block"},
     {RuleKind::must_block, "must block"},
     {RuleKind::must_block_each, "must block each"},
     {RuleKind::block_cost, "block cost"},
     {RuleKind::chooses_blocks, "chooses blocks"},
     {RuleKind::block_limit, "block limit"},
     {RuleKind::block_company, "block company"},
     {RuleKind::blocked_as_without, "blocked as without"},
     {RuleKind::cannot_be_blocked, "cannot be blocked"},
     {RuleKind::blocks_additional, "blocks additional"},
     {RuleKind::needs_blockers, "needs blockers"},
     {RuleKind::blocker_limit, "blocker limit"},
     {RuleKind::cannot_be_targeted, "cannot be targeted"},
     {RuleKind::cannot_be_targeted_as, "cannot be targeted as"},
     {RuleKind::may_be_targeted, "may be targeted"},
     {RuleKind::cannot_be_enchanted, "cannot be enchanted"},
     {RuleKind::cannot_be_enchanted_anew, "cannot be enchanted anew"},
     {RuleKind::enchants_instead, "enchants instead"},
     {RuleKind::stays_alone, "stays alone"},
     {RuleKind::spared_by_own_grants, "spared by own grants"},
     {RuleKind::reduces_damage, "reduces damage"},
     {RuleKind::limits_damage, "limits damage"},
     {RuleKind::redirects_damage, "redirects damage"},
     {RuleKind::damage_stays, "damage stays"},
     {RuleKind::damage_is_colourless, "damage is colourless"},
     {RuleKind::damage_bought_off, "damage bought off"},
     {RuleKind::lives_without_life, "lives without life"},
     {RuleKind::damage_spares, "damage spares"},
     {RuleKind::damage_takes_counters, "damage takes counters"},
     {RuleKind::deals_counters, "deals counters"},
     {RuleKind::deals_no_combat_damage, "deals no combat damage"},
     {RuleKind::first_strike_damage, "first strike damage"},
     {RuleKind::regular_damage_too, "regular damage too"},
     {RuleKind::excess_to_player, "excess to player"},
     {RuleKind::may_band, "may band"},
     {RuleKind::may_band_with, "may band with"},
     {RuleKind::divides_damage, "divides damage"},
     {RuleKind::does_not_untap, "does not untap"},
     {RuleKind::may_stay_tapped, "may stay tapped"},
     {RuleKind::untaps_instead, "untaps instead"},
     {RuleKind::untap_limit, "untap limit"},
     {RuleKind::cannot_regenerate, "cannot regenerate"},
     {RuleKind::regenerates_itself, "regenerates itself"},
     {RuleKind::cannot_be_destroyed, "cannot be destroyed"},
     {RuleKind::leaves_the_game_instead, "leaves the game instead"},
     {RuleKind::leaves_only_the_game, "leaves only the game"},
     {RuleKind::dies_instead, "dies instead"},
     {RuleKind::destroyed_instead, "destroyed instead"},
     {RuleKind::control_kept, "control kept"},
     {RuleKind::draws_instead, "draws instead"},
     {RuleKind::gains_life_instead, "gains life instead"},
     {RuleKind::may_skip_turn, "may skip turn"},
     {RuleKind::may_skip_phase, "may skip phase"},
     {RuleKind::discards_instead, "discards instead"},
     {RuleKind::discards_on_top, "discards on top"},
     {RuleKind::enters_tapped, "enters tapped"},
     {RuleKind::enters_with_counters, "enters with counters"},
     {RuleKind::counter_limit, "counter limit"},
     {RuleKind::hand_limit, "hand limit"},
     {RuleKind::hand_open, "hand open"},
     {RuleKind::top_open, "top open"},
     {RuleKind::skips_phase, "skips phase"},
     {RuleKind::costs_more, "costs more"},
     {RuleKind::uses_cost_more, "uses cost more"},
     {RuleKind::casting_asks, "casting asks"},
     {RuleKind::using_asks, "using asks"},
     {RuleKind::additional_land, "additional land"},
     {RuleKind::cannot_play, "cannot play"},
     {RuleKind::plays_from_elsewhere, "plays from elsewhere"},
     {RuleKind::life_for_mana, "life for mana"},
     {RuleKind::any_mana_for_one, "any mana for one"},
     {RuleKind::stays_out, "stays out"},
     {RuleKind::cannot_use, "cannot use"},
     {RuleKind::additional_mana, "additional mana"},
     {RuleKind::produces_instead, "produces instead"},
     {RuleKind::spends_as, "spends as"},
     {RuleKind::land_types_apart, "land types apart"},
     {RuleKind::always_on, "always on"}}};
static_assert(has_each(all_spellings<RuleKind>));

template <>
inline constexpr std::array<Spelling<AbilityKind>, count_of<AbilityKind>> all_spellings<AbilityKind>{
    {{AbilityKind::spell, "spell"},
     {AbilityKind::when_played, "when played"},
     {AbilityKind::before_entering, "before entering"},
     {AbilityKind::activated, "activated"},
     {AbilityKind::triggered, "triggered"},
     {AbilityKind::continuous, "continuous"},
     {AbilityKind::rule, "rule"},
     {AbilityKind::keyword, "keyword"}}};
static_assert(has_each(all_spellings<AbilityKind>));

template <>
inline constexpr std::array<Spelling<Verb>, count_of<Verb>> all_spellings<Verb> = names_in(verb_records);
static_assert(has_each(all_spellings<Verb>));

}  // namespace sleight
