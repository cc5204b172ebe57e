#include "tools/command_line/card_loading.h"

#include <fstream>
#include <iostream>
#include <optional>

#include "scripting/files/script_files.h"
#include "tools/checking/workspace.h"
#include "tools/command_line/meant_command.h"
#include "tools/command_line/program.h"
#include "tools/files/file_system.h"
#include "tools/logging/stopwatch.h"

namespace sleight {

namespace {

/// Tells the log what was read.
Collection told(const Program& program, Collection cards, const Stopwatch& watch) {
  const Log& log = program.log;
  for (const CollectedMod& mod : cards.mods)
    log.tell(LogLevel::info, "read the mod " + mod.info.name + " " + mod.info.version);
  log.tell(LogLevel::info, "read " + std::to_string(cards.cards.size()) + " cards from " +
                               shown_path(library_folder(program.sources)));
  // Here they are only told: whoever cannot go on with such cards refuses them (`set_table`).
  for (const Diagnostic& finding : cards.findings) log.tell(LogLevel::warn, one_line(finding));
  for (const CollectedCard& card : cards.cards) log.tell(LogLevel::trace, "read " + shown_path(card.file));
  log.tell(LogLevel::debug, "reading the cards took " + watch.text());
  return cards;
}

}  // namespace

Collection open_cards(const Program& program) {
  const Stopwatch watch;
  return told(program, open_library(program.sources), watch);
}

Collection open_cards(const Program& program, const std::vector<std::string>& names) {
  const Stopwatch watch;
  return told(program, open_library(program.sources, names), watch);
}

std::shared_ptr<const Rules> rules_to_play_by(Program& program, const std::string& name,
                                              const CardSources& sources) {
  Diagnostics findings;
  std::shared_ptr<const Rules> rules = open_rules(name, sources, findings);
  if (rules) return rules;
  if (!findings.empty() && !findings[0].location.file.empty()) {
    Report report;
    report.add(findings);
    program.refuse(report);
  } else {
    program.usage("T0104", findings.empty() ? "the rule set " + name + " cannot be read"
                                            : findings[0].message + ". " + findings[0].fix);
  }
  return nullptr;
}

void tell_of_reading(const Log& log, const Scripts& scripts) {
  log.tell(LogLevel::info, "read " + std::to_string(scripts.files) +
                               " scripts: " + std::to_string(scripts.cards.size()) + " cards");
  for (const CardFile& script : scripts.cards) log.tell(LogLevel::trace, "read " + shown_path(script.file));
}

Scripts open_scripts(const Program& program, const std::vector<std::string>& paths, int jobs) {
  const Stopwatch watch;
  Scripts scripts = load_scripts(paths, jobs, program.sources.mods, {}, data_folder(program.sources),
                                 program.sources.cache.get());
  tell_of_reading(program.log, scripts);
  program.log.tell(LogLevel::debug, "reading them took " + watch.text());
  return scripts;
}

bool open_card_data(Program& program, const std::string& file, CardDataFile& data, CardTaker* taker) {
  const auto read = [&](const std::string& name, std::istream& in) {
    data = taker == nullptr ? read_card_data(name, in) : read_card_data(name, in, *taker);
  };
  if (file == "-") {
    read(stdin_name(program), std::cin);
  } else {
    if (!program.has_file(file) || !is_for_command(program, file, {FileKind::card_data})) return false;
    std::string problem;
    std::optional<std::ifstream> in = opened_file(file, problem);
    if (!in) {
      program.usage("T0103", "`" + file + "`: " + problem);
      return false;
    }
    read(file, *in);
  }
  program.log.tell(LogLevel::info, "read " + std::to_string(data.names.size()) + " cards from " + file);
  // Nothing to work on is never what was meant.
  if (data.names.empty() && data.problems.empty())
    data.problems.push_back({"T0202",
                             Severity::error,
                             {file, 1, 1, 1},
                             "the card data holds no card",
                             "card data is MTGJSON (AtomicCards or one set) or a Scryfall bulk file"});
  return true;
}

bool open_printed_data(Program& program, const std::string& file, PrintedData& data) {
  if (!program.has_file(file)) return false;
  std::string text;
  if (!read_file(file, text)) {
    program.usage("T0103", "`" + file + "` cannot be read as a file");
    return false;
  }
  data = read_printed_data(file, text);
  program.log.tell(LogLevel::info, "read " + std::to_string(data.size()) + " printings from " + file);
  if (data.problems.empty()) return true;
  Report report;
  report.add(data.problems);
  program.refuse(report);
  return !data.empty();
}

bool open_witnesses(Program& program, const std::string& cards, const std::string& printed,
                    Witnesses& witnesses, Diagnostics& problems) {
  if (!cards.empty()) {
    CardDataFile data;
    if (!open_card_data(program, cards, data)) return false;
    problems.insert(problems.end(), data.problems.begin(), data.problems.end());
    witnesses.facts = by_name(data.cards);
  }
  return printed.empty() || open_printed_data(program, printed, witnesses.printed);
}

}  // namespace sleight
