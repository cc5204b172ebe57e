#pragma once

#include <map>
#include <string>

#include "tools/checking/workspace.h"
#include "tools/gate/fixes.h"
#include "tools/reports/report.h"

namespace sleight {

/// What the edits of findings would make of the files, in texts that are only remembered.
class MendedTexts {
 public:
  /// Makes the edits of the findings: those that are safe, or `all`. The workspace reads the texts from then
  /// on. False where there are none.
  bool mend(const Report& report, bool all, Workspace& workspace);
  /// Lets findings be shown in the texts that they were found in.
  void show_in(Report& report) const;
  /// What is between the texts of the files and those that would come of them.
  std::string patch() const;

 private:
  std::map<std::string, FixedFile> files_;
  int version_ = 0;
};

}  // namespace sleight
