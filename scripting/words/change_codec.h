#pragma once

#include <string_view>
#include <vector>

#include "scripting/words/argument_reader.h"

namespace sleight {

/// Reads the keys of a change from the table at `index`, in the order of ChangeKind. Keys in `others` belong
/// to the word itself and are left alone; any other key is a finding.
void read_change(Reader& reader, int index, Change& change, const std::vector<std::string_view>& others);

/// Reports each key of the table at `index` that is not among `known`, in alphabetical order.
/// Whether there was none.
bool refuse_unknown_keys(Reader& reader, int index, const std::vector<std::string_view>& known);

}  // namespace sleight
