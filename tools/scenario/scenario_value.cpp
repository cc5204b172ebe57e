#include "tools/scenario/scenario_value.h"

#include "tools/display/decision_words.h"
#include "tools/display/thing_names.h"

namespace sleight::scenario {

Value Value::of(bool b) {
  Value v;
  v.kind = Kind::boolean;
  v.yes = b;
  return v;
}
Value Value::of(int n) {
  Value v;
  v.kind = Kind::number;
  v.number = n;
  return v;
}
Value Value::of(std::string text) {
  Value v;
  v.kind = Kind::text;
  v.text = std::move(text);
  return v;
}
Value Value::of(PlayerId player) {
  Value v;
  v.kind = Kind::player;
  v.player = player;
  return v;
}
Value Value::object(std::uint16_t slot) {
  Value v;
  v.kind = Kind::object;
  v.slot = slot;
  return v;
}
Value Value::play(std::uint32_t number, std::uint16_t slot) {
  Value v;
  v.kind = Kind::play;
  v.number = static_cast<int>(number);
  v.slot = slot;
  return v;
}

const Value* Value::find(const char* key) const {
  for (const auto& [name, value] : items)
    if (name.is_text() && name.text == key) return &value;
  return nullptr;
}

std::vector<Entry> Value::entries() const {
  if (is_nil()) return {};
  if (!is_table()) return {{of(1), *this}};
  return items;
}

std::vector<Value> Value::list() const {
  if (is_nil()) return {};
  if (!is_table()) return {*this};
  std::vector<Value> values;
  for (const auto& [key, value] : items) {
    // An entry that nothing reads would be a wish that nothing grants (law 8).
    if (key.is_text()) throw Failure{"`" + key.text + "` has no place in a list, which has no named entries"};
    // They come in order, numbers first: a hole is as good as an entry that is not there.
    if (!key.is_number() || key.number != static_cast<int>(values.size()) + 1)
      throw Failure{"this is no list: write its entries one after the other, as in { a, b }"};
    values.push_back(value);
  }
  return values;
}

std::string tell(const Duel& duel, const Value& value) {
  switch (value.kind) {
    case Value::Kind::nil:
      return "nothing";
    case Value::Kind::boolean:
      return value.yes ? "true" : "false";
    case Value::Kind::number:
      return std::to_string(value.number);
    case Value::Kind::text:
      return '"' + value.text + '"';
    case Value::Kind::object:
      return title_of(duel, duel.id_of(value.slot));
    case Value::Kind::player:
      return name_of(value.player);
    case Value::Kind::play:
      return "the play of " + title_of(duel, duel.id_of(value.slot));
    case Value::Kind::scenario:
      return "the scenario";
    case Value::Kind::table: {
      std::string text;
      for (const auto& [key, item] : value.items) {
        if (!text.empty()) text += ", ";
        if (!key.is_number()) text += tell(duel, key) + " = ";
        text += tell(duel, item);
      }
      return "{ " + text + " }";
    }
  }
  return "";
}

}  // namespace sleight::scenario
