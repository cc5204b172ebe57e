#include "core/playing/costs/cost_parts.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "core/derived/use_restrictions.h"
#include "core/playing/moves/copies.h"
#include "core/playing/moves/graveyard.h"
#include "core/playing/moves/skipping.h"
#include "core/playing/moves/zones.h"
#include "core/query/amounts.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

using Kind = CostPart::Kind;

/// How much of it a part takes. X is nothing yet where the cost is only looked at: it is chosen when it is
/// announced.
int amount_of(const Context& context, const CostPart& part) {
  if (part.amount.is_x() && context.told == nullptr) return 0;
  return std::max(0, evaluate(context, part.amount));
}

/// Whether tokens are meant by what has made them: those are named whoever has them by now.
bool asks_who_made_it(const Selector& what) {
  return std::any_of(what.filters.begin(), what.filters.end(),
                     [](const Filter& filter) { return filter.asks_for(Quality::made_by); });
}

/// Whether that can be taken for the part: one gives up only what is one's own, cards in the own hand and
/// library, permanents that one controls. A graveyard lies open, and whose is meant the part itself says.
bool fits(const Context& context, PlayerId player, const CostPart& part, ObjectId id) {
  const Object& object = context.duel.object(id);
  const bool own_permanent = object.zone == Zone::in_play && context.duel.look(id).controller == player;
  const bool is_host = part.what.from == Reference::enchanted && object.zone == Zone::in_play;
  // What is being cast, or is announced from there, does not pay for itself, unless the cost says so.
  const bool own_card = object.owner == player && (id != context.self || part.what.from == Reference::self);
  switch (part.kind) {
    case Kind::discard:
      return object.zone == Zone::hand && own_card;
    case Kind::tap:
      // What the enchantment that asks for it lies on is named whoever has it: an ability that an enchantment
      // has is its controller's, and not its host's (R-ABIL-2).
      return (own_permanent || is_host) && !object.tapped && can_be_tapped(context.duel, id);
    case Kind::remove_from_game:
      if (object.zone == Zone::hand || object.zone == Zone::library) return own_card;
      return own_permanent || object.zone == Zone::graveyard ||
             (object.zone == Zone::in_play && asks_who_made_it(part.what));
    case Kind::untap:
      return object.zone == Zone::in_play && object.tapped;
    case Kind::ante:
      return own_card && object.zone != Zone::ante;
    case Kind::sacrifice:
    case Kind::return_to_hand:
    case Kind::put_counters:
      return own_permanent;
    case Kind::life:
    case Kind::remove_counters:
    case Kind::skip_phase:
    case Kind::skip_draw:
    case Kind::mill:
    case Kind::make_token:
      break;
  }
  return false;
}

/// The permanents or cards that may be given up, or tapped, for one part of a cost.
std::vector<ObjectId> candidates(const Context& context, PlayerId player, const CostPart& part) {
  std::vector<ObjectId> found;
  const Duel& duel = context.duel;
  if (part.kind == Kind::discard && part.what.empty()) {
    for (const std::uint16_t slot : duel.player(player).hand)
      // A card is not discarded to pay for itself: it is being cast.
      if (duel.id_of(slot) != context.self) found.push_back(duel.id_of(slot));
    return found;
  }
  if (part.what.empty()) {
    if (duel.is_in_play(context.self)) found.push_back(context.self);
    return found;
  }
  for (const Thing& thing : select(context, part.what))
    if (thing.is_object() && duel.exists(thing.object) && fits(context, player, part, thing.object))
      found.push_back(thing.object);
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

/// Whether a part takes things, of which somebody chooses which.
bool takes_things(const CostPart& part) {
  return part.kind != Kind::life && part.kind != Kind::remove_counters && part.kind != Kind::skip_phase &&
         part.kind != Kind::skip_draw && part.kind != Kind::mill && part.kind != Kind::make_token;
}

/// What a part of the cost may take, and how many it does.
DistinctRequirement demand_of(const Context& context, PlayerId player, const Cost& cost,
                              const CostPart& part) {
  // All the counters lie on one.
  const int count = part.kind == Kind::put_counters ? 1 : amount_of(context, part);
  DistinctRequirement demand{things_of(candidates(context, player, part)), count};
  // Its own card is tapped for the cost as it is.
  if (part.kind == Kind::tap && cost.tap) std::erase(demand.among, Thing::of(context.self));
  return demand;
}

/// All that takes things: one permanent or card pays for one part only (R-COST-1).
std::vector<DistinctRequirement> demands_of(const Context& context, PlayerId player, const Cost& cost) {
  std::vector<DistinctRequirement> demands;
  for (const CostPart& part : cost.parts)
    if (takes_things(part)) demands.push_back(demand_of(context, player, cost, part));
  return demands;
}

/// What all parts of one kind and word take together. One that is a share of what is there ("half your life")
/// takes its share of what the others leave, and has been looked at by itself.
std::int64_t taken_by(const Context& context, const std::vector<CostPart>& parts, Kind kind, Word word) {
  std::int64_t taken = 0;
  for (const CostPart& part : parts)
    if (part.kind == kind && part.word == word && part.amount.is_number())
      taken += std::max(0, evaluate(context, part.amount));
  return taken;
}

/// How much of what a part takes is there.
int there_for(const Context& context, PlayerId player, const CostPart& part) {
  if (part.kind == Kind::life) return std::max(0, context.duel.player(player).life);
  if (part.kind == Kind::mill) return static_cast<int>(context.duel.player(player).library.size());
  if (part.kind == Kind::remove_counters) return context.duel.counters_on(Thing::of(context.self), part.word);
  return static_cast<int>(candidates(context, player, part).size());
}

DecisionKind question_of(const CostPart& part) {
  switch (part.kind) {
    case Kind::sacrifice:
      return DecisionKind::sacrifice;
    case Kind::discard:
      return DecisionKind::discard;
    case Kind::tap:
    case Kind::remove_from_game:
    case Kind::return_to_hand:
    case Kind::put_counters:
    case Kind::life:
    case Kind::remove_counters:
    case Kind::skip_phase:
    case Kind::skip_draw:
    case Kind::mill:
    case Kind::ante:
    case Kind::untap:
    case Kind::make_token:
      break;
  }
  return DecisionKind::choose;
}

/// What is taken for each part, asked before anything goes: what is sacrificed for one part leaves together,
/// and what one part takes must leave enough for the others.
std::vector<std::vector<ObjectId>> ask_given(Table& table, const Context& context, PlayerId player,
                                             const Cost& cost) {
  std::vector<std::vector<ObjectId>> given;
  std::vector<DistinctRequirement> demands = demands_of(context, player, cost);
  std::size_t at = 0;
  for (const CostPart& part : cost.parts) {
    std::vector<ObjectId>& here = given.emplace_back();
    if (!takes_things(part)) continue;
    // Tapped already, before the mana was drawn.
    if (part.kind == Kind::tap) demands[at].count = 0;
    const Question question{.kind = question_of(part), .player = player, .source = context.self};
    for (; demands[at].count > 0; --demands[at].count) {
      const std::vector<Thing> among = choices_for(demands, at);
      if (among.empty()) break;
      // All of them: nothing to choose, where they go together. What is discarded goes one after the other.
      const bool all = part.kind != Kind::discard && static_cast<int>(among.size()) <= demands[at].count;
      const Thing taken = all              ? ask_which(table, question, {among.front()})
                          : part.at_random ? among[table.chance(static_cast<std::uint32_t>(among.size()))]
                                           : ask_which(table, question, among);
      here.push_back(taken.object);
      take_from(demands, taken);
    }
    demands[at].count = 0;
    ++at;
  }
  return given;
}

void sacrifice_for_cost(Table& table, const std::vector<ObjectId>& given, std::vector<StepResults>& done) {
  // Before they go: it is of what they were in play that anybody speaks.
  for (const ObjectId id : given) done.push_back({Reference::sacrificed, snapshot(table.duel, id)});
  sacrifice_together(table, given);
}

/// Whoever asks for the cost is its cause: of one's own spell oneself.
void discard_for_cost(Table& table, const Context& context, PlayerId player,
                      const std::vector<ObjectId>& given, std::vector<StepResults>& done) {
  for (const ObjectId id : given) {
    discard_card(
        table, player, id,
        {.cause = context.you, .keyword = context.keyword != nullptr ? context.keyword->name : Word{}});
    if (!table.duel.exists(id))
      done.push_back({Reference::discarded, snapshot(table.duel, table.duel.id_of(id.slot))});
  }
}

void move_for_cost(Table& table, const std::vector<ObjectId>& given, Zone zone,
                   std::vector<StepResults>& done) {
  std::vector<Leaving> moves;
  for (const ObjectId id : given) moves.push_back({id, zone});
  if (zone == Zone::out_of_game)
    for (const ObjectId id : given) done.push_back({Reference::removed, snapshot(table.duel, id)});
  leave_together(table, moves);
  for (const ObjectId id : given)
    done.push_back({Reference::moved, snapshot(table.duel, table.duel.id_of(id.slot))});
}

/// The token of the card that asks for it: a cost is worked out anew each time, so that its token is known by
/// what it is. The card itself may be gone by now, and what it asked for is made all the same.
CardId token_of(const Duel& duel, ObjectId source, const Card& token) {
  const Library& library = duel.library();
  const CardId asking = duel.exists(source) ? duel.look(source).card : CardId::none;
  for (int number = 1; asking != CardId::none; ++number) {
    const CardId id = library.card_at("token " + std::to_string(number) + " of " + library.key(asking));
    if (id == CardId::none) break;
    if (library.card(id) == token) return id;
  }
  for (std::size_t i = 0; i < library.size(); ++i)
    if (const auto id = static_cast<CardId>(i); library.card(id) == token) return id;
  return CardId::none;
}

void make_for_cost(Table& table, const Context& context, PlayerId player, const CostPart& part) {
  if (!part.token) return;
  const PlayerId whose = selected_player(context, part.what, player);
  if (whose == PlayerId::none) return;
  const CardId token = token_of(table.duel, context.self, *part.token);
  if (token == CardId::none) return;
  for (int i = amount_of(context, part); i > 0; --i) create_token(table, token, whose, made_besides(context));
}

void pay_part(Table& table, const Context& context, PlayerId player, const CostPart& part,
              const std::vector<ObjectId>& given, std::vector<StepResults>& done) {
  switch (part.kind) {
    case Kind::sacrifice:
      sacrifice_for_cost(table, given, done);
      break;
    case Kind::discard:
      discard_for_cost(table, context, player, given, done);
      break;
    case Kind::life:  // a payment, not damage (R-LIFE-6)
      change_life(table, player, -amount_of(context, part));
      break;
    case Kind::remove_counters:
      add_counters(table, Thing::of(context.self), part.word, -amount_of(context, part), player);
      break;
    case Kind::skip_phase:
      skip_this_turn(table.duel, player,
                     static_cast<std::size_t>(phase_named(table.duel.rules(), part.word)));
      break;
    case Kind::skip_draw:
      skip_draw(table.duel);
      break;
    case Kind::tap:
      break;  // tap_for_parts
    case Kind::remove_from_game:
      move_for_cost(table, given, Zone::out_of_game, done);
      break;
    case Kind::return_to_hand:
      move_for_cost(table, given, Zone::hand, done);
      break;
    case Kind::ante:
      move_for_cost(table, given, Zone::ante, done);
      break;
    case Kind::mill:
      sleight::mill(table, player, amount_of(context, part));
      break;
    case Kind::untap:
      for (const ObjectId id : given) done.push_back({Reference::untapped, snapshot(table.duel, id)});
      untap_together(table, given);
      break;
    case Kind::make_token:
      make_for_cost(table, context, player, part);
      break;
    case Kind::put_counters:
      for (const ObjectId id : given) add_counters(table, Thing::of(id), part.word, amount_of(context, part));
      break;
  }
}

}  // namespace

bool can_pay_part(const Context& context, PlayerId player, const CostPart& part) {
  if (part.kind == Kind::skip_phase) return can_skip(context.duel, player, part.word);
  if (part.kind == Kind::skip_draw) return draw_is_due(context.duel, player);
  if (part.kind == Kind::make_token) return true;
  if (part.kind == Kind::put_counters) return !candidates(context, player, part).empty();
  // Life down to 0 may be paid: whether that loses the next check says (R-LIFE-1).
  return there_for(context, player, part) >= amount_of(context, part);
}

bool can_pay_together(const Context& context, PlayerId player, const Cost& cost) {
  const std::vector<CostPart>& parts = cost.parts;
  const auto enough = [&](const CostPart& part) {
    if (part.kind == Kind::life || part.kind == Kind::remove_counters || part.kind == Kind::mill)
      return there_for(context, player, part) >= taken_by(context, parts, part.kind, part.word);
    // A phase, or a draw, can be skipped but once (R-SKIP-3).
    if (part.kind == Kind::skip_phase || part.kind == Kind::skip_draw)
      return std::count_if(parts.begin(), parts.end(), [&](const CostPart& other) {
               return other.kind == part.kind && other.word == part.word;
             }) == 1;
    return true;
  };
  return std::all_of(parts.begin(), parts.end(), enough) && can_meet(demands_of(context, player, cost));
}

int greatest_x_of_parts(const Context& context, PlayerId player, const Cost& cost) {
  int most = std::numeric_limits<std::int16_t>::max();
  for (const CostPart& part : cost.parts)
    if (part.amount.is_x()) most = std::min(most, there_for(context, player, part));
  return most;
}

bool may_be_given(const Context& context, PlayerId player, const Cost& cost, ObjectId thing) {
  return std::any_of(cost.parts.begin(), cost.parts.end(), [&](const CostPart& part) {
    const std::vector<ObjectId> among =
        takes_things(part) ? candidates(context, player, part) : std::vector<ObjectId>{};
    return std::find(among.begin(), among.end(), thing) != among.end();
  });
}

void keep_for_parts(AvailableMana& supply, const Context& context, const Cost& cost) {
  std::int64_t life = 0;
  for (const CostPart& part : cost.parts) {
    if (part.kind == Kind::life) life += amount_of(context, part);
    if (part.kind != Kind::remove_counters) continue;
    std::int64_t taken = 0;
    for (const CostPart& other : cost.parts)
      if (other.kind == part.kind && other.word == part.word) taken += amount_of(context, other);
    keep_counters(supply, context.duel, context.self, part.word, taken);
  }
  supply.life = static_cast<int>(std::max<std::int64_t>(0, supply.life - life));
}

const AvailableMana& spendable_beside(const AvailableMana& supply, const Context& context, const Cost& cost,
                                      std::optional<AvailableMana>& room) {
  const AvailableMana& open = spendable(supply, context, room);
  if (std::none_of(cost.parts.begin(), cost.parts.end(), [](const CostPart& part) {
        return part.kind == Kind::life || part.kind == Kind::remove_counters;
      }))
    return open;
  if (!room) room = supply;
  keep_for_parts(*room, context, cost);
  return *room;
}

std::vector<DistinctRequirement> tapped_for(const Context& context, PlayerId player, const Cost& cost) {
  std::vector<DistinctRequirement> taps;
  for (const CostPart& part : cost.parts)
    if (part.kind == Kind::tap) taps.push_back(demand_of(context, player, cost, part));
  return taps;
}

bool pays_beside(const AvailableMana& supply, const std::vector<DistinctRequirement>& taps,
                 const ManaCost& mana, int x, ObjectId except, Colours x_only, int more) {
  const auto open =
      std::find_if(taps.begin(), taps.end(), [](const DistinctRequirement& tap) { return tap.count > 0; });
  // Nothing to keep untapped, or no mana to draw: the one does not take from the other.
  if (open == taps.end() || mana.total(x, more) == 0) return pays(supply, mana, x, except, x_only, more);
  const auto keeping = [&](const Thing& thing) {
    std::vector<DistinctRequirement> rest = taps;
    --rest[static_cast<std::size_t>(open - taps.begin())].count;
    take_from(rest, thing);
    if (!can_meet(rest)) return false;
    AvailableMana left = supply;
    spare(left, thing.object);
    return pays_beside(left, rest, mana, x, except, x_only, more);
  };
  // What gives no mana anyway is as good as any other: no need to try the rest.
  for (const Thing& thing : open->among)
    if (!gives_mana(supply, thing.object) && keeping(thing)) return true;
  return std::any_of(open->among.begin(), open->among.end(),
                     [&](const Thing& thing) { return gives_mana(supply, thing.object) && keeping(thing); });
}

void tap_for_parts(Table& table, const Context& context, PlayerId player, const Cost& cost, int x, int more) {
  std::vector<DistinctRequirement> taps = tapped_for(context, player, cost);
  const ObjectId except = cost.tap ? context.self : ObjectId{};
  for (DistinctRequirement& demand : taps)
    while (demand.count > 0) {
      AvailableMana supply;
      fill_available_mana(supply, table.duel, player);
      std::optional<AvailableMana> room;
      const AvailableMana& open = spendable_beside(supply, context, cost, room);
      std::vector<Thing> among = demand.among;
      --demand.count;
      // Whatever is tapped now must leave enough for the mana and for all else.
      std::erase_if(among, [&](const Thing& thing) {
        std::vector<DistinctRequirement> rest = taps;
        take_from(rest, thing);
        AvailableMana left = open;
        spare(left, thing.object);
        return !can_meet(rest) || !pays_beside(left, rest, cost.mana, x, except, cost.x_only, more);
      });
      if (among.empty()) return;
      // All of them: nothing to choose.
      const bool all = static_cast<int>(demand.among.size()) <= demand.count + 1;
      const Question question{.kind = DecisionKind::choose, .player = player, .source = context.self};
      const Thing taken = ask_which(table, question, all ? std::vector<Thing>{among.front()} : among);
      take_from(taps, taken);
      tap(table, taken.object);
    }
}

std::vector<StepResults> pay_parts(Table& table, const Context& context, PlayerId player, const Cost& cost) {
  const std::vector<std::vector<ObjectId>> given = ask_given(table, context, player, cost);
  std::vector<StepResults> done;
  for (std::size_t i = 0; i < cost.parts.size(); ++i)
    pay_part(table, context, player, cost.parts[i], given[i], done);
  return done;
}

}  // namespace sleight
