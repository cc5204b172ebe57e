#include "core/reading/dependencies.h"

#include "core/duel/duel.h"

/// What parts of a duel's state a selector, amount or condition can depend on, as Duel::Dirt bits: what must
/// change before a continuous effect that reads them can come out otherwise.
namespace sleight {

namespace {

constexpr unsigned everything = 0xFFFFU;

unsigned reads(const Box<Selector>& selector) { return selector ? sleight::reads(*selector) : 0U; }
unsigned reads(const Box<Amount>& amount) { return amount ? sleight::reads(*amount) : 0U; }

unsigned reads(Reference from) {
  switch (from) {
    case Reference::cards:
      return Duel::hands;
    case Reference::spells:
    case Reference::effects:
    case Reference::packets:
    case Reference::packet_source:
      return everything;
    case Reference::chosen:
      return Duel::choice;
    case Reference::active_player:
    case Reference::defending_player:
      return Duel::phase_state;
    default:
      return 0;
  }
}

unsigned reads(const Filter& filter) {
  unsigned mask = reads(filter.amount) | reads(filter.of);
  for (const Selector& alternative : filter.alternatives) mask |= sleight::reads(alternative);
  switch (filter.quality) {
    case Quality::tapped:
      return mask | Duel::tapped;
    case Quality::attacking:
    case Quality::blocking:
    case Quality::blocked:
    case Quality::blocking_any:
    case Quality::blocked_by_any:
    case Quality::attacked:
      return mask | Duel::combat_state;
    case Quality::counters:
    case Quality::damaged_by:
      return mask | Duel::counter;
    case Quality::in_zone:
    case Quality::on_top:
      return mask | Duel::hands;
    case Quality::here_since_turn_began:
      return mask | Duel::phase_state;
    case Quality::chosen_colour:
    case Quality::chosen_land_type:
    case Quality::chosen_creature_type:
      return mask | Duel::choice;
    case Quality::targets_any:
    case Quality::packet_to:
    case Quality::packet_from:
    case Quality::packet_combat:
      return everything;
    default:
      return mask;
  }
}

}  // namespace

unsigned reads(const Selector& selector) {
  unsigned mask = reads(selector.from) | reads(selector.of);
  for (const Filter& filter : selector.filters) mask |= reads(filter);
  for (const Selector& other : selector.also) mask |= reads(other);
  return mask;
}

unsigned reads(const Amount& amount) {
  unsigned mask = reads(amount.of);
  for (const Amount& term : amount.terms) mask |= reads(term);
  switch (amount.kind) {
    case AmountKind::counters:
      return mask | Duel::counter;
    case AmountKind::life:
      return mask | Duel::life;
    case AmountKind::hand_size:
      return mask | Duel::hands;
    case AmountKind::chosen_number:
      return mask | Duel::choice;
    case AmountKind::packet_amount:
    case AmountKind::function:
      return everything;
    default:
      return mask;
  }
}

unsigned reads(const Condition& condition) {
  unsigned mask =
      reads(condition.what) | reads(condition.like) | reads(condition.left) | reads(condition.right);
  for (const Condition& part : condition.parts) mask |= reads(part);
  switch (condition.kind) {
    case ConditionKind::phase_is:
    case ConditionKind::before_attack:
      return mask | Duel::phase_state | Duel::combat_state;
    case ConditionKind::function:
      return everything;
    default:
      return mask;
  }
}

}  // namespace sleight
