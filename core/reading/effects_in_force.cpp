#include "core/reading/effects_in_force.h"

#include <algorithm>

#include "core/card/layers.h"
#include "core/reading/dependencies.h"
#include "core/reading/later_layers.h"
#include "core/reading/separable.h"

namespace sleight {

bool is_same(const EffectInForce& a, const EffectInForce& b) {
  return a.change == b.change && a.holder == b.holder && a.giver == b.giver && a.since == b.since &&
         a.one == b.one && a.keyword == b.keyword && a.text == b.text;
}

// By the change alone: it lies in the one ability, or in the one step.
const EffectsInForce::Nature& EffectsInForce::nature_of(const Duel& duel, const Change& change,
                                                        const Ability* ability) {
  const auto [found, is_new] = natures_.try_emplace(&change);
  if (is_new) {
    found->second = {sleight::reads(change), layers_of(change), is_separable(duel.library(), change, ability),
                     std::any_of(change.parts.begin(), change.parts.end(),
                                 [](const ChangePart& part) { return part.chosen; }),
                     sleight::asks_later(duel.rules(), change, ability)};
    if (ability != nullptr)
      found->second.reads |= sleight::reads(ability->affects) | sleight::reads(ability->condition);
  }
  return found->second;
}

void EffectsInForce::take(const Duel& duel, EffectInForce effect) {
  const Nature& nature = nature_of(duel, *effect.change, effect.ability);
  effect.order = static_cast<std::uint32_t>(all_.size());
  effect.layers = nature.layers;
  effect.chosen = nature.chosen;
  reads_ |= nature.reads;
  layers_ |= nature.layers;
  effect.asks_later = nature.asks_later;
  ask_later_ = ask_later_ || nature.asks_later;
  separable_ = separable_ && nature.separable && !nature.asks_later;
  all_.push_back(effect);
}

void EffectsInForce::add(const Duel& duel, const HeldAbility& held, ObjectId holder) {
  const Ability& ability = *held.ability;
  // Lost in the round before: here it never begins to work.
  if (std::find(lost_.begin(), lost_.end(), Lost{&ability, holder}) != lost_.end()) return;
  EffectInForce made;
  made.ability = &ability;
  made.change = &ability.change;
  made.holder = holder;
  made.giver = held.giver;
  made.keyword = held.keyword;
  made.since = held.since;
  made.text = held.text;
  if (ability.affects.empty() || ability.affects.from == Reference::self)
    made.one = holder ? holder : held.giver;
  else if (ability.affects.from == Reference::enchanted && holder)
    made.one = duel.object(holder).attached_to;
  take(duel, made);
}

void EffectsInForce::collect(const Duel& duel) {
  all_.clear();
  layers_ = 0;
  reads_ = 0;
  separable_ = true;
  ask_later_ = false;
  for (const Ability& ability : duel.rules().abilities)
    if (ability.kind == AbilityKind::continuous) add(duel, {&ability, nullptr, {}, 0, {}}, {});
  for (const std::uint16_t number : duel.in_play) {
    const KnownObject& known = objects_.slot(number);
    // Only printed abilities are looked for here: what is granted is added when it is granted.
    if (!known.has_statics) continue;
    for (const HeldAbility& held : known.held)
      if (held.ability->kind == AbilityKind::continuous) add(duel, held, duel.id_of(number));
  }
  for (const Effect& effect : duel.effects) {
    const Ability* ability =
        effect.ability != AbilityId::none ? &duel.library().ability(effect.ability) : nullptr;
    // It lasts, but for whom is asked anew each time: "all your creatures" also means those that come later.
    const bool general = ability != nullptr && ability->kind == AbilityKind::continuous;
    if (effect.change == ChangeId::none && !general) continue;
    EffectInForce made;
    made.effect = &effect;
    made.ability = general ? ability : nullptr;
    made.change = general ? &ability->change : &duel.library().change(effect.change);
    made.giver = effect.source;
    made.since = effect.since;
    made.text = effect.text;
    if (effect.affected.is_object()) made.one = effect.affected.object;
    take(duel, made);
    // Of which permanent it speaks, what it came from may say anew: where it lies is not watched.
    if (general && made.ability->affects.from != Reference::permanents) separable_ = false;
  }
}

void EffectsInForce::lose(ObjectId holder, const Ability* ability, const Change* applying) {
  for (EffectInForce& effect : all_) {
    if (!effect.alive || effect.effect != nullptr || effect.holder != holder || effect.ability != ability)
      continue;
    effect.alive = false;
    if (effect.begun && effect.change != applying) lost_.push_back({ability, holder});
  }
}

}  // namespace sleight
