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
    {"^if (target|enchanted) land is a basic mountain, ", "as long as enchanted land is a basic mountain, "},
    {"^as long as enchanted creature is black, it gets <p>. otherwise, it gets <p2>$",
     "as long as enchanted creature is black, it gets <p>\nas long as enchanted creature is not black, it "
     "gets <p2>"},
    {"^as long as <t>, that creature also gains first strike when blocking$",
     "as long as enchanted creature is blocking and <t>, enchanted creature gains first strike"},
    {"^enchanted creature gets <p> and cannot attack during any turn in which another creature attack$",
     "enchanted creature gets <p>\nenchanted creature can only attack alone"},
    {"^enchanted creature cannot attack, block, or play any ability that includes {t} in its activation "
     "cost$",
     "enchanted creature cannot attack or block\nenchanted creature's activated abilities with {t} in their "
     "costs cannot "
     "be activated"},
    {"^that player may pay <m> during his or her upkeep to untap it$",
     "\nduring the upkeep of @'s controller, that player may pay <m>. if that player does, untap @"},
    {"^for each 1 damage enchanted creature deals, gain 1 life$",
     "whenever enchanted creature deals damage, you gain that much life"},
    {"^for each 1 damage dealt to you, put a <k> counter on ~$",
     "whenever you are dealt damage, put that many <k> counters on ~"},
    {"^~ deals 1 damage to <t>'s controller for each 1 damage dealt to you by (that creature|enchanted "
     "creature)$",
     "whenever <t> deals damage to you, ~ deals that much damage to <t>'s controller"},
    {"^whenever <t> becomes tapped, (that creature's|enchanted creature's) controller pays <m> or ~ deals "
     "<n> damage to (him or "
     "her|that player)$",
     "whenever <t> becomes tapped, ~ deals <n> damage to <t>'s controller unless that player pays <m>"},
    {"'s controller's upkeep, he or she pays <m> or ~ deals <n> damage to (him or her|that player). if ~ "
     "deals damage this way, "
     "tap (that creature|enchanted creature)$",
     "'s controller's upkeep, ~ deals <n> damage to that player unless that player pays <m>. if ~ deals "
     "damage to that player this way, tap @"},
    {"that player pays <m> or 1 life, or (target|enchanted) land is destroyed",
     "destroy enchanted land unless that player pays <m> or 1 life"},
    {"destroy (that|enchanted) creature if it did not attack that turn",
     "destroy enchanted creature if it did not attack this "
     "turn"},
    {"^enchanted creature becomes tapped when ~ is cast$", "when ~ comes into play, tap enchanted creature"},
    {"^enchanted creature cannot be blocked unless defending player pays <m> for each creature assigned to "
     "block enchanted "
     "creature$",
     "creatures cannot block enchanted creature unless their controller pays <m>"},
    {"^the activation cost of enchanted artifact is reduced by <m>. if this would reduce (enchanted|target) "
     "artifact's activation cost below {1}, (enchanted|target) artifact's activation cost becomes {1}$",
     "enchanted artifact's activated abilities cost <m> less to use, but no less than one mana"},

    {"^you cannot cast ~ if there is another ~ in play$",
     "\ncast ~ only if there are no permanents named ~ in play"},
    {"^(~|this creature) can block creatures with flying$", "web"},
    {"^enchanted creature gets <p> and can block creatures with flying$",
     "enchanted creature gets <p> and gains web"},
    {"^~ gains a +1/+1 counter each time opponent casts an artifact$",
     "whenever an opponent successfully casts an artifact spell, put a +1/+1 counter on ~"},
    {"for each other ~ that attacks", "for each other attacking ~"},
    {"all <k> and <k2> creatures blocking or blocked", "all <k> or <k2> creatures blocking or blocked"},
    {"cannot be the target of further spells", "cannot be the target of spells"},
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
     "as long as defending player controls no <t>, ~ cannot attack"},
    {"^non-flying creatures ", "creatures without flying "},
    {"non-flying <k>", "<k> without flying"},
    {"<k> flying creatures", "<k> creatures with flying"},
    {"flying creatures", "creatures with flying"},
    {"each player and each flying creature in play", "each creature with flying and each player"},
    {"each flying creature in play", "each creature with flying"},
    {"^~ is unaffected by summoning sickness$", "haste"},
    {"is unaffected by summoning sickness$", "gains haste"},
    {"^~ can attack the turn it comes into play on your side$", "~ can attack as though it had haste"},
    {"^both black and red permanents and spells are considered colorless sources of damage$",
     "damage dealt by black or red permanents and black or red spells is colorless"},
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
    {"^~ has power equal to <t> and toughness equal to 1 plus <t2>$",
     "~'s power is equal to <t> and its toughness is equal to <t2> plus 1"},
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
    {"^no new land may be brought into play$", "players cannot play lands\nlands cannot come into play"},
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
