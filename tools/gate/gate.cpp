#include "tools/gate/gate.h"

#include <algorithm>
#include <filesystem>

#include "tools/gate/baseline.h"
#include "tools/gate/expectations.h"
#include "tools/gate/severities.h"

namespace sleight {
namespace {

/// Whether a check that looked at so much would have told of a finding with that code.
bool was_looked_for(const Looked& looked, const std::string& code) {
  if (looked.only_new) return false;
  if (code.starts_with("T10")) return looked.level >= 6;
  // Some of these need the data and some do not: without it none is missed.
  if (code.starts_with("T04")) return looked.against_data;
  return true;
}

bool was_looked_at(const Looked& looked, const std::string& file) {
  return std::any_of(looked.paths.begin(), looked.paths.end(), [&](const std::string& path) {
    const std::string place = std::filesystem::absolute(path).lexically_normal().string();
    return file == place || file.starts_with(place.ends_with('/') ? place : place + "/");
  });
}

}  // namespace

void close_gate(Report& report, const Settings& settings, const Looked& looked) {
  std::vector<Expectation> expectations;
  Diagnostics problems;
  for (const std::string& file : report.files()) {
    std::vector<Expectation> more = expectations_in(file, report.text_of(file), problems);
    std::move(more.begin(), more.end(), std::back_inserter(expectations));
  }
  take_expected(report, expectations, [&](const std::string& code) { return was_looked_for(looked, code); });
  report.add(problems);
  // Before the baseline, which knows nothing of what is off; and what the baseline tells is judged as well.
  judge_findings(report, settings);
  if (settings.baseline.empty()) return;
  take_known(report, settings.baseline, [&](const std::string& file, const std::string& code) {
    return was_looked_at(looked, file) && was_looked_for(looked, code);
  });
  judge_findings(report, settings);
}

}  // namespace sleight
