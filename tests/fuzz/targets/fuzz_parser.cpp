#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "grammar/parsing/parse.h"
#include "tests/fuzz/targets/target_card.h"

// The pre-pass and the parser: every line is taken or stopped at one of its words, and words point into the
// text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sleight;  // NOLINT: a harness has no namespace of its own
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Wording wording = size % 2 == 0 ? Wording::house : Wording::oracle;
  for (const Text& line : ability_lines("Test Card", text, wording, "Test")) {
    const Tree tree = parse_line(line, fuzz::vocabulary());
    if (!tree.accepted && tree.stopped_at > tree.tokens.size()) std::abort();
    for (const Token& token : tree.tokens)
      if (token.span.at + token.span.length > text.size()) std::abort();
  }
  return 0;
}
