#include "tools/desk/snippets.h"

#include <string>

#include "tools/desk/language_reference.h"

namespace sleight {
namespace {

bool is_written_in_quotes(std::string_view type) {
  return speaks_of(type, "quotes") || type.starts_with("one of the ") || type == "card types" ||
         type == "colours" || type == "a keyword" || type == "a text" || speaks_of(type, "land type") ||
         speaks_of(type, "creature type") || speaks_of(type, "subtype") || type == "a quality" ||
         type == "a supertype" || speaks_of(type, "colour words");
}

std::string hole(int number, std::string_view name) {
  return "${" + std::to_string(number) + ":" + in_snippet(name) + "}";
}

/// A usage with the words in its brackets to be filled in: `speaks_of(${1:zone}, ${2:name})`. What may be
/// left out, a table with dots in it and the dots themselves, is.
std::string snippet_of_usage(const std::string& usage) {
  std::string out;
  int number = 0;
  const std::size_t open = usage.find_first_of("({");
  const std::string before = usage.substr(0, open);
  // Texts in front of the table: `token "Types" "Name" { ... }`.
  for (std::size_t at = 0; at < before.size();) {
    const std::size_t quote = before.find('"', at);
    const std::size_t end = quote == std::string::npos ? quote : before.find('"', quote + 1);
    if (end == std::string::npos) {
      out += in_snippet(before.substr(at));
      break;
    }
    out += in_snippet(before.substr(at, quote + 1 - at)) +
           hole(++number, before.substr(quote + 1, end - quote - 1)) + "\"";
    at = end + 1;
  }
  if (open == std::string::npos) return out;
  if (usage[open] == '{') return out + "{ $0 }";
  const std::size_t close = usage.rfind(')');
  const std::string inner = usage.substr(open + 1, close == std::string::npos ? close : close - open - 1);
  if (inner.starts_with("function")) return out + "(function()\n  $0\nend, \"" + hole(1, "reason") + "\")";
  out += "(";
  std::size_t at = 0;
  while (at < inner.size()) {
    std::size_t end = inner.find(", ", at);
    if (end == std::string::npos || inner[at] == '{') end = inner.size();
    const std::string part = inner.substr(at, end - at);
    if (part != "..." && !part.starts_with("{")) {
      out += number == 0 ? "" : ", ";
      out += hole(++number, part);
    }
    at = end + 2;
  }
  return out + ")";
}

}  // namespace

std::string in_snippet(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '$' || c == '}' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string snippet_of_value(std::string_view type, int number) {
  const std::string place = "$" + std::to_string(number);
  if (type == "true") return "true";
  if (type == "a text") return "[[" + place + "]]";
  if (type == "a cost") return "\"" + place + "\"";
  if (speaks_of(type, "in a table") || speaks_of(type, "list of") || speaks_of(type, "steps") ||
      type == "options")
    return "{ " + place + " }";
  return is_written_in_quotes(type) && !speaks_of(type, "selector") ? "\"" + place + "\"" : place;
}

std::string snippet_of_key(const ManualField& key) {
  const bool plain = key.name.find('.') == std::string::npos;
  return (plain ? key.name : "[\"" + key.name + "\"]") + " = " + snippet_of_value(key.type, 1);
}

std::string snippet_of_head(const ManualWord& head) {
  std::string out = head.name;
  int number = 0;
  const bool takes_types = !head.fields.empty() && head.fields.front().name == "types";
  if (takes_types) out += " \"" + hole(++number, "Type") + "\"";
  out += " \"" + hole(++number, "Name") + "\" {\n";
  const std::string cost = std::to_string(++number);
  if (!speaks_of(head.name, "land") || speaks_of(head.name, "enchant")) out += "  cost = \"$" + cost + "\",";
  if (takes_types)
    out += " power = $" + std::to_string(number + 1) + ", toughness = $" + std::to_string(number + 2) + ",";
  out += out.ends_with('\n') ? "" : "\n";
  return out + "  text = [[$" + std::to_string(number + 3) + "]],\n  $0\n}";
}

std::string snippet_of_word(const ManualWord& word) {
  const std::string usage = usage_of(word);
  if (word.family == "keywords") {
    if (speaks_of(usage, " {")) return word.name + " \"$1\"";
    if (speaks_of(usage, "(")) return word.name + "($1)";
    return speaks_of(usage, "\"") ? word.name + " \"$1\"" : word.name;
  }
  if (!usage.empty()) return snippet_of_usage(usage);
  if (word.style == ManualWord::Style::value) return word.name;
  std::string out;
  int number = 0;
  if (word.style == ManualWord::Style::table) {
    for (const ManualField& field : word.fields)
      if (field.required) out += field.name + " = " + snippet_of_value(field.type, ++number) + ", ";
    return word.name + " { " + out + "$0 }";
  }
  std::string_view only;
  for (const ManualField& field : word.fields) {
    if (!field.required) continue;
    const std::string value = snippet_of_value(field.type, ++number);
    const std::string numbered = "$" + std::to_string(number);
    out += number == 1 ? "" : ", ";
    out += value == numbered ? hole(number, field.name) : value;
    only = field.type;
  }
  if (number == 1 && is_written_in_quotes(only) && !speaks_of(only, "selector")) return word.name + " " + out;
  return word.name + "(" + out + ")";
}

std::string snippet_of_verb(const ManualWord& verb) {
  std::string usage = usage_of(verb);
  usage = usage.substr(0, usage.find(" or p:"));
  usage.erase(0, usage.find(':') + 1);
  if (usage.find('(') == std::string::npos) {
    if (speaks_of(usage, "[[")) return verb.name + " [[ $0 ]]";
    if (!speaks_of(usage, " {")) return verb.name + " \"$1\"";
    return verb.name + " { $0 }";
  }
  // The options of a rule set and the like are a table that may be left out.
  const std::string snippet = snippet_of_usage(usage);
  return verb.name == "to" || verb.name == "rules" ? verb.name + "(\"$1\")" : snippet;
}

}  // namespace sleight
