#pragma once

#include "tools/gate/settings.h"
#include "tools/reports/report.h"

namespace sleight {

/// Judges the findings of a report as the settings say: those that are `off` go, others become errors or
/// warnings. Of several lines of the settings that speak of a finding the one with the longer path counts,
/// and of those with the same path the one with the longer code. At last, where the settings are strict,
/// warnings are errors.
void judge_findings(Report& report, const Settings& settings);

}  // namespace sleight
