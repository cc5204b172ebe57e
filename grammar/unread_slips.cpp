#include "grammar/unread_slips.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/card/letters.h"
#include "core/card/slips.h"
#include "grammar/parsing/parse.h"

namespace sleight {
namespace {

/// Of a text that is all strange, more words are not looked at.
constexpr std::size_t most_unknown = 3;
/// How far before the word at which reading stopped the wrong one may stand.
constexpr std::size_t words_back = 3;

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c); });
}

/// All that one slip may have made `word` of: a letter more or less, another one, two that changed places, a
/// space that is missing.
std::vector<std::string> one_slip_away(const std::string& word) {
  std::vector<std::string> made;
  for (std::size_t i = 0; i + 1 < word.size(); ++i) {
    std::string swapped = word;
    std::swap(swapped[i], swapped[i + 1]);
    if (swapped != word) made.push_back(std::move(swapped));
  }
  for (std::size_t i = 0; i < word.size(); ++i) {
    std::string shorter = word;
    shorter.erase(i, 1);
    made.push_back(std::move(shorter));
  }
  for (std::size_t i = 0; i <= word.size(); ++i)
    for (char c = 'a'; c <= 'z'; ++c) {
      if (i < word.size() && word[i] != c) {
        std::string changed = word;
        changed[i] = c;
        made.push_back(std::move(changed));
      }
      std::string longer = word;
      longer.insert(i, 1, c);
      made.push_back(std::move(longer));
    }
  return made;
}

/// "creaturegains": two words.
std::vector<std::string> parted(const std::string& word, const Vocabulary& vocabulary) {
  std::vector<std::string> made;
  for (std::size_t i = 2; i + 2 <= word.size(); ++i) {
    const std::vector<std::string> halves{word.substr(0, i), word.substr(i)};
    if (known_among(halves, vocabulary).size() == 2) made.push_back(halves[0] + " " + halves[1]);
  }
  return made;
}

class SlipFinder {
 public:
  SlipFinder(const Reading& reading, std::size_t line, std::string_view text, const UnreadHelp& help)
      : reading_(reading), at_(line), line_(reading.lines[line]), text_(text), help_(help) {}

  std::optional<Slip> find() const {
    const Token& first = line_.tokens[line_.offending.front()];
    for (std::size_t i = 0; i < std::min(line_.offending.size(), most_unknown); ++i)
      if (auto slip = name_at(line_.tokens[line_.offending[i]])) return slip;
    if (first.known) return line_.offending.size() == 1 ? known_word() : strange_word();
    // What makes the line understood comes before what only looks like a word.
    for (const bool has_to_be_read : {true, false})
      for (std::size_t i = 0; i < std::min(line_.offending.size(), most_unknown); ++i)
        if (auto slip = unknown_word(line_.tokens[line_.offending[i]], has_to_be_read)) return slip;
    return std::nullopt;
  }

 private:
  std::string_view written(const Token& token) const {
    return text_.substr(token.span.at, token.span.length);
  }

  /// The name of another card, which the word at fault is a part of or stands behind.
  std::optional<Slip> name_at(const Token& token) const {
    if (help_.names == nullptr || token.span.length == 0) return std::nullopt;
    for (std::size_t at = line_.span.at; at <= token.span.at; ++at) {
      if (!is_letter(text_[at]) || raised(text_[at]) != text_[at]) continue;
      const std::string_view name = help_.names->standing_at(text_, at);
      if (name.empty() || at + name.size() + 1 < token.span.at || same_but_for_case(name, help_.facts.name))
        continue;
      // "Forest" in "Karplusan Forest".
      if (is_in_own_name(at)) continue;
      // A word of the grammar with a capital may be a name as well: "Fear".
      if (token.known && name.find(' ') == std::string_view::npos) continue;
      return Slip{{at, name.size()},
                  "G0106",
                  "the text speaks of `" + std::string(name) + "`, which is the name of another card",
                  "Write the name of this card, `" + help_.facts.name + "`.",
                  help_.facts.name};
    }
    return std::nullopt;
  }

  /// Whether the card's own name stands around that place.
  bool is_in_own_name(std::size_t at) const {
    const std::string& own = help_.facts.name;
    const std::size_t from = at < own.size() ? 0 : at - own.size() + 1;
    const std::size_t found = text_.find(own, from);
    return !own.empty() && found != std::string_view::npos && found <= at;
  }

  /// A word that the grammar does not know in a quoted ability: that is read by itself, and what is wrong in
  /// it is not told.
  std::optional<Slip> strange_word() const {
    std::size_t tried = 0;
    for (const Token& whole : line_.tokens)
      for (const Token& token : words_in(whole)) {
        if (is_in_own_name(token.span.at)) continue;
        if (!known_among({lowered(written(token))}, help_.vocabulary).empty()) continue;
        if (tried++ >= most_unknown) return std::nullopt;
        if (auto slip = unknown_word(token, true)) return slip;
      }
    return std::nullopt;
  }

  /// The words of a quotation, which is one piece of its line.
  std::vector<Token> words_in(const Token& quotation) const {
    std::vector<Token> words;
    if (!written(quotation).starts_with('"')) return words;
    const std::size_t end = quotation.span.at + quotation.span.length;
    for (std::size_t at = quotation.span.at; at < end; ++at) {
      if (!is_letter(text_[at])) continue;
      Token word;
      word.span.at = at;
      while (at < end && is_letter(text_[at])) ++at;
      word.span.length = at - word.span.at;
      words.push_back(std::move(word));
    }
    return words;
  }

  /// A word that nobody knows: of those near it the first that makes the line understood, or else, where it
  /// need not be, the first.
  std::optional<Slip> unknown_word(const Token& token, bool has_to_be_read) const {
    if (!is_word(written(token))) return std::nullopt;
    std::vector<std::string> near = near_words(token);
    const std::string word = lowered(written(token));
    std::sort(near.begin(), near.end(), [&](const std::string& a, const std::string& b) {
      return std::pair(slip_rank(word, a), a) < std::pair(slip_rank(word, b), b);
    });
    if (near.empty()) near = parted(lowered(written(token)), help_.vocabulary);
    if (near.empty()) return std::nullopt;
    std::vector<std::string> read;
    for (const std::string& one : near)
      // A letter that is written twice may be put in at two places, and makes one word.
      if ((read.empty() || read.back() != one) && is_read_with(token.span, one)) read.push_back(one);
    if (read.empty() && has_to_be_read) return std::nullopt;
    // Of short words too much is near.
    if (read.empty() && token.span.length <= 3) return std::nullopt;
    if (read.empty()) return proposed(token, near.front(), false);
    // Another that is read and as likely may be meant as well.
    const bool sure = read.size() == 1 || slip_rank(word, read[0]) != slip_rank(word, read[1]);
    return proposed(token, read.front(), sure && token.span.length > 3);
  }

  /// A word that stands for something else: only what makes the line understood is proposed.
  std::optional<Slip> known_word() const {
    const std::size_t stopped = line_.offending.front();
    for (std::size_t back = 0; back < words_back && back <= stopped; ++back) {
      const Token& token = line_.tokens[stopped - back];
      if (!is_word(written(token))) continue;
      for (const std::string& word : near_words(token))
        if (is_read_with(token.span, word)) return proposed(token, word, false);
    }
    return std::nullopt;
  }

  /// Those that the grammar knows, the likelier slips first, and before them, for a word with a capital,
  /// those of the card's own name.
  std::vector<std::string> near_words(const Token& token) const {
    const std::string word = lowered(written(token));
    const std::vector<std::string> all = one_slip_away(word);
    std::vector<std::string> near = known_among(all, help_.vocabulary);
    // A single letter is near every short word.
    std::erase_if(near, [](const std::string& one) { return one.size() < 2; });
    // "Its owners hand" wants an apostrophe, which is a sign by itself.
    if (word.size() > 3 && word.back() == 's') near.push_back(word.substr(0, word.size() - 1) + "'s");
    if (raised(written(token).front()) != written(token).front()) return near;
    std::string part;
    for (const char c : help_.facts.name + " ") {
      if (is_letter(c)) {
        part += c;
        continue;
      }
      if (part.size() > 3 && std::find(all.begin(), all.end(), lowered(part)) != all.end())
        near.insert(near.begin(), part);
      part.clear();
    }
    return near;
  }

  std::string as_written(const Token& token, std::string word) const {
    const char first = written(token).front();
    if (raised(first) == first) word.front() = raised(word.front());
    return word;
  }

  bool is_read_with(Span span, const std::string& word) const {
    std::string text(text_);
    std::string instead = word;
    if (raised(text[span.at]) == text[span.at]) instead.front() = raised(instead.front());
    text.replace(span.at, span.length, instead);
    const Reading again = read_text(help_.facts, text, help_.vocabulary, help_.wording);
    return again.lines.size() == reading_.lines.size() && again.lines[at_].understood;
  }

  Slip proposed(const Token& token, const std::string& word, bool sure) const {
    const std::string meant = as_written(token, word);
    return {token.span,
            "G0105",
            "`" + std::string(written(token)) +
                (token.known ? "` cannot stand here" : "` is no word of card texts") + "; did you mean `" +
                meant + "`?",
            "Write `" + meant + "`.",
            meant,
            sure};
  }

  const Reading& reading_;
  std::size_t at_;
  const LineReading& line_;
  std::string_view text_;
  const UnreadHelp& help_;
};

}  // namespace

std::optional<Slip> slip_in(const Reading& reading, std::size_t line, std::string_view text,
                            const UnreadHelp& help) {
  const LineReading& unread = reading.lines[line];
  const bool inside = std::all_of(unread.tokens.begin(), unread.tokens.end(), [&](const Token& token) {
    return token.span.at + token.span.length <= text.size();
  });
  if (unread.understood || unread.too_long || unread.tokens.empty() || unread.offending.empty() || !inside)
    return std::nullopt;
  return SlipFinder(reading, line, text, help).find();
}

}  // namespace sleight
