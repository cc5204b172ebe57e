#include "grammar/abilities/card_places_english.h"

#include <algorithm>
#include <utility>

#include "core/card/spelling.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/how_many_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/suffixes_english.h"

namespace sleight {

namespace {

/// That this card lies there.
Condition zone_condition(Zone zone) {
  Selector like = one(Reference::cards);
  like.filters.push_back(zone_filter(zone));
  return is_like(one(Reference::self), std::move(like));
}

}  // namespace

Condition read_lies_there(ReadingContext& context, const Node& said) {
  const Selector who = read_np(context, said.the(Phrase::np));
  // Anything else would have to be told where it lies by whoever put it there.
  if (!(who == one(Reference::self))) context.fail();
  Condition lies = zone_condition(said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard);
  const Node* group = said.child(Phrase::group);
  if (said.has(Lexeme::NOT)) {
    if (group != nullptr) context.fail();
    return none_of(std::move(lies));
  }
  if (group == nullptr) return lies;
  // "It", behind the group, is this card.
  context.refer_to(who);
  Selector others = read_group(context, *group);
  const auto above = std::find_if(others.filters.begin(), others.filters.end(), [&](const Filter& filter) {
    return filter.quality == Quality::above && filter.of && *filter.of == who;
  });
  if (above == others.filters.end()) context.fail();
  return all_of({std::move(lies), there_are(read_so_many(context, said), std::move(others))});
}

Condition read_lies_removed(ReadingContext& context, const Node& said) {
  const Selector who = read_np(context, said.the(Phrase::np));
  if (!(who == one(Reference::self))) context.fail();
  Condition lies = zone_condition(Zone::out_of_game);
  // Whatever is done to "it" is done to the card there.
  context.lies_removed = true;
  context.refer_to(who);
  const Node* kind = said.child(Phrase::counter_kind);
  if (said.has(Lexeme::NOT)) {
    if (kind != nullptr) context.fail();
    return none_of(std::move(lies));
  }
  if (kind == nullptr) return lies;
  const Amount counters = counters_on(read_counter_kind(context, *kind), who);
  return all_of({std::move(lies), compared(counters, read_so_many(context, said))});
}

Condition read_so_many_above(ReadingContext& context, const Node& said) {
  Selector cards = read_group(context, said.the(Phrase::group), {.demanded = false});
  if (cards.from != Reference::cards) context.fail();
  narrow(cards, read_above(context, said));
  return there_are(read_so_many(context, said), std::move(cards));
}

std::string say_lies_there(const Speaker& speaker, const Condition& condition, std::string_view not_so) {
  const Selector& like = condition.like;
  if (like.from != Reference::cards || like.filters.size() != 1 || !like.also.empty() ||
      !like.filters[0].asks_for(Quality::in_zone) || !(condition.what == one(Reference::self)))
    return "";
  const Zone zone = like.filters[0].zone;
  return speaker.card.name + " is " + std::string(not_so) +
         (zone == Zone::out_of_game ? "removed from the game" : "in your " + std::string(english_of(zone)));
}

}  // namespace sleight
