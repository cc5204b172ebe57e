#include "core/query/filters.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "core/query/amounts.h"
#include "core/query/destruction.h"
#include "core/query/possession.h"
#include "core/query/selector_walk.h"

/// What the filters of a selector ask of a candidate (Quality).
namespace sleight {

namespace {

/// What is asked of an object, whether it lives or is only remembered.
struct Candidate {
  Thing thing;  ///< the object; its id may be of one that is no more
  const Traits& traits;
  PlayerId controller = PlayerId::none;
  bool tapped = false;
  ObjectId attached_to;
  const Characteristics* alive = nullptr;  ///< what no snapshot keeps is read here; null when it is gone
  const BatchItem* play = nullptr;
};

/// Whether the expansion symbol is printed on the card itself, whatever it copies; a token has none
/// (R-EXP-1).
bool has_symbol(const Duel& duel, ObjectId id, Word expansion) {
  if (!id || id.slot >= duel.objects.size()) return false;
  // A slot keeps its card whatever becomes of the object.
  const Object& object = duel.objects[id.slot];
  return !object.token && object.card != CardId::none &&
         Word{duel.library().card(object.card).set} == expansion;
}

Candidate candidate_of(const Duel& duel, ObjectId id, const Characteristics& now) {
  const Object& object = duel.object(id);
  return {.thing = Thing::of(id),
          .traits = now,
          .controller = now.controller,
          .tapped = object.tapped,
          .attached_to = object.attached_to,
          .alive = &now};
}

Candidate candidate_of(const Duel& duel, const LastKnown& was) {
  return {.thing = Thing::of(was.object),
          .traits = was,
          .controller = was.controller,
          .tapped = was.tapped,
          .attached_to = was.attached_to,
          // No snapshot keeps abilities: these are asked of the source as it is, all else of what it was.
          .alive = duel.exists(was.object) ? &duel.look(was.object) : nullptr};
}

/// The source of an effect as it was announced (R-RESOLVE-2). Whether it is tapped and what it lies on are no
/// characteristics: these are asked of it as it is, while it is there.
Candidate candidate_announced(const Duel& duel, const LastKnown& source) {
  Candidate made = candidate_of(duel, source);
  if (!duel.exists(source.object)) return made;
  made.tapped = duel.object(source.object).tapped;
  made.attached_to = duel.object(source.object).attached_to;
  return made;
}

/// A spell is judged by its card in limbo, where Thoughtlace and the like have changed it; an effect by the
/// traits that its source had when it was announced (R-RESOLVE-2).
Candidate candidate_of(const Duel& duel, const BatchItem& play) {
  const bool spell = play.kind == BatchItem::Kind::spell && duel.exists(play.source);
  Candidate made =
      spell ? candidate_of(duel, play.source, duel.look(play.source)) : candidate_of(duel, play.traits);
  // Who cast it, not who owns the card; of an effect, who used it.
  made.controller = play.controller;
  made.play = &play;
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

/// Whether `id` is among the top `count` cards of the ordered zone it lies in.
bool is_on_top(const Duel& duel, ObjectId id, int count) {
  if (!duel.exists(id)) return false;
  const Object& object = duel.object(id);
  if (object.zone != Zone::library && object.zone != Zone::graveyard) return false;
  const PlayerState& owner = duel.player(object.owner);
  const std::vector<std::uint16_t>& pile =
      object.zone == Zone::library ? owner.library : owner.graveyard;  // the top card is the last
  const auto top = static_cast<std::ptrdiff_t>(std::max(count, 0));
  // A pile with fewer cards is all of it on top (R-ZONE-9).
  const auto end = pile.rbegin() + std::min<std::ptrdiff_t>(top, static_cast<std::ptrdiff_t>(pile.size()));
  return std::find(pile.rbegin(), end, id.slot) != end;
}

/// Whether `id` lies above `other` in one pile, no more than `most` cards above it.
bool lies_above(const Duel& duel, ObjectId id, ObjectId other, int most) {
  if (!duel.exists(id) || !duel.exists(other)) return false;
  const Object& upper = duel.object(id);
  const Object& lower = duel.object(other);
  if (upper.zone != lower.zone || upper.owner != lower.owner) return false;
  if (upper.zone != Zone::library && upper.zone != Zone::graveyard) return false;
  const PlayerState& owner = duel.player(upper.owner);
  const std::vector<std::uint16_t>& pile = upper.zone == Zone::library ? owner.library : owner.graveyard;
  // The top card is the last.
  const auto below = std::find(pile.begin(), pile.end(), other.slot);
  const auto above = std::find(below, pile.end(), id.slot);
  return above != pile.end() && above != below && above - below <= std::max(most, 0);
}

bool is_above(const Context& context, const Filter& filter, ObjectId id) {
  if (!filter.of) return false;
  const int most = evaluate(context, filter.amount, std::numeric_limits<int>::max());
  bool found = false;
  for (const Thing& thing : select(context, *filter.of))
    found = found || (thing.is_object() && lies_above(context.duel, id, thing.object, most));
  return found;
}

bool is_below(const Context& context, const Filter& filter, ObjectId id) {
  bool found = false;
  if (filter.of)
    visiting::each(context, *filter.of, [&](Thing thing) {
      found =
          thing.is_object() && lies_above(context.duel, thing.object, id, std::numeric_limits<int>::max());
      return !found;
    });
  return found;
}

bool is_player_of(const Context& context, const Filter& filter, PlayerId player) {
  if (player == PlayerId::none) return false;
  // Without `of` it asks for anybody: a thing of nobody never passes.
  return !filter.of || selects(context, *filter.of, Thing::of(player));
}

/// Whether a selector means one thing, and that one, which is no more.
bool speaks_of_one_gone(const Context& context, const Box<Selector>& of, ObjectId id) {
  return of && of->from >= Reference::self && !context.duel.exists(id) &&
         selects(context, *of, Thing::of(id));
}

/// Whether an attacker is in play, and in combat no more: it regenerated, say (R-REGEN-10).
bool has_left_combat(const Duel& duel, ObjectId attacker) {
  const auto& attackers = duel.combat.attackers;
  return duel.is_in_play(attacker) &&
         std::any_of(attackers.begin(), attackers.end(),
                     [&](const Attacker& each) { return each.object == attacker && !each.in_combat; });
}

/// Whether `id` takes part in a block, as blocker or as attacker, against something that `of` gives.
bool in_block(const Context& context, ObjectId id, bool as_blocker, const Box<Selector>& of) {
  const Combat& combat = context.duel.combat;
  if (!combat.active) return false;
  return std::any_of(combat.blocks.begin(), combat.blocks.end(), [&](const Block& block) {
    if ((as_blocker ? block.blocker : block.attacker) != id) return false;
    // R-RMC-4: what was removed blocks nobody any more, and nobody blocks it. What has left play and is
    // spoken of is as it last was.
    if (!block.in_combat && !speaks_of_one_gone(context, of, block.blocker)) return false;
    if (has_left_combat(context.duel, block.attacker)) return false;
    return !of || selects(context, *of, Thing::of(as_blocker ? block.attacker : block.blocker));
  });
}

/// Whether `id` attacks in one band with something that `of` gives, other than itself.
bool in_band(const Context& context, ObjectId id, const Box<Selector>& of) {
  const Combat& combat = context.duel.combat;
  if (!combat.active) return false;
  const auto& attackers = combat.attackers;
  const auto own = std::find_if(attackers.begin(), attackers.end(), [&](const Attacker& attacker) {
    return attacker.object == id && attacker.in_combat;
  });
  if (own == attackers.end()) return false;
  return std::any_of(attackers.begin(), attackers.end(), [&](const Attacker& mate) {
    return mate.in_combat && mate.band == own->band && mate.object != id &&
           (!of || selects(context, *of, Thing::of(mate.object)));
  });
}

/// The same of the whole turn, whoever has left combat or play since.
bool was_in_block(const Context& context, ObjectId id, bool as_blocker, const Box<Selector>& of) {
  const auto& records = context.duel.blocks_this_turn;
  return std::any_of(records.begin(), records.end(), [&](const BlockRecord& record) {
    if ((as_blocker ? record.blocker : record.attacker).object != id) return false;
    // Whatever the other is by now, it is asked about as it was when the block was declared.
    return !of || speaks_of(context, *of, as_blocker ? record.attacker : record.blocker);
  });
}

/// `just`: only a moment ago.
bool was_damaged_by(const Context& context, Thing victim, const Box<Selector>& of, bool just = false) {
  const auto& records = context.duel.damage_this_turn;
  return std::any_of(records.begin(), records.end(), [&](const DamageRecord& record) {
    // Whatever it is by now, it is asked about as it was when it dealt the damage (R-DMG-2).
    return record.victim == victim && (record.just || !just) &&
           (!of || speaks_of(context, *of, record.source));
  });
}

/// Whether a spell or effect under way, that `of` gives, is aimed at it.
bool is_target_of(const Context& context, Thing thing, const Box<Selector>& of) {
  const auto& batch = context.duel.batch;
  return std::any_of(batch.begin(), batch.end(), [&](const BatchItem& play) {
    return std::find(play.targets.begin(), play.targets.end(), thing) != play.targets.end() && of &&
           selects(context, *of, Thing::play(play.number));
  });
}

/// Whether something in play, that `of` gives, has ever dealt damage to the player.
bool was_ever_damaged(const Context& context, PlayerId player, const Box<Selector>& of) {
  const unsigned bit = 1U << static_cast<unsigned>(index(player));
  bool found = false;
  if (of)
    visiting::each(context, *of, [&](Thing thing) {
      found = thing.is_object() && context.duel.is_in_play(thing.object) &&
              (context.duel.object(thing.object).damaged_players & bit) != 0;
      return !found;
    });
  return found;
}

bool has_damaged(const Context& context, ObjectId id, const Box<Selector>& of) {
  const auto& records = context.duel.damage_this_turn;
  return std::any_of(records.begin(), records.end(), [&](const DamageRecord& record) {
    return record.source.object == id && (!of || selects(context, *of, record.victim));
  });
}

bool carries(const Context& context, ObjectId id, const Box<Selector>& of) {
  const Duel& duel = context.duel;
  return std::any_of(duel.in_play.begin(), duel.in_play.end(), [&](std::uint16_t slot) {
    // Other things are on it too, and enchant nothing.
    return duel.objects[slot].attached_to == id &&
           any(duel.printed(duel.id_of(slot)).types & CardType::enchantment) &&
           (!of || selects(context, *of, Thing::of(duel.id_of(slot))));
  });
}

bool shares_colour(const Context& context, Colours colours, const Selector& of) {
  bool shares = false;
  visiting::each(context, of, [&](Thing thing) {
    shares = thing.is_object() && remembered(context, thing.object).colours.meets(colours);
    return !shares;
  });
  return shares;
}

/// The word that a filter asks for: a land type that was chosen is that type.
Word asked_word(const Context& context, const Filter& filter) {
  if (filter.quality != Quality::chosen_land_type) return read_word(context, filter.word);
  const std::uint8_t chosen = chosen_in(context, &Chosen::land_type);
  return chosen < colour_count ? context.duel.rules().basic_lands[chosen] : Word{};
}

/// Whether two filters of keywords ask for the same, each read where it stands.
bool read_alike(const Context& own, const Filter& a, const Context& asker, const Filter& b) {
  const auto quality = [](const Filter& filter) {
    return filter.quality == Quality::chosen_land_type ? Quality::subtype : filter.quality;
  };
  return quality(a) == quality(b) && a.negated == b.negated && a.types == b.types &&
         a.supertypes == b.supertypes && read_colours(own, a.colours) == read_colours(asker, b.colours) &&
         asked_word(own, a) == asked_word(asker, b);
}

bool has_keyword(const Context& context, const Candidate& candidate, const Filter& filter) {
  if (candidate.alive == nullptr) return false;
  const Duel& duel = context.duel;
  static const std::vector<Filter> anything;
  const std::vector<Filter>& of = filter.of ? filter.of->filters : anything;
  const bool of_itself = context.keyword != nullptr && candidate.thing.object == context.self &&
                         context.keyword->name == filter.word;
  const HeldAbility* end = duel.abilities_end(*candidate.alive);
  for (const HeldAbility* held = duel.abilities_begin(*candidate.alive); held != end; ++held)
    // The use of the keyword stands beside the abilities that it stands for: to look at it is enough.
    if (held->ability->kind == AbilityKind::keyword) {
      // An ability of a keyword that asks its own permanent for that keyword asks for this very one.
      if (of_itself && (&held->ability->keyword != context.keyword || held->giver != context.keyword_giver))
        continue;
      Context own = context_for(duel, candidate.thing.object, candidate.controller);
      own.text = &held->text;
      own.granted = held->chosen;
      if (is_use_of(held->ability->keyword, own, filter.word, of, context)) return true;
    }
  return false;
}

/// Whether it has an ability that gives mana. What is in play is asked itself and no list of what is there,
/// which may still be in the making (R-LAND-2).
/// An artifact of which nobody uses anything. A creature attacks, and so is none.
bool is_continuous_artifact(const Duel& duel, const Candidate& candidate) {
  const auto types = candidate.traits.types;
  if (candidate.alive == nullptr || !any(types & CardType::artifact) || any(types & CardType::creature))
    return false;
  return std::none_of(duel.abilities_begin(*candidate.alive), duel.abilities_end(*candidate.alive),
                      [](const HeldAbility& held) {
                        return held.ability->kind == AbilityKind::activated || held.ability->used;
                      });
}

bool gives_mana(const Duel& duel, const Candidate& candidate) {
  if (candidate.alive == nullptr) return false;
  const auto& basic = duel.rules().basic_lands;
  if (any(candidate.traits.types & CardType::land) &&
      std::any_of(basic.begin(), basic.end(), [&](Word type) { return candidate.traits.has_subtype(type); }))
    return true;
  const HeldAbility* end = duel.abilities_end(*candidate.alive);
  return std::any_of(duel.abilities_begin(*candidate.alive), end, [&](const HeldAbility& held) {
    if (held.ability->kind != AbilityKind::activated) return false;
    const Purpose& purpose = duel.library().purpose(held.id);
    return purpose.adds_mana || purpose.gives_mana;
  });
}

/// Whoever holds it: it was drawn as what it is in that hand.
bool was_drawn_this_turn(const Duel& duel, ObjectId id) {
  return duel.exists(id) &&
         std::any_of(duel.players.begin(), duel.players.end(), [id](const PlayerState& player) {
           return std::find(player.drawn.begin(), player.drawn.end(), id) != player.drawn.end();
         });
}

/// Whether it attacked in the last turn of whoever controls it now: in a turn of another's it did not.
bool attacked_in_last_turn(const Duel& duel, const Candidate& candidate) {
  const ObjectId id = candidate.thing.object;
  if (!duel.exists(id) || candidate.controller == PlayerId::none) return false;
  return (duel.object(id).attacked_in & 1U << static_cast<unsigned>(index(candidate.controller))) != 0;
}

/// Whether its card is put on creatures, or creature cards (R-ENCH-1).
bool enchants_creatures(const Duel& duel, const Candidate& candidate) {
  if (candidate.traits.card == CardId::none || !candidate.traits.is(CardType::enchantment)) return false;
  const std::vector<Filter>& on = duel.library().card(candidate.traits.card).enchants.filters;
  return std::any_of(on.begin(), on.end(), [](const Filter& filter) {
    return filter.asks_for(Quality::type) && any(filter.types & CardType::creature);
  });
}

bool here_since_turn_began(const Duel& duel, const Candidate& candidate) {
  const ObjectId id = candidate.thing.object;
  return duel.is_in_play(id) && candidate.controller != PlayerId::none && had_since_turn_began(duel, id);
}

/// Whether one of those steps destroys or buries something that `of` means, `there` being whose steps they
/// are.
bool destroys(const Context& context, const Context& there, const std::vector<Step>& steps,
              const Selector& of) {
  return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
    if (has(step.verb, VerbTraits::destroys)) {
      bool hit = false;
      visiting::each(there, step.what, [&](Thing thing) {
        // What cannot be destroyed is not.
        hit = selects(context, of, thing) &&
              !(thing.is_object() && is_indestructible(context.duel, thing.object));
        return !hit;
      });
      return hit;
    }
    // Nor what happens only by chance, or where somebody chooses so.
    if (step.trigger || step.verb == Verb::flip_coin || step.verb == Verb::may) return false;
    if (step.verb != Verb::for_each)
      return destroys(context, there, step.then, of) || destroys(context, there, step.otherwise, of);
    const std::vector<Thing> things = select(there, step.what);
    return std::any_of(things.begin(), things.end(), [&](const Thing& thing) {
      Context inside = there;
      inside.it = thing;
      return destroys(context, inside, step.then, of);
    });
  });
}

/// Whether the spell or effect, if it resolved now, would destroy something that `of` means.
bool would_destroy(const Context& context, const BatchItem& play, const Selector& of) {
  if (play.ability == AbilityId::none) return false;
  const Ability& ability = context.duel.library().ability(play.ability);
  return play.mode < ability.modes.size() &&
         destroys(context, context_of(context.duel, play), ability.modes[play.mode].steps, of);
}

bool passes_object(const Context& context, const Filter& filter, const Candidate& candidate);

bool passes_all(const Context& context, const std::vector<Filter>& filters, const Candidate& candidate) {
  ++context.duel.work().filtered;
  for (const Filter& filter : filters) {
    if (passes_object(context, filter, candidate) == filter.negated) return false;
    // What does not attack is neither blocked nor unblocked, nor is anything before blockers are declared.
    if (filter.quality == Quality::blocked &&
        !(context.duel.combat.blocks_declared && context.duel.combat.has_attacker(candidate.thing.object)))
      return false;
  }
  return true;
}

bool passes_object(const Context& context, const Filter& filter, const Candidate& candidate) {
  const Duel& duel = context.duel;
  const ObjectId id = candidate.thing.object;
  switch (filter.quality) {
    case Quality::type:
      return any(candidate.traits.types & filter.types);
    case Quality::supertype:
      return any(candidate.traits.supertypes & filter.supertypes);
    case Quality::subtype:
      // Law 3: a Magical Hack on the card that asks makes it look for another land.
      return candidate.traits.has_subtype(read_word(context, filter.word));
    case Quality::colour:
      return candidate.traits.colours.meets(read_colours(context, filter.colours));
    case Quality::colourless:
      return candidate.traits.colours.empty();
    case Quality::multicoloured:
      // More than one bit.
      return (candidate.traits.colours.bits() & (candidate.traits.colours.bits() - 1)) != 0;
    case Quality::shares_colour:
      return filter.of && shares_colour(context, candidate.traits.colours, *filter.of);
    case Quality::tapped:
      return candidate.tapped;
    case Quality::attacking:
      return duel.combat.has_attacker(id);
    case Quality::blocking:
      return duel.combat.has_blocker(id);
    case Quality::blocked:
      return duel.combat.has_blocked(id);
    case Quality::power:
      return compares(context, filter, counted(duel, candidate.traits.power));
    case Quality::toughness:
      return compares(context, filter, counted(duel, candidate.traits.toughness));
    case Quality::casting_cost:
      return candidate.traits.card != CardId::none &&
             compares(context, filter,
                      duel.library()
                          .card(candidate.traits.card)
                          .cost.total(candidate.play != nullptr ? candidate.play->x : 0));
    case Quality::counters:
      // "With a counter" without a number: at least one.
      return compares(context, filter, duel.counters_on(Thing::of(id), filter.word), 1);
    case Quality::controlled_by:
      return is_player_of(context, filter, candidate.controller);
    case Quality::owned_by:
      return is_player_of(context, filter, visiting::owner_of(duel, candidate.thing));
    case Quality::named:
      return candidate.traits.name == filter.word;
    case Quality::keyword:
      return has_keyword(context, candidate, filter);
    case Quality::continuous:
      return is_continuous_artifact(duel, candidate);
    case Quality::gives_mana:
      return gives_mana(duel, candidate);
    case Quality::other:
      // Wherever this card has gone meanwhile, outside play it is no other card.
      return id != context.self && (id.slot != context.self.slot || !duel.exists(id) || duel.is_in_play(id));
    case Quality::is_one_of:
      return filter.of && selects(context, *filter.of, candidate.thing);
    case Quality::in_zone:
      return duel.exists(id) && duel.object(id).zone == filter.zone;
    case Quality::on_top:
      return is_on_top(duel, id, evaluate(context, filter.amount, 1));
    case Quality::above:
      return is_above(context, filter, id);
    case Quality::below:
      return is_below(context, filter, id);
    case Quality::removed_by:
      return filter.of && duel.exists(id) && duel.object(id).removed_by &&
             selects(context, *filter.of, Thing::of(duel.object(id).removed_by));
    case Quality::damaged_by:
      return was_damaged_by(context, candidate.thing, filter.of);
    case Quality::just_damaged_by:
      return was_damaged_by(context, candidate.thing, filter.of, true);
    case Quality::has_damaged:
      return has_damaged(context, id, filter.of);
    case Quality::enchanting:
      return candidate.attached_to &&
             (!filter.of || selects(context, *filter.of, Thing::of(candidate.attached_to)));
    case Quality::enchanted_by:
      return carries(context, id, filter.of);
    case Quality::enchants_creatures:
      return enchants_creatures(duel, candidate);
    case Quality::blocking_any:
      return in_block(context, id, true, filter.of);
    case Quality::blocked_by_any:
      return in_block(context, id, false, filter.of);
    case Quality::banded_with:
      return in_band(context, id, filter.of);
    case Quality::token:
      // Also of one that is no more: the slot still tells.
      return id && id.slot < duel.objects.size() && duel.objects[id.slot].token;
    case Quality::attacked:
      return duel.exists(id) && duel.object(id).attacked;
    case Quality::attacked_last_turn:
      return attacked_in_last_turn(duel, candidate);
    case Quality::could_attack:
      return duel.exists(id) && duel.object(id).could_attack;
    case Quality::fought_since_upkeep:
      // As its controller's upkeep begins the time before is what is meant.
      return duel.exists(id) && duel.object(id).fought_since_upkeep;
    case Quality::has_blocked:
      return was_in_block(context, id, true, filter.of);
    case Quality::was_blocked:
      return was_in_block(context, id, false, filter.of);
    case Quality::lethally_damaged:
      return duel.is_in_play(id) && duel.object(id).damage > 0 &&
             duel.object(id).damage >= candidate.traits.toughness;
    case Quality::entered_this_turn:
      // An enchantment that is moved begins anew, and has not come by that.
      return duel.is_in_play(id) &&
             std::min(duel.object(id).entered, duel.object(id).controlled_since) > duel.turn.began;
    case Quality::drawn_this_turn:
      return was_drawn_this_turn(duel, id);
    case Quality::began_turn_untapped:
      return duel.is_in_play(id) && duel.object(id).began_turn_untapped;
    case Quality::here_since_turn_began:
      return here_since_turn_began(duel, candidate);
    case Quality::chosen_colour:
      return candidate.traits.colours.meets(chosen_colours(chosen_in(context, &Chosen::colour)));
    case Quality::chosen_land_type: {
      // Of two types that were chosen, the first.
      const std::uint8_t chosen =
          filter.word ? chosen_in(context, &Chosen::land_word).from : chosen_in(context, &Chosen::land_type);
      return chosen < colour_count && candidate.traits.has_subtype(duel.rules().basic_lands[chosen]);
    }
    case Quality::chosen_creature_type: {
      const Word chosen = chosen_in(context, &Chosen::creature_type);
      return chosen && candidate.traits.has_subtype(chosen);
    }
    case Quality::chosen_name: {
      const Word chosen = chosen_in(context, &Chosen::card_name);
      return chosen && candidate.traits.name == chosen;
    }
    case Quality::expansion:
      return has_symbol(duel, id, filter.word);
    case Quality::matches_any:
      return std::any_of(
          filter.alternatives.begin(), filter.alternatives.end(),
          [&](const Selector& selector) { return passes_all(context, selector.filters, candidate); });
    case Quality::parameter:
      // What the keyword was given is read with its words as they are now: protection from a changed colour.
      return context.keyword != nullptr && passes_all(context, context.keyword->filters, candidate);
    case Quality::target_of:
      return is_target_of(context,
                          candidate.play != nullptr ? Thing::play(candidate.play->number) : candidate.thing,
                          filter.of);
    case Quality::targets_one:
      return candidate.play != nullptr && candidate.play->targets.size() == 1;
    case Quality::made_by:
      return filter.of && duel.exists(id) && duel.object(id).token && duel.object(id).made_by &&
             selects(context, *filter.of, Thing::of(duel.object(id).made_by));
    case Quality::counters_from:
      return filter.of && std::any_of(duel.counters.begin(), duel.counters.end(), [&](const Counters& here) {
               return duel.exists(id) && here.slot == id.slot && here.kind == filter.word && here.by &&
                      selects(context, *filter.of, Thing::of(here.by));
             });
    case Quality::brought_by:
      return filter.of && duel.exists(id) && !duel.object(id).token && duel.object(id).made_by &&
             selects(context, *filter.of, Thing::of(duel.object(id).made_by));
    case Quality::targets_any: {
      if (candidate.play == nullptr) return false;
      const auto& targets = candidate.play->targets;
      return std::any_of(targets.begin(), targets.end(), [&](Thing target) {
        return target.kind != Thing::Kind::none && (!filter.of || selects(context, *filter.of, target));
      });
    }
    case Quality::would_destroy:
      return candidate.play != nullptr && filter.of && would_destroy(context, *candidate.play, *filter.of);
    case Quality::life:
    case Quality::ever_damaged_by:
    case Quality::idle_last_turn:
      break;  // what is asked of players only
    case Quality::packet_to:
    case Quality::packet_from:
    case Quality::packet_combat:
      break;  // what is asked of packets only
  }
  return false;
}

/// Players have few qualities. What cannot be asked of them they do not pass, however it is put.
bool passes_player(const Context& context, const Filter& filter, PlayerId player) {
  const Thing thing = Thing::of(player);
  if (filter.quality == Quality::is_one_of || filter.quality == Quality::controlled_by)
    // A player is "controlled by" itself: "you or what you control" is asked with one filter.
    return (filter.of && selects(context, *filter.of, thing)) != filter.negated;
  if (filter.quality == Quality::damaged_by || filter.quality == Quality::just_damaged_by) {
    const bool just = filter.quality == Quality::just_damaged_by;
    return was_damaged_by(context, thing, filter.of, just) != filter.negated;
  }
  if (filter.quality == Quality::ever_damaged_by)
    return was_ever_damaged(context, player, filter.of) != filter.negated;
  if (filter.quality == Quality::idle_last_turn)
    return context.duel.player(player).idle_last_turn != filter.negated;
  if (filter.quality == Quality::life)
    return compares(context, filter, context.duel.player(player).life) != filter.negated;
  // Whoever has the turn attacks, and nobody else (R-CBT-1).
  if (filter.quality == Quality::attacked)
    return (context.duel.turn.attacked && player == context.duel.active()) != filter.negated;
  if (filter.quality == Quality::counters)
    return compares(context, filter, context.duel.counters_on(thing, filter.word), 1) != filter.negated;
  if (filter.quality != Quality::matches_any) return false;
  const bool any =
      std::any_of(filter.alternatives.begin(), filter.alternatives.end(),
                  [&](const Selector& other) { return visiting::fits(context, other.filters, thing); });
  return any != filter.negated;
}

/// Packets have a few qualities of their own; all else is asked of their source.
bool passes_packet(const Context& context, const Filter& filter, const Packet& packet) {
  if (filter.quality == Quality::packet_to) return filter.of && selects(context, *filter.of, packet.victim);
  if (filter.quality == Quality::packet_from)
    return filter.of && damages_as(context, *filter.of, packet.source);
  if (filter.quality == Quality::packet_combat) return packet.combat;
  if (filter.quality == Quality::is_one_of)
    return filter.of && selects(context, *filter.of, Thing::packet(packet.number));
  return passes_object(context, filter, candidate_of(context.duel, packet.source));
}

}  // namespace

bool is_use_of(const KeywordUse& use, const Context& own, Word name, const std::vector<Filter>& of,
               const Context& asker) {
  if (use.name != name) return false;
  if (of.empty()) return true;
  const auto same = [&](const Filter& a, const Filter& b) { return read_alike(own, a, asker, b); };
  const auto narrows = [&](const Filter& a) {
    return a.quality == Quality::supertype &&
           std::none_of(of.begin(), of.end(), [&](const Filter& b) { return same(a, b); });
  };
  // Snow-covered islandwalk is islandwalk: what a supertype says besides leaves it what it is.
  std::vector<Filter> plain;
  std::remove_copy_if(use.filters.begin(), use.filters.end(), std::back_inserter(plain), narrows);
  return std::equal(plain.begin(), plain.end(), of.begin(), of.end(), same);
}

bool passes(const Context& context, const std::vector<Filter>& filters, const LastKnown& traits) {
  return filters.empty() || passes_all(context, filters, candidate_of(context.duel, traits));
}

bool passes(const Context& context, const std::vector<Filter>& filters, Thing thing) {
  return visiting::fits(context, filters, thing);
}

bool passes(const Context& context, const std::vector<Filter>& filters, Thing thing, const Selector& named) {
  if (filters.empty()) return true;
  if (const LastKnown* source = as_announced(context, named))
    return passes_all(context, filters, candidate_announced(context.duel, *source));
  return visiting::fits(context, filters, thing);
}

namespace {

/// What a source is asked as: one that spells or effects come from, or one that has dealt damage.
enum class SourceOf : std::uint8_t { anything, damage };

bool speaks_of(const Context& context, const Selector& selector, const LastKnown& source, SourceOf what) {
  // Only filters, or nothing at all: any source that passes them.
  if (selector.empty()) return passes(context, selector.filters, source);
  const auto is_part = [&] {
    switch (selector.from) {
      case Reference::nothing:
        return !selector.filters.empty();
      case Reference::permanents:
      case Reference::cards:
      case Reference::effects:
        return true;  // a set of sources, wherever the source is by now
      case Reference::spells:
        // What stays in play deals its damage from there, and is no spell then.
        return what != SourceOf::damage || !any(source.types & permanent_types);
      case Reference::packets:
      case Reference::players:
        return false;
      case Reference::died:
      case Reference::perished:
      case Reference::played:
      case Reference::sources:
      case Reference::self:
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
      case Reference::packet_source:
      case Reference::packet_victim:
      case Reference::last_source:
      case Reference::that_player:
      case Reference::you:
      case Reference::opponent:
      case Reference::active_player:
      case Reference::defending_player:
      case Reference::controller_of:
      case Reference::owner_of:
        return visiting::refers_to(context, selector, Thing::of(source.object));
    }
    return false;
  };
  // The filters are asked of the remembered traits, never of what the source has become (R-RESOLVE-2).
  if (is_part() && passes(context, selector.filters, source)) return true;
  return std::any_of(selector.also.begin(), selector.also.end(),
                     [&](const Selector& other) { return speaks_of(context, other, source, what); });
}

}  // namespace

bool speaks_of(const Context& context, const Selector& selector, const LastKnown& source) {
  return speaks_of(context, selector, source, SourceOf::anything);
}

bool damages_as(const Context& context, const Selector& selector, const LastKnown& source) {
  return speaks_of(context, selector, source, SourceOf::damage);
}

bool speaks_of(const Context& context, const Selector& selector, Thing thing) {
  if (selector.empty()) return passes(context, selector.filters, thing);
  return selects(context, selector, thing);
}

namespace visiting {

bool fits_permanent(const Context& context, const std::vector<Filter>& filters, ObjectId id) {
  if (filters.empty()) return true;
  const Characteristics& now = context.duel.look(id);
  // Nearly every selector begins with a type, and often that is all: settled before anything else is looked
  // up.
  const Filter& first = filters.front();
  if (first.quality == Quality::type) {
    if (now.is(first.types) == first.negated) return false;
    if (filters.size() == 1) return true;
  }
  return passes_all(context, filters, candidate_of(context.duel, id, now));
}

bool fits(const Context& context, const std::vector<Filter>& filters, Thing thing) {
  if (filters.empty()) return true;
  const Duel& duel = context.duel;
  switch (thing.kind) {
    case Thing::Kind::object:
      return duel.exists(thing.object)
                 ? fits_permanent(context, filters, thing.object)
                 : passes_all(context, filters, candidate_of(duel, remembered(context, thing.object)));
    case Thing::Kind::player:
      return std::all_of(filters.begin(), filters.end(),
                         [&](const Filter& filter) { return passes_player(context, filter, thing.player); });
    case Thing::Kind::play: {
      const BatchItem* play = duel.find_play(thing.number);
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
