#include "tools/library/card_library.h"

#include <filesystem>
#include <optional>

#include "scripting/files/rule_sets.h"

namespace sleight {

std::string library_folder(const CardSources& sources) {
  return sources.library.empty() ? (std::filesystem::path(data_directory()) / "cards").string()
                                 : sources.library;
}

Collection open_library(const CardSources& sources) {
  return load_collection(library_folder(sources), sources.mods);
}

std::shared_ptr<const Rules> open_rules(const std::string& name, const CardSources& sources,
                                        std::string& problem) {
  // What the rules spell, their phases, is no word that cards ask for.
  Words words;
  Diagnostics findings;
  if (std::optional<Rules> rules = load_rules(name, words, findings, sources.mods))
    return std::make_shared<const Rules>(std::move(*rules));
  problem = findings.empty() ? "the rule set " + name + " cannot be read"
                             : findings[0].message + ". " + findings[0].fix;
  return nullptr;
}

std::vector<std::string> card_names(const Library& library) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < library.size(); ++i) names.push_back(library.card(static_cast<CardId>(i)).name);
  return names;
}

}  // namespace sleight
