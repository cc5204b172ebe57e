#include "tools/trying/exhibit.h"

#include <set>

#include "core/card/spelling.h"
#include "scripting/words/script_printer.h"

namespace sleight::trying {
namespace {

std::string player(PlayerId p) { return p == PlayerId::bob ? "s.bob" : "s.sue"; }

std::string counters_of(const std::vector<std::pair<Word, int>>& counters, const Words& words) {
  std::string text = "{ ";
  for (const auto& [kind, count] : counters)
    text += "[" + Printer::quoted(words.spelling(kind)) + "] = " + std::to_string(count) + ", ";
  return text + "}";
}

/// The line that puts one card where it is.
std::string placing(const Exhibit& exhibit, std::size_t number, const std::set<int>& hosts) {
  const Placed& placed = exhibit.situation->placed[number];
  std::string options;
  if (placed.tapped) options += "tapped = true, ";
  if (placed.sick) options += "sick = true, ";
  if (placed.damage > 0) options += "damage = " + std::to_string(placed.damage) + ", ";
  if (placed.controller != placed.owner) options += "controller = " + player(placed.controller) + ", ";
  if (placed.on >= 0) options += "on = host_" + std::to_string(placed.on) + ", ";
  if (!placed.counters.empty())
    options += "counters = " + counters_of(placed.counters, *exhibit.words) + ", ";
  std::string line = "  ";
  if (hosts.contains(static_cast<int>(number))) line += "local host_" + std::to_string(number) + " = ";
  line += player(placed.owner) + ":has(" + Printer::quoted(std::string(spelling_of(placed.zone))) + ", ";
  line += placed.card == 0 ? "tested" : Printer::quoted(exhibit.cast->cards[placed.card].name);
  if (!options.empty()) line += ", { " + options + "}";
  return line + ")\n";
}

std::string script_of(const Card& card, const Words& words) {
  Words own = words;
  own.intern(card.name);
  Card plain = card;
  // What it says is not what this is about, and a part of it may be gone.
  plain.text.clear();
  plain.unread.clear();
  plain.unsupported.clear();
  return "[==[\n" + print_card(plain, own) + "]==]";
}

}  // namespace

bool can_be_said(const Card& card, const Words& words) {
  return script_of(card, words).find("unknown_step") == std::string::npos;
}

std::string scenario_of(const Exhibit& exhibit) {
  const Situation& situation = *exhibit.situation;
  std::set<std::size_t> used;
  std::set<int> hosts;
  for (const Placed& placed : situation.placed) {
    if (placed.card != 0) used.insert(placed.card);
    if (placed.on >= 0) hosts.insert(placed.on);
  }
  std::string text = "-- " + exhibit.what + "\n\nlocal function play(s, tested)\n";
  for (const std::size_t card : used)
    text += "  s:card " + script_of(exhibit.cast->cards[card], *exhibit.words) + "\n";
  for (const PlayerId p : both_players) {
    const auto i = static_cast<std::size_t>(index(p));
    text += "  " + player(p) + ":life(" + std::to_string(situation.life[i]) + ")\n";
    if (!situation.counters[i].empty())
      text += "  " + player(p) + ":counters " + counters_of(situation.counters[i], *exhibit.words) + "\n";
  }
  for (std::size_t i = 0; i < situation.placed.size(); ++i) text += placing(exhibit, i, hosts);
  text += "  s:answers({";
  for (std::size_t i = 0; i < exhibit.trial->journal.size(); ++i)
    text += (i % 24 == 0 ? "\n    " : " ") + std::to_string(exhibit.trial->journal[i]) + ",";
  text += "\n  }, " + std::to_string(situation.last_turn) + ", " + std::to_string(situation.seed) + ")\n";
  for (const PlayerId p : both_players) {
    const Ending& end = exhibit.trial->ending[static_cast<std::size_t>(index(p))];
    text += "  s:expect(" + player(p) + ", { life = " + std::to_string(end.life) +
            ", hand = " + std::to_string(end.hand) + ", graveyard = " + std::to_string(end.graveyard) +
            ", library = " + std::to_string(end.library) + ", in_play = " + std::to_string(end.in_play) +
            " })\n";
  }
  text += "end\n";
  for (const auto& [name, card] : exhibit.versions)
    text += "\nscenario(" + Printer::quoted(name) + ", { " + Printer::quoted(exhibit.rules) +
            " }, function(s)\n  s:card " + script_of(card, *exhibit.words) + "\n  play(s, " +
            Printer::quoted(card.name) + ")\nend)\n";
  return text;
}

}  // namespace sleight::trying
