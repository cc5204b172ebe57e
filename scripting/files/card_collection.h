#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "scripting/files/script_reader.h"
#include "scripting/words/script_value.h"

namespace sleight {

class ScriptCache;

/// A card of a collection, and where it came from.
struct CollectedCard {
  std::string file;
  std::string origin;  ///< the mod that brought it; "" for the library itself
  CardId id = CardId::none;
  std::vector<std::string> differs;
};

/// What a set of a collection says of itself, and its folder.
struct CollectedSet {
  std::string folder;
  SetInfo info;
};

/// What a mod brings under a name.
struct ModItem {
  /// What it is.
  enum class Kind { card, keyword, counter, rule_set, set };
  Kind kind = Kind::card;
  std::string name;
  std::string file;
  std::string before;      ///< the file that brought something of this name before; "" where none did
  std::string before_mod;  ///< the mod of that file; "" for the library
};

/// What it is, in words: "card", "rule set".
const char* name_of(ModItem::Kind kind);

/// What a mod says of itself, and what was read of its folder.
struct CollectedMod {
  ModInfo info;
  std::string folder;
  std::vector<ModItem> items;     ///< in the order of their files
  std::uint64_t fingerprint = 0;  ///< of its scripts, rule sets apart, as they were read
};

/// Everything loaded: keywords, counters, cards, sets. What could not be loaded is among the findings and
/// left out; the rest is there.
struct Collection {
  std::shared_ptr<Library> library;
  std::vector<CollectedCard> cards;  ///< in the order of their files
  std::vector<CollectedSet> sets;
  std::vector<CollectedMod> mods;
  std::uint64_t fingerprint = 0;  ///< of the scripts of keywords, counters and cards that no mod brought
  Diagnostics findings;
};

/// Loads the keywords and counters of `data`, then the sets of the folder `cards`, then the `mods` in order.
/// A mod replaces what has the same name; two mods that bring a card, keyword, counter or rule set of one
/// name are an error, unless the later one `replaces` it; the later one wins. With `only`, the names of
/// files without their endings, no other card script is run: each is read all the same, as a part of the
/// fingerprint. With a `cache`, a script that it knows is not run, which nobody can tell but by the clock.
Collection load_collection(const std::string& cards, const std::vector<std::string>& mods = {},
                           const std::string& data = data_directory(),
                           const std::set<std::string>* only = nullptr, ScriptCache* cache = nullptr);

}  // namespace sleight
