#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "tools/desk/language_reference.h"

namespace sleight {

/// What a word or text of a script means to the language.
enum class TokenSense : unsigned char {
  head,
  ability,
  step,
  selector,
  key,
  method,
  keyword,
  value,
  card,
  verb,
  last_ = verb
};

/// A word or text with its meaning.
struct SenseToken {
  std::size_t begin = 0;
  std::size_t end = 0;
  TokenSense sense = TokenSense::head;
};

/// All words of the language in a script or scenario, and the names in quotes that it knows, in their order.
/// `is_card` tells names of cards. Names of an author's own are not among them.
std::vector<SenseToken> token_senses(std::string_view text, const LanguageReference& reference,
                                     const std::function<bool(std::string_view)>& is_card);

}  // namespace sleight
