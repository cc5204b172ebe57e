#include "scripting/lua/nearest_word.h"

#include <algorithm>

#include "core/card/letters.h"
#include "core/card/slips.h"

namespace sleight {
namespace {

/// How many letters must be put in, left out, changed or swapped to make `b` of `a`, whatever their case.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Three rows of the usual table: a swap of neighbours looks two rows back.
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lowered(a[i - 1]) == lowered(b[j - 1]);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0U : 1U)});
      if (i > 1 && j > 1 && lowered(a[i - 1]) == lowered(b[j - 2]) && lowered(a[i - 2]) == lowered(b[j - 1]))
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, above);
    std::swap(above, row);
  }
  return above[b.size()];
}

}  // namespace

bool is_sure(std::string_view word, std::string_view meant, const std::vector<std::string>& candidates) {
  if (!is_slip(word, meant)) return false;
  const int rank = slip_rank(word, meant);
  return std::none_of(candidates.begin(), candidates.end(), [&](const std::string& other) {
    return other != meant && is_slip(word, other) && slip_rank(word, other) <= rank;
  });
}

std::string closest_word(std::string_view word, const std::vector<std::string>& candidates) {
  // A third of the letters may be wrong; beyond that a guess confuses more than it helps.
  std::size_t best = std::max<std::size_t>(1, word.size() / 3) + 1;
  std::string found;
  int found_rank = 0;
  for (const std::string& candidate : candidates) {
    // Each letter more or less is a mistake by itself: these cannot be near, and need no table.
    if (candidate.size() > word.size() + best || word.size() > candidate.size() + best) continue;
    const std::size_t d = edit_distance(word, candidate);
    if (d > best || (d == best && found.empty())) continue;
    // Of equally near ones the likelier slip, then the first in the alphabet, so that a message does not
    // depend on the order.
    const int rank = slip_rank(word, candidate);
    if (d == best && (rank != found_rank ? rank > found_rank : found <= candidate)) continue;
    best = d;
    found = candidate;
    found_rank = rank;
  }
  return found;
}

bool is_slip(std::string_view word, std::string_view meant) {
  // Of three letters one is too much of the word.
  if (word.size() <= 3 || meant.size() <= 3) return false;
  // Two letters more or less are two mistakes, and need no table.
  return word.size() <= meant.size() + 1 && meant.size() <= word.size() + 1 &&
         edit_distance(word, meant) == 1;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string found = closest_word(word, candidates);
  return found.empty() ? "" : "; did you mean `" + found + "`?";
}

}  // namespace sleight
