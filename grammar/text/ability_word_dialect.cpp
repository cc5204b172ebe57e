#include "grammar/text/ability_word_dialect.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

namespace sleight {

namespace {

/// Words of later years that stand before abilities of one kind and mean nothing themselves.
constexpr std::string_view ability_words[] = {"battalion",
                                              "bloodrush",
                                              "channel",
                                              "chroma",
                                              "cohort",
                                              "constellation",
                                              "converge",
                                              "delirium",
                                              "domain",
                                              "eminence",
                                              "enrage",
                                              "fateful hour",
                                              "ferocious",
                                              "formidable",
                                              "grandeur",
                                              "hellbent",
                                              "heroic",
                                              "imprint",
                                              "inspired",
                                              "join forces",
                                              "kinship",
                                              "landfall",
                                              "lieutenant",
                                              "metalcraft",
                                              "morbid",
                                              "parley",
                                              "radiance",
                                              "raid",
                                              "rally",
                                              "revolt",
                                              "spell mastery",
                                              "strive",
                                              "sweep",
                                              "tempting offer",
                                              "threshold",
                                              "undergrowth",
                                              "will of the council"};

}  // namespace

void drop_ability_word(Text& line) {
  const std::size_t at = line.str().find(" -- ");
  if (at == std::string::npos) return;
  std::size_t end = at;
  while (end > 0 && line.str()[end - 1] == ' ') --end;
  const std::string_view word = std::string_view(line.str()).substr(0, end);
  if (std::find(std::begin(ability_words), std::end(ability_words), word) == std::end(ability_words)) return;
  std::size_t next = at + 4;
  while (next < line.size() && line.str()[next] == ' ') ++next;
  line.replace(0, next, "");
}

}  // namespace sleight
