#include "grammar/abilities/statics_english.h"

#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/rules_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

void add_rule(Meaning& meaning, Ability rule, const Selector& affects, const Condition& condition) {
  rule.affects = affected(affects);
  rule.condition = condition;
  meaning.abilities.push_back(std::move(rule));
}

bool speaks_back(const Node& np) { return np.first().first().is(Phrase::pronoun); }

/// "As long as ~ is attacking, it has banding" affects it only then: that is a demand on what is affected.
void fold_state(Ability& ability, const Selector& subject) {
  const Condition& state = ability.condition;
  const bool same = state.kind == ConditionKind::matches && state.what == subject && state.like.also.empty();
  // Of a set, one condition is asked once for all, while a demand on what is affected is asked of each.
  if (!same || subject.from == Reference::permanents) return;
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
      Ability instead = rule_of(RuleKind::produces_instead);
      const std::vector<const Node*> kinds = said.all(Phrase::mana);
      instead.rule.mana = read_kind_of_mana(meaning, *kinds.front());
      if (kinds.size() > 1) instead.rule.instead_of = read_kind_of_mana(meaning, *kinds.back());
      add_rule(meaning, std::move(instead), subject, holds);
      return true;
    }
    case Phrase::all_able_block: {
      Ability must = rule_of(RuleKind::must_block);
      must.rule.by = read_np(meaning, said.the(Phrase::np));
      add_rule(meaning, std::move(must), read_group(meaning, said.the(Phrase::group)), holds);
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

/// "... as long as you control a Forest".
Duration read_static_duration(Meaning& meaning, const Node& said, const Selector& subject, Condition& holds) {
  const Node* condition = said.child(Phrase::condition);
  // An ability has one condition, and a static one holds for no time but that.
  if (holds.kind != ConditionKind::always || condition == nullptr) {
    meaning.fail();
    return Duration::for_good;
  }
  // "Each creature ... as long as it is untapped" asks each of them, and one condition is asked for all.
  const Node* of = condition->child(Phrase::np);
  if (of != nullptr && speaks_back(*of) && subject.from == Reference::permanents) meaning.fail();
  return read_duration(meaning, &said, &holds);
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

void read_static_statement(Meaning& meaning, const Node& said, Condition holds) {
  meaning.take(said);
  if (read_whole_statement(meaning, said, holds)) return;
  const Selector subject = read_np(meaning, said.the(Phrase::np));
  Duration lasting = Duration::for_good;
  if (const Node* until = said.child(Phrase::duration))
    lasting = read_static_duration(meaning, *until, subject, holds);
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
      // "This turn" and "next untap phase" begin at some moment, and a static ability does not.
      if (lasting != Duration::for_good) meaning.fail();
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
  meaning.abilities.push_back(std::move(continuous));
}

/// "... unless you control a Forest": while that does not hold. No pronoun in it looks back at the subject.
Condition read_static_unless(Meaning& meaning, const Node& unless) {
  meaning.take(unless);
  const Node* said = unless.child(Phrase::condition);
  if (said == nullptr) {
    meaning.fail();
    return {};
  }
  Condition condition = read_condition(meaning, *said);
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

void read_static_clause(Meaning& meaning, const Node& clause, Condition holds) {
  meaning.take(clause);
  const auto orders = clause.all(Phrase::imperative);
  // Times and prerequisites are of what is done once; a static ability is not done.
  if (clause.has(Phrase::later) || clause.has(Phrase::purpose) || orders.size() > 1) return meaning.fail();
  if (const Node* unless = clause.child(Phrase::unless)) {
    if (holds.kind != ConditionKind::always) return meaning.fail();
    holds = read_static_unless(meaning, *unless);
  }
  if (const Node* said = clause.child(Phrase::statement))
    read_static_statement(meaning, *said, std::move(holds));
  else
    read_static_order(meaning, *orders.front(), holds);
}

/// "If ~ leaves play, this effect continues until end of turn" adds to the ability before it.
void read_lingering(Meaning& meaning) {
  std::vector<Ability>& abilities = meaning.abilities;
  if (abilities.empty() || abilities.back().kind != AbilityKind::continuous) return meaning.fail();
  // The sentence speaks of the effect before it, so that it must stand in the same line.
  abilities.back().lingers = true;
}

void read_static_still_land(Meaning& meaning) {
  if (meaning.abilities.empty() || !keep_land(meaning.abilities.back().change)) meaning.fail();
}

}  // namespace

void read_static(Meaning& meaning, const Node& sentence) {
  meaning.take(sentence);
  const Node& said = sentence.first();
  if (const Node* where = sentence.child(Phrase::where_x)) {
    // X means this in its own sentence only, and only a clause has a place for it.
    if (!said.is(Phrase::clause)) return meaning.fail();
    meaning.take(*where);
    meaning.where_x = read_measure(meaning, where->the(Phrase::measure));
    read_static_clause(meaning, said, {});
    meaning.where_x = {};
    return;
  }
  switch (said.rule) {
    case Phrase::still_land:
      meaning.take(said);
      return read_static_still_land(meaning);
    case Phrase::lingering:
      meaning.take(said);
      return read_lingering(meaning);
    case Phrase::reduction: {
      Ability rule = read_reduction(meaning, said);
      // A copy: the rule itself moves in the same call.
      const Selector affects = rule.affects;
      return add_rule(meaning, std::move(rule), affects, {});
    }
    case Phrase::instead: {
      Ability rule = read_instead(meaning, said);
      const Selector affects = rule.affects;
      return add_rule(meaning, std::move(rule), affects, {});
    }
    case Phrase::casting:
      // Of a card without a type nobody knows whether it is cast.
      return any(meaning.facts.types) ? read_casting(meaning, said) : meaning.fail();
    case Phrase::while_holds: {
      meaning.take(said);
      Condition holds = read_condition(meaning, said.the(Phrase::condition));
      return read_static_clause(meaning, said.the(Phrase::clause), std::move(holds));
    }
    case Phrase::clause:
      return read_static_clause(meaning, said, {});
    default:
      meaning.fail();
  }
}

}  // namespace sleight
