#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/card/library.h"
#include "core/card/rules.h"
#include "scripting/files/card_collection.h"
#include "tools/files/card_sources.h"

namespace sleight {

/// The folder of data that `sources` name: the one that the program finds (`data_directory`), if no other.
std::string data_folder(const CardSources& sources);
/// The folder of card scripts that `sources` name: that of the data, if no other.
std::string library_folder(const CardSources& sources);
/// The cards, keywords and counters of all sources, with what was wrong while loading.
Collection open_library(const CardSources& sources);
/// As much of them as whoever uses only cards of these names can tell from the whole: of the program's own
/// library, where each card has the file of its name, the scripts of these cards alone are run. All of them
/// are, where a card is not found so, something is wrong with one, or one asks what other cards there are;
/// and of any other library, and with mods.
Collection open_library(const CardSources& sources, const std::vector<std::string>& names);
/// For whoever takes cards out by their names and asks for nothing else: of the program's own library the
/// cards whose names are among these words, of any other, and with mods, all.
Collection open_shelf(const CardSources& sources, const std::vector<std::string>& words);
/// The rule set of that name, the program's or a mod's; null, and findings, when there is none. One that has
/// no file is of the name that was asked for, and not of a rule set.
std::shared_ptr<const Rules> open_rules(const std::string& name, const CardSources& sources,
                                        Diagnostics& findings);
/// The same, with the reason as a text.
std::shared_ptr<const Rules> open_rules(const std::string& name, const CardSources& sources,
                                        std::string& problem);
/// The names of all its cards, tokens included.
std::vector<std::string> card_names(const Library& library);

}  // namespace sleight
