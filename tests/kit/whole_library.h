#pragma once

#include <memory>
#include <string>

#include "core/card/rules.h"
#include "grammar/open_words.h"
#include "scripting/files/card_collection.h"

namespace sleight::kit {

/// The cards of this tree, read once.
const Collection& whole_library();
/// A rule set of this tree. Its words are those of the whole library.
std::shared_ptr<const Rules> rule_set(const std::string& name);
/// The open words of the whole library, and creature types that only the tests' own cards have.
const Vocabulary& known_words();

}  // namespace sleight::kit
