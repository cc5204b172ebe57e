#pragma once

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
          [](const T& from, T& into) { std::invoke(Get, into) = std::invoke(Get, from); }};
}

/// How a word is written.
enum class Style : unsigned char {
  value,  ///< flying
  call,   ///< deal(3, target)
  table,  ///< activated { cost = "{1}", ... }
};

/// A word of the language that makes a `T`: what it sets by itself, and its keys or arguments.
template <typename T>
struct Form {
  const char* name;
  Style style;
  void (*preset)(T&);
  std::vector<Field<T>> fields;
  const char* doc;
  const char* rules = "";                     ///< the rules it stands for
  std::optional<Field<T>> items = {};         ///< what the array items of its table are
  std::vector<Mode>& (*modes)(T&) = nullptr;  ///< its table holds targets and steps, which go there
  int least_items = 1;                        ///< of a call that has items
  int most_items = 0;                         ///< 0: any number of them
};

/// `value` as far as the word can say it: equal to `value` when the word says all of it.
template <typename T>
T said_by(const Form<T>& form, const T& value) {
  T said;
  form.preset(said);
  for (const Field<T>& field : form.fields) field.copy(value, said);
  if (form.items) form.items->copy(value, said);
  if (form.modes != nullptr) form.modes(said) = form.modes(const_cast<T&>(value));
  return said;
}

}  // namespace sleight
