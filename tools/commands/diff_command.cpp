#include "tools/commands/diff_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>

#include "scripting/files/rule_sets.h"
#include "tools/checking/script_changes.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/library/card_library.h"
#include "tools/library/known_words.h"
#include "tools/library/mod_folders.h"

namespace sleight {
namespace {

/// Of the status: what `diff` has for what it could not compare.
constexpr int trouble = 2;

std::string how_of(const ThingChange& thing) {
  return thing.is_added() ? "added" : thing.is_removed() ? "removed" : "changed";
}

/// How many things were added, removed and changed.
struct Counts {
  explicit Counts(const ScriptChanges& changes) {
    for (const ThingChange& thing : changes.things)
      ++(thing.is_added() ? added : thing.is_removed() ? removed : changed);
  }

  long added = 0, removed = 0, changed = 0;
};

void print(const Program& program, const ScriptChanges& changes) {
  for (const ThingChange& thing : changes.things) {
    std::cout << how_of(thing) << " " << thing.kind << " " << thing.name << "\n";
    std::string headed;
    for (const PartChange& part : thing.parts) {
      if (part.part != headed) std::cout << "  " << part.part << "\n";
      headed = part.part;
      for (const std::string& line : part.before) std::cout << "  - " << line << "\n";
      for (const std::string& line : part.after) std::cout << "  + " << line << "\n";
    }
    std::cout << "\n";
  }
  const Counts counts(changes);
  if (!program.quiet)
    std::cout << counts.added << " added, " << counts.removed << " removed, " << counts.changed
              << " changed, " << changes.same << " the same\n";
}

void print_json(const ScriptChanges& changes) {
  using nlohmann::ordered_json;
  ordered_json list = ordered_json::array();
  for (const ThingChange& thing : changes.things) {
    ordered_json one{{"change", how_of(thing)}, {"kind", thing.kind}, {"name", thing.name}};
    if (!thing.is_added()) one["file_before"] = thing.file_before;
    if (!thing.is_removed()) one["file_after"] = thing.file_after;
    one["parts"] = ordered_json::array();
    for (const PartChange& part : thing.parts)
      one["parts"].push_back({{"part", part.part}, {"before", part.before}, {"after", part.after}});
    list.push_back(std::move(one));
  }
  const Counts counts(changes);
  const ordered_json all{{"changes", std::move(list)},
                         {"summary",
                          {{"added", counts.added},
                           {"removed", counts.removed},
                           {"changed", counts.changed},
                           {"same", changes.same}}}};
  // A script may hold any bytes; JSON may not.
  std::cout << all.dump(2, ' ', false, ordered_json::error_handler_t::replace) << "\n";
}

/// Scripts that are held against others, and all that their words come from.
struct ReadSide {
  Scripts scripts;
  Vocabulary vocabulary;
  Collection known;
  std::map<std::string, Rules> rules;

  ComparedSide compared() const { return {scripts, vocabulary, *known.library, rules}; }
};

/// Reads one side, with the mods that it is, holds or lies in: both sides may be versions of one mod.
ReadSide read_side(const Program& program, const std::string& path, Report& unread) {
  CardSources sources = program.sources;
  sources.mods = mods_with(sources, {path});
  const std::string data = data_folder(sources);
  ReadSide side;
  side.scripts = load_scripts({path}, program.jobs, sources.mods, {}, data, sources.cache.get());
  tell_of_reading(program.log, side.scripts);
  unread.add(side.scripts.findings);
  Diagnostics findings;
  for (const ModuleFile& file : side.scripts.module_files)
    for (std::size_t i = 0; i < file.count; ++i)
      if (const auto* script = std::get_if<RuleScript>(&side.scripts.modules[file.first + i]))
        if (std::optional<Rules> rules = rules_of(*script, file.file, side.scripts.words, findings,
                                                  sources.mods, data, sources.cache.get()))
          side.rules.emplace(file.file, std::move(*rules));
  unread.add(findings);
  side.vocabulary = vocabulary_of(sources, side.scripts, {path}, program.jobs);
  side.known = open_shelf(sources, {});
  return side;
}

void run(Program& program, const std::string& one, const std::string& other) {
  if (!program.has_sources()) return;
  for (const std::string& path : {one, other})
    if (!program.has_scripts(path, {FileKind::script})) return;
  Report unread;
  const ReadSide before = read_side(program, one, unread);
  const ReadSide after = read_side(program, other, unread);
  // What cannot be read is neither removed nor the same.
  if (unread.errors() > 0) {
    program.refuse(unread);
    program.status = trouble;
    return;
  }
  program.warn(unread);
  const ScriptChanges changes = changes_between(before.compared(), after.compared());
  if (program.format() == Format::json)
    print_json(changes);
  else
    print(program, changes);
  if (!changes.things.empty()) program.status = 1;
}

}  // namespace

void add_diff(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("diff", "what changed between two scripts, or two folders of them");
  auto before = std::make_shared<std::string>();
  auto after = std::make_shared<std::string>();
  add_input(*command, program, "before", *before,
            "a card, set, mod or rule set, or a folder of them; - is the standard input")
      ->required();
  add_input(*command, program, "after", *after, "what it has become")->required();
  add_listing_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, before, after] { run(program, *before, *after); });
}

}  // namespace sleight
