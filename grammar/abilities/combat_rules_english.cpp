#include "grammar/abilities/combat_rules_english.h"

#include <utility>
#include <vector>

#include "core/card/letters.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// Everything of the same type that is not like that: "except by Walls" is "by creatures that are no Walls".
bool turn_round(Selector& selector) {
  Filter* only = nullptr;
  for (Filter& filter : selector.filters) {
    if (filter.asks_for(Quality::type) && filter.types == CardType::creature) continue;
    // The opposite of two demands is either of their opposites, which no list of filters says.
    if (only != nullptr) return false;
    only = &filter;
  }
  if (only == nullptr || !selector.also.empty()) return false;
  only->negated = !only->negated;
  in_canonical_order(selector.filters);
  return true;
}

/// "Except by Walls and creatures with flying" is "by creatures that are neither".
bool turn_round_several(Selector& selector) {
  std::vector<Selector> sorts = std::exchange(selector.also, {});
  if (sorts.empty()) return false;
  sorts.insert(sorts.begin(), std::exchange(selector, one(Reference::permanents)));
  for (Selector& sort : sorts) {
    if (sort.from != Reference::permanents || !turn_round(sort)) return false;
    for (const Filter& filter : sort.filters)
      if (filter.negated) selector.filters.push_back(filter);
  }
  selector.filters.push_back(type_filter(CardType::creature));
  in_canonical_order(selector.filters);
  // Each sort has left one demand, or one of them asked for what is no creature.
  return selector.filters.size() == sorts.size() + 1;
}

SaidRules cannot_block(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_block);
  if (const Node* whom = said.child(Phrase::np)) rule.rule.by = read_np(context, *whom);
  return {rule};
}

/// "Creatures with swampwalk can be blocked as though they did not have swampwalk".
SaidRules blocked_as_without(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::blocked_as_without);
  const Ability keyword = read_keyword(context, said.the(Phrase::keyword));
  if (keyword.kind != AbilityKind::keyword || keyword.keyword.number || !keyword.keyword.cost.empty())
    context.fail();
  rule.rule.word = keyword.keyword.name;
  if (!keyword.keyword.filters.empty()) {
    rule.rule.by = one(Reference::permanents);
    rule.rule.by.filters = keyword.keyword.filters;
  }
  return {rule};
}

/// "Creatures with landwalk abilities can be blocked as though they did not have those abilities".
SaidRules blocked_as_without_any(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::blocked_as_without);
  if (const Node* named = said.child(Lexeme::LAND_KEYWORD)) {
    if (!named->open->land.empty()) context.fail();
    rule.rule.word = context.word(named->open->name);
    return {rule};
  }
  // "Those" are what the subject is said to have.
  for (const Filter& filter : subject.filters)
    if (filter.asks_for(Quality::keyword) && !filter.of) rule.rule.word = filter.word;
  if (!rule.rule.word) context.fail();
  return {rule};
}

SaidRules cannot_attack_or_block(ReadingContext&, const Node&, Selector&, Duration&) {
  return {rule_of(RuleKind::cannot_attack), rule_of(RuleKind::cannot_block)};
}

SaidRules cannot_be_blocked(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_blocked);
  if (const Node* by = said.child(Phrase::np)) rule.rule.by = read_np(context, *by);
  // The rule says who may not block: "except by" has to be turned into those.
  const bool several = !rule.rule.by.also.empty();
  if (said.has(Lexeme::EXCEPT) && !(several ? turn_round_several(rule.rule.by) : turn_round(rule.rule.by)))
    context.fail();
  return {rule};
}

/// "You cannot be attacked except by creatures with flying": creatures of your opponent without it cannot
/// attack.
SaidRules cannot_be_attacked(ReadingContext& context, const Node& said, Selector& about, Duration&) {
  if (!is_you(about)) context.fail();
  about = one(Reference::permanents);
  about.filters = {type_filter(CardType::creature)};
  if (const Node* by = said.child(Phrase::np)) {
    about = read_np(context, *by);
    if (!(about.also.empty() ? turn_round(about) : turn_round_several(about))) context.fail();
  }
  narrow(about, filter_by(Quality::controlled_by, one(Reference::opponent)));
  return {rule_of(RuleKind::cannot_attack)};
}

SaidRules read_needed_blockers(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::needs_blockers);
  rule.rule.amount = read_number(context, said.the(Phrase::number));
  return {rule};
}

SaidRules blocker_limit(ReadingContext& context, const Node& said, Selector&, Duration&) {
  return {with_number(context, said, RuleKind::blocker_limit, 0)};
}

/// "Cannot attack unless at least two other creatures attack": the others do the same.
SaidRules needs_company(ReadingContext& context, const Node& said, Selector&, Duration&) {
  const bool attacks = said.has(Lexeme::ATTACK);
  if (attacks == said.has(Lexeme::BLOCK)) context.fail();
  return {with_number(context, said, attacks ? RuleKind::attack_company : RuleKind::block_company, 0)};
}

/// "It can block creatures with flying" is what the keyword web says.
SaidRules can_block_those_with(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  if (said.the(Lexeme::KEYWORD).open->name != "flying" || !(subject == one(Reference::self))) context.fail();
  Ability web;
  // Fliers are blocked by what has web (R-FLY-1): no other rule lets a creature without flying do it.
  web.kind = AbilityKind::keyword;
  web.keyword.name = context.word("web");
  return {web};
}

SaidRules can_block_additional(ReadingContext& context, const Node& said, Selector&, Duration&) {
  return {with_number(context, said, RuleKind::blocks_additional, 0)};
}

SaidRules can_block_so_many(ReadingContext& context, const Node& said, Selector&, Duration&) {
  return {with_number(context, said, RuleKind::blocks_additional, 1)};
}

/// Of what keeps a creature from attacking, being a Wall and having defender are all that words can mean.
SaidRules read_attack_though_wall(ReadingContext& context, const Node& said, Selector&, Duration&) {
  // Words are spelt as whoever was read first spells them: "Wall", "wall".
  if (lowered(said.the(Lexeme::CREATURE_TYPE).open->name) != "wall") context.fail();
  return {rule_of(RuleKind::attacks_alone_rule_off)};
}

SaidRules read_attack_though_defender(ReadingContext& context, const Node& said, Selector&, Duration&) {
  if (said.the(Lexeme::KEYWORD).open->rule != RuleKind::cannot_attack) context.fail();
  return {rule_of(RuleKind::attacks_alone_rule_off)};
}

SaidRules must_attack_this_turn(ReadingContext&, const Node&, Selector&, Duration& lasting) {
  lasting = Duration::end_of_turn;
  return {rule_of(RuleKind::must_attack)};
}

/// "It blocks each attacking creature this turn if able."
SaidRules must_block_each(ReadingContext& context, const Node& said, Selector& subject, Duration& lasting) {
  if (is_player(context, subject)) context.fail();
  Ability rule = rule_of(RuleKind::must_block_each);
  rule.rule.by = read_group(context, said.the(Phrase::group));
  if (rule.rule.by.from != Reference::permanents) context.fail();
  if (said.has(Lexeme::THIS)) lasting = Duration::end_of_turn;
  return {rule};
}

}  // namespace

RuleFamily combat_rules() {
  static constexpr ReadRule rows[] = {
      {Phrase::blocked_as_without, blocked_as_without},
      {Phrase::blocked_as_without_any, blocked_as_without_any},
      {Phrase::cannot_block, cannot_block},
      {Phrase::cannot_attack_or_block, cannot_attack_or_block},
      {Phrase::cannot_be_blocked, cannot_be_blocked},
      {Phrase::cannot_be_attacked, cannot_be_attacked},
      {Phrase::needs_blockers, read_needed_blockers},
      {Phrase::blocker_limit, blocker_limit},
      {Phrase::needs_company, needs_company},
      {Phrase::can_block_those_with, can_block_those_with},
      {Phrase::can_block_additional, can_block_additional},
      {Phrase::can_block_so_many, can_block_so_many},
      {Phrase::attacks_though_wall, read_attack_though_wall},
      {Phrase::attacks_though_defender, read_attack_though_defender},
      {Phrase::must_attack_this_turn, must_attack_this_turn},
      {Phrase::must_block_each, must_block_each},
  };
  return rows;
}

Ability read_attack_price(ReadingContext& context, const Node& unless, const Ability& forbidden) {
  context.take(unless);
  Ability price = forbidden;
  price.rule.kind =
      forbidden.rule.kind == RuleKind::cannot_attack ? RuleKind::attack_cost : RuleKind::block_cost;
  const Selector subject = forbidden.affects.empty() ? one(Reference::self) : forbidden.affects;
  const Node& np = unless.the(Phrase::np);
  const Node& who = np.first().first();
  // "Its controller", "their controller" is said of what attacks; "you" of the card that says it.
  const bool own = np.children.size() == 1 && who.is(Phrase::its_player) && who.has(Lexeme::CONTROLLER);
  if (own)
    context.take_all(np);
  else if (!(read_np(context, np) == one(Reference::you)) || !(subject == one(Reference::self)))
    context.fail();
  if (const Node* deed = unless.child(Phrase::deed))
    price.cost.parts.push_back(read_deed(context, *deed));
  else
    price.cost = read_cost(context, unless.the(Phrase::cost));
  // X would be nobody's choice, and what taps for it is not said.
  if (price.cost.mana.x != 0 || price.cost.tap) context.fail();
  return price;
}

}  // namespace sleight
