#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tools/desk/language_reference.h"

namespace sleight {

/// A word that means something else in each ability (`it`, `that_player`, `that_much`), and what it means
/// where it stands.
struct MeantWord {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string meaning;  ///< "what came into play"
};

/// All such words of a script whose meaning the manual tells, in their order: by the innermost ability or
/// step around them that gives it.
std::vector<MeantWord> meant_words(std::string_view text, const LanguageReference& reference);

}  // namespace sleight
