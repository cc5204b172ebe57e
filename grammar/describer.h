#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card/library.h"

namespace sleight {

/// Turns the parts of one card's definition into English. One function for each kind of node; a mode at a
/// time, because a target is named in full where it is first spoken of and is "it" afterwards.
class Describer {
 public:
  Describer(const Card& card, const Words& words) : card_(card), words_(words) {}

  // describe_abilities.cpp
  std::string ability(const Ability& ability);
  std::string keyword(const KeywordUse& use) const;
  std::string rule(const Ability& ability, Duration duration);
  std::string trigger(const Trigger& trigger);
  std::string cost(const Cost& cost);
  std::string modes(const std::vector<Mode>& modes);
  std::string either_way(const std::vector<Mode>& modes);
  std::string when(const Condition& condition);
  std::string casting();

  // describe_changes.cpp: what "<subject> ..." becomes
  std::string change(const Change& change, bool plural, bool lasting);
  std::string granted(const Ability& ability) const;
  std::string whole_change(const std::string& subject, const Change& change, bool plural, Duration duration);
  std::string_view duration(Duration duration) const;

  // describe_steps.cpp
  std::string steps(const std::vector<Step>& steps);
  std::string step(const Step& step);

  // describe_things.cpp
  std::string thing(const Selector& selector, std::string_view article);
  std::string subject(const Selector& selector) { return thing(selector, "all "); }
  std::string group(const Selector& selector, bool plural, bool whole = true);
  std::string possessive(const Selector& selector);
  std::string filters(const std::vector<Filter>& filters, bool plural);
  std::string amount(const Amount& amount);
  std::string measure(const Amount& amount);
  std::string condition(const Condition& condition);
  std::string holds_of(const Selector& what, bool none);
  std::string spelling(Word word) const { return words_.spelling(word); }
  bool is_plural(const Selector& selector) const;
  std::string state(const std::vector<Filter>& like);
  std::string many_targets(const TargetSpec& spec);

 private:
  struct Filtered;
  void qualify(const Filter& filter, bool plural, Filtered& said);
  std::string deal(const Step& step);
  std::string later(const Step& step);
  std::string may(const Step& step);
  std::string move(const Step& step);
  std::string flip(const Step& step);
  std::string token(const Step& step);
  std::string drained(const Step& step);
  std::string flip_until(const Step& step);
  std::string changed_words(const Step& step);
  std::string prerequisite(const Step& step);
  std::string follows(const std::vector<Step>& steps);
  bool from_your_graveyard(const Selector& what) const;
  std::string choose(const Step& step) const;
  std::string prevent(const Step& step);
  std::string who_does(const Selector& who, std::string_view you, std::string_view they);

  const Card& card_;
  const Words& words_;
  const std::vector<TargetSpec>* targets_ = nullptr;
  std::vector<bool> named_;  ///< which targets of the mode were spoken of
  std::string where_x_;      ///< what X stands for in the sentence being written
};

/// "Destroy" for "destroy".
std::string capital(std::string text);
/// "Assembly Worker" for "assembly worker".
std::string capitals(std::string words);
std::string numeral(const Amount& amount, std::string_view one);

}  // namespace sleight
