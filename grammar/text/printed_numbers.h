#pragma once

#include <string>

#include "grammar/text/text.h"

namespace sleight {

/// "These counters", "a counter": of the kind that the card spoke of last.
class CountersSpokenOf {
 public:
  void name(Text& line);

 private:
  std::string kind_;
};

/// Mana that is said in numbers or words ("2 colorless mana"), and limits that are said in mana ("you cannot
/// spend more than {r}{r}").
void rewrite_printed_numbers(Text& line);

}  // namespace sleight
