#pragma once

#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "tools/reports/report.h"

namespace sleight {

/// A file in which edits were made.
struct FixedFile {
  std::string file;
  std::string before;  ///< its text as it was checked
  std::string after;
  Diagnostics fixed;  ///< the findings whose edits were made
};

/// Makes the edits of the findings of a report in the texts that were checked: the safe ones, or with `all`
/// every one. The edits of a finding are made together or not at all, and not where one of them meets the
/// edit of an earlier finding: what is left is found again in what comes of it. Nothing is written.
std::vector<FixedFile> fixed_files(const Report& report, bool all);

/// Writes a fixed file in the place of what was checked, which keeps its rights; a link goes on leading to
/// it. Gives why that cannot be, or "": a file that is no longer what was checked stays as it is.
std::string write_fixed(const FixedFile& fixed);

/// What differs between the two texts, as patches are written.
std::string patch_of(const FixedFile& fixed);

}  // namespace sleight
