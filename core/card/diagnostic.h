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
  int length = 1;      ///< how many columns of its line are underlined; 0 for a place between two characters
  int end_line = 0;    ///< where it runs over several lines: the last of them; else 0
  int end_column = 0;  ///< then: the column behind its end
  bool operator==(const Location&) const = default;
};

/// Another place that a finding speaks of.
struct RelatedPlace {
  Location location;    ///< where it is
  std::string message;  ///< what stands there, as a clause: "the `{` stands here"
  bool operator==(const RelatedPlace&) const = default;
};

/// A change of a file that mends what is found: `text` in the place of what stands at `where`.
struct Edit {
  Location where;     ///< what is replaced; of length 0 where something is put in
  std::string text;   ///< what stands there afterwards
  bool safe = false;  ///< it can be made without being looked at
  bool operator==(const Edit&) const = default;
};

/// One finding: what is wrong, where, and what to write instead. `code` is stable ("L0203").
struct Diagnostic {
  std::string code;
  Severity severity = Severity::error;
  Location location;
  std::string message;
  std::string fix;                      ///< the proposed fix, a whole sentence; empty when none is known
  std::vector<RelatedPlace> related{};  ///< what else has to do with it
  std::vector<Edit> edits{};  ///< that mend it, all of them together; empty where nobody knows which
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
