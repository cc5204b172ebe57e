#include "tests/kit/script_findings.h"

#include "core/card/library.h"
#include "scripting/files/script_reader.h"

namespace sleight::kit {
namespace {

std::string line_of(const Diagnostic& finding, const std::string& columns) {
  return finding.location.file + ":" + std::to_string(finding.location.line) + columns + ": " + finding.code +
         " " + finding.message + "\n  " + finding.fix + "\n";
}

}  // namespace

std::string told(const std::string& script, ScriptKind kind) {
  Words words;
  ScriptReader reader(words);
  Diagnostics findings;
  if (kind == ScriptKind::card)
    reader.read_card("a.lua", script, findings);
  else
    reader.read("a.lua", script, findings);
  std::string text;
  for (const Diagnostic& finding : findings)
    text += line_of(finding, ":" + std::to_string(finding.location.column) + "+" +
                                 std::to_string(finding.location.length));
  return text;
}

std::string told(const Diagnostics& findings) {
  std::string text;
  for (const Diagnostic& finding : findings) text += line_of(finding, "");
  return text;
}

std::string codes(const std::string& findings) {
  std::string list;
  std::size_t at = 0;
  while ((at = findings.find(": L", at)) != std::string::npos) {
    list += (list.empty() ? "" : " ") + findings.substr(at + 2, 5);
    at += 2;
  }
  return list;
}

}  // namespace sleight::kit
