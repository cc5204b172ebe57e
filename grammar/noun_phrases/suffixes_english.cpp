#include "grammar/noun_phrases/suffixes_english.h"

#include <algorithm>

#include "core/card/quality_facts.h"
#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/noun_phrases/adjectives_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/pronouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/states_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Values that are compared: "with power 2 or less".
struct ComparedValue {
  Lexeme lexeme;
  Quality quality;
  std::string_view said;
};
constexpr ComparedValue compared_values[] = {
    {Lexeme::POWER, Quality::power, "power"},
    {Lexeme::TOUGHNESS, Quality::toughness, "toughness"},
    {Lexeme::CASTING, Quality::casting_cost, "casting cost"},
    {Lexeme::LIFE, Quality::life, "life"},
};

/// What is said of things that another selector gives, with the article of that, and what ends it.
struct OfRow {
  Quality quality;
  std::string_view yes;
  std::string_view no;
  std::string_view article;
  std::string_view after;
};
constexpr OfRow of_others[] = {
    {Quality::is_one_of, "among ", "not among ", "all ", ""},
    {Quality::below, "below ", "not below ", "a ", ""},
    {Quality::removed_by, "removed from the game with ", "not removed from the game with ", "a ", ""},
    {Quality::made_by, "made with ", "not made with ", "a ", ""},
    {Quality::brought_by, "put into play with ", "not put into play with ", "a ", ""},
    {Quality::damaged_by, "dealt damage by ", "not dealt damage by ", "a ", " this turn"},
    {Quality::just_damaged_by, "just dealt damage by ", "not just dealt damage by ", "a ", ""},
    {Quality::ever_damaged_by, "previously dealt damage by ", "not previously dealt damage by ", "a ", ""},
    {Quality::has_damaged, "that dealt damage to ", "that did not deal damage to ", "a ", " this turn"},
    {Quality::enchanting, "attached to ", "not attached to ", "a ", ""},
    {Quality::enchanted_by, "enchanted by ", "not enchanted by ", "a ", ""},
    {Quality::blocking_any, "blocking ", "not blocking ", "a ", ""},
    {Quality::blocked_by_any, "blocked by ", "not blocked by ", "a ", ""},
    {Quality::banded_with, "banded with ", "not banded with ", "a ", ""},
    {Quality::shares_colour, "that shares a color with ", "that does not share a color with ", "a ", ""},
    {Quality::packet_to, "to ", "not to ", "any ", ""},
    {Quality::would_destroy, "that would destroy ", "that would not destroy ", "a ", ""},
    {Quality::targets_any, "that targets ", "that does not target ", "a ", ""},
    {Quality::controlled_by, "controlled by ", "not controlled by ", "any ", ""},
    {Quality::owned_by, "owned by ", "not owned by ", "any ", ""},
};

/// What is said without looking at anything else.
struct PlainRow {
  Quality quality;
  std::string_view yes;
  std::string_view no;
};
constexpr PlainRow plain[] = {
    {Quality::attacked, "that attacked this turn", "that did not attack this turn"},
    {Quality::idle_last_turn, "who did not cast a spell or put a card into play during their last turn",
     "who cast a spell or put a card into play during their last turn"},
    {Quality::entered_this_turn, "that came into play this turn", "that did not come into play this turn"},
    {Quality::lethally_damaged, "dealt lethal damage", "not dealt lethal damage"},
    {Quality::drawn_this_turn, "drawn this turn", "not drawn this turn"},
    {Quality::began_turn_untapped, "that started the turn untapped", "that did not start the turn untapped"},
    {Quality::attacked_last_turn, "that attacked during their controller's last turn",
     "that did not attack during their controller's last turn"},
    {Quality::could_attack, "that could have attacked this turn", "that could not have attacked this turn"},
    {Quality::fought_since_upkeep, "that have fought since their controller's last upkeep",
     "that have not fought since their controller's last upkeep"},
    {Quality::here_since_turn_began, "held since the beginning of the turn",
     "not held since the beginning of the turn"},
    {Quality::chosen_colour, "of the chosen color", "not of the chosen color"},
    {Quality::chosen_land_type, "of the chosen type", "not of the chosen type"},
    {Quality::chosen_creature_type, "of the chosen type", "not of the chosen type"},
    {Quality::chosen_name, "with the chosen name", "without the chosen name"},
    {Quality::parameter, "of that kind", "not of that kind"},
    {Quality::packet_combat, "from combat", "from outside combat"},
    {Quality::targets_one, "with a single target", "without a single target"},
    {Quality::gives_mana, "with mana abilities", "without mana abilities"},
};

Filter read_with_value(ReadingContext& context, const Node& said) {
  Filter filter;
  for (const ComparedValue& row : compared_values)
    if (said.has(row.lexeme)) filter.quality = row.quality;
  filter.compare = said.has(Lexeme::LESS)        ? Comparison::at_most
                   : said.has(Lexeme::MORE_WORD) ? Comparison::at_least
                                                 : Comparison::equal;
  const Node* measured = said.child(Phrase::measured);
  if (measured == nullptr) {
    filter.amount = read_number(context, said.the(Phrase::number));
    return filter;
  }
  Amount value = read_measured(context, *measured);
  // "Less than that" is at most one less.
  if (!said.has(Lexeme::EQUAL))
    value = amount_of(said.has(Lexeme::LESS) ? AmountKind::difference : AmountKind::sum,
                      {std::move(value), Amount(1)});
  filter.amount = std::move(value);
  return filter;
}

/// "With a net counter on it", "with three or more net counters on it".
Filter read_with_counters(ReadingContext& context, const Node& said) {
  Filter filter = filter_of(Quality::counters, said.has(Lexeme::WITHOUT) != said.has(Lexeme::NO));
  filter.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  filter.amount = Amount(1);
  if (const Node* quantity = said.child(Phrase::quantity)) {
    const Quantity said_so = read_quantity(context, *quantity);
    filter.compare = said_so.compare;
    filter.amount = said_so.number;
  }
  return filter;
}

/// What a spell is aimed at: "this card", "a creature you control".
Selector read_aimed(ReadingContext& context, const Node& said) {
  context.take(said);
  if (said.has(Lexeme::SELF)) return one(Reference::self);
  if (said.has(Lexeme::IT)) return context.it();
  Selector aimed = one(Reference::permanents);
  if (const Node* type = said.child(Phrase::type_word))
    aimed.filters.push_back(type_filter(read_type_word(context, *type)));
  else if (!said.has(Lexeme::PERMANENT))
    return one(Reference::you);
  narrow(aimed, filter_by(Quality::controlled_by, one(Reference::you)));
  return aimed;
}

Filter read_that_is(ReadingContext& context, const Node& said) {
  std::vector<Filter> state = read_state(context, said.the(Phrase::state)).filters;
  // Not all of several is no list of demands.
  if (state.size() != 1) {
    context.fail();
    return {};
  }
  if (said.has(Lexeme::NOT)) state.front().negated = !state.front().negated;
  return state.front();
}

Filter read_zone(ReadingContext& context, const Node& said, Selector& selector) {
  // Hands are secret (R-ZONE-3): only one's own is a place to find something in.
  Filter filter = zone_filter(said.has(Lexeme::HAND)      ? Zone::hand
                              : said.has(Lexeme::ANTE)    ? Zone::ante
                              : said.has(Lexeme::OUTSIDE) ? Zone::out_of_game
                                                          : Zone::graveyard);
  if (selector.from != Reference::cards) context.fail();
  if (said.has(Lexeme::SINGLE)) {
    // Of several targets; of what is no target, or of one, it says nothing that could be meant.
    if (context.of_one_owner == nullptr) context.fail();
    if (context.of_one_owner != nullptr) *context.of_one_owner = true;
  }
  if (const Node* whose = said.child(Phrase::whose_own))
    // "Your graveyard" is the zone of what you own (R-ZONE-1, R-ZONE-7).
    selector.filters.push_back(filter_by(Quality::owned_by, read_whose_own(context, *whose)));
  else if (said.has(Lexeme::HAND))
    context.fail();  // whose hand?
  return filter;
}

Filter read_chosen(const Node& said, const Selector& selector) {
  // There is one "chosen type" in words, and a choice for lands and one for creatures behind it.
  const bool land = std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& f) {
    return f.quality == Quality::type && f.types == CardType::land;
  });
  return filter_of(said.has(Lexeme::COLOUR) ? Quality::chosen_colour
                   : land                   ? Quality::chosen_land_type
                                            : Quality::chosen_creature_type);
}

Filter read_since(ReadingContext& context, const Node& said, Selector& selector) {
  const Node* who = said.child(Phrase::whose);
  // Who it is goes to the selector by itself: a filter holds one demand.
  selector.filters.push_back(filter_by(
      Quality::controlled_by, who != nullptr ? read_whose(context, *who) : one(Reference::opponent)));
  return filter_of(Quality::here_since_turn_began);
}

/// "Half X rounded up"; "" for any other value.
std::string say_half_x(const Filter& filter) {
  const Amount* half = filter.compare == Comparison::equal && filter.amount ? &*filter.amount : nullptr;
  if (half == nullptr || half->terms != std::vector<Amount>{amount_of(AmountKind::x)}) return "";
  return half->kind == AmountKind::half_up     ? "half X rounded up"
         : half->kind == AmountKind::half_down ? "half X rounded down"
                                               : "";
}

/// "2 or less", "less than its power".
std::string say_compared_with(Speaker& speaker, const Filter& filter) {
  if (const std::string half = say_half_x(filter); !half.empty()) return half;
  const Amount amount = filter.amount ? *filter.amount : Amount(0);
  const bool most = filter.compare == Comparison::at_most;
  const std::string_view than = most ? "less than " : "more than ";
  if (amount.is_number() || amount.is_x())
    return say_amount(speaker, amount) + (most                                     ? " or less"
                                          : filter.compare == Comparison::at_least ? " or more"
                                                                                   : "");
  if (filter.compare == Comparison::equal) return say_amount(speaker, amount);
  const AmountKind strict = most ? AmountKind::difference : AmountKind::sum;
  if (amount.kind == strict && amount.terms.size() == 2 && amount.terms[1] == Amount(1))
    return std::string(than) + say_measure(speaker, amount.terms[0]);
  return std::string(than) + "or equal to " + say_measure(speaker, amount);
}

/// "A net counter on it", "3 or more net counters on it".
std::string say_so_many_counters(Speaker& speaker, const Filter& filter) {
  const std::string kind = speaker.spelling(filter.word);
  const Amount amount = filter.amount ? *filter.amount : Amount(1);
  if (filter.compare == Comparison::at_least && amount == Amount(1)) return a_or_an(kind + " counter on it");
  const Quantity quantity{filter.compare, amount};
  const bool single = amount == Amount(1) && filter.compare == Comparison::equal;
  return say_quantity(speaker, quantity) + " " + kind + (single ? " counter on it" : " counters on it");
}

/// "Blocking or blocked by it", "that blocked or were blocked by it this turn", with what else is asked.
bool say_in_a_block(Speaker& speaker, const Filter& filter, Noun& noun) {
  const std::optional<OneApart> apart = one_apart(filter);
  if (!apart || !(apart->first.of == apart->second.of) || !apart->first.of || apart->first.negated ||
      apart->second.negated)
    return false;
  const bool now =
      apart->first.quality == Quality::blocking_any && apart->second.quality == Quality::blocked_by_any;
  const bool before =
      apart->first.quality == Quality::has_blocked && apart->second.quality == Quality::was_blocked;
  if (!now && !before) return false;
  for (const Filter& shared : apart->shared)
    if (!say_adjective(speaker, shared, noun)) say_suffix(speaker, shared, noun);
  const std::string whom = say_thing(speaker, *apart->first.of, "a ");
  noun.suffixes += now           ? " blocking or blocked by " + whom
                   : noun.plural ? " that blocked or were blocked by " + whom + " this turn"
                                 : " that blocked or was blocked by " + whom + " this turn";
  return true;
}

/// "An Island", "a creature": of what is in play, a sort and nothing more.
Selector read_kind_of_thing(ReadingContext& context, const Node& said) {
  Selector things = one(Reference::permanents);
  if (const Node* type = said.child(Phrase::type_word)) {
    things.filters.push_back(type_filter(read_type_word(context, *type)));
    return things;
  }
  const bool land = said.has(Lexeme::LAND_TYPE);
  things.filters = {type_filter(land ? CardType::land : CardType::creature), read_subtype(context, said)};
  in_canonical_order(things.filters);
  return things;
}

/// Players of whom "that player controls" is said.
bool whose_control(const Selector& who) {
  return who.from == Reference::opponent || who.from == Reference::that_player ||
         who.from == Reference::target || who.from == Reference::defending_player ||
         who.from == Reference::active_player || who.from == Reference::chosen_player;
}

/// The controller of a target that was spoken of.
bool is_its_controller(const Speaker& speaker, const Selector& who) {
  return who.from == Reference::controller_of && who.of && who.of->filters.empty() &&
         speaker.target(*who.of) != nullptr && speaker.named[who.of->index];
}

/// "You control", "that player controls", where there are such words; and of cards "your", which the zone
/// says.
bool say_whose(Speaker& speaker, const Filter& filter, Noun& noun) {
  if (!filter.of) return false;
  const bool you = filter.of->from == Reference::you;
  if (filter.asks_for(Quality::owned_by) && noun.cards) {
    // The zone is named further on, as "your graveyard".
    noun.whose = say_possessive(speaker, *filter.of);
    return true;
  }
  if (you) {
    noun.suffixes += filter.negated ? " you do not " : " you ";
    noun.suffixes += filter.quality == Quality::owned_by ? "own" : "control";
    return true;
  }
  // Somebody who has something in play: "whose controller controls an Island".
  if (filter.asks_for(Quality::controlled_by) && filter.of->from == Reference::controller_of &&
      filter.of->of && filter.of->of->from == Reference::permanents) {
    noun.suffixes += " whose controller controls " + say_thing(speaker, *filter.of->of, "a ");
    return true;
  }
  Selector host = one(Reference::controller_of);
  host.of = one(Reference::enchanted);
  const bool controls = filter.quality == Quality::controlled_by;
  if (filter.negated || !(whose_control(*filter.of) ||
                          (controls && (*filter.of == host || is_its_controller(speaker, *filter.of)))))
    return false;
  noun.suffixes += " " + say_thing(speaker, *filter.of, "any ") + (controls ? " controls" : " owns");
  return true;
}

}  // namespace

namespace {

/// "You control", "its controller controls".
Selector read_controlling(ReadingContext& context, const Node& said) {
  if (const Node* whose = said.child(Phrase::whose)) return read_whose(context, *whose);
  Selector controller = one(Reference::controller_of);
  controller.of = said.has(Lexeme::ITS) ? context.it() : one(Reference::enchanted);
  // What may be enchanted the card says itself.
  if (const Node* type = said.child(Phrase::type_word);
      type != nullptr && !any(read_type_word(context, *type) & types_named(context.facts.enchants)))
    context.fail();
  return controller;
}

/// "Named ~", "named Urza's Mine".
std::string read_name(ReadingContext& context, const Node& said) {
  const Node* name = said.child(Lexeme::NAME);
  return name != nullptr ? capitals(std::string(name->text)) : context.facts.name;
}

}  // namespace

Filter read_above(ReadingContext& context, const Node& said) {
  Filter filter = filter_by(Quality::above, read_anchor(context, said.the(Phrase::anchor)));
  // Only of a card that is spoken of: nothing else lies in a pile.
  if (is_set(filter.of->from) || filter.of->from == Reference::enchanted) context.fail();
  if (said.has(Lexeme::DIRECTLY)) filter.amount = Amount(1);
  return filter;
}

namespace {

/// Of the cards on top of a library that were shown, those of a sort. What the step that moves them leaves is
/// the rest.
void shown_on_top(ReadingContext& context, Selector& selector) {
  const std::vector<Filter>& where = context.antecedent.filters;
  selector.filters.insert(selector.filters.end(), where.begin(), where.end());
  context.rest = context.antecedent;
  for (Filter& filter : context.rest.filters)
    if (filter.quality == Quality::on_top && filter.amount)
      filter.amount = amount_of(AmountKind::difference,
                                {*filter.amount, amount_of(AmountKind::count, one(Reference::moved))});
}

}  // namespace

void read_suffix(ReadingContext& context, const Node& said, Selector& selector, std::vector<Filter>& either) {
  context.take(said);
  Filter filter;
  switch (said.phrase) {
    case Phrase::other_than: {
      const Selector than = read_anchor(context, said.the(Phrase::anchor));
      filter = than == one(Reference::self) ? filter_of(Quality::other) : filter_by(Quality::is_one_of, than);
      filter.negated = filter.quality == Quality::is_one_of;
      break;
    }
    case Phrase::with_counters:
      filter = read_with_counters(context, said);
      break;
    case Phrase::attached_to:
      filter = filter_by(Quality::enchanting, read_thing(context, said.the(Phrase::thing)));
      break;
    case Phrase::named:
      filter = word_filter(Quality::named, context.word(read_name(context, said)), said.has(Lexeme::NOT));
      break;
    case Phrase::whose_controller_has:
      filter = filter_by(Quality::controlled_by, one(Reference::controller_of));
      filter.of->of = read_kind_of_thing(context, said);
      break;
    case Phrase::with_any_landwalk: {
      const OpenWord& word = *said.the(Lexeme::LAND_KEYWORD).open;
      // "Swampwalk abilities" is what "swampwalk" says.
      if (!word.land.empty()) context.fail();
      filter = word_filter(Quality::keyword, context.word(word.name));
      break;
    }
    case Phrase::giving_mana:
      filter = filter_of(Quality::gives_mana);
      break;
    case Phrase::that_is:
      filter = read_that_is(context, said);
      break;
    case Phrase::attacking_you:
      // Who attacks you is the opponent's (R-CBT-1).
      selector.filters.push_back(filter_of(Quality::attacking));
      filter = filter_by(Quality::controlled_by, one(Reference::opponent));
      break;
    case Phrase::owned_by: {
      const Selector owner = read_whose(context, said.the(Phrase::whose));
      if (said.has(Lexeme::BOTH) != said.has(Lexeme::CONTROL)) context.fail();
      if (said.has(Lexeme::CONTROL)) selector.filters.push_back(filter_by(Quality::controlled_by, owner));
      filter = filter_by(Quality::owned_by, owner);
      break;
    }
    case Phrase::that_blocked_or_was: {
      const Selector anchor = read_anchor(context, said.the(Phrase::anchor));
      either = {filter_by(Quality::has_blocked, anchor), filter_by(Quality::was_blocked, anchor)};
      return;
    }
    case Phrase::blocking_or_blocked_by: {
      const Selector anchor = read_anchor(context, said.the(Phrase::anchor));
      either = {filter_by(Quality::blocking_any, anchor), filter_by(Quality::blocked_by_any, anchor)};
      return;
    }
    case Phrase::with_keyword:
    case Phrase::without_keyword:
      filter = read_keyword_filter(context, said.the(Phrase::keyword), said.is(Phrase::without_keyword));
      break;
    case Phrase::without_costly:
      filter = word_filter(Quality::keyword, context.word(said.the(Lexeme::COST_KEYWORD).open->name), true);
      break;
    case Phrase::with_half_x:
      filter = filter_of(Quality::casting_cost);
      filter.compare = Comparison::equal;
      filter.amount = amount_of(said.has(Lexeme::UP) ? AmountKind::half_up : AmountKind::half_down,
                                {amount_of(AmountKind::x)});
      break;
    case Phrase::with_value:
      filter = read_with_value(context, said);
      break;
    case Phrase::dealt_damage_by:
    case Phrase::that_damaged:
      filter = filter_of(said.is(Phrase::that_damaged) ? Quality::has_damaged : Quality::damaged_by);
      if (const Node* other = said.child(Phrase::np)) filter.of = read_np(context, *other);
      break;
    case Phrase::dealt_damage_this_way:
      // Of a spell all the damage is dealt this way; an ability of a permanent may have been used before.
      if (any(context.facts.types & permanent_types)) context.fail();
      filter = filter_by(Quality::damaged_by, one(Reference::self));
      break;
    case Phrase::done_this_way:
      selector.from = read_done(context, said.the(Phrase::done), selector);
      return;
    case Phrase::that_died:
      if (selector.from != Reference::permanents || !selector.also.empty()) context.fail();
      selector.from = Reference::died;
      return;
    case Phrase::that_perished:
      if (selector.from != Reference::permanents || !selector.also.empty()) context.fail();
      selector.from = Reference::perished;
      return;
    case Phrase::died_this_way:
      // What was destroyed and went there: a token does not everywhere, and another effect may take it away.
      if (selector.from != Reference::permanents || !selector.also.empty() ||
          !context.knows(Reference::destroyed))
        context.fail();
      selector.from = Reference::died;
      filter = filter_by(Quality::is_one_of, one(Reference::destroyed));
      break;
    case Phrase::played_this_turn:
      // "Sorcery spells" of a sort, as they were cast, and "creatures".
      if ((selector.from != Reference::permanents && selector.from != Reference::spells) ||
          !selector.also.empty())
        context.fail();
      selector.from = Reference::played;
      return;
    case Phrase::controlled_by:
      filter = filter_by(Quality::controlled_by, read_controlling(context, said));
      break;
    case Phrase::controlled_since:
      filter = read_since(context, said, selector);
      break;
    case Phrase::lying_in:
      filter = read_zone(context, said, selector);
      break;
    case Phrase::removed_with:
      if (selector.from != Reference::cards) context.fail();
      filter = filter_by(Quality::removed_by, one(Reference::self));
      break;
    case Phrase::with_counters_from:
      if (selector.from != Reference::permanents) context.fail();
      filter = filter_by(Quality::counters_from, one(Reference::self));
      filter.word = read_counter_kind(context, said.the(Phrase::counter_kind));
      break;
    case Phrase::in_pile: {
      const Reference pile = said.has(Lexeme::CHOSEN) ? Reference::chosen_pile : Reference::other_pile;
      if (!context.knows(pile)) context.fail();
      // Cards are in a pile and nowhere else.
      if (selector.from == Reference::cards) {
        if (!selector.filters.empty() || !selector.also.empty()) context.fail();
        selector.from = pile;
        return;
      }
      filter = filter_by(Quality::is_one_of, one(pile));
      break;
    }
    case Phrase::not_chosen: {
      const Reference found =
          context.knows(Reference::found_before) ? Reference::found_before : Reference::found;
      if (!context.knows(Reference::found)) context.fail();
      filter = filter_by(Quality::is_one_of, one(found));
      filter.negated = true;
      break;
    }
    case Phrase::brought_with:
      if (selector.from != Reference::permanents) context.fail();
      filter =
          filter_by(said.has(Lexeme::MADE) ? Quality::made_by : Quality::brought_by, one(Reference::self));
      break;
    case Phrase::of_the_chosen_name:
      filter = filter_of(Quality::chosen_name);
      break;
    case Phrase::revealed_this_way:
      if (selector.from == Reference::cards && context.done_last == Verb::look_at &&
          is_top_cards(context.antecedent))
        return shown_on_top(context, selector);
      // What chance has picked, or somebody has looked for, is what was shown.
      if (selector.from != Reference::cards || !context.knows(Reference::found)) context.fail();
      selector.from = Reference::found;
      return;
    case Phrase::touched:
      if (selector.from != Reference::permanents || !context.knows(Reference::found)) context.fail();
      selector.from = Reference::found;
      return;
    case Phrase::above_it:
      if (selector.from != Reference::cards) context.fail();
      filter = read_above(context, said);
      break;
    case Phrase::from_expansion:
      filter = word_filter(Quality::expansion, context.word(said.the(Lexeme::EXPANSION_NAME).open->name));
      break;
    case Phrase::from_source:
      // An effect under way has the traits of its source (R-RESOLVE-2).
      if (selector.from != Reference::effects) return context.fail();
      if (const Node* colour = said.child(Phrase::colour)) {
        filter = filter_of(Quality::colour);
        filter.colours = read_colour(context, *colour);
      } else {
        filter = type_filter(read_type_word(context, said.the(Phrase::type_word)));
      }
      break;
    case Phrase::of_the_chosen:
      filter = read_chosen(said, selector);
      break;
    case Phrase::of_the_first_chosen:
      filter = word_filter(Quality::chosen_land_type, context.word("first"));
      break;
    case Phrase::that_would_destroy:
      filter = filter_by(Quality::would_destroy, read_aimed(context, said.the(Phrase::aimed)));
      break;
    case Phrase::that_attacked:
      filter = filter_of(Quality::attacked, said.has(Lexeme::NOT));
      break;
    case Phrase::that_could_attack:
      filter = filter_of(Quality::could_attack);
      break;
    case Phrase::that_came:
      if (selector.from != Reference::permanents) context.fail();
      filter = filter_of(Quality::entered_this_turn, said.has(Lexeme::NOT));
      break;
    case Phrase::that_began_untapped:
      if (selector.from != Reference::permanents) context.fail();
      filter = filter_of(Quality::began_turn_untapped);
      break;
    case Phrase::drawn_this_turn:
      // Nobody knows it of a card that lies elsewhere by now.
      if (selector.from != Reference::cards) context.fail();
      filter = filter_of(Quality::drawn_this_turn);
      break;
    case Phrase::that_attacked_before:
      // Each of them has a controller of its own.
      if (said.the(Phrase::last_turn).has(Lexeme::YOUR)) context.fail();
      context.take(said.the(Phrase::last_turn));
      filter = filter_of(Quality::attacked_last_turn);
      break;
    case Phrase::that_blocked:
    case Phrase::that_was_blocked:
      filter = filter_of(said.is(Phrase::that_blocked) ? Quality::has_blocked : Quality::was_blocked);
      if (const Node* whom = said.child(Phrase::anchor)) filter.of = read_anchor(context, *whom);
      break;
    case Phrase::blocking_it:
      filter = filter_by(Quality::blocking_any, read_anchor(context, said.the(Phrase::anchor)));
      break;
    case Phrase::blocked_by_it:
    case Phrase::it_is_blocking:
      filter = filter_by(Quality::blocked_by_any, read_anchor(context, said.the(Phrase::anchor)));
      break;
    case Phrase::shares_a_colour:
      filter = filter_by(Quality::shares_colour, read_np(context, said.the(Phrase::np)));
      filter.negated = said.has(Lexeme::NOT);
      break;
    case Phrase::banded_with_it:
      filter = filter_by(Quality::banded_with, read_anchor(context, said.the(Phrase::anchor)));
      break;
    case Phrase::target_of_ability: {
      // An ability is what its source is.
      Selector abilities = read_thing(context, said.the(Phrase::thing));
      if (abilities.from != Reference::permanents || !abilities.also.empty()) context.fail();
      abilities.from = Reference::effects;
      filter = filter_by(Quality::target_of, std::move(abilities));
      filter.negated = said.has(Lexeme::NOT);
      break;
    }
    case Phrase::with_one_target:
      if (!is_under_way(selector.from)) context.fail();
      filter = filter_of(Quality::targets_one);
      break;
    case Phrase::that_targets:
      filter = filter_by(Quality::targets_any, read_aimed(context, said.the(Phrase::aimed)));
      if (!is_under_way(selector.from)) context.fail();
      break;
    case Phrase::of_their_choice:
      // Whatever is no target has nobody who chooses it beforehand: the line is not understood
      // (text_reader.cpp).
      context.chooser = said.has(Lexeme::OPPONENT) ? one(Reference::opponent)
                        : context.doer.empty()     ? read_that_player(context)
                                                   : context.doer;
      if (said.has(Lexeme::OPPONENT)) context.player = context.chooser;
      return;
    case Phrase::in_play:
      return;  // that is where permanents are
    default:
      return context.fail();
  }
  selector.filters.push_back(std::move(filter));
}

namespace {

void add_suffix(const Filter& filter, Noun& noun, std::string_view yes, std::string_view no,
                const std::string& what = "") {
  noun.suffixes += " " + std::string(filter.negated ? no : yes) + what;
}
void say_counters_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  return add_suffix(filter, noun, "with ", "without ", say_so_many_counters(speaker, filter));
}
void say_counters_put_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  return add_suffix(filter, noun, "with ", "without ",
                    "a " + speaker.spelling(filter.word) + " counter put on it with " +
                        (filter.of ? say_thing(speaker, *filter.of, "a ") : std::string("anything")));
}
void say_named_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  return add_suffix(filter, noun, "named ", "not named ", speaker.spelling(filter.word));
}
void say_keyword_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  KeywordUse use;
  use.name = filter.word;
  if (filter.of) use.filters = filter.of->filters;
  const std::string name = say_keyword(speaker, use);
  // Of whatever lands.
  const bool all = use.filters.empty() && !after_land(name).empty();
  return add_suffix(filter, noun, "with ", "without ", name + (all ? " abilities" : ""));
}
void say_other_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  return add_suffix(filter, noun, "other than ", "that is ", speaker.card.name);
}
void say_zone_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  if (filter.zone == Zone::out_of_game)
    return add_suffix(filter, noun, "from ", "not from ", "outside the game");
  // What is counted lies there and is not taken from there.
  if (speaker.counting && !filter.negated && noun.whose.empty() && filter.zone == Zone::graveyard)
    return add_suffix(filter, noun, "in all graveyards", "");
  return add_suffix(filter, noun, speaker.counting ? "in " : "from ", "not from ",
                    (!noun.whose.empty()         ? noun.whose
                     : filter.zone == Zone::ante ? "the"
                                                 : "a") +
                        " " + std::string(english_of(filter.zone)));
}
void say_on_top_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  return add_suffix(filter, noun, "among the top ", "not among the top ",
                    filter.amount ? say_amount(speaker, *filter.amount) : "1");
}
void say_above_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  const std::string of = filter.of ? say_thing(speaker, *filter.of, "a ") : std::string("anything");
  if (filter.amount && !(*filter.amount == Amount(1)))
    return add_suffix(filter, noun, "among the ", "not among the ",
                      say_amount(speaker, *filter.amount) + " cards above " + of);
  return filter.amount ? add_suffix(filter, noun, "directly above ", "not directly above ", of)
                       : add_suffix(filter, noun, "above ", "not above ", of);
}
void say_expansion_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  return add_suffix(
      filter, noun, "from the ", "not from the ",
      capitals(speaker.vocabulary.expansion_named(speaker.spelling(filter.word))) + " expansion");
}
void say_alternatives_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  if (say_in_a_block(speaker, filter, noun)) return;
  std::string list;
  for (const Selector& each : filter.alternatives)
    list += (list.empty() ? "" : " or ") + say_thing(speaker, each, "a ");
  return noun.plural ? add_suffix(filter, noun, "that are ", "that are not ", list)
                     : add_suffix(filter, noun, "that is ", "that is not ", list);
}
void say_block_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  const std::string deed = filter.quality == Quality::has_blocked
                               ? "blocked" + (filter.of ? " " + say_thing(speaker, *filter.of, "a ") : "")
                               : (noun.plural ? "were blocked" : "was blocked") +
                                     (filter.of ? " by " + say_thing(speaker, *filter.of, "a ") : "");
  return add_suffix(filter, noun, "that ", "for which it is not so that it ", deed + " this turn");
}
void say_source_behind(Speaker& speaker, const Filter& filter, Noun& noun) {
  return add_suffix(filter, noun, "from one ", "not from one ",
                    filter.of ? say_filters(speaker, filter.of->filters, false, "source") : "source");
}

/// What is said in a way of its own.
struct OwnRow {
  Quality quality;
  void (*say)(Speaker&, const Filter&, Noun&);
};
constexpr OwnRow in_own_way[] = {
    {Quality::counters, say_counters_behind},   {Quality::counters_from, say_counters_put_behind},
    {Quality::named, say_named_behind},         {Quality::keyword, say_keyword_behind},
    {Quality::other, say_other_behind},         {Quality::in_zone, say_zone_behind},
    {Quality::on_top, say_on_top_behind},       {Quality::above, say_above_behind},
    {Quality::expansion, say_expansion_behind}, {Quality::matches_any, say_alternatives_behind},
    {Quality::has_blocked, say_block_behind},   {Quality::was_blocked, say_block_behind},
    {Quality::packet_from, say_source_behind},
};

}  // namespace

void say_suffix(Speaker& speaker, const Filter& filter, Noun& noun) {
  const auto suffix = [&](std::string_view yes, std::string_view no, const std::string& what = "") {
    add_suffix(filter, noun, yes, no, what);
  };
  const auto compared = [&](const std::string& what) {
    suffix("with ", "without ", what + " " + say_compared_with(speaker, filter));
  };
  for (const ComparedValue& row : compared_values)
    if (row.quality == filter.quality) return compared(std::string(row.said));
  if (filter.quality == Quality::chosen_land_type && filter.word && !filter.negated)
    return suffix(
        "of the " + (filter.word == Word("first") ? "first" : speaker.spelling(filter.word)) + " chosen type",
        "");
  for (const PlainRow& row : plain) {
    if (row.quality != filter.quality) continue;
    // "Source of the chosen color": what is asked for a colour and no type is a source of damage.
    if (filter.quality == Quality::chosen_colour) noun.source = !filter.negated && !any(noun.types);
    return suffix(row.yes, row.no);
  }
  const bool by_player = has(filter.quality, QualityTraits::of_player);
  // Before the rows: "you control" where there are such words, "controlled by ..." for the rest.
  if (by_player && say_whose(speaker, filter, noun)) return;
  if (filter.quality == Quality::damaged_by && !filter.of)
    return suffix("dealt damage this turn", "not dealt damage this turn");
  if (speaker.own_damage && filter.asks_for(Quality::damaged_by) && *filter.of == one(Reference::self))
    return suffix("dealt damage this way", "");
  if (filter.quality == Quality::has_damaged && !filter.of)
    return suffix("that dealt damage this turn", "that did not deal damage this turn");
  const Reference among =
      filter.quality == Quality::is_one_of && filter.of ? filter.of->from : Reference::nothing;
  if (among == Reference::chosen_pile) return suffix("in the chosen pile", "not in the chosen pile");
  if (among == Reference::other_pile) return suffix("in the other pile", "not in the other pile");
  if (among == Reference::destroyed)
    return suffix("put into a graveyard this way", "not put into a graveyard this way");
  if (among == Reference::found_before) return suffix("chosen this way", "not chosen this way");
  // "Other than enchanted creature": of one thing it is said so.
  if (filter.quality == Quality::is_one_of && filter.negated && filter.of && !is_set(filter.of->from) &&
      filter.of->also.empty())
    return suffix("", "other than ", say_thing(speaker, *filter.of, "a "));
  if (filter.quality == Quality::target_of && filter.of) {
    Selector source = *filter.of;
    const bool abilities = source.from == Reference::effects && source.also.empty();
    if (abilities) source.from = Reference::permanents;
    return suffix("that is the target of ", "that is not the target of ",
                  (abilities ? "an ability from " : "") + say_thing(speaker, source, "a "));
  }
  for (const OfRow& row : of_others)
    if (row.quality == filter.quality)
      return suffix(row.yes, row.no,
                    (filter.of ? say_thing(speaker, *filter.of, row.article) : std::string("anything")) +
                        std::string(row.after));
  for (const OwnRow& row : in_own_way)
    if (row.quality == filter.quality) return row.say(speaker, filter, noun);
}

}  // namespace sleight
