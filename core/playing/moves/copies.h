#pragma once

#include <vector>

#include "core/query/context.h"

/// What a copy has besides what is printed on the copied card: what a copier adds to what it copies ("in
/// blue", "and is an enchantment"), and what a token was given as it was made. All of it is copied again.
namespace sleight {

/// What a copy of that permanent has besides the card that it is a copy of, as effects that hold for nobody
/// yet; nothing of what is not in play.
std::vector<Effect> copied_besides(const Duel& duel, ObjectId original);
/// What a token is besides that the text of `context` makes: as the words of that text read now; nothing
/// where they read as they were written.
std::vector<Effect> made_besides(const Context& context);

/// The same of what becomes a copy by `ability`: that this is granted again adds nothing.
std::vector<Effect> copied_besides(const Duel& duel, ObjectId original, AbilityId ability);

/// They begin on the copy, which is `controller`'s, and last as long as it is one.
void give_besides(Duel& duel, std::vector<Effect> besides, ObjectId copy, PlayerId controller,
                  Duration duration = Duration::for_good);

/// The permanent has come into play with all that a copy has besides: that begins after what its own card
/// says.
void begin_besides(Duel& duel, ObjectId permanent);

/// What the permanent had besides as what it was a copy of before ends, as it becomes a copy of something
/// else by `ability`. What grants it that ability stays, if it has it from nowhere else.
void end_besides(Duel& duel, ObjectId permanent, AbilityId ability);

}  // namespace sleight
