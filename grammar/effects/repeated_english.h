#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// A process that is repeated with another choice: "repeat this process except that opponent cannot choose a
/// card already chosen for ~"; read and said.
namespace sleight {

/// "Repeat this process except that opponent cannot choose a card already chosen for ~".
void read_repeated(ReadingContext& context, const Node& said, Steps& steps);
/// "Target opponent chooses a card from your graveyard. You may pay {G}. If you do, repeat this process
/// except that opponent cannot choose a card already chosen for ~"; "" for other steps.
std::string say_chosen_anew(Speaker& speaker, const Step& step);

}  // namespace sleight
