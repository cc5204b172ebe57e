#include "core/playing/casting/phase_plays.h"

#include "core/duel/tracked_changes.h"
#include "core/playing/effects/effect_plays.h"
#include "core/playing/upcalls.h"

namespace sleight {
namespace {

/// Puts a play on the batch that no window asked for. Its number, or 0 when it was interrupted away.
std::uint32_t announce_unasked(Table& table, BatchItem play) {
  const BatchItem& announced = put_on_batch(table.duel, std::move(play));
  const std::uint32_t number = announced.number;
  if (table.observer != nullptr) table.observer->announced(table.duel, announced);
  // An effect like any other: it can be interrupted, and answered by whoever finishes the batch (R-TURN-8,
  // R-COST-8).
  return hold_interrupts(table, number) ? number : 0;
}

}  // namespace

std::uint32_t announce_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
                              const Event& event) {
  auto play = begin_effect(table, ability, holder, controller, event);
  return play ? announce_unasked(table, std::move(*play)) : 0;
}

std::uint32_t announce_delayed(Table& table, const Delayed& delayed) {
  return announce_unasked(table, begin_delayed(table.duel, delayed, Event{}));
}

std::uint32_t announce_draw(Table& table) {
  BatchItem play;
  play.number = table.duel.next_number++;
  play.kind = BatchItem::Kind::phase_draw;
  play.controller = table.duel.active();
  // It has no source and no ability: what it is, its kind tells.
  play.that_player = table.duel.active();
  return announce_unasked(table, std::move(play));
}

}  // namespace sleight
