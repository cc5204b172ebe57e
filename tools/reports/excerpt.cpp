#include "tools/reports/excerpt.h"

#include <algorithm>

#include "core/card/characters.h"
#include "tools/display/column_width.h"

namespace sleight {

Excerpt excerpt_of(std::string_view line, const Location& location, std::size_t width) {
  constexpr std::size_t widest = 160;
  constexpr std::size_t narrowest = 20;
  const std::size_t most = width == 0 ? widest : std::clamp(width, narrowest, widest);
  const std::size_t most_before = most * 3 / 4;
  const std::size_t place = std::min(line.size(), static_cast<std::size_t>(std::max(location.column, 1)) - 1);
  const std::size_t end =
      std::min(line.size(), place + static_cast<std::size_t>(std::max(location.length, 1)));
  // No character takes more than four bytes, and what goes on with one begins none.
  std::size_t begin = place > 4 * most_before ? place - 4 * most_before : 0;
  while (begin > 0 && begin < place && (static_cast<unsigned char>(line[begin]) & 0xC0U) == 0x80U) ++begin;
  std::size_t before = column_count(line.substr(begin, place - begin));
  constexpr std::string_view cut = "...";
  // What comes after the caret may be cut away where the line ends; what stands before it makes room then.
  while (begin < place && before > most_before) {
    const std::size_t bytes = character_at(line, begin).bytes;
    before -= std::min(before, column_count(line.substr(begin, bytes)));
    begin += bytes;
  }
  Excerpt excerpt;
  if (begin > 0) {
    excerpt.shown = cut;
    excerpt.under = std::string(cut.size(), ' ');
  }
  std::size_t length = 0;
  std::size_t used = 0;
  for (std::size_t at = begin; at < line.size();) {
    const std::size_t bytes = character_at(line, at).bytes;
    const bool tab = line[at] == '\t';
    const std::string letter = tab ? "\t" : seen(line.substr(at, bytes));
    // How far a tab leads depends on where the line begins: at most so far.
    const std::size_t columns = tab ? 8 : column_count(letter);
    if (used + (width == 0 && tab ? 1 : columns) > most) break;
    used += width == 0 && tab ? 1 : columns;
    excerpt.shown += letter;
    // Tabs are repeated: the caret stands under its letter however wide they are.
    if (at < place) excerpt.under += tab ? "\t" : std::string(columns, ' ');
    if (at >= place && at < end) length += tab ? 1 : columns;
    at += bytes;
  }
  excerpt.length = std::max<std::size_t>(1, length);
  return excerpt;
}

}  // namespace sleight
