#include "tools/reports/reading_report.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "core/card/characters.h"

namespace sleight {
namespace {

constexpr std::size_t most_shown = 30;

/// Stops and commas are no words; the card's own name is one, and so is each symbol of mana.
bool is_word(const Token& token) {
  return std::any_of(token.text.begin(), token.text.end(),
                     [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '~'; });
}

std::string with_tilde(std::string piece, const std::string& name) {
  for (std::size_t at = 0; !name.empty() && (at = piece.find(name, at)) != std::string::npos; ++at)
    piece.replace(at, name.size(), "~");
  return piece;
}

std::string told(const char* what, std::size_t read, std::size_t total) {
  char share[16] = "";
  if (total > 0)
    std::snprintf(share, sizeof share, " (%.1f %%)",
                  100.0 * static_cast<double>(read) / static_cast<double>(total));
  return std::to_string(read) + " of " + std::to_string(total) + " " + what + share;
}

std::string as_text(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace

void ReadingReport::add(const Scaffold& made, const LeftOver& left_over, const WitnessReading& printing) {
  ++all_cards_;
  const bool whole = made.whole();
  if (made.has_text) {
    ++cards_.total;
    cards_.read += whole ? 1 : 0;
  }
  for (const LineReading& line : made.reading.lines) {
    const auto words =
        static_cast<std::size_t>(std::count_if(line.tokens.begin(), line.tokens.end(), is_word));
    ++lines_.total;
    words_.total += words;
    if (!line.understood) continue;
    ++lines_.read;
    words_.read += words;
  }
  const std::string& name = made.card.name;
  std::vector<std::string> unread = made.problems;
  for (const UnreadPiece& piece : made.unread) unread.push_back(piece.smallest);
  // A card that has a piece twice is one card.
  std::set<std::string> own;
  for (const std::string& piece : unread)
    if (own.insert(with_tilde(piece, name)).second) ++pieces_[with_tilde(piece, name)];
  list_.push_back(as_text({{"name", name}, {"read", whole}, {"unread", unread}}));
  if (!left_over.empty())
    left_over_.push_back(as_text({{"name", name},
                                  {"of_text", left_over.of_text},
                                  {"of_description", left_over.of_description},
                                  {"exchanged", left_over.exchanged}}));
  add_printing(name, printing);
}

void ReadingReport::add_printing(const std::string& name, const WitnessReading& printing) {
  if (printing.witness == Witness::none) return;
  ++printings_;
  printings_read_ += printing.witness == Witness::unread ? 0 : 1;
  agreeing_ += printing.witness == Witness::agrees ? 1 : 0;
  if (printing.witness == Witness::agrees && printing.differs.empty()) return;
  witnesses_.push_back(as_text({{"name", name},
                                {"witness", name_of(printing.witness)},
                                {"differs", printing.differs},
                                {"difference", printing.difference},
                                {"unread", printing.unread}}));
}

std::vector<std::pair<std::string, std::size_t>> ReadingReport::commonest() const {
  std::vector<std::pair<std::string, std::size_t>> pieces(pieces_.begin(), pieces_.end());
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return pieces;
}

void ReadingReport::write_json(std::ostream& out) const {
  std::vector<std::string> unread;
  for (const auto& [words, cards] : commonest())
    unread.push_back(as_text({{"words", words}, {"cards", cards}}));
  const auto list = [&](const char* key, const std::vector<std::string>& items) {
    out << ",\n  \"" << key << "\": [";
    for (const std::string& item : items) out << (&item == &items.front() ? "\n    " : ",\n    ") << item;
    out << (items.empty() ? "]" : "\n  ]");
  };
  out << "{\n  \"cards\": "
      << as_text({{"total", all_cards_}, {"with_text", cards_.total}, {"read", cards_.read}})
      << ",\n  \"lines\": " << as_text({{"total", lines_.total}, {"read", lines_.read}})
      << ",\n  \"words\": " << as_text({{"total", words_.total}, {"read", words_.read}});
  if (printings_ > 0)
    out << ",\n  \"printing\": "
        << as_text({{"cards", printings_},
                    {"read", printings_read_},
                    {"agree", agreeing_},
                    {"differ", printings_read_ - agreeing_}});
  list("unread", unread);
  list("list", list_);
  list("left_over", left_over_);
  if (printings_ > 0) list("witnesses", witnesses_);
  out << "\n}\n";
}

std::string ReadingReport::text() const {
  std::string text = std::to_string(all_cards_) + " cards\n" +
                     "read in full: " + told("cards with text", cards_.read, cards_.total) + ", " +
                     told("lines", lines_.read, lines_.total) + ", " +
                     told("words", words_.read, words_.total) + "\n";
  if (printings_ > 0)
    text += "printings read in full: " + told("cards", printings_read_, printings_) + ", of which " +
            std::to_string(agreeing_) + " are the same card as the data and " +
            std::to_string(printings_read_ - agreeing_) + " are not\n";
  const auto pieces = commonest();
  if (pieces.empty()) return text;
  text += "\ncards  not read\n";
  for (std::size_t i = 0; i < std::min(pieces.size(), most_shown); ++i) {
    char count[16];
    std::snprintf(count, sizeof count, "%5zu  ", pieces[i].second);
    text += count + seen(beginning_of(pieces[i].first)) + "\n";
  }
  if (pieces.size() > most_shown)
    text += "and " + std::to_string(pieces.size() - most_shown) + " more pieces\n";
  return text;
}

}  // namespace sleight
