#include "tests/kit/file_mistakes.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "core/card/letters.h"
#include "tests/kit/mistake_places.h"

namespace sleight::kit {
namespace {

/// Only in files whose path has that in it.
auto only(const char* part, std::function<Places(const SoundFile&)> places) {
  const std::string wanted = part;
  return [wanted, places](const SoundFile& file) {
    return file.file.find(wanted) == std::string::npos ? Places{} : places(file);
  };
}
/// One text for another, wherever it stands.
auto replaced(const char* from, const char* to, const char* right) {
  return [from = std::string(from), to = std::string(to), right = std::string(right)](const SoundFile& file) {
    Places places;
    for (std::size_t at = file.text.find(from); at != std::string::npos; at = file.text.find(from, at + 1))
      places.push_back({at, from.size(), to, right});
    return places;
  };
}
Places code_in_use(const SoundFile& file) {
  Places places;
  for (std::size_t i = 2; i + 1 < file.tokens.size(); ++i)
    if (file.is(i - 1, "=") && file.is(i - 2, "code"))
      places.push_back(in_token(file.tokens[i], file.said(i) == "LEG" ? "DRK" : "LEG", "code of its own"));
  return places;
}
Places option_value(const SoundFile& file) {
  Places places;
  for (std::size_t i = 3; i + 1 < file.tokens.size(); ++i)
    if (file.tokens[i].kind == TokenKind::string && file.is(i - 1, "=") && file.is(i - 2, "]")) {
      const std::string wrong = slipped_somehow(file.said(i), chance(file.said(i), i));
      if (!wrong.empty()) places.push_back(in_token(file.tokens[i], wrong, file.said(i)));
    }
  return places;
}
bool is_option(const SoundFile& file, std::size_t i) {
  return i > 0 && file.tokens[i].kind == TokenKind::string && file.is(i - 1, "[") && file.is(i + 1, "]");
}
bool is_phase_name(const SoundFile& file, std::size_t i) {
  return i > 2 && is_string(file, i) && file.is(i - 1, "=") && file.is(i - 2, "name") && file.is(i - 3, "{");
}
bool is_declared_type(const SoundFile& file, std::size_t i) {
  return i > 1 && is_string(file, i) && (file.is(i - 1, ",") || file.is(i - 1, "{"));
}

// ------------------------------------------------------------------------------------------------ no scripts
Places deck_lines(const SoundFile& file,
                  const std::function<SeededMistake(std::size_t, const std::string&)>& wrong) {
  Places places;
  for (std::size_t at = 0; at < file.text.size();) {
    const std::size_t end = std::min(file.text.find('\n', at), file.text.size());
    const std::string line = file.text.substr(at, end - at);
    if (!line.empty() && line.front() >= '1' && line.front() <= '9') {
      SeededMistake made = wrong(at, line);
      if (made.length > 0) places.push_back(std::move(made));
    }
    at = end + 1;
  }
  return places;
}
Places deck_name(const SoundFile& file) {
  return deck_lines(file, [](std::size_t at, const std::string& line) -> SeededMistake {
    const std::size_t name = line.find(' ') + 1;
    const std::string right = line.substr(name);
    const std::string wrong = slipped_somehow(right, chance(right, at));
    return {at + name, wrong.empty() ? 0 : right.size(), wrong, right};
  });
}
Places deck_count(const SoundFile& file, const char* instead) {
  return deck_lines(file, [instead](std::size_t at, const std::string& line) -> SeededMistake {
    return {at, line.find(' '), instead, "number"};
  });
}
Places save_bytes(const SoundFile& file, bool left_out) {
  Places places;
  for (std::size_t i = 0; i < 200; ++i) {
    const std::size_t at = chance(file.file, i) % file.text.size();
    places.push_back(left_out ? SeededMistake{at, 1, ""}
                              : SeededMistake{at, 1, std::string(1, static_cast<char>(file.text[at] ^ 1))});
  }
  return places;
}

bool is_name_of_rules(const SoundFile& file, std::size_t i) { return string_after(file, i, {"rule_set"}); }
bool is_field(const SoundFile& file, std::size_t i) { return is_key(file, i); }
bool is_card_name(const SoundFile& file, std::size_t i) {
  return is_string(file, i) && !file.said(i).empty() && is_capital(file.said(i).front()) &&
         !string_after(file, i, {"scenario"});
}
bool is_zone(const SoundFile& file, std::size_t i) {
  static const std::set<std::string> zones{"graveyard", "library", "in play", "limbo", "out of game"};
  return is_string(file, i) && zones.contains(file.said(i));
}

}  // namespace

std::vector<MistakeKind> mistakes_in_files() {
  using enum SeededIn;
  return {
      // Sets.
      {"sets", "a key misspelt", modules, only("/set.lua", misspelt(is_key))},
      {"sets", "a month that is none", modules,
       only("/set.lua", replaced("-0", "-4", "year, month and day"))},
      {"sets", "a code in use", modules, only("/set.lua", code_in_use)},
      {"sets", "a type declared twice", modules,
       only("/set.lua",
            [](const SoundFile& file) {
              Places places;
              for (std::size_t i = 2; i + 1 < file.tokens.size(); ++i)
                if (is_declared_type(file, i))
                  places.push_back({file.tokens[i].end, 0, ", \"" + file.said(i) + "\"", file.said(i)});
              return places;
            })},
      // Rule sets.
      {"rule sets", "an option misspelt", modules, only("/rules/", misspelt(is_option))},
      {"rule sets", "a value of an option misspelt", modules, only("/rules/", option_value)},
      {"rule sets", "a phase misspelt", modules, only("/scripting/rules/", misspelt(is_phase_name))},
      {"rule sets", "a key misspelt", modules, only("/rules/", misspelt(is_key))},
      {"rule sets", "a name other than its file", modules, only("/rules/", misspelt(is_name_of_rules))},
      // Keywords and counters.
      {"keywords and counters", "a word misspelt", modules, only("/keywords/", misspelt(is_word))},
      {"keywords and counters", "a method misspelt", modules, only("/keywords/", misspelt(is_method))},
      {"keywords and counters", "a key misspelt", modules, only("/keywords/", misspelt(is_key))},
      {"keywords and counters", "a word in quotes misspelt", modules,
       only("/keywords/", misspelt(is_spelling))},
      {"keywords and counters", "a closing brace left out", modules, only("/keywords/", sign_left_out("}"))},
      {"keywords and counters", "a key of a counter misspelt", modules,
       only("/counters.lua", misspelt(is_key))},
      {"keywords and counters", "a name of a counter twice", modules,
       only("/counters.lua",
            [](const SoundFile& file) {
              Places places;
              std::string first;
              for (std::size_t i = 1; i + 1 < file.tokens.size(); ++i)
                if (is_string(file, i) && file.is(i - 1, "counter_kind")) {
                  if (first.empty())
                    first = file.said(i);
                  else
                    places.push_back(in_token(file.tokens[i], first));
                }
              return places;
            })},
      // Mods.
      {"mods", "a key misspelt", modules, only("/mod.lua", misspelt(is_key))},
      {"mods", "a mod needed that is not there", modules,
       only("/mod.lua", replaced("version =", "needs = { \"nobody\" }, version =", "leave it out"))},
      {"mods", "a word misspelt", modules, only("/tests/mods/", misspelt(is_word))},
      {"mods", "a comma left out", modules, only("/tests/mods/", sign_left_out(","))},
      // Scenarios.
      {"scenarios", "a verb misspelt", scenarios, misspelt(is_method)},
      {"scenarios", "a field misspelt", scenarios, misspelt(is_field)},
      {"scenarios", "a card misspelt", scenarios, misspelt(is_card_name)},
      {"scenarios", "a zone misspelt", scenarios, misspelt(is_zone)},
      {"scenarios", "a comma left out", scenarios, sign_left_out(",", "comma")},
      // Decks and saves.
      {"decks", "a card misspelt", decks, deck_name},
      {"decks", "a count that is none", decks, [](const SoundFile& file) { return deck_count(file, "0"); }},
      {"decks", "a word for a count", decks, [](const SoundFile& file) { return deck_count(file, "four"); }},
      {"saves", "a byte changed", saves, [](const SoundFile& file) { return save_bytes(file, false); }},
      {"saves", "a byte left out", saves, [](const SoundFile& file) { return save_bytes(file, true); }},
      {"saves", "the end left out", saves,
       [](const SoundFile& file) {
         Places places;
         for (std::size_t i = 0; i < 200; ++i) {
           const std::size_t at = chance(file.file, i) % file.text.size();
           places.push_back({at, file.text.size() - at, ""});
         }
         return places;
       }},
  };
}

}  // namespace sleight::kit
