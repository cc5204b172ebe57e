#include "grammar/effects/exchanges_english.h"

#include <algorithm>
#include <utility>

#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// What is exchanged: of that type what has the most of that value, or the least.
struct Most {
  CardType type = CardType::none;
  AmountKind value = AmountKind::casting_cost;
  bool greatest = true;
};

/// The permanents of one player that have it: several are tied.
Selector those_with_most(const Most& most, const Selector& who) {
  Selector own = one(Reference::permanents);
  own.filters = {type_filter(most.type), filter_by(Quality::controlled_by, who)};
  in_canonical_order(own.filters);
  Filter filter = filter_of(most.value == AmountKind::power       ? Quality::power
                            : most.value == AmountKind::toughness ? Quality::toughness
                                                                  : Quality::casting_cost);
  filter.compare = most.greatest ? Comparison::at_least : Comparison::at_most;
  filter.amount = amount_of(most.greatest ? AmountKind::greatest_among : AmountKind::least_among,
                            {amount_of(most.value, own)});
  Selector those = own;
  narrow(those, std::move(filter));
  return those;
}

/// You choose yours and the other player theirs; where one of them has none nothing is exchanged. What was
/// chosen for an exchange before is of another type, or another's by now.
Steps exchange_of(const Most& most, const Selector& other) {
  Step yours = step(Verb::choose);
  yours.choice = ChoiceKind::card;
  yours.other = those_with_most(most, one(Reference::you));
  Step theirs = step(Verb::search, those_with_most(most, other));
  theirs.amount = Amount(1);
  theirs.other = other;
  Step swap = step(Verb::exchange_control, one(Reference::chosen));
  swap.what.filters.push_back(type_filter(most.type));
  swap.what.also.push_back(one(Reference::found));
  swap.change.parts.push_back(change_part(ChangeKind::controller));
  return {std::move(yours), std::move(theirs), std::move(swap)};
}

/// What the steps from there on exchange, and with whom; nobody where they do something else.
std::pair<Most, Selector> exchanged_there(const Steps& steps, std::size_t from) {
  Most most;
  if (from + 3 > steps.size() || steps[from].verb != Verb::choose ||
      steps[from + 2].verb != Verb::exchange_control || steps[from + 2].what.filters.size() != 1)
    return {};
  most.type = steps[from + 2].what.filters.front().types;
  const Selector other = steps[from + 1].other;
  const auto there = steps.begin() + static_cast<std::ptrdiff_t>(from);
  for (const AmountKind value : {AmountKind::power, AmountKind::toughness, AmountKind::casting_cost})
    for (const bool greatest : {true, false}) {
      most.value = value;
      most.greatest = greatest;
      const Steps whole = exchange_of(most, other);
      if (!other.empty() && std::equal(whole.begin(), whole.end(), there)) return {most, other};
    }
  return {};
}

std::string_view value_said(AmountKind value) {
  return value == AmountKind::power ? "power" : value == AmountKind::toughness ? "toughness" : "casting cost";
}

/// "You and target player exchange control of the creature you each control with the greatest power": whoever
/// has several as great has to be said.
void read_exchanged_most(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Selector you = subject;
  you.also.clear();
  const bool two = you == one(Reference::you) && subject.also.size() == 1 &&
                   is_player(context, subject.also.front()) && !is_set(subject.also.front().from);
  Most most;
  most.type = read_type_word(context, said.the(Phrase::type_word));
  most.value = read_value(context, said.the(Phrase::value));
  most.greatest = said.has(Lexeme::GREATEST);
  if (!two || most.value == AmountKind::life || !any(most.type & permanent_types)) return context.fail();
  for (Step& each : exchange_of(most, subject.also.front())) steps.push_back(std::move(each));
  context.refer_to({});
  context.unsettled = true;
}

/// "Then exchange control of artifacts the same way."
void read_exchanged_alike(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const CardType type = read_type_word(context, said.the(Phrase::type_word));
  if (steps.size() < 3) return context.fail();
  auto [most, other] = exchanged_there(steps, steps.size() - 3);
  // Another type: once more of the same would be another sentence.
  if (other.empty() || most.type == type || !any(type & permanent_types)) return context.fail();
  most.type = type;
  for (Step& each : exchange_of(most, other)) steps.push_back(std::move(each));
}

/// "If two or more permanents a player controls are tied for greatest power, their controller chooses one of
/// them."
void read_tied_of_each(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const AmountKind value = read_value(context, said.the(Phrase::value));
  const bool two = said.the(Lexeme::NUMERAL_WORD).text == "two";
  if (steps.size() < 3 || !two || !std::exchange(context.unsettled, false)) return context.fail();
  const auto [most, other] = exchanged_there(steps, steps.size() - 3);
  if (other.empty() || most.value != value || most.greatest != said.has(Lexeme::GREATEST)) context.fail();
}

constexpr ReadEffect exchanges_read[] = {{Phrase::exchanging_most, read_exchanged_most},
                                         {Phrase::exchanging_alike, read_exchanged_alike},
                                         {Phrase::tied_of_each, read_tied_of_each}};

}  // namespace

std::pair<std::string, std::size_t> say_exchanged_most(Speaker& speaker, const Steps& steps,
                                                       std::size_t from) {
  const auto [most, other] = exchanged_there(steps, from);
  if (other.empty()) return {};
  const std::string extreme =
      std::string(most.greatest ? "greatest " : "least ") + std::string(value_said(most.value));
  std::string text = "you and " + say_thing(speaker, other, "each ") + " exchange control of the " +
                     english(most.type) + " you each control with the " + extreme;
  std::size_t count = 3;
  for (CardType before = most.type;; count += 3) {
    auto [next, same] = exchanged_there(steps, from + count);
    const bool alike =
        same == other && next.type != before && next.value == most.value && next.greatest == most.greatest;
    if (!alike) break;
    text += ". Then exchange control of " + plural(english(next.type)) + " the same way";
    before = next.type;
  }
  return {text + ". If two or more permanents a player controls are tied for " + extreme +
              ", their controller chooses one of them",
          count};
}

EffectFamily exchanges_family() { return {exchanges_read, {}}; }

}  // namespace sleight
