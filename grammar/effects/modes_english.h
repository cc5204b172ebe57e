#pragma once

#include <string>
#include <vector>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Ways to play something: one, or several to choose from; read and said.
namespace sleight {

/// The modes that the first child of `node`, a modal choice or sentences, stands for.
std::vector<Mode> read_modes(ReadingContext& context, const Node& node);
std::string say_modes(Speaker& speaker, const std::vector<Mode>& modes);

}  // namespace sleight
