#include "core/query/selector_walk.h"

namespace sleight::visiting {

bool each_also(const Context& context, const Selector& selector, std::size_t which,
               const std::function<bool(Thing)>& visit) {
  return each(context, selector.also[which], [&](Thing thing) {
    // Each thing once: "each Bird and each creature with flying" deals a flying Bird its damage once.
    if (main_selects(context, selector, thing)) return true;
    for (std::size_t i = 0; i < which; ++i)
      if (selects(context, selector.also[i], thing)) return true;
    return visit(thing);
  });
}

bool refers_to(const Context& context, const Selector& selector, Thing thing) {
  const Duel& duel = context.duel;
  // The big sets are asked about the one thing; nobody walks through the board for it.
  switch (selector.from) {
    case Reference::nothing:
      return false;
    case Reference::permanents:
      return thing.is_object() && duel.is_in_play(thing.object);
    case Reference::players:
      return thing.is_player();
    case Reference::self:
      return thing.is_object() && thing.object == context.self && context.self;
    case Reference::you:
      return thing.is_player() && thing.player == context.you;
    case Reference::opponent:
      return thing.is_player() && context.you != PlayerId::none && thing.player == opponent_of(context.you);
    case Reference::cards: {
      if (!thing.is_object() || !duel.exists(thing.object)) return false;
      const Object& object = duel.object(thing.object);
      // No zone named: any that is not play (R-GEN-2). Tokens are no cards, wherever they are.
      const Zone zone = zone_named(selector);
      const bool right = zone == Zone::in_play ? object.zone != Zone::in_play && object.zone != Zone::nowhere
                                               : object.zone == zone;
      return right && !object.token;
    }
    // These give few things, or one: walking to them costs no more than asking.
    case Reference::spells:
    case Reference::effects:
    case Reference::packets:
    case Reference::died:
    case Reference::perished:
    case Reference::played:
    case Reference::sources:
    case Reference::enchanted:
    case Reference::target:
    case Reference::chosen:
    case Reference::chosen_player:
    case Reference::it:
    case Reference::other_one:
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
    case Reference::last_drawn:
    case Reference::that_player:
    case Reference::active_player:
    case Reference::defending_player:
    case Reference::controller_of:
    case Reference::owner_of:
    case Reference::packet_source:
    case Reference::packet_victim:
    case Reference::last_source:
      return !each_referred(context, selector, [&](Thing given) { return given != thing; });
  }
  return false;
}

bool main_selects(const Context& context, const Selector& selector, Thing thing) {
  ++context.duel.work().selectors;
  return refers_to(context, selector, thing) && passes(context, selector.filters, thing, selector);
}

PlayerId controller_of(const Context& context, Thing thing) {
  const Duel& duel = context.duel;
  switch (thing.kind) {
    case Thing::Kind::player:
      return thing.player;
    case Thing::Kind::object:
      // R-RESOLVE-5: who controlled it at last, where it has left.
      return duel.exists(thing.object) ? duel.look(thing.object).controller
                                       : remembered(context, thing.object).controller;
    case Thing::Kind::play: {
      const BatchItem* play = duel.find_play(thing.number);
      return play != nullptr ? play->controller : PlayerId::none;
    }
    case Thing::Kind::packet: {
      const Packet* packet = duel.find_packet(thing.number);
      // Whoever controlled the source when it dealt the damage (R-DMG-2).
      return packet != nullptr ? packet->source.controller : PlayerId::none;
    }
    case Thing::Kind::none:
      break;
  }
  return PlayerId::none;
}

PlayerId owner_of(const Duel& duel, Thing thing) {
  ObjectId id = thing.object;
  if (thing.is_player()) return thing.player;
  if (thing.kind == Thing::Kind::play) {
    const BatchItem* play = duel.find_play(thing.number);
    if (play != nullptr) id = play->source;
  } else if (thing.kind == Thing::Kind::packet) {
    const Packet* packet = duel.find_packet(thing.number);
    if (packet != nullptr) id = packet->source.object;
  }
  // A slot keeps its card and owner whatever becomes of the object.
  return id && id.slot < duel.objects.size() ? duel.objects[id.slot].owner : PlayerId::none;
}

Thing it_of(const Context& context) {
  // The innermost counts: what a loop has come to hides what the event gave.
  if (context.it.kind != Thing::Kind::none) return context.it;
  return context.told != nullptr ? context.told->it : Thing{};
}

ObjectId other_one_of(const Context& context) {
  return context.told != nullptr ? context.told->other_one : ObjectId{};
}

PlayerId that_player_of(const Context& context) {
  return context.told != nullptr ? context.told->that_player : PlayerId::none;
}

ObjectId enchanted_of(const Context& context) {
  if (!context.self) return {};
  if (context.duel.exists(context.self)) return context.duel.object(context.self).attached_to;
  // "Enchanted creature" in what an enchantment does on leaving: what it was on.
  return snapshot(context.duel, context.self).attached_to;
}

void list_cards(const Duel& duel, Zone zone, std::vector<ObjectId>& cards) {
  const auto list = [&](const std::vector<std::uint16_t>& slots) {
    for (const std::uint16_t slot : slots) cards.push_back(duel.id_of(slot));
  };
  // R-RESOLVE-4: the active player's come first, so that what is done to them is done in that order.
  for (const PlayerId p : {duel.active(), opponent_of(duel.active())}) {
    const PlayerState& player = duel.player(p);
    switch (zone) {
      case Zone::library:
        list(player.library);
        break;
      case Zone::hand:
        list(player.hand);
        break;
      case Zone::graveyard:
        list(player.graveyard);
        break;
      case Zone::in_play:
      case Zone::out_of_game:
      case Zone::out_of_play:
      case Zone::limbo:
      case Zone::set_aside:
      case Zone::ante:
      case Zone::nowhere:
        // These zones keep no list and no order.
        for (std::size_t slot = 0; slot < duel.objects.size(); ++slot) {
          const Object& object = duel.objects[slot];
          const bool right = zone == Zone::in_play
                                 ? object.zone != Zone::in_play && object.zone != Zone::nowhere
                                 : object.zone == zone;
          if (right && object.owner == p && !object.token)
            cards.push_back(duel.id_of(static_cast<std::uint16_t>(slot)));
        }
    }
  }
}

Zone zone_named(const Selector& selector) {
  for (const Filter& filter : selector.filters)
    // Only to look in the right place; that it lies there, the filter itself asks again.
    if (filter.asks_for(Quality::in_zone)) return filter.zone;
  return Zone::in_play;
}

}  // namespace sleight::visiting
