#include "core/card/creature_types.h"

#include <cctype>
#include <utility>

#include "core/card/letters.h"

namespace sleight {

std::string singular_creature_type(std::string_view spelling) {
  // What the endings below would get wrong: a plural in -ies of a singular in -ie, one of another
  // stem, and "cyclops", which is no plural.
  static constexpr std::pair<std::string_view, std::string_view> irregular[] = {
      {"thieves", "thief"},    {"faeries", "faerie"},       {"zombies", "zombie"}, {"pixies", "pixie"},
      {"brownies", "brownie"}, {"genies", "genie"},         {"men", "man"},        {"women", "woman"},
      {"pegasi", "pegasus"},   {"homunculi", "homunculus"}, {"fungi", "fungus"},   {"cyclopes", "cyclops"},
      {"cyclops", "cyclops"},  {"mice", "mouse"},           {"children", "child"}, {"thalakos", "thalakos"}};
  std::string word(spelling);
  // "Wall's" in a text means walls; the rest is looked at without it.
  if (word.size() > 2 && word.ends_with("'s")) word.resize(word.size() - 2);
  const std::string lower = lowered(word);
  for (const auto& [plural, singular] : irregular) {
    if (lower != plural) continue;
    // The table is in lower case; a name at the beginning of a line is not.
    std::string result(singular);
    if (!word.empty() && word[0] != lowered(word[0])) result[0] = raised(result[0]);
    return result;
  }
  const auto replace_end = [&word](std::size_t cut, std::string_view with) {
    return word.substr(0, word.size() - cut) + std::string(with);
  };
  const auto ends = [&lower](std::string_view end) {
    return lower.size() > end.size() && lower.ends_with(end);
  };
  // From the longer ending to the shorter: "-ies" and "-sses" are also "-s".
  if (ends("lves") || ends("rves")) return replace_end(3, "f");
  if (ends("ies")) return replace_end(3, "y");
  if (ends("sses") || ends("ches") || ends("shes") || ends("xes") || ends("oes")) return replace_end(2, "");
  // A singular that only looks like a plural: "Pegasus", "Homunculus". It keeps its last letter.
  if (ends("ss") || ends("us") || ends("is") || !ends("s")) return word;
  return replace_end(1, "");
}

}  // namespace sleight
