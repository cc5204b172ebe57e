#include "tools/display/decision_words.h"

#include <algorithm>
#include <vector>

#include "core/card/letters.h"
#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "core/explanation/short_text.h"
#include "core/explanation/why_not.h"
#include "scripting/language/source_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"

namespace sleight {
namespace {

std::string colour_text(int value) {
  return value >= 0 && value < colour_count ? spelling_of(static_cast<Colour>(value)) : "colourless";
}

std::string land_text(const Duel& duel, int value) {
  const auto& lands = duel.rules().basic_lands;
  if (value < 0 || value >= static_cast<int>(lands.size())) return std::to_string(value);
  return lowered(duel.library().words().spelling(lands[static_cast<std::size_t>(value)]));
}

/// A bare number, said as what it stands for where that is asked.
std::string value_text(const Duel& duel, const Decision& decision, int value) {
  if (decision.kind == DecisionKind::mana) return colour_text(value);
  if (decision.kind == DecisionKind::band) return "band " + std::to_string(value);
  if (decision.kind == DecisionKind::mode) {
    // People count from 1.
    const std::string word = mode_word(duel, decision, value);
    return "mode " + std::to_string(value + 1) + (word.empty() ? "" : " (" + word + ")");
  }
  if (decision.kind == DecisionKind::choose) {
    if (decision.choice == ChoiceKind::colour || decision.choice == ChoiceKind::colour_word)
      return colour_text(value);
    if (decision.choice == ChoiceKind::colours)
      return colour_words(Colours::from_bits(static_cast<std::uint8_t>(value)));
    if (decision.choice == ChoiceKind::basic_land_type || decision.choice == ChoiceKind::land_word)
      return land_text(duel, value);
  }
  return std::to_string(value);
}

}  // namespace

const char* question_of(DecisionKind kind) {
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
    case DecisionKind::complete:
      return "whether to go through with it";
  }
  return "";
}

std::string mode_word(const Ability& ability, int mode) {
  if (mode < 0 || ability.modes.size() <= static_cast<std::size_t>(mode)) return "";
  const auto& steps = ability.modes[static_cast<std::size_t>(mode)].steps;
  if (steps.empty()) return "";
  const Step& first = steps.front();
  // What is offered says more than that it is.
  return word_for(first.verb == Verb::may && !first.then.empty() ? first.then.front() : first);
}

std::string mode_word(const Duel& duel, const Decision& decision, int mode) {
  const ObjectId id = decision.source;
  // What a phase or a rule asks has no card.
  if (!id || id.slot >= duel.objects.size() || duel.objects[id.slot].card == CardId::none) return "";
  for (const Ability& ability : duel.printed(id).abilities)
    if (ability.modes.size() > 1 && ability.modes.size() > static_cast<std::size_t>(std::max(0, mode)))
      return mode_word(ability, mode);
  return "";
}

namespace {

/// What an effect begins with, by the word for it; of what waits for a moment, what is done then.
std::string effect_word(const Duel& duel, AbilityId id) {
  const Ability& ability = duel.library().ability(id);
  if (ability.modes.empty() || ability.modes.front().steps.empty()) return "";
  const Step& first = ability.modes.front().steps.front();
  if (first.verb == Verb::at_time && !first.then.empty()) return word_for(first.then.front());
  return mode_word(ability, 0);
}

/// Of two effects of one permanent among those that an order is asked of, by what they are told apart.
std::string which_effect(const Duel& duel, const Decision& decision, const Option& option) {
  if (decision.kind != DecisionKind::order || option.ability == AbilityId::none) return "";
  const std::string word = effect_word(duel, option.ability);
  // The abilities of the same thing in the order of the question, each of them once.
  std::vector<AbilityId> alike;
  bool others = false;
  for (const Option& other : decision.options) {
    if (!(other.thing == option.thing) || other.ability == AbilityId::none) continue;
    others = others || other.ability != option.ability;
    const bool known = std::find(alike.begin(), alike.end(), other.ability) != alike.end();
    if (!known && effect_word(duel, other.ability) == word) alike.push_back(other.ability);
  }
  if (!others) return "";
  if (alike.size() < 2) return " (" + word + ")";
  const auto place = std::find(alike.begin(), alike.end(), option.ability) - alike.begin();
  return " (" + word + ", " + std::to_string(place + 1) + ")";
}

}  // namespace

std::string tell(const Duel& duel, const Decision& decision, const Option& option) {
  switch (option.kind) {
    case Option::Kind::pass:
      // In a window it gives the chance to the other player; elsewhere it ends a list.
      return decision.kind == DecisionKind::play ? "pass" : "done";
    case Option::Kind::cast:
      return "cast " + title_of(duel, option.object);
    case Option::Kind::activate:
      return "use " + title_of(duel, option.object);
    case Option::Kind::play_land:
      return "play " + title_of(duel, option.object);
    case Option::Kind::tap_for_mana:
      return "draw mana from " + title_of(duel, option.object);
    case Option::Kind::pay_off:
      return "pay off what waits of " + title_of(duel, option.object);
    case Option::Kind::attack:
      return "announce an attack";
    case Option::Kind::thing:
      return title_of(duel, option.thing) + which_effect(duel, decision, option);
    case Option::Kind::block:
      return title_of(duel, option.object) + " blocks " + title_of(duel, option.thing);
    case Option::Kind::value:
      return value_text(duel, decision, option.value);
    case Option::Kind::word:
      return duel.library().words().spelling(option.word);
    case Option::Kind::yes:
      return "yes";
    case Option::Kind::no:
      return "no";
  }
  return "";
}

std::string tell(const Duel& duel, const Decision& decision) {
  std::string text =
      name_of(decision.player) + " decides " + question_of(decision.kind) + " (" + spelling_of(decision.kind);
  if (decision.kind == DecisionKind::play)
    text += std::string{", "} + spelling_of(decision.window) + " window";
  text += ")";
  if (decision.source) text += ", for " + title_of(duel, decision.source);
  if (decision.subject.kind != Thing::Kind::none) text += ", about " + title_of(duel, decision.subject);
  if (decision.is_number())
    text += ", from " + std::to_string(decision.least) + " to " + std::to_string(decision.most);
  return text;
}

std::string tell_answer(const Duel& duel, const Decision& decision, std::int32_t answer) {
  if (decision.is_number()) return std::to_string(answer);
  return decision.accepts(answer) ? tell(duel, decision, decision.options[static_cast<std::size_t>(answer)])
                                  : "nothing that it offers";
}

std::string options_text(const Duel& duel, const Decision& decision) {
  if (decision.is_number())
    return "any number from " + std::to_string(decision.least) + " to " + std::to_string(decision.most);
  std::vector<std::string> words;
  for (const Option& option : decision.options) words.push_back(tell(duel, decision, option));
  return listed(words);
}

}  // namespace sleight
