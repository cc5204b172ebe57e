#pragma once

#include <map>
#include <string>

#include "tools/files/card_data.h"
#include "tools/files/scaffold_notes.h"

namespace sleight {

/// Where the scripts of scaffolded cards go: all into one folder, or each into the folder of its set.
class ScriptTree {
 public:
  /// With `by_set`, the folders in `folder` that have a set.lua already are those of their sets, whatever
  /// they are called.
  ScriptTree(std::string folder, bool by_set);

  /// The code of the set that a card is filed under: of several the one that the data names first; "" where
  /// nothing tells.
  static std::string set_of(const CardData& card);

  const std::string& folder() const { return folder_; }
  bool by_set() const { return by_set_; }
  std::string folder_of(const CardData& card) const;
  /// The file of a card's script.
  std::string script_of(const CardData& card) const;
  /// A file of the tree as findings name it: from its folder on.
  std::string shown(const std::string& file) const { return file.substr(folder_.size() + 1); }

  /// Whether the script of a card is there and is what `scaffold` wrote last, or would write now (`lua`).
  bool is_untouched(const CardData& card, const std::string& lua);
  /// Notes that the script of a card was written so.
  void note(const CardData& card, const std::string& lua);
  /// The notes of each folder that has some, by the file that they belong into.
  std::map<std::string, std::string> notes() const;

 private:
  ScaffoldNotes& notes_of(const std::string& folder);

  std::string folder_;
  bool by_set_;
  std::map<std::string, std::string> sets_;     ///< folders by the codes of their sets, in lower case
  std::map<std::string, ScaffoldNotes> notes_;  ///< by their folders
};

}  // namespace sleight
