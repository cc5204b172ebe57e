#include "grammar/abilities/aiming_rules_english.h"

#include <string_view>
#include <utility>
#include <vector>

#include "core/card/reference_records.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"

namespace sleight {

namespace {

/// "Of spells or effects" is of whatever aims; "of spells" alone, or of some of them, is said by those.
SaidRules cannot_be_targeted(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_targeted);
  Selector by = read_group(context, said.the(Phrase::group));
  const bool sets = is_under_way(by.from);
  Selector all = one(Reference::spells);
  all.also.push_back(one(Reference::effects));
  if (by == all) return {rule};
  // Of two sorts the demands would be asked of the first alone.
  if (!sets || !by.also.empty()) context.fail();
  rule.rule.by = std::move(by);
  return {rule};
}

/// "By white sources": what aims is told by its source alone.
SaidRules cannot_be_aimed_at_by(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_targeted);
  rule.rule.by = read_np(context, said.the(Phrase::np));
  if (rule.rule.by.from != Reference::permanents) context.fail();
  return {rule};
}

/// "Spells or effects that can target only Walls".
SaidRules cannot_be_targeted_as(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_targeted_as);
  rule.rule.word = context.word(said.the(Lexeme::CREATURE_TYPE).open->name);
  return {rule};
}

/// "Stays in play when enchanted creature is put into a graveyard."
SaidRules stays_alone(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  if (!(read_np(context, said.the(Phrase::np)) == one(Reference::enchanted))) context.fail();
  if (!(subject == one(Reference::self))) context.fail();
  return {rule_of(RuleKind::stays_alone)};
}

SaidRules cannot_be_enchanted_anew(ReadingContext&, const Node&, Selector&, Duration&) {
  return {rule_of(RuleKind::cannot_be_enchanted_anew)};
}

/// "It can be the target of spells or effects target player controls as though it did not have shroud".
SaidRules targeted_though(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::may_be_targeted);
  const OpenWord* keyword = said.the(Lexeme::KEYWORD).open;
  if (keyword == nullptr || keyword->rule != RuleKind::cannot_be_targeted) context.fail();
  Selector by = read_group(context, said.the(Phrase::group));
  // What aims is told by its source alone: of whom both are.
  const bool both = by.from == Reference::spells && by.also.size() == 1 &&
                    by.also.front().from == Reference::effects && by.filters.size() == 1 &&
                    by.filters.front().quality == Quality::controlled_by &&
                    (by.also.front().filters.empty() || by.also.front().filters == by.filters);
  if (!both) return context.fail(), SaidRules{};
  rule.rule.by = one(Reference::permanents);
  rule.rule.by.filters = by.filters;
  return {rule};
}

SaidRules cannot_be_enchanted(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_enchanted);
  const Node* by = said.child(Phrase::np);
  if (by == nullptr) return {rule};
  // "Other enchantments" are other than this card: what is enchanted, of which the text spoke, is none on
  // itself.
  const Selector enchanted = context.antecedent;
  context.refer_to({});
  rule.rule.by = read_np(context, *by);
  context.refer_to(enchanted);
  return {rule};
}

/// "It loses "enchant creature card in a graveyard" and gains "enchant ..."": what it may be put on from now
/// on, where that is what it could be put on before.
SaidRules enchants_another(ReadingContext& context, const Node& said, Selector& subject, Duration& lasting) {
  std::vector<std::string_view> quoted;
  for (const Node& child : said.children)
    if (child.is(Lexeme::QUOTED)) quoted.push_back(child.text);
  Ability rule = rule_of(RuleKind::enchants_instead);
  const Selector before = read_quoted_enchant(context, quoted.front());
  rule.rule.to = read_quoted_enchant(context, quoted.back());
  if (!(subject == one(Reference::self)) || !(before == context.facts.enchants) ||
      lasting != Duration::for_good)
    context.fail();
  return {rule};
}

}  // namespace

RuleFamily aiming_rules() {
  static constexpr ReadRule rows[] = {
      {Phrase::cannot_be_targeted, cannot_be_targeted},
      {Phrase::cannot_be_aimed_at_by, cannot_be_aimed_at_by},
      {Phrase::cannot_be_targeted_as, cannot_be_targeted_as},
      {Phrase::stays_alone, stays_alone},
      {Phrase::cannot_be_enchanted_anew, cannot_be_enchanted_anew},
      {Phrase::targeted_though, targeted_though},
      {Phrase::cannot_be_enchanted, cannot_be_enchanted},
      {Phrase::enchants_another, enchants_another},
  };
  return rows;
}

}  // namespace sleight
