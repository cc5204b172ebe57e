#include "grammar/noun_phrases/top_cards_english.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/card/spelling.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"

namespace sleight {

Selector read_top_cards(ReadingContext& context, const Node& said) {
  Selector cards = one(Reference::cards);
  const Filter zone = zone_filter(said.has(Lexeme::LIBRARY) ? Zone::library : Zone::graveyard);
  Filter top = filter_of(Quality::on_top);
  const Node* many = said.child(Phrase::how_many);
  top.amount = many != nullptr ? read_number(context, *many) : Amount(1);
  cards.filters = {filter_by(Quality::owned_by, read_own(context, said.the(Phrase::possessive))), zone, top};
  context.refer_to(cards);
  return cards;
}

Selector read_top_down_to(ReadingContext& context, const Node& said) {
  const Selector owner = read_own(context, said.the(Phrase::possessive));
  Selector cards = top_down_to(owner, read_library_cards(context, said.the(Phrase::group), owner));
  if (const Node* many = said.child(Phrase::how_many)) {
    Filter top = filter_of(Quality::on_top);
    top.amount = read_number(context, *many);
    narrow(cards, std::move(top));
  }
  return cards;
}

namespace {

/// What ends the cards on top of a library that are not below it; null where that is not all that is asked.
const Selector* ends_top(const Selector& selector) {
  const auto below = std::find_if(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::below && filter.negated && filter.of;
  });
  if (selector.from != Reference::cards || below == selector.filters.end() ||
      selector.filters[0].quality != Quality::owned_by || !selector.filters[0].of)
    return nullptr;
  Selector all = selector;
  std::erase_if(all.filters, [](const Filter& filter) { return filter.asks_for(Quality::on_top); });
  if (selector.filters.size() > all.filters.size() + 1 ||
      !(all == top_down_to(*selector.filters[0].of, *below->of)) || !below->of->also.empty())
    return nullptr;
  // Of the cards of that very library, which goes without saying.
  const std::vector<Filter>& asked = below->of->filters;
  const bool there = below->of->from == Reference::cards &&
                     std::all_of(selector.filters.begin(), selector.filters.end(), [&](const Filter& filter) {
                       return filter == *below || filter.quality == Quality::on_top ||
                              std::find(asked.begin(), asked.end(), filter) != asked.end();
                     });
  return there ? &*below->of : nullptr;
}

}  // namespace

std::string say_top_cards(Speaker& speaker, const Selector& selector) {
  if (const Selector* first = ends_top(selector)) {
    Selector card = *first;
    std::erase_if(card.filters, [&](const Filter& filter) {
      return std::find(selector.filters.begin(), selector.filters.end(), filter) != selector.filters.end();
    });
    const auto top = std::find_if(selector.filters.begin(), selector.filters.end(),
                                  [](const Filter& filter) { return filter.quality == Quality::on_top; });
    const std::string many = top == selector.filters.end() ? "" : say_number(speaker, top->amount, "1") + " ";
    return "the top " + many + "cards of " + say_possessive(speaker, *selector.filters[0].of) +
           " library down to the first " + say_group(speaker, card, false);
  }
  if (!is_top_cards(selector)) return "";
  const std::vector<Filter>& filters = selector.filters;
  const std::string many = say_number(speaker, filters[2].amount, "1");
  return "the top " + (many == "1" ? "card" : many + " cards") + " of " +
         say_possessive(speaker, *filters[0].of) + " " + std::string(english_of(filters[1].zone));
}

Selector read_library_cards(ReadingContext& context, const Node& group, const Selector& owner) {
  const Filter library = zone_filter(Zone::library);
  Selector cards = read_group(context, group, {.of_cards = {filter_by(Quality::owned_by, owner), library}});
  // Permanents lie in no library, and neither does what has a place of its own.
  const bool there = cards.from == Reference::cards && cards.also.empty() &&
                     std::find(cards.filters.begin(), cards.filters.end(), library) != cards.filters.end();
  if (!there) context.fail();
  return cards;
}

Selector top_down_to(const Selector& owner, const Selector& first) {
  Selector cards = one(Reference::cards);
  const Filter library = zone_filter(Zone::library);
  Filter below = filter_by(Quality::below, first);
  below.negated = true;
  cards.filters = {filter_by(Quality::owned_by, owner), library, below};
  in_canonical_order(cards.filters);
  return cards;
}

bool is_top_cards(const Selector& selector) {
  const std::vector<Filter>& asked = selector.filters;
  return selector.from == Reference::cards && asked.size() == 3 && !asked[0].negated && !asked[1].negated &&
         !asked[2].negated && asked[0].quality == Quality::owned_by && asked[0].of &&
         asked[1].quality == Quality::in_zone && asked[2].quality == Quality::on_top;
}

bool is_one_top_card(const Selector& selector) {
  return is_top_cards(selector) && selector.also.empty() && selector.filters[2].amount == Amount(1);
}

}  // namespace sleight
