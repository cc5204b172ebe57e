#pragma once

#include <string>

#include "core/duel/duel.h"
#include "core/table/decision.h"

namespace sleight {

class PlayQuestion;
struct AvailableMana;
struct ConditionWords;

/// Why a play is not legal, in words with the rule's id; "" if it is. With `words`, what a card's own text
/// asks for is told as well.
std::string why_not(const Duel& duel, PlayerId player, const Option& play, Window window, Thing about = {},
                    const ConditionWords* words = nullptr);
/// Whether a play is not legal: `why_not` without its words. Of many plays of one question, mana is counted
/// once.
bool is_refused(const PlayQuestion& question, const Option& play);
/// Why `player` may not interrupt the play of that number any more: the chance is used up, or it is
/// successfully cast; "" when it is only a matter of having something to interrupt it with.
std::string why_not_interrupt(const Duel& duel, PlayerId player, std::uint32_t number);

/// What may pay for mana that no cost draws by itself, as the end of a refusal; "" where there is none.
/// `supply`: as it may be spent on what is paid for.
std::string by_hand_words(const Duel& duel, PlayerId player, const AvailableMana& supply,
                          const ManaCost& cost, int x, Colours x_only);

}  // namespace sleight
