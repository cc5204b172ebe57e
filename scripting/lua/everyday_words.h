#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// What people call something, and what scripts call it.
struct EverydayRow {
  std::vector<std::string> said;   ///< "dies", "end of turn"
  std::vector<std::string> words;  ///< the likeliest first; "[triggers]" is a whole family of the manual, and
                                   ///< what stands in double quotes is a value
  std::string note;                ///< why there is no such word, for instance; "" where all is said
};

/// The rows of a text: `said, said -> word, word | note`, one on a line. Lines that begin with # are remarks.
std::vector<EverydayRow> read_everyday_words(std::string_view text);
/// Those of `everyday_rows`, read once.
const std::vector<EverydayRow>& everyday_words();

/// What scripts call `word`, of `candidates` only, the likeliest first; none where the rows do not have it.
std::vector<std::string> words_meant_by(std::string_view word, const std::vector<std::string>& candidates);

/// What is proposed to someone who wrote a word that is not known.
struct WordProposal {
  std::string question;  ///< "; did you mean `x`?", or "" when nothing is near
  std::string fix;       ///< "Write `x`.", or ""
  std::string word{};    ///< the one word that it is; "" where there are several, or none
  bool sure = false;     ///< it is the word but for a slip, and no other is as near
};
/// The candidates that stand for `word` in everyday English; else the one that is spelt most like it.
WordProposal propose(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace sleight
