#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Choosing a colour, a player, a word.
EffectFamily choices_family();

/// Whether an ability only chooses which word is to be read for which: that is said where the text is
/// changed.
bool is_choice_of_words(const Ability& ability);
/// "Change the text of it by replacing ...": nothing where a change lets no words be chosen.
std::string say_reworded_text(Speaker& speaker, const Step& step);
/// The same of a permanent, which asks for the words just before; "" for any other two steps.
std::string say_words_chosen(Speaker& speaker, const Step& choice, const Step& change);

}  // namespace sleight
