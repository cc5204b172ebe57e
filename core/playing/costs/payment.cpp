#include "core/playing/costs/payment.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/playing/costs/cost_parts.h"
#include "core/playing/moves/zones.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/filters.h"
#include "core/query/selection.h"

namespace sleight {
namespace {

/// All but the mana: tapping, and the other parts, each by itself and all together.
bool can_pay_rest(const Context& context, PlayerId player, const Cost& cost) {
  if (cost.tap) {
    if (!context.duel.is_in_play(context.self) || context.duel.object(context.self).tapped) return false;
    // Artifacts and lands that are no creatures are never sick (R-ART-3).
    if (is_sick(context.duel, context.self)) return false;
  }
  if (!std::all_of(cost.parts.begin(), cost.parts.end(),
                   [&](const CostPart& part) { return can_pay_part(context, player, part); }))
    return false;
  return cost.parts.empty() || can_pay_together(context, player, cost);
}

/// A part of a cost cannot be greater than this: it is written in a byte.
constexpr int most_mana = 250;

/// So many times over is more than anybody can pay, and keeps the product from overflowing.
constexpr int most_times = 10000;

void add_mana(ManaCost& to, const ManaCost& mana, int times) {
  const auto add = [times](std::uint8_t& sum, int more) {
    sum = static_cast<std::uint8_t>(std::min(most_mana, sum + std::min(most_mana, times) * more));
  };
  for (std::size_t i = 0; i < colour_count; ++i) add(to.coloured[i], mana.coloured[i]);
  for (std::size_t i = 0; i < mana.either.size(); ++i) add(to.either[i], mana.either[i]);
  add(to.generic, mana.generic);
  add(to.x, mana.x);
}

/// Writes down what the words of the selector read as.
void fix_words(const Context& context, Selector& selector) {
  for (Filter& filter : selector.filters) {
    if (filter.quality == Quality::subtype) filter.word = read_word(context, filter.word);
    if (filter.quality == Quality::colour) filter.colours = read_colours(context, filter.colours);
    if (filter.of) fix_words(context, *filter.of);
    for (Selector& other : filter.alternatives) fix_words(context, other);
  }
  if (selector.of) fix_words(context, *selector.of);
  for (Selector& more : selector.also) fix_words(context, more);
}

}  // namespace

CostPart as_read(const Context& context, CostPart part) {
  fix_words(context, part.what);
  return part;
}

int cost_of_targets(const Context& context, const Cost& cost, int targets) {
  // The first target is in the price.
  if (!cost.more_for_each_target || targets < 2) return 0;
  return (targets - 1) * std::max(0, evaluate(context, *cost.more_for_each_target));
}

Cost due(const Context& context, const Cost& cost) {
  Cost whole = cost;
  // The result is closed: asking what is due of it again gives the same.
  whole.of_keyword = false;
  whole.times = Box<Amount>{};
  whole.mana_of = Box<Selector>{};
  if (cost.mana_of)
    for (const Thing& thing : select(context, *cost.mana_of)) {
      if (!thing.is_object()) continue;
      const CardId card = remembered(context, thing.object).card;
      if (card == CardId::none) continue;
      ManaCost of_card = context.duel.library().card(card).cost;
      of_card.x = 0;
      add_mana(whole.mana, of_card, 1);
    }
  if (cost.of_keyword && context.keyword != nullptr) {
    const Cost& given = context.keyword->cost;
    add_mana(whole.mana, given.mana, 1);
    whole.tap = whole.tap || given.tap;
    whole.parts.insert(whole.parts.end(), given.parts.begin(), given.parts.end());
  }
  if (!cost.times) return whole;
  const int times = std::clamp(evaluate(context, *cost.times), 0, most_times);
  // Amounts are worked out here and written down as numbers, so that what is asked and what is paid agree
  // whatever the payment itself changes.
  const ManaCost once = std::exchange(whole.mana, {});
  add_mana(whole.mana, once, times);
  for (CostPart& part : whole.parts) {
    part.amount = times * evaluate(context, part.amount);
    // So many times the top card are so many cards from the top.
    for (Filter& filter : part.what.filters)
      if (filter.quality == Quality::on_top && filter.amount)
        filter.amount = Amount(times * evaluate(context, *filter.amount));
  }
  return whole;
}

bool can_pay(const AvailableMana& supply, const Context& context, PlayerId player, const Cost& cost,
             const ManaCost& mana, int x, int targets) {
  if (is_open(cost)) return can_pay(supply, context, player, due(context, cost), mana, x, targets);
  const ManaCost whole = together(mana, cost.mana);
  // Quick: this is asked of every card of a hand in every window.
  if (whole.total(x) > supply.most()) return false;
  if (!can_pay_rest(context, player, cost)) return false;
  std::optional<AvailableMana> room;
  return pays_beside(spendable_beside(supply, context, cost, room), tapped_for(context, player, cost), whole,
                     x, cost.tap ? context.self : ObjectId{}, cost.x_only,
                     cost_of_targets(context, cost, targets));
}

bool can_pay(const Context& context, PlayerId player, const Cost& cost, int x, int targets) {
  if (is_open(cost)) return can_pay(context, player, due(context, cost), x, targets);
  if (!can_pay_rest(context, player, cost)) return false;
  const int more = cost_of_targets(context, cost, targets);
  // Quick: what costs no mana needs no count of it.
  if (cost.mana.total(x, more) == 0) return true;
  AvailableMana supply;
  fill_available_mana(supply, context.duel, player);
  std::optional<AvailableMana> room;
  return pays_beside(spendable_beside(supply, context, cost, room), tapped_for(context, player, cost),
                     cost.mana, x, cost.tap ? context.self : ObjectId{}, cost.x_only, more);
}

bool pay(Table& table, const Context& context, PlayerId player, const Cost& cost, Announcement& effect, int x,
         int targets) {
  if (is_open(cost)) return pay(table, context, player, due(context, cost), effect, x, targets);
  if (!can_pay_rest(context, player, cost)) return false;
  const int more = cost_of_targets(context, cost, targets);
  const auto pay_leaving = [&](ObjectId except) {
    return pay_mana_and(table, context, player, cost, x, except, more, effect.spent);
  };
  effect.spent = {};
  // What is tapped for the cost gives no mana for it.
  tap_for_parts(table, context, player, cost, x, more);
  // Mana comes before what is given up, so that this may still give its own mana. What has to be tapped
  // cannot give any; what has not gives its own last of all: a land that comes alive should not be tapped for
  // it.
  if (!pay_leaving(context.self) && (cost.tap || !pay_leaving({}))) return false;
  // It is untapped still: its own mana was left out of the payment.
  if (cost.tap) tap(table, context.self);
  const std::vector<StepResults> done = pay_parts(table, context, player, cost);
  // Only now: until all is paid the cost reads what was so before.
  for (const StepResults& here : done)
    std::erase_if(effect.done, [&](const StepResults& before) { return before.by == here.by; });
  effect.done.insert(effect.done.end(), done.begin(), done.end());
  return true;
}

namespace {

/// By how much the card makes itself cheaper.
int own_reduction(const Duel& duel, PlayerId player, ObjectId card) {
  const Card& printed = duel.printed(card);
  if (!printed.costs_less) return 0;
  const Context context = context_for(duel, card, player);
  return holds(context, printed.costs_less_if) ? std::max(evaluate(context, *printed.costs_less), 0) : 0;
}

/// `cost` of casting the card, with all that raises or lowers it.
ManaCost raised(const Duel& duel, PlayerId player, ObjectId card, ManaCost cost) {
  const int less = own_reduction(duel, player, card);
  if (less == 0 && !rule_exists(duel, RuleKind::costs_more)) return cost;
  const LastKnown traits = snapshot(duel, card);
  std::int64_t generic = std::int64_t{cost.generic} - less;
  ManaCost coloured;
  for_each_rule(duel, RuleKind::costs_more, Thing::of(player), [&](const RuleInForce& force) {
    if (!speaks_of(force.context, force.rule->by, traits)) return true;
    const int more = amount_of(force, 0);
    const Colours asked = Colours::from_bits(force.rule->mana & Colours::all().bits());
    // Summed up first: what raises and what lowers cancel out, whichever is older.
    if (asked.empty()) generic += more;
    for (std::size_t i = 0; i < colour_count; ++i)
      if (asked.has(static_cast<Colour>(i)))
        coloured.coloured[i] =
            static_cast<std::uint8_t>(std::clamp(coloured.coloured[i] + more, 0, most_mana));
    return true;
  });
  // Nothing makes a coloured part cheaper. X is generic mana (R-MANA-7): what the number cannot give is taken
  // off it, and then off what further targets cost, but nothing costs less than nothing.
  cost.generic = static_cast<std::uint8_t>(std::clamp<std::int64_t>(generic, 0, 255));
  cost.off_x = static_cast<std::uint8_t>(std::clamp<std::int64_t>(-generic, 0, 255));
  return together(cost, coloured);
}

}  // namespace

namespace {

/// How many of the symbols of a cost are of one of these colours; one of two colours counts where either is.
int symbols_of(const ManaCost& written, Colours colours) {
  int count = 0;
  for (std::size_t i = 0; i < colour_count; ++i)
    if (colours.has(static_cast<Colour>(i))) count += written.coloured[i];
  for (std::size_t i = 0; i < written.either.size(); ++i)
    if (colours.has(either_colours[i][0]) || colours.has(either_colours[i][1])) count += written.either[i];
  return count;
}

/// Adds what rules of that kind ask for besides, so often as their symbol is written in the cost.
void add_asked(const Duel& duel, RuleKind kind, Thing subject, const ManaCost& written, Cost& cost) {
  for_each_rule(duel, kind, subject, [&](const RuleInForce& force) {
    // A symbol is no word of its text: nothing changes it.
    const int times = symbols_of(written, Colours::from_bits(force.rule->mana & Colours::all().bits()));
    for (const CostPart& part : force.ability->cost.parts) {
      if (times == 0) break;
      // As the words of the rule read, and not as those of what is paid for.
      CostPart& more = cost.parts.emplace_back(as_read(force.context, part));
      more.amount = times * std::max(0, evaluate(force.context, part.amount));
    }
    return true;
  });
}

}  // namespace

bool casting_is_raised(const Duel& duel) { return rule_exists(duel, RuleKind::casting_asks); }

bool uses_are_raised(const Duel& duel) {
  return rule_exists(duel, RuleKind::uses_cost_more) || rule_exists(duel, RuleKind::using_asks);
}

Cost extra_cost_of(const Duel& duel, PlayerId player, ObjectId card) {
  const Card& printed = duel.printed(card);
  Cost cost = printed.extra_cost;
  if (casting_is_raised(duel)) add_asked(duel, RuleKind::casting_asks, Thing::of(player), printed.cost, cost);
  return cost;
}

ManaCost casting_cost_of(const Duel& duel, PlayerId player, ObjectId card) {
  return raised(duel, player, card, duel.printed(card).cost);
}

Cost use_cost_of(const Context& context, const Cost& cost) {
  const Duel& duel = context.duel;
  if (!uses_are_raised(duel)) return cost;
  Cost whole = due(context, cost);
  // What the keyword was given is part of the cost, as is what is due so many times over.
  const ManaCost written = whole.mana;
  add_asked(duel, RuleKind::using_asks, Thing::of(context.you), written, whole);
  int more = 0;
  for_each_rule(duel, RuleKind::uses_cost_more, Thing::of(context.self), [&](const RuleInForce& force) {
    more = std::clamp(more + amount_of(force, 0), -most_mana, most_mana);
    return true;
  });
  ManaCost& mana = whole.mana;
  // Coloured mana and X are spared; what costs any mana costs one at least.
  const int least = mana.total() == mana.generic && mana.x == 0 ? std::min<int>(mana.generic, 1) : 0;
  mana.generic = static_cast<std::uint8_t>(std::clamp(mana.generic + more, least, most_mana));
  return whole;
}

int greatest_x(const Context& context, PlayerId player, const Cost& cost) {
  const int most = greatest_x_of_parts(context, player, cost);
  if (cost.mana.x == 0) return most;
  AvailableMana supply;
  fill_available_mana(supply, context.duel, player);
  std::optional<AvailableMana> room;
  return std::min(most, greatest_x(spendable_beside(supply, context, cost, room), cost.mana,
                                   cost.tap ? context.self : ObjectId{}, cost.x_only));
}

Cost cost_of(const Duel& duel, PlayerId player, ObjectId card) {
  Cost cost = extra_cost_of(duel, player, card);
  cost.mana = together(cost.mana, casting_cost_of(duel, player, card));
  return cost;
}

std::optional<Cost> other_cost_of(const Duel& duel, PlayerId player, ObjectId card) {
  const Card& printed = duel.printed(card);
  const bool asks = printed.instead_if.kind != ConditionKind::always;
  if (printed.instead_of_cost.empty() && !asks) return std::nullopt;
  if (asks && !holds(context_for(duel, card, player), printed.instead_if)) return std::nullopt;
  Cost cost = printed.instead_of_cost;
  const Cost extra = extra_cost_of(duel, player, card);
  cost.mana = together(raised(duel, player, card, cost.mana), extra.mana);
  cost.parts.insert(cost.parts.end(), extra.parts.begin(), extra.parts.end());
  return cost;
}

ManaCost of_any_type(const ManaCost& mana) {
  ManaCost any;
  any.generic = static_cast<std::uint8_t>(std::min(mana.total(), most_mana));
  any.x = mana.x;
  any.off_x = mana.off_x;
  return any;
}

bool may_play_from_there(const Duel& duel, PlayerId player, ObjectId card) {
  bool may = false;
  for_each_rule(duel, RuleKind::plays_from_elsewhere, Thing::of(player), [&](const RuleInForce& force) {
    may = selects(force.context, force.rule->by, Thing::of(card));
    return !may;
  });
  return may;
}

void note_paid_upkeep(Duel& duel, ObjectId holder) {
  // One note for each cost that it owes: paying one of two leaves it locked (R-UPKEEP-3).
  const auto owed = std::find(duel.upkeep_unpaid.begin(), duel.upkeep_unpaid.end(), holder.slot);
  if (owed == duel.upkeep_unpaid.end()) return;
  duel.upkeep_unpaid.erase(owed);
  duel.touch(Duel::debts);
}

}  // namespace sleight
