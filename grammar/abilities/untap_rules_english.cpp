#include "grammar/abilities/untap_rules_english.h"

#include <algorithm>
#include <utility>

#include "grammar/abilities/condition_builders.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// Whether that was aimed at, or is dealt the damage that was, as something you control.
bool is_said_to_be_yours(const Meaning& meaning, const Selector& subject) {
  const bool hurt = subject.from == Reference::packet_victim && subject.of;
  const TargetSpec* target = meaning.target(hurt ? *subject.of : subject);
  if (target == nullptr) return false;
  const auto is_yours = [](const Selector& what) {
    const Filter yours = filter_by(Quality::controlled_by, one(Reference::you));
    return what.also.empty() &&
           std::find(what.filters.begin(), what.filters.end(), yours) != what.filters.end();
  };
  const Selector& aimed = target->what;
  if (!hurt) return is_yours(aimed);
  return std::any_of(aimed.filters.begin(), aimed.filters.end(), [&](const Filter& filter) {
    return filter.quality == Quality::packet_to && !filter.negated && filter.of && is_yours(*filter.of);
  });
}

}  // namespace

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

bool is_of_your_next_untap(const Ability& rule, Duration lasting) {
  return lasting == Duration::next_untap && rule.rule.kind == RuleKind::does_not_untap &&
         rule.condition == turn_of(one(Reference::you));
}

namespace {

SaidRules does_not_untap(Meaning& meaning, const Node& said, Selector& subject, Duration& lasting) {
  const Node& whose = said.the(Phrase::possessive);
  Ability rule = rule_of(RuleKind::does_not_untap);
  if (said.has(Lexeme::NEXT) && whose.has(Lexeme::YOUR)) {
    // Yours, whoever controls it by then: in a phase of anybody else's it untaps.
    meaning.take_all(whose);
    rule.condition = turn_of(one(Reference::you));
  } else if (!names_untap_phase_of(meaning, subject, whose)) {
    meaning.fail();
  }
  // "They" are people where nothing else was spoken of, and people do not untap.
  if (is_player(meaning, subject)) meaning.fail();
  // The phase is the duration: the rule ends with it, whatever else the sentence says.
  if (said.has(Lexeme::NEXT)) lasting = Duration::next_untap;
  return {std::move(rule)};
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

}  // namespace

RuleFamily untap_rules() {
  static constexpr ReadRule rows[] = {
      {Phrase::does_not_untap, does_not_untap},
      {Phrase::may_stay_tapped, may_stay_tapped},
      {Phrase::untap_limit, untap_limit},
  };
  return rows;
}

}  // namespace sleight
