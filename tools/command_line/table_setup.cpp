#include "tools/command_line/table_setup.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "tools/checking/mods_in_play.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/meant_command.h"
#include "tools/command_line/program.h"
#include "tools/command_line/recorded_sources.h"
#include "tools/display/phrases.h"
#include "tools/files/file_system.h"
#include "tools/files/record_file.h"

namespace sleight {
namespace {

/// Loads the cards, or those of these names; false, and said why, when they cannot be played with.
bool open_sound_cards(Program& program, TableSetup& setup, const std::vector<std::string>* names = nullptr) {
  if (!program.has_sources()) return false;
  setup.cards = names == nullptr ? open_cards(program) : open_cards(program, *names);
  Report report;
  // Warnings are no reason not to play.
  report.add(setup.cards.findings);
  report.add(faults_of_mods(program.sources, setup.cards));
  if (report.errors() == 0) return true;
  program.refuse(report);
  return false;
}

/// Loads cards and rules, and notes them in the record; false, and said why, when they cannot be played with.
bool open_cards_and_rules(Program& program, const std::string& rules, TableSetup& setup,
                          const std::vector<std::string>* names = nullptr) {
  if (!open_sound_cards(program, setup, names)) return false;
  setup.rules = rules_to_play_by(program, rules, program.sources);
  if (!setup.rules) return false;
  program.log.tell(LogLevel::info, "the rule set is " + rules);
  note_cards(setup.record, program.sources, setup.cards);
  note_rules(setup.record, *setup.cards.library, *setup.rules);
  return true;
}

/// Whether each of its lines was understood, and each of its cards may be played.
bool is_sound(const DeckFile& deck) {
  return std::none_of(deck.problems.begin(), deck.problems.end(),
                      [](const Diagnostic& problem) { return problem.severity == Severity::error; });
}

}  // namespace

bool set_table(Program& program, const std::string& rules, TableSetup& setup) {
  return open_cards_and_rules(program, rules, setup);
}

bool set_table(Program& program, const std::string& rules, const std::vector<std::string>& files,
               TableSetup& setup, std::vector<DeckFile>& decks, bool whole) {
  for (const std::string& file : files)
    if (!program.has_file(file) || !is_for_command(program, file, {FileKind::deck})) return false;
  // Before the cards, of which they say which are needed; each once, because a pipe is read only once.
  std::vector<std::optional<std::string>> texts(files.size());
  std::vector<std::string> names;
  for (auto file = files.begin(); file != files.end(); ++file) {
    std::string text;
    if (std::find(files.begin(), file, *file) != file || !read_file(*file, text)) continue;
    for (std::string& name : names_in_deck(text)) names.push_back(std::move(name));
    texts[static_cast<std::size_t>(file - files.begin())] = std::move(text);
  }
  if (!open_cards_and_rules(program, rules, setup, whole ? nullptr : &names)) return false;
  Report report;
  const Duel asked{setup.cards.library, setup.rules};
  for (auto file = files.begin(); file != files.end(); ++file) {
    // Read once, so that what is wrong with the file is told once.
    if (const auto before = std::find(files.begin(), file, *file); before != file) {
      const DeckFile again = decks[static_cast<std::size_t>(before - files.begin())];
      decks.push_back(again);
      continue;
    }
    const std::optional<std::string>& text = texts[static_cast<std::size_t>(file - files.begin())];
    if (!text) {
      program.usage("T0103", "`" + *file + "` cannot be read as a file",
                    "name a text file; what is piped in is `/dev/stdin`");
      return false;
    }
    DeckFile deck = read_deck(*file, *text, *setup.cards.library, program.sources.unread);
    report.add(deck.problems);
    program.log.tell(LogLevel::info,
                     "read a deck of " + std::to_string(deck.cards.size()) + " cards from " + *file);
    // Whatever was not understood is missing from the count: only a sound list is measured.
    if (const std::string problem = is_sound(deck) ? deck_problem(asked, deck.cards) : ""; !problem.empty())
      report.add(Diagnostic{"T0303",
                            Severity::error,
                            {*file, 0, 0, 1},
                            "the deck " + problem,
                            deck.cards.size() > most_cards_of_deck ? "take cards out" : "add cards"});
    decks.push_back(std::move(deck));
  }
  if (report.errors() > 0) {
    program.refuse(report);
    return false;
  }
  program.warn(report);
  return true;
}

bool set_table(Program& program, const std::string& rules, const std::string& bob_file,
               const std::string& sue_file, TableSetup& setup) {
  std::vector<DeckFile> decks;
  if (!set_table(program, rules, {bob_file, sue_file}, setup, decks)) return false;
  for (std::size_t p = 0; p < decks.size(); ++p) setup.record.decks[p] = decks[p].names;
  return true;
}

bool set_record_table(Program& program, const std::string& file, TableSetup& setup) {
  if (!program.has_file(file)) return false;
  std::string text;
  std::string problem =
      read_file(file, text) ? read_record(text, setup.record) : "it cannot be read as a file";
  if (!problem.empty()) {
    program.refuse(Diagnostic{"T0701",
                              Severity::error,
                              {file, 0, 0, 1},
                              problem,
                              "make one with `sleight duel DECK DECK --record FILE`"});
    return false;
  }
  // What nobody named for this record is left out where the record was played without: settings hold for a
  // whole project.
  if (program.has_library_of_settings && setup.record.library.folder.empty()) program.sources.library.clear();
  if (program.has_mods_of_settings && setup.record.mods.empty()) program.sources.mods.clear();
  std::vector<std::string> names;
  for (const std::vector<std::string>& deck : setup.record.decks)
    names.insert(names.end(), deck.begin(), deck.end());
  if (!open_sound_cards(program, setup, &names)) return false;
  Record here;
  note_cards(here, program.sources, setup.cards);
  // Other cards would only make the hashes differ somewhere in the middle; told here, the cause is known.
  Diagnostic refusal = other_cards(file, setup.record, here);
  if (refusal.code.empty()) {
    setup.rules = open_rules(setup.record.rules.name, program.sources, problem);
    refusal = setup.rules ? missing_cards(file, setup.record, *setup.cards.library)
                          : missing_rules(file, setup.record);
  }
  if (!refusal.code.empty()) {
    program.refuse(refusal);
    return false;
  }
  note_rules(here, *setup.cards.library, *setup.rules);
  setup.changed = changed_since(setup.record, here);
  program.log.tell(LogLevel::info, "the rule set is " + setup.record.rules.name);
  program.log.tell(LogLevel::info, "read a record of " + std::to_string(setup.record.answers.size()) +
                                       " answers from " + file);
  if (!setup.changed.empty())
    program.log.tell(LogLevel::info, "changed since it was recorded: " + listed(setup.changed));
  return true;
}

bool is_as_recorded(Program& program, const std::string& file, const TableSetup& setup,
                    const Replay& replayed, const char* option, long asked) {
  if (!replayed.problem.empty()) {
    const std::string since = setup.changed.empty()
                                  ? "the engine changed since, or the record itself"
                                  : "changed since it was recorded: " + listed(setup.changed);
    program.refuse(Diagnostic{
        replayed.illegal ? "T0704" : "T0702",
        Severity::error,
        {file, 0, 0, 1},
        replayed.problem,
        replayed.illegal ? "mend that answer, or record the duel again" : since + "; record the duel again"});
    return false;
  }
  // The replay ends with the duel; a point behind its end would show another one than asked for.
  if (replayed.rest_points >= asked) return true;
  const std::string last = std::to_string(replayed.rest_points);
  program.usage("T0104", "the record has no rest point " + std::to_string(asked) + "; its last is " + last,
                "write `" + std::string{option} + " " + last + "`, or leave it out");
  return false;
}

void refuse_faults(Program& program, const Faults& faults) {
  if (faults.empty()) return;
  for (const Diagnostic& fault : faults.all()) program.log.tell(LogLevel::error, one_line(fault));
  Report report;
  report.add(faults.all());
  program.refuse(report);
}

}  // namespace sleight
