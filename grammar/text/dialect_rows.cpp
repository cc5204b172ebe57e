#include "grammar/text/dialect_rows.h"

#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

#include "grammar/text/row_index.h"

namespace sleight {

namespace {

/// What is written for a wording of other years.
struct Rewrite {
  std::string_view from;
  std::string_view to;
  bool oracle_only = false;  ///< the house wording means what it says
};

/// In order: what a later row reads, an earlier one may have written. Whole words, lower case. Longer
/// patterns stand before the shorter ones they hold.
constexpr Rewrite rewrites[] = {
    {"can't", "cannot"},
    {"can not", "cannot"},
    {"this spell's additional cost", "~'s additional cost"},
    {"on each of your turns", "each turn"},
    // What later years called by a keyword, the cards said.
    {"has shroud", "cannot be the target of spells or effects"},
    {"gains shroud until end of turn", "cannot be the target of spells or effects this turn"},
    {"has indestructible", "cannot be destroyed"},
    {"enchanted creature has vigilance", "attacking does not cause enchanted creature to tap"},
    {"target creature gains vigilance until end of turn",
     "attacking does not cause target creature to tap this turn"},
    {"scry 1.", "look at the top card of your library. you may put that card on the bottom of your library."},
    {"if it leaves play this turn", "when it leaves play this turn"},
    {"if ~ leaves play this turn", "when ~ leaves play this turn"},
    // Who blocks is blocked as well.
    {"blocks or is blocked", "blocks or becomes blocked"},
    // Whose mana that is, and what becomes of it (R-MANA-1).
    {"they tap all lands with mana abilities they control and lose all unspent mana",
     "tap all lands with mana abilities that player controls and empty that player's mana pool"},
    {"doesn't", "does not"},
    {"don't", "do not"},
    {"couldn't", "could not"},
    {"isn't", "is not"},
    {"weren't", "were not"},
    {"didn't", "did not"},
    {"wasn't", "was not"},
    {"that's", "that is"},
    {"they're", "they are"},
    {"you aren't", "you are not"},
    {"you're", "you are"},
    {"you've", "you have"},
    // Who can be damaged: there are no others in this era.
    {"that opponent or that planeswalker's controller controls", "that player controls"},
    {"player or planeswalker", "player"},
    {"opponent or planeswalker", "opponent"},
    {"creature, planeswalker, or player", "creature or player"},
    {"it's", "it is"},
    {"can block only creatures with flying", "cannot block creatures without flying"},
    {"target creatures each get", "target creatures get"},
    {"each opponent and planeswalker it has dealt damage to this game",
     "each opponent previously dealt damage by it"},
    {"player who attacked", "player that attacked"},
    // One person of unsaid sex: the reader of pronouns knows "they" as one.
    {"he or she", "they"},
    {"his or her", "their"},
    {"him or her", "them"},

    // Two sentences of later years that say what one era rule says.
    // Disintegrate, as databases word it.
    {"if it is a creature, it cannot be regenerated this turn, and if it would die this turn, exile it "
     "instead",
     "it cannot regenerate this turn. if it would be put into a graveyard this turn, remove it from the game "
     "instead"},
    {"if the creature is dealt lethal damage this turn, remove it from the game",
     "if that creature is dealt lethal damage this turn, remove it from the game"},

    {"you may then have", "then you may have"},
    {"have that player shuffle that library", "have that player shuffle their library"},

    // Zones and moves.
    // What is given up as it comes, from wherever.
    {"as ~ enters the battlefield, sacrifice", "if ~ would come into play, sacrifice"},
    {"as ~ enters the battlefield, pay", "if ~ would come into play, pay"},
    {"entered the battlefield", "came into play"},
    {"more than the total number of", "more than the number of"},
    {"plus the total number of", "plus the number of"},
    // What is chosen is chosen while it is played; what is lost is lost as it comes.
    {"as ~ enters the battlefield, you lose", "if ~ would come into play, you lose"},
    {"as ~ enters the battlefield,", "when you play ~,"},
    {"as ~ comes into play,", "when you play ~,"},
    {"enters the battlefield", "comes into play"},
    {"entered the battlefield this turn", "came into play this turn"},
    {"comes into play under your control", "you control comes into play"},
    {"comes into play under an opponent's control", "an opponent controls comes into play"},
    {"to the battlefield", "to play"},
    {"the exiled card", "the moved card"},
    {"that exiled card", "the removed permanent"},
    {"the other exiled cards", "the other removed permanents"},
    {"the other exiled card", "the other moved card"},
    {"the exiled creature was", "the removed creature was"},
    {"the cards from their hand", "their hand"},
    {"enter the battlefield", "come into play"},
    {"comes into play tapped with", "comes into play tapped and comes into play with"},
    {"leaves the battlefield", "leaves play"},
    {"would leave the battlefield", "would leave play"},
    {"onto the battlefield", "into play"},
    {"on the battlefield", "in play"},
    {"if no creatures are in play", "if there are no creatures in play"},
    {"is put into the graveyard", "is put into a graveyard"},
    {"is put into any graveyard from play", "is put into a graveyard from play"},
    {"is put into a graveyard from the battlefield", "is put into a graveyard from play"},
    {"is put into your graveyard from the battlefield", "is put into your graveyard from play"},
    {"would die this turn", "would be put into a graveyard this turn"},
    {"would be put into the graveyard this turn", "would be put into a graveyard this turn"},
    {"exile it instead", "remove it from the game instead"},
    {"dies", "is put into a graveyard from play"},
    {"this turn died, put that card",
     "this turn was put into a graveyard from play this turn, put that card"},
    {"died this turn", "was put into a graveyard from play this turn"},
    {"so far this turn", "this turn"},
    {"at this turn's next end of combat,", "at end of combat,"},
    {"without {t} in its activation cost", "without {t} in its cost"},
    {"with {t} in its activation cost", "with {t} in its cost"},
    {"copy this spell", "copy ~"},
    {"except that the copy is", "except that the copy becomes"},
    {"becomes tapped or a player activates", "becomes tapped or whenever a player activates"},
    {"becomes tapped or an opponent activates", "becomes tapped or whenever an opponent activates"},
    {"you gain life equal to the damage dealt this way", "you gain 1 life for each 1 damage dealt"},
    {"you gain life equal to the damage dealt, but not more life than the player's life total before the "
     "damage was dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness",
     "you gain 1 life for each 1 damage dealt, but not more than the toughness of the creature or the life "
     "total of the player before the damage"},
    {"you gain life equal to the damage dealt, but not more than the amount of",
     "you gain 1 life for each 1 damage dealt, but not more than the amount of"},
    {"the player's life total before ~ dealt damage, or the creature's toughness",
     "the toughness of the creature, or the life total of the player before the damage"},
    {"the amount of {w} spent", "the amount of white mana spent"},
    {"the amount of {u} spent", "the amount of blue mana spent"},
    {"the amount of {b} spent", "the amount of black mana spent"},
    {"the amount of {r} spent", "the amount of red mana spent"},
    {"the amount of {g} spent", "the amount of green mana spent"},
    {"a creature dealt damage this way cannot be regenerated this turn",
     "creatures dealt damage this way cannot regenerate this turn"},
    {"a creature destroyed this way cannot be regenerated", "it cannot be regenerated"},
    {"for each creature that died this way", "for each creature destroyed this way"},
    {"that died this way", "put into a graveyard this way"},
    {"that destroyed this way", "destroyed this way"},
    {"is put into that graveyard this way", "is moved this way"},
    {"exiled this way", "moved this way"},
    {"all other cards revealed this way", "the rest"},
    {"the rest of the revealed cards", "the rest"},
    {"if a player would draw a card, they reveal it instead",
     "if a player would draw a card, they reveal the top card of their library instead"},
    {"is returned to its owner's hand this way", "is moved this way"},
    {"put the last cards you looked at this way on top of it",
     "put the last cards you looked at this way on top of your library"},
    {"instead you may skip that draw", "you may skip that draw instead"},
    {"except the first one they draw in each of their draw steps",
     "except the first one they draw in their draw step each turn"},
    {"except the first one you draw in each of your draw steps",
     "except the first one you draw in your draw step each turn"},
    {"to owner's hand", "to its owner's hand"},
    {"their owners' hands", "their owner's hand"},

    // Times. What card databases put at the beginning of a phase, the era did during it; the house wording
    // knows both (R-TURN-5).
    {"at the beginning of the next end step", "at end of turn"},
    {"for each +1/+1 counter you put on a creature this way, remove a +1/+1 counter from that creature",
     "remove those +1/+1 counters"},
    // It is the last part of cleanup (R-CLEAN-3).
    {"at the beginning of the next cleanup step", "at end of turn"},
    {"at the beginning of the end step,", "at the end of any turn,"},
    {"at the beginning of your end step", "at the end of your turn"},
    {"at the beginning of your next end step", "at the next end of your turn"},
    {"~ is exiled with", "~ is removed from the game with"},
    {"exiled with ~", "removed from the game with ~"},
    {"remains exiled", "remains removed from the game"},
    {"at the beginning of each player's end step", "at the end of each player's turn"},
    {"at the beginning of the end step of", "at end of turn of"},
    {"at the beginning of each end step,", "at the end of any turn,"},
    {"at the end of each turn,", "at the end of any turn,"},
    {"at the end of the turn", "at end of turn"},
    {"at the end of turn", "at end of turn"},
    {"at the end of combat", "at end of combat"},
    // Before anybody attacks, and not all the time while they do.
    {"at the beginning of each combat", "at the start of each combat"},
    // Behind the rows for the end step, which begin with the same words.
    {"at the beginning of", "during", true},
    {"controllers'", "controller's"},
    {"skip that step", "skip that phase"},
    {"untap steps", "untap phase"},
    {"draw steps", "draw phases"},
    {"untap step", "untap phase"},
    {"draw step", "draw phase"},
    {"upkeep step", "upkeep"},
    {"upkeep phase", "upkeep"},

    // A tapped artifact does nothing by the rules (R-ART-1): the later condition says no more than that.
    {"draw phase, if ~ is untapped,", "draw phase,"},

    {"come up heads at the same time", "come up heads on the same flip"},

    // Each of them is the same thing done to all.
    {"each of one or two target", "from 1 to 2 target"},
    {"each of up to two target", "up to two target"},
    {"each of up to three target", "up to three target"},
    {"each of two target", "two target"},
    {"each of three target", "three target"},
    {"one or two targets", "from 1 to 2 target creatures or players"},
    {"one, two, or three targets", "from 1 to 3 target creatures or players"},
    {"creatures you control each get", "creatures you control get"},
    {"they each get", "they get"},
    {", then exile ~ and those creature cards", ". exile ~ and those creature cards"},
    {"tokens. they each have", "tokens with"},
    {"tokens created with ~", "tokens made with ~"},
    {"the owner of target artifact may", "target artifact's owner may"},
    // Targets: of "one or two" it is between the one and the other.
    {"any number of targets", "any number of target creatures or players"},
    {"one or two target", "from 1 to 2 target"},
    {"one, two, or three target", "from 1 to 3 target"},

    // Damage.
    {"creatures and/or players", "creatures or players"},
    {"to any target", "to target creature or player"},
    {"each creature and player", "each creature and each player"},
    // "One": a packet has one source, and one packet is what is chosen (R-DP-3).
    {"from a black source", "from one black source"},
    {"from a blue source", "from one blue source"},
    {"from a green source", "from one green source"},
    {"from a red source", "from one red source"},
    {"from a white source", "from one white source"},
    {"from an artifact source", "from one artifact source"},
    // It says what the rules say: a packet that was prevented is gone, the next one is a new one (R-DP-3).
    {"treat further damage from that source normally.", ""},
    {"prevent all combat damage that would be dealt by that creature this turn unless",
     "that creature deals no damage in combat this turn unless"},
    {"prevent all combat damage that would be dealt this turn by",
     "prevent all combat damage dealt this turn by"},
    {"prevent all combat damage that would be dealt this turn", "prevent all combat damage this turn"},
    {"prevent all combat damage that would be dealt by", "prevent all combat damage dealt by"},
    {"no creatures deal damage in combat", "creatures deal no damage in combat"},
    {"deals no combat damage", "deals no damage in combat"},
    {"deal no combat damage", "deal no damage in combat"},
    {"assigns no combat damage", "deals no damage in combat"},
    {"assign no combat damage", "deal no damage in combat"},
    {"all damage dealt to", "damage dealt to"},
    {"all \"bands with other\" abilities", "all bands with other abilities"},
    // The era knows no other types of lands (R-LAND-2).
    {"choose a land type", "choose a basic land type", true},
    {"choose a color and an opponent", "choose a color and choose an opponent"},
    {"you may choose to have", "you may have"},
    {"equal to its power to a target creature", "equal to its power to target creature"},
    {"and creatures it was blocking that had become blocked by only that creature this combat become "
     "unblocked",
     "and creatures blocked only by it become unblocked"},
    {"this turn. creatures it was blocking that had become blocked by only ~ this combat become unblocked",
     "this turn and creatures blocked only by ~ become unblocked"},
    {"you gain 1 life for each card moved this way and ~ deals no damage in combat this turn",
     "~ deals no damage in combat this turn and you gain x life, where x is the number of cards moved this "
     "way"},
    {"creatures it was blocking that had become blocked by only that creature this combat become unblocked",
     "creatures blocked only by that creature become unblocked"},
    {"this turn, except for creatures that could not attack", "this turn that could have attacked this turn"},
    // There is one attack a turn (R-CBT-1), and who attacks in it is asked for as it begins.
    {"to tap this combat if", "to tap this combat as long as"},
    {"choose two target blocking creatures an opponent controls. if each of those creatures could block all "
     "creatures that the other is blocking, remove both of them from combat. each one then blocks all "
     "creatures the other was blocking",
     "switch the creatures blocked by two target blocking creatures an opponent controls. all blocks must "
     "remain legal"},
    {"hasn't", "has not"},
    // Whoever's creature is blocked is the one who attacks, and nobody attacks in another's turn (R-CBT-1).
    {"the graveyard of the player who controlled that creature the last time it became blocked by that wall",
     "the active player's graveyard"},
    {"be the target of spells and abilities controlled by target player",
     "be the target of spells or effects target player controls"},
    {"that did not attack, except for creatures the player has not controlled continuously since the "
     "beginning "
     "of the turn",
     "that did not attack this turn. ignore this effect for each creature the player did not control since "
     "the "
     "beginning of the turn"},
    // What a card is from, its symbol tells (R-EXP-1).
    {"with a name originally printed in the", "from the"},
    {"cast spells or play lands from the", "play cards from the"},
    {"all damage done to", "damage dealt to"},
    // Without "all", as the sentence of a lasting reduction or redirection begins.
    {"all damage that would be dealt to", "damage dealt to"},
    {"all combat damage that would be dealt to", "combat damage dealt to"},
    {"damage that would be dealt to you is dealt to", "damage dealt to you is dealt to"},

    {"if that creature deals damage to a creature this turn, the creature dealt damage",
     "creatures dealt damage by that creature this turn"},
    {"if the creature deals damage to a creature this turn, the creature dealt damage",
     "creatures dealt damage by that creature this turn"},
    {"dealt damage by the targeted creature", "dealt damage by that creature this turn"},
    {"exile that creature instead", "remove that creature from the game instead"},
    // The source of an event, whatever it is.
    {"that creature's or spell's controller", "its controller"},

    // Combat.
    {"has controlled continuously since", "has controlled since"},
    {"did not control continuously since", "did not control since"},
    {"blocking or being blocked by", "blocking or blocked by"},
    {"is unblockable", "cannot be blocked"},
    {"are unblockable", "cannot be blocked"},
    // A permission; "may" elsewhere is a choice that somebody is asked for.
    {"may block", "can block"},
    {"may attack as though", "can attack as though"},
    {"block up to two", "block two"},
    {"block two attackers", "block two creatures"},
    {"additional creature each combat", "additional creature"},
    // There is one attack a turn (R-CBT-1).
    {"each combat if able", "each turn if able"},
    {"before attackers are declared", "before the attack"},
    {"during an opponent's turn after their upkeep", "during an opponent's turn and only after upkeep"},
    {"only during your declare attackers step",
     "only during combat before blockers are declared and only during your turn"},
    {"during the declare attackers step", "during combat before blockers are declared"},
    {"during the declare blockers step", "after blockers are declared and before damage is dealt"},
    {"until end of turn and can attack this turn as though it did not have defender",
     "and can attack as though it did not have defender until end of turn"},
    {"can attack this turn as though it did not have defender",
     "can attack as though it did not have defender this turn"},
    // A condition of a ban: what holds only then.
    {"cannot attack if", "cannot attack as long as"},
    {"cannot block if", "cannot block as long as"},
    {"untap phase if", "untap phase as long as"},
    {"before the attack begins", "before the attack"},
    {"before the end of combat step", "before the end of combat"},

    // Characteristics.
    {"snow plainswalk", "snow-covered plainswalk"},
    {"snow islandwalk", "snow-covered islandwalk"},
    {"snow swampwalk", "snow-covered swampwalk"},
    {"snow mountainwalk", "snow-covered mountainwalk"},
    {"snow forestwalk", "snow-covered forestwalk"},
    {"snow land", "snow-covered land"},
    {"snow lands", "snow-covered lands"},
    {"converted mana cost", "casting cost"},
    {"tied for highest cost", "tied for highest casting cost"},
    {"pay enchanted creature's mana cost", "pay enchanted creature's casting cost"},
    {"the controller of the enchanted creature", "enchanted creature's controller"},
    {"total casting cost", "casting cost"},
    {"mana value", "casting cost"},
    {"equal to or greater than", "more than or equal to"},
    {"or greater", "or more"},
    {"if it is greater,", "if it is more,"},
    {"if they do not pay,", "if they do not,"},
    {"if that player does not pay,", "if that player does not,"},
    {"greater than", "more than"},
    {"the enchanted creature's toughness", "enchanted creature's toughness"},
    {"the enchanted creature's power", "enchanted creature's power"},
    {"cannot be the target of spells or abilities", "cannot be the target of spells or effects"},
    {"this effect does not remove ~", "the protection granted by ~ does not remove ~"},
    {"the protection granted by ~ does not destroy ~", "the protection granted by ~ does not remove ~"},
    {"loses all its abilities", "loses all abilities"},
    {"loses its abilities", "loses all abilities"},
    {"has base power and toughness", "is"},
    {"have base power and toughness", "are"},
    {"has base power", "has power"},
    {"has base toughness", "has toughness"},
    // Said of somebody ("target opponent gains control of ~"); an order keeps its "gain control of".
    {"gains control of", "controls"},
    {"change the color of target spell or target permanent to", "target spell or permanent becomes"},
    {"colour", "color"},
    // A choice made anew is the one that counts.
    {"the last chosen color", "the chosen color"},
    {"the last chosen number", "the chosen number"},
    // Types of later years that only these lands have: the era called them by their names.
    {"an urza's mine", "a land named urza's mine"},
    {"an urza's power-plant", "a land named urza's power plant"},
    {"an urza's tower", "a land named urza's tower"},
    // The era's keyword for what blocks fliers (R-FLY-1).
    {"reach", "web"},

    // So many that were there before are more with the one that has come.
    {"if an opponent who controls at least as many lands as you do would put a land into play, that player "
     "instead puts that land into play then sacrifices a land",
     "whenever a land an opponent controls comes into play, if that player controls more lands than you, "
     "that "
     "player sacrifices a land"},

    // Casting and using.
    // What was asked for just before.
    {"if you pay,", "if you do,"},
    {"activated ability", "effect"},
    {"activate this ability", "use this ability"},
    {"use this ability no more than", "use this ability only"},
    {"any player may use this ability but only", "any player may use this ability. use this ability only"},
    {"you play with your hand revealed", "play with your hand revealed"},
    {"play with your hand revealed", "you play with your hand revealed"},
    {"you play with the top card of your library revealed",
     "play with the top card of your library revealed"},
    {"play with the top card of your library revealed",
     "you play with the top card of your library revealed"},
    {"the top card of their libraries", "the top card of their library"},
    {"play with their hands revealed", "play with their hand revealed"},
    {"only any opponent may", "only an opponent may"},
    {"only the controller of the enchanted creature may", "only enchanted creature's controller may"},
    {"use this ability only any time you could cast a sorcery and only",
     "play this ability as a sorcery. use this ability only"},
    {"use this ability only as a sorcery and only", "play this ability as a sorcery. use this ability only"},
    {"use this ability only any time you could cast a sorcery", "play this ability as a sorcery"},
    {"use this ability only as a sorcery", "play this ability as a sorcery"},
    {"additional land during each of their turns", "additional land each turn"},
    {"additional land on each of their turns", "additional land each turn"},
    {"additional land on each of your turns", "additional land each turn"},
    // No spell is both.
    {"instant and sorcery spells", "instant or sorcery spells"},
    {"instant and enchantment spells", "instant or enchantment spells"},
    // What is thrown is in play, or on its way; having not turned over it touches nothing that counts.
    {"if ~ is in play, flip ~", "flip ~"},
    {"flip ~ into play from a height of at least one foot", "flip ~"},
    {"flip ~ onto the playing area from a height of at least one foot", "flip ~"},
    {"if ~ turns over completely at least once during the flip, destroy", "destroy"},
    {". if ~ does not turn completely over at least once during the flip, it has no effect", ""},
    {"permanents it touches", "permanents ~ touches"},
    {"creature it lands on", "creature ~ touches"},
    {"tap all creatures dealt damage by ~",
     "when that damage is dealt, tap all creatures dealt damage this way"},
    {"in their mana costs", "in their casting costs"},
    {"in their activation costs", "in their costs"},
    {"to activate for each", "to use for each"},
    {"that does not have cumulative upkeep", "without cumulative upkeep"},
    // No other enchantments have targets (R-ENCH-1), or are on anything.
    {"the target of aura spells", "the target of enchantment spells"},
    {"enchanted by other auras", "enchanted by other enchantments"},
    {"aura spell that targets", "enchantment spell that targets"},
    // What is put on something; "local" is what the era called it.
    {"aura", "local enchantment"},
    {"auras", "local enchantments"},
    // What aims is the effect, and what is asked of its source is asked of it.
    {"the target of abilities from artifact sources", "the target of artifact effects"},
    {"this spell costs {1} more to cast for each target beyond the first",
     "pay {1} for each target beyond the first"},
    {"cumulative upkeep -- pay", "cumulative upkeep --"},
    {"shuffle your library and put that card on top of it",
     "shuffle your library and put that card on top of your library"},
    {"shuffle your library, then put that card on top of it",
     "shuffle your library, then put that card on top of your library"},
    {"shuffle your library, then put the card on top of it",
     "shuffle your library, then put that card on top of your library"},
    // After a blow it would be as likely to be either of them.
    {"tap that creature and it does not untap", "tap that creature and that creature does not untap"},
    // Whatever is in play is somebody's.
    {"creature you do not control", "creature an opponent controls"},
    {"creatures you do not control", "creatures an opponent controls"},
    {"permanent you do not control", "permanent an opponent controls"},
    {"permanents you do not control", "permanents an opponent controls"},
    {"land you do not control", "land an opponent controls"},
    {"artifact you do not control", "artifact an opponent controls"},
    {"enchantment you do not control", "enchantment an opponent controls"},
    {"more to activate", "more to use"},
    {"less to activate. this effect cannot reduce the amount of mana an ability costs to activate to less "
     "than "
     "one mana",
     "less to use, but no less than one mana"},
    {"use this ability no more times each turn than", "use this ability only as many times each turn as"},
    // Pools are emptied, by whoever loses what is in them.
    {"that player loses all unspent mana", "empty that player's mana pool"},
    {"cast this spell only", "cast ~ only"},
    {"investigate.",
     "create a colorless clue artifact token with \"{2}, sacrifice this artifact: draw a card.\""},
    {"this spell cannot be countered", "~ cannot be countered"},
    {"cannot be countered by spells or abilities", "cannot be countered"},
    {"play this spell only", "cast ~ only"},
    {"to cast this spell,", "to cast ~,"},
    {"during combat on an opponent's turn", "during combat and only during an opponent's turn"},
    // No card of the third sort, a saga, can be one here.
    {"a historic spell", "a legendary or artifact spell"},
    {"historic spells", "legendary or artifact spells"},
    // There is one.
    {"each opponent controls", "an opponent controls"},
    // Whoever cycles a card discards it.
    {"cycle or discard a card", "discard a card"},
    // Of two that were looked at the other is what is left.
    {"and the other on", "and the rest on"},
    {"and the other into", "and the rest into"},
    {"when ~ comes into play, it explores", "when ~ comes into play, ~ explores"},
    {"~ explores.",
     "reveal the top card of your library. if it is a land card, put it into your hand. otherwise, put a "
     "+1/+1 counter on ~ and you may put that card into your graveyard."},
    // The era's words for what is watched all the time.
    {"if at any time", "when"},
    {"rather than pay this spell's mana cost", "rather than pay ~'s casting cost"},
    {"cast this spell without paying its mana cost", "cast ~ without paying its casting cost"},
    {"this spell costs", "~ costs"},
    {"only if at least one creature is blocking ~", "only if there is at least 1 creature blocking ~"},

    // "They" are the creatures that the order before destroyed, be they one or all.
    {"they cannot be regenerated", "it cannot be regenerated"},
    {"they cannot regenerate", "it cannot be regenerated"},
};

}  // namespace

void apply_rows(Text& line, Wording wording) {
  static const RowIndex index = [] {
    std::vector<std::string_view> patterns;
    for (const Rewrite& row : rewrites) patterns.push_back(row.from);
    return RowIndex(patterns);
  }();
  std::vector<bool> due = index.due(line.str());
  for (std::size_t i = 0; i < std::size(rewrites); ++i) {
    const Rewrite& row = rewrites[i];
    if (!due[i] || (row.oracle_only && wording != Wording::oracle)) continue;
    if (line.replace_words(row.from, row.to)) index.add_due(row.to, due);
  }
}

}  // namespace sleight
