#include "scripting/language/card_sense.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/card/definition_fields.h"
#include "scripting/language/result_sense.h"
#include "scripting/language/script_language.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/words/amount_codec.h"
#include "scripting/words/cost_codec.h"
#include "scripting/words/script_printer.h"

namespace sleight {
namespace {

/// The phases of the standard turn, and the attack within the main phase.
std::vector<std::string> known_phases() {
  std::vector<std::string> known;
  for (const Phase& phase : standard_phases()) {
    known.push_back(phase.name);
    // The attack is a part of main that is spoken of like a phase (R-MAIN-3), and so is blocking in it.
    if (phase.action == PhaseAction::main) known.insert(known.end(), {"attack", "blockers"});
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

/// Walks through a card and notes what it speaks of, and what it has that this could mean. Where an ability
/// is given to something else, words may mean what that has: of such a card less is asked.
class Sayings {
 public:
  Sayings(const Reader& reader, const Card& card)
      : has_x(card.cost.x > 0), reader_(reader), subtypes_(card.subtypes) {
    announced(card.extra_cost, reader.line());
    definition::walk_inside(card, *this);
    // Only now is it known which types the card makes itself.
    for (const Word word : asked_subtypes_) subtype(word);
  }

  void operator()(const Selector& selector) {
    if (selector.from == Reference::chosen) says_chosen(ChoiceKind::card, "chosen");
    if (selector.from == Reference::chosen_player) says_chosen(ChoiceKind::player, "chosen_player");
    says_enchanted = says_enchanted || selector.from == Reference::enchanted;
  }
  void operator()(const Filter& filter) {
    if (filter.quality == Quality::chosen_colour) says_chosen(ChoiceKind::colour, "of_chosen_colour");
    if (filter.quality == Quality::chosen_land_type)
      says_chosen(ChoiceKind::basic_land_type, "of_chosen_land_type");
    if (filter.quality == Quality::chosen_creature_type)
      says_chosen(ChoiceKind::creature_type, "of_chosen_type");
    if (filter.quality == Quality::keyword) keyword(filter.word);
    if (filter.quality == Quality::subtype) asked_subtypes_.push_back(filter.word);
  }
  void operator()(const Condition& condition) {
    if (condition.kind == ConditionKind::phase_is) phase(condition.phase);
  }
  void operator()(const Amount& amount) {
    says_x = says_x || amount.kind == AmountKind::x;
    if (amount.kind == AmountKind::quotient && amount.terms.size() == 2 && amount.terms[1] == Amount(0))
      report("L0241", source().find("quotient", 1), "an amount is divided by 0, which always gives 0",
             "Write what it is divided by.");
    if (amount.kind == AmountKind::chosen_number) says_chosen(ChoiceKind::number, "chosen_number");
  }
  void operator()(const Cost& cost) { has_x = has_x || cost.mana.x > 0; }
  void operator()(const CostPart& part) {
    if (part.kind == CostPart::Kind::skip_phase) phase(part.word);
  }
  void operator()(const ChangePart& part) {
    const bool changes_word = part.kind == ChangeKind::colour_word || part.kind == ChangeKind::land_word;
    if (part.chosen || (changes_word && !part.word)) says_chosen(choice_of(part.kind), "chosen");
    gives_abilities = gives_abilities || !part.abilities.empty();
    if (part.kind == ChangeKind::loses_keyword) keyword(part.word);
    const bool of_lands = part.kind == ChangeKind::becomes_land || part.kind == ChangeKind::also_land_type;
    if (of_lands && part.word) land(part.word);
    const bool of_creatures =
        part.kind == ChangeKind::becomes_subtype || part.kind == ChangeKind::also_subtype;
    if (of_creatures) subtypes_.push_back(part.word);
  }
  void operator()(const Trigger& trigger) {
    if (trigger.phase) phase(trigger.phase);
  }
  void operator()(const Ability& ability) {
    if (ability.kind == AbilityKind::activated) announced(ability.cost, ability.line.number);
    // Nobody plays what happens instead, so nobody announces targets or modes for it (R-TARGET-1, R-BATCH-7).
    if (ability.kind != AbilityKind::rule) return;
    const bool chosen =
        ability.modes.size() > 1 || (ability.modes.size() == 1 && !ability.modes[0].targets.empty());
    if (chosen)
      report("L0234",
             source().find(ability.rule.kind == RuleKind::draws_instead ? "instead_of_drawing"
                                                                        : "instead_of_discarding",
                           ability.line.number),
             "what happens instead has no targets and no modes: nobody announces it",
             "Speak of `that_player` or `it`, or let a step choose.");
    const Rule& rule = ability.rule;
    // `costs_more` may be negative: that is how a cost is lowered.
    if (rule.kind != RuleKind::costs_more && rule.amount && rule.amount->kind == AmountKind::number &&
        rule.amount->number < 0)
      below_zero("a rule cannot speak of ", "", rule.amount->number, ability.line.number);
  }
  void operator()(const Rule& rule) {
    if (rule.kind == RuleKind::skips_phase && rule.word) phase(rule.word);
  }
  void operator()(const Step& step) {
    if (step.verb == Verb::choose) choices |= bit_of(step.choice);
    // A function may choose whatever it likes, and nobody knows.
    if (step.verb == Verb::function) choices = everything;
    gives_abilities = gives_abilities || !step.abilities.empty() || step.token;
    negative(step);
    if (step.verb == Verb::skip_phase) phase(step.word);
  }
  /// A token has been looked at where it was made.
  bool operator()(const Card& token) {
    subtypes_.insert(subtypes_.end(), token.subtypes.begin(), token.subtypes.end());
    return false;
  }

  bool has_x;
  bool says_x = false;
  bool says_enchanted = false;
  std::array<std::string_view, count_of<ChoiceKind>>
      chosen;            ///< by what word each kind is spoken of as chosen
  unsigned choices = 0;  ///< what is chosen: a bit for each kind
  bool gives_abilities = false;

  /// An opponent is a player that was chosen.
  static unsigned bit_of(ChoiceKind kind) {
    return 1U << static_cast<unsigned>(kind == ChoiceKind::opponent ? ChoiceKind::player : kind);
  }

 private:
  static constexpr unsigned everything = ~0U;
  void says_chosen(ChoiceKind kind, std::string_view word) { chosen[static_cast<std::size_t>(kind)] = word; }
  /// What the word of a change is chosen as.
  static ChoiceKind choice_of(ChangeKind kind) {
    using Row = std::pair<ChangeKind, ChoiceKind>;
    constexpr std::array rows{Row{ChangeKind::colour_word, ChoiceKind::colour_word},
                              Row{ChangeKind::land_word, ChoiceKind::land_word},
                              Row{ChangeKind::becomes_land, ChoiceKind::basic_land_type},
                              Row{ChangeKind::also_land_type, ChoiceKind::basic_land_type},
                              Row{ChangeKind::also_subtype, ChoiceKind::creature_type},
                              Row{ChangeKind::becomes_subtype, ChoiceKind::creature_type},
                              Row{ChangeKind::colour, ChoiceKind::colour},
                              Row{ChangeKind::also_colour, ChoiceKind::colour}};
    for (const auto& [change, choice] : rows)
      if (change == kind) return choice;
    return ChoiceKind::card;
  }
  /// Less than nothing can be neither dealt nor drawn. A total of life may be anything.
  void negative(const Step& step) {
    if (step.verb == Verb::set_life || !step.amount || step.amount->kind != AmountKind::number ||
        step.amount->number >= 0)
      return;
    below_zero("a step cannot do something ", " times", step.amount->number, step.line.number);
  }
  /// What is paid on announcing (R-COST-3) is the payer's own, whoever has the target.
  void announced(const Cost& cost, int line) {
    for (const CostPart& part : cost.parts)
      if (part.what.from == Reference::target)
        report("L0213", source().find("target", line), "a cost cannot be paid with a target",
               "Say what may be given up: `sacrifice(creatures:controlled_by(you))`.");
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
    const std::vector<std::string> known = known_keywords(reader_.host());
    if (std::none_of(known.begin(), known.end(),
                     [&](const std::string& name) { return keyword_word(name) == keyword_word(spelling); }))
      unknown("L0230", spelling, "is no keyword", known);
  }
  /// Nobody knows all subtypes: one that is a slip of the hand away from another word is a mistake.
  void subtype(Word word) {
    static const std::vector<std::string> qualities = known_qualities();
    if (std::find(subtypes_.begin(), subtypes_.end(), word) != subtypes_.end()) return;
    const std::string& spelling = reader_.host().words().spelling(word);
    if (std::any_of(qualities.begin(), qualities.end(),
                    [&](const std::string& one) { return Word(one) == word; }))
      return;
    for (const std::string& one : qualities)
      if (is_slip(spelling, one))
        return report("L0236", source().find(spelling, 1),
                      "\"" + spelling +
                          "\" is no colour, card type, supertype or land type; did you mean \"" + one + "\"?",
                      "Write \"" + one + "\".");
  }
  void land(Word word) {
    static const std::vector<std::string> lands(basic_land_types.begin(), basic_land_types.end());
    const std::string& spelling = reader_.host().words().spelling(word);
    if (std::find(lands.begin(), lands.end(), spelling) == lands.end())
      unknown("L0229", spelling, "is no land type", lands);
  }
  /// A mod may have phases of its own: only what looks like a mistake is one.
  void phase(Word word) {
    static const std::vector<std::string> phases = known_phases();
    const std::string& spelling = reader_.host().words().spelling(word);
    if (std::find(phases.begin(), phases.end(), spelling) != phases.end()) return;
    if (!closest_word(spelling, phases).empty()) unknown("L0228", spelling, "is no phase", phases);
  }
  void unknown(const char* code, const std::string& spelling, const char* is_no,
               const std::vector<std::string>& known) {
    const std::string near = closest_word(spelling, known);
    std::string list;
    for (const std::string& word : known) list += (list.empty() ? "\"" : ", \"") + word + "\"";
    report(code, source().find(spelling, 1),
           "\"" + spelling + "\" " + is_no + (near.empty() ? "" : "; did you mean \"" + near + "\"?"),
           !near.empty()        ? "Write \"" + near + "\"."
           : known.size() < 10U ? "Write one of " + list + "."
                                : "The keywords are the files of `scripting/keywords` and of mods.");
  }
  const Source& source() const { return reader_.host().source(); }
  void report(const char* code, Location where, std::string message, std::string fix) const {
    reader_.host().report(code, std::move(where), std::move(message), std::move(fix));
  }

  const Reader& reader_;
  std::vector<Word> subtypes_;  ///< that the card has itself, or makes
  std::vector<Word> asked_subtypes_;
};

}  // namespace

void check_sense(const Reader& reader, const Card& card) {
  const Sayings said(reader, card);
  Host& host = reader.host();
  const Source& source = host.source();
  const int line = reader.line();
  // An X that is given away with an ability is another card's to pay.
  if (said.says_x && !said.has_x && !said.gives_abilities)
    host.report("L0224", source.find("x", 1), "`x` is used, but no cost of the card has an X",
                "Write {X} into the cost that it is paid with, or a number for `x`.");
  if (said.says_enchanted && !card.is_local_enchantment())
    host.report("L0225", source.find("enchanted", 1), "`enchanted` is used, but this is no local enchantment",
                "Write `self`, or begin the card with `enchant_creature` or the like.");
  for (const auto& row : all_spellings<ChoiceKind>) {
    const std::string word(said.chosen[static_cast<std::size_t>(row.value)]);
    if (word.empty() || (said.choices & Sayings::bit_of(row.value)) != 0 || said.gives_abilities) continue;
    const std::string kind(row.spelling);
    host.report("L0226", source.find(word, 1),
                "`" + word + "` is used, but " + (said.choices == 0 ? std::string("nothing") : "no " + kind) +
                    " is chosen",
                row.value == ChoiceKind::card
                    ? std::string("Let the card choose: `choose(\"card\", you, creatures)`; what a search "
                                  "has found is `found`.")
                    : "Let the card choose: `when_played { choose \"" + kind + "\" }`.");
  }
  check_results(reader, card);
  // What only some cards have, and nothing reads of the others.
  const auto unread = [&](const char* key, const char* of) {
    host.report("L0238", source.find_key(key, reader.word(), line),
                std::string("`") + key + "` " + of + ", and this is none", "Remove it.");
  };
  if (!card.enchants.empty() && !any(card.types & CardType::enchantment))
    unread("on", "says what an enchantment may be put on");
  if (any(card.types & CardType::land)) {
    // Lands are played and not cast (R-CAST-5).
    if (card.has_cost) unread("cost", "is what a spell costs");
    if (!Codec<Cost>::absent(card.extra_cost)) unread("extra_cost", "is what a spell costs");
    if (!Codec<Condition>::absent(card.castable)) unread("castable", "says when a spell may be cast");
  }
  // The rest is about spells that take effect once and are never in play (R-CAST-5).
  if (any(card.types & permanent_types)) return;
  const auto is = [&](AbilityKind kind) {
    return std::any_of(card.abilities.begin(), card.abilities.end(),
                       [kind](const Ability& ability) { return ability.kind == kind; });
  };
  if (is(AbilityKind::activated))
    host.report("L0231", source.find("activated", line),
                "`" + reader.word() + "` is never in play, so its activated ability can never be used",
                "Write what it does as steps of the spell.");
  for (const auto& [kind, what] :
       {std::pair{AbilityKind::triggered, "triggered"}, std::pair{AbilityKind::continuous, "continuous"},
        std::pair{AbilityKind::keyword, "keyword"}}) {
    const auto found = std::find_if(card.abilities.begin(), card.abilities.end(),
                                    [kind = kind](const Ability& ability) { return ability.kind == kind; });
    if (found == card.abilities.end()) continue;
    host.report("L0231", source.line(found->line.number > 0 ? found->line.number : line),
                "`" + reader.word() + "` is never in play, so its " + what + " ability does nothing",
                "Write what it does as steps of the spell.");
  }
  if (card.abilities.empty())
    host.report("L0232", source.find(reader.word(), line), "`" + reader.word() + "` does nothing",
                "Write the steps of its effect: `deal(3, target)`.");
}

}  // namespace sleight
