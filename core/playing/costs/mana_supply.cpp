#include "core/playing/costs/mana_supply.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/payment.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"
#include "core/reading/amounts.h"
#include "core/reading/board_index.h"
#include "core/reading/conditions.h"
#include "core/reading/dependencies.h"
#include "core/reading/rules_in_force.h"
#include "core/reading/selection.h"
#include "core/reading/usability.h"

namespace sleight {
namespace {

constexpr int either_class = colour_count;  // the first of the demands that either of two colours may pay
constexpr int x_class = colour_count + static_cast<int>(either_colours.size());  // X of some colours only
constexpr int generic_class = x_class + 1;  // demand that any mana may pay
constexpr int class_count = generic_class + 1;
static_assert(class_count <= 32, "a bit for each class");

/// The kinds of mana that pay a demand of either of two colours.
ManaKinds kinds_of_either(int demand) {
  const auto& [one, other] = either_colours[static_cast<std::size_t>(demand - either_class)];
  return (Colours(one) | other).bits();
}

/// The kinds of mana that pay a demand which not any mana pays.
unsigned wanted_kinds(int demand, Colours x_only) {
  if (demand == x_class) return x_only.bits();
  return demand >= either_class ? kinds_of_either(demand) : 1U << static_cast<unsigned>(demand);
}

/// The number of what keeps mana so, in that supply.
std::int8_t number_of(Supply& supply, const Reserve& reserve) {
  if (!reserve) return -1;
  for (int i = 0; i < supply.reserves.size(); ++i)
    if (supply.reserves[i].by == reserve) return static_cast<std::int8_t>(i);
  supply.reserves.push_back({reserve, false});
  return static_cast<std::int8_t>(supply.reserves.size() - 1);
}

void add_pool(Supply& supply, const ManaPool& pool, std::int8_t reserve) {
  // Colourless mana goes first: it can pay for the least.
  for (int step = 0; step <= colour_count; ++step) {
    const int at = step == 0 ? colourless_index : step - 1;
    for (int n = pool.amount[static_cast<std::size_t>(at)]; n > 0; --n)
      supply.units.push_back({static_cast<ManaKinds>(1U << static_cast<unsigned>(at)),
                              static_cast<std::uint8_t>(at), reserve, -1});
  }
}

/// Those of `kinds` that may be spent where one of `wanted` is asked for.
unsigned spent_for(const Supply& supply, unsigned kinds, unsigned wanted) {
  unsigned spent = kinds & wanted;
  for (std::size_t kind = 0; kind < supply.also.size(); ++kind)
    if ((kinds >> kind & 1U) != 0 && (supply.also[kind] & wanted) != 0) spent |= 1U << kind;
  return spent;
}

/// Notes what mana the player may spend as though it were another.
void note_spending(Supply& supply, const Duel& duel, PlayerId player) {
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
void add_pools(Supply& supply, const PlayerState& player) {
  for (const ReservedMana& kept : player.reserved)
    add_pool(supply, kept.mana, number_of(supply, {kept.ability, kept.step}));
  add_pool(supply, player.pool, -1);
}

/// Adds what a group gives. Mana beyond the first has the colour of the first, whichever that will be: where
/// there is a choice it counts as generic.
void add_units(Supply& supply, int group, const Supply::Given& gives) {
  Supply::Group& made = supply.groups[group];
  made.first_unit = supply.units.size();
  made.gives = gives;
  const bool one_kind = std::popcount(gives.kinds) == 1;
  for (int i = 0; i < gives.units; ++i)
    // What is added to what the ability gives is kept for nothing.
    supply.units.push_back({i == 0 || one_kind ? gives.kinds : ManaKinds{0}, 0,
                            i < gives.amount ? gives.reserve : std::int8_t{-1}, group});
}

/// Lets a group give something else, at the place that it has in the order of preference.
void replace_units(Supply& supply, int group, const Supply::Given& gives) {
  supply.units.cut(supply.groups[group].first_unit);
  add_units(supply, group, gives);
  for (int later = group + 1; later < supply.groups.size(); ++later)
    add_units(supply, later, Supply::Given{supply.groups[later].gives});
}

void add_kinds(Supply::Given& gives, ManaKinds kinds) {
  gives.kinds = static_cast<ManaKinds>(gives.kinds | kinds);
}

/// Less than what the group gives, which it may give instead.
void add_alternative(Supply& supply, int group, const Supply::Given& gives) {
  for (int i = 0; i < supply.alternatives.size(); ++i) {
    Supply::Alternative& other = supply.alternatives[i];
    if (other.group == group && other.gives.amount == gives.amount && other.gives.reserve == gives.reserve)
      return add_kinds(other.gives, gives.kinds);
  }
  if (supply.alternatives.size() < Supply::most_alternatives) supply.alternatives.push_back({group, gives});
}

/// Adds what one permanent gives. Of several abilities of one permanent only one can be used: those for the
/// same amount are seen as one ability for any of their colours; of others the greatest is counted, so that
/// the sum of the units is the most there can be, and the rest are alternatives.
void add_source(Supply& supply, const ManaSource& source) {
  const Supply::Given gives{source.amount, source.amount + source.additional, source.kinds(),
                            number_of(supply, source.reserve)};
  for (int at = 0; source.one_of_several && at < supply.groups.size(); ++at) {
    if (supply.groups[at].slot != source.object.slot) continue;
    Supply::Given so_far = supply.groups[at].gives;
    if (gives.amount < so_far.amount || (gives.amount == so_far.amount && gives.reserve != so_far.reserve))
      return add_alternative(supply, at, gives);
    if (gives.amount > so_far.amount) {
      add_alternative(supply, at, so_far);
      return replace_units(supply, at, gives);
    }
    add_kinds(so_far, gives.kinds);
    return replace_units(supply, at, so_far);
  }
  supply.groups.push_back({source.object.slot, 0, gives});
  add_units(supply, supply.groups.size() - 1, gives);
}

/// Tries each supply that the alternatives from number `from` on allow, until one of them does.
template <typename Try>
bool some_supply_does(const Supply& supply, int from, const Try& does) {
  if (from == supply.alternatives.size()) return does(supply);
  // First what gives most.
  if (some_supply_does(supply, from + 1, does)) return true;
  const Supply::Alternative& instead = supply.alternatives[from];
  Supply other = supply;
  replace_units(other, instead.group, instead.gives);
  return some_supply_does(other, from + 1, does);
}

/// Assigns units of mana to the classes of demand. Taking the units in their order of preference and giving
/// each its place by an augmenting path pays whenever paying is possible at all, with the earliest units.
class Matching {
 public:
  Matching(const Supply& supply, const ManaCost& cost, int x, ObjectId except, Colours x_only, int more)
      : supply_(supply), x_only_(x_only) {
    for (std::size_t i = 0; i < colour_count; ++i) wanted_[i] = cost.coloured[i];
    for (std::size_t i = 0; i < cost.either.size(); ++i) wanted_[either_class + i] = cost.either[i];
    wanted_[generic_class] = cost.generic + more;
    // X is generic unless the card says which colours pay for it (R-MANA-7).
    wanted_[x_only.empty() ? generic_class : x_class] += cost.x * x;
    for (std::size_t d = 0; d < wanted_.size(); ++d) {
      total_ += wanted_[d];
      if (wanted_[d] > 0) asked_ |= 1U << d;
    }
    for (int i = 0; i < supply.groups.size(); ++i)
      if (except && supply.groups[i].slot == except.slot) except_ = i;
  }

  bool run() {
    // Quick: the sum alone refuses much.
    if (total_ > supply_.units.size()) return false;
    at_.fill(supply_.units.size(), -1);
    int done = 0;
    for (int u = 0; u < supply_.units.size() && done < total_; ++u) {
      if (supply_.units[u].group >= 0 && supply_.units[u].group == except_) continue;
      if (is_kept(supply_.units[u])) continue;
      // Each class of demand is tried once for a unit: a path that comes back to one has gained nothing.
      unsigned seen = 0;
      if (place(u, seen)) ++done;
    }
    return done == total_;
  }
  /// Where unit `u` was used: a class, or -1.
  int used_at(int u) const { return at_[u]; }

 private:
  /// Whether it is kept for something else.
  bool is_kept(const Supply::Unit& unit) const {
    return unit.reserve >= 0 && !supply_.reserves[unit.reserve].open;
  }
  bool feeds(int u, int demand) const {
    const unsigned kinds = supply_.units[u].kinds;
    if (demand == generic_class) return true;
    return spent_for(supply_, kinds, wanted_kinds(demand, x_only_)) != 0;
  }
  bool place(int u, unsigned& seen) {
    for (unsigned left = asked_ & ~seen; left != 0; left &= left - 1) {
      const int demand = std::countr_zero(left);
      const auto d = static_cast<std::size_t>(demand);
      // Tried meanwhile, by what was to make room.
      if ((seen >> d & 1U) != 0 || !feeds(u, demand)) continue;
      seen |= 1U << d;
      if (filled_[d] < wanted_[d]) {
        ++filled_[d];
        at_[u] = static_cast<std::int8_t>(demand);
        return true;
      }
      // Full: perhaps a unit that serves this demand can serve another. Where one cannot, no other of its
      // kinds can, and those stand together.
      int refused = -1;
      for (int other = 0; other < supply_.units.size(); ++other) {
        const int kinds = supply_.units[other].kinds;
        if (at_[other] != demand || kinds == refused) continue;
        if (place(other, seen)) {
          at_[u] = static_cast<std::int8_t>(demand);
          return true;
        }
        refused = kinds;
      }
    }
    return false;
  }

  const Supply& supply_;
  Colours x_only_;
  std::array<int, class_count> wanted_{};
  unsigned asked_ = 0;  ///< a bit for each class of which anything is wanted
  std::array<int, class_count> filled_{};
  RoomyList<std::int8_t, Supply::usual> at_;
  int total_ = 0;
  int except_ = -2;
};

Reserve reserve_in(const Supply& supply, std::int8_t number) {
  return number < 0 ? Reserve{} : supply.reserves[number].by;
}

/// Draws the mana that the matching uses, and takes it out of the pool.
void spend(Table& table, PlayerId player, const std::vector<ManaSource>& sources, const Supply& supply,
           const Matching& matching, Colours x_only, ManaPool& spent) {
  // The colour that each permanent gives follows from where its first mana is needed.
  RoomyList<std::uint8_t, Supply::usual> given;
  RoomyList<std::uint8_t, Supply::usual> used;
  given.fill(supply.groups.size(), 0);
  used.fill(supply.groups.size(), 0);
  for (int u = 0; u < supply.units.size(); ++u) {
    const Supply::Unit& unit = supply.units[u];
    const int at = matching.used_at(u);
    if (unit.group < 0 || at < 0) continue;
    const int group = unit.group;
    // More mana of the same tapping has the kind that its first one settles.
    if (used[group] != 0 && unit.kinds == 0) continue;
    unsigned kinds = unit.kinds != 0 ? unit.kinds : supply.groups[group].gives.kinds;
    if (at != generic_class) kinds = spent_for(supply, kinds, wanted_kinds(at, x_only));
    given[group] = static_cast<std::uint8_t>(std::countr_zero(kinds));
    used[group] = 1;
  }
  for (int group = 0; group < supply.groups.size(); ++group) {
    if (used[group] == 0) continue;
    const unsigned bit = 1U << given[group];
    for (const ManaSource& source : sources) {
      if (source.object.slot != supply.groups[group].slot || (source.kinds() & bit) == 0) continue;
      // Of its alternatives the one that was counted on.
      if (source.amount != supply.groups[group].gives.amount ||
          !(source.reserve == reserve_in(supply, supply.groups[group].gives.reserve)))
        continue;
      // The index of colourless mana has no colour; a source that gives it asks for none.
      tap_for_mana(table, player, source, static_cast<Colour>(given[group] % colour_count));
      break;
    }
  }
  // Through the pool and out of it again: all that listens to mana hears of it as if it had been drawn by
  // hand, and what a source gives beyond the need stays there and may burn (R-MANA-1, R-MANA-4).
  for (int u = 0; u < supply.units.size(); ++u) {
    if (matching.used_at(u) < 0) continue;
    const Supply::Unit& unit = supply.units[u];
    // The matching takes no more than there is or was drawn just now.
    const std::uint8_t kind = unit.group < 0 ? unit.pool_index : given[unit.group];
    take_from_pool(table.duel, player, kind, reserve_in(supply, unit.reserve));
    ++spent.amount[kind];
  }
}

}  // namespace

Supply supply_of(const Duel& duel, PlayerId player, const std::vector<ManaSource>& sources) {
  Supply supply;
  note_spending(supply, duel, player);
  add_pools(supply, duel.player(player));
  for (const ManaSource& source : sources) add_source(supply, source);
  return supply;
}

void fill_supply(Supply& supply, const Duel& duel, PlayerId player) {
  supply.units.cut(0);
  supply.groups.cut(0);
  supply.alternatives.cut(0);
  supply.reserves.cut(0);
  note_spending(supply, duel, player);
  add_pools(supply, duel.player(player));
  for (const ManaSource& source : known_sources(duel, player))
    if (!duel.objects[source.object.slot].tapped) add_source(supply, source);
}

const Supply& spendable(const Supply& supply, const Context& context, std::optional<Supply>& room) {
  if (supply.reserves.empty()) return supply;
  room = supply;
  for (int i = 0; i < room->reserves.size(); ++i)
    room->reserves[i].open = may_be_spent(context, room->reserves[i].by);
  return *room;
}

bool gives_mana(const Supply& supply, ObjectId permanent) {
  for (int at = 0; at < supply.groups.size(); ++at)
    if (supply.groups[at].slot == permanent.slot && supply.groups[at].gives.units > 0) return true;
  return false;
}

void spare(Supply& supply, ObjectId permanent) {
  for (int at = 0; at < supply.groups.size(); ++at) {
    if (supply.groups[at].slot != permanent.slot) continue;
    replace_units(supply, at, {});
    // What it could give instead it does not give either.
    for (int i = 0; i < supply.alternatives.size(); ++i)
      if (supply.alternatives[i].group == at) supply.alternatives[i].gives = {};
  }
}

bool pays(const Supply& supply, const ManaCost& cost, int x, ObjectId except, Colours x_only, int more) {
  if (cost.total(x) + more > supply.units.size()) return false;
  return some_supply_does(
      supply, 0, [&](const Supply& one) { return Matching(one, cost, x, except, x_only, more).run(); });
}

int greatest_x(const Supply& supply, const ManaCost& cost, ObjectId except, Colours x_only, int more) {
  if (cost.x == 0) return 0;
  // What pays for some X pays for each that is less, and each X more asks for at least one mana more.
  int x = 0;
  for (int beyond = supply.units.size() + 1; beyond - x > 1;) {
    const int middle = x + (beyond - x) / 2;
    (pays(supply, cost, middle, except, x_only, more) ? x : beyond) = middle;
  }
  return x;
}

bool can_pay_mana(const Duel& duel, PlayerId player, const ManaCost& cost, int x, ObjectId except,
                  Colours x_only) {
  if (cost.total(x) == 0) return true;
  Supply supply;
  fill_supply(supply, duel, player);
  return pays(supply, cost, x, except, x_only);
}

int greatest_x(const Duel& duel, PlayerId player, const ManaCost& cost, ObjectId except, Colours x_only) {
  Supply supply;
  fill_supply(supply, duel, player);
  return greatest_x(supply, cost, except, x_only);
}

bool pay_mana(Table& table, PlayerId player, const ManaCost& cost, int x, ObjectId except, Colours x_only) {
  ManaPool spent;
  return pay_mana_and(table, context_for(table.duel, {}, player), player, cost, x, except, x_only, 0, spent);
}

bool pay_mana_and(Table& table, const Context& context, PlayerId player, const ManaCost& cost, int x,
                  ObjectId except, Colours x_only, int more, ManaPool& spent) {
  if (cost.total(x) + more == 0) return true;
  const std::vector<ManaSource> sources = mana_sources(table.duel, player);
  const Supply whole = supply_of(table.duel, player, sources);
  std::optional<Supply> room;
  return some_supply_does(spendable(whole, context, room), 0, [&](const Supply& supply) {
    Matching matching(supply, cost, x, except, x_only, more);
    // Nothing has been tapped yet: a cost that cannot be paid leaves all as it is.
    if (!matching.run()) return false;
    spend(table, player, sources, supply, matching, x_only, spent);
    return true;
  });
}

}  // namespace sleight
