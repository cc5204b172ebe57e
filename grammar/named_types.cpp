#include "grammar/named_types.h"

namespace sleight {

namespace {

/// Walks through a definition and gathers the subtypes in it.
class Gatherer {
 public:
  std::vector<Word> types;

  void in(const Card& card) {
    types.insert(types.end(), card.subtypes.begin(), card.subtypes.end());
    in(card.enchants);
    in(card.extra_cost);
    in(card.castable);
    each(card.abilities);
  }

 private:
  template <typename Part>
  void each(const std::vector<Part>& parts) {
    for (const Part& part : parts) in(part);
  }
  template <typename Part>
  void in(const Box<Part>& part) {
    if (part) in(*part);
  }

  void in(const Selector& selector) {
    each(selector.filters);
    in(selector.of);
    each(selector.also);
  }
  void in(const Filter& filter) {
    if (filter.quality == Quality::subtype) types.push_back(filter.word);
    in(filter.amount);
    in(filter.of);
    each(filter.alternatives);
  }
  void in(const Amount& amount) {
    in(amount.of);
    each(amount.terms);
  }
  void in(const Condition& condition) {
    in(condition.what);
    in(condition.like);
    in(condition.left);
    in(condition.right);
    each(condition.parts);
  }
  void in(const Cost& cost) {
    for (const CostPart& part : cost.parts) in(part.what);
  }
  void in(const Trigger& trigger) {
    in(trigger.subject);
    in(trigger.other);
    in(trigger.whose);
  }
  void in(const ChangePart& part) {
    if (part.kind == ChangeKind::becomes_subtype || part.kind == ChangeKind::also_subtype)
      types.push_back(part.word);
    in(part.amount);
    in(part.who);
    each(part.abilities);
  }
  void in(const Mode& mode) {
    for (const TargetSpec& target : mode.targets) in(target.what);
    each(mode.steps);
  }
  void in(const Step& step) {
    in(step.what);
    in(step.other);
    in(step.amount);
    each(step.change.parts);
    in(step.cost);
    in(step.condition);
    in(step.trigger);
    each(step.then);
    each(step.otherwise);
    each(step.abilities);
    in(step.token);
  }
  void in(const Ability& ability) {
    in(ability.cost);
    in(ability.user);
    in(ability.condition);
    in(ability.trigger);
    each(ability.modes);
    in(ability.affects);
    each(ability.change.parts);
    in(ability.rule.by);
    in(ability.rule.to);
    in(ability.rule.amount);
    each(ability.keyword.filters);
    in(ability.keyword.cost);
  }
};

}  // namespace

std::vector<Word> types_named_by(const Card& card) {
  Gatherer gatherer;
  gatherer.in(card);
  return std::move(gatherer.types);
}

}  // namespace sleight
