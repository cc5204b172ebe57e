#pragma once

#include <functional>
#include <iosfwd>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/card/diagnostic.h"
#include "tests/kit/mistake_kinds.h"

/// How many seeded mistakes the program tells, and how well.
namespace sleight::kit {

/// Of the mistakes of one kind.
struct MistakeFigures {
  int made = 0;
  int found = 0;    ///< something is told
  int on_line = 0;  ///< on the line on which the mistake is
  int mended = 0;   ///< with what undoes it: an edit that does, or words that name what stood there

  MistakeFigures& operator+=(const MistakeFigures& more);
};
/// By group and name of their kinds.
using AllMistakeFigures = std::map<std::pair<std::string, std::string>, MistakeFigures>;

/// The group of files in which nothing is wrong: what is found there is a false alarm.
inline constexpr const char* no_mistake = "no mistake";

/// Whether a line and a fix can be asked for: of a file of bytes there is neither.
bool has_lines(SeededIn in);

/// What was told of one mistake.
struct ToldMistake {
  const MistakeKind& kind;
  const SoundFile& file;
  const SeededMistake& mistake;
  const Diagnostics& findings;
  bool on_line, mended;
};

/// So many mistakes of each kind are made, always the same ones.
inline constexpr std::size_t mistakes_of_a_kind = 200;

/// Makes mistakes of each kind in files of this tree, at most so many, and sees what the program tells.
/// `hear` gets each of them, one at a time. The group `no_mistake` counts the files as they are.
AllMistakeFigures measured_mistakes(std::size_t of_a_kind = mistakes_of_a_kind,
                                    const std::function<void(const ToldMistake&)>& hear = {});
AllMistakeFigures kept_mistakes();  ///< those of tests/data/seeded_mistakes.json
void write_mistakes(std::ostream& out, const AllMistakeFigures& figures);

}  // namespace sleight::kit
