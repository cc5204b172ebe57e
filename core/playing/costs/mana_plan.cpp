#include "core/playing/costs/mana_plan.h"

#include <algorithm>
#include <bit>

#include "core/playing/costs/mana_drawing.h"
#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/mana_matching.h"
#include "core/playing/costs/ordered_search.h"

namespace sleight {
namespace {

Reserve reserve_in(const AvailableMana& supply, std::int8_t number) {
  return number < 0 ? Reserve{} : supply.reserves[number].by;
}

/// The kind of mana that unit `u` gives for a class of demand.
std::uint8_t kind_given(const AvailableMana& supply, int u, int demand, Colours x_only) {
  const AvailableMana::Unit& unit = supply.units[u];
  if (unit.group < 0) return unit.pool_index;
  unsigned kinds = unit.kinds;
  if (demand != generic_class) kinds = spent_for(supply, kinds, wanted_kinds(demand, x_only));
  return static_cast<std::uint8_t>(std::countr_zero(kinds));
}

/// What is drawn of a permanent to give one mana of that kind, where its ways each give one.
const ManaSource& way_of_kind(const AvailableMana& supply, const AvailableMana::Group& group,
                              std::uint8_t kind) {
  const std::vector<ManaSource>& sources = *supply.sources;
  const auto at = static_cast<std::size_t>(group.source);
  for (std::size_t i = at; i < sources.size() && sources[i].object == sources[at].object; ++i)
    if (sources[i].plain && sources[i].reserve == sources[at].reserve &&
        (sources[i].any_of >> kind & 1U) != 0)
      return sources[i];
  return sources[at];
}

constexpr std::uint8_t paid_already = all_classes;

/// Takes one mana out of the pool, if it is there.
bool take(Table& table, PlayerId player, const ManaPlan::Unit& unit) {
  const PlayerState& owner = table.duel.player(player);
  const ManaPool* pool = unit.by ? nullptr : &owner.pool;
  for (const ReservedMana& kept : owner.reserved)
    if (unit.by == Reserve{kept.ability, kept.step}) pool = &kept.mana;
  if (pool == nullptr || pool->amount[unit.kind] == 0) return false;
  take_from_pool(table.duel, player, unit.kind, unit.by);
  return true;
}

/// Pays the mana that a source costs out of what pays for such.
bool pay_price(Table& table, PlayerId player, const ManaCost& price, ManaPlan& plan, ManaPool& spent) {
  const auto some = [&](std::size_t demand, int amount) {
    for (int i = 0; i < plan.spent.size() && amount > 0; ++i) {
      ManaPlan::Unit& unit = plan.spent[i];
      if (unit.demand != demand) continue;
      // What is drawn first stands first.
      if (!take(table, player, unit)) return false;
      ++spent.amount[unit.kind];
      unit.demand = paid_already;
      --amount;
    }
    return amount == 0;
  };
  for (std::size_t colour = 0; colour < colour_count; ++colour)
    if (!some(class_count + colour, price.coloured[colour])) return false;
  return some(all_classes - 1, price.generic);
}

}  // namespace

bool plan_without_search(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only,
                         ManaPlan& plan) {
  ManaMatching matching(supply, wanted, except, x_only);
  if (!matching.run()) return false;
  for (int group = 0; group < supply.groups.size(); ++group) {
    const AvailableMana::Group& permanent = supply.groups[group];
    int used = 0;
    for (int u = permanent.first_unit; u < permanent.first_unit + permanent.units; ++u)
      used += matching.used_at(u) >= 0 ? 1 : 0;
    if (used == 0) continue;
    plan.left_over += permanent.units - used;
    const int first = permanent.first_unit;
    const int demand = matching.used_at(first) < 0 ? generic_class : matching.used_at(first);
    const std::uint8_t kind = kind_given(supply, first, demand, x_only);
    plan.draws.push_back({way_of_kind(supply, permanent, kind), kind});
  }
  for (int u = 0; u < supply.units.size(); ++u) {
    const int demand = matching.used_at(u);
    if (demand < 0) continue;
    plan.spent.push_back({kind_given(supply, u, demand, x_only), static_cast<std::uint8_t>(demand),
                          reserve_in(supply, supply.units[u].reserve)});
  }
  return true;
}

std::optional<ManaPlan> find_plan(const AvailableMana& supply, const Wanted& wanted, ObjectId except,
                                  Colours x_only, const KeptColours& kept) {
  std::optional<ManaPlan> plan;
  OrderedSearch search(supply, wanted, except, x_only, PlanSearch::Seek::best, kept);
  if (search.run()) {
    plan = search.plan();
    plan->best = !search.was_cut();
  } else if (search.was_cut()) {
    // Where it was too much to look at, any will do.
    OrderedSearch any(supply, wanted, except, x_only, PlanSearch::Seek::any);
    if (any.run()) plan = any.plan();
    if (plan) plan->best = false;
  }
  return plan;
}

std::optional<ManaPlan> plan_of_named(AvailableMana& supply, const Wanted& wanted, ObjectId except,
                                      Colours x_only, const KeptColours& kept,
                                      const std::vector<std::uint16_t>& named) {
  // The last in the order of preference first: what is left is what the others are wanted for at most.
  for (int at = supply.choices.size() - 1; at >= 0; --at) {
    const std::uint16_t slot = supply.choices[at].slot;
    if (std::find(named.begin(), named.end(), slot) != named.end()) continue;
    AvailableMana without = supply;
    leave_out(without, slot);
    if (some_plan_pays(without, wanted, except, x_only)) supply = without;
  }
  return find_plan(supply, wanted, except, x_only, kept);
}

bool some_plan_pays(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only) {
  // Quick: each source as if it gave all that it may at once, of any of its kinds; and where some cost mana,
  // any mana as if it had paid for one of them.
  AvailableMana most = supply;
  unsigned changed = 0;
  for (int at = 0; at < supply.choices.size(); ++at) {
    const AvailableMana::Choice& choice = supply.choices[at];
    const std::int32_t group = most.groups.size();
    most.groups.push_back({choice.slot, most.units.size(), choice.most * choice.times, choice.first});
    for (int i = 0; i < choice.most * choice.times; ++i) most.units.push_back({choice.kinds, 0, -1, group});
    if (choice.dear) changed |= choice.kinds;
  }
  for (int u = 0; changed != 0 && u < most.units.size(); ++u)
    if (most.units[u].kinds != 0) most.units[u].kinds = static_cast<ManaKinds>(most.units[u].kinds | changed);
  if (!ManaMatching(most, wanted, except, x_only).run()) return false;
  return OrderedSearch(supply, wanted, except, x_only, PlanSearch::Seek::any).run();
}

bool is_cut_short(const AvailableMana& supply, const Wanted& wanted, Colours x_only) {
  OrderedSearch search(supply, wanted, {}, x_only, PlanSearch::Seek::any);
  return !search.run() && search.was_cut();
}

bool carry_out(Table& table, PlayerId player, ManaPlan& plan, ManaPool& spent) {
  for (int i = 0; i < plan.draws.size(); ++i) {
    const ManaPlan::Draw& draw = plan.draws[i];
    ManaPool price;
    if (draw.way.costs_mana() && !pay_price(table, player, draw.way.price, plan, price)) return false;
    if (!draw_as_planned(table, player, draw.way, draw.kind, price)) return false;
  }
  // Through the pool and out of it again: all that listens to mana hears of it as if it had been drawn by
  // hand, and what a source gives beyond the need stays there and may burn (R-MANA-1, R-MANA-4).
  for (int i = 0; i < plan.spent.size(); ++i) {
    const ManaPlan::Unit& unit = plan.spent[i];
    if (unit.demand == paid_already) continue;
    if (!take(table, player, unit)) return false;
    ++spent.amount[unit.kind];
  }
  return true;
}

}  // namespace sleight
