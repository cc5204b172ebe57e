#include "grammar/text/printed_words.h"

#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

constexpr PrintedRow printed_words[] = {
    // Signs.
    {"}{t}", "}, {t}"},
    {"of of", "of"},
    {"isn't", "is not"},
    {"doesn't", "does not"},
    {"didn't", "did not"},
    {"can't", "cannot"},
    {"couldn't", "could not"},
    {"may not", "cannot"},
    {"does so", "does"},
    {"if you do so,", "if you do,"},
    {"in this (way|manner)", "this way"},
    {"while ~ is in play, ", ""},

    // Numbers.
    {"of power greater than 1", "with power 2 or more"},
    {"power greater than 1", "power 2 or more"},
    {"power greater than 2", "power 3 or more"},
    {"power (of |)less than 1", "power 0"},
    {"power no greater than <n>", "power <n> or less"},
    {"toughness less than 3", "toughness 2 or less"},
    {"<n> life points", "<n> life"},
    {"<n> life point", "<n> life"},
    {"<n> points of damage", "<n> damage"},
    {"x + 3", "x plus 3"},

    // Damage.
    {"does <n> damage", "deals <n> damage"},
    {"do <n> damage", "deal <n> damage"},
    {"does no damage", "deals no damage"},
    {"damage done", "damage dealt"},
    {"any damage dealt", "damage dealt"},
    {"all damage dealt to", "damage dealt to"},
    {"to (any one target|one target|a single target)$", "to target creature or player"},
    {"to a single target creature or player", "to target creature or player"},
    {"any player or creature", "any creature or player"},
    {"divided any way you choose", "divided as you choose"},
    {", divided as you choose", " divided as you choose"},
    {"during combat this turn", "in combat this turn"},
    {"deal no damage during combat", "deal no damage in combat"},
    {"deals no damage during combat", "deals no damage in combat"},
    {"deal no combat damage this turn", "deal no damage in combat this turn"},
    {"is reduced to zero", "is reduced to 0"},
    {"lethally damaged", "dealt lethal damage"},
    {"that damages you", "that deals damage to you"},

    // Zones.
    {"(goes to|is placed in|is put in|is put into) (the|any|a) graveyard from play",
     "is put into a graveyard from play"},
    {"(goes to|is placed in|is put in|is put into) (the|any|a|) graveyard",
     "is put into a graveyard from play"},
    {"is placed in graveyard", "is put into a graveyard from play"},
    {"from play from play", "from play"},
    {"placed in the graveyard", "put into a graveyard"},
    {"directly into play", "into play"},
    {"(is|are) brought into play", "comes into play"},
    {"when summoned", "when it comes into play"},
    {"face up on the table", "revealed"},
    {"in your hand;", "into your hand;"},
    {"all cards from the antiquities expansion", "all nontoken permanents from the antiquities expansion"},
    {"all cards from the homelands expansion", "all nontoken permanents from the homelands expansion"},
    {"remove from the game <t> to ", "remove <t> from the game to "},
    {"remove from the game <c>$", "remove <c> from the game"},
    {"from game", "from the game"},
    {"search your library for any three cards", "search your library for three cards"},
    {"search your library for one card", "search your library for a card"},
    {"(reshuffle|shuffle) that library afterwards", "shuffle that player's library"},
    {"(reshuffle|shuffle) your library afterwards", "shuffle your library"},

    // Legends are cards of that type, lands among them (R-LEG-1).
    {"bands with other legends", "bands with other legendary creatures"},
    {"all your <k> legends", "all legendary <k> creatures you control"},
    {"target legend", "target legendary permanent"},
    {"all legends", "all legendary permanents"},
    {"^legends do", "legendary permanents do"},
    {"this legend", "that permanent"},

    // Summons are no artifact creatures (R-ART-4).
    {"summon spell", "nonartifact creature spell"},
    {"summon spells", "nonartifact creature spells"},
    {"summon card", "nonartifact creature card"},

    // Lands.
    {"basic plains", "plains"},
    {"mana-producing lands", "lands with mana abilities"},
    {"all land is", "all lands are"},
    {"all land", "all lands"},

    // Whose.
    {"all (of |)your <t> gain", "all <t> you control gain"},
    {"all (of |)your <t> untap", "all <t> you control untap"},
    {"all (of |)your <t> that", "all <t> you control that"},
    {"creature under your control", "creature you control"},
    {"permanent under your control", "permanent you control"},
    {"lands under your control", "lands you control"},
    {"creatures under your control", "creatures you control"},

    {"one of your creatures", "a creature you control"},
    {"one of your artifacts in play", "an artifact you control"},
    {"one of your artifacts", "an artifact you control"},
    {"one of your islands", "an island"},

    // Who and what.
    {"his or her entire hand", "their hand"},
    {"a target <k>", "target <k>"},
    {"choose and discard", "discard"},
    {"chooses and discards", "discards"},
    {"discard <t> from your hand", "discard <t>"},
    {"discards <t> from (his or her|their) hand", "discards <t>"},
    {"discards <t> at random from (his or her|their) hand", "discards <t> at random"},
    {"discard <t> at random from your hand", "discard <t> at random"},

    // Times.
    {"upkeep phase", "upkeep"},
    {"bands, ", "banding, "},
    {"^bands$", "banding"},
    {"before defense is chosen", "before blockers are declared"},
    {"after defense is chosen", "after blockers are declared"},
    {"before attack damage is (dealt|assigned)", "before the combat damage step"},
    {"but before damage is dealt", "and before damage is dealt"},
    {"at the end of each turn", "at the end of any turn"},
    {"at the end of the combat", "at end of combat"},
    {"for the rest of the turn", "this turn"},
    {"draw a card at the beginning of the next turn",
     "draw a card at the beginning of the next turn's upkeep"},
    {"next turn's upkeep's upkeep", "next turn's upkeep"},

    // Regeneration, changes.
    {"regenerates", "regenerate"},
    {"may be blocked", "can be blocked"},
    {"as if they", "as though they"},
    {"gains <p>", "gets <p>"},
    {"gain <p>", "get <p>"},
    {"lose -", "get -"},
    {"loses -", "gets -"},
    {"flying ability", "flying"},
    {"trample ability", "trample"},
    {"banding ability", "banding"},
    {"islandwalk ability", "islandwalk"},
    {"bands until", "banding until"},
    {"rampage: <n>", "rampage <n>"},
    {"becomes unblockable", "cannot be blocked"},
    {"until end of turn is unblockable", "cannot be blocked this turn"},
    {"remains tapped and in play", "remains tapped"},
    {"does not untap as normal", "does not untap"},
    {"do not untap as normal", "do not untap"},
    {"land-walk", "landwalk"},
};

}  // namespace

void rewrite_printed_words(Text& line, std::string_view subject) {
  static const PrintedRows table(printed_words);
  table.apply(line, subject);
}

}  // namespace sleight
