#include "tools/files/card_data.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <utility>

#include "core/card/characters.h"
#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "grammar/text/english_words.h"
#include "tools/files/counted_stream.h"

namespace sleight {
namespace {

constexpr const char* data_fix = "card data is MTGJSON (AtomicCards or one set) or a Scryfall bulk file";

/// More levels than any card data has: broken files open brackets without end.
constexpr std::size_t most_nested = 1000;

/// Layouts of cards that have a second card on them; a script is of one.
bool has_two_faces(const std::string& layout) {
  static const std::set<std::string> layouts{
      "split", "aftermath",          "flip",    "transform",  "double-faced",   "modal_dfc", "adventure",
      "meld",  "double_faced_token", "prepare", "art_series", "reversible_card"};
  return layouts.contains(layout);
}

/// Whether a card can be read at all; else, says so. A script holds no longer text, and a grammar that read
/// one would take its time, and all memory.
bool is_short_enough(const CardData& card, Diagnostics& problems) {
  for (const auto& [what, text] : {std::pair<const char*, const std::string*>{"name", &card.name},
                                   {"cost", &card.cost},
                                   {"type", &card.type},
                                   {"text", &card.text},
                                   {"printed text", card.printed_text ? &*card.printed_text : &card.text}}) {
    if (text->size() <= most_of_a_text) continue;
    problems.push_back({"T0212", Severity::error, card.location,
                        std::string("the ") + what + " of " + beginning_of(card.name) + " has " +
                            std::to_string(text->size()) + " bytes; " + std::to_string(most_of_a_text) +
                            " are the most, and the card is left out",
                        "let it say what one card says"});
    return false;
  }
  return true;
}

/// Tells what a card has that nobody sees: no grammar reads it, and no reader would find it.
void tell_unseen(const CardData& card, Diagnostics& problems) {
  for (const auto& [what, text] : {std::pair<const char*, const std::string*>{"name", &card.name},
                                   {"cost", &card.cost},
                                   {"type", &card.type},
                                   {"power", &card.power},
                                   {"toughness", &card.toughness},
                                   {"text", &card.text}})
    if (const std::string unseen = unseen_in(*text); !unseen.empty())
      problems.push_back({"T0208", Severity::error, card.location,
                          std::string("the ") + what + " of " + card.name + " has " + unseen + " in it",
                          "leave it out, or put a blank in its place"});
}

/// Hears the parser and keeps what belongs to cards. One look at each letter: nothing else of the file stays.
class CardListener : public nlohmann::json_sax<nlohmann::json> {
 public:
  /// `is_set`: whether it is known to be the file of a set.
  CardListener(const CountedStream& stream, CardTaker& taker, bool is_set)
      : stream_(stream), taker_(taker), is_set_(is_set) {}

  bool null() override { return scalar(nullptr, true); }
  bool boolean(bool /*value*/) override { return scalar(nullptr, false); }
  bool number_integer(number_integer_t /*value*/) override { return scalar(nullptr, false); }
  bool number_unsigned(number_unsigned_t /*value*/) override { return scalar(nullptr, false); }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override {
    return scalar(nullptr, false);
  }
  bool binary(binary_t& /*value*/) override { return scalar(nullptr, false); }
  bool string(string_t& text) override { return scalar(&text, false); }
  bool key(string_t& text) override {
    key_ = text;
    if (where() == Where::file && key_ == "data") has_data_ = true;
    // Of two of one name a reader of JSON may take either.
    if (where() == Where::data && !keys_.insert(key_).second)
      complain(stream_.here(), "\"" + key_ + "\" stands twice in the \"data\"", "leave one of the two out");
    return true;
  }

  bool start_object(std::size_t /*elements*/) override {
    if (where() == Where::list) {
      card_ = Open{};
      card_.place = stream_.value();
      return enter(Where::card);
    }
    if (stack_.empty()) return enter(Where::file);
    if (where() == Where::file && key_ == "data") return enter(Where::data);
    wrong_here();
    return enter(Where::elsewhere);
  }
  bool end_object() override {
    if (where() == Where::card && !finish_card()) return false;
    if (where() == Where::file && !has_data_)
      complain(first_,
               "the JSON has no \"data\", as MTGJSON has, and is no list, as a Scryfall bulk file is");
    stack_.pop_back();
    return true;
  }
  bool start_array(std::size_t /*elements*/) override {
    if (stack_.empty() || (where() == Where::file && key_ == "data")) return enter(Where::list);
    if (where() == Where::data && key_ == "cards") {
      // A set, with facts about itself beside its cards: what looked like cards before was none.
      if (!std::exchange(is_set_, true)) {
        result_ = {};
        taker_.forget();
      }
      return enter(Where::list);
    }
    if (where() == Where::data && !is_set_) return enter(Where::list);
    if (where() == Where::card && key_ == "colors") {
      card_.data.colours.emplace();
      return enter(Where::colours);
    }
    if (where() == Where::card && key_ == "printings") return enter(Where::printings);
    if (where() == Where::card && key_ == "card_faces") card_.faces = true;
    wrong_here();
    return enter(Where::elsewhere);
  }
  bool end_array() override {
    stack_.pop_back();
    return true;
  }

  bool parse_error(std::size_t /*byte*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& error) override {
    constexpr int number_too_large = 406;
    const bool large = error.id == number_too_large;
    broken(large ? stream_.value() : stream_.here(), large ? "a number in it is larger than a number can be"
                                                     : stream_.blank() ? "the file is empty"
                                                     : stream_.at_end()
                                                         ? "the JSON ends too early; the file is cut off"
                                                         : "the JSON is broken here");
    return false;
  }

  CardDataFile result() {
    if (is_set_) result_.set = SetData{set_["code"], set_["name"], set_["releaseDate"]};
    return std::move(result_);
  }

 private:
  enum class Where : std::uint8_t { file, data, list, card, colours, printings, elsewhere };
  /// A card that is being read.
  struct Open {
    CardData data;
    Location place;
    std::map<std::string, std::string> texts;  ///< by their keys
    bool faces = false;
    bool wrong = false;
  };

  Where where() const { return stack_.empty() ? Where::elsewhere : stack_.back(); }
  bool enter(Where where) {
    if (stack_.empty()) first_ = stream_.value();
    stack_.push_back(where);
    if (stack_.size() <= most_nested) return true;
    broken(stream_.value(), "it is nested more than a thousand deep");
    return false;
  }

  bool scalar(const string_t* text, bool none) {
    if (stack_.empty()) {
      complain(stream_.value(), "the JSON is neither an object (MTGJSON) nor a list (Scryfall)");
      return true;
    }
    switch (where()) {
      case Where::file:
        if (key_ == "data") complain(stream_.value(), "\"data\" is neither an object nor a list");
        break;
      case Where::data:
        if (text != nullptr) set_[key_] = *text;
        wrong_here();
        break;
      case Where::list:
        complain(stream_.value(), "a card should be an object");
        break;
      case Where::card:
        // Scryfall writes null for what a card has not.
        if (is_text_key(key_) && text == nullptr && !none) wrong_here();
        if (is_text_key(key_) && !card_.texts.try_emplace(key_, text == nullptr ? "" : *text).second)
          wrong("\"" + key_ + "\" stands twice in a card");
        if ((key_ == "colors" || key_ == "printings") && !none) wrong_here();
        break;
      case Where::colours:
        if (text == nullptr) {
          wrong("a colour should be text");
        } else {
          const std::size_t colour = text->size() == 1 ? mana_letters.find(*text) : std::string::npos;
          if (colour < colour_count)
            card_.data.colours->emplace_back(spelling_of(static_cast<Colour>(colour)));
        }
        break;
      case Where::printings:
        if (text == nullptr)
          wrong("a set's code should be text");
        else
          card_.data.printings.push_back(*text);
        break;
      case Where::elsewhere:
        break;
    }
    return true;
  }

  static bool is_text_key(const std::string& key) {
    static const std::set<std::string> keys{
        "faceName", "name",          "manaCost",  "mana_cost",   "type",         "type_line",
        "text",     "power",         "toughness", "oracle_text", "setCode",      "set",
        "layout",   "firstPrinting", "set_name",  "released_at", "originalText", "originalType"};
    return keys.contains(key);
  }

  /// What stands under this key has another shape than cards have.
  void wrong_here() {
    if (where() == Where::list) complain(stream_.value(), "a card should be an object");
    // One card that is wrong does not cost the others.
    if (where() == Where::data && !is_set_)
      complain(stream_.value(), "\"" + key_ + "\" should be a list with the card's faces, as in AtomicCards");
    if (where() == Where::card && is_text_key(key_)) wrong("\"" + key_ + "\" of a card should be text");
    if (where() == Where::card && (key_ == "colors" || key_ == "printings"))
      wrong("\"" + key_ + "\" of a card should be a list");
    if (where() == Where::colours) wrong("a colour should be text");
    if (where() == Where::printings) wrong("a set's code should be text");
  }
  /// One complaint a card: what follows may only follow from it.
  void wrong(const std::string& message) {
    if (!std::exchange(card_.wrong, true)) complain(stream_.value(), message);
  }
  void complain(const Location& place, const std::string& message, const std::string& fix = data_fix) {
    result_.problems.push_back({"T0202", Severity::error, place, message, fix});
  }
  /// Of JSON that is none, nothing is believed.
  void broken(const Location& place, const std::string& message) {
    result_ = {};
    taker_.forget();
    result_.problems.push_back(
        {"T0201", Severity::error, place, message, "get the file again, or mend it at this place"});
  }

  std::string text_of(std::initializer_list<const char*> keys) const {
    for (const char* key : keys)
      if (const auto found = card_.texts.find(key); found != card_.texts.end()) return found->second;
    return "";
  }

  /// False: no more are wanted.
  bool finish_card() {
    if (card_.wrong) return true;
    CardData& data = card_.data;
    data.location = card_.place;
    // Each face of a card of two is a card here, under its own name.
    data.name = text_of({"faceName", "name"});
    if (data.name.empty()) {
      complain(card_.place, "a card has no \"name\"");
      return true;
    }
    data.cost = text_of({"manaCost", "mana_cost"});
    data.type = text_of({"type", "type_line"});
    if (data.type.empty()) {
      complain(card_.place, "the card " + data.name + " has no \"type\"");
      return true;
    }
    result_.names.push_back(data.name);
    data.text = text_of({"text", "oracle_text"});
    data.power = text_of({"power"});
    data.toughness = text_of({"toughness"});
    data.set = text_of({"firstPrinting", "setCode", "set"});
    data.set_name = text_of({"set_name"});
    data.released = text_of({"released_at"});
    if (card_.faces || has_two_faces(text_of({"layout"}))) data.layout = text_of({"layout"});
    data.printed_type = text_of({"originalType"});
    // A card without rules has no text, but its type says that its printing is known.
    if (card_.texts.contains("originalText") || !data.printed_type.empty())
      data.printed_text = text_of({"originalText"});
    if (!is_short_enough(data, result_.problems)) return true;
    tell_unseen(data, result_.problems);
    return taker_.take(std::move(data));
  }

  const CountedStream& stream_;
  CardTaker& taker_;
  std::vector<Where> stack_;
  std::string key_;
  Location first_;
  Open card_;
  std::map<std::string, std::string> set_;  ///< what the file says of the set
  std::set<std::string> keys_;              ///< of what is in the data
  bool has_data_ = false;
  bool is_set_;
  CardDataFile result_;
};

void add_facts_of(const SetData& set, CardData& card) {
  if (card.set.empty()) card.set = set.code;
  if (card.set_name.empty()) card.set_name = set.name;
  if (card.released.empty()) card.released = set.released;
}

/// Keeps all of them.
class KeptCards final : public CardTaker {
 public:
  bool take(CardData&& card) override {
    cards.push_back(std::move(card));
    return true;
  }
  void forget() override { cards.clear(); }

  std::vector<CardData> cards;
};

/// Hands them on, each with what its set's file says.
class PassedOn final : public CardTaker {
 public:
  PassedOn(const std::optional<SetData>& set, const std::function<bool(CardData&&)>& take)
      : set_(set), take_(take) {}
  bool take(CardData&& card) override {
    if (set_) add_facts_of(*set_, card);
    return take_(std::move(card));
  }
  void forget() override { forgot = true; }

  bool forgot = false;

 private:
  const std::optional<SetData>& set_;
  const std::function<bool(CardData&&)>& take_;
};

CardDataFile listen(const std::string& file, std::istream& in, CardTaker& taker, bool is_set) {
  CountedStream stream(in, file);
  CardListener listener(stream, taker, is_set);
  nlohmann::json::sax_parse(CountedLetter(stream), CountedLetter(), &listener);
  return listener.result();
}

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
  facts.layout = card.layout;
  facts.printings = card.printings;
  if (facts.printings.empty() && !card.set.empty()) facts.printings.push_back(card.set);
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
  if (!card.printed_type.empty()) facts.printed_type = card.printed_type;
  if (any(type_named(lowered(before)))) {
    // "Mana Source" is one type of two words.
    facts.types = {before};
    before.clear();
  } else if (before.starts_with("Enchant ") && any(type_named(lowered(before.substr(8))))) {
    before = "Enchantment";
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

CardFacts facts_of_printing(const CardData& card) {
  CardFacts facts = facts_of(card);
  facts.text = card.printed_text.value();
  facts.wording = Wording::printed;
  return facts;
}

CardDataFile read_card_data(const std::string& file, std::istream& in, CardTaker& taker) {
  return listen(file, in, taker, false);
}

CardDataFile read_card_data(const std::string& file, std::istream& in) {
  KeptCards kept;
  CardDataFile data = read_card_data(file, in, kept);
  data.cards = std::move(kept.cards);
  if (data.set)
    for (CardData& card : data.cards) add_facts_of(*data.set, card);
  return data;
}

bool read_again(const std::string& file, std::istream& in, const CardDataFile& known,
                const std::function<bool(CardData&&)>& take) {
  bool all = true;
  const std::function<bool(CardData &&)> told = [&](CardData&& card) { return all = take(std::move(card)); };
  PassedOn passed(known.set, told);
  const CardDataFile again = listen(file, in, passed, known.set.has_value());
  // Whoever wants no more has nothing to complain of.
  return !all || (!passed.forgot && again.names == known.names);
}

CardDataFile read_card_data(const std::string& file, const std::string& text) {
  std::istringstream in(text);
  return read_card_data(file, in);
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
    } else if (part > 1 && is_short_enough(card, result.problems)) {
      tell_unseen(card, result.problems);
      result.names.push_back(card.name);
      result.cards.push_back(card);
    }
    card = {};
    part = 0;
  };
  // Some editors begin a text with a mark that it is UTF-8; a file is read without it, a pipe is not.
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  std::istringstream lines{text.starts_with(mark) ? text.substr(mark.size()) : text};
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
