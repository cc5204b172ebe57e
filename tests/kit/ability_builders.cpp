#include "tests/kit/ability_builders.h"

#include <stdexcept>
#include <string>
#include <utility>

#include "core/card/event_kind.h"
#include "core/card/mana_text.h"
#include "core/card/verb.h"

namespace sleight::kit {

Filter asking(Quality quality, bool negated) {
  Filter filter;
  filter.quality = quality;
  filter.negated = negated;
  return filter;
}
Filter asking(Quality quality, Selector of) {
  Filter filter = asking(quality);
  filter.of = std::move(of);
  return filter;
}
Filter of_type(CardType types, bool negated) {
  Filter filter = asking(Quality::type, negated);
  filter.types = types;
  return filter;
}
Filter of_colour(Colours colours, bool negated) {
  Filter filter = asking(Quality::colour, negated);
  filter.colours = colours;
  return filter;
}
Filter of_subtype(std::string_view word, bool negated) {
  Filter filter = asking(Quality::subtype, negated);
  filter.word = Word{word};
  return filter;
}

Selector from(Reference reference, std::vector<Filter> filters) {
  Selector selector;
  selector.from = reference;
  selector.filters = std::move(filters);
  return selector;
}
Selector a_target() { return from(Reference::target); }
Selector permanents(CardType types, std::vector<Filter> more) {
  more.insert(more.begin(), of_type(types));
  return from(Reference::permanents, std::move(more));
}
Selector creatures(std::vector<Filter> more) { return permanents(CardType::creature, std::move(more)); }
Selector lands_of_type(std::string_view word) { return permanents(CardType::land, {of_subtype(word)}); }
Selector creature_or_player() {
  Selector selector = creatures();
  selector.also.push_back(from(Reference::players));
  return selector;
}

Amount amount_of(AmountKind kind, Selector of) {
  Amount amount;
  amount.kind = kind;
  amount.of = std::move(of);
  return amount;
}
Amount that_much() { return amount_of(AmountKind::that_amount); }
Condition exists(Selector what) {
  Condition condition;
  condition.kind = ConditionKind::exists;
  condition.what = std::move(what);
  return condition;
}
Condition none(Condition of) {
  Condition condition;
  condition.kind = ConditionKind::none;
  condition.parts.push_back(std::move(of));
  return condition;
}

ChangePart part(ChangeKind kind, std::optional<Amount> amount) {
  ChangePart made;
  made.kind = kind;
  if (amount) made.amount = *std::move(amount);
  return made;
}
ChangePart chosen_part(ChangeKind kind) {
  ChangePart made = part(kind);
  made.chosen = true;
  return made;
}
ChangePart word_part(ChangeKind kind, std::string_view word, std::string_view to) {
  ChangePart made = part(kind);
  made.word = Word{word};
  made.to = Word{to};
  return made;
}
ChangePart type_part(ChangeKind kind, CardType types) {
  ChangePart made = part(kind);
  made.types = types;
  return made;
}
ChangePart colour_part(Colours colours) {
  ChangePart made = part(ChangeKind::colour);
  made.colours = colours;
  return made;
}
ChangePart gains(Ability ability) {
  ChangePart made = part(ChangeKind::gains);
  made.abilities.push_back(std::move(ability));
  return made;
}
std::vector<ChangePart> plus(int power, int toughness) {
  return {part(ChangeKind::plus_power, power), part(ChangeKind::plus_toughness, toughness)};
}
std::vector<ChangePart> becomes(int power, int toughness) {
  return {part(ChangeKind::power, power), part(ChangeKind::toughness, toughness)};
}

Step step(Verb verb, Selector what, std::optional<Amount> amount) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  if (amount) made.amount = *std::move(amount);
  return made;
}
Step change(std::vector<ChangePart> parts, Duration duration, Selector what) {
  Step made = step(Verb::change, std::move(what));
  made.change.parts = std::move(parts);
  made.duration = duration;
  return made;
}
Step add_mana(std::string_view letters) {
  Step made = step(Verb::add_mana);
  std::string coloured;
  for (const char letter : letters) {
    if (letter == mana_letters.back())
      ++made.colourless_mana;
    else
      coloured += letter;
  }
  made.mana = cost_of(coloured);
  return made;
}
Mode mode(Selector target, std::vector<Step> steps) {
  Mode made;
  if (!target.empty()) {
    TargetSpec spec;
    spec.what = std::move(target);
    made.targets.push_back(std::move(spec));
  }
  made.steps = std::move(steps);
  return made;
}

ManaCost cost_of(std::string_view letters) {
  std::string symbols;
  for (const char letter : letters) symbols += {'{', letter, '}'};
  const std::optional<ManaCost> cost = symbols.empty() ? ManaCost{} : read_mana(symbols);
  if (!cost) throw std::logic_error("a test asks for a cost that is none: " + symbols);
  return *cost;
}

Ability ability(AbilityKind kind, std::vector<Mode> modes) {
  Ability made;
  made.kind = kind;
  made.modes = std::move(modes);
  return made;
}
Ability activated(std::string_view cost, Mode does) {
  Ability made = ability(AbilityKind::activated, {std::move(does)});
  made.cost.tap = cost.ends_with('T');
  if (made.cost.tap) cost.remove_suffix(1);
  made.cost.mana = cost_of(cost);
  return made;
}
Ability triggered(EventKind event, Selector subject, std::vector<Step> steps) {
  Ability made = ability(AbilityKind::triggered, {mode({}, std::move(steps))});
  made.trigger.event = event;
  made.trigger.subject = std::move(subject);
  return made;
}
Ability at_phase(std::string_view phase, PhasePart part, Selector whose, std::vector<Step> steps) {
  Ability made = triggered(EventKind::phase, {}, std::move(steps));
  made.trigger.phase = Word{phase};
  made.trigger.part = part;
  made.trigger.whose = std::move(whose);
  return made;
}
Ability continuous(Selector affects, std::vector<ChangePart> parts) {
  Ability made = ability(AbilityKind::continuous, {});
  made.affects = std::move(affects);
  made.change.parts = std::move(parts);
  return made;
}
Ability changing(std::vector<ChangePart> parts, Duration duration) {
  Step does = change(std::move(parts), duration);
  does.line.number = 7;
  return activated("", mode({}, {std::move(does)}));
}
Ability rule(RuleKind kind, Selector by, Selector affects) {
  Ability made = ability(AbilityKind::rule, {});
  made.rule.kind = kind;
  made.rule.by = std::move(by);
  made.affects = std::move(affects);
  return made;
}
Ability numbered(RuleKind kind, int amount, Selector affects) {
  Ability made = rule(kind, {}, std::move(affects));
  made.rule.amount = Amount(amount);
  return made;
}
Ability keyword(std::string_view name, std::vector<Filter> filters) {
  Ability made = ability(AbilityKind::keyword, {});
  made.keyword.name = Word{name};
  made.keyword.filters = std::move(filters);
  return made;
}

std::vector<Ability> trample() { return {rule(RuleKind::excess_to_player)}; }
std::vector<Ability> banding() { return {rule(RuleKind::may_band), rule(RuleKind::divides_damage)}; }
std::vector<Ability> first_strike() { return {rule(RuleKind::first_strike_damage)}; }
std::vector<Ability> regeneration(std::string_view cost) {
  return {activated(cost, mode({}, {step(Verb::regenerate, from(Reference::self))}))};
}
std::vector<Ability> prevention(int amount) {
  return {activated("B", mode(from(Reference::packets), {step(Verb::prevent, a_target(), amount)}))};
}
std::vector<Ability> joined(std::vector<Ability> some, const std::vector<Ability>& more) {
  some.insert(some.end(), more.begin(), more.end());
  return some;
}

}  // namespace sleight::kit
