#include "tools/checking/facts_check.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "grammar/describe.h"
#include "grammar/text/english_words.h"
#include "grammar/text_reader.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/words/selector_codec.h"
#include "tools/checking/differences.h"
#include "tools/checking/text_difference.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/library/mod_folders.h"

namespace sleight {
namespace {

Diagnostic finding(const char* code, Location location, std::string message, std::string fix) {
  return {code, Severity::error, std::move(location), std::move(message), std::move(fix)};
}

/// Card data of today calls interrupts and mana sources instants: these count as one.
CardType timing_aside(CardType types) {
  const CardType fast = CardType::instant | CardType::interrupt | CardType::mana_source;
  if (!any(types & fast)) return types;
  return static_cast<CardType>((static_cast<unsigned>(types) & ~static_cast<unsigned>(fast)) |
                               static_cast<unsigned>(CardType::instant));
}

bool is_number(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

std::string colours_told(Colours colours) {
  return colours.empty() ? "colourless" : listed(names_of(colours));
}

/// As a script writes them: "red", or { "black", "red" }.
std::string written(Colours colours) {
  const std::vector<std::string> names = names_of(colours);
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "\"" : ", \"") + name + "\"";
  return names.size() == 1 ? text : "{ " + text + " }";
}

/// However many digits it has: "007" is "7".
std::string without_zeros(const std::string& number) {
  const auto first = number.find_first_not_of('0');
  return first == std::string::npos ? "0" : number.substr(first);
}

bool differs_in(const CardFile& script, const char* key) {
  return std::find(script.differs.begin(), script.differs.end(), key) != script.differs.end();
}

// What a fix says where a difference may be declared: `accepted_by` reads it back.
constexpr std::string_view before_accepted = ", or say differs = { ";
constexpr std::string_view behind_accepted = " } where the printing is another card";

/// The end of a fix: that the script may say that it differs in that.
std::string or_differs_in(const std::vector<std::string>& words) {
  std::string told;
  for (const std::string& word : words) told += (told.empty() ? "\"" : ", \"") + word + "\"";
  return std::string(before_accepted) + told + std::string(behind_accepted);
}

/// Subtypes as people read them: "Wolf", "Elder Dragon".
std::string told_types(const std::vector<std::string>& types) {
  std::string list;
  for (const std::string& type : types) list += (list.empty() ? "" : " ") + capitals(type);
  return list.empty() ? "no subtype" : "the subtype " + list;
}

/// Supertypes or subtypes that are neither those of the data nor, where those are of today, what the era
/// makes of them.
std::optional<Diagnostic> wrong_kinds(const CardFile& script, const Card& told, const CardData& data,
                                      const std::vector<std::string>& told_words, const Words& words) {
  const Card& card = script.card;
  const std::set<Word> is(card.subtypes.begin(), card.subtypes.end());
  // As scripts have them: "Urza's" looks like a plural.
  std::set<Word> said;
  for (const std::string& type : told_words) said.insert(Word(subtype_spelling(type)));
  const bool same = card.supertypes == told.supertypes && is == said;
  // The data say some supertypes in other words ("Snow"): those are held against the reading of them alone.
  const bool kinds_alike = card.supertypes == told.supertypes;
  if (same || (kinds_alike && same_types(card, data))) return std::nullopt;
  if (card.supertypes != told.supertypes)
    for (const auto& row : all_spellings<Supertype>) {
      const bool makes = any(card.supertypes & row.value);
      if (makes == any(told.supertypes & row.value)) continue;
      const std::string key = row.value == Supertype::snow_covered ? "snow_covered" : row.spelling;
      return finding(
          "T0410", place_in(script, makes ? key : card.name),
          std::string("the script makes it ") + (makes ? "" : "not ") + row.spelling +
              ", the card data says " + (makes ? "it is not" : "it is"),
          (makes ? "leave " + key + " = true out" : "write " + key + " = true") + or_differs_in({"types"}));
    }
  std::vector<std::string> made;
  for (const Word type : card.subtypes) made.push_back(words.spelling(type));
  return finding("T0410", place_in(script, made.empty() ? card.name : made.front()),
                 "the script has " + told_types(made) + ", the card data says " + told_types(told_words),
                 "write " +
                     (told_words.empty() ? "no subtype" : "\"" + told_types(told_words).substr(12) + "\"") +
                     or_differs_in({"types"}));
}

/// Whether a difference that is declared is none. What only a text can tell is asked where all of that is
/// understood: a script that it says too differs in nothing.
bool is_none(const std::string& word, const Card& card, const CardData& data, const Scaffold& told) {
  const auto same = [](const Box<Amount>& a, const Box<Amount>& b) { return a == b; };
  if (word == "types") return same_types(card, data);
  if (word == "cost") return told.card.cost == card.cost && told.card.has_cost == card.has_cost;
  if (word == "power") return same(told.card.power, card.power);
  if (word == "toughness") return same(told.card.toughness, card.toughness);
  return told.reading.understood() && told.card.types == card.types && same_rules(told.card, card);
}

/// In what the script does something else than the text of the card data says, where all of both is known and
/// the script declares no such difference.
std::optional<Diagnostic> undeclared(const CardFile& script, const CardData& data, const Words& words,
                                     const Vocabulary& vocabulary) {
  const Card& card = script.card;
  const bool whole = card.unread.empty() && card.unsupported.empty() && script.functions == 0;
  const bool declared = differs_in(script, "effect") || differs_in(script, "timing") ||
                        differs_in(script, "affected") || differs_in(script, "cost");
  if (!whole || declared) return std::nullopt;
  // Types are told by themselves: both texts are read as those of the script's card.
  Card facts = card;
  facts.abilities.clear();
  const Reading reading = read_text(facts, data.text, vocabulary, Wording::oracle);
  if (!reading.understood()) return std::nullopt;
  const Card told = apply(facts, reading);
  if (same_rules(card, told)) return std::nullopt;
  std::vector<std::string> in = differences(card, told, data);
  std::erase(in, "types");
  // The text may have brought words that no script spells.
  Words all = words;
  for (const std::string& word : reading.words) all.intern(word);
  return finding("T0413", place_in(script, "text"),
                 card.name + " is not the card of the card data: " +
                     difference_between(describe(card, all, vocabulary), describe(told, all, vocabulary),
                                        "the script says", "the card data say"),
                 "follow the card data" + or_differs_in(in));
}

}  // namespace

std::vector<std::string> accepted_by(const Diagnostic& finding) {
  std::vector<std::string> words;
  const std::size_t begin = finding.fix.find(before_accepted);
  const std::size_t end = begin == std::string::npos ? begin : finding.fix.find(behind_accepted, begin);
  if (end == std::string::npos) return words;
  // Each stands in quotes.
  for (std::size_t at = finding.fix.find('"', begin); at < end;) {
    const std::size_t closing = finding.fix.find('"', at + 1);
    words.push_back(finding.fix.substr(at + 1, closing - at - 1));
    at = finding.fix.find('"', closing + 1);
  }
  return words;
}

FactsByName by_name(const std::vector<CardData>& cards) {
  FactsByName facts;
  // Of several printings or faces of one name the first counts.
  for (const CardData& card : cards) facts.emplace(lowered(card.name), card);
  return facts;
}

Diagnostics check_facts(const CardFile& script, const FactsByName& facts, const Words& words) {
  Diagnostics found;
  const Card& card = script.card;
  const auto known = facts.find(lowered(card.name));
  if (known == facts.end()) {
    // Names are compared in lower case, but the fix spells the name as the data does.
    std::vector<std::string> names;
    for (const auto& [key, data] : facts) names.push_back(data.name);
    const std::string near = closest_word(card.name, names);
    found.push_back(finding("T0404", place_in(script, card.name), "the card data has no `" + card.name + "`",
                            near.empty() ? "" : "write `" + near + "`"));
    return found;
  }
  const CardData& data = known->second;
  // The data goes through the same terms of the era as a scaffold does, so that "Instant" or a later race in
  // its type line is not held against the script.
  const FactsReading read = facts_from(facts_of(data));
  const Card& told = read.card;
  // Where the script says that the printing differs, the printing holds.
  if (!differs_in(script, "cost") && (!(told.cost == card.cost) || told.has_cost != card.has_cost))
    found.push_back(finding("T0401", place_in(script, "cost"),
                            "the cost is " + (card.has_cost ? print_mana(card.cost) : "absent") +
                                ", the card data says " +
                                (told.has_cost ? print_mana(told.cost) : "there is none"),
                            told.has_cost ? "write cost = \"" + data.cost + "\"" : "leave the cost out"));
  // Of another cost they are others by that already.
  else if (data.colours && told.cost == card.cost && told.colour() != card.colour())
    found.push_back(
        finding("T0405", place_in(script, "colour"),
                "the script makes it " + colours_told(card.colour()) + ", the card data says " +
                    colours_told(told.colour()),
                told.colours ? "write colour = " + written(told.colour()) : "leave the colour out"));
  // No key of the script says its types, its head does; the name is the place nearest to the head.
  if (!differs_in(script, "types") && timing_aside(told.types) != timing_aside(card.types))
    found.push_back(finding("T0402", place_in(script, card.name),
                            "the script makes " + listed(names_of(card.types)) + ", the card data says " +
                                listed(names_of(told.types)),
                            "use the head that makes " + listed(names_of(told.types))));
  // What a local enchantment is put on only its printing tells; that it is one, its type line.
  const bool local = data.type.find("Aura") != std::string::npos;
  if (!differs_in(script, "types") && card.types == CardType::enchantment && told.types == card.types &&
      card.is_local_enchantment() != local)
    found.push_back(finding("T0402", place_in(script, card.name),
                            local ? "the script makes a global enchantment, the card data says a local one"
                                  : "the script makes a local enchantment, the card data says a global one",
                            local ? "use `enchant_creature` or the like" : "use `enchantment`"));
  const auto compare = [&](const char* key, const Box<Amount>& made, const std::string& said) {
    if (differs_in(script, key)) return;
    if (!said.empty() && !is_number(said)) return;  // a star is settled by the text
    const std::string is = !made ? "absent" : made->is_number() ? std::to_string(made->number) : "computed";
    const std::string should = said.empty() ? "absent" : without_zeros(said);
    if (is != should)
      found.push_back(finding("T0403", place_in(script, key),
                              std::string{"the "} + key + " is " + is + ", the card data says " + should,
                              said.empty() ? std::string{"leave the "} + key + " out"
                                           : std::string{"write "} + key + " = " + should));
  };
  if (found.empty() && !differs_in(script, "types"))
    if (auto wrong = wrong_kinds(script, told, data, read.words, words)) found.push_back(std::move(*wrong));
  compare("power", card.power, data.power);
  compare("toughness", card.toughness, data.toughness);
  return found;
}

Diagnostics check_differences(const CardFile& script, const FactsByName& facts, const Words& words,
                              const Vocabulary& vocabulary) {
  const auto known = facts.find(lowered(script.card.name));
  if (known == facts.end()) return {};
  // What the data of today say: not what a printing that stands beside them in the file makes of it.
  CardData alone = known->second;
  alone.printed_type.clear();
  const Scaffold told = scaffold(facts_of(alone), vocabulary);
  Diagnostics found;
  for (const std::string& word : script.differs)
    if (is_none(word, script.card, known->second, told))
      found.push_back(
          finding("T0407", place_in(script, "differs"),
                  "the script differs in \"" + word + "\", it says, and the card data says the same",
                  "remove \"" + word + "\""));
  if (auto untold = undeclared(script, known->second, words, vocabulary)) found.push_back(std::move(*untold));
  return found;
}

Diagnostics check_set(const CardFile& script, const FactsByName& facts, const std::string& code) {
  const auto known = facts.find(lowered(script.card.name));
  if (code.empty() || known == facts.end() || known->second.printings.empty()) return {};
  const std::vector<std::string>& printings = known->second.printings;
  if (std::any_of(printings.begin(), printings.end(),
                  [&](const std::string& printing) { return same_but_for_case(printing, code); }))
    return {};
  return {finding("T0414", place_in(script, script.card.name),
                  "the script lies in the set " + code + ", the card data knows " + script.card.name +
                      " from " + listed(printings),
                  "move the file to the folder of its set")};
}

Diagnostics check_names(const std::vector<CardFile>& scripts,
                        const std::map<std::string, std::string>& others) {
  Diagnostics found;
  // In lower case: a name stands for one card however it is written.
  std::map<std::string, const CardFile*> seen;
  for (const CardFile& script : scripts) {
    const auto [first, is_new] = seen.emplace(lowered(script.card.name), &script);
    const auto other = others.find(first->first);
    if (is_new && other == others.end()) continue;
    const std::string& before = is_new ? other->second : first->second->file;
    // What a mod takes from the library or another mod is told where mods are loaded (`check_loading`).
    if (mod_around(before) != mod_around(script.file)) continue;
    found.push_back(finding("L0402", place_in(script, script.card.name),
                            "a second card is called " + script.card.name + "; the first is in " + before,
                            "Give it another name, or remove one of the two files."));
  }
  return found;
}

}  // namespace sleight
