#include "grammar/reading_context.h"

#include <algorithm>
#include <tuple>

#include "core/card/given_names.h"
#include "core/card/verb.h"
#include "grammar/selectors.h"

namespace sleight {

void ReadingContext::take(const Node& node) {
  for (const Node& child : node.children)
    // The end of the line is a child as well, and no word: its number lies behind the last one.
    if (child.rule == Phrase::none && child.number < taken.size()) taken[child.number] = true;
}

void ReadingContext::take_all(const Node& node) {
  take(node);
  for (const Node& child : node.children) take_all(child);
}

void PastActions::know(const Step& step) {
  if (!read_last || !(*read_last == step)) ++since_tapped;
  read_last = step;
  if (step.verb == Verb::tap) {
    tapped = step.what;
    since_tapped = 0;
  }
  known |= own_names_given(step);
  // What is done again and again, and what it finds each time.
  if (is_process(step)) known |= bit_of(Reference::found_before);
  know(step.cost);
  for (const Steps* inside : {&step.then, &step.otherwise})
    for (const Step& each : *inside) know(each);
}

Word ReadingContext::word(std::string_view spelling) {
  // The definition holds a number for the word; its spelling has to reach whoever interns it for a library.
  words.emplace_back(spelling);
  return Word{spelling};
}

// "Regenerate it" with nothing spoken of before means the card that says so (R-REGEN-9).
Selector ReadingContext::it() {
  if (only_by_name) fail();
  if (antecedent.empty()) {
    // What is in play can be what does it; a spell has no power of its own, and is nothing that is put
    // anywhere.
    const bool itself = self_named && any(facts.types & permanent_types);
    if (!given_up.of_price || itself) return one(Reference::self);
    if (given_up.several || given_up.what.empty()) fail();
    return given_up.what;
  }
  // A card that was aimed at outside play is another object where it lies by now (R-ZONE-2).
  const TargetSpec* aimed = antecedent == gone ? target(antecedent) : nullptr;
  return aimed != nullptr && aimed->what.from == Reference::cards ? one(Reference::moved) : antecedent;
}

Selector ReadingContext::aim_at(TargetSpec spec) {
  if (targets == nullptr) {
    fail();
    return {};
  }
  Selector target = one(Reference::target);
  // They are all chosen at once (R-TARGET-1): none is known while another is looked for, but for the fight
  // that one had with the one named before it, and for being another than that.
  const auto by_another = [](const Filter& filter) {
    if (filter.quality == Quality::was_blocked) return false;
    if (filter.quality == Quality::is_one_of && filter.negated) return false;
    const Selector* of = filter.of ? &*filter.of : nullptr;
    if (of != nullptr && of->of) of = &*of->of;
    return of != nullptr && of->from == Reference::target;
  };
  if (std::any_of(spec.what.filters.begin(), spec.what.filters.end(), by_another)) fail();
  // Targets are numbered in the order in which the text speaks of them: so they are chosen, and said again.
  target.index = static_cast<std::uint8_t>(targets->size());
  targets->push_back(std::move(spec));
  return target;
}

const TargetSpec* ReadingContext::target(const Selector& selector) const {
  return target_among(targets, selector);
}

Ability rule_of(RuleKind kind) {
  Ability ability;
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
  return ability;
}

Amount amount_of(AmountKind kind, const Selector& of) {
  Amount amount;
  amount.kind = kind;
  // A selector of nothing is left out, so that the amount is equal to one that a script writes without it.
  if (!of.empty()) amount.of = of;
  return amount;
}

Amount amount_of(AmountKind kind, std::vector<Amount> terms) {
  Amount amount;
  amount.kind = kind;
  amount.terms = std::move(terms);
  return amount;
}

Filter filter_of(Quality quality, bool negated) {
  Filter filter;
  filter.quality = quality;
  filter.negated = negated;
  return filter;
}

Filter type_filter(CardType types, bool negated) {
  Filter filter = filter_of(Quality::type, negated);
  filter.types = types;
  return filter;
}

Filter word_filter(Quality quality, Word word, bool negated) {
  Filter filter = filter_of(quality, negated);
  filter.word = word;
  return filter;
}

Filter filter_by(Quality quality, Selector of) {
  Filter filter = filter_of(quality);
  filter.of = std::move(of);
  return filter;
}

// Definitions are compared member by member: "red attacking creature" has to equal "attacking red creature".
Filter zone_filter(Zone zone) {
  Filter filter = filter_of(Quality::in_zone);
  filter.zone = zone;
  return filter;
}

void in_canonical_order(std::vector<Filter>& filters) {
  // All that a filter says without a tree of its own; the order in which two trees were written stays.
  const auto key = [](const Filter& f) {
    return std::tuple(f.quality, f.negated, f.types, f.supertypes, f.colours.bits(), f.word.id());
  };
  std::stable_sort(filters.begin(), filters.end(),
                   [&](const Filter& a, const Filter& b) { return key(a) < key(b); });
}

void narrow(Selector& selector, Filter filter) {
  selector.filters.push_back(std::move(filter));
  in_canonical_order(selector.filters);
}

Selector without_found(Selector cards) {
  Filter found = filter_by(Quality::is_one_of, one(Reference::found));
  found.negated = true;
  narrow(cards, std::move(found));
  return cards;
}

bool is_player(const ReadingContext& context, const Selector& who) {
  // Of these only what was spoken of tells.
  if (who.from == Reference::target || who.from == Reference::it) return who == context.player;
  return means_players(who.from);
}

}  // namespace sleight

template class std::vector<sleight::Ability>;
template class std::vector<sleight::Amount>;
template class std::vector<sleight::ChangePart>;
template class std::vector<sleight::Condition>;
template class std::vector<sleight::CostPart>;
template class std::vector<sleight::Filter>;
template class std::vector<sleight::Mode>;
template class std::vector<sleight::Selector>;
template class std::vector<sleight::Step>;
template class std::vector<sleight::TargetSpec>;
template class sleight::Box<sleight::Amount>;
template class sleight::Box<sleight::Card>;
template class sleight::Box<sleight::Condition>;
template class sleight::Box<sleight::Selector>;
template class sleight::Box<sleight::Trigger>;
