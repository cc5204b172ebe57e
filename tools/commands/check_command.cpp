#include "tools/commands/check_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <thread>

#include "tools/checking/script_check.h"
#include "tools/checking/workspace.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/command_line/project_settings.h"
#include "tools/files/file_system.h"
#include "tools/files/file_watch.h"
#include "tools/files/interruption.h"
#include "tools/gate/baseline.h"
#include "tools/gate/card_comparison.h"
#include "tools/gate/fixes.h"
#include "tools/gate/gate.h"
#include "tools/gate/new_findings.h"
#include "tools/gate/revision.h"
#include "tools/library/mod_folders.h"
#include "tools/logging/stopwatch.h"
#include "tools/playtest/kept_checks.h"
#include "tools/playtest/played_check.h"
#include "tools/playtest/stock_cards.h"

namespace sleight {
namespace {

/// How far is checked where nobody says.
constexpr int usual_level = 5;

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

/// What all cards are tried with: the keywords and counters that are loaded around them, and those that the
/// scripts bring.
bool open_trials(Program& program, const Workspace& workspace, const CheckOptions& o,
                 playtest::Trials& trials) {
  const Scripts& scripts = workspace.scripts();
  const Collection collection = open_library(workspace.sources());
  const auto base = std::make_shared<Library>();
  trials.words = scripts.words;
  trials.words.merge(collection.library->words());
  for (const auto& keyword : collection.library->keywords()) base->add(*keyword);
  for (const auto& counter : collection.library->counters()) base->add(*counter);
  // Those that are being checked come last, and take the place of what has their name.
  for (const Value& module : scripts.modules) {
    if (const auto* keyword = std::get_if<Keyword>(&module)) base->add(*keyword);
    if (const auto* counter = std::get_if<CounterKind>(&module)) base->add(*counter);
  }
  trials.stock = playtest::stock_cards(workspace.data().vocabulary, trials.words);
  base->words().merge(trials.words);
  trials.base = base;
  trials.seed = o.seed;
  for (const std::string& name : o.rules) {
    std::string problem;
    auto rules = open_rules(name, workspace.sources(), problem);
    if (!rules) {
      program.usage("T0104", problem);
      return false;
    }
    trials.rules.push_back(std::move(rules));
  }
  return true;
}

/// Where a file lies, however it was named.
std::filesystem::path place_of(const std::string& file) {
  return std::filesystem::absolute(file).lexically_normal();
}

/// The folder that all scripts lie in or below.
std::filesystem::path common_folder(const std::vector<CardFile>& scripts) {
  std::filesystem::path common;
  for (const CardFile& script : scripts) {
    const std::filesystem::path folder = place_of(script.file).parent_path();
    if (common.empty()) common = folder;
    const auto parted = std::mismatch(common.begin(), common.end(), folder.begin(), folder.end()).first;
    std::filesystem::path shared;
    for (auto part = common.begin(); part != parted; ++part) shared /= *part;
    common = shared;
  }
  return common;
}

/// Writes what shows the findings of one card, each to a file of its own: below `folder` where the script
/// lies below `common`, because two scripts may be called alike.
bool write_scenarios(Program& program, const std::string& folder, const std::filesystem::path& common,
                     const std::vector<CardFile>& scripts, const CardFile& script,
                     const playtest::PlayedCheck& played) {
  if (folder.empty()) return true;
  const std::string name = place_of(script.file).lexically_relative(common).replace_extension().string();
  for (std::size_t i = 0; i < played.scenarios.size(); ++i) {
    const std::string file = folder + "/" + name + "_" + std::to_string(i + 1) + ".lua";
    const auto is_read = [&](const CardFile& read) { return is_same_file(file, read.file); };
    if (is_there(file) && std::any_of(scripts.begin(), scripts.end(), is_read)) {
      program.refuse_to_write_over(file, "the command reads it");
      return false;
    }
    if (!program.write(file, played.scenarios[i])) return false;
  }
  return true;
}

/// Level 6: played. Only cards that passed the levels before it, and that do all that they say.
void play_cards(Program& program, const Workspace& workspace, const CheckOptions& o, Report& report) {
  const Scripts& scripts = workspace.scripts();
  const std::vector<ScriptCheck>& checks = workspace.checks();
  playtest::Trials trials;
  if (!open_trials(program, workspace, o, trials)) return;
  playtest::KeptChecks tried(trials, program.tried_cards.get());
  std::vector<playtest::PlayedCheck> played(scripts.cards.size());
  const auto play = [&](std::size_t i, std::size_t) {
    if (checks[i].is_sound()) played[i] = tried.check(scripts.cards[i]);
  };
  const std::vector<char> done = in_parallel_until_interrupted(scripts.cards.size(), program.jobs, play);
  long cards = 0, situations = 0, parts = 0, idle = 0;
  std::map<std::string, long> unreached;
  const std::filesystem::path common = common_folder(scripts.cards);
  for (std::size_t i = 0; i < played.size(); ++i) {
    report.add(played[i].findings);
    if (!write_scenarios(program, o.scenarios, common, scripts.cards, scripts.cards[i], played[i])) return;
    cards += checks[i].is_sound() && done[i] != 0 ? 1 : 0;
    situations += played[i].situations;
    parts += played[i].parts;
    idle += played[i].idle;
    for (const auto& [reason, count] : played[i].unreached) unreached[reason] += count;
  }
  program.log.tell(LogLevel::info, "of " + std::to_string(cards) + " cards " + std::to_string(tried.known()) +
                                       " were not played again, because nothing has changed about them");
  report.count("played", cards);
  report.count("situations", situations);
  report.count("parts", parts);
  report.count("idle", idle);
  for (const auto& [reason, count] : unreached) report.count("not reached: " + reason, count);
}

/// Tells of one script after the other in which set it is: the folder that it lies in. Those of one folder
/// follow each other, and where that lies is found out once.
class SetsOfScripts {
 public:
  const std::string& set_of(const std::string& file) {
    const std::string_view folder = std::string_view(file).substr(0, file.rfind('/') + 1);
    if (!known_ || folder != folder_) {
      folder_ = folder;
      set_ = place_of(file).parent_path().filename().string();
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
  report.add(workspace.findings());
  for (const CollectedMod& mod : workspace.mods())
    if (lies_in((std::filesystem::path(mod.folder) / "mod.lua").string(), workspace.paths()))
      report.mod(state_of(mod));
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
  report.count("proved", proved);
  report.count("differ", differ);
  report.count("unread", unread);
  if (unsupported > 0) report.count("unsupported", unsupported);
  report.count("functions", functions);
  if (has_printings) count_printings(checks, report);
  if (o.level >= 6 && !is_interrupted()) play_cards(program, workspace, o, report);
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

/// Leaves what is new since a revision of the repository that the first path lies in.
bool leave_new(Program& program, const CheckOptions& o, Workspace& workspace, Report& report) {
  const Revision revision(o.paths.front(), o.since);
  if (!revision.problem().empty()) {
    program.usage("T1108", revision.problem(),
                  "name a commit, branch or tag of the repository that the scripts lie in");
    return false;
  }
  std::vector<std::string> paths;
  for (const std::string& path : o.paths)
    if (std::string earlier = revision.earlier_place(path); is_there(earlier))
      paths.push_back(std::move(earlier));
  Report earlier;
  if (!paths.empty()) check_paths(program, o, paths, workspace, earlier);
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

/// Shows what the edits of the findings would make of the files.
void show_patches(Program& program, const CheckOptions& o, const Report& report) {
  for (const FixedFile& file : fixed_files(report, o.fix == "all")) {
    std::cout << patch_of(file);
    program.status = std::max(program.status, 1);
  }
}

/// What the gate of the settings makes of a report.
void close(const CheckOptions& o, const Settings& settings, Report& report) {
  close_gate(report, settings,
             {o.paths, o.level, !o.cards.empty() || !o.printed.empty(), /*only_new=*/!o.since.empty()});
}

/// Which of the files that were changed are told by name.
std::string told_files(const std::vector<std::string>& files) {
  std::string told = shown_path(files.front());
  if (files.size() > 1) told += " and " + std::to_string(files.size() - 1) + " more";
  return told;
}

/// So often files are looked at: a save is answered within a tenth of a second.
constexpr std::chrono::milliseconds between_looks{40};

/// Checks again whenever a file is written, until it is interrupted or nobody reads what it says.
void watch(Program& program, const CheckOptions& o, const Settings& settings, FileWatch& files,
           Workspace& workspace) {
  while (!is_interrupted() && std::cout.flush()) {
    const std::vector<std::string> changed = files.changed();
    if (changed.empty()) {
      std::this_thread::sleep_for(between_looks);
      continue;
    }
    if (program.format() == Format::human) std::cout << "\n" << told_files(changed) << " changed\n";
    // Where one of them makes all be read again, the others are read with it.
    for (const std::string& file : changed)
      if (!workspace.refresh(file)) break;
    Report report;
    tell(program, o, workspace, report);
    close(o, settings, report);
    program.status = 0;
    program.finish(report);
  }
}

void run(Program& program, const CLI::App& command, CheckOptions& o) {
  Settings settings;
  if (!open_settings(program, command, o.paths, settings)) return;
  if (o.level == 0) o.level = settings.level.value_or(usual_level);
  if (o.cards.empty()) o.cards = settings.cards;
  if (o.printed.empty()) o.printed = settings.printed;
  if (!o.baseline.empty()) settings.baseline = o.baseline;
  if (!o.write_baseline.empty()) settings.baseline.clear();
  settings.strict = settings.strict || o.strict;
  if (!settings.rules.empty()) o.rules = settings.rules;
  if (!program.has_sources()) return;
  // All paths first: a typo in the last one is told before the long work and not after it.
  for (const std::string& path : o.paths)
    if (!program.has_scripts(path, {FileKind::script})) return;
  // What may be read and lies nowhere is the standard input.
  const auto lies_somewhere = [](const std::string& path) { return std::filesystem::exists(path); };
  if (o.watch && !std::all_of(o.paths.begin(), o.paths.end(), lies_somewhere))
    return program.usage("T0104", "`--watch` waits for files to be written, and `-` is the standard input",
                         "name the files or folders to watch");
  Report of_data;
  Witnesses witnesses;
  Diagnostics problems;
  if (!open_witnesses(program, o.cards, o.printed, witnesses, problems)) return;
  of_data.add(std::move(problems));
  heed_interruption();
  std::vector<std::string> watched = o.paths;
  for (const std::string& mod : mods_with(program.sources, o.paths)) watched.push_back(mod);
  // Before anything is read: what is written meanwhile is read again.
  FileWatch files(o.watch ? watched : std::vector<std::string>());
  Workspace workspace(program.sources, std::move(witnesses), program.jobs);
  Report report;
  Progress progress;
  Diagnostics fixed;
  for (int round = 0; round < most_rounds; ++round) {
    report = of_data;
    progress = check_paths(program, o, o.paths, workspace, report);
    if (is_interrupted()) break;
    if (!o.since.empty() && !leave_new(program, o, workspace, report)) return;
    close(o, settings, report);
    if (o.diff) return show_patches(program, o, report);
    if (o.fix.empty() || mend(program, o, report, fixed) == 0) break;
  }
  if (!o.fix.empty()) report.tell_fixed(std::move(fixed));
  if (!is_interrupted()) {
    if (!o.compare.empty()) compare_cards(report, o.compare);
    if (!o.write_baseline.empty()) write_baseline(program, o.write_baseline, report);
  }
  if (o.statistics) report.tell_codes();
  program.finish(report);
  // Its end is an interruption, and not that of work.
  if (o.watch && !is_interrupted()) return watch(program, o, settings, files, workspace);
  program.tell_interruption("the texts of " + std::to_string(progress.checked) + " cards of " +
                            std::to_string(progress.all) + " were checked");
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
