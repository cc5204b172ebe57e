#pragma once

#include <string>
#include <vector>

#include "core/card/definition.h"

namespace sleight {

class Vocabulary;

/// Says the lines of a card as they would be printed: "it" for what the sentence has just named, "that card"
/// for "the found card", one line for two events that do the same. Each shorter wording is read, and kept
/// where it is read as the longer one is; so none of them is looser than what it stands for.
class PrintedStyle {
 public:
  PrintedStyle(const Card& card, const Vocabulary& vocabulary);

  /// One line of the card; `before` are those of which it speaks, if it does.
  std::string line(std::string line, const std::string& before = "") const;
  /// All of them; some become one.
  std::vector<std::string> lines(std::vector<std::string> lines) const;

 private:
  /// What a text says of the card; none where it is not understood.
  Card meant(const std::string& text, bool& understood) const;

  Card facts_;
  const Vocabulary& vocabulary_;
};

}  // namespace sleight
