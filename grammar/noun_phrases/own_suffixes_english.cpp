#include "grammar/noun_phrases/own_suffixes_english.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "grammar/noun_phrases/adjectives_english.h"
#include "grammar/noun_phrases/suffixes_english.h"
#include "grammar/selectors.h"

namespace sleight {
namespace {

CardType without_creature(CardType types) {
  return static_cast<CardType>(static_cast<unsigned>(types) & ~static_cast<unsigned>(CardType::creature));
}

bool is_type(const Filter& filter) { return filter.asks_for(Quality::type); }

/// The types of several nouns that are one type each: of "artifact creature" the last is the only noun.
const Filter* several_types(const Selector& selector) {
  const auto of_several = [](const Filter& filter) {
    return is_type(filter) && any(filter.types & CardType::creature) && any(without_creature(filter.types));
  };
  const auto found = std::find_if(selector.filters.begin(), selector.filters.end(), of_several);
  return found == selector.filters.end() ? nullptr : &*found;
}

/// The last of the words that name a type in a group, be it the noun or what stands before "card".
const Node* last_type_word(const Node& node) {
  const Node* last = nullptr;
  for (const Node& child : node.children) {
    if (child.is(Phrase::type_word))
      last = &child;
    else if (const Node* inside = last_type_word(child))
      last = inside;
  }
  return last;
}

bool is_suffix_of(const Node& group, const Node& child) {
  const auto suffixes = group.all(Phrase::suffix);
  return std::any_of(suffixes.begin(), suffixes.end(), [&](const Node* suffix) { return suffix == &child; });
}

/// Of a group, its nouns and no suffix.
const Node* last_noun(const Node& group) {
  const Node* last = nullptr;
  for (const Node& child : group.children) {
    if (is_suffix_of(group, child)) continue;
    if (const Node* inside = child.is(Phrase::type_word) ? &child : last_type_word(child)) last = inside;
  }
  return last;
}

/// What a choice of two sorts asks of the one that its suffix is about, beside what it asks of both.
struct OwnSuffix {
  CardType others;
  std::vector<Filter> own, shared;
};

std::optional<OwnSuffix> own_suffix(const Filter& any_of) {
  if (!any_of.asks_for(Quality::matches_any) || any_of.alternatives.size() != 2) return std::nullopt;
  const Selector& plain = any_of.alternatives[0];
  const Selector& narrow = any_of.alternatives[1];
  if (plain.from != narrow.from || !is_set_of_cards(plain.from) || !plain.also.empty() ||
      !narrow.also.empty())
    return std::nullopt;
  OwnSuffix found{};
  bool creature = false;
  for (const Filter& filter : plain.filters)
    if (is_type(filter) && !any(filter.types & CardType::creature) && !any(found.others))
      found.others = filter.types;
    else
      found.shared.push_back(filter);
  std::vector<Filter> shared = found.shared;
  for (const Filter& filter : narrow.filters) {
    const auto both = std::find(shared.begin(), shared.end(), filter);
    if (both != shared.end())
      shared.erase(both);
    else if (is_type(filter) && filter.types == CardType::creature && !creature)
      creature = true;
    else if (is_of_creatures(filter))
      found.own.push_back(filter);
    else
      return std::nullopt;
  }
  if (!creature || !any(found.others) || found.own.empty() || !shared.empty()) return std::nullopt;
  return found;
}

}  // namespace

bool is_of_creatures(const Filter& filter) {
  return filter.quality == Quality::keyword || filter.quality == Quality::power ||
         filter.quality == Quality::toughness;
}

void bind_to_last_noun(ReadingContext& context, const Node& group, Selector& selector, std::size_t from) {
  const Filter* types = several_types(selector);
  const bool ours = is_set_of_cards(selector.from);
  if (types == nullptr || !ours || !selector.also.empty() || from > selector.filters.size()) return;
  std::vector<Filter> own;
  for (std::size_t i = from; i < selector.filters.size(); ++i)
    if (is_of_creatures(selector.filters[i])) own.push_back(selector.filters[i]);
  if (own.empty()) return;
  const Node* last = last_noun(group);
  if (last == nullptr || !last->has(Lexeme::CREATURE)) return context.fail();
  const CardType others = without_creature(types->types);
  std::vector<Filter> shared;
  for (std::size_t i = 0; i < selector.filters.size(); ++i)
    if (&selector.filters[i] != types && (i < from || !is_of_creatures(selector.filters[i])))
      shared.push_back(selector.filters[i]);
  // Where cards lie, and whose they are, is asked of all of them; of permanents everything is asked of each.
  const bool of_cards = selector.from == Reference::cards;
  Filter either = filter_of(Quality::matches_any);
  for (const bool is_own : {false, true}) {
    Selector sort = one(selector.from);
    if (!of_cards) sort.filters = shared;
    narrow(sort, type_filter(is_own ? CardType::creature : others));
    if (is_own)
      for (const Filter& filter : own) narrow(sort, filter);
    either.alternatives.push_back(std::move(sort));
  }
  selector.filters = of_cards ? std::move(shared) : std::vector<Filter>{};
  narrow(selector, std::move(either));
}

bool say_own_suffix(Speaker& speaker, const Filter& any_of, Noun& noun) {
  const std::optional<OwnSuffix> sorts = own_suffix(any_of);
  if (!sorts || any(noun.types)) return false;
  noun.types = sorts->others | CardType::creature;
  noun.creature_last = true;
  for (const std::vector<Filter>* filters : {&sorts->own, &sorts->shared})
    for (const Filter& filter : *filters)
      if (!say_adjective(speaker, filter, noun)) say_suffix(speaker, filter, noun);
  return true;
}

}  // namespace sleight
