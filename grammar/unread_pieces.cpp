#include "grammar/unread_pieces.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/card/letters.h"

namespace sleight {

namespace {

/// A stretch of a line in the house wording.
struct Piece {
  std::size_t at = 0;
  std::size_t length = 0;
};

/// More sentences than any line of a card has: of one with more, every part would be tried with every other.
constexpr std::size_t most_sentences = 16;
/// Whether a letter stands outside of quotes, which hold sentences of their own.
class Quotes {
 public:
  bool outside(char c) {
    if (c == '"') quoted_ = !quoted_;
    return !quoted_;
  }

 private:
  bool quoted_ = false;
};

/// The sentences of one line, each with its stop. Those that one sentence of the author's became are one.
std::vector<Piece> sentences_of(const Text& text) {
  const std::string& line = text.str();
  std::vector<Piece> sentences;
  std::size_t told = 0;  // up to where in the author's text
  const auto add = [&](std::size_t from, std::size_t end) {
    const Span span = text.stretch(from, end - from);
    if (!sentences.empty() && (span.length == 0 || span.at < told))
      sentences.back().length = end - sentences.back().at;
    else
      sentences.push_back({from, end - from});
    told = std::max(told, span.at + span.length);
  };
  Quotes quotes;
  std::size_t from = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool outside = quotes.outside(line[at]);
    const bool ends = line[at] == '.' && outside && (at + 1 == line.size() || line[at + 1] == ' ');
    if (!ends) continue;
    add(from, at + 1);
    from = std::min(line.find_first_not_of(' ', at + 1), line.size());
  }
  if (from < line.size()) add(from, line.size());
  return sentences;
}

/// Words by which a sentence speaks of what another has said.
constexpr std::array<std::string_view, 15> referring{"it",    "its",     "itself", "they", "them",
                                                     "their", "that",    "those",  "this", "do",
                                                     "does",  "instead", "he",     "she",  "otherwise"};

/// Whether some word of the sentence is such a one.
template <typename Is>
bool has_word(std::string_view sentence, Is is) {
  std::string word;
  for (const char c : std::string(sentence) + " ") {
    if (is_letter(c)) {
      word += lowered(c);
      continue;
    }
    if (is(word)) return true;
    word.clear();
  }
  return false;
}
bool refers_back(std::string_view sentence) {
  return has_word(sentence, [](const std::string& word) {
    return std::find(referring.begin(), referring.end(), word) != referring.end();
  });
}
bool says(std::string_view sentence, std::string_view wanted) {
  return has_word(sentence, [wanted](const std::string& word) { return word == wanted; });
}

class Parting {
 public:
  Parting(const Card& facts, std::string_view source, const Vocabulary& vocabulary, Wording wording)
      : facts_(facts), source_(source), vocabulary_(vocabulary), wording_(wording) {}

  void line(const Text& line) {
    if (!speaks_of_missing_choice(line) && reads(line)) return parted.understood.push_back(line);
    std::vector<Piece> sentences;
    if (!is_too_long(line.str())) sentences = sentences_of(line);
    if (sentences.empty() || sentences.size() > most_sentences) return leave_out(line);
    Text understood;
    bool something_missing = false;
    for (std::size_t i = 0; i < sentences.size();) {
      // As many as go together: an offer is nothing without the sentence that tells what comes of it.
      std::size_t end = sentences.size();
      const Text sentence = part(line, sentences[i], sentences[i]);
      if (something_missing && refers_back(sentence.str())) end = i;
      if (speaks_of_missing_choice(sentence)) end = i;
      for (; end > i; --end) {
        // All of them were tried as the line.
        if (end - i == sentences.size()) continue;
        Text longer = understood;
        longer.append(part(line, sentences[i], sentences[end - 1]));
        if (!reads(longer)) continue;
        understood = std::move(longer);
        break;
      }
      if (end == i) {
        something_missing = true;
        leave_out(sentence);
        ++end;
      }
      i = end;
    }
    if (understood.size() > 0) parted.understood.push_back(std::move(understood));
  }

  void leave_out(const Text& sentence) {
    choice_missing_ = choice_missing_ || says(sentence.str(), "choose");
    parted.unread.push_back({written(sentence), written(smallest(sentence))});
  }

  /// What reads by itself may still be too much for one card: a second time limit of its casting.
  void leave_out_what_does_not_go_with_the_others() {
    for (;;) {
      const Reading reading = read_lines(facts_, parted.understood, vocabulary_, wording_);
      const auto wrong = std::find_if(reading.lines.begin(), reading.lines.end(),
                                      [](const LineReading& line) { return !line.understood; });
      if (wrong == reading.lines.end()) return;
      const auto text = parted.understood.begin() + (wrong - reading.lines.begin());
      leave_out(*text);
      parted.understood.erase(text);
    }
  }

  PartedText parted;

 private:
  static Text part(const Text& line, const Piece& first, const Piece& last) {
    return line.part(first.at, last.at + last.length - first.at);
  }

  bool speaks_of_missing_choice(const Text& sentence) const {
    return choice_missing_ && says(sentence.str(), "chosen");
  }

  /// What its author wrote.
  std::string written(const Text& piece) const {
    const Span span = piece.stretch(0, piece.size());
    std::string words = without_reminders(source_.substr(span.at, span.length));
    words.erase(words.find_last_not_of(" \t\r\n") + 1);
    return words;
  }

  bool reads(const Text& text) const {
    const Reading reading = read_lines(facts_, {&text, 1}, vocabulary_, wording_);
    return !reading.lines.empty() && reading.understood();
  }

  /// Tries what stands before `at` with an effect that is understood, and the effect with such a beginning.
  Text smallest(const Text& sentence) const {
    const std::optional<std::pair<std::size_t, bool>> place = beginning_of(sentence.str());
    if (!place) return sentence;
    const auto [at, is_cost] = *place;
    const std::size_t behind = sentence.str().find_first_not_of(' ', at + 1);
    const Text before = sentence.part(0, at);
    const Text effect = sentence.part(behind, sentence.size() - behind);
    const bool begins = reads(Text(before.str() + (is_cost ? ": draw a card." : ", draw a card.")));
    // Whom "it" means depends on the beginning: such an effect is not tried with another one.
    const bool goes_on = !refers_back(effect.str()) &&
                         reads(Text((is_cost ? "{1}: " : "when you draw a card, ") + effect.str()));
    if (begins == goes_on) return sentence;
    return begins ? effect : before;
  }

  /// Where the cost, or what sets something off, ends: its place, and whether it is a cost.
  static std::optional<std::pair<std::size_t, bool>> beginning_of(std::string_view sentence) {
    const bool trigger =
        sentence.starts_with("when") || sentence.starts_with("at ") || sentence.starts_with("during ");
    Quotes quotes;
    for (std::size_t at = 0; at + 2 < sentence.size(); ++at) {
      if (!quotes.outside(sentence[at]) || sentence[at + 1] != ' ') continue;
      if (sentence[at] == ':' || (trigger && sentence[at] == ',')) return std::pair{at, sentence[at] == ':'};
    }
    return std::nullopt;
  }

  const Card& facts_;
  std::string_view source_;
  const Vocabulary& vocabulary_;
  Wording wording_;
  bool choice_missing_ = false;  ///< what later lines speak of as chosen may be what was not read
};

}  // namespace

PartedText part_text(const Card& facts, std::string_view source, std::span<const Text> lines,
                     const Vocabulary& vocabulary, Wording wording, const std::set<std::size_t>& refused) {
  Parting parting(facts, source, vocabulary, wording);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (refused.contains(i))
      parting.leave_out(lines[i]);
    else
      parting.line(lines[i]);
  }
  parting.leave_out_what_does_not_go_with_the_others();
  return std::move(parting.parted);
}

}  // namespace sleight
