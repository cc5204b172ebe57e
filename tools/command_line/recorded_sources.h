#pragma once

#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/playing/turn/replay.h"
#include "tools/files/card_sources.h"
#include "tools/library/card_library.h"

/// What a record says of the library, the mods and the rule set that its duel was played with.
namespace sleight {

/// Writes into the record which library and mods these are, with their fingerprints.
void note_cards(Record& record, const CardSources& sources, const Collection& cards);
/// Writes into the record which rule set these are, with its fingerprint.
void note_rules(Record& record, const Library& library, const Rules& rules);

/// What of the library and the mods `record` was played with is not what is `here`, as a finding about the
/// record; no code when all is there. Whether what is there has changed is another question.
Diagnostic other_cards(const std::string& file, const Record& record, const Record& here);
/// The cards of its decks that the library does not have, as a finding; no code when it has all.
Diagnostic missing_cards(const std::string& file, const Record& record, const Library& library);
/// That the rule set is not here, as a finding.
Diagnostic missing_rules(const std::string& file, const Record& record);

/// What has another fingerprint than it had when the duel was recorded: "the library", "the mod frost 1.0",
/// "the rule set fifth".
std::vector<std::string> changed_since(const Record& record, const Record& here);

}  // namespace sleight
