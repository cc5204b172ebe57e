#include "grammar/text/era_words.h"

#include <cstddef>

#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Within a sentence. What stands in several rows is read as the first of them.
struct EraWords {
  std::string_view later;
  std::string_view era;
};
constexpr EraWords within[] = {
    // Summoning sickness is what the keyword spares (R-SICK-1).
    {"tokens with haste", "tokens that are unaffected by summoning sickness"},
    {"with haste", "that is unaffected by summoning sickness"},
    {"as though it had haste", "as though it were unaffected by summoning sickness"},
    {"as though they had haste", "as though they were unaffected by summoning sickness"},
    {"gains haste", "is unaffected by summoning sickness"},
    {"gain haste", "are unaffected by summoning sickness"},
    {"has haste", "is unaffected by summoning sickness"},
    {"have haste", "are unaffected by summoning sickness"},
    {"gains menace", "cannot be blocked by only one creature"},
    {"gain menace", "cannot be blocked by only one creature"},
    {"has menace", "cannot be blocked by only one creature"},
    {"have menace", "cannot be blocked by only one creature"},
    // Legends are creatures (R-LEG-1).
    {"legendary white creatures", "white legends"},
    {"legendary blue creatures", "blue legends"},
    {"legendary black creatures", "black legends"},
    {"legendary red creatures", "red legends"},
    {"legendary green creatures", "green legends"},
    {"legendary creatures", "legends"},
    {"legendary creature", "legend"},
    {"use this ability only twice each turn", "use this ability no more than twice each turn"},
    {"use this ability only three times each turn", "use this ability no more than three times each turn"},
};

/// A line that is nothing but a keyword, and the sentence that it stands for: "~ " and this.
constexpr EraWords alone[] = {
    {"Haste", "is unaffected by summoning sickness."},
    {"Menace", "cannot be blocked by only one creature."},
    {"Flash", "may be cast as an instant."},
};

/// Whether `part` stands there as whole words.
bool stands_at(std::string_view text, std::size_t at, std::string_view part) {
  const std::size_t end = at + part.size();
  return (at == 0 || !is_word_byte(text[at - 1])) && (end == text.size() || !is_word_byte(text[end]));
}

bool replace_words(std::string& line, std::string_view from, std::string_view to) {
  bool any = false;
  for (std::size_t at = line.find(from); at != std::string::npos; at = line.find(from, at)) {
    if (!stands_at(line, at, from)) {
      ++at;
      continue;
    }
    line.replace(at, from.size(), to);
    at += to.size();
    any = true;
  }
  return any;
}

/// What the card can be the target of although a keyword forbids it: the era says no more than that it can.
constexpr std::string_view targeted = "be the target of spells or effects target player controls";
constexpr std::string_view though_shrouded = " as though it did not have shroud";

}  // namespace

std::string in_era_words(std::string line, std::string_view name) {
  for (const EraWords& row : alone)
    if (line == row.later) return std::string(name) + " " + std::string(row.era);
  for (const EraWords& row : within) {
    replace_words(line, row.later, row.era);
    std::string first(row.later), era(row.era);
    // At the beginning of a sentence.
    first[0] = static_cast<char>(first[0] - 'a' + 'A');
    era[0] = static_cast<char>(era[0] - 'a' + 'A');
    replace_words(line, first, era);
  }
  replace_words(line, std::string(targeted) + std::string(though_shrouded), targeted);
  return line;
}

namespace {

/// "Enchantment spells are countered unless their caster pays {1}": what is cast is countered as it is cast.
void read_countered(Text& line) {
  constexpr std::string_view spells = " spells are countered";
  const std::size_t at = line.str().find(spells);
  if (at == std::string::npos || line.str().find_first_of(".,:\"") < at) return;
  std::string what = line.str().substr(0, at);
  what = what == "all" ? "a" : a_or_an(what);
  line.replace(0, at + spells.size(), "whenever a player successfully casts " + what + " spell, counter it");
  line.replace_words("their caster pays", "that player pays");
  line.replace_words("that spell's casting cost", "its casting cost");
}

}  // namespace

void read_era_words(Text& line) {
  read_countered(line);
  for (const EraWords& row : alone) {
    std::string said = "~ " + std::string(row.era);
    if (line.str() != said && line.str() + "." != said) continue;
    std::string keyword(row.later);
    keyword[0] = static_cast<char>(keyword[0] - 'A' + 'a');
    line.replace(0, line.size(), keyword);
    return;
  }
  for (const EraWords& row : within)
    if (line.str().find(row.era) != std::string::npos) line.replace_words(row.era, row.later);
  if (line.str().find(though_shrouded) == std::string::npos)
    line.replace_words(targeted, std::string(targeted) + std::string(though_shrouded));
}

}  // namespace sleight
