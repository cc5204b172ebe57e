#include "tests/kit/wordings.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "grammar/text/text.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/files/printed_data.h"
#include "tools/library/known_words.h"

namespace sleight::kit {
namespace {

const std::vector<CardData>& all_cards() {
  static const std::vector<CardData> cards = [] {
    const std::string file = std::string(SLEIGHT_SOURCE_DIR) + "/tests/data/wordings.json";
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    CardDataFile data = read_card_data(file, text);
    const PrintedData printed = read_printed_data(file, text);
    if (data.cards.empty() || !data.problems.empty() || !printed.problems.empty())
      throw std::runtime_error(file + " cannot be read");
    for (CardData& card : data.cards) printed.attach(card);
    return std::move(data.cards);
  }();
  return cards;
}

/// Replaces each `from` that stands by itself, with a capital where a sentence starts.
void replace_name(std::string& text, const std::string& from, const std::string& to) {
  const auto is_letter_at = [&text](std::size_t at) { return at < text.size() && is_word_byte(text[at]); };
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos;) {
    const bool apart = (at == 0 || !is_letter_at(at - 1)) && !is_letter_at(at + from.size());
    // What has a name is named: two of one name are not both this one.
    const bool named = at >= 6 && text.compare(at - 6, 6, "named ") == 0;
    if (!apart || named) {
      at += from.size();
      continue;
    }
    const bool starts = at == 0 || text[at - 1] == '\n' || (at > 1 && text.compare(at - 2, 2, ". ") == 0);
    std::string with = to;
    if (starts) with[0] = 'T';
    text.replace(at, from.size(), with);
    at += with.size();
  }
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

bool has(const std::vector<std::string>& words, const char* word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// What today's databases call a card by; "" where it goes on by its name.
std::string sort_of(const CardFacts& facts) {
  if (has(facts.supertypes, "Legendary")) return "";
  if (has(facts.subtypes, "Aura")) return "this Aura";
  if (has(facts.types, "Creature")) return "this creature";
  if (has(facts.types, "Artifact")) return "this artifact";
  if (has(facts.types, "Land")) return "this land";
  if (has(facts.types, "Enchantment")) return "this enchantment";
  return "";
}

std::vector<WordedText> made_texts(const std::string& wording) {
  std::vector<WordedText> texts;
  for (const CardData& card : all_cards()) {
    const bool printed = wording == "printed";
    if (printed && !card.printed_text) continue;
    WordedText text{card.printings.empty() ? "" : card.printings.front(),
                    printed ? facts_of_printing(card) : facts_of(card)};
    if (!printed) text.facts.text = without_reminders(text.facts.text);
    if (wording == "today") text.facts.text = as_of_today(text.facts);
    if (!text.facts.text.empty()) texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace

std::string as_of_today(const CardFacts& facts) {
  std::string text = facts.text;
  const std::string sort = sort_of(facts);
  if (!sort.empty()) replace_name(text, facts.name, sort);
  for (const char* word : {"enters", "entered", "enter"})
    replace_all(text, std::string(word) + " the battlefield", word);
  replace_all(text, "Activate this ability only", "Activate only");
  return text;
}

const std::vector<WordedText>& texts_in(const std::string& wording) {
  static const std::map<std::string, std::vector<WordedText>> texts = [] {
    std::map<std::string, std::vector<WordedText>> made;
    for (const char* each : wordings) made[each] = made_texts(each);
    return made;
  }();
  return texts.at(wording);
}

const Vocabulary& words_of_wordings() {
  static const Vocabulary all = [] {
    Vocabulary words = known_words();
    add_words_of(all_cards(), words);
    return words;
  }();
  return all;
}

void write_wordings(std::ostream& out, const std::vector<CardData>& cards,
                    const std::vector<std::string>& of_library) {
  using Json = nlohmann::ordered_json;
  out << "{\"data\": {";
  for (const CardData& card : cards) {
    Json row;
    row["name"] = card.name;
    const auto add = [&row](const char* key, const std::string& value) {
      if (!value.empty()) row[key] = value;
    };
    add("manaCost", card.cost);
    row["type"] = card.type;
    if (card.colours) {
      row["colors"] = Json::array();
      for (const auto& colour : all_spellings<Colour>)
        if (has(*card.colours, colour.spelling))
          row["colors"].push_back(std::string(1, mana_letters[static_cast<std::size_t>(colour.value)]));
    }
    add("power", card.power);
    add("toughness", card.toughness);
    Json sets = Json::array();
    for (const std::string& set : of_library)
      if (has(card.printings, set.c_str())) sets.push_back(set);
    row["printings"] = sets;
    add("text", card.text);
    add("originalType", card.printed_type);
    if (card.printed_text) row["originalText"] = *card.printed_text;
    out << (&card == cards.data() ? "\n" : ",\n") << Json(card.name).dump() << ": [" << row.dump() << "]";
  }
  out << "\n}}\n";
}

}  // namespace sleight::kit
