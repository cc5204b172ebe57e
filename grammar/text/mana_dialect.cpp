#include "grammar/text/mana_dialect.h"

#include <string_view>

namespace sleight {

namespace {

constexpr std::string_view instead = " instead of any other type";

/// "If a land is tapped for mana, it produces colorless mana instead of any other type."
void other_mana_of_lands(Text& line) {
  constexpr std::string_view said = "if a land is tapped for mana, it produces ";
  if (!line.str().starts_with(said) || line.str().find(instead) == std::string::npos) return;
  line.replace(0, said.size(), "lands tapped for mana produce ");
  line.replace_words("colorless mana", "{c}");
}

/// "If tapped for mana, plains produce {r}, swamps produce {g}, and forests produce {b} instead of any other
/// type": so many sentences.
void other_mana_of_each(Text& line) {
  constexpr std::string_view said = "if tapped for mana, ";
  constexpr std::string_view produce = " produce ";
  const std::size_t end = line.str().find(instead);
  if (!line.str().starts_with(said) || end == std::string::npos) return;
  // From the back, so that what is in front keeps its place.
  for (std::size_t at = line.str().rfind(produce, end); at != std::string::npos && at >= said.size();
       at = at == 0 ? std::string::npos : line.str().rfind(produce, at - 1)) {
    line.insert(at, " tapped for mana", at);
    const std::size_t comma = line.str().rfind(", ", at);
    if (comma == std::string::npos || comma < said.size()) break;
    const bool last = line.str().compare(comma, 6, ", and ") == 0;
    line.replace(comma, last ? 6 : 2, " instead of any other type. ");
  }
  line.replace(0, said.size(), "");
}

}  // namespace

void rules_of_mana(Text& line) {
  line.replace_words(
      "whenever a player taps a land for mana, that player adds one mana of any type that land produced",
      "lands tapped for mana produce one additional mana of the same type");
  other_mana_of_lands(line);
  other_mana_of_each(line);
}

}  // namespace sleight
