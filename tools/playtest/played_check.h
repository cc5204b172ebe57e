#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/rules.h"
#include "tools/library/card_scripts.h"
#include "tools/playtest/trial.h"

namespace sleight::playtest {

/// What all cards are tried with.
struct Trials {
  std::shared_ptr<const Library> base;  ///< keywords and kinds of counters
  std::vector<Card> stock;
  Words words;
  std::vector<std::shared_ptr<const Rules>> rules;
  std::uint64_t seed = 1;
};

/// What came of trying one card.
struct PlayedCheck {
  Diagnostics findings;
  std::vector<std::string> scenarios;  ///< one for each finding: it shows it
  long situations = 0;                 ///< that were played with the card as it is
  long parts = 0;                      ///< that were taken away one by one
  long idle = 0;                       ///< of these, those that made no difference
  /// What was not reached, by the reason, with how many parts.
  std::map<std::string, long> unreached;
};

/// Plays the card in situations made for it, as it is and without each of its parts.
PlayedCheck check_played(const CardFile& script, const Trials& trials);

}  // namespace sleight::playtest
