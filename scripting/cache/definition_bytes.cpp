#include "scripting/cache/definition_bytes.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>

#include "core/card/definition_fields.h"
#include "core/card/library.h"
#include "scripting/words/script_function.h"

namespace sleight {
namespace {

/// Bytes that end in the middle of a value, or are no value.
struct NoValue {};

/// Deeper than any script may nest its values.
constexpr int deepest = 400;

// What `definition::fields` leaves aside, or makes of other fields, has to be stored too.
auto stored(const Card& card) {
  return std::tie(card.name, card.cost, card.has_cost, card.types, card.supertypes, card.subtypes,
                  card.colours, card.power, card.toughness, card.enchants, card.extra_cost,
                  card.instead_of_cost, card.instead_if, card.costs_less, card.costs_less_if,
                  card.optional_cost, card.another_optional_cost, card.castable, card.for_ante,
                  card.as_instant, card.cannot_be_countered, card.optional_often, card.abilities, card.text,
                  card.unread, card.unsupported, card.set, card.file);
}
auto stored(const Keyword& keyword) {
  return std::tie(keyword.name, keyword.parameter, keyword.abilities, keyword.text);
}
auto stored(const Line& line) { return std::tie(line.number); }
auto stored(const CardScript& script) {
  return std::tie(script.card, script.differs, script.functions, script.token);
}
auto stored(const SetInfo& set) { return std::tie(set.name, set.code, set.released, set.creature_types); }
auto stored(const ModInfo& mod) {
  return std::tie(mod.name, mod.version, mod.needs, mod.replaces, mod.creature_types);
}

auto stored(const RuleScript& rules) {
  return std::tie(rules.name, rules.like, rules.phases, rules.layers, rules.options, rules.abilities);
}

template <typename T>
concept StoredApart = requires(const T& part) {
  stored(part);
};
template <typename T>
concept Struct = StoredApart<T> || definition::Part<T>;

template <Struct T>
auto fields_of(const T& part) {
  if constexpr (StoredApart<T>) {
    static_assert(std::tuple_size_v<decltype(stored(part))> == definition::member_count<T>(),
                  "a field is missing in the list of its struct");
    return stored(part);
  } else {
    return definition::fields(part);
  }
}

/// Lines are equal whatever their numbers: those of a struct are told from its other fields by this.
template <typename T>
bool says_nothing(const T& field, const T& fresh) {
  if constexpr (std::is_same_v<T, Line>) return field.number == fresh.number;
  // A fresh struct has no elements in any list.
  else if constexpr (requires { field.empty() && field.begin() != field.end(); })
    return field.empty();
  else
    return field == fresh;
}

class Packer {
 public:
  explicit Packer(const Words& words) : words_(words) {}

  void put(const std::vector<Value>& values) {
    put_number(values.size());
    for (const Value& value : values) {
      put_number(value.index());
      if (const auto* script = held_in<CardScript>(value))
        put(*script);
      else if (const auto* keyword = std::get_if<Keyword>(&value))
        put(*keyword);
      else if (const auto* counter = std::get_if<CounterKind>(&value))
        put(*counter);
      else if (const auto* set = std::get_if<SetInfo>(&value))
        put(*set);
      else if (const auto* mod = std::get_if<ModInfo>(&value))
        put(*mod);
      else if (const auto* rules = std::get_if<RuleScript>(&value))
        put(*rules);
      else
        good_ = false;
    }
  }

  /// The spellings, and behind them what was put; nothing where some of it cannot be stored.
  std::optional<std::string> bytes() {
    if (!good_) return std::nullopt;
    std::string values = std::exchange(bytes_, {});
    put_number(spelt_.size());
    for (const Word word : spelt_) put(words_.spelling(word));
    return std::move(bytes_) + values;
  }

 private:
  void put_number(std::uint64_t number) {
    for (; number >= 0x80; number >>= 7U) bytes_.push_back(static_cast<char>(number | 0x80U));
    bytes_.push_back(static_cast<char>(number));
  }

  void put(const std::string& text) {
    put_number(text.size());
    bytes_ += text;
  }

  void put(Word word) { put_number(number_of(word)); }

  /// The place of a word among the spellings, from 1; 0 for no word.
  std::size_t number_of(Word word) {
    if (!word) return 0;
    const auto [known, added] = numbers_.emplace(word.id(), numbers_.size() + 1);
    if (added) spelt_.push_back(word);
    good_ = good_ && words_.knows(word);
    return known->second;
  }

  void put(Colours colours) { put_number(colours.bits()); }

  template <typename T>
  requires std::is_enum_v<T> || std::is_integral_v<T>
  void put(T value) {
    if constexpr (std::is_same_v<T, int>)
      // Small numbers of either sign are short: 0, -1, 1, -2, 2 as 0, 1, 2, 3, 4.
      put_number((static_cast<std::uint32_t>(value) << 1U) ^ (value < 0 ? ~0U : 0U));
    else
      put_number(static_cast<std::uint64_t>(value));
  }

  template <typename T, std::size_t N>
  void put(const std::array<T, N>& values) {
    for (const T& value : values) put(value);
  }

  template <typename T>
  void put(const std::vector<T>& values) {
    put_number(values.size());
    for (const T& value : values) put(value);
  }

  void put(const std::pair<std::string, OptionValue>& option) {
    put(option.first);
    put_number(option.second.index());
    std::visit([this](const auto& value) { put(value); }, option.second);
  }

  template <typename T>
  void put(const std::optional<T>& value) {
    put_number(value ? 1 : 0);
    if (value) put(*value);
  }

  template <typename T>
  void put(const Box<T>& value) {
    put_number(value ? 1 : 0);
    if (value) put(*value);
  }

  void put(const std::shared_ptr<const Function>& function) {
    const std::optional<StoredFunction> known = function ? stored_function(*function) : std::nullopt;
    good_ = good_ && known.has_value();
    if (!known) return;
    put(known->number);
    for (const int number : {known->place.line, known->place.column, known->place.length,
                             known->place.end_line, known->place.end_column})
      put(number);
  }

  /// A struct: which of its fields say something, and these. Most say nothing.
  template <Struct T>
  void put(const T& part) {
    // Names are words too, and spelt where the value is made.
    if constexpr (std::is_same_v<T, SetInfo>) number_of(Word{part.code});
    if constexpr (std::is_same_v<T, Card> || std::is_same_v<T, Keyword> || std::is_same_v<T, CounterKind>)
      number_of(Word{part.name});
    static const T fresh{};
    const auto mine = fields_of(part);
    const auto others = fields_of(fresh);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      std::uint64_t said = 0;
      ((said |= says_nothing(std::get<I>(mine), std::get<I>(others)) ? 0 : std::uint64_t{1} << I), ...);
      put_number(said);
      ((said >> I & 1U ? put(std::get<I>(mine)) : void()), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(mine)>>());
  }

  const Words& words_;
  std::string bytes_;
  std::vector<Word> spelt_;
  std::unordered_map<std::uint32_t, std::size_t> numbers_;  ///< of the words, from 1
  bool good_ = true;
};

class Unpacker {
 public:
  Unpacker(std::string_view bytes, Words& words, const FunctionFinder& function)
      : bytes_(bytes), function_(function) {
    const std::uint64_t count = take_count();
    spelt_.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) spelt_.push_back(words.intern(take_text()));
  }

  std::vector<Value> values() {
    std::vector<Value> values;
    const std::uint64_t count = take_count();
    values.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) values.push_back(value(take_number()));
    if (!bytes_.empty()) throw NoValue();
    return values;
  }

 private:
  Value value(std::uint64_t kind) {
    if (kind == index_of<CardScript>()) return made<CardScript>();
    if (kind == index_of<Keyword>()) return made<Keyword>();
    if (kind == index_of<CounterKind>()) return made<CounterKind>();
    if (kind == index_of<SetInfo>()) return made<SetInfo>();
    if (kind == index_of<ModInfo>()) return made<ModInfo>();
    if (kind == index_of<RuleScript>()) return made<RuleScript>();
    throw NoValue();
  }

  template <typename T>
  static std::size_t index_of() {
    static const std::size_t index = Value(HeldAs<T>{}).index();
    return index;
  }

  template <typename T>
  T made() {
    T value{};
    take(value);
    return value;
  }

  std::uint64_t take_number() {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      if (bytes_.empty()) throw NoValue();
      const auto byte = static_cast<unsigned char>(bytes_.front());
      bytes_.remove_prefix(1);
      number |= std::uint64_t{byte & 0x7FU} << shift;
      if (byte < 0x80) return number;
    }
    throw NoValue();
  }

  /// How many things follow: each takes a byte at least, so that no number asks for more room than there is.
  std::uint64_t take_count() {
    const std::uint64_t count = take_number();
    if (count > bytes_.size()) throw NoValue();
    return count;
  }

  std::string_view take_text() {
    const std::uint64_t length = take_count();
    const std::string_view text = bytes_.substr(0, length);
    bytes_.remove_prefix(length);
    return text;
  }

  void take(std::string& text) { text = take_text(); }

  void take(Word& word) {
    const std::uint64_t number = take_number();
    if (number > spelt_.size()) throw NoValue();
    word = number == 0 ? Word() : spelt_[number - 1];
  }

  void take(Colours& colours) { colours = Colours::from_bits(static_cast<std::uint8_t>(take_number())); }

  template <typename T>
  requires std::is_enum_v<T> || std::is_integral_v<T>
  void take(T& value) {
    const std::uint64_t number = take_number();
    if constexpr (std::is_same_v<T, int>)
      value = static_cast<int>(static_cast<std::uint32_t>(number >> 1U) ^ ((number & 1U) != 0 ? ~0U : 0U));
    else
      value = static_cast<T>(number);
  }

  template <typename T, std::size_t N>
  void take(std::array<T, N>& values) {
    for (T& value : values) take(value);
  }

  template <typename T>
  void take(std::vector<T>& values) {
    const std::uint64_t count = take_count();
    // No room for what may turn out not to be there.
    values.reserve(std::min<std::uint64_t>(count, 16));
    for (std::uint64_t i = 0; i < count; ++i) take(values.emplace_back());
  }

  void take(std::pair<std::string, OptionValue>& option) {
    take(option.first);
    switch (take_number()) {
      case 0:
        option.second = made<bool>();
        break;
      case 1:
        option.second = made<int>();
        break;
      case 2:
        option.second = made<std::string>();
        break;
      default:
        throw NoValue();
    }
  }

  template <typename T>
  void take(std::optional<T>& value) {
    if (take_number() != 0) take(value.emplace());
  }

  template <typename T>
  void take(Box<T>& value) {
    if (take_number() == 0) return;
    value = Box<T>(T{});
    take(*value);
  }

  void take(std::shared_ptr<const Function>& function) {
    StoredFunction known;
    take(known.number);
    for (int* number : {&known.place.line, &known.place.column, &known.place.length, &known.place.end_line,
                        &known.place.end_column})
      take(*number);
    function = function_(known);
  }

  template <Struct T>
  void take(T& part) {
    if (++depth_ > deepest) throw NoValue();
    const std::uint64_t said = take_number();
    const auto mine = fields_of(part);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      ((said >> I & 1U ? take_field(std::get<I>(mine)) : void()), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(mine)>>());
    --depth_;
  }

  /// The lists of fields are for readers; the struct that they are of is one of ours.
  template <typename T>
  void take_field(const T& field) {
    T& mine = const_cast<T&>(field);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    // A field may have a value of its own in a fresh struct: what is stored tells it from nothing.
    if constexpr (Struct<T>) mine = T{};
    take(mine);
  }

  std::string_view bytes_;
  const FunctionFinder& function_;
  std::vector<Word> spelt_;
  int depth_ = 0;
};

}  // namespace

std::optional<std::string> packed(const std::vector<Value>& values, const Words& words) {
  Packer packer(words);
  packer.put(values);
  return packer.bytes();
}

std::optional<std::vector<Value>> unpacked(std::string_view bytes, Words& words,
                                           const FunctionFinder& function) {
  try {
    return Unpacker(bytes, words, function).values();
  } catch (const NoValue&) {
    return std::nullopt;
  }
}

}  // namespace sleight
