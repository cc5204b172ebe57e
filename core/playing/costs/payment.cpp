#include "core/playing/costs/payment.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/playing/moves/graveyard.h"
#include "core/playing/moves/skipping.h"
#include "core/playing/moves/zones.h"
#include "core/reading/amounts.h"
#include "core/reading/demands.h"
#include "core/reading/filters.h"
#include "core/reading/rules_in_force.h"
#include "core/reading/selection.h"
#include "core/reading/usability.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// The permanents or cards that may be given up for one part of a cost.
std::vector<ObjectId> candidates(const Context& context, PlayerId player, const CostPart& part) {
  std::vector<ObjectId> found;
  const Duel& duel = context.duel;
  if (part.kind == CostPart::Kind::discard && part.what.empty()) {
    for (const std::uint16_t slot : duel.player(player).hand)
      // A card is not discarded to pay for itself: it is being cast.
      if (duel.id_of(slot) != context.self) found.push_back(duel.id_of(slot));
    return found;
  }
  if (part.what.empty()) {
    if (duel.is_in_play(context.self)) found.push_back(context.self);
    return found;
  }
  for (const Thing& thing : select(context, part.what)) {
    if (!thing.is_object() || !duel.exists(thing.object)) continue;
    const Object& object = duel.object(thing.object);
    // One gives up only what is one's own: cards in the own hand, permanents that one controls.
    const bool fits =
        part.kind == CostPart::Kind::discard
            ? object.zone == Zone::hand && object.owner == player && thing.object != context.self
            : object.zone == Zone::in_play && duel.look(thing.object).controller == player;
    if (fits) found.push_back(thing.object);
  }
  return found;
}

int phase_named(const Rules& rules, Word word) {
  for (std::size_t i = 0; i < rules.phases.size(); ++i)
    if (rules.phases[i].word == word) return static_cast<int>(i);
  return -1;
}

/// R-SKIP-2 to R-SKIP-4: only in one's own turn, before the phase, and once a turn.
bool can_skip(const Duel& duel, PlayerId player, Word word) {
  const int phase = phase_named(duel.rules(), word);
  // The phase that is going on has started; only what comes after it can be skipped.
  if (phase < 0 || player != duel.active() || phase <= static_cast<int>(duel.turn.phase)) return false;
  return !skipped_this_turn(duel, player, static_cast<std::size_t>(phase));
}

}  // namespace

bool can_pay_part(const Context& context, PlayerId player, const CostPart& part) {
  const int amount = evaluate(context, part.amount);
  switch (part.kind) {
    case CostPart::Kind::sacrifice:
    case CostPart::Kind::discard:
      return static_cast<int>(candidates(context, player, part).size()) >= amount;
    case CostPart::Kind::life:
      // Down to 0 may be paid: whether that loses the next check says (R-LIFE-1).
      return context.duel.player(player).life >= amount;
    case CostPart::Kind::remove_counters:
      return context.duel.counters_on(Thing::of(context.self), part.word) >= amount;
    case CostPart::Kind::skip_phase:
      return can_skip(context.duel, player, part.word);
  }
  return false;
}

namespace {

bool gives_up(const CostPart& part) {
  return part.kind == CostPart::Kind::sacrifice || part.kind == CostPart::Kind::discard;
}

/// What each part of a cost may take, and how many it does: one permanent or card pays for one part only
/// (R-COST-1).
std::vector<Demand> demands_of(const Context& context, PlayerId player, const std::vector<CostPart>& parts) {
  std::vector<Demand> demands;
  for (const CostPart& part : parts)
    if (gives_up(part))
      demands.push_back(
          {things_of(candidates(context, player, part)), std::max(0, evaluate(context, part.amount))});
  return demands;
}

/// What all parts of one kind and word take together. One that is a share of what is there ("half your life")
/// takes its share of what the others leave, and has been looked at by itself.
std::int64_t taken_by(const Context& context, const std::vector<CostPart>& parts, CostPart::Kind kind,
                      Word word) {
  std::int64_t taken = 0;
  for (const CostPart& part : parts)
    if (part.kind == kind && part.word == word && part.amount.kind == AmountKind::number)
      taken += std::max(0, evaluate(context, part.amount));
  return taken;
}

}  // namespace

bool can_pay_together(const Context& context, PlayerId player, const std::vector<CostPart>& parts) {
  const auto enough = [&](const CostPart& part) {
    if (part.kind == CostPart::Kind::life)
      return context.duel.player(player).life >= taken_by(context, parts, part.kind, part.word);
    if (part.kind == CostPart::Kind::remove_counters)
      return context.duel.counters_on(Thing::of(context.self), part.word) >=
             taken_by(context, parts, part.kind, part.word);
    // A phase can be skipped but once (R-SKIP-3).
    if (part.kind == CostPart::Kind::skip_phase)
      return std::count_if(parts.begin(), parts.end(), [&](const CostPart& other) {
               return other.kind == part.kind && other.word == part.word;
             }) == 1;
    return true;
  };
  return std::all_of(parts.begin(), parts.end(), enough) && can_meet(demands_of(context, player, parts));
}

namespace {

/// Asks what is given up for each part, before anything goes: what is sacrificed for one part leaves
/// together, and what one part takes must leave enough for the others.
std::vector<std::vector<ObjectId>> ask_given(Table& table, const Context& context, PlayerId player,
                                             const std::vector<CostPart>& parts) {
  std::vector<std::vector<ObjectId>> given;
  std::vector<Demand> demands = demands_of(context, player, parts);
  std::size_t at = 0;
  for (const CostPart& part : parts) {
    std::vector<ObjectId>& here = given.emplace_back();
    if (!gives_up(part)) continue;
    const Question question{
        .kind = part.kind == CostPart::Kind::discard ? DecisionKind::discard : DecisionKind::sacrifice,
        .player = player,
        .source = context.self};
    for (; demands[at].count > 0; --demands[at].count) {
      const std::vector<Thing> among = choices_for(demands, at);
      if (among.empty()) break;
      const Thing taken = ask_which(table, question, among);
      here.push_back(taken.object);
      take_from(demands, taken);
    }
    demands[at].count = 0;
    ++at;
  }
  return given;
}

void sacrifice_for_cost(Table& table, const std::vector<ObjectId>& given, std::vector<Done>& done) {
  // Before they go: it is of what they were in play that anybody speaks.
  for (const ObjectId id : given) done.push_back({Reference::sacrificed, snapshot(table.duel, id)});
  put_to_graveyard(table, given);
}

void discard_for_cost(Table& table, PlayerId player, const std::vector<ObjectId>& given,
                      std::vector<Done>& done) {
  for (const ObjectId id : given) {
    discard_card(table, player, id);
    if (!table.duel.exists(id))
      done.push_back({Reference::discarded, snapshot(table.duel, table.duel.id_of(id.slot))});
  }
}

void pay_part(Table& table, const Context& context, PlayerId player, const CostPart& part,
              const std::vector<ObjectId>& given, std::vector<Done>& done) {
  switch (part.kind) {
    case CostPart::Kind::sacrifice:
      sacrifice_for_cost(table, given, done);
      break;
    case CostPart::Kind::discard:
      discard_for_cost(table, player, given, done);
      break;
    case CostPart::Kind::life:  // a payment, not damage (R-LIFE-6)
      change_life(table, player, -evaluate(context, part.amount));
      break;
    case CostPart::Kind::remove_counters:
      add_counters(table, Thing::of(context.self), part.word, -evaluate(context, part.amount));
      break;
    case CostPart::Kind::skip_phase:
      skip_this_turn(table.duel, player,
                     static_cast<std::size_t>(phase_named(table.duel.rules(), part.word)));
      break;
  }
}

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
  return cost.parts.size() < 2 || can_pay_together(context, player, cost.parts);
}

/// Whether what it comes to has yet to be worked out.
bool is_open(const Cost& cost) { return cost.of_keyword || cost.times; }

/// A part of a cost cannot be greater than this: it is written in a byte.
constexpr int most_mana = 250;

/// So many times over is more than anybody can pay, and keeps the product from overflowing.
constexpr int most_times = 10000;

void add_mana(ManaCost& to, const ManaCost& mana, int times) {
  const auto add = [times](std::uint8_t& sum, int more) {
    sum = static_cast<std::uint8_t>(std::min(most_mana, sum + std::min(most_mana, times) * more));
  };
  for (std::size_t i = 0; i < colour_count; ++i) add(to.coloured[i], mana.coloured[i]);
  add(to.generic, mana.generic);
  add(to.x, mana.x);
}

}  // namespace

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
  for (CostPart& part : whole.parts) part.amount = times * evaluate(context, part.amount);
  return whole;
}

bool can_pay(const Supply& supply, const Context& context, PlayerId player, const Cost& cost,
             const ManaCost& mana, int x, int targets) {
  if (is_open(cost)) return can_pay(supply, context, player, due(context, cost), mana, x, targets);
  const ManaCost whole = together(mana, cost.mana);
  // Quick: this is asked of every card of a hand in every window.
  if (whole.total(x) > supply.units.size()) return false;
  if (!can_pay_rest(context, player, cost)) return false;
  return pays(supply, whole, x, cost.tap ? context.self : ObjectId{}, cost.x_only,
              cost_of_targets(context, cost, targets));
}

bool can_pay(const Context& context, PlayerId player, const Cost& cost, int x, int targets) {
  if (is_open(cost)) return can_pay(context, player, due(context, cost), x, targets);
  if (!can_pay_rest(context, player, cost)) return false;
  const int more = cost_of_targets(context, cost, targets);
  // Quick: what costs no mana needs no count of it.
  if (cost.mana.total(x) + more == 0) return true;
  Supply supply;
  fill_supply(supply, context.duel, player);
  return pays(supply, cost.mana, x, cost.tap ? context.self : ObjectId{}, cost.x_only, more);
}

bool pay(Table& table, const Context& context, PlayerId player, const Cost& cost, Circumstances& effect,
         int x, int targets) {
  if (is_open(cost)) return pay(table, context, player, due(context, cost), effect, x, targets);
  if (!can_pay_rest(context, player, cost)) return false;
  const int more = cost_of_targets(context, cost, targets);
  const auto pay_leaving = [&](ObjectId except) {
    return pay_mana_and(table, player, cost.mana, x, except, cost.x_only, more);
  };
  // Mana comes first, so that what is given up may still give its own mana. What has to be tapped cannot give
  // any; what has not gives its own last of all: a land that comes alive should not be tapped for it.
  if (!pay_leaving(context.self) && (cost.tap || !pay_leaving({}))) return false;
  // It is untapped still: its own mana was left out of the payment.
  if (cost.tap) tap(table, context.self);
  const std::vector<std::vector<ObjectId>> given = ask_given(table, context, player, cost.parts);
  std::vector<Done> done;
  for (std::size_t i = 0; i < cost.parts.size(); ++i)
    pay_part(table, context, player, cost.parts[i], given[i], done);
  // Only now: until all is paid the cost reads what was so before.
  for (const Done& here : done)
    std::erase_if(effect.done, [&](const Done& before) { return before.by == here.by; });
  effect.done.insert(effect.done.end(), done.begin(), done.end());
  return true;
}

ManaCost casting_cost_of(const Duel& duel, PlayerId player, ObjectId card) {
  ManaCost cost = duel.printed(card).cost;
  if (!rule_exists(duel, RuleKind::costs_more)) return cost;
  const Snapshot traits = snapshot(duel, card);
  std::int64_t generic = cost.generic;
  for_each_rule(duel, RuleKind::costs_more, Thing::of(player), [&](const RuleInForce& force) {
    // Summed up first: what raises and what lowers cancel out, whichever is older.
    if (speaks_of(force.context, force.rule->by, traits)) generic += amount_of(force, 0);
    return true;
  });
  // Nothing makes a coloured part or X cheaper, and nothing a card that costs less than nothing.
  cost.generic = static_cast<std::uint8_t>(std::clamp<std::int64_t>(generic, 0, 255));
  return cost;
}

Cost cost_of(const Duel& duel, PlayerId player, ObjectId card) {
  Cost cost = duel.printed(card).extra_cost;
  cost.mana = together(cost.mana, casting_cost_of(duel, player, card));
  return cost;
}

void note_paid_upkeep(Duel& duel, ObjectId holder) {
  // One note for each cost that it owes: paying one of two leaves it locked (R-UPKEEP-3).
  const auto owed = std::find(duel.upkeep_unpaid.begin(), duel.upkeep_unpaid.end(), holder.slot);
  if (owed != duel.upkeep_unpaid.end()) duel.upkeep_unpaid.erase(owed);
}

}  // namespace sleight
