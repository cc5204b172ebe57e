#include "core/query/context.h"

#include <algorithm>

#include "core/duel/tracked_changes.h"

/// In whose name things are read: contexts, snapshots, and words as a text reads now.
namespace sleight {

namespace {

/// A text that reads as written needs no pointer, and a pointer that is not there cannot outlive its object.
const TextWords* unless_plain(const TextWords& text) { return is_plain(text) ? nullptr : &text; }

/// What is still known in the duel of what has left; null when that is forgotten.
const LastKnown* last_known(const Duel& duel, ObjectId id) {
  // From the end: what left last is asked about most.
  const auto known = std::find_if(duel.last_known.rbegin(), duel.last_known.rend(),
                                  [id](const LastKnown& was) { return was.object == id; });
  if (known != duel.last_known.rend()) return &*known;
  const auto dead = std::find_if(duel.died_this_turn.rbegin(), duel.died_this_turn.rend(),
                                 [id](const LastKnown& was) { return was.object == id; });
  if (dead != duel.died_this_turn.rend()) return &*dead;
  const auto played = std::find_if(duel.played_this_turn.rbegin(), duel.played_this_turn.rend(),
                                   [id](const LastKnown& was) { return was.object == id; });
  if (played != duel.played_this_turn.rend()) return &*played;
  const auto dealt = std::find_if(duel.damage_this_turn.rbegin(), duel.damage_this_turn.rend(),
                                  [id](const DamageRecord& record) { return record.source.object == id; });
  return dealt != duel.damage_this_turn.rend() ? &dealt->source : nullptr;
}

}  // namespace

Colours read_colours(const Context& context, Colours written) {
  // Nearly every text reads as written.
  if (context.text == nullptr || written.empty()) return written;
  Colours read;
  for (int i = 0; i < colour_count; ++i)
    if (written.has(static_cast<Colour>(i))) read = read | context.text->colours[static_cast<std::size_t>(i)];
  return read;
}

Word read_word(const Context& context, Word written) {
  if (context.text == nullptr) return written;
  const Rules& rules = context.duel.rules();
  const int land = basic_land_index(rules, written);
  return land < 0 ? written : rules.basic_lands[context.text->lands[static_cast<std::size_t>(land)]];
}

KeywordHeld counted_for(const Context& context, Word kind) {
  // Quick: most abilities belong to no keyword.
  if (context.keyword == nullptr) return {};
  const CounterKind* counter = context.duel.library().counter(kind);
  if (counter == nullptr || !counter->apart) return {};
  if (context.told != nullptr && context.told->keyword != AbilityId::none)
    return {context.told->keyword, context.keyword_giver};
  const Characteristics& now = context.duel.look(context.self);
  const HeldAbility* end = context.duel.abilities_end(now);
  for (const HeldAbility* held = context.duel.abilities_begin(now); held != end; ++held)
    if (held->keyword != nullptr && &held->keyword->keyword == context.keyword)
      return {context.duel.library().id_of(*held->keyword), context.keyword_giver};
  return {};
}

LastKnown snapshot(const Duel& duel, ObjectId id) {
  LastKnown made;
  made.object = id;
  if (!id || id.slot >= duel.objects.size()) return made;
  if (!duel.exists(id)) {
    if (const LastKnown* was = last_known(duel, id)) return *was;
    made.card = duel.objects[id.slot].card;  // all that a slot keeps for ever
    if (made.card != CardId::none) made.supertypes = duel.library().card(made.card).supertypes;
    return made;
  }
  const Object& object = duel.object(id);
  static_cast<Traits&>(made) = duel.look(id);
  made.tapped = object.tapped;
  made.attached_to = object.attached_to;
  for (const Counters& here : duel.counters) {
    if (here.slot != id.slot) continue;
    // Whatever they count for, they are counters of one kind.
    if (!made.counters.empty() && made.counters.back().kind == here.kind)
      made.counters.back().count = static_cast<std::int16_t>(made.counters.back().count + here.count);
    else
      made.counters.push_back({here.kind, here.count});
  }
  return made;
}

LastKnown remembered(const Context& context, ObjectId id) {
  const Duel& duel = context.duel;
  if (context.told != nullptr && !duel.exists(id) && last_known(duel, id) == nullptr)
    for (const StepResults& done : context.told->done)
      if (done.was.object == id) return done.was;
  return snapshot(duel, id);
}

Context context_of(const Duel& duel, ObjectId holder, const HeldAbility& held) {
  Context context{duel, holder};
  context.keyword = held.keyword != nullptr ? &held.keyword->keyword : nullptr;
  context.keyword_giver = held.giver;
  context.text = unless_plain(held.text);
  context.ability = held.ability;
  context.granted = held.chosen;
  context.given = given_by(holder, held);
  // R-GEN-5, R-RESOLVE-5: who controls it at this moment, not who did when the ability came to it.
  context.you = duel.exists(holder) ? duel.look(holder).controller : PlayerId::none;
  // "Only you may use this ability", of what an effect gives, is who made the effect.
  if (held.granted_by != PlayerId::none && held.ability->user.from == Reference::you)
    context.you = held.granted_by;
  // What an enchantment grants with a cost belongs to the enchantment's controller (R-ABIL-2).
  if (held.giver && held.giver != holder && held.ability->kind == AbilityKind::activated &&
      held.keyword == nullptr && duel.is_in_play(held.giver)) {
    const Characteristics& giver = duel.look(held.giver);
    if (giver.is(CardType::enchantment)) context.you = giver.controller;
  }
  return context;
}

Context context_of(const Duel& duel, const Announcement& told) {
  Context context{.duel = duel, .self = told.source, .you = told.controller, .told = &told};
  context.text = unless_plain(told.text);
  if (told.keyword != AbilityId::none) context.keyword = &duel.library().ability(told.keyword).keyword;
  context.keyword_giver = told.giver;
  return context;
}

Context context_of(const Duel& duel, const Effect& effect) {
  Context context = context_of(duel, static_cast<const Announcement&>(effect));
  context.effect = &effect;
  return context;
}

Context context_of(const Duel& duel, const BatchItem& play) {
  Context context = context_of(duel, static_cast<const Announcement&>(play));
  // R-INT-5: an interrupt may have changed the words of the spell after it was announced.
  if (play.kind == BatchItem::Kind::spell && duel.exists(play.source))
    context.text = unless_plain(duel.look(play.source).text);
  // A spell is its own source, and what it is now; the source of an effect is another matter (R-RESOLVE-2).
  if (play.kind != BatchItem::Kind::spell) context.source = &play.traits;
  if (play.ability != AbilityId::none) context.ability = &duel.library().ability(play.ability);
  return context;
}

Context context_of_price(const Duel& duel, const BatchItem& play) {
  Context context = context_of(duel, play);
  context.paid_for = play.kind == BatchItem::Kind::spell ? PaidFor::spell : PaidFor::use;
  return context;
}

void fix_source(const Duel& duel, BatchItem& play, const HeldAbility* held) {
  play.traits = snapshot(duel, play.source);
  // A spell has no words fixed: until it resolves it is read off its card.
  if (held == nullptr) return;
  play.text = held->text;
  take_granted(play.chosen, held->chosen);
  if (held->keyword == nullptr) return;
  play.keyword = duel.library().id_of(*held->keyword);
  play.giver = held->giver;
}

void take_granted(Chosen& chosen, const GrantedChoice& granted) {
  if (granted.colour != GrantedChoice::none) chosen.colour = granted.colour;
  if (granted.land_type != GrantedChoice::none) chosen.land_type = granted.land_type;
}

const HeldAbility* held_by(const Duel& duel, ObjectId holder, AbilityId ability, int which) {
  if (!duel.exists(holder) || ability == AbilityId::none ||
      duel.object(holder).zone != duel.library().purpose(ability).works_in)
    return nullptr;
  const Ability* wanted = &duel.library().ability(ability);
  const Characteristics& now = duel.look(holder);
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
    if (held->ability == wanted && which-- == 0) return held;
  return nullptr;
}

GivenBy given_by(ObjectId holder, const HeldAbility& held) {
  return {held.giver == holder ? ObjectId{} : held.giver,
          held.granted_by == PlayerId::none ? Timestamp{0} : held.since};
}

namespace {

/// Whether to use one or the other comes to the same: they have one user, one price and one text, and none of
/// them has uses of its own.
bool are_alike(const Duel& duel, ObjectId holder, const HeldAbility& one, const HeldAbility& other) {
  const bool one_keyword =
      one.keyword == other.keyword ||
      (one.keyword != nullptr && other.keyword != nullptr && one.keyword->keyword == other.keyword->keyword);
  const bool counted = given_by(holder, one) != given_by(holder, other) && asks_uses(*one.ability);
  return one_keyword && !counted && one.text == other.text && one.chosen == other.chosen &&
         context_of(duel, holder, one).you == context_of(duel, holder, other).you;
}

}  // namespace

int which_of(const Duel& duel, ObjectId holder, const HeldAbility& held) {
  int which = 0;
  const Characteristics& now = duel.look(holder);
  for (const HeldAbility* other = duel.abilities_begin(now); other != &held; ++other) {
    if (other->ability != held.ability) continue;
    if (are_alike(duel, holder, *other, held)) break;
    ++which;
  }
  return which;
}

}  // namespace sleight
