#include "tests/kit/read_cards.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "core/card/library.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "grammar/describe.h"
#include "tests/source_dir.h"

namespace sleight::kit {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> spelt_out(CardType types) {
  std::vector<std::string> words;
  for (const auto& row : all_spellings<CardType>)
    if (any(types & row.value)) words.emplace_back(row.spelling);
  return words;
}

std::string size_of(const Box<Amount>& amount) {
  if (!amount) return "";
  return amount->kind == AmountKind::number ? std::to_string(amount->number) : "*";
}

/// What a headline ends with: "creature" of "enchantment, on a creature".
std::string thing_in(const std::string& headline) {
  const std::size_t article = headline.rfind(", on a") + 5;
  return headline.substr(headline.find(' ', article) + 1);
}

}  // namespace

std::set<std::string> not_read_back() {
  std::ifstream file(SLEIGHT_SOURCE_DIR "/tests/data/not_read_back.json");
  return nlohmann::json::parse(file).get<std::set<std::string>>();
}

std::vector<ReadCard> read_cards() {
  std::ifstream file(std::string(SLEIGHT_SOURCE_DIR) + "/tests/data/read_cards.json");
  std::vector<ReadCard> cards;
  for (const Json& row : Json::parse(file)) {
    ReadCard card;
    card.facts.name = row["name"];
    card.facts.mana_cost = row.value("cost", "");
    card.facts.supertypes = row.value("supertypes", std::vector<std::string>{});
    card.facts.types = row.value("types", std::vector<std::string>{});
    card.facts.subtypes = row.value("subtypes", std::vector<std::string>{});
    card.facts.colours = row.value("colours", std::vector<std::string>{});
    card.facts.power = row.value("power", "");
    card.facts.toughness = row.value("toughness", "");
    card.described = row["text"];
    const std::string on = row.value("on", "");
    card.facts.text = (on.empty() ? "" : "Enchant " + on + "\n") + card.described;
    cards.push_back(std::move(card));
  }
  return cards;
}

ReadCard as_read_card(const Scaffold& made, const Vocabulary& vocabulary) {
  Words words;
  for (const std::string& word : made.words) words.intern(word);
  const Card& from = made.card;
  ReadCard card;
  card.facts.name = from.name;
  if (from.has_cost) card.facts.mana_cost = from.cost.empty() ? "{0}" : print_mana(from.cost);
  for (const auto& row : all_spellings<Supertype>)
    if (any(from.supertypes & row.value)) card.facts.supertypes.emplace_back(english_of(row.value));
  card.facts.types = spelt_out(from.types);
  for (const Word subtype : from.subtypes) card.facts.subtypes.push_back(words.spelling(subtype));
  if (from.colours)
    for (const auto& row : all_spellings<Colour>)
      if (from.colours->has(row.value)) card.facts.colours.emplace_back(row.spelling);
  card.facts.power = size_of(from.power);
  card.facts.toughness = size_of(from.toughness);
  card.described = describe(from, words, vocabulary);
  const std::string on = from.enchants.empty() ? "" : thing_in(headline(from, words, vocabulary));
  card.facts.text = (on.empty() ? "" : "Enchant " + on + "\n") + card.described;
  return card;
}

std::string lines_of(const std::vector<ReadCard>& cards) {
  std::set<std::string> lines;
  for (const ReadCard& card : cards) {
    std::istringstream text(card.facts.text);
    for (std::string line; std::getline(text, line);) {
      for (std::size_t at = 0; (at = line.find(card.facts.name, at)) != std::string::npos;)
        line.replace(at++, card.facts.name.size(), "~");
      lines.insert(line);
    }
  }
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

void write_read_cards(std::ostream& out, const std::vector<ReadCard>& cards) {
  out << "[";
  for (const ReadCard& card : cards) {
    Json row;
    row["name"] = card.facts.name;
    const auto add = [&row](const char* key, const auto& value) {
      if (!value.empty()) row[key] = value;
    };
    add("cost", card.facts.mana_cost);
    add("supertypes", card.facts.supertypes);
    add("types", card.facts.types);
    add("subtypes", card.facts.subtypes);
    add("colours", card.facts.colours);
    add("power", card.facts.power);
    add("toughness", card.facts.toughness);
    constexpr std::string_view enchant = "Enchant ";
    const std::size_t before = card.facts.text.size() - card.described.size();
    if (before > 0) row["on"] = card.facts.text.substr(enchant.size(), before - enchant.size() - 1);
    row["text"] = card.described;
    out << (&card == cards.data() ? "\n" : ",\n") << row.dump();
  }
  out << "\n]\n";
}

}  // namespace sleight::kit
