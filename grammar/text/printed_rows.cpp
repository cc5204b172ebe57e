#include "grammar/text/printed_rows.h"

namespace sleight {

PrintedRows::PrintedRows(std::span<const PrintedRow> rows) {
  rows_.reserve(rows.size());
  for (const PrintedRow& row : rows) rows_.emplace_back(row.from, row.to);
}

void PrintedRows::apply(Text& line, std::string_view subject) const {
  for (const PhraseRewrite& row : rows_) row.apply(line, subject);
}

}  // namespace sleight
