#pragma once

#include <cstdint>

#include "core/duel/duel.h"
#include "core/query/context.h"
#include "core/query/event.h"
#include "core/table/decision.h"

namespace sleight {

/// A card or token that went from one zone to another. It is a new object there (R-ZONE-2).
struct Move {
  ObjectId before;  ///< what it was; its traits are still known (`snapshot`)
  ObjectId now;
  Zone from = Zone::nowhere;
  Zone to = Zone::nowhere;  ///< where it was put; a token that leaves play ceases to be there (R-ZONE-16)
};

/// Hears what happens at a table: journals, tests and counts. It must not change the duel, and the core knows
/// nothing of what it does. One that a table does not have costs a comparison with null at each of these
/// moments. Everything is told as it happens, when the duel has already changed, unless it is said otherwise.
class Observer {
 public:
  Observer() = default;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;
  virtual ~Observer() = default;

  /// The turn of `duel.active()` began.
  virtual void turn_began(const Duel& /*duel*/) {}
  /// The turn of `player` would have begun, but is skipped (R-SKIP-1).
  virtual void turn_skipped(const Duel& /*duel*/, PlayerId /*player*/) {}
  /// The phase `duel.phase()` began, or was skipped instead (R-SKIP-1).
  virtual void phase_began(const Duel& /*duel*/) {}
  /// A phase was skipped.
  virtual void phase_skipped(const Duel& /*duel*/) {}
  /// A decision was answered.
  virtual void decided(const Duel& /*duel*/, const Decision& /*decision*/, std::int32_t /*answer*/) {}
  /// Something happened that abilities may listen to.
  virtual void happened(const Duel& /*duel*/, const Event& /*event*/) {}
  /// A card moved from zone to zone.
  virtual void moved(const Duel& /*duel*/, const Move& /*move*/) {}
  /// A step lets `player` see a card.
  virtual void looked_at(const Duel& /*duel*/, ObjectId /*card*/, PlayerId /*player*/) {}
  /// A land was played; it is in play.
  virtual void land_played(const Duel& /*duel*/, PlayerId /*player*/, ObjectId /*land*/) {}
  /// A spell or ability was announced and paid for.
  virtual void announced(const Duel& /*duel*/, const BatchItem& /*play*/) {}
  /// An activated ability is used: its cost is paid. That of mana is used here too, be it drawn by hand or
  /// for a cost (R-MANA-2).
  virtual void used(const Duel& /*duel*/, ObjectId /*source*/, AbilityId /*ability*/) {}
  /// A cost drew mana from a permanent by itself.
  virtual void drawn_for_cost(const Duel& /*duel*/, ObjectId /*source*/) {}
  /// A spell or ability that was begun is not played after all (R-FIZZLE-1, R-FIZZLE-2).
  virtual void called_off(const Duel& /*duel*/, const BatchItem& /*play*/) {}
  /// A play was taken out of the batch before it could resolve (R-CAST-3). It is still there.
  virtual void countered(const Duel& /*duel*/, const BatchItem& /*play*/) {}
  /// A spell resolves or an ability has its effect: it was not countered, and its targets are legal. What it
  /// does comes after this.
  virtual void takes_effect(const Duel& /*duel*/, const BatchItem& /*play*/) {}
  /// An effect is about to do a step, and reads it by `context`.
  virtual void step_begins(const Context& /*context*/, const Step& /*step*/) {}
  /// A play would resolve, but none of its targets is legal any more (R-TARGET-5).
  virtual void failed(const Duel& /*duel*/, const BatchItem& /*play*/) {}
  /// Damage is about to be dealt: a prevention step begins with this packet (R-DP-1).
  virtual void damage_waits(const Duel& /*duel*/, const Packet& /*packet*/) {}
  /// What was not prevented of a packet is dealt. A player's loss of life comes after this.
  virtual void damage_dealt(const Duel& /*duel*/, const Packet& /*packet*/) {}
  /// A limit of the platform cuts something off that the rules would let happen: `what` would be more than
  /// `most`. ("tokens in play", 1000)
  virtual void cut_off(const Duel& /*duel*/, const char* /*what*/, int /*most*/) {}
  /// The duel came to a rest point.
  virtual void stage_reached(const Duel& /*duel*/) {}
};

}  // namespace sleight
