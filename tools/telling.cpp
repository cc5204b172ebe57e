#include "tools/telling.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "tools/files.h"

namespace sleight {
namespace {

const std::array<const char*, colour_count> colour_names{"white", "blue", "black", "red", "green"};

const char* verb_word(Verb verb) {
  switch (verb) {
    case Verb::deal:
      return "deal";
    case Verb::gain_life:
      return "gain_life";
    case Verb::lose_life:
      return "lose_life";
    case Verb::draw:
      return "draw";
    case Verb::discard:
      return "discard";
    case Verb::destroy:
      return "destroy";
    case Verb::bury:
      return "bury";
    case Verb::regenerate:
      return "regenerate";
    case Verb::tap:
      return "tap";
    case Verb::untap:
      return "untap";
    case Verb::counter:
      return "counter";
    case Verb::prevent:
      return "prevent";
    case Verb::redirect:
      return "redirect";
    case Verb::add_mana:
      return "add_mana";
    case Verb::change:
      return "change";
    case Verb::move:
      return "move";
    default:
      return "";
  }
}

std::string land_name(const Duel& duel, int i) {
  const auto& lands = duel.rules().basic_lands;
  if (i < 0 || i >= static_cast<int>(lands.size())) return std::to_string(i);
  const Word word = lands[static_cast<std::size_t>(i)];
  const std::array<const char*, colour_count> usual{"plains", "island", "swamp", "mountain", "forest"};
  for (const char* name : usual)
    if (Word{name} == word) return name;
  return duel.library().words().spelling(word);
}

std::string value_name(const Duel& duel, const Decision& decision, int value) {
  switch (decision.kind) {
    case DecisionKind::mana:
      return value >= 0 && value < colour_count ? colour_names[static_cast<std::size_t>(value)]
                                                : "colourless";
    case DecisionKind::mode: {
      const std::string word = mode_word(duel, decision, value);
      return "mode " + std::to_string(value + 1) + (word.empty() ? "" : " (" + word + ")");
    }
    case DecisionKind::choose:
      if (decision.choice == ChoiceKind::colour || decision.choice == ChoiceKind::colour_word)
        return value >= 0 && value < colour_count ? colour_names[static_cast<std::size_t>(value)]
                                                  : "colourless";
      if (decision.choice == ChoiceKind::basic_land_type || decision.choice == ChoiceKind::land_word)
        return land_name(duel, value);
      break;
    case DecisionKind::band:
      return "band " + std::to_string(value);
    default:
      break;
  }
  return std::to_string(value);
}

}  // namespace

std::string name_of(PlayerId player) {
  return player == PlayerId::bob ? "Bob" : player == PlayerId::sue ? "Sue" : "nobody";
}

const std::vector<std::string>& zone_names() {
  static const std::vector<std::string> names{"library",     "hand",  "in play",   "graveyard", "out of game",
                                              "out of play", "limbo", "set aside", "ante",      "nowhere"};
  return names;
}

std::string name_of(Zone zone) { return zone_names()[static_cast<std::size_t>(zone)]; }

bool zone_named(std::string_view name, Zone& zone) {
  const auto& names = zone_names();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return false;
  zone = static_cast<Zone>(found - names.begin());
  return true;
}

std::string name_of(Colour colour) { return colour_names[static_cast<std::size_t>(colour)]; }

Explanation explained(const Duel& duel, ObjectId id, const std::string& value) {
  Explanation made = explain(duel, id, value);
  for (ExplanationLine& line : made.lines) line.file = shown_path(line.file);
  return made;
}

std::vector<std::string> names_of(Colours colours) {
  std::vector<std::string> names;
  for (int i = 0; i < colour_count; ++i)
    if (colours.has(static_cast<Colour>(i))) names.emplace_back(colour_names[static_cast<std::size_t>(i)]);
  return names;
}

std::vector<std::string> names_of(CardType types) {
  static const std::array<const char*, 8> words{"land",    "creature",  "artifact", "enchantment",
                                                "instant", "interrupt", "sorcery",  "mana source"};
  std::vector<std::string> names;
  for (unsigned i = 0; i < words.size(); ++i)
    if ((static_cast<unsigned>(types) >> i & 1U) != 0) names.emplace_back(words[i]);
  return names;
}

std::vector<std::string> names_of(Supertype supertypes) {
  static const std::array<const char*, 4> words{"basic", "legend", "world", "snow-covered"};
  std::vector<std::string> names;
  for (unsigned i = 0; i < words.size(); ++i)
    if ((static_cast<unsigned>(supertypes) >> i & 1U) != 0) names.emplace_back(words[i]);
  return names;
}

std::string step_of(const Duel& duel) {
  switch (duel.turn.stage) {
    case Stage::attack_announced:
    case Stage::attack_begins:
    case Stage::attackers:
      return "attack";
    case Stage::attackers_window:
    case Stage::blockers:
      return "attackers";
    case Stage::blockers_window:
    case Stage::first_strike_damage:
      return "blockers";
    case Stage::first_strike_window:
    case Stage::damage:
      return "first strike damage";
    case Stage::end_of_attack:
      return "damage";
    default:
      return duel.rules().phases.empty() ? "" : duel.phase().name;
  }
}

std::string title_of(const Duel& duel, ObjectId id) {
  if (!id || id.slot >= duel.objects.size()) return "nothing";
  if (duel.is_in_play(id)) {
    const Word word = duel.look(id).name;
    if (duel.library().words().knows(word)) {
      // Words remember one spelling, and a card's name may first have been met in lower case.
      const CardId named = duel.library().find(duel.library().words().spelling(word));
      return named == CardId::none ? duel.library().words().spelling(word) : duel.library().card(named).name;
    }
  }
  return duel.objects[id.slot].card == CardId::none ? "nothing" : duel.printed(id).name;
}

std::string title_of(const Duel& duel, Thing thing) {
  switch (thing.kind) {
    case Thing::Kind::none:
      return "nothing";
    case Thing::Kind::object:
      return title_of(duel, thing.object);
    case Thing::Kind::player:
      return name_of(thing.player);
    case Thing::Kind::play:
      if (const Play* play = duel.find_play(thing.number))
        return play->kind == Play::Kind::phase_draw ? "the draw" : title_of(duel, play->source);
      return "a spell or effect that is gone";
    case Thing::Kind::packet:
      if (const Packet* packet = duel.find_packet(thing.number))
        return std::to_string(packet->amount) + " damage to " + title_of(duel, packet->victim) + " from " +
               (packet->source.card == CardId::none ? "nothing"
                                                    : duel.library().card(packet->source.card).name);
      return "damage that is gone";
  }
  return "";
}

std::string mode_word(const Duel& duel, const Decision& decision, int mode) {
  const ObjectId id = decision.source;
  if (!id || id.slot >= duel.objects.size() || duel.objects[id.slot].card == CardId::none || mode < 0)
    return "";
  for (const Ability& ability : duel.printed(id).abilities) {
    if (ability.modes.size() < 2 || ability.modes.size() <= static_cast<std::size_t>(mode)) continue;
    const auto& steps = ability.modes[static_cast<std::size_t>(mode)].steps;
    return steps.empty() ? "" : verb_word(steps.front().verb);
  }
  return "";
}

std::string tell(const Duel& duel, const Decision& decision, const Option& option) {
  switch (option.kind) {
    case Option::Kind::pass:
      return decision.kind == DecisionKind::play ? "pass" : "done";
    case Option::Kind::cast:
      return "cast " + title_of(duel, option.object);
    case Option::Kind::activate:
      return "use " + title_of(duel, option.object);
    case Option::Kind::play_land:
      return "play " + title_of(duel, option.object);
    case Option::Kind::tap_for_mana:
      return "draw mana from " + title_of(duel, option.object);
    case Option::Kind::attack:
      return "announce an attack";
    case Option::Kind::thing:
      return title_of(duel, option.thing);
    case Option::Kind::block:
      return title_of(duel, option.object) + " blocks " + title_of(duel, option.thing);
    case Option::Kind::value:
      return value_name(duel, decision, option.value);
    case Option::Kind::word:
      return duel.library().words().spelling(option.word);
    case Option::Kind::yes:
      return "yes";
    case Option::Kind::no:
      return "no";
  }
  return "";
}

namespace {

/// What is asked, as one would ask it.
const char* question(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::play:
      return "what to play";
    case DecisionKind::mode:
      return "which way to play it";
    case DecisionKind::x:
      return "how much X is";
    case DecisionKind::target:
      return "which target";
    case DecisionKind::choose:
      return "what to choose";
    case DecisionKind::number:
      return "which number";
    case DecisionKind::pay:
      return "whether to pay or do it";
    case DecisionKind::sacrifice:
      return "what to sacrifice";
    case DecisionKind::discard:
      return "what to discard";
    case DecisionKind::untap:
      return "what to untap";
    case DecisionKind::order:
      return "what comes first";
    case DecisionKind::attack:
      return "who attacks";
    case DecisionKind::band:
      return "which band to join";
    case DecisionKind::block:
      return "who blocks";
    case DecisionKind::assign:
      return "how much damage to assign";
    case DecisionKind::mana:
      return "which mana to draw";
    case DecisionKind::start:
      return "whether to play first";
    case DecisionKind::skip:
      return "whether to skip the phase";
    case DecisionKind::complete:
      return "whether to go through with it";
  }
  return "";
}

}  // namespace

std::string tell(const Duel& duel, const Decision& decision) {
  std::string text =
      name_of(decision.player) + " decides " + question(decision.kind) + " (" + name_of(decision.kind);
  if (decision.kind == DecisionKind::play) text += std::string{", "} + name_of(decision.window) + " window";
  text += ")";
  if (decision.source) text += ", for " + title_of(duel, decision.source);
  if (decision.subject.kind != Thing::Kind::none) text += ", about " + title_of(duel, decision.subject);
  if (decision.is_number())
    text += ", from " + std::to_string(decision.least) + " to " + std::to_string(decision.most);
  return text;
}

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string lower(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

}  // namespace sleight
