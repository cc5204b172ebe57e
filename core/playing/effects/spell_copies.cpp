#include "core/playing/effects/spell_copies.h"

#include <optional>
#include <utility>

#include "core/duel/tracked_changes.h"
#include "core/playing/effects/announcing.h"
#include "core/playing/effects/permanent_steps.h"
#include "core/playing/legality/targeting.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// What is done when the damage of a spell is dealt, as the spell itself that it was: whatever that event has
/// told is no part of it.
BatchItem spell_before(const BatchItem& waited) {
  BatchItem spell = waited;
  spell.kind = BatchItem::Kind::spell;
  spell.delayed_step = 0;
  spell.it = {};
  spell.other_one = {};
  spell.that_player = PlayerId::none;
  spell.that_amount = 0;
  spell.life_before = 0;
  return spell;
}

/// The spell that a thing is: one under way, or this very one, which is out of the batch while it is done and
/// over when its damage is dealt.
std::optional<BatchItem> spell_to_copy(const StepRun& run, const Thing& thing) {
  const Duel& duel = run.duel();
  std::optional<BatchItem> found;
  if (thing.kind == Thing::Kind::play) {
    if (const BatchItem* under_way = duel.find_play(thing.number)) found = *under_way;
  } else if (thing == Thing::of(run.play.source)) {
    const bool waited = run.play.delayed_step != 0 && run.play.ability != AbilityId::none &&
                        duel.library().ability(run.play.ability).kind == AbilityKind::spell;
    found = waited ? spell_before(run.play) : run.play;
  }
  if (!found || found->kind != BatchItem::Kind::spell || found->traits.card == CardId::none)
    return std::nullopt;
  // It waits in no batch, where a copy of it would lie (R-MANA-2).
  if (any(duel.library().card(found->traits.card).types & CardType::mana_source)) return std::nullopt;
  return found;
}

/// Another mode for the copy, of those that aim at what the copy aims at, as the player likes.
void ask_new_mode(Table& table, BatchItem& copy) {
  if (copy.ability == AbilityId::none) return;
  const std::vector<Mode>& all = table.duel.library().ability(copy.ability).modes;
  std::vector<int> alike;
  for (std::size_t at = 0; at < all.size(); ++at)
    if (all[at].targets == all[copy.mode].targets) alike.push_back(static_cast<int>(at));
  const Question question{.kind = DecisionKind::mode, .player = copy.controller, .source = copy.source};
  copy.mode = static_cast<std::uint8_t>(ask_value(table, question, alike));
}

/// Other targets for the copy, each as the player likes; what has no other keeps the one that it has.
void ask_new_targets(Table& table, BatchItem& copy) {
  for (std::size_t at = 0; at < copy.targets.size(); ++at) {
    const std::vector<Thing> others = other_targets(table.duel, copy, at);
    if (others.empty()) continue;
    const Question question{.kind = DecisionKind::target,
                            .player = copy.controller,
                            .source = copy.source,
                            .subject = copy.targets[at]};
    if (const Thing chosen = ask_which(table, question, others, true); chosen.kind != Thing::Kind::none)
      copy.targets[at] = chosen;
  }
}

}  // namespace

void hold_copies(Table& table, std::uint32_t number) {
  std::vector<std::uint32_t> copies;
  // Whatever is newer than what has made it, and lies there still, was made by it.
  for (const BatchItem& play : table.duel.batch)
    if (play.number > number && !play.successfully_cast) copies.push_back(play.number);
  for (const std::uint32_t copy : copies) hold_interrupts(table, copy);
}

void steps::copy_spell(StepRun& run, const Step& step) {
  Duel& duel = run.duel();
  run.play.last_result = 0;
  const PlayerId player = selected_player(run.context(), step.other, run.you());
  for (const Thing& thing : run.things(step.what)) {
    const std::optional<BatchItem> spell = spell_to_copy(run, thing);
    if (!spell || player == PlayerId::none) continue;
    // Each copy is one more for the next round.
    if (!run.goes_on(step)) return;
    const ObjectId source = create_spell(duel, spell->traits.card, player);
    if (!source) continue;
    // What was chosen and paid for the spell is chosen and paid for its copy.
    BatchItem copy = *spell;
    copy.number = duel.next_number++;
    copy.source = source;
    copy.controller = player;
    copy.successfully_cast = false;
    copy.interrupt_chance_used = {};
    if (!step.change.parts.empty()) change_things(run, step, {Thing::of(source)});
    copy.traits = snapshot(duel, source);
    if (step.new_mode) ask_new_mode(run.table, copy);
    if (step.up_to) ask_new_targets(run.table, copy);
    const BatchItem& announced = put_on_batch(duel, std::move(copy));
    if (run.table.observer != nullptr) run.table.observer->announced(duel, announced);
    tell_of_targets(run.table, BatchItem(announced));
    ++run.play.last_result;
  }
}

}  // namespace sleight
