#include "core/playing/costs/available_mana.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/derived/rules_in_force.h"
#include "core/playing/costs/cost_parts.h"
#include "core/playing/costs/mana_classes.h"
#include "core/playing/costs/mana_matching.h"
#include "core/playing/costs/mana_plan.h"

namespace sleight {
namespace {

/// The number of what keeps mana so, in that supply.
std::int8_t number_of(AvailableMana& supply, const Reserve& reserve) {
  if (!reserve) return -1;
  for (int i = 0; i < supply.reserves.size(); ++i)
    if (supply.reserves[i].by == reserve) return static_cast<std::int8_t>(i);
  supply.reserves.push_back({reserve, false});
  return static_cast<std::int8_t>(supply.reserves.size() - 1);
}

/// Leaves a choice out.
void drop(AvailableMana& supply, AvailableMana::Choice& choice) {
  supply.of_choices -= choice.most * choice.times;
  choice.count = choice.most = 0;
}

void add_pool(AvailableMana& supply, const ManaPool& pool, std::int8_t reserve) {
  // Colourless mana goes first: it can pay for the least.
  for (int step = 0; step <= colour_count; ++step) {
    const int at = step == 0 ? colourless_index : step - 1;
    for (int n = pool.amount[static_cast<std::size_t>(at)]; n > 0; --n)
      supply.units.push_back({static_cast<ManaKinds>(1U << static_cast<unsigned>(at)),
                              static_cast<std::uint8_t>(at), reserve, -1});
  }
}

/// Notes what mana the player may spend as though it were another.
void note_spending(AvailableMana& supply, const Duel& duel, PlayerId player) {
  supply.also.fill(0);
  if (!rule_exists(duel, RuleKind::spends_as)) return;
  for_each_rule(duel, RuleKind::spends_as, Thing::of(player), [&supply](const RuleInForce& force) {
    // A colour word in it may read as another.
    const auto read = [&force](ManaKinds kinds) {
      const Colours colours = read_colours(force.context, Colours::from_bits(kinds & Colours::all().bits()));
      return static_cast<ManaKinds>(colours.bits() | (kinds & colourless_bit));
    };
    const ManaKinds from = read(force.rule->instead_of);
    for (std::size_t kind = 0; kind < supply.also.size(); ++kind)
      if ((from >> kind & 1U) != 0)
        supply.also[kind] = static_cast<ManaKinds>(supply.also[kind] | read(force.rule->mana));
    return true;
  });
}

/// The whole pool of a player, before all else what may be spent on some things only.
void add_pools(AvailableMana& supply, const PlayerState& player) {
  for (const ReservedMana& kept : player.reserved)
    add_pool(supply, kept.mana, number_of(supply, {kept.ability, kept.step}));
  add_pool(supply, player.pool, -1);
}

/// The supply without any mana.
void clear(AvailableMana& supply, const Duel& duel, PlayerId player) {
  supply.units.cut(0);
  supply.groups.cut(0);
  supply.choices.cut(0);
  supply.reserves.cut(0);
  supply.sources = &known_sources(duel, player);
  supply.of_choices = 0;
  supply.duel = &duel;
  supply.player = player;
  supply.counting = false;
  supply.life = std::max(0, duel.player(player).life);
  note_spending(supply, duel, player);
}

/// Adds a permanent that gives one thing: `kinds` is that of the one mana whose kind may be open.
void add_group(AvailableMana& supply, const ManaSource& source, ManaKinds kinds, std::size_t at) {
  const std::int32_t group = supply.groups.size();
  const std::int32_t first = supply.units.size();
  const std::int8_t reserve = number_of(supply, source.reserve);
  supply.units.push_back({kinds, 0, reserve, group});
  if (!source.plain)
    for (std::size_t kind = 0; kind < source.besides.size(); ++kind)
      for (int n = 0; n < source.besides[kind] + source.added[kind]; ++n)
        // What others add to what the ability gives is kept for nothing.
        supply.units.push_back({static_cast<ManaKinds>(1U << kind), 0,
                                n < source.besides[kind] ? reserve : std::int8_t{-1}, group});
  supply.groups.push_back(
      {source.object.slot, first, supply.units.size() - first, static_cast<std::int32_t>(at)});
}

/// Adds the ways from `first` on as a choice. Those that are not tapped for mana can be used as often as they
/// say.
void add_choice(AvailableMana& supply, std::size_t first, std::size_t count) {
  const std::vector<ManaSource>& sources = *supply.sources;
  AvailableMana::Choice choice{sources[first].object.slot,
                               static_cast<std::int32_t>(first),
                               static_cast<std::int32_t>(count),
                               sources[first].uses,
                               0,
                               0,
                               false,
                               false};
  for (std::size_t at = first; at < first + count; ++at) {
    const ManaSource& way = sources[at];
    number_of(supply, way.reserve);
    number_of(supply, way.kept_by);
    choice.most = std::max(choice.most, way.units() - way.price.total());
    choice.kinds = static_cast<ManaKinds>(choice.kinds | way.kinds());
    choice.dear = choice.dear || way.costs_mana();
    choice.kept_besides = choice.kept_besides || way.kept_by;
    supply.counting = supply.counting || way.counting;
  }
  supply.choices.push_back(choice);
  supply.of_choices += choice.most * choice.times;
}

/// All that there is to spend, with every way that there is as a choice, in the order of preference.
void fill_with_ways(AvailableMana& supply, const Duel& duel, PlayerId player) {
  clear(supply, duel, player);
  add_pools(supply, duel.player(player));
  for (const std::uint32_t at : preferred_sources(duel, player))
    if (is_usable(duel, (*supply.sources)[at])) add_choice(supply, at, ways_together(*supply.sources, at));
}

/// What there is of mana that costs nothing but tapping a permanent, in the order of preference.
void fill_in_order(AvailableMana& supply, const Duel& duel, PlayerId player) {
  clear(supply, duel, player);
  add_pools(supply, duel.player(player));
  const std::vector<ManaSource>& sources = *supply.sources;
  for (const std::uint32_t at : preferred_sources(duel, player)) {
    if (!is_usable(duel, sources[at])) continue;
    const std::size_t count = ways_together(sources, at);
    if (count == 1) {
      const ManaSource& only = sources[at];
      if (only.plain ||
          (only.taps && !only.counting && only.hurts == 0 && only.wears == 0 && !only.costs_mana()))
        add_group(supply, only, only.any_of, at);
      continue;
    }
    // Of several ways those that each give one mana are one mana of any of their kinds.
    std::size_t first = at;
    while (first < at + count && !sources[first].plain) ++first;
    ManaKinds kinds = 0;
    for (std::size_t i = first; i < at + count; ++i)
      if (sources[i].plain && sources[i].reserve == sources[first].reserve)
        kinds = static_cast<ManaKinds>(kinds | sources[i].any_of);
    if (kinds != 0) add_group(supply, sources[first], kinds, first);
  }
}

void open_reserves(AvailableMana& supply, const Context& context) {
  for (int i = 0; i < supply.reserves.size(); ++i)
    supply.reserves[i].open = may_be_spent(context, supply.reserves[i].by);
}

}  // namespace

unsigned spent_for(const AvailableMana& supply, unsigned kinds, unsigned wanted) {
  unsigned spent = kinds & wanted;
  for (std::size_t kind = 0; kind < supply.also.size(); ++kind)
    if ((kinds >> kind & 1U) != 0 && (supply.also[kind] & wanted) != 0) spent |= 1U << kind;
  return spent;
}

void fill_available_mana(AvailableMana& supply, const Duel& duel, PlayerId player) {
  clear(supply, duel, player);
  add_pools(supply, duel.player(player));
  const std::vector<ManaSource>& sources = *supply.sources;
  for (std::size_t at = 0; at < sources.size();) {
    const std::size_t count = ways_together(sources, at);
    if (is_usable(duel, sources[at])) {
      const OneThing one = one_thing(sources, at, count);
      if (one.kinds != 0)
        add_group(supply, sources[one.at], one.kinds, one.at);
      else
        add_choice(supply, at, count);
    }
    at += count;
  }
}

const AvailableMana& spendable(const AvailableMana& supply, const Context& context,
                               std::optional<AvailableMana>& room) {
  if (supply.reserves.empty()) return supply;
  room = supply;
  open_reserves(*room, context);
  return *room;
}

bool is_open(const AvailableMana& supply, const Reserve& reserve) {
  if (!reserve) return true;
  for (int i = 0; i < supply.reserves.size(); ++i)
    if (supply.reserves[i].by == reserve) return supply.reserves[i].open;
  return false;
}

bool gives_mana(const AvailableMana& supply, ObjectId permanent) {
  for (int at = 0; at < supply.groups.size(); ++at)
    if (supply.groups[at].slot == permanent.slot && supply.groups[at].units > 0) return true;
  for (int at = 0; at < supply.choices.size(); ++at)
    if (supply.choices[at].slot == permanent.slot && supply.choices[at].count > 0) return true;
  return false;
}

void spare(AvailableMana& supply, ObjectId permanent) {
  for (int at = 0; at < supply.groups.size(); ++at) {
    if (supply.groups[at].slot != permanent.slot) continue;
    // Others stand behind its units: they stay where they are, of no kind.
    for (int unit = 0; unit < supply.groups[at].units; ++unit)
      supply.units[supply.groups[at].first_unit + unit].kinds = 0;
    supply.groups[at].units = 0;
  }
  for (int at = 0; at < supply.choices.size(); ++at) {
    AvailableMana::Choice& choice = supply.choices[at];
    if (choice.slot != permanent.slot || !(*supply.sources)[static_cast<std::size_t>(choice.first)].taps)
      continue;
    drop(supply, choice);
  }
}

void keep_counters(AvailableMana& supply, const Duel& duel, ObjectId permanent, Word kind,
                   std::int64_t kept) {
  std::int64_t left = duel.counters_on(Thing::of(permanent), kind) - kept;
  const auto taken = [&](std::int32_t at) {
    const ManaSource& way = (*supply.sources)[static_cast<std::size_t>(at)];
    if (way.ability == AbilityId::none) return std::int64_t{0};
    std::int64_t counters = 0;
    for (const CostPart& part : duel.library().ability(way.ability).cost.parts)
      if (part.kind == CostPart::Kind::remove_counters && part.word == kind)
        counters += part.amount.is_x() ? way.x : part.amount.number;
    return counters;
  };
  for (int at = 0; at < supply.groups.size(); ++at)
    if (supply.groups[at].slot == permanent.slot && taken(supply.groups[at].source) > left)
      spare(supply, permanent);
  for (int at = 0; at < supply.choices.size(); ++at) {
    AvailableMana::Choice& choice = supply.choices[at];
    if (choice.slot != permanent.slot) continue;
    // Those with the greatest X stand first.
    while (choice.count > 0 && taken(choice.first) > left) {
      ++choice.first;
      --choice.count;
    }
    if (choice.count == 0) {
      drop(supply, choice);
    } else if (!(*supply.sources)[static_cast<std::size_t>(choice.first)].taps) {
      if (const std::int64_t each = taken(choice.first); each > 0) {
        const std::int64_t times = std::min<std::int64_t>(choice.times, left / each);
        supply.of_choices -= choice.most * (choice.times - static_cast<std::int32_t>(times));
        choice.times = static_cast<std::int32_t>(times);
        left -= times * each;
      }
    }
  }
}

void leave_out(AvailableMana& supply, std::uint16_t slot) {
  for (int at = 0; at < supply.choices.size(); ++at) {
    AvailableMana::Choice& choice = supply.choices[at];
    if (choice.slot != slot) continue;
    drop(supply, choice);
  }
}

bool pays(const AvailableMana& supply, const ManaCost& cost, int x, ObjectId except, Colours x_only,
          int more) {
  if (cost.total(x, more) > supply.most()) return false;
  const Wanted wanted = wanted_by(cost, x, x_only, more);
  if (ManaMatching(supply, wanted, except, x_only).run()) return true;
  // Quick: that was all, mostly.
  return !supply.choices.empty() && some_plan_pays(supply, wanted, except, x_only);
}

bool is_beyond_planning(const AvailableMana& supply, const ManaCost& cost, int x, Colours x_only) {
  return !supply.choices.empty() && is_cut_short(supply, wanted_by(cost, x, x_only, 0), x_only);
}

int greatest_x(const AvailableMana& supply, const ManaCost& cost, ObjectId except, Colours x_only, int more) {
  if (cost.x == 0) return 0;
  // What pays for some X pays for each that is less, and each X more asks for at least one mana more, but for
  // those that are taken off.
  int x = 0;
  for (int beyond = supply.most() + cost.off_x + 1; beyond - x > 1;) {
    const int middle = x + (beyond - x) / 2;
    (pays(supply, cost, middle, except, x_only, more) ? x : beyond) = middle;
  }
  return x;
}

bool can_pay_mana(const Duel& duel, PlayerId player, const ManaCost& cost, int x, ObjectId except,
                  Colours x_only) {
  if (cost.total(x) == 0) return true;
  AvailableMana supply;
  fill_available_mana(supply, duel, player);
  return pays(supply, cost, x, except, x_only);
}

int greatest_x(const Duel& duel, PlayerId player, const ManaCost& cost, ObjectId except, Colours x_only) {
  AvailableMana supply;
  fill_available_mana(supply, duel, player);
  return greatest_x(supply, cost, except, x_only);
}

bool pay_mana(Table& table, PlayerId player, const ManaCost& cost, int x, ObjectId except, Colours x_only) {
  Cost whole;
  whole.mana = cost;
  whole.x_only = x_only;
  ManaPool spent;
  return pay_mana_and(table, context_for(table.duel, {}, player), player, whole, x, except, 0, spent);
}

bool pay_mana_and(Table& table, const Context& context, PlayerId player, const Cost& cost, int x,
                  ObjectId except, int more, ManaPool& spent) {
  if (cost.mana.total(x) + more == 0) return true;
  const Colours x_only = cost.x_only;
  const Wanted wanted = wanted_by(cost.mana, x, x_only, more);
  const KeptColours kept = asked_by_hand(table.duel, player, context.self);
  ManaPlan plan;
  bool named = false;
  if (table.named_sources != nullptr && !table.named_sources->empty()) {
    AvailableMana every;
    fill_with_ways(every, table.duel, player);
    open_reserves(every, context);
    keep_for_parts(every, context, cost);
    if (const auto found = plan_of_named(every, wanted, except, x_only, kept, *table.named_sources))
      plan = *found;
    for (int i = 0; i < plan.draws.size(); ++i)
      named = std::erase(*table.named_sources, plan.draws[i].way.object.slot) > 0 || named;
  }
  // Nothing of what was named pays for this: it is for another payment.
  if (!named) {
    plan = {};
    AvailableMana supply;
    fill_in_order(supply, table.duel, player);
    open_reserves(supply, context);
    bool found = plan_without_search(supply, wanted, except, x_only, plan);
    const bool keeps_all = kept == KeptColours{};
    if (!found || plan.left_over > 0 || !keeps_all) {
      // Nothing has been tapped yet: a cost that cannot be paid leaves all as it is.
      if (!found && is_all_plain(table.duel, player)) return false;
      AvailableMana every;
      fill_with_ways(every, table.duel, player);
      open_reserves(every, context);
      keep_for_parts(every, context, cost);
      const std::optional<ManaPlan> better = find_plan(every, wanted, except, x_only, kept);
      if (better && (better->best || !found)) {
        plan = *better;
        found = true;
      }
    }
    if (!found) return false;
  }
  return carry_out(table, player, plan, spent);
}

}  // namespace sleight
