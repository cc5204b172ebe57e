#pragma once

#include "core/duel/duel.h"
#include "core/reading/event.h"
#include "core/table/decision.h"

namespace sleight {

/// Hears what happens at a table: tests, records and terminals. It must not change the duel.
class Observer {
 public:
  Observer() = default;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;
  virtual ~Observer() = default;
  /// A decision was answered.
  virtual void decided(const Duel& duel, const Decision& decision, std::int32_t answer) = 0;
  /// Something happened that abilities may listen to.
  virtual void happened(const Duel& duel, const Event& event) = 0;
  /// A spell or ability was announced.
  virtual void announced(const Duel& duel, const Play& play) = 0;
  /// A spell resolves or an ability has its effect: it was not countered, and its targets are legal.
  virtual void takes_effect(const Duel& /*duel*/, const Play& /*play*/) {}
  /// The duel came to a rest point.
  virtual void stage_reached(const Duel& duel) = 0;
};

}  // namespace sleight
