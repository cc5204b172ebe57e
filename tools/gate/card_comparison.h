#pragma once

#include <string>
#include <vector>

#include "tools/reports/report.h"

namespace sleight {

/// Holds the cards of a report against those of an earlier one, a file that `sleight check --format json`
/// wrote: a card that was proved and is so no more, or is gone from `paths`, is an error (T1107). Counts "no
/// longer proved" and "newly proved". A file that is no such report is T1106.
void compare_cards(Report& report, const std::string& earlier, const std::vector<std::string>& paths);

}  // namespace sleight
