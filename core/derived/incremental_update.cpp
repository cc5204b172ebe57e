#include "core/derived/incremental_update.h"

#include <algorithm>

#include "core/card/library.h"
#include "core/card/quality_facts.h"

namespace sleight {
namespace {

bool is_plain_number(const Box<Amount>& amount) { return !amount || amount->is_number(); }

/// Whether it is asked about a player whom the effect itself names, or about nobody.
bool is_about_you(const Box<Selector>& of) {
  return !of || ((of->from == Reference::you || of->from == Reference::opponent) && of->filters.empty() &&
                 of->also.empty());
}

bool asks_itself_only(const Filter& filter) {
  if (!has(filter.quality, QualityTraits::of_itself)) return false;
  const bool of_you = has(filter.quality, QualityTraits::of_player) ? is_about_you(filter.of) : !filter.of;
  return of_you && is_plain_number(filter.amount) &&
         std::all_of(filter.alternatives.begin(), filter.alternatives.end(), [](const Selector& selector) {
           return std::all_of(selector.filters.begin(), selector.filters.end(), asks_itself_only);
         });
}

/// Of all permanents those that are of some kind, or one that is named.
bool gives_each_by_itself(const Selector& affects) {
  if (affects.empty()) return true;
  return (affects.from == Reference::permanents || affects.from == Reference::self ||
          affects.from == Reference::enchanted) &&
         affects.also.empty() &&
         std::all_of(affects.filters.begin(), affects.filters.end(), asks_itself_only);
}

/// Whether the ability, or one that a keyword stands for, changes characteristics.
bool changes_things(const Library& library, const Ability& ability, int depth = 0) {
  if (ability.kind == AbilityKind::continuous) return true;
  if (ability.kind != AbilityKind::keyword || depth >= deepest_keyword) return false;
  const Keyword* module = library.keyword(ability.keyword.name);
  return module != nullptr &&
         std::any_of(module->abilities.begin(), module->abilities.end(),
                     [&](const Ability& part) { return changes_things(library, part, depth + 1); });
}

bool changes_each_by_itself(const Library& library, const ChangePart& part, bool lasting) {
  switch (part.kind) {
    case ChangeKind::becomes_land:
    case ChangeKind::also_land_type:
    case ChangeKind::is_also:
    case ChangeKind::becomes_type:
    case ChangeKind::also_subtype:
    case ChangeKind::becomes_subtype:
    case ChangeKind::also_supertype:
    case ChangeKind::loses_supertype:
    case ChangeKind::colour:
    case ChangeKind::also_colour:
    case ChangeKind::power:
    case ChangeKind::toughness:
    case ChangeKind::plus_power:
    case ChangeKind::plus_toughness:
    case ChangeKind::switch_power_toughness:
    case ChangeKind::controller:
    case ChangeKind::loses_keyword:
    case ChangeKind::loses_abilities:
      // What a lasting effect counts was fixed when it was made (R-DUR-1).
      return lasting || (part.who.empty() && is_plain_number(part.amount));
    case ChangeKind::gains:
    case ChangeKind::gains_once:
      return std::none_of(part.abilities.begin(), part.abilities.end(),
                          [&](const Ability& ability) { return changes_things(library, ability); });
    case ChangeKind::copy_of:
    case ChangeKind::colour_word:
    case ChangeKind::land_word:
    case ChangeKind::made_in_words:
      break;
  }
  return false;
}

}  // namespace

bool allows_incremental_update(const Library& library, const Change& change, const Ability* ability) {
  if (ability != nullptr &&
      (ability->condition.kind != ConditionKind::always || !gives_each_by_itself(ability->affects)))
    return false;
  return std::all_of(change.parts.begin(), change.parts.end(), [&](const ChangePart& part) {
    return changes_each_by_itself(library, part, ability == nullptr);
  });
}

}  // namespace sleight
