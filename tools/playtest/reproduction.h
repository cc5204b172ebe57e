#pragma once

#include <string>
#include <vector>

#include "tools/playtest/trial.h"

namespace sleight::playtest {

/// A duel that shows a finding.
struct Reproduction {
  std::string what;   ///< the finding, in a sentence
  std::string rules;  ///< the name of the rule set
  const Cast* cast = nullptr;
  const Words* words = nullptr;
  const Situation* situation = nullptr;
  const Trial* trial = nullptr;  ///< as it went with the card as it is
  /// The card as it is and, where that is what is shown, without a part of it.
  std::vector<std::pair<std::string, Card>> versions;
};

/// Whether a script can say the card.
bool can_be_said(const Card& card, const Words& words);
/// The exhibit as a file of scenarios: one for each version of the card, all of which end alike.
std::string scenario_of(const Reproduction& reproduction);

}  // namespace sleight::playtest
