#include "core/playing/effects/compelled_payment.h"

#include <algorithm>
#include <bit>

#include "core/playing/costs/available_mana.h"
#include "core/playing/costs/mana_drawing.h"
#include "core/playing/costs/mana_sources.h"
#include "core/playing/costs/payment.h"

namespace sleight {

namespace {

/// Whether the cost can be paid from the pool and what those permanents give.
bool covers(const Context& context, PlayerId player, const Cost& cost, const std::vector<Thing>& from) {
  AvailableMana supply;
  fill_available_mana(supply, context.duel, player);
  for (const ManaSource& source : *supply.sources)
    if (std::find(from.begin(), from.end(), Thing::of(source.object)) == from.end()) {
      spare(supply, source.object);
      leave_out(supply, source.object.slot);
    }
  return can_pay(supply, context, player, cost, {}, 0, 1);
}

/// The next of those permanents from which mana is drawn, by the fixed preference, and how.
const ManaSource* next_source(const Duel& duel, PlayerId player, const std::vector<Thing>& from) {
  const std::vector<ManaSource>& sources = known_sources(duel, player);
  for (const std::uint32_t at : preferred_sources(duel, player)) {
    const std::size_t count = ways_together(sources, at);
    for (std::size_t way = at; way < at + count; ++way) {
      const ManaSource& source = sources[way];
      const bool meant = std::find(from.begin(), from.end(), Thing::of(source.object)) != from.end();
      if (meant && is_usable(duel, source) && !source.costs_mana()) return &source;
    }
  }
  return nullptr;
}

}  // namespace

bool pay_compelled(StepRun& run, const Context& context, PlayerId player, const Cost& cost,
                   const std::vector<Thing>& from) {
  if (!covers(context, player, cost, from)) return false;
  while (!covers(context, player, cost, {})) {
    const ManaSource* next = next_source(run.duel(), player, from);
    if (next == nullptr) return false;
    const ManaSource source = *next;
    const int kind = source.any_of == 0 ? 0 : std::countr_zero(static_cast<unsigned>(source.any_of));
    if (!draw_as_planned(run.table, player, source, static_cast<std::size_t>(kind), {})) return false;
  }
  return pay(run.table, context, player, cost, run.play);
}

}  // namespace sleight
