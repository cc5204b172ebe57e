#include "grammar/things/nouns_english.h"

#include <algorithm>

#include "core/card/spelling.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"
#include "grammar/things/adjectives_english.h"
#include "grammar/things/references_english.h"
#include "grammar/things/suffixes_english.h"

namespace sleight {

namespace {

/// Nouns that mean a set of their own.
struct SetRow {
  Lexeme lexeme;
  Reference from;
  std::string_view said;
};
constexpr SetRow sets[] = {
    {Lexeme::SPELL, Reference::spells, "spell"},         {Lexeme::EFFECT, Reference::effects, "effect"},
    {Lexeme::PLAYER, Reference::players, "player"},      {Lexeme::CARD, Reference::cards, "card"},
    {Lexeme::none, Reference::packets, "damage packet"},
};

bool is_in_combat(const Node& adjective) { return adjective.has(Lexeme::OR); }

/// What the nouns of a group say.
struct Nouns {
  CardType types = CardType::none;
  bool permanents = false;
  bool cards = false;
  std::vector<Selector> others;
  std::vector<Filter> filters;
  bool alone = true;  ///< no noun that must stand by itself stands with others
};

void read_noun(Meaning& meaning, const Node& noun, Nouns& nouns, bool only) {
  meaning.take(noun);
  const Node& said = noun.first();
  for (const SetRow& row : sets) {
    if (row.lexeme == Lexeme::none || !said.is(row.lexeme)) continue;
    if (row.from == Reference::cards)
      nouns.cards = true;
    else
      nouns.others.push_back(one(row.from));
    // Cards lie in zones and the others do not: "card or player" has no one set to be taken from.
    nouns.alone = nouns.alone && (only || !nouns.cards);
    return;
  }
  nouns.permanents = true;
  if (said.is(Phrase::type_word)) {
    nouns.types = nouns.types | read_type_word(meaning, said);
  } else if (said.is(Lexeme::TOKEN_WORD)) {
    nouns.filters.push_back(filter_of(Quality::token));
    // Filters narrow the whole set: of "token or land" they would ask both of everything.
    nouns.alone = only;
  } else if (!said.is(Lexeme::PERMANENT) && !said.is(Lexeme::SOURCE)) {
    // A subtype as a noun says its type as well.
    nouns.types = nouns.types | (said.is(Lexeme::LAND_TYPE) ? CardType::land : CardType::creature);
    nouns.filters.push_back(read_kind(meaning, noun));
    nouns.alone = only;
  }
}

Nouns read_nouns(Meaning& meaning, const Node& group) {
  std::vector<const Node*> said = group.all(Phrase::noun);
  if (const Node* more = group.child(Phrase::noun_more)) {
    meaning.take(*more);
    for (const Node* noun : more->all(Phrase::noun)) said.push_back(noun);
  }
  Nouns nouns;
  for (const Node* noun : said) read_noun(meaning, *noun, nouns, said.size() == 1);
  if (!nouns.alone) meaning.fail();
  return nouns;
}

Selector set_of(Nouns& nouns) {
  Selector selector;
  if (nouns.cards) {
    selector.from = Reference::cards;
  } else if (nouns.permanents) {
    selector.from = Reference::permanents;
    selector.also = std::move(nouns.others);
  } else {
    selector = nouns.others.front();
    for (std::size_t i = 1; i < nouns.others.size(); ++i) selector.also.push_back(nouns.others[i]);
  }
  return selector;
}

/// "Attacking or blocking creature": either of two kinds.
void attacking_or_blocking(Meaning& meaning, const Node& adjective, Selector& selector) {
  meaning.take(adjective);
  Filter either = filter_of(Quality::matches_any);
  for (const Quality quality : {Quality::attacking, Quality::blocking}) {
    // All other demands are made of both: "white attacking or blocking creature".
    either.alternatives.push_back(selector);
    narrow(either.alternatives.back(), filter_of(quality));
  }
  // The set itself then asks only for either of the two.
  selector.filters = {std::move(either)};
}

/// The player who has controlled them since the turn began, where that is asked of them.
const Selector* since_turn_began(const Selector& selector) {
  const Selector* who = nullptr;
  bool since = false;
  for (const Filter& filter : selector.filters) {
    if (filter.quality == Quality::controlled_by && !filter.negated && filter.of) who = &*filter.of;
    since = since || (filter.quality == Quality::here_since_turn_began && !filter.negated);
  }
  return since ? who : nullptr;
}

void say_filter(Speaker& speaker, const Filter& filter, Noun& noun) {
  if (!say_adjective(speaker, filter, noun)) say_suffix(speaker, filter, noun);
}

/// "Artifacts, creatures, or lands" for "artifact, creature, or land".
std::string each_plural(const std::string& list) {
  std::string several;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find_first_of(", ", at), list.size());
    const std::string word = list.substr(at, end - at);
    several += word == "or" || word.empty() ? word : plural(word);
    if (end < list.size()) several += list[end];
    at = end + 1;
  }
  return several;
}

std::string say_types(const Noun& noun) {
  return noun.plural ? each_plural(english(noun.types)) : english(noun.types);
}

std::string say_noun(const Selector& selector, const Noun& noun) {
  const auto counted_noun = [&](std::string_view word) {
    return noun.plural ? plural(word) : std::string(word);
  };
  std::string_view base = "card";
  for (const SetRow& row : sets)
    if (row.from == selector.from) base = row.said;
  if (!noun.subtype.empty()) {
    // "Goblin" says the type as well; a script that leaves the type out means any permanent.
    if (selector.from != Reference::permanents) return noun.subtype + " " + counted_noun(base);
    if (noun.types == (noun.land ? CardType::land : CardType::creature)) return counted_noun(noun.subtype);
    return noun.subtype + " " + (any(noun.types) ? say_types(noun) : counted_noun("permanent"));
  }
  if (selector.from == Reference::permanents) {
    if (!any(noun.types)) return counted_noun(noun.source ? "source" : noun.token ? "token" : "permanent");
    return say_types(noun);
  }
  return (any(noun.types) ? english(noun.types) + " " : "") + counted_noun(base);
}

}  // namespace

CardType read_type_word(Meaning& meaning, const Node& type_word) {
  meaning.take(type_word);
  return type_named(type_word.first().text);
}

Colours read_colour(Meaning& meaning, const Node& colour) {
  meaning.take(colour);
  const auto named = spelt<Colour>(colour.first().text);
  return named ? Colours(*named) : Colours();
}

Filter read_kind(Meaning& meaning, const Node& kind) {
  meaning.take(kind);
  if (const Node* type = kind.child(Phrase::type_word)) return type_filter(read_type_word(meaning, *type));
  if (const Node* land = kind.child(Lexeme::LAND_TYPE))
    return word_filter(Quality::subtype, meaning.word(singular_land_type(land->text)));
  return word_filter(Quality::subtype, meaning.word(kind.child(Lexeme::CREATURE_TYPE)->open->name));
}

Selector read_group(Meaning& meaning, const Node& group) {
  meaning.take(group);
  std::vector<Filter> filters;
  const Node* in_combat = nullptr;
  // "Attacking or blocking" needs the whole group, so that it waits until the rest is read.
  for (const Node* adjective : group.all(Phrase::adjective)) {
    if (is_in_combat(*adjective))
      in_combat = adjective;
    else
      filters.push_back(read_adjective(meaning, *adjective));
  }
  // "Goblin creature", "artifact creature": each narrows what the noun says.
  std::vector<Filter> kinds;
  for (const Node* kind : group.all(Phrase::kind)) kinds.push_back(read_kind(meaning, *kind));
  Nouns nouns = read_nouns(meaning, group);
  filters.insert(filters.end(), nouns.filters.begin(), nouns.filters.end());
  if (nouns.permanents && any(nouns.types)) filters.push_back(type_filter(nouns.types));
  filters.insert(filters.end(), kinds.begin(), kinds.end());
  Selector selector = set_of(nouns);
  selector.filters = std::move(filters);
  // Behind the noun, because some suffixes ask what the noun was ("of the chosen type").
  for (const Node* suffix : group.all(Phrase::suffix)) read_suffix(meaning, *suffix, selector);
  in_canonical_order(selector.filters);
  if (in_combat != nullptr) attacking_or_blocking(meaning, *in_combat, selector);
  // Cards lie somewhere: which zone is meant has to be said.
  if (nouns.cards && std::none_of(selector.filters.begin(), selector.filters.end(),
                                  [](const Filter& f) { return f.quality == Quality::in_zone; }))
    meaning.fail();
  return selector;
}

std::string say_group(Speaker& speaker, const Selector& selector, bool plural_form, bool whole) {
  Noun noun;
  noun.plural = plural_form;
  noun.cards = selector.from == Reference::cards;
  const Selector* held_by = since_turn_began(selector);
  for (const Filter& filter : selector.filters)
    if (held_by == nullptr ||
        (filter.quality != Quality::controlled_by && filter.quality != Quality::here_since_turn_began))
      say_filter(speaker, filter, noun);
  if (held_by != nullptr) {
    const std::string who = say_thing(speaker, *held_by, "a ");
    // Two filters, one clause: said apart, the second would not say whose turn is meant (R-SICK-1).
    noun.suffixes = " " + who + (who == "you" ? " have" : " has") +
                    " controlled since the beginning of the turn" + noun.suffixes;
  }
  // One target of two sorts: "creature or player"; the other sorts of a set are spoken of one by one.
  std::string text = (noun.adjectives.empty() ? "" : noun.adjectives + " ") + say_noun(selector, noun);
  if (whole && !plural_form)
    for (const Selector& more : selector.also)
      // "Spell or permanent", in the order in which cards say it.
      text = more.from == Reference::spells ? say_group(speaker, more, false) + " or " + text
                                            : text + " or " + say_group(speaker, more, false);
  return text + noun.suffixes;
}

std::string say_filters(Speaker& speaker, const std::vector<Filter>& filters, bool plural_form,
                        std::string_view noun_said) {
  Noun noun;
  noun.plural = plural_form;
  for (const Filter& filter : filters) say_filter(speaker, filter, noun);
  // Without a noun, type and subtype are said before whatever comes ("artifact source").
  if (any(noun.types)) noun.adjective(english(noun.types), false);
  if (!noun.subtype.empty()) noun.adjective(noun.subtype, false);
  if (!noun_said.empty()) noun.adjective(noun_said, false);
  // A suffix begins with the space before it.
  return noun.adjectives.empty() && !noun.suffixes.empty() ? noun.suffixes.substr(1)
                                                           : noun.adjectives + noun.suffixes;
}

}  // namespace sleight
