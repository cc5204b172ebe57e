#include "tools/commands/check_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <thread>

#include "scripting/files/rule_sets.h"
#include "tools/checking/script_check.h"
#include "tools/checking/workspace.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/card_trials.h"
#include "tools/command_line/program.h"
#include "tools/command_line/project_settings.h"
#include "tools/files/file_system.h"
#include "tools/files/file_watch.h"
#include "tools/files/interruption.h"
#include "tools/gate/baseline.h"
#include "tools/gate/card_comparison.h"
#include "tools/gate/fixes.h"
#include "tools/gate/gate.h"
#include "tools/gate/levels.h"
#include "tools/gate/mended_texts.h"
#include "tools/gate/new_findings.h"
#include "tools/gate/revision.h"
#include "tools/library/mod_folders.h"
#include "tools/logging/stopwatch.h"

namespace sleight {
namespace {

/// How far is checked where nobody says.
constexpr int usual_level = 5;
/// From which level on the texts of cards are told of, and so how each card stands.
constexpr int level_of_texts = 5;

struct CheckOptions {
  std::vector<std::string> paths;
  std::string cards, printed;
  int level = 0;                                          ///< 0: as the settings say, or else the usual one
  std::vector<std::string> rules{"fifth", "microprose"};  ///< of level 6
  std::string baseline, write_baseline, since, compare;
  bool strict = false, statistics = false;
  std::string fix;    ///< "safe", "all", or "": nothing is mended
  bool diff = false;  ///< what would be mended is shown, and not done
  bool watch = false;
  std::uint64_t seed = 1;
  std::string scenarios;
};

/// Tells of one script after the other in which set it is: the folder that it lies in. Those of one folder
/// follow each other, and where that lies is found out once.
class SetsOfScripts {
 public:
  const std::string& set_of(const std::string& file) {
    const std::string_view folder = std::string_view(file).substr(0, file.rfind('/') + 1);
    if (!known_ || folder != folder_) {
      folder_ = folder;
      set_ = std::filesystem::absolute(file).lexically_normal().parent_path().filename().string();
      known_ = true;
    }
    return set_;
  }

 private:
  bool known_ = false;
  std::string folder_;
  std::string set_;
};

/// What is known of a card behind the levels 4 and 5.
CardState state_of(const CardFile& script, const std::string& set, const ScriptCheck& check,
                   bool has_printings) {
  CardState state{script.card.name, script.file, "", "", script.differs, "", ""};
  state.set = set;
  if (has_printings) state.printing = name_of(check.printing.witness);
  if (check.is_wrong()) {
    state.state = "wrong";
    return state;
  }
  switch (check.text.outcome) {
    case TextCheck::Outcome::proved:
      state.state = "proved";
      break;
    case TextCheck::Outcome::differs:
      state.state = "differs";
      break;
    case TextCheck::Outcome::unread:
      state.state = script.functions > 0 ? "function" : "unread";
      break;
    case TextCheck::Outcome::unsupported:
      state.state = "unsupported";
      state.why = script.card.unsupported;
      break;
    case TextCheck::Outcome::no_text:
      state.state = "no text";
      break;
  }
  return state;
}

/// How many scripts are the cards that their printings make.
void count_printings(const std::vector<ScriptCheck>& checks, Report& report) {
  const auto count = [&](Witness witness) {
    return std::count_if(checks.begin(), checks.end(),
                         [witness](const ScriptCheck& check) { return check.printing.witness == witness; });
  };
  report.count("as printed", count(Witness::agrees));
  report.count("not as printed", count(Witness::differs));
  report.count("printings unread", count(Witness::unread));
  report.count("no printing", count(Witness::none));
}

/// How far a check has come.
struct Progress {
  std::size_t checked = 0, all = 0;
};

/// What a mod brings, for the report.
ModState state_of(const CollectedMod& mod) {
  ModState state{mod.info.name, mod.info.version, mod.folder, {}};
  for (const ModItem& item : mod.items)
    state.parts.push_back({name_of(item.kind), item.name, item.file, item.before, item.before_mod});
  return state;
}

/// Tells all that a workspace knows: what is found, what its mods bring, and of each card how it stands.
Progress tell(Program& program, const CheckOptions& o, const Workspace& workspace, Report& report) {
  const Scripts& scripts = workspace.scripts();
  const std::vector<ScriptCheck>& checks = workspace.checks();
  const std::vector<char>& done = workspace.done();
  const bool has_printings = !workspace.data().printed.empty();
  for (Diagnostic& finding : workspace.findings())
    if (level_of(finding.code) <= o.level) report.add(std::move(finding));
  for (const CollectedMod& mod : workspace.mods())
    if (lies_in((std::filesystem::path(mod.folder) / "mod.lua").string(), workspace.paths()))
      report.mod(state_of(mod));
  for (const ModuleFile& module : scripts.module_files) {
    report.source(module.file, module.source);
    report.looked_at(module.file);
  }
  // Only cards that passed levels 1 to 3 are among them: each level goes on from the one before.
  SetsOfScripts sets;
  long proved = 0, differ = 0, unread = 0, unsupported = 0, functions = 0;
  for (std::size_t i = 0; i < scripts.cards.size(); ++i) {
    const CardFile& script = scripts.cards[i];
    report.source(script.file, script.source);
    report.looked_at(script.file);
    if (done[i] == 0) continue;
    const ScriptCheck& check = checks[i];
    functions += script.functions;
    // Below the level of texts nothing is said of what they prove.
    if (o.level < level_of_texts) continue;
    report.card(state_of(script, sets.set_of(script.file), check, has_printings));
    // Its text was not looked at, and it counts as nothing.
    if (check.is_wrong()) continue;
    proved += check.text.outcome == TextCheck::Outcome::proved ? 1 : 0;
    differ += check.text.outcome == TextCheck::Outcome::differs ? 1 : 0;
    unread += check.text.outcome == TextCheck::Outcome::unread ? 1 : 0;
    unsupported += check.text.outcome == TextCheck::Outcome::unsupported ? 1 : 0;
  }
  report.count("files", static_cast<long>(scripts.files));
  report.count("cards", static_cast<long>(scripts.cards.size()));
  if (o.level >= level_of_texts) {
    report.count("proved", proved);
    report.count("differ", differ);
    report.count("unread", unread);
  }
  if (unsupported > 0) report.count("unsupported", unsupported);
  report.count("functions", functions);
  if (has_printings) count_printings(checks, report);
  if (o.level >= 6 && !is_interrupted())
    play_cards(program, workspace, {o.rules, o.seed, o.scenarios}, report);
  program.log.tell(LogLevel::info, "held the text of " + std::to_string(proved + differ + unread) +
                                       " cards against their scripts: " + std::to_string(proved) + " proved");
  return {static_cast<std::size_t>(std::count(done.begin(), done.end(), 1)), done.size()};
}

/// Checks all scripts of `paths`: what is found, and what is known of each card, goes into the report.
Progress check_paths(Program& program, const CheckOptions& o, const std::vector<std::string>& paths,
                     Workspace& workspace, Report& report) {
  const Stopwatch watch;
  workspace.load(paths);
  tell_of_reading(program.log, workspace.scripts());
  program.log.tell(LogLevel::debug,
                   "reading them and holding them against what they say took " + watch.text());
  const Progress progress = tell(program, o, workspace, report);
  program.log.tell(LogLevel::debug, "checking took " + watch.text() + " in all");
  return progress;
}

/// What a check looks at that is told to do so.
Looked looked_at(const CheckOptions& o) {
  return {o.paths, o.level, !o.cards.empty() || !o.printed.empty(), /*only_new=*/!o.since.empty()};
}

/// Leaves what is new since a revision of the repository that the first path lies in.
bool leave_new(Program& program, const CheckOptions& o, Workspace& workspace, Report& report) {
  const Revision revision(o.paths.front(), o.since);
  if (!revision.problem().empty()) {
    program.usage("T1108", revision.problem(),
                  "name a commit, branch or tag of the repository that the scripts lie in");
    return false;
  }
  const std::vector<std::string> paths = revision.earlier_places(o.paths);
  Report earlier;
  if (!paths.empty()) check_paths(program, o, paths, workspace, earlier);
  // What was expected then was told to nobody: who takes the comment away opens the gate.
  Gate(looked_at(o)).take_expected(earlier);
  keep_new_findings(report, earlier, revision);
  return true;
}

/// Writes what is found as a baseline: then it is known.
void write_baseline(Program& program, const std::string& file, Report& report) {
  const std::size_t known = report.findings().size();
  if (!program.write(file, baseline_text(report, file))) return;
  report.revise([](const Diagnostic&) { return false; });
  report.count("known from now on", static_cast<long>(known));
}

/// As often are scripts checked again because something was mended: one mistake may hide the next.
constexpr int most_rounds = 20;

/// Writes what the edits of the findings make of the files; gives how many findings they mend.
std::size_t mend(Program& program, const CheckOptions& o, const Report& report, Diagnostics& fixed) {
  std::size_t mended = 0;
  for (const FixedFile& file : fixed_files(report, o.fix == "all")) {
    if (const std::string problem = write_fixed(file); !problem.empty()) {
      program.usage("T0105", problem, "check again");
      continue;
    }
    fixed.insert(fixed.end(), file.fixed.begin(), file.fixed.end());
    mended += file.fixed.size();
  }
  return mended;
}

/// Which of the files that were changed are told by name.
std::string told_files(const std::vector<std::string>& files) {
  std::string told = shown_path(files.front());
  if (files.size() > 1) told += " and " + std::to_string(files.size() - 1) + " more";
  return told;
}

/// So often files are looked at: a save is answered within a tenth of a second.
constexpr std::chrono::milliseconds between_looks{40};

/// How a check ended.
enum class Ended : unsigned char {
  done,     ///< with all that was asked for, or an interruption
  refused,  ///< nothing could be checked, and why was said
  due       ///< the settings, or what they name, were changed while it watched: all is to be done anew
};

/// Says which files were changed, to people.
void tell_changed(const Program& program, const std::vector<std::string>& changed) {
  if (program.format() == Format::human) std::cout << "\n" << told_files(changed) << " changed\n";
}

/// The files that may hold the settings, whether they are there or not.
std::vector<std::string> files_of_settings(const Program& program, const CheckOptions& o) {
  if (!program.settings_file.empty()) return {program.settings_file};
  std::vector<std::string> files;
  for (const std::string& path : o.paths)
    for (std::string& file : places_of_settings(path)) files.push_back(std::move(file));
  return files;
}

/// What scripts are held against, where settings or options name it.
std::vector<std::string> files_of_data(const CheckOptions& o, const Settings& settings) {
  std::vector<std::string> files{settings.baseline, o.cards, o.printed};
  std::erase(files, "");
  return files;
}

/// What a watch looks at.
struct Watched {
  FileWatch& settings;
  FileWatch data;
  FileWatch scripts;
};

/// Checks again whenever a script is written, until it is interrupted, nobody reads what it says, or anything
/// else is written that is watched.
Ended watch(Program& program, const CheckOptions& o, const Settings& settings, Watched& watched,
            Workspace& workspace) {
  while (!is_interrupted() && std::cout.flush()) {
    for (FileWatch* others : {&watched.settings, &watched.data})
      if (const std::vector<std::string> changed = others->changed(); !changed.empty()) {
        tell_changed(program, changed);
        return Ended::due;
      }
    const std::vector<std::string> changed = watched.scripts.changed();
    if (changed.empty()) {
      std::this_thread::sleep_for(between_looks);
      continue;
    }
    tell_changed(program, changed);
    // Where one of them makes all be read again, the others are read with it.
    for (const std::string& file : changed)
      if (!workspace.refresh(file)) break;
    Report report;
    tell(program, o, workspace, report);
    close_gate(report, settings, looked_at(o));
    program.status = 0;
    program.finish(report);
  }
  return Ended::done;
}

/// Checks once, and goes on as long as it watches. What the settings say is added to the options.
Ended check(Program& program, const CLI::App& command, CheckOptions o, FileWatch& of_settings) {
  const auto refuse = [&](const char* code, const std::string& what, const std::string& fix) {
    program.usage(code, what, fix);
    return Ended::refused;
  };
  Settings settings;
  if (!open_settings(program, command, o.paths, settings)) return Ended::refused;
  if (o.level == 0) o.level = settings.level.value_or(usual_level);
  if (o.cards.empty()) o.cards = settings.cards;
  if (o.printed.empty()) o.printed = settings.printed;
  if (!o.baseline.empty()) settings.baseline = o.baseline;
  if (!o.write_baseline.empty()) settings.baseline.clear();
  settings.strict = settings.strict || o.strict;
  if (!settings.rules.empty()) o.rules = settings.rules;
  if (o.diff && program.format() != Format::human)
    return refuse("T0104",
                  "`--diff` shows a patch, and `--format " + program.format_name + "` is another format",
                  "leave one of the two out; --format json and sarif have the edits of each finding");
  if (!o.compare.empty() && o.level < level_of_texts)
    return refuse(
        "T0104",
        "`--compare` asks which cards are proved, and level " + std::to_string(o.level) + " looks at no text",
        "write `--level 5`, or leave `--compare` out");
  if (!program.has_sources()) return Ended::refused;
  // All paths first: a typo in the last one is told before the long work and not after it.
  for (const std::string& path : o.paths)
    if (!program.has_scripts(path, {FileKind::script})) return Ended::refused;
  if (const Diagnostics unknown = unknown_rules(
          settings, rule_set_names(mods_with(program.sources, o.paths), data_folder(program.sources)));
      !unknown.empty()) {
    Report report;
    report.add(unknown);
    program.refuse(report);
    return Ended::refused;
  }
  // What may be read and lies nowhere is the standard input.
  const auto lies_somewhere = [](const std::string& path) { return std::filesystem::exists(path); };
  if (o.watch && !std::all_of(o.paths.begin(), o.paths.end(), lies_somewhere))
    return refuse("T0104", "`--watch` waits for files to be written, and `-` is the standard input",
                  "name the files or folders to watch");
  Report of_data;
  if (program.settings_file.empty() && o.since.empty())
    of_data.add(settings_not_followed(o.paths, settings.file));
  Witnesses witnesses;
  Diagnostics problems;
  if (!open_witnesses(program, o.cards, o.printed, witnesses, problems)) return Ended::refused;
  of_data.add(problems);
  heed_interruption();
  std::vector<std::string> folders = o.paths;
  for (const std::string& mod : mods_with(program.sources, o.paths)) folders.push_back(mod);
  // Before anything is read: what is written meanwhile is read again.
  const auto if_watched = [&](std::vector<std::string> paths) {
    return FileWatch(o.watch ? std::move(paths) : std::vector<std::string>());
  };
  Watched watched{of_settings, if_watched(files_of_data(o, settings)), if_watched(std::move(folders))};
  Workspace workspace(program.sources, std::move(witnesses), program.jobs);
  Report report;
  Progress progress;
  Diagnostics fixed;
  MendedTexts mended;
  for (int round = 0; round < most_rounds; ++round) {
    report = of_data;
    mended.show_in(report);
    progress = check_paths(program, o, o.paths, workspace, report);
    if (is_interrupted()) break;
    Gate gate(looked_at(o));
    gate.take_expected(report);
    if (!o.since.empty() && !leave_new(program, o, workspace, report)) return Ended::refused;
    gate.judge(report, settings);
    if (o.diff) {
      if (!mended.mend(report, o.fix == "all", workspace)) break;
      continue;
    }
    if (o.fix.empty() || mend(program, o, report, fixed) == 0) break;
  }
  if (o.diff && !is_interrupted()) {
    const std::string patch = mended.patch();
    std::cout << patch;
    if (!patch.empty()) program.status = std::max(program.status, 1);
    return Ended::done;
  }
  if (!o.fix.empty()) report.tell_fixed(std::move(fixed));
  if (!is_interrupted()) {
    if (!o.compare.empty()) compare_cards(report, o.compare, o.paths);
    if (!o.write_baseline.empty()) write_baseline(program, o.write_baseline, report);
  }
  if (o.statistics) report.tell_codes();
  program.finish(report);
  // Its end is an interruption, and not that of work.
  if (o.watch && !is_interrupted()) return watch(program, o, settings, watched, workspace);
  program.tell_interruption("the texts of " + std::to_string(progress.checked) + " cards of " +
                            std::to_string(progress.all) + " were checked");
  return Ended::done;
}

/// Waits until one of the files is written, made or deleted; false when it is interrupted before.
bool wait_for(const Program& program, FileWatch& files) {
  while (!is_interrupted() && std::cout.flush()) {
    if (const std::vector<std::string> changed = files.changed(); !changed.empty()) {
      tell_changed(program, changed);
      return true;
    }
    std::this_thread::sleep_for(between_looks);
  }
  return false;
}

void run(Program& program, const CLI::App& command, const CheckOptions& o) {
  // What the settings add to it is taken back before others are read.
  const CardSources sources = program.sources;
  const int jobs = program.jobs;
  bool is_first = true;
  while (true) {
    // Before they are read, as with scripts.
    FileWatch settings(o.watch ? files_of_settings(program, o) : std::vector<std::string>());
    const Ended ended = check(program, command, o, settings);
    if (!o.watch || ended == Ended::done || (ended == Ended::refused && is_first)) return;
    if (ended == Ended::refused && !wait_for(program, settings)) return;
    is_first = false;
    program.sources = sources;
    program.jobs = jobs;
    program.has_library_of_settings = program.has_mods_of_settings = false;
    program.status = 0;
  }
}

}  // namespace

void add_check(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("check", "validate scripts, sets, rule sets and mods");
  auto o = std::make_shared<CheckOptions>();
  add_input(*command, program, "path", o->paths, "scripts, or folders of them; - is the standard input")
      ->required();
  command->add_option("--cards", o->cards, "card data to hold the facts against (MTGJSON or Scryfall)");
  command->add_option(
      "--printed", o->printed,
      "what the cards themselves say, to hold the scripts against: NAME: {set, type, text}, or "
      "MTGJSON's file of a set");
  command
      ->add_option("--level", o->level,
                   "up to which level (1 to 6, default: 5): 6 plays every ability of every card")
      ->check(CLI::Range(1, 6));
  add_seed(*command, o->seed, "seed of the situations that level 6 plays (default: 1)");
  command->add_option("--scenarios", o->scenarios,
                      "the folder for scenarios that show what level 6 has found, in folders as the scripts");
  add_settings(*command, program);
  command->add_flag("--strict", o->strict, "warnings are errors");
  CLI::Option* known =
      command->add_option("--baseline", o->baseline, "a file of findings that are known, and told no more");
  add_output(*command, program, "--write-baseline", o->write_baseline,
             "write what is found to a file, as known from now on")
      ->excludes(known);
  command->add_option(
      "--since", o->since,
      "tell only what is new since that revision (git): on changed lines, or not found there");
  command->add_option("--compare", o->compare,
                      "an earlier report (--format json): a card that is no longer proved is an error");
  CLI::Option* fix = command->add_flag(
      "--fix{safe}", o->fix,
      "mend what the findings know how to: what is safe, or with --fix=all also what is to be looked at");
  only_one_of(*fix, {"safe", "all"});
  command->add_flag("--diff", o->diff, "show what --fix would change, as a patch, and write nothing");
  CLI::Option* watch = command->add_flag(
      "--watch", o->watch, "check again whenever a script is written, until it is interrupted (Ctrl-C)");
  for (const char* other : {"--since", "--compare", "--fix", "--diff", "--write-baseline"})
    watch->excludes(command->get_option(other));
  command->add_flag("--statistics", o->statistics, "tell how often each code is found, too");
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, command, o] { run(program, *command, *o); });
}

}  // namespace sleight
