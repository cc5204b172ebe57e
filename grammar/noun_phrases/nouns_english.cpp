#include "grammar/noun_phrases/nouns_english.h"

#include <algorithm>

#include "core/card/spelling.h"
#include "grammar/noun_phrases/adjectives_english.h"
#include "grammar/noun_phrases/own_kinds_english.h"
#include "grammar/noun_phrases/own_suffixes_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/suffixes_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

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

/// What the nouns of a group say.
struct Nouns {
  CardType types = CardType::none;
  bool permanents = false;
  bool cards = false;
  std::vector<Selector> others;
  std::vector<Filter> filters;
  std::vector<Filter> subtypes;  ///< of the nouns that are one, in their order
  std::size_t without_type = 0;  ///< how many of those say no card type
  bool alone = true;             ///< no noun that must stand by itself stands with others
};

void read_noun(ReadingContext& context, const Node& noun, Nouns& nouns, bool only) {
  context.take(noun);
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
    nouns.types = nouns.types | read_type_word(context, said);
  } else if (said.is(Lexeme::TOKEN_WORD)) {
    nouns.filters.push_back(filter_of(Quality::token));
    // Filters narrow the whole set: of "token or land" they would ask both of everything.
    nouns.alone = only;
  } else if (!said.is(Lexeme::PERMANENT) && !said.is(Lexeme::SOURCE)) {
    // A subtype as a noun says its type as well, but for those that are of no one type.
    const bool no_type = said.is(Lexeme::OTHER_TYPE);
    if (!no_type)
      nouns.types = nouns.types | (said.is(Lexeme::LAND_TYPE) ? CardType::land : CardType::creature);
    nouns.without_type += no_type ? 1 : 0;
    nouns.subtypes.push_back(read_kind(context, noun));
  }
}

Nouns read_nouns(ReadingContext& context, const Node& group) {
  auto said = group.all(Phrase::noun);
  if (const Node* more = group.child(Phrase::noun_more)) {
    context.take(*more);
    for (const Node* noun : more->all(Phrase::noun)) said.push_back(noun);
  }
  Nouns nouns;
  for (const Node* noun : said) read_noun(context, *noun, nouns, said.size() == 1);
  // "Djinn or Efreet", but of "Wall or land" a subtype would be asked of both.
  const bool one_type =
      nouns.without_type == said.size() ||
      (nouns.without_type == 0 && (nouns.types == CardType::land || nouns.types == CardType::creature));
  if (!nouns.subtypes.empty() && (nouns.subtypes.size() != said.size() || !one_type)) nouns.alone = false;
  if (nouns.subtypes.size() == 1) nouns.filters.push_back(nouns.subtypes.front());
  if (!nouns.alone) context.fail();
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

/// "Goblin creature", "artifact creature": each narrows what the noun says. "Cleric or Wizard creature" asks
/// for either.
void read_group_kind(ReadingContext& context, const Node& kind, std::vector<Filter>& kinds,
                     std::vector<Filter>& either) {
  context.take(kind);
  std::vector<Filter> said;
  for (const Node& word : kind.children)
    if (!word.is(Lexeme::OR) && !word.is(Lexeme::PERMANENT)) said.push_back(read_kind_word(context, word));
  if (said.empty()) return;
  const bool types = std::all_of(said.begin(), said.end(),
                                 [](const Filter& filter) { return filter.quality == Quality::type; });
  if (types) {
    // Of card types one filter asks for any.
    CardType any_of = CardType::none;
    for (const Filter& filter : said) any_of = any_of | filter.types;
    kinds.push_back(type_filter(any_of));
  } else if (said.size() == 1) {
    kinds.push_back(said.front());
  } else {
    if (!either.empty()) context.fail();
    either = said;
  }
}

void read_kinds(ReadingContext& context, const Node& group, std::vector<Filter>& kinds,
                std::vector<Filter>& either) {
  for (const Node* kind : group.all(Phrase::kind)) read_group_kind(context, *kind, kinds, either);
  const Node* any_of = group.child(Phrase::either_kind);
  if (any_of == nullptr) return;
  context.take(*any_of);
  CardType types = CardType::none;
  for (const Node* type : any_of->all(Phrase::type_word)) types = types | read_type_word(context, *type);
  kinds.push_back(type_filter(types));
}

/// "Goblin permanent card".
bool says_permanent(const Node& group) {
  const auto kinds = group.all(Phrase::kind);
  return std::any_of(kinds.begin(), kinds.end(),
                     [](const Node* kind) { return kind->has(Lexeme::PERMANENT); });
}

/// "A source", and no other noun.
bool says_source(const Node& group) {
  const auto nouns = group.all(Phrase::noun);
  return nouns.size() == 1 && !group.has(Phrase::noun_more) && nouns.front()->first().is(Lexeme::SOURCE);
}

/// An enchantment that is on nothing in particular is on something: one that says on what says that as well.
void drop_second_enchanting(std::vector<Filter>& filters) {
  const auto enchanting = [](const Filter& filter) { return filter.quality == Quality::enchanting; };
  if (std::count_if(filters.begin(), filters.end(), enchanting) < 2) return;
  const auto any_at_all = std::find_if(filters.begin(), filters.end(), [&](const Filter& filter) {
    return enchanting(filter) && filter.of && *filter.of == one(Reference::permanents);
  });
  if (any_at_all != filters.end()) filters.erase(any_at_all);
}

bool asks(const Selector& selector, Quality quality) {
  return std::any_of(selector.filters.begin(), selector.filters.end(),
                     [quality](const Filter& filter) { return filter.quality == quality; });
}

/// "Other" as a filter is other than the card that says so. Another thing that was spoken of, or a card that
/// could not be one of the group, leaves open than whom; of two players the other one is the opponent.
void than_whom(ReadingContext& context, const Node& group, Selector& selector) {
  const auto says_other = [](const Node* adjective) {
    const auto words = adjective->all(Phrase::quality_word);
    return std::any_of(words.begin(), words.end(), [](const Node* word) { return word->has(Lexeme::OTHER); });
  };
  const auto adjectives = group.all(Phrase::adjective);
  if (std::none_of(adjectives.begin(), adjectives.end(), says_other)) return;
  if (selector.from == Reference::players) {
    if (selector.filters.size() != 1 || !selector.also.empty() || !context.player.empty() || context.event)
      context.fail();
    selector = one(Reference::opponent);
    return;
  }
  // "Other sources named ~": other than this one, whatever was spoken of.
  for (const Node* suffix : group.all(Phrase::suffix))
    if (suffix->is(Phrase::named) && suffix->has(Lexeme::SELF) && !suffix->has(Lexeme::NOT)) return;
  const CardType own = context.facts.types;
  const bool among = std::all_of(selector.filters.begin(), selector.filters.end(), [&](const Filter& f) {
    return !f.asks_for(Quality::type) || any(f.types & own);
  });
  const bool spoken_of = !context.antecedent.empty() && !(context.antecedent == one(Reference::self));
  if (spoken_of || !among || !any(own & permanent_types) || is_like_its_own(context, selector))
    context.fail();
}

/// The player who has controlled them since the turn began, where that is asked of them.
const Selector* since_turn_began(const Selector& selector) {
  const Selector* who = nullptr;
  bool since = false;
  for (const Filter& filter : selector.filters) {
    if (filter.asks_for(Quality::controlled_by) && filter.of) who = &*filter.of;
    since = since || filter.asks_for(Quality::here_since_turn_began);
  }
  return since ? who : nullptr;
}

void say_filter(Speaker& speaker, const Filter& filter, Noun& noun) {
  if (!say_adjective(speaker, filter, noun)) say_suffix(speaker, filter, noun);
}

/// "Artifacts, creatures, and lands" for "artifact, creature, or land": of two each is a thing of its own.
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

/// "Artifact, land, or creature": with the creature, of which a suffix is said, behind all others.
std::string with_creature_last(CardType types) {
  std::string others;
  int several = 0;
  for (const CardType type : {CardType::artifact, CardType::enchantment, CardType::land})
    if (any(types & type)) {
      others += (others.empty() ? "" : ", ") + std::string(english_of(type));
      ++several;
    }
  return others + (several > 1 ? ", or " : " or ") + std::string(english_of(CardType::creature));
}

std::string say_types(const Noun& noun) {
  const std::string named = noun.creature_last ? with_creature_last(noun.types) : english(noun.types);
  if (!noun.plural) return named;
  std::string types = each_plural(named);
  constexpr std::string_view last = ", or ";
  if (const std::size_t at = types.find(last); at != std::string::npos)
    types.replace(at, last.size(), ", and ");
  return types;
}

/// Sets of what is in play, or was.
bool of_play(Reference from) {
  return from == Reference::permanents || from == Reference::died || from == Reference::perished ||
         from == Reference::played || from == Reference::sources || from == Reference::destroyed ||
         from == Reference::sacrificed;
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
    if (!of_play(selector.from)) return noun.subtype + " " + counted_noun(base);
    if (noun.types == (noun.land ? CardType::land : CardType::creature)) return counted_noun(noun.subtype);
    return noun.subtype + " " +
           (any(noun.types) ? say_types(noun) : counted_noun(noun.token ? "token" : "permanent"));
  }
  if (of_play(selector.from)) {
    if (!any(noun.types)) return counted_noun(noun.source ? "source" : noun.token ? "token" : "permanent");
    // What was played and stays nowhere was a spell: "a sorcery spell".
    if (selector.from == Reference::played && !any(noun.types & permanent_types))
      return english(noun.types) + " " + counted_noun("spell");
    return say_types(noun);
  }
  // Any type that stays in play.
  if (noun.types == permanent_types && selector.from == Reference::cards)
    return "permanent " + counted_noun(base);
  if (noun.creature_last) return with_creature_last(noun.types) + " " + counted_noun(base);
  return (any(noun.types) ? english(noun.types) + " " : "") + counted_noun(base);
}

}  // namespace

CardType types_named(const Selector& selector) {
  CardType types{};
  for (const Filter& filter : selector.filters)
    if (filter.asks_for(Quality::type)) types = types | filter.types;
  return types;
}

bool is_like_its_own(const ReadingContext& context, const Selector& selector) {
  return any(types_named(selector) & types_named(context.facts.enchants));
}

bool is_plural_noun(const Node& noun) {
  if (noun.is(Phrase::type_word)) return noun.first().text.back() == 's';
  if (noun.is(Lexeme::CREATURE_TYPE) || noun.is(Lexeme::OTHER_TYPE))
    return noun.text != lowered(noun.open->name);
  return noun.text.back() == 's';
}

CardType read_type_word(ReadingContext& context, const Node& type_word) {
  context.take(type_word);
  if (type_word.has(Lexeme::MANA)) return CardType::mana_source;
  const CardType type = type_named(type_word.first().text);
  // Databases call interrupts and mana sources instants too.
  return type == CardType::instant && context.wording == Wording::oracle
             ? CardType::instant | CardType::interrupt | CardType::mana_source
             : type;
}

Filter read_kind_word(ReadingContext& context, const Node& word) {
  if (word.is(Phrase::type_word)) return type_filter(read_type_word(context, word));
  if (word.is(Lexeme::LAND_TYPE))
    return word_filter(Quality::subtype, context.word(singular_land_type(word.text)));
  return word_filter(Quality::subtype, context.word(word.open->name));
}

Colours read_colour(ReadingContext& context, const Node& colour) {
  context.take(colour);
  const auto named = spelt<Colour>(colour.first().text);
  return named ? Colours(*named) : Colours();
}

namespace {

/// The creature type of the card that is its name as well, of one or of several.
std::optional<Word> type_called_as(const ReadingContext& context) {
  const std::string name = lowered(context.facts.name);
  for (const Word& type : context.facts.subtypes)
    if (Word{name} == type || (name.ends_with("s") && Word{name.substr(0, name.size() - 1)} == type))
      return type;
  return std::nullopt;
}

}  // namespace

Selector read_others_called_so(ReadingContext& context, const Node& said) {
  context.take(said);
  Selector others = one(Reference::permanents);
  const std::optional<Word> type = type_called_as(context);
  if (!type) context.fail();
  others.filters = {type_filter(CardType::creature), word_filter(Quality::subtype, type.value_or(Word{})),
                    filter_of(Quality::other)};
  if (said.has(Lexeme::ATTACKING)) others.filters.push_back(filter_of(Quality::attacking));
  if (said.has(Lexeme::BLOCKING)) others.filters.push_back(filter_of(Quality::blocking));
  in_canonical_order(others.filters);
  return others;
}

Filter read_subtype(ReadingContext& context, const Node& said) {
  for (const Node& word : said.children)
    if (word.is(Lexeme::LAND_TYPE) || word.is(Lexeme::CREATURE_TYPE) || word.is(Lexeme::OTHER_TYPE))
      return read_kind_word(context, word);
  context.fail();
  return {};
}

Filter read_kind(ReadingContext& context, const Node& kind) {
  context.take(kind);
  for (const Node& word : kind.children)
    if (word.is(Phrase::type_word) || word.is(Lexeme::LAND_TYPE) || word.is(Lexeme::CREATURE_TYPE) ||
        word.is(Lexeme::OTHER_TYPE))
      return read_kind_word(context, word);
  context.fail();
  return {};
}

namespace {

struct DoneRow {
  Lexeme lexeme;
  Reference from;
  std::string_view said;
};
constexpr DoneRow done_rows[] = {
    {Lexeme::DESTROYED, Reference::destroyed, "destroyed"},
    {Lexeme::SACRIFICED, Reference::sacrificed, "sacrificed"},
    {Lexeme::DISCARDED, Reference::discarded, "discarded"},
    {Lexeme::MOVED, Reference::moved, "moved"},
};

}  // namespace

Reference read_done(ReadingContext& context, const Node& done, const Selector& of) {
  context.take(done);
  for (const DoneRow& row : done_rows) {
    if (!done.has(row.lexeme)) continue;
    // What was discarded was a card; what was destroyed was a permanent, and is asked about as that. What was
    // put elsewhere is asked about as the card that it is there.
    const bool card = row.from == Reference::discarded || row.from == Reference::moved;
    const bool fits = (of.from == Reference::cards) == card;
    if (!fits || !of.also.empty() || !context.knows(row.from)) context.fail();
    return row.from;
  }
  context.fail();
  return of.from;
}

std::string_view said_done(Reference from) {
  for (const DoneRow& row : done_rows)
    if (row.from == from) return row.said;
  return "";
}

Selector read_group(ReadingContext& context, const Node& group, const Place& place) {
  context.take(group);
  std::vector<Filter> filters;
  // "Attacking or blocking" needs the whole group, so that it waits until the rest is read.
  std::vector<Filter> either;
  for (const Node* adjective : group.all(Phrase::adjective))
    read_adjective(context, *adjective, filters, either);
  const std::vector<Filter> of_all_nouns = filters;
  const std::optional<TwoSorts> two_sorts = read_two_sorts(context, group);
  std::vector<Filter> kinds;
  if (!two_sorts) read_kinds(context, group, kinds, either);
  Nouns nouns;
  if (two_sorts)
    nouns.permanents = true;
  else
    nouns = read_nouns(context, group);
  // A "creature enchantment" is one on a creature; what is both is an "enchantment creature".
  if (nouns.types == CardType::enchantment && kinds == std::vector{type_filter(CardType::creature)})
    kinds = {filter_of(Quality::enchants_creatures)};
  // "Permanent card" asks for any of those types; "Goblin permanent card" as well, since only permanents have
  // such types.
  if (says_permanent(group)) {
    if (kinds.empty() && nouns.cards && nouns.alone)
      kinds.push_back(type_filter(permanent_types));
    else if (kinds.empty() || kinds.front().quality != Quality::subtype)
      context.fail();
  }
  filters.insert(filters.end(), nouns.filters.begin(), nouns.filters.end());
  // "Instants" alone are neither in play nor said to be spells.
  if (nouns.permanents && any(nouns.types) && !any(nouns.types & permanent_types)) context.fail();
  if (nouns.permanents && any(nouns.types)) filters.push_back(type_filter(nouns.types));
  filters.insert(filters.end(), kinds.begin(), kinds.end());
  Selector selector = set_of(nouns);
  selector.filters = std::move(filters);
  for (Selector& other : selector.also) {
    if (!is_under_way(other.from)) continue;
    // "Red creature or spell": both are red. What stands behind would have to be said of both as well.
    if (of_all_nouns.empty() && either.empty()) continue;
    if (!either.empty() || group.has(Phrase::suffix)) context.fail();
    other.filters = of_all_nouns;
    in_canonical_order(other.filters);
  }
  // Behind the noun, because some suffixes ask what the noun was ("of the chosen type").
  std::vector<Filter> in_a_block;
  const std::size_t before_suffixes = selector.filters.size();
  for (const Node* suffix : group.all(Phrase::suffix)) read_suffix(context, *suffix, selector, in_a_block);
  bind_to_last_noun(context, group, selector, before_suffixes);
  drop_second_enchanting(selector.filters);
  // What has dealt damage is a source as it was then, wherever it is by now.
  if (says_source(group) && selector.from == Reference::permanents && asks(selector, Quality::has_damaged))
    selector.from = Reference::sources;
  if (nouns.cards && selector.from == Reference::cards && !asks(selector, Quality::in_zone))
    selector.filters.insert(selector.filters.end(), place.of_cards.begin(), place.of_cards.end());
  in_canonical_order(selector.filters);
  than_whom(context, group, selector);
  // Cards lie somewhere: which zone is meant has to be said.
  if (place.demanded && selector.from == Reference::cards && !asks(selector, Quality::in_zone) &&
      !asks(selector, Quality::above) && !asks(selector, Quality::removed_by))
    context.fail();
  // Only what lies in play lies on something.
  if (asks(selector, Quality::enchanting) && selector.from != Reference::permanents) context.fail();
  for (const std::vector<Filter>& options : {either, in_a_block, nouns.subtypes})
    // One subtype is no choice: it is among the filters already.
    if (options.size() > 1) demand_either(context, selector, options);
  if (two_sorts) demand_two_sorts(context, selector, *two_sorts);
  return selector;
}

namespace {

/// Whether the spells are asked for just what the adjectives of the noun say, and the noun for nothing
/// behind.
bool is_like(Speaker& speaker, const Selector& spells, const Noun& noun) {
  Noun own;
  for (const Filter& filter : spells.filters) say_filter(speaker, filter, own);
  return !own.adjectives.empty() && own.adjectives == noun.adjectives && own.suffixes.empty() &&
         noun.suffixes.empty() && !any(own.types) && own.subtype.empty();
}

}  // namespace

std::string say_group(Speaker& speaker, const Selector& selector, bool plural_form, bool whole) {
  Noun noun;
  noun.plural = plural_form;
  noun.cards = selector.from == Reference::cards;
  const Selector* held_by = since_turn_began(selector);
  for (const Filter& filter : selector.filters)
    if (held_by == nullptr ||
        (filter.quality != Quality::controlled_by && filter.quality != Quality::here_since_turn_began))
      say_filter(speaker, filter, noun);
  constexpr std::string_view twice = " you control you own";
  for (const std::string_view both : {twice, std::string_view(" you own you control")})
    if (const std::size_t at = noun.suffixes.find(both); at != std::string::npos)
      noun.suffixes.replace(at, both.size(), " you both own and control");
  // What somebody controls, or is no token, is in play.
  noun.source = selector.from == Reference::sources || (noun.source && selector.filters.size() == 1);
  if (held_by != nullptr) {
    const std::string who = say_thing(speaker, *held_by, "a ");
    // Two filters, one clause: said apart, the second would not say whose turn is meant (R-SICK-1).
    noun.suffixes = " " + who + (who == "you" ? " have" : " has") +
                    " controlled since the beginning of the turn" + noun.suffixes;
  }
  // Without a zone, or where that is nobody's, whose cards they are has no place further on.
  const bool outside =
      std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
        return filter.quality == Quality::in_zone && filter.zone == Zone::out_of_game;
      });
  if (noun.cards && !noun.whose.empty() && (outside || !asks(selector, Quality::in_zone)))
    for (const Filter& filter : selector.filters)
      if (filter.quality == Quality::owned_by && filter.of && !filter.negated)
        noun.suffixes = " " + say_thing(speaker, *filter.of, "a ") + (is_you(*filter.of) ? " own" : " owns") +
                        noun.suffixes;
  if (selector.from == Reference::died && !asks(selector, Quality::is_one_of))
    noun.suffixes +=
        std::string(plural_form ? " that were" : " that was") + " put into a graveyard from play this turn";
  if (selector.from == Reference::perished) noun.suffixes += " that died during the turn";
  if (selector.from == Reference::sources && !asks(selector, Quality::has_damaged))
    noun.suffixes += " that dealt damage this turn";
  if (selector.from == Reference::played) noun.suffixes += " played this turn";
  if (const std::string_view done = said_done(selector.from); !done.empty())
    noun.suffixes += " " + std::string(done) + " this way";
  // One target of two sorts: "creature or player"; the other sorts of a set are spoken of one by one.
  std::string text = (noun.adjectives.empty() ? "" : noun.adjectives + " ") + say_noun(selector, noun);
  if (whole && !plural_form)
    for (const Selector& more : selector.also)
      // "Spell or permanent", in the order in which cards say it; what both are like is said once.
      text = more.from == Reference::spells && is_like(speaker, more, noun)
                 ? noun.adjectives + " spell or " + say_noun(selector, noun)
             : more.from == Reference::spells && more.filters.empty()
                 ? say_group(speaker, more, false) + " or " + text
                 // What only the spell is like would be said of both in front of the noun.
                 : text + " or " + say_group(speaker, more, false);
  return text + noun.suffixes;
}

Selector read_cards_of_hand(ReadingContext& context, const Node& group) {
  Selector cards = read_group(context, group, {.demanded = false});
  const bool elsewhere = std::any_of(cards.filters.begin(), cards.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::in_zone && (filter.negated || filter.zone != Zone::hand);
  });
  // Of those that were shown some may be meant.
  if ((cards.from != Reference::cards && cards.from != Reference::found) || elsewhere) context.fail();
  return cards;
}

std::string say_cards_of_hand(Speaker& speaker, const Selector& cards, const std::string& number) {
  const std::string noun = say_group(speaker, cards, number != "a");
  return number == "a" ? a_or_an(noun) : number + " " + noun;
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
