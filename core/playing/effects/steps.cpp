#include "core/playing/effects/steps.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/card/event_facts.h"
#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/duel/faults.h"
#include "core/playing/effects/endless_loops.h"
#include "core/playing/effects/verbs.h"
#include "core/query/amounts.h"
#include "core/query/selection.h"

namespace sleight {
namespace {

/// What one effect may do: far more than any card has a use for, and soon done. All effects together have the
/// budget of the duel.
constexpr int most_steps = 25'000;

/// Where the step stands from which an effect would go on and on.
Location place_of(const Duel& duel, const BatchItem& play, const Step& step) {
  const Library& library = duel.library();
  // That of a keyword module stands in no card.
  const CardId card =
      play.ability == AbilityId::none ? CardId::none : library.card_at(library.place(play.ability).owner);
  return {card == CardId::none ? "" : library.card(card).file, step.line.number, 1, 1};
}

/// What is said to have done too much.
std::string name_of(const Duel& duel, const BatchItem& play) {
  const CardId card = duel.exists(play.source) ? duel.object(play.source).card : CardId::none;
  return "an effect" + (card == CardId::none ? "" : " of " + duel.library().card(card).name);
}

bool is_set_off_by_leaving(const Duel& duel, const BatchItem& play) {
  if (play.ability == AbilityId::none) return false;
  const Ability& ability = duel.library().ability(play.ability);
  // One that is used at an event is announced as what is activated is.
  if (play.kind != BatchItem::Kind::triggered && !ability.used) return false;
  if (has(ability.trigger.event, EventTraits::leaving)) return true;
  const Step* waited =
      play.delayed_step == 0 ? nullptr : duel.library().step(play.ability, play.delayed_step - 1U);
  if (waited == nullptr) return false;
  return (waited->trigger && has(waited->trigger->event, EventTraits::leaving)) ||
         (waited->or_trigger && has(waited->or_trigger->event, EventTraits::leaving));
}

/// What `id` became by changing its zone once.
ObjectId one_zone_later(ObjectId id) { return {id.slot, static_cast<std::uint16_t>(id.generation + 1)}; }

/// Whether the effect, or its cost, has sacrificed that or removed it from the game.
bool gave_up(const BatchItem& play, ObjectId id) {
  return std::any_of(play.done.begin(), play.done.end(), [id](const StepResults& done) {
    return (done.by == Reference::sacrificed || done.by == Reference::removed) && done.was.object == id;
  });
}

/// The spell under way whose card a thing is; null when it is none.
const BatchItem* spell_of(const Duel& duel, Thing thing) {
  if (!thing.is_object() || !duel.exists(thing.object) || duel.object(thing.object).zone != Zone::limbo)
    return nullptr;
  const auto found = std::find_if(duel.batch.begin(), duel.batch.end(), [&](const BatchItem& play) {
    return play.kind == BatchItem::Kind::spell && play.source == thing.object;
  });
  return found == duel.batch.end() ? nullptr : &*found;
}

}  // namespace

Context StepRun::context() const {
  Context context = context_of(table.duel, play);
  if (it.kind != Thing::Kind::none) context.it = it;
  return context;
}

Announcement StepRun::announcement_now() const {
  Announcement told = play;
  // No packet is there any longer when what waits is done: whom it was dealt to, is.
  for (Thing& target : told.targets)
    if (const Packet* packet =
            target.kind == Thing::Kind::packet ? table.duel.find_packet(target.number) : nullptr)
      target = packet->victim;
  // A spell is read as it is now (R-INT-5); what waits keeps that, for the spell will be gone.
  if (const Context now = context(); now.text != nullptr) told.text = *now.text;
  if (it.kind != Thing::Kind::none) told.it = it;
  return told;
}

std::vector<Thing> StepRun::things(const Selector& selector) const {
  if (selector.empty()) return {Thing::of(play.source)};
  std::vector<Thing> found = select(context(), selector);
  std::erase_if(found, [](const Thing& thing) { return thing.kind == Thing::Kind::none; });
  duel().budget().spend(found.size() * Budget::each);
  return found;
}

std::vector<Thing> StepRun::cards(const Selector& selector) const {
  std::vector<Thing> found = things(selector);
  for (Thing& thing : found)
    if (const BatchItem* spell = spell_of(table.duel, thing)) thing = Thing::play(spell->number);
  for (Thing& thing : found)
    // What the effect itself has sacrificed or removed from the game it finds as well, and what has died this
    // turn as long as it lies where it came to lie.
    if ((selector.from == Reference::sacrificed || selector.from == Reference::died ||
         gave_up(play, thing.object)) &&
        !table.duel.exists(thing.object))
      if (const ObjectId later = one_zone_later(thing.object); table.duel.exists(later))
        thing = Thing::of(later);
  if (!is_set_off_by_leaving(table.duel, play)) return found;
  // What lay on it and speaks of that went with it (R-ENCH-1).
  const bool of_host =
      table.duel.library().ability(play.ability).trigger.subject.from == Reference::enchanted;
  for (Thing& thing : found)
    // Only what the event was about: anything else that has moved is lost to the effect (R-ZONE-2).
    if (thing.is_object() &&
        (thing == play.it || (of_host && thing.object == play.source && !table.duel.exists(thing.object))))
      if (const ObjectId later = one_zone_later(thing.object); table.duel.exists(later))
        thing = Thing::of(later);
  return found;
}

std::vector<ObjectId> StepRun::permanents(const Selector& selector) const {
  std::vector<ObjectId> found;
  for (const Thing& thing : things(selector))
    if (thing.is_object() && table.duel.is_in_play(thing.object)) found.push_back(thing.object);
  return found;
}

std::vector<PlayerId> StepRun::players(const Selector& selector) const {
  if (selector.empty()) return {play.controller};
  std::vector<PlayerId> found;
  // `select` gives the active player first (R-RESOLVE-4).
  for (const Thing& thing : select(context(), selector))
    if (thing.is_player()) found.push_back(thing.player);
  return found;
}

void StepRun::did(Reference by, const std::vector<ObjectId>& to) {
  std::erase_if(play.done, [by](const StepResults& done) { return done.by == by; });
  for (const ObjectId id : to) play.done.push_back({by, snapshot(table.duel, id)});
}

void StepRun::follow(ObjectId before, ObjectId now) {
  // Wherever the effect may name it: as a target, in a loop, or as what set it off.
  std::replace(play.targets.begin(), play.targets.end(), Thing::of(before), Thing::of(now));
  if (it == Thing::of(before)) it = Thing::of(now);
  // What left play and set this off is known by what it was there.
  const bool left = is_set_off_by_leaving(table.duel, play) && play.it.is_object() &&
                    one_zone_later(play.it.object) == before;
  if (left || play.it == Thing::of(before)) play.it = Thing::of(now);
  for (StepResults& done : play.done)
    // What was removed is remembered as it was.
    if ((done.was.object == before && done.by != Reference::removed) ||
        (done.by == Reference::sacrificed && one_zone_later(done.was.object) == before))
      done.was = snapshot(table.duel, now);
  if (Thing& chosen = play.chosen.thing.thing; chosen == Thing::of(before)) chosen = Thing::of(now);
}

int StepRun::amount(const Step& step, int absent) const { return evaluate(context(), step.amount, absent); }

bool ends_endless(Table& table, const BatchItem& play, const Step& step) {
  return table.duel.budget().is_spent() &&
         end_if_endless(table, place_of(table.duel, play, step), name_of(table.duel, play));
}

bool StepRun::goes_on(const Step& step) {
  if (failed) return false;
  duel().budget().spend(Budget::step);
  duel().pay_for_work();
  if (++steps_done <= most_steps && !duel().budget().is_spent()) return true;
  failed = true;
  if (ends_endless(table, play, step)) return false;
  duel().faults().add(
      {"L0503", Severity::error, place_of(duel(), play, step),
       name_of(duel(), play) + " did more than " + std::to_string(most_steps) + " steps and was ended",
       "Let it do fewer."});
  return false;
}

void StepRun::run(const Step& step) {
  if (!goes_on(step)) return;
  if (table.observer != nullptr) table.observer->step_begins(context(), step);
  function_of(step.verb)(*this, step);
}

void StepRun::run(const std::vector<Step>& steps) {
  for (const Step& step : steps) run(step);
}

namespace {

/// Whether one of the steps moves the very permanent that the effect is of (Kudzu).
bool moves_on(const std::vector<Step>& steps) {
  return std::any_of(steps.begin(), steps.end(), [](const Step& step) {
    if (step.verb == Verb::attach && step.what.from == Reference::self) return true;
    const bool holds_steps = step.verb == Verb::when || step.verb == Verb::may;
    return holds_steps && (moves_on(step.then) || moves_on(step.otherwise));
  });
}

}  // namespace

void do_steps(Table& table, BatchItem& play, const std::vector<Step>& steps, bool (*means)(const Step&)) {
  const Nested nested(table);
  // What is dealt from here on is this effect's, and is kept apart from what waits already; effects inside
  // each other give the mark back (R-DMG-2).
  const std::uint32_t around = std::exchange(table.effect_began, table.duel.next_number);
  StepRun run{table, play, {}, false};
  const bool moving_on = moves_on(steps);
  if (moving_on) table.moving_on.push_back(play.source);
  for (const Step& step : steps)
    if (means == nullptr || means(step)) run.run(step);
  if (moving_on) table.moving_on.pop_back();
  table.effect_began = around;
  if (!steps.empty()) ends_endless(table, play, steps.back());
}

}  // namespace sleight
