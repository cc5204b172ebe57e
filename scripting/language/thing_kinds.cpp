#include "scripting/language/thing_kinds.h"

#include <array>
#include <utility>

#include "core/card/event_facts.h"
#include "core/card/rows.h"

namespace sleight {
namespace {

using enum ThingKinds;

constexpr ListTable<AmountKind, ThingKinds> amount_rows{{
    {AmountKind::number, all},
    {AmountKind::x, all},
    {AmountKind::count, all},
    {AmountKind::power, objects},
    {AmountKind::toughness, objects},
    {AmountKind::casting_cost, objects | spells | effects},
    {AmountKind::counters, objects | players},
    {AmountKind::life, players},
    {AmountKind::hand_size, players},
    {AmountKind::damage_taken, objects | players},
    {AmountKind::card_types_among, objects},
    {AmountKind::land_types_among, objects},
    {AmountKind::colours_among, objects},
    {AmountKind::regenerations, permanents},
    {AmountKind::that_amount, all},
    {AmountKind::life_before, all},
    {AmountKind::packet_amount, packets},
    {AmountKind::chosen_number, all},
    {AmountKind::last_result, all},
    {AmountKind::parameter, all},
    {AmountKind::target_count, all},
    {AmountKind::share, all},
    {AmountKind::uses, players},
    {AmountKind::uses_ever, all},
    {AmountKind::doubling, all},
    {AmountKind::paid_another, all},
    {AmountKind::spent, all},
    {AmountKind::sum, all},
    {AmountKind::difference, all},
    {AmountKind::product, all},
    {AmountKind::half_down, all},
    {AmountKind::half_up, all},
    {AmountKind::quotient, all},
    {AmountKind::smallest, all},
    {AmountKind::greatest_among, all},
    {AmountKind::least_among, all},
    {AmountKind::total_among, all},
    {AmountKind::at_least_zero, all},
    {AmountKind::function, all},
}};
static_assert(has_each(amount_rows));

/// Whatever has characteristics: of an effect and a packet those of its source are asked.
constexpr ThingKinds with_traits = objects | spells | effects | packets;
/// What is so only in play. An effect has a source that may be there; that of a packet is asked for by a word
/// of its own, `from`.
constexpr ThingKinds in_play = permanents | effects;

constexpr ListTable<Quality, TakenByFilter> quality_rows{{
    {Quality::type, {with_traits}},
    {Quality::supertype, {with_traits}},
    {Quality::subtype, {with_traits}},
    {Quality::colour, {with_traits}},
    {Quality::colourless, {with_traits}},
    {Quality::multicoloured, {with_traits}},
    {Quality::shares_colour, {with_traits, objects | spells}},
    {Quality::tapped, {in_play}},
    {Quality::attacking, {in_play}},
    {Quality::blocking, {in_play}},
    {Quality::blocked, {in_play}},
    {Quality::power, {with_traits}},
    {Quality::toughness, {with_traits}},
    {Quality::casting_cost, {with_traits}},
    {Quality::life, {players}},
    {Quality::counters, {in_play | players}},
    {Quality::controlled_by, {all, players}},
    {Quality::owned_by, {with_traits, players}},
    {Quality::named, {with_traits}},
    {Quality::keyword, {with_traits}},
    {Quality::continuous, {in_play}},
    {Quality::gives_mana, {in_play}},
    {Quality::other, {with_traits}},
    {Quality::is_one_of, {all}},
    {Quality::in_zone, {objects | spells | effects | packets}},
    {Quality::on_top, {cards}},
    {Quality::above, {cards, objects}},
    {Quality::below, {cards, objects}},
    {Quality::removed_by, {cards, objects}},
    {Quality::damaged_by, {in_play | cards | players, objects | spells}},
    {Quality::just_damaged_by, {in_play | cards | players, objects | spells}},
    {Quality::has_damaged, {with_traits, objects | players}},
    {Quality::lethally_damaged, {in_play}},
    {Quality::ever_damaged_by, {players, objects}},
    {Quality::idle_last_turn, {players}},
    {Quality::enchanting, {in_play, objects}},
    {Quality::enchanted_by, {in_play, objects}},
    {Quality::enchants_creatures, {with_traits}},
    {Quality::blocking_any, {in_play, objects}},
    {Quality::blocked_by_any, {in_play, objects}},
    {Quality::banded_with, {in_play, objects}},
    {Quality::token, {in_play}},
    {Quality::made_by, {permanents, objects}},
    {Quality::brought_by, {permanents, objects}},
    {Quality::counters_from, {permanents, objects}},
    {Quality::attacked, {in_play | players}},
    {Quality::attacked_last_turn, {in_play}},
    {Quality::could_attack, {in_play}},
    {Quality::fought_since_upkeep, {in_play}},
    {Quality::has_blocked, {in_play, objects}},
    {Quality::was_blocked, {in_play, objects}},
    {Quality::entered_this_turn, {in_play}},
    {Quality::drawn_this_turn, {cards}},
    {Quality::began_turn_untapped, {in_play}},
    {Quality::here_since_turn_began, {in_play}},
    {Quality::chosen_colour, {with_traits}},
    {Quality::chosen_land_type, {with_traits}},
    {Quality::chosen_creature_type, {with_traits}},
    {Quality::chosen_name, {with_traits}},
    {Quality::expansion, {with_traits}},
    {Quality::matches_any, {all}},
    {Quality::parameter, {with_traits}},
    {Quality::packet_to, {packets, permanents | players}},
    {Quality::packet_from, {packets, objects | spells | effects}},
    {Quality::packet_combat, {packets}},
    {Quality::targets_any, {spells | effects}},
    {Quality::targets_one, {spells | effects}},
    {Quality::would_destroy, {spells | effects, permanents}},
    {Quality::target_of, {objects | spells | effects, spells | effects}},
}};
static_assert(has_each(quality_rows));

constexpr ListTable<RuleKind, TakenByRule> rule_rows{{
    {RuleKind::cannot_attack, {permanents, 0, true}},
    {RuleKind::must_attack, {permanents, 0, true}},
    {RuleKind::attacks_alone_rule_off, {permanents, 0, true}},
    {RuleKind::attacks_without_tapping, {permanents, 0, true}},
    {RuleKind::attacks_at_once, {permanents, 0, true}},
    {RuleKind::tapped_at_once, {permanents, 0, true}},
    {RuleKind::attack_cost, {permanents, 0, true}},
    {RuleKind::attack_limit, {permanents, 0, true}},
    {RuleKind::attacks_alone, {permanents, 0, true}},
    {RuleKind::attack_company, {permanents, 1, true}},
    {RuleKind::cannot_block, {permanents, 0, true}},
    {RuleKind::must_block, {permanents, 0, true}},
    {RuleKind::must_block_each, {permanents, 0, true}},
    {RuleKind::block_cost, {permanents, 0, true}},
    {RuleKind::chooses_blocks, {players}},
    {RuleKind::block_limit, {permanents, 0, true}},
    {RuleKind::block_company, {permanents, 1, true}},
    {RuleKind::blocked_as_without, {permanents, 0, true}},
    {RuleKind::cannot_be_blocked, {permanents, 0, true}},
    {RuleKind::blocks_additional, {permanents, 1, true}},
    {RuleKind::needs_blockers, {permanents, 2, true}},  // whoever is blocked is blocked by one
    {RuleKind::blocker_limit, {permanents, 1, true}},
    {RuleKind::cannot_be_targeted, {permanents | players}},
    {RuleKind::cannot_be_targeted_as, {permanents}},
    {RuleKind::may_be_targeted, {permanents | players}},
    {RuleKind::cannot_be_enchanted, {}},
    {RuleKind::cannot_be_enchanted_anew, {}},
    {RuleKind::enchants_instead, {}},
    {RuleKind::stays_alone, {}},
    {RuleKind::spared_by_own_grants, {}},
    {RuleKind::reduces_damage, {permanents | players, 1}},
    {RuleKind::limits_damage, {permanents | players}},
    {RuleKind::redirects_damage, {permanents | players}},
    {RuleKind::damage_stays, {permanents | players}},
    {RuleKind::damage_is_colourless, {permanents | players}},
    {RuleKind::damage_bought_off, {permanents | players, 1, true}},
    {RuleKind::lives_without_life, {players}},
    {RuleKind::damage_spares, {players, 1}},
    {RuleKind::damage_takes_counters, {permanents}},
    {RuleKind::deals_counters, {permanents}},
    {RuleKind::deals_no_combat_damage, {permanents, 0, true}},
    {RuleKind::first_strike_damage, {permanents, 0, true}},
    {RuleKind::regular_damage_too, {permanents, 0, true}},
    {RuleKind::excess_to_player, {permanents, 0, true}},
    {RuleKind::may_band, {permanents, 0, true}},
    {RuleKind::may_band_with, {permanents, 0, true}},
    {RuleKind::divides_damage, {permanents, 0, true}},
    {RuleKind::does_not_untap, {}},
    {RuleKind::may_stay_tapped, {}},
    {RuleKind::untaps_instead, {}},
    {RuleKind::untap_limit, {}},
    {RuleKind::cannot_regenerate, {}},
    {RuleKind::regenerates_itself, {}},
    {RuleKind::cannot_be_destroyed, {}},
    {RuleKind::leaves_the_game_instead, {}},
    {RuleKind::leaves_only_the_game, {}},
    {RuleKind::dies_instead, {}},
    {RuleKind::destroyed_instead, {}},
    {RuleKind::control_kept, {}},
    {RuleKind::draws_instead, {players}},
    {RuleKind::gains_life_instead, {players}},
    {RuleKind::may_skip_turn, {players}},
    {RuleKind::may_skip_phase, {players}},
    {RuleKind::discards_instead, {players}},
    {RuleKind::discards_on_top, {players}},
    {RuleKind::enters_tapped, {}},
    {RuleKind::enters_with_counters, {permanents, 1}},
    {RuleKind::counter_limit, {permanents}},
    {RuleKind::hand_limit, {players}},
    {RuleKind::hand_open, {players}},
    {RuleKind::top_open, {players}},
    {RuleKind::skips_phase, {players}},
    {RuleKind::costs_more, {players}},
    {RuleKind::uses_cost_more, {permanents}},
    {RuleKind::casting_asks, {players, 0, true}},
    {RuleKind::using_asks, {players, 0, true}},
    {RuleKind::additional_land, {players, 1}},
    {RuleKind::cannot_play, {players}},
    {RuleKind::plays_from_elsewhere, {players}},
    {RuleKind::life_for_mana, {players, 1}},
    {RuleKind::any_mana_for_one, {players}},
    {RuleKind::stays_out, {players}},
    {RuleKind::cannot_use, {permanents}},
    {RuleKind::additional_mana, {permanents, 1}},
    {RuleKind::produces_instead, {permanents}},
    {RuleKind::spends_as, {players}},
    {RuleKind::land_types_apart, {}},
    {RuleKind::always_on, {}},
}};
static_assert(has_each(rule_rows));

}  // namespace

std::string told(ThingKinds things) {
  static constexpr std::array<std::pair<ThingKinds, const char*>, 6> words{{{permanents, "permanents"},
                                                                            {cards, "cards outside play"},
                                                                            {spells, "spells"},
                                                                            {effects, "effects under way"},
                                                                            {packets, "damage packets"},
                                                                            {players, "players"}}};
  std::string list;
  for (const auto& [kind, word] : words)
    if (any(things & kind)) list += (list.empty() ? "" : " or ") + std::string(word);
  return list;
}

TakenByStep taken_by(const Step& step) { return record_of(step.verb).takes; }
ThingKinds taken_by(AmountKind kind) { return row_of(amount_rows, kind).of; }
TakenByFilter taken_by(Quality quality) { return row_of(quality_rows, quality).of; }
TakenByRule taken_by(RuleKind kind) { return row_of(rule_rows, kind).of; }
GivenByEvent given_by(EventKind event) {
  const EventRecord& record = record_of(event);
  return {.subject = record.subject,
          .it = record.it,
          .other = record.other,
          .player = *record.fills.that_player != '\0',
          .amount = *record.fills.that_much != '\0',
          .life_before = *record.fills.life_before != '\0'};
}

}  // namespace sleight
