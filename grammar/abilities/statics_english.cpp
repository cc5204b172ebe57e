#include "grammar/abilities/statics_english.h"

#include <algorithm>
#include <utility>

#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/claims_english.h"
#include "grammar/abilities/combat_rules_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/damage_rules_english.h"
#include "grammar/abilities/instead_rules_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/abilities/price_rules_english.h"
#include "grammar/abilities/rules_english.h"
#include "grammar/effects/entering_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

void add_rule(Meaning& meaning, Ability rule, const Selector& affects, const Condition& condition) {
  rule.affects = affected(affects);
  rule.condition = condition;
  meaning.abilities.push_back(std::move(rule));
}

/// "As long as ~ is attacking, it has banding" affects it only then: that is a demand on what is affected.
void fold_state(Ability& ability, const Selector& subject) {
  const Condition& state = ability.condition;
  const bool same = state.kind == ConditionKind::matches && state.what == subject && state.like.also.empty();
  // Of a set, one condition is asked once for all, while a demand on what is affected is asked of each.
  if (!same || subject.from == Reference::permanents) return;
  // That it has counters is no state that a word stands for.
  for (const Filter& filter : state.like.filters)
    if (filter.quality == Quality::counters) return;
  ability.affects = subject;
  for (const Filter& filter : state.like.filters) ability.affects.filters.push_back(filter);
  in_canonical_order(ability.affects.filters);
  // One shape for both wordings, so that script and text can be equal.
  ability.condition = {};
}

/// "Attacking does not cause ~ to tap", "~ tapped for mana produce ...": statements that say one rule of one
/// thing.
bool read_whole_statement(Meaning& meaning, const Node& said, const Condition& holds) {
  switch (said.phrase) {
    case Phrase::attacking_does_not_tap:
      // A turn begins at some moment, and a static ability does not; what it asks stands before it.
      if (said.has(Lexeme::TURN) || said.has(Lexeme::COMBAT) || said.has(Phrase::condition)) meaning.fail();
      add_rule(meaning, rule_of(RuleKind::attacks_without_tapping), read_np(meaning, said.the(Phrase::np)),
               holds);
      return true;
    case Phrase::produces_additional_mana: {
      const Selector subject = read_np(meaning, said.the(Phrase::np));
      Ability more = rule_of(RuleKind::additional_mana);
      more.rule.amount = read_number(meaning, said.the(Phrase::number));
      add_rule(meaning, std::move(more), subject, holds);
      return true;
    }
    case Phrase::produces_instead: {
      const Selector subject = read_np(meaning, said.the(Phrase::np));
      Ability instead = read_produces_instead(meaning, said);
      // A turn begins at some moment, and a static ability does not.
      if (said.has(Lexeme::UNTIL)) meaning.fail();
      add_rule(meaning, std::move(instead), subject, holds);
      return true;
    }
    case Phrase::all_able_block: {
      // "This turn" begins at some moment, and a static ability does not.
      if (said.has(Lexeme::THIS)) meaning.fail();
      Ability must = rule_of(RuleKind::must_block);
      must.rule.by = read_np(meaning, said.the(Phrase::np));
      add_rule(meaning, std::move(must), read_group(meaning, said.the(Phrase::group)), holds);
      return true;
    }
    case Phrase::choosing_blocks: {
      if (said.has(Lexeme::THIS)) meaning.fail();
      add_rule(meaning, rule_of(RuleKind::chooses_blocks), one(Reference::players), holds);
      return true;
    }
    case Phrase::combat_limit: {
      Ability limit = rule_of(said.has(Lexeme::ATTACK) ? RuleKind::attack_limit : RuleKind::block_limit);
      limit.rule.amount = read_number(meaning, said.the(Phrase::number));
      add_rule(meaning, std::move(limit), read_group(meaning, said.the(Phrase::group)), holds);
      return true;
    }
    case Phrase::hand_size_is: {
      const Selector whose = read_possessive(meaning, said.the(Phrase::possessive));
      if (!is_player(meaning, whose)) meaning.fail();
      Ability limit = rule_of(RuleKind::hand_limit);
      limit.rule.amount = read_number(meaning, said.the(Phrase::number));
      add_rule(meaning, std::move(limit), whose, holds);
      return true;
    }
    case Phrase::uses_cost_more: {
      const Node* np = said.child(Phrase::np);
      const Selector whose =
          np != nullptr ? read_np(meaning, *np) : read_possessive(meaning, said.the(Phrase::possessive));
      if (is_player(meaning, whose)) meaning.fail();
      add_rule(meaning, read_uses_cost_more(meaning, said), whose, holds);
      return true;
    }
    case Phrase::using_asks:
      add_rule(meaning, read_using_asks(meaning, said), one(Reference::players), holds);
      return true;
    case Phrase::cannot_use: {
      const Node* np = said.child(Phrase::np);
      const Selector whose =
          np != nullptr ? read_np(meaning, *np) : read_possessive(meaning, said.the(Phrase::possessive));
      if (is_player(meaning, whose)) meaning.fail();
      Ability rule = rule_of(RuleKind::cannot_use);
      if (const Node* tapping = said.child(Phrase::with_tapping)) {
        meaning.take(*tapping);
        rule.rule.tapping_only = true;
      }
      add_rule(meaning, std::move(rule), whose, holds);
      return true;
    }
    case Phrase::grant_spares_itself:
      for (const Node* who : said.all(Phrase::np))
        if (!(read_np(meaning, *who) == one(Reference::self))) meaning.fail();
      // Protection from a colour buries enchantments of it (R-PROT-3): Black Ward stays on what it protects.
      add_rule(meaning, rule_of(RuleKind::spared_by_own_grants), {}, holds);
      return true;
    default:
      return false;
  }
}

bool speaks_back_at(const Node& condition) {
  const auto facts = condition.all(Phrase::fact);
  return std::any_of(facts.begin(), facts.end(), [](const Node* fact) { return speaks_back(*fact); });
}

/// "Each ... as long as it is untapped": a demand on each of them, where the condition is no more than that.
bool narrow_by_state(const Condition& state, Selector& affects) {
  const bool denied = state.kind == ConditionKind::none && state.parts.size() == 1;
  const Condition& said = denied ? state.parts.front() : state;
  const std::vector<Filter>& filters = said.like.filters;
  if (said.kind != ConditionKind::matches || !(said.what == one(Reference::it)) || filters.empty() ||
      said.like.from != Reference::permanents || !said.like.also.empty() || (denied && filters.size() > 1))
    return false;
  for (Filter filter : filters) {
    filter.negated = filter.negated != denied;
    narrow(affects, std::move(filter));
  }
  return true;
}

/// "... as long as you control a Forest".
Duration read_static_duration(Meaning& meaning, const Node& said, Selector& subject, Condition& holds) {
  const Node* condition = said.child(Phrase::condition);
  // An ability has one condition, and a static one holds for no time but that.
  if (holds.kind != ConditionKind::always || condition == nullptr) {
    meaning.fail();
    return Duration::for_good;
  }
  // "Each creature ... as long as it is untapped" asks each of them, and one condition is asked for all.
  const bool each = subject.from == Reference::permanents && speaks_back_at(*condition);
  if (each) meaning.refer_to(one(Reference::it));
  const Duration lasting = read_duration(meaning, &said, &holds);
  if (each && !narrow_by_state(std::exchange(holds, {}), subject)) meaning.fail();
  return lasting;
}

/// "Players skip their draw phase", "your opponent skips the market phase".
void read_skips(Meaning& meaning, const Node& skipping, const Selector& subject, const Condition& holds) {
  if (const Node* whose = skipping.child(Phrase::possessive)) {
    // Whose phase it is was said by the subject.
    if (!whose->has(Lexeme::THEIR)) meaning.fail();
    meaning.take_all(*whose);
  }
  add_rule(meaning, read_skipped_phase(meaning, skipping), subject, holds);
}

/// "~'s power and toughness are each equal to the life paid as it came into play."
void read_size_is_given(Meaning& meaning, const Node& said, const Condition& holds) {
  const Selector whose = read_possessive(meaning, said.the(Phrase::possessive));
  const Node& size = said.the(Phrase::size);
  meaning.take(size);
  if (!(whose == one(Reference::self)) || !size.has(Lexeme::AND) || holds.kind != ConditionKind::always)
    meaning.fail();
  const Amount given = read_given_entering(meaning, said.the(Phrase::given_entering));
  meaning.power = given;
  meaning.toughness = given;
}

/// "~'s power and toughness are each equal to the number of Forests you control", "... 's power is equal to
/// that number and its toughness is equal to that number plus 1".
void read_size_is_measured(Meaning& meaning, const Node& said, const Condition& holds) {
  const Selector whose = read_possessive(meaning, said.the(Phrase::possessive));
  const Node& size = said.the(Phrase::size);
  meaning.take(size);
  const auto measures = said.all(Phrase::measure);
  const bool both = size.has(Lexeme::AND);
  // What is said of the toughness behind it has no place where the toughness was spoken of before.
  if (said.has(Lexeme::TOUGHNESS) && size.has(Lexeme::TOUGHNESS)) meaning.fail();
  // "Each" goes with two.
  if (said.has(Lexeme::EACH) != both) meaning.fail();
  meaning.refer_to(whose);
  Box<Amount> power;
  Box<Amount> toughness;
  const Node* number = said.child(Lexeme::NUMBER);
  const Amount first = number != nullptr ? Amount(number_named(number->text).value_or(0))
                                         : read_measure(meaning, *measures.front());
  if (size.has(Lexeme::POWER)) power = first;
  if (size.has(Lexeme::TOUGHNESS)) toughness = first;
  if (size.has(Lexeme::POWER) && !both && said.has(Lexeme::TOUGHNESS)) {
    meaning.that_number = first;
    toughness = read_measure(meaning, *measures.back());
    meaning.that_number = {};
  }
  // A rule of the card itself, which it has wherever it is (R-CRE-5); of others, or for a while, it is a
  // change.
  if (whose == one(Reference::self) && holds.kind == ConditionKind::always) {
    meaning.power = std::move(power);
    meaning.toughness = std::move(toughness);
    return;
  }
  Ability continuous;
  continuous.kind = AbilityKind::continuous;
  for (const auto& [kind, amount] :
       {std::pair(ChangeKind::power, power), std::pair(ChangeKind::toughness, toughness)})
    if (amount) {
      continuous.change.parts.push_back(change_part(kind));
      continuous.change.parts.back().amount = amount;
    }
  continuous.affects = affected(whose);
  continuous.condition = holds;
  fold_state(continuous, whose);
  meaning.abilities.push_back(std::move(continuous));
}

/// "Lose flying and islandwalk": what is changed loses one keyword by each ability.
std::vector<Ability> one_loss_each(Ability continuous) {
  std::vector<Ability> abilities;
  std::vector<ChangePart> losses;
  std::vector<ChangePart>& parts = continuous.change.parts;
  for (const ChangePart& part : parts)
    if (part.kind == ChangeKind::loses_keyword) losses.push_back(part);
  for (std::size_t i = 1; i < losses.size(); ++i) std::erase(parts, losses[i]);
  abilities.push_back(continuous);
  for (std::size_t i = 1; i < losses.size(); ++i) {
    abilities.push_back(continuous);
    abilities.back().change.parts = {losses[i]};
  }
  return abilities;
}

void read_static_statement(Meaning& meaning, const Node& said, Condition holds) {
  meaning.take(said);
  if (said.is(Phrase::size_is_given)) {
    meaning.take(said);
    return read_size_is_given(meaning, said, holds);
  }
  if (said.is(Phrase::size_is_measured)) return read_size_is_measured(meaning, said, holds);
  if (read_whole_statement(meaning, said, holds)) return;
  Selector subject = read_np(meaning, said.the(Phrase::np));
  Duration lasting = Duration::for_good;
  if (const Node* until = said.child(Phrase::duration))
    lasting = until->has(Lexeme::THIS) ? read_duration(meaning, until)
                                       : read_static_duration(meaning, *until, subject, holds);
  // A change is for good: only of a rule it may be asked whether it is said of what is so this turn.
  const auto said_of_it = said.all(Phrase::predicate);
  if (lasting != Duration::for_good &&
      std::any_of(said_of_it.begin(), said_of_it.end(),
                  [](const Node* predicate) { return !predicate->has(Phrase::ruling); }))
    meaning.fail();
  Ability continuous;
  continuous.kind = AbilityKind::continuous;
  Selector affects = subject;
  for (const Node* predicate : said.all(Phrase::predicate)) {
    meaning.take(*predicate);
    const Node& what = predicate->first();
    if (what.is(Phrase::changing)) {
      read_changing(meaning, what, subject, affects, continuous.change);
    } else if (what.is(Phrase::ruling)) {
      Selector about = subject;
      for (Ability& rule : read_rules(meaning, what, about, lasting))
        add_rule(meaning, std::move(rule), about, holds);
      // "This turn" and "next untap phase" begin at some moment, and a static ability does not; but who was
      // dealt damage this turn is that no longer than this turn.
      const bool of_turn = std::any_of(about.filters.begin(), about.filters.end(), [](const Filter& filter) {
        return filter.quality == Quality::damaged_by && !filter.negated;
      });
      if (lasting != Duration::for_good && !(lasting == Duration::end_of_turn && of_turn)) meaning.fail();
    } else if (what.is(Phrase::skipping)) {
      read_skips(meaning, what, subject, holds);
    } else {
      meaning.fail();
    }
  }
  // A statement may have said rules only.
  if (continuous.change.parts.empty()) return;
  continuous.affects = affected(affects);
  continuous.condition = holds;
  fold_state(continuous, subject);
  in_layer_order(continuous.change);
  for (Ability& each : one_loss_each(std::move(continuous))) meaning.abilities.push_back(std::move(each));
}

void read_reductions(Meaning& meaning, const Node& said, const Condition& holds) {
  // "This turn" begins at some moment, and a static ability does not.
  if (said.has(Lexeme::THIS)) meaning.fail();
  for (Ability& rule : read_reduction(meaning, said)) {
    const Selector affects = rule.affects;
    add_rule(meaning, std::move(rule), affects, holds);
  }
}

/// "~ cannot attack unless you pay {2}": the one rule before it has a price.
void read_price(Meaning& meaning, const Node& unless, std::size_t before) {
  std::vector<Ability>& said = meaning.abilities;
  const bool one_rule =
      said.size() == before + 1 && said.back().kind == AbilityKind::rule &&
      (said.back().rule.kind == RuleKind::cannot_attack || said.back().rule.kind == RuleKind::cannot_block);
  if (!one_rule) return meaning.fail();
  said.back() = read_attack_price(meaning, unless, said.back());
}

/// "... unless you control a Forest": while that does not hold. No pronoun in it looks back at the subject.
/// Whether it asks where this card lies.
bool asks_for_place(const Condition& condition) {
  const auto& like = condition.like.filters;
  if (condition.kind == ConditionKind::matches && condition.what.from == Reference::self &&
      std::any_of(like.begin(), like.end(), [](const Filter& f) { return f.quality == Quality::in_zone; }))
    return true;
  return std::any_of(condition.parts.begin(), condition.parts.end(), asks_for_place);
}

/// "As long as ...", of what holds all the time: a static ability does so in play alone.
Condition read_static_condition(Meaning& meaning, const Node& said) {
  Condition condition = read_condition(meaning, said);
  if (asks_for_place(condition)) meaning.fail();
  return condition;
}

Condition read_static_unless(Meaning& meaning, const Node& unless) {
  meaning.take(unless);
  const Node* said = unless.child(Phrase::condition);
  if (said == nullptr) {
    meaning.fail();
    return {};
  }
  Condition condition = read_static_condition(meaning, *said);
  if (condition.kind != ConditionKind::none) return none_of(std::move(condition));
  // "Unless you control no Forest": not so of what is not so.
  Condition inner = condition.parts.front();
  return inner;
}

/// "Skip your draw phase."
void read_static_order(Meaning& meaning, const Node& order, const Condition& holds) {
  const Node* skip = order.child(Phrase::skipping);
  const Node* whose = skip == nullptr ? nullptr : skip->child(Phrase::possessive);
  if (whose == nullptr) return meaning.fail();
  meaning.take(order);
  Ability rule = read_skipped_phase(meaning, *skip);
  add_rule(meaning, std::move(rule), read_possessive(meaning, *whose), holds);
}

/// "... gets +1/+1 for each swamp you control".
void read_static_for_each(Meaning& meaning, const Node& for_each, std::size_t before) {
  std::vector<Ability>& abilities = meaning.abilities;
  // Of a set, "it" is each of them by itself, as its change is worked out.
  const bool one_change = abilities.size() == before + 1;
  if (one_change && abilities.back().affects.from == Reference::permanents)
    meaning.refer_to(one(Reference::it));
  const Amount each = read_for_each(meaning, for_each);
  if (one_change && abilities.back().kind == AbilityKind::rule &&
      abilities.back().rule.kind == RuleKind::enters_with_counters) {
    Box<Amount>& counters = abilities.back().rule.amount;
    counters = times(std::move(*counters), each);
    return;
  }
  if (!one_change || !raise_for_each(abilities.back().change, each)) meaning.fail();
}

/// "... if it has a net counter on it": all that the sentence says holds only then.
void read_static_if(Meaning& meaning, const Node& if_so, std::size_t before) {
  meaning.take(if_so);
  const Node& said = if_so.the(Phrase::condition);
  // Behind the subject, which is what it speaks of.
  const Condition condition = read_static_condition(meaning, said);
  for (std::size_t i = before; i < meaning.abilities.size(); ++i) {
    Ability& ability = meaning.abilities[i];
    if (ability.condition.kind != ConditionKind::always) meaning.fail();
    // One condition is asked for all, and of a set each would have to be asked.
    if (ability.affects.from == Reference::permanents && speaks_back_at(said)) meaning.fail();
    ability.condition = condition;
    if (ability.kind == AbilityKind::continuous)
      fold_state(ability, ability.affects.empty() ? one(Reference::self) : Selector(ability.affects));
  }
  if (before == meaning.abilities.size()) meaning.fail();
}

void read_static_clause(Meaning& meaning, const Node& clause, Condition holds) {
  meaning.take(clause);
  const auto orders = clause.all(Phrase::imperative);
  // Times and prerequisites are of what is done once; a static ability is not done.
  if (clause.has(Phrase::later) || clause.has(Phrase::purpose) || orders.size() > 1) return meaning.fail();
  // "Enchanted creature cannot block, and its activated abilities cannot be activated": each by itself. What
  // stands behind several would be said of one of them, or of all.
  const auto statements = clause.all(Phrase::statement);
  if (statements.size() > 1) {
    if (!orders.empty() || clause.has(Phrase::unless) || clause.has(Phrase::for_each) ||
        clause.has(Phrase::if_so))
      return meaning.fail();
    for (const Node* said : statements) read_static_statement(meaning, *said, holds);
    return;
  }
  const Node* unless = clause.child(Phrase::unless);
  const bool priced = unless != nullptr && (unless->has(Phrase::cost) || unless->has(Phrase::deed));
  if (unless != nullptr && !priced) {
    if (holds.kind != ConditionKind::always) return meaning.fail();
    holds = read_static_unless(meaning, *unless);
  }
  const std::size_t before = meaning.abilities.size();
  if (const Node* said = clause.child(Phrase::statement))
    read_static_statement(meaning, *said, holds);
  else
    read_static_order(meaning, *orders.front(), holds);
  if (const Node* each = clause.child(Phrase::for_each)) read_static_for_each(meaning, *each, before);
  if (const Node* so = clause.child(Phrase::if_so)) read_static_if(meaning, *so, before);
  if (priced) read_price(meaning, *unless, before);
}

/// "If ~ leaves play, this effect continues until end of turn" adds to the ability before it.
void read_lingering(Meaning& meaning) {
  std::vector<Ability>& abilities = meaning.abilities;
  if (abilities.empty() || abilities.back().kind != AbilityKind::continuous) return meaning.fail();
  // The sentence speaks of the effect before it, so that it must stand in the same line.
  abilities.back().lingers = true;
}

/// "Except it is an artifact in addition to its other types", "except it does not copy that creature's color
/// and it has "..."": what it is beside, or instead.
void read_copied_but(Meaning& meaning, const Node& but, Change& change) {
  meaning.take(but);
  if (but.is(Phrase::copied_with_type)) {
    change.parts.push_back(change_part(ChangeKind::is_also));
    change.parts.back().types = read_type_word(meaning, but.the(Phrase::type_word));
  } else if (but.is(Phrase::copied_without_colour)) {
    read_type_word(meaning, but.the(Phrase::type_word));
    change.parts.push_back(change_part(ChangeKind::colour));
    change.parts.back().colours = meaning.facts.colour();
    meaning.copying = true;
  } else {
    change.parts.push_back(change_part(ChangeKind::gains));
    change.parts.back().abilities = {
        read_quoted(meaning, but.child(Lexeme::QUOTED)->text, meaning.facts.types)};
  }
}

/// "You may have ~ come into play as a copy of any creature in play": what is chosen before it is there, and
/// that it is then.
void read_entering_copy(Meaning& meaning, const Node& said) {
  meaning.take(said);
  Step choose = step(Verb::choose);
  choose.choice = ChoiceKind::card;
  choose.other = read_group(meaning, said.the(Phrase::group));
  if (choose.other.from != Reference::permanents) meaning.fail();
  Ability before;
  before.kind = AbilityKind::before_entering;
  Mode& done = before.modes.emplace_back();
  done.steps.push_back(step(Verb::may));
  done.steps.back().then.push_back(std::move(choose));
  meaning.abilities.push_back(std::move(before));
  Ability copy;
  copy.kind = AbilityKind::continuous;
  copy.change.parts.push_back(change_part(ChangeKind::copy_of));
  copy.change.parts.back().who = one(Reference::chosen);
  for (const Node* but : said.all(Phrase::copied_but)) read_copied_but(meaning, *but, copy.change);
  // The layers are in this order, and each exception is said once.
  const auto in_order = [](const ChangePart& one, const ChangePart& other) { return one.kind < other.kind; };
  std::sort(copy.change.parts.begin(), copy.change.parts.end(), in_order);
  if (std::adjacent_find(copy.change.parts.begin(), copy.change.parts.end(),
                         [](const ChangePart& one, const ChangePart& other) {
                           return one.kind == other.kind;
                         }) != copy.change.parts.end())
    meaning.fail();
  meaning.copying = false;
  meaning.abilities.push_back(std::move(copy));
}

/// The steps of the ability before, where they are done in the place of something; null for other abilities.
Steps* done_instead(Meaning& meaning) {
  if (meaning.abilities.empty() || meaning.abilities.back().kind != AbilityKind::rule) return nullptr;
  Ability& before = meaning.abilities.back();
  const bool instead =
      before.rule.kind == RuleKind::draws_instead || before.rule.kind == RuleKind::discards_instead ||
      before.rule.kind == RuleKind::may_skip_turn || before.rule.kind == RuleKind::may_skip_phase;
  return instead && before.modes.size() == 1 ? &before.modes.front().steps : nullptr;
}

void read_done_instead(Meaning& meaning, const Node& sentence, Steps& steps) {
  // What would happen names its player, as an event does.
  const RuleKind kind = meaning.abilities.back().rule.kind;
  const bool skipped = kind == RuleKind::may_skip_turn || kind == RuleKind::may_skip_phase;
  const bool before = std::exchange(meaning.event, true);
  if (skipped) {
    // "If you do": what comes of having skipped it, and it is said once.
    const Node& said = sentence.first();
    const Node* who = said.is(Phrase::if_done) ? said.child(Phrase::np) : nullptr;
    const bool plain = who != nullptr && steps.empty() && said.has(Phrase::clause) &&
                       !said.has(Lexeme::NOT) && !said.has(Lexeme::CANNOT) && !said.has(Lexeme::FLIP) &&
                       !said.has(Phrase::deed) && read_np(meaning, *who) == one(Reference::you);
    if (!plain) return meaning.fail();
    meaning.take(said);
    read_clause_where(meaning, said, steps);
  } else {
    read_sentence(meaning, sentence, steps);
  }
  meaning.event = before;
}

/// "Otherwise, it gets -1/-2": while what the sentence before asks does not hold.
void read_static_otherwise(Meaning& meaning, const Node& said) {
  meaning.take(said);
  std::vector<Ability>& abilities = meaning.abilities;
  // Of a set each is asked by itself, and one condition is asked for all.
  if (!said.has(Lexeme::OTHERWISE) || abilities.empty() || abilities.back().kind != AbilityKind::continuous ||
      abilities.back().affects.from == Reference::permanents)
    return meaning.fail();
  const Ability& before = abilities.back();
  Condition so = before.condition;
  if (so.kind == ConditionKind::always) {
    // A state of what it affects was made a demand on that.
    if (before.affects.filters.empty()) return meaning.fail();
    so = is_like(one(before.affects.from), before.affects.filters);
  }
  read_static_clause(meaning, said.the(Phrase::clause), none_of(std::move(so)));
}

void read_static_still_land(Meaning& meaning) {
  if (meaning.abilities.empty() || !keep_land(meaning.abilities.back().change)) meaning.fail();
}

/// "Except for Walls and artifact creatures, creatures you control cannot attack": those that are neither.
void read_excepting(Meaning& meaning, const Node& said) {
  meaning.take(said);
  Selector sorts = read_np(meaning, said.the(Phrase::np));
  std::vector<Selector> each = std::exchange(sorts.also, {});
  each.insert(each.begin(), std::move(sorts));
  const std::size_t before = meaning.abilities.size();
  read_static_clause(meaning, said.the(Phrase::clause), {});
  if (meaning.abilities.size() != before + 1 ||
      meaning.abilities.back().affects.from != Reference::permanents)
    return meaning.fail();
  Selector& affects = meaning.abilities.back().affects;
  for (const Selector& sort : each) {
    // What all of them are is no exception, and of two demands none could be turned round.
    std::vector<Filter> own;
    for (const Filter& filter : sort.filters)
      if (std::find(affects.filters.begin(), affects.filters.end(), filter) == affects.filters.end())
        own.push_back(filter);
    if (own.size() != 1 || sort.from != Reference::permanents || own.front().negated) return meaning.fail();
    own.front().negated = true;
    narrow(affects, own.front());
  }
}

}  // namespace

void read_static(Meaning& meaning, const Node& sentence) {
  meaning.take(sentence);
  const Node& said = sentence.first();
  if (const Node* where = sentence.child(Phrase::where_x)) {
    // X means this in its own sentence only, and only a clause has a place for it.
    if (!said.is(Phrase::clause)) return meaning.fail();
    read_where(meaning, *where, [&](Meaning& reading) { read_static_clause(reading, said, {}); });
    return;
  }
  switch (said.rule) {
    case Phrase::still_land:
      meaning.take(said);
      return read_static_still_land(meaning);
    case Phrase::entering_copy:
      return read_entering_copy(meaning, said);
    case Phrase::lingering:
      meaning.take(said);
      return read_lingering(meaning);
    case Phrase::reduction:
      return read_reductions(meaning, said, {});
    case Phrase::no_combat_damage: {
      // Without "this turn" it is said of somebody.
      if (said.has(Lexeme::THIS) || !said.has(Phrase::np)) return meaning.fail();
      Ability rule = read_no_combat_damage(meaning, said);
      // A copy: the rule itself moves in the same call.
      const Selector affects = rule.affects;
      return add_rule(meaning, std::move(rule), affects, {});
    }
    case Phrase::buying_off: {
      if (said.has(Lexeme::UNTIL)) return meaning.fail();
      Ability rule = read_buying_off(meaning, said);
      const Selector affects = rule.affects;
      return add_rule(meaning, std::move(rule), affects, {});
    }
    case Phrase::instead: {
      // "The next time" is said by what is done, and of nothing that lasts.
      if (said.is(Phrase::next_draw)) return meaning.fail();
      Ability rule = read_instead(meaning, said);
      const Selector affects = rule.affects;
      const Condition holds = rule.condition;
      return add_rule(meaning, std::move(rule), affects, holds);
    }
    case Phrase::casting:
      // Of a card without a type nobody knows whether it is cast.
      return any(meaning.facts.types) ? read_casting(meaning, said) : meaning.fail();
    case Phrase::conditional:
    case Phrase::if_done:
      // What is done in the place of a draw goes on in the next sentences.
      if (Steps* steps = done_instead(meaning)) return read_done_instead(meaning, sentence, *steps);
      if (!said.is(Phrase::if_done) || said.has(Phrase::where_x)) return meaning.fail();
      return read_static_otherwise(meaning, said);
    case Phrase::while_holds: {
      meaning.take(said);
      Condition holds = read_static_condition(meaning, said.the(Phrase::condition));
      if (const Node* damage = said.child(Phrase::reduction)) return read_reductions(meaning, *damage, holds);
      if (const Node* where = said.child(Phrase::where_x))
        return read_where(meaning, *where, [&](Meaning& reading) {
          read_static_clause(reading, said.the(Phrase::clause), holds);
        });
      return read_static_clause(meaning, said.the(Phrase::clause), std::move(holds));
    }
    case Phrase::excepting:
      return read_excepting(meaning, said);
    case Phrase::saving: {
      meaning.take(said);
      const auto things = said.all(Phrase::np);
      const Selector saved = read_np(meaning, *things.front());
      // It, and nothing in its place; of several "it" would be each.
      if (saved.from == Reference::permanents) meaning.refer_to(saved);
      if (!(read_np(meaning, *things.back()) == saved)) meaning.fail();
      return add_rule(meaning, rule_of(RuleKind::regenerates_itself), saved, {});
    }
    case Phrase::clause:
      // "Then any other player may pay 2 life": what is done in the place of a draw goes on.
      if (Steps* steps = done_instead(meaning); steps != nullptr && said.has(Lexeme::THEN))
        return read_done_instead(meaning, sentence, *steps);
      return read_static_clause(meaning, said, {});
    default:
      meaning.fail();
  }
}

}  // namespace sleight
