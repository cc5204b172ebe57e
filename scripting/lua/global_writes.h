#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scripting/lua/script_source.h"

namespace sleight {

/// A place where a script gives a value to a name that is none of its locals.
struct GlobalWrite {
  std::string name;
  Location location;
};

/// The tokens of a script, by their number, at which a name is read that is none of its locals, on the lines
/// from `first` to `last`. None where the script has an `_ENV` of its own: then names may be anything.
std::vector<std::size_t> find_global_reads(const Source& source, int first, int last);

/// The first such place on the lines from `first` to `last`. It is found in the text, so that a function is
/// known to write a global before it runs; what the text does not show (`_ENV.name = 1`) is caught when it
/// does.
std::optional<GlobalWrite> find_global_write(const Source& source, int first, int last);

}  // namespace sleight
