#include "tools/checking/mods_in_play.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "grammar/open_words.h"
#include "tools/checking/mod_check.h"
#include "tools/checking/module_check.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"
#include "tools/library/card_scripts.h"
#include "tools/library/known_words.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// The files of mods that are no cards.
std::vector<std::string> modules_of(const std::vector<std::string>& mods) {
  std::vector<std::string> files;
  Diagnostics told_when_loaded;
  for (const std::string& mod : mods) {
    for (const char* part : {"mod.lua", "counters.lua", "keywords", "rules"})
      if (std::string path = (fs::path(mod) / part).string(); is_there(path))
        files.push_back(std::move(path));
    const std::string cards = (fs::path(mod) / "cards").string();
    if (!is_there(cards)) continue;
    for (std::string& file : lua_files(cards, told_when_loaded))
      if (fs::path(file).filename() == "set.lua") files.push_back(std::move(file));
  }
  return files;
}

}  // namespace

Diagnostics faults_of_mods(const CardSources& sources, const Collection& loaded) {
  if (sources.mods.empty()) return {};
  const std::string data = data_folder(sources);
  const Scripts scripts =
      load_scripts(modules_of(sources.mods), 1, sources.mods, {}, data, sources.cache.get());
  const Vocabulary words = vocabulary_of(loaded, sources.mods, data);
  const std::vector<std::string> counters = words.counters(), phases = words.phases();
  Diagnostics all = scripts.findings;
  for (Diagnostics found :
       {check_modules(scripts, {counters, phases}, sources),
        check_mod_places(scripts, sources.mods, sources.mods, data), check_rule_sets(sources)})
    std::move(found.begin(), found.end(), std::back_inserter(all));
  Diagnostics faults;
  for (Diagnostic& finding : all) {
    const auto is_same = [&](const Diagnostic& other) {
      return other.code == finding.code && other.message == finding.message &&
             other.location.file == finding.location.file;
    };
    // A need that is not met is told when the mods are loaded, in other words.
    const auto is_same_need = [&](const Diagnostic& other) {
      return finding.code == "L0405" && other.code == "L0405" && other.location.file == finding.location.file;
    };
    if (finding.severity != Severity::error || std::any_of(faults.begin(), faults.end(), is_same) ||
        std::any_of(loaded.findings.begin(), loaded.findings.end(), is_same) ||
        std::any_of(loaded.findings.begin(), loaded.findings.end(), is_same_need))
      continue;
    faults.push_back(std::move(finding));
  }
  return faults;
}

}  // namespace sleight
