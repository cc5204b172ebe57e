#include "core/playing/combat/bands.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>
#include <vector>

#include "core/derived/rules_in_force.h"
#include "core/query/distinct_requirements.h"
#include "core/query/filters.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

using Band = std::vector<ObjectId>;

bool may_band(const Duel& duel, ObjectId id) { return has_rule(duel, RuleKind::may_band, Thing::of(id)); }

/// Whether it makes one band of all members: all of them, itself too, are what its rule asks for.
bool bands_with_all(const Duel& duel, ObjectId id, const Band& members) {
  bool does = false;
  for_each_rule(duel, RuleKind::may_band_with, Thing::of(id), [&](const RuleInForce& force) {
    does = std::all_of(members.begin(), members.end(), [&](ObjectId member) {
      return speaks_of(force.context, force.rule->by, Thing::of(member));
    });
    return !does;
  });
  return does;
}

/// Whether each of the bands, which are none yet, can still become one: by a creature that is asked later,
/// another for each, which bands with all that are in it.
bool can_be_mended(const Duel& duel, const std::vector<Band>& unfinished, const Band& later) {
  std::vector<DistinctRequirement> demands;
  for (const Band& band : unfinished) {
    DistinctRequirement demand{{}, 1};
    for (const ObjectId id : later) {
      Band joined = band;
      joined.push_back(id);
      if (bands_with_all(duel, id, joined)) demand.among.push_back(Thing::of(id));
    }
    demands.push_back(std::move(demand));
  }
  return can_meet(demands);
}

/// Asks which of `bands` a creature joins, by the number of the band and its first member. Option 0, where
/// nobody needs it in theirs, is to begin a band of its own. `later` are asked after it.
std::size_t ask_band(Table& table, ObjectId id, const std::vector<Band>& bands, const Band& later) {
  const Duel& duel = table.duel;
  std::vector<Band> unfinished;
  std::copy_if(bands.begin(), bands.end(), std::back_inserter(unfinished),
               [&](const Band& band) { return !is_legal_band(duel, band); });
  std::vector<Option> options;
  if (can_be_mended(duel, unfinished, later)) {
    options.emplace_back();
    options.back().value = static_cast<std::int32_t>(bands.size());
  }
  // Only what is a legal band, or can still become one: whoever is in it stays.
  for (std::size_t i = 0; i < bands.size(); ++i) {
    Band joined = bands[i];
    joined.push_back(id);
    std::vector<Band> others = unfinished;
    std::erase(others, bands[i]);
    if (!is_legal_band(duel, joined)) others.push_back(joined);
    if (!can_be_mended(duel, others, later)) continue;
    Option option = option_of(Thing::of(joined.front()));
    option.kind = Option::Kind::value;
    option.value = static_cast<std::int32_t>(i);
    options.push_back(option);
  }
  const Question question{
      .kind = DecisionKind::band, .player = table.duel.combat.attacker, .subject = Thing::of(id)};
  return static_cast<std::size_t>(ask_option(table, question, std::move(options)).option.value);
}

/// Whether any two attackers still are one band.
bool some_are_banded(const Duel& duel) {
  const std::vector<Attacker>& all = duel.combat.attackers;
  for (std::size_t i = 1; i < all.size(); ++i)
    for (std::size_t before = 0; before < i; ++before)
      if (all[i].band == all[before].band && all[i].in_combat && all[before].in_combat) return true;
  return false;
}

Band members_of(const Duel& duel, std::uint16_t band) {
  Band members;
  for (const Attacker& attacker : duel.combat.attackers)
    if (attacker.in_combat && attacker.band == band) members.push_back(attacker.object);
  return members;
}

}  // namespace

bool is_legal_band(const Duel& duel, const Band& members) {
  const auto joins_all = [&](ObjectId id) { return bands_with_all(duel, id, members); };
  if (std::any_of(members.begin(), members.end(), joins_all)) return true;
  return std::count_if(members.begin(), members.end(), [&](ObjectId id) { return !may_band(duel, id); }) <= 1;
}

void form_bands(Table& table, const std::vector<ObjectId>& creatures) {
  std::vector<Band> bands;
  Band later = creatures;
  for (const ObjectId id : creatures) {
    later.erase(later.begin());
    const std::size_t band = ask_band(table, id, bands, later);
    assert(band <= bands.size());  // one of those there are, or one more
    if (band == bands.size()) bands.emplace_back();
    bands[band].push_back(id);
  }
  // Numbered only when all are asked: a number that is given to some of a band would part it from the
  // others.
  for (const Band& band : bands)
    for (Attacker& attacker : table.duel.combat.attackers)
      if (std::find(band.begin(), band.end(), attacker.object) != band.end())
        attacker.band = band.front().slot;
  table.duel.touch(Duel::combat_state);
}

void regroup_bands(Table& table) {
  const Duel& duel = table.duel;
  if (!duel.rules().band_regroups || !duel.combat.active || !some_are_banded(duel)) return;
  // Listed before any is regrouped: regrouping gives new numbers, which are legal bands already.
  std::vector<std::uint16_t> bands;
  for (const Attacker& attacker : duel.combat.attackers)
    if (std::find(bands.begin(), bands.end(), attacker.band) == bands.end()) bands.push_back(attacker.band);
  for (const std::uint16_t band : bands) {
    const Band members = members_of(duel, band);
    // Each attacker has blocks of its own, so that who blocks whom stays.
    if (members.size() > 1 && !is_legal_band(duel, members)) form_bands(table, members);
  }
}

}  // namespace sleight
