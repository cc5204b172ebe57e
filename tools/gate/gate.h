#pragma once

#include <map>
#include <set>
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
  bool only_new = false;      ///< what is not new was left out before the findings were judged
  /// Absolute paths of files of scenarios, all of which were run: where there are some, nothing else was
  /// looked at.
  std::set<std::string> scenarios{};
};

/// Whether one of the paths that were looked at is that file, an absolute path, or holds it.
bool was_looked_at(const std::vector<std::string>& paths, const std::string& file);

/// What stands between the findings of a check and what is told of them. A gate is for one report.
class Gate {
 public:
  explicit Gate(Looked looked) : looked_(std::move(looked)) {}

  /// Takes out the findings that the scripts expect. A comment that expects nothing (T1103), and what is
  /// expected and not found (T1104), are findings.
  void take_expected(Report& report);
  /// Judges the findings by the settings, and takes out those that their baseline knows. What it knows and is
  /// not found is a finding (T1105).
  void judge(Report& report, const Settings& settings) const;

 private:
  /// Whether a finding of that code in that file would have been told.
  bool was_looked_for(const std::string& file, const std::string& code) const;

  Looked looked_;
  /// The codes of the errors in each file, by its absolute path, before any was taken out: what lies behind
  /// them was not reached.
  std::map<std::string, std::set<std::string>> errors_;
};

/// All that a gate does to a report, one after the other.
void close_gate(Report& report, const Settings& settings, const Looked& looked);

}  // namespace sleight
