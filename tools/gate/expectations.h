#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/reports/report.h"

/// Findings that a script itself expects, with a reason:
///
///     -- sleight: expect T0504 "the reader has no words for it"
///
/// Not indented, the comment stands for the whole script; indented and on a line of its own, for the line
/// below; behind something, for its own line.
namespace sleight {

/// One such comment.
struct Expectation {
  Location place;             ///< of the comment
  std::string code;           ///< what is expected
  std::string reason;         ///< why that is right; never empty
  bool whole_script = false;  ///< it stands for all lines, and for findings without one
  int first = 0;              ///< else: the lines that it stands for
  int last = 0;
};

/// The expectations of a script's text. A comment that begins so and says something else is a finding
/// (T1103).
std::vector<Expectation> expectations_in(const std::string& file, std::string_view text,
                                         Diagnostics& problems);

/// Takes the findings that are expected out of the report, each by the narrowest comment that expects it.
/// What is expected and not found is a finding itself (T1104), where `was_looked_for` says that a finding of
/// the code in the file would have been told.
void take_expected(
    Report& report, const std::vector<Expectation>& expectations,
    const std::function<bool(const std::string& file, const std::string& code)>& was_looked_for);

}  // namespace sleight
