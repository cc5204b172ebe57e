#pragma once

#include <string>

#include "core/card/diagnostic.h"
#include "core/table/table.h"

namespace sleight {

/// Nothing goes on but an endless loop, for which the documents have no procedure: a draw.
void give_up(Table& table);
/// Whether more has gone on than the duel may do; then it ends as a draw, and its host is told that `who`,
/// whose definition stands at `where`, did the last of it.
bool gives_up_endless(Table& table, const Location& where, const std::string& who);

}  // namespace sleight
