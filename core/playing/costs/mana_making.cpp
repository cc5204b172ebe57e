#include "core/playing/costs/mana_making.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/derived/board_index.h"
#include "core/derived/rules_in_force.h"
#include "core/playing/moves/events.h"
#include "core/query/filters.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight {

namespace {

/// The mana of a player that is so reserved, and where there is none yet, room for it.
ManaPool& pool_of(PlayerState& player, const Reserve& reserve) {
  if (!reserve) return player.pool;
  for (ReservedMana& kept : player.reserved)
    if (Reserve{kept.ability, kept.step} == reserve) return kept.mana;
  return player.reserved.emplace_back(ReservedMana{reserve.ability, reserve.step, {}}).mana;
}

/// How much mana is so reserved.
ManaPool reserved_by(const std::vector<ReservedMana>& all, const Reserve& reserve) {
  for (const ReservedMana& kept : all)
    if (Reserve{kept.ability, kept.step} == reserve) return kept.mana;
  return {};
}

/// Whether one of a selector's sets is of that sort, and what is paid for is among it.
bool names(const Context& asking, const Selector& only, Reference sort, const LastKnown& traits) {
  if (only.from == sort && passes(asking, only.filters, traits)) return true;
  return std::any_of(only.also.begin(), only.also.end(),
                     [&](const Selector& more) { return names(asking, more, sort, traits); });
}

}  // namespace

Reserve reserve_of(const Duel& duel, AbilityId ability, const Step& step) {
  if ((!step.only_for && !step.word) || ability == AbilityId::none) return {};
  const std::optional<std::size_t> position = duel.library().position(ability, step);
  if (!position) return {};
  return {ability, static_cast<std::uint32_t>(*position)};
}

bool may_be_spent(const Context& context, const Reserve& reserve) {
  if (!reserve) return true;
  const Step* step = context.duel.library().step(reserve.ability, reserve.step);
  if (step == nullptr) return true;
  if (context.paid_for == PaidFor::keyword)
    return step->word && context.keyword != nullptr && context.keyword->name == step->word;
  if (context.paid_for == PaidFor::anything || !step->only_for) return false;
  const Reference sort = context.paid_for == PaidFor::spell ? Reference::spells : Reference::effects;
  // What a card that is no more says of itself nobody could tell: it knows no more than who pays.
  return names(context_for(context.duel, {}, context.you), *step->only_for, sort,
               snapshot(context.duel, context.self));
}

void add_to_pool(Duel& duel, PlayerId player, std::size_t kind, int amount, const Reserve& reserve) {
  if (amount <= 0) return;
  // More than the pool can count is more than anybody can spend.
  constexpr int most = 0xFFFF;
  std::uint16_t& pool = pool_of(duel.player(player), reserve).amount[kind];
  pool = static_cast<std::uint16_t>(std::clamp(pool + std::clamp(amount, 0, most), 0, most));
}

void take_from_pool(Duel& duel, PlayerId player, std::size_t kind, const Reserve& reserve) {
  PlayerState& owner = duel.player(player);
  std::uint16_t& left = pool_of(owner, reserve).amount[kind];
  assert(left > 0);  // whoever takes it has seen that it is there
  --left;
  // Nothing is left of it: equal pools are equal states.
  std::erase_if(owner.reserved, [](const ReservedMana& kept) { return kept.mana.total() == 0; });
}

int additional_mana(const Duel& duel, ObjectId source) {
  if (!rule_exists(duel, RuleKind::additional_mana)) return 0;
  return std::max(0, sum_of_rules(duel, RuleKind::additional_mana, Thing::of(source)));
}

ManaTypes as_it_is() {
  ManaTypes types{};
  for (std::size_t kind = 0; kind < types.size(); ++kind) types[kind] = static_cast<ManaKinds>(1U << kind);
  return types;
}

namespace {

/// A rule that changes the type of mana, and how old it is.
using AgedRule = std::pair<Timestamp, const Rule*>;

/// What comes of mana of these kinds by rules that are equally old. One thing says all of them, so each
/// holds: of a land of two types that it names the player has the mana of either (R-MPROD-1).
ManaKinds changed_by(std::vector<AgedRule>::const_iterator first, std::vector<AgedRule>::const_iterator last,
                     ManaKinds kinds) {
  unsigned left = kinds;
  unsigned made = 0;
  for (auto aged = first; aged != last; ++aged) {
    const Rule& rule = *aged->second;
    const unsigned replaced = rule.instead_of == 0 ? kinds : kinds & rule.instead_of;
    if (replaced == 0) continue;
    left &= ~replaced;
    made |= rule.mana;
  }
  return static_cast<ManaKinds>(left | made);
}

}  // namespace

ManaTypes types_of_mana(const Duel& duel, ObjectId source) {
  ManaTypes types = as_it_is();
  if (!rule_exists(duel, RuleKind::produces_instead)) return types;
  // By age alone, whether a permanent says it or an effect that lasts.
  std::vector<AgedRule> rules;
  for_each_rule(duel, RuleKind::produces_instead, Thing::of(source), [&rules](const RuleInForce& force) {
    const Effect* effect = force.context.effect;
    rules.emplace_back(force.held != nullptr ? force.held->since
                       : effect != nullptr   ? effect->since
                                             : 0,
                       force.rule);
    return true;
  });
  std::stable_sort(rules.begin(), rules.end(),
                   [](const auto& older, const auto& younger) { return older.first < younger.first; });
  for (auto first = rules.cbegin(); first != rules.cend();) {
    const auto last = std::find_if(first, rules.cend(),
                                   [first](const AgedRule& aged) { return aged.first != first->first; });
    for (ManaKinds& kinds : types) kinds = changed_by(first, last, kinds);
    first = last;
  }
  return types;
}

ManaKinds made_of(const ManaTypes& types, ManaKinds kinds) {
  ManaKinds made = 0;
  for (std::size_t kind = 0; kind < types.size(); ++kind)
    if ((kinds >> kind & 1U) != 0) made = static_cast<ManaKinds>(made | types[kind]);
  return made;
}

namespace {

/// The colours that a step speaks of, of which one comes.
Colours colours_named(const Context& context, const Step& step) {
  // They are words of a text: "one red mana", where {R} is a symbol (R-MPROD-1).
  if (!step.of_chosen) return step.colours.empty() ? Colours::all() : read_colours(context, step.colours);
  const std::uint8_t colour = chosen_in(context, &Chosen::colour);
  return colour == Chosen::none ? Colours{} : Colours(static_cast<Colour>(colour));
}

/// Every kind of mana that the permanent could give. What asks others for that could give nothing by itself.
ManaKinds kinds_of_permanent(const Duel& duel, ObjectId id) {
  ManaKinds kinds = 0;
  for (const Usable& usable : usable_cards(duel).mana) {
    if (usable.slot != id.slot) continue;
    if (usable.index == Usable::land_mana) kinds = static_cast<ManaKinds>(kinds | usable.colours.bits());
    if (usable.index == Usable::land_mana) continue;
    const HeldAbility& held = ability_of(duel, usable);
    const Context context = context_of(duel, id, held);
    definition::walk(held.ability->modes, [&kinds, &context](const Step& step) {
      if (step.verb == Verb::add_mana)
        kinds = static_cast<ManaKinds>(kinds | step.mana.colours().bits() |
                                       (step.colourless_mana > 0 ? 1U << colourless_index : 0U));
      if (step.verb == Verb::add_mana_any && step.other.empty())
        kinds = static_cast<ManaKinds>(kinds | colours_named(context, step).bits());
    });
  }
  return made_of(types_of_mana(duel, id), kinds);
}

}  // namespace

Colours colours_offered(const Context& context, const Step& step) {
  const Colours named = colours_named(context, step);
  if (step.other.empty()) return named;
  ManaKinds kinds = 0;
  for (const Thing& thing : select(context, step.other))
    if (thing.is_object() && context.duel.is_in_play(thing.object))
      kinds = static_cast<ManaKinds>(kinds | kinds_of_permanent(context.duel, thing.object));
  return Colours::from_bits(kinds & named.bits());
}

ManaKinds kinds_offered(const Context& context, const Step& step) {
  ManaKinds kinds = 0;
  for (const Thing& thing : select(context, step.other))
    if (thing.is_object() && context.duel.is_in_play(thing.object))
      kinds = static_cast<ManaKinds>(kinds | kinds_of_permanent(context.duel, thing.object));
  return kinds;
}

std::size_t ask_kind_of_mana(Table& table, PlayerId player, ObjectId source, ManaKinds kinds) {
  const Question question{.kind = DecisionKind::mana, .player = player, .source = source};
  std::vector<std::int32_t> among;
  for (unsigned left = kinds; left != 0; left &= left - 1) among.push_back(std::countr_zero(left));
  return static_cast<std::size_t>(among.size() == 1 ? among.front() : ask_value(table, question, among));
}

ManaMaking::ManaMaking(const Duel& duel, PlayerId player, ObjectId source)
    : player_(player),
      source_(source),
      // Settled while the source is still there: paying may take it away.
      additional_(additional_mana(duel, source)),
      types_(types_of_mana(duel, source)) {}

std::size_t ManaMaking::settled_type(Table& table, ManaKinds kinds, ManaKinds wanted) const {
  if ((kinds & wanted) != 0) kinds = static_cast<ManaKinds>(kinds & wanted);
  if (wanted != 0) return static_cast<std::size_t>(std::countr_zero(kinds));
  return ask_kind_of_mana(table, player_, source_, kinds);
}

void ManaMaking::settle_types(Table& table, ManaKinds wanted) const {
  Duel& duel = table.duel;
  for (const PlayerId player : both_players) {
    std::vector<Reserve> reserves{Reserve{}};
    for (const ReservedMana& kept : duel.player(player).reserved)
      reserves.push_back({kept.ability, kept.step});
    for (const Reserve& reserve : reserves) {
      const ManaPool made = pool_of(duel.player(player), reserve);
      const Pool& known = before_[index(player)];
      const ManaPool before = reserve ? reserved_by(known.reserved, reserve) : known.mana;
      for (std::size_t kind = 0; kind < types_.size(); ++kind) {
        const int more = made.amount[kind] - before.amount[kind];
        // Mana that lay there before is not of this source, whatever its kind.
        if (more <= 0 || types_[kind] == 1U << kind) continue;
        const std::size_t type = settled_type(table, types_[kind], wanted);
        std::uint16_t& left = pool_of(duel.player(player), reserve).amount[kind];
        left = static_cast<std::uint16_t>(left - more);
        add_to_pool(duel, player, type, more, reserve);
      }
    }
  }
}

void ManaMaking::cost_paid(const Duel& duel) {
  for (const PlayerId player : both_players) {
    const PlayerState& owner = duel.player(player);
    before_[index(player)] = {owner.pool, owner.reserved, owner.mana()};
  }
}

void ManaMaking::finish(Table& table) const {
  Duel& duel = table.duel;
  const ManaPool pool = duel.player(player_).mana();
  const ManaPool& before = before_[index(player_)].all;
  ManaKinds kinds = 0;
  int made = 0;
  for (std::size_t kind = 0; kind < pool.amount.size(); ++kind) {
    const int more = pool.amount[kind] - before.amount[kind];
    // Mana that lay there before is not of this source, whatever its kind.
    if (more <= 0) continue;
    made += more;
    kinds = static_cast<ManaKinds>(kinds | 1U << kind);
  }
  if (made > 0 && additional_ > 0) {
    // The type is read off what came out, after all that changes it (R-MPROD-1).
    const std::size_t kind = settled_type(table, kinds, table.settled_mana.added);
    add_to_pool(duel, player_, kind, additional_);
  }
  // Heard of even when nothing came out: it was tapped for mana all the same.
  Event event;
  event.kind = EventKind::tapped_for_mana;
  event.object = source_;
  event.player = player_;
  event.amount = made + (made > 0 ? additional_ : 0);
  happen(table, event);
}

}  // namespace sleight
