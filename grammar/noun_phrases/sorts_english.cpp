#include "grammar/noun_phrases/sorts_english.h"

#include <cstddef>
#include <utility>
#include <vector>

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

Selector read_sorts(ReadingContext& context, const Node& said) {
  Filter any_of = filter_of(Quality::matches_any);
  for (const Node* word : said.all(Phrase::sort_word)) {
    context.take(*word);
    Selector sort = one(Reference::permanents);
    if (const Node* colour = word->child(Phrase::colour)) {
      sort.filters.push_back(filter_of(Quality::colour));
      sort.filters.back().colours = read_colour(context, *colour);
    } else if (const Node* type = word->child(Phrase::type_word)) {
      sort.filters.push_back(type_filter(read_type_word(context, *type)));
    } else {
      sort.filters = {type_filter(word->has(Lexeme::LAND_TYPE) ? CardType::land : CardType::creature),
                      read_subtype(context, *word)};
      in_canonical_order(sort.filters);
    }
    any_of.alternatives.push_back(std::move(sort));
  }
  Selector sorts = one(Reference::permanents);
  sorts.filters.push_back(std::move(any_of));
  return sorts;
}

namespace {

/// "Swamp", "black permanent", "creature"; "" for whatever takes more words.
std::string say_sort(Speaker& speaker, const Selector& sort) {
  if (sort.from != Reference::permanents || !sort.also.empty() || sort.filters.empty()) return "";
  for (const Filter& filter : sort.filters)
    if (filter.negated || (filter.quality != Quality::colour && filter.quality != Quality::type &&
                           filter.quality != Quality::subtype))
      return "";
  const std::string said = say_group(speaker, sort, false);
  const bool coloured = sort.filters.front().quality == Quality::colour && sort.filters.size() == 1;
  return coloured || said.find(' ') == std::string::npos ? said : "";
}

}  // namespace

std::string say_sorts(Speaker& speaker, const Selector& selector, std::string_view article) {
  const bool one_of = article == "a " || article == "each ";
  if (selector.from != Reference::permanents || !selector.also.empty() || selector.filters.size() != 1 ||
      !selector.filters.front().asks_for(Quality::matches_any) || !one_of)
    return "";
  const std::vector<Selector>& sorts = selector.filters.front().alternatives;
  // Two go before the noun ("green or white permanent").
  if (sorts.size() < 3) return "";
  std::string text;
  for (std::size_t i = 0; i < sorts.size(); ++i) {
    const std::string said = say_sort(speaker, sorts[i]);
    if (said.empty()) return "";
    text += i == 0 ? said : (i + 1 < sorts.size() ? ", " : sorts.size() > 2 ? ", or " : " or ") + said;
  }
  return article == "a " ? a_or_an(text) : std::string(article) + text;
}

}  // namespace sleight
