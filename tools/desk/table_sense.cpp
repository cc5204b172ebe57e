#include "tools/desk/table_sense.h"

#include <algorithm>
#include <utility>

namespace sleight {
namespace {

/// The types of the manual by the words that stand for them in usages.
std::string type_by_example(std::string_view key, std::string_view value) {
  if (key == "options") return "options";
  if (key == "creature_types") return "types in quotes";
  if (value == "selector" || value == "player" || value == "targets") return "a selector";
  if (value == "n" || value == "least" || value == "most") return "an amount";
  if (value == "c") return "colours";
  if (value == "true") return "true";
  if (value == "step") return "steps";
  if (value == "ability") return "abilities";
  if (value == "mode") return "a mode";
  return "a text";
}

TableSense table_of_usage(const std::string& usage) {
  TableSense sense;
  for (const std::string& part : parts_of_usage(usage)) {
    const std::size_t equals = part.find(" = ");
    if (equals != std::string::npos)
      sense.keys.push_back({part.substr(0, equals),
                            type_by_example(part.substr(0, equals), part.substr(equals + 3)), false,
                            "As in `" + usage + "`."});
    else if (part != "..." && sense.item.type.empty())
      sense.item = {part, type_by_example("", part), false, ""};
  }
  return sense;
}

/// The words of a family as the keys of a table.
std::vector<ManualField> keys_of_family(const LanguageReference& reference, std::string_view family) {
  std::vector<ManualField> keys;
  for (const ManualWord* word : reference.family(family))
    keys.push_back({word->name, word->fields.empty() ? "" : word->fields.front().type, false, word->doc});
  return keys;
}

bool is_spell(std::string_view head) {
  return head == "instant" || head == "interrupt" || head == "sorcery" || head == "mana_source";
}

}  // namespace

std::vector<std::string> parts_of_usage(const std::string& usage) {
  std::vector<std::string> parts;
  const std::size_t open = usage.find_first_of("({");
  if (open == std::string::npos) return parts;
  std::string part;
  int depth = 0;
  for (std::size_t i = open; i < usage.size(); ++i) {
    const char c = usage[i];
    if (c == ')' || c == '}' || c == ']') --depth;
    if (depth == 0 && i > open) break;
    if (depth == 1 && c == ',') {
      parts.push_back(std::move(part));
      part.clear();
    } else if (i > open && (c != ' ' || !part.empty())) {
      part += c;
    }
    if (c == '(' || c == '{' || c == '[') ++depth;
  }
  while (part.ends_with(' ')) part.pop_back();
  if (!part.empty()) parts.push_back(std::move(part));
  return parts;
}

TableSense table_of_word(const LanguageReference& reference, const std::string& name) {
  TableSense sense;
  const ManualWord* word = reference.find_word(name);
  // A head may also be a selector: with a table it is the head.
  if (const ManualWord* head = reference.find("heads", name)) {
    sense.keys = keys_of_family(reference, "keys of a card");
    sense.item = {"abilities", is_spell(name) ? "steps or abilities" : "abilities", false,
                  head->items.empty() ? "" : head->items.front().doc};
  } else if (word != nullptr && word->family == "others") {
    sense = table_of_usage(usage_of(*word));
  } else if (word != nullptr && word->family == "keywords") {
    sense.keys.push_back({"from", "a selector or a quality", true, "What the keyword is given."});
  } else if (word != nullptr) {
    sense.keys = word->fields;
    if (!word->items.empty()) sense.item = word->items.front();
    // What it changes is written beside what it affects.
    if (name == "continuous")
      for (ManualField& key : keys_of_family(reference, "keys of a change"))
        sense.keys.push_back(std::move(key));
  }
  sense.owner = name;
  return sense;
}

TableSense table_of_field(const LanguageReference& reference, const ManualField& field) {
  TableSense sense;
  const std::string& type = field.type;
  if (speaks_of(type, "a change")) {
    sense.keys = keys_of_family(reference, "keys of a change");
  } else if (type == "a cost") {
    sense.keys = keys_of_family(reference, "keys of a cost in a table");
    sense.item = {"steps", "steps", false, ""};
  } else if (type == "options") {
    sense.keys = keys_of_family(reference, "options");
  } else if (speaks_of(type, "step")) {
    sense.item = {"steps", "steps", false, ""};
  } else if (speaks_of(type, "abilit")) {
    sense.item = {"abilities", "abilities", false, ""};
  } else if (type == "a list of selectors") {
    sense.item = {"selectors", "a selector", false, ""};
  } else {
    sense.item = field;
  }
  return sense;
}

TableSense table_of_verb(const LanguageReference& reference, const std::string& name) {
  TableSense sense;
  sense.owner = name;
  const ManualWord* verb = reference.find("verbs of scenarios", name);
  if (verb == nullptr) return sense;
  for (const ManualField& field : verb->fields) {
    const bool is_key =
        field.type == "a key" || field.type.starts_with("of a") || field.type.starts_with("of the ");
    // One key may be of an object and of a player.
    const bool is_new = std::none_of(sense.keys.begin(), sense.keys.end(),
                                     [&](const ManualField& key) { return key.name == field.name; });
    if (is_key && is_new) sense.keys.push_back(field);
  }
  if (name == "rules") sense.keys = keys_of_family(reference, "options");
  if (name == "library") sense.item = {"card", "a card", false, ""};
  return sense;
}

ManualField argument_of_word(const ManualWord& word, std::size_t number) {
  if (word.family == "others") {
    const std::vector<std::string> parts = parts_of_usage(usage_of(word));
    if (parts.empty()) return {};
    // The last may stand several times: `each(selector, ...)`.
    const std::string& part = parts[std::min(number, parts.size() - 1)];
    const std::string& meant = part == "..." ? parts.front() : part;
    return {meant, type_by_example("", meant), true, ""};
  }
  std::vector<const ManualField*> fields;
  for (const ManualField& field : word.fields)
    if (field.name != "usage") fields.push_back(&field);
  if (number < fields.size()) return *fields[number];
  return word.items.empty() ? ManualField{} : word.items.front();
}

ManualField argument_of_verb(const ManualWord& verb, std::size_t number) {
  const std::string usage = usage_of(verb);
  const std::vector<std::string> parts = parts_of_usage(usage);
  if (number >= parts.size()) return {};
  const std::string& part = parts[number];
  if (part.starts_with("{")) return {"keys", "keys", false, ""};
  if (part.starts_with("function")) return {};
  if (part == "zone") return {"zone", "one of the zones", true, ""};
  if (part == "step") return {"step", "a step", true, ""};
  if (part == "kind") return {"kind", "a kind", true, ""};
  if (part == "value") return {"value", "a value", true, ""};
  if (part.starts_with("card") || (part == "name" && verb.name != "rules"))
    return {"card", "a card", true, ""};
  return {part, "", true, ""};
}

}  // namespace sleight
