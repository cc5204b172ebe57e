#include "grammar/noun_phrases/states_english.h"

#include <algorithm>

#include "core/card/reference_records.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// States that something is said to be in, besides a colour and a kind.
struct SaidState {
  Lexeme lexeme;
  Quality quality;
  bool negated;
};
constexpr SaidState said_states[] = {
    {Lexeme::TAPPED, Quality::tapped, false},       {Lexeme::UNTAPPED, Quality::tapped, true},
    {Lexeme::ATTACKING, Quality::attacking, false}, {Lexeme::BLOCKING, Quality::blocking, false},
    {Lexeme::BLOCKED, Quality::blocked, false},     {Lexeme::UNBLOCKED, Quality::blocked, true},
};

}  // namespace

Selector read_state(ReadingContext& context, const Node& state) {
  context.take(state);
  Selector like = one(Reference::permanents);
  if (const Node* group = state.child(Phrase::group)) {
    like = read_group(context, *group, {.demanded = false});
    // A card is asked wherever it lies, and anything else what it is like.
    if (!is_set_of_cards(like.from) || !like.also.empty()) context.fail();
    return like;
  }
  if (const Node* colour = state.child(Phrase::colour)) {
    Filter filter = filter_of(Quality::colour);
    filter.colours = read_colour(context, *colour);
    like.filters = {std::move(filter)};
    return like;
  }
  if (state.has(Lexeme::ENCHANTED)) {
    like.filters = {filter_by(Quality::enchanted_by, one(Reference::permanents))};
    return like;
  }
  if (state.has(Lexeme::LEGENDARY) || state.has(Lexeme::SNOW_COVERED)) {
    like.filters = {filter_of(Quality::supertype)};
    like.filters.back().supertypes =
        state.has(Lexeme::LEGENDARY) ? Supertype::legend : Supertype::snow_covered;
    return like;
  }
  for (const SaidState& row : said_states)
    if (state.has(row.lexeme)) like.filters = {filter_of(row.quality, row.negated)};
  if (like.filters.empty()) context.fail();
  return like;
}

std::string say_state(Speaker& speaker, const std::vector<Filter>& like) {
  // "A creature", but "tapped" and "red".
  const bool noun = std::any_of(like.begin(), like.end(),
                                [](const Filter& filter) { return filter.asks_for(Quality::type); });
  if (!noun) return say_filters(speaker, like, false);
  Selector kind = one(Reference::permanents);
  kind.filters = like;
  return a_or_an(say_group(speaker, kind, false));
}

Quantity read_quantity(ReadingContext& context, const Node& quantity) {
  context.take(quantity);
  Quantity read;
  read.number = read_number(context, quantity.the(Phrase::so_many));
  read.compare = quantity.has(Lexeme::EXACTLY)                                    ? Comparison::equal
                 : quantity.has(Lexeme::LEAST) || quantity.has(Lexeme::MORE_WORD) ? Comparison::at_least
                                                                                  : Comparison::at_most;
  return read;
}

std::string say_quantity(Speaker& speaker, const Quantity& quantity, bool things) {
  // Things are counted in words; power and life are numbers.
  const std::string number =
      things ? say_number(speaker, quantity.number, "one") : say_amount(speaker, quantity.number);
  if (quantity.compare == Comparison::equal) return "exactly " + number;
  return number + (quantity.compare == Comparison::at_least ? " or more" : " or fewer");
}

}  // namespace sleight
