#include "tools/files/card_file_name.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/card/characters.h"
#include "core/card/letters.h"

namespace sleight {
namespace {

/// Letters with marks, and how they are written without.
struct LetterRow {
  std::string_view plain, letters;
};
constexpr std::array letter_rows{LetterRow{"a", "ÀÁÂÃÄÅàáâãäåĀāĂăĄą"},
                                 LetterRow{"ae", "Ææ"},
                                 LetterRow{"c", "ÇçĆćĈĉĊċČč"},
                                 LetterRow{"d", "ÐðĎďĐđ"},
                                 LetterRow{"e", "ÈÉÊËèéêëĒēĔĕĖėĘęĚě"},
                                 LetterRow{"g", "ĜĝĞğĠġĢģ"},
                                 LetterRow{"h", "ĤĥĦħ"},
                                 LetterRow{"i", "ÌÍÎÏìíîïĨĩĪīĬĭĮįİı"},
                                 LetterRow{"ij", "Ĳĳ"},
                                 LetterRow{"j", "Ĵĵ"},
                                 LetterRow{"k", "Ķķĸ"},
                                 LetterRow{"l", "ĹĺĻļĽľĿŀŁł"},
                                 LetterRow{"n", "ÑñŃńŅņŇňŉ"},
                                 LetterRow{"ng", "Ŋŋ"},
                                 LetterRow{"o", "ÒÓÔÕÖØòóôõöøŌōŎŏŐő"},
                                 LetterRow{"oe", "Œœ"},
                                 LetterRow{"r", "ŔŕŖŗŘř"},
                                 LetterRow{"s", "ŚśŜŝŞşŠšſȘș"},
                                 LetterRow{"ss", "ßẞ"},
                                 LetterRow{"t", "ŢţŤťŦŧȚț"},
                                 LetterRow{"th", "Þþ"},
                                 LetterRow{"u", "ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲų"},
                                 LetterRow{"w", "Ŵŵ"},
                                 LetterRow{"y", "ÝýÿŶŷŸ"},
                                 LetterRow{"z", "ŹźŻżŽž"}};

constexpr bool is_plain(char c) { return is_letter(c) || (c >= '0' && c <= '9'); }

/// A mark that is written over the letter before it, and so is a character of its own.
constexpr bool is_mark(char32_t code) { return code >= 0x0300 && code <= 0x036F; }

/// What joins the parts of a word: "Ja'far" is one word.
bool joins(std::string_view character) {
  return character == "'" || character == "," || character == "\u2019";
}

/// How a letter is written in the name of a file; "" for what is none.
std::string written_plainly(std::string_view character) {
  if (character.size() == 1) return is_plain(character[0]) ? lowered(character) : "";
  const auto* const row = std::find_if(letter_rows.begin(), letter_rows.end(), [&](const LetterRow& letters) {
    // No character of UTF-8 begins within another.
    return letters.letters.find(character) != std::string_view::npos;
  });
  return row == letter_rows.end() ? "" : std::string(row->plain);
}

}  // namespace

std::string card_file_name(const std::string& card) {
  std::string name;
  for (std::size_t at = 0; at < card.size();) {
    const Character character = character_at(card, at);
    const std::string_view bytes = std::string_view(card).substr(at, character.bytes);
    at += character.bytes;
    const std::string plain = written_plainly(bytes);
    if (!plain.empty())
      name += plain;
    else if (!joins(bytes) && !is_mark(character.code.value_or(0)) && !name.empty() && name.back() != '_')
      name += '_';
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name;
}

}  // namespace sleight
