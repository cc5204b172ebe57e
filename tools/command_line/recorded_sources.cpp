#include "tools/command_line/recorded_sources.h"

#include <algorithm>

#include "core/card/fingerprint.h"
#include "tools/display/phrases.h"

namespace sleight {
namespace {

std::string told(const RecordedMod& mod) { return mod.name + " " + mod.version; }

/// "without mods", "with the mods shadow 1.0, frost 2".
std::string told(const std::vector<RecordedMod>& mods) {
  if (mods.empty()) return "without mods";
  std::string text;
  for (const RecordedMod& mod : mods) text += (text.empty() ? "" : ", ") + told(mod);
  return (mods.size() == 1 ? "with the mod " : "with the mods ") + text;
}

/// "the library of the program", "the library in my/cards".
std::string told(const RecordedLibrary& library) {
  return library.folder.empty() ? "the library of the program" : "the library in " + library.folder;
}

Diagnostic finding(const std::string& file, std::string message, std::string fix) {
  return {"T0703", Severity::error, {file, 0, 0, 1}, std::move(message), std::move(fix)};
}

/// Whether both are the same mods in the same versions. Their order counts, because later mods win; what is
/// in them may have changed.
bool are_same(const std::vector<RecordedMod>& some, const std::vector<RecordedMod>& others) {
  return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                    [](const RecordedMod& one, const RecordedMod& other) {
                      return one.name == other.name && one.version == other.version;
                    });
}

}  // namespace

void note_cards(Record& record, const CardSources& sources, const Collection& cards) {
  record.library = {sources.library, cards.fingerprint};
  record.mods.clear();
  for (const CollectedMod& mod : cards.mods)
    record.mods.push_back({mod.info.name, mod.info.version, mod.fingerprint});
}

void note_rules(Record& record, const Library& library, const Rules& rules) {
  record.rules = {rules.name, fingerprint(library, rules)};
}

Diagnostic other_cards(const std::string& file, const Record& record, const Record& here) {
  if (!are_same(record.mods, here.mods))
    return finding(
        file, "the record was played " + told(record.mods) + ", not " + told(here.mods),
        record.mods.empty() ? "leave `--mod` out" : "name these mods, in this order, with `--mod DIR`");
  // The same cards may lie elsewhere, and a library that was named in both cases may have been changed: only
  // where one of the two is the program's own are they two libraries for certain.
  const bool is_other = record.library.folder.empty() != here.library.folder.empty();
  if (is_other && record.library.fingerprint != here.library.fingerprint)
    return finding(file,
                   "the record was played with " + told(record.library) + ", not with " + told(here.library),
                   record.library.folder.empty() ? "leave `--library` out"
                                                 : "name it with `--library " + record.library.folder + "`");
  return {};
}

Diagnostic missing_cards(const std::string& file, const Record& record, const Library& library) {
  std::vector<std::string> missing;
  for (const std::vector<std::string>& deck : record.decks)
    for (const std::string& name : deck)
      if (library.find(name) == CardId::none &&
          std::find(missing.begin(), missing.end(), name) == missing.end())
        missing.push_back(name);
  if (missing.empty()) return {};
  return finding(file, "the record was played with cards that the library does not have: " + listed(missing),
                 "name the library that has them with `--library DIR`, or a mod with `--mod DIR`");
}

Diagnostic missing_rules(const std::string& file, const Record& record) {
  return finding(file,
                 "the record was played by the rule set " + record.rules.name +
                     ", which neither the program " +
                     (record.mods.empty() ? "has nor a mod brings" : "nor one of these mods has any more"),
                 "name the mod that brings it with `--mod DIR`, or record the duel again");
}

std::vector<std::string> changed_since(const Record& record, const Record& here) {
  std::vector<std::string> changed;
  if (record.library.fingerprint != here.library.fingerprint) changed.emplace_back("the library");
  for (std::size_t i = 0; i < std::min(record.mods.size(), here.mods.size()); ++i)
    if (record.mods[i].fingerprint != here.mods[i].fingerprint)
      changed.push_back("the mod " + told(record.mods[i]));
  if (record.rules.fingerprint != here.rules.fingerprint)
    changed.push_back("the rule set " + record.rules.name);
  return changed;
}

}  // namespace sleight
