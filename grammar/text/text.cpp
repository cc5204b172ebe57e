#include "grammar/text/text.h"

#include <algorithm>
#include <cassert>
#include <cctype>

#include "core/card/letters.h"
#include "grammar/text/dialect.h"

namespace sleight {

namespace {

// Bytes beyond ASCII are letters of names ("Lim-Dul" with its accent): quotes and dashes were made plain.
bool word_byte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0; }

/// Whether the bytes from `at` on are `length` bytes that end and begin with no word going on.
bool whole_words(const std::string& text, std::size_t at, std::size_t length) {
  // Only where letter meets letter does a word go on: "~" and quotes end one by themselves.
  const bool open_before = at > 0 && word_byte(text[at]) && word_byte(text[at - 1]);
  const std::size_t end = at + length;
  const bool open_after = end < text.size() && word_byte(text[end - 1]) && word_byte(text[end]);
  return !open_before && !open_after;
}

void replace_everywhere(Text& text, std::string_view from, std::string_view with) {
  for (std::size_t at = 0; (at = text.str().find(from, at)) != std::string::npos; at += with.size())
    text.replace(at, from.size(), with);
}

/// Reminder text explains; it says nothing that the rules do not say already.
void cut_reminders(Text& text) {
  for (std::size_t open = 0; (open = text.str().find('(', open)) != std::string::npos;) {
    const std::size_t close = text.str().find(')', open);
    // An open bracket without an end stays, and makes the line one that is not understood.
    if (close == std::string::npos) return;
    text.replace(open, close - open + 1, "");
  }
}

void split_non(Text& text) {
  for (std::size_t at = 0; (at = text.str().find("non", at)) != std::string::npos; at += 3) {
    if (at > 0 && word_byte(text.str()[at - 1])) continue;
    // "Nonblack" and "non-Wall" become two words: the grammar has one "non" for all types and colours.
    const std::size_t next = at + 3;
    if (next >= text.size()) return;
    // A fourth letter that ends the word is that of "none", which stays whole.
    if (text.str()[next] == '-')
      text.replace(next, 1, " ");
    else if (word_byte(text.str()[next]) && !whole_words(text.str(), at, 4)) {
      const char letter = text.str()[next];
      const char pair[] = {' ', letter};
      text.replace(next, 1, std::string_view(pair, 2));
    }
  }
}

}  // namespace

Text::Text(std::string_view source) : bytes_(source), offsets_(source.size()), end_(source.size()) {
  for (std::size_t i = 0; i < offsets_.size(); ++i) offsets_[i] = i;
}

void Text::replace(std::size_t at, std::size_t length, std::string_view with) {
  assert(at <= bytes_.size() && length <= bytes_.size() - at);
  // Before the bytes change: the offset of what is replaced goes with them.
  const std::size_t stands_for = offset(at);
  bytes_.replace(at, length, with);
  const auto from = offsets_.begin() + static_cast<std::ptrdiff_t>(at);
  const auto after = offsets_.erase(from, from + static_cast<std::ptrdiff_t>(length));
  offsets_.insert(after, with.size(), stands_for);
}

void Text::replace_words(std::string_view from, std::string_view with) {
  std::size_t at = 0;
  while ((at = bytes_.find(from, at)) != std::string::npos) {
    if (!whole_words(bytes_, at, from.size())) {
      ++at;
      continue;
    }
    replace(at, from.size(), with);
    // Behind what was written, so that a row whose house wording holds its own pattern ends.
    at += with.size();
  }
}

void Text::lower() {
  for (char& c : bytes_) c = lowered(c);
}

Text Text::part(std::size_t at, std::size_t length) const {
  Text text;
  text.bytes_ = bytes_.substr(at, length);
  text.offsets_.assign(offsets_.begin() + static_cast<std::ptrdiff_t>(at),
                       offsets_.begin() + static_cast<std::ptrdiff_t>(at + text.bytes_.size()));
  // The last word of a line ends where the source goes on behind the part.
  text.end_ = offset(at + text.bytes_.size());
  return text;
}

std::vector<Text> ability_lines(std::string_view name, std::string_view source, Wording wording) {
  Text text(source);
  // Curly quotes, dashes, bullets and the minus sign: the grammar knows the plain ones only.
  replace_everywhere(text, "\xE2\x80\x99", "'");
  replace_everywhere(text, "\xE2\x80\x94", " -- ");
  replace_everywhere(text, "\xE2\x80\xA2", "*");
  replace_everywhere(text, "\xE2\x88\x92", "-");
  replace_everywhere(text, "\xE2\x80\x9C", "\"");
  replace_everywhere(text, "\xE2\x80\x9D", "\"");
  replace_everywhere(text, "\r", " ");
  // Before the case is gone: a card called Web may give the keyword web.
  if (!name.empty()) {
    Text own(name);
    // The name has to be written as the text by then is: "Urza's" has one as well.
    replace_everywhere(own, "\xE2\x80\x99", "'");
    text.replace_words(own.str(), "~");
  }
  text.lower();
  // Before lines are cut: a reminder may hold a line break.
  cut_reminders(text);

  std::vector<Text> lines;
  std::size_t at = 0;
  while (at <= text.size()) {
    std::size_t end = std::min(text.str().find('\n', at), text.size());
    // Bullets belong to the line that offers the choice.
    for (;;) {
      const std::size_t next = text.str().find_first_not_of(" \t\n", end);
      if (next == std::string::npos || text.str()[next] != '*') break;
      end = std::min(text.str().find('\n', next), text.size());
    }
    const std::size_t first = text.str().find_first_not_of(" \t\n", at);
    if (first != std::string::npos && first < end) {
      const std::size_t last = text.str().find_last_not_of(" \t\n", end - 1);
      Text line = text.part(first, last + 1 - first);
      split_non(line);
      rewrite_dialect(line, wording);
      lines.push_back(std::move(line));
    }
    at = end + 1;
  }
  return lines;
}

}  // namespace sleight
