#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/text_reader.h"

namespace sleight {

/// A sentence that is not understood, in the words of its author.
struct UnreadPiece {
  std::string sentence;
  std::string
      smallest;  ///< the part of it that is not: what sets it off, what it costs, what it does, or all
};

/// A text, parted into what is understood and what is not.
struct PartedText {
  std::vector<Text> understood;  ///< of each line the sentences that are, in the house wording
  std::vector<UnreadPiece> unread;
};

/// Leaves out of the `lines` of `source` (in_house_words) the sentences that are not understood, and those
/// behind them in their line that speak of what they say ("it", "that creature"): nobody knows whom they mean.
/// Lines whose numbers are `refused` are left out whole.
PartedText part_text(const Card& facts, std::string_view source, std::span<const Text> lines,
                     const Vocabulary& vocabulary, Wording wording,
                     const std::set<std::size_t>& refused = {});

}  // namespace sleight
