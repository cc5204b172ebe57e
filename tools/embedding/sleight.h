#pragma once

/// All that a host needs, in the order in which a program comes to it. Each header can be included by itself.
/// What is declared in `core`, `scripting`, `grammar` and `tools` is in the libraries `sleight::core`,
/// `sleight::scripting`, `sleight::grammar` and `sleight::checking`.
#include <sleight/version.h>

// Load cards and rule sets: keywords, counters and cards come from a folder of data, which the host names.
#include "scripting/files/card_collection.h"
#include "scripting/files/data_folder.h"
#include "scripting/files/rule_sets.h"
#include "scripting/files/script_files.h"
#include "tools/library/deck_file.h"

// Play a duel: two decks, two agents, a table.
#include "core/playing/turn/replay.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/suspension.h"
#include "core/playing/turn/turn.h"
#include "core/table/agent.h"
#include "core/table/asking.h"

// Save it, and tell why a value is so or a play is refused.
#include "core/duel/save.h"
#include "core/explanation/explain.h"
#include "core/explanation/short_text.h"
#include "core/explanation/why_not.h"

// Read the text of a card, and write the English of a definition.
#include "grammar/describe.h"
#include "grammar/facts.h"
#include "grammar/text_reader.h"

// Check a script: by itself, against its text, against card data and against its printing.
#include "tools/checking/script_check.h"
#include "tools/files/card_data.h"
#include "tools/files/printed_data.h"
#include "tools/library/card_scripts.h"
#include "tools/library/known_words.h"
