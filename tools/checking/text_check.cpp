#include "tools/checking/text_check.h"

#include <algorithm>
#include <memory>
#include <sstream>

#include "grammar/describe.h"
#include "grammar/second_opinion.h"
#include "grammar/text_reader.h"
#include "grammar/unread_slips.h"
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

/// Places within the text of a card, as places in the script that holds it.
class PlacesInScript {
 public:
  explicit PlacesInScript(const CardFile& script)
      : script_(script), key_(place_in(script, "text")), places_(script.file, script.source) {
    // Empty lines count here: places in the text are told by the lines that it really has.
    std::istringstream in{script.card.text};
    for (std::string line; std::getline(in, line);) lines_.push_back(line);
    std::size_t key_line = 0;
    for (int n = 1; n < key_.line; ++n) key_line = script.source.find('\n', key_line) + 1;
    // Not before the key: a card's name may say the same.
    from_ = key_line + static_cast<std::size_t>(std::max(0, key_.column - 1)) + 4;
  }

  /// Places are asked for from the front to the back: what was found is not looked through again.
  Location at(const Location& in_text) {
    const auto number = static_cast<std::size_t>(std::max(1, in_text.line)) - 1;
    if (number >= lines_.size()) return key_;
    const std::size_t lead = lines_[number].find_first_not_of(" \t");
    if (lead == std::string::npos) return key_;
    for (; passed_ < number; ++passed_) {
      const std::size_t passed = find(passed_);
      from_ = passed == std::string::npos ? passed : passed + lines_[passed_].size();
    }
    const std::size_t line = find(number);
    // A text in quotes may be written with escapes, and does not stand in the script as it reads.
    if (line == std::string::npos) return key_;
    Location location = places_.at(line + lead);
    // Both count from 1, the one from the line's beginning, the other from its first word.
    location.column += std::max(0, in_text.column - 1 - static_cast<int>(lead));
    location.length = in_text.length;
    return location;
  }

 private:
  std::size_t find(std::size_t number) const { return script_.source.find(lines_[number], from_); }

  const CardFile& script_;
  Location key_;
  Places places_;
  std::vector<std::string> lines_;
  std::size_t from_ = 0;    ///< of the script: where the lines that are not passed begin
  std::size_t passed_ = 0;  ///< so many lines of the text
};

}  // namespace

std::string difference_between(const std::string& script, const std::string& text, const std::string& one,
                               const std::string& other) {
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
  return one + " \"" + (only_script.empty() ? "(nothing more)" : only_script) + "\", " + other + " \"" +
         (only_text.empty() ? "(nothing more)" : only_text) + "\"";
}

namespace {

/// `"another", "untapped"`
std::string quoted(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "\"" : ", \"") + word + "\"";
  return list;
}

}  // namespace

std::optional<Diagnostic> words_left_over(const std::string& name, const LeftOver& left,
                                          const Location& place) {
  if (left.empty()) return std::nullopt;
  std::string said;
  if (!left.of_text.empty()) said = "says " + quoted(left.of_text) + ", of which the script says nothing";
  if (!left.of_description.empty())
    said += (said.empty() ? "" : ", and ") + ("does not say " + quoted(left.of_description)) +
            ", as the script does";
  if (!left.exchanged.empty())
    said += (said.empty() ? "" : ", and ") + ("says " + quoted(left.exchanged)) +
            " where the script has another of these numbers";
  return Diagnostic{
      "T0504", Severity::warning, place, "the text of " + name + " " + said,
      "hold the text against `sleight describe`; if both mean the same, use the words of the one "
      "in the other"};
}

TextCheck check_text(const CardFile& script, const Words& words, const Vocabulary& vocabulary,
                     const ReadLines& examples, const EqualPhrases* equals, const CardNames* names) {
  TextCheck check;
  const Card& card = script.card;
  if (!card.unsupported.empty()) {
    check.outcome = TextCheck::Outcome::unsupported;
    check.findings.push_back({"T0505", Severity::warning, place_in(script, "unsupported"),
                              card.name + " is not supported: " + card.unsupported,
                              "write what the card does in the place of `unsupported`"});
    return check;
  }
  if (lines_of(card.text).empty()) {
    // A basic land or a creature without abilities has nothing to say; a cost or a time of its own would be
    // said.
    const bool plain = card.abilities.empty() && !card.is_local_enchantment() && card.extra_cost == Cost{} &&
                       card.instead_of_cost == Cost{} && card.instead_if == Condition{} && !card.costs_less &&
                       card.optional_cost == Cost{} && card.another_optional_cost == Cost{} &&
                       card.castable == Condition{} && !card.for_ante && !card.as_instant &&
                       !card.cannot_be_countered;
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
  // The script says itself that it is not the whole card.
  if (!card.unread.empty()) {
    check.outcome = TextCheck::Outcome::unread;
    for (const std::string& piece : card.unread)
      check.findings.push_back({"T0502", Severity::warning, place_in(script, "unread"),
                                "nothing in the script of " + card.name + " stands for \"" + piece + "\"",
                                "write what it does in the place of `unread`"});
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
    PlacesInScript places(script);
    const UnreadHelp help{facts, vocabulary, Wording::house, names};
    for (Diagnostic d : findings(reading, card.text, script.file, examples, &help)) {
      d.location = places.at(d.location);
      check.findings.push_back(std::move(d));
    }
    return check;
  }
  const Card told = apply(facts, reading);
  const bool same = same_rules(card, told);
  if (same) check.outcome = TextCheck::Outcome::proved;
  if (same && equals == nullptr) return check;
  // The text may have brought words that no script spells, and describing what it says needs them. They are
  // kept beside the others: to copy what a library has spelt takes longer than to read a card.
  const auto unknown = [&](const std::string& word) { return !words.knows(Word(word)); };
  std::optional<Words> more;
  if (std::any_of(reading.words.begin(), reading.words.end(), unknown)) {
    more.emplace();
    more->build_on({std::shared_ptr<void>(), &words});  // which are nobody's here, and outlive the check
    for (const std::string& word : reading.words) more->intern(word);
  }
  const Words& all = more ? *more : words;
  if (same) {
    const LeftOver left = second_opinion(told, card.text, Wording::house, all, vocabulary, *equals);
    // To find a place in a script takes as long as to hold its card against the text.
    if (!left.empty())
      if (auto found = words_left_over(card.name, left, place_in(script, "text")))
        check.findings.push_back(std::move(*found));
    return check;
  }
  check.outcome = TextCheck::Outcome::differs;
  check.findings.push_back(
      {"T0501", Severity::error, place_in(script, "text"),
       "text and script of " + card.name + " are not the same card: " +
           difference_between(describe(card, all, vocabulary), describe(told, all, vocabulary),
                              "the script says", "the text says"),
       "change the one that is wrong; `sleight describe` shows what the script does, "
       "`sleight parse --house` what the text says"});
  return check;
}

}  // namespace sleight
