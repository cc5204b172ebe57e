#include "grammar/abilities/untap_rules_english.h"

#include <algorithm>
#include <utility>

#include "grammar/abilities/condition_builders.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"

namespace sleight {

namespace {

/// Whether that was aimed at, or is dealt the damage that was, as something you control.
bool is_said_to_be_yours(const ReadingContext& context, const Selector& subject) {
  const bool hurt = subject.from == Reference::packet_victim && subject.of;
  const TargetSpec* target = context.target(hurt ? *subject.of : subject);
  if (target == nullptr) return false;
  const auto is_yours = [](const Selector& what) {
    const Filter yours = filter_by(Quality::controlled_by, one(Reference::you));
    return what.also.empty() &&
           std::find(what.filters.begin(), what.filters.end(), yours) != what.filters.end();
  };
  const Selector& aimed = target->what;
  if (!hurt) return is_yours(aimed);
  return std::any_of(aimed.filters.begin(), aimed.filters.end(), [&](const Filter& filter) {
    return filter.asks_for(Quality::packet_to) && filter.of && is_yours(*filter.of);
  });
}

}  // namespace

bool names_untap_phase_of(ReadingContext& context, Selector& subject, const Node& whose) {
  // "Its controller's" is said of the subject, whatever else was spoken of.
  const Node* of = whose.child(Phrase::thing);
  if (of != nullptr && of->first().has(Lexeme::CONTROLLER) && !of->has(Lexeme::CONTROLLER)) {
    context.take_all(whose);
    return true;
  }
  Selector its = one(Reference::controller_of);
  its.of = subject;
  // What "you control" has no untap phase but yours.
  if (whose.has(Lexeme::YOUR) && subject.from == Reference::enchanted) {
    context.take_all(whose);
    narrow(subject, filter_by(Quality::controlled_by, one(Reference::you)));
    return true;
  }
  if (whose.has(Lexeme::YOUR) && is_said_to_be_yours(context, subject)) {
    context.take_all(whose);
    return true;
  }
  const Selector who = read_possessive(context, whose);
  // "Your untap phase" is that of the card that says it; of a set, each has its own controller's.
  return whose.has(Lexeme::YOUR) ? subject == one(Reference::self)
                                 : who == its || subject.from == Reference::permanents;
}

bool is_of_your_next_untap(const Ability& rule, Duration lasting) {
  return lasting == Duration::next_untap && rule.rule.kind == RuleKind::does_not_untap &&
         rule.condition == turn_of(one(Reference::you));
}

namespace {

SaidRules read_does_not_untap(ReadingContext& context, const Node& said, Selector& subject,
                              Duration& lasting) {
  const Node& whose = said.the(Phrase::possessive);
  Ability rule = rule_of(RuleKind::does_not_untap);
  if (said.has(Lexeme::NEXT) && whose.has(Lexeme::YOUR)) {
    // Yours, whoever controls it by then: in a phase of anybody else's it untaps.
    context.take_all(whose);
    rule.condition = turn_of(one(Reference::you));
  } else if (!names_untap_phase_of(context, subject, whose)) {
    context.fail();
  }
  // "They" are people where nothing else was spoken of, and people do not untap.
  if (is_player(context, subject)) context.fail();
  // The phase is the duration: the rule ends with it, whatever else the sentence says.
  if (said.has(Lexeme::NEXT)) lasting = Duration::next_untap;
  return {std::move(rule)};
}

SaidRules may_stay_tapped(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  if (!(subject == one(Reference::you))) context.fail();
  // Who may is the controller of what stays tapped: that thing is what the rule affects.
  subject = read_np(context, said.the(Phrase::np));
  return {rule_of(RuleKind::may_stay_tapped)};
}

SaidRules untap_limit(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  if (!(subject == one(Reference::players))) context.fail();
  // Each player has the same limit: the rule affects what is counted.
  subject = read_group(context, said.the(Phrase::group));
  return {with_number(context, said, RuleKind::untap_limit, 0)};
}

}  // namespace

RuleFamily untap_rules() {
  static constexpr ReadRule rows[] = {
      {Phrase::does_not_untap, read_does_not_untap},
      {Phrase::may_stay_tapped, may_stay_tapped},
      {Phrase::untap_limit, untap_limit},
  };
  return rows;
}

}  // namespace sleight
