#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "grammar/text/phrase_pattern.h"
#include "grammar/text/text.h"

/// What the cards of 1993-97 say, as rows: a phrase of theirs (`PhrasePattern`), and the house's.
namespace sleight {

struct PrintedRow {
  std::string_view from;
  std::string_view to;
};

/// Rows of one table, each tried once on a line, in their order.
class PrintedRows {
 public:
  explicit PrintedRows(std::span<const PrintedRow> rows);
  /// `subject`: what "@" stands for ("" where nothing is meant by it).
  void apply(Text& line, std::string_view subject) const;

 private:
  std::vector<PhraseRewrite> rows_;
};

}  // namespace sleight
