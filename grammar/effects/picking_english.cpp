#include "grammar/effects/picking_english.h"

#include <algorithm>
#include <utility>

#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

Selector pick(ReadingContext& context, Selector what, Amount how_many, const Selector& subject, Steps& steps,
              bool at_random) {
  // Of several players each would pick his own, one after the other.
  if (is_set(actor(subject).from)) context.fail();
  Step choose = step(Verb::search, std::move(what));
  choose.amount = std::move(how_many);
  choose.at_random = at_random;
  // Chance does it for nobody in particular.
  if (!at_random) choose.other = actor(subject);
  steps.push_back(std::move(choose));
  context.refer_to(one(Reference::found));
  return one(Reference::found);
}

namespace {

/// How many cards on top of a library those are; null for other things.
Amount* how_deep(Selector& cards) {
  for (Filter& filter : cards.filters)
    if (cards.from == Reference::cards && filter.asks_for(Quality::on_top) && filter.amount)
      return &*filter.amount;
  return nullptr;
}

}  // namespace

Selector pick_of_them(ReadingContext& context, const Amount& amount, const Selector& subject, Steps& steps,
                      bool at_random, bool stays) {
  const Selector them = context.antecedent;
  context.rest = them;
  context.rest_first = stays;
  const Amount* deep = how_deep(context.rest);
  const bool counted =
      deep != nullptr && deep->is_number() && amount.is_number() && amount.number < deep->number;
  if (!counted) {
    context.fail();
    return {};
  }
  // Once these are gone, so many fewer lie on top.
  if (stays)
    context.rest = without_found(them);
  else
    *how_deep(context.rest) = Amount(deep->number - amount.number);
  return pick(context, them, amount, subject, steps, at_random);
}

bool is_what_stays(Selector rest) {
  const Amount* deep = how_deep(rest);
  return deep != nullptr && deep->kind == AmountKind::difference;
}

Selector the_rest(ReadingContext& context) {
  if (context.rest.empty()) context.fail();
  return std::exchange(context.rest, {});
}

void do_rest_first(ReadingContext& context, Steps& steps) {
  if (!std::exchange(context.rest_first, false)) return;
  if (steps.size() < 2) return context.fail();
  const auto found = std::find_if(steps.begin(), steps.end() - 1, [](const Step& step) {
    return step.what == one(Reference::found) && has(step.verb, VerbTraits::moves);
  });
  // Nothing else may stand between the two.
  if (found != steps.end() - 2) return context.fail();
  std::iter_swap(found, steps.end() - 1);
}

namespace {

/// Whether those are the top cards of your own library.
bool is_top_of_own(const Selector& cards) {
  return is_top_cards(cards) && cards.filters[1].zone == Zone::library &&
         *cards.filters[0].of == one(Reference::you);
}

}  // namespace

Selector last_looked_at(ReadingContext& context, Steps& steps) {
  const Amount* deep = how_deep(context.looked_at);
  const bool shuffled = !steps.empty() && steps.back() == step(Verb::shuffle);
  if (deep == nullptr || !shuffled || !is_top_of_own(context.looked_at)) {
    context.fail();
    return {};
  }
  Step kept = step(Verb::search, context.looked_at);
  kept.amount = *deep;
  // All of them: nobody has anything to choose.
  kept.at_random = true;
  steps.insert(steps.end() - 1, std::move(kept));
  steps.push_back(step(Verb::look_at, one(Reference::found)));
  return one(Reference::found);
}

Selector all_but_one(ReadingContext& context, const Selector& subject, Steps& steps) {
  const Selector them = context.antecedent;
  Selector cards = them;
  if (how_deep(cards) == nullptr) {
    context.fail();
    return {};
  }
  pick(context, them, Amount(1), subject, steps);
  return without_found(them);
}

namespace {

/// "Choose two cards from your hand", of which the next orders speak; "choose target creature".
void read_picking(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  const Node* many = said.child(Phrase::how_many);
  const Amount amount = many != nullptr ? read_number(context, *many) : Amount(1);
  if (said.has(Lexeme::RANDOM)) {
    const Amount so_many = read_number(context, said.the(Phrase::number));
    Selector cards = read_object(context, said.the(Phrase::object));
    if (cards.from != Reference::cards || !subject.empty()) context.fail();
    pick(context, std::move(cards), so_many, subject, steps, true);
    return;
  }
  if (said.has(Lexeme::FROM)) {
    // "Choose a card from it": of the hand, or of the cards, that was looked at.
    const Selector them = context.antecedent;
    if (them.from != Reference::cards || !them.also.empty()) return context.fail();
    Selector what = read_group(context, said.the(Phrase::group), {.of_cards = them.filters});
    if (what.from != Reference::cards) context.fail();
    pick(context, std::move(what), amount, subject, steps);
    return;
  }
  if (said.has(Lexeme::ANY)) {
    // "Any number of artifact cards from your graveyard": no more than there are cards.
    Selector among = read_group(context, said.the(Phrase::group));
    Amount all = amount_of(AmountKind::count, one(among.from));
    pick(context, std::move(among), std::move(all), subject, steps);
    steps.back().up_to = true;
    return;
  }
  if (said.has(Lexeme::OF)) {
    // "One of the top three cards of your library."
    Selector cards = read_object(context, said.the(Phrase::object));
    if (cards.from != Reference::cards) context.fail();
    pick(context, std::move(cards), amount, subject, steps);
    return;
  }
  if (many != nullptr) {
    pick(context, read_group(context, said.the(Phrase::group)), amount, subject, steps);
    steps.back().up_to = said.has(Lexeme::UP);
    return;
  }
  const Node& object = said.the(Phrase::object);
  if (is_indefinite(object)) {
    pick(context, read_np(context, object), Amount(1), subject, steps);
    return;
  }
  // A target was chosen while it was announced (R-TARGET-3): nothing is left to be done.
  const Selector what = read_np(context, object);
  if (what.from != Reference::target || !what.also.empty() || !subject.empty()) context.fail();
}

constexpr ReadEffect picking_read[] = {
    {Phrase::picking, read_picking},
};

}  // namespace

std::string say_all_but_one(Speaker& speaker, const Step& chosen, const Step& rest) {
  Step choose = step(Verb::search, chosen.what);
  choose.amount = Amount(1);
  Step put = step(Verb::move, without_found(chosen.what));
  put.zone = Zone::library;
  put.word = Word{"bottom"};
  put.at_random = true;
  if (!(chosen == choose) || !(rest == put) || !is_top_cards(chosen.what)) return "";
  return "put all but one of them on the bottom of " + say_possessive(speaker, *chosen.what.filters[0].of) +
         " library in a random order";
}

std::string say_shuffled_under(const Steps& steps, std::size_t from) {
  if (steps.size() - from < 4 || steps[from].verb != Verb::search || !is_top_of_own(steps[from].what))
    return "";
  Step kept = step(Verb::search, steps[from].what);
  kept.amount = *steps[from].what.filters.back().amount;
  kept.at_random = true;
  Step put = step(Verb::move, one(Reference::found));
  put.zone = Zone::library;
  put.word = Word{"top"};
  const Steps whole{kept, step(Verb::shuffle), step(Verb::look_at, one(Reference::found)), put};
  if (!std::equal(whole.begin(), whole.end(), steps.begin() + static_cast<std::ptrdiff_t>(from))) return "";
  return "shuffle your library and put the last cards you looked at this way on top of your library in any "
         "order";
}

EffectFamily picking_family() { return {picking_read, {}}; }

}  // namespace sleight
