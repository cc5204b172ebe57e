#include "grammar/noun_phrases/adjectives_english.h"

#include <algorithm>
#include <utility>

#include "core/card/spelling.h"
#include "grammar/noun_phrases/own_kinds_english.h"
#include "grammar/noun_phrases/own_suffixes_english.h"
#include "grammar/noun_phrases/suffixes_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Adjectives that ask for a state. A row whose word is `none` is only said. What is not so is said in a word
/// of its own ("untapped") where there is a row for it.
struct StateRow {
  Lexeme lexeme;
  Quality quality;
  bool negated;
  std::string_view said;
};
constexpr StateRow states[] = {
    {Lexeme::TAPPED, Quality::tapped, false, "tapped"},
    {Lexeme::UNTAPPED, Quality::tapped, true, "untapped"},
    {Lexeme::BLOCKED, Quality::blocked, false, "blocked"},
    {Lexeme::UNBLOCKED, Quality::blocked, true, "unblocked"},
    {Lexeme::ATTACKING, Quality::attacking, false, "attacking"},
    {Lexeme::BLOCKING, Quality::blocking, false, "blocking"},
    {Lexeme::COLOURLESS, Quality::colourless, false, "colorless"},
    {Lexeme::MULTICOLOURED, Quality::multicoloured, false, "multicolored"},
    {Lexeme::CONTINUOUS, Quality::continuous, false, "continuous"},
    {Lexeme::ENCHANT, Quality::enchants_creatures, false, "enchant creature"},
};

/// Adjectives that ask for a supertype.
struct SupertypeRow {
  Lexeme lexeme;
  Supertype supertype;
};
constexpr SupertypeRow supertypes[] = {
    {Lexeme::BASIC, Supertype::basic},
    {Lexeme::LEGENDARY, Supertype::legend},
    {Lexeme::SNOW_COVERED, Supertype::snow_covered},
};

/// The one filter of `here` that `there` has not; null where there is none or more.
const Filter* only_in(const std::vector<Filter>& here, const std::vector<Filter>& there) {
  const Filter* only = nullptr;
  for (const Filter& filter : here) {
    if (std::find(there.begin(), there.end(), filter) != there.end()) continue;
    if (only != nullptr) return nullptr;
    only = &filter;
  }
  return only;
}

/// A filter as an adjective by itself; "" where it is none.
std::string one_adjective(Speaker& speaker, const Filter& filter) {
  Noun probe;
  if (filter.quality == Quality::matches_any || !say_adjective(speaker, filter, probe)) return "";
  if (any(probe.types)) return english(probe.types);
  return probe.subtype + probe.adjectives;
}

/// "Black or artifact", "tapped or blocking": where all else is the same, and said before the noun.
bool say_either(Speaker& speaker, const Filter& filter, Noun& noun) {
  const std::optional<OneApart> apart = one_apart(filter);
  if (!apart) return false;
  const std::string first = one_adjective(speaker, apart->first);
  const std::string second = one_adjective(speaker, apart->second);
  if (first.empty() || second.empty()) return false;
  noun.adjective(first + " or " + second, false);
  for (const Filter& shared : apart->shared)
    if (!say_adjective(speaker, shared, noun)) say_suffix(speaker, shared, noun);
  return true;
}

bool say_state(const Filter& filter, Noun& noun) {
  const StateRow* positive = nullptr;
  for (const StateRow& row : states) {
    if (row.quality != filter.quality) continue;
    if (row.negated == filter.negated) {
      noun.adjective(row.said, false);
      return true;
    }
    // The state has a word, and its opposite none: "non" goes before it.
    positive = &row;
  }
  if (positive != nullptr) noun.adjective("non" + std::string(positive->said), true);
  return positive != nullptr;
}

}  // namespace

namespace {

/// "1/1": the one adjective that asks two things.
std::vector<Filter> read_size(std::string_view size) {
  const std::size_t slash = size.find('/');
  std::vector<Filter> filters;
  for (const auto& [quality, text] : {std::pair(Quality::power, size.substr(0, slash)),
                                      std::pair(Quality::toughness, size.substr(slash + 1))}) {
    const auto number = number_named(text);
    if (!number) return {};
    filters.push_back(filter_of(quality));
    filters.back().compare = Comparison::equal;
    filters.back().amount = Amount(*number);
  }
  return filters;
}

Filter read_negatable(ReadingContext& context, const Node& said) {
  if (const Node* colour = said.child(Phrase::colour)) {
    Filter filter = filter_of(Quality::colour);
    filter.colours = read_colour(context, *colour);
    return filter;
  }
  for (const StateRow& row : states)
    if (row.lexeme != Lexeme::none && said.has(row.lexeme)) return filter_of(row.quality, row.negated);
  for (const SupertypeRow& row : supertypes) {
    if (!said.has(row.lexeme)) continue;
    Filter filter = filter_of(Quality::supertype);
    filter.supertypes = row.supertype;
    return filter;
  }
  if (said.has(Lexeme::TOKEN_WORD)) return filter_of(Quality::token);
  if (said.has(Lexeme::ENCHANTED)) return filter_by(Quality::enchanted_by, one(Reference::permanents));
  if (said.has(Lexeme::LOCAL)) return filter_by(Quality::enchanting, one(Reference::permanents));
  if (said.has(Lexeme::OTHER)) return filter_of(Quality::other);
  return read_kind(context, said);
}

/// One word before the noun.
std::vector<Filter> read_quality_word(ReadingContext& context, const Node& said) {
  context.take(said);
  if (const Node* size = said.child(Lexeme::PT)) {
    std::vector<Filter> filters = read_size(size->text);
    if (filters.empty()) context.fail();
    return filters;
  }
  Filter filter = read_negatable(context, said);
  // "Untapped" is a word of its own, which "non" does not go before.
  if (said.has(Lexeme::NON)) filter.negated = true;
  return {std::move(filter)};
}

}  // namespace

void read_adjective(ReadingContext& context, const Node& said, std::vector<Filter>& filters,
                    std::vector<Filter>& either) {
  context.take(said);
  const auto words = said.all(Phrase::quality_word);
  if (words.empty()) {
    // "Island or blue permanent".
    if (!either.empty()) return context.fail();
    Filter colour = filter_of(Quality::colour);
    colour.colours = read_colour(context, said.the(Phrase::colour));
    const std::string land = singular_land_type(said.the(Lexeme::LAND_TYPE).text);
    either = {word_filter(Quality::subtype, context.word(land)), std::move(colour)};
    return;
  }
  std::vector<Filter> first = read_quality_word(context, *words.front());
  if (said.children.size() == 1) {
    filters.insert(filters.end(), first.begin(), first.end());
    return;
  }
  std::vector<Filter> second = words.size() > 1
                                   ? read_quality_word(context, *words.back())
                                   : std::vector<Filter>{read_kind(context, said.the(Phrase::kind))};
  // A choice of two things at once ("1/1 or black") has no word, and one of choices none either.
  if (first.size() != 1 || second.size() != 1 || !either.empty()) return context.fail();
  either = {std::move(first[0]), std::move(second[0])};
}

void demand_either(ReadingContext& context, Selector& selector, const std::vector<Filter>& options) {
  const bool colours = std::all_of(options.begin(), options.end(),
                                   [](const Filter& option) { return option.asks_for(Quality::colour); });
  // Of permanents colours are joined by `either` as everything else is; of others they make one demand.
  if (selector.from != Reference::permanents && colours) {
    Filter colour = filter_of(Quality::colour);
    for (const Filter& option : options) colour.colours = colour.colours | option.colours;
    return narrow(selector, std::move(colour));
  }
  const bool of_cards = selector.from == Reference::spells || selector.from == Reference::cards;
  if (selector.from != Reference::permanents && (!of_cards || !selector.also.empty())) return context.fail();
  if (of_cards) {
    // Where they lie, and whose they are, is asked of all of them.
    Filter sort = filter_of(Quality::matches_any);
    for (const Filter& option : options) {
      sort.alternatives.push_back(one(selector.from));
      sort.alternatives.back().filters = {option};
    }
    return narrow(selector, std::move(sort));
  }
  Filter either = filter_of(Quality::matches_any);
  for (const Filter& option : options) {
    // All other demands are made of each: "white attacking or blocking creature".
    either.alternatives.push_back(selector);
    narrow(either.alternatives.back(), option);
  }
  // The set itself then asks only for any of them.
  selector.filters = {std::move(either)};
}

std::optional<OneApart> one_apart(const Filter& any_of) {
  if (any_of.negated || any_of.alternatives.size() != 2) return std::nullopt;
  // Only of permanents, spells and cards is it enough to say what they are like.
  for (const Selector& each : any_of.alternatives)
    if ((each.from != Reference::permanents && each.from != Reference::spells &&
         each.from != Reference::cards) ||
        each.from != any_of.alternatives.front().from || !each.also.empty())
      return std::nullopt;
  const std::vector<Filter>& first = any_of.alternatives[0].filters;
  const std::vector<Filter>& second = any_of.alternatives[1].filters;
  const Filter* here = only_in(first, second);
  const Filter* there = only_in(second, first);
  if (here == nullptr || there == nullptr) return std::nullopt;
  OneApart apart{*here, *there, {}};
  for (const Filter& filter : first)
    if (&filter != here) apart.shared.push_back(filter);
  return apart;
}

namespace {

/// A quality as an adjective, or as the noun where that is free yet; false: it is said behind the noun.
using SayBefore = bool (*)(Speaker&, const Filter&, Noun&);

bool add_adjective(const Filter& filter, Noun& noun, std::string_view word) {
  noun.adjective((filter.negated ? "non" : "") + std::string(word), filter.negated);
  return true;
}
bool say_type_before(Speaker&, const Filter& filter, Noun& noun) {
  // The first type is the noun, further ones stand before it: "artifact creature".
  if (filter.negated || any(noun.types)) return add_adjective(filter, noun, english(filter.types));
  noun.types = filter.types;
  return true;
}
bool say_supertype_before(Speaker&, const Filter& filter, Noun& noun) {
  std::string any_of;
  for (const Spelling<Supertype>& row : all_spellings<Supertype>)
    if (any(filter.supertypes & row.value))
      any_of += (any_of.empty() ? "" : " or ") + std::string(english_of(row.value));
  return add_adjective(filter, noun, any_of);
}
bool say_subtype_before(Speaker& speaker, const Filter& filter, Noun& noun) {
  const std::string word = speaker.spelling(filter.word);
  if (filter.negated || !noun.subtype.empty())
    // "Non-Wall", but "nonswamp" and "Goblin creature": names of creatures are capitals.
    return add_adjective(filter, noun,
                         filter.negated && !is_land_type(word) ? "-" + capitals(word)
                         : is_land_type(word)                  ? word
                                                               : capitals(word));
  noun.land = is_land_type(word);
  noun.subtype = noun.land ? word : capitals(word);
  return true;
}
bool say_colour_before(Speaker&, const Filter& filter, Noun& noun) {
  return add_adjective(filter, noun, english(filter.colours));
}
bool say_token_before(Speaker&, const Filter& filter, Noun& noun) {
  if (filter.negated || any(noun.types)) return add_adjective(filter, noun, "token");
  noun.token = true;
  return true;
}
bool say_other_before(Speaker&, const Filter& filter, Noun& noun) {
  // "Other Goblins", but of one "Goblin other than ...": so the era speaks.
  if (!noun.plural || filter.negated) return false;
  noun.adjective("other", false);
  return true;
}
bool say_sorts_before(Speaker& speaker, const Filter& filter, Noun& noun) {
  return say_own_suffix(speaker, filter, noun) || say_two_sorts(speaker, filter, noun) ||
         say_either(speaker, filter, noun);
}
bool say_enchanted_before(Speaker&, const Filter& filter, Noun& noun) {
  if (!filter.of || !(*filter.of == one(Reference::permanents))) return false;
  if (filter.negated)
    noun.suffixes += noun.plural ? " that are not enchanted" : " that is not enchanted";
  else
    noun.adjective("enchanted", false);
  return true;
}
bool say_local_before(Speaker&, const Filter& filter, Noun& noun) {
  if (filter.negated || !filter.of || !(*filter.of == one(Reference::permanents))) return false;
  return add_adjective(filter, noun, "local");
}

/// The qualities that are said before the noun, besides the states; all others are said behind it.
struct BeforeRow {
  Quality quality;
  SayBefore say;
};
constexpr BeforeRow before_noun[] = {
    {Quality::type, say_type_before},         {Quality::supertype, say_supertype_before},
    {Quality::subtype, say_subtype_before},   {Quality::colour, say_colour_before},
    {Quality::token, say_token_before},       {Quality::other, say_other_before},
    {Quality::matches_any, say_sorts_before}, {Quality::enchanted_by, say_enchanted_before},
    {Quality::enchanting, say_local_before},
};

}  // namespace

bool say_adjective(Speaker& speaker, const Filter& filter, Noun& noun) {
  // "Creature enchantment": one that is on a creature.
  if (filter == filter_of(Quality::enchants_creatures) && noun.types == CardType::enchantment) {
    noun.adjective("creature", false);
    return true;
  }
  if (say_state(filter, noun)) return true;
  for (const BeforeRow& row : before_noun)
    if (row.quality == filter.quality) return row.say(speaker, filter, noun);
  return false;
}

}  // namespace sleight
