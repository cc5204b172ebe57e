#pragma once

#include <string>

#include "core/duel/duel.h"
#include "core/table/decision.h"

/// Decisions in words, for terminals, messages and scenarios.
namespace sleight {

/// One answer that a decision offers: "cast Terror", "Grizzly Bears", "done", "black".
std::string tell(const Duel& duel, const Decision& decision, const Option& option);
/// The question itself: "Bob decides what to discard (discard), for Hypnotic Specter".
std::string tell(const Duel& duel, const Decision& decision);
/// What a decision of that kind is about: "what to discard".
const char* question_of(DecisionKind kind);
/// The answer that was given, a number or an option.
std::string tell_answer(const Duel& duel, const Decision& decision, std::int32_t answer);
/// The word of the script language that the effect of a mode begins with: "destroy", "counter", "tap"; ""
/// when it is not known.
std::string mode_word(const Ability& ability, int mode);
std::string mode_word(const Duel& duel, const Decision& decision, int mode);
/// All that it offers, separated by commas.
std::string options_text(const Duel& duel, const Decision& decision);

}  // namespace sleight
