#pragma once

#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "scripting/words/amount_codec.h"
#include "scripting/words/cost_codec.h"
#include "scripting/words/member_codec.h"
#include "scripting/words/selector_codec.h"

namespace sleight {

/// A key or an argument of a word: where its value goes in the struct that the word makes. One row serves
/// reading, printing and the manual.
template <typename T>
struct Field {
  const char* name;
  const char* doc;
  const char* type;
  bool required;
  void (*read)(Reader&, int, T&);
  bool (*absent)(const T&);
  std::string (*print)(const Printer&, const T&);
  void (*copy)(const T&, T&);
  bool (*same)(const T&, const T&);
};

/// What a row reaches that is no member of its own: a member of a member, or the whole.
template <auto Outer, auto Inner>
inline constexpr auto within = [](auto& value) -> auto& {
  return value.*Outer.*Inner;
};
inline constexpr auto itself = [](auto& value) -> auto& { return value; };

/// The row for the member that `Get` reaches; it is written as `Tag` says (its own type, if nothing is said).
template <typename T, auto Get, typename Tag = void>
Field<T> field(const char* name, const char* doc, bool required = false) {
  using Member = std::remove_cvref_t<std::invoke_result_t<decltype(Get), T&>>;
  using Codec = Codec<std::conditional_t<std::is_void_v<Tag>, Member, Tag>>;
  return {name,
          doc,
          Codec::type(),
          required,
          [](Reader& reader, int index, T& into) { Codec::read(reader, index, std::invoke(Get, into)); },
          [](const T& from) { return Codec::absent(std::invoke(Get, from)); },
          [](const Printer& printer, const T& from) { return Codec::print(printer, std::invoke(Get, from)); },
          [](const T& from, T& into) { std::invoke(Get, into) = std::invoke(Get, from); },
          [](const T& a, const T& b) { return std::invoke(Get, a) == std::invoke(Get, b); }};
}

/// How a word is written.
enum class Style : unsigned char {
  value,  ///< flying
  call,   ///< deal(3, target)
  table,  ///< activated { cost = "{1}", ... }
};

/// What a word makes by itself, before keys or arguments add to it.
template <typename T>
class Preset {
 public:
  /// `set` makes it of nothing; a table names it alone.
  Preset(std::invocable<T&> auto set) { set(made_); }  // NOLINT(google-explicit-constructor)
  const T& operator*() const { return made_; }
  const T* operator->() const { return &made_; }

 private:
  T made_;
};

/// A word of the language that makes a `T`: what it sets by itself, and its keys or arguments.
template <typename T>
struct Form {
  const char* name;
  Style style;
  Preset<T> preset;
  std::vector<Field<T>> fields;
  const char* doc;
  const char* rules = "";                     ///< the rules it stands for
  std::optional<Field<T>> items = {};         ///< what the array items of its table are
  std::vector<Mode>& (*modes)(T&) = nullptr;  ///< its table holds targets and steps, which go there
  int least_items = 1;                        ///< of a call that has items
  int most_items = 0;                         ///< 0: any number of them
};

/// Whether one word may make both: no key or argument sets the kind.
inline bool same_kind(const Ability& a, const Ability& b) {
  return a.kind == b.kind && a.rule.kind == b.rule.kind && a.trigger.event == b.trigger.event;
}
inline bool same_kind(const Step& a, const Step& b) { return a.verb == b.verb; }
inline bool same_kind(const Selector& a, const Selector& b) { return a.from == b.from; }
inline bool same_kind(const Amount& a, const Amount& b) { return a.kind == b.kind; }
inline bool same_kind(const Condition& a, const Condition& b) { return a.kind == b.kind; }
/// (But for `quality`, which is whatever it was given.)
inline bool same_kind(const Filter&, const Filter&) { return true; }

/// Whether the word says all of `value`.
template <typename T>
bool says_all_of(const Form<T>& form, const T& value) {
  if (!same_kind(*form.preset, value)) return false;
  T said = *form.preset;
  for (const Field<T>& field : form.fields) field.copy(value, said);
  if (form.items) form.items->copy(value, said);
  if (form.modes != nullptr) form.modes(said) = form.modes(const_cast<T&>(value));
  return said == value;
}

}  // namespace sleight
