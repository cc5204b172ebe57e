#include "core/playing/casting/casting.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <optional>

#include "core/card/event_kind.h"
#include "core/card/purpose.h"
#include "core/derived/listeners.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/costs/mana_drawing.h"
#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/mana_sources.h"
#include "core/playing/costs/payment.h"
#include "core/playing/effects/announcing.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/effects/steps.h"
#include "core/playing/legality/refusal_reasons.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"
#include "core/query/amounts.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// The greatest X that everything the cost asks for can be paid with.
int greatest_payable_x(const Duel& duel, BatchItem play, const Cost& cost) {
  play.x = greatest_x(context_of_price(duel, play), play.controller, cost);
  if (cost.parts.empty()) return play.x;
  // One thing pays for one part only, and what is tapped gives no mana: together it may come to less.
  while (play.x > 0 && !can_pay(context_of_price(duel, play), play.controller, cost, play.x)) --play.x;
  return play.x;
}

/// The X of a play, from `least` up to `most`. Where it settles what may be a target, `has_target` tells
/// whether there is one for the X that the play has; nothing below the least such X and above the greatest is
/// offered.
void ask_x_up_to(Table& table, BatchItem& play, int least, int most,
                 const std::function<bool()>& has_target) {
  if (has_target) {
    const auto fits = [&](int x) {
      play.x = x;
      return has_target();
    };
    // From both ends: an X in between that fits nothing can be answered, and finds no mode.
    while (most > least && !fits(most)) --most;
    while (least < most && !fits(least)) ++least;
  }
  play.x = ask_number(table, {.kind = DecisionKind::x, .player = play.controller, .source = play.source},
                      least, most);
}

void ask_x(Table& table, BatchItem& play, const Cost& cost,
           const std::function<bool()>& has_target = nullptr) {
  if (!cost.asks_for_x()) return;
  const Context context = context_of(table.duel, play);
  if (cost.x_is) {
    play.x = std::max(0, evaluate(context, *cost.x_is));
    return;
  }
  int most = greatest_payable_x(table.duel, play, cost);
  if (cost.x_at_most) most = std::min(most, std::max(0, evaluate(context, *cost.x_at_most)));
  ask_x_up_to(table, play, cost.x_not_zero ? 1 : 0, most, has_target);
}

/// What the play costs with what the card lets its caster pay besides, so many times.
Cost with_optional(Cost cost, const Cost& besides, int times) {
  for (int i = 0; i < times; ++i) {
    cost.mana = together(cost.mana, besides.mana);
    cost.parts.insert(cost.parts.end(), besides.parts.begin(), besides.parts.end());
  }
  return cost;
}

/// How often the caster pays what the card lets him pay besides, which is the X of the play. Nobody can pay
/// anything so often as to come to the limit.
void ask_optional(Table& table, BatchItem& play, const Card& card, Cost& cost,
                  const std::function<bool()>& has_target) {
  constexpr int limit = 1000;
  const int wanted = card.optional_often ? limit : 1;
  const auto payable = [&](int times) {
    return can_pay(context_of_price(table.duel, play), play.controller,
                   with_optional(cost, card.optional_cost, times));
  };
  int most = 0;
  while (most < wanted && payable(most + 1)) ++most;
  ask_x_up_to(table, play, 0, most, has_target);
  cost = with_optional(cost, card.optional_cost, play.x);
  if (card.another_optional_cost.empty()) return;
  int more = 0;
  while (more < limit && can_pay(context_of_price(table.duel, play), play.controller,
                                 with_optional(cost, card.another_optional_cost, more + 1)))
    ++more;
  play.paid_another =
      ask_number(table, {.kind = DecisionKind::x, .player = play.controller, .source = play.source}, 0, more);
  cost = with_optional(cost, card.another_optional_cost, play.paid_another);
}

/// Whether the player goes through with the spell: one that was begun by mistake may be called off
/// (R-FIZZLE-2).
bool ask_to_complete(Table& table, const BatchItem& play) {
  return ask_whether(table,
                     {.kind = DecisionKind::complete, .player = play.controller, .source = play.source});
}

/// By the same refusals that offered the play: with X known, fewer may be left.
std::vector<int> usable_modes(const Duel& duel, const BatchItem& play, const Ability& ability,
                              bool of_interrupt, Window window, Thing about) {
  std::vector<int> usable;
  const Context context = context_of(duel, play);
  const Purpose& purpose = duel.library().purpose(play.ability);
  for (std::size_t i = 0; i < ability.modes.size(); ++i)
    if (refusal_of_mode(context, ability.modes[i], purpose.modes[i], of_interrupt, play.traits, window,
                        about) == RefusalReason::none)
      usable.push_back(static_cast<int>(i));
  return usable;
}

/// Chooses in the order of R-CAST-1: X, mode, targets and what the card asks for as it is played. False when
/// there is no such choice, with nothing paid.
bool announce_choices(Table& table, BatchItem& play, const Card* card, Cost& cost, Window window,
                      Thing about) {
  Duel& duel = table.duel;
  const auto ask_numbers = [&](const std::function<bool()>& has_target) {
    if (card != nullptr && !card->optional_cost.empty())
      ask_optional(table, play, *card, cost, has_target);
    else
      ask_x(table, play, cost, has_target);
  };
  if (play.ability != AbilityId::none) {
    const Ability& ability = duel.library().ability(play.ability);
    const bool of_interrupt = card != nullptr && any(card->types & CardType::interrupt);
    const auto usable = [&] { return usable_modes(duel, play, ability, of_interrupt, window, about); };
    std::function<bool()> has_target;
    // X before the targets, since "a spell with casting cost X" is no target before X is known (R-MANA-7).
    if (duel.library().purpose(play.ability).aims_by_x) has_target = [&] { return !usable().empty(); };
    ask_numbers(has_target);
    const int mode = ask_mode(table, play, ability.modes, usable());
    if (mode < 0) return false;
    play.mode = static_cast<std::uint8_t>(mode);
    const auto& specs = ability.modes[static_cast<std::size_t>(mode)].targets;
    const bool counters = duel.library().purpose(play.ability).modes[play.mode].counters;
    if (!ask_targets(table, play, specs, {.window = window, .about = about, .counters = counters}, &cost))
      return false;
  } else {
    ask_numbers(nullptr);
  }
  if (play.ability == AbilityId::none && card != nullptr && card->is_local_enchantment()) {
    TargetSpec spec;
    // What it may enchant is its target, although no ability says so (R-ENCH-1).
    spec.what = card->enchants;
    const Aim aim{.window = window, .about = about, .enchanting = true};
    if (!ask_targets(table, play, {spec}, aim, nullptr)) return false;
  }
  // Last: a choice may speak of the target.
  if (card != nullptr) ask_when_played(table, play, *card);
  return true;
}

/// Since when the player may pay for one spell with mana of any type; none: not at all.
std::optional<Timestamp> leave_for_any_mana(const Duel& duel, PlayerId player) {
  std::optional<Timestamp> since;
  for_each_rule(duel, RuleKind::any_mana_for_one, Thing::of(player), [&](const RuleInForce& force) {
    if (force.context.effect != nullptr) since = force.context.effect->since;
    return !since;
  });
  return since;
}

/// What the spell is to be paid with: what its card lets its caster pay rather than its cost, where that is
/// wanted, or nothing else can be paid.
Cost ask_cost(Table& table, const BatchItem& play, const Cost& usual) {
  const std::optional<Cost> other = other_cost_of(table.duel, play.controller, play.source);
  const Context context = context_of_price(table.duel, play);
  if (const std::optional<Timestamp> leave = leave_for_any_mana(table.duel, play.controller)) {
    Cost any = usual;
    any.mana = of_any_type(usual.mana);
    const Question question{.kind = DecisionKind::pay, .player = play.controller, .source = play.source};
    const bool wanted = !(any.mana == usual.mana) && can_pay(context, play.controller, any) &&
                        (!can_pay(context, play.controller, usual) || ask_whether(table, question));
    if (wanted) {
      end_effects(table.duel, [&](const Effect& effect) { return effect.since == *leave; });
      return any;
    }
  }
  if (!other || !can_pay(context, play.controller, *other)) return usual;
  if (!can_pay(context, play.controller, usual)) return *other;
  const Question question{.kind = DecisionKind::pay, .player = play.controller, .source = play.source};
  return ask_whether(table, question) ? *other : usual;
}

bool pay_for(Table& table, BatchItem& play, const Cost& cost) {
  return pay(table, context_of_price(table.duel, play), play.controller, cost, play, play.x,
             static_cast<int>(play.targets.size()));
}

/// The number by which those who hear of a use may aim at it. A mana ability is none that could be aimed at,
/// whatever the rule set does with it.
std::uint32_t number_to_aim_at(const Duel& duel, const BatchItem& play) {
  const bool mana = duel.library().purpose(play.ability).modes[play.mode].use == ModeUse::mana;
  return mana ? 0 : play.number;
}

/// Does what the card says of its own casting: it is in limbo, where nothing else of it works.
void hear_own_casting(Table& table, const Event& event) {
  for (const Ability& ability : table.duel.printed(event.object).abilities)
    if (ability.kind == AbilityKind::triggered && ability.trigger.event == EventKind::successfully_cast &&
        ability.trigger.subject.from == Reference::self && table.duel.find_play(event.play) != nullptr)
      do_effect(table, ability, event.object, event.player, event);
}

Made announce(Table& table, PlayerId player, const Option& option, Window window, Thing about) {
  Duel& duel = table.duel;
  BatchItem play;
  play.controller = player;
  const Card* card = nullptr;
  Cost cost;
  GivenBy given;
  Zone from = Zone::hand;
  if (option.kind == Option::Kind::cast) {
    if (!duel.exists(option.object)) return Made::failed;
    card = &duel.printed(option.object);
    cost = cost_of(duel, player, option.object);
    if (is_mana_source_spell(duel, *card)) window = Window::phase;  // all windows are alike to it (R-MANA-3)
    play.kind = BatchItem::Kind::spell;
    from = duel.object(option.object).zone;
    // Before anything is chosen: while it is being cast it is in no hand, be it to be counted or
    // discarded.
    play.source = move_card(table, option.object, Zone::limbo, player);  // R-ZONE-12
    if (const Ability* effect = spell_ability(*card)) play.ability = duel.library().id_of(*effect);
  } else {
    const HeldAbility* held = held_by(duel, option.object, option.ability, option.value);
    if (held == nullptr) return Made::failed;
    given = given_by(option.object, *held);
    play.kind = BatchItem::Kind::activated;
    play.source = option.object;
    play.ability = option.ability;
    // A permanent remembers what was paid and chosen for it; what this ability asks for itself replaces
    // that below.
    play.x = duel.object(option.object).x;
    play.chosen = duel.object(option.object).chosen;
    cost = duel.library().ability(option.ability).cost;
  }
  play.number = duel.next_number++;
  // Before costs: what is sacrificed to pay has its traits noted first (R-RESOLVE-2).
  fix_source(duel, play, card == nullptr ? held_by(duel, play.source, play.ability, option.value) : nullptr);
  if (card != nullptr)
    cost = ask_cost(table, play, cost);
  else
    cost = use_cost_of(context_of(duel, play), cost);
  const bool chosen = announce_choices(table, play, card, cost, window, about);
  // Asked last, with everything but the payment settled: so far nothing has been spent.
  const bool called_off =
      chosen && card != nullptr && duel.rules().fizzle_returns && !ask_to_complete(table, play);
  if (!chosen || called_off || !pay_for(table, play, cost)) {
    if (table.observer != nullptr) table.observer->called_off(duel, play);
    if (card != nullptr) move_card(table, play.source, from);  // R-FIZZLE-1, R-FIZZLE-2
    return called_off ? Made::called_off : Made::failed;
  }
  if (card == nullptr && duel.library().purpose(duel.library().ability(play.ability)).once_a_phase)
    duel.turn.phase_effects_done.emplace_back(play.ability, play.source);  // R-TURN-7
  ++table.plays_made;
  // Whoever plays a mana source plays it for something (R-MANA-2).
  if (card == nullptr || !is_mana_source_spell(duel, *card)) let_damage_pass(duel);
  if (card != nullptr) note_played(duel, snapshot(duel, play.source), player);
  const std::uint32_t number = play.number;
  // Announced and paid for: from here on it can be interrupted, and nothing takes the cost back
  // (R-COST-3).
  const BatchItem& announced = put_on_batch(duel, std::move(play));
  if (table.observer != nullptr) table.observer->announced(duel, announced);
  // As it lies there: what hears of it may ask what it is.
  if (card == nullptr)
    tell_of_use(table, player, announced.source, announced.ability, given, cost.tap,
                number_to_aim_at(duel, announced));
  tell_of_targets(table, BatchItem(*duel.find_play(number)));
  const bool mana_source = card != nullptr && is_mana_source_spell(duel, *card);
  // Nobody may answer a mana source, so that it is successfully cast at once (R-MANA-2, R-CAST-2).
  if (!mana_source) {
    settle(table);  // what paying the cost set off happens right then (R-TRIG-2)
    if (!hold_interrupts(table, number)) return Made::countered;
  }
  if (card != nullptr) {
    // Only spells are cast: that an ability got through its interrupts nobody hears of (R-COST-8).
    assert(duel.find_play(number) != nullptr);  // its interrupts have left it
    Event event;
    event.kind = EventKind::successfully_cast;
    event.object = duel.find_play(number)->source;
    event.player = player;
    event.play = number;
    hear_own_casting(table, event);
    if (duel.find_play(number) != nullptr) happen(table, event);
    settle(table);
  }
  // What its casting set off may have taken it out of the batch.
  if (duel.find_play(number) == nullptr) return Made::countered;
  if (!mana_source) return Made::in_the_batch;
  assert(duel.batch.back().number == number);  // nothing was announced on top of it
  resolve_top(table);
  return Made::done;
}

void play_land(Table& table, PlayerId player, ObjectId card) {
  // Counted as it is played, whatever becomes of it (R-LAND-1).
  ++table.duel.turn.lands_played;
  let_damage_pass(table.duel);
  BatchItem play;  // no play of the batch (R-MAIN-5): it only carries what is chosen
  play.controller = player;
  play.source = card;
  play.traits = snapshot(table.duel, card);
  note_played(table.duel, play.traits, player);
  ask_when_played(table, play, table.duel.printed(card));
  const ObjectId land =
      enter_play(table, card, {.controller = player, .chosen = play.chosen, .announced = true});
  if (table.observer != nullptr && land) table.observer->land_played(table.duel, player, land);
  Event event;
  event.kind = EventKind::plays_land;
  // It has been played even where something kept it out of play: then `it` is the card where it is now.
  event.object = land ? land : table.duel.id_of(card.slot);
  event.player = player;
  happen(table, event);
  settle(table);
}

/// Draws mana of a source that does nothing at once but give it, asking for its colour. False where it is no
/// such source.
bool draw_at_once(Table& table, PlayerId player, const Option& option) {
  std::vector<ManaSource> ways = untapped_sources(table.duel, player);
  std::erase_if(ways, [&](const ManaSource& source) {
    // What others may add their player is asked for when it is drawn.
    return source.object != option.object || source.ability != option.ability ||
           source.which != option.value || source.answers.count > 1;
  });
  unsigned kinds = 0;
  for (const ManaSource& way : ways) {
    // Of what the player has to choose besides, the long way asks.
    if (!way.at_once || (ways.size() > 1 && !std::has_single_bit(unsigned{way.any_of}))) return false;
    kinds |= way.any_of;
  }
  if (kinds == 0) return false;
  auto kind = static_cast<std::size_t>(std::countr_zero(kinds));
  const Question question{.kind = DecisionKind::mana, .player = player, .source = option.object};
  // What gives no colour asks for none.
  if (const Colours colours = Colours::from_bits(kinds & Colours::all().bits()); !colours.empty())
    kind = static_cast<std::size_t>(ask_colour(table, question, colours));
  for (const ManaSource& way : ways) {
    if ((way.any_of >> kind & 1U) == 0) continue;
    tap_for_mana(table, player, way, kind);
    return true;
  }
  return false;
}

void draw_mana(Table& table, PlayerId player, const Option& option) {
  Duel& duel = table.duel;
  if (option.ability != AbilityId::none && duel.library().ability(option.ability).kind == AbilityKind::rule) {
    draw_for_life(table, player, option.ability);
    return settle(table);
  }
  // The simple ones first: they are what the payment of costs uses too, by the same way.
  if (draw_at_once(table, player, option)) return settle(table);
  // A source with more to its cost than tapping, or more to its mana than one kind.
  const HeldAbility* held = held_by(duel, option.object, option.ability, option.value);
  if (held == nullptr) return;
  const GivenBy given = given_by(option.object, *held);
  const Ability& ability = duel.library().ability(option.ability);
  BatchItem play;
  play.kind = BatchItem::Kind::activated;
  play.controller = player;
  play.source = option.object;
  play.ability = option.ability;
  // No number and no place in the batch: nothing can aim at the drawing of mana (R-MANA-2).
  fix_source(duel, play, held);
  std::vector<int> modes;
  // Without targets and windows of its own every mode of a mana source will do.
  for (std::size_t i = 0; i < ability.modes.size(); ++i) modes.push_back(static_cast<int>(i));
  play.mode = static_cast<std::uint8_t>(ask_mode(table, play, ability.modes, modes));
  const Cost cost = use_cost_of(context_of(duel, play), ability.cost);
  ask_x(table, play, cost);
  // Before the cost: a source that is sacrificed for its mana still counts for what is added to it.
  ManaMaking making(duel, player, option.object);
  if (!pay(table, context_of_price(duel, play), player, cost, play, play.x)) return;
  tell_of_use(table, player, play.source, play.ability, given, ability.cost.tap);
  making.cost_paid(duel);
  do_steps(table, play, ability.modes[play.mode].steps);
  // Only what is tapped for mana is heard of as that, and gives additional mana (R-MPROD-2).
  if (ability.cost.tap) {
    making.settle_types(table);
    making.finish(table);
  }
  settle(table);
}

/// Pays so that what waits does not come.
Made pay_off(Table& table, PlayerId player, const Option& option) {
  Duel& duel = table.duel;
  const auto at = static_cast<std::size_t>(option.value);
  if (option.value < 0 || at >= duel.delayed.size() || duel.delayed[at].source != option.object)
    return Made::failed;
  // A copy: what is paid may set off what waits, too.
  Delayed delayed = duel.delayed[at];
  const Cost* price = price_of(duel, delayed, player);
  if (price == nullptr) return Made::failed;
  const Context context = context_of(duel, static_cast<const Announcement&>(delayed));
  if (!pay(table, context, player, *price, delayed)) return Made::failed;
  std::erase_if(duel.delayed, [&](const Delayed& waiting) { return waiting.since == delayed.since; });
  settle(table);
  return Made::done;
}

}  // namespace

bool is_mana_play(const Duel& duel, const Option& play) {
  if (play.kind == Option::Kind::cast && duel.exists(play.object))
    return is_mana_source_spell(duel, duel.printed(play.object));
  return play.kind == Option::Kind::tap_for_mana;
}

Made make_play(Table& table, PlayerId player, const Option& play, Window window, Thing about) {
  switch (play.kind) {
    case Option::Kind::play_land:
      play_land(table, player, play.object);
      return Made::done;
    case Option::Kind::tap_for_mana:
      draw_mana(table, player, play);
      return Made::done;
    case Option::Kind::pay_off:
      return pay_off(table, player, play);
    case Option::Kind::cast:
    case Option::Kind::activate:
      return announce(table, player, play, window, about);
    case Option::Kind::pass:
    case Option::Kind::attack:
    case Option::Kind::thing:
    case Option::Kind::block:
    case Option::Kind::value:
    case Option::Kind::word:
    case Option::Kind::yes:
    case Option::Kind::no:
      break;
  }
  return Made::failed;
}

}  // namespace sleight
