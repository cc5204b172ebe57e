#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// Sentences of later wordings whose words stand in another order than in the house wording, or are lists of
/// which the house says each by itself. After the rows of the dialect, which have changed their words.
void rules_of_sentences(Text& line);

}  // namespace sleight
