#include "core/playing/moves/zones.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>

#include "core/card/bounds.h"
#include "core/card/event_kind.h"
#include "core/derived/listeners.h"
#include "core/derived/proposals.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/moves/copies.h"
#include "core/playing/moves/events.h"
#include "core/playing/upcalls.h"
#include "core/query/context.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

using SlotList = std::vector<std::uint16_t>;

/// The ordered list that a zone keeps, or null for a zone whose cards only say where they are.
SlotList* list_of(Duel& duel, PlayerId owner, Zone zone) {
  switch (zone) {
    case Zone::library:
      return &duel.player(owner).library;
    case Zone::hand:
      return &duel.player(owner).hand;
    case Zone::graveyard:
      return &duel.player(owner).graveyard;
    case Zone::in_play:
      return &duel.in_play;
    case Zone::out_of_game:
    case Zone::out_of_play:
    case Zone::limbo:
    case Zone::set_aside:
    case Zone::ante:
    case Zone::nowhere:
      break;
  }
  return nullptr;
}

/// Takes a slot out of its list, from behind: what moves lies mostly on top.
void take_out(SlotList& list, std::uint16_t slot) {
  const auto found = std::find(list.rbegin(), list.rend(), slot);
  assert(found != list.rend());  // what an object says of its zone, the list of the zone says too
  list.erase(std::next(found).base());
}

/// What has changed for whoever has computed something, when a card comes to or leaves the zone.
unsigned dirt_of(Zone zone) { return zone == Zone::in_play ? Duel::board : Duel::hands; }

Event event_of(EventKind kind, ObjectId id, PlayerId player, int amount = 0) {
  Event event;
  event.kind = kind;
  event.object = id;
  event.player = player;
  event.amount = amount;
  return event;
}

void raise(Table& table, EventKind kind, ObjectId id, PlayerId player, int amount = 0) {
  // Quick: most of what happens nobody hears of.
  if (table.observer == nullptr && !listens(table.duel, kind)) return;
  happen(table, event_of(kind, id, player, amount));
}

/// What interrupts did to a spell stays with the permanent that it becomes (R-INT-5), and so does what a card
/// does to itself before it comes into play.
void carry_over(Duel& duel, ObjectId spell, ObjectId permanent) {
  for (Effect& effect : duel.effects) {
    if (effect.affected != Thing::of(spell)) continue;
    effect.affected = Thing::of(permanent);
    if (effect.source == spell) effect.source = permanent;
  }
  // What comes back before it is still what it had brought.
  for (const std::uint16_t slot : duel.in_play)
    if (duel.objects[slot].made_by == spell) duel.objects[slot].made_by = permanent;
}

/// What a card has said of itself for good it still says while it is out of play for a time (R-ZONE-11).
void carry_own(Duel& duel, ObjectId permanent, ObjectId card) {
  for (Effect& effect : duel.effects) {
    const bool own = effect.source == permanent && effect.affected == Thing::of(permanent);
    if (!own || effect.ability == AbilityId::none || effect.duration != Duration::for_good) continue;
    effect.affected = Thing::of(card);
    effect.source = card;
  }
}

/// What waits while that stays tapped waits no more.
void stop_waiting_while_tapped(Duel& duel, ObjectId id) {
  std::erase_if(duel.delayed, [&](const Delayed& delayed) {
    return delayed.source == id && waits_while_tapped(duel.library(), delayed);
  });
}

/// What hangs on a permanent that leaves play goes: its counters, the effects on it, and those that last only
/// while it is there (R-ZONE-2, R-DUR-2, R-DUR-3).
void forget(Duel& duel, ObjectId id) {
  std::erase_if(duel.counters, [&](const Counters& here) { return here.slot == id.slot; });
  std::erase_if(duel.effects, [&](const Effect& effect) {
    if (effect.affected == Thing::of(id)) return true;
    return effect.source == id && needs_its_source(effect.duration);
  });
  stop_waiting_while_tapped(duel, id);
  std::erase_if(duel.delayed, [&](const Delayed& delayed) {
    return delayed.source == id && waits_while_in_play(duel.library(), delayed);
  });
  // Kept by slot: what comes to the slot next owes nothing.
  std::erase(duel.upkeep_unpaid, id.slot);
}

/// What a permanent changes may go on for the rest of the turn, from the moment at which it began.
void linger(Duel& duel, ObjectId id) {
  const Characteristics& now = duel.look(id);
  // Gathered first: a new effect changes what is known of the permanent that is being read.
  std::vector<Effect> left;
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    // What was off when it left goes on being off (R-ART-1).
    if (!held->ability->lingers || switched_off(duel, id, true)) continue;
    Effect effect;
    effect.ability = duel.library().id_of(*held->ability);
    effect.source = id;
    effect.source_card = now.card;
    effect.controller = now.controller;
    effect.duration = Duration::end_of_turn;
    effect.since = held->since;
    effect.text = held->text;
    left.push_back(effect);
  }
  for (const Effect& effect : left) {
    // Effects lie in the order of their time stamps, and this one keeps the moment at which it began
    // (R-CONT-1).
    const auto place = std::find_if(duel.effects.begin(), duel.effects.end(),
                                    [&effect](const Effect& other) { return other.since > effect.since; });
    duel.effects.insert(place, effect);
  }
}

/// The moments before a permanent leaves: its traits are noted, and its abilities hear of it (R-TRIG-1).
void leave_play(Table& table, ObjectId id, Zone zone, bool sacrificed = false) {
  Duel& duel = table.duel;
  assert(duel.is_in_play(id));  // its traits are noted as it leaves: they have to be its own
  const PlayerId controller = duel.look(id).controller;
  // First of all: every event below is answered with what it was (R-RESOLVE-5, R-TRIG-1).
  duel.last_known.push_back(snapshot(duel, id));
  linger(duel, id);
  // A token goes to a graveyard only where the rule set lets it stop there (D-18).
  const bool reaches =
      zone == Zone::graveyard && (!duel.object(id).token || duel.rules().token_reaches_graveyard);
  // While it is still there, so that it hears of its own leaving. The events only note who answers; that
  // is done when the card is where it goes (R-ZONE-15).
  if (zone == Zone::graveyard) duel.died_this_turn.push_back(duel.last_known.back());
  if (reaches) {
    Event dying;
    dying.kind = EventKind::put_into_graveyard;
    dying.object = id;
    dying.player = controller;
    dying.sacrificed = sacrificed;
    happen(table, dying);
  }
  // A token reaches no hand (R-ZONE-16).
  if (zone == Zone::hand && !duel.object(id).token) raise(table, EventKind::put_into_hand, id, controller);
  raise(table, EventKind::leaves_play, id, controller);
  raise(table, EventKind::loses_control, id, controller);
  // After its events, which may ask whether it attacked or blocked.
  if (duel.combat.active) remove_from_combat(duel, id);
}

/// Makes what is in the slot a new object in `zone`, which remembers nothing (R-ZONE-2).
ObjectId renew(Duel& duel, std::uint16_t slot, Zone zone, PlayerId controller) {
  Object& object = duel.objects[slot];
  Object fresh;
  fresh.card = object.card;
  // Every id that anybody holds of it now means nothing any more: effects that pointed at it lose it.
  fresh.generation = static_cast<std::uint16_t>(object.generation + 1);
  fresh.owner = object.owner;
  // Outside play a card is its owner's (R-ZONE-1).
  fresh.controller = controller == PlayerId::none ? object.owner : controller;
  fresh.zone = zone;
  fresh.token = object.token;
  fresh.entered = duel.tick();
  fresh.had_by = fresh.controller;
  // Sick whatever brought it (R-SICK-2).
  fresh.controlled_since = fresh.entered;
  object = fresh;
  return duel.id_of(slot);
}

static_assert(player_count <= 8, "Object::known_to has a bit for each player");
/// Who may know a card where it is, a bit for each player.
std::uint8_t seen_by(const Duel& duel, ObjectId id) {
  unsigned bits = 0;
  for (const PlayerId player : {PlayerId::bob, PlayerId::sue})
    if (View(duel, player).sees(id)) bits |= 1U << static_cast<unsigned>(index(player));
  return static_cast<std::uint8_t>(bits);
}

/// It does not become tapped: nobody hears of it.
void come_tapped(Duel& duel, ObjectId id) {
  if (!can_be_tapped(duel, id)) return;
  duel.object(id).tapped = true;
  duel.touch(Duel::tapped);
}

/// Lets rules say how the permanent comes: it is so from its first moment on.
void settle_arrival(Table& table, ObjectId id, bool own_rules_only = false) {
  Duel& duel = table.duel;
  if (!may_change(duel, Would::enter_play)) return;
  // It lies in play already, since its own rules and those of others have to read it as a permanent.
  const Proposal entering =
      settled(duel, {.would = Would::enter_play, .whom = Thing::of(id), .own_rules_only = own_rules_only});
  if (entering.tapped) come_tapped(duel, id);
  for (const auto& [kind, amount] : entering.counters) add_counters(table, Thing::of(id), kind, amount);
}

/// A permanent lies in play, and nobody has seen it yet.
void enter(Table& table, ObjectId id, const Arrival& arrival) {
  settle_arrival(table, id);
  if (arrival.was != nullptr)
    for (const LastKnown::Counted& counted : arrival.was->counters)
      add_counters(table, Thing::of(id), counted.kind, counted.count);
  if (!table.duel.object(id).token) note_action(table.duel, table.duel.look(id).controller);
  raise(table, EventKind::enters_play, id, table.duel.look(id).controller);
}

/// A card lies in a graveyard that was not in play before. It is no event for whoever watches the duel, who
/// is told of the move.
void reach_graveyard(Table& table, ObjectId id) {
  const Object& card = table.duel.object(id);
  Event event = event_of(EventKind::put_into_graveyard, id, card.owner);
  event.elsewhere = true;
  happen_to_itself(table, event);
}

/// The move itself; what leaves play has been seen off by now.
ObjectId move_on(Table& table, ObjectId id, Zone zone, const Arrival& arrival, bool on_top) {
  Duel& duel = table.duel;
  if (!duel.exists(id)) return {};
  // Asked while it still lies where it comes from: setting aside changes nobody's sight of it (R-ZONE-13),
  // and who has seen a card knows it where it is put in a library, until that is stirred.
  const bool knows_still = zone == Zone::set_aside || zone == Zone::library;
  const std::uint8_t known_to = knows_still ? seen_by(duel, id) : 0;
  const Zone from = duel.object(id).zone;
  // A token that is gone comes back from nowhere.
  if (from == Zone::nowhere) return {};
  const PlayerId owner = duel.object(id).owner;
  const bool token = duel.object(id).token;
  // Observers are told where it was put, which for a token is not where it is.
  const Zone asked = zone;
  if (token && zone != Zone::in_play) zone = Zone::nowhere;  // R-ZONE-16
  if (SlotList* list = list_of(duel, owner, from)) take_out(*list, id.slot);
  ObjectId next = id;
  // The id that `renew` is about to give it; before `forget`, which takes what still speaks of the old one.
  ++next.generation;
  if (asked == Zone::in_play) carry_over(duel, id, next);
  if (zone == Zone::out_of_play) carry_own(duel, id, next);
  forget(duel, id);
  const ObjectId now = renew(duel, id.slot, zone, arrival.controller);
  Object& object = duel.object(now);
  object.known_to = known_to;
  object.attached_to = arrival.attached_to;
  object.chosen = arrival.chosen;
  object.copied = arrival.copied;
  object.x = static_cast<std::int16_t>(arrival.x);
  if (SlotList* list = list_of(duel, owner, zone)) {
    assert(std::find(list->begin(), list->end(), id.slot) == list->end());  // a card is in one place
    list->insert(on_top ? list->end() : list->begin(), id.slot);
  }
  if (zone == Zone::in_play) begin_besides(duel, now);
  duel.touch(dirt_of(from) | dirt_of(zone));
  if (arrival.chosen != Chosen{} || arrival.copied != CardId::none) duel.touch(Duel::choice);
  // What it is can be asked only of what lies there.
  if (arrival.tapped) come_tapped(duel, now);
  if (table.observer != nullptr) table.observer->moved(duel, {id, now, from, asked});
  // Last: whoever hears of it finds it where it is, with all that it came with.
  if (zone == Zone::in_play) enter(table, now, arrival);
  if (zone == Zone::graveyard && from != Zone::in_play) reach_graveyard(table, now);
  return now;
}

/// Where a permanent goes that would go to `zone`.
Zone leaving_for(const Duel& duel, ObjectId id, Zone zone) {
  const bool game = rule_exists(duel, RuleKind::leaves_only_the_game) && duel.is_in_play(id) &&
                    has_rule(duel, RuleKind::leaves_only_the_game, Thing::of(id));
  return game && zone != Zone::in_play ? Zone::out_of_game : zone;
}

ObjectId move_to(Table& table, ObjectId id, Zone zone, const Arrival& arrival) {
  zone = leaving_for(table.duel, id, zone);
  if (table.duel.is_in_play(id)) leave_play(table, id, zone);
  return move_on(table, id, zone, arrival, true);
}

/// Replacements inside each other, and all that come of one event, beyond which what would happen just
/// happens: rules that feed each other come to an end. No procedure for it is in the documents.
constexpr std::size_t most_deep = 20;
constexpr int most_replacements = 500;

/// So many tokens there can be at a time, beyond which no more are made: a script that makes them without end
/// neither hangs the duel nor runs out of slots. The documents are silent.
constexpr std::size_t most_tokens = 1000;

/// A slot that a token has left for good may be used again: its generation tells old and new apart. Without
/// this a duel that makes many tokens would grow, and copying it with it. None when there are too many.
std::optional<std::uint16_t> free_slot(Duel& duel) {
  std::size_t tokens = 0;
  for (std::size_t slot = duel.objects.size(); slot-- > 0; ++tokens) {
    const Object& object = duel.objects[slot];
    if (!object.token) break;  // tokens come after all cards
    if (object.zone == Zone::nowhere) return static_cast<std::uint16_t>(slot);
  }
  if (tokens >= most_tokens || duel.objects.size() >= std::numeric_limits<std::uint16_t>::max())
    return std::nullopt;
  duel.objects.emplace_back();
  return static_cast<std::uint16_t>(duel.objects.size() - 1);
}

/// What is no card, in that slot and zone.
ObjectId make_token_in(Duel& duel, std::uint16_t slot, CardId card, PlayerId controller, Zone zone) {
  Object& object = duel.objects[slot];
  object.card = card;
  object.owner = controller;
  object.token = true;
  return renew(duel, slot, zone, controller);
}

}  // namespace

ObjectId move_card(Table& table, ObjectId id, Zone zone, PlayerId controller) {
  return move_to(table, id, zone, {.controller = controller});
}

Proposal proposed(const Table& table, Proposal proposal) {
  if (table.replacing.size() >= most_deep) return proposal;
  if (!table.replacing.empty() && table.replacements_done >= most_replacements) return proposal;
  proposal.under_way = &table.replacing;
  return settled(table.duel, std::move(proposal));
}

bool done_instead(Table& table, const Proposal& would) {
  if (!may_change(table.duel, would.would)) return false;
  const Proposal proposal = proposed(table, would);
  if (proposal.instead.ability == nullptr) return false;
  do_instead(table, proposal);
  return true;
}

ObjectId enter_play(Table& table, ObjectId id, const Arrival& arrival) {
  Arrival settled = arrival;
  if (!table.duel.exists(id) || kept_out(table.duel, arrival.controller, id)) return {};
  if (!still_enters(table, id, settled)) return {};
  // What it would be a copy of may be kept out as well.
  if (settled.copied != CardId::none && kept_out(table.duel, arrival.controller, id, settled.copied))
    return {};
  return move_to(table, id, Zone::in_play, settled);
}

void arrive_again(Table& table, ObjectId id) {
  settle_arrival(table, id, true);
  happen_to_itself(table, event_of(EventKind::enters_play, id, table.duel.look(id).controller));
}

void put_on(Duel& duel, ObjectId id, ObjectId host) {
  duel.object(id).attached_to = host;
  duel.object(id).entered = duel.tick();
  // Permanents stand in the order of their moments, by which rules and triggers are asked.
  std::erase(duel.in_play, id.slot);
  duel.in_play.push_back(id.slot);
  duel.touch(Duel::board);
}

void move_together(Table& table, std::vector<Leaving> moves, bool on_top) {
  for (Leaving& move : moves) move.zone = leaving_for(table.duel, move.id, move.zone);
  // Two rounds: each is noted and heard of while all the others are there; only then does the first one
  // go.
  for (const Leaving& move : moves)
    if (table.duel.is_in_play(move.id)) leave_play(table, move.id, move.zone, move.sacrificed);
  for (const Leaving& move : moves)
    move_on(table, move.id, move.zone, {}, on_top || move.zone != Zone::library);
}

ObjectId create(Duel& duel, CardId card, PlayerId owner, Zone zone) {
  assert(owner != PlayerId::none);
  const auto slot = static_cast<std::uint16_t>(duel.objects.size());
  Object& object = duel.objects.emplace_back();
  object.card = card;
  object.owner = owner;
  renew(duel, slot, zone, owner);
  if (SlotList* list = list_of(duel, owner, zone)) list->push_back(slot);
  duel.touch(dirt_of(zone));
  return duel.id_of(slot);
}

ObjectId create_spell(Duel& duel, CardId card, PlayerId controller) {
  // One step makes many of them, each of which may have everything computed again.
  duel.pay_for_work();
  const std::optional<std::uint16_t> free = duel.budget().is_spent() ? std::nullopt : free_slot(duel);
  if (!free) return {};
  duel.budget().spend(Budget::thing);
  duel.touch(dirt_of(Zone::limbo));
  return make_token_in(duel, *free, card, controller, Zone::limbo);
}

ObjectId create_token(Table& table, CardId card, PlayerId controller, std::vector<Effect> besides) {
  Duel& duel = table.duel;
  assert(controller != PlayerId::none);
  // Out of limbo, as a spell does: what it asks for is asked before it is in play.
  const ObjectId coming = create_spell(duel, card, controller);
  if (!coming) {
    const bool told = table.observer != nullptr && !duel.budget().is_spent();
    if (told) table.observer->cut_off(duel, "tokens", static_cast<int>(most_tokens));
    return {};
  }
  give_besides(duel, std::move(besides), coming, controller);
  const ObjectId now = enter_play(table, coming, {.controller = controller});
  if (!now && duel.exists(coming)) move_card(table, coming, Zone::nowhere);
  return now;
}

void give_to_owner(Duel& duel, ObjectId id, PlayerId owner) {
  assert(duel.exists(id) && owner != PlayerId::none);
  Object& object = duel.object(id);
  if (object.owner == owner) return;
  SlotList* old_list = list_of(duel, object.owner, object.zone);
  SlotList* new_list = list_of(duel, owner, object.zone);
  object.owner = owner;
  // Outside play a card is its owner's (R-ZONE-1).
  if (object.zone != Zone::in_play && object.zone != Zone::limbo) object.controller = owner;
  // Play has one list for both players, in the order of time: a permanent keeps its place in it.
  if (old_list != new_list) {
    take_out(*old_list, id.slot);
    new_list->push_back(id.slot);
  }
  duel.touch(dirt_of(object.zone) | Duel::hands);
}

ObjectId draw_card(Table& table, PlayerId player) {
  Duel& duel = table.duel;
  PlayerState& state = duel.player(player);
  // Before the library is looked at: who draws nothing does not lose for want of a card (R-DRAW-2).
  if (may_change(duel, Would::draw)) {
    const Proposal drawing = proposed(table, {.would = Would::draw, .whom = Thing::of(player)});
    if (drawing.instead.ability != nullptr) {
      const std::size_t before = state.drawn.size();
      do_instead(table, drawing);
      // Where a draw is part of what is done instead, that is the draw, of whatever is still in the hand.
      return state.drawn.size() > before && duel.exists(state.drawn.back()) ? state.drawn.back() : ObjectId{};
    }
  }
  if (state.library.empty()) {
    // Noted only: nobody loses in the middle of things (R-LIFE-2), but as soon as these are done (R-DRAW-2).
    state.lost = true;
    return {};
  }
  const ObjectId drawn = move_card(table, duel.id_of(state.library.back()), Zone::hand);
  assert(drawn);  // a card of a library is always there to be drawn
  state.drawn.push_back(drawn);
  ++state.drawn_in_phase;
  duel.touch(Duel::hands);
  raise(table, EventKind::draws, drawn, player, 1);
  return drawn;
}

namespace {

/// Where a card goes that an effect makes the player discard: to the graveyard, or where a rule leaves the
/// choice.
Zone discarded_to(Table& table, PlayerId player, ObjectId card) {
  ObjectId source;
  for_each_rule(table.duel, RuleKind::discards_on_top, Thing::of(player), [&](const RuleInForce& force) {
    source = force.context.self;
    return false;
  });
  const Question question{
      .kind = DecisionKind::pay, .player = player, .source = source, .subject = Thing::of(card)};
  return source && ask_whether(table, question) ? Zone::library : Zone::graveyard;
}

}  // namespace

void discard_card(Table& table, PlayerId player, ObjectId card, const Discarding& asked) {
  // Every way to discard comes through here, be it an effect, a cost or the end of the phase.
  const Proposal discarding =
      proposed(table, {.would = Would::discard, .whom = Thing::of(player), .object = card});
  if (discarding.instead.ability != nullptr) return do_instead(table, discarding);
  Event event;
  event.kind = EventKind::discards;
  const Zone zone = asked.by_effect ? discarded_to(table, player, card) : Zone::graveyard;
  event.object = move_card(table, card, zone);
  event.player = player;
  event.cause = asked.cause;
  event.paid_keyword = asked.keyword;
  event.amount = 1;
  happen(table, event);
  if (zone != Zone::graveyard) tell_card_of_discard(table, event);
}

void show_card(Duel& duel, ObjectId id, PlayerId player) {
  assert(duel.exists(id));  // else whoever looks would know the card that lies in the slot now
  std::uint8_t& known_to = duel.object(id).known_to;
  known_to = static_cast<std::uint8_t>(known_to | 1U << static_cast<unsigned>(index(player)));
}

void shuffle_library(Table& table, PlayerId player) {
  SlotList& library = table.duel.player(player).library;
  // Who knew where a card lay knows it no more.
  for (const std::uint16_t slot : library) table.duel.objects[slot].known_to = 0;
  for (std::size_t left = library.size(); left > 1; --left)
    // Not from `chance`: results that a test forces are for coins and choices, not for every swap.
    std::swap(library[left - 1], library[table.duel.random.below(static_cast<std::uint32_t>(left))]);
  table.duel.touch(Duel::hands);
}

void tap(Table& table, ObjectId id) {
  Duel& duel = table.duel;
  if (!can_be_tapped(duel, id) || duel.object(id).tapped) return;
  duel.object(id).tapped = true;
  duel.touch(Duel::tapped);
  raise(table, EventKind::becomes_tapped, id, duel.look(id).controller);
}

void untap(Table& table, ObjectId id) { untap_together(table, {id}); }

void untap_together(Table& table, const std::vector<ObjectId>& ids) {
  Duel& duel = table.duel;
  std::vector<ObjectId> untapped;
  for (const ObjectId id : ids) {
    if (!duel.is_in_play(id) || !duel.object(id).tapped) continue;
    duel.object(id).tapped = false;
    duel.touch(Duel::tapped);
    note_untapped(duel, id);
    // Before the event: who hears of it finds what was held while tapped already let go (R-DUR-3).
    end_effects(duel, [&](const Effect& effect) {
      return needs_its_source_tapped(effect.duration) && effect.source == id;
    });
    stop_waiting_while_tapped(duel, id);
    untapped.push_back(id);
  }
  for (const ObjectId id : untapped) raise(table, EventKind::becomes_untapped, id, duel.look(id).controller);
}

void change_life(Table& table, PlayerId player, int by) {
  if (by == 0) return;
  std::int32_t& life = table.duel.player(player).life;
  life = bounded(std::int64_t{life} + by);
  table.duel.touch(Duel::life);
  // The amount of the event is never negative: which of the two it is, its kind says.
  raise(table, by > 0 ? EventKind::gains_life : EventKind::loses_life, {}, player, by > 0 ? by : -by);
}

namespace {

/// How many counters of that kind may lie there at most.
int most_counters(const Duel& duel, Thing holder, Word kind) {
  int most = std::numeric_limits<std::int16_t>::max();
  if (!rule_exists(duel, RuleKind::counter_limit)) return most;
  for_each_rule(duel, RuleKind::counter_limit, holder, [&](const RuleInForce& force) {
    if (force.rule->word == kind) most = std::clamp(amount_of(force, most), 0, most);
    return true;
  });
  return most;
}

/// Puts so many counters like `wanted`, as far as there are never more than `most`.
void put_on(std::vector<Counters>& all, const Counters& wanted, int by, int most) {
  auto place = std::lower_bound(all.begin(), all.end(), wanted, in_order);
  if (place == all.end() || in_order(wanted, *place)) place = all.insert(place, wanted);
  // What lies there already stays, be it more than a limit that came later allows.
  most = std::max<int>(most, place->count);
  place->count = static_cast<std::int16_t>(std::min(place->count + std::min(by, most), most));
  place->by = wanted.by;
  // No record of none: equal positions have equal lists.
  if (place->count == 0) all.erase(place);
}

/// Takes so many of them off: first those that count for `wanted.of` alone, then those that count for all.
/// False where there was none.
bool take_off(std::vector<Counters>& all, const Counters& wanted, std::int64_t by) {
  const auto take = [&](const auto& is_meant) {
    bool some = false;
    for (Counters& here : all) {
      if (here.slot != wanted.slot || !(here.kind == wanted.kind) || !is_meant(here.of)) continue;
      const std::int64_t taken = std::min<std::int64_t>(by, here.count);
      here.count = static_cast<std::int16_t>(here.count - taken);
      by -= taken;
      some = true;
    }
    return some;
  };
  const bool any_of_them = wanted.of.use == AbilityId::none;
  bool some = take([&](const KeywordHeld& of) { return any_of_them || of == wanted.of; });
  if (!any_of_them) some = take([](const KeywordHeld& of) { return of.use == AbilityId::none; }) || some;
  std::erase_if(all, [](const Counters& here) { return here.count == 0; });
  return some;
}

/// Permanents have counters, and so do cards removed from the game, for whatever counts them there.
bool bears_counters(const Duel& duel, ObjectId id) {
  return duel.is_in_play(id) || (duel.exists(id) && duel.object(id).zone == Zone::out_of_game);
}

}  // namespace

void add_counters(Table& table, Thing holder, Word kind, int by, PlayerId who, const KeywordHeld& of,
                  ObjectId source) {
  Duel& duel = table.duel;
  if (by == 0) return;
  const bool of_player = holder.is_player() && holder.player != PlayerId::none;
  if (!of_player && !(holder.is_object() && bears_counters(duel, holder.object))) return;
  std::vector<Counters>& all = of_player ? duel.player(holder.player).counters : duel.counters;
  const std::uint16_t slot = of_player ? std::uint16_t{0} : holder.object.slot;
  if (by > 0) {
    put_on(all, {slot, kind, 0, of, of_player ? ObjectId{} : source}, by, most_counters(duel, holder, kind));
    return duel.touch(Duel::counter);
  }
  // None of that kind lie there: nothing to take off.
  if (!take_off(all, {slot, kind, 0, of, {}}, -std::int64_t{by})) return;
  duel.touch(Duel::counter);
  if (of_player || duel.counters_on(holder, kind) > 0) return;
  Event event;
  event.kind = EventKind::last_counter_removed;
  event.object = holder.object;
  event.player = who;
  event.counter = kind;
  happen(table, event);
}

void end_effects(Duel& duel, const std::function<bool(const Effect&)>& gone) {
  if (std::erase_if(duel.effects, gone) > 0) duel.touch(Duel::board);
}

void remove_play(Table& table, std::uint32_t number, Zone zone) {
  Duel& duel = table.duel;
  const BatchItem* play = duel.find_play(number);
  if (play == nullptr) return;
  const ObjectId card = play->source;
  const bool is_spell = play->kind == BatchItem::Kind::spell;
  // Before it is taken out: the observer may still look it up.
  if (table.observer != nullptr) table.observer->countered(duel, *play);
  take_from_batch(duel, number);
  // Costs stay paid (R-CAST-3); an effect has no card of its own that could go anywhere.
  if (is_spell && duel.exists(card) && duel.object(card).zone == Zone::limbo) move_card(table, card, zone);
}

}  // namespace sleight
