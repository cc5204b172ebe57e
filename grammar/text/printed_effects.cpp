#include "grammar/text/printed_effects.h"

#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

/// What is said to be done, of nobody: it is of the card itself, or of what that is put on.
constexpr PrintedRow printed_subjects[] = {
    {"^<p> until end of turn", "@ gets <p> until end of turn"},
    {"^<p>;", "@ gets <p> until end of turn."},
    {"^first strike until end of turn$", "@ gains first strike until end of turn"},
    {"^<k> until end of turn$", "@ gains <k> until end of turn"},
    {"^<k> and <p> until end of turn$", "@ gains <k> and gets <p> until end of turn"},
    {"^<p> and your choice of <c> until end of turn$",
     "@ gets <p> and gains your choice of <c> until end of turn"},
    {"^flying and <p>$", "@ gains flying and gets <p> until end of turn"},
    {"^regenerate$", "regenerate @"},
    {"\"<m> regenerate\"", "\"<m>: regenerate this card.\""},
    {"^(have|have it) deal ", "~ deals "},
    {"^have ~ deal ", "~ deals "},
    {"^have <t> deal no damage in combat this turn$", "<t> deal no damage in combat this turn"},
    {"^regenerate it$", "regenerate ~"},
    {"^give <t> <p> until end of turn", "<t> gets <p> until end of turn"},
    {"^gives <t> <k> until end of turn", "<t> gains <k> until end of turn"},
    {"^have <t> gain ", "<t> gains "},
    {"^put it into play$", "put ~ into play"},
};

/// Orders that are said as what happens, or of a card that does it.
constexpr PrintedRow printed_orders[] = {
    {"^destroys ", "destroy "},
    {"^counters (a |)target ", "counter target "},
    {"^prevents ", "prevent "},
    {"^adds ", "add "},
    {"^all <t> in play are destroyed$", "destroy all <t>"},
    {"^all <t> are destroyed$", "destroy all <t>"},
    {"^destroy all <t> in play$", "destroy all <t>"},
    {"^all <t> are removed from the game$", "remove all <t> from the game"},
    {"^all <t> become tapped$", "tap all <t>"},
    {"^all <t> you control untap$", "untap all <t> you control"},
    {"^target <t> is destroyed$", "destroy target <t>"},
    {"^target <t> is destroyed at end of turn$", "destroy target <t> at end of turn"},
    {"^target <t> becomes tapped$", "tap target <t>"},
    {"^target <t> becomes tapped or untapped$", "tap or untap target <t>"},
    {"^target <t> becomes untapped$", "untap target <t>"},
    {"^target <t> is regenerated$", "regenerate target <t>"},
    {"^(change|changes) the color of one or more target creatures to <k> until end of turn$",
     "any number of target creatures become <k> until end of turn"},
    {"must draw", "draws"},
    {"cards from (his or her|their) hand at random", "cards at random"},

    // Damage.
    {"^creatures attack and block as normal, but none deal any damage( during combat|)$",
     "creatures deal no damage in combat this turn"},
    {"<t> neither (receives nor deals|deals nor receives) (combat damage|damage during combat|damage in "
     "combat) this turn",
     "combat damage dealt to <t> is reduced to 0 this turn. <t> deals no damage in combat this turn"},
    {"<t> neither deal nor receive damage in combat this turn",
     "combat damage dealt to <t> is reduced to 0 this turn. <t> deal no damage in combat this turn"},
    {"this creature neither deals nor receives damage as a result of combat",
     "combat damage dealt to it is reduced to 0 this turn. it deals no damage in combat this turn"},
    {"damage dealt to <t> this turn is reduced to 0", "damage dealt to <t> is reduced to 0 this turn"},
    {"^until end of turn, damage dealt to <c> is reduced to 0$",
     "damage dealt to <c> is reduced to 0 this turn"},
    {"damage dealt to target creature this turn is reduced to 0",
     "damage dealt to target creature is reduced to 0 this turn"},
    {"prevent <n> damage to target <t>", "prevent up to <n> damage to target <t>"},
    {"prevent (up to |)<n> damage to (a|an) creature you control",
     "prevent up to <n> damage to any creature you control"},
    {"deals to <t> an amount of damage equal to ", "deals damage to <t> equal to "},
    {"an amount of damage equal to", "damage equal to"},
    {"<n> damage to him or her", "<n> damage to that player"},
    {"to itself$", "to ~"},
    {"to their owners' hand", "to their owner's hand"},
    {"deals <n> damage to all attacking creatures", "deals <n> damage to each attacking creature"},

    {"^~ deals <t> to <t2>. if you control <t3>, ~ instead deals <t4> to <t5>$",
     "if you control <t3>, ~ deals <t4> to <t5>. otherwise, ~ deals <t> to <t2>"},
    {"deals damage equal to half the creature's power, rounded down, to target creature or player",
     "deals x damage to target creature or player, where x is half the sacrificed creature's power, rounded "
     "down"},
    {"^(destroy|destroys) (a|an|1|any one) <k>$", "choose a <k>. destroy the found card"},
    // Amounts.
    {"gains an amount of life equal to", "gains life equal to"},
    {"gain an amount of life equal to", "gain life equal to"},
    {"the total number of", "the number of"},
    {"+*/+*, where * is equal to half", "+x/+y, where * is equal to half"},
    {"+*/+*", "+x/+x"},
    {"where * is ", "where x is "},
    {", where x is equal to ", ", where x is "},
    {"; x is ", ", where x is "},
    {"* damage", "x damage"},
    {"gain 1+* life, where x is <c>$", "gain x life, where x is <c> plus 1"},
    {"where x is half the number of forests you control, rounded down for power and up for toughness",
     "where x is half the number of forests you control, rounded down and y is half the number of forests "
     "you "
     "control, rounded up"},

    // Cards.
    {"look at the top <n> cards of <t> library and put one of them into your hand",
     "look at the top <n> cards of <t> library. put one of them into your hand"},
    {"look at the top <n> cards of <t> library and return them in the same order",
     "look at the top <n> cards of <t> library"},
    {"remove the remaining <n> from the game", "remove the rest from the game"},
    {"put the remaining <n> on top of", "put the rest on top of"},
    {"put them on the top of", "put them on top of"},
    {"search your library for <t> and put that card into play",
     "search your library for <t>. put the found card into play"},
    {"search your library for a basic land and put it into play tapped",
     "search your library for a basic land card. put the found card into play tapped"},
    {"search your library for a basic land and put it into play",
     "search your library for a basic land card. put the found card into play"},
    {"search your library for <t> and take it into your hand",
     "search your library for <t>. put the found card into your hand"},
    {"search your library for <t> and remove them from the game",
     "search your library for <t>. remove the found card from the game"},
    {"^look through your library for <t>; put that card into your hand after showing it",
     "search your library for <t>. reveal the found card. put the found card into your hand"},
    {"^look through target player's library and remove any three of those cards from the game",
     "search target player's library for three cards. remove the found card from the game"},
    {"shuffle that library$", "shuffle that player's library"},
    {"take target <t> from your graveyard and put it into play",
     "put target <t> card from your graveyard into play"},
    {"take target <t> from a graveyard and put it into play",
     "put target <t> card from a graveyard into play"},
    {"take target <t> from any graveyard and put it into play",
     "put target <t> card from a graveyard into play"},
    {"(bring|take) any card from your graveyard to your hand",
     "choose a card from your graveyard, then put the found card into your hand"},
    // Nobody else sees whether there is one (R-ZONE-3).
    {"take (a|an) <k> from your hand and put it into play",
     "you may put a <k> card from your hand into play"},
    {"(take|bring|select) (a|an|one|any) <k> (card |)(from|in) your graveyard (to|and place it in|and put it "
     "into) your hand",
     "choose a <k> card from your graveyard, then put the found card into your hand"},
    {"(take|select) (a|an|one) <k> from your graveyard and put it into play",
     "choose a <k> card from your graveyard, then put the found card into play"},
    {"(take|select) (a|an|one) <k> from any graveyard and remove it from the game",
     "choose a <k> card from a graveyard, then remove the found card from the game"},
    {"takes the top card of his or her library and puts it in his or her graveyard",
     "puts the top card of their library into their graveyard"},
    {"reveal <t> to all players", "reveal <t>"},

    // Control.
    {"take control of", "gain control of"},
    {"gain control of <t>. (you |)lose control of (that|target|this) <k> if ~ leaves play or (if |)you "
     "lose control of ~",
     "gain control of <t> as long as you control ~"},
    {"gain control of <t>. (you |)lose control of (that|target) <k> if (~ leaves play|you lose control of "
     "~), if you lose "
     "control of ~, or if ~ becomes untapped",
     "gain control of <t> as long as you control ~ and ~ remains tapped"},
    {"gain control of <t>. lose control of that creature if ~ leaves play",
     "gain control of <t> as long as ~ remains in play"},

    // Coins.
    {"flip a coin; (target |)opponent calls heads or tails while coin is in the air. if the flip ends up in "
     "your favor, ",
     "flip a coin. if you win the flip, "},
    {"flip a coin; (target |)opponent calls heads or tails while coin is in the air. if the flip ends up in "
     "opponent's favor, ",
     "flip a coin. if you lose the flip, "},
    {"if you win the flip, ~ deals x damage to that opponent, where <c>. otherwise, ~ deals x damage to you, "
     "where <c2> the "
     "opponent controls",
     "if you win the flip, ~ deals x damage to target opponent, where <c>. if you lose the flip, ~ deals x "
     "damage to you, where "
     "<c2> that player controls"},
};

}  // namespace

void rewrite_printed_effects(Text& line, std::string_view subject) {
  static const PrintedRows subjects(printed_subjects);
  static const PrintedRows orders(printed_orders);
  subjects.apply(line, subject);
  orders.apply(line, subject);
}

}  // namespace sleight
