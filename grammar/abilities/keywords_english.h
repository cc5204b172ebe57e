#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Keywords and what they are given: read and said. Which there are is the vocabulary's to know.
namespace sleight {

Ability read_keyword(ReadingContext& context, const Node& keyword);
/// A keyword as a demand on something: whatever that was given with it, so that more than a name is refused.
Filter read_keyword_filter(ReadingContext& context, const Node& keyword, bool negated = false);
/// A line of keywords; "enchant creature" says what the card may be put on.
void read_keyword_line(ReadingContext& context, const Node& keyword_list);

/// Whether a keyword is said with what it is of: of whatever that is, all such abilities are meant.
bool is_of_quality(const Speaker& speaker, Word keyword);
std::string say_keyword(Speaker& speaker, const KeywordUse& use);

}  // namespace sleight
