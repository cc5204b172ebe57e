#pragma once

#include <algorithm>
#include <string_view>

#include "core/card/letters.h"

/// What fingers do to words.
namespace sleight {

/// How likely it is that who meant the one word wrote the other, whatever their case, the likeliest being 0:
/// letters change places and are left out more often than they are written twice or taken for another.
constexpr int slip_rank(std::string_view word, std::string_view meant) {
  const bool swapped =
      word.size() == meant.size() &&
      std::is_permutation(word.begin(), word.end(), meant.begin(),
                          [](char one, char other) { return lowered(one) == lowered(other); });
  if (swapped) return 0;
  return word.size() < meant.size() ? 1 : word.size() > meant.size() ? 2 : 3;
}

}  // namespace sleight
