#include "tools/gate/severities.h"

#include <fnmatch.h>

#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// Whether an absolute path is that file, lies below that folder or fits that pattern.
bool is_at(const std::string& path, const std::string& place) {
  if (place.find('*') != std::string::npos) return fnmatch(place.c_str(), path.c_str(), 0) == 0;
  if (!path.starts_with(place)) return false;
  return path.size() == place.size() || place.ends_with('/') || path[place.size()] == '/';
}

const SeverityRule* rule_for(const Settings& settings, const Diagnostic& finding) {
  std::string path;
  const SeverityRule* best = nullptr;
  for (const SeverityRule& rule : settings.severities) {
    if (!finding.code.starts_with(rule.code)) continue;
    if (!rule.path.empty()) {
      if (finding.location.file.empty()) continue;
      if (path.empty()) path = absolute_path(finding.location.file);
      if (!is_at(path, rule.path)) continue;
    }
    if (best == nullptr || rule.path.size() > best->path.size() ||
        (rule.path.size() == best->path.size() && rule.code.size() > best->code.size()))
      best = &rule;
  }
  return best;
}

}  // namespace

void judge_findings(Report& report, const Settings& settings) {
  if (settings.severities.empty() && !settings.strict) return;
  report.revise([&](Diagnostic& finding) {
    if (const SeverityRule* rule = rule_for(settings, finding)) {
      if (rule->judgement == Judgement::off) return false;
      finding.severity = rule->judgement == Judgement::error ? Severity::error : Severity::warning;
    }
    if (settings.strict) finding.severity = Severity::error;
    return true;
  });
}

}  // namespace sleight
