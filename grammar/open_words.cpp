#include "grammar/open_words.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/card/letters.h"
#include "core/card/library.h"
#include "grammar/named_types.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// What the classic cards call their counters. One that only counts has no module, so that nothing else names
/// it.
constexpr std::string_view plain_counters[] = {
    "age",     "arrowhead", "carrion",   "change",    "charge",       "corpse",  "credit",
    "cube",    "currency",  "depletion", "doom",      "dream",        "glyph",   "hatchling",
    "healing", "hunger",    "ice",       "infection", "intervention", "javelin", "matrix",
    "mire",    "music",     "net",       "ore",       "paralyzation", "pin",     "poison",
    "polyp",   "pupa",      "scream",    "sleep",     "sleight",      "spore",   "storage",
    "tide",    "time",      "velocity",  "vitality",  "wage",         "wind"};

/// The expansions of the classic cards: a card may speak of one of which nothing is loaded.
constexpr std::pair<std::string_view, std::string_view> classic_expansions[] = {
    {"ARN", "arabian nights"}, {"ATQ", "antiquities"}, {"LEG", "legends"},   {"DRK", "the dark"},
    {"FEM", "fallen empires"}, {"ICE", "ice age"},     {"HML", "homelands"}, {"ALL", "alliances"}};

/// Creature types that no card has, but what a card makes or becomes; in the spellings of then and now.
constexpr std::string_view types_of_no_card[] = {
    "assembly worker", "assembly-worker", "camarid",  "caribou",    "citizen",   "deserter",
    "graveborn",       "hippo",           "orb",      "reflection", "saproling", "serf",
    "splinter",        "survivor",        "tetravite"};

/// Types of later years that no creature has: of artifacts, enchantments, lands and spells.
constexpr std::string_view other_types[] = {"arcane", "cartouche", "clue",  "curse",  "desert",  "equipment",
                                            "gate",   "lair",      "locus", "shrine", "treasure"};

bool is_other_type(std::string_view type) {
  return std::find(std::begin(other_types), std::end(other_types), lowered(type)) != std::end(other_types);
}

/// Keywords of later years, which the era has no module for: it says them by a rule.
constexpr std::pair<std::string_view, RuleKind> rule_keywords[] = {
    {"shroud", RuleKind::cannot_be_targeted},
    {"vigilance", RuleKind::attacks_without_tapping},
    {"defender", RuleKind::cannot_attack},
    {"indestructible", RuleKind::cannot_be_destroyed},
};

/// Keywords of later years that say something of the card, wherever it is, and give what is in play nothing.
constexpr std::string_view card_keywords[] = {"flash", "devoid"};

/// Phases that the grammar itself names, because its sentences do.
constexpr std::string_view phases_of_the_era[] = {"untap", "upkeep", "draw", "main", "discard", "cleanup"};

std::vector<std::string> parts_of(std::string_view spelling) {
  std::vector<std::string> parts;
  std::string part;
  // Scripts write "first_strike", texts "first strike"; the space at the end closes the last part.
  for (const char c : lowered(spelling) + " ") {
    if (c != ' ' && c != '_') {
      part += c;
    } else if (!part.empty()) {
      parts.push_back(std::move(part));
      part.clear();
    }
  }
  return parts;
}

}  // namespace

bool is_said_of_card(const OpenWord& word) {
  return word.kind == OpenKind::keyword &&
         std::find(std::begin(card_keywords), std::end(card_keywords), word.name) != std::end(card_keywords);
}

Vocabulary::Vocabulary() {
  for (const std::string_view counter : plain_counters) add_counter(counter);
  for (const auto& [code, name] : classic_expansions) add_expansion(name, code);
  for (const std::string_view type : types_of_no_card) add_creature_type(type);
  for (const std::string_view type : other_types) {
    add(OpenKind::other_type, type, type);
    add(OpenKind::other_type, plural(type), type);
  }
  for (const std::string_view name : card_keywords) add(OpenKind::keyword, name, name);
  for (const auto& [name, rule] : rule_keywords) add(OpenKind::keyword, name, name, "", rule);
}

Vocabulary::Vocabulary(const Library& library) : Vocabulary() {
  for (const auto& keyword : library.keywords()) add(*keyword);
  for (const auto& counter : library.counters()) add(*counter);
  for (std::size_t i = 0; i < library.size(); ++i)
    add_types_of(library.card(static_cast<CardId>(i)), library.words());
}

void Vocabulary::add(const Keyword& keyword) {
  const std::string_view tail = after_land(keyword.name);
  switch (keyword.parameter) {
    case Keyword::Parameter::none:
      return add(OpenKind::keyword, keyword.name, keyword.name);
    case Keyword::Parameter::number:
      return add(OpenKind::number_keyword, keyword.name, keyword.name);
    case Keyword::Parameter::cost:
      return add(OpenKind::cost_keyword, keyword.name, keyword.name);
    case Keyword::Parameter::quality:
      if (tail.empty()) return add(OpenKind::quality_keyword, keyword.name, keyword.name);
      // One landwalk stands for five words of text; the land that was said is its parameter (R-LW-1).
      for (const std::string_view type : basic_land_types)
        add(OpenKind::land_keyword, std::string(type) + std::string(tail), keyword.name, type);
      add(OpenKind::land_keyword, "desert" + std::string(tail), keyword.name, "desert");
      // "Legendary landwalk": of lands of any type.
      return add(OpenKind::land_keyword, keyword.name, keyword.name);
  }
}

void Vocabulary::add_types_of(const Card& card, const Words& words) {
  for (const Word type : types_named_by(card))
    // Land types are words of the grammar itself.
    if (words.knows(type) && !is_land_type(words.spelling(type))) add_creature_type(words.spelling(type));
}

void Vocabulary::add_creature_type(std::string_view singular) {
  if (is_other_type(singular)) return;
  add(OpenKind::creature_type, singular, singular);
  // Singular and plural are one type (R-CRE-8): both words stand for the singular.
  add(OpenKind::creature_type, plural(lowered(singular)), singular);
}

void Vocabulary::add_counter(std::string_view name) { add(OpenKind::counter, name, name); }

void Vocabulary::add_expansion(std::string_view name, std::string_view code) {
  add(OpenKind::expansion, name, code);
  expansions_[std::string(code)] = lowered(name);
}

void Vocabulary::add_phase(std::string_view name) {
  // The lexer has words of its own for these; an open word would take their place before "phase".
  if (std::find(std::begin(phases_of_the_era), std::end(phases_of_the_era), name) ==
      std::end(phases_of_the_era))
    add(OpenKind::phase, name, name);
}

void Vocabulary::add(OpenKind kind, std::string_view spelling, std::string_view name, std::string_view land,
                     std::optional<RuleKind> rule) {
  OpenWord word{kind, parts_of(spelling), std::string(name), std::string(land), rule};
  if (word.parts.empty()) return;
  parts_.insert(word.parts.begin(), word.parts.end());
  std::vector<OpenWord>& words = by_first_part_[word.parts.front()];
  // The longest name first, and a name that needs its noun behind it before one that needs none.
  const auto before = [](const OpenWord& a, const OpenWord& b) {
    return std::tuple(b.parts.size(), a.kind, a.parts) < std::tuple(a.parts.size(), b.kind, b.parts);
  };
  const auto at = std::lower_bound(words.begin(), words.end(), word, before);
  if (at != words.end() && !before(word, *at))
    *at = std::move(word);  // what is told later is what is meant
  else
    words.insert(at, std::move(word));
}

const std::vector<OpenWord>& Vocabulary::beginning_with(std::string_view part) const {
  static const std::vector<OpenWord> none;
  const auto found = by_first_part_.find(part);
  return found == by_first_part_.end() ? none : found->second;
}

std::vector<std::string> Vocabulary::names_of(OpenKind kind) const {
  std::vector<std::string> names;
  for (const auto& [part, words] : by_first_part_)
    for (const OpenWord& word : words)
      if (word.kind == kind) names.push_back(word.name);
  // The order of the table is nobody's.
  std::sort(names.begin(), names.end());
  return names;
}

std::string Vocabulary::expansion_named(std::string_view code) const {
  const auto found = expansions_.find(code);
  return found == expansions_.end() ? std::string(code) : found->second;
}

}  // namespace sleight
