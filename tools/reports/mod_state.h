#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace sleight {

/// What a mod brings under a name.
struct ModPart {
  std::string kind;  ///< "card", "keyword", "counter", "rule set" or "set"
  std::string name;
  std::string file;
  std::string before;      ///< the file whose place it takes; "" where it is new
  std::string before_mod;  ///< the mod of that file; "" for the library
};

/// What a mod does to what was loaded before it.
struct ModState {
  std::string name, version, folder;
  std::vector<ModPart> parts;
};

/// As people read it: what the mod adds, what it replaces of the library, and what it overrides of other
/// mods.
std::string mod_text(const ModState& mod);
/// The same for programs.
nlohmann::ordered_json mod_json(const ModState& mod);

}  // namespace sleight
