#pragma once

#include <vector>

#include "scripting/language/scope.h"
#include "scripting/language/selector_semantics.h"
#include "scripting/language/source_words.h"

namespace sleight {

/// Holds steps against what is given where they stand, one after the other: what a step has done, chosen or
/// moved is given to those behind it. What is wrong is a finding of the script.
class StepSemantics : public SelectorSemantics {
 public:
  using SelectorSemantics::SelectorSemantics;
  virtual ~StepSemantics() = default;

  /// What something granted or made by a step has: each of its words is held against what is given there.
  virtual void ability(const Ability& ability) = 0;

 protected:
  /// A rule, whose word is `word`, with all that is given to what makes it.
  virtual void rule(const Ability& ability, const SourceWord& word) = 0;

  void steps(const std::vector<Step>& steps);
  void change(const Change& change);
  /// What an event is said of.
  void trigger(const Trigger& trigger, const SourceWord& word);
  /// What an event gives to what it sets off.
  void add_event_referents(const Trigger& trigger);
  /// Counters that add nothing are no counters (R-COUNTER-1).
  void counters(Word kind, const SourceWord& word);

 private:
  void step(const Step& step);
  void chosen_part(ChangeKind kind, bool of_two);
  /// Of two events nobody knows which it was: given is what both of them give.
  void add_common_referents(const Step& step);
  /// What is done to permanents is not done to cards that lie elsewhere by then.
  void in_play(const Step& step, const SourceWord& word);
  void outside(const SourceWord& word);
  /// What a step by itself cannot mean.
  void own_sense(const Step& step, const SourceWord& word);
  /// What stands in a step, where it gives more than is given around it.
  void inside(const Step& step);
  /// A rule that a step makes: it is read with all that is given to the step.
  void made_rule(const Ability& ability, const Step& step);
};

}  // namespace sleight
