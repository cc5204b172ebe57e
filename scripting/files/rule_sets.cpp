#include "scripting/files/rule_sets.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "scripting/files/script_files.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/script_source.h"
#include "scripting/words/rule_options.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// Whether that may be the name of a rule set, and not a path to somewhere else.
bool is_name(const std::string& name) { return name.find('/') == std::string::npos; }

/// Where a rule set may be found, the latest first: the mods, then the house.
std::vector<std::string> places_of(const std::string& name, const std::vector<std::string>& mods,
                                   const std::string& data) {
  std::vector<std::string> places;
  if (!is_name(name)) return places;
  const std::string file = name + ".lua";
  // The later mod wins, as it does with cards.
  for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod)
    places.push_back((fs::path(*mod) / "rules" / file).string());
  places.push_back((fs::path(data) / "scripting" / "rules" / file).string());
  std::erase_if(places, [](const std::string& place) { return !is_file_or_text(place); });
  return places;
}

/// `base`, changed as `script` says.
Rules changed(Rules base, const RuleScript& script) {
  base.name = script.name;
  // Phases and layers are replaced whole, options one by one, and abilities come on top.
  if (!script.phases.empty()) base.phases = script.phases;
  if (script.layers) base.layers = *script.layers;
  for (const auto& [name, value] : script.options) set_option(base, name, value);
  base.abilities.insert(base.abilities.end(), script.abilities.begin(), script.abilities.end());
  return base;
}

/// There is no rule set called `name`; or, when it `is_like_itself`, none but the one that asks for it.
Diagnostic no_rule_set(const std::string& name, bool is_like_itself, Location asked,
                       const std::vector<std::string>& known) {
  const std::string near = closest_word(name, known);
  std::string list;
  for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
  return {"L0404", Severity::error, std::move(asked),
          is_like_itself ? "the rule set " + name + " is like itself" : "there is no rule set called " + name,
          // What is like itself is near to itself: that would be no advice.
          near.empty() || near == name ? "The rule sets are " + list + "." : "Write " + near + "."};
}

/// Where a script says which rule set it is like.
Location place_of_like(const std::string& file, const std::string& text, const std::string& like) {
  const Source source(file, text);
  bool is_next = false;
  for (const Source::Token& token : source.tokens()) {
    if (is_next && token.quoted && token.text == like) return source.at(token);
    is_next = is_next || (!token.quoted && token.text == "like");
  }
  return {file, 1, 1, 1};
}

/// A rule set, the one that it is like, and so on, each read from its file.
class Ancestry {
 public:
  Ancestry(Words& words, Diagnostics& findings, const std::vector<std::string>& mods, const std::string& data,
           ScriptCache* cache)
      : findings_(findings), mods_(mods), data_(data), reader_(words, data, mods, cache) {}

  std::optional<Rules> rules_called(const std::string& name) {
    if (!read_from(name)) return std::nullopt;
    return whole();
  }

  std::optional<Rules> rules_made_by(const RuleScript& script, const std::string& file) {
    used_.push_back(file);
    if (script.like.empty()) {
      scripts_.push_back(script);
      return whole();
    }
    // A rule set that is being written may lie anywhere, with its relatives beside it.
    folder_ = fs::path(file).parent_path();
    Diagnostics told_when_read;
    asked_ = place_of_like(file, read_file(file, told_when_read).value_or(""), script.like);
    scripts_.push_back(script);
    if (!read_from(script.like)) return std::nullopt;
    return whole();
  }

 private:
  /// Reads the rule set of that name, and those before it.
  bool read_from(const std::string& name) {
    for (std::string next = name; !next.empty(); next = scripts_.back().like)
      if (!read(next)) return false;
    return true;
  }

  bool read(const std::string& name) {
    std::vector<std::string> places = places_of(name, mods_, data_);
    if (folder_ && is_name(name))
      if (std::string beside = (*folder_ / (name + ".lua")).string(); is_file_or_text(beside))
        places.insert(places.begin(), std::move(beside));
    // A rule set of a mod may be like the one that it stands for: each file is read once, by whatever path.
    const auto place = std::find_if(places.begin(), places.end(), [&](const std::string& file) {
      return std::none_of(used_.begin(), used_.end(), [&](const std::string& used) {
        std::error_code ignored;
        return file == used || fs::equivalent(file, used, ignored);
      });
    });
    if (place == places.end()) {
      findings_.push_back(no_rule_set(name, !places.empty(), asked_, rule_set_names(mods_, data_)));
      return false;
    }
    used_.push_back(*place);
    const std::optional<std::string> text = read_file(*place, findings_);
    if (!text) return false;
    std::vector<Value> values = reader_.read(*place, *text, findings_);
    // The reader has told why.
    if (values.empty()) return false;
    RuleScript* script = std::get_if<RuleScript>(&values[0]);
    if (script == nullptr) {
      findings_.push_back({"L0304",
                           Severity::error,
                           {*place, 1, 1, 1},
                           std::string("this file must return a rule set, not ") + kind_of(values[0]),
                           "Write `return rule_set \"name\" { ... }`."});
      return false;
    }
    asked_ = place_of_like(*place, *text, script->like);
    scripts_.push_back(std::move(*script));
    return true;
  }

  /// From the one that is like no other to the one asked for: each has the last word over those before it.
  Rules whole() const {
    Rules rules;
    for (auto script = scripts_.rbegin(); script != scripts_.rend(); ++script)
      rules = changed(std::move(rules), *script);
    return rules;
  }

  Diagnostics& findings_;
  const std::vector<std::string>& mods_;
  const std::string& data_;
  ScriptReader reader_;
  std::vector<RuleScript> scripts_;  ///< the one asked for, then the one that it is like, and so on
  std::vector<std::string> used_;    ///< their files
  Location asked_{"", 0, 0, 1};
  std::optional<fs::path> folder_;  ///< where relatives are looked for besides
};

}  // namespace

std::optional<Diagnostic> wrong_likeness(const RuleScript& script, const std::string& file,
                                         const std::vector<std::string>& mods, const std::string& data) {
  if (script.like.empty()) return std::nullopt;
  std::vector<std::string> places = places_of(script.like, mods, data);
  std::error_code ignored;
  // A rule set that is being written may lie anywhere, with its relatives beside it.
  const fs::path beside = fs::path(file).parent_path() / (script.like + ".lua");
  if (is_name(script.like) && is_file_or_text(beside.string())) places.push_back(beside.string());
  // One file may be reached by several paths.
  const auto is_itself = [&](const std::string& place) { return fs::equivalent(place, file, ignored); };
  if (std::any_of(places.begin(), places.end(), [&](const auto& place) { return !is_itself(place); }))
    return std::nullopt;
  Diagnostics told_when_read;
  const std::string text = read_file(file, told_when_read).value_or("");
  return no_rule_set(script.like, !places.empty(), place_of_like(file, text, script.like),
                     rule_set_names(mods, data));
}

std::vector<std::string> rule_set_names(const std::vector<std::string>& mods, const std::string& data) {
  // A set: a mod may have a rule set of a name that the house has too.
  std::set<std::string> names;
  // A folder that cannot be read has no names to tell; who reads a rule set there is told why.
  Diagnostics ignored;
  for (const std::string& file : script_files((fs::path(data) / "scripting" / "rules").string(), ignored))
    names.insert(fs::path(file).stem().string());
  for (const std::string& mod : mods)
    for (const std::string& file : script_files((fs::path(mod) / "rules").string(), ignored))
      names.insert(fs::path(file).stem().string());
  return {names.begin(), names.end()};
}

std::optional<Rules> load_rules(const std::string& name, Words& words, Diagnostics& findings,
                                const std::vector<std::string>& mods, const std::string& data,
                                ScriptCache* cache) {
  return Ancestry(words, findings, mods, data, cache).rules_called(name);
}

std::optional<Rules> rules_of(const RuleScript& script, const std::string& file, Words& words,
                              Diagnostics& findings, const std::vector<std::string>& mods,
                              const std::string& data, ScriptCache* cache) {
  return Ancestry(words, findings, mods, data, cache).rules_made_by(script, file);
}

}  // namespace sleight
