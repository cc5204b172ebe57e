#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// A selector that looks at one thing, or one kind of things.
Selector look_at(Reference from);
/// A word that is a selector by itself. `plural` is printed for sets, the other for targets.
struct SelectorWord {
  const char* name;
  const char* plural;  ///< nullptr when there is but one word
  Selector selector;
  const char* doc;
};
const std::vector<SelectorWord>& selector_words();
/// Words that make a selector of another one.
const std::vector<Form<Selector>>& selector_functions();
/// The methods of selectors.
const std::vector<Form<Filter>>& filter_words();
}  // namespace sleight
