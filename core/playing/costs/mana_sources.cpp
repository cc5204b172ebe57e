#include "core/playing/costs/mana_sources.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/card/amount_facts.h"
#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "core/derived/board_index.h"
#include "core/derived/dependencies.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/playing/costs/mana_steps.h"
#include "core/playing/costs/mana_ways.h"
#include "core/playing/costs/tapping_effects.h"

namespace sleight {
namespace {

using ColourSums = std::array<int, colour_count>;

void add_named(ColourSums& sums, const ManaCost& cost) {
  for (std::size_t c = 0; c < colour_count; ++c) sums[c] += cost.coloured[c];
  for (std::size_t e = 0; cost.is_hybrid() && e < cost.either.size(); ++e)
    for (const Colour colour : either_colours[e]) sums[static_cast<std::size_t>(colour)] += cost.either[e];
}

/// How much mana of each colour the costs of what a player controls name.
const ColourSums& named_in_play(const Duel& duel, PlayerId player) {
  ManaTotals::OfPlayer& known = known_mana(duel).of(player);
  if (known.named_found) return known.named;
  known.named.fill(0);
  const UsableCards& usable = usable_cards(duel);
  for (const std::vector<Usable>* group : {&usable.effects, &usable.mana})
    for (const Usable& one : *group) {
      const ObjectId id = duel.id_of(one.slot);
      if (one.index == Usable::land_mana || !duel.is_in_play(id)) continue;
      if (duel.look(id).controller == player)
        add_named(known.named, ability_of(duel, one).ability->cost.mana);
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

/// What the mana of an ability depends on besides its own permanent, as Duel::Dirt bits.
unsigned dependencies_of_mana(const Ability& ability) {
  // Whether its upkeep is paid as well (R-UPKEEP-3).
  unsigned all = Duel::debts;
  bool plain =
      ability.condition.kind == ConditionKind::always && ability.user.empty() && ability.cost.parts.empty();
  for (const Mode& mode : ability.modes)
    for (const Step& step : mode.steps)
      plain = plain && step.verb == Verb::add_mana && step.what.empty() && step.other.empty() &&
              (!step.amount || step.amount->is_number());
  // What permanents are matters where it asks about any, and what lies on them where counters pay.
  return plain ? all : all | Duel::board | Duel::counter | Duel::life | dependencies_of(ability);
}

/// What it takes for the sources to be others, as Duel::Dirt bits and besides what can be used of permanents.
unsigned dependencies_of_sources(const Duel& duel) {
  for (const RuleKind kind : {RuleKind::cannot_use, RuleKind::produces_instead, RuleKind::additional_mana,
                              RuleKind::uses_cost_more, RuleKind::using_asks, RuleKind::life_for_mana})
    if (rule_exists(duel, kind)) return ~0U;
  unsigned all = Duel::choice;
  if (listens_to_tapping(duel)) all |= dependencies_of_tapping(duel);
  for (const Usable& usable : usable_cards(duel).mana) {
    // Those of creatures are sick for a while (R-SICK-1, R-SICK-3).
    if (usable.creature) return ~0U;
    if (usable.index != Usable::land_mana) all |= dependencies_of_mana(*ability_of(duel, usable).ability);
  }
  return all;
}

/// The counters that a way takes off its permanent.
std::vector<Word> counters_of(const Duel& duel, const ManaSource& way) {
  std::vector<Word> kinds;
  if (way.ability == AbilityId::none) return kinds;
  for (const CostPart& part : duel.library().ability(way.ability).cost.parts)
    if (part.kind == CostPart::Kind::remove_counters) kinds.push_back(part.word);
  return kinds;
}

/// Whether the ability can be used only so often: it says so, or takes counters for each use.
bool is_bounded(const Duel& duel, const ManaSource& way) {
  if (way.ability == AbilityId::none) return false;
  bool bounded = !counters_of(duel, way).empty();
  definition::walk(duel.library().ability(way.ability).condition, [&bounded](const Amount& amount) {
    bounded = bounded || has(amount.kind, AmountTraits::of_uses);
  });
  return bounded;
}

/// Of the ways of one permanent, from `first` on, those that do not tap it and share what bounds them are
/// one: each use is of one of them. Those that share it with a way that taps are left to their player's hand.
void share_bounds(const Duel& duel, ManaTotals::OfPlayer& known, std::size_t first) {
  std::vector<ManaSource>& sources = known.sources;
  const auto begin = sources.begin() + static_cast<std::ptrdiff_t>(first);
  std::vector<Word> tapping;
  for (auto way = begin; way != sources.end(); ++way)
    if (const std::vector<Word> taken = way->taps ? counters_of(duel, *way) : std::vector<Word>{};
        !taken.empty())
      tapping.insert(tapping.end(), taken.begin(), taken.end());
  const auto end = std::remove_if(begin, sources.end(), [&](const ManaSource& way) {
    const std::vector<Word> taken = way.taps ? std::vector<Word>{} : counters_of(duel, way);
    return std::any_of(taken.begin(), taken.end(), [&](Word kind) {
      return std::find(tapping.begin(), tapping.end(), kind) != tapping.end();
    });
  });
  known.others = known.others || end != sources.end();
  sources.erase(end, sources.end());
  const auto bounded = [&](const ManaSource& way) { return !way.taps && is_bounded(duel, way); };
  if (std::count_if(begin, sources.end(), bounded) < 2) return;
  std::uint8_t uses = 0xFF;
  for (auto way = begin; way != sources.end(); ++way)
    if (bounded(*way)) uses = std::min(uses, way->uses);
  for (auto way = begin; way != sources.end(); ++way) {
    if (!bounded(*way)) continue;
    way->one_of_several = true;
    way->uses = uses;
  }
  std::stable_partition(begin, sources.end(),
                        [](const ManaSource& way) { return way.taps || !way.one_of_several; });
}

/// Notes what is known of the ways of one permanent together, those from `first` on.
void note_ways(const Duel& duel, ManaTotals::OfPlayer& known, std::size_t first) {
  std::vector<ManaSource>& sources = known.sources;
  // Those that tap it stand together, and only one of them can be used.
  std::stable_partition(sources.begin() + static_cast<std::ptrdiff_t>(first), sources.end(),
                        [](const ManaSource& source) { return source.taps; });
  // Quick: nearly all are tapped for their mana.
  if (!sources.back().taps && sources.size() - first > 1) share_bounds(duel, known, first);
  if (sources.size() == first) return;
  const bool several = ways_together(sources, first) > 1;
  for (std::size_t at = first; at < sources.size(); ++at) {
    if (sources[at].taps) sources[at].one_of_several = several;
    known.all_plain = known.all_plain && sources[at].plain && !several;
  }
}

/// Adds what the player may have for life (R-MANA-3).
void add_mana_for_life(const Duel& duel, PlayerId player, ManaTotals::OfPlayer& known) {
  for_each_rule(duel, RuleKind::life_for_mana, Thing::of(player), [&](const RuleInForce& force) {
    const int life = amount_of(force, 1);
    const int often = life <= 0 ? 0 : std::min(most_of_one_source, duel.player(player).life / life);
    known.others = known.others || life <= 0;
    if (often <= 0) return true;
    ManaSource& source = known.sources.emplace_back();
    source.rule = duel.library().id_of(*force.ability);
    source.any_of = colourless_bit;
    source.taps = source.at_once = source.plain = known.all_plain = false;
    source.uses = static_cast<std::uint8_t>(often);
    source.life = static_cast<std::uint8_t>(std::min(life, most_of_one_source));
    source.hurts = source.life;
    return true;
  });
}

/// Adds each way in which permanents give the player mana, oldest first; of those that are tapped as if they
/// were not. Notes whether there are others.
void find_sources(const Duel& duel, PlayerId player, ManaTotals::OfPlayer& known) {
  known.sources.clear();
  known.others = known.in_part = false;
  known.all_plain = true;
  const bool forbidden = rule_exists(duel, RuleKind::cannot_use);
  const bool as_they_are = !rule_exists(duel, RuleKind::additional_mana) &&
                           !rule_exists(duel, RuleKind::produces_instead) && !listens_to_tapping(duel);
  std::size_t first = 0;
  std::uint64_t asks = 0;
  for (const Usable& usable : usable_cards(duel).mana) {
    if (!may_be_used_by(usable, player)) continue;
    const ObjectId id = duel.id_of(usable.slot);
    if (!duel.is_in_play(id)) {
      known.others = true;
      continue;
    }
    const bool taps = usable.index == Usable::land_mana || ability_of(duel, usable).ability->cost.tap;
    // A land that has come alive is sick like any creature (R-SICK-3).
    const bool kept =
        (taps && usable.creature && is_sick(duel, id)) || (forbidden && rule_against_use(duel, id, taps));
    if (first < known.sources.size() && known.sources[first].object != id) {
      note_ways(duel, known, first);
      first = known.sources.size();
    }
    if (usable.index != Usable::land_mana) {
      // It would be refused as any ability is.
      if (kept || is_locked(duel, id)) continue;
      ++asks;
      const Drawn drawn = add_ways(duel, id, ability_of(duel, usable), player, known.sources);
      known.others = known.others || drawn == Drawn::by_hand || drawn == Drawn::in_part;
      known.in_part = known.in_part || drawn == Drawn::in_part;
    } else if (!kept && as_they_are) {
      ManaSource& source = known.sources.emplace_back();
      source.object = id;
      source.land = true;
      source.any_of = usable.colours.bits();
    } else if (!kept) {
      add_land_ways(duel, id, player, usable.colours, known.sources);
    }
  }
  if (first < known.sources.size()) note_ways(duel, known, first);
  duel.budget().spend_asks(asks);
  add_mana_for_life(duel, player, known);
  known.depends_on = dependencies_of_sources(duel);
  known.found = true;
  known.counted = false;
  known.waiting = waiting_for_tapping(duel);
}

/// What those of the sources give that can be used. Exact only where each gives one thing, and freely.
ManaCount count_usable(const Duel& duel, const std::vector<ManaSource>& sources) {
  ManaCount count;
  for (std::size_t at = 0; at < sources.size();) {
    const std::size_t ways = ways_together(sources, at);
    const std::size_t first = at;
    at += ways;
    if (!is_usable(duel, sources[first])) continue;
    const OneThing one = one_thing(sources, first, ways);
    if (one.kinds != 0) {
      const ManaSource& source = sources[one.at];
      count.add(one.kinds, 1);
      for (std::size_t kind = 0; !source.plain && kind < source.besides.size(); ++kind)
        if (const int more = source.besides[kind] + source.added[kind]; more > 0)
          count.add(static_cast<ManaKinds>(1U << kind), more);
      if (source.reserve) count.exact = false;
      continue;
    }
    int most = 0;
    for (std::size_t i = first; i < at; ++i)
      most = std::max(most, (sources[i].units() - sources[i].price.total()) * sources[i].uses);
    count.add(0, most);
    count.exact = false;
  }
  // Where some mana is spent as another, what each is says too little.
  if (rule_exists(duel, RuleKind::spends_as)) count.exact = false;
  return count;
}

/// What is known of the mana of the player, the sources at least.
ManaTotals::OfPlayer& known_of(const Duel& duel, PlayerId player) {
  ManaTotals::OfPlayer& known = known_mana(duel).of(player);
  // Of what waits nobody tells: it is looked at.
  if (known.found && (known.waiting != 0 || !duel.delayed.empty()) &&
      known.waiting != waiting_for_tapping(duel))
    known.found = false;
  if (!known.found) find_sources(duel, player, known);
  return known;
}

/// How early a source is used up, the least first, as one number: what costs nothing but tapping it first;
/// what can give but one kind is spent before what could still give any; lands first; then by how much of
/// what it gives is asked for, so that what is left pays for most; among equals as they lie, by age.
std::uint64_t preference(const std::vector<ManaSource>& sources, std::size_t at, const ColourSums& asked) {
  const ManaSource& source = sources[at];
  unsigned every = source.plain ? source.any_of : source.kinds();
  for (std::size_t i = at + 1; source.one_of_several && i < at + ways_together(sources, at); ++i)
    every |= sources[i].kinds();
  int most = 0;
  std::uint64_t kinds = 0;
  for (unsigned left = every; left != 0; left &= left - 1) {
    ++kinds;
    const auto kind = static_cast<std::size_t>(std::countr_zero(left));
    if (kind < asked.size()) most = std::max(most, asked[kind]);
  }
  const std::uint64_t dear = source.taps && !source.costs_mana() ? 0 : 1;
  const std::uint64_t other = source.land ? 0 : 1;
  return dear << 63U | kinds << 60U | other << 59U | static_cast<std::uint64_t>(most) << 32U | at;
}

}  // namespace

std::array<int, colour_count> asked_by_hand(const Duel& duel, PlayerId player, ObjectId paid_for) {
  ColourSums asked{};
  for (const std::uint16_t slot : duel.player(player).hand)
    if (const ObjectId card = duel.id_of(slot); card != paid_for) add_named(asked, duel.printed(card).cost);
  return asked;
}

std::size_t ways_together(const std::vector<ManaSource>& sources, std::size_t first) {
  std::size_t end = first + 1;
  const ManaSource& one = sources[first];
  if (!one.taps && !one.one_of_several) return 1;
  while (end < sources.size() && sources[end].object == one.object && sources[end].taps == one.taps &&
         sources[end].one_of_several == one.one_of_several)
    ++end;
  return end - first;
}

bool is_usable(const Duel& duel, const ManaSource& source) {
  if (source.rule != AbilityId::none) return true;
  if (!duel.objects[source.object.slot].tapped) return true;
  return !source.taps && !switched_off(duel, source.object, false);
}

bool gives_as_much(const ManaSource& source, const ManaSource& other) {
  if (source.counting && !other.counting) return false;
  if (!(source.kept == other.kept) || !(source.kept_by == other.kept_by)) return false;
  if (source.life > other.life || (source.reserve && !(source.reserve == other.reserve))) return false;
  if (!source.price.empty() && !(source.price == other.price)) return false;
  // The one mana of which the kind is open counts as one of its kind where it is of one only.
  ManaByKind one{};
  const auto sure = [](const ManaSource& of, std::size_t kind) {
    return of.besides[kind] + of.added[kind] + (of.any_of == 1U << kind ? 1 : 0);
  };
  for (std::size_t kind = 0; kind < one.size(); ++kind)
    if (sure(source, kind) < sure(other, kind)) return false;
  // What is added is spent on anything, and does for what is reserved; the other way round it does not.
  if (source.reserve && source.added != other.added) return false;
  return std::has_single_bit(unsigned{other.any_of}) || (other.any_of & ~source.any_of) == 0;
}

OneThing one_thing(const std::vector<ManaSource>& sources, std::size_t first, std::size_t count) {
  const ManaSource& source = sources[first];
  if (count == 1) {
    const bool free =
        source.plain || (source.taps && source.life == 0 && !source.costs_mana() && !source.counting);
    return {free ? source.any_of : ManaKinds{0}, first};
  }
  // What is not tapped for it can be used again.
  if (!source.taps) return {};
  ManaKinds kinds = 0;
  bool one_each = true;
  std::size_t most = first;
  for (std::size_t i = first; i < first + count; ++i) {
    const ManaSource& way = sources[i];
    if (way.counting || way.kept_by) return {};
    one_each = one_each && way.units() == 1 && way.life == 0 && !way.costs_mana() &&
               way.reserve == source.reserve && way.added == source.added;
    kinds = static_cast<ManaKinds>(kinds | way.any_of);
    if (way.units() > sources[most].units()) most = i;
  }
  if (one_each) return {kinds, first};
  const ManaSource& best = sources[most];
  if (best.life > 0 || best.costs_mana()) return {};
  for (std::size_t i = first; i < first + count; ++i)
    if (!gives_as_much(best, sources[i])) return {};
  return {best.any_of, most};
}

const std::vector<ManaSource>& known_sources(const Duel& duel, PlayerId player) {
  return known_of(duel, player).sources;
}

std::vector<ManaSource> untapped_sources(const Duel& duel, PlayerId player) {
  const std::vector<ManaSource>& sources = known_sources(duel, player);
  std::vector<ManaSource> untapped;
  untapped.reserve(sources.size());
  for (const ManaSource& source : sources)
    if (is_usable(duel, source)) untapped.push_back(source);
  return untapped;
}

bool is_all_plain(const Duel& duel, PlayerId player) { return known_of(duel, player).all_plain; }

bool gives_more_by_hand(const Duel& duel, PlayerId player) { return known_of(duel, player).in_part; }

bool may_draw_by_hand(const Duel& duel, PlayerId player) {
  const std::vector<Usable>& mana = usable_cards(duel).mana;
  // Those that work outside play stand last; they come and go while the board stays as it is.
  if (!mana.empty() && duel.objects[mana.back().slot].zone != Zone::in_play) return true;
  return known_of(duel, player).others;
}

const ManaCount& mana_count(const Duel& duel, PlayerId player, std::optional<ManaCount>& room) {
  ManaTotals::OfPlayer& known = known_of(duel, player);
  if (!known.counted) known.count = count_usable(duel, known.sources);
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

const std::vector<std::uint32_t>& preferred_sources(const Duel& duel, PlayerId player) {
  ManaTotals::OfPlayer& known = known_of(duel, player);
  const ColourSums asked = asked_for(duel, player);
  std::vector<std::uint64_t>& order = known.order;
  order.clear();
  for (std::size_t at = 0; at < known.sources.size(); at += ways_together(known.sources, at))
    if (is_usable(duel, known.sources[at])) order.push_back(preference(known.sources, at, asked));
  std::sort(order.begin(), order.end());
  known.preferred.clear();
  for (const std::uint64_t place : order) known.preferred.push_back(static_cast<std::uint32_t>(place));
  return known.preferred;
}

}  // namespace sleight
