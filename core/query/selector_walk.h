#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "core/query/filters.h"
#include "core/query/selection.h"

/// Walking through what a selector gives without making a list of it. Private to the core's selection files
/// and the hot paths that read selectors all the time.
namespace sleight::visiting {

/// The player who controls (or, for a card outside play, owns) `thing`.
PlayerId controller_of(const Context& context, Thing thing);
PlayerId owner_of(const Duel& duel, Thing thing);
/// Whether `thing` passes the filters: the same as `passes`, under a name that does not overload.
bool fits(const Context& context, const std::vector<Filter>& filters, Thing thing);
/// The same of an object that is there.
bool fits_permanent(const Context& context, const std::vector<Filter>& filters, ObjectId id);
/// The object ("it", "other one") that an event or a loop gave.
Thing it_of(const Context& context);
ObjectId other_one_of(const Context& context);
PlayerId that_player_of(const Context& context);
/// What this local enchantment is on, or was on when it left.
ObjectId enchanted_of(const Context& context);
/// The cards in one zone, or in every zone that is not play when `zone` is in_play.
void list_cards(const Duel& duel, Zone zone, std::vector<ObjectId>& cards);
/// The zone a selector of cards looks in, or in_play when it names none.
Zone zone_named(const Selector& selector);

/// Whether what the main part of `selector` refers to (not `also`) has `thing` in it, whatever its filters
/// ask.
bool refers_to(const Context& context, const Selector& selector, Thing thing);
/// Whether the main part of `selector` (not `also`) gives `thing`.
bool main_selects(const Context& context, const Selector& selector, Thing thing);

/// Calls `visit` for everything that the main part of `selector` refers to, whatever its filters ask, until
/// it returns false.
template <typename Visit>
bool each_referred(const Context& context, const Selector& selector, Visit&& visit) {
  const Duel& duel = context.duel;
  const auto give = [&](Thing thing) {
    if (thing.kind == Thing::Kind::none) return true;
    return static_cast<bool>(visit(thing));
  };
  const auto give_object = [&](ObjectId id) { return !id || give(Thing::of(id)); };
  const auto give_player = [&](PlayerId p) { return p == PlayerId::none || give(Thing::of(p)); };
  const auto give_players = [&](unsigned mask) {
    const PlayerId first = duel.active();
    if ((mask >> static_cast<unsigned>(index(first)) & 1U) != 0 && !give_player(first)) return false;
    const PlayerId second = opponent_of(first);
    return (mask >> static_cast<unsigned>(index(second)) & 1U) == 0 || give_player(second);
  };
  switch (selector.from) {
    case Reference::nothing:
      return true;
    case Reference::permanents:
      for (const std::uint16_t slot : duel.in_play)
        if (!give_object(duel.id_of(slot))) return false;
      return true;
    case Reference::cards: {
      std::vector<ObjectId> cards;
      list_cards(duel, zone_named(selector), cards);
      for (const ObjectId id : cards)
        if (!give_object(id)) return false;
      return true;
    }
    case Reference::spells:
    case Reference::effects:
      for (const BatchItem& play : duel.batch)
        if ((play.kind == BatchItem::Kind::spell) == (selector.from == Reference::spells))
          if (!give(Thing::play(play.number))) return false;
      return true;
    case Reference::packets:
      for (const Packet& packet : duel.packets)
        if (!give(Thing::packet(packet.number))) return false;
      return true;
    case Reference::players:
      return give_players(3);
    case Reference::died:
    case Reference::perished:
      for (const LastKnown& dead : duel.died_this_turn)
        if ((selector.from == Reference::perished || reached_graveyard(duel, dead)) &&
            !give_object(dead.object))
          return false;
      return true;
    case Reference::played:
      for (const LastKnown& was : duel.played_this_turn)
        if (!give_object(was.object)) return false;
      return true;
    case Reference::sources:
      // Each once, whomever it has damaged.
      for (auto record = duel.damage_this_turn.begin(); record != duel.damage_this_turn.end(); ++record) {
        const auto same = [&](const DamageRecord& other) {
          return other.source.object == record->source.object;
        };
        if (std::none_of(duel.damage_this_turn.begin(), record, same) && !give_object(record->source.object))
          return false;
      }
      return true;
    case Reference::last_drawn:
      return context.you == PlayerId::none || duel.player(context.you).drawn.empty() ||
             give_object(duel.player(context.you).drawn.back());
    case Reference::self:
      return give_object(context.self);
    case Reference::enchanted:
      return give_object(enchanted_of(context));
    case Reference::target: {
      if (context.told == nullptr) return true;
      const Announcement& told = *context.told;
      std::size_t first = 0;
      std::size_t count = told.target_counts.empty() && selector.index == 0 ? told.targets.size() : 0;
      if (selector.index < told.target_counts.size()) {
        for (std::size_t i = 0; i < selector.index; ++i) first += told.target_counts[i];
        count = told.target_counts[selector.index];
      }
      for (std::size_t i = first; i < first + count && i < told.targets.size(); ++i)
        if (!give(told.targets[i])) return false;
      return true;
    }
    case Reference::chosen:
      return give(chosen_in(context, &Chosen::thing).thing);
    case Reference::chosen_player:
      return give_player(chosen_in(context, &Chosen::player));
    case Reference::it:
      return give(it_of(context));
    case Reference::other_one:
      return give_object(other_one_of(context));
    case Reference::destroyed:
    case Reference::sacrificed:
    case Reference::discarded:
    case Reference::drawn:
    case Reference::made:
    case Reference::moved:
    case Reference::removed:
    case Reference::found:
    case Reference::countered:
    case Reference::untapped:
    case Reference::found_before:
    case Reference::chosen_pile:
    case Reference::other_pile:
      if (context.told != nullptr)
        for (const StepResults& done : context.told->done)
          if (done.by == selector.from && !give_object(done.was.object)) return false;
      return true;
    case Reference::that_player:
      return give_player(that_player_of(context));
    case Reference::you:
      return give_player(context.you);
    case Reference::opponent:
      return context.you == PlayerId::none || give_player(opponent_of(context.you));
    case Reference::active_player:
      return give_player(duel.active());
    case Reference::defending_player:
      return give_player(opponent_of(duel.active()));
    case Reference::controller_of:
    case Reference::owner_of: {
      if (!selector.of) return true;
      unsigned mask = 0;
      for (const Thing thing : select(context, *selector.of)) {
        const LastKnown* announced = as_announced(context, *selector.of);
        const PlayerId p = selector.from == Reference::owner_of ? owner_of(duel, thing)
                           : announced != nullptr               ? announced->controller
                                                                : controller_of(context, thing);
        if (p != PlayerId::none) mask |= 1U << static_cast<unsigned>(index(p));
      }
      return give_players(mask);
    }
    case Reference::packet_source: {
      if (!selector.of) return true;
      for (const Thing thing : select(context, *selector.of)) {
        const Packet* packet = thing.kind == Thing::Kind::packet ? duel.find_packet(thing.number) : nullptr;
        if (packet != nullptr && !give_object(packet->source.object)) return false;
      }
      return true;
    }
    case Reference::packet_victim: {
      if (!selector.of) return true;
      for (const Thing thing : select(context, *selector.of)) {
        // A packet that is no more has left whom it was for in its place.
        const Packet* packet = thing.kind == Thing::Kind::packet ? duel.find_packet(thing.number) : nullptr;
        const bool there = packet != nullptr || thing.kind != Thing::Kind::packet;
        if (there && !give(packet != nullptr ? packet->victim : thing)) return false;
      }
      return true;
    }
    case Reference::last_source: {
      const auto& records = duel.damage_this_turn;
      for (auto record = records.rbegin(); selector.of && record != records.rend(); ++record)
        if (speaks_of(context, *selector.of, record->source)) return give_object(record->source.object);
      return true;
    }
  }
  return true;
}

/// Calls `visit` for everything that the main part of `selector` gives, until it returns false.
template <typename Visit>
bool each_main(const Context& context, const Selector& selector, Visit&& visit) {
  ++context.duel.work().selectors;
  // The set that is walked most: nobody asks here who was announced, and little is made of each.
  if (selector.from == Reference::permanents) {
    for (const std::uint16_t slot : context.duel.in_play) {
      const ObjectId id = context.duel.id_of(slot);
      if (fits_permanent(context, selector.filters, id) && !visit(Thing::of(id))) return false;
    }
    return true;
  }
  return each_referred(context, selector, [&](Thing thing) {
    return !passes(context, selector.filters, thing, selector) || visit(thing);
  });
}

/// The same for the selector in `also` numbered `which`, leaving out what the parts before it gave already.
/// Not a template: a selector in `also` may have its own.
bool each_also(const Context& context, const Selector& selector, std::size_t which,
               const std::function<bool(Thing)>& visit);

/// Calls `visit` for everything that `selector` gives, each thing once, until it returns false.
template <typename Visit>
bool each(const Context& context, const Selector& selector, Visit&& visit) {
  if (!each_main(context, selector, visit)) return false;
  for (std::size_t i = 0; i < selector.also.size(); ++i)
    if (!each_also(context, selector, i, [&visit](Thing thing) { return static_cast<bool>(visit(thing)); }))
      return false;
  return true;
}

}  // namespace sleight::visiting
