#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/words/script_function.h"
#include "scripting/words/script_value.h"

namespace sleight {

class Words;

/// Finds a function of the script whose values are made anew.
using FunctionFinder = std::function<std::shared_ptr<const Function>(const StoredFunction&)>;

/// What a script returned, as bytes of which `unpacked` makes equal values. Words go by their spellings in
/// `words`, and lines of the script are kept. Nothing where one of the values is of a kind that this is not
/// made for: it is for cards, keywords, counters, sets, mods and rule sets.
std::optional<std::string> packed(const std::vector<Value>& values, const Words& words);

/// The values of such bytes; their spellings go to `words`. Nothing where the bytes are none of `packed`:
/// whatever they are, nothing outside them is read. Bytes mean something to one build of the program alone.
std::optional<std::vector<Value>> unpacked(std::string_view bytes, Words& words,
                                           const FunctionFinder& function);

}  // namespace sleight
