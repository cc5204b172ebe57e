#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/duel/faults.h"
#include "core/playing/turn/replay.h"
#include "tools/library/card_library.h"
#include "tools/library/deck_file.h"

namespace sleight {

struct Program;

/// What a command needs to play: cards, rules, and two decks.
struct TableSetup {
  Collection cards;
  std::shared_ptr<const Rules> rules;
  Record record;                     ///< rules, library, mods and decks filled in
  std::vector<std::string> changed;  ///< of what a record was played with, since it was recorded
};

/// Loads cards and rules, without any deck. What is wrong is printed; false when there is nothing to play
/// with.
bool set_table(Program& program, const std::string& rules, TableSetup& setup);
/// Reads decks, in the order of their files, and loads rules and the cards that these decks need, or `whole`,
/// all there are. What is wrong is printed and `program.status` set: 2 for files that are not there, 1 for
/// decks and scripts that are wrong. False when there is nothing to play with.
bool set_table(Program& program, const std::string& rules, const std::vector<std::string>& files,
               TableSetup& setup, std::vector<DeckFile>& decks, bool whole = false);
/// The same of two decks, which the record then holds.
bool set_table(Program& program, const std::string& rules, const std::string& bob_file,
               const std::string& sue_file, TableSetup& setup);
/// The cards and rules that a record was played with. False, and said which are not there, when they cannot
/// be had.
bool set_record_table(Program& program, const std::string& file, TableSetup& setup);

/// Whether a record was replayed as it was recorded, and as far as `option` asks (-1: to its end); if not,
/// says so, and what changed since.
bool is_as_recorded(Program& program, const std::string& file, const TableSetup& setup,
                    const Replay& replayed, const char* option, long asked);

/// Prints what went wrong in functions of scripts while a duel was played; that is a failure (status 1).
void refuse_faults(Program& program, const Faults& faults);

}  // namespace sleight
