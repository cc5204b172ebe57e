#include "core/reading/filters.h"

#include <algorithm>

#include "core/reading/amounts.h"
#include "core/reading/selector_walk.h"

/// What the filters of a selector ask of a candidate (Quality).
namespace sleight {

namespace {

/// What is asked of an object, whether it lives or is only remembered.
struct Candidate {
  Thing thing;  ///< the object; its id may be of one that is no more
  PlayerId controller = PlayerId::none;
  Word name;
  CardId card = CardId::none;
  CardType types = CardType::none;
  Supertype supertypes = Supertype::none;
  Colours colours;
  int power = 0;
  int toughness = 0;
  const std::array<Word, subtype_limit>* subtypes = nullptr;
  int subtype_count = 0;
  int x = 0;  ///< the X of a spell, for its casting cost
  bool tapped = false;
  ObjectId attached_to;
  const Characteristics* alive = nullptr;
  const Play* play = nullptr;

  bool has_subtype(Word word) const {
    const auto end = subtypes->begin() + subtype_count;
    return std::find(subtypes->begin(), end, word) != end;
  }
};

Candidate candidate_of(const Duel& duel, ObjectId id, const Characteristics& now) {
  const Object& object = duel.object(id);
  Candidate made;
  made.thing = Thing::of(id);
  made.controller = now.controller;
  made.name = now.name;
  made.card = now.card;
  made.types = now.types;
  made.supertypes = now.supertypes;
  made.colours = now.colours;
  made.power = now.power;
  made.toughness = now.toughness;
  made.subtypes = &now.subtypes;
  made.subtype_count = now.subtype_count;
  made.tapped = object.tapped;
  made.attached_to = object.attached_to;
  made.alive = &now;
  return made;
}

Candidate candidate_of(const Duel& duel, const Snapshot& was) {
  Candidate made;
  made.thing = Thing::of(was.object);
  made.controller = was.controller;
  made.name = was.name;
  made.card = was.card;
  made.types = was.types;
  made.colours = was.colours;
  made.power = was.power;
  made.toughness = was.toughness;
  made.subtypes = &was.subtypes;
  made.subtype_count = was.subtype_count;
  made.tapped = was.tapped;
  made.attached_to = was.attached_to;
  // Traits that a snapshot does not keep are read off the object while it lives, off its card after that.
  if (duel.exists(was.object)) {
    made.alive = &duel.look(was.object);
    made.supertypes = made.alive->supertypes;
  } else if (was.card != CardId::none) {
    made.supertypes = duel.library().card(was.card).supertypes;
  }
  return made;
}

bool compares(int value, Comparison compare, int with) {
  switch (compare) {
    case Comparison::at_least:
      return value >= with;
    case Comparison::at_most:
      return value <= with;
    case Comparison::equal:
      return value == with;
  }
  return false;
}

bool compares(const Context& context, const Filter& filter, int value, int absent = 0) {
  return compares(value, filter.compare, evaluate(context, filter.amount, absent));
}

/// Power below 0 as whatever asks for it is told (R-CRE-2, D-29).
int counted(const Duel& duel, int value) {
  return duel.rules().negative_power_counts_as_zero ? std::max(value, 0) : value;
}

/// Whether `id` is among the top `count` cards of the ordered zone it lies in.
bool is_on_top(const Duel& duel, ObjectId id, int count) {
  if (!duel.exists(id)) return false;
  const Object& object = duel.object(id);
  if (object.zone != Zone::library && object.zone != Zone::graveyard) return false;
  const PlayerState& owner = duel.player(object.owner);
  const std::vector<std::uint16_t>& pile =
      object.zone == Zone::library ? owner.library : owner.graveyard;  // the top card is the last
  const auto top = static_cast<std::ptrdiff_t>(std::max(count, 0));
  const auto end = pile.rbegin() + std::min<std::ptrdiff_t>(top, static_cast<std::ptrdiff_t>(pile.size()));
  return std::find(pile.rbegin(), end, id.slot) != end;
}

bool is_player_of(const Context& context, const Filter& filter, PlayerId player) {
  if (player == PlayerId::none) return false;
  return !filter.of || selects(context, *filter.of, Thing::of(player));
}

/// Whether `id` takes part in a block, as blocker or as attacker, against something that `of` gives.
bool in_block(const Context& context, ObjectId id, bool as_blocker, const Box<Selector>& of) {
  const Combat& combat = context.duel.combat;
  if (!combat.active) return false;
  return std::any_of(combat.blocks.begin(), combat.blocks.end(), [&](const Block& block) {
    if (!block.in_combat || (as_blocker ? block.blocker : block.attacker) != id) return false;
    return !of || selects(context, *of, Thing::of(as_blocker ? block.attacker : block.blocker));
  });
}

bool was_damaged_by(const Context& context, ObjectId id, const Box<Selector>& of) {
  const auto& records = context.duel.damage_this_turn;
  return std::any_of(records.begin(), records.end(), [&](const DamageRecord& record) {
    return record.victim == id && (!of || selects(context, *of, Thing::of(record.source)));
  });
}

bool carries(const Context& context, ObjectId id, const Box<Selector>& of) {
  const Duel& duel = context.duel;
  return std::any_of(duel.in_play.begin(), duel.in_play.end(), [&](std::uint16_t slot) {
    return duel.objects[slot].attached_to == id &&
           (!of || selects(context, *of, Thing::of(duel.id_of(slot))));
  });
}

bool has_keyword(const Duel& duel, const Candidate& candidate, Word name) {
  if (candidate.alive == nullptr) return false;
  const HeldAbility* end = duel.abilities_end(*candidate.alive);
  for (const HeldAbility* held = duel.abilities_begin(*candidate.alive); held != end; ++held)
    if (held->ability->kind == AbilityKind::keyword && held->ability->keyword.name == name) return true;
  return false;
}

bool here_since_turn_began(const Duel& duel, const Candidate& candidate) {
  const ObjectId id = candidate.thing.object;
  if (!duel.is_in_play(id) || candidate.controller == PlayerId::none) return false;
  const Timestamp began = duel.turn.last_turn_began[static_cast<std::size_t>(index(candidate.controller))];
  return duel.object(id).controlled_since <= began;
}

/// Whether a source passes the filters of any part of `selector`; what one-thing references name must be it.
bool source_matches(const Context& context, const Selector& selector, const Snapshot& source) {
  const bool set = selector.from == Reference::permanents || selector.from == Reference::cards ||
                   selector.from == Reference::nothing || selector.from == Reference::spells;
  if (selector.from != Reference::nothing || !selector.filters.empty() || selector.also.empty()) {
    if (set ? passes(context, selector.filters, source)
            : visiting::main_selects(context, selector, Thing::of(source.object)))
      return true;
  }
  return std::any_of(selector.also.begin(), selector.also.end(),
                     [&](const Selector& other) { return source_matches(context, other, source); });
}

bool passes_object(const Context& context, const Filter& filter, const Candidate& candidate);

bool passes_all(const Context& context, const std::vector<Filter>& filters, const Candidate& candidate) {
  for (const Filter& filter : filters)
    if (passes_object(context, filter, candidate) == filter.negated) return false;
  return true;
}

bool passes_object(const Context& context, const Filter& filter, const Candidate& candidate) {
  const Duel& duel = context.duel;
  const ObjectId id = candidate.thing.object;
  switch (filter.quality) {
    case Quality::type:
      return any(candidate.types & filter.types);
    case Quality::supertype:
      return any(candidate.supertypes & filter.supertypes);
    case Quality::subtype:
      return candidate.has_subtype(read_word(context, filter.word));
    case Quality::colour:
      return candidate.colours.meets(read_colours(context, filter.colours));
    case Quality::colourless:
      return candidate.colours.empty();
    case Quality::multicoloured:
      return (candidate.colours.bits() & (candidate.colours.bits() - 1)) != 0;
    case Quality::tapped:
      return candidate.tapped;
    case Quality::attacking:
      return duel.combat.has_attacker(id);
    case Quality::blocking:
      return duel.combat.has_blocker(id);
    case Quality::blocked:
      return duel.combat.has_blocked(id);
    case Quality::power:
      return compares(context, filter, counted(duel, candidate.power));
    case Quality::toughness:
      return compares(context, filter, counted(duel, candidate.toughness));
    case Quality::casting_cost:
      return candidate.card != CardId::none &&
             compares(context, filter, duel.library().card(candidate.card).cost.total(candidate.x));
    case Quality::counters:
      return compares(context, filter, duel.counters_on(id, filter.word), 1);
    case Quality::controlled_by:
      return is_player_of(context, filter, candidate.controller);
    case Quality::owned_by:
      return is_player_of(context, filter, visiting::owner_of(duel, candidate.thing));
    case Quality::named:
      return candidate.name == filter.word;
    case Quality::keyword:
      return has_keyword(duel, candidate, filter.word);
    case Quality::other:
      return id != context.self;
    case Quality::is_one_of:
      return filter.of && selects(context, *filter.of, candidate.thing);
    case Quality::in_zone:
      return duel.exists(id) && duel.object(id).zone == filter.zone;
    case Quality::on_top:
      return is_on_top(duel, id, evaluate(context, filter.amount, 1));
    case Quality::damaged_by:
      return was_damaged_by(context, id, filter.of);
    case Quality::enchanting:
      return candidate.attached_to &&
             (!filter.of || selects(context, *filter.of, Thing::of(candidate.attached_to)));
    case Quality::enchanted_by:
      return carries(context, id, filter.of);
    case Quality::blocking_any:
      return in_block(context, id, true, filter.of);
    case Quality::blocked_by_any:
      return in_block(context, id, false, filter.of);
    case Quality::token:
      return id && id.slot < duel.objects.size() && duel.objects[id.slot].token;
    case Quality::attacked:
      return duel.exists(id) && duel.object(id).attacked;
    case Quality::here_since_turn_began:
      return here_since_turn_began(duel, candidate);
    case Quality::chosen_colour: {
      const Chosen& chosen = chosen_in(context);
      return chosen.kind == Chosen::Kind::colour && chosen.value < colour_count &&
             candidate.colours.has(static_cast<Colour>(chosen.value));
    }
    case Quality::chosen_land_type: {
      const Chosen& chosen = chosen_in(context);
      return chosen.kind == Chosen::Kind::land_type && chosen.value < colour_count &&
             candidate.has_subtype(duel.rules().basic_lands[chosen.value]);
    }
    case Quality::chosen_creature_type: {
      const Chosen& chosen = chosen_in(context);
      return chosen.kind == Chosen::Kind::creature_type && candidate.has_subtype(Word::from_id(chosen.value));
    }
    case Quality::expansion:
      return candidate.card != CardId::none && Word{duel.library().card(candidate.card).set} == filter.word;
    case Quality::matches_any:
      return std::any_of(
          filter.alternatives.begin(), filter.alternatives.end(),
          [&](const Selector& selector) { return passes_all(context, selector.filters, candidate); });
    case Quality::parameter:
      return context.keyword != nullptr && passes_all(context, context.keyword->filters, candidate);
    case Quality::targets_any: {
      if (candidate.play == nullptr) return false;
      const auto& targets = candidate.play->targets;
      return std::any_of(targets.begin(), targets.end(), [&](Thing target) {
        return target.kind != Thing::Kind::none && (!filter.of || selects(context, *filter.of, target));
      });
    }
    case Quality::packet_to:
    case Quality::packet_from:
    case Quality::packet_combat:
      break;  // what is asked of packets only
  }
  return false;
}

/// Players have few qualities. What cannot be asked of them they do not pass, however it is put.
bool passes_player(const Context& context, const Filter& filter, PlayerId player) {
  switch (filter.quality) {
    case Quality::is_one_of:
    case Quality::controlled_by:
      return (filter.of && selects(context, *filter.of, Thing::of(player))) != filter.negated;
    case Quality::matches_any: {
      const bool any = std::any_of(
          filter.alternatives.begin(), filter.alternatives.end(),
          [&](const Selector& other) { return visiting::fits(context, other.filters, Thing::of(player)); });
      return any != filter.negated;
    }
    case Quality::type:
    case Quality::supertype:
    case Quality::subtype:
    case Quality::colour:
    case Quality::colourless:
    case Quality::multicoloured:
    case Quality::tapped:
    case Quality::attacking:
    case Quality::blocking:
    case Quality::blocked:
    case Quality::power:
    case Quality::toughness:
    case Quality::casting_cost:
    case Quality::counters:
    case Quality::owned_by:
    case Quality::named:
    case Quality::keyword:
    case Quality::other:
    case Quality::in_zone:
    case Quality::on_top:
    case Quality::damaged_by:
    case Quality::enchanting:
    case Quality::enchanted_by:
    case Quality::blocking_any:
    case Quality::blocked_by_any:
    case Quality::token:
    case Quality::attacked:
    case Quality::here_since_turn_began:
    case Quality::chosen_colour:
    case Quality::chosen_land_type:
    case Quality::chosen_creature_type:
    case Quality::expansion:
    case Quality::parameter:
    case Quality::packet_to:
    case Quality::packet_from:
    case Quality::packet_combat:
    case Quality::targets_any:
      break;
  }
  return false;
}

bool passes_packet(const Context& context, const Filter& filter, const Packet& packet) {
  switch (filter.quality) {
    case Quality::packet_to:
      return filter.of && selects(context, *filter.of, packet.victim);
    case Quality::packet_from:
      return filter.of && source_matches(context, *filter.of, packet.source);
    case Quality::packet_combat:
      return packet.combat;
    case Quality::is_one_of:
      return filter.of && selects(context, *filter.of, Thing::packet(packet.number));
    case Quality::type:
    case Quality::supertype:
    case Quality::subtype:
    case Quality::colour:
    case Quality::colourless:
    case Quality::multicoloured:
    case Quality::tapped:
    case Quality::attacking:
    case Quality::blocking:
    case Quality::blocked:
    case Quality::power:
    case Quality::toughness:
    case Quality::casting_cost:
    case Quality::counters:
    case Quality::controlled_by:
    case Quality::owned_by:
    case Quality::named:
    case Quality::keyword:
    case Quality::other:
    case Quality::in_zone:
    case Quality::on_top:
    case Quality::damaged_by:
    case Quality::enchanting:
    case Quality::enchanted_by:
    case Quality::blocking_any:
    case Quality::blocked_by_any:
    case Quality::token:
    case Quality::attacked:
    case Quality::here_since_turn_began:
    case Quality::chosen_colour:
    case Quality::chosen_land_type:
    case Quality::chosen_creature_type:
    case Quality::expansion:
    case Quality::matches_any:
    case Quality::parameter:
    case Quality::targets_any:
      break;
  }
  return passes_object(context, filter, candidate_of(context.duel, packet.source));
}

/// A spell is judged by its card in limbo, where Thoughtlace and the like have changed it; an effect by the
/// traits that its source had when it was announced (R-RESOLVE-2).
Candidate candidate_of(const Duel& duel, const Play& play) {
  const bool spell = play.kind == Play::Kind::spell && duel.exists(play.source);
  Candidate made =
      spell ? candidate_of(duel, play.source, duel.look(play.source)) : candidate_of(duel, play.traits);
  made.controller = play.controller;
  made.x = play.x;
  made.play = &play;
  return made;
}

}  // namespace

bool passes(const Context& context, const std::vector<Filter>& filters, const Snapshot& traits) {
  return filters.empty() || passes_all(context, filters, candidate_of(context.duel, traits));
}

bool passes(const Context& context, const std::vector<Filter>& filters, Thing thing) {
  return visiting::fits(context, filters, thing);
}

namespace visiting {

bool fits(const Context& context, const std::vector<Filter>& filters, Thing thing) {
  if (filters.empty()) return true;
  const Duel& duel = context.duel;
  switch (thing.kind) {
    case Thing::Kind::object: {
      if (!duel.exists(thing.object))
        return passes_all(context, filters, candidate_of(duel, snapshot(duel, thing.object)));
      const Characteristics& now = duel.look(thing.object);
      // Nearly every selector begins with a type: settle that before anything else is looked up.
      const Filter& first = filters.front();
      if (first.quality == Quality::type && any(now.types & first.types) == first.negated) return false;
      return passes_all(context, filters, candidate_of(duel, thing.object, now));
    }
    case Thing::Kind::player:
      return std::all_of(filters.begin(), filters.end(),
                         [&](const Filter& filter) { return passes_player(context, filter, thing.player); });
    case Thing::Kind::play: {
      const Play* play = duel.find_play(thing.number);
      return play != nullptr && passes_all(context, filters, candidate_of(duel, *play));
    }
    case Thing::Kind::packet: {
      const Packet* packet = duel.find_packet(thing.number);
      return packet != nullptr && std::all_of(filters.begin(), filters.end(), [&](const Filter& filter) {
               return passes_packet(context, filter, *packet) != filter.negated;
             });
    }
    case Thing::Kind::none:
      break;
  }
  return false;
}

}  // namespace visiting

}  // namespace sleight
