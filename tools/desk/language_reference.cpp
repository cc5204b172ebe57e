#include "tools/desk/language_reference.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>
#include <variant>

#include "scripting/files/card_collection.h"
#include "tools/library/card_library.h"
#include "tools/lookup/searched_entries.h"

namespace sleight {
namespace {

/// The keywords, counters and sets that are loaded around the scripts, and those among the scripts.
Collection surroundings(const Workspace& workspace) {
  const CardSources& sources = workspace.sources();
  const std::string data = data_folder(sources);
  const std::string cards = sources.library.empty() ? data + "/cards" : sources.library;
  const std::set<std::string> no_card;
  Collection loaded = load_collection(cards, sources.mods, data, &no_card, sources.cache.get());
  for (const Value& module : workspace.scripts().modules) {
    // What a mod brings is there already, as far as it is loaded.
    const auto is_of_module = [](const auto& wanted) {
      return [&wanted](const auto& each) { return each->name == wanted.name; };
    };
    Library& library = *loaded.library;
    if (const auto* keyword = std::get_if<Keyword>(&module))
      if (std::ranges::none_of(library.keywords(), is_of_module(*keyword))) library.add(*keyword);
    if (const auto* counter = std::get_if<CounterKind>(&module))
      if (std::ranges::none_of(library.counters(), is_of_module(*counter))) library.add(*counter);
  }
  return loaded;
}

ManualField value_of_list(std::string name, std::string doc) {
  return {std::move(name), "a value", false, std::move(doc)};
}

void sort_by_name(std::vector<ManualField>& values) {
  std::sort(values.begin(), values.end(),
            [](const ManualField& a, const ManualField& b) { return a.name < b.name; });
}

}  // namespace

LanguageReference::LanguageReference(const Workspace& workspace) {
  const Collection loaded = surroundings(workspace);
  words_ = whole_manual(*loaded.library);
  for (const ManualWord& word : words_) {
    families_[word.family].push_back(&word);
    by_name_[word.name].emplace(word.family, &word);
    if (word.family != "values, in quotes") continue;
    std::vector<ManualField>& values = lists_[word.name];
    // They stand in quotes in the manual.
    for (const ManualField& value : word.fields)
      values.push_back(value_of_list(value.name.substr(1, value.name.size() - 2), value.doc));
  }
  for (const auto& keyword : loaded.library->keywords())
    lists_["keywords"].push_back(value_of_list(keyword->name, keyword->text));
  for (const ManualWord* counter : family("counters"))
    // Hundreds of kinds that only differ in their numbers are no help to anybody.
    if (counter->name.find_first_of("23456789") == std::string::npos)
      lists_["counters"].push_back(value_of_list(counter->name, counter->doc));
  for (const ManualWord* option : family("options"))
    lists_["options"].push_back(value_of_list(option->name, option->doc));
  std::map<std::string, std::string> sets;
  for (const CollectedSet& set : loaded.sets) sets.emplace(set.info.code, set.info.name);
  for (const CollectedSet& set : workspace.scripts().sets) sets.emplace(set.info.code, set.info.name);
  for (const auto& [code, name] : sets) lists_["sets"].push_back(value_of_list(code, name + "."));
  add_lists(workspace);
}

void LanguageReference::add_lists(const Workspace& workspace) {
  std::map<std::string, int> types;
  const Words& words = workspace.scripts().words;
  for (const CardFile& script : workspace.scripts().cards)
    for (const Word type : script.card.subtypes) ++types[words.spelling(type)];
  std::vector<ManualField>& creatures = lists_["creature types"];
  for (const auto& [type, cards] : types)
    if (!type.empty() && !is_in_list("land types", type))
      creatures.push_back(
          value_of_list(type, "Of " + std::to_string(cards) + (cards == 1 ? " card." : " cards.")));
  sort_by_name(creatures);
  sort_by_name(lists_["keywords"]);
}

const ManualWord* LanguageReference::find(std::string_view family, std::string_view name) const {
  const auto named = by_name_.find(name);
  if (named == by_name_.end()) return nullptr;
  const auto found = named->second.find(family);
  return found == named->second.end() ? nullptr : found->second;
}

const ManualWord* LanguageReference::find_word(std::string_view name) const {
  for (const char* family : {"steps", "abilities", "triggers", "rules", "keywords", "heads", "selectors",
                             "amounts", "conditions", "others"})
    if (const ManualWord* found = find(family, name)) return found;
  return nullptr;
}

const std::vector<const ManualWord*>& LanguageReference::family(std::string_view name) const {
  static const std::vector<const ManualWord*> none;
  const auto found = families_.find(name);
  return found == families_.end() ? none : found->second;
}

const std::vector<ManualField>& LanguageReference::list(std::string_view name) const {
  static const std::vector<ManualField> none;
  const auto found = lists_.find(name);
  return found == lists_.end() ? none : found->second;
}

bool LanguageReference::is_in_list(std::string_view name, std::string_view value) const {
  const std::vector<ManualField>& values = list(name);
  return std::any_of(values.begin(), values.end(),
                     [&](const ManualField& each) { return each.name == value; });
}

std::string usage_of(const ManualWord& word) {
  for (const ManualField& field : word.fields)
    if (field.name == "usage") return field.type;
  return "";
}

bool is_byte_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool speaks_of(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::vector<std::string> families_for(std::string_view type) {
  if (speaks_of(type, "steps or abilities")) return {"steps", "abilities", "triggers", "rules", "keywords"};
  if (speaks_of(type, "selector")) return {"selectors"};
  if (speaks_of(type, "amount") || speaks_of(type, "number")) return {"amounts"};
  if (speaks_of(type, "condition")) return {"conditions"};
  if (speaks_of(type, "step") || type == "a cost") return {"steps"};
  if (speaks_of(type, "abilit")) return {"abilities", "triggers", "rules", "keywords"};
  if (type == "an event") return {"triggers"};
  return {};
}

std::vector<std::string> lists_for(const ManualField& field) {
  const std::string& type = field.type;
  if (type.starts_with("one of the ")) return {type.substr(11)};
  if (type == "card types") return {"card types"};
  if (type == "colours" || type == "two colour words") return {"colours"};
  if (type == "a land type" || type == "two land types") return {"land types"};
  if (type == "a supertype") return {"supertypes"};
  if (type == "a creature type" || type == "types in quotes") return {"creature types"};
  if (type == "a creature type or land type") return {"creature types", "land types"};
  if (speaks_of(type, "quality") || speaks_of(type, "supertype or subtype"))
    return {"colours", "card types", "supertypes", "creature types", "land types"};
  if (type == "a keyword") return {"keywords"};
  if (type != "a word in quotes") return {};
  if (field.name == "kind") return {"counters"};
  if (field.name == "keyword" || field.name == "for_keyword") return {"keywords"};
  if (field.name == "code") return {"sets"};
  if (field.name == "phase") return {"phases"};
  if (field.name == "colour") return {"colours"};
  if (field.name == "type") return {"card types"};
  return {};
}

}  // namespace sleight
