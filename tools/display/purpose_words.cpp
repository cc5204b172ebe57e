#include "tools/display/purpose_words.h"

#include <algorithm>
#include <vector>

#include "core/card/event_kind.h"
#include "core/derived/proposals.h"
#include "core/explanation/short_text.h"

namespace sleight {
namespace {

/// What an activated ability is that has no purpose of its own.
std::string at_speed(Speed speed) {
  switch (speed) {
    case Speed::interrupt:
      return "an interrupt";
    case Speed::sorcery:
      return "a fast effect, used as a sorcery";
    case Speed::instant:
    case Speed::mana_source:  // which needs an ability that gives nothing but mana
      return "a fast effect";
  }
  return "";
}

/// Whether it is what a spell does, and not an ability of a permanent.
bool is_effect(const Ability& ability) { return ability.kind == AbilityKind::spell; }

std::string of_kind(const Card& card, const Ability& ability) {
  return is_effect(ability) ? "the effect of " + with_article(type_words(card.types))
                            : at_speed(ability.speed);
}

/// A spell is an interrupt by its type, an ability by its speed or by what it does (R-COST-7, R-INT-6).
bool is_interrupt(const Card& card, const Ability& ability, const ModePurpose& mode) {
  return is_effect(ability) ? any(card.types & CardType::interrupt) : mode.interrupts;
}

std::string mode_words(const Card& card, const Ability& ability, const ModePurpose& mode) {
  if (mode.use == ModeUse::prevention) return "damage prevention";
  if (mode.use == ModeUse::regeneration) return "regeneration";
  // Not aimed at what is under way an interrupt is played as an instant (R-INT-4).
  if (mode.aims_at_plays && is_interrupt(card, ability, mode))
    return mode.counters ? "an interrupt: it counters what it is aimed at"
                         : "an interrupt, where it is aimed at what is under way";
  return of_kind(card, ability);
}

/// What is played: a spell or an activated ability, whose modes may differ.
std::string played_words(const Card& card, const Ability& ability, const Purpose& purpose) {
  if (ability.kind == AbilityKind::activated) {
    // A land's mana is a mana source under every rule set; another permanent's is one only where D-38 says
    // so.
    const bool makes_mana = purpose.adds_mana || purpose.gives_mana;
    const bool always = any(card.types & CardType::land) || ability.speed == Speed::mana_source;
    if (makes_mana && always) return "a mana source";
    if (makes_mana)
      return at_speed(ability.speed) +
             " that gives mana, or a mana source, as the rule set has it (R-MANA-9)";
  }
  std::vector<std::string> modes;
  for (const ModePurpose& mode : purpose.modes) modes.push_back(mode_words(card, ability, mode));
  if (modes.empty()) return of_kind(card, ability);
  // Modes that are played alike need not be told apart.
  if (std::all_of(modes.begin(), modes.end(), [&](const std::string& mode) { return mode == modes[0]; }))
    return modes[0];
  std::string words;
  for (std::size_t i = 0; i < modes.size(); ++i)
    words += (i == 0 ? "mode " : "; mode ") + std::to_string(i + 1) + ": " + modes[i];
  return words;
}

/// What happens by itself: the effects of a phase are played in it, and some of them are costs.
std::string triggered_words(const Library& library, const Ability& ability, PhaseCost cost) {
  if (ability.used) return "an ability that is used at an event";
  if (ability.trigger.event != EventKind::phase)
    return cost == PhaseCost::none ? "a triggered effect" : "a triggered effect with a cost";
  const std::string& phase = library.words().spelling(ability.trigger.phase);
  // Owed, offered or to untap: only the costs of phases are told apart (R-UPKEEP-1, R-UPKEEP-4).
  switch (cost) {
    case PhaseCost::none:
      return with_article(phase + " effect");
    case PhaseCost::offered:
      return with_article(phase + " effect") + " that may be paid for";
    case PhaseCost::untapping:
      return "an untap cost";
    case PhaseCost::owed:
      return with_article(phase + " cost");
  }
  return "";
}

}  // namespace

std::string purpose_words(const Library& library, const Card& card, const Ability& ability) {
  const Purpose& purpose = library.purpose(ability);
  switch (ability.kind) {
    case AbilityKind::spell:
    case AbilityKind::activated:
      return played_words(card, ability, purpose);
    case AbilityKind::triggered:
      return triggered_words(library, ability, purpose.cost);
    case AbilityKind::when_played:
      return "a choice made while it is cast";
    case AbilityKind::before_entering:
      return "done before it comes into play";
    case AbilityKind::continuous:
      return "a continuous effect";
    case AbilityKind::rule:
      return is_replacement(ability.rule.kind) ? "a replacement of what would happen" : "a rule";
    case AbilityKind::keyword:
      return "a keyword";
  }
  return "";
}

}  // namespace sleight
