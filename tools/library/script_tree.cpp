#include "tools/library/script_tree.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <variant>
#include <vector>

#include "core/card/letters.h"
#include "scripting/files/script_reader.h"
#include "tools/files/card_file_name.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// The folders below `folder` that have a set.lua, by the codes that these say.
std::map<std::string, std::string> folders_of_sets(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code none;
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
    std::string file = entry.path().string() + "/set.lua";
    if (is_there(file)) files.push_back(std::move(file));
  }
  // Of two folders of one set the first by name has it, whatever order the system lists them in.
  std::sort(files.begin(), files.end());
  std::map<std::string, std::string> found;
  if (files.empty()) return found;
  Words words;
  ScriptReader reader(words);
  for (const std::string& file : files) {
    std::string text;
    Diagnostics ignored;  // what is wrong with it, `check` tells
    if (!read_file(file, text)) continue;
    for (const Value& value : reader.read(file, text, ignored))
      if (const auto* set = std::get_if<SetInfo>(&value))
        found.emplace(lowered(set->code), fs::path(file).parent_path().string());
  }
  return found;
}

}  // namespace

ScriptTree::ScriptTree(std::string folder, bool by_set) : folder_(std::move(folder)), by_set_(by_set) {
  if (by_set_) sets_ = folders_of_sets(folder_);
}

std::string ScriptTree::set_of(const CardData& card) {
  return card.set.empty() && !card.printings.empty() ? card.printings.front() : card.set;
}

std::string ScriptTree::folder_of(const CardData& card) const {
  const std::string set = by_set_ ? lowered(set_of(card)) : "";
  if (set.empty()) return folder_;
  const auto known = sets_.find(set);
  return known == sets_.end() ? folder_ + "/" + set : known->second;
}

std::string ScriptTree::script_of(const CardData& card) const {
  return folder_of(card) + "/" + card_file_name(card.name) + ".lua";
}

bool ScriptTree::is_untouched(const CardData& card, const std::string& lua) {
  std::string text;
  if (!read_file(script_of(card), text)) return false;
  return text == lua || notes_of(folder_of(card)).is_untouched(card_file_name(card.name) + ".lua", text);
}

void ScriptTree::note(const CardData& card, const std::string& lua) {
  notes_of(folder_of(card)).note(card_file_name(card.name) + ".lua", lua);
}

std::map<std::string, std::string> ScriptTree::notes() const {
  std::map<std::string, std::string> files;
  for (const auto& [folder, notes] : notes_)
    if (std::string text = notes.text(); !text.empty())
      files[folder + "/" + ScaffoldNotes::file_name] = std::move(text);
  return files;
}

ScaffoldNotes& ScriptTree::notes_of(const std::string& folder) {
  const auto known = notes_.find(folder);
  return known != notes_.end() ? known->second
                               : notes_.emplace(folder, ScaffoldNotes::read(folder)).first->second;
}

}  // namespace sleight
