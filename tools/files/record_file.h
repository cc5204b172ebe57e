#pragma once

#include <string>

#include "core/playing/turn/replay.h"

namespace sleight {

/// A record as a file: JSON, with a version.
std::string to_json(const Record& record);
/// Reads a record; returns "" or why it is refused.
std::string read_record(const std::string& text, Record& record);

}  // namespace sleight
