#pragma once

#include <string>
#include <vector>

#include "tools/gate/settings.h"
#include "tools/reports/report.h"

namespace sleight {

/// What a check has looked at: what it has not looked for cannot be missed.
struct Looked {
  std::vector<std::string> paths;
  int level = 5;
  bool against_data = false;  ///< card data or printings were given
  bool only_new = false;      ///< what is not new was left out before
};

/// Judges the findings of a check by the settings, and takes out those that the scripts expect and those that
/// the baseline of the settings knows. What is expected or known and not found is a finding.
void close_gate(Report& report, const Settings& settings, const Looked& looked);

}  // namespace sleight
