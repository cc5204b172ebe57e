#include "grammar/noun_phrases/own_kinds_english.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "grammar/noun_phrases/adjectives_english.h"
#include "grammar/noun_phrases/own_suffixes_english.h"
#include "grammar/noun_phrases/suffixes_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {
namespace {

/// A permanent's type as the noun of a group; nothing of other nouns.
std::optional<CardType> permanent_type(const Node& noun) {
  const Node& said = noun.first();
  if (!said.is(Phrase::type_word)) return std::nullopt;
  const CardType type = type_named(said.first().text);
  return any(type & permanent_types) ? std::optional(type) : std::nullopt;
}

/// The nouns of a group in their order, where each is a permanent's type; else none.
std::vector<const Node*> type_nouns(const Node& group) {
  auto nouns = group.all(Phrase::noun);
  if (const Node* more = group.child(Phrase::noun_more))
    for (const Node* noun : more->all(Phrase::noun)) nouns.push_back(noun);
  const bool types =
      std::all_of(nouns.begin(), nouns.end(), [](const Node* noun) { return permanent_type(*noun); });
  return types ? std::vector<const Node*>(nouns.begin(), nouns.end()) : std::vector<const Node*>();
}

/// The words of a kind without what joins them.
std::vector<const Node*> kind_words(const Node& kind) {
  std::vector<const Node*> words;
  for (const Node& word : kind.children)
    if (!word.is(Lexeme::OR) && !word.is(Lexeme::COMMA)) words.push_back(&word);
  return words;
}

/// Whether a thing of this type can be of this kind: no creature is an Island, and no land a Goblin.
bool can_be(CardType type, const Node& kind) {
  if (kind.is(Lexeme::LAND_TYPE)) return type == CardType::land;
  return !kind.is(Lexeme::CREATURE_TYPE) || type == CardType::creature;
}

/// A kind before its noun: a "creature enchantment" is one on a creature.
Filter narrowing(ReadingContext& context, const Node& kind, CardType noun) {
  const Filter filter = read_kind_word(context, kind);
  return noun == CardType::enchantment && filter == type_filter(CardType::creature)
             ? filter_of(Quality::enchants_creatures)
             : filter;
}

/// "Enchantment or artifact creature", "artifact, land, or Goblin creature": types that stand alone, and the
/// last word before the noun. Of "Goblin or artifact creature" both narrow the noun.
std::optional<TwoSorts> several_before_one(ReadingContext& context, const Node& kinds, const Node& noun) {
  const std::vector<const Node*> words = kind_words(kinds);
  const CardType type = permanent_type(noun).value_or(CardType::none);
  if (words.size() < 2) return std::nullopt;
  if (!std::all_of(words.begin(), words.end(), [&](const Node* word) { return can_be(type, *word); }))
    context.fail();
  if (!words.front()->is(Phrase::type_word)) return std::nullopt;
  TwoSorts sorts;
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i]->is(Phrase::type_word))
      sorts.plain = sorts.plain | read_type_word(context, *words[i]);
    else
      context.fail();
  context.take(kinds);
  sorts.narrow = {type_filter(type), narrowing(context, *words.back(), type)};
  return sorts;
}

/// "Artifact creature or enchantment": the kinds narrow the noun behind them.
std::optional<TwoSorts> one_before_several(ReadingContext& context, const std::vector<const Node*>& kinds,
                                           const std::vector<const Node*>& nouns) {
  if (kinds.empty()) return std::nullopt;
  const CardType first = permanent_type(*nouns.front()).value_or(CardType::none);
  TwoSorts sorts;
  sorts.narrow = {type_filter(first)};
  for (const Node* kind : kinds) {
    context.take(*kind);
    const std::vector<const Node*> words = kind_words(*kind);
    if (words.size() != 1 || words.front()->is(Lexeme::PERMANENT) || !can_be(first, *words.front())) {
      context.fail();
      return std::nullopt;
    }
    sorts.narrow.push_back(narrowing(context, *words.front(), first));
  }
  for (std::size_t i = 1; i < nouns.size(); ++i)
    sorts.plain = sorts.plain | permanent_type(*nouns[i]).value_or(CardType::none);
  return sorts;
}

bool is_of(const Filter& filter, Quality quality) { return filter.asks_for(quality); }

/// The two sorts of a filter that `demand_two_sorts` has made, and what is asked of both.
struct SaidSorts {
  TwoSorts sorts;
  std::vector<Filter> shared;
};

std::optional<SaidSorts> said_sorts(const Filter& any_of) {
  if (!is_of(any_of, Quality::matches_any) || any_of.alternatives.size() != 2) return std::nullopt;
  const Selector& plain = any_of.alternatives[0];
  const Selector& narrow = any_of.alternatives[1];
  for (const Selector* each : {&plain, &narrow})
    if (each->from != Reference::permanents || !each->also.empty()) return std::nullopt;
  SaidSorts said;
  for (const Filter& filter : plain.filters)
    if (is_of(filter, Quality::type) && !any(said.sorts.plain))
      said.sorts.plain = filter.types;
    else
      said.shared.push_back(filter);
  std::vector<Filter> shared = said.shared;
  for (const Filter& filter : narrow.filters) {
    const auto both = std::find(shared.begin(), shared.end(), filter);
    if (both != shared.end())
      shared.erase(both);
    else if (is_of(filter, Quality::type) || is_of(filter, Quality::subtype) ||
             is_of(filter, Quality::enchants_creatures))
      said.sorts.narrow.push_back(filter);
    else
      return std::nullopt;
  }
  const std::vector<Filter>& own = said.sorts.narrow;
  const auto types = std::count_if(own.begin(), own.end(),
                                   [](const Filter& filter) { return is_of(filter, Quality::type); });
  const bool whole = any(said.sorts.plain) && own.size() == 2 && types > 0 && shared.empty();
  return whole ? std::optional(said) : std::nullopt;
}

/// "Enchantment or", "artifact, land, or": what stands before the sort that has a noun of its own.
std::string before_the_noun(CardType plain) {
  std::string types;
  int several = 0;
  for (const CardType type : {CardType::artifact, CardType::creature, CardType::enchantment, CardType::land})
    if (any(plain & type)) {
      types += (types.empty() ? "" : ", ") + std::string(english_of(type));
      ++several;
    }
  return types + (several > 1 ? ", or " : " or ");
}

}  // namespace

std::optional<TwoSorts> read_two_sorts(ReadingContext& context, const Node& group) {
  const std::vector<const Node*> nouns = type_nouns(group);
  if (nouns.empty()) return std::nullopt;
  const auto kinds = group.all(Phrase::kind);
  const Node* list = group.child(Phrase::either_kind);
  if (list == nullptr && kinds.size() == 1 && nouns.size() == 1) list = kinds.front();
  std::optional<TwoSorts> sorts;
  if (nouns.size() > 1)
    sorts = one_before_several(context, {kinds.begin(), kinds.end()}, nouns);
  else if (list != nullptr)
    sorts = several_before_one(context, *list, *nouns.front());
  if (!sorts) return std::nullopt;
  // "White artifact creature or enchantment": is the enchantment white?
  if (group.has(Phrase::adjective)) context.fail();
  for (const Node* noun : nouns) {
    context.take(*noun);
    read_type_word(context, noun->first());
  }
  if (const Node* more = group.child(Phrase::noun_more)) context.take(*more);
  return sorts;
}

void demand_two_sorts(ReadingContext& context, Selector& selector, const TwoSorts& sorts) {
  if (std::any_of(selector.filters.begin(), selector.filters.end(), is_of_creatures)) context.fail();
  Filter either = filter_of(Quality::matches_any);
  either.alternatives = {selector, selector};
  narrow(either.alternatives.front(), type_filter(sorts.plain));
  for (const Filter& filter : sorts.narrow) narrow(either.alternatives.back(), filter);
  selector.filters = {std::move(either)};
}

bool say_two_sorts(Speaker& speaker, const Filter& any_of, Noun& noun) {
  const std::optional<SaidSorts> said = said_sorts(any_of);
  if (!said || any(noun.types) || !noun.adjectives.empty() || noun.plural) return false;
  Noun narrow;
  for (const Filter& filter : said->sorts.narrow) say_adjective(speaker, filter, narrow);
  std::string kind = narrow.adjectives;
  // "Goblin creature": beside another sort the kind does not become the noun.
  if (kind.empty()) kind = std::exchange(narrow.subtype, "");
  if (kind.empty() || !any(narrow.types)) return false;
  Noun both;
  for (const Filter& filter : said->shared)
    if (say_adjective(speaker, filter, both)) return false;
  noun.types = narrow.types;
  noun.adjective(before_the_noun(said->sorts.plain) + kind, false);
  for (const Filter& filter : said->shared) say_suffix(speaker, filter, noun);
  return true;
}

}  // namespace sleight
