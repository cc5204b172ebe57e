#include "tests/kit/text_mistakes.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "core/card/letters.h"
#include "tests/kit/mistake_places.h"

namespace sleight::kit {
namespace {

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

}  // namespace

std::vector<MistakeKind> mistakes_in_texts() {
  using enum SeededIn;
  return {
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
  };
}

}  // namespace sleight::kit
