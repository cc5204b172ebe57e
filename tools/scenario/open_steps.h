#pragma once

#include <string>

#include "core/duel/duel.h"
#include "core/table/decision.h"
#include "tools/scenario/scenario_value.h"

/// What waits while a step between two effects is open: the damage packets of a prevention step, and what is
/// about to go to the graveyard.
namespace sleight::scenario {

/// The window of the step that scenarios call so ("damage prevention", "regeneration"), or Window::none.
Window special_window(const std::string& step);
/// The name of such a step, or "" for every other window.
std::string special_step(Window window);
/// Whether what waits in `window` is all new since `before`, so that the step is another one than that of
/// then.
bool is_another_step(const Duel& before, const Duel& now, Window window);
/// Fails unless the waiting packets are as `wanted`: how many, or a list of { from, to, amount, combat }.
void expect_packets(const Duel& duel, const Value& wanted);
/// Fails unless exactly those objects are about to go to the graveyard.
void expect_dying(const Duel& duel, const Value& wanted);

}  // namespace sleight::scenario
