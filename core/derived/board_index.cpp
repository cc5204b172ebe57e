#include "core/derived/board_index.h"

#include <algorithm>

#include "core/card/event_kind.h"
#include "core/card/rows.h"
#include "core/derived/cache.h"
#include "core/derived/use_restrictions.h"

namespace sleight {

static_assert(has_room_for<EventKind, std::uint32_t>, "a bit for each kind of event");

namespace {

std::uint32_t event_bit(EventKind kind) { return 1U << static_cast<unsigned>(kind); }

void add_kind(RuleKinds& kinds, RuleKind kind) { kinds.set(static_cast<std::size_t>(kind)); }

/// Whether the lists say the same of a permanent as of what it was before: it is of the same kinds, the same
/// player's, and has the abilities that are printed on it.
bool is_listed_alike(const UpdatedPermanent& one, const CachedObject& known) {
  const Characteristics& now = known.now;
  const Characteristics& before = one.before;
  return one.cache_key == known.cache_key && one.held_was_base && known.held_is_base &&
         now.controller == before.controller && now.types == before.types &&
         now.supertypes == before.supertypes && now.subtypes == before.subtypes;
}

}  // namespace

bool is_for_itself(const Ability& ability) {
  const Selector& affects = ability.affects;
  // With a filter on "this card" it has to be asked each time: what is said of itself is taken for granted.
  return affects.empty() ||
         (affects.from == Reference::self && affects.filters.empty() && affects.also.empty());
}

/// Lists the rule abilities and the events that somebody listens to, so that asking costs little.
void BoardIndex::list(const Duel& duel, ObjectCache& objects) {
  rules_.clear();
  wide_rules_.clear();
  usable_.effects.clear();
  usable_.mana.clear();
  mortal_.clear();
  listening_in_play_.clear();
  for (const std::uint16_t number : duel.in_play) add(duel, objects, number);
  effects_in_play_ = usable_.effects.size();
  mana_in_play_ = usable_.mana.size();
  note_kinds(duel, objects);
}

/// Whether the lists can be put right: only what came last into play has to be listed anew, so that all stay
/// in the order of play. Marks that, and what has left.
bool BoardIndex::lists_again(const Duel& duel, ObjectCache& objects,
                             const std::vector<UpdatedPermanent>& amended) {
  to_list_.assign(duel.objects.size(), 0);
  std::size_t anew = 0;
  for (const UpdatedPermanent& one : amended) {
    CachedObject& known = objects.slot(one.slot);
    if (is_listed_alike(one, known)) {
      known.now.rules = one.before.rules;
      continue;
    }
    to_list_[one.slot] = 1;
    ++anew;
  }
  return std::all_of(duel.in_play.end() - static_cast<std::ptrdiff_t>(anew), duel.in_play.end(),
                     [this](std::uint16_t number) { return to_list_[number] != 0; });
}

bool BoardIndex::amend(const Duel& duel, ObjectCache& objects, const std::vector<UpdatedPermanent>& amended) {
  if (!lists_again(duel, objects, amended)) {
    list(duel, objects);
    return true;
  }
  usable_.effects.resize(effects_in_play_);
  usable_.mana.resize(mana_in_play_);
  const auto is_old = [&](std::uint16_t slot) {
    return to_list_[slot] != 0 || duel.objects[slot].zone != Zone::in_play;
  };
  const auto is_of_old = [&](const auto& entry) { return is_old(entry.slot); };
  std::erase_if(rules_, is_of_old);
  std::erase_if(wide_rules_, is_of_old);
  const std::size_t unused =
      std::erase_if(usable_.effects, is_of_old) + std::erase_if(usable_.mana, is_of_old);
  const std::size_t left = usable_.effects.size() + usable_.mana.size();
  const RuleKinds kinds = rule_kinds_;
  std::erase_if(listening_in_play_, is_of_old);
  std::erase_if(mortal_, is_old);
  for (const std::uint16_t number : duel.in_play)
    if (to_list_[number] != 0) add(duel, objects, number);
  effects_in_play_ = usable_.effects.size();
  mana_in_play_ = usable_.mana.size();
  note_kinds(duel, objects);
  return unused != 0 || effects_in_play_ + mana_in_play_ != left || kinds != rule_kinds_;
}

/// Lists what one permanent has to be asked about.
void BoardIndex::add(const Duel& duel, ObjectCache& objects, std::uint16_t number) {
  CachedObject& known = objects.slot(number);
  if (known.now.is(CardType::creature | CardType::enchantment) ||
      any(known.now.supertypes & (Supertype::legend | Supertype::world)) ||
      // Also what is a legend no longer: it has to be noted, so that it counts anew later (R-LEG-2).
      duel.objects[number].ranked_since != 0 ||
      // What lies on something without being an enchantment comes off it.
      duel.objects[number].attached_to)
    mortal_.push_back(number);
  // R-LAND-2: anything that counts as a basic type taps for its colour; the ability stands in no text.
  if (known.now.is(CardType::land)) {
    Usable land{number, Usable::land_mana, {}, known.now.controller, known.now.is(CardType::creature)};
    for (int i = 0; i < colour_count; ++i)
      if (known.now.has_subtype(duel.rules().basic_lands[static_cast<std::size_t>(i)]))
        land.colours = land.colours | Colours(static_cast<Colour>(i));
    if (!land.colours.empty()) usable_.mana.push_back(land);
  }
  for (std::size_t i = 0; i < known.held.size(); ++i) {
    const Ability& ability = *known.held[i].ability;
    const bool used_or_heard =
        ability.kind == AbilityKind::activated || ability.kind == AbilityKind::triggered;
    if (used_or_heard && !works_in(duel, known.held[i], Zone::in_play)) continue;
    if (ability.kind == AbilityKind::activated) add_usable(duel, number, i, known);
    if (ability.kind == AbilityKind::triggered)
      listening_in_play_.push_back({number, static_cast<std::uint16_t>(i)});
    if (ability.kind != AbilityKind::rule) continue;
    const bool own = is_for_itself(ability);
    // Listed even while it may be switched off or its condition false: that changes without a new list.
    const RuleEntry entry{number, static_cast<std::uint16_t>(i), ability.rule.kind, own};
    rules_.push_back(entry);
    if (own)
      add_kind(known.now.rules, ability.rule.kind);
    else
      wide_rules_.push_back(entry);
  }
}

/// Notes which kinds of rules and events are in the lists.
void BoardIndex::note_kinds(const Duel& duel, const ObjectCache& objects) {
  rule_kinds_.reset();
  wide_rule_kinds_.reset();
  events_ = 0;
  for (const RuleEntry& entry : rules_)
    add_kind(entry.for_itself ? rule_kinds_ : wide_rule_kinds_, entry.kind);
  for (const Listener& listener : listening_in_play_)
    events_ |= event_bit(objects.slot(listener.slot).held[listener.index].ability->trigger.event);
  // Lasting effects and the rule set have no holder: what they say is always about others.
  const auto note = [&](const Ability& ability) {
    if (ability.kind == AbilityKind::rule) add_kind(wide_rule_kinds_, ability.rule.kind);
    if (ability.kind == AbilityKind::triggered) events_ |= event_bit(ability.trigger.event);
  };
  for (const Effect& effect : duel.effects)
    if (effect.ability != AbilityId::none) note(duel.library().ability(effect.ability));
  for (const Ability& ability : duel.rules().abilities) note(ability);
  rule_kinds_ |= wide_rule_kinds_;
  changed_hands_ = std::any_of(duel.in_play.begin(), duel.in_play.end(), [&](std::uint16_t number) {
    return duel.objects[number].had_by != objects.slot(number).now.controller;
  });
}

/// Whose it is to use: of what it says itself its controller's, if its text names nobody.
void BoardIndex::add_usable(const Duel& duel, std::uint16_t slot, std::size_t at, const CachedObject& known) {
  const HeldAbility& held = known.held[at];
  const ObjectId id = duel.id_of(slot);
  const bool own = held.giver == id && held.ability->user.empty();
  const Usable usable{slot,
                      static_cast<std::uint16_t>(at),
                      {},
                      own ? known.now.controller : PlayerId::none,
                      known.now.is(CardType::creature),
                      duel.library().purpose(held.id).reach};
  (is_mana_source(duel, id, held) ? usable_.mana : usable_.effects).push_back(usable);
}

void BoardIndex::list_hands(const Duel& duel) {
  for (std::size_t player = 0; player < hands_.size(); ++player) {
    Hand& hand = hands_[player];
    // Quick: of the cards of a duel none becomes another.
    const std::vector<std::uint16_t>& slots = duel.players[player].hand;
    if (std::equal(slots.begin(), slots.end(), hand.cards.begin(), hand.cards.end(),
                   [](std::uint16_t slot, const HandCard& card) { return slot == card.slot; }))
      continue;
    hand.cards.clear();
    hand.least_mana = Hand::nothing_to_play;
    hand.moments = {};
    for (const std::uint16_t slot : slots) {
      HandCard& made = hand.cards.emplace_back(HandCard{slot, duel.library().reach(duel.objects[slot].card)});
      // D-26: one of the rule sets knows no such spells. They are drawn on whenever mana may be wanted
      // (R-MANA-3).
      made.reach.mana_source = made.reach.mana_source && duel.rules().mana_source_spells;
      if (made.reach.mana_source) made.reach.when = Moments::all();
      if (made.reach.least_mana != Reach::never) hand.moments.add(made.reach.when);
      made.reach.when.each([&](Moment moment) {
        std::uint8_t& least = hand.least_mana[static_cast<std::size_t>(moment)];
        least = std::min(least, made.reach.least_mana);
      });
    }
  }
}

void BoardIndex::note_moments() {
  for (std::size_t i = 0; i < moments_.size(); ++i) {
    Moments& moments = moments_[i] = hands_[i].moments;
    for (const Usable& usable : usable_.effects)
      if (may_be_used_by(usable, both_players[i])) moments.add(usable.reach.when);
  }
}

/// Hardly any card does: where none of the duel's can, hands and graveyards are not gone through. Tokens come
/// to neither.
bool BoardIndex::may_work_outside(const Duel& duel) {
  if (objects_seen_ == duel.objects.size()) return some_work_outside_;
  objects_seen_ = duel.objects.size();
  some_work_outside_ = std::any_of(duel.objects.begin(), duel.objects.end(), [&](const Object& object) {
    return object.card != CardId::none && duel.library().works_outside(object.card);
  });
  return some_work_outside_;
}

void BoardIndex::list_outside(const Duel& duel, ObjectCache& objects) {
  usable_.effects.resize(effects_in_play_);
  usable_.mana.resize(mana_in_play_);
  listening_outside_.clear();
  events_outside_ = 0;
  if (!may_work_outside(duel)) return;
  const auto list = [&](std::uint16_t number, Zone zone) {
    CachedObject& known = objects.slot(number);
    if (known.base_card != duel.objects[number].card)
      set_base(duel.library(), known, duel.objects[number].card);
    if (!duel.library().works_outside(known.base_card)) return;
    for (std::size_t i = 0; i < known.base_held.size(); ++i) {
      const Ability& ability = *known.base_held[i].ability;
      const auto index = static_cast<std::uint16_t>(i);
      const bool used = ability.kind == AbilityKind::activated;
      if ((!used && ability.kind != AbilityKind::triggered) || !works_in(duel, known.base_held[i], zone))
        continue;
      if (used)
        (is_mana_source(duel, duel.id_of(number), known.base_held[i]) ? usable_.mana : usable_.effects)
            .push_back({number,
                        index,
                        {},
                        PlayerId::none,
                        false,
                        duel.library().purpose(known.base_held[i].id).reach});
      else
        listening_outside_.push_back({number, index});
      if (!used) events_outside_ |= event_bit(ability.trigger.event);
    }
  };
  for (const PlayerState& player : duel.players) {
    for (const std::uint16_t number : player.hand) list(number, Zone::hand);
    for (const std::uint16_t number : player.graveyard) list(number, Zone::graveyard);
  }
  // What is removed from the game lies in no list.
  for (std::size_t slot = 0; slot < duel.objects.size(); ++slot)
    if (duel.objects[slot].zone == Zone::out_of_game)
      list(static_cast<std::uint16_t>(slot), Zone::out_of_game);
}

const std::vector<std::uint16_t>& mortal_in_play(const Duel& duel) {
  return Duel::Cache::of(duel).index().mortal();
}

bool some_act_at_end_of_attack(const Duel& duel) {
  const std::vector<Usable>& effects = usable_cards(duel).effects;
  return std::any_of(effects.begin(), effects.end(), [&](const Usable& usable) {
    return duel.library().purpose(ability_of(duel, usable).id).at_end_of_attack;
  });
}

Moments playable_moments(const Duel& duel, PlayerId player) {
  return Duel::Cache::of(duel).index().moments(player);
}

const Hand& playable_hand(const Duel& duel, PlayerId player) {
  return Duel::Cache::of(duel).index().hand(player);
}

const UsableCards& usable_cards(const Duel& duel) { return Duel::Cache::of(duel).index().usable(); }

const std::vector<Listener>& listening_in_play(const Duel& duel) {
  return Duel::Cache::of(duel).index().listening_in_play();
}

const std::vector<Listener>& listening_outside(const Duel& duel) {
  return Duel::Cache::of(duel).index().listening_outside();
}

namespace {

const HeldAbility& held_at(const Duel& duel, std::uint16_t slot, std::uint16_t index) {
  // What lies outside play is computed only when it is looked at.
  duel.look(duel.id_of(slot));
  return Duel::Cache::of(duel).slot(slot).held[index];
}

}  // namespace

const HeldAbility& ability_of(const Duel& duel, const Usable& usable) {
  return held_at(duel, usable.slot, usable.index);
}

}  // namespace sleight
