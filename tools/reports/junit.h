#pragma once

#include <string>
#include <vector>

namespace sleight {

/// One case of a JUnit report: a file that was checked, or a scenario that was run.
struct JUnitCase {
  std::string group;    ///< "sleight", or the file that it stands in
  std::string name;     ///< what was looked at
  std::string failure;  ///< what went wrong, over lines; "" where it passed
  std::string where;    ///< of a failure: "findings", "line 7"
  std::string skipped;  ///< why it was not looked at; "" where it was
  std::string told;     ///< warnings, which fail nothing
};

/// A report in JUnit's XML: one suite with the cases in their order. What XML cannot hold is shown as `?`.
std::string junit_text(const std::string& suite, const std::vector<JUnitCase>& cases);

}  // namespace sleight
