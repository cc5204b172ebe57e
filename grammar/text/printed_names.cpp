#include "grammar/text/printed_names.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/card/letters.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

constexpr std::string_view determiners[] = {
    "a",  "an",   "any",   "all", "each", "other",    "another", "target", "one",    "two",
    "no", "your", "these", "of",  "non",  "artifact", "token",   "named",  "enchant"};

/// The parts by which it may be called: its head before "of", its last word, all but the first or the last.
std::vector<std::string> parts_of(std::string_view name) {
  std::vector<std::string> parts;
  for (const std::string_view joint : {" of ", " from "})
    if (const std::size_t at = name.find(joint); at != std::string_view::npos)
      parts.emplace_back(name.substr(0, at));
  const std::size_t first = name.find(' '), last = name.rfind(' ');
  if (first == std::string_view::npos) return parts;
  if (first != last) {
    parts.emplace_back(name.substr(first + 1));
    parts.emplace_back(name.substr(0, last));
  }
  if (name.find(" of ") == std::string_view::npos) parts.emplace_back(name.substr(last + 1));
  return parts;
}

/// Words of the game are no names.
bool is_game_word(const std::string& part) {
  constexpr std::string_view words[] = {"wall", "white", "blue", "black", "red", "green", "life", "player"};
  const std::string low = lowered(part);
  return low.size() < 3 || is_land_type(low) || any(type_named(low)) ||
         std::find(std::begin(words), std::end(words), low) != std::end(words);
}

std::string word_before(std::string_view text, std::size_t at) {
  const std::size_t end = text.substr(0, at).find_last_not_of(' ');
  if (end == std::string_view::npos || !is_word_byte(text[end])) return "";
  std::size_t begin = end;
  while (begin > 0 && is_word_byte(text[begin - 1])) --begin;
  return lowered(text.substr(begin, end + 1 - begin));
}

}  // namespace

void name_itself_in_part(Text& text, std::string_view name) {
  for (const std::string& part : parts_of(name)) {
    if (is_game_word(part) || part.front() < 'A') continue;
    const std::string_view bytes = text.str();
    std::vector<Text::Edit> edits;
    for (std::size_t at = 0; (at = bytes.find(part, at)) != std::string_view::npos; at += part.size()) {
      const std::size_t end = at + part.size();
      if ((at > 0 && is_word_byte(bytes[at - 1])) || (end < bytes.size() && is_word_byte(bytes[end])))
        continue;
      if (at > 0 && (bytes[at - 1] == '-' || bytes[at - 1] == '"')) continue;
      const std::string before = word_before(bytes, at);
      if (std::find(std::begin(determiners), std::end(determiners), before) != std::end(determiners))
        continue;
      // An order, and no name: "Tap target creature."
      const std::string_view behind = bytes.substr(end);
      if (behind.starts_with(" target ") || behind.starts_with(" all ") || behind.starts_with(" a "))
        continue;
      // "The Werewolf" is it as well.
      const bool the = before == "the" && at >= 4;
      // A longer name goes on.
      if (end + 1 < bytes.size() && bytes[end] == ' ' && bytes[end + 1] >= 'A' && bytes[end + 1] <= 'Z')
        continue;
      edits.push_back({the ? at - 4 : at, part.size() + (the ? 4 : 0), "~"});
    }
    text.replace(edits);
  }
}

}  // namespace sleight
