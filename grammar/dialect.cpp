#include <algorithm>

#include "grammar/text.h"

namespace sleight {

namespace {

struct Rewrite {
  std::string_view from;
  std::string_view to;
};

/// In order: what a later row reads, an earlier one may have written. Whole words, lower case. Longer
/// patterns stand before the shorter ones they hold.
constexpr Rewrite rewrites[] = {
    {"can't", "cannot"},
    {"can not", "cannot"},
    {"doesn't", "does not"},
    {"don't", "do not"},
    {"isn't", "is not"},
    {"it's", "it is"},
    {"he or she", "they"},
    {"his or her", "their"},
    {"him or her", "them"},

    // Two sentences of later years that say what one era rule says.
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
    {"is put into the graveyard from play", "is put into a graveyard from play"},
    {"is put into any graveyard from play", "is put into a graveyard from play"},
    {"would die this turn", "would be put into a graveyard this turn"},
    {"would be put into the graveyard this turn", "would be put into a graveyard this turn"},
    {"exile it instead", "remove it from the game instead"},
    {"dies", "is put into a graveyard from play"},
    {"to owner's hand", "to its owner's hand"},

    // Times.
    {"at the beginning of the end step,", "at the end of any turn,"},
    {"at the beginning of each end step,", "at the end of any turn,"},
    {"at the end of each turn,", "at the end of any turn,"},
    {"at the beginning of", "during"},
    {"untap step", "untap phase"},
    {"draw step", "draw phase"},
    {"upkeep step", "upkeep"},
    {"upkeep phase", "upkeep"},

    // A tapped artifact does nothing by the rules (R-ART-1): the later condition says no more than that.
    {"draw phase, if ~ is untapped,", "draw phase,"},

    // Damage.
    {"to any target", "to target creature or player"},
    {"each creature and player", "each creature and each player"},
    {"from a black source", "from one black source"},
    {"from a blue source", "from one blue source"},
    {"from a green source", "from one green source"},
    {"from a red source", "from one red source"},
    {"from a white source", "from one white source"},
    {"treat further damage from that source normally.", ""},

    // Characteristics.
    {"has base power and toughness", "is"},
    {"have base power and toughness", "are"},
    {"gains control of", "controls"},
    {"change the color of target spell or target permanent to", "target spell or permanent becomes"},
    {"colour", "color"},
    {"reach", "web"},

    // Mana.
    {"you may tap or untap", "tap or untap"},
    {"they cannot be regenerated", "it cannot be regenerated"},
    {"they cannot regenerate", "it cannot be regenerated"},
};

bool ends_with(std::string_view text, std::string_view tail) {
  return text.size() >= tail.size() && text.substr(text.size() - tail.size()) == tail;
}

/// "the next time a black source of your choice would deal damage to you this turn, prevent that damage" is
/// "prevent all damage to you from one black source"; a damage packet is what both choose.
void next_time_prevention(Text& line) {
  constexpr std::string_view head = "the next time a ";
  constexpr std::string_view tail = " of your choice would deal damage to you this turn, prevent that damage";
  const std::size_t at = line.str().find(head);
  const std::size_t end = line.str().find(tail);
  if (at == std::string::npos || end == std::string::npos || end < at) return;
  line.replace(end, tail.size(), "");
  line.replace(at, head.size(), "prevent all damage to you from one ");
}

/// "prevent the next 3 damage that would be dealt to any target this turn" likewise chooses a packet.
void next_damage_prevention(Text& line) {
  constexpr std::string_view tail = " damage that would be dealt to target creature or player this turn";
  constexpr std::string_view head = "prevent the next ";
  const std::size_t end = line.str().find(tail);
  const std::size_t at = line.str().find(head);
  if (at != std::string::npos && end != std::string::npos && at < end) {
    line.replace(end, tail.size(), " damage to any creature or player");
    line.replace(at, head.size(), "prevent up to ");
    return;
  }
  // The printed "prevent 1 damage to any creature or player".
  constexpr std::string_view any = " damage to any creature or player";
  const std::size_t prevent = line.str().find("prevent ");
  const std::size_t damage = line.str().find(any);
  if (prevent == std::string::npos || damage == std::string::npos || prevent + 8 >= damage) return;
  const std::string_view between = std::string_view(line.str()).substr(prevent + 8, damage - prevent - 8);
  if (between != "all" && between.substr(0, 6) != "up to ") line.replace(prevent + 8, 0, "up to ");
}

/// Mana always goes to a pool; later wordings leave that unsaid.
void name_the_pool(Text& line) {
  constexpr std::string_view pool = " to your mana pool";
  std::size_t at = line.str().find("add ");
  while (at != std::string::npos) {
    const std::size_t end = std::min(line.str().find_first_of(".\n", at), line.size());
    const std::string_view clause = std::string_view(line.str()).substr(at, end - at);
    if (!ends_with(clause, pool)) line.replace(end, 0, pool);
    at = line.str().find("add ", end);
  }
}

}  // namespace

void rewrite_dialect(Text& line) {
  for (const Rewrite& row : rewrites) line.replace_words(row.from, row.to);
  next_time_prevention(line);
  next_damage_prevention(line);
  name_the_pool(line);
}

}  // namespace sleight
