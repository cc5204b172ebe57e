#pragma once

#include <optional>

#include "grammar/reading_context.h"

/// What was given up for an effect, or by a step of it: "that creature", "its power", of which a target
/// spoken of behind it may be the rival.
namespace sleight {

/// What the payment of a cost gives up besides the card itself; nothing where it gives up no other.
GivenUp given_up_by(const Cost& cost);
/// Notes what a step has had somebody give up, which is what is spoken of from here on. Where something else
/// that it could be was spoken of before, neither is.
void speak_of_given_up(ReadingContext& context, const Selector& what, CardType types, bool several);
/// "That card", "that creature": what was given up for the effect, where nothing else is meant; empty where
/// something else is.
Selector recalled_given_up(ReadingContext& context, const Node& said);
/// Refuses what is asked or measured of a target, the card itself or what it is on where that may as well be
/// asked of what was given up. `said`: a
/// phrase that holds whose it is. `value`: what is measured, where anything is.
void see_no_rival(ReadingContext& context, const Node& said, const Selector& what,
                  std::optional<AmountKind> value = {});

/// Whether what is spoken of is more than one thing, of which no "it" is one.
bool speaks_of_several(const ReadingContext& context);
/// Whether what is spoken of is one thing and no player, which no "they" are.
bool speaks_of_one(const ReadingContext& context);

}  // namespace sleight
