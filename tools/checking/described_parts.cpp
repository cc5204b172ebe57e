#include "tools/checking/described_parts.h"

#include <algorithm>
#include <sstream>
#include <utility>
#include <variant>

#include "core/card/definition_fields.h"
#include "core/card/spelling.h"
#include "grammar/describe.h"
#include "scripting/syntax/script_layout.h"
#include "scripting/words/rule_options.h"
#include "scripting/words/script_printer.h"
#include "tools/library/ability_purposes.h"

namespace sleight {
namespace {

std::vector<std::string> text_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

/// One line, or none where there is nothing to say.
std::vector<std::string> line(const std::string& text) {
  return text.empty() ? std::vector<std::string>() : std::vector{text};
}

/// Whether a definition holds a function: two readings of one function are never equal.
struct FunctionSearch {
  void operator()(const Step& step) { found = found || step.function; }
  void operator()(const Amount& amount) { found = found || amount.function; }
  void operator()(const Condition& condition) { found = found || condition.function; }

  bool found = false;
};

bool has_function(const Card& card) {
  FunctionSearch search;
  definition::walk(card, search);
  return search.found;
}

std::vector<std::string> laid_out_lines(const std::string& source) {
  return text_lines(laid_out(source).value_or(source));
}

/// Abilities that are no card's, as a card that is called after what has them.
Card card_with(const std::string& name, const std::vector<Ability>& abilities) {
  Card card;
  card.name = name;
  card.abilities = abilities;
  return card;
}

/// Adds what the abilities of a module say, and its script.
void add_abilities(DescribedParts& told, const Card& card, const std::string& source,
                   const PartWords& words) {
  told.parts.push_back({"abilities", text_lines(describe(card, words.words, words.vocabulary))});
  if (has_function(card)) {
    told.script = laid_out_lines(source);
    return;
  }
  for (const Ability& ability : card.abilities) told.script.push_back(Printer(words.words).ability(ability));
}

DescribedParts parts_of(const Keyword& keyword, const std::string& source, const PartWords& words) {
  DescribedParts told;
  told.parts.push_back({"takes", line(spelling_of(keyword.parameter))});
  told.parts.push_back({"text", text_lines(keyword.text)});
  add_abilities(told, card_with(keyword.name, keyword.abilities), source, words);
  return told;
}

DescribedParts parts_of(const CounterKind& counter, const std::string& source, const PartWords& words) {
  DescribedParts told;
  told.parts.push_back({"change", line(Printer(words.words).change(counter.change))});
  told.parts.push_back({"lose at", line(counter.lose_at == 0 ? "" : std::to_string(counter.lose_at))});
  told.parts.push_back({"apart", line(counter.apart ? "for each keyword" : "")});
  add_abilities(told, card_with(counter.name, counter.abilities), source, words);
  return told;
}

DescribedParts parts_of(const SetInfo& set) {
  return {
      {{"code", line(set.code)}, {"released", line(set.released)}, {"creature types", set.creature_types}},
      {}};
}

DescribedParts parts_of(const ModInfo& mod) {
  return {{{"version", line(mod.version)}, {"needs", mod.needs}, {"creature types", mod.creature_types}}, {}};
}

/// An option of a rule set, and what it says in play.
std::string told_option(const RuleOption& option, const Rules& rules) {
  std::string told = option.name + std::string(" = ") + option_value(rules, option) + ": " + option.doc;
  if (option.flag != nullptr) told += std::string(" ") + (rules.*option.flag ? option.on : option.off);
  return told;
}

/// What is told of a rule set: the options that the script names, or all.
DescribedParts parts_of_rule_set(const RuleScript& script, const Rules& rules, bool all_options,
                                 const std::string& source, const PartWords& words) {
  DescribedParts told;
  told.parts.push_back({"like", line(script.like)});
  DescribedPart phases{"phases", {}}, layers{"layers", {}}, options{"options", {}};
  for (const Phase& phase : rules.phases) {
    std::string said = phase.name;
    if (phase.action != PhaseAction::none) said += std::string(": ") + spelling_of(phase.action);
    if (!phase.fast_effects) said += ", without fast effects";
    phases.lines.push_back(std::move(said));
  }
  if (script.layers || all_options)
    for (const Layer layer : rules.layers) layers.lines.emplace_back(spelling_of(layer));
  for (const RuleOption& option : rule_options()) {
    const bool is_named = std::any_of(script.options.begin(), script.options.end(),
                                      [&](const auto& named) { return named.first == option.name; });
    if (is_named || all_options) options.lines.push_back(told_option(option, rules));
  }
  told.parts.push_back(std::move(phases));
  told.parts.push_back(std::move(layers));
  told.parts.push_back(std::move(options));
  add_abilities(told, card_with(rules.name, rules.abilities), source, words);
  return told;
}

/// What the script says by itself.
DescribedParts parts_of(const RuleScript& script, const std::string& source, const PartWords& words) {
  Rules rules;
  rules.name = script.name;
  rules.phases = script.phases;
  if (script.layers) rules.layers = *script.layers;
  for (const auto& [name, value] : script.options) set_option(rules, name, value);
  rules.abilities = script.abilities;
  return parts_of_rule_set(script, rules, /*all_options=*/false, source, words);
}

}  // namespace

DescribedParts parts_of_card(const CardFile& card, const PartWords& words) {
  DescribedParts told;
  told.parts.push_back({"headline", line(headline(card.card, words.words, words.vocabulary))});
  told.parts.push_back({"text", text_lines(describe(card.card, words.words, words.vocabulary))});
  // Without their numbers: an ability that is added would make the others behind it differ.
  DescribedPart abilities{"abilities", {}};
  for (const AbilityPurpose& purpose : ability_purposes(card.card, words.words, words.keywords))
    abilities.lines.push_back(purpose.is);
  told.parts.push_back(std::move(abilities));
  told.parts.push_back({"differs", card.differs});
  told.script = card.functions > 0
                    ? laid_out_lines(card.source)
                    : text_lines(print_card(CardScript{card.card, card.differs, 0, false}, words.words));
  return told;
}

DescribedParts parts_of_module(const Value& value, const std::string& source, const PartWords& words) {
  if (const auto* keyword = std::get_if<Keyword>(&value)) return parts_of(*keyword, source, words);
  if (const auto* counter = std::get_if<CounterKind>(&value)) return parts_of(*counter, source, words);
  if (const auto* rules = std::get_if<RuleScript>(&value)) return parts_of(*rules, source, words);
  if (const auto* set = std::get_if<SetInfo>(&value)) return parts_of(*set);
  if (const auto* mod = std::get_if<ModInfo>(&value)) return parts_of(*mod);
  return {};
}

DescribedParts parts_of_rules(const RuleScript& script, const Rules& rules, const std::string& source,
                              const PartWords& words) {
  return parts_of_rule_set(script, rules, /*all_options=*/true, source, words);
}

ModuleName module_name(const Value& value) {
  if (const auto* keyword = std::get_if<Keyword>(&value)) return {"keyword", keyword->name};
  if (const auto* counter = std::get_if<CounterKind>(&value)) return {"counter", counter->name};
  if (const auto* rules = std::get_if<RuleScript>(&value)) return {"rule set", rules->name};
  if (const auto* set = std::get_if<SetInfo>(&value)) return {"set", set->name};
  if (const auto* mod = std::get_if<ModInfo>(&value)) return {"mod", mod->name};
  return {};
}

}  // namespace sleight
