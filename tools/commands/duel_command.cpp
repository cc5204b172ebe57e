#include "tools/commands/duel_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <random>

#include "core/duel/faults.h"
#include "core/duel/save.h"
#include "core/playing/turn/replay.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/suspension.h"
#include "scripting/files/given_texts.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/person_at_terminal.h"
#include "tools/command_line/program.h"
#include "tools/command_line/project_settings.h"
#include "tools/command_line/table_setup.h"
#include "tools/display/state_text.h"
#include "tools/files/record_file.h"
#include "tools/library/deck_file.h"
#include "tools/logging/duel_journal.h"

namespace sleight {
namespace {

struct DuelOptions {
  std::string bob_deck, sue_deck, rules = "fifth", record, save;
  std::string bob = "bot", sue = "bot";
  std::uint64_t seed = 0;
};

/// How a duel with a person went.
struct PersonsDuel {
  std::vector<std::int32_t> answers;  ///< up to the last rest point, where a record ends
  long rest_points = 0;
  bool is_left = false;      ///< before its end
  bool input_ended = false;  ///< without a word that the person leaves
};

/// Plays with at least one person, who may take their time: the duel waits wherever an answer is missing.
PersonsDuel play_with_person(const DuelOptions& o, const TableSetup& setup,
                             const std::array<Agent*, player_count>& bots, Observer* observer) {
  Duel start{setup.cards.library, setup.rules};
  // Nothing can be missing: the decks were read with this library.
  std::string missing;
  const Deck bob = deck_of(setup.record.decks[0], *setup.cards.library, missing);
  const Deck sue = deck_of(setup.record.decks[1], *setup.cards.library, missing);
  set_up(start, bob, sue, o.seed);
  Interactive interactive{std::move(start), observer};
  PersonsDuel played;
  while (interactive.pending() && !played.is_left) {
    const Decision decision = *interactive.pending();
    const auto player = static_cast<std::size_t>(index(decision.player));
    std::optional<std::int32_t> answer;
    if ((player == 0 ? o.bob : o.sue) == "person")
      answer = ask_person(interactive.now(), decision, std::cin, std::cout);
    else
      answer = bots[player]->answer(View{interactive.now(), decision.player}, decision);
    played.is_left = !answer;
    if (answer && !interactive.answer(*answer)) std::cout << interactive.refusal() << "\n";
  }
  played.input_ended = played.is_left && !std::cin;
  played.answers = interactive.journal();
  played.answers.resize(played.answers.size() - interactive.answers_since().size());
  played.rest_points = interactive.rest_points();
  return played;
}

/// Writes the record and the duel where that is asked for, and says so.
void write_files(Program& program, const DuelOptions& o, const Record& record, const Duel& duel) {
  const std::string how_far = duel.over() ? "\n" : ", as far as it was played\n";
  if (!o.record.empty() && program.write(o.record, to_json(record)) && !program.quiet)
    std::cout << "recorded in " << o.record << how_far;
  if (!o.save.empty() && program.write(o.save, save(duel)) && !program.quiet)
    std::cout << "saved in " << o.save << how_far;
}

void play(Program& program, const DuelOptions& o, bool tells_seed) {
  const bool has_person = o.bob == "person" || o.sue == "person";
  if (has_person && (given_text(o.bob_deck) != nullptr || given_text(o.sue_deck) != nullptr))
    return program.usage("T0104", "a person answers on the standard input, and a deck is read from it",
                         "name a file for the deck");
  TableSetup setup;
  if (!set_table(program, o.rules, o.bob_deck, o.sue_deck, setup)) return;
  setup.record.seed = o.seed;
  // Before the duel: a person may leave it, and want it again.
  if (tells_seed && !program.quiet)
    std::cout << "the seed is " << o.seed << ": `--seed " << o.seed << "` plays this duel again\n"
              << std::flush;
  // Seeds of their own: two bots with one seed would choose alike wherever they are asked alike.
  RandomAgent bob_bot{o.seed * 2 + 1}, sue_bot{o.seed * 2 + 2};
  DuelJournal journal{program.log};
  Observer* const observer = program.journal ? &journal : nullptr;
  PersonsDuel persons;
  Replay played;
  if (has_person) {
    persons = play_with_person(o, setup, {&bob_bot, &sue_bot}, observer);
    // Once more from its answers: that is what makes a record of it. The journal has heard it all.
    std::size_t next = 0;
    JournalAgent again{persons.answers, next};
    played = play_and_record(setup.record, setup.cards.library, setup.rules, {&again, &again}, nullptr,
                             persons.rest_points);
  } else {
    played = play_and_record(setup.record, setup.cards.library, setup.rules, {&bob_bot, &sue_bot}, observer);
  }
  if (!played.duel) {
    program.refuse(Diagnostic{"T0303", Severity::error, {}, played.problem, ""});
    return;
  }
  refuse_faults(program, played.duel->faults());
  const Duel& duel = *played.duel;
  const std::string count = std::to_string(setup.record.answers.size()) + " decisions\n";
  if (persons.is_left && !program.quiet) {
    std::cout << "\nthe duel is left unfinished, after " << count;
  } else if (!program.quiet) {
    std::cout << state_text(duel) << ending_of(duel) << ", after " << count;
  }
  // Written after the result is told: a file that cannot be made loses no duel.
  write_files(program, o, setup.record, duel);
  if (!persons.input_ended) return;
  std::cout << std::flush;
  program.refuse(Diagnostic{"T0705",
                            Severity::error,
                            {},
                            "the input ended before the duel was over",
                            "answer what is asked, or write `quit` to leave the duel"});
}

}  // namespace

void add_duel(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("duel", "play in the terminal, person or bot on each side");
  auto o = std::make_shared<DuelOptions>();
  add_input(*command, program, "bob_deck", o->bob_deck, "Bob's deck; - is the standard input")->required();
  add_input(*command, program, "sue_deck", o->sue_deck, "Sue's deck; - is the standard input")->required();
  CLI::Option* const seed = add_seed(
      *command, o->seed, "seed of all chance, that of the bots included (default: one by chance, told)");
  add_journal(*command, program);
  add_output(*command, program, "--record", o->record, "write the record of the duel to this file");
  add_output(*command, program, "--save", o->save, "write the duel, as it ended or was left, to this file");
  command->add_option(
      "--rules", o->rules,
      "rule set: fifth, microprose, or one of a mod (default: the first of the settings, or fifth)");
  only_one_of(*command->add_option("--bob", o->bob, "who plays Bob: bot or person"), {"bot", "person"});
  only_one_of(*command->add_option("--sue", o->sue, "who plays Sue: bot or person"), {"bot", "person"});
  add_settings_of_folder(*command, program);
  add_sources(*command, program);
  add_format(*command, program);
  on_run(*command, program, [&program, command, o, seed] {
    Settings settings;
    if (!open_settings_of_folder(program, *command, settings)) return;
    o->rules = rule_set_to_play(*command, settings);
    if (!settings.file.empty() && !program.quiet)
      std::cout << "the settings are those of " << settings.file << "\n";
    const bool is_chosen = seed->count() == 0;
    if (is_chosen) o->seed = std::random_device{}();
    play(program, *o, is_chosen);
  });
}

}  // namespace sleight
