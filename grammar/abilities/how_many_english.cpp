#include "grammar/abilities/how_many_english.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/abilities/condition_builders.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/pronouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

Quantity read_so_many(ReadingContext& context, const Node& said) {
  if (const Node* quantity = said.child(Phrase::quantity)) return read_quantity(context, *quantity);
  return said.has(Lexeme::NO) ? Quantity{Comparison::equal, 0} : Quantity{Comparison::at_least, 1};
}

Condition read_somebody_controls(ReadingContext& context, const Node& said) {
  std::vector<Condition> each;
  const auto groups = said.all(Phrase::group);
  std::vector<Selector> whats;
  for (const Node* group : groups) whats.push_back(read_group(context, *group));
  const Selector who = read_np(context, said.the(Phrase::np));
  if (said.has(Lexeme::ANOTHER)) {
    if (is_like_its_own(context, whats.front())) context.fail();
    narrow(whats.front(), filter_of(Quality::other));
  }
  for (Selector& what : whats) {
    // "You control a Forest" is a Forest that is there and yours: one shape for "there is" and "controls".
    narrow(what, filter_by(Quality::controlled_by, who));
    each.push_back(exists(std::move(what)));
  }
  // "No Forest and a Swamp": the no would be of one of them.
  if (said.has(Lexeme::NO) && each.size() > 1) context.fail();
  return all_of(std::move(each));
}

Selector controlled(ReadingContext& context, const Node& group, const Selector& who) {
  Selector what = read_group(context, group);
  narrow(what, filter_by(Quality::controlled_by, who));
  return what;
}

Condition read_played_so_many(ReadingContext& context, const Node& said) {
  const Selector who = read_np(context, said.the(Phrase::np));
  Selector cards = read_group(context, said.the(Phrase::group));
  const bool lands =
      cards.from == Reference::permanents && cards.filters == std::vector{type_filter(CardType::land)};
  if ((!lands && cards.from != Reference::spells) || !cards.also.empty() || !is_player(context, who))
    context.fail();
  cards.from = Reference::played;
  narrow(cards, filter_by(Quality::controlled_by, who));
  return compared(amount_of(AmountKind::count, cards), read_so_many(context, said));
}

Condition read_controls_more(ReadingContext& context, const Node& said) {
  const auto who = said.all(Phrase::np);
  const Node& group = said.the(Phrase::group);
  const bool more = said.has(Lexeme::MORE_WORD);
  Amount left = amount_of(AmountKind::count, controlled(context, group, read_np(context, *who[0])));
  Amount right = amount_of(AmountKind::count, controlled(context, group, read_np(context, *who[1])));
  return none_of(compared(std::move(left), {more ? Comparison::at_most : Comparison::at_least, right}));
}

Condition read_has_more_life(ReadingContext& context, const Node& said) {
  const auto who = said.all(Phrase::np);
  const Selector more = read_np(context, *who[0]);
  const Selector less = read_np(context, *who[1]);
  for (const Selector& player : {more, less})
    if (!is_player(context, player) || is_set(player.from)) context.fail();
  return compared(
      amount_of(AmountKind::life, more),
      {Comparison::at_least, amount_of(AmountKind::sum, {amount_of(AmountKind::life, less), Amount(1)})});
}

namespace {

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

}  // namespace

Condition read_so_many_block(ReadingContext& context, const Node& said) {
  // Another than the card itself: what is blocked blocks nothing.
  const Selector blocked = std::exchange(context.antecedent, Selector{});
  Selector blockers = read_group(context, said.the(Phrase::group));
  context.antecedent = blocked;
  narrow(blockers, filter_by(Quality::blocking_any, read_anchor(context, said.the(Phrase::anchor))));
  if (said.has(Lexeme::NO)) return none_of(exists(std::move(blockers)));
  if (read_so_many(context, said) == Quantity{Comparison::at_least, 1}) return exists(std::move(blockers));
  return compared(amount_of(AmountKind::count, blockers), read_so_many(context, said));
}

Condition read_counters_lie_on(ReadingContext& context, const Node& said) {
  const Word kind = read_counter_kind(context, said.the(Phrase::counter_kind));
  const Quantity many = read_so_many(context, said);
  const Selector on = read_np(context, said.the(Phrase::np));
  if (is_set(on.from)) context.fail();
  return compared(counters_on(kind, on), many);
}

Condition there_are(const Quantity& many, Selector what) {
  if (many == Quantity{Comparison::at_least, 1}) return exists(std::move(what));
  return compared(amount_of(AmountKind::count, what), many);
}

namespace {

/// What a selector asks besides who controls it, and who that is.
std::pair<Selector, const Selector*> without_controller(const Selector& what) {
  Selector rest = what;
  const auto controlled_by = [](const Filter& filter) {
    return filter.asks_for(Quality::controlled_by) && filter.of;
  };
  const auto found = std::find_if(what.filters.begin(), what.filters.end(), controlled_by);
  if (found == what.filters.end()) return {std::move(rest), nullptr};
  // What "controls" says must not be said again behind the noun.
  rest.filters.erase(rest.filters.begin() + (found - what.filters.begin()));
  return {std::move(rest), &*found->of};
}

/// "You control ", "that player has ".
std::string say_does(Speaker& speaker, const Selector& who, std::string_view you, std::string_view others) {
  const std::string name = say_thing(speaker, who, "a ");
  return name + " " + std::string(name == "you" ? you : others) + " ";
}

std::string many(Speaker& speaker, const Condition& condition, bool things = true) {
  const Quantity quantity{condition.compare, condition.right ? *condition.right : Amount(0)};
  if (condition.right && quantity == Quantity{Comparison::equal, 0}) return "no";
  return say_quantity(speaker, quantity, things);
}

/// "There are two or more ...", "there is exactly one ..." with the noun behind.
std::string there_are(Speaker& speaker, const Condition& condition, const std::string& noun,
                      const std::string& nouns) {
  const bool single =
      condition.compare == Comparison::equal && condition.right && *condition.right == Amount(1);
  return std::string(single ? "there is " : "there are ") + many(speaker, condition) + " " +
         (single ? noun : nouns);
}

}  // namespace

std::string say_so_many(Speaker& speaker, const Condition& condition) {
  const Amount& left = *condition.left;
  const Selector of = left.of ? *left.of : one(Reference::self);
  switch (left.kind) {
    case AmountKind::counters:
      return there_are(speaker, condition, speaker.spelling(left.word) + " counter",
                       speaker.spelling(left.word) + " counters") +
             " on " + say_thing(speaker, of, "a ");
    case AmountKind::count: {
      auto [what, who] = without_controller(of);
      Selector of_owner = of;
      const auto owned =
          std::find_if(of_owner.filters.begin(), of_owner.filters.end(),
                       [](const Filter& filter) { return filter.asks_for(Quality::owned_by) && filter.of; });
      if (of.from == Reference::cards && of.also.empty() && owned != of_owner.filters.end()) {
        const Selector owner = *owned->of;
        of_owner.filters.erase(owned);
        if (of_owner.filters == std::vector{zone_filter(Zone::library)})
          return say_does(speaker, owner, "have", "has") + many(speaker, condition) + " cards in library";
      }
      if (who != nullptr && what.from == Reference::played) {
        const bool lands = what.filters == std::vector{type_filter(CardType::land)};
        what.from = lands ? Reference::permanents : Reference::spells;
        return say_does(speaker, *who, "played", "played") + many(speaker, condition) + " " +
               say_group(speaker, what, true) + " this turn";
      }
      const std::string so_many = many(speaker, condition) + " " + say_group(speaker, what, true);
      return who != nullptr ? say_does(speaker, *who, "control", "controls") + so_many
                            : "there are " + so_many;
    }
    case AmountKind::regenerations:
      if (condition.compare == Comparison::at_least && condition.right && *condition.right == Amount(1))
        return say_thing(speaker, of, "a ") + " regenerated this turn";
      return "";
    case AmountKind::hand_size:
      return say_does(speaker, left.of ? of : one(Reference::you), "have", "has") + many(speaker, condition) +
             " cards in hand";
    case AmountKind::life:
      return say_does(speaker, left.of ? of : one(Reference::you), "have", "has") +
             many(speaker, condition, false) + " life";
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
             say_quantity(speaker, {condition.compare, condition.right ? *condition.right : Amount(0)},
                          false);
    default:
      return "";
  }
}

std::string say_more_life(Speaker& speaker, const Condition& condition) {
  const Selector* less = with_less_life(condition);
  if (less == nullptr) return "";
  return say_does(speaker, *condition.left->of, "have", "has") + "more life than " +
         say_thing(speaker, *less, "a ");
}

std::string say_more(Speaker& speaker, const Condition& condition) {
  if (condition.kind != ConditionKind::compare || !condition.left || !condition.right) return "";
  const Amount& left = *condition.left;
  const Amount& right = *condition.right;
  if (left.kind != AmountKind::count || right.kind != AmountKind::count || !left.of || !right.of) return "";
  const auto [what, who] = without_controller(*left.of);
  const auto [than, whom] = without_controller(*right.of);
  if (who == nullptr || whom == nullptr || !(what == than) || condition.compare == Comparison::equal)
    return "";
  return say_does(speaker, *who, "control", "controls") +
         (condition.compare == Comparison::at_most ? "more " : "fewer ") + say_group(speaker, what, true) +
         " than " + say_thing(speaker, *whom, "a ");
}

std::string say_exists(Speaker& speaker, const Selector& what, bool none) {
  if (!none && what.from == Reference::self && what.filters == std::vector{filter_of(Quality::in_zone)})
    return speaker.card.name + " is in play";
  const auto [rest, who] = without_controller(what);
  if (who != nullptr)
    return say_does(speaker, *who, "control", "controls") +
           (none ? "no " + say_group(speaker, rest, true) : say_thing(speaker, rest, "a "));
  if (what.from == Reference::sacrificed || what.from == Reference::discarded) {
    const std::string who = is_you(speaker.gave_up) ? "you" : say_thing(speaker, speaker.gave_up, "a ");
    const std::string one_done = a_or_an(say_group(speaker, what, false, true));
    const std::string noun = one_done.substr(0, one_done.find(" " + std::string(said_done(what.from))));
    const std::string past(said_done(what.from));
    const std::string deed = past == "sacrificed" ? "sacrifice" : "discard";
    return who + (!none ? " " + past : (who == "you" ? " do not " : " does not ") + deed) + " " + noun +
           " this way";
  }
  if (!said_done(what.from).empty())
    return none ? "there are no " + say_group(speaker, what, true)
                : "there is " + a_or_an(say_group(speaker, what, false));
  const std::string in_play = what.from == Reference::cards || what.from == Reference::died ||
                                      what.from == Reference::perished || what.from == Reference::played ||
                                      what.from == Reference::sources
                                  ? ""
                                  : " in play";
  return none ? "there are no " + say_group(speaker, what, true) + in_play
              : "there is " + say_thing(speaker, what, "a ") + in_play;
}

}  // namespace sleight
