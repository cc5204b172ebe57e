#include "tests/kit/mistake_kinds.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "core/card/fnv.h"
#include "core/card/letters.h"
#include "tests/kit/whole_library.h"

namespace sleight::kit {
namespace {

using Places = std::vector<SeededMistake>;

/// Shorter words are too near to others to be sure of anything.
constexpr std::size_t shortest_misspelt = 5;

/// The same number for the same word at the same place, whatever else there is.
std::size_t chance(std::string_view word, std::size_t at) {
  Fnv<std::uint32_t> hash;
  hash.add(word);
  hash.add_whole(static_cast<std::uint32_t>(at));
  return hash.value() >> 7;
}

enum class Slip { left_out, swapped, doubled, taken };

/// A word with a slip in its middle: "craeture". "" where it can have none.
std::string slipped(const std::string& word, Slip slip, std::size_t number) {
  if (word.size() < shortest_misspelt) return "";
  const std::size_t i = 1 + number % (word.size() - 3);
  if (!is_letter(word[i]) || !is_letter(word[i + 1])) return "";
  std::string wrong = word;
  switch (slip) {
    case Slip::left_out:
      wrong.erase(i, 1);
      break;
    case Slip::swapped:
      std::swap(wrong[i], wrong[i + 1]);
      break;
    case Slip::doubled:
      wrong.insert(i, 1, wrong[i]);
      break;
    case Slip::taken:
      wrong[i] = wrong[i] == 'x' ? 'q' : 'x';
      break;
  }
  return wrong == word ? "" : wrong;
}

std::string slipped_somehow(const std::string& word, std::size_t number) {
  return slipped(word, static_cast<Slip>(number % 4), number / 4);
}

bool is_capital(char c) { return is_letter(c) && raised(c) == c; }

/// Where tokens of a file are words of the language, and no locals of a function of its own.
bool is_word(const SoundFile& file, std::size_t i) {
  const ScriptToken& token = file.tokens[i];
  if (token.kind != TokenKind::name || i == 0) return false;
  const bool of_value = file.is(i - 1, ":") || file.is(i - 1, ".") || file.is(i - 1, "local");
  const bool is_key = file.is(i + 1, "=");
  return !of_value && !is_key;
}
bool is_method(const SoundFile& file, std::size_t i) {
  return i > 0 && file.tokens[i].kind == TokenKind::name && file.is(i - 1, ":");
}
bool is_key(const SoundFile& file, std::size_t i) {
  return i > 0 && file.tokens[i].kind == TokenKind::name && file.is(i + 1, "=") &&
         (file.is(i - 1, ",") || file.is(i - 1, "{"));
}
/// A string other than the text of a card and what a text of a module says.
bool is_string(const SoundFile& file, std::size_t i) {
  const ScriptToken& token = file.tokens[i];
  if (token.kind != TokenKind::string || (i > 1 && file.is(i - 2, "text"))) return false;
  return file.text[token.begin] == '"';
}
bool has_functions(const SoundFile& file) {
  return std::any_of(file.tokens.begin(), file.tokens.end(), [&](const ScriptToken& token) {
    return file.text.compare(token.begin, token.end - token.begin, "function") == 0;
  });
}

SeededMistake in_token(const ScriptToken& token, std::string instead, std::string right = "") {
  const bool quoted = token.kind == TokenKind::string;
  const std::size_t begin = quoted ? token.inner : token.begin;
  return {begin, (quoted ? token.inner_end : token.end) - begin, std::move(instead), std::move(right)};
}

/// Each token that `holds` for, misspelt.
template <typename Holds>
auto misspelt(Holds holds, std::optional<Slip> slip = {}) {
  return [holds, slip](const SoundFile& file) {
    Places places;
    for (std::size_t i = 0; i + 1 < file.tokens.size(); ++i) {
      if (!holds(file, i)) continue;
      const std::string word = file.said(i);
      const std::size_t number = chance(word, i);
      const std::string wrong = slip ? slipped(word, *slip, number) : slipped_somehow(word, number);
      if (!wrong.empty()) places.push_back(in_token(file.tokens[i], wrong, word));
    }
    return places;
  };
}

/// Each token that `holds` for and reads as one word of a pair, with the other.
template <typename Holds>
auto exchanged(Holds holds, std::vector<std::pair<std::string, std::string>> pairs) {
  return [holds, pairs](const SoundFile& file) {
    Places places;
    for (std::size_t i = 0; i + 1 < file.tokens.size(); ++i)
      if (holds(file, i))
        for (const auto& [one, other] : pairs)
          if (file.said(i) == one) places.push_back(in_token(file.tokens[i], other, one));
    return places;
  };
}

bool string_after(const SoundFile& file, std::size_t i, std::initializer_list<const char*> words) {
  if (!is_string(file, i)) return false;
  const std::size_t before = i > 1 && file.is(i - 1, "(") ? i - 2 : i - 1;
  return std::any_of(words.begin(), words.end(), [&](const char* word) { return file.is(before, word); });
}
bool is_creature_type(const SoundFile& file, std::size_t i) {
  if (!is_string(file, i) || !is_capital(file.said(i).empty() ? ' ' : file.said(i).front())) return false;
  static const std::set<std::string> lands{"Island", "Plains", "Swamp", "Forest", "Mountain"};
  return !lands.contains(file.said(i)) && (string_after(file, i, {"summon", "token", "of_type"}));
}
/// Colours, zones, kinds: what the language has a list of.
bool is_spelling(const SoundFile& file, std::size_t i) {
  if (!is_string(file, i)) return false;
  const std::string said = file.said(i);
  if (said.empty() || !std::all_of(said.begin(), said.end(), [](char c) { return lowered(c) == c; }))
    return false;
  if (said.find_first_of("{+/0123456789") != std::string::npos) return false;
  return !string_after(file, i,
                       {"put_counters", "remove_counters", "counters", "of_type", "move_counters", "token",
                        "phase", "keyword", "counter_kind", "rule_set"}) &&
         !file.is(i - 1, "=") && !file.is(i - 1, "{") && !file.is(i - 1, ",");
}
/// One word of a type of several, which is a type by itself.
Places type_misspelt(const SoundFile& file) {
  Places places;
  for (std::size_t i = 0; i + 1 < file.tokens.size(); ++i) {
    if (!is_creature_type(file, i)) continue;
    const std::string types = file.said(i);
    const std::string word = types.substr(0, types.find(' '));
    const std::string wrong = slipped_somehow(word, chance(word, i));
    if (!wrong.empty()) places.push_back({file.tokens[i].inner, word.size(), wrong, word});
  }
  return places;
}
bool is_keyword_word(const SoundFile& file, std::size_t i) {
  if (!is_word(file, i)) return false;
  static const std::set<std::string> keywords = [] {
    std::set<std::string> names;
    for (const auto& keyword : whole_library().library->keywords()) {
      std::string name = keyword->name;
      std::replace(name.begin(), name.end(), ' ', '_');
      names.insert(lowered(name));
    }
    return names;
  }();
  return keywords.contains(file.said(i));
}
bool is_any_name(const SoundFile& file, std::size_t i) {
  return is_word(file, i) || is_method(file, i) || is_key(file, i);
}

/// A number in a script, one more.
Places numbers(const SoundFile& file) {
  Places places;
  for (std::size_t i = 1; i + 1 < file.tokens.size(); ++i) {
    if (file.tokens[i].kind != TokenKind::number) continue;
    if (file.is(i - 1, "=") && (file.is(i - 2, "power") || file.is(i - 2, "toughness"))) continue;
    const std::string number = file.said(i);
    places.push_back(in_token(file.tokens[i], std::to_string(std::stoi(number) + 1), number));
  }
  return places;
}

/// Of each key so called, or only of the card's own, which stand in no other braces than its head's.
auto value_of_key(std::initializer_list<const char*> keys,
                  std::function<std::string(const std::string&)> wrong, bool only_of_card = false) {
  const std::vector<std::string> all(keys.begin(), keys.end());
  return [all, wrong, only_of_card](const SoundFile& file) {
    Places places;
    int depth = 0;
    for (std::size_t i = 2; i + 1 < file.tokens.size(); ++i) {
      depth += file.is(i, "{") ? 1 : file.is(i, "}") ? -1 : 0;
      if (!file.is(i - 1, "=") || (only_of_card && depth != 1)) continue;
      if (std::none_of(all.begin(), all.end(),
                       [&](const std::string& key) { return file.is(i - 2, key.c_str()); }))
        continue;
      const ScriptToken& token = file.tokens[i];
      if (token.kind != TokenKind::number && token.kind != TokenKind::string) continue;
      const std::string was = file.said(i);
      const std::string now = wrong(was);
      if (now.empty() || now == was) continue;
      if (token.kind == TokenKind::number)
        places.push_back({token.begin, token.end - token.begin, now, was});
      else
        places.push_back(in_token(token, now, was));
    }
    return places;
  };
}

/// One sign of the script left out.
auto sign_left_out(const char* sign, const char* right = "") {
  const std::string wanted = sign;
  const std::string named = *right == '\0' ? wanted : right;
  return [wanted, named](const SoundFile& file) {
    Places places;
    for (std::size_t i = 3; i + 2 < file.tokens.size(); ++i) {
      if (!file.is(i, wanted.c_str())) continue;
      // A comma before a closing brace may be there or not.
      if (wanted == "," && (file.is(i + 1, "}") || file.is(i + 1, ")"))) continue;
      places.push_back({file.tokens[i].begin, 1, "", named});
    }
    return places;
  };
}
Places quote_left_out(const SoundFile& file) {
  Places places;
  for (std::size_t i = 0; i + 1 < file.tokens.size(); ++i)
    if (file.tokens[i].kind == TokenKind::string && file.text[file.tokens[i].begin] == '"')
      places.push_back({file.tokens[i].end - 1, 1, "", "\""});
  return places;
}
Places bracket_left_out(const SoundFile& file) {
  if (file.end_of_text == 0) return {};
  return {{file.end_of_text, 2, "", "]]"}};
}

/// The second of two equal words on one line, misspelt.
Places second_of_two(const SoundFile& file) {
  Places places;
  for (std::size_t i = 0; i + 1 < file.tokens.size(); ++i)
    for (std::size_t k = i + 1; k + 1 < file.tokens.size() && file.tokens[k].line == file.tokens[i].line;
         ++k) {
      if (!is_any_name(file, i) || !is_any_name(file, k) || file.said(i) != file.said(k)) continue;
      const std::string wrong = slipped_somehow(file.said(k), chance(file.said(k), k));
      if (!wrong.empty()) places.push_back(in_token(file.tokens[k], wrong, file.said(k)));
      break;
    }
  return places;
}

/// A key of the card or of an ability, given once more.
Places key_twice(const SoundFile& file) {
  Places places;
  for (std::size_t i = 1; i + 3 < file.tokens.size(); ++i) {
    if (!is_key(file, i) || !(file.is(i + 3, ",") || file.is(i + 3, "}"))) continue;
    const std::string again =
        file.text.substr(file.tokens[i].begin, file.tokens[i + 2].end - file.tokens[i].begin);
    places.push_back({file.tokens[i + 2].end, 0, ", " + again, file.said(i)});
  }
  return places;
}

// ------------------------------------------------------------------------------------- the text of a card
struct TextWord {
  std::size_t at;
  std::string word;
  bool in_quotes;
};
std::vector<TextWord> words_of_text(const SoundFile& file) {
  std::vector<TextWord> words;
  bool quoted = false;
  for (std::size_t at = file.first_of_text; at < file.end_of_text;) {
    if (file.text[at] == '"') quoted = !quoted;
    if (!is_letter(file.text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < file.end_of_text && is_letter(file.text[end])) ++end;
    words.push_back({at, file.text.substr(at, end - at), quoted});
    at = end;
  }
  return words;
}
/// A name in a text: no word to be misspelt, for it is told as itself.
bool is_in_name(const SoundFile& file, std::size_t at) { return is_capital(file.text[at]); }

auto text_misspelt(bool in_quotes, std::optional<Slip> slip = {}) {
  return [in_quotes, slip](const SoundFile& file) {
    Places places;
    for (const TextWord& word : words_of_text(file)) {
      if (word.in_quotes != in_quotes || is_in_name(file, word.at)) continue;
      const std::size_t number = chance(word.word, word.at);
      const std::string wrong = slip ? slipped(word.word, *slip, number) : slipped_somehow(word.word, number);
      if (!wrong.empty()) places.push_back({word.at, word.word.size(), wrong, word.word});
    }
    return places;
  };
}
Places text_capitals_misspelt(const SoundFile& file) {
  Places places;
  for (const TextWord& word : words_of_text(file)) {
    if (word.in_quotes || !is_in_name(file, word.at)) continue;
    const std::string wrong = slipped_somehow(word.word, chance(word.word, word.at));
    if (!wrong.empty()) places.push_back({word.at, word.word.size(), wrong, word.word});
  }
  return places;
}
auto text_exchanged(std::vector<std::pair<std::string, std::string>> pairs) {
  return [pairs](const SoundFile& file) {
    Places places;
    for (const auto& [one, other] : pairs)
      for (std::size_t at = file.text.find(one, file.first_of_text);
           file.end_of_text > 0 && at != std::string::npos && at + one.size() <= file.end_of_text;
           at = file.text.find(one, at + 1)) {
        const bool begins = !is_letter(file.text[at - 1]);
        const bool ends = !is_letter(file.text[at + one.size()]);
        if (begins && ends) places.push_back({at, one.size(), other, one});
      }
    return places;
  };
}
Places text_numbers(const SoundFile& file) {
  Places places;
  for (std::size_t at = file.first_of_text; at < file.end_of_text; ++at) {
    const char c = file.text[at];
    const char before = file.text[at - 1], after = file.text[at + 1];
    if (c < '0' || c > '8' || before == '{' || is_letter(before) || (after >= '0' && after <= '9') ||
        (before >= '0' && before <= '9'))
      continue;
    places.push_back({at, 1, std::string(1, static_cast<char>(c + 1)), std::string(1, c)});
  }
  return places;
}
/// A whole line of a text of several.
Places text_line_left_out(const SoundFile& file) {
  Places places;
  std::size_t begin = file.text.find('\n', file.first_of_text);
  while (begin != std::string::npos && begin < file.end_of_text) {
    const std::size_t end = file.text.find('\n', begin + 1);
    if (end == std::string::npos || end >= file.end_of_text) break;
    places.push_back({begin, end - begin, "", file.text.substr(begin + 1, end - begin - 1)});
    begin = end;
  }
  if (places.size() < 2) return {};
  return places;
}
/// A sentence of a line of several.
Places text_sentence_left_out(const SoundFile& file) {
  Places places;
  for (std::size_t at = file.text.find(". ", file.first_of_text);
       at != std::string::npos && at + 2 < file.end_of_text; at = file.text.find(". ", at + 1)) {
    const std::size_t end = file.text.find('.', at + 2);
    if (end == std::string::npos || end >= file.end_of_text || file.text.find('"', at) < end) continue;
    places.push_back({at + 1, end - at, "", file.text.substr(at + 2, end - at - 1)});
  }
  return places;
}
auto text_sentence_too_much(const char* sentence) {
  const std::string more = sentence;
  return [more](const SoundFile& file) -> Places {
    if (file.end_of_text == 0 || file.text.find('\n', file.first_of_text) < file.end_of_text) return {};
    return {{file.end_of_text, 0, " " + more, more}};
  };
}
/// The text speaks of another card.
Places text_other_name(const SoundFile& file) {
  if (file.tokens.size() < 4) return {};
  std::string name;
  for (std::size_t i = 0; i < file.tokens.size() && !file.is(i, "{"); ++i)
    if (file.tokens[i].kind == TokenKind::string) name = file.said(i);
  const std::string other = name == "Gray Ogre" ? "Hill Giant" : "Gray Ogre";
  Places places;
  for (std::size_t at = file.text.find(name, file.first_of_text);
       !name.empty() && at != std::string::npos && at < file.end_of_text; at = file.text.find(name, at + 1))
    places.push_back({at, name.size(), other, name});
  return places;
}

// --------------------------------------------------------------------------------------- parts of scripts
/// `:tapped()` and the like, left out.
Places filter_left_out(const SoundFile& file) {
  Places places;
  for (std::size_t i = 2; i + 4 < file.tokens.size(); ++i) {
    if (!is_method(file, i)) continue;
    std::size_t end = i + 1;
    if (file.is(i + 1, "(")) {
      int depth = 0;
      do {
        depth += file.is(end, "(") ? 1 : file.is(end, ")") ? -1 : 0;
        ++end;
      } while (depth > 0 && end < file.tokens.size());
      --end;
    } else if (file.tokens[i + 1].kind != TokenKind::string) {
      continue;
    }
    places.push_back(
        {file.tokens[i - 1].begin, file.tokens[end].end - file.tokens[i - 1].begin, "", file.said(i)});
  }
  return places;
}
/// An ability or step on a line of its own, left out.
Places line_left_out(const SoundFile& file) {
  Places places;
  for (std::size_t i = 1; i + 1 < file.tokens.size(); ++i) {
    const ScriptToken& token = file.tokens[i];
    if (!token.first_on_line || token.indentation != 2 || file.is(i + 1, "=") ||
        token.kind != TokenKind::name)
      continue;
    const std::size_t end = file.text.find('\n', token.begin);
    if (end == std::string::npos || file.text[end - 1] != ',') continue;
    const std::string_view line = std::string_view(file.text).substr(token.begin, end - token.begin);
    if (std::count(line.begin(), line.end(), '{') != std::count(line.begin(), line.end(), '}')) continue;
    places.push_back({token.begin - 2, end + 1 - (token.begin - 2), "", file.said(i)});
  }
  return places;
}
Places cost_symbol_left_out(const SoundFile& file) {
  Places places;
  for (std::size_t i = 2; i + 1 < file.tokens.size(); ++i) {
    if (!file.is(i - 1, "=") || !file.is(i - 2, "cost") || file.tokens[i].kind != TokenKind::string) continue;
    // Of an ability: the cost of the card only card data tell.
    if (file.tokens[i - 2].first_on_line && file.tokens[i - 2].indentation == 2) continue;
    const std::string cost = file.said(i);
    const std::size_t last = cost.rfind('{');
    if (last == std::string::npos || last == 0) continue;
    std::string less = cost.substr(0, last);
    while (!less.empty() && (less.back() == ' ' || less.back() == ',')) less.pop_back();
    if (less.find(',') != std::string::npos && !less.ends_with('}')) continue;
    places.push_back(in_token(file.tokens[i], less, cost));
  }
  return places;
}
std::string other_symbol(const std::string& cost) {
  const std::size_t at = cost.find_first_of("WUBRG");
  if (at == std::string::npos || at == 0 || cost[at - 1] != '{') return "";
  std::string wrong = cost;
  wrong[at] = cost[at] == 'W' ? 'U' : 'W';
  return wrong;
}
Places strange_symbol(const SoundFile& file) {
  Places places;
  for (std::size_t i = 2; i + 1 < file.tokens.size(); ++i) {
    if (!file.is(i - 1, "=") || !file.is(i - 2, "cost") || file.tokens[i].kind != TokenKind::string) continue;
    const std::string cost = file.said(i);
    const std::size_t at = cost.find_first_of("WUBRG");
    if (at == std::string::npos || at == 0 || cost[at - 1] != '{') continue;
    places.push_back({file.tokens[i].inner + at, 1, "P", "{" + cost.substr(at, 1) + "}"});
  }
  return places;
}
Places name_misspelt(const SoundFile& file) {
  Places places;
  for (std::size_t i = 1; i + 1 < file.tokens.size() && !file.is(i, "{"); ++i)
    if (file.tokens[i].kind == TokenKind::string && file.is(i + 1, "{")) {
      const std::string name = file.said(i);
      std::string wrong = slipped(name, Slip::swapped, chance(name, i));
      if (wrong.empty() || name.size() > 16) continue;
      places.push_back(in_token(file.tokens[i], wrong, name));
    }
  return places;
}
Places return_left_out(const SoundFile& file) {
  if (!file.text.starts_with("return ")) return {};
  return {{0, 7, "", "return"}};
}
Places capital_word(const SoundFile& file) {
  Places places;
  for (std::size_t i = 1; i + 1 < file.tokens.size(); ++i)
    if (is_word(file, i)) {
      std::string wrong = file.said(i);
      wrong.front() = raised(wrong.front());
      if (wrong != file.said(i)) places.push_back(in_token(file.tokens[i], wrong, file.said(i)));
    }
  return places;
}
Places quotes_around_number(const SoundFile& file) {
  Places places;
  for (std::size_t i = 1; i + 1 < file.tokens.size(); ++i)
    // Lua itself makes a number of what stands behind a minus.
    if (file.tokens[i].kind == TokenKind::number && !file.is(i - 1, "-"))
      places.push_back({file.tokens[i].begin, file.tokens[i].end - file.tokens[i].begin,
                        "\"" + file.said(i) + "\"", file.said(i)});
  return places;
}
Places dot_for_colon(const SoundFile& file) {
  Places places;
  for (std::size_t i = 1; i + 1 < file.tokens.size(); ++i)
    if (is_method(file, i)) places.push_back({file.tokens[i - 1].begin, 1, ".", ":"});
  return places;
}

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

/// No head of a card, nor what begins one.
bool is_kind_of_card(const SoundFile& file, std::size_t i) { return i > 1 && is_word(file, i); }
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
bool is_in_function(const SoundFile& file, std::size_t i) {
  return is_any_name(file, i) && has_functions(file);
}

std::vector<MistakeKind> all_kinds() {
  using enum SeededIn;
  const auto word = [](const SoundFile& file, std::size_t i) {
    return is_word(file, i) && !is_keyword_word(file, i) && !has_functions(file);
  };
  const auto counter = [](const SoundFile& file, std::size_t i) {
    return string_after(file, i, {"put_counters", "remove_counters", "counters"}) &&
           file.said(i).find('/') == std::string::npos;
  };
  const auto phase = [](const SoundFile& file, std::size_t i) { return string_after(file, i, {"phase"}); };
  std::vector<MistakeKind> kinds{
      // Words of scripts.
      {"words", "a letter left out of a word", cards, misspelt(word, Slip::left_out)},
      {"words", "two letters of a word swapped", cards, misspelt(word, Slip::swapped)},
      {"words", "a letter of a word twice", cards, misspelt(word, Slip::doubled)},
      {"words", "another letter in a word", cards, misspelt(word, Slip::taken)},
      {"words", "a word with a capital", cards, capital_word},
      {"words", "the second of two words on a line", cards, second_of_two},
      {"words", "a method misspelt", cards, misspelt(is_method)},
      {"words", "a method after a dot", cards, dot_for_colon},
      {"words", "a keyword misspelt", cards, misspelt(is_keyword_word)},
      {"words", "a word where a function is", cards, misspelt(is_in_function)},
      {"words", "`return` left out", cards, return_left_out},
      {"keys and values", "a key misspelt", cards, misspelt(is_key)},
      {"keys and values", "a key given twice", cards, key_twice},
      {"keys and values", "a word in quotes misspelt", cards, misspelt(is_spelling)},
      {"keys and values", "a creature type misspelt", cards, type_misspelt},
      {"keys and values", "a counter misspelt", cards, misspelt(counter)},
      {"keys and values", "a phase misspelt", cards, misspelt(phase)},
      {"keys and values", "a symbol that is none", cards, strange_symbol},
      {"keys and values", "a cost without a brace", cards,
       value_of_key({"cost"},
                    [](const std::string& cost) {
                      return cost.ends_with('}') ? cost.substr(0, cost.size() - 1) : std::string();
                    })},
      {"keys and values", "a number in quotes", cards, quotes_around_number},
      // Signs.
      {"signs", "a closing brace left out", cards, sign_left_out("}")},
      {"signs", "an opening brace left out", cards, sign_left_out("{")},
      {"signs", "a closing parenthesis left out", cards, sign_left_out(")")},
      {"signs", "an opening parenthesis left out", cards, sign_left_out("(")},
      {"signs", "a comma left out", cards, sign_left_out(",")},
      {"signs", "an equals sign left out", cards, sign_left_out("=")},
      {"signs", "a quote left out", cards, quote_left_out},
      {"signs", "the end of the text left out", cards, bracket_left_out},
      // What a script does, against its text.
      {"script against text", "a number one more", cards, numbers},
      {"script against text", "the other player", cards,
       exchanged(is_word, {{"you", "opponent"}, {"opponent", "you"}})},
      {"script against text", "another zone", cards,
       exchanged(is_string, {{"graveyard", "hand"}, {"hand", "graveyard"}, {"library", "graveyard"}})},
      {"script against text", "another step", cards,
       exchanged(is_word, {{"destroy", "bury"},
                           {"bury", "destroy"},
                           {"tap", "untap"},
                           {"untap", "tap"},
                           {"gain_life", "lose_life"},
                           {"lose_life", "gain_life"}})},
      {"script against text", "another colour", cards,
       exchanged(
           is_string,
           {{"black", "red"}, {"red", "black"}, {"white", "blue"}, {"blue", "green"}, {"green", "white"}})},
      {"script against text", "another kind of card", cards,
       exchanged(is_kind_of_card, {{"creature", "artifact"},
                                   {"creatures", "artifacts"},
                                   {"artifact", "land"},
                                   {"land", "creature"},
                                   {"lands", "creatures"}})},
      {"script against text", "a filter left out", cards, filter_left_out},
      {"script against text", "an ability or step left out", cards, line_left_out, false, true},
      {"script against text", "a part of a cost left out", cards, cost_symbol_left_out},
      // Texts.
      {"words of texts", "a letter left out of a word", cards, text_misspelt(false, Slip::left_out)},
      {"words of texts", "two letters of a word swapped", cards, text_misspelt(false, Slip::swapped)},
      {"words of texts", "a letter of a word twice", cards, text_misspelt(false, Slip::doubled)},
      {"words of texts", "another letter in a word", cards, text_misspelt(false, Slip::taken)},
      {"words of texts", "a word with a capital misspelt", cards, text_capitals_misspelt},
      {"words of texts", "a word of a quoted ability misspelt", cards, text_misspelt(true)},
      {"words of texts", "the name of another card", cards, text_other_name},
      {"words of texts", "a plural for a genitive", cards,
       text_exchanged({{"owner's", "owners"},
                       {"opponent's", "opponents"},
                       {"controller's", "controllers"},
                       {"player's", "players"}})},
      {"text against script", "a number one more", cards, text_numbers},
      {"text against script", "another word", cards,
       text_exchanged({{"creature", "artifact"},
                       {"tapped", "untapped"},
                       {"destroy", "bury"},
                       {"Destroy", "Bury"},
                       {"opponent", "player"},
                       {"graveyard", "hand"},
                       {"any", "a"},
                       {"black", "white"},
                       {"white", "black"},
                       {"green", "red"},
                       {"red", "blue"},
                       {"blue", "green"}})},
      {"text against script", "a word left out", cards,
       text_exchanged({{"target creature", "creature"},
                       {"other ", ""},
                       {"nonblack ", ""},
                       {"non-Wall ", ""},
                       {"attacking ", ""},
                       {" until end of turn", ""},
                       {" you control", ""},
                       {"basic ", ""}})},
      {"text against script", "a line left out", cards, text_line_left_out, false, true},
      {"text against script", "a sentence left out", cards, text_sentence_left_out},
      {"text against script", "a sentence too much", cards, text_sentence_too_much("Draw a card.")},
      // Facts.
      {"facts against card data", "another cost", cards, value_of_key({"cost"}, other_symbol, true), true},
      {"facts against card data", "another power or toughness", cards,
       value_of_key(
           {"power", "toughness"},
           [](const std::string& was) {
             return was.find_first_not_of("0123456789") == std::string::npos
                        ? std::to_string(std::stoi(was) + 1)
                        : std::string();
           },
           true),
       true},
      {"facts against card data", "a name misspelt", cards, name_misspelt, true},
      {"facts against card data", "another creature type", cards,
       [](const SoundFile& file) {
         Places places;
         for (std::size_t i = 1; i + 1 < file.tokens.size(); ++i)
           if (is_creature_type(file, i) && file.is(i - 1, "summon"))
             places.push_back(
                 in_token(file.tokens[i], file.said(i) == "Goblin" ? "Wall" : "Goblin", file.said(i)));
         return places;
       },
       true},
      {"facts against card data", "another type", cards,
       exchanged([](const SoundFile&, std::size_t i) { return i == 1; }, {{"instant", "sorcery"},
                                                                          {"sorcery", "instant"},
                                                                          {"artifact", "enchantment"},
                                                                          {"enchantment", "artifact"}}),
       true},
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
  return kinds;
}

}  // namespace

SoundFile::SoundFile(std::string path, std::string whole)
    : file(std::move(path)),
      text(std::move(whole)),
      tokens(file.ends_with(".lua") ? tokens_of(text) : std::vector<ScriptToken>{}) {
  for (std::size_t i = 2; i < tokens.size(); ++i)
    if (tokens[i].kind == TokenKind::string && is(i - 1, "=") && is(i - 2, "text") && end_of_text == 0 &&
        text[tokens[i].begin] == '[') {
      first_of_text = tokens[i].inner;
      end_of_text = tokens[i].inner_end;
    }
}

std::string SoundFile::said(std::size_t token) const {
  const ScriptToken& piece = tokens[token];
  return piece.kind == TokenKind::string ? text.substr(piece.inner, piece.inner_end - piece.inner)
                                         : text.substr(piece.begin, piece.end - piece.begin);
}

bool SoundFile::is(std::size_t token, const char* spelling) const {
  if (token >= tokens.size() || tokens[token].kind == TokenKind::string) return false;
  return std::string_view(text).substr(tokens[token].begin, tokens[token].end - tokens[token].begin) ==
         spelling;
}

std::string SeededMistake::made_in(const std::string& text) const {
  std::string made = text;
  return made.replace(at, length, instead);
}

const std::vector<MistakeKind>& mistake_kinds() {
  static const std::vector<MistakeKind> kinds = all_kinds();
  return kinds;
}

}  // namespace sleight::kit
