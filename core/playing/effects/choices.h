#pragma once

#include <vector>

#include "core/table/table.h"

namespace sleight {

/// `id` as what was chosen.
ChosenThing of_object(const Duel& duel, ObjectId id);
/// A chosen number needs some bound; no effect tells more apart.
inline constexpr int greatest_number = 99;
/// Asks for what `choice` names (a card: one of `among`; a colour: none of `barred`; a number: `greatest` at
/// most) and notes it beside what was chosen of other kinds.
void ask_choice(Table& table, PlayerId player, ChoiceKind choice, ObjectId source,
                const std::vector<Thing>& among, Colours barred, int greatest, Chosen& into);
/// Notes in `into` what was chosen of that kind in `from`.
void take_choice(ChoiceKind choice, const Chosen& from, Chosen& into);

}  // namespace sleight
