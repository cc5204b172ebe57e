#include "grammar/text_reader.h"

#include <algorithm>
#include <numeric>

#include "core/card/characters.h"
#include "core/card/definition_fields.h"
#include "core/card/letters.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/abilities/tapped_artifacts.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/parsing/parse.h"
#include "grammar/reading_context.h"
#include "grammar/text/printed_wording.h"
#include "grammar/unread_slips.h"

namespace sleight {

namespace {

/// Where offsets lie, asked for from the front to the back: lines and columns from 1, columns in bytes.
class PlacesInText {
 public:
  PlacesInText(std::string_view text, std::string_view file) : text_(text), file_(file) {}

  Location at(Span span) {
    // A line may begin before one that was told before it, in a text that holds a choice: from the front
    // again.
    if (span.at < line_start_) line_start_ = 0, line_ = 1;
    for (std::size_t end = text_.find('\n', line_start_); end < span.at;
         end = text_.find('\n', line_start_)) {
      line_start_ = end + 1;
      ++line_;
    }
    Location place;
    place.file = file_;
    place.line = line_;
    place.column = 1 + static_cast<int>(span.at - line_start_);
    place.length = static_cast<int>(std::max<std::size_t>(span.length, 1));
    return place;
  }

 private:
  std::string_view text_;
  std::string_view file_;
  std::size_t line_start_ = 0;
  int line_ = 1;
};

/// What the author wrote there.
std::string written(std::string_view text, Span span) {
  return without_reminders(text.substr(std::min(span.at, text.size()), span.length));
}

/// A word in quotation marks; what nobody sees of it is named.
std::string shown_word(const std::string& word) {
  const std::string unseen = unseen_in(word);
  if (unseen.empty()) return "'" + word + "'";
  return character_count(word) == 1 ? unseen : "'" + word + "' with " + unseen + " in it";
}

/// The words at fault, as their author wrote them: of several that were rewritten together, all of it once.
std::string quoted(const LineReading& line, std::string_view text) {
  std::string list;
  Span last;
  for (const std::size_t at : line.offending) {
    const Span span = line.tokens[at].span;
    if (span.length == 0 || span == last) continue;
    last = span;
    const std::string word = written(text, span);
    // Each by itself: they need not stand together.
    list += (list.empty() ? "" : ", ") + shown_word(word);
  }
  // A word that only the house wording has stands for nothing of the author's.
  return list.empty() ? "'" + line.tokens[line.offending.front()].text + "'" : list;
}

/// Whether a line says what a card has but one place for, and an earlier line has said.
bool is_second(const Reading& reading, const ReadingContext& context) {
  const auto limits = [](const auto& of) { return of.castable.kind != ConditionKind::always; };
  const auto costs = [](const auto& of) { return !(of.extra_cost == Cost{}); };
  const auto others = [](const auto& of) {
    return !(of.instead_of_cost == Cost{}) || of.instead_if.kind != ConditionKind::always;
  };
  const auto options = [](const auto& of) { return !(of.optional_cost == Cost{}); };
  return (reading.for_ante && context.for_ante) || (reading.as_instant && context.as_instant) ||
         (reading.devoid && context.devoid) || (reading.cannot_be_countered && context.cannot_be_countered) ||
         (reading.costs_less && context.costs_less) || (others(reading) && others(context)) ||
         (limits(reading) && limits(context)) || (costs(reading) && costs(context)) ||
         (options(reading) && options(context)) || (reading.power && context.power) ||
         (reading.toughness && context.toughness);
}

/// The effect of a spell, line by line. What those behind it ask of a line is noted once, when it was read.
class SpellLines {
 public:
  /// A line that is not understood half-way leaves nothing behind: each gets the notes for its own.
  void tell(ReadingContext& context) const {
    static_cast<PastActions&>(context) = deeds_;
    context.spell_begun = !modes_.empty();
    context.spell_has_modes = modes_.size() > 1;
    context.spell_says_active = says_active_;
  }

  /// Takes what one more line says; `at` is how many abilities stand before it.
  void take(std::vector<Mode> said, std::size_t at) {
    definition::walk(said, [this](const Selector& selector) {
      says_active_ = says_active_ || selector.from == Reference::active_player;
    });
    for (const Mode& mode : said)
      for (const Step& step : mode.steps) deeds_.know(step);
    // A line that only limits its casting ("X is the number of ...") is no part of the effect.
    const bool nothing = std::all_of(said.begin(), said.end(), [](const Mode& mode) {
      return mode.steps.empty() && mode.targets.empty();
    });
    if (nothing) return;
    if (modes_.empty()) {
      at_ = at;
      modes_ = std::move(said);
      return;
    }
    for (Step& step : said.front().steps) modes_.front().steps.push_back(std::move(step));
  }

  /// They are one ability, which stands where the first of them stood.
  void add_to(std::vector<Ability>& abilities) {
    if (modes_.empty()) return;
    Ability ability;
    ability.kind = AbilityKind::spell;
    ability.modes = std::move(modes_);
    abilities.insert(abilities.begin() + static_cast<std::ptrdiff_t>(at_), std::move(ability));
  }

 private:
  std::vector<Mode> modes_;
  std::size_t at_ = 0;
  PastActions deeds_;
  bool says_active_ = false;
};

/// Adds what a line that was understood said, but for abilities and the effect of a spell.
void keep(Reading& reading, ReadingContext& context) {
  // What a line says nothing of must not undo what the facts, or a line before, said.
  if (!context.enchants.empty()) reading.enchants = std::move(context.enchants);
  if (!(context.extra_cost == Cost{})) reading.extra_cost = std::move(context.extra_cost);
  if (!(context.instead_of_cost == Cost{})) reading.instead_of_cost = std::move(context.instead_of_cost);
  if (context.instead_if.kind != ConditionKind::always) reading.instead_if = std::move(context.instead_if);
  if (context.costs_less) {
    reading.costs_less = std::move(context.costs_less);
    reading.costs_less_if = std::move(context.costs_less_if);
  }
  if (!(context.optional_cost == Cost{})) reading.optional_cost = std::move(context.optional_cost);
  if (!(context.another_optional_cost == Cost{}))
    reading.another_optional_cost = std::move(context.another_optional_cost);
  reading.optional_often = reading.optional_often || context.optional_often;
  if (context.castable.kind != ConditionKind::always) reading.castable = std::move(context.castable);
  reading.for_ante = reading.for_ante || context.for_ante;
  reading.as_instant = reading.as_instant || context.as_instant;
  reading.devoid = reading.devoid || context.devoid;
  reading.cannot_be_countered = reading.cannot_be_countered || context.cannot_be_countered;
  if (context.power) reading.power = std::move(context.power);
  if (context.toughness) reading.toughness = std::move(context.toughness);
  reading.words.insert(reading.words.end(), context.words.begin(), context.words.end());
}

/// Reads what the line says, or finds that a part of it is said in a way that no reader knows.
void read_whole(ReadingContext& context, const Node& line) {
  try {
    read_line(context, line);
  } catch (const MissingPhrase&) {
    // The grammar takes more than its readers do: there are far more ways to join phrases than anybody has
    // listed, and one that nobody reads must not end more than its own line.
    context.fail();
  }
}

/// What a legend's text calls it besides its whole name: what stands before the comma, or its first word,
/// unless that is a word of card text ("Sliver", "Lord").
std::string short_name_of(const Card& facts, const Vocabulary& vocabulary) {
  if (!any(facts.supertypes & Supertype::legend)) return "";
  const std::size_t comma = facts.name.find(", ");
  if (comma != std::string::npos) return facts.name.substr(0, comma);
  const std::size_t space = facts.name.find(' ');
  if (space == std::string::npos) return "";
  std::string first = facts.name.substr(0, space);
  constexpr std::size_t shortest = 4;  // "The", "Ur": no names
  const bool name = first.size() >= shortest && first.find('\'') == std::string::npos &&
                    vocabulary.beginning_with(lowered(first)).empty();
  return name ? first : "";
}

/// " The nearest line that is read: ..."; "" when none is near.
std::string near_to(const LineReading& line, const ReadLines& examples) {
  const std::optional<NearLine> near = examples.nearest(line.text);
  if (!near) return "";
  if (near->says.empty() && near->instead_of.empty())
    return " By itself this line is read: it cannot stand beside the other lines of this card.";
  std::string text = " The nearest line that is read is `" + near->line + "`";
  if (near->says.empty()) return text + ", which does not say `" + near->instead_of + "`.";
  text += ", which says `" + near->says + "`";
  return text + (near->instead_of.empty() ? " besides." : " where this says `" + near->instead_of + "`.");
}

}  // namespace

void LineReading::refuse() {
  understood = false;
  offending.resize(tokens.size());
  std::iota(offending.begin(), offending.end(), std::size_t{0});
}

bool Reading::understood() const {
  return std::all_of(lines.begin(), lines.end(), [](const LineReading& line) { return line.understood; });
}

std::vector<Text> in_house_words(const Card& facts, std::string_view text, const Vocabulary& vocabulary,
                                 Wording wording, std::string_view printed_type) {
  const PrintedCard printed{facts, printed_type};
  return ability_lines(facts.name, text, wording, short_name_of(facts, vocabulary), &printed);
}

Reading read_text(const Card& facts, std::string_view text, const Vocabulary& vocabulary, Wording wording,
                  std::string_view printed_type) {
  return read_lines(facts, in_house_words(facts, text, vocabulary, wording, printed_type), vocabulary,
                    wording);
}

Reading read_lines(const Card& facts, std::span<const Text> lines, const Vocabulary& vocabulary,
                   Wording wording) {
  Reading reading;
  reading.enchants = facts.enchants;
  // What a line says of abilities, of what the card is put on, and of what may be paid for it, those behind
  // it know.
  Card known = facts;
  known.abilities.clear();
  SpellLines spell;
  for (const Text& prepared : lines) {
    Tree tree = parse_line(prepared, vocabulary);
    if (tree.tokens.empty()) continue;
    LineReading line;
    line.text = prepared.str();
    line.span = prepared.stretch(0, prepared.size());
    line.too_long = tree.too_long;
    if (tree.accepted) {
      known.enchants = reading.enchants;
      known.optional_cost = reading.optional_cost;
      known.another_optional_cost = reading.another_optional_cost;
      known.optional_often = reading.optional_often;
      ReadingContext context(known, vocabulary, tree.tokens.size());
      context.wording = wording;
      // What earlier lines of the effect did, and what casting it cost, has names in this one.
      spell.tell(context);
      context.know(reading.extra_cost);
      context.given_up = given_up_by(reading.extra_cost);
      read_whole(context, tree.root);
      // A choice that is left to somebody else has to be that of a target.
      if (is_second(reading, context) || !context.chooser.empty()) context.fail();
      for (std::size_t i = 0; i < tree.tokens.size(); ++i)
        // A meaning that has no place where it stands is no single word's fault: all of them are shown.
        if (context.failed || !context.taken[i]) line.offending.push_back(i);
      line.understood = line.offending.empty();
      if (line.understood) {
        spell.take(std::move(context.spell), known.abilities.size());
        for (Ability& ability : context.abilities) known.abilities.push_back(std::move(ability));
        keep(reading, context);
      }
    } else {
      for (std::size_t i = 0; i < tree.tokens.size() && !tree.too_long; ++i)
        // Every unknown word, not only the first: an author mends them at once.
        if (!tree.tokens[i].known) line.offending.push_back(i);
      // A line that ends too early stopped behind its last word, which is shown instead.
      if (line.offending.empty()) line.offending.push_back(std::min(tree.stopped_at, tree.tokens.size() - 1));
    }
    line.tokens = std::move(tree.tokens);
    reading.lines.push_back(std::move(line));
  }
  reading.abilities = std::move(known.abilities);
  spell.add_to(reading.abilities);
  // The card as a whole: what one line says of a tapped artifact, the others may not bear.
  if (!let_it_work_tapped(facts.types, reading.abilities)) reading.lines.back().refuse();
  return reading;
}

Card apply(const Card& facts, const Reading& reading) {
  Card card = facts;
  card.abilities = reading.abilities;
  card.enchants = reading.enchants;
  card.extra_cost = reading.extra_cost;
  card.instead_of_cost = reading.instead_of_cost;
  card.instead_if = reading.instead_if;
  card.costs_less = reading.costs_less;
  card.costs_less_if = reading.costs_less_if;
  card.optional_cost = reading.optional_cost;
  card.another_optional_cost = reading.another_optional_cost;
  card.optional_often = reading.optional_often;
  card.castable = reading.castable;
  card.for_ante = reading.for_ante;
  card.as_instant = reading.as_instant;
  card.cannot_be_countered = reading.cannot_be_countered;
  if (reading.devoid) card.colours = Colours{};
  if (reading.power) card.power = reading.power;
  if (reading.toughness) card.toughness = reading.toughness;
  return card;
}

Diagnostics findings(const Reading& reading, std::string_view text, std::string_view file,
                     const ReadLines& examples, const UnreadHelp* help) {
  Diagnostics found;
  PlacesInText places(text, file);
  for (const LineReading& line : reading.lines) {
    if (line.understood) continue;
    const auto number = static_cast<std::size_t>(&line - reading.lines.data());
    if (const auto slip = help == nullptr ? std::nullopt : slip_in(reading, number, text, *help)) {
      const Location where = places.at(slip->span);
      found.push_back({slip->code, Severity::error, where, slip->message, slip->fix});
      found.back().edits.push_back({where, slip->meant, slip->sure});
      continue;
    }
    const Token& at = line.tokens[line.offending.front()];
    Diagnostic finding;
    finding.severity = Severity::error;
    finding.location = places.at(at.span);
    if (line.too_long) {
      finding.code = "G0104";
      finding.message = "this line has more than " + std::to_string(most_words_of_line) +
                        " words and signs, and is not read";
      finding.fix = "Give each ability a line of its own.";
    } else if (!at.known) {
      finding.code = "G0101";
      finding.message = "the grammar does not know " + quoted(line, text);
      finding.fix = "Say it in the words of the house wording, or leave the text out.";
    } else if (line.offending.size() == 1) {
      finding.code = "G0102";
      finding.message = "the grammar cannot read on at " + quoted(line, text);
      finding.fix = "Put the sentence as a card of the era would, or leave the text out.";
    } else {
      finding.code = "G0103";
      finding.message =
          "this line says something that no ability can hold: '" + written(text, line.span) + "'";
      finding.fix = "Split it into the sentences of its abilities, or leave the text out.";
    }
    if (!line.too_long) finding.fix += near_to(line, examples);
    found.push_back(std::move(finding));
  }
  return found;
}

bool same_rules(const Card& a, const Card& b) {
  // Nearly always in the same order too, and then nothing need be copied.
  if (a == b) return true;
  Card left = a;
  Card right = b;
  left.abilities.clear();
  right.abilities.clear();
  return left == right &&
         std::is_permutation(a.abilities.begin(), a.abilities.end(), b.abilities.begin(), b.abilities.end());
}

}  // namespace sleight
