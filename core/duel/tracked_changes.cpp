#include "core/duel/tracked_changes.h"

#include <cassert>
#include <utility>

#include "core/card/definition_fields.h"

namespace sleight {
namespace {

bool asks(const Ability& ability, bool this_turn_too) {
  bool found = false;
  const auto look = [&](const Amount& amount) {
    found =
        found || amount.kind == AmountKind::uses_ever || (this_turn_too && amount.kind == AmountKind::uses);
  };
  definition::walk(ability, look);
  return found;
}

}  // namespace

bool asks_uses(const Ability& ability) { return asks(ability, true); }

void go_to(Duel& duel, Stage stage) {
  duel.turn.stage = stage;
  duel.touch(Duel::phase_state);
}

void go_to_phase(Duel& duel, std::uint8_t phase) {
  duel.turn.phase = phase;
  for (PlayerState& player : duel.players) player.drawn_in_phase = 0;
  let_damage_pass(duel);
  go_to(duel, Stage::phase_begins);
}

void let_damage_pass(Duel& duel) {
  bool passed = false;
  for (DamageRecord& record : duel.damage_this_turn) passed = std::exchange(record.just, false) || passed;
  if (passed) duel.touch(Duel::counter);
}

const BatchItem& put_on_batch(Duel& duel, BatchItem play) {
  duel.batch.push_back(std::move(play));
  duel.touch(Duel::batch_state);
  return duel.batch.back();
}

BatchItem take_from_batch(Duel& duel) {
  assert(!duel.batch.empty());  // only who has put something on the batch takes it off
  BatchItem play = std::move(duel.batch.back());
  duel.batch.pop_back();
  duel.touch(Duel::batch_state);
  return play;
}

void take_from_batch(Duel& duel, std::uint32_t number) {
  std::erase_if(duel.batch, [&](const BatchItem& play) { return play.number == number; });
  duel.touch(Duel::batch_state);
}

void note_use(Duel& duel, AbilityId ability, ObjectId holder, const GivenBy& given, PlayerId player) {
  for (AbilityUses& uses : duel.turn.uses) {
    if (uses.ability != ability || uses.object != holder || uses.given != given || uses.player != player)
      continue;
    ++uses.count;
    return duel.touch(Duel::batch_state);
  }
  duel.turn.uses.push_back(
      {.ability = ability, .object = holder, .given = given, .player = player, .count = 1});
  duel.touch(Duel::batch_state);
}

void forget_uses(Duel& duel, ObjectId holder) {
  if (std::erase_if(duel.turn.uses, [&](const AbilityUses& uses) { return uses.object == holder; }) != 0)
    duel.touch(Duel::batch_state);
}

void note_played(Duel& duel, LastKnown card, PlayerId player) {
  // A card in a hand is nobody's to control.
  card.controller = player;
  duel.played_this_turn.push_back(std::move(card));
  duel.touch(Duel::batch_state);
  note_action(duel, player);
}

void note_action(Duel& duel, PlayerId player) {
  if (player == duel.active()) duel.player(player).acted = true;
}

void note_turn_of_uses(Duel& duel) {
  // Only what an ability asks for is kept, so that positions that are alike stay alike.
  std::erase_if(duel.turn.uses, [&](const AbilityUses& uses) {
    return !duel.is_in_play(uses.object) || !asks(duel.library().ability(uses.ability), false);
  });
  for (AbilityUses& uses : duel.turn.uses) uses.before += std::exchange(uses.count, 0);
  duel.touch(Duel::batch_state);
}

void note_untapped(Duel& duel, ObjectId source) {
  const auto note = [source](Announcement& announced) {
    if (announced.source == source) announced.source_untapped = true;
  };
  for (BatchItem& play : duel.batch) note(play);
  for (Delayed& delayed : duel.delayed) note(delayed);
  if (!duel.batch.empty()) duel.touch(Duel::batch_state);
}

std::vector<Packet> take_packets(Duel& duel) {
  duel.touch(Duel::packet_state);
  return std::exchange(duel.packets, {});
}

void call_off_everything(Duel& duel) {
  duel.batch.clear();
  duel.packets.clear();
  duel.dying.clear();
  duel.touch(Duel::batch_state | Duel::packet_state);
}

}  // namespace sleight
