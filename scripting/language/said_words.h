#pragma once

#include <string>

#include "core/card/definition.h"

namespace sleight {

/// The word with which a script says this, for messages about it; "" when there is none.
std::string word_for(const Ability& ability);
std::string word_for(const Filter& filter);
std::string word_for(const Step& step);
std::string word_for(const Amount& amount);

}  // namespace sleight
