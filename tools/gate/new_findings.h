#pragma once

#include "tools/gate/revision.h"
#include "tools/reports/report.h"

namespace sleight {

/// Leaves of a report what is new since a revision: findings on lines that were changed, and those that
/// `earlier`, the report of what was there then, has not, or not so often.
void keep_new_findings(Report& report, const Report& earlier, const Revision& revision);

}  // namespace sleight
