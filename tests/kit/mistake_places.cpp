#include "tests/kit/mistake_places.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/card/fnv.h"
#include "core/card/letters.h"

namespace sleight::kit {

/// Shorter words are too near to others to be sure of anything.
constexpr std::size_t shortest_misspelt = 5;

/// The same number for the same word at the same place, whatever else there is.
std::size_t chance(std::string_view word, std::size_t at) {
  Fnv<std::uint32_t> hash;
  hash.add(word);
  hash.add_whole(static_cast<std::uint32_t>(at));
  return hash.value() >> 7;
}

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

SeededMistake in_token(const ScriptToken& token, std::string instead, std::string right) {
  const bool quoted = token.kind == TokenKind::string;
  const std::size_t begin = quoted ? token.inner : token.begin;
  return {begin, (quoted ? token.inner_end : token.end) - begin, std::move(instead), std::move(right)};
}

/// Each token that `holds` for, misspelt.
PlacesIn misspelt(Holds holds, std::optional<Slip> slip) {
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
PlacesIn exchanged(Holds holds, std::vector<std::pair<std::string, std::string>> pairs) {
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
bool is_any_name(const SoundFile& file, std::size_t i) {
  return is_word(file, i) || is_method(file, i) || is_key(file, i);
}

/// Of each key so called, or only of the card's own, which stand in no other braces than its head's.
PlacesIn value_of_key(std::initializer_list<const char*> keys,
                      std::function<std::string(const std::string&)> wrong, bool only_of_card) {
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
PlacesIn sign_left_out(const char* sign, const char* right) {
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
}  // namespace sleight::kit
