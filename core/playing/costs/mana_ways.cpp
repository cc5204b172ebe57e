#include "core/playing/costs/mana_ways.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "core/card/amount_facts.h"
#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/mana_steps.h"
#include "core/playing/costs/payment.h"
#include "core/playing/costs/tapping_effects.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/selection.h"

namespace sleight {
namespace {

constexpr int most_hurts = 0xFFFF;

std::uint8_t as_byte(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 0xFF)); }

/// What tapping a permanent changes about the mana that it gives, and what it sets off.
struct Tapping {
  Tapping(const Duel& duel, ObjectId id, PlayerId player, bool taps) {
    if (!taps) return;
    changed = rule_exists(duel, RuleKind::produces_instead);
    if (changed) types = types_of_mana(duel, id);
    more = additional_mana(duel, id);
    if (listens_to_tapping(duel)) effects = effects_of_tapping(duel, id, player);
  }
  ManaKinds out(ManaKinds kinds) const { return changed ? made_of(types, kinds) : kinds; }
  /// The first of the kinds that may come of it: a payment need not weigh more of them.
  std::size_t out(std::size_t kind) const {
    return changed ? static_cast<std::size_t>(std::countr_zero(types[kind])) : kind;
  }

  bool changed = false;
  ManaTypes types{};
  int more = 0;
  TappingEffects effects;
};

/// Adds a way as it is, and once more with each answer by which others add to it.
void add_with_answers(const Tapping& tapping, const ManaSource& way, std::vector<ManaSource>& ways) {
  ways.push_back(way);
  for (const TappingEffects::Answer& answer : tapping.effects.answers) {
    ManaSource more = way;
    for (std::size_t kind = 0; kind < more.added.size(); ++kind)
      more.added[kind] = as_byte(more.added[kind] + answer.added[kind]);
    more.kept = answer.kept;
    more.kept_by = answer.kept_by;
    more.answers = answer.ways;
    more.plain = false;
    // Whoever is asked and takes nothing had as well not been asked.
    if (more.units() > way.units() && std::find(ways.begin(), ways.end(), more) == ways.end())
      ways.push_back(more);
  }
}

/// A way once more for each type of which additional mana may be: that of what came out (R-MPROD-2).
void add_with_more(const Tapping& tapping, ManaSource way, std::vector<ManaSource>& ways) {
  for (std::size_t kind = 0; kind < way.added.size(); ++kind)
    way.added[kind] = as_byte(way.added[kind] + tapping.effects.added[kind]);
  way.hurts = static_cast<std::uint16_t>(std::min(most_hurts, way.hurts + tapping.effects.hurts));
  if (tapping.more > 0) {
    unsigned made = way.any_of;
    for (std::size_t kind = 0; kind < way.besides.size(); ++kind)
      if (way.besides[kind] > 0) made |= 1U << kind;
    for (unsigned left = made; left != 0; left &= left - 1) {
      ManaSource one = way;
      const auto kind = static_cast<std::size_t>(std::countr_zero(left));
      one.added[kind] = as_byte(one.added[kind] + tapping.more);
      one.added_of = static_cast<ManaKinds>(1U << kind);
      one.plain = false;
      add_with_answers(tapping, one, ways);
    }
    return;
  }
  way.plain =
      way.taps && way.units() == 1 && way.hurts == 0 && way.wears == 0 && way.life == 0 && way.price.empty();
  add_with_answers(tapping, way, ways);
}

/// One mana of a sure kind that may come out as one of several types is one that is asked for.
void ask_for_type(const Tapping& tapping, ManaSteps& read) {
  if (!tapping.changed || read.any_amount != 0) return;
  const auto one = std::find_if(read.sure.begin(), read.sure.end(), [](int amount) { return amount == 1; });
  if (read.total() != 1 || one == read.sure.end()) return;
  read.any = static_cast<ManaKinds>(1U << (one - read.sure.begin()));
  read.any_amount = 1;
  *one = 0;
}

/// Adds what comes of one mode: a way, or one for each kind where more than one mana of it comes at once.
void add_given(const Tapping& tapping, ManaSource way, ManaSteps read, std::vector<ManaSource>& ways) {
  ask_for_type(tapping, read);
  way.hurts = static_cast<std::uint16_t>(std::min(most_hurts, way.hurts + read.hurts));
  way.wears = static_cast<std::uint16_t>(std::min(most_hurts, way.wears + read.wears));
  way.reserve = read.reserve;
  for (std::size_t kind = 0; kind < read.sure.size(); ++kind)
    way.besides[tapping.out(kind)] = as_byte(way.besides[tapping.out(kind)] + read.sure[kind]);
  const ManaKinds any = tapping.out(read.any);
  if (read.any_amount == 0) {
    // One of it stands for the mana of the source, whatever else comes.
    for (std::size_t kind = 0; kind < way.besides.size() && way.any_of == 0; ++kind) {
      if (way.besides[kind] == 0) continue;
      --way.besides[kind];
      way.any_of = static_cast<ManaKinds>(1U << kind);
    }
    if (way.any_of != 0) add_with_more(tapping, way, ways);
    return;
  }
  const bool together = read.any_amount == 1 && (tapping.more == 0 || std::has_single_bit(any));
  if (together) way.any_of = any;
  if (together) return add_with_more(tapping, way, ways);
  for (unsigned left = any; left != 0; left &= left - 1) {
    ManaSource one = way;
    const auto kind = static_cast<std::size_t>(std::countr_zero(left));
    one.any_of = static_cast<ManaKinds>(1U << kind);
    one.besides[kind] = as_byte(one.besides[kind] + read.any_amount - 1);
    add_with_more(tapping, one, ways);
  }
}

/// What a cost asks for besides mana and tapping, as a way has to know it. False where only its player may
/// decide on it, or it cannot be paid. `often`: how often it can be paid at most. `too_much`:
/// set where that is less than it could.
bool read_parts(const Context& context, PlayerId player, const Cost& cost, ManaSource& way, int& often,
                bool& too_much) {
  for (const CostPart& part : cost.parts) {
    const bool own = part.what.empty() || part.what.from == Reference::self;
    const int amount = std::max(0, evaluate(context, part.amount));
    switch (part.kind) {
      case CostPart::Kind::life:
        if (context.duel.player(player).life < way.life + amount) return false;
        way.life = as_byte(way.life + amount);
        way.hurts = static_cast<std::uint16_t>(std::min(most_hurts, way.hurts + amount));
        break;
      case CostPart::Kind::remove_counters:
        if (!own || context.duel.counters_on(Thing::of(context.self), part.word) < amount) return false;
        way.wears = static_cast<std::uint16_t>(std::min(most_hurts, way.wears + amount));
        if (amount > 0) {
          const int there = context.duel.counters_on(Thing::of(context.self), part.word) / amount;
          too_much = too_much || (!cost.tap && there > most_of_one_source);
          often = std::min(often, there);
        }
        break;
      case CostPart::Kind::put_counters:
        if (!own) return false;
        way.wears = static_cast<std::uint16_t>(std::min(most_hurts, way.wears + std::max(1, amount)));
        break;
      case CostPart::Kind::sacrifice:
      case CostPart::Kind::discard:
      case CostPart::Kind::skip_phase:
      case CostPart::Kind::skip_draw:
      case CostPart::Kind::tap:
      case CostPart::Kind::remove_from_game:
      case CostPart::Kind::return_to_hand:
      case CostPart::Kind::mill:
      case CostPart::Kind::ante:
      case CostPart::Kind::untap:
      case CostPart::Kind::make_token:
        return false;
    }
  }
  return true;
}

/// Whether a payment never pays such a cost by itself, whatever there is.
bool is_for_hand(const Cost& cost) {
  // Free and not even tapped, it could be used without end.
  if (is_open(cost) || cost.mana.x > 0 || (!cost.tap && cost.mana.empty() && cost.parts.empty())) return true;
  // Each price is a way of its own, and so would be each use of it.
  if (!cost.tap && cost.mana.is_hybrid()) return true;
  return std::any_of(cost.parts.begin(), cost.parts.end(), [](const CostPart& part) {
    return part.kind != CostPart::Kind::life && part.kind != CostPart::Kind::remove_counters &&
           part.kind != CostPart::Kind::put_counters;
  });
}

/// The most that X may be where it says how many counters are taken off; 0 where there is no X.
int most_x(const Duel& duel, ObjectId id, const Cost& cost, bool& too_much) {
  int most = 0;
  for (const CostPart& part : cost.parts)
    if (part.amount.is_x() && part.kind == CostPart::Kind::remove_counters)
      most = std::max(most, duel.counters_on(Thing::of(id), part.word));
  too_much = too_much || most > most_of_one_source;
  return std::min(most, most_of_one_source);
}

/// Each way to pay a price, a symbol of either of two colours being one of them. Of more than
/// `most_ways_to_pay` the first, and `too_much` is set.
std::vector<ManaCost> prices_of(const ManaCost& cost, bool& too_much) {
  std::vector<ManaCost> prices{cost};
  for (std::size_t e = 0; cost.is_hybrid() && e < cost.either.size(); ++e)
    for (int symbol = 0; symbol < cost.either[e]; ++symbol) {
      std::vector<ManaCost> more;
      for (ManaCost price : prices) {
        --price.either[e];
        for (const Colour colour : either_colours[e]) {
          ManaCost one = price;
          ++one.coloured[static_cast<std::size_t>(colour)];
          if (std::find(more.begin(), more.end(), one) == more.end()) more.push_back(one);
        }
      }
      too_much = too_much || more.size() > most_ways_to_pay;
      if (more.size() > most_ways_to_pay) more.resize(most_ways_to_pay);
      prices = std::move(more);
    }
  return prices;
}

/// Adds what comes of one more use, where those of the use before stand from `last` on: the same once more
/// where nothing is different about it. Where those of this use stand.
std::size_t add_use(const Tapping& tapping, const ManaSource& way, const ManaSteps& read, std::size_t last,
                    std::vector<ManaSource>& ways) {
  const std::size_t first = ways.size();
  add_given(tapping, way, read, ways);
  const std::size_t made = ways.size() - first;
  if (made == 0 || first - last != made) return first;
  for (std::size_t i = 0; i < made; ++i) {
    ManaSource before = ways[last + i];
    before.uses = 1;
    if (!(before == ways[first + i])) return first;
  }
  ways.resize(first);
  for (std::size_t i = last; i < first; ++i) ++ways[i].uses;
  return last;
}

/// Whether a use may differ from the one before: the ability asks how often it was used.
bool counts_uses(const Ability& ability) {
  bool counts = false;
  definition::walk(ability, [&counts](const Amount& amount) {
    counts = counts || has(amount.kind, AmountTraits::of_uses);
  });
  return counts;
}

/// Whether tapping is all that it costs and one step all that it does, which adds mana of one kind or of a
/// colour that is asked for.
bool is_one_step(const Ability& ability, const Cost& cost, const ManaSteps& read) {
  if (!cost.tap || !cost.parts.empty() || !cost.mana.empty() || ability.modes.size() != 1) return false;
  const std::vector<Step>& steps = ability.modes.front().steps;
  if (steps.size() != 1) return false;
  int kinds = read.any_amount > 0 ? 1 : 0;
  for (const int amount : read.sure) kinds += amount > 0 ? 1 : 0;
  return kinds == 1 && (steps.front().verb == Verb::add_mana || steps.front().verb == Verb::add_mana_any) &&
         (steps.front().what.empty() || steps.front().what.from == Reference::you);
}

/// Adds the ways of the ability as things lie. `counts_untapped`: set where that changes as soon as anything
/// is tapped.
Drawn add_ways_now(const Duel& duel, ObjectId id, const HeldAbility& held, PlayerId player,
                   std::vector<ManaSource>& ways, bool& counts_untapped) {
  const Ability& ability = *held.ability;
  Context context = context_of(duel, id, held);
  // Everything asks as the windows do: what is counted on must be there to be drawn.
  if (ability.user.empty() ? context.you != player : !selects(context, ability.user, Thing::of(player)))
    return Drawn::not_now;
  context.you = player;
  context.paid_for = PaidFor::use;
  if (ability.condition.kind != ConditionKind::always && !holds(context, ability.condition))
    return Drawn::not_now;
  const Cost cost = uses_are_raised(duel) ? use_cost_of(context, ability.cost) : ability.cost;
  if (is_for_hand(cost)) return Drawn::by_hand;
  ManaSource way;
  way.object = id;
  way.ability = held.id;
  way.which = which_of(duel, id, held);
  way.land = duel.look(id).is(CardType::land);
  way.taps = cost.tap;
  const Tapping tapping(duel, id, player, cost.tap);
  bool too_much = false;
  // Quick: hardly any can be paid in more ways than one, and one needs no list.
  std::vector<ManaCost> several;
  if (cost.mana.is_hybrid()) several = prices_of(cost.mana, too_much);
  const std::span<const ManaCost> prices =
      several.empty() ? std::span<const ManaCost>(&cost.mana, 1) : std::span<const ManaCost>(several);
  bool left_to_hand = false;
  const std::size_t before = ways.size();
  const int least = cost.x_not_zero ? 1 : 0;
  const bool alike = !counts_uses(ability);
  for (int x = std::max(most_x(duel, id, cost, too_much), least); x >= least; --x) {
    Announcement told;
    told.source = id;
    told.controller = player;
    told.x = x;
    told.chosen = duel.object(id).chosen;
    take_granted(told.chosen, held.chosen);
    Context with_x = context;
    with_x.told = &told;
    for (std::size_t mode = 0; mode < ability.modes.size(); ++mode)
      for (const ManaCost& price : prices) {
        // How many ways there are shows as they are read; those of one choice hang on those before it.
        int ways_there = 1;
        for (int chosen = 0; chosen < ways_there; ++chosen) {
          std::size_t last = ways.size();
          int often = cost.tap ? 1 : most_of_one_source;
          for (int used = 0; used < often; ++used) {
            if (used > 0 && !holds(context, as_if_used(context, ability.condition, used))) break;
            ManaSource one = way;
            one.price = price;
            one.x = as_byte(x);
            one.mode = as_byte(static_cast<int>(mode));
            ManaSteps read;
            read_mana_steps(with_x, player, held.id, ability.modes[mode].steps, used, read, chosen);
            one.ways = read.ways;
            ways_there = std::max(ways_there, int{read.ways.count});
            if (read.ways_left > 0) break;
            left_to_hand = left_to_hand || read.by_hand;
            too_much = too_much || read.too_much;
            counts_untapped = counts_untapped || read.counts_untapped;
            if (read.by_hand || !read.gives || !read_parts(with_x, player, cost, one, often, too_much)) break;
            one.at_once = is_one_step(ability, cost, read);
            last = add_use(tapping, one, read, last, ways);
            if (!alike) continue;
            for (std::size_t at = last; at < ways.size(); ++at) ways[at].uses = as_byte(often);
            break;
          }
        }
      }
  }
  if (too_much) return Drawn::in_part;
  return ways.size() == before && left_to_hand ? Drawn::by_hand : Drawn::by_payment;
}

}  // namespace

Drawn add_ways(const Duel& duel, ObjectId id, const HeldAbility& held, PlayerId player,
               std::vector<ManaSource>& ways) {
  const std::size_t before = ways.size();
  bool counts_untapped = false;
  const Drawn drawn = add_ways_now(duel, id, held, player, ways, counts_untapped);
  if (!counts_untapped) return drawn;
  // Once for the copy, and once for each time that all of it is looked at anew.
  duel.budget().spend(3 * Budget::copy);
  // Its own permanent is tapped before it counts.
  ways.resize(before);
  Duel used = duel;
  if (held.ability->cost.tap) used.objects[id.slot].tapped = true;
  used.touch(Duel::tapped);
  std::vector<ManaSource> alone;
  const Drawn drawn_alone = add_ways_now(used, id, held, player, alone, counts_untapped);
  std::vector<ManaSource> after_others;
  for (Object& other : used.objects)
    if (other.zone == Zone::in_play) other.tapped = true;
  used.touch(Duel::tapped);
  const Drawn drawn_after = add_ways_now(used, id, held, player, after_others, counts_untapped);
  if (alone == after_others) {
    ways.insert(ways.end(), alone.begin(), alone.end());
    return drawn_alone;
  }
  bool left_out = false;
  for (const std::vector<ManaSource>* end : {&alone, &after_others})
    for (ManaSource way : *end) {
      // What is paid for it would have to be drawn before.
      left_out = left_out || way.costs_mana();
      if (way.costs_mana()) continue;
      way.counting = true;
      way.plain = way.at_once = false;
      if (std::find(ways.begin() + static_cast<std::ptrdiff_t>(before), ways.end(), way) == ways.end())
        ways.push_back(way);
    }
  if (left_out && ways.size() == before) return Drawn::by_hand;
  return alone.empty() ? drawn_after : drawn_alone;
}

void add_ways_after(Duel& room, const Duel& duel, const ManaSource& source, PlayerId player,
                    const std::vector<std::uint16_t>& tapped, std::vector<ManaSource>& ways) {
  for (std::size_t slot = 0; slot < room.objects.size(); ++slot)
    room.objects[slot].tapped = duel.objects[slot].tapped;
  for (const std::uint16_t slot : tapped) room.objects[slot].tapped = true;
  if (source.taps) room.objects[source.object.slot].tapped = true;
  room.touch(Duel::tapped);
  const HeldAbility* held = held_by(room, source.object, source.ability, source.which);
  if (held == nullptr) return;
  bool counts_untapped = false;
  const std::size_t before = ways.size();
  add_ways_now(room, source.object, *held, player, ways, counts_untapped);
  for (std::size_t at = before; at < ways.size(); ++at) {
    ways[at].counting = true;
    ways[at].plain = ways[at].at_once = false;
  }
}

void add_land_ways(const Duel& duel, ObjectId land, PlayerId player, Colours colours,
                   std::vector<ManaSource>& ways) {
  ManaSource way;
  way.object = land;
  way.land = true;
  ManaSteps read;
  read.any = colours.bits();
  read.any_amount = 1;
  read.gives = true;
  add_given(Tapping(duel, land, player, true), way, read, ways);
}

}  // namespace sleight
