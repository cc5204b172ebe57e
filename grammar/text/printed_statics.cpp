#include "grammar/text/printed_statics.h"

#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

constexpr PrintedRow printed_statics[] = {
    {"^comes into play tapped$", "~ comes into play tapped"},
    {"^does not untap ", "~ does not untap "},
    {"^cannot ", "@ cannot "},
    {"^can block ", "@ can block "},
    {"^must attack each turn if possible$", "@ attacks each turn if able"},
    {"^gains banding if you control any plains$", "@ gains banding as long as you control a plains"},
    {"^gains <t> as long as ", "@ gains <t> as long as "},
    {"^islandhome$",
     "~ cannot attack unless defending player controls an island\nwhen you control no islands, bury ~"},

    // What somebody has of something: one is enough.
    {"any <k> cards in play", "a <k>, nontoken permanent"},
    {"controls any <k> cards", "controls a <k>, nontoken permanent"},
    {"controls no <k> cards", "controls no <k>, nontoken permanents"},
    {"as long as any opponent", "as long as an opponent"},
    {"any other creatures", "another creature"},
    {"any snow-covered lands", "a snow-covered land"},
    {"any snow-covered mountains", "a snow-covered mountain"},
    {"any snow-covered swamps", "a snow-covered swamp"},
    {"there are any <k> counters", "there are one or more <k> counters"},
    {"any islands", "an island"},
    {"any plains", "a plains"},
    {"at least one <k>", "a <k>"},
    {"^while controller has swamps in play, ", "as long as you control a swamp, "},
    {"^while controller has forests in play, ", "as long as you control a forest, "},
    {"^~ gets <p> while untapped$", "as long as ~ is untapped, ~ gets <p>"},
    {"^~ gets <p> if <c>$", "~ gets <p> as long as <c>"},
    {"^if there are <t> counters on ~, it does not untap during your untap phase$",
     "as long as there are <t> counters on ~, ~ does not untap during your untap phase"},
    {"^if there (is|are) <n> tide (counter|counters) on ~, ",
     "as long as there are exactly <n> tide counters on ~, "},
    {"when there are four tide counters on ~, remove them all",
     "when there are four or more tide counters on ~, remove all tide counters from ~"},
    {"^if target land is a basic mountain, ", "as long as enchanted land is a basic mountain, "},
    {"^during your turn, all ", "as long as it is your turn, all "},
    {"^during all other turns, all ", "as long as it is not your turn, all "},

    // Combat.
    {"cannot be assigned to block", "cannot block"},
    {"cannot be declared as a blocking creature", "cannot block"},
    {"cannot block any creature ", "cannot block creatures "},
    {"cannot block any <k> creature ", "cannot block <k> creatures "},
    {"^no creature with <t> may be assigned to block ~$", "~ cannot be blocked by creatures with <t>"},
    {"^if defending player controls <t>, no creature with <t2> may be assigned to block ~$",
     "as long as defending player controls <t>, ~ cannot be blocked by creatures with <t2>"},
    {"can be blocked only by ", "cannot be blocked except by "},
    {"cannot be blocked by only one creature", "cannot be blocked except by two or more creatures"},
    {"^~ cannot attack if defending player controls no <t>$",
     "~ cannot attack unless defending player controls a <t>"},
    {"^non-flying creatures ", "creatures without flying "},
    {"non-flying <k>", "<k> without flying"},
    {"<k> flying creatures", "<k> creatures with flying"},
    {"flying creatures", "creatures with flying"},
    {"each flying creature in play", "each creature with flying"},
    {"^~ is unaffected by summoning sickness$", "haste"},
    {"is unaffected by summoning sickness$", "gains haste"},
    {"^~ can attack the turn it comes into play on your side$", "~ can attack as though it had haste"},
    {"^~ can attack the turn it comes into play$",
     "as long as ~ came into play this turn, ~ can attack as though it had haste"},
    {"^creatures with <k> can be blocked as though they did not have this ability$",
     "creatures with <k> can be blocked as though they did not have <k>"},
    {"^creatures with <k> or <k2> can be blocked as though they did not have either ability$",
     "creatures with <k> can be blocked as though they did not have <k>\n"
     "creatures with <k2> can be blocked as though they did not have <k2>"},
    {"creatures with any landwalk ability", "creatures with landwalk abilities"},
    {"^all creatures blocked by <t> are destroyed at the end of combat$",
     "destroy all creatures blocked by <t> at end of combat"},
    {"^<t> neither deals nor receives combat damage$",
     "<t> deals no damage in combat\ncombat damage dealt to <t> is reduced to 0"},
    {"^each untapped creature you control gets <p> unless it is attacking$",
     "untapped, nonattacking creatures you control get <p>"},
    {"^as long as they are not attacking, untapped creatures you control get <p>$",
     "untapped, nonattacking creatures you control get <p>"},

    // Sizes.
    {"^~ has power and toughness each equal to ", "~'s power and toughness are each equal to "},
    {"^~ has power equal to <t> and toughness equal to <t2>$",
     "~'s power is equal to <t> and its toughness is equal to <t2>"},
    {"^~ has power equal to ", "~'s power is equal to "},
    {"^~ has toughness equal to ", "~'s toughness is equal to "},

    // Prices.
    {"^your <k> spells cost <m> more to cast$", "<k> spells cost <m> more to cast for you"},
    {"^nonartifact creature spells cannot be played$", "players cannot cast nonartifact creature spells"},
    {"^activated abilities of <t> cost <m> more to cast$", "activated abilities of <t> cost <m> more to use"},

    // Mana.
    {"^instead of their normal mana, <c>$", "if tapped for mana, <c> instead of any other type"},
    {"^all lands with mana abilities produce <m> instead of their normal mana$",
     "lands tapped for mana produce <m> instead of any other type"},
    {"^all lands with mana abilities produce colorless mana instead of their normal mana$",
     "lands tapped for mana produce {c} instead of any other type"},
    {"^whenever a player taps a land for mana, it produces one additional mana of the same type$",
     "lands tapped for mana produce one additional mana of the same type"},
    {"^whenever enchanted land is tapped for mana, it produces an additional <m>$",
     "whenever enchanted land is tapped for mana, its controller adds an additional <m>"},
    {"^until end of turn, all islands produce an additional {u} when tapped for mana$",
     "whenever an island is tapped for mana this turn, that player adds an additional {u}"},
    {"^this mana may only be used to cast artifacts$", "spend this mana only to cast artifact spells"},
    {"^this mana is usable only for cumulative upkeep$",
     "spend this mana only to pay cumulative upkeep costs"},
    {"^this mana may only be used to pay the activation cost of an artifact$",
     "spend this mana only to activate abilities of artifacts"},
    {"^you may use white mana from your mana pool as either white or red mana$",
     "you may spend white mana as though it were red mana"},
    {"^you may use white mana in your mana pool as either white or red mana$",
     "you may spend white mana as though it were red mana"},

    // Hands and libraries.
    {"^players play with their hands face up$", "players play with their hands revealed"},
    {"^all players play with the cards in their hands revealed$", "players play with their hands revealed"},
    {"^the top card of each player's library is always face up$",
     "players play with the top card of their library revealed"},
    {"^all players may attack with no more than <n> creatures each turn and block with no more than <n2> "
     "creatures each turn$",
     "no more than <n> creatures can attack each turn\nno more than <n2> creatures can block each turn"},
    {"^players cannot untap more than one <k> during each of their own untap phases$",
     "players cannot untap more than one <k> during their untap phases"},
    {"^no new land may be brought into play$", "lands cannot come into play"},
    {"^each player skips his or her untap phase$", "players skip their untap phases"},
    {"become basic ", "become "},
    {"becomes a basic <k>", "becomes a <k>"},
    {"becomes an artifact creature permanently", "becomes an artifact creature"},
};

}  // namespace

void rewrite_printed_statics(Text& line, std::string_view subject) {
  static const PrintedRows table(printed_statics);
  table.apply(line, subject);
}

}  // namespace sleight
