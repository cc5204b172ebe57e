#pragma once

#include "core/card/spelling.h"

/// How the closed lists that a definition is made of are called where one of their values is named: in what
/// is found wrong, in tests, in tables. A card's text and its script have words of their own for them, which
/// say more.
namespace sleight {

template <>
inline constexpr std::array<Spelling<Reference>, count_of<Reference>> all_spellings<Reference>{
    {{Reference::nothing, "nothing"},
     {Reference::permanents, "permanents"},
     {Reference::cards, "cards"},
     {Reference::spells, "spells"},
     {Reference::effects, "effects"},
     {Reference::packets, "packets"},
     {Reference::players, "players"},
     {Reference::self, "self"},
     {Reference::enchanted, "enchanted"},
     {Reference::target, "target"},
     {Reference::chosen, "chosen"},
     {Reference::chosen_player, "chosen player"},
     {Reference::it, "it"},
     {Reference::other_one, "other one"},
     {Reference::sacrificed, "sacrificed"},
     {Reference::discarded, "discarded"},
     {Reference::made, "made"},
     {Reference::moved, "moved"},
     {Reference::found, "found"},
     {Reference::that_player, "that player"},
     {Reference::you, "you"},
     {Reference::opponent, "opponent"},
     {Reference::active_player, "active player"},
     {Reference::defending_player, "defending player"},
     {Reference::controller_of, "controller of"},
     {Reference::owner_of, "owner of"},
     {Reference::packet_source, "packet source"}}};
static_assert(has_each(all_spellings<Reference>));

template <>
inline constexpr std::array<Spelling<Quality>, count_of<Quality>> all_spellings<Quality>{
    {{Quality::type, "type"},
     {Quality::supertype, "supertype"},
     {Quality::subtype, "subtype"},
     {Quality::colour, "colour"},
     {Quality::colourless, "colourless"},
     {Quality::multicoloured, "multicoloured"},
     {Quality::tapped, "tapped"},
     {Quality::attacking, "attacking"},
     {Quality::blocking, "blocking"},
     {Quality::blocked, "blocked"},
     {Quality::power, "power"},
     {Quality::toughness, "toughness"},
     {Quality::casting_cost, "casting cost"},
     {Quality::counters, "counters"},
     {Quality::controlled_by, "controlled by"},
     {Quality::owned_by, "owned by"},
     {Quality::named, "named"},
     {Quality::keyword, "keyword"},
     {Quality::other, "other"},
     {Quality::is_one_of, "is one of"},
     {Quality::in_zone, "in zone"},
     {Quality::on_top, "on top"},
     {Quality::damaged_by, "damaged by"},
     {Quality::enchanting, "enchanting"},
     {Quality::enchanted_by, "enchanted by"},
     {Quality::blocking_any, "blocking any"},
     {Quality::blocked_by_any, "blocked by any"},
     {Quality::token, "token"},
     {Quality::attacked, "attacked"},
     {Quality::here_since_turn_began, "here since turn began"},
     {Quality::chosen_colour, "chosen colour"},
     {Quality::chosen_land_type, "chosen land type"},
     {Quality::chosen_creature_type, "chosen creature type"},
     {Quality::expansion, "expansion"},
     {Quality::matches_any, "matches any"},
     {Quality::parameter, "parameter"},
     {Quality::packet_to, "packet to"},
     {Quality::packet_from, "packet from"},
     {Quality::packet_combat, "packet combat"},
     {Quality::targets_any, "targets any"}}};
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
     {AmountKind::that_amount, "that amount"},
     {AmountKind::packet_amount, "packet amount"},
     {AmountKind::chosen_number, "chosen number"},
     {AmountKind::last_result, "last result"},
     {AmountKind::parameter, "parameter"},
     {AmountKind::target_count, "target count"},
     {AmountKind::sum, "sum"},
     {AmountKind::difference, "difference"},
     {AmountKind::product, "product"},
     {AmountKind::half_down, "half down"},
     {AmountKind::half_up, "half up"},
     {AmountKind::quotient, "quotient"},
     {AmountKind::smallest, "smallest"},
     {AmountKind::at_least_zero, "at least zero"},
     {AmountKind::function, "function"}}};
static_assert(has_each(all_spellings<AmountKind>));

template <>
inline constexpr std::array<Spelling<ConditionKind>, count_of<ConditionKind>> all_spellings<ConditionKind>{
    {{ConditionKind::always, "always"},
     {ConditionKind::exists, "exists"},
     {ConditionKind::compare, "compare"},
     {ConditionKind::matches, "matches"},
     {ConditionKind::all, "all"},
     {ConditionKind::any, "any"},
     {ConditionKind::none, "none"},
     {ConditionKind::phase_is, "phase is"},
     {ConditionKind::before_attack, "before attack"},
     {ConditionKind::ante_played, "ante played"},
     {ConditionKind::function, "function"}}};
static_assert(has_each(all_spellings<ConditionKind>));

template <>
inline constexpr std::array<Spelling<ChangeKind>, count_of<ChangeKind>> all_spellings<ChangeKind>{
    {{ChangeKind::copy_of, "copy of"},
     {ChangeKind::controller, "controller"},
     {ChangeKind::colour_word, "colour word"},
     {ChangeKind::land_word, "land word"},
     {ChangeKind::becomes_land, "becomes land"},
     {ChangeKind::also_land_type, "also land type"},
     {ChangeKind::is_also, "is also"},
     {ChangeKind::becomes_type, "becomes type"},
     {ChangeKind::also_subtype, "also subtype"},
     {ChangeKind::becomes_subtype, "becomes subtype"},
     {ChangeKind::colour, "colour"},
     {ChangeKind::also_colour, "also colour"},
     {ChangeKind::gains, "gains"},
     {ChangeKind::loses_keyword, "loses keyword"},
     {ChangeKind::loses_abilities, "loses abilities"},
     {ChangeKind::power, "power"},
     {ChangeKind::toughness, "toughness"},
     {ChangeKind::plus_power, "plus power"},
     {ChangeKind::plus_toughness, "plus toughness"},
     {ChangeKind::switch_power_toughness, "switch power toughness"}}};
static_assert(has_each(all_spellings<ChangeKind>));

template <>
inline constexpr std::array<Spelling<EventKind>, count_of<EventKind>> all_spellings<EventKind>{
    {{EventKind::none, "none"},
     {EventKind::phase, "phase"},
     {EventKind::enters_play, "enters play"},
     {EventKind::leaves_play, "leaves play"},
     {EventKind::put_into_graveyard, "put into graveyard"},
     {EventKind::deals_damage, "deals damage"},
     {EventKind::tapped_for_mana, "tapped for mana"},
     {EventKind::becomes_tapped, "becomes tapped"},
     {EventKind::becomes_untapped, "becomes untapped"},
     {EventKind::successfully_cast, "successfully cast"},
     {EventKind::attacks, "attacks"},
     {EventKind::blocks, "blocks"},
     {EventKind::becomes_blocked, "becomes blocked"},
     {EventKind::end_of_combat, "end of combat"},
     {EventKind::discards, "discards"},
     {EventKind::draws, "draws"},
     {EventKind::loses_life, "loses life"},
     {EventKind::gains_life, "gains life"},
     {EventKind::regenerates, "regenerates"},
     {EventKind::state, "state"}}};
static_assert(has_each(all_spellings<EventKind>));

template <>
inline constexpr std::array<Spelling<RuleKind>, count_of<RuleKind>> all_spellings<RuleKind>{
    {{RuleKind::cannot_attack, "cannot attack"},
     {RuleKind::must_attack, "must attack"},
     {RuleKind::attacks_alone_rule_off, "attacks alone rule off"},
     {RuleKind::attacks_without_tapping, "attacks without tapping"},
     {RuleKind::cannot_block, "cannot block"},
     {RuleKind::must_block, "must block"},
     {RuleKind::cannot_be_blocked, "cannot be blocked"},
     {RuleKind::blocks_additional, "blocks additional"},
     {RuleKind::needs_blockers, "needs blockers"},
     {RuleKind::cannot_be_targeted, "cannot be targeted"},
     {RuleKind::cannot_be_enchanted, "cannot be enchanted"},
     {RuleKind::spared_by_own_grants, "spared by own grants"},
     {RuleKind::reduces_damage, "reduces damage"},
     {RuleKind::redirects_damage, "redirects damage"},
     {RuleKind::deals_no_combat_damage, "deals no combat damage"},
     {RuleKind::first_strike_damage, "first strike damage"},
     {RuleKind::regular_damage_too, "regular damage too"},
     {RuleKind::excess_to_player, "excess to player"},
     {RuleKind::may_band, "may band"},
     {RuleKind::divides_damage, "divides damage"},
     {RuleKind::does_not_untap, "does not untap"},
     {RuleKind::may_stay_tapped, "may stay tapped"},
     {RuleKind::untap_limit, "untap limit"},
     {RuleKind::cannot_regenerate, "cannot regenerate"},
     {RuleKind::leaves_the_game_instead, "leaves the game instead"},
     {RuleKind::draws_instead, "draws instead"},
     {RuleKind::discards_instead, "discards instead"},
     {RuleKind::enters_tapped, "enters tapped"},
     {RuleKind::enters_with_counters, "enters with counters"},
     {RuleKind::hand_limit, "hand limit"},
     {RuleKind::skips_phase, "skips phase"},
     {RuleKind::costs_more, "costs more"},
     {RuleKind::additional_land, "additional land"},
     {RuleKind::additional_mana, "additional mana"},
     {RuleKind::produces_instead, "produces instead"},
     {RuleKind::always_on, "always on"}}};
static_assert(has_each(all_spellings<RuleKind>));

template <>
inline constexpr std::array<Spelling<AbilityKind>, count_of<AbilityKind>> all_spellings<AbilityKind>{
    {{AbilityKind::spell, "spell"},
     {AbilityKind::when_played, "when played"},
     {AbilityKind::activated, "activated"},
     {AbilityKind::triggered, "triggered"},
     {AbilityKind::continuous, "continuous"},
     {AbilityKind::rule, "rule"},
     {AbilityKind::keyword, "keyword"}}};
static_assert(has_each(all_spellings<AbilityKind>));

template <>
inline constexpr std::array<Spelling<Verb>, count_of<Verb>> all_spellings<Verb>{
    {{Verb::deal, "deal"},
     {Verb::gain_life, "gain life"},
     {Verb::lose_life, "lose life"},
     {Verb::set_life, "set life"},
     {Verb::draw, "draw"},
     {Verb::discard, "discard"},
     {Verb::mill, "mill"},
     {Verb::destroy, "destroy"},
     {Verb::bury, "bury"},
     {Verb::sacrifice, "sacrifice"},
     {Verb::regenerate, "regenerate"},
     {Verb::tap, "tap"},
     {Verb::untap, "untap"},
     {Verb::counter, "counter"},
     {Verb::prevent, "prevent"},
     {Verb::redirect, "redirect"},
     {Verb::add_mana, "add mana"},
     {Verb::add_mana_any, "add mana any"},
     {Verb::empty_pool, "empty pool"},
     {Verb::change, "change"},
     {Verb::rule, "rule"},
     {Verb::move, "move"},
     {Verb::move_to_play, "move to play"},
     {Verb::attach, "attach"},
     {Verb::put_counters, "put counters"},
     {Verb::remove_counters, "remove counters"},
     {Verb::choose, "choose"},
     {Verb::make_token, "make token"},
     {Verb::flip_coin, "flip coin"},
     {Verb::shuffle, "shuffle"},
     {Verb::look_at, "look at"},
     {Verb::may, "may"},
     {Verb::when, "when"},
     {Verb::for_each, "for each"},
     {Verb::repeat, "repeat"},
     {Verb::prerequisite, "prerequisite"},
     {Verb::aim, "aim"},
     {Verb::at_time, "at time"},
     {Verb::skip_phase, "skip phase"},
     {Verb::take_turns, "take turns"},
     {Verb::skip_turns, "skip turns"},
     {Verb::remove_from_combat, "remove from combat"},
     {Verb::switch_blockers, "switch blockers"},
     {Verb::ante, "ante"},
     {Verb::search, "search"},
     {Verb::function, "function"}}};
static_assert(has_each(all_spellings<Verb>));

}  // namespace sleight
