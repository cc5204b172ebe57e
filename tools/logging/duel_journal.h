#pragma once

#include <string>

#include "core/table/observer.h"
#include "tools/logging/log.h"

namespace sleight {

/// Tells a duel line by line, each with its turn and phase. Level `info` tells what both players can see:
/// turns, plays and what becomes of them, damage, life, attacks, and what leaves play. `debug` adds decisions
/// with their answers, effects that nobody played, mana, taps and every move from zone to zone; `trace` adds
/// all that a decision offered. The last two name cards in hands and libraries.
class DuelJournal : public Observer {
 public:
  explicit DuelJournal(const Log& log) : log_(log) {}

  void turn_began(const Duel& duel) override;
  void phase_began(const Duel& duel) override;
  void turn_skipped(const Duel& duel, PlayerId player) override;
  void phase_skipped(const Duel& duel) override;
  void decided(const Duel& duel, const Decision& decision, std::int32_t answer) override;
  void happened(const Duel& duel, const Event& event) override;
  void moved(const Duel& duel, const Move& move) override;
  void land_played(const Duel& duel, PlayerId player, ObjectId land) override;
  void announced(const Duel& duel, const BatchItem& play) override;
  void called_off(const Duel& duel, const BatchItem& play) override;
  void countered(const Duel& duel, const BatchItem& play) override;
  void cut_off(const Duel& duel, const char* what, int most) override;
  void takes_effect(const Duel& duel, const BatchItem& play) override;
  void failed(const Duel& duel, const BatchItem& play) override;
  void damage_waits(const Duel& duel, const Packet& packet) override;
  void damage_dealt(const Duel& duel, const Packet& packet) override;
  void stage_reached(const Duel& duel) override;

 private:
  void tell(LogLevel level, const Duel& duel, const std::string& what) const;

  Log log_;
};

}  // namespace sleight
