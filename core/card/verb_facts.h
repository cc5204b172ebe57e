#pragma once

#include <cstdint>

#include "core/card/event_facts.h"
#include "core/card/reference.h"
#include "core/card/thing_set.h"

/// What a verb is like: what whoever walks the steps of a definition asks of each of them. The facts of all
/// verbs stand in one table (verb_records.h), so that a new verb is described once, where it cannot be
/// forgotten, and who asks need not know that there is a new one.
namespace sleight {

enum class Verb : std::uint8_t;

/// What may be true of a verb, as a set of bits.
enum class VerbTraits : std::uint32_t {
  leaves_result = 1U << 0U,  ///< counts what it did, for a `result` behind it
  counted = 1U << 1U,        ///< does nothing where its number is 0
  adds_mana = 1U << 2U,      ///< makes mana that was in no pool
  destroys = 1U << 3U,       ///< puts permanents into the graveyard, whatever becomes of that
  moves = 1U << 4U,          ///< puts cards where it says, into a zone or into play
  of_counters = 1U << 5U,    ///< puts counters of the kind `word`, or takes them off
  changes_life = 1U << 6U,   ///< adds to a total of life, or takes off it
  deals_loss = 1U << 7U,     ///< costs players life, as damage or as a loss
  lasts = 1U << 8U,          ///< begins what goes on for its `duration`
  waits = 1U << 9U,          ///< what stands in it is done later, behind all that follows
  repeats = 1U << 10U,       ///< what stands in it may be done several times
  gives_it = 1U << 11U,      ///< what stands in it speaks of what it is done with as `it`
  unknown = 1U << 12U,       ///< nobody knows beforehand what it does
  leaves_piles = 1U << 13U,  ///< separates things into piles, of which one may be chosen
};
/// The traits of either.
constexpr VerbTraits operator|(VerbTraits a, VerbTraits b) {
  return static_cast<VerbTraits>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}

/// The fields that a step may have, as bits in the order of definition_fields.h. The verb is read of each.
enum class StepFields : std::uint32_t {
  what = 1U << 1U,
  other = 1U << 2U,
  amount = 1U << 3U,
  word = 1U << 4U,
  zone = 1U << 5U,
  mana = 1U << 6U,
  colourless_mana = 1U << 7U,
  colours = 1U << 8U,
  of_chosen = 1U << 9U,
  only_for = 1U << 10U,
  at_random = 1U << 11U,
  up_to = 1U << 12U,
  choice = 1U << 13U,
  duration = 1U << 14U,
  change = 1U << 15U,
  abilities = 1U << 16U,
  token = 1U << 17U,
  cost = 1U << 18U,
  condition = 1U << 19U,
  trigger = 1U << 20U,
  or_trigger = 1U << 21U,
  each_time = 1U << 22U,
  once = 1U << 23U,
  new_mode = 1U << 24U,
  then = 1U << 25U,
  otherwise = 1U << 26U,
  function = 1U << 27U,
};
/// The fields of either.
constexpr StepFields operator|(StepFields a, StepFields b) {
  return static_cast<StepFields>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
/// Whether a set of fields has that one.
constexpr bool has(StepFields fields, StepFields one) {
  return (static_cast<std::uint32_t>(fields) & static_cast<std::uint32_t>(one)) != 0;
}

/// Which of the steps in a step there must be, or it does nothing.
enum class StepsWithin : std::uint8_t {
  any,     ///< none at all, or as it likes
  then,    ///< those that are done
  either,  ///< of the two ways one, at least
  both,
};

/// What a payment makes of a step, of an ability that gives mana.
enum class InPayment : std::uint8_t {
  by_hand,     ///< nothing: the ability is drawn by its player's hand only
  mana,        ///< mana, of which kinds the verb says
  harm,        ///< damage, or life lost
  nothing,     ///< it need not be thought of
  wear,        ///< counters, on a permanent or off it
  either_way,  ///< as its condition says, the steps of one way
  any_way,     ///< the steps of the way that the payment chooses: of what may be done, whether it is
  often,       ///< its steps, so many times
  for_each,    ///< its steps, for each thing
  later,       ///< its steps are done later
};

/// What a step takes as `what` and as `other`. Where a step does not read it, or takes whatever there is, it
/// is all.
struct TakenByStep {
  ThingKinds what = ThingKinds::all;
  ThingKinds other = ThingKinds::all;
};

/// All that is known of a verb.
struct VerbRecord {
  const char* name = nullptr;  ///< for what is found wrong, for tests and tables
  StepFields reads{};          ///< a step of this verb has no other field set
  TakenByStep takes{};
  Reference named = Reference::nothing;  ///< what it calls that to which it has done something
  VerbTraits traits{};
  StepsWithin within = StepsWithin::any;
  EventFills gives{};  ///< what words mean in the steps that stand in it, where it gives them a meaning
  InPayment payment = InPayment::by_hand;
};

/// The record of a verb.
const VerbRecord& record_of(Verb verb);
/// Whether a verb has any of those traits.
bool has(Verb verb, VerbTraits traits);

}  // namespace sleight
