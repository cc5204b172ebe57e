#include "core/playing/moves/copies.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/derived/changes.h"

namespace sleight {
namespace {

/// Whether the ability makes its card a copy of what was chosen, and something more.
bool adds_to_copy(const Ability& ability) {
  const std::vector<ChangePart>& parts = ability.change.parts;
  const bool itself = ability.affects.empty() || ability.affects.from == Reference::self;
  return ability.kind == AbilityKind::continuous && itself && parts.size() > 1 &&
         std::any_of(parts.begin(), parts.end(), is_copy_of_chosen);
}

bool grants(const Library& library, const Change& change, AbilityId ability) {
  return std::any_of(change.parts.begin(), change.parts.end(), [&](const ChangePart& part) {
    return std::any_of(part.abilities.begin(), part.abilities.end(),
                       [&](const Ability& granted) { return library.id_of(granted) == ability; });
  });
}

bool is_besides(const Effect& effect, ObjectId permanent) {
  return effect.copied_too && effect.affected == Thing::of(permanent);
}

}  // namespace

std::vector<Effect> copied_besides(const Duel& duel, ObjectId original) {
  std::vector<Effect> besides;
  if (!duel.is_in_play(original)) return besides;
  const Library& library = duel.library();
  const Object& object = duel.object(original);
  // Whatever made it that: a copy of a copy is what this is by now.
  const CardId form = duel.look(original).card;
  for (const Ability& ability : library.card(object.card).abilities) {
    if (!adds_to_copy(ability) || object.copied == CardId::none) continue;
    Effect& effect = besides.emplace_back();
    effect.change = library.id_of(ability.change);
    effect.source_card = object.card;
    effect.chosen.thing.card = form;
    effect.copied_too = true;
  }
  for (const Effect& effect : duel.effects) {
    if (!is_besides(effect, original)) continue;
    besides.push_back(effect);
    if (effect.chosen.thing.card != CardId::none) besides.back().chosen.thing.card = form;
  }
  return besides;
}

std::vector<Effect> made_besides(const Context& context) {
  if (context.text == nullptr) return {};
  Effect effect;
  effect.change = context.duel.library().made_in_words();
  effect.source = context.self;
  effect.source_card = context.duel.object(context.self).card;
  effect.text = *context.text;
  effect.copied_too = true;
  return {effect};
}

std::vector<Effect> copied_besides(const Duel& duel, ObjectId original, AbilityId ability) {
  std::vector<Effect> besides = copied_besides(duel, original);
  const Library& library = duel.library();
  std::erase_if(
      besides, [&](const Effect& effect) { return grants(library, library.change(effect.change), ability); });
  return besides;
}

void begin_besides(Duel& duel, ObjectId permanent) {
  std::vector<Effect> besides;
  std::copy_if(duel.effects.begin(), duel.effects.end(), std::back_inserter(besides),
               [&](const Effect& effect) { return is_besides(effect, permanent); });
  if (besides.empty()) return;
  std::erase_if(duel.effects, [&](const Effect& effect) { return is_besides(effect, permanent); });
  for (Effect& effect : besides) {
    effect.since = duel.tick();
    duel.effects.push_back(std::move(effect));
  }
}

void give_besides(Duel& duel, std::vector<Effect> besides, ObjectId copy, PlayerId controller,
                  Duration duration) {
  for (Effect& effect : besides) {
    effect.affected = Thing::of(copy);
    effect.controller = controller;
    effect.duration = duration;
    // What a copier adds reads as if it were printed on the copy.
    if (effect.chosen.thing.card != CardId::none) effect.source = copy;
    effect.since = duel.tick();
    duel.effects.push_back(std::move(effect));
  }
  if (!besides.empty()) duel.touch(Duel::board);
}

void end_besides(Duel& duel, ObjectId permanent, AbilityId ability) {
  const Library& library = duel.library();
  const auto& own = library.card(duel.object(permanent).card).abilities;
  bool kept = std::any_of(own.begin(), own.end(), [&](const Ability& printed) {
    return adds_to_copy(printed) && grants(library, printed.change, ability);
  });
  const auto ended = std::erase_if(duel.effects, [&](const Effect& effect) {
    if (!is_besides(effect, permanent)) return false;
    const bool keeps = !kept && grants(library, library.change(effect.change), ability);
    kept = kept || keeps;
    return !keeps;
  });
  if (ended > 0) duel.touch(Duel::board);
}

}  // namespace sleight
