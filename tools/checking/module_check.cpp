#include "tools/checking/module_check.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/card/letters.h"
#include "scripting/files/script_reader.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/repeated_keys.h"
#include "scripting/lua/script_source.h"
#include "tools/checking/counter_check.h"
#include "tools/checking/phase_check.h"
#include "tools/checking/quoted_words.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

void join(Diagnostics& findings, Diagnostics more) {
  std::move(more.begin(), more.end(), std::back_inserter(findings));
}

Diagnostic wrong_file(const char* code, Location where, std::string message, std::string fix) {
  return {code, Severity::error, std::move(where), std::move(message), std::move(fix)};
}

/// One file however it is named.
fs::path place_of(const std::string& file) {
  std::error_code ignored;
  return fs::weakly_canonical(file, ignored);
}

/// Whether the file came by the standard input: then its name says nothing.
bool has_place(const std::string& file) { return is_there(file); }

/// What files must return by their places.
class KindsOfPlaces {
 public:
  /// What a file must return; "" where anything may lie.
  std::string kind_of(const std::string& file) {
    const fs::path path(file);
    if (path.filename() == "set.lua") return "set";
    if (path.filename() == "mod.lua") return "mod";
    const std::string folder = path.parent_path().string();
    // A folder of a thousand files is looked at once.
    if (const auto known = kinds_.find(folder); known != kinds_.end()) return known->second;
    return kinds_.emplace(folder, kind_in(place_of(folder.empty() ? "." : folder))).first->second;
  }

 private:
  static std::string kind_in(const fs::path& folder) {
    const bool of_mod = is_there((folder.parent_path() / "mod.lua").string());
    if (of_mod && folder.filename() == "keywords") return "keyword";
    if (of_mod && folder.filename() == "rules") return "rule set";
    return is_there((folder / "set.lua").string()) ? "card" : "";
  }

  std::unordered_map<std::string, std::string> kinds_;  ///< by folders
};

/// What it is, as `KindsOfPlaces` calls it.
std::string kind_of_module(const Value& value) {
  if (std::holds_alternative<SetInfo>(value)) return "set";
  if (std::holds_alternative<ModInfo>(value)) return "mod";
  if (std::holds_alternative<Keyword>(value)) return "keyword";
  if (std::holds_alternative<RuleScript>(value)) return "rule set";
  return "counter";
}

/// A file that returns something else than its place says.
Diagnostics wrong_place(KindsOfPlaces& places, const std::string& file, const std::string& kind) {
  const std::string wanted = places.kind_of(file);
  const std::string name = fs::path(file).filename().string();
  if (!wanted.empty() && wanted != kind)
    return {wrong_file("L0304", {file, 1, 1, 1}, "this file must return a " + wanted + ", not a " + kind,
                       wanted == "card"
                           ? "a folder of a set holds its set.lua and its cards: move the file elsewhere"
                           : "return a " + wanted + ", or give the file another name or folder")};
  // Nobody reads a set or a mod of another name.
  if ((kind == "set" || kind == "mod") && wanted.empty() && has_place(file))
    return {wrong_file("L0304", {file, 1, 1, 1},
                       "a " + kind + " is read from a file called " + kind + ".lua, not " + name,
                       "call it " + kind + ".lua")};
  return {};
}

/// A set and where it says so.
struct KnownSet {
  std::string file;
  SetInfo info;
};

/// The set.lua files of the folders below `folder`, but for those in `left_out`.
std::vector<KnownSet> sets_below(const fs::path& folder, const std::set<fs::path>& left_out,
                                 ScriptReader& reader) {
  std::vector<KnownSet> sets;
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
    const std::string file = (entry.path() / "set.lua").string();
    std::string text;
    if (!is_there(file) || left_out.contains(place_of(file)) || !read_file(file, text)) continue;
    Diagnostics told_when_checked;
    for (const Value& value : reader.read(file, text, told_when_checked))
      if (const auto* set = std::get_if<SetInfo>(&value)) sets.push_back({file, *set});
  }
  std::sort(sets.begin(), sets.end(), [](const KnownSet& a, const KnownSet& b) { return a.file < b.file; });
  return sets;
}

/// Sets whose names or codes are those of others.
class SetsHeldTogether {
 public:
  SetsHeldTogether(const Scripts& scripts, const CardSources& sources, ScriptReader& reader) {
    std::set<fs::path> checked;
    std::set<fs::path> roots;
    for (const ModuleFile& file : scripts.module_files)
      for (std::size_t i = 0; i < file.count; ++i)
        if (const auto* set = std::get_if<SetInfo>(&scripts.modules[file.first + i])) {
          sets_.push_back({file.file, *set});
          texts_.push_back(&file.source);
          checked.insert(place_of(file.file));
          roots.insert(place_of(file.file).parent_path().parent_path());
        }
    own_ = sets_.size();
    if (own_ == 0) return;
    roots.insert(place_of(library_folder(sources)));
    for (const fs::path& root : roots)
      for (KnownSet& set : sets_below(root, checked, reader)) sets_.push_back(std::move(set));
  }

  Diagnostics findings() const {
    Diagnostics found;
    for (std::size_t i = 0; i < own_; ++i)
      for (std::size_t k = 0; k < sets_.size(); ++k)
        // Of two that are checked the second is told.
        if (k < i || k >= own_) {
          join(found, compare(sets_[i], *texts_[i], sets_[k]));
          if (!found.empty() && found.back().location.file == sets_[i].file) break;
        }
    return found;
  }

 private:
  static Diagnostics compare(const KnownSet& set, const std::string& text, const KnownSet& other) {
    const bool code = lowered(set.info.code) == lowered(other.info.code);
    const bool name = lowered(set.info.name) == lowered(other.info.name);
    // What lies elsewhere may add cards to the same set; beside it there is one folder for each.
    const bool beside =
        place_of(set.file).parent_path().parent_path() == place_of(other.file).parent_path().parent_path();
    // "Alpha" is a short name of "Limited Edition Alpha", and a scaffold calls a set by its code where its
    // data tell no name.
    const bool alike = lowered(set.info.name) == lowered(set.info.code) ||
                       lowered(set.info.name).find(lowered(other.info.name)) != std::string::npos ||
                       lowered(other.info.name).find(lowered(set.info.name)) != std::string::npos;
    if ((!code && !name) || (code && alike && !beside)) return {};
    const std::string& same = code ? set.info.code : set.info.name;
    return {wrong_file("T0421", Source(set.file, text).find(same, 1),
                       "`" + same + "` is the " + (code ? "code" : "name") +
                           " of another set: " + other.info.name + ", in " + other.file,
                       std::string("give each set a ") + (code ? "code" : "name") + " of its own")};
  }

  std::vector<KnownSet> sets_;  ///< those that are checked first
  std::vector<const std::string*> texts_;
  std::size_t own_ = 0;
};

/// Where a name stands for the second time in a script, if it does, or else for the first.
Location second_place(const std::string& file, const std::string& text, const std::string& name) {
  const std::vector<Location> places = places_in_quotes(file, text, name);
  return places.size() > 1 ? places[1] : Source(file, text).find(name, 1);
}

/// Creature types that a set or a mod declares twice.
Diagnostics types_twice(const Value& value, const ModuleFile& file) {
  const auto* set = std::get_if<SetInfo>(&value);
  const auto* mod = std::get_if<ModInfo>(&value);
  Diagnostics found;
  if (set == nullptr && mod == nullptr) return found;
  std::set<std::string> seen;
  for (const std::string& type : set != nullptr ? set->creature_types : mod->creature_types)
    if (!seen.insert(lowered(type)).second)
      found.push_back(wrong_file("T0424", second_place(file.file, file.source, type),
                                 "the creature type `" + type + "` is declared twice",
                                 "leave one `" + type + "` out"));
  return found;
}

/// Two keywords, or two kinds of counters, of one name in one folder: the last would be read, and the other
/// one lost.
Diagnostics twice_in_folder(const Scripts& scripts) {
  Diagnostics found;
  std::map<std::string, std::string> known;  // where each was read first
  for (const ModuleFile& file : scripts.module_files)
    for (std::size_t i = 0; i < file.count; ++i) {
      const Value& value = scripts.modules[file.first + i];
      const auto* keyword = std::get_if<Keyword>(&value);
      const auto* counter = std::get_if<CounterKind>(&value);
      if (keyword == nullptr && counter == nullptr) continue;
      const std::string& name = keyword != nullptr ? keyword->name : counter->name;
      const std::string folder = place_of(file.file).parent_path().string();
      const auto [first, is_new] =
          known.emplace(folder + "\n" + kind_of_module(value) + "\n" + lowered(name), file.file);
      if (is_new) continue;
      found.push_back(wrong_file(
          "T0421",
          first->second == file.file ? second_place(file.file, file.source, name)
                                     : Source(file.file, file.source).find(name, 1),
          "a second " + kind_of_module(value) + " is called `" + name + "`; the first is in " + first->second,
          "give it another name, or remove one of the two"));
    }
  return found;
}

/// What mods need: each other mod that is there, and not themselves.
class NeedsOfMods {
 public:
  NeedsOfMods(const Scripts& scripts, const CardSources& sources, ScriptReader& reader) {
    std::set<fs::path> folders;
    for (const ModuleFile& file : scripts.module_files)
      for (std::size_t i = 0; i < file.count; ++i)
        if (const auto* mod = std::get_if<ModInfo>(&scripts.modules[file.first + i])) {
          mods_.emplace_back(&file, mod);
          needs_[mod->name] = mod->needs;
        }
    const bool any =
        std::any_of(mods_.begin(), mods_.end(), [](const auto& mod) { return !mod.second->needs.empty(); });
    if (!any) return;
    std::error_code none;
    for (const auto& [file, mod] : mods_)
      for (const fs::directory_entry& beside :
           fs::directory_iterator(place_of(file->file).parent_path().parent_path(), none))
        folders.insert(beside.path());
    for (const std::string& mod : sources.mods) folders.insert(place_of(mod));
    for (const fs::path& folder : folders) {
      const std::string about = (folder / "mod.lua").string();
      std::string text;
      if (!is_there(about) || !read_file(about, text)) continue;
      Diagnostics told_when_loaded;
      for (const Value& value : reader.read(about, text, told_when_loaded))
        if (const auto* mod = std::get_if<ModInfo>(&value)) needs_.emplace(mod->name, mod->needs);
    }
  }

  Diagnostics findings() const {
    Diagnostics found;
    for (const auto& [file, mod] : mods_) {
      std::set<std::string> seen;
      for (const std::string& needed : mod->needs) {
        const auto [message, fix] = wrong(*mod, needed, !seen.insert(needed).second);
        if (message.empty()) continue;
        found.push_back(
            wrong_file("L0405", place_of_need(Source(file->file, file->source), needed), message, fix));
      }
    }
    return found;
  }

 private:
  /// In the list of `needs`, or else the first line: the mod's own name may be the same.
  static Location place_of_need(const Source& source, const std::string& needed) {
    bool in_list = false;
    for (const Source::Token& token : source.tokens()) {
      in_list = in_list || (!token.quoted && token.text == "needs");
      if (in_list && token.quoted && token.text == needed) return source.at(token);
    }
    return source.line(1);
  }

  std::pair<std::string, std::string> wrong(const ModInfo& mod, const std::string& needed, bool again) const {
    if (again) return {"the mod " + mod.name + " needs the mod " + needed + " twice", "name it once"};
    if (needed == mod.name) return {"the mod " + mod.name + " needs itself", "leave it out of `needs`"};
    if (!needs_.contains(needed)) {
      std::vector<std::string> names;
      for (const auto& [name, needs] : needs_)
        if (name != mod.name) names.push_back(name);
      return {"the mod " + mod.name + " needs the mod " + needed + ", which is not there" +
                  did_you_mean(needed, names),
              "name its folder with `--mod`, check both together, or leave it out of `needs`"};
    }
    std::set<std::string> passed;
    if (!leads_to(needed, mod.name, passed)) return {};
    return {"the mods " + mod.name + " and " + needed + " need each other, so neither can be loaded first",
            "leave one of the two out of the `needs` of the other"};
  }

  bool leads_to(const std::string& from, const std::string& to, std::set<std::string>& passed) const {
    if (from == to) return true;
    const auto needs = needs_.find(from);
    if (needs == needs_.end() || !passed.insert(from).second) return false;
    return std::any_of(needs->second.begin(), needs->second.end(),
                       [&](const std::string& next) { return leads_to(next, to, passed); });
  }

  std::vector<std::pair<const ModuleFile*, const ModInfo*>> mods_;
  std::map<std::string, std::vector<std::string>> needs_;
};

/// Folders of cards that lie among folders of sets, and say of which set they are nowhere.
Diagnostics without_set(const Scripts& scripts) {
  Diagnostics found;
  std::set<fs::path> seen;
  for (const CardFile& card : scripts.cards) {
    const fs::path folder = fs::path(card.file).parent_path();
    if (!seen.insert(folder).second || is_there((folder / "set.lua").string()) || !has_place(card.file))
      continue;
    const fs::path root = place_of(card.file).parent_path().parent_path();
    std::error_code none;
    const auto is_set = [](const fs::directory_entry& entry) {
      return is_there((entry.path() / "set.lua").string());
    };
    const auto sets =
        root.filename() == "cards" || is_there((root / "mod.lua").string())
            ? std::ptrdiff_t{2}
            : std::count_if(fs::directory_iterator(root, none), fs::directory_iterator(), is_set);
    // What lies in `cards` itself is of no set; a mod replaces cards so.
    if (sets < 2 || place_of(card.file).parent_path().filename() == "cards") continue;
    found.push_back(
        {"T0422",
         Severity::warning,
         {card.file, 1, 1, 1},
         "the folder " + folder.string() + " has no set.lua, so its cards are of no set (R-EXP-1)",
         "write " + (folder / "set.lua").string() +
             ": `return set { name = ..., code = ..., released = ... }`"});
  }
  return found;
}

}  // namespace

Diagnostics check_repeated_keys(const std::string& file, const std::string& text) {
  Diagnostics found;
  for (const RepeatedKey& repeated : find_repeated_keys(Source(file, text)))
    found.push_back(wrong_file("T0424", repeated.location,
                               "`" + repeated.key + "` is given twice, first in line " +
                                   std::to_string(repeated.first_line) + "; Lua takes the last of them",
                               "leave one of the two out"));
  return found;
}

Diagnostics check_modules(const Scripts& scripts, const KnownParts& known, const CardSources& sources) {
  Diagnostics found;
  KindsOfPlaces places;
  for (const CardFile& card : scripts.cards) join(found, wrong_place(places, card.file, "card"));
  join(found, without_set(scripts));
  if (scripts.module_files.empty()) return found;
  for (const ModuleFile& file : scripts.module_files) {
    join(found, check_repeated_keys(file.file, file.source));
    for (std::size_t i = 0; i < file.count; ++i) {
      const Value& value = scripts.modules[file.first + i];
      const std::string kind = kind_of_module(value);
      if (i == 0 && kind != "counter") join(found, wrong_place(places, file.file, kind));
      join(found, types_twice(value, file));
      join(found, check_counters(value, file, scripts.words, known.counters));
      join(found, check_phases(value, file, scripts.words, known.phases));
      const auto* rules = std::get_if<RuleScript>(&value);
      const std::string stem = fs::path(file.file).stem().string();
      // Rule sets are found by their files, and records name them.
      if (rules != nullptr && rules->name != stem && has_place(file.file))
        found.push_back(wrong_file("T0423", Source(file.file, file.source).find(rules->name, 1),
                                   "the rule set of " + fs::path(file.file).filename().string() +
                                       " is called `" + rules->name + "`, and is asked for as `" + stem + "`",
                                   "call it `" + stem + "`, or the file " + rules->name + ".lua"));
    }
  }
  join(found, twice_in_folder(scripts));
  Words words;
  ScriptReader reader(words, data_folder(sources), sources.mods, sources.cache.get());
  join(found, SetsHeldTogether(scripts, sources, reader).findings());
  join(found, NeedsOfMods(scripts, sources, reader).findings());
  return found;
}

}  // namespace sleight
