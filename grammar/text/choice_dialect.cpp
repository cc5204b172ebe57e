#include "grammar/text/choice_dialect.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/text/finding.h"

namespace sleight {

void counter_or_ability(Text& line) {
  constexpr std::string_view middle = " on target creature or that creature gains ";
  constexpr std::string_view cost = ": ";
  const std::size_t found = line.str().find(middle);
  if (found == std::string::npos) return;
  const std::size_t at = line.str().rfind(cost, found);
  if (at == std::string::npos) return;
  const std::size_t start = at + cost.size();
  const std::size_t end = std::min(line.str().find('.', found), line.size());
  if (line.str().find_first_of(".,\"\n", start) < found || line.str().find_first_of("\"\n", found) < end)
    return;
  const std::string list = line.str().substr(found + middle.size(), end - found - middle.size());
  // How long would be said of the last alone.
  if (list.find(" until ") != std::string::npos) return;
  std::string modes;
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t comma = std::min(list.find(", ", from), list.size());
    std::string keyword = list.substr(from, comma - from);
    if (keyword.starts_with("or ")) keyword.erase(0, 3);
    modes += ". * target creature gains " + keyword;
    from = comma + 2;
  }
  line.replace(found, end - found, " on target creature" + modes);
  line.insert(start, "choose one -- * ", found);
}

void choose_several(Text& line) {
  for (const std::string_view choose : {"choose one or both", "choose two"}) {
    const std::size_t at = line.str().find(choose);
    if (at == std::string::npos) continue;
    const std::size_t dash = line.str().find_first_not_of(' ', at + choose.size());
    const std::size_t first = line.str().find('*', at);
    if (dash == std::string::npos || !stands_at(line, dash, "--") || first == std::string::npos) continue;
    std::vector<std::string> modes;
    for (std::size_t star = first; star < line.size();) {
      const std::size_t next = std::min(line.str().find('*', star + 1), line.size());
      std::string mode = line.str().substr(star + 1, next - star - 1);
      while (!mode.empty() && (mode.back() == ' ' || mode.back() == '\n' || mode.back() == '.'))
        mode.pop_back();
      modes.push_back(mode + ".");
      star = next;
    }
    const bool both = choose == "choose one or both";
    // Of more than two "both" would not be said, and of two "two" leaves no choice.
    if ((modes.size() == 2) != both || modes.size() < 2) return;
    std::string pairs;
    for (std::size_t i = 0; i < modes.size(); ++i)
      for (std::size_t j = i + 1; j < modes.size(); ++j) pairs += " *" + modes[i] + modes[j];
    if (both)
      line.insert(line.size(), pairs, line.size() - 1);
    else
      line.replace(first, line.size() - first, pairs.substr(1));
    return line.replace(at, choose.size(), "choose one");
  }
}

}  // namespace sleight
