#pragma once

#include <string>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "scripting/files/script_reader.h"

namespace sleight {

enum class Kind { card, any };

/// Reads a script and writes down everything that is found wrong with it: place, code, message, and the fix
/// below. "" when nothing is.
inline std::string told(const std::string& script, Kind kind = Kind::card) {
  Words words;
  ScriptReader reader(words);
  Diagnostics findings;
  if (kind == Kind::card)
    reader.read_card("a.lua", script, findings);
  else
    reader.read("a.lua", script, findings);
  std::string text;
  for (const Diagnostic& finding : findings)
    text += finding.location.file + ":" + std::to_string(finding.location.line) + ":" +
            std::to_string(finding.location.column) + "+" + std::to_string(finding.location.length) + ": " +
            finding.code + " " + finding.message + "\n  " + finding.fix + "\n";
  return text;
}

}  // namespace sleight
