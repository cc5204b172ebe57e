#include "core/playing/effects/permanent_steps.h"

#include <algorithm>
#include <utility>

#include "core/card/plus_text.h"
#include "core/derived/changes.h"
#include "core/derived/dependencies.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/effects/arrival.h"
#include "core/playing/moves/copies.h"
#include "core/playing/moves/lasting.h"
#include "core/playing/moves/zones.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight::steps {
namespace {

/// The object that a thing stands for: a spell under way stands for its card, which takes what is done to it
/// along into play (R-INT-5).
ObjectId object_of(const Duel& duel, Thing thing) {
  if (thing.is_object()) return duel.exists(thing.object) ? thing.object : ObjectId{};
  if (thing.kind != Thing::Kind::play) return {};
  const BatchItem* play = duel.find_play(thing.number);
  return play != nullptr && play->kind == BatchItem::Kind::spell ? play->source : ObjectId{};
}

/// An effect under way has the traits that its source had; an interrupt aimed at the effect itself changes
/// those (R-RESOLVE-2).
void change_traits(const Context& context, const Change& change, LastKnown& traits) {
  Characteristics now;
  static_cast<Traits&>(now) = traits;
  for (const ChangePart& part : change.parts) apply_flat(context, part, now);
  static_cast<Traits&>(traits) = now;
}

Effect new_effect(StepRun& run, const Step& step) {
  Duel& duel = run.duel();
  Effect effect;
  static_cast<Announcement&>(effect) = run.announcement_now();
  effect.source_card = run.play.traits.card;
  effect.duration = step.duration;
  // The moment at which it is made counts, not that of its announcement: a batch resolves the other way round
  // (R-CONT-1).
  effect.since = duel.tick();
  return effect;
}

/// A spell that is aimed at is under way no more when it deals its damage: a rule about that knows its card.
void follow_cards(const Duel& duel, std::vector<Thing>& targets) {
  for (Thing& target : targets)
    if (target.kind == Thing::Kind::play)
      if (const BatchItem* play = duel.find_play(target.number);
          play != nullptr && play->kind == BatchItem::Kind::spell)
        target = Thing::of(play->source);
}

/// The part by which something becomes a copy; null: by none.
const ChangePart* part_that_copies(const Change& change) {
  const auto part = std::find_if(change.parts.begin(), change.parts.end(),
                                 [](const ChangePart& each) { return each.kind == ChangeKind::copy_of; });
  return part != change.parts.end() ? &*part : nullptr;
}

/// Every amount and reference of a change has been fixed: nothing more is read off what it was aimed at or
/// what set it off, and a duel with many effects is copied without that.
void forget_what_is_fixed(Effect& effect) {
  effect.targets.clear();
  effect.target_counts.clear();
  effect.shares.clear();
  effect.it = {};
  effect.other_one = {};
  effect.done.clear();
  effect.that_player = PlayerId::none;
  effect.that_amount = effect.life_before = effect.last_result = effect.x = 0;
}

bool is_whole_set(Reference reference) {
  return reference == Reference::permanents || reference == Reference::cards ||
         reference == Reference::spells || reference == Reference::players;
}

/// Whether it is about what will have been dealt lethal damage, which is known only when that dies.
bool waits_for_death(const Selector& affects) {
  return std::any_of(affects.filters.begin(), affects.filters.end(),
                     [](const Filter& filter) { return filter.quality == Quality::lethally_damaged; });
}

/// Whether a rule goes on to ask whom it holds for: "all creatures" means also those that come later, and
/// lethal damage may be dealt later. A named thing is settled when it begins, and so is who fights in an
/// attack that will be over before the rule is: nobody would be left to hold it for.
bool asks_on(const Selector& affects, Duration duration, const std::vector<Thing>& now) {
  if (waits_for_death(affects)) return true;
  if (!is_whole_set(affects.from)) return false;
  const bool of_attack = (dependencies_of(affects) & Duel::combat_state) != 0;
  switch (duration) {
    case Duration::end_of_combat:
      return true;
    case Duration::end_of_turn:
      // Nobody yet: the attack, or its blocks, may be to come.
      return !of_attack || now.empty();
    case Duration::for_good:
    case Duration::while_source_in_play:
    case Duration::while_source_tapped:
    case Duration::while_source_yours:
    case Duration::while_yours_and_tapped:
    case Duration::next_untap:
    case Duration::next_upkeep:
    case Duration::end_of_next_upkeep:
    case Duration::next_turn:
    case Duration::owners_next_turn:
      return !of_attack;
  }
  return true;
}

}  // namespace

/// Whether the change would give it to somebody who may not have it.
bool keeps_control(const StepRun& run, const Step& step, const Thing& thing) {
  const Duel& duel = run.table.duel;
  if (!thing.is_object() || !duel.is_in_play(thing.object)) return false;
  return std::any_of(step.change.parts.begin(), step.change.parts.end(), [&](const ChangePart& part) {
    if (part.kind != ChangeKind::controller || !has_rule(duel, RuleKind::control_kept, thing)) return false;
    const PlayerId player = part.who.empty() ? run.play.controller
                                             : selected_player(run.context(), part.who, run.play.controller);
    return player != duel.look(thing.object).controller;
  });
}

bool may_begin(const StepRun& run, const Step& step) {
  const Duel& duel = run.table.duel;
  const ObjectId source = run.play.source;
  switch (step.duration) {
    case Duration::while_source_in_play:
      return duel.is_in_play(source);
    case Duration::while_source_tapped:
      // Tapped again is not "stays tapped".
      return duel.is_in_play(source) && duel.object(source).tapped && !run.play.source_untapped;
    case Duration::while_source_yours:
      return duel.is_in_play(source) && duel.look(source).controller == run.play.controller;
    case Duration::while_yours_and_tapped:
      return duel.is_in_play(source) && duel.look(source).controller == run.play.controller &&
             duel.object(source).tapped && !run.play.source_untapped;
    case Duration::end_of_combat:
      return attack_is_on(duel);  // "this attack": of a later one nothing is said
    case Duration::end_of_turn:
    case Duration::for_good:
    case Duration::next_untap:
    case Duration::next_upkeep:
    case Duration::end_of_next_upkeep:
    case Duration::next_turn:
    case Duration::owners_next_turn:
      break;
  }
  return true;
}

void regenerate(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  for (const ObjectId id : run.permanents(step.what)) {
    // Nothing to save it from: regeneration is no tapping and no healing by itself (R-REGEN-2).
    if (!is_dying(run.duel(), id)) continue;
    if (has_rule(run.duel(), RuleKind::cannot_regenerate, Thing::of(id))) continue;  // R-REGEN-8
    sleight::regenerate(run.table, id);
    ++run.play.last_result;
  }
}

void heal(StepRun& run, const Step& step) {
  for (const ObjectId id : run.permanents(step.what)) run.duel().object(id).damage = 0;
  run.duel().touch(Duel::counter);
}

void tap(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  for (const ObjectId id : run.permanents(step.what)) {
    if (run.duel().object(id).tapped || !can_be_tapped(run.duel(), id)) continue;
    sleight::tap(run.table, id);
    ++run.play.last_result;
  }
}

void untap(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  for (const ObjectId id : run.permanents(step.what)) {
    if (!run.duel().object(id).tapped) continue;
    sleight::untap(run.table, id);
    // An effect under way is not on the batch any more, where untapping would note it.
    if (id == run.play.source) run.play.source_untapped = true;
    ++run.play.last_result;
  }
}

void change(StepRun& run, const Step& step) {
  if (may_begin(run, step)) change_things(run, step, run.things(step.what));
}

void change_things(StepRun& run, const Step& step, const std::vector<Thing>& things) {
  Duel& duel = run.duel();
  Effect effect = new_effect(run, step);
  effect.change = duel.library().id_of(step.change);
  // Amounts are read once, now: a change that lasts does not follow what it was counted by (R-DUR-1).
  effect.fixed = fixed_parts(run.context(), step.change);
  // What a token is given as it is made is a part of what it is.
  effect.copied_too = step.duration == Duration::for_good && step.what.from == Reference::made;
  const ChangePart* copying = part_that_copies(step.change);
  const std::vector<Effect> besides =
      copying != nullptr
          ? copied_besides(duel, first_selected(run.context(), copying->who).object, run.play.ability)
          : std::vector<Effect>{};
  if (step.condition) {
    // It is found again by its ability and its place there; without an ability there is no such place.
    if (run.play.ability == AbilityId::none) return;
    const std::optional<std::size_t> position = duel.library().position(run.play.ability, step);
    if (!position) return;
    effect.made_by = run.play.ability;
    effect.step = static_cast<std::uint16_t>(*position);
    if (!goes_on(duel, effect)) return;
  } else {
    forget_what_is_fixed(effect);
  }
  for (const Thing& thing : things) {
    if (keeps_control(run, step, thing)) continue;
    if (thing.kind == Thing::Kind::play)
      change_play(duel, thing.number, [&](BatchItem& play) {
        if (play.kind != BatchItem::Kind::spell) change_traits(run.context(), step.change, play.traits);
      });
    const ObjectId id = object_of(duel, thing);
    if (!id) continue;
    if (copying != nullptr && step.duration == Duration::for_good) end_besides(duel, id, run.play.ability);
    effect.affected = Thing::of(id);
    duel.effects.push_back(effect);
    duel.budget().spend(Budget::thing);
    if (copying != nullptr) give_besides(duel, besides, id, run.play.controller, step.duration);
    effect.since = duel.tick();  // every record has a moment of its own
  }
  duel.touch(Duel::board);
}

void exchange_control(StepRun& run, const Step& step) {
  Duel& duel = run.duel();
  run.play.last_result = 0;
  const std::vector<ObjectId> both = run.permanents(step.what);
  // Where one of them is gone, nothing is exchanged.
  if (both.size() != 2) return;
  for (const ObjectId id : both)
    if (has_rule(duel, RuleKind::control_kept, Thing::of(id))) return;
  const PlayerId first = duel.look(both.front()).controller;
  const PlayerId second = duel.look(both.back()).controller;
  if (first == second) return;
  Effect effect = new_effect(run, step);
  effect.change = duel.library().id_of(step.change);
  forget_what_is_fixed(effect);
  for (const auto& [id, to] : {std::pair(both.front(), second), std::pair(both.back(), first)}) {
    effect.affected = Thing::of(id);
    // Its part names nobody: whose the effect is has control.
    effect.controller = to;
    duel.effects.push_back(effect);
    duel.budget().spend(Budget::thing);
    effect.since = duel.tick();
  }
  run.play.last_result = 1;
  duel.touch(Duel::board);
}

void rule(StepRun& run, const Step& step) {
  if (!may_begin(run, step)) return;
  Duel& duel = run.duel();
  for (const Ability& ability : step.abilities) {
    Effect effect = new_effect(run, step);
    effect.ability = duel.library().id_of(ability);
    follow_cards(duel, effect.targets);
    if (ability.rule.amount) effect.fixed.push_back({evaluate(run.context(), *ability.rule.amount), {}});
    const std::vector<Thing> now = run.things(ability.affects);
    if (asks_on(ability.affects, step.duration, now)) {
      duel.effects.push_back(effect);
      duel.budget().spend(Budget::thing);
      continue;
    }
    for (const Thing& thing : now) {
      effect.affected = thing;
      if (!thing.is_player()) {
        const ObjectId id = object_of(duel, thing);
        if (!id) continue;
        effect.affected = Thing::of(id);
      }
      duel.effects.push_back(effect);
      duel.budget().spend(Budget::thing);
      effect.since = duel.tick();
    }
  }
  duel.touch(Duel::board);
}

void attach(StepRun& run, const Step& step) {
  Duel& duel = run.duel();
  run.play.last_result = 0;
  for (const ObjectId id : run.permanents(step.what)) {
    // Its controller stays the same: only what it lies on changes (R-CTRL-2).
    const PlayerId controller = duel.look(id).controller;
    std::vector<Thing> hosts = run.things(step.other);
    // Where it lies already is no move, and neither is where it may not lie (R-ENCH-3).
    std::erase_if(hosts, [&](const Thing& host) {
      return !host.is_object() || host.object == id || host.object == duel.object(id).attached_to ||
             !may_lie_on(duel, id, host.object, controller);
    });
    const std::vector<Thing> chosen =
        ask_some(run.table, {.kind = DecisionKind::choose, .player = run.you(), .source = run.play.source},
                 std::move(hosts), 1);
    if (chosen.empty()) continue;
    // What is no enchantment was not played on its host, and keeps all that was done to it.
    if (duel.look(id).is(CardType::enchantment))
      move_enchantment(run.table, id, chosen.front().object, run.play);
    else
      put_on(duel, id, chosen.front().object);
    ++run.play.last_result;
  }
}

void put_counters(StepRun& run, const Step& step) {
  int amount = std::max(0, run.amount(step, 1));
  Word kind = step.word;
  // "A +0/+X counter": one, and its name tells how much it adds (R-COUNTER-1).
  if (const std::string& name = run.duel().library().words().spelling(kind); is_plus_of_x(name))
    kind = Word{plus_with(name, std::exchange(amount, 1))};
  const KeywordHeld of = counted_for(run.context(), kind);
  for (const Thing holder : run.things(step.what))
    add_counters(run.table, holder, kind, amount, run.you(), of, run.play.source);
  run.play.last_result = amount;
}

void remove_counters(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  const KeywordHeld of = counted_for(run.context(), step.word);
  for (const Thing holder : run.things(step.what)) {
    const int there = run.duel().counters_on(holder, step.word, of);
    // Without a number all of them; never more than lie there, and what was really taken off counts.
    const int amount = std::clamp(run.amount(step, there), 0, there);
    if (amount > 0) add_counters(run.table, holder, step.word, -amount, run.you(), of);
    run.play.last_result += amount;
  }
}

void unblock(StepRun& run, const Step& step) {
  std::vector<ObjectId> blockers;
  for (const Thing& thing : run.things(step.what))
    if (thing.is_object()) blockers.push_back(thing.object);
  sleight::unblock(run.duel(), blockers);
}

void remove_from_combat(StepRun& run, const Step& step) {
  for (const ObjectId id : run.permanents(step.what)) sleight::remove_from_combat(run.duel(), id);
}

void undo_attack(StepRun& run, const Step& step) {
  for (const ObjectId id : run.permanents(step.what)) sleight::undo_attack(run.duel(), id);
}

void switch_blockers(StepRun& run, const Step& step) {
  const std::vector<ObjectId> one = run.permanents(step.what);
  const std::vector<ObjectId> other = run.permanents(step.other);
  if (!one.empty() && !other.empty()) sleight::switch_blockers(run.duel(), one.front(), other.front());
}

void switch_attackers(StepRun& run, const Step& step) {
  const std::vector<ObjectId> one = run.permanents(step.what);
  if (step.other.empty()) {
    if (one.size() == 2) sleight::switch_attackers(run.table, one[0], one[1]);
    return;
  }
  const std::vector<ObjectId> other = run.permanents(step.other);
  if (!one.empty() && !other.empty()) sleight::switch_attackers(run.table, one.front(), other.front());
}

void come_to_block(StepRun& run, const Step& step) {
  for (const ObjectId id : run.permanents(step.what)) {
    // Of several, one that it can block.
    std::vector<Thing> attackers;
    for (const ObjectId attacker : run.permanents(step.other))
      if (can_come_to_block(run.duel(), id, attacker)) attackers.push_back(Thing::of(attacker));
    if (attackers.empty()) continue;
    const Question question{.kind = DecisionKind::choose,
                            .player = run.you(),
                            .source = run.play.source,
                            .subject = Thing::of(id)};
    sleight::come_to_block(run.table, id, ask_which(run.table, question, attackers).object);
  }
}

}  // namespace sleight::steps
