#include "core/derived/later_layers.h"

#include <algorithm>

#include "core/card/amount_facts.h"
#include "core/card/layers.h"
#include "core/derived/dependencies.h"

namespace sleight {

namespace {

/// What is asked, by whom it is asked of.
struct AskedLayers {
  unsigned own = 0;     ///< of the object that the effect would change
  unsigned others = 0;  ///< of anything else
};

void add_filters(const std::vector<Filter>& filters, AskedLayers& asked) {
  for (const Filter& filter : filters) {
    asked.own |= layers_asked(filter);
    if (filter.amount) asked.others |= layers_asked(*filter.amount);
    if (filter.of) asked.others |= layers_asked(*filter.of);
    // "Artifacts and white creatures": each of them is asked of the same object.
    for (const Selector& alternative : filter.alternatives) add_filters(alternative.filters, asked);
  }
}

void add_affected(const Selector& affects, AskedLayers& asked) {
  add_filters(affects.filters, asked);
  if (affects.of) asked.others |= layers_asked(*affects.of);
  for (const Selector& more : affects.also) add_affected(more, asked);
}

/// A condition asks of the things it names what they are; its parts too.
bool asks_only_of(const Selector& one, const Condition& condition) {
  if (condition.kind == ConditionKind::matches) return condition.what == one;
  const bool joined = condition.kind == ConditionKind::all || condition.kind == ConditionKind::any ||
                      condition.kind == ConditionKind::none;
  return joined && std::all_of(condition.parts.begin(), condition.parts.end(),
                               [&one](const Condition& part) { return asks_only_of(one, part); });
}

/// What a condition asks of the thing that the effect changes.
void add_asked_of_it(const Condition& condition, AskedLayers& asked) {
  add_filters(condition.like.filters, asked);
  for (const Condition& part : condition.parts) add_asked_of_it(part, asked);
}

/// The layers from the first of `layers` on, in the order of the rule set.
unsigned from_first_of(const Rules& rules, unsigned layers) {
  unsigned mask = 0;
  for (const Layer layer : rules.layers)
    if (mask != 0 || (layers & layer_bit(layer)) != 0) mask |= layer_bit(layer);
  return mask;
}

/// Whether an amount asks only of the object that is changed.
bool is_of_it(const Amount& amount) {
  return has(amount.kind, AmountTraits::of_size) && amount.of && amount.of->from == Reference::it &&
         amount.of->filters.empty() && amount.of->also.empty();
}

}  // namespace

bool asks_of_whom_it_changes(const Ability& ability) {
  // One that is named, not each of many: of those the condition asks whether all of them are so.
  const Selector& affects = ability.affects;
  return affects.from == Reference::enchanted && affects.filters.empty() && affects.also.empty() &&
         asks_only_of(affects, ability.condition);
}

bool asks_later(const Rules& rules, const Amount& amount, Layer layer) {
  if (amount.is_number() || is_of_it(amount)) return false;
  return (layers_asked(amount) & from_first_of(rules, layer_bit(layer))) != 0;
}

bool asks_later(const Rules& rules, const Change& change, const Ability* ability) {
  const unsigned layers = layers_of(change);
  if (ability != nullptr) {
    AskedLayers asked;
    add_affected(ability->affects, asked);
    if (asks_of_whom_it_changes(*ability))
      add_asked_of_it(ability->condition, asked);
    else
      asked.others |= layers_asked(ability->condition);
    const unsigned later = from_first_of(rules, layers);
    if ((asked.others & later) != 0 || (asked.own & later & ~layers_alike(layers)) != 0) return true;
  }
  return std::any_of(change.parts.begin(), change.parts.end(), [&](const ChangePart& part) {
    const Layer layer = layer_of(part.kind);
    // What another is a copy of may be the work of a newer effect.
    if (part.kind == ChangeKind::copy_of && !part.who.empty() && part.who.from != Reference::chosen)
      return true;
    return (part.amount && asks_later(rules, *part.amount, layer)) ||
           (layers_asked(part.who) & from_first_of(rules, layer_bit(layer))) != 0;
  });
}

}  // namespace sleight
