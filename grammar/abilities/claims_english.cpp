#include "grammar/abilities/claims_english.h"

#include <algorithm>
#include <utility>

#include "core/card/spelling.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"
#include "grammar/things/spoken_of_english.h"
#include "grammar/things/states_english.h"
#include "grammar/things/suffixes_english.h"

namespace sleight {

namespace {

// ------------------------------------------------------------------------------------------------ reading

Condition exists(Selector what) {
  Condition condition;
  condition.kind = ConditionKind::exists;
  condition.what = std::move(what);
  return condition;
}

Condition compared(Amount left, const Quantity& quantity) {
  Condition condition;
  condition.kind = ConditionKind::compare;
  condition.left = std::move(left);
  condition.right = quantity.number;
  condition.compare = quantity.compare;
  return condition;
}

Condition is_like(Selector what, Selector like) {
  Condition condition;
  condition.kind = ConditionKind::matches;
  condition.what = std::move(what);
  condition.like = std::move(like);
  return condition;
}

/// What something is, is asked of it as of any permanent.
Condition is_like(Selector what, std::vector<Filter> filters) {
  Selector like = one(Reference::permanents);
  like.filters = std::move(filters);
  return is_like(std::move(what), std::move(like));
}

/// "The chosen color is the most common color among ... but is not tied for most common".
Condition read_colour_leads(Meaning& meaning, const Node& said) {
  Condition leads;
  leads.kind = ConditionKind::chosen_colour_leads;
  leads.what = read_np(meaning, said.the(Phrase::np));
  if (leads.what.from != Reference::permanents || !leads.what.also.empty()) meaning.fail();
  // "Is the most common but is not tied", "is not the most common or is tied": nothing else is one fact.
  const bool tied = said.has(Lexeme::OR);
  const auto denied = std::count_if(said.children.begin(), said.children.end(),
                                    [](const Node& child) { return child.is(Lexeme::NOT); });
  if (denied != 1) meaning.fail();
  return tied ? none_of(leads) : leads;
}

Condition all_of(std::vector<Condition> parts) {
  if (parts.size() == 1) return std::move(parts.front());
  Condition all;
  all.kind = ConditionKind::all;
  all.parts = std::move(parts);
  return all;
}

/// "No", "a" or a quantity of something.
Quantity so_many(Meaning& meaning, const Node& said) {
  if (const Node* quantity = said.child(Phrase::quantity)) return read_quantity(meaning, *quantity);
  return said.has(Lexeme::NO) ? Quantity{Comparison::equal, 0} : Quantity{Comparison::at_least, 1};
}

Condition read_somebody_controls(Meaning& meaning, const Node& said) {
  std::vector<Condition> each;
  const auto groups = said.all(Phrase::group);
  std::vector<Selector> whats;
  for (const Node* group : groups) whats.push_back(read_group(meaning, *group));
  const Selector who = read_np(meaning, said.the(Phrase::np));
  if (said.has(Lexeme::ANOTHER)) {
    if (is_like_its_own(meaning, whats.front())) meaning.fail();
    narrow(whats.front(), filter_of(Quality::other));
  }
  for (Selector& what : whats) {
    // "You control a Forest" is a Forest that is there and yours: one shape for "there is" and "controls".
    narrow(what, filter_by(Quality::controlled_by, who));
    each.push_back(exists(std::move(what)));
  }
  // "No Forest and a Swamp": the no would be of one of them.
  if (said.has(Lexeme::NO) && each.size() > 1) meaning.fail();
  return all_of(std::move(each));
}

Selector controlled(Meaning& meaning, const Node& group, const Selector& who) {
  Selector what = read_group(meaning, group);
  narrow(what, filter_by(Quality::controlled_by, who));
  return what;
}

/// "That player played two or more instant spells this turn", "... lands ...": whoever played a card is who
/// controlled it then.
Condition read_played_so_many(Meaning& meaning, const Node& said) {
  const Selector who = read_np(meaning, said.the(Phrase::np));
  Selector cards = read_group(meaning, said.the(Phrase::group));
  const bool lands =
      cards.from == Reference::permanents && cards.filters == std::vector{type_filter(CardType::land)};
  if ((!lands && cards.from != Reference::spells) || !cards.also.empty() || !is_player(meaning, who))
    meaning.fail();
  cards.from = Reference::played;
  narrow(cards, filter_by(Quality::controlled_by, who));
  return compared(amount_of(AmountKind::count, cards), so_many(meaning, said));
}

/// "An opponent controls more lands than you": not so few as you, or fewer.
Condition read_controls_more(Meaning& meaning, const Node& said) {
  const auto who = said.all(Phrase::np);
  const Node& group = said.the(Phrase::group);
  const bool more = said.has(Lexeme::MORE_WORD);
  Amount left = amount_of(AmountKind::count, controlled(meaning, group, read_np(meaning, *who[0])));
  Amount right = amount_of(AmountKind::count, controlled(meaning, group, read_np(meaning, *who[1])));
  return none_of(compared(std::move(left), {more ? Comparison::at_most : Comparison::at_least, right}));
}

/// "You have more life than an opponent."
Condition read_has_more_life(Meaning& meaning, const Node& said) {
  const auto who = said.all(Phrase::np);
  const Selector more = read_np(meaning, *who[0]);
  const Selector less = read_np(meaning, *who[1]);
  for (const Selector& player : {more, less})
    if (!is_player(meaning, player) || is_set(player.from)) meaning.fail();
  Condition condition;
  condition.kind = ConditionKind::compare;
  condition.left = amount_of(AmountKind::life, more);
  condition.compare = Comparison::at_least;
  condition.right = amount_of(AmountKind::sum, {amount_of(AmountKind::life, less), Amount(1)});
  return condition;
}

/// Who has more life than whom; nullptr for any other comparison.
const Selector* with_less_life(const Condition& condition) {
  const bool life = condition.compare == Comparison::at_least && condition.left && condition.right &&
                    condition.left->kind == AmountKind::life && condition.left->of &&
                    condition.right->kind == AmountKind::sum && condition.right->terms.size() == 2;
  if (!life) return nullptr;
  const Amount& other = condition.right->terms[0];
  const bool one_more = condition.right->terms[1] == Amount(1);
  return other.kind == AmountKind::life && other.of && one_more ? &*other.of : nullptr;
}

Condition read_has_keyword(Meaning& meaning, const Node& said) {
  Selector what = read_np(meaning, said.the(Phrase::np));
  return is_like(std::move(what), {read_keyword_filter(meaning, said.the(Phrase::keyword))});
}

/// "It does not have rampage", of whatever number.
Condition read_has_number_keyword(Meaning& meaning, const Node& said) {
  Selector what = read_np(meaning, said.the(Phrase::np));
  const Word keyword = meaning.word(said.child(Lexeme::NUMBER_KEYWORD)->open->name);
  return is_like(std::move(what), {word_filter(Quality::keyword, keyword)});
}

/// "At least one other Wall is blocking that creature".
Condition read_so_many_block(Meaning& meaning, const Node& said) {
  // Another than the card itself: what is blocked blocks nothing.
  const Selector blocked = std::exchange(meaning.antecedent, Selector{});
  Selector blockers = read_group(meaning, said.the(Phrase::group));
  meaning.antecedent = blocked;
  narrow(blockers, filter_by(Quality::blocking_any, read_anchor(meaning, said.the(Phrase::anchor))));
  if (said.has(Lexeme::NO)) return none_of(exists(std::move(blockers)));
  if (so_many(meaning, said) == Quantity{Comparison::at_least, 1}) return exists(std::move(blockers));
  return compared(amount_of(AmountKind::count, blockers), so_many(meaning, said));
}

/// "It has toughness 5 or more".
Condition read_has_value(Meaning& meaning, const Node& said) {
  const Selector what = read_np(meaning, said.the(Phrase::np));
  const AmountKind kind = read_value(meaning, said.the(Phrase::value));
  return compared(value_of(meaning, kind, what), read_quantity(meaning, said.the(Phrase::quantity)));
}

Condition read_value_is(Meaning& meaning, const Node& said) {
  const Selector what = read_possessive(meaning, said.the(Phrase::possessive));
  const AmountKind kind = read_value(meaning, said.the(Phrase::value));
  const Node* other = said.child(Phrase::measured);
  if (other == nullptr)
    return compared(value_of(meaning, kind, what), read_quantity(meaning, said.the(Phrase::quantity)));
  // "It" is what is compared, and not what it is compared with.
  const Amount left = value_of(meaning, kind, what);
  const Selector it = meaning.antecedent;
  const bool by_name = meaning.only_by_name;
  const Amount right = read_measured(meaning, *other);
  meaning.refer_to(it, by_name);
  const bool less = said.has(Lexeme::LESS);
  // What is not "less than or equal to" is greater, and the other way round.
  if (!said.has(Lexeme::EQUAL))
    return none_of(compared(left, {less ? Comparison::at_least : Comparison::at_most, right}));
  meaning.difference = amount_of(AmountKind::difference,
                                 less ? std::vector<Amount>{left, right} : std::vector<Amount>{right, left});
  return compared(left, {less ? Comparison::at_most : Comparison::at_least, right});
}

Condition read_counters_lie_on(Meaning& meaning, const Node& said) {
  const Word kind = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  const Quantity many = so_many(meaning, said);
  const Selector on = read_np(meaning, said.the(Phrase::np));
  if (is_set(on.from)) meaning.fail();
  return compared(counters_on(kind, on), many);
}

/// "~ attacked or blocked this turn", "~ blocked or was blocked by a blue creature this turn".
Condition read_did(Meaning& meaning, const Node& said) {
  const Selector who = read_np(meaning, said.the(Phrase::np));
  const auto fights = said.all(Phrase::fight);
  std::vector<Condition> either;
  for (const Node* fight : fights) {
    meaning.take(*fight);
    Filter filter = filter_of(fight->has(Lexeme::ATTACKED) ? Quality::attacked
                              : fight->has(Lexeme::IS)     ? Quality::was_blocked
                                                           : Quality::has_blocked);
    // Of two, what stands behind the second is said of both.
    const Node* other = fight->child(Phrase::np);
    if (other == nullptr && filter.quality != Quality::attacked) other = fights.back()->child(Phrase::np);
    if (other != nullptr) filter.of = read_np(meaning, *other);
    either.push_back(is_like(who, {std::move(filter)}));
  }
  if (either.size() == 1) return std::move(either.front());
  Condition any;
  any.kind = ConditionKind::any;
  any.parts = std::move(either);
  return any;
}

/// "A creature was destroyed this way", "you sacrifice an Island this way".
Selector read_one_done(Meaning& meaning, const Node& said) {
  const Node* done = said.child(Phrase::done);
  Selector one_done = read_group(meaning, said.the(Phrase::group), {.demanded = false});
  if (done != nullptr) {
    one_done.from = read_done(meaning, *done, one_done);
    // "That card" is the one that was asked for, whatever was moved with it.
    if (one_done.from == Reference::moved) meaning.refer_to(one_done, true);
    return one_done;
  }
  // Whoever did it is said before: another would have done nothing.
  const Selector who = read_np(meaning, said.the(Phrase::np));
  if (!is_you(who) && !(who == meaning.player) && !(who == meaning.discarder)) meaning.fail();
  one_done.from = said.has(Lexeme::SACRIFICE) ? Reference::sacrificed : Reference::discarded;
  if (!meaning.knows(one_done.from)) meaning.fail();
  // "They" is that player, and not what was discarded.
  if (!is_you(who)) {
    meaning.player = who;
    meaning.lone_card = true;
  }
  return one_done;
}

/// "It dealt damage to an opponent this turn", "you were dealt damage this turn".
Condition read_damaged(Meaning& meaning, const Node& said) {
  const auto parties = said.all(Phrase::np);
  Selector who = read_np(meaning, *parties.front());
  // Of several it would have to be said whether all of them are meant.
  if (is_set(who.from)) meaning.fail();
  Filter filter = filter_of(said.is(Phrase::has_dealt_damage) ? Quality::has_damaged : Quality::damaged_by);
  if (parties.size() > 1) filter.of = read_np(meaning, *parties.back());
  return is_like(std::move(who), {std::move(filter)});
}

/// So many, or just one of them.
Condition there_are(const Quantity& many, Selector what) {
  if (many == Quantity{Comparison::at_least, 1}) return exists(std::move(what));
  return compared(amount_of(AmountKind::count, what), many);
}

/// "~ is in your graveyard with three or more creature cards above it".
Condition read_lies_there(Meaning& meaning, const Node& said) {
  Selector who = read_np(meaning, said.the(Phrase::np));
  // Anything else would have to be told where it lies by whoever put it there.
  if (!(who == one(Reference::self))) meaning.fail();
  Filter place = filter_of(Quality::in_zone);
  place.zone = said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard;
  Selector like = one(Reference::cards);
  like.filters.push_back(place);
  Condition lies = is_like(who, std::move(like));
  const Node* group = said.child(Phrase::group);
  if (said.has(Lexeme::NOT)) {
    if (group != nullptr) meaning.fail();
    return none_of(std::move(lies));
  }
  if (group == nullptr) return lies;
  // "It", behind the group, is this card.
  meaning.refer_to(who);
  Selector others = read_group(meaning, *group);
  const auto above = std::find_if(others.filters.begin(), others.filters.end(), [&](const Filter& filter) {
    return filter.quality == Quality::above && filter.of && *filter.of == who;
  });
  if (above == others.filters.end()) meaning.fail();
  return all_of({std::move(lies), there_are(so_many(meaning, said), std::move(others))});
}

/// "~ is removed from the game with a scream counter on it".
Condition read_lies_removed(Meaning& meaning, const Node& said) {
  const Selector who = read_np(meaning, said.the(Phrase::np));
  if (!(who == one(Reference::self))) meaning.fail();
  Filter place = filter_of(Quality::in_zone);
  place.zone = Zone::out_of_game;
  Selector like = one(Reference::cards);
  like.filters.push_back(place);
  Condition lies = is_like(who, std::move(like));
  // Whatever is done to "it" is done to the card there.
  meaning.lies_removed = true;
  meaning.refer_to(who);
  const Node* kind = said.child(Phrase::counter_kind);
  if (said.has(Lexeme::NOT)) {
    if (kind != nullptr) meaning.fail();
    return none_of(std::move(lies));
  }
  if (kind == nullptr) return lies;
  const Amount counters = counters_on(read_counter_kind(meaning, *kind), who);
  return all_of({std::move(lies), compared(counters, so_many(meaning, said))});
}

/// "Three or more creature cards are above ~".
Condition read_so_many_above(Meaning& meaning, const Node& said) {
  Selector cards = read_group(meaning, said.the(Phrase::group), {.demanded = false});
  if (cards.from != Reference::cards) meaning.fail();
  narrow(cards, read_above(meaning, said));
  return there_are(so_many(meaning, said), std::move(cards));
}

/// "This ability has been activated four or more times this turn".
Condition read_used_so_often(Meaning& meaning, const Node& said) {
  const Amount number = read_number(meaning, said.the(Phrase::number));
  if (number.kind != AmountKind::number) meaning.fail();
  return used(Comparison::at_least, number.number);
}

Condition read_something_is(Meaning& meaning, const Node& said) {
  const Node& np = said.the(Phrase::np);
  Selector what = read_np(meaning, np);
  Selector like = read_state(meaning, said.the(Phrase::state));
  if (!is_indefinite(np) || !is_set(what.from)) return is_like(std::move(what), std::move(like));
  // "A black creature is attacking": some one of them. That none is so is said in other words.
  if (said.has(Lexeme::NOT) || !what.also.empty() || !like.also.empty() || like.from != what.from)
    meaning.fail();
  for (Filter& filter : like.filters) narrow(what, std::move(filter));
  return exists(std::move(what));
}

/// "Enchanted creature is white and is untapped": so many claims about the one thing.
Condition read_something_is_all(Meaning& meaning, const Node& said) {
  const Selector what = read_np(meaning, said.the(Phrase::np));
  // Whether all of it is denied, nobody could tell.
  if (said.has(Lexeme::NOT)) meaning.fail();
  Condition all;
  all.kind = ConditionKind::all;
  for (const Node* state : said.all(Phrase::state))
    all.parts.push_back(is_like(what, read_state(meaning, *state)));
  return all;
}

/// "Its additional cost was paid": so often as X tells, of the card that says it.
Condition read_additional_cost_paid(Meaning& meaning, const Node& said) {
  if (meaning.facts.optional_cost.empty() ||
      !(read_possessive(meaning, said.the(Phrase::possessive)) == one(Reference::self)))
    meaning.fail();
  return compared(amount_of(AmountKind::x), {Comparison::at_least, 1});
}

// ------------------------------------------------------------------------------------------------- saying

/// Whether it asks for what may be paid for the card besides its cost.
bool asks_additional_cost(const Speaker& speaker, const Condition& condition) {
  return !speaker.card.optional_cost.empty() && condition.kind == ConditionKind::compare && condition.left &&
         condition.right && *condition.left == amount_of(AmountKind::x) && *condition.right == Amount(1) &&
         condition.compare == Comparison::at_least;
}

/// What a selector asks besides who controls it, and who that is.
std::pair<Selector, const Selector*> without_controller(const Selector& what) {
  Selector rest = what;
  const auto controlled_by = [](const Filter& filter) {
    return filter.quality == Quality::controlled_by && !filter.negated && filter.of;
  };
  const auto found = std::find_if(what.filters.begin(), what.filters.end(), controlled_by);
  if (found == what.filters.end()) return {std::move(rest), nullptr};
  // What "controls" says must not be said again behind the noun.
  rest.filters.erase(rest.filters.begin() + (found - what.filters.begin()));
  return {std::move(rest), &*found->of};
}

/// "You control ", "that player has ".
std::string does(Speaker& speaker, const Selector& who, std::string_view you, std::string_view others) {
  const std::string name = say_thing(speaker, who, "a ");
  return name + " " + std::string(name == "you" ? you : others) + " ";
}

std::string many(Speaker& speaker, const Condition& condition) {
  const Quantity quantity{condition.compare, condition.right ? *condition.right : Amount(0)};
  if (condition.right && quantity == Quantity{Comparison::equal, 0}) return "no";
  return say_quantity(speaker, quantity);
}

/// "There are 3 or more tide counters on it".
std::string say_so_many(Speaker& speaker, const Condition& condition) {
  const Amount& left = *condition.left;
  const Selector of = left.of ? *left.of : one(Reference::self);
  switch (left.kind) {
    case AmountKind::counters:
      return "there are " + many(speaker, condition) + " " + speaker.spelling(left.word) + " counters on " +
             say_thing(speaker, of, "a ");
    case AmountKind::count: {
      auto [what, who] = without_controller(of);
      if (who != nullptr && what.from == Reference::played) {
        const bool lands = what.filters == std::vector{type_filter(CardType::land)};
        what.from = lands ? Reference::permanents : Reference::spells;
        return does(speaker, *who, "played", "played") + many(speaker, condition) + " " +
               say_group(speaker, what, true) + " this turn";
      }
      const std::string so_many = many(speaker, condition) + " " + say_group(speaker, what, true);
      return who != nullptr ? does(speaker, *who, "control", "controls") + so_many : "there are " + so_many;
    }
    case AmountKind::regenerations:
      if (condition.compare == Comparison::at_least && condition.right && *condition.right == Amount(1))
        return say_thing(speaker, of, "a ") + " regenerated this turn";
      return "";
    case AmountKind::hand_size:
      return does(speaker, left.of ? of : one(Reference::you), "have", "has") + many(speaker, condition) +
             " cards in hand";
    case AmountKind::life:
      return does(speaker, left.of ? of : one(Reference::you), "have", "has") + many(speaker, condition) +
             " life";
    case AmountKind::card_types_among:
    case AmountKind::land_types_among:
    case AmountKind::colours_among: {
      constexpr std::string_view number_of = "the number of ";
      return "there are " + many(speaker, condition) + " " +
             say_measure(speaker, left).substr(number_of.size());
    }
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::casting_cost:
      return say_measure(speaker, left) + " is " +
             say_quantity(speaker, {condition.compare, condition.right ? *condition.right : Amount(0)});
    default:
      return "";
  }
}

/// "You control more lands than that player".
std::string say_more(Speaker& speaker, const Condition& condition) {
  if (condition.kind != ConditionKind::compare || !condition.left || !condition.right) return "";
  const Amount& left = *condition.left;
  const Amount& right = *condition.right;
  if (left.kind != AmountKind::count || right.kind != AmountKind::count || !left.of || !right.of) return "";
  const auto [what, who] = without_controller(*left.of);
  const auto [than, whom] = without_controller(*right.of);
  if (who == nullptr || whom == nullptr || !(what == than) || condition.compare == Comparison::equal)
    return "";
  return does(speaker, *who, "control", "controls") +
         (condition.compare == Comparison::at_most ? "more " : "fewer ") + say_group(speaker, what, true) +
         " than " + say_thing(speaker, *whom, "a ");
}

/// "It has flying", "it attacked this turn": what is said of a thing in words of its own.
std::string say_deed(Speaker& speaker, const Condition& condition, bool not_so) {
  if (condition.like.filters.size() != 1) return "";
  const Filter& filter = condition.like.filters.front();
  constexpr Quality deeds[] = {
      Quality::attacked,          Quality::attacked_last_turn,  Quality::fought_since_upkeep,
      Quality::has_blocked,       Quality::was_blocked,         Quality::here_since_turn_began,
      Quality::entered_this_turn, Quality::began_turn_untapped, Quality::keyword,
      Quality::damaged_by,        Quality::has_damaged};
  // Before anything is named: a target is named in full once.
  if (filter.negated || std::find(std::begin(deeds), std::end(deeds), filter.quality) == std::end(deeds))
    return "";
  const std::string who = say_thing(speaker, condition.what, "all ");
  const bool several = is_plural(speaker, condition.what);
  if (filter.quality == Quality::attacked)
    return who + (not_so ? " did not attack this turn" : " attacked this turn");
  if (filter.quality == Quality::here_since_turn_began)
    return not_so
               ? who + " came under your control this turn"
               : "you have controlled " + who + " continuously since the beginning of your most recent turn";
  if (filter.quality == Quality::entered_this_turn)
    return who + (not_so ? " did not come into play this turn" : " came into play this turn");
  if (filter.quality == Quality::began_turn_untapped && !not_so) return who + " started the turn untapped";
  if (filter.quality == Quality::fought_since_upkeep)
    return who +
           (not_so ? " has not blocked or been blocked since " : " has blocked or been blocked since ") +
           "your last upkeep";
  if (filter.quality == Quality::attacked_last_turn) {
    const std::string last = condition.what == one(Reference::self) ? "your"
                             : several                              ? "their controller's"
                                                                    : "its controller's";
    return who + (not_so ? " did not attack during " : " attacked during ") + last + " last turn";
  }
  const std::string of =
      filter.of && filter.quality != Quality::keyword ? say_thing(speaker, *filter.of, "a ") : "";
  if (filter.quality == Quality::has_blocked && (!not_so || of.empty()))
    return who + (not_so ? " did not block" : " blocked") + (of.empty() ? "" : " " + of) + " this turn";
  if (filter.quality == Quality::was_blocked && !not_so)
    return who + (several ? " were" : " was") + " blocked" + (of.empty() ? "" : " by " + of) + " this turn";
  if (filter.quality == Quality::has_damaged && !not_so)
    return who + " dealt damage" + (of.empty() ? "" : " to " + of) + " this turn";
  if (filter.quality == Quality::damaged_by && !not_so)
    return who + (several || who == "you" ? " were" : " was") + " dealt damage" +
           (of.empty() ? "" : " by " + of) + " this turn";
  if (filter.quality != Quality::keyword) return "";
  KeywordUse use;
  use.name = filter.word;
  if (filter.of) use.filters = filter.of->filters;
  return who +
         (not_so    ? several ? " do not have " : " does not have "
          : several ? " have "
                    : " has ") +
         say_keyword(speaker, use);
}

}  // namespace

bool is_watched(const Node& fact) {
  switch (fact.phrase) {
    case Phrase::there_is:
    case Phrase::there_are_so_many:
    case Phrase::counters_lie_on:
    case Phrase::somebody_controls:
    case Phrase::controls_so_many:
    case Phrase::controls_more:
    case Phrase::has_counters:
    case Phrase::value_is_said:
    case Phrase::value_is:
    case Phrase::colour_leads:
      return true;
    default:
      return false;
  }
}

bool speaks_back(const Node& fact) {
  const Node* np = fact.child(Phrase::np);
  if (np != nullptr && np->first().first().is(Phrase::pronoun)) return true;
  const Node* whose = fact.child(Phrase::possessive);
  return whose != nullptr && (whose->has(Lexeme::ITS) || whose->has(Lexeme::THEIR));
}

Condition used(Comparison compare, int number) {
  Condition condition;
  condition.kind = ConditionKind::compare;
  condition.left = amount_of(AmountKind::uses);
  condition.compare = compare;
  condition.right = Amount(number);
  return condition;
}

bool asks_uses(const Condition& condition) {
  return condition.kind == ConditionKind::compare && condition.left && condition.right &&
         *condition.left == amount_of(AmountKind::uses) && condition.right->kind == AmountKind::number &&
         condition.compare != Comparison::equal;
}

Condition never_used() {
  Condition condition = used(Comparison::at_most, 0);
  condition.left = amount_of(AmountKind::uses_ever);
  return condition;
}

Condition used_fewer_times_than(Amount number) {
  Condition condition;
  condition.kind = ConditionKind::compare;
  condition.left = amount_of(AmountKind::sum, {amount_of(AmountKind::uses), Amount(1)});
  condition.right = std::move(number);
  condition.compare = Comparison::at_most;
  return condition;
}

Condition turn_of(const Selector& player) {
  Condition condition;
  condition.kind = ConditionKind::matches;
  condition.what = one(Reference::active_player);
  // Whose turn it is, is who the active player is: no condition of its own is needed.
  condition.like = player;
  return condition;
}

Condition read_remaining(Meaning& meaning, const Node& said) {
  meaning.take(said);
  return read_value_is(meaning, said);
}

Condition read_fact(Meaning& meaning, const Node& said) {
  meaning.take(said);
  // No alternative can say both, so that nothing is denied twice.
  const bool denied = said.has(Lexeme::NOT);
  const auto so = [denied](Condition condition) {
    return denied ? none_of(std::move(condition)) : condition;
  };
  switch (said.phrase) {
    case Phrase::there_is: {
      Condition some = exists(read_group(meaning, said.the(Phrase::group)));
      return said.has(Lexeme::NO) ? none_of(std::move(some)) : some;
    }
    case Phrase::somebody_controls: {
      Condition some = read_somebody_controls(meaning, said);
      return said.has(Lexeme::NO) ? none_of(std::move(some)) : some;
    }
    case Phrase::there_are_so_many:
      return compared(amount_of(AmountKind::count, read_group(meaning, said.the(Phrase::group))),
                      so_many(meaning, said));
    case Phrase::there_are_sorts:
      return compared(read_sorts_among(meaning, said), so_many(meaning, said));
    case Phrase::controls_so_many: {
      const Selector who = read_np(meaning, said.the(Phrase::np));
      return compared(amount_of(AmountKind::count, controlled(meaning, said.the(Phrase::group), who)),
                      so_many(meaning, said));
    }
    case Phrase::played_so_many:
      return read_played_so_many(meaning, said);
    case Phrase::controls_more:
      return read_controls_more(meaning, said);
    case Phrase::counters_lie_on:
    case Phrase::has_counters:
      return read_counters_lie_on(meaning, said);
    case Phrase::has_cards: {
      const Selector who = read_np(meaning, said.the(Phrase::np));
      // It is the same player's hand, whatever the pronoun.
      if (const Node* whose = said.child(Phrase::possessive)) {
        if (!whose->has(Lexeme::YOUR) && !whose->has(Lexeme::THEIR)) meaning.fail();
        meaning.take(*whose);
      }
      return compared(value_of(meaning, AmountKind::hand_size, who), so_many(meaning, said));
    }
    case Phrase::has_more_life:
      return read_has_more_life(meaning, said);
    case Phrase::has_life:
      return compared(value_of(meaning, AmountKind::life, read_np(meaning, said.the(Phrase::np))),
                      so_many(meaning, said));
    case Phrase::value_is_said:
      return read_has_value(meaning, said);
    case Phrase::value_is:
      return read_value_is(meaning, said);
    case Phrase::has_keyword:
      return so(read_has_keyword(meaning, said));
    case Phrase::has_number_keyword:
      return so(read_has_number_keyword(meaning, said));
    case Phrase::so_many_block:
      return read_so_many_block(meaning, said);
    case Phrase::did_this_turn:
      return read_did(meaning, said);
    case Phrase::did_not:
      return so(is_like(read_np(meaning, said.the(Phrase::np)),
                        {filter_of(said.has(Lexeme::ATTACK) ? Quality::attacked : Quality::has_blocked)}));
    case Phrase::attacked_before: {
      const Selector who = read_np(meaning, said.the(Phrase::np));
      const Node& turn = said.the(Phrase::last_turn);
      meaning.take(turn);
      // Your last turn is its controller's where it is yours: that is so of the card itself.
      if (turn.has(Lexeme::YOUR) && !(who == one(Reference::self))) meaning.fail();
      return so(is_like(who, {filter_of(Quality::attacked_last_turn)}));
    }
    case Phrase::additional_cost_paid:
      return so(read_additional_cost_paid(meaning, said));
    case Phrase::used_so_often:
      return read_used_so_often(meaning, said);
    case Phrase::something_is:
      if (said.all(Phrase::state).size() > 1) return read_something_is_all(meaning, said);
      return so(read_something_is(meaning, said));
    case Phrase::one_died: {
      Selector dead = read_group(meaning, said.the(Phrase::group));
      if (dead.from != Reference::permanents || !dead.also.empty()) meaning.fail();
      dead.from = Reference::died;
      meaning.dead = dead;
      return exists(std::move(dead));
    }
    case Phrase::one_was_done:
      return exists(read_one_done(meaning, said));
    case Phrase::somebody_did: {
      const Condition did = exists(read_one_done(meaning, said));
      return said.has(Lexeme::NOT) ? none_of(did) : did;
    }
    case Phrase::was_done: {
      Selector who = read_np(meaning, said.the(Phrase::np));
      if (is_set(who.from)) meaning.fail();
      const Node& done = said.the(Phrase::done);
      if (done.has(Lexeme::MOVED)) {
        // What was put elsewhere is another object there: that there is one is what can be asked.
        const bool that = who == one(Reference::moved) || (!meaning.gone.empty() && who == meaning.gone);
        if (!that || who == one(Reference::target)) meaning.fail();
        Selector moved = one(read_done(meaning, done, one(Reference::cards)));
        // A token is no card (R-GEN-4).
        moved.filters.push_back(filter_of(Quality::token, true));
        return exists(std::move(moved));
      }
      Condition was;
      was.kind = ConditionKind::matches;
      was.what = std::move(who);
      was.like = one(read_done(meaning, said.the(Phrase::done), one(Reference::permanents)));
      return was;
    }
    case Phrase::has_dealt_damage:
    case Phrase::was_dealt_damage:
      return read_damaged(meaning, said);
    case Phrase::came_to_you:
      return none_of(
          is_like(read_np(meaning, said.the(Phrase::np)), {filter_of(Quality::here_since_turn_began)}));
    case Phrase::came_into_play:
      // What it is told of is one thing, or none of several.
      return so(is_like(read_np(meaning, said.the(Phrase::np)), {filter_of(Quality::entered_this_turn)}));
    case Phrase::has_fought: {
      // Your upkeep is its controller's where it is yours: that is so of the card itself.
      const Selector who = read_np(meaning, said.the(Phrase::np));
      if (!(who == one(Reference::self))) meaning.fail();
      return is_like(who, {filter_of(Quality::fought_since_upkeep)});
    }
    case Phrase::began_untapped:
      return is_like(read_np(meaning, said.the(Phrase::np)), {filter_of(Quality::began_turn_untapped)});
    case Phrase::has_regenerated:
      return compared(value_of(meaning, AmountKind::regenerations, read_np(meaning, said.the(Phrase::np))),
                      {Comparison::at_least, 1});
    case Phrase::one_has_most_life:
      return compared(amount_of(AmountKind::count, players_with_most_life(true)), {Comparison::equal, 1});
    case Phrase::number_is_odd: {
      Condition odd;
      odd.kind = ConditionKind::odd;
      odd.left = amount_of(AmountKind::count, read_group(meaning, said.the(Phrase::group)));
      return said.has(Lexeme::ODD) ? odd : none_of(odd);
    }
    case Phrase::had_since_turn_began:
      return is_like(read_np(meaning, said.the(Phrase::np)), {filter_of(Quality::here_since_turn_began)});
    case Phrase::has_chosen_name: {
      Selector like = one(Reference::cards);
      like.filters.push_back(filter_of(Quality::chosen_name));
      return so(is_like(read_np(meaning, said.the(Phrase::np)), std::move(like)));
    }
    case Phrase::is_in_play: {
      Selector there = read_np(meaning, said.the(Phrase::np));
      if (!(there == one(Reference::self))) meaning.fail();
      there.filters.push_back(filter_of(Quality::in_zone));
      return exists(std::move(there));
    }
    case Phrase::colour_leads:
      return read_colour_leads(meaning, said);
    case Phrase::lies_there:
      return read_lies_there(meaning, said);
    case Phrase::lies_removed:
      return read_lies_removed(meaning, said);
    case Phrase::so_many_above:
      return read_so_many_above(meaning, said);
    case Phrase::it_is_turn:
      return so(turn_of(read_possessive(meaning, said.the(Phrase::possessive))));
    default:
      meaning.fail();
      return {};
  }
}

std::string say_colour_leads(Speaker& speaker, const Condition& condition, bool so) {
  return std::string("the chosen color is ") + (so ? "" : "not ") + "the most common color among " +
         say_thing(speaker, condition.what, "all ") + (so ? " but is not" : " or is") +
         " tied for most common";
}

const Selector* turn_asked(const Condition& condition) {
  const bool turn = condition.kind == ConditionKind::matches &&
                    condition.what.from == Reference::active_player && condition.like.filters.empty();
  return turn ? &condition.like : nullptr;
}

std::string say_exists(Speaker& speaker, const Selector& what, bool none) {
  if (!none && what.from == Reference::self && what.filters == std::vector{filter_of(Quality::in_zone)})
    return speaker.card.name + " is in play";
  const auto [rest, who] = without_controller(what);
  if (who != nullptr)
    return does(speaker, *who, "control", "controls") +
           (none ? "no " + say_group(speaker, rest, true) : say_thing(speaker, rest, "a "));
  if (!said_done(what.from).empty())
    return none ? "there are no " + say_group(speaker, what, true)
                : "there is " + a_or_an(say_group(speaker, what, false));
  const std::string in_play =
      what.from == Reference::cards || what.from == Reference::died || what.from == Reference::played
          ? ""
          : " in play";
  return none ? "there are no " + say_group(speaker, what, true) + in_play
              : "there is " + say_thing(speaker, what, "a ") + in_play;
}

std::string say_matches(Speaker& speaker, const Condition& condition, std::string_view not_so) {
  if (const Selector* player = turn_asked(condition))
    return "it is " + std::string(not_so) + say_possessive(speaker, *player) + " turn";
  const Selector& like = condition.like;
  if (like.from == Reference::cards && like.filters.size() == 1 && like.also.empty() &&
      like.filters[0].quality == Quality::in_zone && !like.filters[0].negated &&
      condition.what == one(Reference::self))
    return speaker.card.name + " is " + std::string(not_so) +
           (like.filters[0].zone == Zone::out_of_game
                ? "removed from the game"
                : "in your " + std::string(english_of(like.filters[0].zone)));
  if (like.from == Reference::cards && like.filters == std::vector{filter_of(Quality::chosen_name)} &&
      like.also.empty())
    return say_thing(speaker, condition.what, "all ") + (not_so.empty() ? " has" : " does not have") +
           " the chosen name";
  if (const std::string_view done = said_done(like.from); !done.empty() && like.filters.empty())
    return say_thing(speaker, condition.what, "all ") + " is " + std::string(not_so) + std::string(done) +
           " this way";
  // What it is asked about is a permanent, so that its state says all; any other is named.
  const bool state = like.from == Reference::permanents && like.also.empty() && !like.filters.empty();
  if (state)
    if (const std::string deed = say_deed(speaker, condition, !not_so.empty()); !deed.empty()) return deed;
  const bool many = is_plural(speaker, condition.what);
  return say_thing(speaker, condition.what, "all ") + (many ? " are " : " is ") + std::string(not_so) +
         (state ? say_state(speaker, like.filters) : say_thing(speaker, like, "a "));
}

std::string say_compared(Speaker& speaker, const Condition& condition) {
  if (asks_uses(condition) && condition.compare == Comparison::at_least)
    return "this ability has been activated " + std::to_string(condition.right->number) +
           " or more times this turn";
  if (condition ==
      compared(amount_of(AmountKind::count, players_with_most_life(true)), {Comparison::equal, 1}))
    return "a player has more life than each other player";
  if (asks_additional_cost(speaker, condition)) return speaker.card.name + "'s additional cost was paid";
  if (const Selector* less = with_less_life(condition))
    return does(speaker, *condition.left->of, "have", "has") + "more life than " +
           say_thing(speaker, *less, "a ");
  const bool plain = condition.left && (!condition.right || condition.right->kind == AmountKind::number);
  if (plain)
    if (const std::string said = say_so_many(speaker, condition); !said.empty()) return said;
  const std::string_view how = condition.compare == Comparison::at_least  ? " is more than or equal to "
                               : condition.compare == Comparison::at_most ? " is less than or equal to "
                                                                          : " is ";
  return (condition.left ? say_measure(speaker, *condition.left) : "0") + std::string(how) +
         (condition.right ? say_measure(speaker, *condition.right) : "0");
}

std::string say_denied(Speaker& speaker, const Condition& condition) {
  if (condition.kind == ConditionKind::odd && condition.left)
    return say_measure(speaker, *condition.left) + " is even";
  if (condition.kind == ConditionKind::exists) return say_exists(speaker, condition.what, true);
  if (condition.kind == ConditionKind::chosen_colour_leads)
    return say_colour_leads(speaker, condition, false);
  if (asks_additional_cost(speaker, condition)) return speaker.card.name + "'s additional cost was not paid";
  if (condition.kind == ConditionKind::matches &&
      (turn_asked(condition) != nullptr || condition.like.from == Reference::permanents ||
       condition.like.from == Reference::cards))
    return say_matches(speaker, condition, "not ");
  return say_more(speaker, condition);
}

}  // namespace sleight
