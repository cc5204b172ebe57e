#include "grammar/text/phrase_pattern.h"

#include <algorithm>
#include <utility>

namespace sleight {

namespace {

constexpr std::string_view number_words[] = {"a",   "an",    "one",   "two",  "three", "four", "five",
                                             "six", "seven", "eight", "nine", "ten",   "x"};

/// No sentence of a card holds more between two words of a row: strange lines take no time.
constexpr std::size_t longest_gap = 300;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Where a sentence, or what a cost pays for, begins.
bool begins_here(std::string_view line, std::size_t at) {
  if (at == 0) return true;
  if (line[at - 1] == '"' || line[at - 1] == '\n') return true;
  return at > 1 && line[at - 1] == ' ' && (line[at - 2] == '.' || line[at - 2] == ':' || line[at - 2] == '*');
}

bool ends_here(std::string_view line, std::size_t at) {
  return at == line.size() || line[at] == '.' || line[at] == '"' || line[at] == '\n';
}

/// Whether a word goes on across `at`.
bool splits_word(std::string_view line, std::size_t at) {
  return at > 0 && at < line.size() && is_word_byte(line[at - 1]) && is_word_byte(line[at]);
}

std::size_t end_of_word(std::string_view line, std::size_t at) {
  while (at < line.size() && (is_word_byte(line[at]) || line[at] == '~' || line[at] == '-')) ++at;
  return at;
}

/// "+1/-1", "+x/+0": where it ends; its beginning where it is none.
std::size_t end_of_change(std::string_view line, std::size_t at) {
  std::size_t end = at;
  for (const bool second : {false, true}) {
    if (second && (end >= line.size() || line[end++] != '/')) return at;
    if (end >= line.size() || (line[end] != '+' && line[end] != '-')) return at;
    const std::size_t number = ++end;
    while (end < line.size() && (is_digit(line[end]) || line[end] == 'x' || line[end] == '*')) ++end;
    if (end == number) return at;
  }
  return end;
}

std::size_t end_of_mana(std::string_view line, std::size_t at) {
  while (at < line.size() && line[at] == '{') {
    const std::size_t close = line.find('}', at);
    if (close == std::string_view::npos || line.substr(at, close - at + 1) == "{t}") break;
    at = close + 1;
  }
  return at;
}

}  // namespace

bool is_number_word(std::string_view word) {
  if (!word.empty() && std::all_of(word.begin(), word.end(), is_digit)) return true;
  return std::find(std::begin(number_words), std::end(number_words), word) != std::end(number_words);
}

PhrasePattern::PhrasePattern(std::string_view phrase) {
  for (std::size_t at = 0; at < phrase.size();) {
    const char c = phrase[at];
    Piece piece;
    if (c == '^' || c == '$') {
      piece.kind = c == '^' ? Piece::Kind::begin : Piece::Kind::end;
      ++at;
    } else if (c == '<') {
      const std::size_t close = phrase.find('>', at);
      piece.kind = Piece::Kind::gap;
      piece.words = phrase.substr(at + 1, close - at - 1);
      piece.gap = gap_named(piece.words);
      piece.again = piece.gap < gaps_.size();
      if (!piece.again) gaps_.push_back(piece.words);
      at = close + 1;
    } else if (c == '(') {
      const std::size_t close = phrase.find(')', at);
      piece.kind = Piece::Kind::either;
      for (std::size_t from = at + 1; from <= close;) {
        const std::size_t bar = std::min(phrase.find('|', from), close);
        piece.any.push_back(phrase.substr(from, bar - from));
        from = bar + 1;
      }
      at = close + 1;
    } else {
      const std::size_t end = std::min(phrase.find_first_of("<($", at), phrase.size());
      piece.words = phrase.substr(at, end - at);
      if (piece.words.size() > longest_.size()) longest_ = piece.words;
      at = end;
    }
    pieces_.push_back(std::move(piece));
  }
}

std::size_t PhrasePattern::gap_named(std::string_view name) const {
  return static_cast<std::size_t>(std::find(gaps_.begin(), gaps_.end(), name) - gaps_.begin());
}

std::optional<PhrasePattern::Found> PhrasePattern::find(std::string_view line, std::size_t from) const {
  if (line.find(longest_, from) == std::string_view::npos) return std::nullopt;
  const bool anchored = !pieces_.empty() && pieces_.front().kind == Piece::Kind::begin;
  const bool by_words = !pieces_.empty() && pieces_.front().kind == Piece::Kind::words;
  for (std::size_t at = from; at < line.size(); ++at) {
    if (by_words) {
      at = line.find(pieces_.front().words, at);
      if (at == std::string_view::npos) return std::nullopt;
    }
    if (anchored ? !begins_here(line, at) : splits_word(line, at)) continue;
    Found found;
    found.at = at;
    if (match(line, at, 0, found) && !splits_word(line, at + found.length)) return found;
  }
  return std::nullopt;
}

bool PhrasePattern::match(std::string_view line, std::size_t at, std::size_t piece, Found& found) const {
  if (piece == pieces_.size()) {
    found.length = at - found.at;
    return !splits_word(line, at);
  }
  const Piece& next = pieces_[piece];
  switch (next.kind) {
    case Piece::Kind::begin:
      return begins_here(line, at) && match(line, at, piece + 1, found);
    case Piece::Kind::end:
      return ends_here(line, at) && match(line, at, piece + 1, found);
    case Piece::Kind::words:
      return line.substr(at).starts_with(next.words) && match(line, at + next.words.size(), piece + 1, found);
    case Piece::Kind::either:
      for (const std::string_view words : next.any)
        if (line.substr(at).starts_with(words) && match(line, at + words.size(), piece + 1, found))
          return true;
      return false;
    case Piece::Kind::gap:
      return match_gap(line, at, piece, found);
  }
  return false;
}

bool PhrasePattern::match_gap(std::string_view line, std::size_t at, std::size_t piece, Found& found) const {
  const Piece& gap = pieces_[piece];
  const auto held_to = [&](std::size_t end) {
    Span& held = found.gaps[gap.gap];
    if (!gap.again)
      held = {at, end - at};
    else if (line.substr(at, end - at) != line.substr(held.at, held.length))
      return false;
    return end > at && !splits_word(line, end) && match(line, end, piece + 1, found);
  };
  switch (gap.words.front()) {
    case 'm':
      return held_to(end_of_mana(line, at));
    case 'p':
      return held_to(end_of_change(line, at));
    case 'k':
      return held_to(end_of_word(line, at));
    case 'n': {
      const std::size_t end = end_of_word(line, at);
      return is_number_word(line.substr(at, end - at)) && held_to(end);
    }
    default: {
      const std::string_view stop = gap.words.front() == 'c' ? ".:;\"\n" : ".:;\",\n";
      if (at >= line.size() || line[at] == ' ') return false;
      const std::size_t last = std::min(line.size(), at + longest_gap);
      for (std::size_t end = at; end < last && stop.find(line[end]) == std::string_view::npos;)
        if (held_to(++end)) return true;
      return false;
    }
  }
}

std::string words_in(const Text& line, const PhrasePattern::Found& found, std::size_t gap) {
  return line.str().substr(found.gaps[gap].at, found.gaps[gap].length);
}

bool cut_out(Text& line, const PhrasePattern& phrase) {
  const auto found = phrase.find(line.str());
  if (!found) return false;
  std::size_t at = found->at, end = at + found->length;
  if (end < line.size() && line.str()[end] == '.') ++end;
  if (end < line.size() && line.str()[end] == ' ')
    ++end;
  else if (at > 0 && line.str()[at - 1] == ' ')
    --at;
  const Text::Edit edit{at, end - at, ""};
  line.cut({&edit, 1});
  return true;
}

bool PhraseRewrite::apply(Text& line, std::string_view subject) const {
  if (subject.empty() && to_.find('@') != std::string_view::npos) return false;
  bool some = false;
  // What is written may be longer than what it stands for, and hold it again: each place is looked at once.
  for (std::size_t from = 0; from < line.size();) {
    const auto found = from_.find(line.str(), from);
    if (!found) break;
    const std::size_t before = line.size();
    rewrite(line, *found, subject);
    from = found->at + found->length + line.size() - before;
    if (found->length == 0) ++from;
    some = true;
  }
  return some;
}

void PhraseRewrite::rewrite(Text& line, const PhrasePattern::Found& found, std::string_view subject) const {
  // What stands before each gap of the new phrase, and which gap that is.
  std::vector<std::pair<std::string, std::size_t>> parts(1);
  std::vector<std::size_t> order;
  for (std::size_t at = 0; at < to_.size();) {
    if (to_[at] == '@') {
      parts.back().first += subject;
      ++at;
    } else if (to_[at] == '<') {
      const std::size_t close = to_.find('>', at);
      parts.back().second = from_.gap_named(to_.substr(at + 1, close - at - 1));
      order.push_back(parts.back().second);
      parts.emplace_back();
      at = close + 1;
    } else {
      parts.back().first += to_[at++];
    }
  }
  // Gaps in their old order keep their bytes, each with its place in the author's text.
  const bool in_order = std::adjacent_find(order.begin(), order.end(), std::greater_equal<>()) == order.end();
  if (!in_order) {
    std::string whole;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      whole += parts[i].first;
      if (i + 1 < parts.size())
        whole += line.str().substr(found.gaps[parts[i].second].at, found.gaps[parts[i].second].length);
    }
    return line.replace(found.at, found.length, whole);
  }
  std::vector<Text::Edit> edits;
  std::size_t at = found.at;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool last = i + 1 == parts.size();
    const Span gap = last ? Span{found.at + found.length, 0} : found.gaps[parts[i].second];
    edits.push_back({at, gap.at - at, parts[i].first});
    at = gap.at + gap.length;
  }
  line.replace(edits);
}

}  // namespace sleight
