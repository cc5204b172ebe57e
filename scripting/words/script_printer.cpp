#include "scripting/words/script_printer.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "core/explanation/short_text.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/card_words.h"
#include "scripting/words/member_codec.h"
#include "scripting/words/print_form.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/step_words.h"

namespace sleight {
namespace {

/// As wide as the scripts of the house are.
constexpr std::size_t widest_line = 110;

/// Splits the inside of a pair of brackets at its commas.
std::vector<std::string> parts_of(const std::string& inside) {
  std::vector<std::string> parts(1);
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    const char c = inside[i];
    // Brackets and commas in texts part nothing.
    if (c == '"' && (i == 0 || inside[i - 1] != '\\')) quoted = !quoted;
    if (!quoted && (c == '(' || c == '{')) ++depth;
    if (!quoted && (c == ')' || c == '}')) --depth;
    if (c == ',' && depth == 0 && !quoted) {
      parts.emplace_back();
      if (i + 1 < inside.size() && inside[i + 1] == ' ') ++i;
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

/// A table that is too long for its line gets one item a line.
std::string wrapped(const std::string& text, std::size_t indent) {
  const std::size_t open = text.find('{');
  // Modes are read side by side: each on a line of its own, however short.
  const bool fits = indent + text.size() + 1 <= widest_line && !text.starts_with("choose_one ");
  if (fits || open == std::string::npos || !text.ends_with(" }")) return text;
  const std::string inside = text.substr(open + 2, text.size() - open - 4);
  // Keep only the outermost braces: "f(a, { b })" is not "f(" and a table.
  if (text.rfind('(', open) != std::string::npos && text.find('(') < open) return text;
  const std::string margin(indent + 2, ' ');
  std::string result = text.substr(0, open) + "{\n";
  for (const std::string& part : parts_of(inside)) result += margin + wrapped(part, indent + 2) + ",\n";
  return result + std::string(indent, ' ') + "}";
}

std::string type_words(const Card& card, const Words& words, bool skip_name) {
  std::string text;
  for (const Word type : card.subtypes) {
    // Of a basic land the type is its name, which is said already (R-LAND-2).
    if (skip_name && type == Word(card.name)) continue;
    std::string spelling = words.spelling(type);
    // A type may have been spoken of in lower case first; on a card it stands with a capital.
    if (!spelling.empty() && spelling[0] >= 'a' && spelling[0] <= 'z')
      spelling[0] = static_cast<char>(spelling[0] - 'a' + 'A');
    text += (text.empty() ? "" : " ") + spelling;
  }
  return text;
}

/// The head whose preset is nearest to the card; what it does not say is said by keys.
const Head& head_of(const Card& card) {
  const Head* best = nullptr;
  int best_score = -1;
  for (const Head& head : heads()) {
    Card preset;
    head.preset(preset);
    // Types weigh most, then what makes a head of its own; each is more than all that come behind it.
    int score = 0;
    if (preset.types == card.types) score += 8;
    if (preset.supertypes == (card.supertypes & (Supertype::basic | Supertype::world))) score += 4;
    if (preset.enchants == card.enchants) score += 2;
    // `basic_land` gives the card its name as a type: others would gain one.
    if (any(preset.supertypes & Supertype::basic) &&
        (card.subtypes.empty() || !(card.subtypes.back() == Word(card.name))))
      score = 0;
    // No key takes back what a head lets a card be put on; and what is no creature is not summoned.
    if (!preset.enchants.empty() && card.enchants.empty()) score = 0;
    if (head.is_creature && !any(card.types & CardType::creature)) score = 0;
    if (score > best_score) {
      best_score = score;
      best = &head;
    }
  }
  return *best;
}

struct CardLines {
  std::vector<std::string> facts;  ///< cost, power, toughness and other short keys
  std::vector<std::string> abilities;
};

CardLines lines_of(const Card& card, const Card& preset, const Printer& printer, bool creature_words,
                   bool basic) {
  CardLines lines;
  auto& facts = lines.facts;
  if (card.has_cost) facts.push_back("cost = " + Codec<ManaCost>::print(printer, card.cost));
  if (card.power) facts.push_back("power = " + Codec<Box<Amount>>::print(printer, card.power));
  if (card.toughness) facts.push_back("toughness = " + Codec<Box<Amount>>::print(printer, card.toughness));
  for (const Spelling<Supertype>& row : all_spellings<Supertype>)
    if (any(card.supertypes & row.value) && !any(preset.supertypes & row.value))
      facts.push_back(keyword_word(row.spelling) + " = true");
  if (card.types != preset.types) facts.push_back("types = " + Codec<CardType>::print(printer, card.types));
  if (!creature_words) {
    const std::string types = type_words(card, printer.words(), basic);
    if (!types.empty()) facts.push_back("subtypes = " + Printer::quoted(types));
  }
  if (card.colours) facts.push_back("colour = " + Codec<Colours>::print(printer, *card.colours));
  if (card.enchants != preset.enchants)
    facts.push_back("on = " + Codec<Selector>::print(printer, card.enchants));
  if (!Codec<Cost>::absent(card.instead_of_cost))
    facts.push_back("instead_of_cost = " + Codec<Cost>::print(printer, card.instead_of_cost));
  if (!Codec<Condition>::absent(card.instead_if))
    facts.push_back("instead_if = " + Codec<Condition>::print(printer, card.instead_if));
  if (card.costs_less) facts.push_back("costs_less = " + Codec<Box<Amount>>::print(printer, card.costs_less));
  if (!Codec<Condition>::absent(card.costs_less_if))
    facts.push_back("costs_less_if = " + Codec<Condition>::print(printer, card.costs_less_if));
  if (!Codec<Cost>::absent(card.extra_cost))
    facts.push_back("extra_cost = " + Codec<Cost>::print(printer, card.extra_cost));
  if (!Codec<Cost>::absent(card.optional_cost))
    facts.push_back("optional_cost = " + Codec<Cost>::print(printer, card.optional_cost));
  if (card.optional_often) facts.emplace_back("optional_often = true");
  if (!Codec<Cost>::absent(card.another_optional_cost))
    facts.push_back("another_optional_cost = " + Codec<Cost>::print(printer, card.another_optional_cost));
  if (!Codec<Condition>::absent(card.castable))
    facts.push_back("castable = " + Codec<Condition>::print(printer, card.castable));
  if (card.for_ante) facts.emplace_back("for_ante = true");
  if (card.as_instant) facts.emplace_back("as_instant = true");
  if (card.cannot_be_countered) facts.emplace_back("cannot_be_countered = true");
  for (const Ability& ability : card.abilities) {
    // The effect of a spell stands among its abilities, without a word around it.
    if (ability.kind != AbilityKind::spell) {
      lines.abilities.push_back(printer.ability(ability));
    } else if (ability.modes.size() == 1) {
      const Mode& mode = ability.modes[0];
      if (!mode.targets.empty())
        lines.abilities.push_back(std::string(mode.targets.size() == 1 ? "target" : "targets") + " = " +
                                  Codec<std::vector<TargetSpec>>::print(printer, mode.targets));
      for (const Step& step : mode.steps) lines.abilities.push_back(printer.step(step));
    } else {
      lines.abilities.push_back(printer.body(ability.modes));
    }
  }
  return lines;
}

}  // namespace

std::string text_block(const std::string& text) {
  // The brackets must not occur in the text; "=" signs make longer ones.
  std::string level;
  // (One at its end would close them together with theirs.)
  while ((text + "]").find("]" + level + "]") != std::string::npos) level += "=";
  if (text.find('\n') == std::string::npos) return "[" + level + "[" + text + "]" + level + "]";
  std::istringstream lines(text);
  std::string result = "[" + level + "[\n";
  for (std::string line; std::getline(lines, line);) {
    const std::size_t start = line.find_first_not_of(" \t");
    // Empty lines and margins are no part of what a card says.
    if (start != std::string::npos) result += "    " + line.substr(start) + "\n";
  }
  return result + "  ]" + level + "]";
}

std::string keyword_word(const std::string& name) {
  std::string word = name;
  // A name of Lua has letters, digits and "_" only.
  std::replace(word.begin(), word.end(), ' ', '_');
  std::replace(word.begin(), word.end(), '-', '_');
  return word;
}

std::string Printer::quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (c == '\n')
      result += "\\n";
    else
      result += c;
  }
  return result + "\"";
}

std::string Printer::keyword(const KeywordUse& use) const {
  const std::string name = keyword_word(words_->spelling(use.name));
  if (use.number) return call(name, Codec<Box<Amount>>::print(*this, use.number));
  if (!Codec<Cost>::absent(use.cost)) return call(name, Codec<Cost>::print(*this, use.cost));
  if (use.filters.empty()) return name;
  Selector sources;
  sources.from = Reference::permanents;
  sources.filters = use.filters;
  const std::string what = Codec<Sources>::print(*this, sources);
  // "swampwalk" is walking swamps, "protection from black" is from black: a type stands alone.
  const bool alone = use.filters.size() == 1 && use.filters[0].asks_for(Quality::subtype);
  return alone ? call(name, what) : name + " { from = " + what + " }";
}

std::string Printer::ability(const Ability& ability) const {
  if (ability.kind == AbilityKind::keyword) return keyword(ability.keyword);
  // Its other keys are those of a change, which no form knows.
  if (ability.kind == AbilityKind::continuous) {
    std::vector<std::string> parts;
    if (!ability.affects.empty())
      parts.push_back("affects = " + Codec<Selector>::print(*this, ability.affects));
    if (!Codec<Condition>::absent(ability.condition))
      parts.push_back("only_if = " + Codec<Condition>::print(*this, ability.condition));
    if (ability.lingers) parts.emplace_back("lingers = true");
    parts.push_back(change(ability.change));
    return "continuous " + braces(joined(parts));
  }
  // Every other kind is in one of the families; the first word that says all of it is printed.
  for (const auto* family : {&rule_words(), &trigger_words(), &ability_words()})
    if (std::optional<std::string> said = print_form(*this, *family, ability)) return *said;
  return "unknown_ability {}";
}

std::string Printer::step(const Step& step) const {
  return print_form(*this, step_words(), step).value_or("unknown_step()");
}

std::string Printer::body(const std::vector<Mode>& modes) const {
  const auto one = [this](const Mode& mode) {
    std::vector<std::string> parts;
    if (!mode.targets.empty())
      parts.push_back(std::string(mode.targets.size() == 1 ? "target" : "targets") + " = " +
                      Codec<std::vector<TargetSpec>>::print(*this, mode.targets));
    for (const Step& each : mode.steps) parts.push_back(step(each));
    return joined(parts);
  };
  if (modes.empty()) return "";
  // A single mode is not spoken of: its targets and steps stand in the table of the ability.
  if (modes.size() == 1) return one(modes[0]);
  std::vector<std::string> parts;
  if (!modes[0].chooser.empty()) parts.push_back("by = " + Codec<Selector>::print(*this, modes[0].chooser));
  for (const Mode& mode : modes) parts.push_back("mode " + braces(one(mode)));
  return "choose_one " + braces(joined(parts));
}

std::string print_token(const Card& token, const Printer& printer) {
  Card preset;
  // What `token` sets by itself.
  preset.types = CardType::creature;
  const CardLines lines = lines_of(token, preset, printer, true, false);
  std::vector<std::string> parts = lines.facts;
  parts.insert(parts.end(), lines.abilities.begin(), lines.abilities.end());
  return "token " + Printer::quoted(type_words(token, printer.words(), false)) + " " +
         Printer::quoted(token.name) + " " + braces(joined(parts));
}

std::string print_card(const CardScript& script, const Words& spellings) {
  const Card& card = script.card;
  const Printer printer(spellings);
  const Head& head = head_of(card);
  Card preset;
  head.preset(preset);
  const bool basic = any(preset.supertypes & Supertype::basic);
  CardLines lines = lines_of(card, preset, printer, head.takes_types, basic);
  std::string out = std::string("return ") + head.name;
  const std::string types = head.takes_types ? type_words(card, spellings, false) : "";
  // `summon` always takes types, be they none; an artifact creature may do without (R-CRE-8).
  if (!types.empty() || std::string_view(head.name) == "summon") out += " " + Printer::quoted(types);
  out += " " + Printer::quoted(card.name) + " {";
  const std::string facts = joined(lines.facts);
  // A basic land says all with its name, and fits on its line.
  if (facts.empty() && card.text.empty() && script.differs.empty() && lines.abilities.empty() &&
      card.unread.empty() && card.unsupported.empty())
    return out + "}\n";
  out += "\n";
  if (!facts.empty()) out += "  " + facts + ",\n";
  if (!card.text.empty()) out += "  text = " + text_block(card.text) + ",\n";
  if (!script.differs.empty()) {
    std::vector<std::string> reasons;
    for (const std::string& reason : script.differs) reasons.push_back(Printer::quoted(reason));
    out += "  differs = " + braces(joined(reasons)) + ",\n";
  }
  for (const std::string& line : lines.abilities) out += "  " + wrapped(line, 2) + ",\n";
  for (const std::string& piece : card.unread) out += "  unread " + Printer::quoted(piece) + ",\n";
  if (!card.unsupported.empty()) out += "  unsupported " + Printer::quoted(card.unsupported) + ",\n";
  return out + "}\n";
}

std::string print_set(const SetInfo& set) {
  std::string facts = "name = " + Printer::quoted(set.name) + ", code = " + Printer::quoted(set.code);
  if (!set.released.empty()) facts += ", released = " + Printer::quoted(set.released);
  if (set.creature_types.empty()) return "return set { " + facts + " }\n";
  std::vector<std::string> types;
  for (const std::string& type : set.creature_types) types.push_back(Printer::quoted(type));
  return "return set {\n  " + facts + ",\n  " + wrapped("creature_types = " + braces(joined(types)), 2) +
         ",\n}\n";
}

std::string print_card(const Card& card, const Words& spellings) {
  return print_card(CardScript{card, {}}, spellings);
}

}  // namespace sleight
