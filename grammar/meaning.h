#pragma once

#include <string>
#include <vector>

#include "core/card/definition.h"
#include "grammar/tree.h"

namespace sleight {

/// What one line means: reads a parse tree into parts of a definition. It must take every token: `taken` says
/// which it did, and `failed` that a construct was parsed whose meaning is not known in its place.
class Meaning {
 public:
  Meaning(const Card& facts, std::size_t token_count) : facts_(facts), taken_(token_count, false) {}

  /// Reads a whole line. Its abilities are added to `abilities()`; the steps of a spell to `spell()`.
  void line(const Node& node);

  std::vector<Ability>& abilities() { return abilities_; }
  /// Continues the spell that earlier lines of the same card began.
  std::vector<Mode>& spell() { return spell_; }
  const Selector& enchants() const { return enchants_; }
  /// What casting the card costs besides its cost, and when it may be cast, where this line says so.
  const Cost& extra_cost() const { return extra_cost_; }
  const Condition& castable() const { return castable_; }
  const std::vector<bool>& taken() const { return taken_; }
  bool failed() const { return failed_; }
  /// Spellings of the words that the definition now holds.
  const std::vector<std::string>& words() const { return words_; }

 private:
  // meaning_lines.cpp: the shapes of a line
  void keywords(const Node& node);
  void activated(const Node& node);
  void triggered(const Node& node);
  void spell(const Node& node);
  void plain(const Node& sentences);
  std::vector<Mode> modes(const Node& effect);
  std::vector<Mode> either_way(const Node& sentence);
  void statics(const Node& sentence);
  void static_statement(const Node& statement, const Condition& condition);
  void add_rule(Ability rule, const Selector& affects, const Condition& condition);

  // meaning_times.cpp: when something happens, may be done, or holds
  Trigger trigger(const Node& node, Ability& ability);
  void time(const Node& node, Trigger& trigger);
  void event(const Node& node, Ability& ability);
  Condition condition(const Node& node);
  Condition when(const Node& node);
  void restriction(const Node& node);
  void casting(const Node& node);
  Cost cost(const Node& node);

  // meaning_effects.cpp and meaning_statements.cpp: sentences as steps
  void sentences(const Node& node, Mode& mode);
  void sentence(const Node& node, std::vector<Step>& steps);
  void clause(const Node& node, std::vector<Step>& steps);
  void imperative(const Node& node, std::vector<Step>& steps);
  void statement(const Node& node, std::vector<Step>& steps);
  void predicate(const Node& node, const Selector& subject, std::vector<Step>& steps);
  bool forbids_regeneration(const Node& sentence, std::vector<Step>& steps);
  Step drained(const Node& node, const std::vector<Step>& steps);
  Step at_next(EventKind event, std::string_view phase);
  void afterwards(const Node& node, std::vector<Step>& steps);
  bool adding(const Node& imperative, std::vector<Step>& steps);
  void add_to(Step& step, const Node& mana);
  bool moving(const Node& imperative, std::vector<Step>& steps);
  Step prevention(const Node& node);
  Step choice(const Node& node);
  Step amounting(const Node& node, const Selector& subject);
  Step milling(const Node& node, const Selector& subject);
  Step skipping(const Node& node, const Selector& subject);
  Step token(const Node& node);
  void may(const Node& predicate, const Selector& subject, std::vector<Step>& steps);
  void dealing(const Node& node, const Selector& subject, std::vector<Step>& steps);
  Duration duration(const Node* node, Condition* holds = nullptr);

  // meaning_changes.cpp
  void change_part(const Node& changing, const Selector& subject, Selector& affects, Change& change);
  void becoming(const Node& node, Change& change);
  void raise_by(std::string_view text, ChangeKind kind, Change& change);
  Ability keyword(const Node& node);
  Ability quoted(const Node& node);

  // meaning_rules.cpp
  std::vector<Ability> rules(const Node& ruling, Selector& subject, Duration& lasting);
  Ability blocked_by(const Node& ruling);
  bool names_untap_phase_of(const Selector& subject, const Node& possessive);
  Ability reduction(const Node& node);
  Ability no_combat_damage(const Node& node);

  // meaning_nouns.cpp: things and amounts
  Selector np(const Node& node);
  Selector thing(const Node& node);
  Selector plain_thing(const Node& node);
  Selector target(const Node& node);
  void attacking_or_blocking(const Node& adjective, Selector& selector);
  Selector group(const Node& node);
  Filter adjective(const Node& node);
  void suffix(const Node& node, Selector& selector);
  Filter compared_suffix(const Node& node);
  Selector whose(const Node& node);
  Selector that_player();
  Selector possessive(const Node& node);
  Amount number(const Node& node);
  Amount amount(const Node& node);
  Amount measure(const Node& node);
  ManaCost mana(const Node& node, bool made = false);
  CardType type_word(const Node& node);
  Colours colour(const Node& node);

  /// Whether that is somebody who can gain life, draw, pay: a person.
  bool is_player(const Selector& who) const;

  void take(const Node& node);      ///< the tokens that are this node's own children
  void take_all(const Node& node);  ///< every token below it: a reviewed phrase that says nothing more
  void fail() { failed_ = true; }
  Word word(std::string_view spelling);
  void refer_to(const Selector& thing) { antecedent_ = thing; }

  const Card& facts_;
  std::vector<bool> taken_;
  bool failed_ = false;
  std::vector<Ability> abilities_;
  std::vector<Mode> spell_;
  Selector enchants_;
  Cost extra_cost_;
  Condition castable_;
  std::vector<std::string> words_;

  std::vector<TargetSpec>* targets_ = nullptr;  ///< of the mode being read
  Selector antecedent_;                         ///< what "it" and "that creature" mean here
  Selector player_;                             ///< what "that player" means here
  Box<Amount> where_x_;                         ///< what X is in this sentence
  bool event_ = false;                          ///< an event set this off: it has a player
  Ability* activated_ = nullptr;                ///< the ability that a restriction would be about
};

/// A selector that looks at one thing.
inline Selector one(Reference from) {
  Selector selector;
  selector.from = from;
  return selector;
}

/// Who does a step: "you" is left unsaid in definitions.
inline Selector actor(const Selector& subject) {
  return subject == one(Reference::you) ? Selector{} : subject;
}

/// A step that does `verb` to `what`.
inline Step step(Verb verb, Selector what = {}) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  return made;
}

/// What a static ability affects: the card itself is left unsaid.
inline Selector affected(const Selector& subject) {
  return subject == one(Reference::self) ? Selector{} : subject;
}

/// The condition that holds when `part` does not.
Condition none_of(Condition part);

/// Filters in their canonical order.
void in_canonical_order(std::vector<Filter>& filters);
/// "It is still a land": what it becomes is in addition. False where it becomes nothing.
bool keep_land(Change& change);
/// The parts of a change in their canonical order.
void in_layer_order(Change& change);

}  // namespace sleight
