#include "scripting/words/selector_codec.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <tuple>

#include "core/card/creature_types.h"
#include "core/card/letters.h"
#include "scripting/words/print_form.h"
#include "scripting/words/selector_words.h"

namespace sleight {
namespace {

/// No colour by itself, but said like one (R-COLOR-1).
constexpr const char* colourless = "colourless";

/// Such a selector speaks of every source of that quality, also of spells and of what has left (R-PROT-1).
Selector source_of_quality(Filter filter) {
  Selector selector;
  selector.from = Reference::permanents;
  selector.filters.push_back(std::move(filter));
  return selector;
}

/// `filters` without those of `base`, if they are all among them.
std::optional<std::vector<Filter>> without(std::vector<Filter> filters, const std::vector<Filter>& base) {
  for (const Filter& filter : base) {
    const auto found = std::find(filters.begin(), filters.end(), filter);
    if (found == filters.end()) return std::nullopt;
    filters.erase(found);
  }
  return filters;
}

/// The word that `selector` begins with, and the filters that are left to be said.
std::string print_start(const Printer& printer, const Selector& selector, std::vector<Filter>& rest) {
  const SelectorWord* best = nullptr;
  for (const SelectorWord& word : selector_words()) {
    const Selector& base = word.selector;
    // A pair such as creature_or_player describes a target; a set is spelt out: each(creatures, players).
    if (!base.also.empty() && !printer.singular()) continue;
    if (base.from != selector.from || selector.index != 0 || selector.of || base.also != selector.also)
      continue;
    std::optional<std::vector<Filter>> left = without(selector.filters, base.filters);
    // The word that says most: `creatures` rather than `permanents` with a filter.
    if (!left || (best != nullptr && base.filters.size() <= best->selector.filters.size())) continue;
    best = &word;
    rest = std::move(*left);
  }
  // A type of several kinds, or a list of alternatives, is said by `either`.
  for (const Filter& filter : selector.filters) {
    const bool types =
        filter.asks_for(Quality::type) &&
        (static_cast<unsigned>(filter.types) & (static_cast<unsigned>(filter.types) - 1)) != 0 &&
        // Of what never stays in play there are no such words: "that_are" says it.
        (filter.types & permanent_types) == filter.types;
    const bool alternatives = filter.asks_for(Quality::matches_any);
    if (selector.from != Reference::permanents || !selector.also.empty() || !(types || alternatives))
      continue;
    std::vector<std::string> parts;
    if (types) {
      for (const Spelling<CardType>& row : all_spellings<CardType>)
        if (any(filter.types & row.value))
          parts.push_back(std::string(row.spelling) + (printer.singular() ? "" : "s"));
    } else {
      for (const Selector& alternative : filter.alternatives)
        parts.push_back(Codec<Selector>::print(printer, alternative));
    }
    // Only one such filter can be said by the word itself.
    rest = *without(selector.filters, {filter});
    return "either(" + joined(parts) + ")";
  }
  if (best != nullptr) return best->plural != nullptr && !printer.singular() ? best->plural : best->name;
  if (!selector.also.empty()) {
    Selector first = selector;
    first.also.clear();
    std::vector<std::string> parts{Codec<Selector>::print(printer, first)};
    for (const Selector& other : selector.also) parts.push_back(Codec<Selector>::print(printer, other));
    rest.clear();
    return "each(" + joined(parts) + ")";
  }
  rest = selector.filters;
  if (selector.from == Reference::target) return "targets(" + std::to_string(selector.index + 1) + ")";
  Selector start = selector;
  start.filters.clear();
  return print_form(printer.for_sets(), selector_functions(), start).value_or("nothing");
}

std::string print_filter(const Printer& printer, const Filter& filter) {
  if (std::optional<std::string> said = print_form(printer, filter_words(), filter)) return ":" + *said;
  // Each filter can be turned round by its method (`not_tapped`), so this one is found.
  Filter turned = filter;
  turned.negated = !turned.negated;
  return ":not_" + print_form(printer, filter_words(), turned).value_or("unknown()");
}

}  // namespace

void sort_filters(std::vector<Filter>& filters) {
  // What can be compared is put in order; amounts and selectors inside stay as they were written.
  const auto key = [](const Filter& f) {
    return std::tuple(f.quality, f.negated, f.types, f.supertypes, f.colours.bits(), f.word.id());
  };
  std::stable_sort(filters.begin(), filters.end(),
                   [&](const Filter& a, const Filter& b) { return key(a) < key(b); });
}

std::string subtype_spelling(std::string_view spelling) {
  // Its "s" is no plural (R-LAND-2).
  return Word(spelling) == Word("plains") ? std::string(spelling) : singular_creature_type(spelling);
}

namespace {

constexpr std::string_view either_word = " or ";

/// "Instant or interrupt", "red or green": the values of that list, any of which will do; none where one of
/// the words is not in it.
template <typename Kind>
std::vector<Kind> any_spelt(std::string_view spelling) {
  std::vector<Kind> kinds;
  for (std::size_t at = 0; at <= spelling.size();) {
    const std::size_t end = std::min(spelling.find(either_word, at), spelling.size());
    const auto kind = spelt<Kind>(spelling.substr(at, end - at));
    if (!kind) return {};
    kinds.push_back(*kind);
    at = end + either_word.size();
  }
  return kinds;
}

template <typename Kind, typename Among>
std::string any_said(Among among) {
  std::string said;
  for (const Spelling<Kind>& row : all_spellings<Kind>)
    if (among(row.value)) said += (said.empty() ? "" : std::string(either_word)) + row.spelling;
  return said;
}

}  // namespace

Filter quality_filter(Words& words, std::string_view spelling) {
  Filter filter;
  // Closed lists first: what is in none of them is a subtype, whose list is open.
  if (const auto colours = any_spelt<Colour>(spelling); !colours.empty()) {
    filter.quality = Quality::colour;
    for (const Colour colour : colours) filter.colours = filter.colours | colour;
  } else if (const auto types = any_spelt<CardType>(spelling); !types.empty()) {
    filter.quality = Quality::type;
    for (const CardType type : types) filter.types = filter.types | type;
  } else if (const auto supertype = spelt<Supertype>(spelling)) {
    filter.quality = Quality::supertype;
    filter.supertypes = *supertype;
  } else if (same_but_for_case(spelling, colourless)) {
    filter.quality = Quality::colourless;
  } else {
    filter.quality = Quality::subtype;
    filter.word = words.intern(subtype_spelling(spelling));
  }
  return filter;
}

std::string quality_word(const Words& words, const Filter& filter) {
  if (filter.quality == Quality::colour)
    return any_said<Colour>([&](Colour colour) { return filter.colours.meets(colour); });
  if (filter.quality == Quality::colourless) return colourless;
  if (filter.quality == Quality::type)
    return any_said<CardType>([&](CardType type) { return any(filter.types & type); });
  if (filter.quality == Quality::supertype) return spelling_of(filter.supertypes);
  if (filter.quality == Quality::subtype) return words.spelling(filter.word);
  return "";
}

const char* Codec<Selector>::type() { return "a selector"; }
bool Codec<Selector>::absent(const Selector& value) { return value.empty(); }
void Codec<Selector>::read(Reader& reader, int index, Selector& value) {
  if (const Selector* selector = value_at<Selector>(reader.lua(), index)) {
    value = *selector;
    return;
  }
  reader.wrong_type(index, "a selector (such as `creatures`)");
}
std::string Codec<Selector>::print(const Printer& printer, const Selector& value) {
  std::vector<Filter> rest;
  std::string text = print_start(printer, value, rest);
  // What a filter speaks of is a set, also in the description of a target.
  for (const Filter& filter : rest) text += print_filter(printer.for_sets(), filter);
  return text;
}

const char* Codec<Box<Selector>>::type() { return "a selector"; }
bool Codec<Box<Selector>>::absent(const Box<Selector>& value) { return !value; }
void Codec<Box<Selector>>::read(Reader& reader, int index, Box<Selector>& value) {
  Selector selector;
  Codec<Selector>::read(reader, index, selector);
  value = std::move(selector);
}
std::string Codec<Box<Selector>>::print(const Printer& printer, const Box<Selector>& value) {
  return Codec<Selector>::print(printer, *value);
}

const char* Codec<Sources>::type() { return "a selector or a quality"; }
bool Codec<Sources>::absent(const Selector& value) { return value.empty(); }
void Codec<Sources>::read(Reader& reader, int index, Selector& value) {
  if (const Amount* amount = value_at<Amount>(reader.lua(), index);
      amount != nullptr && amount->kind == AmountKind::parameter) {
    Filter filter;
    filter.quality = Quality::parameter;
    value = source_of_quality(filter);
  } else if (lua_type(reader.lua(), index) == LUA_TSTRING) {
    Filter filter;
    Codec<AnyQuality>::read(reader, index, filter);
    value = source_of_quality(std::move(filter));
  } else {
    Codec<Selector>::read(reader, index, value);
  }
}
std::string Codec<Sources>::print(const Printer& printer, const Selector& value) {
  if (value.from == Reference::permanents && value.also.empty() && value.filters.size() == 1) {
    const Filter& filter = value.filters[0];
    if (filter.asks_for(Quality::parameter)) return "parameter";
    const std::string word =
        // "creature" as a source would read back as the same filter, but `creatures` says it better.
        filter.negated || filter.quality == Quality::type ? "" : quality_word(printer.words(), filter);
    if (!word.empty()) return Printer::quoted(word);
  }
  return Codec<Selector>::print(printer, value);
}

const char* Codec<Box<Sources>>::type() { return Codec<Sources>::type(); }
bool Codec<Box<Sources>>::absent(const Box<Selector>& value) { return !value; }
void Codec<Box<Sources>>::read(Reader& reader, int index, Box<Selector>& value) {
  Selector selector;
  Codec<Sources>::read(reader, index, selector);
  value = std::move(selector);
}
std::string Codec<Box<Sources>>::print(const Printer& printer, const Box<Selector>& value) {
  return Codec<Sources>::print(printer, *value);
}

const char* Codec<AnyQuality>::type() { return "a colour, card type, supertype or subtype"; }
bool Codec<AnyQuality>::absent(const Filter& value) {
  const auto is_one = [](unsigned bits) { return std::popcount(bits) == 1; };
  return !(value.quality == Quality::subtype ||
           (value.quality == Quality::colour && !value.colours.empty()) ||
           (value.quality == Quality::type && any(value.types)) ||
           (value.quality == Quality::supertype && is_one(static_cast<unsigned>(value.supertypes))));
}
void Codec<AnyQuality>::read(Reader& reader, int index, Filter& value) {
  // The method has said whether it is turned round; the word does not change that.
  const bool negated = value.negated;
  const std::string spelling = reader.text(index, "a colour, card type or subtype in quotes");
  reader.check_name(spelling);
  value = quality_filter(reader.host().words(), spelling);
  value.negated = negated;
}
std::string Codec<AnyQuality>::print(const Printer& printer, const Filter& value) {
  return Printer::quoted(quality_word(printer.words(), value));
}

}  // namespace sleight
