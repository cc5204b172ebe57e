#include "tools/playtest/reproduction.h"

#include <set>

#include "core/card/spelling.h"
#include "scripting/words/script_printer.h"

namespace sleight::playtest {
namespace {

std::string player(PlayerId p) { return p == PlayerId::bob ? "s.bob" : "s.sue"; }

std::string counters_of(const std::vector<std::pair<Word, int>>& counters, const Words& words) {
  std::string text = "{ ";
  for (const auto& [kind, count] : counters)
    text += "[" + Printer::quoted(words.spelling(kind)) + "] = " + std::to_string(count) + ", ";
  return text + "}";
}

/// The line that puts one card where it is.
std::string placing(const Reproduction& reproduction, std::size_t number, const std::set<int>& hosts) {
  const Placed& placed = reproduction.situation->placed[number];
  std::string options;
  if (placed.tapped) options += "tapped = true, ";
  if (placed.sick) options += "sick = true, ";
  if (placed.damage > 0) options += "damage = " + std::to_string(placed.damage) + ", ";
  if (placed.controller != placed.owner) options += "controller = " + player(placed.controller) + ", ";
  if (placed.on >= 0) options += "on = host_" + std::to_string(placed.on) + ", ";
  if (!placed.counters.empty())
    options += "counters = " + counters_of(placed.counters, *reproduction.words) + ", ";
  std::string line = "  ";
  if (hosts.contains(static_cast<int>(number))) line += "local host_" + std::to_string(number) + " = ";
  line += player(placed.owner) + ":has(" + Printer::quoted(std::string(spelling_of(placed.zone))) + ", ";
  line += placed.card == 0 ? "tested" : Printer::quoted(reproduction.cast->cards[placed.card].name);
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

std::string scenario_of(const Reproduction& reproduction) {
  const Situation& situation = *reproduction.situation;
  std::set<std::size_t> used;
  std::set<int> hosts;
  for (const Placed& placed : situation.placed) {
    if (placed.card != 0) used.insert(placed.card);
    if (placed.on >= 0) hosts.insert(placed.on);
  }
  std::string text = "-- " + reproduction.what + "\n\nlocal function play(s, tested)\n";
  for (const std::size_t card : used)
    text += "  s:card " + script_of(reproduction.cast->cards[card], *reproduction.words) + "\n";
  for (const PlayerId p : both_players) {
    const auto i = static_cast<std::size_t>(index(p));
    text += "  " + player(p) + ":life(" + std::to_string(situation.life[i]) + ")\n";
    if (situation.no_library[i]) text += "  " + player(p) + ":library(0)\n";
    if (!situation.counters[i].empty())
      text +=
          "  " + player(p) + ":counters " + counters_of(situation.counters[i], *reproduction.words) + "\n";
  }
  for (std::size_t i = 0; i < situation.placed.size(); ++i) text += placing(reproduction, i, hosts);
  text += "  s:answers({";
  for (std::size_t i = 0; i < reproduction.trial->journal.size(); ++i)
    text += (i % 24 == 0 ? "\n    " : " ") + std::to_string(reproduction.trial->journal[i]) + ",";
  text += "\n  }, " + std::to_string(situation.last_turn) + ", " + std::to_string(situation.seed) + ")\n";
  for (const PlayerId p : both_players) {
    const Ending& end = reproduction.trial->ending[static_cast<std::size_t>(index(p))];
    text += "  s:expect(" + player(p) + ", { life = " + std::to_string(end.life) +
            ", hand = " + std::to_string(end.hand) + ", graveyard = " + std::to_string(end.graveyard) +
            ", library = " + std::to_string(end.library) + ", in_play = " + std::to_string(end.in_play) +
            " })\n";
  }
  text += "end\n";
  for (const auto& [name, card] : reproduction.versions)
    text += "\nscenario(" + Printer::quoted(name) + ", { " + Printer::quoted(reproduction.rules) +
            " }, function(s)\n  s:card " + script_of(card, *reproduction.words) + "\n  play(s, " +
            Printer::quoted(card.name) + ")\nend)\n";
  return text;
}

}  // namespace sleight::playtest
