#include "scripting/editor_manual.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace sleight {
namespace {

/// Names that are declared here whatever the tables say.
constexpr const char* beginning =
    R"(---@meta
-- Annotations for the Lua language server, written by `sleight api --luals`.

---@class Card
---@class Ability
---@class Step
---@class Condition
---@class Amount
---@class Mode
---@class Module

---@class Selector
local Selector = {}

--- What a function of a script is given.
---@class Duel
local Duel = {}

--- A card, permanent, spell or effect of a scenario.
---@class Object

--- Bob or Sue.
---@class Player
local Player = {}

---@class Scenario
---@field bob Player
---@field sue Player
local Scenario = {}

--- A scenario: what happens, and what must be so then.
---@param name string
---@param play fun(s: Scenario)
function scenario(name, play) end

---@alias sleight.Selector Selector|string
---@alias sleight.Amount Amount|integer|fun(duel: Duel): integer
---@alias sleight.Condition Condition|fun(duel: Duel): boolean
---@alias sleight.Step Step|fun(duel: Duel)
---@alias sleight.Cost string|sleight.CostKeys|Step|Step[]
---@alias sleight.Ability Ability|Ability[]

)";

std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

/// A name that may stand in an annotation: "card types" as `card_types`.
std::string as_name(std::string text) {
  std::replace(text.begin(), text.end(), ' ', '_');
  return text;
}

/// A key as annotations name it: `cost`, or `["mana.burn"]`.
std::string as_key(const std::string& name) {
  const bool plain =
      std::all_of(name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
  return plain ? name : "[\"" + name + "\"]";
}

/// What the types of fields are to an editor. They are named for people: the first row whose words are in a
/// type tells it.
struct TypeRow {
  const char* words;
  const char* type;
};
constexpr TypeRow types[] = {{"true", "boolean"},
                             {"list of selectors", "sleight.Selector[]"},
                             {"selector", "sleight.Selector"},
                             {"amounts", "string|sleight.Amount[]"},
                             {"amount", "sleight.Amount"},
                             {"condition", "sleight.Condition"},
                             {"mana", "string"},
                             {"cost", "sleight.Cost"},
                             {"a change", "sleight.ChangeKeys"},
                             {"steps", "sleight.Step[]"},
                             {"step", "sleight.Step"},
                             {"abilit", "sleight.Ability"},
                             {"whole number", "integer"},
                             {"a number", "integer"},
                             {"quotes", "string"},
                             {"a text", "string"}};

std::string editor_type(const ManualField& field) {
  // The values of closed lists have names of their own.
  if (field.type.starts_with("one of the ")) return "sleight." + as_name(field.type.substr(11));
  for (const TypeRow& row : types)
    if (has(field.type, row.words)) return row.type;
  return "any";
}

/// A field of a class.
std::string field_line(const ManualField& field, const std::string& type) {
  return "---@field " + as_key(field.name) + (field.required ? "" : "?") + " " + type + " # " +
         one_line(field.doc) + "\n";
}

/// The class of a table with these keys, and items behind them where there are any.
std::string class_of(const std::string& name, const std::vector<ManualField>& keys,
                     const std::vector<ManualField>& items) {
  std::string out = "---@class " + name + "\n";
  for (const ManualField& key : keys) out += field_line(key, editor_type(key));
  for (const ManualField& item : items) out += "---@field [integer] any # " + one_line(item.doc) + "\n";
  return out + "\n";
}

std::string doc_of(const ManualWord& word) {
  return "--- " + one_line(word.doc) + (word.rules.empty() ? "" : " (" + word.rules + ")") + "\n";
}

/// The words of one family that are keys of a table, as a class.
std::string keys_of_family(const std::vector<ManualWord>& words, const std::string& family,
                           const std::string& name, bool has_items) {
  std::vector<ManualField> keys;
  for (const ManualWord& word : words)
    if (word.family == family)
      // No key is asked for of everybody: which are needed, `check` tells.
      keys.push_back({word.name, word.fields.empty() ? "" : word.fields.front().type, false, word.doc});
  std::vector<ManualField> items;
  if (has_items) items.push_back({"items", "", false, "An ability, or of a spell a step of its effect."});
  return class_of(name, keys, items);
}

/// The lists of values in quotes, each as one type.
std::string value_types(const std::vector<ManualWord>& words) {
  std::string out;
  for (const ManualWord& word : words) {
    if (word.family != "values, in quotes") continue;
    out += "---@alias sleight." + as_name(word.name) + "\n";
    for (const ManualField& value : word.fields)
      out += "---| '" + value.name + "' # " + one_line(value.doc) + "\n";
    out += "\n";
  }
  return out;
}

/// The options of rule sets, as the keys of a table.
std::string option_keys(const std::vector<ManualWord>& words) {
  std::string out = "---@class sleight.Options\n";
  for (const ManualWord& word : words) {
    if (word.family != "options") continue;
    std::string readings;
    for (const ManualField& reading : word.fields)
      readings +=
          (readings.empty() ? "" : "|") + std::string(reading.name == "number" ? "integer" : reading.name);
    out += field_line({word.name, "", false, word.doc}, readings.empty() ? "any" : readings);
  }
  return out + "\n";
}

/// A word that begins a card: called with its types, where it has any, then its name, then a table.
std::string head(const ManualWord& word, bool is_selector) {
  const bool takes_types = !word.fields.empty() && word.fields.front().name == "types";
  const std::string named = "fun(name: string): fun(keys: sleight.CardKeys): Card";
  const std::string type = takes_types ? "fun(types: string): " + named : named;
  const std::string name = "sleight.head." + word.name;
  // The word for its permanents is the same one.
  if (is_selector)
    return "---@class " + name + ": Selector\n---@overload " + type + "\n\n" + doc_of(word) + "---@type " +
           name + "\n" + word.name + " = nil\n\n";
  return doc_of(word) + "---@type " + type + "\n" + word.name + " = nil\n\n";
}

/// What stands between a bracket and its partner, cut at the commas outside of brackets within.
std::vector<std::string> parts_between(const std::string& usage, std::size_t open) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (std::size_t i = open; i < usage.size(); ++i) {
    const char c = usage[i];
    if (c == ')' || c == '}' || c == ']') --depth;
    if (depth == 0 && i > open) break;
    if (depth == 1 && c == ',')
      parts.emplace_back();
    else if (depth > 0 && (c != ' ' || !parts.back().empty()))
      parts.back() += c;
    if (c == '(' || c == '{' || c == '[') ++depth;
  }
  for (std::string& part : parts)
    while (part.ends_with(' ')) part.pop_back();
  return parts;
}

/// The type of a key by the value that stands for it in a usage: `n`, `text`, `"fifth"`, `{...}`.
std::string type_by_example(const std::string& key, const std::string& value) {
  if (key == "options") return "sleight.Options";
  if (value.starts_with("{")) return "table";
  if (value == "true") return "boolean";
  if (value == "n" || std::isdigit(static_cast<unsigned char>(value.front())) != 0) return "integer";
  if (value == "text" || value.starts_with("\"") || value.starts_with("[[")) return "string";
  return "any";
}

/// A word whose table or arguments are told by one line for people, as `mod { name = text, ... }`.
std::string written_word(const ManualWord& word) {
  const std::string usage = word.fields.empty() ? "" : word.fields.front().type;
  std::string out;
  const std::string doc = doc_of(word) + "---\n--- `" + one_line(usage) + "`\n";
  const std::size_t bracket = usage.find_first_of("({");
  if (bracket != std::string::npos && usage[bracket] == '(')
    return doc + "---@param ... any\n---@return any\nfunction " + word.name + "(...) end\n\n";
  std::string type = "any";
  if (bracket != std::string::npos) {
    out += "---@class sleight.keys." + word.name + "\n";
    bool has_items = false;
    for (const std::string& part : parts_between(usage, bracket)) {
      const std::size_t equals = part.find(" = ");
      has_items = has_items || equals == std::string::npos;
      if (equals == std::string::npos) continue;
      const std::string key = part.substr(0, equals);
      out += "---@field " + as_key(key) + "? " + type_by_example(key, part.substr(equals + 3)) + "\n";
    }
    if (has_items) out += "---@field [integer] any\n";
    out += "\n";
    type = "fun(keys: sleight.keys." + word.name + "): any";
  }
  // The texts in front of the table come one after the other: `token "Types" "Name" { ... }`.
  const std::string before = usage.substr(0, bracket);
  for (auto quotes = std::count(before.begin(), before.end(), '"'); quotes > 1; quotes -= 2)
    type = "fun(text: string): " + type;
  return out + doc + "---@type " + type + "\n" + word.name + " = nil\n\n";
}

std::string called_word(const ManualWord& word, const std::string& owner) {
  std::string out = doc_of(word), arguments;
  for (const ManualField& field : word.fields) {
    // How it is written is one line for people.
    if (field.name == "usage") continue;
    out += "---@param " + field.name + (field.required ? "" : "?") + " " + editor_type(field) + " # " +
           one_line(field.doc) + "\n";
    arguments += (arguments.empty() ? "" : ", ") + field.name;
  }
  if (!word.items.empty()) {
    out += "---@param ... any # " + one_line(word.items.front().doc) + "\n";
    arguments += arguments.empty() ? "..." : ", ...";
  }
  return out + "---@return " + word.makes + "\nfunction " + owner + word.name + "(" + arguments + ") end\n\n";
}

/// An argument of a verb.
struct Argument {
  std::string name;
  std::string type;
  bool required = true;
};

/// The arguments of a verb by its usage: `p:has(zone, name, { ... })`, `p:attacks { a, b }`, `p:mana "{B}"`.
std::vector<Argument> arguments_of(const std::string& usage, const std::string& verb, bool has_keys) {
  const std::string keys = "sleight.verb." + verb;
  const std::size_t open = usage.find_first_of("({\"[");
  if (open == std::string::npos || usage.substr(open, 2) == "()") return {};
  // Called with one table, or one text, without brackets.
  if (usage[open] == '{') return {has_keys ? Argument{"keys", keys, false} : Argument{"list", "table"}};
  if (usage[open] != '(') return {{"text", "string"}};
  std::vector<Argument> arguments;
  for (const std::string& part : parts_between(usage, open)) {
    if (part.starts_with("function")) {
      arguments.push_back({"play", "fun()"});
    } else if (part.starts_with("{")) {
      arguments.push_back({"keys", has_keys ? keys : "table", false});
    } else {
      // Words of people, as `card or object`, are one name.
      std::string name;
      for (const char c : part)
        if (c == ' ' || c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0)
          name += c == ' ' ? '_' : c;
      const bool text = name == "name" || name == "step" || name == "kind" || name == "reason";
      const bool number = name == "n" || name == "seed" || name == "how_many";
      arguments.push_back({name, text             ? "string"
                                 : number         ? "integer"
                                 : name == "p"    ? "Player"
                                 : name == "zone" ? "sleight.zones"
                                                  : "any"});
    }
  }
  // What comes last may be left out by most of them, and a count by those that find one.
  if (arguments.size() > 1 && arguments.back().type != "string") arguments.back().required = false;
  return arguments;
}

/// A verb of scenarios: of the scenario, or ("p:") of a player.
std::string verb(const ManualWord& word) {
  const std::string usage = word.fields.empty() ? "" : word.fields.front().type;
  std::vector<ManualField> keys;
  std::string values;
  for (const ManualField& field : word.fields) {
    if (field.name == "usage") continue;
    if (field.type == "a key" || field.type.starts_with("of a") || field.type.starts_with("of the "))
      keys.push_back(field);
    else
      values += "---\n--- `" + field.name + "`: " + one_line(field.doc) + "\n";
  }
  // One key may be of an object and of a player.
  std::set<std::string> known;
  std::erase_if(keys, [&](const ManualField& key) { return !known.insert(key.name).second; });
  std::string out;
  if (!keys.empty()) out += class_of("sleight.verb." + word.name, keys, {});
  out += doc_of(word) + "---\n--- `" + one_line(usage) + "`\n" + values;
  const std::string owner = usage.starts_with("p:") ? "Player:" : "Scenario:";
  std::string arguments;
  for (const Argument& argument : arguments_of(usage, word.name, !keys.empty())) {
    out += "---@param " + argument.name + (argument.required ? " " : "? ") + argument.type + "\n";
    arguments += (arguments.empty() ? "" : ", ") + argument.name;
  }
  return out + "---@return any\nfunction " + owner + word.name + "(" + arguments + ") end\n\n";
}

}  // namespace

std::string manual_for_editors(const std::vector<ManualWord>& words) {
  std::string out = beginning;
  out += value_types(words);
  out += keys_of_family(words, "keys of a card", "sleight.CardKeys", true);
  out += keys_of_family(words, "keys of a change", "sleight.ChangeKeys", true);
  out += keys_of_family(words, "keys of a cost in a table", "sleight.CostKeys", true);
  out += option_keys(words);
  std::set<std::string> heads, selectors;
  for (const ManualWord& word : words)
    if (word.family == "heads")
      heads.insert(word.name);
    else if (word.family == "selectors")
      selectors.insert(word.name);
  for (const ManualWord& word : words) {
    if (word.family == "heads")
      out += head(word, selectors.contains(word.name));
    else if (word.family == "others")
      out += written_word(word);
    else if (word.family == "verbs of scenarios")
      out += verb(word);
    else if (word.makes.empty() || (word.family == "selectors" && heads.contains(word.name)))
      continue;
    else if (word.style == ManualWord::Style::value)
      out += doc_of(word) + "---@type " + word.makes + "\n" + word.name + " = nil\n\n";
    else if (word.style == ManualWord::Style::table)
      out += class_of("sleight.keys." + word.name, word.fields, word.items) + doc_of(word) +
             "---@param keys sleight.keys." + word.name + "\n---@return " + word.makes + "\nfunction " +
             word.name + "(keys) end\n\n";
    else
      out += called_word(word, word.style != ManualWord::Style::method ? ""
                               : word.makes == "Selector"              ? "Selector:"
                                                                       : "Duel:");
  }
  out += "--- Kinds of counters that do something; others only count.\n---@alias sleight.counters string\n";
  for (const ManualWord& word : words)
    if (word.family == "counters") out += "---| '\"" + word.name + "\"' # " + one_line(word.doc) + "\n";
  return out;
}

}  // namespace sleight
