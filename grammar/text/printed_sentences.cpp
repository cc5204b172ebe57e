#include "grammar/text/printed_sentences.h"

#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

/// Sentences of one shape, of which the house makes another, or several lines.
constexpr PrintedRow sentences_of_permanents[] = {
    // What is looked at once it is done, and not at any time: without a counter it may lie there until then.
    {"^during your upkeep, remove a <k> counter from ~. if there are no <k2> counters on ~, bury (it|~)$",
     "during your upkeep, remove a <k> counter from ~. if there are no <k2> counters on it, bury it"},
    // What a card says of its size with a star.
    {"^the *s below are the number of artifacts opponent has in play$",
     "~'s power and toughness are each equal to 1 plus the number of artifacts an opponent controls"},
    {"^the * below represents the number of <k> controlled by ~(|'|'s) controller$",
     "~'s toughness is equal to the number of <k> you control"},
    {"^at the end of your upkeep, the * below is set to the number of creatures in your graveyard$",
     "at the end of your upkeep, change ~'s base toughness to 1 plus the number of creature cards in your "
     "graveyard"},
    {"^*s in the lower right-hand corner are set to the number of untapped forests you sacrifice when ~ "
     "comes into play$",
     "if ~ would come into play, sacrifice any number of untapped forests\n"
     "~'s power and toughness are each equal to the number of forests sacrificed as it came into play"},
    {"^during your turn, ~ has power and toughness each equal to 2 plus the number of swamps all opponents "
     "control. "
     "during other turns, ~ has power and toughness each equal to 2$",
     "as long as it is your turn, ~ has power x and has toughness x, where x is 2 plus the number of swamps "
     "an "
     "opponent controls\nas long as it is not your turn, ~ is 2/2"},
    {"^~ has power and toughness each equal to the number of <t> you control; when ~ attacks, these are "
     "instead equal "
     "to the number of <t2> defending player controls$",
     "as long as ~ is not attacking, ~ has power x and has toughness x, where x is the number of <t> you "
     "control\n"
     "as long as ~ is attacking, ~ has power x and has toughness x, where x is the number of <t2> defending "
     "player "
     "controls"},
    {"the number of ~ in play", "the number of creatures named ~"},
    {", no matter who controls them", ""},
    {"^~ has power and toughness each equal to 1 plus the number of creatures target opponent controls$",
     "when you play ~, choose an opponent\n~'s power and toughness are each equal to 1 plus the number of "
     "creatures the chosen "
     "player controls"},

    // What a player or a card is asked for, and when.
    {"^if ~ is in your hand, you may remove it from the game to ", "remove ~ from your hand from the game: "},
    {"^if ~ is in your graveyard, you may sacrifice <t> to return ~ to your hand$",
     "sacrifice <t>: return ~ from your graveyard to your hand"},
    {"^draw a card at the beginning of the (upkeep of the |)turn after ~ comes into play$",
     "when ~ comes into play, draw a card at the beginning of the next turn's upkeep"},
    {"^~ deals <t> to you when it comes into play; put <t2> on ~ at that time$",
     "when ~ comes into play, ~ deals <t> to you. put <t2> on ~"},
    {"^~ deals <t> to you when it comes into play$", "when ~ comes into play, ~ deals <t> to you"},
    {"^choose a (color|color when casting ~)$", "when you play ~, choose a color"},
    {"^choose a creature type. creatures of that type ",
     "when you play ~, choose a creature type\ncreatures of the chosen type "},
    {"^at the end of your turn, ~ deals <t> to you if it did not attack this turn. ignore this effect if ~ "
     "has "
     "summoning sickness$",
     "at the end of your turn, if ~ did not attack this turn, if you have controlled ~ continuously since "
     "the "
     "beginning of your most recent turn, ~ deals <t> to you"},
    {"^at the end of target opponent's upkeep, ~ deals that player (1|one) damage for each card in his or "
     "her "
     "hand in "
     "excess of four$",
     "when you play ~, choose an opponent\nat the end of the chosen player's upkeep, ~ deals x damage to "
     "that player, "
     "where x is the number of cards in that player's hand minus 4"},
    {"^at the end of target opponent's upkeep, ~ deals that player (1|one) damage for each card in his or "
     "her "
     "hand fewer "
     "than three$",
     "when you play ~, choose an opponent\nat the end of the chosen player's upkeep, ~ deals x damage to "
     "that player, "
     "where x is 3 minus the number of cards in that player's hand"},
    {"^target opponent discards down to <n> cards during his or her discard phase$",
     "when you play ~, choose an opponent\nthe chosen player's maximum hand size is <n>"},
    {"^artifacts, creatures, and lands target player controls come into play tapped$",
     "when you play ~, choose a player\nartifacts, creatures, and lands the chosen player controls come into "
     "play "
     "tapped"},
    {"gain 1 life for each card in your hand in excess of four",
     "you gain x life, where x is the number of cards in your hand minus 4"},
    {"^during his or her upkeep, a player may pay an additional <m> to untap a <k> creature he or she "
     "controls$",
     "during each player's upkeep, for each tapped <k> creature that player controls, that player may pay "
     "<m> to untap it"},
    {"^at the end of his or her upkeep, each player may pay an additional <m> per creature to untap a "
     "creature without "
     "flying he or she controls$",
     "at the end of each player's upkeep, for each tapped creature without flying that player controls, that "
     "player may "
     "pay <m> to untap it"},
    {"^if any player has less than four cards in hand at the end of his or her upkeep, ~ deals (1|one) "
     "damage to "
     "that "
     "player for each card less than four$",
     "at the end of each player's upkeep, ~ deals x damage to that player, where x is 4 minus the number of "
     "cards in "
     "that player's hand"},
    {"^all players bury one target non-artifact creature you control, if they have any, during their upkeep$",
     "during each player's upkeep, bury target nonartifact creature that player controls of their choice"},
    {"^all players bury one target non-artifact creature under their control, if they have any, during their "
     "upkeep$",
     "during each player's upkeep, bury target nonartifact creature that player controls of their choice"},
    {"^during each player's upkeep, if that player controls any green or white permanents, he or she "
     "sacrifices",
     "during each player's upkeep, that player sacrifices"},
    {"^{4}: untap ~ at end of upkeep. use this ability only during your upkeep$",
     "at the end of your upkeep, you may pay {4}. if you do, untap ~"},
    {"^if ~ is untapped at the end of your turn, it deals x damage to you, where x is equal to <t>. if ~ "
     "deals damage "
     "to you this way, destroy it$",
     "\nat the end of your turn, if ~ is untapped, ~ deals x damage to you, where x is <t>. if ~ deals "
     "damage to you "
     "this way, destroy ~"},
    {"^{x}{x}, {t}: ~ deals x damage to <t>, where x is equal to <t2>$",
     "{x}{x}, {t}: ~ deals x damage to <t>. x is <t2>"},
    {"^during any player's upkeep, any player may destroy ~ by sacrificing <t> or taking <n> damage from ~$",
     "sacrifice <t>: destroy ~. use this ability only during any upkeep. any player may use this ability\n"
     "{0}: ~ deals <n> damage to you. when <n> or more of that damage is dealt, destroy ~. use this ability "
     "only during any upkeep. any player may use this ability"},
    {"^you may sacrifice a creature during your upkeep to remove a <p> counter from ~. if the creature "
     "sacrificed was a "
     "<k>, also put a <p2> counter on ~. only one creature may be sacrificed this way each turn$",
     "sacrifice a creature: remove a <p> counter from ~. if the sacrificed creature is a <k>, put a <p2> "
     "counter on ~. "
     "use this ability only during your upkeep and only once each turn"},
    {"then pay {x}, where x is equal to the number of these counters on ~, or tap ~ and it deals x damage to "
     "you$",
     "unless you pay {1} for each +1/+1 counter on ~, tap ~, then ~ deals x damage to you, where x is the "
     "number of "
     "+1/+1 counters on ~"},
    {"^during your upkeep and whenever <t> becomes tapped, <c>$",
     "during your upkeep, <c>\nwhenever <t> becomes tapped, <c>"},
    {"if a player has more life than any other, he or she gains control of ~",
     "if a player has more life than each other player, the player with the most life controls ~"},
    {"^at the beginning of the attack, pay <m> or any creatures blocking or blocked by ~ gain first strike "
     "until end of "
     "turn$",
     "at the start of each combat, unless you pay <m>, whenever ~ blocks or becomes blocked by a creature "
     "this turn, "
     "that creature gains first strike until end of turn"},
    {"gains one of the following abilities until your next upkeep: <c>$",
     "gains your choice of <c> until your next upkeep"},
    {"^{5}: during your next upkeep, choose a basic landwalk ability. ~ gains that landwalk ability until "
     "end of turn$",
     "{5}: during your next upkeep, choose a basic land type, then ~ gains landwalk of the chosen type until "
     "end of "
     "turn"},
    {"during opponent's upkeep, ~ deals <n> damage to opponent for each card of this color that he or she "
     "controls",
     "during an opponent's upkeep, ~ deals <n> damage to that player for each nontoken permanent of the "
     "chosen color "
     "that player controls"},
    {"^~ must be discarded if there are no creatures in play$",
     "when there are no creatures in play, bury ~"},
    {"the creature in play with the lowest power is destroyed and cannot be regenerated. if there is a tie "
     "you choose "
     "which to destroy",
     "bury the creature with the least power. if two or more creatures are tied for least power, you choose "
     "one of "
     "them"},

    // Events.
    {"^all creatures that block or are blocked by ~ become <k> creatures$",
     "whenever ~ blocks or becomes blocked by a creature, that creature becomes <k>"},
    {"^all creatures that band with ~ to attack gain <t> until end of turn$",
     "whenever ~ attacks, all creatures banded with ~ gain <t> until end of turn"},
    {"^all non-wall creatures blocking ~ are destroyed at the end of combat, as are all creatures blocked by "
     "~$",
     "whenever ~ blocks a creature, destroy that creature at end of combat\n"
     "whenever ~ becomes blocked by a non-wall creature, destroy that creature at end of combat"},
    {"^creatures blocking or blocked by ~ cannot regenerate this turn$",
     "whenever ~ blocks or becomes blocked by a creature, that creature cannot regenerate this turn"},
    {"^no creature blocked by ~ may attack during its controller's next turn$",
     "whenever ~ blocks a creature, at the beginning of that creature's controller's next main phase, that "
     "creature cannot attack this turn"},
    {"^for each creature assigned to block it beyond the first, ~ gets <p> until end of turn$",
     "whenever ~ becomes blocked, ~ gets <p> until end of turn for each creature blocking it beyond the "
     "first"},
    {"^on the turn during which ~ is put into a graveyard from play, all creatures who dealt damage to ~ "
     "that turn "
     "become 0/2 creatures$",
     "when ~ is put into a graveyard from play, all creatures that dealt damage to ~ this turn become 0/2"},
    {"^if declared as an attacker, ~ gets <p> until end of turn. at end of combat, tap any creatures that "
     "blocked ~",
     "whenever ~ attacks, ~ gets <p> until end of turn\nat end of combat, tap all creatures that blocked ~ "
     "this turn"},
    {"^when blocking, ~ neither deals nor receives damage in combat$",
     "whenever ~ blocks, combat damage dealt to ~ is reduced to 0 this turn. ~ deals no damage in combat "
     "this turn"},
    {"^if ~ attacks or blocks, it deals <t> to you and is buried at end of combat$",
     "whenever ~ attacks or blocks, at end of combat, ~ deals <t> to you, then bury ~"},
    {"^whenever ~ damages a player, that player may pay <m> to prevent that damage$",
     "<m>: prevent all damage to you from ~. any player may use this ability"},
    {"^whenever any creature ~ damaged this turn is put into a graveyard from play, put that creature into "
     "play under "
     "your control at end of turn. bury the creature if you lose control of ~$",
     "whenever a creature dealt damage by ~ this turn is put into a graveyard from play, put it into play "
     "under your "
     "control at end of turn. bury the moved card when you lose control of ~"},
    {"^~ deals <t> to any opponent casting an instant. this does not apply to the first instant cast by that "
     "opponent in "
     "each turn$",
     "whenever an opponent successfully casts an instant spell, if that player played 2 or more instant "
     "spells this "
     "turn, ~ deals <t> to that player"},
    {"^if opponent casts a nonartifact creature spell that does not match the color of one of the creatures "
     "you control, "
     "that spell is countered unless the caster pays an additional {x}(,|) where x is the casting cost of "
     "the "
     "nonartifact creature spell$",
     "whenever an opponent successfully casts a nonartifact creature spell that does not share a color with "
     "a creature "
     "you control, counter it unless that player pays {x}, where x is its casting cost"},
    {"^all spells cast are countered unless their casters pay an additional <m>$",
     "whenever a player successfully casts a spell, counter it unless that player pays <m>"},
    {"^all instants and interrupts are countered unless their caster pays an additional {x}, where x is the "
     "casting cost "
     "of the spell being cast$",
     "whenever a player successfully casts an instant or interrupt spell, counter it unless that player pays "
     "{x}, where "
     "x is its casting cost"},
    {"^any new enchantments cast are countered$",
     "whenever a player successfully casts an enchantment spell, counter it"},
    {"^if your opponent controls at least as much land as you do, he or she must sacrifice a land for each "
     "land he or she "
     "puts into play$",
     "whenever a land an opponent controls comes into play, if that player controls more lands than you, "
     "that player "
     "sacrifices a land"},
    {"an island controlled by target opponent", "an island an opponent controls"},
    {"^whenever any player declares an attack, destroy all untapped non-wall creatures that player controls "
     "that don't attack. do not destroy creatures the player did not control at the beginning of the turn$",
     "whenever a player declares an attack, destroy all untapped non-wall creatures that "
     "player controls "
     "that did not attack, except for creatures the player has not controlled continuously since the "
     "beginning of the "
     "turn"},
    {"^whenever target opponent successfully casts a non-creature spell, you may draw a card. that player "
     "may pay <m> to "
     "counter this effect$",
     "whenever an opponent successfully casts a noncreature spell, you may draw a card unless that player "
     "pays <m>"},
    {"^whenever any red creature or spell assigns damage, ~ deals an equal amount of damage to that "
     "creature's or spell's "
     "controller$",
     "whenever a red creature or spell deals damage, ~ deals that much damage to its controller"},
    {"^at the end of any turn, put a +1/+1 counter on ~ for each other creature that died during the turn "
     "and was not "
     "regenerated$",
     "at the end of any turn, put x +1/+1 counters on ~, where x is the number of creatures that died "
     "during the turn"},
    {"^during your upkeep, put one counter on target creature. you may remove this counter at any time to "
     "regenerate that creature$",
     "put a matrix counter on target creature. it gains \"remove a matrix counter from this card: regenerate "
     "this card.\" only you may use this ability. use this ability only during your upkeep"},
    {"^if ~ attacks an opponent and is not blocked, then ~ may choose to destroy a target artifact under "
     "that "
     "opponent's control and deal no damage$",
     "whenever ~ attacks and is not blocked, you may destroy target artifact defending player controls. if "
     "you "
     "do, ~ deals no damage in combat this turn"},
    {"^swap top card of your library with either card of the ante; this swap is permanent$",
     "choose a card from the ante and ante the top card of your library. if you do, you own the last chosen "
     "card, then put the last chosen card on top of your library"},
    {"^you must have a card in your library to cast this spell$",
     "cast ~ only if you have one or more cards in your library"},
    {"^if this ability is not activated, all creatures blocking or blocked by ~ gain first strike until end "
     "of "
     "turn$",
     "\nas long as no ability of ~ has been activated this turn, all creatures blocking or blocked by ~ have "
     "first strike"},
    {"^~ gets -1/-0 until end of turn. put a <p> counter on target creature that blocks or is blocked by ~. "
     "use this ability after defense is chosen but before damage is dealt. you may not use this ability to "
     "reduce (the |)~'s power below 0$",
     "~ gets -1/-0 until end of turn, then put a <p> counter on target creature "
     "blocking or blocked by it. use this ability only after blockers are declared and before damage is "
     "dealt "
     "and only if ~'s power is 1 or more"},
    {"^when ~ (is|are) destroyed or (take|takes) lethal damage, unless (an |)opponent pays <m> ~ (is|are) "
     "regenerated$",
     "if ~ would be destroyed, regenerate it unless an opponent pays <m>"},
    {"put a <k> counter on ~ for each creature put into the graveyard during that turn",
     "put x <k> counters on ~, where x is the number of creatures that were put into a graveyard from play "
     "this turn"},
    {"put a <k> token into play for each time it regenerated that turn",
     "put x <k> tokens into play, where x is the number of times ~ regenerated this turn"},
    {"^when ~ leaves play, return that creature to play under its owner's control$",
     "when ~ leaves play, put all cards removed from the game with ~ into play under their owner's control"},
    {"put it into play under owner's control at end of turn and skip your next draw phase",
     "put ~ into play under its owner's control at end of turn. skip your next draw phase"},
    {"^at the end of each player's turn, all of his or her untapped creatures that could have attacked but "
     "did not are "
     "destroyed$",
     "at the end of any turn, destroy all untapped creatures that did not attack this turn that could have "
     "attacked this "
     "turn"},

    // What holds.
    {"^banding when attacking$", "as long as ~ is attacking, ~ has banding"},
    {"^all creatures attacking in a band with ~ are immune to damage dealt by deserts$",
     "as long as ~ is attacking, damage dealt to ~ and all creatures banded with ~ by desert lands is "
     "reduced to 0"},
    {"^~ are immune to damage dealt by deserts$", "damage dealt to ~ by desert lands is reduced to 0"},
    {"^creatures can attack or use abilities that include {t} in the activation cost as soon as they come "
     "into play on "
     "their controller's side$",
     "all creatures gain haste"},
    {"^<k> creatures each require an additional cumulative upkeep: <m>$",
     "<k> creatures gain cumulative upkeep <m>"},
    {"^damage ~ take from an artifact source is reduced to 0$",
     "damage dealt to ~ by artifacts is reduced to 0"},
    {"^any damage ~ take from an artifact source is reduced to 0$",
     "damage dealt to ~ by artifacts is reduced to 0"},
    {"during combat by creatures with one or more enchantment cards played on them",
     "by enchanted creatures in combat"},
    {"^damage dealt to ~ by enchanted creatures in combat ",
     "combat damage dealt to ~ by enchanted creatures "},
    {"by creatures with enchantment cards played on them", "by enchanted creatures"},
    {"^damage dealt to ~ from walls during combat", "combat damage dealt to ~ by walls"},
    {"able to block ~ must do so", "able to block ~ do so"},
    {"^damage dealt by instants, interrupts, and sorceries is",
     "damage dealt by instant, interrupt, or sorcery spells is"},
    {"^if you receive more than <n> damage from a sorcery or instant source, that damage is reduced to <n>$",
     "\ndamage dealt to you by instant or sorcery spells is no more than <n>"},
    {"^(any |)damage that would reduce your life total to less than 1 instead reduces it to 1$",
     "damage that would reduce your life total to less than 1 reduces it to 1 instead"},
    {"^damage that would reduce you to less than 1 life lowers you to 1 life. all further damage is "
     "prevented$",
     "damage that would reduce your life total to less than 1 reduces it to 1 instead\nas long as you have 1 "
     "or fewer life, damage dealt to you is reduced to 0"},
    {"^return ~ to play under your control. use this ability only at the end of your upkeep and only if ~ is "
     "in "
     "your graveyard with at least three creature cards above it$",
     "put ~ from your graveyard into play. use this ability only at the end of your upkeep and only if there "
     "are three or more creature cards above it"},
    {"^permanents with any wind counters on them do not untap during their controller's untap phase; "
     "instead, "
     "remove all wind counters from those permanents$",
     "permanents with a wind counter on it do not untap during their controllers' untap phases\nat the end "
     "of "
     "each player's untap phase, for each permanent that player controls, remove all wind counters from it"},
    {"^no <k> creature can attack unless its controller sacrifices a land whenever that creature attacks$",
     "<k> creatures cannot attack unless their controller sacrifices a land"},
    {"^no creature can attack you unless its controller pays an additional <m> whenever that creature "
     "attacks$",
     "creatures an opponent controls cannot attack unless their controller pays <m>"},
    {"^no creature can attack if it attacked during its controller's last turn$",
     "creatures that attacked during their controller's last turn cannot attack"},
    {"^you cannot attack$", "\ncreatures you control cannot attack"},
    {"cannot attack this turn unless at least two other creatures are attacking",
     "cannot attack unless at least two other creatures attack"},
    {"cannot be assigned to block this turn unless at least two other creatures are blocking",
     "cannot block unless at least two other creatures block"},
    {"cannot attack this turn unless", "cannot attack unless"},
    {"^~ cannot attack unless opponent has <k> in play$",
     "as long as an opponent controls no <k>, ~ cannot attack"},
    {"^may block two attacking creatures; divide damage between them however controller likes$",
     "~ can block two creatures"},
    {"^you may put as many lands into play as you want each turn$",
     "you may play any number of lands each turn"},
    {"^~ deals <t> to you for every land beyond the first that you play in a single turn$",
     "whenever you play a land, if you played 2 or more lands this turn, ~ deals <t> to you"},
    {"^during each player's turn, that player may put one additional land into play$",
     "players may play an additional land each turn"},
    {"^whenever a spell or effect forces you to discard a card, you may instead discard that card to the top "
     "of your "
     "library$",
     "if an effect causes you to discard a card, discard it, but you may put it on top of your library "
     "instead of into "
     "your graveyard"},
    {"^permanents with any <k> counters on them do not untap during their controller's untap phase; instead, "
     "remove all "
     "<k2> counters from those permanents$",
     "\nif a permanent with a <k> counter on it would untap during its controller's untap phase, remove all "
     "<k2> counters "
     "from it instead"},
    {"^you may choose not to untap ~ during your untap phase and put a <k> counter on it instead$",
     "if ~ would untap during your untap phase, you may put a <k> counter on ~ instead"},
    {"^pay up to <m> less than required whenever casting (a|an) <c> spell$",
     "<c> spells cost <m> less to cast for you"},
    {"^your spells cost up to 1 less to cast; casting cost of spells cannot go below 0$",
     "spells cost {1} less to cast for you"},
    {"^white enchantments and green enchantments each cost an additional <m> to cast$",
     "green enchantment spells and white enchantment spells cost <m> more to cast"},
    {"^all red creatures get +1/+1 and all mountains provide an extra red mana when tapped$",
     "all red creatures get +1/+1\nwhenever a mountain is tapped for mana, its controller adds an additional "
     "red mana"},
    {"^all creatures now require an upkeep cost of <m> in addition to any other upkeep costs they may have. "
     "if the upkeep "
     "cost for a creature is not paid, the creature is destroyed$",
     "all creatures gain \"during your upkeep, destroy this creature unless you pay <m>.\""},
    {"^treat all lands in play as both lands and 1/1 creatures. they cannot be tapped for mana the first "
     "turn they are "
     "brought into play$",
     "all lands are 1/1 creatures that are still lands"},
    {"^treat all lands in play as both lands and 1/1 creatures. they cannot be tapped for mana the first "
     "turn they "
     "comes into play$",
     "all lands are 1/1 creatures that are still lands"},
    {"^all snow-covered lands become non-snow-covered lands of the same type$",
     "all lands are no longer snow-covered"},
    {"target snow-covered land becomes a non-snow-covered land of the same type",
     "target snow-covered land is no longer snow-covered"},
    {"target non-snow-covered basic land becomes a snow-covered land of the same type",
     "target basic nonsnow-covered land becomes snow-covered"},
    {"^whenever a snow-covered land is tapped for mana, it produces one additional mana of the same type and "
     "does not "
     "untap during its controller's next untap phase$",
     "snow-covered lands tapped for mana produce one additional mana of the same type\nwhenever a "
     "snow-covered land is "
     "tapped for mana, it does not untap during its controller's next untap phase"},
    {"^as long as opponent has cards of this color in play, ",
     "as long as an opponent controls a nontoken permanent of the chosen color, "},
    {"^~ must be discarded immediately if at any time opponent has no cards of this color in play$",
     "when an opponent controls no nontoken permanents of the chosen color, bury ~"},
    {"may band with other legends", "gain bands with other legendary creatures"},
    {"^flying; {r} +0/+1$", "flying\n{r}: ~ gets +0/+1 until end of turn"},
    {"^pay * life when bringing ~ into play$", "if ~ would come into play, pay any amount of life"},

    // Uses.
    {"^{t}: add 3 colorless mana to your mana pool. does not untap during untap phase; you may spend <m> at "
     "any other "
     "time to untap. drawing mana from this artifact is played as an interrupt$",
     "{t}: add {c}{c}{c} to your mana pool. play this ability as a mana source\n~ does not untap during your "
     "untap "
     "phase\n<m>: untap ~"},
    {"^tap to gain an additional turn after the current one. ~ does not untap normally during untap phase; "
     "to untap it, "
     "you must skip a turn. ~ begins tapped$",
     "~ comes into play tapped\n~ does not untap during your untap phase\nif you would begin your turn while "
     "~ is tapped, "
     "you may skip that turn instead. if you do, untap ~\n{t}: take an extra turn after this one"},
    {"^tap to take two cards from your library, after which you must immediately discard three to your "
     "graveyard. if "
     "you don't have three or more cards in your hand, discard your whole hand$",
     "{t}: draw two cards, then discard three cards"},

    {"^tap to sacrifice a creature you control in exchange for a number of life points equal to its "
     "toughness$",
     "{t}, sacrifice a creature: gain life equal to the sacrificed creature's toughness"},
    {"^tap to add 1 colorless mana to your mana pool or draw a card from your library; you may use the "
     "card-drawing "
     "ability only if you have exactly seven cards in your hand$",
     "{t}: add {c} to your mana pool\n{t}: draw a card. use this ability only if you have exactly seven "
     "cards in hand"},
    {"^tap to deal 2 damage to <t>. each time you use this ability, you must choose an artifact you control "
     "and place "
     "it in the graveyard. this artifact cannot be one already on its way to the graveyard, and artifact "
     "creatures killed "
     "this way cannot be regenerated$",
     "{t}, sacrifice an artifact: ~ deals 2 damage to <t>"},
    {"^tap to draw a card from your library. each time you use this ability, you must choose an artifact you "
     "control and "
     "place it in the graveyard. this artifact cannot be one that is already on its way to the graveyard, "
     "and artifact "
     "creatures killed this way cannot be regenerated$",
     "{t}, sacrifice an artifact: draw a card"},
    {"^any player may discard a card from his or her hand at any time. if a player discards a land, ~ deals "
     "<t> to target "
     "player of that player's choice$",
     "discard a card: if the discarded card is a land card, ~ deals <t> to target player. any player may use "
     "this ability"},
    {"^any player may discard a card at any time. if a player discards a land, ~ deals <t> to target player "
     "of that "
     "player's choice$",
     "discard a card: if the discarded card is a land card, ~ deals <t> to target player. any player may use "
     "this ability"},
    {"^any player may pay <m> or <n> life to <c>$",
     "<m> or pay <n> life: <c>. any player may use this ability"},
    {"^{t}: sacrifice ~ during your upkeep, and trade your number of live points with opponent$",
     "{t}, sacrifice ~: exchange life totals with your opponent. use this ability only during your upkeep"},
    {"^sacrifice a creature during your upkeep to gain life equal to creature's toughness$",
     "sacrifice a creature: gain life equal to the sacrificed creature's toughness. use this ability only "
     "during your "
     "upkeep"},
    {"return all creatures it has removed from the game into play under their owners' control",
     "put all cards removed from the game with ~ into play under their owner's control"},
    {"^{t}: prevent 1 damage to any non-green creature or any player or up to 2 damage to any green "
     "creature$",
     "{t}: prevent up to 1 damage to any creature or player. if it is a green creature, prevent up to 2 of "
     "that damage "
     "instead"},
    {"^use this ability only during a turn in which ~ blocked a <k> creature or a <k2> creature blocked ~$",
     "use this ability only if ~ blocked a <k> creature or was blocked by a <k2> creature this turn"},
};

}  // namespace

void rewrite_printed_sentences(Text& line, std::string_view subject) {
  static const PrintedRows table(sentences_of_permanents);
  table.apply(line, subject);
}

}  // namespace sleight
