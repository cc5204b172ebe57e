#include "grammar/abilities/simple_conditions_english.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/card/amount_facts.h"
#include "grammar/abilities/card_places_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/how_many_english.h"
#include "grammar/abilities/past_actions_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/states_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// "The chosen color is the most common color among ... but is not tied for most common".
Condition read_colour_leads(ReadingContext& context, const Node& said) {
  Condition leads;
  leads.kind = ConditionKind::chosen_colour_leads;
  leads.what = read_np(context, said.the(Phrase::np));
  if (leads.what.from != Reference::permanents || !leads.what.also.empty()) context.fail();
  // "Is the most common but is not tied", "is not the most common or is tied": nothing else is one fact.
  const bool tied = said.has(Lexeme::OR);
  const auto denied = std::count_if(said.children.begin(), said.children.end(),
                                    [](const Node& child) { return child.is(Lexeme::NOT); });
  if (denied != 1) context.fail();
  return tied ? none_of(leads) : leads;
}

/// "It has toughness 5 or more".
Condition read_has_value(ReadingContext& context, const Node& said) {
  const Selector what = read_np(context, said.the(Phrase::np));
  const AmountKind kind = read_value(context, said.the(Phrase::value));
  see_no_rival(context, said, what, kind);
  return compared(value_of(context, kind, what), read_quantity(context, said.the(Phrase::quantity)));
}

/// "Its power is still 1 or more": asked of this card as it is, and not as it was announced (R-RESOLVE-2).
Condition still(ReadingContext& context, const Selector& what, AmountKind kind, const Quantity& quantity) {
  if (!(what == one(Reference::self)) || !has(kind, AmountTraits::of_size)) context.fail();
  Selector now = one(Reference::permanents);
  now.filters = {filter_of(kind == AmountKind::power ? Quality::power : Quality::toughness),
                 filter_by(Quality::is_one_of, what)};
  now.filters.front().compare = quantity.compare;
  now.filters.front().amount = quantity.number;
  return exists(std::move(now));
}

Condition read_value_is(ReadingContext& context, const Node& said) {
  const Selector what = read_possessive(context, said.the(Phrase::possessive));
  const AmountKind kind = read_value(context, said.the(Phrase::value));
  see_no_rival(context, said, what, kind);
  const Node* other = said.child(Phrase::measured);
  if (said.has(Lexeme::STILL))
    return still(context, what, kind, read_quantity(context, said.the(Phrase::quantity)));
  if (other == nullptr)
    return compared(value_of(context, kind, what), read_quantity(context, said.the(Phrase::quantity)));
  // "It" is what is compared, and not what it is compared with.
  const Amount left = value_of(context, kind, what);
  const Selector it = context.antecedent;
  const bool by_name = context.only_by_name;
  const Amount right = read_measured(context, *other);
  context.refer_to(it, by_name);
  const bool less = said.has(Lexeme::LESS);
  // What is not "less than or equal to" is greater, and the other way round.
  if (!said.has(Lexeme::EQUAL))
    return none_of(compared(left, {less ? Comparison::at_least : Comparison::at_most, right}));
  context.difference = amount_of(AmountKind::difference,
                                 less ? std::vector<Amount>{left, right} : std::vector<Amount>{right, left});
  return compared(left, {less ? Comparison::at_most : Comparison::at_least, right});
}

/// "This ability has been activated four or more times this turn".
Condition read_used_so_often(ReadingContext& context, const Node& said) {
  const Amount number = read_number(context, said.the(Phrase::number));
  if (!number.is_number()) context.fail();
  return used(Comparison::at_least, number.number);
}

Condition read_something_is(ReadingContext& context, const Node& said) {
  const Node& np = said.the(Phrase::np);
  Selector what = read_np(context, np);
  see_no_rival(context, said, what);
  Selector like = read_state(context, said.the(Phrase::state));
  if (!is_indefinite(np) || !is_set(what.from)) return is_like(std::move(what), std::move(like));
  // "A black creature is attacking": some one of them. That none is so is said in other words.
  if (said.has(Lexeme::NOT) || !what.also.empty() || !like.also.empty() || like.from != what.from)
    context.fail();
  for (Filter& filter : like.filters) narrow(what, std::move(filter));
  return exists(std::move(what));
}

/// "Enchanted creature is white and is untapped": so many claims about the one thing.
Condition read_something_is_all(ReadingContext& context, const Node& said) {
  const Selector what = read_np(context, said.the(Phrase::np));
  // Whether all of it is denied, nobody could tell.
  if (said.has(Lexeme::NOT)) context.fail();
  std::vector<Condition> all;
  for (const Node* state : said.all(Phrase::state)) all.push_back(is_like(what, read_state(context, *state)));
  return all_of(std::move(all));
}

/// "Its additional cost was paid": so often as X tells, of the card that says it.
Condition read_additional_cost_paid(ReadingContext& context, const Node& said) {
  if (context.facts.optional_cost.empty() ||
      !(read_possessive(context, said.the(Phrase::possessive)) == one(Reference::self)))
    context.fail();
  return compared(amount_of(AmountKind::x), {Comparison::at_least, 1});
}

/// Whether it asks for what may be paid for the card besides its cost.
bool asks_additional_cost(const Speaker& speaker, const Condition& condition) {
  return !speaker.card.optional_cost.empty() && condition.kind == ConditionKind::compare && condition.left &&
         condition.right && *condition.left == amount_of(AmountKind::x) && *condition.right == Amount(1) &&
         condition.compare == Comparison::at_least;
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

Condition read_remaining(ReadingContext& context, const Node& said) {
  context.take(said);
  return read_value_is(context, said);
}

Condition read_fact(ReadingContext& context, const Node& said) {
  context.take(said);
  // No alternative can say both, so that nothing is denied twice.
  const bool denied = said.has(Lexeme::NOT);
  const auto so = [denied](Condition condition) {
    return denied ? none_of(std::move(condition)) : condition;
  };
  switch (said.phrase) {
    case Phrase::there_is: {
      Condition some = exists(read_group(context, said.the(Phrase::group)));
      return said.has(Lexeme::NO) ? none_of(std::move(some)) : some;
    }
    case Phrase::somebody_controls: {
      Condition some = read_somebody_controls(context, said);
      return said.has(Lexeme::NO) ? none_of(std::move(some)) : some;
    }
    case Phrase::there_are_so_many:
      return compared(amount_of(AmountKind::count, read_group(context, said.the(Phrase::group))),
                      read_so_many(context, said));
    case Phrase::there_are_sorts:
      return compared(read_sorts_among(context, said), read_so_many(context, said));
    case Phrase::controls_so_many: {
      const Selector who = read_np(context, said.the(Phrase::np));
      return compared(amount_of(AmountKind::count, controlled(context, said.the(Phrase::group), who)),
                      read_so_many(context, said));
    }
    case Phrase::played_so_many:
      return read_played_so_many(context, said);
    case Phrase::controls_more:
      return read_controls_more(context, said);
    case Phrase::counters_lie_on:
    case Phrase::has_counters:
      return read_counters_lie_on(context, said);
    case Phrase::has_cards: {
      const Selector who = read_np(context, said.the(Phrase::np));
      // It is the same player's hand, whatever the pronoun.
      if (const Node* whose = said.child(Phrase::possessive)) {
        if (!whose->has(Lexeme::YOUR) && !whose->has(Lexeme::THEIR)) context.fail();
        context.take(*whose);
      }
      if (said.has(Lexeme::LIBRARY)) {
        if (!is_player(context, who)) context.fail();
        Amount lie = amount_of(AmountKind::count);
        lie.of = one(Reference::cards);
        lie.of->filters = {filter_by(Quality::owned_by, who), zone_filter(Zone::library)};
        in_canonical_order(lie.of->filters);
        return compared(std::move(lie), read_so_many(context, said));
      }
      return compared(value_of(context, AmountKind::hand_size, who), read_so_many(context, said));
    }
    case Phrase::has_more_life:
      return read_has_more_life(context, said);
    case Phrase::has_life:
      return compared(value_of(context, AmountKind::life, read_np(context, said.the(Phrase::np))),
                      read_so_many(context, said));
    case Phrase::value_is_said:
      return read_has_value(context, said);
    case Phrase::value_is:
      return read_value_is(context, said);
    case Phrase::has_keyword:
      return so(read_has_keyword(context, said));
    case Phrase::has_number_keyword:
      return so(read_has_number_keyword(context, said));
    case Phrase::so_many_block:
      return read_so_many_block(context, said);
    case Phrase::did_this_turn:
      return read_did(context, said);
    case Phrase::did_not:
      return so(is_like(read_np(context, said.the(Phrase::np)),
                        {filter_of(said.has(Lexeme::ATTACK) ? Quality::attacked : Quality::has_blocked)}));
    case Phrase::attacked_before:
      return so(read_attacked_before(context, said));
    case Phrase::additional_cost_paid:
      return so(read_additional_cost_paid(context, said));
    case Phrase::used_so_often:
      return read_used_so_often(context, said);
    case Phrase::none_used:
      return used(Comparison::at_most, 0);
    case Phrase::something_is:
      if (said.all(Phrase::state).size() > 1) return read_something_is_all(context, said);
      return so(read_something_is(context, said));
    case Phrase::one_died: {
      Selector dead = read_group(context, said.the(Phrase::group));
      if (dead.from != Reference::permanents || !dead.also.empty()) context.fail();
      dead.from = Reference::died;
      context.dead = dead;
      return exists(std::move(dead));
    }
    case Phrase::one_was_done:
      return exists(read_one_done(context, said));
    case Phrase::somebody_did: {
      const Condition did = exists(read_one_done(context, said));
      return said.has(Lexeme::NOT) ? none_of(did) : did;
    }
    case Phrase::was_done:
      return read_was_done(context, said);
    case Phrase::has_dealt_damage:
    case Phrase::was_dealt_damage:
      return read_damaged(context, said);
    case Phrase::came_to_you:
      return none_of(
          is_like(read_np(context, said.the(Phrase::np)), {filter_of(Quality::here_since_turn_began)}));
    case Phrase::came_into_play:
      // What it is told of is one thing, or none of several.
      return so(is_like(read_np(context, said.the(Phrase::np)), {filter_of(Quality::entered_this_turn)}));
    case Phrase::has_fought:
      return read_has_fought(context, said);
    case Phrase::was_idle:
      return is_like(read_np(context, said.the(Phrase::np)), {filter_of(Quality::idle_last_turn)});
    case Phrase::began_untapped:
      return is_like(read_np(context, said.the(Phrase::np)), {filter_of(Quality::began_turn_untapped)});
    case Phrase::has_regenerated:
      return compared(value_of(context, AmountKind::regenerations, read_np(context, said.the(Phrase::np))),
                      {Comparison::at_least, 1});
    case Phrase::one_has_most_life:
      return compared(amount_of(AmountKind::count, players_with_most_life(true)), {Comparison::equal, 1});
    case Phrase::number_is_odd: {
      Condition odd;
      odd.kind = ConditionKind::odd;
      odd.left = amount_of(AmountKind::count, read_group(context, said.the(Phrase::group)));
      return said.has(Lexeme::ODD) ? odd : none_of(odd);
    }
    case Phrase::had_since_turn_began:
      return is_like(read_np(context, said.the(Phrase::np)), {filter_of(Quality::here_since_turn_began)});
    case Phrase::has_chosen_name: {
      Selector like = one(Reference::cards);
      like.filters.push_back(filter_of(Quality::chosen_name));
      return so(is_like(read_np(context, said.the(Phrase::np)), std::move(like)));
    }
    case Phrase::is_in_play: {
      Selector there = read_np(context, said.the(Phrase::np));
      if (!(there == one(Reference::self))) context.fail();
      there.filters.push_back(filter_of(Quality::in_zone));
      return exists(std::move(there));
    }
    case Phrase::colour_leads:
      return read_colour_leads(context, said);
    case Phrase::lies_there:
      return read_lies_there(context, said);
    case Phrase::lies_removed:
      return read_lies_removed(context, said);
    case Phrase::so_many_above:
      return read_so_many_above(context, said);
    case Phrase::it_is_phase: {
      Condition phase;
      phase.kind = ConditionKind::phase_is;
      phase.phase = read_phase(context, said.the(Phrase::phase_name));
      return so(std::move(phase));
    }
    case Phrase::it_is_end: {
      Condition end;
      end.kind = ConditionKind::phase_is;
      end.phase = context.word("cleanup");
      return so(std::move(end));
    }
    case Phrase::it_is_turn:
      return so(turn_of(read_possessive(context, said.the(Phrase::possessive))));
    default:
      context.fail();
      return {};
  }
}

std::string say_colour_leads(Speaker& speaker, const Condition& condition, bool so) {
  return std::string("the chosen color is ") + (so ? "" : "not ") + "the most common color among " +
         say_thing(speaker, condition.what, "all ") + (so ? " but is not" : " or is") +
         " tied for most common";
}

std::string say_matches(Speaker& speaker, const Condition& condition, std::string_view not_so) {
  if (const Selector* player = turn_asked(condition))
    return "it is " + std::string(not_so) + say_possessive(speaker, *player) + " turn";
  const Selector& like = condition.like;
  if (const std::string lies = say_lies_there(speaker, condition, not_so); !lies.empty()) return lies;
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
    if (const std::string deed = say_past_action(speaker, condition, !not_so.empty()); !deed.empty())
      return deed;
  const bool many = is_plural(speaker, condition.what);
  return say_thing(speaker, condition.what, "all ") + (many ? " are " : " is ") + std::string(not_so) +
         (state ? say_state(speaker, like.filters) : say_thing(speaker, like, "a "));
}

std::string say_compared(Speaker& speaker, const Condition& condition) {
  if (asks_uses(condition) && condition.compare == Comparison::at_least)
    return "this ability has been activated " + numeral(condition.right->number) + " or more times this turn";
  // Of an ability that is used itself, "this ability" would be said.
  if (speaker.paid == nullptr && condition == used(Comparison::at_most, 0))
    return "no ability of " + speaker.card.name + " has been activated this turn";
  if (condition ==
      compared(amount_of(AmountKind::count, players_with_most_life(true)), {Comparison::equal, 1}))
    return "a player has more life than each other player";
  if (asks_additional_cost(speaker, condition)) return speaker.card.name + "'s additional cost was paid";
  if (const std::string more = say_more_life(speaker, condition); !more.empty()) return more;
  const bool plain =
      condition.left && (!condition.right || condition.right->is_number() || condition.right->is_x());
  if (plain)
    if (const std::string said = say_so_many(speaker, condition); !said.empty()) return said;
  const std::string_view how = condition.compare == Comparison::at_least  ? " is more than or equal to "
                               : condition.compare == Comparison::at_most ? " is less than or equal to "
                                                                          : " is ";
  return (condition.left ? say_measure(speaker, *condition.left) : "0") + std::string(how) +
         (condition.right ? say_measure(speaker, *condition.right) : "0");
}

std::string say_still(Speaker& speaker, const Selector& what) {
  if (what.from != Reference::permanents || what.filters.size() != 2 || !what.also.empty()) return "";
  const Filter& value = what.filters.front();
  const bool power = value.quality == Quality::power;
  if ((!power && value.quality != Quality::toughness) || value.negated || !value.amount ||
      !(what.filters.back() == filter_by(Quality::is_one_of, one(Reference::self))))
    return "";
  std::string said = say_compared(
      speaker, compared(amount_of(power ? AmountKind::power : AmountKind::toughness, one(Reference::self)),
                        {value.compare, *value.amount}));
  const std::size_t is = said.find(" is ");
  return is == std::string::npos ? "" : said.insert(is + 3, " still");
}

/// Cleanup is the end of the turn, and cards call it that (R-CLEAN-3).
std::string say_time(Speaker& speaker, Word phase) {
  return speaker.spelling(phase) == "cleanup" ? "end of the turn" : say_phase(speaker, phase);
}

std::string say_denied(Speaker& speaker, const Condition& condition) {
  if (condition.kind == ConditionKind::odd && condition.left)
    return say_measure(speaker, *condition.left) + " is even";
  if (condition.kind == ConditionKind::phase_is) return "it is not the " + say_time(speaker, condition.phase);
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
