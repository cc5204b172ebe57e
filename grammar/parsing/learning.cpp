#include "grammar/parsing/learning.h"

#include "grammar/parsing/recognizer.h"

namespace sleight {

KnownStates known_states() {
  const BorrowedRecognizer recognizer;
  Lookahead& lookahead = recognizer->lookahead();
  return {static_cast<std::size_t>(lookahead.learnt().end()) - 1, lookahead.found().known.size() - 1};
}

std::string learnt_so_far() {
  const BorrowedRecognizer recognizer;
  const Lookahead::Found found = recognizer->lookahead().found();
  std::string starts, known, next;
  for (const Lookahead::State state : found.starts) starts += std::to_string(state) + ",\n";
  std::size_t first = 0;
  for (const Lookahead::Found::Known& each : found.known) {
    known += "{" + std::to_string(each.from) + "," + std::to_string(each.word) + "," +
             std::to_string(each.finished) + "," + std::to_string(first) + "},\n";
    for (const auto& [word, then] : each.next)
      next += "{" + std::to_string(word) + "," + std::to_string(then) + "},\n";
    first += each.next.size();
  }
  known += "{0,0,0," + std::to_string(first) + "},\n";
  return "#include \"grammar/parsing/learnt.h\"\n\nnamespace sleight {\nnamespace {\n"
         "constexpr std::int32_t starts[] = {\n" +
         starts + "};\nconstexpr Learnt::Known known[] = {\n" + known +
         "};\nconstexpr Learnt::Next next[] = {\n" + next +
         "};\n}  // namespace\n\nLearnt learnt_when_built() { return {starts, known, next}; }\n\n"
         "}  // namespace sleight\n";
}

}  // namespace sleight
