#include "tools/checking/text_check.h"

#include <algorithm>
#include <memory>

#include "grammar/second_opinion.h"
#include "grammar/text_reader.h"
#include "grammar/unread_slips.h"
#include "tools/checking/text_difference.h"
#include "tools/checking/text_places.h"

namespace sleight {
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
  if (card.text.find_first_not_of(" \t\r\n") == std::string::npos) {
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
    TextPlaces places(script);
    const UnreadHelp help{facts, vocabulary, Wording::house, names};
    for (Diagnostic d : findings(reading, card.text, script.file, examples, &help)) {
      d.location = places.at(d.location);
      // The place of its word, which is the only one that is known in the script.
      for (Edit& edit : d.edits) edit.where = d.location;
      if (d.location == places.key()) d.edits.clear();
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
  for (Diagnostic& found : text_differences({script, told, all, vocabulary}))
    check.findings.push_back(std::move(found));
  return check;
}

}  // namespace sleight
