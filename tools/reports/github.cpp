#include "tools/reports/github.h"

#include "tools/reports/report.h"

namespace sleight {
namespace {

/// Text as a workflow command takes it; `property`: as the value of one of its properties.
std::string escaped(const std::string& text, bool property) {
  std::string out;
  for (const char c : seen_lines(text)) {
    if (c == '%')
      out += "%25";
    else if (c == '\n')
      out += "%0A";
    else if (property && c == ':')
      out += "%3A";
    else if (property && c == ',')
      out += "%2C";
    else
      out += c;
  }
  return out;
}

}  // namespace

std::string github_annotation(const Diagnostic& finding) {
  const Location& at = finding.location;
  std::string properties;
  const auto add = [&](const char* name, const std::string& value) {
    properties += (properties.empty() ? " " : ",") + std::string(name) + "=" + escaped(value, true);
  };
  if (!at.file.empty()) add("file", at.file);
  if (at.line > 0) add("line", std::to_string(at.line));
  if (at.end_line > at.line) add("endLine", std::to_string(at.end_line));
  if (at.line > 0 && at.column > 0) add("col", std::to_string(at.column));
  add("title", finding.code);
  const std::string message = finding.fix.empty() ? finding.message : finding.message + "\n" + finding.fix;
  return std::string("::") + name_of(finding.severity) + properties + "::" + escaped(message, false) + "\n";
}

}  // namespace sleight
