#include "grammar/effects/lasting_english.h"

#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/rules_english.h"
#include "grammar/effects/choices_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

Step rule_for(Duration duration, std::vector<Ability> rules) {
  Step made = step(Verb::rule);
  made.duration = duration;
  made.abilities = std::move(rules);
  return made;
}

void read_ruling(Meaning& meaning, const Node& ruling, const Selector& subject, Duration lasting,
                 Steps& steps) {
  Selector about = subject;
  // A rule may be about others than the subject ("creatures cannot block it"): the reader of rules says whom.
  std::vector<Ability> rules = read_rules(meaning, ruling, about, lasting);
  for (Ability& each : rules) each.affects = about;
  steps.push_back(rule_for(lasting, std::move(rules)));
}

/// "Target creature gets +1/+1 and gains flying until end of turn": a subject and what is said of it.
void read_subject_and_predicates(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Selector subject = read_np(meaning, said.the(Phrase::np));
  // "That player", further on, is whoever is aimed at here.
  if (is_player(meaning, subject) && subject.from == Reference::target) meaning.player = subject;
  // Before the predicates, although it stands behind them: a rule among them lasts as long.
  const Duration lasting = read_duration(meaning, said.child(Phrase::duration));
  Change change;
  Selector affects = subject;
  for (const Node* predicate : said.all(Phrase::predicate)) {
    meaning.take(*predicate);
    const Node& what = predicate->first();
    if (what.is(Phrase::changing))
      read_changing(meaning, what, subject, affects, change);
    else if (what.is(Phrase::ruling))
      read_ruling(meaning, what, subject, lasting, steps);
    else
      read_effect(meaning, what, subject, steps);
  }
  if (change.parts.empty()) return;
  // The order of words means nothing: changes apply layer by layer (R-CONT-1).
  in_layer_order(change);
  Step made = step(Verb::change, std::move(affects));
  made.change = std::move(change);
  made.duration = lasting;
  steps.push_back(std::move(made));
}

void read_taking_control(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step taken = step(Verb::change, read_object(meaning, said.the(Phrase::np)));
  taken.change.parts.push_back(change_part(ChangeKind::controller));
  // An order addresses the controller (R-GEN-5): control is that player's, whoever had it.
  taken.change.parts.back().who = one(Reference::you);
  taken.duration = read_duration(meaning, said.child(Phrase::duration));
  steps.push_back(std::move(taken));
}

/// "If it would be put into a graveyard this turn, remove it from the game instead."
void read_replacement(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const auto things = said.all(Phrase::np);
  Ability leaves = rule_of(RuleKind::leaves_the_game_instead);
  leaves.affects = read_np(meaning, *things[0]);
  // Nothing goes in the place of another: it has to be the same that would die.
  if (!(read_np(meaning, *things[1]) == leaves.affects)) meaning.fail();
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(leaves)}));
}

void read_no_damage(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(rule_for(Duration::end_of_turn, {read_no_combat_damage(meaning, said)}));
}

void read_still_land(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  // "It is still a land" keeps a type that the change before would have replaced.
  if (steps.empty() || !keep_land(steps.back().change)) meaning.fail();
}

std::string say_lasting_change(Speaker& speaker, const Step& step) {
  if (const std::string words = say_reworded_text(speaker, step); !words.empty()) return words;
  const bool many = is_plural(speaker, step.what);
  const std::vector<ChangePart>& parts = step.change.parts;
  if (parts.size() == 1 && parts[0].kind == ChangeKind::controller &&
      (parts[0].who.empty() || parts[0].who.from == Reference::you))
    return "gain control of " + say_thing(speaker, step.what, "all ") +
           std::string(say_duration(step.duration));
  return say_change(speaker, say_thing(speaker, step.what, "all "), step.change, many, step.duration);
}

std::string say_lasting_rule(Speaker& speaker, const Step& step) {
  std::string text;
  for (const Ability& each : step.abilities)
    text += (text.empty() ? "" : ". ") + say_rule(speaker, each, step.duration);
  return text;
}

constexpr ReadEffect lasting_read[] = {
    {Phrase::subject_and_predicates, read_subject_and_predicates},
    {Phrase::taking_control, read_taking_control},
    {Phrase::replacement, read_replacement},
    {Phrase::no_combat_damage, read_no_damage},
    {Phrase::still_land, read_still_land},
};
constexpr SayEffect lasting_said[] = {{Verb::change, say_lasting_change}, {Verb::rule, say_lasting_rule}};

}  // namespace

bool read_no_regeneration(Meaning& meaning, const Node& clause, Steps& steps) {
  const Node* said = clause.child(Phrase::statement);
  if (said == nullptr || said->has(Phrase::duration) || steps.empty() || steps.back().verb != Verb::destroy)
    return false;
  const auto predicates = said->all(Phrase::predicate);
  if (predicates.size() != 1 || !predicates.front()->has(Phrase::cannot_be_regenerated)) return false;
  meaning.take_all(clause);
  // Destroying without regeneration is burying (R-DEST-2): both wordings give the one verb.
  steps.back().verb = Verb::bury;
  return true;
}

EffectFamily lasting_family() { return {lasting_read, lasting_said}; }

}  // namespace sleight
