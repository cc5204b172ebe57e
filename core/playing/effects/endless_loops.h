#pragma once

#include <string>

#include "core/card/diagnostic.h"
#include "core/table/table.h"

namespace sleight {

/// Nothing goes on but an endless loop, for which the documents have no procedure: a draw.
void give_up(Table& table);
/// Whether more has gone on than the duel may do; then it ends as a draw, and its host is told that `who`,
/// whose definition stands at `where`, did the last of it.
bool end_if_endless(Table& table, const Location& where, const std::string& who);

/// While it lives, something is done inside whatever is being done already. Every way by which play comes
/// back to itself goes through one of these: steps, effects, what is resolved, and chances to interrupt. Too
/// deep, the budget of the duel is spent, and all that is under way comes to its end.
class Nested {
 public:
  /// Goes one level deeper; it comes back with this object.
  explicit Nested(Table& table) : table_(table) {
    if (++table.nested > Budget::most_nested) table.duel.budget().spend_all();
  }
  Nested(const Nested&) = delete;
  Nested& operator=(const Nested&) = delete;
  ~Nested() { --table_.nested; }

 private:
  Table& table_;
};

}  // namespace sleight
