#include "tools/gate/settings.h"

#include <fnmatch.h>

#include <algorithm>
#include <filesystem>
#include <string_view>

// Nothing of it is needed where the program runs.
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

#include "scripting/files/script_files.h"
#include "scripting/lua/nearest_word.h"
#include "tools/files/file_system.h"
#include "tools/reports/all_codes.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// A file of settings is short.
constexpr std::uintmax_t most_of_settings = std::uintmax_t{1} << 20U;

/// Whether a script below the folder that a pattern begins with fits it.
bool fits_a_file(const std::string& pattern) {
  const std::string folder = pattern.substr(0, pattern.rfind('/', pattern.find('*')));
  Diagnostics unread;
  const std::vector<std::string> files =
      is_there(folder) ? lua_files(folder, unread) : std::vector<std::string>{};
  return std::any_of(files.begin(), files.end(),
                     [&](const std::string& file) { return fnmatch(pattern.c_str(), file.c_str(), 0) == 0; });
}

/// A path as it is told: from the folder one stands in, where it lies below that.
std::string near_path(const fs::path& path) {
  std::error_code ignored;
  const fs::path near = path.lexically_relative(fs::current_path(ignored));
  return near.empty() || near.native().starts_with("..") ? path.string() : near.string();
}

/// Reads the tables of one file of settings.
class SettingsReader {
 public:
  SettingsReader(Settings& settings, Diagnostics& problems) : settings_(settings), problems_(problems) {
    folder_ = fs::absolute(settings.file).lexically_normal().parent_path();
  }

  void read(const toml::table& root) {
    for (const auto& [key, node] : root) {
      const std::string_view name = key.str();
      if (name == "library")
        path(key, node, settings_.library);
      else if (name == "mods")
        paths(key, node, settings_.mods);
      else if (name == "cards")
        path(key, node, settings_.cards);
      else if (name == "printed")
        path(key, node, settings_.printed);
      else if (name == "baseline")
        path(key, node, settings_.baseline, false);
      else if (name == "rules")
        words(key, node, settings_.rules, settings_.rule_places);
      else if (name == "level")
        number(key, node, 1, 6, settings_.level);
      else if (name == "jobs")
        number(key, node, 1, 256, settings_.jobs);
      else if (name == "strict")
        flag(key, node, settings_.strict);
      else if (name == "severity")
        severities(key, node);
      else
        unknown(key, {"library", "mods", "cards", "printed", "baseline", "rules", "level", "jobs", "strict",
                      "severity"});
    }
  }

 private:
  Location place_of(const toml::source_region& where) const {
    Location location{settings_.file, static_cast<int>(where.begin.line),
                      static_cast<int>(where.begin.column)};
    if (where.end.line == where.begin.line)
      location.length = std::max(1, static_cast<int>(where.end.column - where.begin.column));
    return location;
  }
  void add(const toml::source_region& where, std::string message, std::string fix) {
    problems_.push_back({"T1102", Severity::error, place_of(where), std::move(message), std::move(fix)});
  }
  void wrong(const toml::key& key, const toml::node& node, const std::string& wanted) {
    add(node.source(), "`" + std::string(key.str()) + "` is not " + wanted, "write " + wanted);
  }
  void unknown(const toml::key& key, const std::vector<std::string>& known) {
    const std::string name{key.str()};
    const std::string near = closest_word(name, known);
    std::string all;
    for (const std::string& word : known) all += (all.empty() ? "" : ", ") + word;
    add(key.source(), "there is no setting `" + name + "`",
        near.empty() ? "the settings are " + all : "did you mean `" + near + "`?");
  }

  std::string placed(const std::string& path) const { return (folder_ / path).lexically_normal().string(); }
  /// A path that has to be there, unless it is written by the program.
  void path(const toml::key& key, const toml::node& node, std::string& into, bool has_to_be_there = true) {
    const auto* text = node.as_string();
    if (text == nullptr || text->get().empty()) return wrong(key, node, "a path in quotes");
    into = placed(text->get());
    if (!has_to_be_there || is_there(into)) return;
    add(node.source(), "there is no file or folder `" + into + "`",
        "paths are seen from the folder of " + std::string(settings_name));
    into.clear();
  }
  void paths(const toml::key& key, const toml::node& node, std::vector<std::string>& into) {
    const toml::array* list = node.as_array();
    if (list == nullptr) return wrong(key, node, "a list of paths in quotes");
    for (const toml::node& item : *list) {
      std::string one;
      path(key, item, one);
      if (!one.empty()) into.push_back(one);
    }
  }
  void words(const toml::key& key, const toml::node& node, std::vector<std::string>& into,
             std::vector<Location>& places) {
    const toml::array* list = node.as_array();
    if (list == nullptr || list->empty()) return wrong(key, node, "a list of names in quotes");
    for (const toml::node& item : *list) {
      const auto* text = item.as_string();
      if (text == nullptr) {
        wrong(key, item, "a name in quotes");
        continue;
      }
      into.push_back(text->get());
      places.push_back(place_of(item.source()));
    }
  }
  void number(const toml::key& key, const toml::node& node, int least, int most, std::optional<int>& into) {
    const auto* whole = node.as_integer();
    if (whole == nullptr || whole->get() < least || whole->get() > most)
      return wrong(key, node, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    into = static_cast<int>(whole->get());
  }
  void flag(const toml::key& key, const toml::node& node, bool& into) {
    const auto* yes = node.as_boolean();
    if (yes == nullptr) return wrong(key, node, "true or false");
    into = yes->get();
  }

  void severities(const toml::key& key, const toml::node& node) {
    const toml::table* table = node.as_table();
    if (table == nullptr) return wrong(key, node, "a table, as [severity]");
    for (const auto& [name, value] : *table) {
      const toml::table* below = value.as_table();
      if (below == nullptr) {
        severity("", name, value);
        continue;
      }
      const std::string where = placed(std::string(name.str()));
      if (where.find('*') == std::string::npos && !is_there(where))
        add(name.source(), "there is no file or folder `" + where + "`",
            "a table below [severity] is named after a path, seen from the folder of " +
                std::string(settings_name));
      if (where.find('*') != std::string::npos && !fits_a_file(where))
        add(name.source(), "no file fits the pattern `" + where + "`",
            "a table below [severity] is named after a path, seen from the folder of " +
                std::string(settings_name));
      for (const auto& [code, judgement] : *below) severity(where, code, judgement);
    }
  }
  void severity(const std::string& where, const toml::key& code, const toml::node& node) {
    const std::string name{code.str()};
    if (!begins_a_code(name))
      return add(code.source(), "no finding has a code that begins with `" + name + "`",
                 "`sleight help` lists the codes");
    const auto* word = node.as_string();
    const std::optional<Judgement> judgement = word != nullptr ? judgement_named(word->get()) : std::nullopt;
    if (!judgement) return wrong(code, node, "\"error\", \"warn\" or \"off\"");
    settings_.severities.push_back({where, name, *judgement});
  }

  Settings& settings_;
  Diagnostics& problems_;
  fs::path folder_;
};

}  // namespace

std::optional<Judgement> judgement_named(std::string_view word) {
  if (word == "off") return Judgement::off;
  if (word == "warn") return Judgement::warn;
  if (word == "error") return Judgement::error;
  return std::nullopt;
}

std::vector<std::string> places_of_settings(const std::string& path) {
  // Nowhere, and whoever reads it says so.
  if (path.empty()) return {};
  std::error_code ignored;
  fs::path folder = fs::absolute(path).lexically_normal();
  if (!fs::is_directory(folder, ignored)) folder = folder.parent_path();
  std::vector<std::string> places;
  while (true) {
    // As short as people would write it.
    places.push_back(near_path(folder / settings_name));
    const fs::path above = folder.parent_path();
    if (above == folder || above.empty()) return places;
    folder = above;
  }
}

std::string settings_for(const std::string& path) {
  std::error_code ignored;
  for (std::string& place : places_of_settings(path))
    if (fs::is_regular_file(place, ignored)) return std::move(place);
  return "";
}

Diagnostics unknown_rules(const Settings& settings, const std::vector<std::string>& known) {
  Diagnostics found;
  std::string all;
  for (const std::string& name : known) all += (all.empty() ? "" : ", ") + name;
  for (std::size_t i = 0; i < settings.rules.size(); ++i) {
    const std::string& name = settings.rules[i];
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    const std::string near = closest_word(name, known);
    found.push_back({"T1102", Severity::error, settings.rule_places[i],
                     "there is no rule set called `" + name + "`",
                     near.empty() ? "the rule sets are " + all : "did you mean `" + near + "`?"});
  }
  return found;
}

std::optional<Diagnostic> clash_of_settings(const std::vector<std::string>& paths) {
  std::string first, path_of_first;
  for (const std::string& path : paths) {
    if (path == "-") continue;
    const std::string file = settings_for(path);
    if (path_of_first.empty()) {
      first = file;
      path_of_first = path;
    }
    if (file == first) continue;
    const auto told = [](const std::string& settings) {
      return settings.empty() ? "none" : "`" + settings + "`";
    };
    return Diagnostic{"T1109",
                      Severity::error,
                      {file.empty() ? first : file, 1, 1, 1},
                      "the settings of `" + path_of_first + "` are " + told(first) + ", and those of `" +
                          path + "` are " + told(file),
                      "check them one after the other, or name the settings of all with `--settings FILE`"};
  }
  return std::nullopt;
}

Diagnostics settings_not_followed(const std::vector<std::string>& paths, const std::string& followed) {
  Diagnostics found;
  std::error_code ignored, none;
  for (const std::string& path : paths) {
    if (!fs::is_directory(path, ignored)) continue;
    std::vector<fs::path> files;
    for (fs::recursive_directory_iterator each(path, fs::directory_options::skip_permission_denied, ignored),
         end;
         each != end; each.increment(ignored)) {
      if (ignored) break;
      const std::string name = each->path().filename().string();
      if (name.starts_with('.') && each->is_directory(none)) each.disable_recursion_pending();
      if (name == settings_name && !fs::equivalent(each->path(), followed, none))
        files.push_back(each->path());
    }
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files)
      found.push_back(
          {"T1109",
           Severity::warning,
           {file.string(), 1, 1, 1},
           "these settings are not followed, because `" + path + "` lies above them",
           "check `" + file.parent_path().string() + "` by itself, or name them with `--settings`"});
  }
  return found;
}

Settings read_settings(const std::string& file, Diagnostics& problems) {
  Settings settings;
  settings.file = file;
  std::string problem;
  const std::optional<std::string> text = contents_of(file, problem, most_of_settings);
  if (!text) {
    problems.push_back({"T1101", Severity::error, {file}, problem, "name a file that can be read"});
    return settings;
  }
  try {
    const toml::table root = toml::parse(*text, file);
    SettingsReader(settings, problems).read(root);
  } catch (const toml::parse_error& error) {
    const toml::source_position& at = error.source().begin;
    problems.push_back({"T1101",
                        Severity::error,
                        {file, static_cast<int>(at.line), static_cast<int>(at.column)},
                        "this is no TOML: " + std::string(error.description()),
                        "write it as `sleight help T1101` shows"});
  }
  // Tables have no order of their own: as they stand in the file.
  std::stable_sort(problems.begin(), problems.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return a.location.line < b.location.line;
  });
  return settings;
}

}  // namespace sleight
