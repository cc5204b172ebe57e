#include "core/reading/dependencies.h"

#include "core/card/definition_fields.h"
#include "core/duel/duel.h"

/// What parts of a duel's state a selector, amount or condition can depend on, as Duel::Dirt bits: what must
/// change before a continuous effect that reads them can come out otherwise.
namespace sleight {

namespace {

constexpr unsigned everything = 0xFFFFU;

/// What looking there depends on, whatever is asked of the things found.
unsigned own(Reference from) {
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
    case Reference::nothing:
    case Reference::permanents:
    case Reference::players:
    case Reference::self:
    case Reference::enchanted:
    case Reference::target:
    case Reference::it:
    case Reference::other_one:
    case Reference::that_player:
    case Reference::you:
    case Reference::opponent:
    case Reference::controller_of:
    case Reference::owner_of:
      return 0;
  }
  return 0;
}

unsigned own(Quality quality) {
  switch (quality) {
    case Quality::tapped:
      return Duel::tapped;
    case Quality::attacking:
    case Quality::blocking:
    case Quality::blocked:
    case Quality::blocking_any:
    case Quality::blocked_by_any:
    case Quality::attacked:
      return Duel::combat_state;
    case Quality::counters:
    case Quality::damaged_by:
      return Duel::counter;
    case Quality::in_zone:
    case Quality::on_top:
      return Duel::hands;
    case Quality::here_since_turn_began:
      return Duel::phase_state;
    case Quality::chosen_colour:
    case Quality::chosen_land_type:
    case Quality::chosen_creature_type:
      return Duel::choice;
    case Quality::targets_any:
    case Quality::packet_to:
    case Quality::packet_from:
    case Quality::packet_combat:
      return everything;
    case Quality::type:
    case Quality::supertype:
    case Quality::subtype:
    case Quality::colour:
    case Quality::colourless:
    case Quality::multicoloured:
    case Quality::power:
    case Quality::toughness:
    case Quality::casting_cost:
    case Quality::controlled_by:
    case Quality::owned_by:
    case Quality::named:
    case Quality::keyword:
    case Quality::other:
    case Quality::is_one_of:
    case Quality::enchanting:
    case Quality::enchanted_by:
    case Quality::token:
    case Quality::expansion:
    case Quality::matches_any:
    case Quality::parameter:
      return 0;
  }
  return 0;
}

unsigned own(AmountKind kind) {
  switch (kind) {
    case AmountKind::counters:
      return Duel::counter;
    case AmountKind::life:
      return Duel::life;
    case AmountKind::hand_size:
      return Duel::hands;
    case AmountKind::chosen_number:
      return Duel::choice;
    case AmountKind::packet_amount:
    case AmountKind::function:
      return everything;
    case AmountKind::number:
    case AmountKind::x:
    case AmountKind::count:
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::casting_cost:
    case AmountKind::that_amount:
    case AmountKind::last_result:
    case AmountKind::parameter:
    case AmountKind::target_count:
    case AmountKind::sum:
    case AmountKind::difference:
    case AmountKind::product:
    case AmountKind::half_down:
    case AmountKind::half_up:
    case AmountKind::quotient:
    case AmountKind::smallest:
    case AmountKind::at_least_zero:
      return 0;
  }
  return 0;
}

unsigned own(ConditionKind kind) {
  switch (kind) {
    case ConditionKind::phase_is:
    case ConditionKind::before_attack:
      return Duel::phase_state | Duel::combat_state;
    case ConditionKind::function:
      return everything;
    case ConditionKind::always:
    case ConditionKind::exists:
    case ConditionKind::compare:
    case ConditionKind::matches:
    case ConditionKind::all:
    case ConditionKind::any:
    case ConditionKind::none:
    case ConditionKind::ante_played:
      return 0;
  }
  return 0;
}

/// Gathers what every part of a definition that a walk comes to depends on.
struct Dependencies {
  void operator()(const Selector& selector) { mask |= own(selector.from); }
  void operator()(const Filter& filter) { mask |= own(filter.quality); }
  void operator()(const Amount& amount) { mask |= own(amount.kind); }
  void operator()(const Condition& condition) { mask |= own(condition.kind); }
  unsigned mask = 0;
};

template <typename Part>
unsigned gathered(const Part& part) {
  Dependencies dependencies;
  definition::walk(part, dependencies);
  return dependencies.mask;
}

}  // namespace

unsigned reads(const Selector& selector) { return gathered(selector); }
unsigned reads(const Amount& amount) { return gathered(amount); }
unsigned reads(const Condition& condition) { return gathered(condition); }

}  // namespace sleight
