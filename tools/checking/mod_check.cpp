#include "tools/checking/mod_check.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/card/letters.h"
#include "scripting/files/rule_sets.h"
#include "scripting/files/script_files.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/script_source.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"
#include "tools/library/mod_folders.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// Whether the words that a mod's cards are written in come from that file.
bool brings_words(const fs::path& file) {
  return file.filename() == "mod.lua" || file.filename() == "counters.lua" ||
         file.parent_path().filename() == "keywords";
}

/// The part of a mod that somebody meant who wrote `name`: "rules" for `rule`, `rulesets` and `Ruels`; ""
/// where none is near.
std::string meant_part(const std::string& name) {
  static const std::map<std::string, std::string> others{{"set", "cards"},
                                                         {"sets", "cards"},
                                                         {"counter", "counters.lua"},
                                                         {"counters", "counters.lua"},
                                                         {"counter.lua", "counters.lua"},
                                                         {"ruleset", "rules"},
                                                         {"rulesets", "rules"},
                                                         {"rule_sets", "rules"},
                                                         {"test", "scenarios"},
                                                         {"tests", "scenarios"},
                                                         {"mods.lua", "mod.lua"},
                                                         {"keyword.lua", "keywords"},
                                                         {"keywords.lua", "keywords"}};
  if (const auto known = others.find(lowered(name)); known != others.end()) return known->second;
  const std::vector<std::string> parts =
      fs::path(name).extension() == ".lua"
          ? std::vector<std::string>{"counters.lua", "mod.lua"}
          : std::vector<std::string>{"cards", "keywords", "rules", "scenarios"};
  return closest_word(name, parts);
}

/// Whether a file of a mod is read when the mod is loaded or tested, by its path in the mod.
bool is_read(const fs::path& file) {
  std::vector<std::string> parts;
  for (const fs::path& part : file) parts.push_back(part.string());
  if (parts.size() == 1) return parts[0] == "mod.lua" || parts[0] == "counters.lua";
  // Folders of a set may be cut into more, but only the set itself says what it is.
  if (parts[0] == "cards") return parts.back() != "set.lua" || parts.size() <= 3;
  if (parts[0] == "rules") return parts.size() == 2;
  return parts[0] == "keywords" || parts[0] == "scenarios";
}

/// A script in a mod that nothing reads.
Diagnostic unread(const std::string& file, const fs::path& mod, const fs::path& inside) {
  const std::string first = inside.begin()->string();
  const std::string part = meant_part(first);
  const bool is_part = part == first;
  const bool is_file = std::next(inside.begin()) == inside.end();
  std::string message = is_part ? "nothing reads what lies so deep in `" + first + "`"
                                : std::string("nothing reads the ") + (is_file ? "file" : "folder") + " `" +
                                      first + "` of a mod";
  if (!is_part && !part.empty()) message += "; did you mean `" + part + "`?";
  std::string fix = is_part ? "move it to " + (mod / first).string() +
                                  (first == "cards" ? ", into the folder of the set" : " itself")
                    : part.empty() ? "move it to `cards`, `keywords`, `rules` or `scenarios`"
                                   : "call it " + (mod / part).string();
  if (!is_part && (part == "counters.lua") && !is_file) fix = "list all counters in " + (mod / part).string();
  if (!is_part && part == "cards" && lowered(first).starts_with("set"))
    fix = "make it a folder of " + (mod / part).string();
  return {"T0426", Severity::error, {file, 1, 1, 1}, std::move(message), std::move(fix)};
}

/// The folder that would be a mod if it had a mod.lua, by a script that only mods have; "" where there is
/// none.
std::string mod_without_name(const std::string& file, const Value& value) {
  const fs::path path = fs::path(whole_path(file));
  const fs::path folder = path.parent_path();
  const bool counters = std::holds_alternative<CounterKind>(value) && path.filename() == "counters.lua";
  const bool of_mod = (std::holds_alternative<Keyword>(value) && folder.filename() == "keywords") ||
                      (std::holds_alternative<RuleScript>(value) && folder.filename() == "rules");
  if (!counters && !of_mod) return "";
  return (counters ? folder : folder.parent_path()).string();
}

/// Whether it tells of something that an earlier mod brings as well, or is called like one itself.
bool is_between_mods(const Diagnostic& finding, const Collection& loaded) {
  if (finding.code != "L0402") return false;
  const std::string& file = finding.location.file;
  return std::any_of(loaded.mods.begin(), loaded.mods.end(), [&](const CollectedMod& mod) {
    return file == (fs::path(mod.folder) / "mod.lua").string() ||
           std::any_of(mod.items.begin(), mod.items.end(), [&](const ModItem& item) {
             return item.file == file && !item.before_mod.empty() && item.before_mod != mod.info.name;
           });
  });
}

/// What the library has of each kind.
using NamesOfLibrary = std::map<ModItem::Kind, std::vector<std::string>>;

NamesOfLibrary names_of_library(const Collection& loaded, const std::string& data) {
  std::set<std::pair<ModItem::Kind, std::string>> added;
  for (const CollectedMod& mod : loaded.mods)
    for (const ModItem& item : mod.items)
      if (item.before.empty()) added.emplace(item.kind, item.name);
  NamesOfLibrary names;
  const auto note = [&](ModItem::Kind kind, const std::string& name) {
    if (!added.contains({kind, name})) names[kind].push_back(name);
  };
  for (const CollectedCard& card : loaded.cards)
    if (card.origin.empty()) note(ModItem::Kind::card, loaded.library->card(card.id).name);
  for (const auto& keyword : loaded.library->keywords()) note(ModItem::Kind::keyword, keyword->name);
  for (const auto& counter : loaded.library->counters()) note(ModItem::Kind::counter, counter->name);
  for (const std::string& name : rule_set_names({}, data)) note(ModItem::Kind::rule_set, name);
  return names;
}

}  // namespace

Diagnostics check_new_names(const Collection& loaded, const std::vector<std::string>& paths,
                            const std::string& data) {
  Diagnostics found;
  const NamesOfLibrary known = names_of_library(loaded, data);
  for (const CollectedMod& mod : loaded.mods)
    for (const ModItem& item : mod.items) {
      // What it says to replace, and does not, is an error of its own.
      const std::vector<std::string>& meant = mod.info.replaces;
      const auto of_kind = known.find(item.kind);
      if (!item.before.empty() || of_kind == known.end() || !lies_in(item.file, paths) ||
          std::find(meant.begin(), meant.end(), item.name) != meant.end())
        continue;
      const std::string near = closest_word(item.name, of_kind->second);
      if (near.empty() || !is_slip(item.name, near) ||
          std::find(meant.begin(), meant.end(), near) != meant.end())
        continue;
      Diagnostics told_when_read;
      Location where{item.file, 1, 1, 1};
      if (const std::optional<std::string> text = read_file(item.file, told_when_read))
        where = Source(item.file, *text).find(item.name, 1);
      found.push_back({"T0427", Severity::warning, std::move(where),
                       std::string("the ") + name_of(item.kind) + " " + item.name +
                           " is new, and the library has " + near,
                       "write " + near +
                           " if it is to take its place; else expect this: `-- sleight: expect "
                           "T0427 \"another " +
                           name_of(item.kind) + "\"`"});
    }
  return found;
}

Diagnostics check_loading(const Collection& loaded, const CheckedMods& mods) {
  std::vector<std::string> folders;
  for (const CollectedMod& mod : loaded.mods) folders.push_back(mod.folder);
  folders.insert(folders.end(), mods.given.begin(), mods.given.end());
  Diagnostics found;
  for (const Diagnostic& finding : loaded.findings) {
    const std::string& file = finding.location.file;
    const bool is_checked = lies_in(file, mods.paths);
    const bool between_mods = is_between_mods(finding, loaded);
    // Of one file of a mod the others are not told; of the mods that were named, all that play would tell.
    const bool is_named = !is_checked && lies_in(file, mods.given);
    const bool told = is_checked
                          ? between_mods || finding.code == "L0407"
                          : is_named || (!between_mods && brings_words(file) && lies_in(file, folders));
    if (told) found.push_back(finding);
  }
  return found;
}

Diagnostics check_rule_sets(const CardSources& sources) {
  const std::string data = data_folder(sources);
  Words words;
  Diagnostics found;
  for (const std::string& name : rule_set_names(sources.mods, data)) {
    Diagnostics of_one;
    load_rules(name, words, of_one, sources.mods, data, sources.cache.get());
    for (Diagnostic& finding : of_one)
      if (lies_in(finding.location.file, sources.mods) &&
          std::find(found.begin(), found.end(), finding) == found.end())
        found.push_back(std::move(finding));
  }
  return found;
}

Diagnostics check_mod_places(const Scripts& scripts, const std::vector<std::string>& paths,
                             const std::vector<std::string>& mods, const std::string& data) {
  Diagnostics found;
  std::set<std::string> told;
  const std::string own = whole_path((fs::path(data) / "scripting").string());
  for (const ModuleFile& file : scripts.module_files) {
    if (file.count == 0) continue;
    const std::string mod = mod_without_name(file.file, scripts.modules[file.first]);
    if (mod.empty() || mod == own || !is_there(file.file) ||
        is_file_or_text((fs::path(mod) / "mod.lua").string()) || !told.insert(mod).second)
      continue;
    found.push_back(
        {"T0425",
         Severity::error,
         {file.file, 1, 1, 1},
         "nothing reads this: the folder " + shown_path(mod) + " is no mod, because it has no mod.lua",
         "write " + shown_path((fs::path(mod) / "mod.lua").string()) +
             ": `return mod { name = ..., version = ... }`"});
  }
  for (const std::string& mod : mods)
    for (const std::string& path : paths) {
      const bool is_part = lies_in(path, {mod});
      if (!is_part && !lies_in(mod, {path})) continue;
      Diagnostics told_when_read;
      for (const std::string& file : lua_files(is_part ? path : mod, told_when_read)) {
        const fs::path inside = fs::path(whole_path(file)).lexically_relative(whole_path(mod));
        if (!is_there(file) || is_read(inside)) continue;
        // Of a folder the first file stands for all.
        const std::string what = inside.has_parent_path() ? inside.parent_path().string() : inside.string();
        if (told.insert(mod + "\n" + what).second) found.push_back(unread(file, mod, inside));
      }
    }
  return found;
}

}  // namespace sleight
