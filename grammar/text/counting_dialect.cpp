#include "grammar/text/counting_dialect.h"

#include <string>
#include <string_view>

#include "grammar/text/finding.h"

namespace sleight {

namespace {

/// "Count the number of permanents. If the number is odd, ...": each sentence asks for it itself. Gives where
/// the first of them begins; nothing where nothing is counted.
std::size_t counted_before(Text& line) {
  constexpr std::string_view order = "count the number of ";
  constexpr std::string_view asked = "if the number is ";
  constexpr std::string_view number = "if the number";
  const auto places = find_in_order(line, {order, ". "});
  if (!places) return std::string::npos;
  const auto [at, end] = *places;
  const std::string of = " of " + line.str().substr(at + order.size(), end - at - order.size());
  if (of.find_first_of(",\"\n") != std::string::npos || line.str().find(asked, end) == std::string::npos)
    return std::string::npos;
  // From the back, so that what is in front keeps its place.
  for (std::size_t found = line.str().rfind(asked); found != std::string::npos && found > end;
       found = line.str().rfind(asked, found - 1))
    line.insert(found + number.size(), of, found);
  line.replace(at, end + 2 - at, "");
  return at;
}

/// "If ..., until end of turn, red creatures get +1/+1 and whenever ..., ...": two sentences, each of which
/// asks and tells how long.
void both_until_end(Text& line) {
  constexpr std::string_view front = ", until end of turn, ";
  constexpr std::string_view joint = " and ";
  for (std::size_t at = line.str().rfind(front); at != std::string::npos && at > 0;
       at = line.str().rfind(front, at - 1)) {
    const std::string& text = line.str();
    const std::size_t condition = text.rfind("if ", at);
    const std::size_t stop = text.find_first_of(".\"\n", at);
    if (condition == std::string::npos || stop == std::string::npos ||
        text.find_first_of(".,\"\n", condition) != at)
      continue;
    const std::string asked = text.substr(condition, at - condition);
    const std::size_t each_time = text.find(" and whenever ", at);
    const std::size_t replaced = text.find(" and if ", at);
    if (each_time < stop) {
      const std::size_t comma = text.find(',', each_time);
      if (comma > stop) continue;
      line.insert(comma, " this turn", at);
      line.replace(each_time, joint.size(), ". " + asked + ", ");
    } else if (replaced < stop) {
      line.replace(replaced, joint.size(), ". " + asked + std::string(front));
    }
  }
}

/// Behind a trigger an "if" would be asked of the whole ability: there it stands at the end of its sentence.
void asked_behind(Text& line, std::size_t at) {
  const std::string& text = line.str();
  if (at < 2 || !stands_at(line, at - 2, ", ") || !stands_at(line, at, "if ")) return;
  const std::size_t comma = text.find(", ", at);
  const std::size_t stop = text.find_first_of(".\"\n", at);
  if (stop == std::string::npos || comma > stop) return;
  const std::string asked = text.substr(at, comma - at);
  line.insert(stop, " " + asked, at);
  line.replace(at, comma + 2 - at, "");
}

}  // namespace

void rules_of_counting(Text& line) {
  const std::size_t first = counted_before(line);
  both_until_end(line);
  if (first != std::string::npos) asked_behind(line, first);
}

}  // namespace sleight
