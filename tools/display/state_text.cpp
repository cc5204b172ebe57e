#include "tools/display/state_text.h"

#include <array>
#include <utility>

#include "core/card/mana_text.h"
#include "core/duel/uncounted_look.h"
#include "core/explanation/short_text.h"
#include "core/table/view.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"

namespace sleight {
namespace {

/// "2 +1/+1".
std::string counters_text(const Duel& duel, Word kind, int count) {
  return std::to_string(count) + " " + duel.library().words().spelling(kind);
}

/// "Grizzly Bears 2/2 (tapped, 1 damage)".
std::string permanent_text(const Duel& duel, ObjectId id) {
  const Characteristics& now = duel.look(id);
  const Object& object = duel.object(id);
  std::string text = title_of(duel, id);
  if (now.is(CardType::creature))
    text += " " + std::to_string(now.power) + "/" + std::to_string(now.toughness);
  std::vector<std::string> marks;
  if (object.tapped) marks.emplace_back("tapped");
  if (object.damage > 0) marks.push_back(std::to_string(object.damage) + " damage");
  if (duel.combat.has_attacker(id)) marks.emplace_back("attacking");
  if (duel.combat.has_blocker(id)) marks.emplace_back("blocking");
  if (object.attached_to) marks.push_back("on " + title_of(duel, object.attached_to));
  for (std::size_t i = 0; i < duel.counters.size(); ++i) {
    const Counters& here = duel.counters[i];
    // Whatever each counts for, those of one kind are told together.
    const bool told =
        i > 0 && duel.counters[i - 1].slot == here.slot && duel.counters[i - 1].kind == here.kind;
    if (here.slot == id.slot && !told)
      marks.push_back(counters_text(duel, here.kind, duel.counters_on(Thing::of(id), here.kind)));
  }
  return marks.empty() ? text : text + " (" + listed(marks) + ")";
}

std::string names(const Duel& duel, const std::vector<std::uint16_t>& slots) {
  std::vector<std::string> words;
  for (const std::uint16_t slot : slots) words.push_back(title_of(duel, duel.id_of(slot)));
  return words.empty() ? "nothing" : listed(words);
}

/// Zones that most duels leave empty: told of only where cards lie in them.
constexpr std::array seldom{std::pair{Zone::ante, "ante"}, std::pair{Zone::set_aside, "set aside"},
                            std::pair{Zone::out_of_play, "out of play"},
                            std::pair{Zone::out_of_game, "out of the game"}};

/// "  ante: Forest, 1 face down": what lies in such a zone as `viewer` sees it; "" when nothing does.
std::string seldom_text(const Duel& duel, PlayerId viewer, PlayerId p, Zone zone, const char* label) {
  std::vector<std::string> words;
  const std::vector<ObjectId> all = cards_in(duel, p, zone);
  int hidden = 0;
  for (const ObjectId card : all)
    if (viewer == PlayerId::none || View(duel, viewer).sees(card))
      words.push_back(title_of(duel, card));
    else
      ++hidden;
  if (hidden > 0) words.push_back(std::to_string(hidden) + " face down");
  return words.empty() ? "" : std::string("  ") + label + ": " + listed(words) + "\n";
}

/// The duel as `viewer` sees it; nobody is the one who sees everything.
std::string text_for(const Duel& duel, PlayerId viewer) {
  const UncountedLook uncounted(duel);
  std::string text = "turn " + std::to_string(duel.turn.number) + ", " + name_of(duel.active()) + "'s " +
                     step_of(duel) + "\n";
  for (const PlayerId p : {PlayerId::bob, PlayerId::sue}) {
    const PlayerState& player = duel.player(p);
    text += name_of(p) + ": " + std::to_string(player.life) + " life, library " +
            std::to_string(player.library.size());
    for (const Counters& c : player.counters) text += ", " + counters_text(duel, c.kind, c.count);
    if (player.mana().total() > 0) text += ", pool " + pool_text(player.mana());
    // Nobody looks into a library, and into a hand only its owner (R-ZONE-3, R-ZONE-8).
    text += "\n  hand: " + (viewer == PlayerId::none || viewer == p
                                ? names(duel, player.hand)
                                : std::to_string(player.hand.size()) + " cards");
    text += "\n  in play: ";
    std::vector<std::string> mine;
    for (const std::uint16_t slot : duel.in_play)
      // By who controls it now and not by whose card it is (R-CTRL-1).
      if (duel.look(duel.id_of(slot)).controller == p) mine.push_back(permanent_text(duel, duel.id_of(slot)));
    text +=
        (mine.empty() ? "nothing" : listed(mine)) + "\n  graveyard: " + names(duel, player.graveyard) + "\n";
    for (const auto& [zone, label] : seldom) text += seldom_text(duel, viewer, p, zone, label);
  }
  if (!duel.batch.empty()) {
    std::vector<std::string> plays;
    for (const BatchItem& play : duel.batch)
      plays.push_back(name_of(play.controller) + "'s " + title_of(duel, Thing::play(play.number)));
    text += "under way: " + listed(plays) + "\n";
  }
  return text;
}

std::string result_of(const Duel& duel) {
  switch (duel.outcome) {
    case Outcome::bob_wins:
      return "Bob wins";
    case Outcome::sue_wins:
      return "Sue wins";
    case Outcome::draw:
      return "a draw";
    case Outcome::none:
      break;
  }
  return "not over";
}

}  // namespace

std::string state_text(const Duel& duel) { return text_for(duel, PlayerId::none); }
std::string view_text(const Duel& duel, PlayerId player) { return text_for(duel, player); }

std::string ending_of(const Duel& duel) {
  std::string text = result_of(duel) + " in turn " + std::to_string(duel.turn.number);
  if (duel.over()) text += std::string(" (") + reason_words(duel.reason) + ")";
  return text;
}

}  // namespace sleight
