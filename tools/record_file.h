#pragma once

#include <string>

#include "core/playing/turn/replay.h"

namespace sleight {

/// A record as a file: JSON, with a version.
std::string to_json(const Record& record);
/// Reads a record; returns "" or why it is refused.
std::string read_record(const std::string& text, Record& record);
/// How a duel stands: "Sue wins in turn 27 (Bob has no life left)", "not over in turn 3".
std::string ending_of(const Duel& duel);

}  // namespace sleight
