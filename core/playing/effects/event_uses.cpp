#include "core/playing/effects/event_uses.h"

#include <optional>
#include <utility>

#include "core/derived/use_restrictions.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/costs/payment.h"
#include "core/playing/effects/announcing.h"
#include "core/playing/effects/effect_plays.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/events.h"
#include "core/playing/upcalls.h"
#include "core/query/context.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Whether something keeps the permanent's abilities from being used. What has left play nothing keeps.
bool is_kept_from_use(const Duel& duel, ObjectId holder, const Ability& ability) {
  if (!duel.is_in_play(holder)) return false;
  if (ability.cost.tap && (duel.object(holder).tapped || is_sick(duel, holder))) return true;
  return is_locked(duel, holder) || rule_against_use(duel, holder, ability.cost.tap);
}

bool can_pay_for(const Duel& duel, const BatchItem& play, const Ability& ability) {
  const Cost cost = use_cost_of(context_of(duel, play), ability.cost);
  return can_pay(context_of_price(duel, play), play.controller, cost);
}

/// Announces the use, with its targets, and pays for it; none where its player does not, or cannot.
std::optional<BatchItem> announced_use(Table& table, const Event& event) {
  const Duel& duel = table.duel;
  const Ability& ability = *event.ability;
  BatchItem price;
  price.kind = BatchItem::Kind::activated;
  price.source = event.holder;
  price.controller = event.controller;
  price.ability = duel.library().id_of(ability);
  // Before anything is chosen: what cannot be paid for is not announced.
  if (!can_pay_for(duel, price, ability)) return std::nullopt;
  std::optional<BatchItem> play = begin_effect(table, ability, event.holder, event.controller, event);
  if (!play) return std::nullopt;
  play->kind = BatchItem::Kind::activated;
  const Question question{.kind = DecisionKind::pay, .player = play->controller, .source = play->source};
  if (!ask_whether(table, question)) return std::nullopt;
  const Cost cost = use_cost_of(context_of(duel, *play), ability.cost);
  if (!pay(table, context_of_price(duel, *play), play->controller, cost, *play, play->x)) return std::nullopt;
  return play;
}

}  // namespace

void use_at_event(Table& table, const Event& event) {
  Duel& duel = table.duel;
  if (is_kept_from_use(duel, event.holder, *event.ability)) return;
  std::optional<BatchItem> play = announced_use(table, event);
  if (!play) return;
  const std::uint32_t number = play->number;
  const BatchItem& announced = put_on_batch(duel, std::move(*play));
  if (table.observer != nullptr) table.observer->announced(duel, announced);
  const GivenBy given{event.giver == event.holder ? ObjectId{} : event.giver, 0};
  tell_of_use(table, announced.controller, announced.source, announced.ability, given,
              event.ability->cost.tap, number);
  tell_of_targets(table, BatchItem(*duel.find_play(number)));
  settle(table);
  hold_interrupts(table, number);
  // Copies of it lie above it.
  while (duel.find_play(number) != nullptr && !duel.over()) resolve_top(table);
}

}  // namespace sleight
