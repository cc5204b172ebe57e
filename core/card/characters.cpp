#include "core/card/characters.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/card/letters.h"

namespace sleight {
namespace {

struct CodeRange {
  char32_t first;
  char32_t last;
};

/// What nobody sees among the characters, in their order.
constexpr std::array unseen{
    CodeRange{0x0000, 0x001F},      // control characters
    CodeRange{0x007F, 0x00A0},      // delete, more of them, and a blank that does not break
    CodeRange{0x00AD, 0x00AD},      // a hyphen that shows at the end of a line only
    CodeRange{0x034F, 0x034F},      // a joiner without a width
    CodeRange{0x061C, 0x061C},      // a mark of direction
    CodeRange{0x115F, 0x1160},      // fillers
    CodeRange{0x1680, 0x1680},      // a blank
    CodeRange{0x17B4, 0x17B5},      // vowels that are not written
    CodeRange{0x180B, 0x180F},      // variants, and a vowel's separator
    CodeRange{0x2000, 0x200F},      // blanks, joiners without a width, marks of direction
    CodeRange{0x2028, 0x202F},      // ends of lines, directions, a narrow blank
    CodeRange{0x205F, 0x206F},      // a blank, signs of mathematics that are not written, directions
    CodeRange{0x2800, 0x2800},      // a pattern without dots
    CodeRange{0x3000, 0x3000},      // a wide blank
    CodeRange{0x3164, 0x3164},      // a filler
    CodeRange{0xD800, 0xF8FF},      // halves of characters, and what everybody may draw otherwise
    CodeRange{0xFDD0, 0xFDEF},      // no characters
    CodeRange{0xFE00, 0xFE0F},      // variants
    CodeRange{0xFEFF, 0xFEFF},      // the mark at the beginning of a file
    CodeRange{0xFFA0, 0xFFA0},      // a filler
    CodeRange{0xFFF0, 0xFFFC},      // notes between lines
    CodeRange{0xFFFE, 0xFFFF},      // no characters
    CodeRange{0x1BCA0, 0x1BCA3},    // signs of shorthand that are not written
    CodeRange{0x1D173, 0x1D17A},    // marks of music that are not written
    CodeRange{0xE0000, 0x10FFFF}};  // tags, variants, and what everybody may draw otherwise

/// The form of characters of so many bytes: the first byte, and the least code that needs them all.
struct Utf8Form {
  unsigned mask;
  unsigned lead;
  char32_t least;
};
constexpr std::array utf8_forms{Utf8Form{0x80, 0x00, 0}, Utf8Form{0xE0, 0xC0, 0x80},
                                Utf8Form{0xF0, 0xE0, 0x800}, Utf8Form{0xF8, 0xF0, 0x10000}};

/// "U+202E".
std::string code_point(char32_t code) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "U+%04X", static_cast<unsigned>(code));
  return text.data();
}

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

constexpr bool is_sign(char c) { return c == '+' || c == '-'; }

/// Counters are called "+1/+1", and "+X/+X" where a number says how great they are: a slash within numbers
/// leads nowhere.
bool divides_numbers(std::string_view name, std::size_t slash) {
  if (slash == 0 || slash + 1 >= name.size()) return false;
  const char next = name[slash + 1];
  if (is_digit(name[slash - 1])) return is_digit(next) || is_sign(next);
  const bool of_x = name[slash - 1] == 'X' || name[slash - 1] == 'x';
  return of_x && slash > 1 && is_sign(name[slash - 2]) && is_sign(next);
}

/// Bytes of a name that a message shows of one that is too long.
constexpr std::size_t most_shown = 40;

}  // namespace

Character character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  for (std::size_t more = 0; more < utf8_forms.size(); ++more) {
    const Utf8Form& form = utf8_forms[more];
    if ((byte(at) & form.mask) != form.lead) continue;
    if (text.size() - at <= more) return {};
    char32_t code = byte(at) & ~form.mask;
    for (std::size_t i = 1; i <= more; ++i) {
      if ((byte(at + i) & 0xC0U) != 0x80U) return {};
      code = (code << 6U) | (byte(at + i) & 0x3FU);
    }
    // Written longer than need be, half a character of UTF-16, or beyond the last one: no UTF-8.
    if (code < form.least || (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF) return {};
    return {code, more + 1};
  }
  return {};
}

std::size_t character_count(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); at += character_at(text, at).bytes) ++count;
  return count;
}

bool is_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    // Nearly all of a script is ASCII, and every file is looked at.
    if (const auto byte = static_cast<unsigned char>(text[at]); byte > 0 && byte < 0x80) {
      ++at;
      continue;
    }
    const Character character = character_at(text, at);
    if (!character.code || *character.code == 0) return false;
    at += character.bytes;
  }
  return true;
}

bool is_seen(char32_t code) {
  if (code >= ' ' && code <= '~') return true;
  return std::none_of(unseen.begin(), unseen.end(),
                      [&](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

std::string seen(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    if (character.code && is_seen(*character.code))
      out += text.substr(at, character.bytes);
    else
      out += '?';
    at += character.bytes;
  }
  return out;
}

std::string unseen_in(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    if (!character.code) return "a byte that is no UTF-8";
    const bool blank = text[at] == '\n' || text[at] == '\t' || text.substr(at, 2) == "\r\n";
    if (!blank && !is_seen(*character.code)) return "the character " + code_point(*character.code);
    at += character.bytes;
  }
  return "";
}

std::string beginning_of(std::string_view name) {
  if (name.size() <= longest_name) return std::string(name);
  std::size_t end = 0;
  for (std::size_t at = 0; at < most_shown; at += character_at(name, at).bytes) end = at;
  return std::string(name.substr(0, end)) + "...";
}

std::string why_no_name(std::string_view name) {
  if (name.size() > longest_name) return "is longer than " + std::to_string(longest_name) + " bytes";
  bool says_something = false;
  for (std::size_t at = 0; at < name.size();) {
    const Character character = character_at(name, at);
    if (!character.code) return "is no UTF-8";
    if (!is_seen(*character.code)) return "has the character " + code_point(*character.code) + " in it";
    const char c = name[at];
    if (c == '\\' || (c == '/' && !divides_numbers(name, at))) return std::string("has a ") + c + " in it";
    says_something = says_something || is_letter(c) || is_digit(c) || character.bytes > 1;
    at += character.bytes;
  }
  if (!says_something) return "has no letter and no digit";
  if (name.front() == ' ' || name.back() == ' ' || name.find("  ") != std::string_view::npos)
    return "has a blank too many";
  return "";
}

}  // namespace sleight
