#include "grammar/text/dialect.h"

#include <algorithm>

namespace sleight {

namespace {

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
    {"doesn't", "does not"},
    {"don't", "do not"},
    {"isn't", "is not"},
    {"weren't", "were not"},
    {"didn't", "did not"},
    {"it's", "it is"},
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
    {"that creature cannot regenerate this turn. if the creature is dealt lethal damage this turn, remove it "
     "from "
     "the game",
     "it cannot regenerate this turn. if it would be put into a graveyard this turn, remove it from the game "
     "instead"},

    // Zones and moves.
    {"as ~ enters the battlefield,", "when you play ~,"},
    {"as ~ comes into play,", "when you play ~,"},
    {"enters the battlefield", "comes into play"},
    {"enter the battlefield", "come into play"},
    {"leaves the battlefield", "leaves play"},
    {"onto the battlefield", "into play"},
    {"on the battlefield", "in play"},
    {"if no creatures are in play", "if there are no creatures in play"},
    {"is put into the graveyard", "is put into a graveyard"},
    {"is put into any graveyard from play", "is put into a graveyard from play"},
    {"would die this turn", "would be put into a graveyard this turn"},
    {"would be put into the graveyard this turn", "would be put into a graveyard this turn"},
    {"exile it instead", "remove it from the game instead"},
    {"dies", "is put into a graveyard from play"},
    {"to owner's hand", "to its owner's hand"},

    // Times. What card databases put at the beginning of a phase, the era did during it; the house wording
    // knows both (R-TURN-5).
    {"at the beginning of the next end step", "at end of turn"},
    {"at the beginning of the end step,", "at the end of any turn,"},
    {"at the beginning of each end step,", "at the end of any turn,"},
    {"at the end of each turn,", "at the end of any turn,"},
    {"at the end of the turn", "at end of turn"},
    {"at the end of turn", "at end of turn"},
    {"at the end of combat", "at end of combat"},
    // Behind the rows for the end step, which begin with the same words.
    {"at the beginning of", "during", true},
    {"controllers'", "controller's"},
    {"untap steps", "untap phase"},
    {"untap step", "untap phase"},
    {"draw step", "draw phase"},
    {"upkeep step", "upkeep"},
    {"upkeep phase", "upkeep"},

    // A tapped artifact does nothing by the rules (R-ART-1): the later condition says no more than that.
    {"draw phase, if ~ is untapped,", "draw phase,"},

    {"come up heads at the same time", "come up heads on the same flip"},

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
    {"prevent all combat damage that would be dealt this turn", "prevent all combat damage this turn"},
    {"prevent all combat damage that would be dealt by", "prevent all combat damage dealt by"},
    {"no creatures deal damage in combat", "creatures deal no damage in combat"},
    {"deals no combat damage", "deals no damage in combat"},
    {"deal no combat damage", "deal no damage in combat"},
    {"assigns no combat damage", "deals no damage in combat"},
    {"all damage dealt to", "damage dealt to"},
    {"all damage done to", "damage dealt to"},
    // Without "all", as the sentence of a lasting reduction or redirection begins.
    {"all damage that would be dealt to", "damage dealt to"},
    {"damage that would be dealt to you is dealt to", "damage dealt to you is dealt to"},

    // Combat.
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
    {"before the attack begins", "before the attack"},

    // Characteristics.
    {"snow land", "snow-covered land"},
    {"snow lands", "snow-covered lands"},
    {"converted mana cost", "casting cost"},
    {"total casting cost", "casting cost"},
    {"mana value", "casting cost"},
    {"or greater", "or more"},
    {"cannot be the target of spells or abilities", "cannot be the target of spells or effects"},
    {"this effect does not remove ~", "the protection granted by ~ does not remove ~"},
    {"the protection granted by ~ does not destroy ~", "the protection granted by ~ does not remove ~"},
    {"loses all its abilities", "loses all abilities"},
    {"loses its abilities", "loses all abilities"},
    {"has base power and toughness", "is"},
    {"have base power and toughness", "are"},
    // Said of somebody ("target opponent gains control of ~"); an order keeps its "gain control of".
    {"gains control of", "controls"},
    {"change the color of target spell or target permanent to", "target spell or permanent becomes"},
    {"colour", "color"},
    // The era's keyword for what blocks fliers (R-FLY-1).
    {"reach", "web"},

    // Casting and using.
    {"activated ability", "effect"},
    {"activate this ability", "use this ability"},
    {"cast this spell only", "cast ~ only"},
    {"play this spell only", "cast ~ only"},
    {"to cast this spell,", "to cast ~,"},
    // The era's words for what is watched all the time.
    {"if at any time", "when"},

    // Mana.
    {"you may tap or untap", "tap or untap"},
    // "They" are the creatures that the order before destroyed, be they one or all.
    {"they cannot be regenerated", "it cannot be regenerated"},
    {"they cannot regenerate", "it cannot be regenerated"},
};

bool ends_with(std::string_view text, std::string_view tail) {
  return text.size() >= tail.size() && text.substr(text.size() - tail.size()) == tail;
}

/// "the next time a black source of your choice would deal damage to you this turn, prevent that damage" is
/// "prevent all damage to you from one black source"; a damage packet is what both choose.
void next_time_prevention(Text& line) {
  constexpr std::string_view next = "the next time ";
  constexpr std::string_view tail = " of your choice would deal damage to you this turn, prevent that damage";
  const std::size_t at = line.str().find(next);
  // Both ends have to be there: the words between them are what the source is like.
  const std::size_t end = line.str().find(tail);
  if (at == std::string::npos || end == std::string::npos || end <= at + next.size()) return;
  const std::size_t article = at + next.size();
  const std::size_t which = line.str().find(' ', article) + 1;
  // Nothing between the article and the end: it is no source that is chosen.
  if (which > end) return;
  // The later place first, so that the earlier one stays where it was found.
  line.replace(end, tail.size(), "");
  line.replace(at, which - at, "prevent all damage to you from one ");
}

/// "prevent the next 3 damage that would be dealt to target creature this turn" likewise chooses a packet,
/// and so does the printed "prevent 3 damage to any creature".
void next_damage_prevention(Text& line) {
  constexpr std::string_view next = "prevent the next ";
  constexpr std::string_view turn = " this turn";
  constexpr std::string_view dealt = " damage that would be dealt to ";
  if (const std::size_t at = line.str().find(next); at != std::string::npos) {
    const std::size_t would = line.str().find(dealt, at);
    const std::size_t end = line.str().find(turn, at);
    if (would == std::string::npos || end == std::string::npos || end < would) return;
    line.replace(end, turn.size(), "");
    line.replace(would, dealt.size(), " damage to ");
    line.replace(at, next.size(), "prevent up to ");
    const std::size_t whom = line.str().find(" damage to ", at) + std::string_view(" damage to ").size();
    // The packet is the target (R-DP-3); whom it was dealt to only narrows it: "any creature".
    if (line.str().compare(whom, 7, "target ") == 0) line.replace(whom, 6, "any");
    return;
  }
  const std::size_t prevent = line.str().find("prevent ");
  const std::size_t damage = line.str().find(" damage to ");
  if (prevent == std::string::npos || damage == std::string::npos || prevent + 8 >= damage) return;
  const std::string_view between = std::string_view(line.str()).substr(prevent + 8, damage - prevent - 8);
  // Less than the amount may be left in the packet, so that the printed number is a most.
  if (between != "all" && between.substr(0, 6) != "up to ") line.replace(prevent + 8, 0, "up to ");
}

/// Moves the end of what `verb` says behind `tail`: "exile it" is "remove it from the game".
void say_to_the_end(Text& line, std::string_view verb, std::string_view house, std::string_view tail) {
  for (std::size_t at = line.str().find(verb); at != std::string::npos; at = line.str().find(verb, at + 1)) {
    // A verb begins a sentence, a clause or a granted ability in quotes; "recreate" is another word.
    if (at > 0 && line.str()[at - 1] != ' ' && line.str()[at - 1] != '"') continue;
    const std::size_t end = std::min(line.str().find_first_of(".,:\"\n", at), line.size());
    line.replace(end, 0, tail);
    line.replace(at, verb.size(), house);
  }
}

/// "Prevent all damage that would be dealt to ~ by creatures", said of no turn, is no effect but a rule.
void lasting_prevention(Text& line) {
  constexpr std::string_view head = "prevent damage dealt to ";
  // For a turn, it is what a spell or ability prevents, which is read as an effect.
  if (!line.str().starts_with(head) || line.str().find("this turn") != std::string::npos) return;
  const std::size_t end = std::min(line.str().find('.'), line.size());
  line.replace(end, 0, " is reduced to 0");
  line.replace(0, std::string_view("prevent ").size(), "");
}

/// Mana always goes to a pool; later wordings leave that unsaid.
void name_the_pool(Text& line) {
  constexpr std::string_view pool = " to your mana pool";
  std::size_t at = line.str().find("add ");
  while (at != std::string::npos) {
    const std::size_t end = std::min(line.str().find_first_of(".\"\n", at), line.size());
    const std::string_view clause = std::string_view(line.str()).substr(at, end - at);
    // An order that says more behind the mana has the pool put in the wrong place and stays unread.
    if (!ends_with(clause, pool)) line.replace(end, 0, pool);
    at = line.str().find("add ", end);
  }
}

}  // namespace

void rewrite_dialect(Text& line, Wording wording) {
  // Before the rows, which rewrite words that it looks for; the others look for what the rows leave.
  next_time_prevention(line);
  for (const Rewrite& row : rewrites)
    if (wording == Wording::oracle || !row.oracle_only) line.replace_words(row.from, row.to);
  next_damage_prevention(line);
  lasting_prevention(line);
  say_to_the_end(line, "exile ", "remove ", " from the game");
  say_to_the_end(line, "create ", "put ", " into play");
  name_the_pool(line);
}

}  // namespace sleight
