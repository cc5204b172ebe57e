#pragma once

#include "core/table/table.h"

namespace sleight {

/// Moves a local enchantment that is in play onto `host`, as if it were freshly played (R-ENCH-5): it has a
/// new moment, nothing that was done to it stays, its choices are made anew, it has the counters that it
/// comes with, and its own abilities hear that it comes. Nobody else does, for it was in play already
/// (R-ENCH-6). `by`: the effect that moves it. What its own arrival moves is still
/// arriving, and keeps all of that.
void move_enchantment(Table& table, ObjectId enchantment, ObjectId host, const BatchItem& by);
/// Makes the choices that a permanent would have made on its way, which lies in play without having come
/// there (setting up, tests): as its card asks for them, and that which it has chosen to copy. Nothing else
/// of its coming happens, and nothing is paid.
void choose_as_arrived(Table& table, ObjectId permanent);

}  // namespace sleight
