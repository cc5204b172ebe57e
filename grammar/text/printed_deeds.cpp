#include "grammar/text/printed_deeds.h"

#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

/// Effects of one shape, of which the house makes another.
constexpr PrintedRow deeds_in_print[] = {
    {" to all other players", ""},
    {"reveal that card to all players and put it into your hand",
     "reveal the found card. put the found card into your hand"},
    {"reveal <t> to all players", "reveal <t>"},
    {"{u} or {u} and one colorless mana", "{u} or {c}{u}"},
    {"an amount of colorless mana", "an amount of {c}"},
    {"an amount of black mana", "an amount of {b}"},
    {"red and/or black mana", "{r} and/or {b}"},
    {"combination of red and/or green", "combination of {r} and/or {g}"},
    {"add to your mana pool a number of black mana equal to that creature's casting cost",
     "add x black mana to your mana pool, where x is the sacrificed creature's casting cost"},
    {"add that creature's casting cost in any combination of {r} and/or {b} mana to your mana pool",
     "add x mana in any combination of {b} and/or {r} to your mana pool, where x is the sacrificed "
     "creature's casting cost"},
    {"add that creature's casting cost in any combination of {r} and/or {b} to your mana pool",
     "add x mana in any combination of {b} and/or {r} to your mana pool, where x is the sacrificed "
     "creature's casting cost"},
    {"casting cost to your mana pool to your mana pool", "casting cost to your mana pool"},
    {"^(add|adds) 3 mana of any single color of your choice to your mana pool, then is discarded$",
     "add three mana of any one color to your mana pool. bury ~"},
    {"to your mana pool, and ~ (deal|deals) ", "to your mana pool. ~ deals "},
    {"in your mana pool as either", "from your mana pool as either"},
    {"is attacking and unblocked", "is attacking and is unblocked"},
    {"if that card is a land, ", "if that card is a land card, "},
    {"; otherwise", ". otherwise"},
    {"; that creature", ". that creature"},
    {"; ~ ", ". ~ "},
    {"; all defense must remain legal", ". all blocks must remain legal"},
    {"^<t> gains a snow-covered landwalk ability of your choice until end of turn",
     "choose a basic land type. <t> gains snow-covered landwalk of the chosen type until end of turn"},
    {"becomes a basic land type of your choice", "becomes the basic land type of your choice"},
    {"target mana-producing land", "target land with mana abilities"},
    {"^enchanted land is a basic land type of your choice$",
     "when you play ~, choose a basic land type\nenchanted land is the chosen type"},
    {"(the swamps|the forests|they) still count as lands (but|and) cannot be tapped for mana <t>$",
     "they are still lands"},
    {"(that creature|the target|~|assembly worker) still counts as (a |)land (but|and) cannot be tapped for "
     "mana <t>$",
     "it is still a land"},
    {"^that creature still counts as a land$", "it is still a land"},
    {"becomes an assembly worker, a 2/2 artifact creature, until end of turn. it is still a land",
     "becomes a 2/2 assembly worker artifact creature that is still a land until end of turn"},
    {"becomes a 2/2 creature until end of turn. it is still a land",
     "becomes a 2/2 creature that is still a land until end of turn"},
    {"turn all your forests into 2/3 creatures until end of turn. they are still lands",
     "all forests you control become 2/3 creatures that are still lands until end of turn"},
    {"turn target land into a basic forest", "target land becomes a forest"},
    {"becomes a basic forest", "becomes a forest"},
    {"^any creature that blocks this turn gets <p> until end of turn$",
     "whenever a creature blocks this turn, it gets <p> until end of turn"},
    {"any creature damaged by that creature cannot regenerate this turn; if such a creature receives lethal "
     "damage this "
     "turn, remove it from the game",
     "creatures dealt damage by it this turn cannot regenerate this turn. if a creature dealt damage by it "
     "this turn is dealt lethal damage this turn, remove it from the game"},
    {"any creature damaged by <t> this turn", "creatures dealt damage by <t> this turn"},
    {"creatures damaged by ~ cannot regenerate this turn",
     "creatures dealt damage this way cannot regenerate this turn"},
    {"cannot regenerate until end of turn", "cannot regenerate this turn"},
    {"^until end of turn, target creature's current power doubles and it gains trample. if it attacks, "
     "target creature is "
     "destroyed at end of turn. this spell cannot be cast after current turn's attack is completed$",
     "cast ~ only before the end of combat\ntarget creature gets +x/+0 and gains trample until end of turn, "
     "where x is its "
     "power. at end of turn, if it attacked this turn, destroy it"},
    {"^target creature gets +4/-4 until end of turn. if this reduces that creature's toughness to less than "
     "1, the "
     "creature's toughness is 1$",
     "if target creature's toughness is 5 or more, it gets +4/-4 until end of turn. otherwise, it gets +4/-x "
     "until end of "
     "turn, where x is its toughness minus 1"},
    {"^until end of turn, you may redirect to yourself damage dealt to any number of creatures$",
     "damage dealt to creatures may be dealt to you instead this turn"},
    {"otherwise, put a djinn", "if you win the flip, put a djinn"},
    {"put <n> <p> counters, distributed any way you choose, on <t>", "distribute <n> <p> counters among <t>"},
    {"put x +1/+1 counters on any number of target creatures, distributed any way you choose, where",
     "distribute x +1/+1 counters among any number of target creatures, where"},
    {"remove these counters at end of turn", "remove those +1/+1 counters at end of turn"},
    {"^then, put any two cards from your hand on top of", "put two cards from your hand on top of"},
    {"put any one card from your hand back on top of", "put a card from your hand on top of"},
    {"put a shadow token into play. treat this token as a black creature with the same power and toughness "
     "as that "
     "attacking creature. at end of turn, bury the token",
     "put a black shadow creature token into play. its power is equal to that creature's power and its "
     "toughness is equal "
     "to that creature's toughness. bury the made token at end of turn"},
    {"target artifact ability", "target artifact effect"},
    {"requiring an activation cost, unless the artifact's controller pays", "unless its controller pays"},
    {"discard one of those cards", "discard one of them"},
    {"~ also deals", "~ deals"},
    {"of target opponent's choice. choose your target first", "of an opponent's choice"},
    {"can attack this turn as though it were not a wall",
     "can attack as though it were not a wall this turn"},
    {"^{3}: ~ gets +3/-1 until end of turn and can attack this turn. ~ cannot attack the turn it comes <t>. ",
     "{3}: ~ can attack as though it were not a wall this turn. ~ gets +3/-1 until end of turn. "},
    {". ~ can attack this turn$", ". ~ can attack as though it were not a wall this turn"},
    {"prevent half of the damage dealt to you by a single source, rounded down",
     "prevent half the damage to you from one source, rounded down"},
    {"redirect to ~ <n> damage dealt to (a|any) <t>$", "up to <n> damage to any <t> is dealt to ~ instead"},
    {"redirect to ~ damage dealt to you by any attacking creature",
     "all damage to you from one attacking creature source is dealt to ~ instead"},
    {"redirect to ~ all damage dealt to you by any attacking creature",
     "all damage to you from one attacking creature source is dealt to ~ instead"},
    {"redirect all damage from any creature to yourself",
     "all damage to any creature is dealt to you instead"},
    {"redirect damage dealt to you from one source to target creature of opponent's choice",
     "all damage to you from one source is dealt to target creature of an opponent's choice instead"},
    {"redirect from you to ~ all combat damage dealt by unblocked creatures this turn",
     "combat damage dealt to you by unblocked creatures is dealt to ~ instead this turn"},
    {"all lands with mana abilities you control provide {u} instead of their normal mana until end of turn",
     "lands you control tapped for mana produce {u} instead of any other type until end of turn"},
    {"^target spell with a single target now targets a new legal target of your choice$",
     "change the target of target spell with a single target"},
    {"it deals no damage to (defending player|opponent) this turn and that player loses <n> life",
     "damage dealt to defending player by ~ is reduced to 0 this turn. defending player loses <n> life"},
    {"if you do, it deals no damage to opponent this turn",
     "if you do, damage dealt to defending player by ~ is reduced to 0 this turn"},
    {"you may choose to have it deal", "you may have ~ deal"},
    {"casting cost equal to x", "casting cost x"},
    {"to a single target opponent it has previously damaged",
     "to target opponent previously dealt damage by ~"},
    {"each opponent it has previously damaged", "each opponent previously dealt damage by ~"},
    {"^{x}: ~ deals x damage to target creature or player. spend only black mana this way. gain 1 life for "
     "each 1 damage "
     "dealt, but not more than the toughness of the creature or the life total of the player ~ damages$",
     "spend only black mana on x\n~ deals x damage to target creature or player. you gain 1 life for each 1 "
     "damage dealt, "
     "but not more than the toughness of the creature or the life total of the player before the damage"},
    {"^pay {1} for each target beyond the first: ", "pay {1} for each target beyond the first\n"},
    {"that creature now requires an additional cumulative upkeep: <m>", "it gains cumulative upkeep <m>"},
    {"if the creature leaves play, remove it from the game",
     "if it would leave play, remove it from the game instead of putting it anywhere else"},
    {"put either a <p> or a <p2> counter on", "put a <p> counter or a <p2> counter on"},
    {"any other target <k>", "target <k> other than @"},
    {"except by walls or creatures with flying", "except by walls and creatures with flying"},
    {"damage divided as you choose among <t>, where x is equal to the amount of life you pay",
     "damage divided as you choose among <t>, where x is the life paid"},
    {"^~ deals x damage divided as you choose among <t>, where x is the life paid$",
     "as an additional cost to cast ~, pay x life\n~ deals x damage divided as you choose among <t>"},
    {"^any one sorcery or instant spell just cast is duplicated. treat ~ as an exact copy of target spell "
     "except that ~ "
     "remains red. caster of ~ chooses the copy's target$",
     "copy target instant or sorcery spell, except that the copy becomes red. you may choose new targets for "
     "the copy"},

    // No target is printed: it is chosen as it is done.
    {"^(destroy|destroys) (a|an|1|any one) <k>$", "choose a <k>. destroy the found card"},
    {"^(destroy|destroys) an <k> or <k2>$", "choose a <k> or <k2>. destroy the found card"},
    {": tap to destroy (a|an|1|any one) <k>$", ", {t}: choose a <k>. destroy the found card"},
    {"^tap to destroy (a|an|1|any one) <k>$", "{t}: choose a <k>. destroy the found card"},
    {"^tap to destroy an <k> or <k2>$", "{t}: choose a <k> or <k2>. destroy the found card"},
    {"^(an |)opponent cannot declare an attack this turn$", "creatures cannot attack this turn"},
    {"those creatures do not untap during their controller's next untap phase",
     "they do not untap during their controller's next untap phase"},
    {"creature, which does not have flying and is attacking you, and ~ from the game",
     "creature without flying that is attacking you and ~ from the game"},
    {"(counter|counters) target <t>. can only counter spells (that|which) target a permanent (you "
     "control|under your "
     "control)",
     "counter target <t> spell that targets a permanent you control"},
    {"than two any player draws, that player gains", "than two a player draws this way, that player gains"},
    {"except by white creatures and artifact creatures", "except by artifact creatures and white creatures"},
    {"^as long as the only creatures you control are white or artifact creatures, ",
     "as long as you control no nonartifact, nonwhite creatures, "},
    {"^during your upkeep, count the number of permanents. if that number is even, target opponent gains "
     "control of ~$",
     "during your upkeep, target opponent gains control of ~ if the number of permanents is even"},
    {"that opponent controls", "that player controls"},
    {"becomes an artifact creature permanently", "becomes an artifact in addition to its other types"},
    {"^all forests are 1/1 creatures$", "all forests are 1/1 creatures that are still lands"},
    {"damage dealt to wall by", "damage dealt to ~ by"},
    {"sacrifice a creature or ~ deals <t>. <c>. you cannot sacrifice ~ to itself",
     "sacrifice a creature other than ~ or ~ deals <t>. <c>"},
    {"^if any poison snake damages any player, he or she gets a poison counter$",
     "the made token gains \"whenever this card deals damage to a player, that player gets a poison "
     "counter.\""},
    {"^during his or her upkeep, a <k> creature's controller may pay an additional <m> to untap it. each "
     "creature may be untapped (in this way|this way) only once per turn$",
     "during each player's upkeep, for each tapped <k> creature that player controls, that player may pay "
     "<m> once to untap it"},
    {"^discard x cards: return x target cards from your graveyard to your hand. ",
     "as an additional cost to cast ~, discard x cards\nreturn x target cards from your graveyard to your "
     "hand. "},
    {"^discard x cards: return x target cards in your graveyard to your hand. ",
     "as an additional cost to cast ~, discard x cards\nreturn x target cards in your graveyard to your "
     "hand. "},
    {"at end of combat, ~ deals <t> to target <t2> creature. use this ability only if that creature's "
     "controller controls any "
     "<k>$",
     "~ deals <t> to target <t2> creature whose controller controls a <k> at end of combat"},

    {"target creature you control, which cannot have a toughness greater than 2, gains",
     "target creature with toughness 2 or less you control gains"},
    {"target creature you control, which has toughness 2 or less,",
     "target creature with toughness 2 or less you control"},
    {"^if ~ leaves play before end of turn, bury the creature$", "when ~ leaves play this turn, bury it"},
    {"^if the (creature|target) leaves play before end of turn, bury ~$",
     "when it leaves play this turn, bury ~"},
    {"creatures it blocks", "creatures blocked by ~"},
    {"creature it blocks", "creature blocked by ~"},
    {"^all nontoken permanents from the antiquities expansion, including ~, must be discarded from play$",
     "bury all nontoken permanents from the antiquities expansion"},
    {"+0/+x until end of turn where x", "+0/+x until end of turn, where x"},
    {"from a black or red source", "from one black or red source"},
    {"^if a spell or effect controlled by an opponent causes you to discard ~, reveal ~, and it deals <t> to "
     "<t2>$",
     "when a spell or effect an opponent controls causes you to discard ~, ~ deals <t> to <t2>"},
    {"^if a spell cast by opponent or a permanent under opponent's control causes you to discard this card, "
     "opponent <c>$",
     "\nwhen a spell or effect an opponent controls causes you to discard ~, an opponent <c>"},
    {"remove all landwalking ability from target creature until",
     "target creature loses all landwalk abilities until"},
    {"remove the bands with other ability from target creature until",
     "target creature loses all bands with other abilities until"},
    {"remove first strike ability or swampwalk ability from target creature until",
     "target creature loses first strike or swampwalk until"},
    {"~ does x plus 3 damage to you; x is the number of creatures put into a graveyard",
     "~ deals x damage to you, where x is the number of creatures put into a graveyard this way plus 3"},
    {"return to target player's hand all artifacts in play he or she owns",
     "return all artifacts target player owns to their owner's hand"},
    {"^as long as ~ remains tapped, that <k> does not untap during its controller's untap phase$",
     "that <k> does not untap during its controller's untap phase as long as ~ remains tapped"},
    {"note what type of mana was used to pay this activation cost",
     "note the type of mana spent to pay this activation cost"},
    {"add one mana of the type last used to put a charge counter on ~ to your mana pool",
     "add one mana of ~'s last noted type to your mana pool"},
    {"; enchantments on target legendary permanent are destroyed", ""},
    {"^target creature deals no damage in combat but gains x toughness until end of turn; x is target "
     "creature's casting "
     "cost$",
     "target creature deals no damage in combat this turn. it gets +0/+x until end of turn, where x is its "
     "casting cost"},
    {"target creature you control deals no damage this turn, but gets +0/+x until end of turn, where x is "
     "the casting cost "
     "of target creature",
     "damage dealt by target creature you control is reduced to 0 this turn. it gets +0/+x until end of "
     "turn, where x is "
     "its casting cost"},
    {"if an opponent controls more land than you, you may search your library and remove up to three basic "
     "land cards and "
     "put them into your hand. shuffle your library",
     "if an opponent controls more lands than you, you may search your library for up to three basic land "
     "cards, put the "
     "found card into your hand, then shuffle your library"},
    {"^choose a card from your hand and shuffle that card into your library to draw two cards at ",
     "shuffle a card from your hand into your library. if you do, draw two cards at "},
    {"^effects that prevent or redirect damage cannot be used to protect that creature$",
     "if ~ would deal damage to a creature, that damage cannot be prevented or dealt instead to another "
     "permanent or "
     "player"},
    {"~ deals 1 damage to that player for each poison counter removed this way",
     "~ deals that much damage to that player"},
    {"put up to four target basic lands from any player's graveyard",
     "put up to four target basic land cards from a player's graveyard"},
    {"pay 2 life and sacrifice two creatures, and target opponent draws two cards",
     "you lose 2 life. sacrifice two creatures. target opponent draws two cards"},
    {"add {x} to your mana pool, where x is the casting cost of target spell",
     "add an amount of {c} equal to that spell's casting cost to your mana pool"},
    {"^~ empties target player's mana pool and taps that player's lands$",
     "tap all lands target player controls. empty that player's mana pool"},
    {"players must draw one card for each white creature they control that is lost this way",
     "for each creature exiled this way, its controller draws a card"},
    {"^all white creatures are removed from the game. for each creature exiled",
     "exile all white creatures. for each creature exiled"},
    {"^put that spell on top of owner's library$",
     "if that spell is countered this way, put it on top of its owner's library instead of into that "
     "player's graveyard"},
    {"tap (the|that) <k> if you lose control of it at end of (this |)turn",
     "when you lose control of it, if it is the end of the turn, tap it"},
    {"search your library for a blue instant or interrupt. ",
     "search your library for a blue instant or interrupt card. "},
    {"creature that has islandwalk", "creature with islandwalk"},
    {"gain control of target creature. lose control of that creature if you lose control of ~. if ~ leaves "
     "play or becomes "
     "untapped, bury the creature",
     "gain control of target creature as long as you control ~. when ~ leaves play or becomes untapped, bury "
     "that creature"},
    {"gain control of target legendary permanent. if ~ becomes untapped, you lose control of that permanent; "
     "you may choose "
     "not to untap ~ as normal. you also lose control of legend if ~ leaves play, if you lose control of ~, "
     "or if the game "
     "ends",
     "gain control of target legendary permanent as long as you control ~ and ~ remains tapped\nyou may "
     "choose not to untap "
     "~ during your untap phase"},
    {"gain control of one of opponent's creatures. opponent chooses which target creature you control. if ~ "
     "becomes "
     "untapped, you lose control of this creature; you may choose not to untap ~ as normal during your untap "
     "phase. you also "
     "lose control of the creature if ~ leaves play or at end of game",
     "gain control of target creature an opponent controls of an opponent's choice as long as ~ remains "
     "tapped\nyou may "
     "choose not to untap ~ during your untap phase"},
    {"take control of target artifact. opponent may counter this action by paying <m>. you lose control of "
     "target artifact "
     "if ~ leave play or at end of game",
     "gain control of target artifact as long as ~ remains in play unless an opponent pays <m>"},
    {"add an amount of mana equal to its casting cost plus one to your mana pool. this mana may be of any "
     "one color. use "
     "this mana only to cast nonartifact creature spells",
     "add x mana of any one color to your mana pool, where x is 1 plus the sacrificed creature's casting "
     "cost. spend this "
     "mana only to cast nonartifact creature spells"},
    {"x+1 damage", "x plus 1 damage"},
    {"^he or she discards x cards of your choice$",
     "choose x cards from that player's hand. that player discards the found cards"},
    {"target enchantment card on a creature you control",
     "target enchantment attached to a creature you control"},
    {"^this turn, put <t> on ~ whenever you successfully cast <t2>$",
     "whenever you successfully cast <t2> this turn, put <t> on ~"},
    {"have target creature gain banding, first strike, or trample or get a +1/+1 counter",
     "put a +1/+1 counter on target creature or that creature gains banding, first strike, or trample"},
    {"an island or a blue permanent", "an island or blue permanent"},
    {"take a creature in your graveyard and remove it from the game. put x <p> counters on ~, where x is the "
     "removed "
     "creature's casting cost",
     "choose a creature card from your graveyard, then remove the found card from the game. put x <p> "
     "counters on ~, where "
     "x is the found card's casting cost"},
    {"remove two creatures in any graveyard from the game",
     "remove two creature cards from a single graveyard from the game"},
    {"target permanent you control and own", "target permanent you own and control"},
    {"each player sacrifices a plains or a white permanent for each white permanent he or she controls",
     "for each white permanent, its controller sacrifices a plains or white permanent"},
    {"one orc or goblin", "an orc or goblin"},
    {"take the top eight cards of your library; remove four of them at random from the game",
     "look at the top eight cards of your library. remove four of them at random from the game"},
    {"as normal during your untap phase", "during your untap phase"},
    {"^until end of turn, switch target creature's power and toughness$",
     "switch target creature's power and toughness until end of turn"},
    {"~ deals that player 1 damage for each land he or she controls that was untapped at the beginning of "
     "the turn, before "
     "the untap phase$",
     "~ deals x damage to that player, where x is the number of lands that player controls that started the "
     "turn untapped"},
    {", but it deals 2 damage to you as well", ". ~ deals 2 damage to you"},
    {"deals 2 damage to all players except caster. caster gains life points equal to the amount of damage "
     "dealt by ~",
     "deals 2 damage to each other player. you gain life equal to the damage dealt this way"},
    {"control of ~ passes to opponent at end of turn", "an opponent controls ~ at end of turn"},
    {"target creature which has an enchantment card played on it", "target enchanted creature"},
    {"if the creature does not already have rampage, then it also gains rampage 2",
     "if it does not have rampage, it gains rampage 2"},
    {"bring a creature from that graveyard into play under the control of the owner of the target creature",
     "choose a creature card from its owner's graveyard and put the found card into play under its owner's "
     "control"},
    {"^if target creature is put into a graveyard from play this turn, ",
     "when target creature is put into a graveyard from play this turn, "},
    {"^if it is a land, gain 1 life. that opponent then shuffles his or her library$",
     "if it is a land card, you gain 1 life. that player shuffles their library"},
    {"target enchant land", "target enchantment attached to a land"},
    {"enchantments on target permanent", "enchantments attached to target permanent"},
    {"^for each 1 damage to a creature prevented by ~, put a <p> counter on that creature at end of turn$",
     "if it is a creature, put x <p> counters on it at end of turn, where x is the damage prevented this "
     "way"},
    {"attacking this turn does not cause target creature to tap",
     "attacking does not cause target creature to tap this turn"},
    {"bury any other ~ you control", "bury all other permanents you control named ~"},
    {"you may change the color of ~ to any color or combination of colors",
     "you may have ~ become the color or colors of your choice"},
    {"change the color of target permanent you control to a color of your choice",
     "target permanent you control becomes the color of your choice"},
    {"draw a card. if it is not a land, discard it",
     "draw a card. if the drawn card is not a land card, discard the drawn card"},
    {"return ~ to owner's hand and target <t> to owner's hand",
     "return ~ and target <t> to their owner's hand"},
    {"creatures and artifacts in target opponent's graveyard",
     "creature and artifact cards in target opponent's graveyard"},
    {"artifact or creature in target opponent's graveyard",
     "artifact or creature card in target opponent's graveyard"},
    {"creature in your graveyard", "creature card in your graveyard"},
    {"creatures in your graveyard", "creature cards in your graveyard"},
    {"neither attacking nor blocking creatures untap as normal during",
     "attacking creatures and blocking creatures do not untap during"},
    {"^the creature becomes tapped and cannot untap", "tap it. it does not untap"},
    {"^creature becomes tapped and cannot untap as normal during",
     "tap that creature. it does not untap during"},
    {"target permanent with no enchantments on it", "target permanent that is not enchanted"},
    {"change ~'s power to the toughness of target creature blocking or being blocked by ~, minus 1, until "
     "end of turn. change "
     "~'s toughness to 1 plus the power of that creature, until end of turn",
     "~'s power becomes target creature blocking or blocked by ~'s toughness minus 1 until end of turn. ~'s "
     "toughness becomes "
     "1 plus its power until end of turn"},
    {": pay <n> life for each <t>. ", ", pay <n> life for each <t>: "},
    {"does an amount of damage", "deals an amount of damage"},
    {"^no creatures deal damage in combat this turn. if you pay <m> in addition to the casting cost, ~ does "
     "not affect red "
     "creatures$",
     "as an additional cost to cast ~, you may pay <m>\nif ~'s additional cost was paid, nonred creatures "
     "deal no damage in "
     "combat this turn. otherwise, creatures deal no damage in combat this turn"},
    {"choose a card at random from target player's hand and look at that card",
     "look at a card at random in target player's hand"},
    {"if you control ~, urza's power plant, and urza's tower, add two colorless mana to your mana pool "
     "instead of one",
     "if you control an urza's power-plant and an urza's tower, add {c}{c} instead"},
    {"if you control urza's mine, ~, and urza's tower, add two colorless mana to your mana pool instead of "
     "one",
     "if you control an urza's mine and an urza's tower, add {c}{c} instead"},
    {"if you control urza's mine, urza's power plant, and ~, add three colorless mana to your mana pool "
     "instead of one",
     "if you control an urza's mine and an urza's power-plant, add {c}{c}{c} instead"},
    {"^at end of combat, destroy all creatures blocking or blocked by target creature this turn$",
     "destroy all creatures that blocked or were blocked by target creature this turn at end of combat"},
    {"target player names a card and then turns over the top card of his or her library. if (it|that) is the "
     "card named, put "
     "it into (that|the) player's hand. otherwise, put it into the player's graveyard",
     "target player chooses a card name, then reveals the top card of their library. if that card has the "
     "chosen name, that "
     "player puts it into their hand. otherwise, the player puts it into their graveyard"},
    {"otherwise, the player puts it into their graveyard, and ~ deals <n> damage to that player",
     "otherwise, that player puts it into their graveyard to have ~ deal <n> damage to that player"},
    {"^all creatures blocked by target wall are destroyed at the end of combat$",
     "destroy all creatures that were blocked by target wall this turn at end of combat"},
    {"^target attacking creature and all creatures blocking it deal no damage (during|in) combat$",
     "it deals no damage in combat this turn. creatures blocking it deal no damage in combat this turn"},
    {"~ deals 1 damage to each creature and player for each mountain put into the graveyard this way",
     "~ deals damage to each creature and each player equal to the number of mountains put into a graveyard "
     "this way"},
    {"^all players must discard their hands and draw seven new cards$",
     "each player discards their hand, then draws seven cards"},
    {"then draws a new hand of as many cards as he or she had before", "then draws that many cards"},
    {"a creature any opponent controls", "a creature an opponent controls"},
    {"target creature any opponent controls", "target creature an opponent controls"},
    {"target creature opponent controls", "target creature an opponent controls"},
    {"artifact controlled by opponent", "artifact an opponent controls"},
    {"return target creature to owner's hand. return any white enchantments you own on that creature to your "
     "hand",
     "return target creature and all white enchantments you own attached to it to their owner's hand"},
    {"^until end of turn, target creature cannot regenerate and damage dealt to target creature cannot be "
     "prevented or "
     "redirected. if target creature is put into a graveyard from play, remove it from the game$",
     "target creature cannot regenerate this turn. damage dealt to it cannot be prevented or dealt to "
     "another permanent or "
     "player instead this turn. when it is put into a graveyard from play this turn, remove it from the "
     "game"},
    {"each player loses 1/3 of his or her life; then discards 1/3 of his or her hand; then sacrifices 1/3 of "
     "the creatures he "
     "or she controls; and then sacrifices 1/3 of the lands he or she controls. round each loss up",
     "each player loses a third of their life, then discards a third of the cards in their hand, then "
     "sacrifices a third of "
     "the creatures they control, then sacrifices a third of the lands they control. round up each time"},
    {"you control for control of target permanent of the same type that an opponent controls. bury all "
     "enchantments played "
     "on those permanents",
     "you control and target permanent an opponent controls that shares one of those types with it. bury all "
     "enchantments attached to the exchanged permanents"},
    {"that spell's caster", "its controller"},
    {"gets <p> and trample until", "gets <p> and gains trample until"},
    {"get <p> and trample$", "get <p> and gain trample"},
    {"^(bury|destroy) target <t>. that <k>'s controller may counter this spell by paying the creature's "
     "toughness in life$",
     "bury target <t> unless its controller pays life equal to its toughness"},
};

/// Of what a spell asks for, to have its effect: a cost like another (R-COST-3).
constexpr PrintedRow costs_of_spells[] = {
    {"^sacrifice a <k> you control to ", "as an additional cost to cast ~, sacrifice a <k>\n"},
    {"^sacrifice <t> to ", "as an additional cost to cast ~, sacrifice <t>\n"},
    {"^discard <t> to ", "as an additional cost to cast ~, discard <t>\n"},
    {"^pay <n> life to ", "as an additional cost to cast ~, pay <n> life\n"},
};

}  // namespace

void rewrite_printed_deeds(Text& line, std::string_view subject) {
  static const PrintedRows table(deeds_in_print);
  table.apply(line, subject);
}

void rewrite_costs_of_spell(Text& line) {
  static const PrintedRows table(costs_of_spells);
  table.apply(line, "");
}

}  // namespace sleight
