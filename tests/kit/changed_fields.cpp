#include "tests/kit/changed_fields.h"

#include <array>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"

namespace sleight::kit {
namespace {

/// What a struct of a definition is called here, and its fields in the order of
/// core/card/definition_fields.h.
template <typename T>
struct Names;
template <>
struct Names<ManaCost> {
  static constexpr std::string_view part = "ManaCost";
  static constexpr std::array fields{"coloured", "either", "generic", "x", "off_x"};
};
template <>
struct Names<Amount> {
  static constexpr std::string_view part = "Amount";
  static constexpr std::array fields{"kind", "number", "word", "of", "by", "terms", "function"};
};
template <>
struct Names<Filter> {
  static constexpr std::string_view part = "Filter";
  static constexpr std::array fields{"quality", "negated", "types",  "supertypes", "colours",     "word",
                                     "zone",    "compare", "amount", "of",         "alternatives"};
};
template <>
struct Names<Selector> {
  static constexpr std::string_view part = "Selector";
  static constexpr std::array fields{"from", "index", "filters", "of", "also"};
};
template <>
struct Names<Condition> {
  static constexpr std::string_view part = "Condition";
  static constexpr std::array fields{"kind",    "what",  "like",  "left",    "right",
                                     "compare", "phase", "parts", "function"};
};
template <>
struct Names<CostPart> {
  static constexpr std::string_view part = "CostPart";
  static constexpr std::array fields{"kind", "what", "amount", "word", "at_random", "token"};
};
template <>
struct Names<Cost> {
  static constexpr std::string_view part = "Cost";
  static constexpr std::array fields{"mana",       "tap",   "parts",   "x_only",     "more_for_each_target",
                                     "of_keyword", "times", "mana_of", "x_not_zero", "x_is",
                                     "x_at_most"};
};
template <>
struct Names<KeywordUse> {
  static constexpr std::string_view part = "KeywordUse";
  static constexpr std::array fields{"name", "filters", "number", "cost"};
};
template <>
struct Names<ChangePart> {
  static constexpr std::string_view part = "ChangePart";
  static constexpr std::array fields{"kind", "chosen", "types",  "supertypes", "colours",
                                     "word", "to",     "amount", "who",        "abilities"};
};
template <>
struct Names<Change> {
  static constexpr std::string_view part = "Change";
  static constexpr std::array fields{"parts"};
};
template <>
struct Names<TargetSpec> {
  static constexpr std::string_view part = "TargetSpec";
  static constexpr std::array fields{"what", "least", "most", "divided", "chooser", "of_one_owner"};
};
template <>
struct Names<Trigger> {
  static constexpr std::string_view part = "Trigger";
  static constexpr std::array fields{"event",        "subject",      "other",           "whose",
                                     "cause",        "phase",        "counter",         "part",
                                     "combat_only",  "once",         "without_tapping", "keyword",
                                     "with_tapping", "unsacrificed", "elsewhere"};
};
template <>
struct Names<Mode> {
  static constexpr std::string_view part = "Mode";
  static constexpr std::array fields{"targets", "steps", "chooser"};
};
template <>
struct Names<Rule> {
  static constexpr std::string_view part = "Rule";
  static constexpr std::array fields{"kind",         "by",         "to",          "amount",     "word",
                                     "mana",         "instead_of", "combat_only", "aimed_only", "optional",
                                     "tapping_only", "once",       "but_first"};
};
template <>
struct Names<Ability> {
  static constexpr std::string_view part = "Ability";
  static constexpr std::array fields{"kind",    "cost",   "speed",   "user",  "condition", "trigger", "used",
                                     "affects", "change", "lingers", "modes", "rule",      "keyword", "line"};
};
template <>
struct Names<Step> {
  static constexpr std::string_view part = "Step";
  static constexpr std::array fields{"verb",     "what",       "other",           "amount",  "word",
                                     "zone",     "mana",       "colourless_mana", "colours", "of_chosen",
                                     "only_for", "at_random",  "up_to",           "choice",  "duration",
                                     "change",   "abilities",  "token",           "cost",    "condition",
                                     "trigger",  "or_trigger", "each_time",       "once",    "new_mode",
                                     "then",     "otherwise",  "function",        "line"};
};
template <>
struct Names<Card> {
  static constexpr std::string_view part = "Card";
  static constexpr std::array fields{"name",
                                     "cost",
                                     "has_cost",
                                     "types",
                                     "supertypes",
                                     "subtypes",
                                     "power",
                                     "toughness",
                                     "enchants",
                                     "extra_cost",
                                     "instead_of_cost",
                                     "instead_if",
                                     "costs_less",
                                     "costs_less_if",
                                     "castable",
                                     "for_ante",
                                     "as_instant",
                                     "cannot_be_countered",
                                     "optional_often",
                                     "abilities",
                                     "optional_cost",
                                     "another_optional_cost",
                                     "colours",
                                     "text",
                                     "unread",
                                     "unsupported",
                                     "set",
                                     "file"};
};

/// The kind that tells which fields of a part are read.
template <typename T>
std::string kind_of(const T& part) {
  const auto in_brackets = [](const char* spelling) { return "(" + std::string(spelling) + ")"; };
  if constexpr (std::is_same_v<T, Step>)
    return in_brackets(spelling_of(part.verb));
  else if constexpr (std::is_same_v<T, Filter>)
    return in_brackets(spelling_of(part.quality));
  else if constexpr (std::is_same_v<T, Selector>)
    return in_brackets(spelling_of(part.from));
  else if constexpr (std::is_same_v<T, Trigger>)
    return in_brackets(spelling_of(part.event));
  else if constexpr (requires { all_spellings<decltype(part.kind)>[0]; })
    return in_brackets(spelling_of(part.kind));
  else
    return "";
}

/// What is told of a part by its kind is no field that could be changed by itself.
template <typename T>
constexpr bool is_kind =
    std::is_same_v<T, Verb> || std::is_same_v<T, Quality> || std::is_same_v<T, AmountKind> ||
    std::is_same_v<T, ConditionKind> || std::is_same_v<T, ChangeKind> || std::is_same_v<T, RuleKind> ||
    std::is_same_v<T, AbilityKind> || std::is_same_v<T, EventKind> || std::is_same_v<T, CostPart::Kind> ||
    std::is_same_v<T, Line> || std::is_same_v<T, std::shared_ptr<const Function>> ||
    std::is_same_v<T, definition::Aside<std::string>> ||
    std::is_same_v<T, definition::Aside<std::vector<std::string>>>;

class Changer {
 public:
  Changer(const std::function<void(const ChangedField&)>& look) : look_(look) {}

  template <typename T>
  void visit(T& part) {
    static const T unwritten{};
    const std::string before = place_;
    place_ += (place_.empty() ? "" : " ") + std::string(Names<T>::part) + kind_of(part);
    std::size_t number = 0;
    definition::each_field(part, [&](const auto& field) {
      static_assert(Names<T>::fields.size() == std::tuple_size_v<decltype(definition::fields(part))>);
      using Field = std::remove_cvref_t<decltype(field)>;
      name_ = std::string(Names<T>::part) + "." + Names<T>::fields[number++];
      // Worked out where a price is; nothing that is written has it.
      if (name_ == "ManaCost.off_x") return;
      // The lists of fields are made for reading; the definition that they lie in is our own.
      if constexpr (!is_kind<Field> && !(std::is_same_v<T, Card> && std::is_same_v<Field, Colours>))
        if (!(field == field_like(part, field, unwritten)) || is_read(part, &field))
          change(const_cast<Field&>(field));  // NOLINT
    });
    if constexpr (std::is_same_v<T, Card>) {
      name_ = "Card.colours";
      attempt(part.colours, std::optional<Colours>(another(part.colour())), "another");
    }
    place_ = before;
  }

 private:
  /// The field of `other` that stands where `field` stands in `part`.
  template <typename T, typename F>
  static const F& field_like(const T& part, const F& field, const T& other) {
    const auto place =
        reinterpret_cast<const char*>(&field) - reinterpret_cast<const char*>(&part);   // NOLINT
    return *reinterpret_cast<const F*>(reinterpret_cast<const char*>(&other) + place);  // NOLINT
  }
  /// Fields that say something even when they hold what they hold if nobody writes them.
  static bool is_read(const Filter& filter, const void* field) {
    return field == &filter.negated ||
           (field == &filter.compare && filter.amount && filter.quality != Quality::on_top &&
            filter.quality != Quality::above);
  }
  static bool is_read(const Condition& condition, const void* field) {
    return field == &condition.compare && condition.kind == ConditionKind::compare;
  }
  static bool is_read(const Amount& amount, const void* field) {
    return field == &amount.number && amount.kind == AmountKind::number;
  }
  static bool is_read(const Selector& selector, const void* field) {
    return field == &selector.index && selector.from == Reference::target;
  }
  static bool is_read(const Step& step, const void* field) {
    return (field == &step.zone && step.verb == Verb::move) ||
           (field == &step.choice && step.verb == Verb::choose) ||
           (field == &step.duration && (step.verb == Verb::change || step.verb == Verb::rule));
  }
  template <typename T>
  static bool is_read(const T&, const void*) {
    return false;
  }

  /// Looks at the card while the field holds `value`.
  template <typename F>
  void attempt(F& field, F value, const char* how) {
    if (value == field || means_the_same(field, value)) return;
    std::swap(field, value);
    look_({name_, place_ + " " + name_.substr(name_.find('.')) + ": " + how});
    std::swap(field, value);
  }

  /// Whether a script may write the one for the other: whoever is left out is you, or this card, and so many
  /// are one.
  template <typename F>
  static bool means_the_same(const F& field, const F& value) {
    if constexpr (std::is_same_v<F, Selector>) {
      Selector alone;
      alone.from = field.from;
      return value == F{} && field == alone &&
             (field.from == Reference::you || field.from == Reference::self);
    } else if constexpr (std::is_same_v<F, Box<Amount>>) {
      return value == F{} && *field == Amount(1);
    } else {
      return false;
    }
  }

  void change(bool& field) { attempt(field, !field, "the other way round"); }
  void change(int& field) { attempt(field, field + 1, "one higher"); }
  void change(std::uint8_t& field) {
    attempt<std::uint8_t>(field, static_cast<std::uint8_t>(field + 1), "one higher");
    if (field != 0) attempt<std::uint8_t>(field, 0, "left out");
  }
  template <std::size_t size>
  void change(std::array<std::uint8_t, size>& field) {
    for (std::uint8_t& number : field)
      if (number != 0) change(number);
  }
  void change(std::string& field) { attempt(field, field + " of Old", "another"); }
  void change(Word& field) {
    if (!field) return;
    attempt(field, Word{"another"}, "another");
    attempt(field, Word{}, "left out");
  }
  static Colours another(Colours colours) {
    return colours == Colours(Colour::green) ? Colour::blue : Colour::green;
  }
  void change(Colours& field) {
    if (field.empty()) return;
    attempt(field, another(field), "another");
    attempt(field, Colours{}, "left out");
    attempt(field, field | another(field), "one more");
  }
  void change(CardType& field) {
    if (!any(field)) return;
    attempt(field, field == CardType::land ? CardType::artifact : CardType::land, "another");
    attempt(field, field | CardType::enchantment, "one more");
  }
  void change(Supertype& field) {
    if (!any(field)) return;
    for (const auto& row : all_spellings<Supertype>) attempt(field, row.value, row.spelling);
    attempt(field, Supertype::none, "left out");
    attempt(field, field | Supertype::snow_covered, "one more");
  }
  /// One of what may stand in its place: a set for a set, a thing or player for another.
  void change(Reference& field) {
    if (field == Reference::nothing) return;
    const bool set = field <= Reference::players;
    // What is asked of permanents may be asked of cards and spells; of the other sets less is asked.
    if (set && field > Reference::spells) return;
    for (const auto& row : all_spellings<Reference>) {
      // These speak of further parts.
      if (row.value == Reference::nothing || row.value == Reference::target ||
          row.value >= Reference::controller_of)
        continue;
      if (set ? row.value <= Reference::spells : row.value > Reference::players)
        attempt(field, row.value, row.spelling);
    }
  }
  template <typename E>
  requires std::is_enum_v<E>
  void change(E& field) {
    for (const auto& row : all_spellings<E>) attempt(field, row.value, row.spelling);
  }
  /// A part may be left out, and each thing in it may change.
  template <definition::Part T>
  void change(T& field) {
    if (field == T{}) return;
    const std::string name = name_;
    attempt(field, T{}, "left out");
    visit(field);
    name_ = name;
  }
  template <typename T>
  void change(Box<T>& field) {
    if (!field) return;
    const std::string name = name_;
    // What something is of, and what it is compared with, is always written.
    const bool required = name.ends_with(".of") || name == "Filter.amount";
    if (!required) attempt(field, Box<T>{}, "left out");
    visit(*field);
    name_ = name;
  }
  template <typename T>
  void change(std::vector<T>& field) {
    const std::string name = name_;
    for (std::size_t i = 0; i < field.size(); ++i) {
      std::vector<T> fewer = field;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      attempt(field, std::move(fewer), "one left out");
      if constexpr (definition::Part<T>)
        visit(field[i]);
      else
        change(field[i]);
      name_ = name;
    }
  }

  const std::function<void(const ChangedField&)>& look_;
  std::string place_;
  std::string name_;
};

}  // namespace

void change_each_field(Card& card, const std::function<void(const ChangedField&)>& look) {
  Changer(look).visit(card);
}

}  // namespace sleight::kit
