#include "grammar/things/adjectives_english.h"

#include <algorithm>

#include "core/card/spelling.h"
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
    {Lexeme::none, Quality::colourless, false, "colorless"},
    {Lexeme::none, Quality::multicoloured, false, "multicolored"},
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

bool asks(const Selector& selector, Quality quality) {
  return std::any_of(selector.filters.begin(), selector.filters.end(),
                     [quality](const Filter& filter) { return filter.quality == quality; });
}

/// Whether an alternative is "attacking or blocking", for just these two kinds of creatures.
bool is_attacking_or_blocking(const Filter& filter) {
  if (filter.negated || filter.alternatives.size() != 2) return false;
  const Selector& first = filter.alternatives[0];
  const Selector& second = filter.alternatives[1];
  // More demands would have to be said as well, and are, as a list of two.
  const bool plain = first.filters.size() == 2 && second.filters.size() == 2 && asks(first, Quality::type);
  return plain && asks(first, Quality::attacking) && asks(second, Quality::blocking);
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

Filter read_adjective(Meaning& meaning, const Node& said) {
  meaning.take(said);
  const bool negated = said.has(Lexeme::NON);
  if (const Node* colour = said.child(Phrase::colour)) {
    Filter filter = filter_of(Quality::colour, negated);
    filter.colours = read_colour(meaning, *colour);
    return filter;
  }
  if (negated) {
    Filter filter = read_kind(meaning, said);
    filter.negated = true;
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
  // The one adjective left; the grammar has no others.
  return filter_of(Quality::other);
}

bool say_adjective(Speaker& speaker, const Filter& filter, Noun& noun) {
  const auto adjective = [&](std::string_view word) {
    noun.adjective((filter.negated ? "non" : "") + std::string(word), filter.negated);
    return true;
  };
  if (say_state(filter, noun)) return true;
  switch (filter.quality) {
    case Quality::type:
      // The first type is the noun, further ones stand before it: "artifact creature".
      if (filter.negated || any(noun.types)) return adjective(english(filter.types));
      noun.types = filter.types;
      return true;
    case Quality::supertype: {
      std::string any_of;
      for (const Spelling<Supertype>& row : all_spellings<Supertype>)
        if (any(filter.supertypes & row.value))
          any_of += (any_of.empty() ? "" : " or ") + std::string(english_of(row.value));
      return adjective(any_of);
    }
    case Quality::subtype: {
      const std::string word = speaker.spelling(filter.word);
      if (filter.negated || !noun.subtype.empty())
        // "Non-Wall", but "nonswamp" and "Goblin creature": names of creatures are capitals.
        return adjective(filter.negated && !is_land_type(word) ? "-" + capitals(word) : word);
      noun.land = is_land_type(word);
      noun.subtype = noun.land ? word : capitals(word);
      return true;
    }
    case Quality::colour:
      return adjective(english(filter.colours));
    case Quality::token:
      if (filter.negated || any(noun.types)) return adjective("token");
      noun.token = true;
      return true;
    case Quality::other:
      // "Other Goblins", but of one "Goblin other than ...": so the era speaks.
      if (!noun.plural || filter.negated) return false;
      noun.adjective("other", false);
      return true;
    case Quality::matches_any:
      if (!is_attacking_or_blocking(filter)) return false;
      noun.adjective("attacking or blocking", false);
      noun.types = CardType::creature;
      return true;
    case Quality::colourless:
    case Quality::multicoloured:
    case Quality::tapped:
    case Quality::attacking:
    case Quality::blocking:
    case Quality::blocked:
      return false;  // each has a row among the states
    case Quality::power:
    case Quality::toughness:
    case Quality::casting_cost:
    case Quality::counters:
    case Quality::controlled_by:
    case Quality::owned_by:
    case Quality::named:
    case Quality::keyword:
    case Quality::is_one_of:
    case Quality::in_zone:
    case Quality::on_top:
    case Quality::damaged_by:
    case Quality::enchanting:
    case Quality::enchanted_by:
    case Quality::blocking_any:
    case Quality::blocked_by_any:
    case Quality::attacked:
    case Quality::here_since_turn_began:
    case Quality::chosen_colour:
    case Quality::chosen_land_type:
    case Quality::chosen_creature_type:
    case Quality::expansion:
    case Quality::parameter:
    case Quality::packet_to:
    case Quality::packet_from:
    case Quality::packet_combat:
    case Quality::targets_any:
      return false;  // said behind the noun
  }
  return false;
}

}  // namespace sleight
