#pragma once

#include "core/duel/announcement.h"

namespace sleight {

/// Something that happened, as abilities listen to it and as observers are told.
struct Event {
  EventKind kind{};                  ///< none: nothing
  ObjectId object;                   ///< the subject
  ObjectId other;                    ///< the second object
  PlayerId player = PlayerId::none;  ///< that player (damaged, casting, drawing, whose phase)
  PlayerId cause =
      PlayerId::none;  ///< whose spell or effect does it, for discards; none: the rules themselves
  std::int32_t amount = 0;
  std::int32_t life_before = 0;  ///< of a damaged player, before any damage of the step was dealt
  bool combat = false;
  std::uint32_t play = 0;   ///< the spell, for successfully_cast; what was announced, for activates
  bool tapping = false;     ///< {T} is part of its cost, for activates
  bool sacrificed = false;  ///< somebody has sacrificed it, for put_into_graveyard
  bool elsewhere = false;   ///< it was not in play, for put_into_graveyard
  const LastKnown* source =
      nullptr;               ///< of damage, as it was then; known while it happens, and not afterwards
  std::uint32_t effect = 0;  ///< the effect that dealt the damage (`Packet::effect`), for deals_damage
  Word phase;
  Word paid_keyword;  ///< whose cost it is part of, for discards; none: of no keyword's
  Word counter;       ///< the kind, for last_counter_removed
  PhasePart part = PhasePart::ordinary;
  /// In `Table::pending`: the ability that the event has triggered, with holder and controller. All three are
  /// noted when the event happens, so that an ability of a permanent that dies by the event still triggers.
  /// No ability: a delayed effect was waiting for the event.
  const Ability* ability = nullptr;
  const Ability* keyword = nullptr;  ///< the use of the keyword that the ability belongs to
  ObjectId giver;                    ///< whose text that is
  TextWords text;                    ///< how its words read
  std::int32_t x = 0;                ///< the X paid for what holds it
  Chosen chosen;                     ///< what was chosen for that
  GrantedChoice granted;             ///< what was chosen for that which grants it the ability
  ObjectId holder;
  Timestamp delayed = 0;  ///< `Delayed::since` of the delayed effect that answers; 0: no such one
  PlayerId controller = PlayerId::none;
};

}  // namespace sleight
