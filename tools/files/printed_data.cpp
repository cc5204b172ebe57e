#include "tools/files/printed_data.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <utility>

#include "core/card/letters.h"
#include "scripting/lua/nearest_word.h"
#include "tools/files/counted_stream.h"

namespace sleight {
namespace {

constexpr const char* printed_fix =
    "a printing is \"NAME\": { \"set\": \"4ED\", \"type\": \"Summon — Wizard\", \"text\": \"...\" }";

/// Hears the parser and keeps printings.
class PrintingListener : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit PrintingListener(const CountedStream& stream) : stream_(stream) {}

  bool null() override { return no_text(); }
  bool boolean(bool /*value*/) override { return no_text(); }
  bool number_integer(number_integer_t /*value*/) override { return no_text(); }
  bool number_unsigned(number_unsigned_t /*value*/) override { return no_text(); }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return no_text(); }
  bool binary(binary_t& /*value*/) override { return no_text(); }

  bool string(string_t& text) override {
    if (depth_ != 2) return no_text();
    std::string* const member = member_of(key_);
    if (member != nullptr) *member = text;
    return true;
  }
  bool key(string_t& text) override {
    key_ = text;
    if (depth_ == 1) {
      // MTGJSON begins so, and no card is called either.
      is_card_data_ = text == "data" || text == "meta";
      if (is_card_data_) return false;
      printing_ = Printing{text, "", "", "", stream_.value()};
      wrong_ = false;
    } else if (depth_ == 2 && member_of(text) == nullptr) {
      const std::string near = closest_word(text, {"set", "type", "text"});
      wrong("a printing has no \"" + text + "\"",
            near.empty() ? printed_fix : "write \"" + near + "\", or leave it out");
    }
    return true;
  }
  bool start_object(std::size_t /*elements*/) override {
    if (depth_ >= 2) wrong("\"" + key_ + "\" of a printing should be text", printed_fix);
    ++depth_;
    return true;
  }
  bool end_object() override {
    if (--depth_ == 1) finish();
    return true;
  }
  bool start_array(std::size_t /*elements*/) override {
    no_text();
    ++depth_;
    return true;
  }
  bool end_array() override {
    --depth_;
    return true;
  }
  bool parse_error(std::size_t /*byte*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& /*error*/) override {
    data_ = {};
    data_.problems.push_back({"T0201", Severity::error, stream_.here(),
                              stream_.blank()    ? "the file is empty"
                              : stream_.at_end() ? "the JSON ends too early; the file is cut off"
                                                 : "the JSON is broken here",
                              "get the file again, or mend it at this place"});
    return false;
  }

  bool is_card_data() const { return is_card_data_; }
  PrintedData result() { return std::move(data_); }

 private:
  /// Where a key's text is kept; nullptr for a key that printings do not have.
  std::string* member_of(const std::string& key) {
    if (key == "set") return &printing_.set;
    if (key == "type") return &printing_.type;
    return key == "text" ? &printing_.text : nullptr;
  }
  bool no_text() {
    if (depth_ == 0)
      wrong("the printings are no JSON object", printed_fix);
    else if (depth_ == 1)
      wrong("the printing of \"" + key_ + "\" should be an object", printed_fix);
    else if (depth_ == 2)
      wrong("\"" + key_ + "\" of a printing should be text", printed_fix);
    return true;
  }
  /// One complaint a card: what follows may only follow from it.
  void wrong(const std::string& message, const std::string& fix) {
    if (std::exchange(wrong_, true)) return;
    data_.problems.push_back({"T0210", Severity::error, stream_.value(), message, fix});
  }
  void finish() {
    if (printing_.type.empty())
      wrong("the printing of \"" + printing_.name + "\" has no \"type\"", printed_fix);
    if (wrong_) return;
    const std::string name = printing_.name;
    const Location place = printing_.location;
    if (!data_.add(std::move(printing_)))
      data_.problems.push_back({"T0210", Severity::error, place,
                                "the printing of \"" + name + "\" stands twice", "leave one of the two out"});
  }

  const CountedStream& stream_;
  PrintedData data_;
  Printing printing_;
  std::string key_;
  int depth_ = 0;
  bool wrong_ = false, is_card_data_ = false;
};

PrintedData printings_of(const std::string& file, const std::string& text) {
  CardDataFile cards = read_card_data(file, text);
  PrintedData data;
  data.problems = std::move(cards.problems);
  for (CardData& card : cards.cards)
    if (!card.printed_type.empty())
      data.add({card.name, card.set, card.printed_type, card.printed_text.value_or(""), card.location});
  if (data.empty() && data.problems.empty())
    data.problems.push_back({"T0210",
                             Severity::error,
                             {file, 1, 1, 1},
                             "no card of this data has an \"originalType\"",
                             "take MTGJSON's file of a set: AtomicCards does not have the printed words"});
  return data;
}

}  // namespace

bool PrintedData::add(Printing printing) {
  std::string name = lowered(printing.name);
  return printings_.emplace(std::move(name), std::move(printing)).second;
}

const Printing* PrintedData::find(const std::string& name) const {
  const auto found = printings_.find(lowered(name));
  return found == printings_.end() ? nullptr : &found->second;
}

void PrintedData::attach(CardData& card) const {
  const Printing* const printing = find(card.name);
  if (printing == nullptr) return;
  card.printed_type = printing->type;
  card.printed_text = printing->text;
}

PrintedData read_printed_data(const std::string& file, const std::string& text) {
  std::istringstream in(text);
  CountedStream stream(in, file);
  PrintingListener listener(stream);
  nlohmann::json::sax_parse(CountedLetter(stream), CountedLetter(), &listener);
  if (listener.is_card_data()) return printings_of(file, text);
  PrintedData data = listener.result();
  if (data.empty() && data.problems.empty())
    data.problems.push_back({"T0210", Severity::error, {file, 1, 1, 1}, "no card is in it", printed_fix});
  return data;
}

}  // namespace sleight
