#pragma once

#include "core/duel/duel.h"

/// What is under way in a duel, and how far its turn has come: cards ask after both at any time (R-CONT-3).
/// Who changes them does it here, where what was computed is told; the test `changes_are_told` proves it.
namespace sleight {

/// On to a stage of the phase or of the attack.
void go_to(Duel& duel, Stage stage);
/// On to a phase that has yet to begin, by its number.
void go_to_phase(Duel& duel, std::uint8_t phase);

/// Something else is going on: what was dealt a moment ago was dealt before (Quality::just_damaged_by).
void let_damage_pass(Duel& duel);

/// Puts a play on top of the batch.
const BatchItem& put_on_batch(Duel& duel, BatchItem play);
/// Takes the play on top off the batch.
BatchItem take_from_batch(Duel& duel);
/// Takes the play of that number out of the batch.
void take_from_batch(Duel& duel, std::uint32_t number);

/// Does `change` with the play of that number, as long as it is under way.
template <typename Change>
void change_play(Duel& duel, std::uint32_t number, Change change) {
  for (BatchItem& play : duel.batch)
    if (play.number == number) change(play);
  duel.touch(Duel::batch_state);
}
/// Whether the ability asks how often it was used, this turn or ever.
bool asks_uses(const Ability& ability);
/// Notes that the player is using an activated ability of `holder`, the one of that giver, once more this
/// turn.
void note_use(Duel& duel, AbilityId ability, ObjectId holder, const GivenBy& given, PlayerId player);
/// What was used of `holder` counts no more: it is there as if it were freshly played (R-ENCH-5).
void forget_uses(Duel& duel, ObjectId holder);
/// Notes that a card was cast, or played, this turn by that player.
void note_played(Duel& duel, LastKnown card, PlayerId player);
/// Notes that the player has cast a spell or put a card into play, where the turn is theirs.
void note_action(Duel& duel, PlayerId player);
/// A turn is over: what was used in it was used before.
void note_turn_of_uses(Duel& duel);
/// Notes for the effects of `source` that are under way or wait that it has become untapped (R-DUR-3).
void note_untapped(Duel& duel, ObjectId source);

/// Does `change` with the packets of the open step.
template <typename Change>
void change_packets(Duel& duel, Change change) {
  change(duel.packets);
  // Afterwards: whoever looks meanwhile, as `change` itself may, looks at what is half done.
  duel.touch(Duel::packet_state);
}
/// Does `change` with the packet of that number, as long as it waits.
template <typename Change>
void change_packet(Duel& duel, std::uint32_t number, Change change) {
  change_packets(duel, [&](std::vector<Packet>& packets) {
    for (Packet& packet : packets)
      if (packet.number == number) return change(packet);
  });
}
/// Takes all of them away.
std::vector<Packet> take_packets(Duel& duel);

/// Nothing is under way any more: the duel is over.
void call_off_everything(Duel& duel);

}  // namespace sleight
