#include "grammar/text_reader.h"

#include <algorithm>

#include "grammar/abilities/lines_english.h"
#include "grammar/meaning.h"
#include "grammar/parsing/parse.h"

namespace sleight {

namespace {

/// Where an offset lies: lines and columns from 1, columns in bytes.
Location location(std::string_view text, Span span, std::string_view file) {
  const std::string_view before = text.substr(0, span.at);
  const auto line_start = before.rfind('\n');
  Location place;
  place.file = file;
  place.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  place.column =
      1 + static_cast<int>(line_start == std::string_view::npos ? span.at : span.at - line_start - 1);
  place.length = static_cast<int>(std::max<std::size_t>(span.length, 1));
  return place;
}

std::string quoted(const LineReading& line) {
  std::string text;
  // Each by itself: they need not stand together.
  for (const std::size_t at : line.offending)
    text += (text.empty() ? "'" : ", '") + line.tokens[at].text + "'";
  return text;
}

/// Whether a line says what a card has but one place for, and an earlier line has said.
bool is_second(const Reading& reading, const Meaning& meaning) {
  const auto limits = [](const auto& of) { return of.castable.kind != ConditionKind::always; };
  const auto costs = [](const auto& of) { return !(of.extra_cost == Cost{}); };
  return (limits(reading) && limits(meaning)) || (costs(reading) && costs(meaning));
}

/// Adds what a line that was understood said, but for the effect of a spell.
void keep(Reading& reading, Meaning& meaning) {
  for (Ability& ability : meaning.abilities) reading.abilities.push_back(std::move(ability));
  // What a line says nothing of must not undo what the facts, or a line before, said.
  if (!meaning.enchants.empty()) reading.enchants = std::move(meaning.enchants);
  if (!(meaning.extra_cost == Cost{})) reading.extra_cost = std::move(meaning.extra_cost);
  if (meaning.castable.kind != ConditionKind::always) reading.castable = std::move(meaning.castable);
  reading.words.insert(reading.words.end(), meaning.words.begin(), meaning.words.end());
}

}  // namespace

bool Reading::understood() const {
  return std::all_of(lines.begin(), lines.end(), [](const LineReading& line) { return line.understood; });
}

Reading read_text(const Card& facts, std::string_view text, const Vocabulary& vocabulary, Wording wording) {
  Reading reading;
  reading.enchants = facts.enchants;
  std::vector<Mode> spell;
  std::size_t spell_at = 0;
  for (const Text& prepared : ability_lines(facts.name, text, wording)) {
    Tree tree = parse_line(prepared, vocabulary);
    if (tree.tokens.empty()) continue;  // nothing is left of it in the house wording
    LineReading line;
    line.text = prepared.str();
    if (tree.accepted) {
      Meaning meaning(facts, vocabulary, tree.tokens.size());
      // A copy: a line that is not understood half-way must leave nothing behind.
      meaning.spell = spell;
      read_line(meaning, tree.root);
      if (is_second(reading, meaning)) meaning.fail();
      for (std::size_t i = 0; i < tree.tokens.size(); ++i)
        // A meaning that has no place where it stands is no single word's fault: all of them are shown.
        if (meaning.failed || !meaning.taken[i]) line.offending.push_back(i);
      line.understood = line.offending.empty();
      if (line.understood) {
        // The lines of a spell's effect are one ability; it stands where the first of them stood.
        if (spell.empty() && !meaning.spell.empty()) spell_at = reading.abilities.size();
        spell = std::move(meaning.spell);
        keep(reading, meaning);
      }
    } else {
      for (std::size_t i = 0; i < tree.tokens.size(); ++i)
        // Every unknown word, not only the first: an author mends them at once.
        if (!tree.tokens[i].known) line.offending.push_back(i);
      // A line that ends too early stopped behind its last word, which is shown instead.
      if (line.offending.empty()) line.offending.push_back(std::min(tree.stopped_at, tree.tokens.size() - 1));
    }
    line.tokens = std::move(tree.tokens);
    reading.lines.push_back(std::move(line));
  }
  if (!spell.empty()) {
    Ability ability;
    ability.kind = AbilityKind::spell;
    ability.modes = std::move(spell);
    reading.abilities.insert(reading.abilities.begin() + static_cast<std::ptrdiff_t>(spell_at),
                             std::move(ability));
  }
  return reading;
}

Card apply(const Card& facts, const Reading& reading) {
  Card card = facts;
  card.abilities = reading.abilities;
  card.enchants = reading.enchants;
  card.extra_cost = reading.extra_cost;
  card.castable = reading.castable;
  return card;
}

Diagnostics findings(const Reading& reading, std::string_view text, std::string_view file) {
  Diagnostics found;
  for (const LineReading& line : reading.lines) {
    if (line.understood) continue;
    const Token& at = line.tokens[line.offending.front()];
    Diagnostic finding;
    finding.severity = Severity::warning;
    finding.location = location(text, at.span, file);
    if (!at.known) {
      finding.code = "G0101";
      finding.message = "the grammar does not know " + quoted(line);
      finding.fix = "Say it in the words of the house wording, or leave the text out.";
    } else if (line.offending.size() == 1) {
      finding.code = "G0102";
      finding.message = "the grammar cannot read on at '" + at.text + "'";
      finding.fix = "Put the sentence as a card of the era would, or leave the text out.";
    } else {
      finding.code = "G0103";
      finding.message = "this line says something that no ability can hold: '" + line.text + "'";
      finding.fix = "Split it into the sentences of its abilities, or leave the text out.";
    }
    found.push_back(std::move(finding));
  }
  return found;
}

bool same_rules(const Card& a, const Card& b) {
  Card left = a;
  Card right = b;
  left.abilities.clear();
  right.abilities.clear();
  return left == right &&
         std::is_permutation(a.abilities.begin(), a.abilities.end(), b.abilities.begin(), b.abilities.end());
}

}  // namespace sleight
