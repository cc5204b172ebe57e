#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tools/files/card_data.h"
#include "tools/files/printed_data.h"
#include "tools/library/card_library.h"
#include "tools/library/card_scripts.h"
#include "tools/logging/log.h"

/// What a command reads of cards, with what the log is told of it.
namespace sleight {

struct Program;
struct Witnesses;

/// The cards that the command line names, as a library.
Collection open_cards(const Program& program);
/// As much of it as cards of these names need (`open_library`).
Collection open_cards(const Program& program, const std::vector<std::string>& names);
/// The rule set of that name; null, and said why, when it is not there or is broken.
std::shared_ptr<const Rules> rules_to_play_by(Program& program, const std::string& name,
                                              const CardSources& sources);
/// Tells the log how many scripts were read, and which.
void tell_of_reading(const Log& log, const Scripts& scripts);
/// The scripts below these paths, each by itself; `jobs` at a time.
Scripts open_scripts(const Program& program, const std::vector<std::string>& paths, int jobs);

/// The cards of a card-data file; "-" is the standard input. False, and said why, when it cannot be read;
/// what is wrong with the data is among its problems. With a `taker` the cards go there, and `data` keeps
/// none.
bool open_card_data(Program& program, const std::string& file, CardDataFile& data,
                    CardTaker* taker = nullptr);

/// The printings of a file. False, and said why, when it cannot be read or something is wrong with it.
bool open_printed_data(Program& program, const std::string& file, PrintedData& data);

/// What scripts are held against: the card data and the printings of these files, "" where there is none.
/// False, and said why, when one cannot be read; what is wrong with the card data is added to `problems`.
bool open_witnesses(Program& program, const std::string& cards, const std::string& printed,
                    Witnesses& witnesses, Diagnostics& problems);

}  // namespace sleight
