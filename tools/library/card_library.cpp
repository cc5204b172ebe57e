#include "tools/library/card_library.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

#include "core/card/definition_fields.h"
#include "scripting/files/rule_sets.h"
#include "tools/files/card_file_name.h"
#include "tools/library/card_names.h"

namespace sleight {
namespace {

/// Whether what cards do may depend on which other cards there are: one of their names or types is chosen, or
/// a function may ask for anything.
class AsksForLibrary {
 public:
  explicit AsksForLibrary(const Library& library) {
    for (std::size_t i = 0; i < library.size(); ++i)
      definition::walk(library.card(static_cast<CardId>(i)), *this);
    for (const auto& keyword : library.keywords()) definition::walk(*keyword, *this);
  }
  void operator()(const Step& step) {
    asks = asks || step.function || step.choice == ChoiceKind::card_name ||
           step.choice == ChoiceKind::creature_type;
  }
  void operator()(const Amount& amount) { asks = asks || amount.function; }
  void operator()(const Condition& condition) { asks = asks || condition.function; }

  bool asks = false;
};

}  // namespace

std::string data_folder(const CardSources& sources) {
  return sources.data.empty() ? data_directory() : sources.data;
}

std::string library_folder(const CardSources& sources) {
  return sources.library.empty() ? (std::filesystem::path(data_folder(sources)) / "cards").string()
                                 : sources.library;
}

Collection open_library(const CardSources& sources) {
  return load_collection(library_folder(sources), sources.mods, data_folder(sources), nullptr,
                         sources.cache.get());
}

Collection open_shelf(const CardSources& sources, const std::vector<std::string>& words) {
  if (!sources.library.empty() || !sources.mods.empty()) return open_library(sources);
  std::set<std::string> files;
  for (const std::string& word : words) files.insert(card_file_name(word));
  return load_collection(library_folder(sources), {}, data_folder(sources), &files, sources.cache.get());
}

Collection open_library(const CardSources& sources, const std::vector<std::string>& names) {
  if (!sources.library.empty() || !sources.mods.empty()) return open_library(sources);
  Collection some = open_shelf(sources, names);
  const auto is_there = [&](const std::string& name) {
    return card_called(*some.library, name) != CardId::none;
  };
  if (some.findings.empty() && std::all_of(names.begin(), names.end(), is_there) &&
      !AsksForLibrary(*some.library).asks)
    return some;
  return open_library(sources);
}

std::shared_ptr<const Rules> open_rules(const std::string& name, const CardSources& sources,
                                        Diagnostics& findings) {
  // What the rules spell, their phases, is no word that cards ask for.
  Words words;
  if (std::optional<Rules> rules =
          load_rules(name, words, findings, sources.mods, data_folder(sources), sources.cache.get()))
    return std::make_shared<const Rules>(std::move(*rules));
  return nullptr;
}

std::shared_ptr<const Rules> open_rules(const std::string& name, const CardSources& sources,
                                        std::string& problem) {
  Diagnostics findings;
  std::shared_ptr<const Rules> rules = open_rules(name, sources, findings);
  if (!rules)
    problem = findings.empty() ? "the rule set " + name + " cannot be read"
                               : findings[0].message + ". " + findings[0].fix;
  return rules;
}

std::vector<std::string> card_names(const Library& library) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < library.size(); ++i) names.push_back(library.card(static_cast<CardId>(i)).name);
  return names;
}

}  // namespace sleight
