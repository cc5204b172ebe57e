#include "grammar/abilities/rules_english.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

#include "core/card/mana_text.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

using SaidRules = std::vector<Ability>;
using ReadRules = SaidRules (*)(Meaning&, const Node&, Selector& subject, Duration& lasting);

/// Rulings that say one rule and nothing more.
struct RuleRow {
  Phrase phrase;
  RuleKind rule;
};
constexpr RuleRow plain_rules[] = {
    {Phrase::cannot_attack, RuleKind::cannot_attack},
    {Phrase::attacks_alone, RuleKind::attacks_alone},
    {Phrase::cannot_be_destroyed, RuleKind::cannot_be_destroyed},
    {Phrase::cannot_regenerate, RuleKind::cannot_regenerate},
    {Phrase::cannot_be_regenerated, RuleKind::cannot_regenerate},
    {Phrase::must_attack, RuleKind::must_attack},
    {Phrase::deals_no_combat_damage, RuleKind::deals_no_combat_damage},
    {Phrase::has_no_hand_limit, RuleKind::hand_limit},
    {Phrase::enters_tapped, RuleKind::enters_tapped},
    {Phrase::works_while_tapped, RuleKind::always_on},
    {Phrase::can_block_any_number, RuleKind::blocks_additional},
};

/// A rule with the number that the ruling names, `less` of which every creature has anyhow.
Ability with_number(Meaning& meaning, const Node& said, RuleKind kind, int less) {
  Ability rule = rule_of(kind);
  const Amount some = read_number(meaning, said.the(Phrase::number));
  // "Can block one creature" would say what every creature can (R-BLOCK-1).
  if (some.kind != AmountKind::number || some.number <= less) meaning.fail();
  rule.rule.amount = Amount(some.number - less);
  return rule;
}

/// Everything of the same type that is not like that: "except by Walls" is "by creatures that are no Walls".
bool turn_round(Selector& selector) {
  Filter* only = nullptr;
  for (Filter& filter : selector.filters) {
    if (filter.quality == Quality::type && !filter.negated && filter.types == CardType::creature) continue;
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

/// Whether that was aimed at, or is dealt the damage that was, as something you control.
bool is_said_to_be_yours(const Meaning& meaning, const Selector& subject) {
  const bool hurt = subject.from == Reference::packet_victim && subject.of;
  const Selector& target = hurt ? *subject.of : subject;
  if (target.from != Reference::target || meaning.targets == nullptr ||
      target.index >= meaning.targets->size())
    return false;
  const auto is_yours = [](const Selector& what) {
    const Filter yours = filter_by(Quality::controlled_by, one(Reference::you));
    return what.also.empty() &&
           std::find(what.filters.begin(), what.filters.end(), yours) != what.filters.end();
  };
  const Selector& aimed = (*meaning.targets)[target.index].what;
  if (!hurt) return is_yours(aimed);
  return std::any_of(aimed.filters.begin(), aimed.filters.end(), [&](const Filter& filter) {
    return filter.quality == Quality::packet_to && !filter.negated && filter.of && is_yours(*filter.of);
  });
}

/// A permanent untaps in its controller's untap phase: no other is a time for this rule.
bool names_untap_phase_of(Meaning& meaning, Selector& subject, const Node& whose) {
  // "Its controller's" is said of the subject, whatever else was spoken of.
  const Node* of = whose.child(Phrase::thing);
  if (of != nullptr && of->first().has(Lexeme::CONTROLLER) && !of->has(Lexeme::CONTROLLER)) {
    meaning.take_all(whose);
    return true;
  }
  Selector its = one(Reference::controller_of);
  its.of = subject;
  // What "you control" has no untap phase but yours.
  if (whose.has(Lexeme::YOUR) && subject.from == Reference::enchanted) {
    meaning.take_all(whose);
    narrow(subject, filter_by(Quality::controlled_by, one(Reference::you)));
    return true;
  }
  if (whose.has(Lexeme::YOUR) && is_said_to_be_yours(meaning, subject)) {
    meaning.take_all(whose);
    return true;
  }
  const Selector who = read_possessive(meaning, whose);
  // "Your untap phase" is that of the card that says it; of a set, each has its own controller's.
  return whose.has(Lexeme::YOUR) ? subject == one(Reference::self)
                                 : who == its || subject.from == Reference::permanents;
}

SaidRules cannot_block(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_block);
  if (const Node* whom = said.child(Phrase::np)) rule.rule.by = read_np(meaning, *whom);
  return {rule};
}

/// "Of spells or effects" is of whatever aims; "of spells" alone, or of some of them, is said by those.
SaidRules cannot_be_targeted(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_targeted);
  Selector by = read_group(meaning, said.the(Phrase::group));
  const bool sets = by.from == Reference::spells || by.from == Reference::effects;
  Selector all = one(Reference::spells);
  all.also.push_back(one(Reference::effects));
  if (by == all) return {rule};
  // Of two sorts the demands would be asked of the first alone.
  if (!sets || !by.also.empty()) meaning.fail();
  rule.rule.by = std::move(by);
  return {rule};
}

/// "By white sources": what aims is told by its source alone.
SaidRules cannot_be_aimed_at_by(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_targeted);
  rule.rule.by = read_np(meaning, said.the(Phrase::np));
  if (rule.rule.by.from != Reference::permanents) meaning.fail();
  return {rule};
}

/// "It can be the target of spells or effects target player controls as though it did not have shroud".
SaidRules targeted_though(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::may_be_targeted);
  const OpenWord* keyword = said.child(Lexeme::KEYWORD)->open;
  if (keyword == nullptr || keyword->rule != RuleKind::cannot_be_targeted) meaning.fail();
  Selector by = read_group(meaning, said.the(Phrase::group));
  // What aims is told by its source alone: of whom both are.
  const bool both = by.from == Reference::spells && by.also.size() == 1 &&
                    by.also.front().from == Reference::effects && by.filters.size() == 1 &&
                    by.filters.front().quality == Quality::controlled_by &&
                    (by.also.front().filters.empty() || by.also.front().filters == by.filters);
  if (!both) return meaning.fail(), SaidRules{};
  rule.rule.by = one(Reference::permanents);
  rule.rule.by.filters = by.filters;
  return {rule};
}

/// "Lands cannot come into play": under nobody's control.
SaidRules stays_out(Meaning& meaning, const Node&, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::stays_out);
  // Of the era's tokens none is a land, and of others the rule says nothing.
  if (subject.from != Reference::permanents || !subject.also.empty() ||
      subject.filters != std::vector{type_filter(CardType::land)})
    meaning.fail();
  rule.rule.by = std::exchange(subject, one(Reference::players));
  return {rule};
}

SaidRules lives_without_life(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (!is_player(meaning, subject) || number_named(said.child(Lexeme::NUMBER)->text) != 0) meaning.fail();
  return {rule_of(RuleKind::lives_without_life)};
}

SaidRules cannot_be_enchanted(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_enchanted);
  const Node* by = said.child(Phrase::np);
  if (by == nullptr) return {rule};
  // "Other enchantments" are other than this card: what is enchanted, of which the text spoke, is none on
  // itself.
  const Selector enchanted = meaning.antecedent;
  meaning.refer_to({});
  rule.rule.by = read_np(meaning, *by);
  meaning.refer_to(enchanted);
  return {rule};
}

/// "It loses "enchant creature card in a graveyard" and gains "enchant ..."": what it may be put on from now
/// on, where that is what it could be put on before.
SaidRules enchants_another(Meaning& meaning, const Node& said, Selector& subject, Duration& lasting) {
  std::vector<std::string_view> quoted;
  for (const Node& child : said.children)
    if (child.is(Lexeme::QUOTED)) quoted.push_back(child.text);
  Ability rule = rule_of(RuleKind::enchants_instead);
  const Selector before = read_quoted_enchant(meaning, quoted.front());
  rule.rule.to = read_quoted_enchant(meaning, quoted.back());
  if (!(subject == one(Reference::self)) || !(before == meaning.facts.enchants) ||
      lasting != Duration::for_good)
    meaning.fail();
  return {rule};
}

/// What of a player's cards is meant by "creature spells" or "lands": all but lands are cast (R-CAST-5).
Selector read_cards_played(Meaning& meaning, Selector said) {
  const bool lands = said.from == Reference::permanents && said.filters.size() == 1 &&
                     said.filters[0] == type_filter(CardType::land);
  if (lands) return said;
  // "Cards from an expansion": of what is played nothing else tells a card from a land.
  const bool placed = std::any_of(said.filters.begin(), said.filters.end(),
                                  [](const Filter& filter) { return filter.quality != Quality::expansion; });
  if (said.from == Reference::cards && said.also.empty() && !placed && !said.filters.empty()) return said;
  if (said.from != Reference::spells || !said.also.empty()) meaning.fail();
  said.from = Reference::permanents;  // as sources of a quality are written
  const bool typed = std::any_of(said.filters.begin(), said.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::type && !filter.negated;
  });
  if (!typed) narrow(said, type_filter(CardType::land, true));
  return said;
}

SaidRules cannot_play(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_play);
  if (!is_player(meaning, subject)) meaning.fail();
  rule.rule.by =
      read_cards_played(meaning, read_group(meaning, said.the(Phrase::group), {.demanded = false}));
  // Spells are cast and lands are played (R-CAST-5); of cards both are said so.
  const bool cards = said.the(Phrase::group).the(Phrase::noun).has(Lexeme::CARD);
  if (said.has(Lexeme::CAST) == (cards || rule.rule.by.filters == std::vector{type_filter(CardType::land)}))
    meaning.fail();
  return {rule};
}

/// "Creature spells cannot be cast": by nobody.
SaidRules cannot_be_cast(Meaning& meaning, const Node&, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_play);
  if (subject.from != Reference::spells) meaning.fail();
  rule.rule.by = read_cards_played(meaning, subject);
  subject = one(Reference::players);
  return {rule};
}

/// "Creatures with swampwalk can be blocked as though they did not have swampwalk".
SaidRules blocked_as_without(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::blocked_as_without);
  const Ability keyword = read_keyword(meaning, said.the(Phrase::keyword));
  if (keyword.kind != AbilityKind::keyword || keyword.keyword.number || !keyword.keyword.cost.empty())
    meaning.fail();
  rule.rule.word = keyword.keyword.name;
  if (!keyword.keyword.filters.empty()) {
    rule.rule.by = one(Reference::permanents);
    rule.rule.by.filters = keyword.keyword.filters;
  }
  return {rule};
}

/// "Creatures with landwalk abilities can be blocked as though they did not have those abilities".
SaidRules blocked_as_without_any(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::blocked_as_without);
  if (const Node* named = said.child(Lexeme::LAND_KEYWORD)) {
    if (!named->open->land.empty()) meaning.fail();
    rule.rule.word = meaning.word(named->open->name);
    return {rule};
  }
  // "Those" are what the subject is said to have.
  for (const Filter& filter : subject.filters)
    if (filter.quality == Quality::keyword && !filter.negated && !filter.of) rule.rule.word = filter.word;
  if (!rule.rule.word) meaning.fail();
  return {rule};
}

/// Of what a creature may do at once, haste is the word (R-SICK-1).
Ability as_if_hasty(Meaning& meaning, const Node& said, RuleKind kind) {
  if (said.child(Lexeme::KEYWORD)->open->name != "haste") meaning.fail();
  return rule_of(kind);
}

SaidRules attacks_as_if(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {as_if_hasty(meaning, said, RuleKind::attacks_at_once)};
}

SaidRules tapped_as_if(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {as_if_hasty(meaning, said, RuleKind::tapped_at_once)};
}

SaidRules cannot_attack_or_block(Meaning&, const Node&, Selector&, Duration&) {
  return {rule_of(RuleKind::cannot_attack), rule_of(RuleKind::cannot_block)};
}

SaidRules cannot_be_blocked(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_blocked);
  if (const Node* by = said.child(Phrase::np)) rule.rule.by = read_np(meaning, *by);
  // The rule says who may not block: "except by" has to be turned into those.
  const bool several = !rule.rule.by.also.empty();
  if (said.has(Lexeme::EXCEPT) && !(several ? turn_round_several(rule.rule.by) : turn_round(rule.rule.by)))
    meaning.fail();
  return {rule};
}

/// "You cannot be attacked except by creatures with flying": creatures of your opponent without it cannot
/// attack.
SaidRules cannot_be_attacked(Meaning& meaning, const Node& said, Selector& about, Duration&) {
  if (!is_you(about)) meaning.fail();
  about = one(Reference::permanents);
  about.filters = {type_filter(CardType::creature)};
  if (const Node* by = said.child(Phrase::np)) {
    about = read_np(meaning, *by);
    if (!(about.also.empty() ? turn_round(about) : turn_round_several(about))) meaning.fail();
  }
  narrow(about, filter_by(Quality::controlled_by, one(Reference::opponent)));
  return {rule_of(RuleKind::cannot_attack)};
}

SaidRules needs_blockers(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::needs_blockers);
  rule.rule.amount = read_number(meaning, said.the(Phrase::number));
  return {rule};
}

SaidRules blocker_limit(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {with_number(meaning, said, RuleKind::blocker_limit, 0)};
}

/// "Cannot attack unless at least two other creatures attack": the others do the same.
SaidRules needs_company(Meaning& meaning, const Node& said, Selector&, Duration&) {
  const bool attacks = said.has(Lexeme::ATTACK);
  if (attacks == said.has(Lexeme::BLOCK)) meaning.fail();
  return {with_number(meaning, said, attacks ? RuleKind::attack_company : RuleKind::block_company, 0)};
}

SaidRules does_not_untap(Meaning& meaning, const Node& said, Selector& subject, Duration& lasting) {
  if (!names_untap_phase_of(meaning, subject, said.the(Phrase::possessive))) meaning.fail();
  // "They" are people where nothing else was spoken of, and people do not untap.
  if (is_player(meaning, subject)) meaning.fail();
  // The phase is the duration: the rule ends with it, whatever else the sentence says.
  if (said.has(Lexeme::NEXT)) lasting = Duration::next_untap;
  return {rule_of(RuleKind::does_not_untap)};
}

/// "It can block creatures with flying" is what the keyword web says.
SaidRules can_block_those_with(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (said.child(Lexeme::KEYWORD)->open->name != "flying" || !(subject == one(Reference::self)))
    meaning.fail();
  Ability web;
  // Fliers are blocked by what has web (R-FLY-1): no other rule lets a creature without flying do it.
  web.kind = AbilityKind::keyword;
  web.keyword.name = meaning.word("web");
  return {web};
}

SaidRules can_block_additional(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {with_number(meaning, said, RuleKind::blocks_additional, 0)};
}

SaidRules can_block_so_many(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {with_number(meaning, said, RuleKind::blocks_additional, 1)};
}

/// Of what keeps a creature from attacking, being a Wall and having defender are all that words can mean.
SaidRules attacks_though_wall(Meaning& meaning, const Node& said, Selector&, Duration&) {
  if (said.child(Lexeme::CREATURE_TYPE)->open->name != "wall") meaning.fail();
  return {rule_of(RuleKind::attacks_alone_rule_off)};
}

SaidRules attacks_though_defender(Meaning& meaning, const Node& said, Selector&, Duration&) {
  if (said.child(Lexeme::KEYWORD)->open->rule != RuleKind::cannot_attack) meaning.fail();
  return {rule_of(RuleKind::attacks_alone_rule_off)};
}

SaidRules must_attack_this_turn(Meaning&, const Node&, Selector&, Duration& lasting) {
  lasting = Duration::end_of_turn;
  return {rule_of(RuleKind::must_attack)};
}

/// "It blocks each attacking creature this turn if able."
SaidRules must_block_each(Meaning& meaning, const Node& said, Selector& subject, Duration& lasting) {
  if (is_player(meaning, subject)) meaning.fail();
  Ability rule = rule_of(RuleKind::must_block_each);
  rule.rule.by = read_group(meaning, said.the(Phrase::group));
  if (rule.rule.by.from != Reference::permanents) meaning.fail();
  if (said.has(Lexeme::THIS)) lasting = Duration::end_of_turn;
  return {rule};
}

SaidRules may_play_any_number_of_lands(Meaning& /*meaning*/, const Node& said, Selector&, Duration& lasting) {
  if (said.has(Lexeme::THIS)) lasting = Duration::end_of_turn;
  return {rule_of(RuleKind::additional_land)};
}

SaidRules may_play_additional_land(Meaning& meaning, const Node& said, Selector&, Duration& lasting) {
  if (said.has(Lexeme::THIS)) lasting = Duration::end_of_turn;
  return {with_number(meaning, said, RuleKind::additional_land, 0)};
}

SaidRules may_stay_tapped(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (!(subject == one(Reference::you))) meaning.fail();
  // Who may is the controller of what stays tapped: that thing is what the rule affects.
  subject = read_np(meaning, said.the(Phrase::np));
  return {rule_of(RuleKind::may_stay_tapped)};
}

SaidRules untap_limit(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (!(subject == one(Reference::players))) meaning.fail();
  // Each player has the same limit: the rule affects what is counted.
  subject = read_group(meaning, said.the(Phrase::group));
  return {with_number(meaning, said, RuleKind::untap_limit, 0)};
}

SaidRules enters_with_counters(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::enters_with_counters);
  rule.rule.amount = read_number(meaning, said.the(Phrase::number));
  rule.rule.word = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  return {rule};
}

/// "~ deals damage to creatures in the form of -1/-1 counters".
SaidRules deals_counters(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::deals_counters);
  rule.rule.to = read_group(meaning, said.the(Phrase::group));
  rule.rule.word = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  return {rule};
}

/// "~ cannot have more than seven dream counters on it."
SaidRules counter_limit(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::counter_limit);
  rule.rule.amount = read_number(meaning, said.the(Phrase::number));
  rule.rule.word = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  return {rule};
}

/// "White spells cost {3} more to cast": what costs it, and to whom; to everybody when nobody is named.
SaidRules costs_more(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::costs_more);
  if (subject.from != Reference::spells) meaning.fail();
  if (!subject.filters.empty() || !subject.also.empty()) {
    rule.rule.by = subject;
    rule.rule.by.from = Reference::permanents;  // as sources of a quality are written
    for (Selector& more : rule.rule.by.also) {
      if (more.from != Reference::spells || more.filters.empty() || subject.filters.empty()) meaning.fail();
      more.from = Reference::permanents;
    }
  }
  const ManaCost more = read_mana(meaning, said.the(Phrase::mana));
  // The rule holds a number of mana of one kind, which is below 0 where it costs less generic mana.
  const std::uint8_t colour = more.colours().bits();
  const bool one_kind = colour == 0 ? more.generic > 0 : more.generic == 0 && std::has_single_bit(colour);
  if (!one_kind || more.x != 0 || (colour != 0 && said.has(Lexeme::LESS))) meaning.fail();
  rule.rule.mana = colour;
  rule.rule.amount = Amount(said.has(Lexeme::LESS) ? -more.total() : more.total());
  const Node* whom = said.child(Phrase::np);
  subject = whom != nullptr ? read_np(meaning, *whom) : one(Reference::players);
  return {rule};
}

/// What is given up so often as a symbol is written.
void read_asked(Meaning& meaning, const Node& said, Ability& rule) {
  const CostPart part = read_deed(meaning, said.the(Phrase::deed));
  // Of one's own, and once for each: the card that says it is nobody else's to give up.
  if (part.kind != CostPart::Kind::sacrifice || part.what.from != Reference::permanents ||
      part.amount.kind != AmountKind::number)
    meaning.fail();
  rule.cost.parts = {part};
  rule.rule.mana = read_colour(meaning, said.the(Phrase::colour)).bits();
}

/// "Spells cost an additional sacrifice a swamp to cast for each black mana symbol in their casting costs".
SaidRules casting_asks(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::casting_asks);
  // All of them: the rule knows no sorts.
  if (!(subject == one(Reference::spells))) meaning.fail();
  read_asked(meaning, said, rule);
  subject = one(Reference::players);
  return {rule};
}

struct ReadRow {
  Phrase phrase;
  ReadRules read;
};
/// Each shows his own: "you play with your hand revealed", "with the top card of your library revealed".
SaidRules plays_openly(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (said.has(Lexeme::YOUR) != (subject == one(Reference::you))) meaning.fail();
  return {rule_of(said.has(Lexeme::HAND) ? RuleKind::hand_open : RuleKind::top_open)};
}

/// "You may spend white mana as though it were red mana."
SaidRules spends_as(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::spends_as);
  const auto colours = said.all(Phrase::colour);
  rule.rule.instead_of = read_colour(meaning, *colours.front()).bits();
  rule.rule.mana = read_colour(meaning, *colours.back()).bits();
  if (!is_player(meaning, subject) || rule.rule.mana == rule.rule.instead_of) meaning.fail();
  return {rule};
}

constexpr ReadRow other_rules[] = {
    {Phrase::spends_as, spends_as},
    {Phrase::cannot_be_targeted, cannot_be_targeted},
    {Phrase::cannot_be_aimed_at_by, cannot_be_aimed_at_by},
    {Phrase::targeted_though, targeted_though},
    {Phrase::stays_out, stays_out},
    {Phrase::lives_without_life, lives_without_life},
    {Phrase::cannot_be_enchanted, cannot_be_enchanted},
    {Phrase::enchants_another, enchants_another},
    {Phrase::cannot_play, cannot_play},
    {Phrase::cannot_be_cast, cannot_be_cast},
    {Phrase::blocked_as_without, blocked_as_without},
    {Phrase::blocked_as_without_any, blocked_as_without_any},
    {Phrase::attacks_as_if_it_had, attacks_as_if},
    {Phrase::tapped_as_if_it_had, tapped_as_if},
    {Phrase::cannot_block, cannot_block},
    {Phrase::cannot_attack_or_block, cannot_attack_or_block},
    {Phrase::cannot_be_blocked, cannot_be_blocked},
    {Phrase::cannot_be_attacked, cannot_be_attacked},
    {Phrase::needs_blockers, needs_blockers},
    {Phrase::blocker_limit, blocker_limit},
    {Phrase::needs_company, needs_company},
    {Phrase::does_not_untap, does_not_untap},
    {Phrase::can_block_those_with, can_block_those_with},
    {Phrase::can_block_additional, can_block_additional},
    {Phrase::can_block_so_many, can_block_so_many},
    {Phrase::attacks_though_wall, attacks_though_wall},
    {Phrase::attacks_though_defender, attacks_though_defender},
    {Phrase::must_attack_this_turn, must_attack_this_turn},
    {Phrase::must_block_each, must_block_each},
    {Phrase::may_play_additional_land, may_play_additional_land},
    {Phrase::may_play_any_number_of_lands, may_play_any_number_of_lands},
    {Phrase::may_stay_tapped, may_stay_tapped},
    {Phrase::plays_with_open_hand, plays_openly},
    {Phrase::plays_with_open_top, plays_openly},
    {Phrase::untap_limit, untap_limit},
    {Phrase::enters_with_counters, enters_with_counters},
    {Phrase::deals_counters, deals_counters},
    {Phrase::counter_limit, counter_limit},
    {Phrase::costs_more, costs_more},
    {Phrase::casting_asks, casting_asks},
};

}  // namespace

std::vector<Ability> read_rules(Meaning& meaning, const Node& said, Selector& subject, Duration& lasting) {
  meaning.take(said);
  for (const RuleRow& row : plain_rules)
    if (row.phrase == said.phrase) return {rule_of(row.rule)};
  for (const ReadRow& row : other_rules)
    if (row.phrase == said.phrase) return row.read(meaning, said, subject, lasting);
  meaning.fail();
  return {};
}

Ability read_attack_price(Meaning& meaning, const Node& unless, const Ability& forbidden) {
  meaning.take(unless);
  Ability price = forbidden;
  price.rule.kind =
      forbidden.rule.kind == RuleKind::cannot_attack ? RuleKind::attack_cost : RuleKind::block_cost;
  const Selector subject = forbidden.affects.empty() ? one(Reference::self) : forbidden.affects;
  const Node& np = unless.the(Phrase::np);
  const Node& who = np.first().first();
  // "Its controller", "their controller" is said of what attacks; "you" of the card that says it.
  const bool own = np.children.size() == 1 && who.is(Phrase::its_player) && who.has(Lexeme::CONTROLLER);
  if (own)
    meaning.take_all(np);
  else if (!(read_np(meaning, np) == one(Reference::you)) || !(subject == one(Reference::self)))
    meaning.fail();
  if (const Node* deed = unless.child(Phrase::deed))
    price.cost.parts.push_back(read_deed(meaning, *deed));
  else
    price.cost = read_cost(meaning, unless.the(Phrase::cost));
  // X would be nobody's choice, and what taps for it is not said.
  if (price.cost.mana.x != 0 || price.cost.tap) meaning.fail();
  return price;
}

Ability read_uses_cost_more(Meaning& meaning, const Node& said) {
  Ability rule = rule_of(RuleKind::uses_cost_more);
  const ManaCost more = read_mana(meaning, said.the(Phrase::mana));
  if (more.total() != more.generic || more.x != 0 || more.generic == 0) meaning.fail();
  const bool less = said.has(Lexeme::LESS) && !said.has(Lexeme::MORE_WORD);
  // That something costs one mana at least has to be said where it costs less, and there only.
  if (less != said.has(Lexeme::BUT)) meaning.fail();
  rule.rule.amount = Amount(less ? -more.generic : more.generic);
  return rule;
}

Ability read_using_asks(Meaning& meaning, const Node& said) {
  Ability rule = rule_of(RuleKind::using_asks);
  read_asked(meaning, said, rule);
  return rule;
}

Ability read_produces_instead(Meaning& meaning, const Node& said) {
  Ability instead = rule_of(RuleKind::produces_instead);
  const std::vector<const Node*> kinds = said.all(Phrase::mana);
  instead.rule.mana = read_kind_of_mana(meaning, *kinds.front());
  if (kinds.size() > 1) instead.rule.instead_of = read_kind_of_mana(meaning, *kinds.back());
  return instead;
}

/// "If you would begin your turn while ~ is tapped, you may skip that turn instead": what comes of it the
/// next sentence says.
Ability read_skipped_instead(Meaning& meaning, const Node& said) {
  const Node* phase = said.child(Phrase::phase_name);
  Ability rule = rule_of(phase != nullptr ? RuleKind::may_skip_phase : RuleKind::may_skip_turn);
  rule.affects = one(Reference::you);
  if (phase != nullptr) rule.rule.word = read_phase(meaning, *phase);
  // "That turn" is no phase, nor the other way round.
  if ((phase != nullptr) != said.has(Lexeme::PHASE)) meaning.fail();
  if (const Node* holds = said.child(Phrase::condition)) rule.condition = read_condition(meaning, *holds);
  rule.modes.emplace_back();
  return rule;
}

/// "If you would draw a card during your draw phase, you may skip that draw instead": what comes of it the
/// next sentence says, and whoever skips it not draws the card.
Ability read_skipped_draw(Meaning& meaning) {
  Ability rule = rule_of(RuleKind::draws_instead);
  rule.affects = one(Reference::you);
  rule.condition = all_of({phase_is(meaning.word("draw")), turn_of(one(Reference::you))});
  rule.modes.emplace_back();
  Step skip = step(Verb::may);
  skip.otherwise.push_back(step(Verb::draw));
  skip.otherwise.back().amount = Amount(1);
  rule.modes.front().steps.push_back(std::move(skip));
  return rule;
}

Ability read_instead(Meaning& meaning, const Node& said) {
  meaning.take(said);
  if (said.is(Phrase::skipped_instead)) return read_skipped_instead(meaning, said);
  if (said.is(Phrase::skipped_draw)) return read_skipped_draw(meaning);
  if (said.is(Phrase::discarded_on_top)) {
    Ability rule = rule_of(RuleKind::discards_on_top);
    rule.affects = one(Reference::you);
    return rule;
  }
  Ability rule = rule_of(said.has(Lexeme::DISCARD) ? RuleKind::discards_instead
                         : said.has(Lexeme::GAIN)  ? RuleKind::gains_life_instead
                         : said.has(Lexeme::UNTAP) ? RuleKind::untaps_instead
                                                   : RuleKind::draws_instead);
  const bool untaps = rule.rule.kind == RuleKind::untaps_instead;
  rule.affects = read_np(meaning, said.the(Phrase::np));
  if (is_player(meaning, rule.affects) == untaps) meaning.fail();
  rule.rule.once = said.is(Phrase::next_draw);
  rule.rule.but_first = said.has(Lexeme::EXCEPT);
  const Node* whose = said.child(Phrase::possessive);
  if (whose != nullptr && untaps) {
    if (!names_untap_phase_of(meaning, rule.affects, *whose)) meaning.fail();
  } else if (whose != nullptr) {
    // Their own, and of a draw alone.
    meaning.take_all(*whose);
    const bool own = is_you(rule.affects) ? whose->has(Lexeme::YOUR) && said.has(Lexeme::YOU)
                                          : whose->has(Lexeme::THEIR) && said.has(Lexeme::THEY);
    if (!own || rule.rule.kind != RuleKind::draws_instead) meaning.fail();
  }
  // "That player", "it": what would happen names them, as an event does.
  const bool before = std::exchange(meaning.event, true);
  // The card that would be discarded; of a draw nobody knows the card yet (R-ZONE-8).
  if (rule.rule.kind == RuleKind::discards_instead || untaps) meaning.antecedent = one(Reference::it);
  rule.modes.emplace_back();
  read_clause(meaning, said.the(Phrase::clause), rule.modes.front().steps);
  meaning.event = before;
  return rule;
}

Ability read_skipped_phase(Meaning& meaning, const Node& skipping) {
  meaning.take(skipping);
  Ability rule = rule_of(RuleKind::skips_phase);
  const Node* phase = skipping.child(Phrase::phase_name);
  if (phase == nullptr || skipping.has(Lexeme::NEXT))
    meaning.fail();
  else
    rule.rule.word = read_phase(meaning, *phase);
  return rule;
}

}  // namespace sleight
