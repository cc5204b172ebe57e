#include "grammar/text/printed_costs.h"

#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

/// What is paid for something, and by whom.
constexpr PrintedRow printed_prices[] = {
    {": tap to ", ", {t}: "},
    {"^tap to ", "{t}: "},
    {"^tap ~ to ", "{t}: "},
    {"^during your upkeep, destroy ~. any player may pay <m> to prevent this",
     "during your upkeep, destroy ~ unless any player pays <m>"},
    {"^any player (may|can) pay <m> during any upkeep to <c>$",
     "<m>: <c>. use this ability only during any upkeep. any player may use this ability"},
    {"^during any upkeep, any player (may|can) pay <m> to <c>$",
     "<m>: <c>. use this ability only during any upkeep. any player may use this ability"},
    {"^any player (may|can) pay <m> to <c>$", "<m>: <c>. any player may use this ability"},
    {"^any player (may|can) pay <n> life to <c>$", "pay <n> life: <c>. any player may use this ability"},
    {"^(you may |)sacrifice <t> during your upkeep to <c>$",
     "sacrifice <t>: <c>. use this ability only during your upkeep"},
    {"^allows caster to sacrifice <t> to ", "sacrifice <t>: "},
    {"^you may sacrifice <t> to ", "sacrifice <t>: "},
    // What is given up to have an effect is a cost (R-COST-3).
    {": pay <n> life and add", ", pay <n> life: add"},
    {": sacrifice <t> to ", ", sacrifice <t>: "},
    {"^sacrifice <t> to ", "sacrifice <t>: "},
    // One pays with one's own.
    {"sacrifice (a|an) <k> you control: ", "sacrifice a <k>: "},
    {": remove <t> to ", ", remove <t>: "},
    {": discard <t> to ", ", discard <t>: "},
    {": pay <t> to ", ", pay <t>: "},
    {": sacrifice <t>. ", ", sacrifice <t>: "},
    {": remove <n> <k> counters from ~. ", ", remove <n> <k> counters from ~: "},
    {": tap enchanted <k>. ", ", tap enchanted <k>: "},
    {": tap <t> to ", ", tap <t>: "},
    {"tap target untapped <t>: ", "tap an untapped <t>: "},
    {", remove (a|the) <k> counter: ", ", remove a <k> counter from ~: "},
    {", remove <n> <k> counters: ", ", remove <n> <k> counters from ~: "},
    {", remove (a|the) <k> counter from ~: ", ", remove a <k> counter from ~: "},
    {"instead of paying ~'s casting cost", "rather than pay ~'s casting cost"},
    {"unless (its|that spell's) caster pays", "unless its controller pays"},
    {"if caster of target spell does not pay", "unless its controller pays"},
    {"pay an additional <m>", "pay <m>"},
    {"pays an additional <m>", "pays <m>"},
    {"cost an additional <m> to (play|cast)", "cost <m> more to cast"},
    {"costs an additional <m> to (play|cast)", "costs <m> more to cast"},
    {"requiring an activation cost", ""},
    {", which must require an activation cost", ""},
};

/// When something may be used or cast, how fast, and how often.
constexpr PrintedRow printed_limits[] = {
    {"^this (ability|effect|power) is played as an interrupt$", "play this ability as an interrupt"},
    {"^tapping this artifact can be played as an interrupt$", "play this ability as an interrupt"},
    {"^drawing mana from this artifact is played as an interrupt$", "play this ability as an interrupt"},
    {"^(this power|this ability|) may only be used during your turn$",
     "use this ability only during your turn"},
    {"^this power cannot only be used during your turn$", "use this ability only during your turn"},
    {"^use this ability during your upkeep$", "use this ability only during your upkeep"},
    {"^use this ability only during upkeep$", "use this ability only during any upkeep"},
    {"only during combat after blockers are declared and before",
     "only after blockers are declared and before"},
    {"use this ability only once a turn", "use this ability only once each turn"},
    {"^use this ability (any time |)(before the combat damage step)$",
     "use this ability only before the combat damage step"},
    {"^use this ability only when (a|an) <k> spell is successfully cast and only once for each such spell$",
     "use this ability only when a player successfully casts a <k> spell"},
    {"^use this ability only when (a|an) <k> spell is successfully cast and only once for each <k> spell "
     "cast$",
     "use this ability only when a player successfully casts a <k> spell"},
    {"^use this ability only when you successfully cast (a|an) <k> spell and only once for each such spell$",
     "use this ability only when you successfully cast a <k> spell"},
    {"^use this ability only when a creature is put into (a|any|the) graveyard from play(,|) and only once "
     "for "
     "each (such creature|creature put into the graveyard)$",
     "use this ability only when a creature is put into a graveyard from play"},
    {"you cannot spend more {b} this way each turn than the number of ",
     "use this ability only as many times each turn for each player as the number of "},
    {"^{1}: lose only 1 life to an unblocked creature$",
     "{1}: prevent all but 1 combat damage to you from one unblocked creature source"},
    {"^use this ability after blockers are declared and before damage is dealt$",
     "use this ability only after blockers are declared and before damage is dealt"},
    {"^use this ability only during any opponent's upkeep$",
     "use this ability only during an opponent's upkeep"},
    {"use this ability only when there are", "use this ability only if there are"},
    // Of a spell.
    {"^(play|cast) only on (a|an) <t>$", "enchant <t>"},
    {"^play on (a|an) <t>$", "enchant <t>"},
    {"tap a <k> you control: ", "tap an untapped <k> you control: "},
    {", sacrifice <t>: add an amount of <m> equal to that creature's casting cost",
     ", sacrifice <t>: add an amount of <m> equal to the sacrificed creature's casting cost"},
    {"^(play|cast) only ", "cast ~ only "},
    {"^can only be (used|played) ", "cast ~ only "},
    {"^~ can only be (used|played|cast) ", "cast ~ only "},
    {"^play (any time |)before ", "cast ~ only before "},
    {"^play after ", "cast ~ only after "},
    {"^play during ", "cast ~ only during "},
    {"only after attack is declared and before blockers are declared",
     "only during combat before blockers are declared"},
    {"only on an opponent's turn after his or her upkeep",
     "only during an opponent's turn and only after upkeep"},
    {"only during (an |)opponent's turn, before (opponent's |the |)attack",
     "only during an opponent's turn and only before the attack"},
    {"only on your turn during combat before", "only during your turn and only during combat before"},
    {"cast ~ only during opponent's upkeep", "cast ~ only during an opponent's upkeep"},
    {"^you cannot cast ~ if you control no snow-covered lands$",
     "cast ~ only if you control a snow-covered land"},
    {"^remove (this card|~) from your deck before playing if (you are |)not playing for ante$",
     "remove ~ from your deck before playing if you are not playing for ante"},
};

}  // namespace

void rewrite_printed_costs(Text& line, std::string_view subject) {
  static const PrintedRows prices(printed_prices);
  static const PrintedRows limits(printed_limits);
  prices.apply(line, subject);
  limits.apply(line, subject);
}

}  // namespace sleight
