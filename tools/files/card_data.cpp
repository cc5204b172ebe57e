#include "tools/files/card_data.h"

#include <simdjson.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "grammar/text/english_words.h"
#include "tools/files/places.h"

namespace sleight {
namespace {

namespace od = simdjson::ondemand;

/// A wrong shape found while reading, with the place where.
struct WrongShape {
  std::string message;
  std::size_t byte;
};

class Reader {
 public:
  Reader(const std::string& file, const std::string& text)
      : text_(text), places_(file, text), padded_(text) {}

  CardDataFile read() {
    if (!is_sound()) return std::move(result_);
    od::parser parser;
    try {
      od::document document = parser.iterate(padded_);
      if (document.type() == od::json_type::array) {
        read_list(document.get_array());
      } else if (document.type() == od::json_type::object) {
        od::value data;
        if (document.find_field_unordered("data").get(data) != simdjson::SUCCESS)
          throw WrongShape{
              "the JSON has no \"data\", as MTGJSON has, and is no list, as a Scryfall bulk file is", 0};
        read_data(data);
      } else {
        throw WrongShape{"the JSON is neither an object (MTGJSON) nor a list (Scryfall)", 0};
      }
    } catch (const WrongShape& wrong) {
      complain(wrong);
    } catch (const simdjson::simdjson_error& error) {
      complain({std::string{"the JSON cannot be read as card data: "} + error.what(), 0});
    }
    return std::move(result_);
  }

 private:
  /// The whole text is JSON; if not, says where it stops being so.
  bool is_sound() {
    // The on-demand reader looks only at what it is asked for, and would take a file that is cut off behind
    // it.
    simdjson::dom::parser parser;
    if (parser.parse(padded_).error() == simdjson::SUCCESS) return true;
    // The second parser is slower, but it knows the byte; its callback keeps nothing of what it reads.
    std::size_t byte = 0;
    // What it takes is JSON all the same, but deeper than the first one goes.
    std::string why = "it is nested more than a thousand deep";
    try {
      const auto ignored = nlohmann::json::parse(
          text_, [](int, nlohmann::json::parse_event_t, nlohmann::json&) { return false; });
      static_cast<void>(ignored);
    } catch (const nlohmann::json::parse_error& error) {
      byte = error.byte > 0 ? error.byte - 1 : 0;
      why = byte >= text_.size() ? "the JSON ends too early; the file is cut off" : "the JSON is broken here";
      if (text_.find_first_not_of(" \t\r\n") == std::string::npos) why = "the file is empty";
    } catch (const nlohmann::json::out_of_range&) {
      why = "a number in it is larger than a number can be";
    }
    Diagnostic d;
    d.code = "T0201";
    d.location = places_.at(byte);
    d.message = why;
    d.fix = "get the file again, or mend it at this place";
    result_.problems.push_back(std::move(d));
    return false;
  }

  std::size_t byte_of(od::value& value) {
    // A view into the padded copy: its distance from the beginning is the place in the file.
    std::string_view token = value.raw_json_token();
    return static_cast<std::size_t>(token.data() - padded_.data());
  }

  void complain(const WrongShape& wrong) {
    Diagnostic d;
    d.code = "T0202";
    d.location = places_.at(wrong.byte);
    d.message = wrong.message;
    d.fix = "card data is MTGJSON (AtomicCards or one set) or a Scryfall bulk file";
    result_.problems.push_back(std::move(d));
  }

  void read_data(od::value& data) {
    const od::json_type type = data.type();
    if (type == od::json_type::array) return read_list(data.get_array());
    if (type != od::json_type::object)
      throw WrongShape{"\"data\" is neither an object nor a list", byte_of(data)};
    od::object object = data.get_object();
    od::value cards;
    // A set has a list "cards" beside facts about the set; AtomicCards has a list for each name.
    if (object.find_field_unordered("cards").get(cards) == simdjson::SUCCESS &&
        object.reset().error() == simdjson::SUCCESS) {
      std::string_view code;
      // The code first, and then the list once more: the cards read from it ask for their set.
      if (object.find_field_unordered("code").get(code) == simdjson::SUCCESS) {
        set_ = std::string{code};
        if (object.find_field_unordered("cards").get(cards) == simdjson::SUCCESS)
          return read_list(cards.get_array());
      }
    }
    if (object.reset().error() != simdjson::SUCCESS) throw WrongShape{"\"data\" cannot be read", 0};
    for (auto field : object) {
      const std::string_view key = field.unescaped_key();
      const std::string name{key};
      od::value printings = field.value();
      if (printings.type() != od::json_type::array) {
        // One card that is wrong does not cost the others.
        complain({"\"" + name + "\" should be a list with the card's faces, as in AtomicCards",
                  byte_of(printings)});
        continue;
      }
      read_list(printings.get_array());
    }
  }

  void read_list(od::array list) {
    for (auto element : list) {
      od::value card = element.value();
      if (card.type() != od::json_type::object) {
        complain({"a card should be an object", byte_of(card)});
        continue;
      }
      const std::size_t byte = byte_of(card);
      try {
        read_card(card.get_object(), byte);
      } catch (const WrongShape& wrong) {
        complain(wrong);
      }
    }
  }

  std::string text_of(od::object& card, std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
      od::value value;
      if (card.find_field_unordered(key).get(value) != simdjson::SUCCESS) continue;
      // Scryfall writes null for what a card has not.
      if (value.is_null()) return "";
      std::string_view text;
      const std::size_t byte = byte_of(value);
      if (value.get_string().get(text) != simdjson::SUCCESS)
        throw WrongShape{std::string{"\""} + key + "\" of a card should be text", byte};
      return std::string{text};
    }
    return "";
  }

  std::optional<std::vector<std::string>> colours_of(od::object& card) {
    std::vector<std::string> colours;
    od::value value;
    if (card.find_field_unordered("colors").get(value) != simdjson::SUCCESS || value.is_null())
      return std::nullopt;
    if (value.type() != od::json_type::array)
      throw WrongShape{"\"colors\" of a card should be a list", byte_of(value)};
    for (auto element : value.get_array()) {
      od::value one = element.value();
      std::string_view letter;
      const std::size_t byte = byte_of(one);
      if (one.get_string().get(letter) != simdjson::SUCCESS)
        throw WrongShape{"a colour should be text", byte};
      const std::size_t colour = letter.size() == 1 ? mana_letters.find(letter) : std::string_view::npos;
      if (colour < colour_count) colours.emplace_back(spelling_of(static_cast<Colour>(colour)));
    }
    return colours;
  }

  void read_card(od::object card, std::size_t byte) {
    CardData data;
    data.location = places_.at(byte);
    // Each face of a card of two is a card here, under its own name.
    data.name = text_of(card, {"faceName", "name"});
    if (data.name.empty()) throw WrongShape{"a card has no \"name\"", byte};
    data.cost = text_of(card, {"manaCost", "mana_cost"});
    data.type = text_of(card, {"type", "type_line"});
    if (data.type.empty()) throw WrongShape{"the card " + data.name + " has no \"type\"", byte};
    data.text = text_of(card, {"text", "oracle_text"});
    data.power = text_of(card, {"power"});
    data.toughness = text_of(card, {"toughness"});
    data.set = text_of(card, {"firstPrinting", "setCode", "set"});
    if (data.set.empty()) data.set = set_;
    data.colours = colours_of(card);
    result_.cards.push_back(std::move(data));
  }

  const std::string& text_;
  Places places_;
  simdjson::padded_string padded_;
  std::string set_;
  CardDataFile result_;
};

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// Whether a line is power and toughness, as in "2/2", "*/*" or "1+*/1+*".
bool is_size(const std::string& line) {
  const auto slash = line.find('/');
  const auto part = [](const std::string& s) {
    return !s.empty() && s.size() < 4 && s.front() != '+' && s.back() != '+' &&
           s.find_first_not_of("0123456789*+") == std::string::npos;
  };
  return slash != std::string::npos && part(line.substr(0, slash)) && part(line.substr(slash + 1));
}

}  // namespace

CardFacts facts_of(const CardData& card) {
  CardFacts facts;
  facts.name = card.name;
  facts.mana_cost = card.cost;
  // Mostly they are those of the cost; where they are others, they are the card's (R-COLOR-1).
  facts.colours = card.colours.value_or(std::vector<std::string>{});
  facts.power = card.power;
  facts.toughness = card.toughness;
  facts.text = card.text;
  // "Legendary Artifact Creature — Golem": what stands before the dash are types and supertypes.
  static const std::vector<std::string> dashes{"\u2014", " - "};
  std::string before = card.type, after;
  for (const std::string& dash : dashes) {
    const auto at = card.type.find(dash);
    if (at == std::string::npos) continue;
    before = card.type.substr(0, at);
    after = card.type.substr(at + dash.size());
    break;
  }
  if (before.find("Summon") != std::string::npos || before.find("Enchant ") != std::string::npos) {
    // A type line as it was printed in the era; the grammar knows what it means.
    facts.printed_type = card.type;
  }
  std::istringstream words{before};
  for (std::string word; words >> word;) {
    const bool super = supertype_named(lowered(word)).has_value();
    (super ? facts.supertypes : facts.types).push_back(word == "Summon" ? "Creature" : word);
  }
  std::istringstream subtypes{after};
  for (std::string word; subtypes >> word;) facts.subtypes.push_back(word);
  return facts;
}

CardDataFile read_card_data(const std::string& file, const std::string& text) {
  return Reader{file, text}.read();
}

CardDataFile read_card_text(const std::string& file, const std::string& text) {
  CardDataFile result;
  CardData card;
  int line_number = 0, part = 0;
  const auto finish = [&] {
    if (part == 1) {
      Diagnostic d;
      d.code = "T0202";
      d.location = card.location;
      d.message = "the card " + card.name + " has no type line";
      d.fix = "a card is a line with its name and cost, a line with its type, and its text";
      result.problems.push_back(std::move(d));
    } else if (part > 1) {
      result.cards.push_back(card);
    }
    card = {};
    part = 0;
  };
  std::istringstream lines{text};
  for (std::string raw; std::getline(lines, raw);) {
    ++line_number;
    const std::string line = trimmed(raw);
    if (line.empty()) {
      finish();
    } else if (part == 0) {
      const auto brace = line.find('{');
      card.name = trimmed(line.substr(0, brace));
      card.cost = brace == std::string::npos ? "" : line.substr(brace);
      card.location = {file, line_number, 1, static_cast<int>(line.size())};
      part = 1;
    } else if (part == 1) {
      card.type = line;
      part = 2;
    } else if (is_size(line) && card.power.empty()) {
      card.power = line.substr(0, line.find('/'));
      card.toughness = line.substr(line.find('/') + 1);
    } else {
      card.text += (card.text.empty() ? "" : "\n") + line;
    }
  }
  finish();
  return result;
}

}  // namespace sleight
