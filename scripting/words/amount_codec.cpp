#include "scripting/words/amount_codec.h"

#include "scripting/words/amount_words.h"
#include "scripting/words/print_form.h"
#include "scripting/words/script_function.h"

namespace sleight {

const char* Codec<Amount>::type() { return "an amount"; }
// An amount that may be left out is a Box; one that stands in a definition itself is always written.
bool Codec<Amount>::absent(const Amount& /*value*/) { return false; }
void Codec<Amount>::read(Reader& reader, int index, Amount& value) {
  lua_State* lua = reader.lua();
  if (lua_type(lua, index) == LUA_TNUMBER) {
    int whole = 0;
    const lua_Integer number = lua_tointegerx(lua, index, &whole);
    // The limit is far beyond any card, and keeps sums of amounts from overflowing.
    if (whole == 0 || number < -10000 || number > 10000)
      reader.wrong_type(index, "a whole number up to 10000");
    value = Amount(static_cast<int>(number));
  } else if (const Amount* amount = value_at<Amount>(lua, index)) {
    value = *amount;
  } else if (const Selector* selector = value_at<Selector>(lua, index);
             selector != nullptr && selector->from == Reference::chosen && selector->filters.empty()) {
    value = Amount();
    // `chosen` is a selector, and stands for the chosen number where an amount is wanted.
    value.kind = AmountKind::chosen_number;
  } else if (is_script_function(lua, index)) {
    value = Amount();
    value.kind = AmountKind::function;
    value.function = take_function(reader, index, FunctionUse::amount);
  } else {
    reader.wrong_type(index, "an amount (a number, `x`, `count(...)`)");
  }
}
std::string Codec<Amount>::print(const Printer& printer, const Amount& value) {
  if (value.is_number()) return std::to_string(value.number);
  // What is counted is a set, also in the description of a target.
  return print_form(printer.for_sets(), amount_words(), value).value_or("unknown_amount");
}

const char* Codec<Box<Amount>>::type() { return "an amount"; }
bool Codec<Box<Amount>>::absent(const Box<Amount>& value) { return !value; }
void Codec<Box<Amount>>::read(Reader& reader, int index, Box<Amount>& value) {
  Amount amount;
  Codec<Amount>::read(reader, index, amount);
  value = std::move(amount);
}
std::string Codec<Box<Amount>>::print(const Printer& printer, const Box<Amount>& value) {
  return Codec<Amount>::print(printer, *value);
}

const char* Codec<std::vector<Amount>>::type() { return "amounts"; }
bool Codec<std::vector<Amount>>::absent(const std::vector<Amount>& value) { return value.empty(); }
void Codec<std::vector<Amount>>::read(Reader& reader, int index, std::vector<Amount>& value) {
  reader.each_item(index, [&](int) { Codec<Amount>::read(reader, -1, value.emplace_back()); });
}
std::string Codec<std::vector<Amount>>::print(const Printer& printer, const std::vector<Amount>& value) {
  std::vector<std::string> parts;
  for (const Amount& amount : value) parts.push_back(Codec<Amount>::print(printer, amount));
  return joined(parts);
}

const char* Codec<Condition>::type() { return "a condition"; }
bool Codec<Condition>::absent(const Condition& value) { return value.kind == ConditionKind::always; }
void Codec<Condition>::read(Reader& reader, int index, Condition& value) {
  if (is_script_function(reader.lua(), index)) {
    value = Condition();
    value.kind = ConditionKind::function;
    value.function = take_function(reader, index, FunctionUse::condition);
    return;
  }
  const Condition* condition = value_at<Condition>(reader.lua(), index);
  if (condition == nullptr) reader.wrong_type(index, "a condition (such as `no(creatures)`)");
  value = *condition;
}
std::string Codec<Condition>::print(const Printer& printer, const Condition& value) {
  // A function has no word: it cannot be printed, and nothing reads what stands for it.
  return print_form(printer.for_sets(), condition_words(), value).value_or("unknown_condition");
}

const char* Codec<Box<Condition>>::type() { return "a condition"; }
bool Codec<Box<Condition>>::absent(const Box<Condition>& value) { return !value; }
void Codec<Box<Condition>>::read(Reader& reader, int index, Box<Condition>& value) {
  Condition condition;
  Codec<Condition>::read(reader, index, condition);
  value = std::move(condition);
}
std::string Codec<Box<Condition>>::print(const Printer& printer, const Box<Condition>& value) {
  return Codec<Condition>::print(printer, *value);
}

const char* Codec<std::vector<Condition>>::type() { return "conditions"; }
bool Codec<std::vector<Condition>>::absent(const std::vector<Condition>& value) { return value.empty(); }
void Codec<std::vector<Condition>>::read(Reader& reader, int index, std::vector<Condition>& value) {
  reader.each_item(index, [&](int) { Codec<Condition>::read(reader, -1, value.emplace_back()); });
}
std::string Codec<std::vector<Condition>>::print(const Printer& printer,
                                                 const std::vector<Condition>& value) {
  std::vector<std::string> parts;
  for (const Condition& condition : value) parts.push_back(Codec<Condition>::print(printer, condition));
  return joined(parts);
}

}  // namespace sleight
