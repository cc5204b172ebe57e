#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/duel/duel.h"
#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "grammar/unread_pieces.h"
#include "tests/fuzz/targets/target_card.h"

// Whole texts: what is not understood is told, the pieces of it are found, and what is understood can be
// said.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sleight;  // NOLINT: a harness has no namespace of its own
  if (size == 0) return 0;
  const Card facts = fuzz::card_of(static_cast<char>(data[0]));
  const bool later = (data[0] & 0x80) != 0;
  const bool printed = later && (data[0] & 0x40) != 0;
  const Wording wording = printed ? Wording::printed : later ? Wording::oracle : Wording::house;
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  const std::vector<Text> lines = in_house_words(facts, text, fuzz::vocabulary(), wording);
  const Reading reading = read_lines(facts, lines, fuzz::vocabulary(), wording);
  if (findings(reading, text, "text").empty() != reading.understood()) std::abort();
  if (!reading.understood()) {
    const PartedText parted = part_text(facts, text, lines, fuzz::vocabulary(), wording);
    if (parted.unread.empty()) std::abort();
    if (!read_lines(facts, parted.understood, fuzz::vocabulary(), wording).understood()) std::abort();
  }
  Words words;
  for (const std::string& word : reading.words) words.intern(word);
  (void)describe(apply(facts, reading), words, fuzz::vocabulary());
  return 0;
}
