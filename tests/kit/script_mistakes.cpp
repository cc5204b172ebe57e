#include "tests/kit/script_mistakes.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "core/card/letters.h"
#include "tests/kit/mistake_places.h"
#include "tests/kit/whole_library.h"

namespace sleight::kit {
namespace {

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

/// No head of a card, nor what begins one.
bool is_kind_of_card(const SoundFile& file, std::size_t i) { return i > 1 && is_word(file, i); }
bool is_in_function(const SoundFile& file, std::size_t i) {
  return is_any_name(file, i) && has_functions(file);
}

}  // namespace

std::vector<MistakeKind> mistakes_in_scripts() {
  using enum SeededIn;
  const auto word = [](const SoundFile& file, std::size_t i) {
    return is_word(file, i) && !is_keyword_word(file, i) && !has_functions(file);
  };
  const auto counter = [](const SoundFile& file, std::size_t i) {
    return string_after(file, i, {"put_counters", "remove_counters", "counters"}) &&
           file.said(i).find('/') == std::string::npos;
  };
  const auto phase = [](const SoundFile& file, std::size_t i) { return string_after(file, i, {"phase"}); };
  return {

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
  };
}

}  // namespace sleight::kit
