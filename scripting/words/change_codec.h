#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/words/argument_reader.h"

namespace sleight {

/// Reads the keys of a change from the table at `index`, in the order of ChangeKind. Keys in `others` belong
/// to the word itself and are left alone; any other key is a finding. So is a change that changes nothing,
/// unless it `may_be_nothing`.
void read_change(Reader& reader, int index, Change& change, const std::vector<std::string_view>& others,
                 bool may_be_nothing = false);

/// Reports each key of the table at `index` that is not among `known`, in alphabetical order.
/// Whether there was none. The table may be of a `part` of the word ("a cost of ").
bool refuse_unknown_keys(Reader& reader, int index, const std::vector<std::string_view>& known,
                         const std::string& part = "");

/// The same for the table of a list, of which only the items are read.
void refuse_keys(Reader& reader, int index);

}  // namespace sleight
