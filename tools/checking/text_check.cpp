#include "tools/checking/text_check.h"

#include <algorithm>
#include <sstream>

#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "tools/files/places.h"

namespace sleight {
namespace {

/// The lines as they are compared: indentation and empty lines say nothing.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) {
    const auto begin = line.find_first_not_of(" \t");
    if (begin == std::string::npos) continue;
    lines.push_back(line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1));
  }
  return lines;
}

/// A place within the text of a card, as a place in the script that holds it.
Location in_script(const CardFile& script, const Location& in_text) {
  const Location key = place_in(script, "text");
  // Empty lines count here: places in the text are told by the lines that it really has.
  std::vector<std::string> raw;
  std::istringstream in{script.card.text};
  for (std::string line; std::getline(in, line);) raw.push_back(line);
  const auto number = static_cast<std::size_t>(std::max(1, in_text.line)) - 1;
  if (number >= raw.size()) return key;
  const std::string& line = raw[number];
  std::size_t lead = line.find_first_not_of(" \t");
  if (lead == std::string::npos) return key;
  const std::string content = line.substr(lead);
  // Not before the key: a card's name may say the same.
  std::size_t from = 0;
  for (int n = 1; n < key.line; ++n) from = script.source.find('\n', from) + 1;
  const auto at =
      script.source.find(content, from + static_cast<std::size_t>(std::max(0, key.column - 1)) + 4);
  // A text in quotes may be written with escapes, and does not stand in the script as it reads.
  if (at == std::string::npos) return key;
  Location location = Places(script.file, script.source).at(at);
  // Both count from 1, the one from the line's beginning, the other from its first word.
  location.column += std::max(0, in_text.column - 1 - static_cast<int>(lead));
  location.length = in_text.length;
  return location;
}

/// Where the two readings part: the first line of each that the other does not have.
std::string difference(const std::string& script, const std::string& text) {
  const auto a = lines_of(script), b = lines_of(text);
  const auto missing = [](const std::vector<std::string>& from, const std::vector<std::string>& in) {
    for (const std::string& line : from)
      if (std::find(in.begin(), in.end(), line) == in.end()) return line;
    return std::string{};
  };
  const std::string only_script = missing(a, b), only_text = missing(b, a);
  // English is coarser than definitions: two that differ may be said alike.
  if (only_script.empty() && only_text.empty())
    return "both read alike in English (\"" + (a.empty() ? "" : a.front()) + "\"), but not in every detail";
  return "the script says \"" + (only_script.empty() ? "(nothing more)" : only_script) +
         "\", the text says \"" + (only_text.empty() ? "(nothing more)" : only_text) + "\"";
}

}  // namespace

TextCheck check_text(const CardFile& script, const Words& words, const Vocabulary& vocabulary) {
  TextCheck check;
  const Card& card = script.card;
  if (lines_of(card.text).empty()) {
    // A basic land or a creature without abilities has nothing to say; a cost or a time of its own would be
    // said.
    const bool plain = card.abilities.empty() && !card.is_local_enchantment() && card.extra_cost == Cost{} &&
                       card.castable == Condition{};
    if (plain) {
      check.outcome = TextCheck::Outcome::proved;
      return check;
    }
    check.outcome = TextCheck::Outcome::no_text;
    check.findings.push_back({"T0503", Severity::warning, place_in(script, card.name),
                              card.name + " has no `text`, so nothing is held against the script",
                              "write the card's text as text = [[...]]"});
    return check;
  }
  // What a function does cannot be read off it: nothing can be proved of it.
  if (script.functions > 0) {
    check.outcome = TextCheck::Outcome::unread;
    return check;
  }
  // Of the script only what a text never says is kept: name, cost, types, power and toughness.
  Card facts = card;
  facts.abilities.clear();
  const Reading reading = read_text(facts, card.text, vocabulary);
  if (!reading.understood()) {
    check.outcome = TextCheck::Outcome::unread;
    for (Diagnostic d : findings(reading, card.text, script.file)) {
      d.severity = Severity::warning;
      d.location = in_script(script, d.location);
      check.findings.push_back(std::move(d));
    }
    return check;
  }
  const Card told = apply(facts, reading);
  if (same_rules(card, told)) {
    check.outcome = TextCheck::Outcome::proved;
    return check;
  }
  check.outcome = TextCheck::Outcome::differs;
  // The text may have brought words that no script spells, and describing what it says needs them.
  Words all = words;
  for (const std::string& word : reading.words) all.intern(word);
  check.findings.push_back({"T0501", Severity::error, place_in(script, "text"),
                            "text and script of " + card.name + " are not the same card: " +
                                difference(describe(card, all, vocabulary), describe(told, all, vocabulary)),
                            "change the one that is wrong; `sleight describe` shows what the script does, "
                            "`sleight parse` what the text says"});
  return check;
}

}  // namespace sleight
