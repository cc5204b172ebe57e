#pragma once

#include <functional>
#include <string>

#include "tools/reports/report.h"

/// A baseline: findings that are known and told no more, in a file of JSON that is kept with the scripts. It
/// names them by file, code and message and not by line, so that an edit above changes nothing.
namespace sleight {

/// The findings of the report as a baseline that is kept in `file`: paths are seen from its folder.
std::string baseline_text(const Report& report, const std::string& file);

/// Takes the findings that the baseline `file` knows out of the report, each as often as it is known. What
/// it knows and nobody finds any more is a finding (T1105), where `was_looked_for` says of its file and code
/// that it would have been told. A file that is no baseline is T1106.
void take_known(Report& report, const std::string& file,
                const std::function<bool(const std::string& file, const std::string& code)>& was_looked_for);

}  // namespace sleight
