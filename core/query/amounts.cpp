#include "core/query/amounts.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>

#include "core/card/bounds.h"
#include "core/card/spelling.h"
#include "core/query/filters.h"
#include "core/query/function.h"
#include "core/query/selection.h"
#include "core/query/selector_walk.h"

namespace sleight {

namespace {

/// Twice as much so often is more than any total has room for.
constexpr int most_doublings = 30;

/// How much mana of a colour was spent to pay for what speaks.
int spent_on_it(const Context& context, Word colour) {
  if (context.told != nullptr)
    for (std::size_t i = 0; i < colour_count; ++i)
      if (Word{spelling_of(static_cast<Colour>(i))} == colour) return context.told->spent.amount[i];
  return 0;
}

/// Divides, rounded down also below zero: -5 by 2 is -3. By nothing it gives nothing.
std::int64_t divided(std::int64_t value, std::int64_t by) {
  if (by == 0) return 0;
  const std::int64_t toward_zero = value / by;
  const bool below = (value < 0) != (by < 0);
  return below && value % by != 0 ? toward_zero - 1 : toward_zero;
}

/// Reads a number off what the amount is of: off the source of an effect as it was announced (R-RESOLVE-2),
/// off what has left as it last was, off anything else as it is. 0 where it is of no object.
template <typename Read>
int of_traits(const Context& context, const Amount& amount, Thing thing, Read read) {
  if (!thing.is_object()) return 0;
  if (const LastKnown* source = as_announced(context, *amount.of)) return read(*source);
  if (context.duel.exists(thing.object)) return read(context.duel.look(thing.object));
  return read(remembered(context, thing.object));
}

/// How many counters lay on what has left, the source of an effect among it: on that as it was announced.
int counters_before(const Context& context, const Amount& amount, ObjectId id) {
  const LastKnown* source = amount.of ? as_announced(context, *amount.of) : nullptr;
  const LastKnown& was = source != nullptr ? *source : remembered(context, id);
  const auto found = std::find_if(was.counters.begin(), was.counters.end(),
                                  [&](const LastKnown::Counted& here) { return here.kind == amount.word; });
  return found == was.counters.end() ? 0 : found->count;
}

/// The casting cost of the one spell that the effect under way has countered; 0 where it was none, or
/// several.
int cost_of_countered(const Context& context) {
  if (context.told == nullptr) return 0;
  const auto is_countered = [](const StepResults& done) { return done.by == Reference::countered; };
  const auto& all = context.told->done;
  if (std::count_if(all.begin(), all.end(), is_countered) != 1) return 0;
  const StepResults& done = *std::find_if(all.begin(), all.end(), is_countered);
  return done.was.card == CardId::none ? 0 : context.duel.library().card(done.was.card).cost.total(done.x);
}

int casting_cost_of(const Context& context, const Amount& amount, Thing thing) {
  const Duel& duel = context.duel;
  const auto cost = [&duel](CardId card, int x) {
    return card == CardId::none ? 0 : duel.library().card(card).cost.total(x);
  };
  if (thing.kind == Thing::Kind::play) {
    const BatchItem* play = duel.find_play(thing.number);
    // What spoke of it has countered it itself, and nothing else.
    if (play == nullptr) return cost_of_countered(context);
    // A spell is what its card in limbo has become (R-INT-5), an effect of what its source was (R-RESOLVE-2).
    const bool spell = play->kind == BatchItem::Kind::spell && duel.exists(play->source);
    return cost(spell ? duel.look(play->source).card : play->traits.card, play->x);
  }
  // Of a spell that was countered the X counts that was paid for it.
  if (context.told != nullptr && thing.is_object())
    for (const StepResults& done : context.told->done)
      if (done.by == Reference::countered && done.was.object == thing.object)
        return cost(done.was.card, done.x);
  return of_traits(context, amount, thing, [&](const Traits& traits) { return cost(traits.card, 0); });
}

/// What `damage_taken` is told where combat damage does not count.
constexpr Word not_combat{"not combat"};

/// The damage of this turn, summed over victims and sources.
int damage_taken(const Context& context, const Amount& amount) {
  int total = 0;
  for (const DamageRecord& record : context.duel.damage_this_turn)
    // A source is asked about as it was when it dealt the damage (R-DMG-2).
    // Without a victim named, whatever was damaged counts, be it gone by now.
    if ((!amount.of || selects(context, *amount.of, record.victim)) &&
        (!amount.by || speaks_of(context, *amount.by, record.source)) &&
        !(record.combat && amount.word == not_combat))
      total += record.amount;
  return total;
}

/// Calls `look` with what each object is that the amount is of: as it is, or as it last was.
template <typename Look>
void each_object_of(const Context& context, const Amount& amount, Look look) {
  if (!amount.of) return;
  for (const Thing thing : select(context, *amount.of)) {
    if (!thing.is_object()) continue;
    if (context.duel.exists(thing.object))
      look(static_cast<const Traits&>(context.duel.look(thing.object)));
    else
      look(static_cast<const Traits&>(remembered(context, thing.object)));
  }
}

/// How many different kinds of something they have: `kinds` gives those of one, each as a bit.
template <typename Kinds>
int kinds_among(const Context& context, const Amount& amount, Kinds kinds) {
  unsigned all = 0;
  each_object_of(context, amount, [&](const Traits& traits) { all |= kinds(traits); });
  return std::popcount(all);
}

/// Interrupts and mana sources are instants of their own kind: as a card type they are that one.
unsigned card_types_of(const Traits& traits) {
  constexpr CardType timed = CardType::interrupt | CardType::mana_source;
  const CardType types = traits.is(timed)
                             ? static_cast<CardType>(static_cast<unsigned>(traits.types | timed) -
                                                     static_cast<unsigned>(timed)) |
                                   CardType::instant
                             : traits.types;
  return static_cast<unsigned>(types);
}

unsigned land_types_of(const Duel& duel, const Traits& traits) {
  unsigned types = 0;
  for (std::size_t i = 0; i < colour_count; ++i)
    if (traits.has_subtype(duel.rules().basic_lands[i])) types |= 1U << i;
  return types;
}

int x_of(const Context& context) {
  // What was announced has its own X, even 0; the permanent's is that of its casting.
  if (context.told != nullptr) return context.told->x;
  // A permanent remembers the X paid for it.
  return context.duel.exists(context.self) ? context.duel.object(context.self).x : 0;
}

/// How often this very ability was used this turn, or ever, by the permanent that has it: of several equal
/// ones the one that asks whether it may be used, and all of them in what they do. What is no ability to use
/// asks of all that the permanent has. Of a player only their own uses count.
int uses_of(const Context& context, const Amount& amount) {
  const bool ever = amount.kind == AmountKind::uses_ever;
  if (context.duel.turn.uses.empty()) return 0;
  const bool own = context.ability != nullptr &&
                   (context.ability->kind == AbilityKind::activated || context.ability->used);
  const AbilityId ability = own ? context.duel.library().id_of(*context.ability) : AbilityId::none;
  const bool held = context.told == nullptr;
  int all = 0;
  for (const AbilityUses& uses : context.duel.turn.uses)
    if ((!own || (uses.ability == ability && (!held || uses.given == context.given))) &&
        uses.object == context.self && (!amount.of || selects(context, *amount.of, Thing::of(uses.player))))
      all += uses.count + (ever ? uses.before : 0);
  return all;
}

/// What was divided to the target that a loop has come to.
int share_of(const Context& context) {
  if (context.told == nullptr) return 0;
  const std::vector<Thing>& targets = context.told->targets;
  const std::vector<std::int32_t>& shares = context.told->shares;
  for (std::size_t i = 0; i < targets.size() && i < shares.size(); ++i)
    if (targets[i] == visiting::it_of(context) && shares[i] > 0) return shares[i];
  return 0;
}

/// The number that `value` tells of one thing.
int value_of(const Context& context, const Amount& value, Thing thing) {
  const Duel& duel = context.duel;
  const auto now = [&](const auto& read) { return of_traits(context, value, thing, read); };
  switch (value.kind) {
    case AmountKind::power:
      return now([&](const Traits& traits) { return counted(duel, traits.power); });
    case AmountKind::toughness:
      return now([&](const Traits& traits) { return counted(duel, traits.toughness); });
    case AmountKind::casting_cost:
      return casting_cost_of(context, value, thing);
    case AmountKind::counters:
      return duel.counters_on(thing, value.word, counted_for(context, value.word));
    case AmountKind::life:
      return thing.is_player() ? duel.player(thing.player).life : 0;
    case AmountKind::hand_size:
      return thing.is_player() ? static_cast<int>(duel.player(thing.player).hand.size()) : 0;
    default:
      return evaluate(context, value);
  }
}

/// The most, or the least, that any of those has of what is asked; 0 where there is none of them.
int extreme(const Context& context, const Amount& amount, bool greatest) {
  if (amount.terms.empty() || !amount.terms.front().of) return 0;
  const Amount& value = amount.terms.front();
  int found = 0;
  bool any = false;
  for (const Thing& thing : select(context, *value.of)) {
    const int here = value_of(context, value, thing);
    if (!any || (greatest ? here > found : here < found)) found = here;
    any = true;
  }
  return found;
}

/// What all of them have together of what is asked.
int total(const Context& context, const Amount& amount) {
  if (amount.terms.empty() || !amount.terms.front().of) return 0;
  const Amount& value = amount.terms.front();
  std::int64_t all = 0;
  for (const Thing& thing : select(context, *value.of)) all += value_of(context, value, thing);
  return bounded(all);
}

int first_term(const Context& context, const Amount& amount) {
  return amount.terms.empty() ? 0 : evaluate(context, amount.terms.front());
}

/// All terms made one, from the first to the last.
template <typename Combine>
int fold(const Context& context, const Amount& amount, Combine combine) {
  int value = first_term(context, amount);
  // Wide enough for the product of any two amounts.
  for (std::size_t i = 1; i < amount.terms.size(); ++i)
    value = bounded(combine(std::int64_t{value}, std::int64_t{evaluate(context, amount.terms[i])}));
  return value;
}

}  // namespace

int counted(const Duel& duel, int power) {
  return duel.rules().negative_power_counts_as_zero ? std::max(power, 0) : power;
}

int evaluate(const Context& context, const Amount& amount) {
  const Duel& duel = context.duel;
  const auto of = [&] { return amount.of ? first_selected(context, *amount.of) : Thing{}; };
  switch (amount.kind) {
    case AmountKind::number:
      return amount.number;
    case AmountKind::x:
      return x_of(context);
    case AmountKind::count:
      return amount.of ? count_selected(context, *amount.of) : 0;
    case AmountKind::power:
      return of_traits(context, amount, of(),
                       [&](const Traits& traits) { return counted(duel, traits.power); });
    case AmountKind::toughness:
      return of_traits(context, amount, of(),
                       [&](const Traits& traits) { return counted(duel, traits.toughness); });
    case AmountKind::casting_cost:
      return casting_cost_of(context, amount, of());
    case AmountKind::counters: {
      // Without `of` the counters on this card are meant, as "you" is without one below.
      const Thing thing = amount.of ? of() : Thing::of(context.self);
      // Counters die with the object (R-ZONE-2): of what has left those are meant that it had.
      if (thing.is_object() && thing.object && !duel.exists(thing.object))
        return counters_before(context, amount, thing.object);
      return duel.counters_on(thing, amount.word, counted_for(context, amount.word));
    }
    case AmountKind::life:
    case AmountKind::hand_size: {
      const PlayerId p = amount.of ? selected_player(context, *amount.of, context.you) : context.you;
      if (p == PlayerId::none) return 0;
      return amount.kind == AmountKind::life ? duel.player(p).life
                                             : static_cast<int>(duel.player(p).hand.size());
    }
    case AmountKind::damage_taken:
      return damage_taken(context, amount);
    case AmountKind::card_types_among:
      return kinds_among(context, amount, card_types_of);
    case AmountKind::land_types_among:
      return kinds_among(context, amount, [&](const Traits& traits) { return land_types_of(duel, traits); });
    case AmountKind::colours_among:
      return kinds_among(context, amount,
                         [](const Traits& traits) { return unsigned{traits.colours.bits()}; });
    case AmountKind::regenerations: {
      const Thing thing = amount.of ? of() : Thing::of(context.self);
      return thing.is_object() && duel.is_in_play(thing.object) ? duel.object(thing.object).regenerations : 0;
    }
    case AmountKind::that_amount:
      return context.told != nullptr ? context.told->that_amount : 0;
    case AmountKind::life_before:
      return context.told != nullptr ? context.told->life_before : 0;
    case AmountKind::packet_amount: {
      const Thing thing = of();
      const Packet* packet = thing.kind == Thing::Kind::packet ? duel.find_packet(thing.number) : nullptr;
      return packet != nullptr ? packet->amount : 0;
    }
    case AmountKind::chosen_number:
      return std::max<int>(chosen_in(context, &Chosen::number), 0);
    case AmountKind::last_result:
      return context.told != nullptr ? context.told->last_result : 0;
    case AmountKind::target_count:
      return context.told != nullptr ? static_cast<int>(context.told->targets.size()) : 0;
    case AmountKind::share:
      return share_of(context);
    case AmountKind::uses:
    case AmountKind::uses_ever:
      return uses_of(context, amount);
    case AmountKind::doubling:
      return context.told != nullptr
                 ? bounded(std::int64_t{1} << std::min<int>(context.told->rounds, most_doublings))
                 : 1;
    case AmountKind::paid_another:
      return context.told != nullptr ? context.told->paid_another : 0;
    case AmountKind::spent:
      return spent_on_it(context, amount.word);
    case AmountKind::parameter:
      return context.keyword != nullptr ? evaluate(context, context.keyword->number, 0) : 0;
    case AmountKind::sum:
      return fold(context, amount, std::plus<>());
    case AmountKind::difference:
      return fold(context, amount, std::minus<>());
    case AmountKind::product:
      return fold(context, amount, std::multiplies<>());
    case AmountKind::quotient:
      return fold(context, amount, divided);
    case AmountKind::smallest:
      return fold(context, amount, [](std::int64_t a, std::int64_t b) { return std::min(a, b); });
    case AmountKind::greatest_among:
    case AmountKind::least_among:
      return extreme(context, amount, amount.kind == AmountKind::greatest_among);
    case AmountKind::total_among:
      return total(context, amount);
    case AmountKind::half_down:
      return bounded(divided(first_term(context, amount), 2));
    case AmountKind::half_up:
      return bounded(-divided(-std::int64_t{first_term(context, amount)}, 2));
    case AmountKind::at_least_zero:
      return std::max(first_term(context, amount), 0);
    case AmountKind::function:
      return amount.function ? amount.function->amount(context) : 0;
  }
  return 0;
}

int evaluate(const Context& context, const Box<Amount>& amount, int absent) {
  return amount ? evaluate(context, *amount) : absent;
}

}  // namespace sleight
