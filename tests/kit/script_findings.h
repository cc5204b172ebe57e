#pragma once

#include <string>

#include "core/card/diagnostic.h"

namespace sleight::kit {

/// What a script is read as.
enum class ScriptKind { card, any };

/// Reads a script and writes down everything that is found wrong with it: place, code, message, and the fix
/// below. "" when nothing is.
std::string told(const std::string& script, ScriptKind kind = ScriptKind::card);
/// Findings without columns: file and line, code, message, and the fix below.
std::string told(const Diagnostics& findings);
/// Only the codes of findings that were told: "L0240 L0241".
std::string codes(const std::string& findings);

}  // namespace sleight::kit
