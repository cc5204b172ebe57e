#include "core/playing/costs/mana_sources.h"

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

using ColourSums = std::array<int, colour_count>;

void add_named(ColourSums& sums, const ManaCost& cost) {
  for (std::size_t c = 0; c < colour_count; ++c) sums[c] += cost.coloured[c];
  for (std::size_t e = 0; cost.is_hybrid() && e < cost.either.size(); ++e)
    for (const Colour colour : either_colours[e]) sums[static_cast<std::size_t>(colour)] += cost.either[e];
}

/// How much mana of each colour the costs of what a player controls name.
const ColourSums& named_in_play(const Duel& duel, PlayerId player) {
  KnownMana::OfPlayer& known = known_mana(duel).of(player);
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

/// Says what comes out in the place of what the source would give (R-MPROD-1).
void settle_types(const Duel& duel, ManaSource& source) {
  if (!rule_exists(duel, RuleKind::produces_instead)) return;
  const ManaKinds kinds = made_of(types_of_mana(duel, source.object), source.kinds());
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
    if (amount != 1 && !source.is_of_one_kind()) return source;
  } else {
    // A generic symbol in what a source gives is colourless mana.
    const int colourless = step.colourless_mana + step.mana.generic;
    source.colours = step.mana.colours();
    source.colourless = colourless > 0;
    settle_types(duel, source);
    // Mana of several kinds at once: the supply would have to remember which goes with which.
    if (!source.is_of_one_kind()) return source;
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
  known.sources.clear();
  known.others = false;
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
  known.depends_on = reads_of_sources(duel);
  known.found = true;
}

/// What those of the sources give that are untapped. Exact only where each gives one thing, and freely.
ManaCount count_untapped(const Duel& duel, const std::vector<ManaSource>& sources) {
  ManaCount count;
  ObjectId before;
  for (const ManaSource& source : sources) {
    if (duel.objects[source.object.slot].tapped) continue;
    const int units = source.amount + source.additional;
    count.add(source.kinds(), units);
    const bool another_way = source.object == before;
    // Of several with a choice of kinds all are of the kind of the first.
    const bool one_choice = units > 1 && !source.is_of_one_kind();
    if (another_way || one_choice || source.reserve) count.exact = false;
    before = source.object;
  }
  // Where some mana is spent as another, what each is says too little.
  if (rule_exists(duel, RuleKind::spends_as)) count.exact = false;
  return count;
}

/// What is known of the mana of the player, the sources at least.
KnownMana::OfPlayer& known_of(const Duel& duel, PlayerId player) {
  KnownMana::OfPlayer& known = known_mana(duel).of(player);
  if (!known.found) find_sources(duel, player, known);
  return known;
}

}  // namespace

const std::vector<ManaSource>& known_sources(const Duel& duel, PlayerId player) {
  return known_of(duel, player).sources;
}

std::vector<ManaSource> untapped_sources(const Duel& duel, PlayerId player) {
  const std::vector<ManaSource>& sources = known_sources(duel, player);
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
  return known_of(duel, player).others;
}

const ManaCount& mana_count(const Duel& duel, PlayerId player, std::optional<ManaCount>& room) {
  KnownMana::OfPlayer& known = known_of(duel, player);
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

/// How early a source is used up, the least first, as one number: what can give but one kind is spent before
/// what could still give any; lands first; then by how much of what it gives is asked for, so that what is
/// left pays for most; among equals as they lie, by age.
std::uint64_t preference(const ManaSource& source, const ColourSums& asked, std::size_t at) {
  int most = 0;
  std::uint64_t kinds = 0;
  for (unsigned left = source.kinds(); left != 0; left &= left - 1) {
    ++kinds;
    const auto kind = static_cast<std::size_t>(std::countr_zero(left));
    if (kind < asked.size()) most = std::max(most, asked[kind]);
  }
  const std::uint64_t other = source.land ? 0 : 1;
  return kinds << 60U | other << 59U | static_cast<std::uint64_t>(most) << 32U | at;
}

}  // namespace

std::vector<ManaSource> mana_sources(const Duel& duel, PlayerId player) {
  KnownMana::OfPlayer& known = known_of(duel, player);
  const ColourSums asked = asked_for(duel, player);
  std::vector<std::uint64_t>& order = known.order;
  order.clear();
  for (std::size_t at = 0; at < known.sources.size(); ++at)
    if (!duel.objects[known.sources[at].object.slot].tapped)
      order.push_back(preference(known.sources[at], asked, at));
  std::sort(order.begin(), order.end());
  std::vector<ManaSource> sorted;
  sorted.reserve(order.size());
  for (const std::uint64_t place : order) sorted.push_back(known.sources[static_cast<std::uint32_t>(place)]);
  return sorted;
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
