#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card/definition.h"

namespace sleight {

class Vocabulary;
class Words;

/// What is needed, and remembered, while the English of a card is put together. A target is named in full
/// where a mode first speaks of it and is "it" afterwards.
struct Speaker {
  Speaker(const Card& of, const Words& spellings, const Vocabulary& open_words)
      : card(of), words(spellings), vocabulary(open_words) {}

  const Card& card;
  const Words& words;
  const Vocabulary& vocabulary;
  const std::vector<TargetSpec>* targets = nullptr;  ///< of the mode being said
  std::vector<bool> named;                           ///< which of them were spoken of
  std::string where_x;                               ///< what X stands for in the sentence being said

  std::string spelling(Word word) const;
  /// Begins and ends a mode.
  void begin(const Mode& mode);
  void end() { targets = nullptr; }
  /// The target that a selector means; null where there is none of that number.
  const TargetSpec* target(const Selector& selector) const;
};

}  // namespace sleight
