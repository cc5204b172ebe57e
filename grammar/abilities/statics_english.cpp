#include "grammar/abilities/statics_english.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "grammar/abilities/card_size_english.h"
#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/combat_rules_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/damage_rules_english.h"
#include "grammar/abilities/entering_copies_english.h"
#include "grammar/abilities/instead_rules_english.h"
#include "grammar/abilities/one_rule_english.h"
#include "grammar/abilities/rules_english.h"
#include "grammar/abilities/static_conditions_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"

namespace sleight {

namespace {

/// "Players skip their draw phase", "your opponent skips the market phase".
void read_skips(ReadingContext& context, const Node& skipping, const Selector& subject,
                const Condition& holds) {
  if (const Node* whose = skipping.child(Phrase::possessive)) {
    // Whose phase it is was said by the subject.
    if (!whose->has(Lexeme::THEIR)) context.fail();
    context.take_all(*whose);
  }
  add_rule(context, read_skipped_phase(context, skipping), subject, holds);
}

/// "If ~ would be destroyed, regenerate it unless your opponent pays {1}."
void read_saving(ReadingContext& context, const Node& said) {
  context.take(said);
  const auto things = said.all(Phrase::np);
  const Selector saved = read_np(context, *things[0]);
  // It, and nothing in its place; of several "it" would be each.
  if (saved.from == Reference::permanents) context.refer_to(saved);
  if (!(read_np(context, *things[1]) == saved)) context.fail();
  Ability rule = rule_of(RuleKind::regenerates_itself);
  if (const Node* price = said.child(Phrase::mana)) {
    rule.rule.to = read_np(context, *things[2]);
    rule.cost.mana = read_mana(context, *price);
    // X would be nobody's choice, and who pays is one player.
    if (rule.cost.mana.x != 0 || !is_player(context, rule.rule.to)) context.fail();
  }
  add_rule(context, std::move(rule), saved, {});
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

void read_static_statement(ReadingContext& context, const Node& said, Condition holds) {
  context.take(said);
  if (said.is(Phrase::size_is_given)) return read_size_is_given(context, said, holds);
  if (said.is(Phrase::size_is_measured)) return read_size_is_measured(context, said, holds);
  if (read_one_rule(context, said, holds)) return;
  Selector subject = read_np(context, said.the(Phrase::np));
  Duration lasting = Duration::for_good;
  if (const Node* until = said.child(Phrase::duration))
    lasting = until->has(Lexeme::THIS) ? read_duration(context, until)
                                       : read_static_duration(context, *until, subject, holds);
  // A change is for good: only of a rule it may be asked whether it is said of what is so this turn.
  const auto said_of_it = said.all(Phrase::predicate);
  if (lasting != Duration::for_good &&
      std::any_of(said_of_it.begin(), said_of_it.end(),
                  [](const Node* predicate) { return !predicate->has(Phrase::ruling); }))
    context.fail();
  Ability continuous;
  continuous.kind = AbilityKind::continuous;
  Selector affects = subject;
  for (const Node* predicate : said.all(Phrase::predicate)) {
    context.take(*predicate);
    const Node& what = predicate->first();
    if (what.is(Phrase::changing)) {
      read_changing(context, what, subject, affects, continuous.change);
    } else if (what.is(Phrase::ruling)) {
      Selector about = subject;
      for (Ability& rule : read_rules(context, what, about, lasting))
        add_rule(context, std::move(rule), about, holds);
      // "This turn" and "next untap phase" begin at some moment, and a static ability does not; but who was
      // dealt damage this turn is that no longer than this turn.
      const bool of_turn = std::any_of(about.filters.begin(), about.filters.end(), [](const Filter& filter) {
        return filter.asks_for(Quality::damaged_by);
      });
      if (lasting != Duration::for_good && !(lasting == Duration::end_of_turn && of_turn)) context.fail();
    } else if (what.is(Phrase::skipping)) {
      read_skips(context, what, subject, holds);
    } else {
      context.fail();
    }
  }
  // A statement may have said rules only.
  if (continuous.change.parts.empty()) return;
  continuous.affects = affected(affects);
  continuous.condition = holds;
  fold_state(continuous, subject);
  in_layer_order(continuous.change);
  for (Ability& each : one_loss_each(std::move(continuous))) context.abilities.push_back(std::move(each));
}

/// "Damage dealt to you by creatures is reduced by 1".
void read_reductions(ReadingContext& context, const Node& said, const Condition& holds) {
  // "This turn" begins at some moment, and a static ability does not.
  if (said.has(Lexeme::THIS)) context.fail();
  for (Ability& rule : read_reduction(context, said)) {
    const Selector affects = rule.affects;
    add_rule(context, std::move(rule), affects, holds);
  }
}

/// "~ cannot attack unless you pay {2}": the one rule before it has a price.
void read_price(ReadingContext& context, const Node& unless, std::size_t before) {
  std::vector<Ability>& said = context.abilities;
  const bool one_rule =
      said.size() == before + 1 && said.back().kind == AbilityKind::rule &&
      (said.back().rule.kind == RuleKind::cannot_attack || said.back().rule.kind == RuleKind::cannot_block);
  if (!one_rule) return context.fail();
  said.back() = read_attack_price(context, unless, said.back());
}

/// "Skip your draw phase."
void read_static_order(ReadingContext& context, const Node& order, const Condition& holds) {
  const Node* skip = order.child(Phrase::skipping);
  const Node* whose = skip == nullptr ? nullptr : skip->child(Phrase::possessive);
  if (whose == nullptr) return context.fail();
  context.take(order);
  Ability rule = read_skipped_phase(context, *skip);
  add_rule(context, std::move(rule), read_possessive(context, *whose), holds);
}

/// "... gets +1/+1 for each swamp you control".
void read_static_for_each(ReadingContext& context, const Node& for_each, std::size_t before) {
  std::vector<Ability>& abilities = context.abilities;
  // Of a set, "it" is each of them by itself, as its change is worked out.
  const bool one_change = abilities.size() == before + 1;
  if (one_change && abilities.back().affects.from == Reference::permanents)
    context.refer_to(one(Reference::it));
  const Amount each = read_for_each(context, for_each);
  if (one_change && abilities.back().kind == AbilityKind::rule &&
      abilities.back().rule.kind == RuleKind::enters_with_counters) {
    Box<Amount>& counters = abilities.back().rule.amount;
    counters = times(std::move(*counters), each);
    return;
  }
  if (!one_change || !raise_for_each(abilities.back().change, each)) context.fail();
}

/// A clause that says what is so, and not what is done.
void read_static_clause(ReadingContext& context, const Node& clause, Condition holds) {
  context.take(clause);
  const auto orders = clause.all(Phrase::imperative);
  // Times and prerequisites are of what is done once; a static ability is not done.
  if (clause.has(Phrase::later) || clause.has(Phrase::purpose) || orders.size() > 1) return context.fail();
  // "Enchanted creature cannot block, and its activated abilities cannot be activated": each by itself. What
  // stands behind several would be said of one of them, or of all.
  const auto statements = clause.all(Phrase::statement);
  if (statements.size() > 1) {
    if (!orders.empty() || clause.has(Phrase::unless) || clause.has(Phrase::for_each) ||
        clause.has(Phrase::if_so))
      return context.fail();
    for (const Node* said : statements) read_static_statement(context, *said, holds);
    return;
  }
  const Node* unless = clause.child(Phrase::unless);
  const bool priced = unless != nullptr && (unless->has(Phrase::cost) || unless->has(Phrase::deed));
  if (unless != nullptr && !priced) {
    if (holds.kind != ConditionKind::always) return context.fail();
    holds = read_static_unless(context, *unless);
  }
  const std::size_t before = context.abilities.size();
  if (const Node* said = clause.child(Phrase::statement))
    read_static_statement(context, *said, holds);
  else
    read_static_order(context, *orders.front(), holds);
  if (const Node* each = clause.child(Phrase::for_each)) read_static_for_each(context, *each, before);
  if (const Node* so = clause.child(Phrase::if_so)) read_static_if(context, *so, before);
  if (priced) read_price(context, *unless, before);
}

/// "If ~ leaves play, this effect continues until end of turn" adds to the ability before it.
void read_lingering(ReadingContext& context) {
  std::vector<Ability>& abilities = context.abilities;
  if (abilities.empty() || abilities.back().kind != AbilityKind::continuous) return context.fail();
  // The sentence speaks of the effect before it, so that it must stand in the same line.
  abilities.back().lingers = true;
}

/// "Otherwise, it gets -1/-2": while what the sentence before asks does not hold.
void read_static_otherwise(ReadingContext& context, const Node& said) {
  context.take(said);
  std::vector<Ability>& abilities = context.abilities;
  // Of a set each is asked by itself, and one condition is asked for all.
  if (!said.has(Lexeme::OTHERWISE) || abilities.empty() || abilities.back().kind != AbilityKind::continuous ||
      abilities.back().affects.from == Reference::permanents)
    return context.fail();
  const Ability& before = abilities.back();
  Condition so = before.condition;
  if (so.kind == ConditionKind::always) {
    // A state of what it affects was made a demand on that.
    if (before.affects.filters.empty()) return context.fail();
    so = is_like(one(before.affects.from), before.affects.filters);
  }
  read_static_clause(context, said.the(Phrase::clause), none_of(std::move(so)));
}

void read_static_still_land(ReadingContext& context) {
  if (context.abilities.empty() || !keep_land(context.abilities.back().change)) context.fail();
}

/// "Except for Walls and artifact creatures, creatures you control cannot attack": those that are neither.
void read_excepting(ReadingContext& context, const Node& said) {
  context.take(said);
  Selector sorts = read_np(context, said.the(Phrase::np));
  std::vector<Selector> each = std::exchange(sorts.also, {});
  each.insert(each.begin(), std::move(sorts));
  const std::size_t before = context.abilities.size();
  read_static_clause(context, said.the(Phrase::clause), {});
  if (context.abilities.size() != before + 1 ||
      context.abilities.back().affects.from != Reference::permanents)
    return context.fail();
  Selector& affects = context.abilities.back().affects;
  for (const Selector& sort : each) {
    // What all of them are is no exception, and of two demands none could be turned round.
    std::vector<Filter> own;
    for (const Filter& filter : sort.filters)
      if (std::find(affects.filters.begin(), affects.filters.end(), filter) == affects.filters.end())
        own.push_back(filter);
    if (own.size() != 1 || sort.from != Reference::permanents || own.front().negated) return context.fail();
    own.front().negated = true;
    narrow(affects, own.front());
  }
}

}  // namespace

void read_static(ReadingContext& context, const Node& sentence) {
  context.take(sentence);
  const Node& said = sentence.first();
  if (const Node* where = sentence.child(Phrase::where_x)) {
    // X means this in its own sentence only, and only a clause has a place for it.
    if (!said.is(Phrase::clause)) return context.fail();
    read_where(context, *where, [&](ReadingContext& reading) { read_static_clause(reading, said, {}); });
    return;
  }
  switch (said.rule) {
    case Phrase::still_land:
      context.take(said);
      return read_static_still_land(context);
    case Phrase::entering_copy:
      return read_entering_copy(context, said);
    case Phrase::lingering:
      context.take(said);
      return read_lingering(context);
    case Phrase::reduction:
      return read_reductions(context, said, {});
    case Phrase::no_combat_damage: {
      // Without "this turn" it is said of somebody.
      if (said.has(Lexeme::THIS) || !said.has(Phrase::np)) return context.fail();
      Ability rule = read_no_combat_damage(context, said);
      // A copy: the rule itself moves in the same call.
      const Selector affects = rule.affects;
      return add_rule(context, std::move(rule), affects, {});
    }
    case Phrase::buying_off: {
      if (said.has(Lexeme::UNTIL)) return context.fail();
      Ability rule = read_buying_off(context, said);
      const Selector affects = rule.affects;
      return add_rule(context, std::move(rule), affects, {});
    }
    case Phrase::instead: {
      // "The next time" is said by what is done, and of nothing that lasts.
      if (said.is(Phrase::next_draw)) return context.fail();
      Ability rule = read_instead(context, said);
      const Selector affects = rule.affects;
      const Condition holds = rule.condition;
      return add_rule(context, std::move(rule), affects, holds);
    }
    case Phrase::casting:
      // Of a card without a type nobody knows whether it is cast.
      return any(context.facts.types) ? read_casting(context, said) : context.fail();
    case Phrase::conditional:
    case Phrase::if_done:
      // What is done in the place of a draw goes on in the next sentences.
      if (Steps* steps = done_instead(context)) return read_done_instead(context, sentence, *steps);
      if (!said.is(Phrase::if_done) || said.has(Phrase::where_x)) return context.fail();
      return read_static_otherwise(context, said);
    case Phrase::while_holds: {
      context.take(said);
      Condition holds = read_static_condition(context, said.the(Phrase::condition));
      if (const Node* damage = said.child(Phrase::reduction)) return read_reductions(context, *damage, holds);
      if (const Node* where = said.child(Phrase::where_x))
        return read_where(context, *where, [&](ReadingContext& reading) {
          read_static_clause(reading, said.the(Phrase::clause), holds);
        });
      return read_static_clause(context, said.the(Phrase::clause), std::move(holds));
    }
    case Phrase::excepting:
      return read_excepting(context, said);
    case Phrase::saving:
      return read_saving(context, said);
    case Phrase::clause:
      // "Then any other player may pay 2 life": what is done in the place of a draw goes on.
      if (Steps* steps = done_instead(context); steps != nullptr && said.has(Lexeme::THEN))
        return read_done_instead(context, sentence, *steps);
      return read_static_clause(context, said, {});
    default:
      context.fail();
  }
}

}  // namespace sleight
