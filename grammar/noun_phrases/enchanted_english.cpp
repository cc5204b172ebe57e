#include "grammar/noun_phrases/enchanted_english.h"

#include <algorithm>

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

bool speaks_of_its_own(const Node& plain) {
  const Node& group = plain.the(Phrase::group);
  const auto adjectives = group.all(Phrase::adjective);
  const bool enchanted = std::any_of(adjectives.begin(), adjectives.end(), [](const Node* adjective) {
    const Node* word = adjective->child(Phrase::quality_word);
    return word != nullptr && word->has(Lexeme::ENCHANTED);
  });
  return enchanted && !is_plural_noun(group.the(Phrase::noun).first());
}

namespace {

/// Whether it equips what it is on, and enchants nothing.
bool is_equipment(const Card& card) {
  return std::find(card.subtypes.begin(), card.subtypes.end(), Word{"equipment"}) != card.subtypes.end();
}

}  // namespace

Selector read_enchanted(ReadingContext& context, const Node& said) {
  const Node* type = said.child(Phrase::type_word);
  if (type == nullptr && is_plural_noun(said.children.back())) context.fail();
  if (type != nullptr && is_plural_noun(*type)) {
    Selector all = one(Reference::permanents);
    all.filters = {type_filter(read_type_word(context, *type)),
                   filter_by(Quality::enchanted_by, one(Reference::permanents))};
    in_canonical_order(all.filters);
    return all;
  }
  if (is_equipment(context.facts)) context.fail();
  context.refer_to(one(Reference::enchanted));
  return one(Reference::enchanted);
}

namespace {

/// Whether something has to be of one of those types.
bool has_type(const Selector& what, CardType types) {
  return std::find(what.filters.begin(), what.filters.end(), type_filter(types)) != what.filters.end();
}

}  // namespace

Selector read_enchanted_card(ReadingContext& context, const Node& said) {
  // It lies where such a card is enchanted.
  if (context.facts.enchants.from != Reference::cards ||
      !has_type(context.facts.enchants, read_type_word(context, said.the(Phrase::type_word))))
    context.fail();
  context.refer_to(one(Reference::enchanted));
  return one(Reference::enchanted);
}

Selector read_equipped(ReadingContext& context) {
  // Of another card's words "an equipped creature" would be any.
  if (!is_equipment(context.facts)) context.fail();
  context.refer_to(one(Reference::enchanted));
  return one(Reference::enchanted);
}

std::string say_enchanted(const Card& card) {
  if (is_equipment(card)) return "equipped creature";
  CardType types = CardType::none;
  for (const Filter& filter : card.enchants.filters)
    if (filter.asks_for(Quality::type)) types = types | filter.types;
  return "enchanted " + (any(types) ? english(types) : std::string("permanent"));
}

}  // namespace sleight
