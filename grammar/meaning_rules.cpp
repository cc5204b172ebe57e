#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

Ability forbidding(RuleKind kind) {
  Ability ability;
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
  return ability;
}

/// Everything of the same type that is not like that: "except by Walls" is "by creatures that are no Walls".
bool turn_round(Selector& selector) {
  Filter* only = nullptr;
  for (Filter& filter : selector.filters) {
    if (filter.quality == Quality::type && !filter.negated && filter.types == CardType::creature) continue;
    if (only != nullptr) return false;
    only = &filter;
  }
  if (only == nullptr || !selector.also.empty()) return false;
  only->negated = !only->negated;
  in_canonical_order(selector.filters);
  return true;
}

}  // namespace

/// A permanent untaps in its controller's untap phase: no other is a time for this rule.
bool Meaning::names_untap_phase_of(const Selector& subject, const Node& whose) {
  // "Its controller's" is said of the subject, whatever else was spoken of.
  const Node* of = whose.child("thing");
  if (of != nullptr && of->first().has("CONTROLLER") && !of->has("CONTROLLER")) {
    take_all(whose);
    return true;
  }
  const bool your = whose.has("YOUR");
  Selector its = one(Reference::controller_of);
  its.of = subject;
  const Selector who = possessive(whose);
  return your ? subject == one(Reference::self) : who == its || subject.from == Reference::permanents;
}

Ability Meaning::blocked_by(const Node& node) {
  Ability ability = forbidding(RuleKind::cannot_be_blocked);
  if (const Node* few = node.child("number")) {
    ability.rule.kind = RuleKind::needs_blockers;
    ability.rule.amount = number(*few);
    return ability;
  }
  const Node* by = node.child("np");
  if (by != nullptr) ability.rule.by = np(*by);
  if (node.has("EXCEPT") && !turn_round(ability.rule.by)) fail();
  return ability;
}

/// What a sentence forbids or allows. `subject` becomes what it is about, `lasting` for how long.
std::vector<Ability> Meaning::rules(const Node& node, Selector& subject, Duration& lasting) {
  take(node);
  const auto counted = [&](RuleKind kind, int less) {
    Ability ability = forbidding(kind);
    const Amount some = number(*node.child("number"));
    if (some.kind != AmountKind::number || some.number <= less) fail();
    ability.rule.amount = Amount(some.number - less);
    return ability;
  };
  const bool cannot = node.has("CANNOT");
  if (node.has("MAXIMUM")) return {forbidding(RuleKind::hand_limit)};
  if (node.has("PLAY")) return {counted(RuleKind::additional_land, 0)};
  if (node.has("CHOOSE")) {
    if (!(subject == one(Reference::you))) fail();
    subject = np(*node.child("np"));
    return {forbidding(RuleKind::may_stay_tapped)};
  }
  if (node.has("UNTAP") && cannot) {
    if (!(subject == one(Reference::players))) fail();
    subject = group(*node.child("group"));
    return {counted(RuleKind::untap_limit, 0)};
  }
  if (node.has("UNTAP")) {
    if (!names_untap_phase_of(subject, *node.child("possessive"))) fail();
    if (node.has("NEXT")) lasting = Duration::next_untap;
    return {forbidding(RuleKind::does_not_untap)};
  }
  if (node.has("ABLE")) {
    if (node.has("THIS")) lasting = Duration::end_of_turn;
    return {forbidding(RuleKind::must_attack)};
  }
  if (node.has("DEAL")) return {forbidding(RuleKind::deals_no_combat_damage)};
  if (node.has("THOUGH")) {
    // Of what keeps a creature from attacking, these two are all that the words can mean.
    const Node* type = node.child("CREATURE_TYPE");
    if (type != nullptr && type->text != "wall") fail();
    return {forbidding(RuleKind::attacks_alone_rule_off)};
  }
  if (node.has("FLYING")) {
    Ability web;
    web.kind = AbilityKind::keyword;
    web.keyword.name = word("web");
    if (!(subject == one(Reference::self))) fail();
    return {web};
  }
  if (node.has("CAN")) return {counted(RuleKind::blocks_additional, node.has("ADDITIONAL") ? 0 : 1)};
  if (node.has("OR") && !node.has("TARGET") && !node.has("BLOCKED"))
    return {forbidding(RuleKind::cannot_attack), forbidding(RuleKind::cannot_block)};
  if (node.has("TARGET")) return {forbidding(RuleKind::cannot_be_targeted)};
  if (node.has("ENCHANTED")) return {forbidding(RuleKind::cannot_be_enchanted)};
  if (node.has("BLOCKED")) return {blocked_by(node)};
  if (node.has("ATTACK")) return {forbidding(RuleKind::cannot_attack)};
  if (node.has("BLOCK")) {
    Ability forbids = forbidding(RuleKind::cannot_block);
    if (const Node* whom = node.child("np")) forbids.rule.by = np(*whom);
    return {forbids};
  }
  return {forbidding(RuleKind::cannot_regenerate)};
}

/// "Damage dealt to ~ by creatures is reduced to 0", "damage dealt to you is dealt to ~ instead".
Ability Meaning::reduction(const Node& node) {
  take(node);
  const auto things = node.all("np");
  const bool from = node.has("BY") || node.has("FROM");
  Ability ability = forbidding(node.has("INSTEAD") ? RuleKind::redirects_damage : RuleKind::reduces_damage);
  ability.affects = np(*things[0]);
  if (from) ability.rule.by = np(*things[1]);
  if (node.has("INSTEAD"))
    ability.rule.to = np(*things.back());
  else if (node.child("NUMBER")->text != "0")
    fail();
  return ability;
}

/// "Prevent all combat damage dealt by target creature this turn": it deals none.
Ability Meaning::no_combat_damage(const Node& node) {
  take(node);
  Ability ability = forbidding(RuleKind::deals_no_combat_damage);
  if (const Node* who = node.child("np")) {
    ability.affects = np(*who);
  } else {
    ability.affects = one(Reference::permanents);
    ability.affects.filters.emplace_back();
    ability.affects.filters.back().types = CardType::creature;
  }
  return ability;
}

}  // namespace sleight
