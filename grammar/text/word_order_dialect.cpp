#include "grammar/text/word_order_dialect.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "grammar/text/finding.h"

namespace sleight {

void say_to_the_end(Text& line, std::string_view verb, std::string_view house, std::string_view tail) {
  for (std::size_t at = line.str().find(verb); at != std::string::npos; at = line.str().find(verb, at + 1)) {
    // A verb begins a sentence, a clause or a granted ability in quotes; "recreate" is another word.
    if (at > 0 && line.str()[at - 1] != ' ' && line.str()[at - 1] != '"') continue;
    std::size_t end = first_sign(line, ".,:\"\n", at);
    // When it is done stands behind all of it: "exile it at end of turn".
    for (const std::string_view time :
         {" at end of turn", " at the next end of your turn", " at end of combat", " rather than pay ",
          " when ", " for each time ", " and untap "})
      end = std::min(end, line.str().find(time, at));
    // With how many counters it lies there is said last; of a group it would be which of it.
    for (const std::string_view card : {"~", "it", "that card"}) {
      const std::string exiled = std::string(verb) + std::string(card);
      const std::string said = line.str().substr(at, end - at);
      if (tail == " from the game" && said.starts_with(exiled + " with ") &&
          (said.ends_with(" counter on it") || said.ends_with(" counters on it")))
        end = at + exiled.size();
    }
    // What is made has an ability in quotes: behind it.
    if (tail == " into play" && end < line.size() && line.str()[end] == '"') {
      const std::size_t close = line.str().find('"', end + 1);
      if (close == std::string::npos) continue;
      end = close + 1;
    }
    line.insert(end, tail, at);
    line.replace(at, verb.size(), house);
  }
}

void tokens_later(Text& line) {
  constexpr std::string_view order = "create x ";
  constexpr std::string_view later = " at the beginning of your next upkeep, where x is ";
  constexpr std::string_view then = " at that time";
  constexpr std::string_view tokens = " tokens that are ";
  const auto places = find_in_order(line, {order, later, then});
  if (!places) return;
  const auto [at, time, end] = *places;
  if (first_sign(line, ".\"\n", at) < end) return;
  line.replace(end, then.size(), "");
  line.replace(time, later.size(), ", where x is ");
  const std::size_t colours = line.str().find(tokens, at);
  const std::size_t size = line.str().find(' ', at + order.size());
  if (colours < time && size < colours) {
    std::string list = line.str().substr(colours + tokens.size(), time - colours - tokens.size());
    for (const std::string_view joint : {", and ", ", "})
      for (std::size_t comma; (comma = list.find(joint)) != std::string::npos;)
        list.replace(comma, joint.size(), " and ");
    constexpr std::string_view plain = " tokens";
    line.replace(colours + plain.size(), time - colours - plain.size(), "");
    line.insert(size, " " + list, colours);
  }
  line.insert(at, "at the beginning of your next upkeep, ", time);
}

void control_either(Text& line) {
  for (const std::string_view control : {"unless you control a ", "unless you control an "}) {
    const std::size_t at = line.str().find(control);
    if (at == std::string::npos) continue;
    const std::size_t word = at + control.size();
    const std::size_t end = first_sign(line, " .,\"\n", word);
    constexpr std::string_view other = " or a";
    if (!stands_at(line, end, other)) continue;
    line.insert(end + 4, "you control ", end + 4);
  }
}

void instead_last(Text& line) {
  constexpr std::string_view behind = " instead if ";
  constexpr std::string_view instead = " instead";
  constexpr std::string_view front = ", instead ";
  if (const std::size_t at = line.str().find(behind); at != std::string::npos) {
    const std::size_t stop = line.str().rfind(". ", at);
    const std::size_t begin = stop == std::string::npos ? 0 : stop + 2;
    const std::size_t end = first_sign(line, ".,\"\n", at);
    if (line.str().find_first_of(",:\"\n", begin) < end) return;
    const std::string condition = line.str().substr(at + behind.size(), end - at - behind.size());
    line.replace(at + instead.size(), end - at - instead.size(), "");
    line.insert(begin, "if " + condition + ", ", begin);
    return;
  }
  const std::size_t at = line.str().find(front);
  if (at == std::string::npos) return;
  const std::size_t stop = line.str().rfind(". ", at);
  const std::size_t begin = stop == std::string::npos ? 0 : stop + 2;
  const std::size_t end = first_sign(line, ".\"\n", at);
  const std::string sentence = line.str().substr(begin, end - begin);
  if (!sentence.starts_with("if ") || sentence.find(" would ") != std::string::npos) return;
  line.insert(end, instead, at);
  line.replace(at, front.size(), ", ");
}

void end_behind_quotes(Text& line) {
  constexpr std::string_view comma = ",\" ";
  for (std::size_t at; (at = line.str().find(comma)) != std::string::npos;)
    line.replace(at, comma.size(), "\", ");
  for (const std::string_view next : {"activate this ability ", "use this ability ", "only you may ",
                                      "when it ", "if the creature ", "return ", "put "}) {
    const std::size_t at = line.str().find(".\" " + std::string(next));
    if (at != std::string::npos) line.replace(at, 3, "\". ");
  }
}

}  // namespace sleight
