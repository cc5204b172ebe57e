#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scripting/words/script_printer.h"
#include "scripting/words/word_form.h"

namespace sleight {

/// Joins "a", "b" to "a, b", leaving out what is empty.
inline std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts)
    if (!part.empty()) text += (text.empty() ? "" : ", ") + part;
  return text;
}

/// Whether a field may be left out, as it holds what the word sets by itself.
template <typename T>
bool goes_without_saying(const Form<T>& form, const Field<T>& field, const T& value) {
  return !field.required && field.same(value, *form.preset);
}

/// The keys of a table that a form reads, without the braces.
template <typename T>
std::string print_keys(const Printer& printer, const Form<T>& form, const T& value) {
  std::vector<std::string> parts;
  for (const Field<T>& field : form.fields)
    if (!goes_without_saying(form, field, value))
      parts.push_back(std::string(field.name) + " = " + field.print(printer, value));
  if (form.modes != nullptr) parts.push_back(printer.body(form.modes(const_cast<T&>(value))));
  if (form.items && !form.items->absent(value)) parts.push_back(form.items->print(printer, value));
  return joined(parts);
}

/// The arguments of a call that a form reads.
template <typename T>
std::string print_arguments(const Printer& printer, const Form<T>& form, const T& value) {
  std::size_t last = form.fields.size();
  while (last > 0 && goes_without_saying(form, form.fields[last - 1], value)) --last;
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < last; ++i) {
    const bool leading = i == 0 && !form.fields[0].required && form.fields[0].absent(value);
    if (!leading) parts.push_back(form.fields[i].print(printer, value));
  }
  if (form.items) parts.push_back(form.items->print(printer, value));
  return joined(parts);
}

/// Lua lets a call with one text or one table do without brackets.
inline std::string call(const std::string& name, const std::string& arguments) {
  // (Costs and mana keep them: they read like the symbols that they are.)
  const bool text = arguments.size() > 1 && arguments[0] == '"' && arguments[1] != '{' &&
                    arguments.find('"', 1) == arguments.size() - 1;
  return text ? name + " " + arguments : name + "(" + arguments + ")";
}

inline std::string braces(const std::string& inside) { return inside.empty() ? "{}" : "{ " + inside + " }"; }

/// The first of `forms` that says all of `value`, written down; nothing when none does.
template <typename T>
std::optional<std::string> print_form(const Printer& printer, const std::vector<Form<T>>& forms,
                                      const T& value) {
  for (const Form<T>& form : forms) {
    if (!same_kind(*form.preset, value)) continue;
    bool complete = true;
    for (const Field<T>& field : form.fields)
      complete = complete && (!field.absent(value) || goes_without_saying(form, field, value));
    if (!complete || !says_all_of(form, value)) continue;
    switch (form.style) {
      case Style::value:
        return form.name;
      case Style::call:
        return call(form.name, print_arguments(printer, form, value));
      case Style::table:
        return std::string(form.name) + " " + braces(print_keys(printer, form, value));
    }
  }
  return std::nullopt;
}

}  // namespace sleight
