#pragma once

#include <string>
#include <vector>

#include "core/definition.h"
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
  const std::vector<bool>& taken() const { return taken_; }
  bool failed() const { return failed_; }
  /// Spellings of the words that the definition now holds.
  const std::vector<std::string>& words() const { return words_; }

 private:
  // meaning_lines.cpp: the shapes of a line
  void keywords(const Node& node);
  void activated(const Node& node);
  void triggered(const Node& node);
  void plain(const Node& sentences);
  std::vector<Mode> modes(const Node& effect);
  Trigger trigger(const Node& node);
  void time(const Node& node, Trigger& trigger);
  void event(const Node& node, Trigger& trigger);
  Cost cost(const Node& node);
  Condition condition(const Node& node);
  void statics(const Node& sentence);

  // meaning_effects.cpp: sentences as steps
  void sentences(const Node& node, Mode& mode);
  void sentence(const Node& node, std::vector<Step>& steps);
  void clause(const Node& node, std::vector<Step>& steps);
  void imperative(const Node& node, std::vector<Step>& steps);
  void statement(const Node& node, std::vector<Step>& steps);
  void predicate(const Node& node, const Selector& subject, Duration duration, std::vector<Step>& steps);
  bool forbids_regeneration(const Node& sentence, std::vector<Step>& steps);
  Step prevention(const Node& node);
  Step choice(const Node& node);
  Step amounting(const Node& node, const Selector& subject);
  Duration duration(const Node* node);

  // meaning_changes.cpp
  void change_part(const Node& changing, const Selector& subject, Selector& affects, Change& change);
  void becoming(const Node& node, Change& change);
  Ability rule(const Node& ruling, const Selector& subject);
  Ability keyword(const Node& node);

  // meaning_nouns.cpp: things and amounts
  Selector np(const Node& node);
  Selector thing(const Node& node);
  Selector plain_thing(const Node& node);
  Selector group(const Node& node);
  Filter adjective(const Node& node);
  void suffix(const Node& node, Selector& selector);
  Selector possessive(const Node& node);
  Amount number(const Node& node);
  Amount amount(const Node& node);
  Amount measure(const Node& node);
  ManaCost mana(const Node& node);
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
  std::vector<std::string> words_;

  std::vector<TargetSpec>* targets_ = nullptr;  ///< of the mode being read
  Selector antecedent_;                         ///< what "it" and "that creature" mean here
  Selector player_;                             ///< what "that player" means here
  Box<Amount> where_x_;                         ///< what X is in this sentence
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

/// What a static ability affects: the card itself is left unsaid.
inline Selector affected(const Selector& subject) {
  return subject == one(Reference::self) ? Selector{} : subject;
}

/// Filters in their canonical order.
void in_canonical_order(std::vector<Filter>& filters);
/// The parts of a change in their canonical order.
void in_layer_order(Change& change);

}  // namespace sleight
