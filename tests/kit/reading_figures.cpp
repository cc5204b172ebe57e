#include "tests/kit/reading_figures.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>

#include "core/card/letters.h"
#include "grammar/describe.h"
#include "scripting/files/card_collection.h"
#include "tests/kit/swapped_words.h"
#include "tests/kit/whole_library.h"
#include "tests/kit/wordings.h"
#include "tests/source_dir.h"

namespace sleight::kit {
namespace {

using Json = nlohmann::ordered_json;

nlohmann::json data_file(const char* name) {
  std::ifstream file(std::string(SLEIGHT_SOURCE_DIR) + "/tests/data/" + name);
  return nlohmann::json::parse(file);
}

void count(ReadingFigures& figures, const std::string& set, const std::string& name, bool read) {
  ReadingFigures::OfSet& of_set = figures.sets[set];
  ++of_set.texts;
  if (read)
    ++of_set.read;
  else
    figures.unread.insert(name);
}

/// A text but for the line that says what the card is put on, which `describe` leaves to the headline.
std::string_view without_place(std::string_view text) {
  const std::size_t end = text.find('\n');
  return text.starts_with("Enchant ") && end != std::string_view::npos ? text.substr(end + 1) : text;
}

ReadingFigures of_texts(const std::string& wording) {
  ReadingFigures figures;
  for (const WordedText& text : texts_in(wording)) {
    const Scaffold made = scaffold(text.facts, words_of_wordings());
    count(figures, text.set, text.facts.name, made.whole());
    if (made.whole() && without_place(made.card.text) == without_place(text.facts.text))
      figures.letter_for_letter.insert(text.facts.name);
  }
  return figures;
}

/// A text without the blanks by which a script sets its lines in.
std::string without_indents(const std::string& text) {
  std::string lines;
  std::istringstream all(text);
  for (std::string line; std::getline(all, line);) {
    line.erase(0, line.find_first_not_of(' '));
    if (!line.empty()) lines += (lines.empty() ? "" : "\n") + line;
  }
  return lines;
}

std::string set_of(const CollectedCard& card) {
  for (const CollectedSet& set : whole_library().sets)
    if (card.file.find("/" + set.folder + "/") != std::string::npos ||
        card.file.starts_with(set.folder + "/"))
      return set.info.code;
  return "";
}

ReadingFigures of_library() {
  ReadingFigures figures;
  const Library& library = *whole_library().library;
  for (const CollectedCard& each : whole_library().cards) {
    const Card& card = library.card(each.id);
    if (card.text.empty()) continue;
    Card bare = card;
    bare.abilities.clear();
    const bool read = read_text(bare, card.text, known_words()).understood();
    count(figures, set_of(each), card.name, read);
    if (read && describe(card, library.words(), known_words()) == without_indents(card.text))
      figures.letter_for_letter.insert(card.name);
  }
  return figures;
}

/// Each on a line of its own: what changes is seen.
template <typename Row>
void write_rows(std::ostream& out, const std::map<std::string, Row>& rows, const auto& write_row) {
  const char* before = "";
  for (const auto& [name, row] : rows) {
    out << before << Json(name).dump() << ": ";
    write_row(row);
    before = ",\n";
  }
}

}  // namespace

AllReadingFigures measured_reading() {
  AllReadingFigures all;
  for (const char* wording : wordings) all[wording] = of_texts(wording);
  all["house"] = of_library();
  return all;
}

AllReadingFigures kept_reading() {
  AllReadingFigures all;
  const nlohmann::json file = data_file("reading_figures.json");
  for (const auto& [wording, row] : file.items()) {
    ReadingFigures& figures = all[wording];
    for (const auto& [set, numbers] : row["sets"].items())
      figures.sets[set] = {numbers["texts"].get<int>(), numbers["read"].get<int>()};
    row["unread"].get_to(figures.unread);
    row["letter_for_letter"].get_to(figures.letter_for_letter);
  }
  return all;
}

void write_reading(std::ostream& out, const AllReadingFigures& figures) {
  out << "{\n";
  write_rows(out, figures, [&out](const ReadingFigures& row) {
    out << "{\n\"sets\": {\n";
    write_rows(out, row.sets, [&out](const ReadingFigures::OfSet& of_set) {
      out << Json{{"texts", of_set.texts}, {"read", of_set.read}}.dump();
    });
    out << "},\n\"unread\": " << Json(row.unread).dump()
        << ",\n\"letter_for_letter\": " << Json(row.letter_for_letter).dump() << "}";
  });
  out << "\n}\n";
}

int IdleWords::idle() const {
  std::size_t all = 0;
  for (const auto& [word, of] : cards) all += of.size();
  return static_cast<int>(all);
}

namespace {

/// A number that a swap always has, whatever other cards there are.
std::uint32_t number_of(const std::string& name, const Swap& swap) {
  std::uint32_t number = 2166136261U;
  for (const char c : name + "|" + swap.from + "|" + swap.to + "|" + std::to_string(swap.at))
    number = (number ^ static_cast<unsigned char>(c)) * 16777619U;
  return number >> 8;
}

/// Whether what stands at `at` stands in brackets, and says nothing that is not said elsewhere.
bool is_reminder(const std::string& text, std::size_t at) {
  const std::size_t open = text.rfind('(', at);
  return open != std::string::npos && text.find(')', open) >= at;
}

void probe(const CardFacts& facts, std::uint32_t one_of, std::map<std::string, IdleWords>& found) {
  const Card bare = facts_from(facts).card;
  const auto read = [&](const std::string& text) {
    return read_text(bare, text, words_of_wordings(), facts.wording, facts.printed_type);
  };
  const Reading whole = read(facts.text);
  if (!whole.understood()) return;
  const Card card = apply(bare, whole);
  for (const Swap& swap : swaps_of(facts.text)) {
    if (swap.to == no_word || number_of(facts.name, swap) % one_of != 0) continue;
    if (facts.name.find(swap.from) != std::string::npos || is_reminder(facts.text, swap.at)) continue;
    IdleWords& words = found[swap.to.empty() ? "left out" : "exchanged"];
    ++words.probed;
    const Reading reading = read(swap.text);
    if (!reading.understood() || !same_rules(apply(bare, reading), card)) continue;
    const std::string word = lowered(swap.from);
    words.cards[swap.to.empty() ? word : word + " -> " + swap.to].insert(facts.name);
  }
}

}  // namespace

AllIdleWords measured_idle_words(std::uint32_t one_of) {
  AllIdleWords all;
  for (const char* wording : wordings)
    for (const WordedText& text : texts_in(wording)) probe(text.facts, one_of, all[wording]);
  return all;
}

AllIdleWords kept_idle_words() {
  AllIdleWords all;
  const nlohmann::json file = data_file("idle_by_wording.json");
  for (const auto& [wording, probes] : file.items())
    for (const auto& [probe, row] : probes.items()) {
      IdleWords& words = all[wording][probe];
      row["probed"].get_to(words.probed);
      for (const auto& [word, cards] : row["words"].items())
        for (const auto& card : cards) words.cards[word].insert(card.get<std::string>());
    }
  return all;
}

void write_idle_words(std::ostream& out, const AllIdleWords& words) {
  out << "{\n";
  write_rows(out, words, [&out](const std::map<std::string, IdleWords>& probes) {
    out << "{\n";
    write_rows(out, probes, [&out](const IdleWords& row) {
      out << "{\"probed\": " << row.probed << ", \"idle\": " << row.idle() << ", \"words\": {\n";
      write_rows(out, row.cards,
                 [&out](const std::multiset<std::string>& cards) { out << Json(cards).dump(); });
      out << "}}";
    });
    out << "}";
  });
  out << "\n}\n";
}

}  // namespace sleight::kit
