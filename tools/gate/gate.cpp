#include "tools/gate/gate.h"

#include <algorithm>
#include <iterator>

#include "tools/files/file_system.h"
#include "tools/gate/baseline.h"
#include "tools/gate/expectations.h"
#include "tools/gate/levels.h"
#include "tools/gate/severities.h"

namespace sleight {
namespace {

/// Whether an error of the one code may be the reason why none of the other was found: a script is looked at
/// level by level, and broken Lua is not looked through to its end.
bool may_hide(const std::string& error, const std::string& code) {
  if (error == code) return false;
  const int reached = level_of(error), level = level_of(code);
  if (reached == 0 || level == 0) return false;
  constexpr int loaded = 3, facts = 4;
  return reached < level || (level <= loaded && reached <= loaded) || (level == facts && reached == facts);
}

}  // namespace

bool was_looked_at(const std::vector<std::string>& paths, const std::string& file) {
  return std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
    std::string place = absolute_path(path);
    if (place.ends_with('/')) place.pop_back();
    return file == place || file.starts_with(place + "/");
  });
}

bool Gate::was_looked_for(const std::string& file, const std::string& code) const {
  if (!looked_.scenarios.empty()) return looked_.scenarios.contains(absolute_path(file));
  if (code.starts_with("T06") || level_of(code) > looked_.level) return false;
  if (needs_card_data(code) && !looked_.against_data) return false;
  const auto errors = errors_.find(absolute_path(file));
  return errors == errors_.end() ||
         std::none_of(errors->second.begin(), errors->second.end(),
                      [&](const std::string& error) { return may_hide(error, code); });
}

void Gate::take_expected(Report& report) {
  for (const Diagnostic& finding : report.findings())
    if (finding.severity == Severity::error)
      errors_[absolute_path(finding.location.file)].insert(finding.code);
  std::vector<Expectation> expectations;
  Diagnostics problems;
  for (const std::string& file : report.files()) {
    std::vector<Expectation> more = expectations_in(file, report.text_of(file), problems);
    std::move(more.begin(), more.end(), std::back_inserter(expectations));
  }
  sleight::take_expected(report, expectations, [&](const std::string& file, const std::string& code) {
    return was_looked_for(file, code);
  });
  report.add(problems);
}

void Gate::judge(Report& report, const Settings& settings) const {
  // Before the baseline, which knows nothing of what is off; and what the baseline tells is judged as well.
  judge_findings(report, settings);
  if (settings.baseline.empty()) return;
  take_known(report, settings.baseline, [&](const std::string& file, const std::string& code) {
    return !looked_.only_new && was_looked_at(looked_.paths, file) && was_looked_for(file, code);
  });
  judge_findings(report, settings);
}

void close_gate(Report& report, const Settings& settings, const Looked& looked) {
  Gate gate(looked);
  gate.take_expected(report);
  gate.judge(report, settings);
}

}  // namespace sleight
