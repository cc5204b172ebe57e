#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/duel/duel.h"

/// Every field of a duel's state, named once: hashing, comparing as bytes, saving and loading all walk the
/// duel through here, so that none of them can forget a field. Private to the core.
///
/// An archive has `reading` and takes whole numbers, bools and ids by `operator()`, enumerations with their
/// last value by `limited`, and the length of a list by `length`.
namespace sleight::state {

template <typename A, typename T>
using Ref = std::conditional_t<A::reading, T, const T>&;

template <typename A, typename T, typename Each>
void list(A& a, T& items, Each each) {
  std::uint32_t size = static_cast<std::uint32_t>(items.size());
  a.length(size);
  if constexpr (A::reading) items.resize(size);
  for (auto& item : items) each(item);
}

template <typename A>
void word(A& a, Ref<A, Word> w) {
  std::uint32_t id = w.id();
  a(id);
  if constexpr (A::reading) w = Word::from_id(id);
}
template <typename A>
void colours(A& a, Ref<A, Colours> c) {
  std::uint8_t bits = c.bits();
  a.limited(bits, 31);
  if constexpr (A::reading) c = Colours::from_bits(bits);
}
template <typename A>
void player(A& a, Ref<A, PlayerId> p) {
  a.player(p);
}
template <typename A>
void id(A& a, Ref<A, ObjectId> o) {
  a(o.slot);
  a(o.generation);
}
template <typename A>
void slots(A& a, Ref<A, std::vector<std::uint16_t>> items) {
  list(a, items, [&](auto& slot) { a(slot); });
}
template <typename A>
void thing(A& a, Ref<A, Thing> t) {
  a.limited(t.kind, Thing::Kind::packet);
  a.player(t.player);
  id(a, t.object);
  a(t.number);
}
template <typename A>
void chosen(A& a, Ref<A, Chosen> c) {
  a(c.colour);
  a(c.land_type);
  a(c.colour_word.from);
  a(c.colour_word.to);
  a(c.land_word.from);
  a(c.land_word.to);
  a.player(c.player);
  a(c.number);
  word(a, c.creature_type);
  word(a, c.card_name);
  thing(a, c.thing.thing);
  a(c.thing.card);
}
template <typename A>
void text(A& a, Ref<A, TextWords> t) {
  for (auto& colour : t.colours) a.limited(colour, Colour::green);
  for (auto& land : t.lands) a.limited(land, static_cast<std::uint8_t>(colour_count - 1));
}

template <typename A>
void object(A& a, Ref<A, Object> o) {
  a(o.card);
  a(o.generation);
  a.player(o.owner);
  a.player(o.controller);
  a.limited(o.zone, Zone::nowhere);
  a(o.token);
  a(o.tapped);
  a(o.attacked);
  a(o.could_attack);
  a(o.fought);
  a(o.fought_since_upkeep);
  a(o.has_first_strike_dealt);
  a(o.began_turn_untapped);
  a(o.regenerations);
  a.limited(o.attacked_in, static_cast<std::uint8_t>(3));
  a.limited(o.damaged_players, static_cast<std::uint8_t>(3));
  a.limited(o.known_to, static_cast<std::uint8_t>(3));
  id(a, o.removed_by);
  id(a, o.made_by);
  a(o.damage);
  a(o.entered);
  a(o.controlled_since);
  id(a, o.attached_to);
  chosen(a, o.chosen);
  a(o.copied);
  a(o.x);
  for (auto& n : o.noted.amount) a(n);
  a.player(o.had_by);
  a(o.ranked_since);
}

template <typename A>
void snapshot(A& a, Ref<A, LastKnown> s) {
  id(a, s.object);
  a.player(s.controller);
  word(a, s.name);
  a(s.card);
  a.limited(s.types, all_card_types);
  a.limited(s.supertypes, static_cast<Supertype>(15));
  colours(a, s.colours);
  a(s.power);
  a(s.toughness);
  for (auto& w : s.subtypes) word(a, w);
  a.limited(s.subtype_count, static_cast<std::uint8_t>(subtype_limit));
  a(s.tapped);
  id(a, s.attached_to);
  list(a, s.counters, [&](auto& item) {
    word(a, item.kind);
    a(item.count);
  });
}

template <typename A>
void announcement(A& a, Ref<A, Announcement> c) {
  id(a, c.source);
  a.player(c.controller);
  a(c.keyword);
  id(a, c.giver);
  text(a, c.text);
  chosen(a, c.chosen);
  a(c.x);
  a(c.paid_another);
  list(a, c.targets, [&](auto& t) { thing(a, t); });
  list(a, c.target_counts, [&](auto& n) { a(n); });
  list(a, c.shares, [&](auto& n) { a(n); });
  thing(a, c.it);
  id(a, c.other_one);
  a.player(c.that_player);
  a(c.that_amount);
  a(c.life_before);
  a(c.last_result);
  a(c.rounds);
  list(a, c.done, [&](auto& done) {
    a.limited(done.by, Reference::last_);
    snapshot(a, done.was);
    a(done.x);
  });
  for (auto& n : c.spent.amount) a(n);
  a(c.source_untapped);
}

template <typename A>
void effect(A& a, Ref<A, Effect> e) {
  announcement(a, e);
  a(e.change);
  a(e.ability);
  thing(a, e.affected);
  a(e.source_card);
  a.limited(e.duration, Duration::last_);
  a(e.copied_too);
  a(e.since);
  a(e.made_by);
  a(e.step);
  list(a, e.fixed, [&](auto& part) {
    a(part.amount);
    thing(a, part.who);
    a(part.card);
  });
}

template <typename A>
void delayed(A& a, Ref<A, Delayed> d) {
  announcement(a, d);
  a(d.ability);
  a(d.step);
  a(d.since);
  a(d.effect);
  a(d.came);
  snapshot(a, d.traits);
}

template <typename A>
void packet(A& a, Ref<A, Packet> p) {
  a(p.number);
  thing(a, p.victim);
  snapshot(a, p.source);
  a(p.amount);
  a(p.whole);
  a(p.combat);
  a(p.trample);
  a(p.effect);
  list(a, p.taken_from, [&](auto& t) { thing(a, t); });
  list(a, p.aimed_at, [&](auto& t) { thing(a, t); });
}

template <typename A>
void play(A& a, Ref<A, BatchItem> p) {
  announcement(a, p);
  a(p.number);
  a.limited(p.kind, BatchItem::Kind::phase_draw);
  a(p.ability);
  a(p.mode);
  a(p.delayed_step);
  snapshot(a, p.traits);
  for (auto& used : p.interrupt_chance_used) a(used);
  a(p.successfully_cast);
}

template <typename A>
void combat(A& a, Ref<A, Combat> c) {
  a(c.active);
  a.player(c.attacker);
  list(a, c.attackers, [&](auto& attacker) {
    id(a, attacker.object);
    a(attacker.band);
    a(attacker.blocked);
    a(attacker.in_combat);
    a(attacker.regenerated);
  });
  list(a, c.blocks, [&](auto& block) {
    id(a, block.blocker);
    id(a, block.attacker);
    a(block.in_combat);
    a(block.regenerated);
  });
  a(c.blocks_declared);
}

template <typename A>
void counters(A& a, Ref<A, Counters> c) {
  a(c.slot);
  word(a, c.kind);
  a(c.count);
  a(c.of.use);
  id(a, c.of.giver);
  id(a, c.by);
}

template <typename A>
void player_state(A& a, Ref<A, PlayerState> p) {
  a(p.life);
  for (auto& n : p.pool.amount) a(n);
  list(a, p.reserved, [&](auto& kept) {
    a(kept.ability);
    a(kept.step);
    for (auto& n : kept.mana.amount) a(n);
  });
  slots(a, p.library);
  slots(a, p.hand);
  slots(a, p.graveyard);
  list(a, p.counters, [&](auto& item) { counters(a, item); });
  a(p.lost);
  a(p.told_to_lose);
  for (auto& times : p.phases_to_skip) a(times);
  a(p.phases_skipped);
  list(a, p.drawn, [&](auto& card) { id(a, card); });
  a(p.drawn_in_phase);
  a(p.turns_to_skip);
  a(p.acted);
  a(p.idle_last_turn);
}

template <typename A>
void turn(A& a, Ref<A, TurnState> t) {
  a(t.number);
  a.player(t.active);
  a.player(t.starter);
  a.player(t.in_order);
  list(a, t.extra, [&](auto& player) { a.player(player); });
  a(t.phase);
  a.limited(t.stage, Stage::over);
  a(t.lands_played);
  a(t.attack_made);
  a(t.attacked);
  a(t.actions);
  a(t.began);
  for (auto& moment : t.last_turn_began) a(moment);
  list(a, t.phase_effects_done, [&](auto& done) {
    a(done.first);
    id(a, done.second);
  });
  list(a, t.came, [&](auto& note) {
    a(note.ability);
    a(note.step);
    a(note.slot);
  });
  list(a, t.uses, [&](auto& use) {
    a(use.ability);
    id(a, use.object);
    id(a, use.given.giver);
    a(use.given.since);
    a.player(use.player);
    a(use.count);
    a(use.before);
  });
}

/// The whole state of a duel.
template <typename A>
void duel(A& a, Ref<A, Duel> d) {
  list(a, d.objects, [&](auto& item) { object(a, item); });
  slots(a, d.in_play);
  for (auto& item : d.players) player_state(a, item);
  list(a, d.counters, [&](auto& item) { counters(a, item); });
  list(a, d.effects, [&](auto& item) { effect(a, item); });
  list(a, d.delayed, [&](auto& item) { delayed(a, item); });
  list(a, d.batch, [&](auto& item) { play(a, item); });
  list(a, d.packets, [&](auto& item) { packet(a, item); });
  list(a, d.dying, [&](auto& item) { id(a, item); });
  list(a, d.damage_this_turn, [&](auto& item) {
    thing(a, item.victim);
    snapshot(a, item.source);
    a(item.amount);
    a(item.combat);
    a(item.just);
  });
  list(a, d.redirected_this_turn, [&](auto& item) {
    a(item.ability);
    thing(a, item.spared);
    thing(a, item.taker);
  });
  list(a, d.blocks_this_turn, [&](auto& item) {
    snapshot(a, item.blocker);
    snapshot(a, item.attacker);
  });
  list(a, d.died_this_turn, [&](auto& item) { snapshot(a, item); });
  list(a, d.played_this_turn, [&](auto& item) { snapshot(a, item); });
  list(a, d.last_known, [&](auto& item) { snapshot(a, item); });
  combat(a, d.combat);
  turn(a, d.turn);
  a.player(d.terms.decider);
  a(d.terms.ante);
  a(d.terms.hidden_ante);
  a(d.random.state);
  list(a, d.forced_chance, [&](auto& item) { a(item); });
  a(d.clock);
  a(d.next_number);
  a.limited(d.outcome, Outcome::draw);
  a.limited(d.reason, EndReason::endless_effects);
  list(a, d.seen_positions, [&](auto& item) {
    a(item.shape);
    a(item.whole);
  });
  slots(a, d.upkeep_unpaid);
}

}  // namespace sleight::state
