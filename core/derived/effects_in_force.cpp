#include "core/derived/effects_in_force.h"

#include <algorithm>

#include "core/card/layers.h"
#include "core/derived/dependencies.h"
#include "core/derived/incremental_update.h"
#include "core/derived/later_layers.h"

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
    found->second = {sleight::dependencies_of(change), layers_of(change),
                     allows_incremental_update(duel.library(), change, ability),
                     std::any_of(change.parts.begin(), change.parts.end(),
                                 [](const ChangePart& part) { return part.chosen; }),
                     sleight::asks_later(duel.rules(), change, ability)};
    if (ability != nullptr)
      found->second.reads |=
          sleight::dependencies_of(ability->affects) | sleight::dependencies_of(ability->condition);
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

bool EffectsInForce::printed_asks_later(const Duel& duel, const Amount& amount) {
  const auto [found, is_new] = printed_.try_emplace(&amount);
  if (is_new) found->second = sleight::asks_later(duel.rules(), amount, Layer::set_power_toughness);
  return found->second;
}

void EffectsInForce::grant(const Duel& duel, const HeldAbility& held, ObjectId holder, Layer layer) {
  const Granted granted{held, holder};
  const auto& layers = duel.rules().layers;
  const unsigned works_in = nature_of(duel, held.ability->change, held.ability).layers;
  const bool too_late = std::any_of(layers.begin(), std::find(layers.begin(), layers.end(), layer),
                                    [works_in](Layer before) { return (works_in & layer_bit(before)) != 0; });
  if (too_late) granted_.push_back(granted);
  // It has worked from the first layer on already.
  if (too_late && std::count(foreseen_.begin(), foreseen_.end(), granted) >=
                      std::count(granted_.begin(), granted_.end(), granted))
    return;
  add(duel, held, holder);
}

bool EffectsInForce::foresee() {
  const bool as_foreseen = granted_ == foreseen_;
  foreseen_ = granted_;
  return as_foreseen;
}

bool EffectsInForce::some_lost_is_held() const {
  return std::any_of(lost_.begin(), lost_.end(), [&](const Lost& lost) {
    const std::vector<HeldAbility>& held = objects_.slot(lost.holder.slot).held;
    return std::any_of(held.begin(), held.end(), [&](const HeldAbility& now) {
      return now.ability == lost.ability && now.giver == lost.giver && now.since == lost.since;
    });
  });
}

void EffectsInForce::add(const Duel& duel, const HeldAbility& held, ObjectId holder) {
  const Ability& ability = *held.ability;
  // Lost in the round before: here it never begins to work.
  if (std::find(lost_.begin(), lost_.end(), Lost{&ability, holder, held.giver, held.since}) != lost_.end())
    return;
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
  granted_.clear();
  for (const Ability& ability : duel.rules().abilities)
    if (ability.kind == AbilityKind::continuous) add(duel, {&ability, nullptr, {}, 0, {}}, {});
  for (const std::uint16_t number : duel.in_play) {
    const CachedObject& known = objects_.slot(number);
    // Only printed abilities are looked for here: what is granted is added when it is granted.
    if (!known.has_statics) continue;
    for (const HeldAbility& held : known.held)
      if (held.ability->kind == AbilityKind::continuous) add(duel, held, duel.id_of(number));
  }
  for (const Granted& granted : foreseen_) add(duel, granted.held, granted.holder);
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

void EffectsInForce::lose(ObjectId holder, const HeldAbility& held, const Change* applying) {
  for (EffectInForce& effect : all_) {
    if (!effect.alive || effect.effect != nullptr || effect.holder != holder ||
        effect.ability != held.ability || effect.giver != held.giver || effect.since != held.since)
      continue;
    effect.alive = false;
    if (effect.begun && effect.change != applying)
      lost_.push_back({held.ability, holder, held.giver, held.since});
  }
}

}  // namespace sleight
