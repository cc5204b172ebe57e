#include "core/playing/costs/mana_drawing.h"

#include <algorithm>

#include "core/derived/rules_in_force.h"
#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/payment.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"

namespace sleight {
namespace {

/// The kinds of mana of which one comes out as `kind`, and of them alone where it says so.
ManaKinds come_out_as(const ManaTypes& types, std::size_t kind) {
  ManaKinds kinds = 0;
  for (std::size_t before = 0; before < types.size(); ++before)
    if ((types[before] >> kind & 1U) != 0) kinds = static_cast<ManaKinds>(kinds | 1U << before);
  return kinds;
}

/// Uses the ability as its player would, in the mode, the ways and with the X that the source says.
bool use_ability(Table& table, PlayerId player, const ManaSource& source, std::size_t kind,
                 const ManaPool& price) {
  Duel& duel = table.duel;
  const HeldAbility* held = held_by(duel, source.object, source.ability, source.which);
  if (held == nullptr) return false;
  const GivenBy given = given_by(source.object, *held);
  const Ability& ability = duel.library().ability(source.ability);
  BatchItem play;
  play.kind = BatchItem::Kind::activated;
  play.controller = player;
  play.source = source.object;
  play.ability = source.ability;
  play.mode = source.mode;
  play.x = source.x;
  // No number and no place in the batch: nothing can aim at the drawing of mana (R-MANA-2).
  fix_source(duel, play, held);
  Cost cost = use_cost_of(context_of(duel, play), ability.cost);
  cost.mana = {};  // paid already
  ManaMaking making(duel, player, source.object);
  table.settled_mana = {come_out_as(source.taps ? types_of_mana(duel, source.object) : as_it_is(), kind),
                        source.added_of, source.ways};
  const bool paid = pay(table, context_of_price(duel, play), player, cost, play, play.x);
  if (paid) {
    play.spent = price;
    tell_of_use(table, player, play.source, play.ability, given, ability.cost.tap);
    making.cost_paid(duel);
    do_mana_steps(table, play, ability.modes[play.mode].steps);
    // Only what is tapped for mana is heard of as that, and gives additional mana (R-MPROD-2).
    if (ability.cost.tap) {
      making.settle_types(table, static_cast<ManaKinds>(1U << kind));
      making.finish(table);
    }
  }
  table.settled_mana = {};
  return paid;
}

}  // namespace

void tap_for_mana(Table& table, PlayerId player, const ManaSource& source, std::size_t kind) {
  ManaMaking making(table.duel, player, source.object);
  const HeldAbility* held = held_by(table.duel, source.object, source.ability, source.which);
  const GivenBy given = held == nullptr ? GivenBy{} : given_by(source.object, *held);
  tap(table, source.object);
  // Of what stands in no text, a land's basic type, nobody hears as an ability (R-LAND-2).
  if (source.ability != AbilityId::none)
    tell_of_use(table, player, source.object, source.ability, given, true);
  making.cost_paid(table.duel);
  add_to_pool(table.duel, player, kind, 1 + source.besides[kind], source.reserve);
  making.finish(table);
}

bool draw_as_planned(Table& table, PlayerId player, const ManaSource& source, std::size_t kind,
                     const ManaPool& price) {
  if (source.rule != AbilityId::none) return draw_for_life(table, player, source.rule);
  if (table.observer != nullptr) table.observer->drawn_for_cost(table.duel, source.object);
  if (source.at_once) {
    tap_for_mana(table, player, source, kind);
  } else if (!use_ability(table, player, source, kind, price)) {
    return false;
  }
  table.settled_mana.ways = source.answers;
  do_mana_triggers(table);
  table.settled_mana = {};
  return true;
}

bool draw_for_life(Table& table, PlayerId player, AbilityId rule) {
  bool paid = false;
  for_each_rule(table.duel, RuleKind::life_for_mana, Thing::of(player), [&](const RuleInForce& force) {
    if (table.duel.library().id_of(*force.ability) != rule) return true;
    paid = true;
    change_life(table, player, -std::max(0, amount_of(force, 1)));  // a payment, not damage (R-LIFE-6)
    return false;
  });
  if (paid) add_to_pool(table.duel, player, colourless_index, 1);
  return paid;
}

}  // namespace sleight
