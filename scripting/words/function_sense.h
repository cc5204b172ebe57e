#pragma once

#include "scripting/words/argument_reader.h"

namespace sleight {

/// What a function of a script stands for, and with that what it gives: nothing, a number, true or false;
/// what one that others call gives is their own business.
enum class FunctionUse { step, amount, condition, helper };

/// Tells what is wrong with a function that stands on the lines from `first` to `last`, as far as its text
/// shows: no duel need come to it. Unknown words and methods, values that nothing uses, no `return` where
/// something is to be given.
void check_function(const Reader& reader, int first, int last, FunctionUse use);

}  // namespace sleight
