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

constexpr ManaKinds colourless_bit = 1U << colourless_index;
static_assert(colourless_index < 8, "a bit for each kind of mana");
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

ManaKinds kinds_of(const ManaSource& source) {
  return static_cast<ManaKinds>(source.colours.bits() | (source.colourless ? colourless_bit : 0U));
}

using ColourSums = std::array<int, colour_count>;

void add_named(ColourSums& sums, const ManaCost& cost) {
  for (std::size_t c = 0; c < colour_count; ++c) sums[c] += cost.coloured[c];
  for (std::size_t e = 0; e < cost.either.size(); ++e)
    for (const Colour colour : either_colours[e]) sums[static_cast<std::size_t>(colour)] += cost.either[e];
}

/// How much mana of each colour the costs of what a player controls name.
const ColourSums& named_in_play(const Duel& duel, PlayerId player) {
  KnownMana::OfPlayer& known = known_mana(duel).of(player);
  if (known.named_found) return known.named;
  known.named.fill(0);
  for (const std::uint16_t slot : duel.in_play) {
    const Characteristics& now = duel.look(duel.id_of(slot));
    if (now.controller != player) continue;
    const HeldAbility* const end = duel.abilities_end(now);
    for (const HeldAbility* held = duel.abilities_begin(now); held != end; ++held)
      if (held->ability->kind == AbilityKind::activated) add_named(known.named, held->ability->cost.mana);
  }
  known.named_found = true;
  return known.named;
}

/// The same, and how much those of the player's hand do.
ColourSums asked_for(const Duel& duel, PlayerId player) {
  ColourSums asked = named_in_play(duel, player);
  for (const std::uint16_t slot : duel.player(player).hand)
    add_named(asked, duel.printed(duel.id_of(slot)).cost);
  return asked;
}

/// Says what comes out in the place of what the source would give (R-MPROD-1).
void settle_types(const Duel& duel, ManaSource& source) {
  if (!rule_exists(duel, RuleKind::produces_instead)) return;
  const ManaKinds kinds = made_of(types_of_mana(duel, source.object), kinds_of(source));
  source.colours = Colours::from_bits(kinds & Colours::all().bits());
  source.colourless = (kinds & colourless_bit) != 0;
}

/// What an ability gives when tapping is all it costs and mana of one kind is all it makes; amount 0
/// otherwise.
ManaSource simple_source(const Duel& duel, ObjectId id, const HeldAbility& held, PlayerId player) {
  ManaSource source;
  source.object = id;
  source.amount = 0;
  const Ability& ability = *held.ability;
  if (!ability.cost.tap || !ability.cost.mana.empty() || !ability.cost.parts.empty() || ability.cost.mana_of)
    return source;
  if (ability.modes.size() != 1 || ability.modes[0].steps.size() != 1) return source;
  const Context context = context_of(duel, id, held);
  // More than tapping.
  if (uses_are_raised(duel) && use_cost_of(context, ability.cost).mana.total() > 0) return source;
  // Everything below asks as the windows do: what the supply counts on must be there to be drawn.
  if (ability.user.empty() ? context.you != player : !selects(context, ability.user, Thing::of(player)))
    return source;
  const Step& step = ability.modes[0].steps[0];
  // Mana that goes into somebody else's pool pays for nothing here.
  if (!step.what.empty() && selected_player(context, step.what, player) != player) return source;
  if (ability.condition.kind != ConditionKind::always && !holds(context, ability.condition)) return source;
  int amount = evaluate(context, step.amount, 1);
  if (step.verb == Verb::add_mana_any) {
    source.colours = colours_offered(context, step);
    // What others could give may be nothing.
    if (source.colours.empty()) return source;
    settle_types(duel, source);
    // Several of a colour that is open: worth a decision.
    if (amount != 1 && std::popcount(kinds_of(source)) != 1) return source;
  } else {
    // A generic symbol in what a source gives is colourless mana.
    const int colourless = step.colourless_mana + step.mana.generic;
    source.colours = step.mana.colours();
    source.colourless = colourless > 0;
    settle_types(duel, source);
    // Mana of several kinds at once: the supply would have to remember which goes with which.
    if (std::popcount(kinds_of(source)) != 1) return source;
    amount *= step.mana.total() - step.mana.generic + colourless;
  }
  // Nothing to plan with, or more than is worth planning: it can be drawn by hand, and then lies in the
  // pool.
  if (amount < 1 || amount > 40) return source;
  source.ability = held.id;
  source.which = which_of(duel, id, held);
  source.reserve = reserve_of(duel, source.ability, step);
  source.amount = static_cast<std::uint8_t>(amount);
  return source;
}

/// What the mana of an ability depends on besides its own permanent, as Duel::Dirt bits.
unsigned reads_of_mana(const Ability& ability) {
  // Whether its upkeep is paid as well (R-UPKEEP-3).
  unsigned all = Duel::debts | reads(ability.condition) | reads(ability.user);
  bool plain = ability.condition.kind == ConditionKind::always && ability.user.empty();
  for (const Mode& mode : ability.modes)
    for (const Step& step : mode.steps) {
      all |= reads(step.what) | reads(step.other);
      if (step.amount) all |= reads(*step.amount);
      plain = plain && step.verb == Verb::add_mana && step.what.empty() && step.other.empty() &&
              (!step.amount || step.amount->kind == AmountKind::number);
    }
  // What permanents are matters where it asks about any.
  return plain ? all : all | Duel::board;
}

/// What it takes for the sources to be others, as Duel::Dirt bits and besides what can be used of permanents.
unsigned reads_of_sources(const Duel& duel) {
  for (const RuleKind kind : {RuleKind::cannot_use, RuleKind::produces_instead, RuleKind::additional_mana,
                              RuleKind::uses_cost_more, RuleKind::using_asks})
    if (rule_exists(duel, kind)) return ~0U;
  unsigned all = Duel::choice;
  for (const Usable& usable : usable_cards(duel).mana) {
    // Those of creatures are sick for a while (R-SICK-1, R-SICK-3).
    if (usable.creature) return ~0U;
    if (usable.index != Usable::land_mana) all |= reads_of_mana(*ability_of(duel, usable).ability);
  }
  return all;
}

/// Adds each way in which a permanent gives the player mana just by being tapped, oldest first; of those that
/// are tapped as if they were not. Notes whether there are others.
void find_sources(const Duel& duel, PlayerId player, KnownMana::OfPlayer& known) {
  const bool forbidden = rule_exists(duel, RuleKind::cannot_use);
  const bool more = rule_exists(duel, RuleKind::additional_mana);
  const bool other_types = rule_exists(duel, RuleKind::produces_instead);
  for (const Usable& usable : usable_cards(duel).mana) {
    if (!may_be_used_by(usable, player)) continue;
    const ObjectId id = duel.id_of(usable.slot);
    ManaSource source;
    if (usable.index == Usable::land_mana) {
      source.object = id;
      source.land = true;
      source.colours = usable.colours;
      if (other_types) settle_types(duel, source);
    } else {
      source = simple_source(duel, id, ability_of(duel, usable), player);
      // It would be refused as any ability with a tap cost is.
      known.others = known.others || source.amount == 0;
      if (source.amount == 0 || is_locked(duel, id)) continue;
      source.land = duel.look(id).is(CardType::land);
    }
    // A land that has come alive is sick like any creature (R-SICK-3).
    if ((usable.creature && is_sick(duel, id)) || (forbidden && rule_against_use(duel, id, true))) continue;
    source.additional = more ? additional_mana(duel, id) : 0;
    if (!known.sources.empty() && known.sources.back().object == id)
      source.one_of_several = known.sources.back().one_of_several = true;
    known.sources.push_back(source);
  }
}

/// What those of the sources give that are untapped. Exact only where each gives one thing, and freely.
ManaCount count_untapped(const Duel& duel, const std::vector<ManaSource>& sources) {
  ManaCount count;
  ObjectId before;
  for (const ManaSource& source : sources) {
    if (duel.objects[source.object.slot].tapped) continue;
    const int units = source.amount + source.additional;
    count.add(kinds_of(source), units);
    const bool another_way = source.object == before;
    // Of several with a choice of kinds all are of the kind of the first.
    const bool one_choice = units > 1 && std::popcount(kinds_of(source)) > 1;
    if (another_way || one_choice || source.reserve) count.exact = false;
    before = source.object;
  }
  // Where some mana is spent as another, what each is says too little.
  if (rule_exists(duel, RuleKind::spends_as)) count.exact = false;
  return count;
}

/// The sources of the player, tapped or not.
KnownMana::OfPlayer& known_sources(const Duel& duel, PlayerId player) {
  KnownMana::OfPlayer& known = known_mana(duel).of(player);
  if (known.found) return known;
  known.sources.clear();
  known.others = false;
  find_sources(duel, player, known);
  known.depends_on = reads_of_sources(duel);
  known.found = true;
  return known;
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
  const Supply::Given gives{source.amount, source.amount + source.additional, kinds_of(source),
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
      if (source.object.slot != supply.groups[group].slot || (kinds_of(source) & bit) == 0) continue;
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

std::vector<ManaSource> untapped_sources(const Duel& duel, PlayerId player) {
  const std::vector<ManaSource>& sources = known_sources(duel, player).sources;
  std::vector<ManaSource> untapped;
  untapped.reserve(sources.size());
  for (const ManaSource& source : sources)
    if (!duel.objects[source.object.slot].tapped) untapped.push_back(source);
  return untapped;
}

bool may_draw_by_hand(const Duel& duel, PlayerId player) {
  const std::vector<Usable>& mana = usable_cards(duel).mana;
  // Those that work outside play stand last; they come and go while the board stays as it is.
  if (!mana.empty() && duel.objects[mana.back().slot].zone != Zone::in_play) return true;
  return known_sources(duel, player).others;
}

const ManaCount& mana_count(const Duel& duel, PlayerId player, std::optional<ManaCount>& room) {
  KnownMana::OfPlayer& known = known_sources(duel, player);
  if (!known.counted) known.count = count_untapped(duel, known.sources);
  known.counted = true;
  const ManaCount& sources = known.count;
  const PlayerState& state = duel.player(player);
  if (state.pool.total() == 0 && state.reserved.empty()) return sources;
  ManaCount& whole = room.emplace(sources);
  if (!state.reserved.empty()) whole.exact = false;
  const ManaPool pool = state.mana();
  for (std::size_t kind = 0; kind < pool.amount.size(); ++kind)
    if (pool.amount[kind] > 0) whole.add(static_cast<ManaKinds>(1U << kind), pool.amount[kind]);
  return whole;
}

namespace {

/// How early a source is used up: by each in turn, the least first.
struct Preference {
  int kinds;   ///< what can give but one kind is spent before what could still give any
  bool other;  ///< lands first
  int missed;  ///< how much of what it gives is asked for, so that what is left pays for most
  auto operator<=>(const Preference&) const = default;
};

}  // namespace

std::vector<ManaSource> mana_sources(const Duel& duel, PlayerId player) {
  const std::vector<ManaSource>& sources = known_sources(duel, player).sources;
  const ColourSums asked = asked_for(duel, player);
  std::vector<std::pair<Preference, const ManaSource*>> order;
  order.reserve(sources.size());
  for (const ManaSource& source : sources) {
    if (duel.objects[source.object.slot].tapped) continue;
    int most = 0;
    for (std::size_t c = 0; c < colour_count; ++c)
      if (source.colours.has(static_cast<Colour>(c))) most = std::max(most, asked[c]);
    const Preference preference{std::popcount(kinds_of(source)), !source.land, most};
    // Among equals as they lie: by age.
    order.insert(std::upper_bound(order.begin(), order.end(), preference,
                                  [](const Preference& a, const auto& b) { return a < b.first; }),
                 {preference, &source});
  }
  std::vector<ManaSource> sorted;
  sorted.reserve(order.size());
  for (const auto& [preference, source] : order) sorted.push_back(*source);
  return sorted;
}

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
  for (const ManaSource& source : known_sources(duel, player).sources)
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

void tap_for_mana(Table& table, PlayerId player, const ManaSource& source, Colour wanted) {
  // Where a colour was wanted that this source does not give, any mana will do: it gives its first.
  const std::size_t kind =
      source.colours.empty() ? static_cast<std::size_t>(colourless_index)
      : source.colours.has(wanted)
          ? static_cast<std::size_t>(wanted)
          : static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(source.colours.bits())));
  ManaMaking making(table.duel, player, source.object);
  tap(table, source.object);
  // Of what stands in no text, a land's basic type, nobody hears as an ability (R-LAND-2).
  if (source.ability != AbilityId::none) tell_of_use(table, player, source.object, source.ability, true);
  making.cost_paid(table.duel);
  add_to_pool(table.duel, player, kind, source.amount, source.reserve);
  making.finish(table);
}

}  // namespace sleight
