#pragma once

#include <string>
#include <vector>

namespace sleight {

/// How bad a finding is: an error makes a command fail, a warning does not.
enum class Severity : unsigned char { error, warning };

/// A place in a file that a person wrote. Lines and columns count from 1; 0 means "not known". Columns count
/// bytes here; a report counts them as its format has it.
struct Location {
  std::string file;
  int line = 0;
  int column = 0;
  int length = 1;  ///< how many columns the caret underlines
  bool operator==(const Location&) const = default;
};

/// One finding: what is wrong, where, and what to write instead. `code` is stable ("L0203").
struct Diagnostic {
  std::string code;
  Severity severity = Severity::error;
  Location location;
  std::string message;
  std::string fix;  ///< the proposed fix, a whole sentence; empty when none is known
  bool operator==(const Diagnostic&) const = default;
};

/// Findings in the order in which they were made.
using Diagnostics = std::vector<Diagnostic>;

/// What `sleight help CODE` prints. Each floor of the house keeps a table of the codes it reports.
struct CodeHelp {
  const char* code;
  const char* title;
  const char* explanation;
  const char* wrong;  ///< an example that is refused
  const char* right;  ///< the same, mended
};

}  // namespace sleight
