#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// What becomes of a finding.
enum class Judgement : unsigned char { off, warn, error };

/// A line of the settings that judges findings: those whose code begins with `code`, in files at or below
/// `path`.
struct SeverityRule {
  std::string path;  ///< absolute; "": everywhere. With a `*` it is a pattern, else a file or folder
  std::string code;  ///< a code, or how several begin: "T10"
  Judgement judgement = Judgement::error;
};

/// What a `sleight.toml` says. Its paths are absolute here; in the file they are seen from its folder.
struct Settings {
  std::string file;  ///< "": there is none
  std::string library;
  std::vector<std::string> mods;
  std::string cards;                  ///< card data that facts are held against
  std::string printed;                ///< printings that scripts are held against
  std::string baseline;               ///< findings that are known
  std::vector<std::string> rules;     ///< the rule sets of level 6; none: both
  std::vector<Location> rule_places;  ///< where each of them is named
  std::optional<int> level;
  std::optional<int> jobs;
  bool strict = false;  ///< warnings are errors
  std::vector<SeverityRule> severities;
};

/// The name of a file of settings.
inline constexpr const char* settings_name = "sleight.toml";

/// The file of settings in the folder of `path` (or in `path`, if it is a folder) or in the nearest above it
/// that has one; "" where there is none.
std::string settings_for(const std::string& path);

/// Where settings for that file or folder are looked for, the nearest first.
std::vector<std::string> places_of_settings(const std::string& path);

/// Reads a file of settings. What is no TOML (T1101), and keys and values that mean nothing (T1102), are
/// findings; the rest holds.
Settings read_settings(const std::string& file, Diagnostics& problems);

/// The rule sets that the settings name and that are not among `known` (T1102).
Diagnostics unknown_rules(const Settings& settings, const std::vector<std::string>& known);

/// Why one check cannot follow all settings (T1109): those that hold for its paths are several, and each
/// would judge the scripts of the others. Nothing where they are one, or none.
std::optional<Diagnostic> clash_of_settings(const std::vector<std::string>& paths);

/// Files of settings in folders below the paths, which only a check of those folders follows (T1109).
Diagnostics settings_not_followed(const std::vector<std::string>& paths, const std::string& followed);

/// The level that `judgement` names: "off", "warn" or "error". Nothing for other words.
std::optional<Judgement> judgement_named(std::string_view word);

}  // namespace sleight
