#include "core/playing/legality/refusal_reasons.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/card/purpose.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/playing/costs/cost_parts.h"
#include "core/playing/costs/payment.h"
#include "core/playing/legality/targeting.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/distinct_requirements.h"
#include "core/query/filters.h"
#include "core/query/selection.h"

namespace sleight {

namespace {

constexpr CardType main_only_types = permanent_types | CardType::sorcery;

/// Whether something that `selector` gives is dying and may still be saved.
bool saves_someone(const Context& context, const Selector& selector) {
  if (context.duel.dying.empty()) return false;
  if (selector.empty()) return is_dying(context.duel, context.self);  // R-REGEN-9
  const std::vector<Thing> found = select(context, selector);
  return std::any_of(found.begin(), found.end(), [&](const Thing& thing) {
    return thing.is_object() && is_dying(context.duel, thing.object);
  });
}

/// Whether that is the moment for what has such a reach. Main is the active player's own (R-BATCH-1).
bool is_time_for(const PlayQuestion& question, const Reach& reach) {
  const bool others_main = question.window == Window::main && question.player != question.duel.active();
  return !others_main && reach.when.has(moment_of(question.window));
}

/// Whether it is the moment behind the damage, in which only what says so may be used (R-CBT-3).
bool at_end_of_attack(const PlayQuestion& question) {
  return question.window == Window::combat && question.duel.turn.stage == Stage::end_of_attack;
}

/// Whether a card of this type can be cast in the window at all, and if not, why.
RefusalReason time_of_card(const PlayQuestion& question, const Card& card, const Reach& reach) {
  if (question.window == Window::none || at_end_of_attack(question)) return RefusalReason::no_time;
  if (is_time_for(question, reach)) return RefusalReason::none;
  const bool main_only = any(card.types & main_only_types);
  if (question.window == Window::interrupt && (main_only || !any(card.types & CardType::interrupt)))
    return RefusalReason::not_an_interrupt;
  // It is the other player's main phase: a fast effect waits there for something to answer.
  if (question.window == Window::main && reach.when.has(Moment::fast)) return RefusalReason::out_of_nothing;
  return main_only ? RefusalReason::main_only : RefusalReason::wrong_mode;
}

}  // namespace

// What a definition tells of its price is the least unless something makes it cheaper.
int PlayQuestion::greatest_price() const {
  const bool lowered = rule_exists(duel, RuleKind::costs_more) || rule_exists(duel, RuleKind::uses_cost_more);
  return lowered ? Reach::most_named : std::min(mana().total, Reach::most_named);
}

namespace {

/// As much mana as drawing it by hand may come to.
constexpr int plenty = 40;
constexpr ManaKinds every_kind = (1U << (colour_count + 1)) - 1;

}  // namespace

void PlayQuestion::fill() const {
  AvailableMana& supply = supply_.emplace();
  fill_available_mana(supply, duel, player);
  for (int i = plenty_ ? plenty : 0; i > 0; --i) supply.units.push_back({every_kind, 0, -1, -1});
}

void PlayQuestion::count() const {
  mana_ = &mana_count(duel, player, counted_);
  if (!plenty_) return;
  if (!counted_) counted_ = *mana_;
  counted_->add(every_kind, plenty);
  mana_ = &*counted_;
}

RefusalReason refusal_of_mode(const Context& context, const Mode& mode, const ModePurpose& purpose,
                              bool of_interrupt, const SourceTraits& traits, Window window, Thing about) {
  if (!fits(purpose.use, moment_of(window))) return RefusalReason::wrong_mode;
  // All of it prevented, nothing is left to prevent (R-DP-10); what needs a target has none.
  if (window == Window::prevent && mode.targets.empty() && context.duel.packets.empty() &&
      context.duel.dying.empty())
    return RefusalReason::wrong_mode;
  if (window == Window::interrupt && !of_interrupt && !purpose.interrupts)
    return RefusalReason::not_an_interrupt;
  const Aim aim{.window = window, .about = about, .counters = purpose.counters};
  std::vector<DistinctRequirement> demands;
  const bool in_turn = mode.targets.size() > 1 && speaks_of_targets(mode.targets);
  if (in_turn && !can_choose_from(context, mode.targets, 0, traits, aim)) return RefusalReason::no_target;
  for (const TargetSpec& spec : mode.targets) {
    if (in_turn) break;
    // A number that depends on more than X is taken as none here: announcing works it out.
    const bool by_x = spec.least.is_x() && context.told != nullptr;
    const int least = spec.least.is_number() ? spec.least.number : by_x ? evaluate(context, spec.least) : 0;
    // "Up to": without a target it can be played and does nothing, but not as an interrupt, which has to
    // interrupt something.
    if (least <= 0 && window != Window::interrupt) continue;
    const bool at_play = window == Window::interrupt && names_play(spec.what);
    // Quick: of one target alone it matters only that there is one.
    if (mode.targets.size() == 1 && least <= 1 && !spec.of_one_owner) {
      if ((least > 0 || at_play) && !has_legal_target(context, spec.what, traits, aim))
        return RefusalReason::no_target;
      continue;
    }
    DistinctRequirement demand{
        of_one_owner(context.duel, spec, least, legal_targets(context, spec, traits, {}, aim), {}),
        std::max(least, at_play ? 1 : 0)};
    if (static_cast<int>(demand.among.size()) < demand.count) return RefusalReason::no_target;
    if (mode.targets.size() > 1) demands.push_back(std::move(demand));
  }
  // All of them at once: what is one target is no other (R-TARGET-4).
  if (!can_meet(demands)) return RefusalReason::no_target;
  if (window == Window::interrupt && !purpose.aims_at_plays)
    return RefusalReason::not_an_interrupt;  // R-INT-4
  if (purpose.use == ModeUse::regeneration) {
    // A target has been found among the dying; without one the step itself must save somebody.
    const Selector* saved = regenerated(mode);
    const bool aimed = saved == nullptr || saved->from == Reference::target;
    if (!aimed && !saves_someone(context, *saved)) return RefusalReason::wrong_mode;
    if (!context.duel.rules().forbidden_regeneration_playable && !aimed &&
        has_rule(context.duel, RuleKind::cannot_regenerate, Thing::of(context.self)))
      return RefusalReason::wrong_mode;  // D-12
  }
  return RefusalReason::none;
}

namespace {

/// Why none of its modes can be played; `none` if one can.
RefusalReason refusal_of_modes(const PlayQuestion& question, const Context& context, const Ability& ability,
                               bool of_interrupt, const SourceTraits& traits) {
  // Without any mode this is what there is to say.
  RefusalReason why = RefusalReason::no_target;
  const Purpose& purpose = context.duel.library().purpose(ability);
  for (std::size_t i = 0; i < ability.modes.size(); ++i) {
    why = refusal_of_mode(context, ability.modes[i], purpose.modes[i], of_interrupt, traits, question.window,
                          question.about);
    if (why == RefusalReason::none) return why;
  }
  return why;
}

}  // namespace

std::optional<RuleInForce> rule_against_playing(const Duel& duel, PlayerId player, ObjectId card) {
  std::optional<RuleInForce> against;
  const auto ask = [&](RuleKind kind) {
    if (against || !rule_exists(duel, kind)) return;
    const LastKnown traits = snapshot(duel, card);
    for_each_rule(duel, kind, Thing::of(player), [&](const RuleInForce& force) {
      if (speaks_of(force.context, force.rule->by, traits)) against.emplace(force);
      return !against;
    });
  };
  ask(RuleKind::cannot_play);
  // A spell is another matter: it is cast, and its card does not come into play.
  if (any(duel.printed(card).types & CardType::land)) ask(RuleKind::stays_out);
  return against;
}

namespace {

/// What is announced, where X settles what may be its target.
struct Subject {
  ObjectId source;
  const Ability& ability;
  bool of_interrupt;
  const SourceTraits& traits;
};

/// Any X that can be paid for will do. `except` pays nothing: the cost taps it.
RefusalReason refusal_by_x(const PlayQuestion& question, const Context& context, const Subject& subject,
                           const Cost& cost, ObjectId except) {
  BatchItem probe;
  probe.source = subject.source;
  probe.controller = question.player;
  Context probing = context;
  // Told as if it were announced with that X, so that targets read it.
  probing.told = &probe;
  RefusalReason why = RefusalReason::no_target;
  std::optional<AvailableMana> room;
  const AvailableMana& supply = spendable_beside(question.supply(), context, cost, room);
  const int most = cost.x_at_most ? evaluate(context, *cost.x_at_most) : std::numeric_limits<int>::max();
  const int said = cost.x_is ? std::max(0, evaluate(context, *cost.x_is)) : -1;
  for (int x = said >= 0         ? said
               : cost.x_not_zero ? 1
                                 : 0;
       x <= (said >= 0 ? said : most) && x <= greatest_x(supply, cost.mana, except, cost.x_only); ++x) {
    probe.x = x;
    why = refusal_of_modes(question, probing, subject.ability, subject.of_interrupt, subject.traits);
    if (why == RefusalReason::none) return why;
  }
  return why;
}

}  // namespace

namespace {

/// Whether `cost`, with `mana` besides, can be paid with X as `least_x` and for one target.
bool is_affordable(const PlayQuestion& question, const Context& context, const Cost& cost,
                   const ManaCost& mana, int least_x) {
  if (least_x == 0 && !is_open(cost)) {
    const ManaCost whole = cost.mana.empty() ? mana : together(mana, cost.mana);
    if (!question.mana().covers(whole)) return false;
    // Quick: of mana alone, that was all; and without any, nothing has to be kept for it.
    if (cost.parts.empty() && !cost.tap && question.mana().settles(whole)) return true;
    if (whole.empty()) return can_pay(context, question.player, cost);
  }
  return can_pay(question.supply(), context, question.player, cost, mana, least_x, 1);
}

}  // namespace

namespace {

/// Whether the card lies in the player's hand, or may be played as though it did.
bool lies_at_hand(const Duel& duel, PlayerId player, ObjectId card) {
  if (!duel.exists(card)) return false;
  const Object& object = duel.object(card);
  if (object.zone == Zone::hand) return object.owner == player;
  return object.zone != Zone::in_play && may_play_from_there(duel, player, card);
}

/// The least X with which a cost can be paid, be there enough for it or not.
int least_x_of(const Context& context, const Cost& cost) {
  if (cost.x_is) return std::max(0, evaluate(context, *cost.x_is));
  return cost.x_not_zero ? 1 : 0;
}

}  // namespace

RefusalReason refusal_of_cast(const PlayQuestion& question, ObjectId id) {
  const Duel& duel = question.duel;
  if (!lies_at_hand(duel, question.player, id)) return RefusalReason::not_yours;
  const Card& card = duel.printed(id);
  if (any(card.types & CardType::land)) return RefusalReason::not_yours;
  // A mana source may be used whenever mana may be wanted (R-MANA-3).
  const bool mana = is_mana_source_spell(duel, card) && question.window != Window::none;
  if (!mana)
    if (const RefusalReason time = time_of_card(question, card, duel.library().reach(duel.object(id).card));
        time != RefusalReason::none)
      return time;
  if (rule_against_playing(duel, question.player, id)) return RefusalReason::forbidden;
  const Ability* effect = spell_ability(card);
  // Quick: without enough mana nothing else matters.
  const bool any_type = has_rule(duel, RuleKind::any_mana_for_one, Thing::of(question.player));
  const ManaCost named = casting_cost_of(duel, question.player, id);
  const ManaCost mana_cost = any_type ? of_any_type(named) : named;
  const std::optional<Cost> other = other_cost_of(duel, question.player, id);
  if (!other && !question.mana().covers(mana_cost)) return RefusalReason::cost;

  Context context = context_for(duel, id, question.player);
  context.paid_for = PaidFor::spell;
  if (card.castable.kind != ConditionKind::always && !holds(context, card.castable))
    return RefusalReason::condition;
  Cost asked;
  const bool raises = casting_is_raised(duel);
  if (raises) asked = extra_cost_of(duel, question.player, id);
  const Cost& extra = raises ? asked : card.extra_cost;
  // With X as 0, or the least that it may be, and one target: whoever can pay more is asked for more while
  // announcing (R-CAST-1).
  const int least_x = least_x_of(context, card.extra_cost);
  if (!is_affordable(question, context, extra, mana_cost, least_x) &&
      !(other && is_affordable(question, context, *other, {}, 0)))
    return RefusalReason::cost;

  if (effect == nullptr) {
    if (!card.is_local_enchantment()) return RefusalReason::none;
    const Aim aim{.window = question.window, .about = {}, .enchanting = true};
    return has_legal_target(context, card.enchants, SourceTraits(duel, id), aim) ? RefusalReason::none
                                                                                 : RefusalReason::no_target;
  }
  // It has no targets and no other use: no mode of it could be refused.
  if (mana) return RefusalReason::none;
  context.ability = effect;
  const SourceTraits traits(duel, id);
  const bool of_interrupt = any(card.types & CardType::interrupt);
  if (card.cost.x == 0 || !duel.library().purpose(*effect).aims_by_x)
    return refusal_of_modes(question, context, *effect, of_interrupt, traits);
  return refusal_by_x(question, context, {id, *effect, of_interrupt, traits},
                      cost_of(duel, question.player, id), {});
}

RefusalReason refusal_of_activation(const PlayQuestion& question, ObjectId holder, const HeldAbility& held) {
  const Duel& duel = question.duel;
  const Ability& ability = *held.ability;
  // Drawing mana is no play: the rules of time and speed do not hold for it (R-MANA-2, R-MANA-3).
  const Purpose& purpose = duel.library().purpose(held.id);
  const bool mana_source = is_mana_source(duel, holder, held);
  if (question.window == Window::none) return RefusalReason::no_time;
  if (!mana_source && at_end_of_attack(question) && !purpose.at_end_of_attack) return RefusalReason::no_time;
  if (!mana_source) {
    if (question.window == Window::interrupt && !purpose.reach.when.has(Moment::interrupt))
      return RefusalReason::not_an_interrupt;
    if (ability.speed == Speed::sorcery &&
        (question.window != Window::main || question.player != duel.active()))
      return RefusalReason::main_only;
    if (question.window == Window::main && question.player != duel.active())
      return RefusalReason::out_of_nothing;
  }
  const Context context = context_of(duel, holder, held);
  if (ability.user.empty() ? context.you != question.player
                           : !selects(context, ability.user, Thing::of(question.player)))
    return RefusalReason::not_yours;
  // Asked one by one, although the cost would refuse them too: each has a reason of its own to be told.
  if (ability.cost.tap && duel.object(holder).tapped) return RefusalReason::tapped;
  if (ability.cost.tap && duel.is_in_play(holder) && !can_be_tapped(duel, holder))
    return RefusalReason::never_taps;
  if (ability.cost.tap && is_sick(duel, holder)) return RefusalReason::sick;
  // Quick: only what is tapped can be switched off (R-ART-1).
  if (duel.object(holder).tapped && switched_off(duel, holder, false)) return RefusalReason::switched_off;
  if (rule_against_use(duel, holder, ability.cost.tap)) return RefusalReason::use_forbidden;
  if (!mana_source && !is_time_for(question, purpose.reach)) return RefusalReason::wrong_mode;
  // Whoever uses it is "you" for what it costs and does, also where its text lets the opponent use it.
  Context mine = context;
  mine.you = question.player;
  mine.paid_for = PaidFor::use;
  Cost raised;
  const bool raises = uses_are_raised(duel);
  if (raises) raised = use_cost_of(mine, ability.cost);
  const Cost& cost = raises ? raised : ability.cost;
  if (!cost.times && !question.mana().covers(cost.mana)) return RefusalReason::cost;
  if (is_locked(duel, holder)) return RefusalReason::upkeep_owed;
  if (ability.condition.kind != ConditionKind::always && !holds(mine, ability.condition))
    return RefusalReason::condition;
  // What costs something can be paid for again; what is free is used once in its phase (R-TURN-7).
  if (purpose.once_a_phase) {
    const std::pair<AbilityId, ObjectId> use{held.id, holder};
    const auto& done = duel.turn.phase_effects_done;
    if (std::find(done.begin(), done.end(), use) != done.end()) return RefusalReason::once_a_phase;
  }
  const int least_x = least_x_of(mine, cost);
  if (!is_affordable(question, mine, cost, {}, least_x)) return RefusalReason::cost;
  if (mana_source) return RefusalReason::none;
  const SourceTraits traits(duel, holder);
  if (cost.mana.x == 0 || !purpose.aims_by_x) return refusal_of_modes(question, mine, ability, false, traits);
  return refusal_by_x(question, mine, {holder, ability, false, traits}, cost, cost.tap ? holder : ObjectId{});
}

RefusalReason refusal_of_land(const PlayQuestion& question, ObjectId card) {
  const Duel& duel = question.duel;
  if (!lies_at_hand(duel, question.player, card)) return RefusalReason::not_yours;
  if (!any(duel.printed(card).types & CardType::land)) return RefusalReason::not_yours;
  if (question.window == Window::none) return RefusalReason::no_time;
  // Told apart from the wrong phase: here the moment is right, and only the batch is in the way
  // (R-MAIN-5).
  if (question.window == Window::respond || question.window == Window::interrupt)
    return RefusalReason::land_response;
  if (!is_time_for(question, duel.library().reach(duel.object(card).card))) return RefusalReason::main_only;
  if (rule_against_playing(duel, question.player, card)) return RefusalReason::forbidden;
  int allowed = duel.rules().lands_each_turn;
  if (rule_exists(duel, RuleKind::additional_land))
    allowed += sum_of_rules(duel, RuleKind::additional_land, Thing::of(question.player), any_number);
  return duel.turn.lands_played < allowed ? RefusalReason::none : RefusalReason::land_limit;
}

}  // namespace sleight
