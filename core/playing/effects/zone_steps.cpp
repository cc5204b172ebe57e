#include "core/playing/effects/zone_steps.h"

#include <algorithm>
#include <utility>

#include "core/card/quality_facts.h"
#include "core/card/reference_records.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "core/derived/rules_in_force.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/effects/choices.h"
#include "core/playing/moves/copies.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/graveyard.h"
#include "core/playing/moves/zones.h"
#include "core/query/context.h"
#include "core/query/destruction.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight::steps {
namespace {

/// Notes what has made it, or put it into play. It is there already, and may have been looked at.
void note_maker(StepRun& run, ObjectId id) {
  run.duel().object(id).made_by = run.play.source;
  run.duel().touch(Duel::board);
}

int count_of(const std::vector<ObjectId>& ids) { return static_cast<int>(ids.size()); }

/// Of "up to" so many as the player says, who says it before any of it is done.
int so_many(StepRun& run, const Step& step, PlayerId player, int most) {
  if (!step.up_to) return most;
  return ask_number(run.table, {.kind = DecisionKind::number, .player = player, .source = run.play.source}, 0,
                    most);
}

/// With an amount, only so many of what was selected, chosen by whoever `chooser` is.
std::vector<Thing> limited(StepRun& run, const Step& step, std::vector<Thing> things, PlayerId chooser,
                           DecisionKind kind) {
  if (!step.amount) return things;
  const int held = static_cast<int>(things.size());
  const int amount = so_many(run, step, chooser, std::min(held, std::max(0, run.amount(step, 0))));
  // All of them: nothing to choose, and nothing for chance to settle.
  if (held <= amount) return things;
  if (step.at_random) {
    std::vector<Thing> taken;
    for (int i = 0; i < amount; ++i) {
      const auto at = run.table.chance(static_cast<std::uint32_t>(things.size()));
      taken.push_back(things[at]);
      things.erase(things.begin() + at);
    }
    return taken;
  }
  return ask_some(run.table, {.kind = kind, .player = chooser, .source = run.play.source}, std::move(things),
                  amount);
}

/// What a local enchantment that comes into play without being cast is put on, as its controller chooses.
std::vector<Thing> ask_host(StepRun& run, ObjectId card, PlayerId controller) {
  std::vector<Thing> hosts;
  // What is put on a card outside play does not come into play by itself.
  if (run.duel().printed(card).enchants.from == Reference::cards) return hosts;
  for (const std::uint16_t slot : run.duel().in_play)
    if (may_lie_on(run.duel(), card, run.duel().id_of(slot), controller))
      hosts.push_back(Thing::of(run.duel().id_of(slot)));
  return ask_some(run.table, {.kind = DecisionKind::choose, .player = controller, .source = card},
                  std::move(hosts), 1);
}

/// Of what was to be destroyed that which is gone: what was regenerated is none of it (R-REGEN-6).
void name_destroyed(StepRun& run, std::vector<ObjectId> ids) {
  std::erase_if(ids, [&](ObjectId id) { return run.duel().is_in_play(id); });
  run.did(Reference::destroyed, ids);
}

/// Who looks for something in a hand or library sees all of it, and not only what is looked for (R-ZONE-3).
void show_searched(StepRun& run, const Step& step, PlayerId player) {
  if (player == PlayerId::none) return;
  // Of a pile only what is in it.
  if (is_pile(step.what.from))
    for (const Thing& thing : run.things(step.what))
      if (!run.duel().is_in_play(thing.object)) show_card(run.duel(), thing.object, player);
  if (step.what.from != Reference::cards) return;
  Selector place = step.what;
  std::erase_if(place.filters,
                [](const Filter& filter) { return !has(filter.quality, QualityTraits::of_place); });
  for (const Thing& thing : run.things(place))
    if (thing.is_object()) show_card(run.duel(), thing.object, player);
}

/// Whether only who looks for such a card can tell that it is there: nobody sees what lies in a library
/// (R-ZONE-8). Of what has been turned over or lies on top everybody can.
bool nobody_could_tell(const Step& step) {
  if (step.what.from != Reference::cards) return false;
  bool hidden = false;
  bool described = false;
  for (const Filter& filter : step.what.filters) {
    if (filter.quality == Quality::on_top || filter.quality == Quality::below) return false;
    hidden = hidden || (filter.quality == Quality::in_zone && filter.zone == Zone::library);
    const bool says_where =
        has(filter.quality, QualityTraits::of_place) || filter.quality == Quality::is_one_of;
    described = described || !says_where;
  }
  return hidden && described;
}

}  // namespace

void draw(StepRun& run, const Step& step) {
  int amount = 0;
  std::vector<ObjectId> drawn;
  for (const PlayerId player : run.players(step.what)) {
    amount = so_many(run, step, player, std::max(0, run.amount(step, 1)));
    for (int i = 0; i < amount; ++i)
      // What was replaced was not drawn.
      if (const ObjectId card = draw_card(run.table, player)) drawn.push_back(card);
  }
  run.play.last_result = amount;
  run.did(Reference::drawn, drawn);
}

void discard(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  std::vector<ObjectId> lie;
  for (const PlayerId player : run.players(step.what)) {
    std::vector<Thing> cards;
    for (const std::uint16_t slot : run.duel().player(player).hand)
      cards.push_back(Thing::of(run.duel().id_of(slot)));
    if (!step.other.empty())
      std::erase_if(cards, [among = run.things(step.other)](const Thing& card) {
        return std::find(among.begin(), among.end(), card) == among.end();
      });
    const std::size_t held = cards.size();
    std::vector<ObjectId> discarded =
        objects_among(limited(run, step, std::move(cards), player, DecisionKind::discard));
    // Whoever chooses the cards one by one gives their order by that; else it is asked for (R-ZONE-6).
    if (step.at_random || discarded.size() == held) discarded = in_order_of_arrival(run.table, discarded);
    for (const ObjectId card : discarded) {
      discard_card(run.table, player, card, {.cause = run.you(), .by_effect = true});
      if (!run.duel().exists(card)) lie.push_back(run.duel().id_of(card.slot));
    }
    run.play.last_result += count_of(discarded);
  }
  run.did(Reference::discarded, lie);
}

void mill(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  const int amount = run.amount(step, 1);
  for (const PlayerId player : run.players(step.what))
    run.play.last_result += sleight::mill(run.table, player, amount);
}

/// What a step destroys or buries, without what nothing destroys.
std::vector<ObjectId> destructible(StepRun& run, const Step& step) {
  std::vector<ObjectId> ids = run.permanents(step.what);
  std::erase_if(ids, [&](ObjectId id) { return is_indestructible(run.duel(), id); });
  return ids;
}

void destroy(StepRun& run, const Step& step) {
  const std::vector<ObjectId> ids = destructible(run, step);
  run.play.last_result = count_of(ids);
  // All of them as one event, with one step for regeneration (R-DP-12).
  sleight::destroy(run.table, ids);
  name_destroyed(run, ids);
}

void bury(StepRun& run, const Step& step) {
  std::vector<ObjectId> ids = destructible(run, step);
  run.play.last_result = count_of(ids);
  spare_replaced(run.table, ids);
  // What its own controller's effect buries as the card itself is given up: whoever hears of that is told so.
  const bool given_up = step.what.from == Reference::self && ids.size() == 1 &&
                        run.duel().look(ids.front()).controller == run.you();
  if (given_up)
    sacrifice_together(run.table, ids);
  else
    put_to_graveyard(run.table, ids);
  name_destroyed(run, ids);
}

void sacrifice(StepRun& run, const Step& step) {
  std::vector<Thing> things;
  for (const ObjectId id : run.permanents(step.what)) things.push_back(Thing::of(id));
  // Nobody sacrifices what has come under another's control meanwhile. Not in the documents.
  if (step.what.from == Reference::self || step.what.from == Reference::made)
    std::erase_if(things,
                  [&](const Thing& thing) { return run.duel().look(thing.object).controller != run.you(); });
  PlayerId chooser = run.you();
  // Who sacrifices chooses what, whoever's effect it is: `what` names the permanents of one player.
  if (!things.empty()) chooser = run.duel().look(things.front().object).controller;
  std::vector<ObjectId> ids;
  for (const Thing& thing : limited(run, step, std::move(things), chooser, DecisionKind::sacrifice))
    ids.push_back(thing.object);
  run.play.last_result = count_of(ids);
  // Before they go: it is of what they were in play that anybody speaks.
  run.did(Reference::sacrificed, ids);
  sacrifice_together(run.table, ids);
}

/// The play, as long as it can be stopped. Successfully cast it cannot (R-CAST-2), but by what its being cast
/// has set off: such a card means that very spell (R-GEN-1).
const BatchItem* can_be_stopped(const StepRun& run, const Thing& thing) {
  const BatchItem* play = run.duel().find_play(thing.number);
  if (play == nullptr || (play->successfully_cast && thing != run.play.it)) return nullptr;
  if (play->kind == BatchItem::Kind::spell && run.duel().exists(play->source) &&
      run.duel().printed(play->source).cannot_be_countered)
    return nullptr;
  return play;
}

void counter(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  std::vector<StepResults> countered;
  for (const Thing& thing : run.things(step.what)) {
    if (thing.kind != Thing::Kind::play) continue;
    const BatchItem* play = can_be_stopped(run, thing);
    if (play == nullptr) continue;
    const ObjectId card = play->kind == BatchItem::Kind::spell ? play->source : ObjectId{};
    const int x = play->x;
    remove_play(run.table, thing.number, Zone::graveyard);
    // The spell is gone: whoever speaks of it later ("its controller") means the card.
    if (card) {
      const ObjectId there = run.duel().id_of(card.slot);
      std::replace(run.play.targets.begin(), run.play.targets.end(), thing, Thing::of(there));
      countered.push_back({Reference::countered, snapshot(run.duel(), there), x});
    }
    ++run.play.last_result;
  }
  run.did(Reference::countered, {});
  run.play.done.insert(run.play.done.end(), countered.begin(), countered.end());
}

namespace {

/// The order in which cards come to lie in a library, where somebody is to say it: the last one lies on top,
/// or, at the bottom, deepest.
std::vector<Thing> in_said_order(StepRun& run, const Step& step, std::vector<Thing> cards) {
  if (step.zone != Zone::library || !step.word) return cards;
  if (step.at_random) {
    for (std::size_t left = cards.size(); left > 1; --left)
      std::swap(cards[left - 1], cards[run.table.chance(static_cast<std::uint32_t>(left))]);
    return cards;
  }
  const PlayerId player = selected_player(run.context(), step.other, run.you());
  if (player == PlayerId::none) return cards;
  return ask_order(run.table, {.kind = DecisionKind::order, .player = player, .source = run.play.source},
                   std::move(cards));
}

}  // namespace

namespace {

/// Whoever speaks of "cards removed with this" finds them by whose effect has put them there.
void note_remover(StepRun& run, const std::vector<ObjectId>& moved) {
  Duel& duel = run.duel();
  for (const ObjectId id : moved) {
    const Zone zone = duel.object(id).zone;
    if (zone != Zone::out_of_game && zone != Zone::out_of_play && zone != Zone::set_aside) continue;
    duel.object(id).removed_by = run.play.source;
    duel.touch(Duel::hands);
  }
}

/// Of several cards that come to lie in one library only who says their order knows which of them lies where.
void settle_sight(StepRun& run, const Step& step, const std::vector<ObjectId>& moved) {
  if (step.zone != Zone::library) return;
  Duel& duel = run.duel();
  const PlayerId player =
      step.word && !step.at_random ? selected_player(run.context(), step.other, run.you()) : PlayerId::none;
  const unsigned knows = player == PlayerId::none ? 0U : 1U << static_cast<unsigned>(index(player));
  const auto in_library = [&](ObjectId id) {
    return duel.exists(id) && duel.object(id).zone == Zone::library;
  };
  for (const ObjectId id : moved) {
    if (!in_library(id)) continue;
    const auto together = std::count_if(moved.begin(), moved.end(), [&](ObjectId other) {
      return in_library(other) && duel.object(other).owner == duel.object(id).owner;
    });
    std::uint8_t& known_to = duel.object(id).known_to;
    if (together > 1) known_to = static_cast<std::uint8_t>(known_to & knows);
  }
}

}  // namespace

void move(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  const bool on_top = step.word != Word{"bottom"};
  std::vector<Leaving> leaving;
  std::vector<std::uint16_t> slots;
  for (const Thing& thing :
       in_said_order(run, step, limited(run, step, run.cards(step.what), run.you(), DecisionKind::choose))) {
    // A spell on its way: it leaves the batch without effect, and its card goes there instead of to the
    // graveyard.
    if (thing.kind == Thing::Kind::play) {
      const BatchItem* play = can_be_stopped(run, thing);
      if (play == nullptr) continue;
      if (play->source) slots.push_back(play->source.slot);
      remove_play(run.table, thing.number, step.zone);
      ++run.play.last_result;
      continue;
    }
    if (!thing.is_object() || !run.duel().exists(thing.object)) continue;
    if (std::any_of(leaving.begin(), leaving.end(),
                    [&](const Leaving& move) { return move.id == thing.object; }))
      continue;
    const Leaving move{thing.object, step.zone};
    leaving.push_back(move);
    slots.push_back(thing.object.slot);
    ++run.play.last_result;
  }
  if (step.zone == Zone::out_of_game || step.zone == Zone::out_of_play) {
    std::vector<ObjectId> going;
    for (const Leaving& move : leaving) going.push_back(move.id);
    run.did(Reference::removed, going);
  }
  leave_together(run.table, leaving, on_top);
  std::vector<ObjectId> lie;
  for (const std::uint16_t slot : slots) lie.push_back(run.duel().id_of(slot));
  note_remover(run, lie);
  settle_sight(run, step, lie);
  run.did(Reference::moved, lie);
  // What is away for a time, the effect that moved it finds again (R-ZONE-11, R-ZONE-13).
  if (step.zone != Zone::out_of_play && step.zone != Zone::set_aside) return;
  for (const Leaving& move : leaving) run.follow(move.id, run.duel().id_of(move.id.slot));
}

namespace {

/// What an enchantment that is out of play has said that it may be put on instead of what its card says;
/// null: nothing.
const Effect* said_host(const Duel& duel, ObjectId enchantment) {
  const auto said = std::find_if(duel.effects.rbegin(), duel.effects.rend(), [&](const Effect& effect) {
    return effect.affected == Thing::of(enchantment) && effect.ability != AbilityId::none &&
           duel.library().ability(effect.ability).rule.kind == RuleKind::enchants_instead;
  });
  return said != duel.effects.rend() ? &*said : nullptr;
}

/// Whether an enchantment may lie on the permanent on which it lay before both left. What may only lie on
/// what it has brought into play has brought this one.
bool may_lie_again(Duel& duel, ObjectId enchantment, ObjectId host, PlayerId controller) {
  if (may_lie_on(duel, enchantment, host, controller)) return true;
  const Effect* said = said_host(duel, enchantment);
  if (said == nullptr) return false;
  const ObjectId before = std::exchange(duel.object(host).made_by, enchantment);
  duel.touch(Duel::board);
  if (selects(context_of(duel, *said), duel.library().ability(said->ability).rule.to, Thing::of(host)))
    return true;
  duel.object(host).made_by = before;
  duel.touch(Duel::board);
  return false;
}

/// Brings one card that was removed from the game, or taken out of play, back, as far as it lies there still;
/// none where it does not.
ObjectId bring_back(StepRun& run, const LastKnown& was, ObjectId host) {
  const Duel& duel = run.duel();
  const ObjectId card = duel.id_of(was.object.slot);
  const bool there =
      duel.exists(card) && card.generation == was.object.generation + 1 &&
      (duel.object(card).zone == Zone::out_of_game || duel.object(card).zone == Zone::out_of_play);
  if (!there) return {};
  const bool local = duel.printed(card).is_local_enchantment();
  Arrival arrival{.controller = duel.object(card).owner, .attached_to = host, .tapped = !local};
  if (!local) arrival.was = &was;
  if (local != static_cast<bool>(host) ||
      (local && !may_lie_again(run.duel(), card, host, arrival.controller)))
    return {};
  return enter_play(run.table, card, arrival);
}

/// What was removed from the game comes back as it was, and what lay on it attached to it.
void return_as_it_was(StepRun& run, const Step& step) {
  const std::vector<Thing> things = run.things(step.what);
  std::vector<LastKnown> removed;
  for (const StepResults& done : run.play.done)
    if (done.by == Reference::removed &&
        std::find(things.begin(), things.end(), Thing::of(done.was.object)) != things.end())
      removed.push_back(done.was);
  std::vector<ObjectId> entered;
  for (const LastKnown& was : removed)
    if (const ObjectId now = bring_back(run, was, {})) entered.push_back(now);
  if (!entered.empty() && step.word == Word{"with all on it"}) {
    const ObjectId host = entered.front();
    for (const LastKnown& was : removed)
      if (const ObjectId now = bring_back(run, was, host)) entered.push_back(now);
  }
  run.play.last_result = count_of(entered);
  run.did(Reference::moved, entered);
}

}  // namespace

void move_to_play(StepRun& run, const Step& step) {
  if (step.word == Word{"as it was"} || step.word == Word{"with all on it"})
    return return_as_it_was(run, step);
  run.play.last_result = 0;
  std::vector<ObjectId> entered;
  // Whoever brings it into play controls it, be it another's card (R-CTRL-1); "under its owner's control" is
  // said of each card by itself.
  const PlayerId one_controller = selected_player(run.context(), step.other, run.you());
  const bool to_owners =
      step.other.from == Reference::owner_of && step.other.of && *step.other.of == step.what;
  for (const Thing& thing : limited(run, step, run.cards(step.what), run.you(), DecisionKind::choose)) {
    if (!thing.is_object() || !run.duel().exists(thing.object)) continue;
    // What lies in play is there already.
    if (run.duel().is_in_play(thing.object)) {
      entered.push_back(thing.object);
      continue;
    }
    const PlayerId controller = to_owners ? run.duel().object(thing.object).owner : one_controller;
    // Only cards that represent permanents can be in play (R-GEN-4).
    const Card& card = run.duel().printed(thing.object);
    if (!any(card.types & permanent_types)) continue;
    std::vector<Thing> host;
    if (card.is_local_enchantment()) {
      host = ask_host(run, thing.object, controller);
      if (host.empty()) continue;  // it has nothing to be on and stays where it is (R-ENCH-1)
    }
    Arrival arrival{.controller = controller};
    arrival.tapped = step.word == Word{"tapped"};
    if (!host.empty()) arrival.attached_to = host.front().object;
    const ObjectId now = enter_play(run.table, thing.object, arrival);
    if (!now) continue;
    note_maker(run, now);
    // Later steps of the effect mean the permanent by whatever name they had for the card.
    run.follow(thing.object, now);
    entered.push_back(now);
    ++run.play.last_result;
  }
  run.did(Reference::moved, entered);
}

namespace {

/// What a token is to be a copy of, as it is or last was: no counters, and nothing that was done to it.
CardId copied_card(const StepRun& run, Thing original) {
  return original.is_object() ? remembered(run.context(), original.object).card : CardId::none;
}

}  // namespace

void make_token(StepRun& run, const Step& step) {
  const Thing original = step.token ? Thing{} : first_selected(run.context(), step.other);
  const CardId card = step.token ? run.duel().library().id_of_token(*step.token) : copied_card(run, original);
  const std::vector<Effect> besides =
      step.token ? made_besides(run.context()) : copied_besides(run.duel(), original.object);
  const int amount = std::max(0, run.amount(step, 1));
  std::vector<ObjectId> made;
  for (const PlayerId player : run.players(step.what))
    for (int i = 0; i < amount && card != CardId::none; ++i) {
      const ObjectId token = create_token(run.table, card, player, besides);
      if (!token) break;
      note_maker(run, token);
      made.push_back(token);
    }
  run.play.last_result = count_of(made);
  run.did(Reference::made, made);
}

void shuffle(StepRun& run, const Step& step) {
  for (const PlayerId player : run.players(step.what)) shuffle_library(run.table, player);
}

void ante(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  for (const Thing& thing : run.things(step.what)) {
    if (!thing.is_object() || !run.duel().exists(thing.object)) continue;
    move_card(run.table, thing.object, Zone::ante);
    ++run.play.last_result;
  }
}

void change_owner(StepRun& run, const Step& step) {
  run.play.last_result = 0;
  const PlayerId owner = selected_player(run.context(), step.other, run.you());
  if (owner == PlayerId::none) return;
  for (const Thing& thing : run.cards(step.what)) {
    if (!thing.is_object() || !run.duel().exists(thing.object)) continue;
    give_to_owner(run.duel(), thing.object, owner);
    ++run.play.last_result;
  }
}

void exchange_owners(StepRun& run, const Step& step) {
  Duel& duel = run.duel();
  run.play.last_result = 0;
  std::vector<Thing> cards = run.cards(step.what);
  std::erase_if(cards, [&](const Thing& thing) { return !thing.is_object() || !duel.exists(thing.object); });
  // No exchange without both of them (R-RESOLVE-1).
  if (cards.size() != 2) return;
  const PlayerId first = duel.object(cards[0].object).owner;
  const PlayerId second = duel.object(cards[1].object).owner;
  give_to_owner(duel, cards[0].object, second);
  give_to_owner(duel, cards[1].object, first);
  run.play.last_result = 2;
}

namespace {

/// Whether those steps make no difference between the one that is found first and the others.
bool in_any_order(const std::vector<Step>& steps) {
  return std::all_of(steps.begin(), steps.end(), [](const Step& step) {
    const bool plain = step.verb == Verb::sacrifice || has(step.verb, VerbTraits::destroys) ||
                       step.verb == Verb::tap || step.verb == Verb::untap;
    return plain && step.what.from == Reference::found;
  });
}

}  // namespace

void search(StepRun& run, const Step& step) {
  const PlayerId player = selected_player(run.context(), step.other, run.you());
  std::vector<Thing> cards = run.things(step.what);
  // What chance picks, nobody has looked for.
  if (!step.at_random) show_searched(run, step, player);
  const bool may_stop = step.up_to || nobody_could_tell(step);
  std::vector<ObjectId> all;
  for (int left = run.amount(step, 1); left > 0 && !cards.empty(); --left) {
    const Question question{.kind = DecisionKind::choose, .player = player, .source = run.play.source};
    // All that there is, where it does not matter which of them comes first: nothing to choose.
    const bool whole = !may_stop && in_any_order(step.then) && static_cast<int>(cards.size()) <= left;
    const Thing taken = step.at_random ? cards[run.table.chance(static_cast<std::uint32_t>(cards.size()))]
                        : whole        ? ask_which(run.table, question, {cards.front()})
                                       : ask_which(run.table, question, cards, may_stop);
    if (taken == Thing{}) break;
    std::erase(cards, taken);
    // One after the other, each done with before the next is found.
    run.did(Reference::found, {taken.object});
    run.run(step.then);
    // Where that has put it.
    for (const StepResults& done : run.play.done)
      if (done.by == Reference::found) all.push_back(done.was.object);
  }
  run.play.last_result = count_of(all);
  run.did(Reference::found, all);
  if (!run.in_process) return;
  const std::vector<StepResults> done = run.play.done;
  for (const StepResults& each : done)
    if (each.by == Reference::found) run.play.done.push_back({Reference::found_before, each.was, each.x});
}

void flip_card(StepRun& run, const Step&) {
  Selector everything;
  everything.from = Reference::permanents;
  std::vector<ObjectId> touched;
  // A permanent that is gone cannot be thrown; a spell is in the hand of whoever has cast it.
  const bool here = run.play.kind == BatchItem::Kind::spell || run.duel().is_in_play(run.play.source);
  std::vector<Thing> near = here ? select(run.context(), everything) : std::vector<Thing>{};
  const Question question{.kind = DecisionKind::choose, .player = run.you(), .source = run.play.source};
  while (!near.empty()) {
    const Thing next = ask_which(run.table, question, near, true);
    if (next == Thing{}) break;
    std::erase(near, next);
    touched.push_back(next.object);
  }
  run.play.last_result = count_of(touched);
  run.did(Reference::found, touched);
}

}  // namespace sleight::steps
