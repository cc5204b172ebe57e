#include "core/playing/effects/damage_steps.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/playing/costs/mana_drawing.h"
#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/mana_sources.h"
#include "core/playing/damage/packets.h"
#include "core/playing/moves/zones.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight::steps {

namespace {

/// What the spell or effect has as targets. What a delayed effect is about was chosen before, and is none of
/// its own (R-TARGET-6), but for what it aims at itself.
std::vector<Thing> targets_now(const StepRun& run) {
  const std::vector<Thing>& all = run.play.targets;
  if (run.play.delayed_step == 0) return all;
  const bool aims =
      run.it.kind != Thing::Kind::none && std::find(all.begin(), all.end(), run.it) != all.end();
  return aims ? std::vector<Thing>{run.it} : std::vector<Thing>{};
}

}  // namespace

void deal(StepRun& run, const Step& step) {
  const int amount = run.amount(step, 0);
  std::vector<LastKnown> sources;
  if (step.other.empty()) {
    sources.push_back(run.play.traits);  // as it was when announced (R-RESOLVE-2)
  } else {
    for (const Thing& thing : run.things(step.other))
      // Another source than this card is taken as it is at this moment.
      if (thing.is_object()) sources.push_back(snapshot(run.duel(), thing.object));
  }
  const std::vector<Thing> aimed_at = targets_now(run);
  int dealt = 0;
  for (const LastKnown& source : sources)
    for (const Thing& victim : run.things(step.what)) {
      // Spells and packets cannot be damaged, nor what has left play meanwhile.
      if (victim.is_object() ? !run.duel().is_in_play(victim.object) : !victim.is_player()) continue;
      // Never combat damage, not even when a creature in combat deals it (R-DMG-3).
      make_packet(run.table, source, victim, amount, false, false, aimed_at);
      dealt += std::max(0, amount);
    }
  run.play.last_result = dealt;
}

namespace {

/// The player gains so much life, or something else is done instead.
void gain(Table& table, PlayerId player, int amount) {
  if (amount == 0 ||
      !done_instead(table, {.would = Would::gain_life, .whom = Thing::of(player), .amount = amount}))
    change_life(table, player, amount);
}

/// A new total is a gain or a loss of the difference: whoever listens to those hears of it, and what is done
/// instead of a gain is.
void gain_or_lose(Table& table, PlayerId player, int amount) {
  if (amount > 0)
    gain(table, player, amount);
  else
    change_life(table, player, amount);
}

}  // namespace

void gain_life(StepRun& run, const Step& step) {
  const int amount = std::max(0, run.amount(step, 1));
  for (const PlayerId player : run.players(step.what)) gain(run.table, player, amount);
  run.play.last_result = amount;
}

void lose_life(StepRun& run, const Step& step) {
  const int amount = std::max(0, run.amount(step, 1));
  run.play.last_result = 0;
  for (const PlayerId player : run.players(step.what)) {
    change_life(run.table, player, -amount);
    run.play.last_result += amount;
  }
}

void set_life(StepRun& run, const Step& step) {
  const int amount = run.amount(step, 0);
  for (const PlayerId player : run.players(step.what))
    gain_or_lose(run.table, player, amount - run.duel().player(player).life);
}

void lose_duel(StepRun& run, const Step& step) {
  // It is over when nothing is being resolved any more: whoever loses at the same check makes it a draw.
  for (const PlayerId player : run.players(step.what)) run.duel().player(player).told_to_lose = true;
}

void exchange_life(StepRun& run, const Step& step) {
  const PlayerId other = selected_player(run.context(), step.other, run.you());
  for (const PlayerId player : run.players(step.what)) {
    if (player == other || other == PlayerId::none) continue;
    // Both totals are read before either changes.
    const int difference = run.duel().player(player).life - run.duel().player(other).life;
    gain_or_lose(run.table, player, -difference);
    gain_or_lose(run.table, other, difference);
  }
}

void prevent(StepRun& run, const Step& step) {
  int prevented = 0;
  for (const Thing& thing : run.things(step.what)) {
    if (thing.kind != Thing::Kind::packet) continue;
    const Packet* packet = run.duel().find_packet(thing.number);
    // Of several packets each is read anew: preventing all of one takes it away.
    if (packet == nullptr) continue;
    const Thing victim = packet->victim;
    prevented += prevent_from(run.table, thing.number, run.amount(step, packet->amount));
    // Whoever speaks of it later means whom it was dealt to.
    if (run.duel().find_packet(thing.number) == nullptr)
      std::replace(run.play.targets.begin(), run.play.targets.end(), thing, victim);
  }
  run.play.last_result = prevented;
}

void redirect(StepRun& run, const Step& step) {
  // One victim for all of them.
  const Thing victim = first_selected(run.context(), step.other);
  if (victim.is_object() ? !run.duel().is_in_play(victim.object) : !victim.is_player()) return;
  for (const Thing& thing : run.things(step.what)) {
    const Packet* packet = thing.kind == Thing::Kind::packet ? run.duel().find_packet(thing.number) : nullptr;
    if (packet != nullptr) redirect_packet(run.table, thing.number, victim, run.amount(step, packet->amount));
  }
}

void add_mana(StepRun& run, const Step& step) {
  const int times = std::max(0, run.amount(step, 1));
  const Reserve reserve = reserve_of(run.duel(), run.play.ability, step);
  for (const PlayerId player : run.players(step.what)) {
    for (std::size_t i = 0; i < colour_count; ++i)
      add_to_pool(run.duel(), player, i, step.mana.coloured[i] * times, reserve);
    // A generic symbol in what is added is colourless mana.
    add_to_pool(run.duel(), player, colourless_index, (step.mana.generic + step.colourless_mana) * times,
                reserve);
  }
  run.play.last_result = times;
}

namespace {

/// Which of these colours of mana the player names; a payment under way has settled it.
Colour colour_named(StepRun& run, PlayerId player, Colours among) {
  const Colours settled = Colours::from_bits(run.table.settled_mana.named & among.bits());
  if (!settled.empty() && player == run.you())
    return static_cast<Colour>(std::countr_zero(unsigned{settled.bits()}));
  return ask_colour(run.table, {.kind = DecisionKind::mana, .player = player, .source = run.play.source},
                    among);
}

}  // namespace

void add_mana_any(StepRun& run, const Step& step) {
  const Colours offered = colours_offered(run.context(), step);
  const int amount = offered.empty() ? 0 : std::max(0, run.amount(step, 1));
  for (const PlayerId player : run.players(step.what)) {
    if (offered.empty()) continue;
    add_to_pool(run.duel(), player, static_cast<std::size_t>(colour_named(run, player, offered)), amount,
                reserve_of(run.duel(), run.play.ability, step));
  }
  run.play.last_result = amount;
}

void add_mana_type(StepRun& run, const Step& step) {
  const ManaKinds kinds = kinds_offered(run.context(), step);
  run.play.last_result = 0;
  if (kinds == 0) return;
  const int amount = std::max(0, run.amount(step, 1));
  // A payment under way has settled it.
  const auto settled = static_cast<unsigned>(run.table.settled_mana.named & kinds);
  for (const PlayerId player : run.players(step.what)) {
    const auto kind = settled != 0 && player == run.you()
                          ? static_cast<std::size_t>(std::countr_zero(settled))
                          : ask_kind_of_mana(run.table, player, run.play.source, kinds);
    add_to_pool(run.duel(), player, kind, amount, reserve_of(run.duel(), run.play.ability, step));
  }
  run.play.last_result = amount;
}

void note_mana(StepRun& run, const Step& /*step*/) {
  if (!run.duel().exists(run.play.source)) return;
  run.duel().object(run.play.source).noted = run.play.spent;
  run.duel().touch(Duel::choice);
}

void add_mana_noted(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  if (!run.duel().exists(run.play.source)) return;
  const ManaPool noted = run.duel().object(run.play.source).noted;
  Colours colours;
  for (std::size_t i = 0; i < colour_count; ++i)
    if (noted.amount[i] > 0) colours = colours | static_cast<Colour>(i);
  // Nothing noted is of no type.
  if (noted.total() == 0) return;
  const int amount = std::max(0, run.amount(step, 1));
  for (const PlayerId player : run.players(step.what)) {
    const std::size_t kind = colours.empty() ? static_cast<std::size_t>(colourless_index)
                                             : static_cast<std::size_t>(colour_named(run, player, colours));
    add_to_pool(run.duel(), player, kind, amount, reserve_of(run.duel(), run.play.ability, step));
  }
  run.play.last_result = amount;
}

void empty_pool(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  for (const PlayerId player : run.players(step.what)) {
    // Lost without a loss of life: what is no longer there does not burn (R-MANA-4).
    run.play.last_result += run.duel().player(player).mana().total();
    run.duel().player(player).empty_pool();
  }
}

void give_pool(StepRun& run, const Step& step) {
  const PlayerId to = selected_player(run.context(), step.other, run.you());
  run.play.last_result = 0;
  for (const PlayerId player : run.players(step.what)) {
    if (player == to || to == PlayerId::none) continue;
    const ManaPool all = run.duel().player(player).mana();
    run.duel().player(player).empty_pool();
    for (std::size_t kind = 0; kind < all.amount.size(); ++kind)
      add_to_pool(run.duel(), to, kind, all.amount[kind]);
    run.play.last_result += all.total();
  }
}

namespace {

/// The player draws the mana of the permanent, by the way that they choose of several. What asks for mana
/// itself gives none here.
void draw_from(StepRun& run, PlayerId player, ObjectId id) {
  std::vector<ManaSource> ways = untapped_sources(run.duel(), player);
  std::erase_if(ways, [id](const ManaSource& way) {
    return way.object != id || way.costs_mana() || way.answers.count > 1;
  });
  // What counts what is tapped stands there once for each end of that, and is used once.
  for (std::size_t at = 1; at < ways.size();) {
    const ManaSource& before = ways[at - 1];
    const ManaSource& way = ways[at];
    const bool same = way.counting && before.counting && before.ability == way.ability &&
                      before.which == way.which && before.mode == way.mode && before.x == way.x &&
                      before.ways == way.ways && before.any_of == way.any_of;
    if (same)
      ways.erase(ways.begin() + static_cast<std::ptrdiff_t>(at));
    else
      ++at;
  }
  if (ways.empty()) return;
  std::vector<std::int32_t> numbers(ways.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  const Question which{.kind = DecisionKind::mode, .player = player, .source = id};
  const ManaSource way = ways[static_cast<std::size_t>(ask_value(run.table, which, numbers))];
  std::vector<std::int32_t> kinds;
  for (std::int32_t kind = 0; kind <= colourless_index; ++kind)
    if ((static_cast<unsigned>(way.any_of) >> static_cast<unsigned>(kind) & 1U) != 0) kinds.push_back(kind);
  const Question question{.kind = DecisionKind::mana, .player = player, .source = id};
  const int kind = kinds.empty() ? 0 : ask_value(run.table, question, kinds);
  if (draw_as_planned(run.table, player, way, static_cast<std::size_t>(kind), {})) ++run.play.last_result;
}

}  // namespace

void draw_all_mana(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  const std::vector<ObjectId> lands = [&] {
    std::vector<ObjectId> found;
    for (const Thing& thing : run.things(step.other))
      if (thing.is_object()) found.push_back(thing.object);
    return found;
  }();
  for (const PlayerId player : run.players(step.what))
    for (const ObjectId id : lands)
      if (run.duel().is_in_play(id) && run.duel().look(id).controller == player) draw_from(run, player, id);
}

}  // namespace sleight::steps
