#pragma once

#include "core/card/amount_records.h"
#include "core/card/event_records.h"
#include "core/card/quality_records.h"
#include "core/card/reference_records.h"
#include "core/card/rule_records.h"
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
inline constexpr std::array<Spelling<Quality>, count_of<Quality>> all_spellings<Quality> =
    names_in(quality_records);
static_assert(has_each(all_spellings<Quality>));

template <>
inline constexpr std::array<Spelling<AmountKind>, count_of<AmountKind>> all_spellings<AmountKind> =
    names_in(amount_records);
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
inline constexpr std::array<Spelling<RuleKind>, count_of<RuleKind>> all_spellings<RuleKind> =
    names_in(rule_records);
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
