#pragma once

#include "core/duel/duel.h"

namespace sleight {

/// Whether a rule in force keeps the permanent from being destroyed and buried. Rules are gathered a room
/// higher: defined in core/derived/rules_in_force.cpp, as the cache behind `Duel::look` is.
bool is_indestructible(const Duel& duel, ObjectId id);

}  // namespace sleight
