#include "scripting/language/card_semantics.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "core/card/letters.h"
#include "core/card/purpose.h"
#include "core/card/rule_facts.h"
#include "core/card/verb_facts.h"
#include "scripting/language/late_counters.h"
#include "scripting/language/never_happens.h"
#include "scripting/language/reference_check.h"
#include "scripting/language/script_language.h"
#include "scripting/language/source_words.h"
#include "scripting/language/unused_results.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/words/amount_codec.h"
#include "scripting/words/cost_codec.h"
#include "scripting/words/script_printer.h"
#include "scripting/words/selector_words.h"

namespace sleight {
namespace {

/// Parts of the main phase that are spoken of like phases (R-MAIN-3): the attack, and what is done in it.
constexpr std::array<std::string_view, 4> parts_of_main{"attack", "attackers", "blockers", "end of attack"};

/// The phases of the standard turn, and the attack within the main phase.
std::vector<std::string> known_phases() {
  std::vector<std::string> known;
  for (const Phase& phase : standard_phases()) {
    known.push_back(phase.name);
    if (phase.name == "upkeep") known.emplace_back("end of upkeep");
    if (phase.action == PhaseAction::main)
      known.insert(known.end(), parts_of_main.begin(), parts_of_main.end());
  }
  return known;
}

/// What a filter may ask of a thing by one word, but for the types of creatures.
std::vector<std::string> known_qualities() {
  std::vector<std::string> known(basic_land_types.begin(), basic_land_types.end());
  known.emplace_back("colourless");
  for (const auto& row : all_spellings<Colour>) known.emplace_back(row.spelling);
  for (const auto& row : all_spellings<CardType>) known.emplace_back(row.spelling);
  for (const auto& row : all_spellings<Supertype>) known.emplace_back(row.spelling);
  return known;
}

/// Words of later years, and what the classic rules call the same.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> later_words{
    {{"legendary", "legend"}, {"snow", "snow-covered"}, {"colorless", "colourless"}}};

/// The same for phases, and for steps that are none.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> later_phases{
    {{"combat", "attack"},
     {"end", "cleanup"},
     {"end step", "cleanup"},
     {"end of turn", "cleanup"},
     {"draw step", "draw"}}};

/// Whether the text of a card names this type of creature, "Sand" or "Sands".
bool names_type(std::string_view text, const std::string& type) {
  if (type.empty()) return false;
  std::string name = type;
  name.front() = raised(name.front());
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    std::size_t end = at + name.size();
    if (end < text.size() && text[end] == 's') ++end;
    if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]))) return true;
  }
  return false;
}

/// Whether a word is among these, in whatever case: the script that wrote it first decided how it is spelt.
bool is_spelt_among(const std::vector<std::string>& words, std::string_view spelling) {
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& one) { return same_but_for_case(one, spelling); });
}

/// Walks through what a script makes, and finds words that stand for nothing.
class Sayings {
 public:
  /// `text` is the card's own, "" of what is no card.
  Sayings(const Reader& reader, std::vector<Word> subtypes, bool module, std::string_view text = {},
          const std::vector<Phase>& phases = {})
      : reader_(reader), subtypes_(std::move(subtypes)), module_(module), text_(text), line_(reader.line()) {
    for (const Phase& phase : phases) phases_.push_back(phase.word);
  }

  template <typename Part>
  void look_at(const Part& part) {
    definition::walk_inside(part, *this);
    // Only now is it known which types it makes itself.
    for (const auto& [word, line] : asked_subtypes_) {
      line_ = line;
      subtype(word);
    }
  }

  void operator()(const Filter& filter) {
    if (filter.quality == Quality::keyword) keyword(filter.word);
    if (filter.quality == Quality::subtype) asked_subtypes_.emplace_back(filter.word, line_);
  }
  void operator()(const Condition& condition) {
    if (condition.kind == ConditionKind::phase_is) phase(condition.phase);
  }
  void operator()(const Amount& amount) {
    if (amount.kind == AmountKind::quotient && amount.terms.size() == 2 && amount.terms[1] == Amount(0))
      report("L0243", source().find("quotient", line_), "an amount is divided by 0, which always gives 0",
             "Write what it is divided by.");
  }
  void operator()(const CostPart& part) {
    if (part.kind == CostPart::Kind::skip_phase) phase(part.word);
  }
  void operator()(const ChangePart& part) {
    if (part.kind == ChangeKind::loses_keyword) keyword(part.word);
    const bool of_lands = part.kind == ChangeKind::becomes_land || part.kind == ChangeKind::also_land_type;
    if (of_lands && part.word) land(part.word);
    const bool of_creatures =
        part.kind == ChangeKind::becomes_subtype || part.kind == ChangeKind::also_subtype;
    if (of_creatures) subtypes_.push_back(part.word);
  }
  void operator()(const Trigger& trigger) {
    if (trigger.keyword) keyword(trigger.keyword);
    if (!trigger.phase) return;
    phase(trigger.phase);
    // Effects of a phase are those of the turn's own phases: the attack is a part of one (R-MAIN-3,
    // R-TURN-5).
    const std::string& spelling = reader_.host().words().spelling(trigger.phase);
    const bool part_of_main =
        std::any_of(parts_of_main.begin(), parts_of_main.end(),
                    [&](std::string_view part) { return same_but_for_case(spelling, part); });
    if (part_of_main && std::find(phases_.begin(), phases_.end(), trigger.phase) == phases_.end())
      report("L0228", source().find(spelling, line_),
             "\"" + spelling + "\" is a part of the main phase, and sets nothing off",
             "Write `attacks`, `blocks` or `end_of_combat`.");
  }
  void operator()(const Ability& ability) {
    pass(ability.line.number);
    if (ability.kind == AbilityKind::keyword) of_land(ability.keyword);
    // Nobody plays what happens instead, so nobody announces targets or modes for it (R-TARGET-1, R-BATCH-7).
    if (ability.kind != AbilityKind::rule) return;
    const bool chosen =
        ability.modes.size() > 1 || (ability.modes.size() == 1 && !ability.modes[0].targets.empty());
    if (chosen)
      report("L0234", source().find(word_for(ability), ability.line.number),
             "what happens instead has no targets and no modes: nobody announces it",
             "Speak of `that_player` or `it`, or let a step choose.");
    const Rule& rule = ability.rule;
    // These two may be negative: that is how a cost is lowered.
    if (!has(rule.kind, RuleTraits::lowers) && rule.amount && rule.amount->is_number() &&
        rule.amount->number < 0)
      below_zero("a rule cannot speak of ", "", rule.amount->number, ability.line.number);
  }
  void operator()(const Rule& rule) {
    if (has(rule.kind, RuleTraits::of_phase) && rule.word) phase(rule.word);
  }
  void operator()(const Step& step) {
    pass(step.line.number);
    negative(step);
    if (step.verb == Verb::skip_phase) phase(step.word);
  }
  /// A token has been looked at where it was made.
  bool operator()(const Card& token) {
    subtypes_.insert(subtypes_.end(), token.subtypes.begin(), token.subtypes.end());
    return false;
  }

 private:
  /// Less than nothing can be neither dealt nor drawn. A total of life may be anything.
  void negative(const Step& step) {
    if (step.verb == Verb::set_life || !step.amount || !step.amount->is_number() || step.amount->number >= 0)
      return;
    below_zero("a step cannot do something ", " times", step.amount->number, step.line.number);
  }
  /// Whoever has no line of its own stands in what has one.
  void pass(int line) {
    if (line > 0) line_ = line;
  }
  void below_zero(const char* before, const char* after, int number, int line) {
    const std::string written = std::to_string(number);
    // Lua has the sign and the number as two tokens.
    report("L0227", source().find(written.substr(1), line), before + written + after,
           "Write what is meant with a number from 0 up.");
  }
  void keyword(Word word) {
    const std::string spelling = reader_.host().words().spelling(word);
    // They are defined before the cards that may use them are read.
    if (knows_keyword(reader_.host(), spelling)) return;
    const std::vector<std::string> known = known_keywords(reader_.host());
    if (!module_ || !closest_word(spelling, known).empty())
      unknown("L0230", spelling, "is no keyword", known);
  }
  /// A keyword whose name begins with "land" is about a type of land, and the five are all there are
  /// (R-LAND-2).
  void of_land(const KeywordUse& use) {
    const std::string& keyword = reader_.host().words().spelling(use.name);
    if (!keyword.starts_with("land")) return;
    for (const Filter& filter : use.filters) {
      if (filter.quality != Quality::subtype) continue;
      // Another script may have been the first to write it, and have written "Desert".
      const std::string type = lowered(reader_.host().words().spelling(filter.word));
      // What the text itself names is no slip of the script: "Desertwalk".
      const std::string ability = type + keyword.substr(4);
      const bool named = names_type(text_, ability) || text_.find(ability) != std::string_view::npos;
      if (later_word(type).empty() && !named) land(filter.word);
    }
  }
  static std::string later_word(const std::string& spelling) {
    for (const auto& [modern, ours] : later_words)
      if (same_but_for_case(spelling, modern)) return std::string(ours);
    return "";
  }
  /// A word that is no type of anything, because it is said in another way.
  bool said_otherwise(const std::string& spelling) {
    std::string instead = later_word(spelling);
    if (!instead.empty()) instead = "`\"" + instead + "\"`";
    const std::vector<std::string> keywords = known_keywords(reader_.host());
    if (is_spelt_among(keywords, spelling)) instead = "`:with \"" + spelling + "\"`";
    for (const Form<Filter>& form : filter_words())
      if (form.fields.empty() && same_but_for_case(spelling, form.name)) instead = "`:" + spelling + "()`";
    // What begins a selector is no quality of what another one gives.
    for (const SelectorWord& one : selector_words())
      if (one.plural != nullptr && one.selector.filters.empty() &&
          (same_but_for_case(spelling, one.name) || same_but_for_case(spelling, one.plural)))
        instead = "`" + std::string(one.plural) + "` in the place of the selector, which gives them";
    if (instead.empty()) return false;
    report("L0236", source().find(spelling, line_), "\"" + spelling + "\" is no colour, card type or subtype",
           "Write " + instead + ".");
    return true;
  }
  /// Nobody knows all subtypes: one that is a slip of the hand away from another word is a mistake.
  void subtype(Word word) {
    static const std::vector<std::string> qualities = known_qualities();
    if (std::find(subtypes_.begin(), subtypes_.end(), word) != subtypes_.end()) return;
    const std::string& spelling = reader_.host().words().spelling(word);
    if (std::any_of(qualities.begin(), qualities.end(),
                    [&](const std::string& one) { return Word(one) == word; }))
      return;
    if (said_otherwise(spelling)) return;
    // What the text itself names is no slip of the script.
    if (names_type(text_, spelling)) return;
    for (const std::string& one : qualities)
      if (is_slip(spelling, one))
        return report("L0236", source().find(spelling, line_),
                      "\"" + spelling +
                          "\" is no colour, card type, supertype or land type; did you mean \"" + one + "\"?",
                      "Write \"" + one + "\".", spelling, one);
  }
  void land(Word word) {
    static const std::vector<std::string> lands(basic_land_types.begin(), basic_land_types.end());
    const std::string& spelling = reader_.host().words().spelling(word);
    if (!is_spelt_among(lands, spelling)) unknown("L0229", spelling, "is no land type", lands);
  }
  /// A mod may have phases of its own: only what looks like a mistake is one.
  void phase(Word word) {
    static const std::vector<std::string> phases = known_phases();
    const std::string& spelling = reader_.host().words().spelling(word);
    if (is_spelt_among(phases, spelling)) return;
    if (std::find(phases_.begin(), phases_.end(), word) != phases_.end()) return;
    for (const auto& [modern, ours] : later_phases)
      if (same_but_for_case(spelling, modern))
        return report("L0228", source().find(spelling, line_), "\"" + spelling + "\" is no phase",
                      "Write \"" + std::string(ours) + "\".", spelling, ours);
    if (!closest_word(spelling, phases).empty()) unknown("L0228", spelling, "is no phase", phases);
  }
  void unknown(const char* code, const std::string& spelling, const char* is_no,
               const std::vector<std::string>& known) {
    const std::string near = closest_word(spelling, known);
    std::string list;
    for (const std::string& word : known) list += (list.empty() ? "\"" : ", \"") + word + "\"";
    report(code, source().find(spelling, line_),
           "\"" + spelling + "\" " + is_no + (near.empty() ? "" : "; did you mean \"" + near + "\"?"),
           !near.empty()        ? "Write \"" + near + "\"."
           : known.size() < 10U ? "Write one of " + list + "."
                                : "The keywords are the files of `scripting/keywords` and of mods.",
           spelling, near);
  }
  const Source& source() const { return reader_.host().source(); }
  void report(const char* code, const Location& where, std::string message, std::string fix,
              std::string_view wrong = "", std::string_view right = "") const {
    reader_.host().report(code, where, std::move(message), std::move(fix),
                          source().replacement(where, wrong, right, is_slip(wrong, right)));
  }

  const Reader& reader_;
  std::vector<Word> subtypes_;  ///< that the card has itself, or makes
  std::vector<Word> phases_;    ///< that the rule set has itself
  bool module_;                 ///< no card: keywords that it speaks of may still be to come
  std::string_view text_;
  std::vector<std::pair<Word, int>> asked_subtypes_;  ///< and the line of what asks
  int line_;                                          ///< of the ability or step that is being looked at
};

/// Notes whether anything reads the X that was paid; a function may.
struct ReadsX {
  void operator()(const Amount& amount) {
    found = found || amount.is_x() || amount.kind == AmountKind::function;
  }
  void operator()(const Condition& condition) { found = found || condition.kind == ConditionKind::function; }
  void operator()(const Step& step) { found = found || step.function != nullptr; }
  bool found = false;
};

template <typename Part>
bool reads_x(const Part& part) {
  ReadsX reads;
  definition::walk(part, reads);
  return reads.found;
}

/// An X that is paid, and that nothing reads. One that the card itself settles is a part of the price.
void check_x(const Reader& reader, const Card& card) {
  const Source& source = reader.host().source();
  const auto unused = [&](const char* what, Location where) {
    reader.host().report("L0245", std::move(where),
                         std::string("nothing reads the X that is paid for ") + what,
                         "Write `x` where it counts, as in `deal(x, target)`, or a number for `{X}`.");
  };
  // What was not understood of the text may read it.
  if (!card.unread.empty() || !card.unsupported.empty()) return;
  if (card.cost.x > 0 && !card.extra_cost.x_is && !reads_x(card))
    unused("this card", source.find_key("cost", reader.word(), reader.line()));
  for (const Ability& ability : card.abilities) {
    if (reads_x(ability)) continue;
    if (ability.kind == AbilityKind::activated && ability.cost.mana.x > 0 && !ability.cost.x_is)
      unused("this ability", source.find_key("cost", "activated", ability.line.number));
    definition::walk_inside(ability, [&](const Step& step) {
      if (step.cost.mana.x > 0 && !step.cost.x_is) unused("this step", source.find("{X}", step.line.number));
    });
  }
}

/// A colour that leaves out one of those that its cost has (R-COLOR-1). A cost without colours says none.
void check_colours(const Reader& reader, const Card& card) {
  if (!card.colours || card.colours->empty()) return;
  const Colours paid = card.cost.colours();
  if ((paid.bits() & ~card.colours->bits()) == 0) return;
  const auto told = [](Colours colours) {
    std::string list;
    for (const auto& row : all_spellings<Colour>)
      if (colours.has(row.value)) list += (list.empty() ? "" : " and ") + std::string(row.spelling);
    return list;
  };
  reader.host().report("L0253", reader.host().source().find_key("colour", reader.word(), reader.line()),
                       "the card is made " + told(*card.colours) + ", and its cost makes it " + told(paid),
                       "Leave the colour out, or change the cost.");
}

void check_parts(const Reader& reader, const Card& card, bool token) {
  if (!card.unsupported.empty() && !(card.abilities.empty() && card.unread.empty()))
    reader.host().report("L0247", reader.host().source().find("unsupported", reader.line()),
                         "`unsupported` says that the card does nothing, and beside it stands what it does",
                         "Remove it, and write `unread` for what the script does not say.");
  Sayings(reader, card.subtypes, false, card.text).look_at(card);
  check_references(reader, card, token);
  check_x(reader, card);
  check_colours(reader, card);
  check_never_happens(reader, card, token);
  check_late_counters(reader, card);
  Host& host = reader.host();
  const Source& source = host.source();
  const int line = reader.line();
  // What only some cards have, and nothing reads of the others.
  const auto unread = [&](const char* key, const char* of) {
    host.report("L0238", source.find_key(key, reader.word(), line),
                std::string("`") + key + "` " + of + ", and this is none", "Remove it.");
  };
  if (!card.enchants.empty() && !any(card.types & (CardType::enchantment | CardType::artifact)))
    unread("on", "says what an enchantment or artifact may be put on");
  if (any(card.types & CardType::land)) {
    // Lands are played and not cast (R-CAST-5).
    if (card.has_cost) unread("cost", "is what a spell costs");
    if (!Codec<Cost>::absent(card.extra_cost)) unread("extra_cost", "is what a spell costs");
    if (!Codec<Cost>::absent(card.instead_of_cost))
      unread("instead_of_cost", "is what a spell may be paid with");
    if (!Codec<Condition>::absent(card.instead_if))
      unread("instead_if", "says when a spell may be paid for otherwise");
    if (card.costs_less) unread("costs_less", "is said of what a spell costs");
    if (!Codec<Cost>::absent(card.optional_cost)) unread("optional_cost", "is what may be paid for a spell");
    if (!Codec<Condition>::absent(card.castable)) unread("castable", "says when a spell may be cast");
    if (card.as_instant) unread("as_instant", "says when a spell may be cast");
    if (card.cannot_be_countered) unread("cannot_be_countered", "is said of a spell");
  }
  if (!Codec<Condition>::absent(card.costs_less_if) && !card.costs_less)
    unread("costs_less_if", "says when a card costs less");
  if (!Codec<Cost>::absent(card.another_optional_cost) && Codec<Cost>::absent(card.optional_cost))
    unread("another_optional_cost", "is paid besides another optional cost");
  if (card.optional_often && Codec<Cost>::absent(card.optional_cost))
    unread("optional_often", "says how often a card's optional cost may be paid");
  // The rest is about spells that take effect once and are never in play (R-CAST-5).
  if (any(card.types & permanent_types)) return;
  // But for what works in the hand or in the graveyard.
  const auto idle = [&](AbilityKind kind) {
    return std::find_if(card.abilities.begin(), card.abilities.end(), [&](const Ability& ability) {
      if (ability.kind != kind) return false;
      return kind == AbilityKind::keyword
                 ? !works_outside_play(host, host.words().spelling(ability.keyword.name))
                 : purpose_of(ability).works_in == Zone::in_play;
    });
  };
  if (idle(AbilityKind::activated) != card.abilities.end())
    host.report("L0231", source.find("activated", line),
                "`" + reader.word() + "` is never in play, so its activated ability can never be used",
                "Write what it does as steps of the spell.");
  for (const auto& [kind, what] :
       {std::pair{AbilityKind::triggered, "triggered"}, std::pair{AbilityKind::continuous, "continuous"},
        std::pair{AbilityKind::rule, "rule"}, std::pair{AbilityKind::keyword, "keyword"},
        std::pair{AbilityKind::before_entering, "entering"}}) {
    const auto found = idle(kind);
    if (found == card.abilities.end()) continue;
    host.report("L0231", source.line(found->line.number > 0 ? found->line.number : line),
                "`" + reader.word() + "` is never in play, so its " + what + " ability does nothing",
                "Write what it does as steps of the spell.");
  }
  const Ability* effect = spell_ability(card);
  if (effect == nullptr) {
    // What else it has is found above, if it has anything but choices.
    const bool other = std::any_of(card.abilities.begin(), card.abilities.end(), [](const Ability& ability) {
      return ability.kind != AbilityKind::when_played;
    });
    if (other || !card.unread.empty() || !card.unsupported.empty()) return;
    host.report("L0232", source.find(reader.word(), line), "`" + reader.word() + "` does nothing",
                "Write the steps of its effect: `deal(3, target)`.");
  }
}

}  // namespace

void check_semantics(const Reader& reader, const Card& card, bool token) {
  check_parts(reader, card, token);
  // What is wrong already may be why nothing reads it: one mistake is told once.
  if (reader.host().reported() == 0) check_unused_results(reader, card);
}

void check_semantics(const Reader& reader, const Keyword& keyword) {
  Sayings(reader, {}, true).look_at(keyword);
  check_references(reader, keyword);
  check_never_happens(reader, keyword.abilities);
  if (reader.host().reported() == 0) check_unused_results(reader, keyword.abilities);
}

void check_semantics(const Reader& reader, const CounterKind& counter) {
  Sayings(reader, {}, true).look_at(counter);
  check_references(reader, counter);
  check_never_happens(reader, counter.abilities);
  if (reader.host().reported() == 0) check_unused_results(reader, counter.abilities);
}

void check_semantics(const Reader& reader, const RuleScript& rules) {
  Rules held;
  held.abilities = rules.abilities;
  Sayings(reader, {}, true, {}, rules.phases).look_at(held);
  check_references(reader, rules);
  check_never_happens(reader, rules.abilities);
  if (reader.host().reported() == 0) check_unused_results(reader, rules.abilities);
}

}  // namespace sleight
