#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

constexpr CardType spell_types =
    CardType::instant | CardType::interrupt | CardType::sorcery | CardType::mana_source;

Condition none_of(Condition part) {
  Condition none;
  none.kind = ConditionKind::none;
  none.parts.push_back(std::move(part));
  return none;
}

}  // namespace

void Meaning::line(const Node& node) {
  take(node);
  const Node& said = node.first();
  if (said.is("keywordList")) return keywords(said);
  if (said.is("activated")) return activated(said);
  if (said.is("triggered")) return triggered(said);
  if (said.is("played")) {
    take(said);
    Ability ability;
    ability.kind = AbilityKind::when_played;
    ability.modes.emplace_back();
    sentences(*said.child("sentences"), ability.modes.front());
    abilities_.push_back(std::move(ability));
    return;
  }
  if (any(facts_.types & spell_types)) {
    if (!spell_.empty() && (said.is("modal") || spell_.size() > 1)) return fail();
    std::vector<Mode> read = modes(node);
    if (spell_.empty()) {
      spell_ = std::move(read);
    } else if (read.size() == 1 && read.front().targets.empty()) {
      for (Step& step : read.front().steps) spell_.front().steps.push_back(std::move(step));
    } else {
      fail();
    }
    return;
  }
  if (said.is("sentences")) return plain(said);
  fail();
}

void Meaning::keywords(const Node& node) {
  take(node);
  bool wall = false;
  for (const Word subtype : facts_.subtypes) wall = wall || subtype == Word{"wall"};
  for (const Node* child : node.all("keyword")) {
    if (child->has("ENCHANT")) {
      take(*child);
      enchants_ = group(*child->child("group"));
    } else if (child->has("DEFENDER") && wall) {
      take(*child);  // the rules say so of every wall
    } else {
      abilities_.push_back(keyword(*child));
    }
  }
}

void Meaning::activated(const Node& node) {
  take(node);
  Ability ability;
  ability.kind = AbilityKind::activated;
  ability.cost = cost(*node.child("cost"));
  ability.modes = modes(*node.child("effect"));
  abilities_.push_back(std::move(ability));
}

void Meaning::triggered(const Node& node) {
  take(node);
  Ability ability;
  ability.kind = AbilityKind::triggered;
  ability.trigger = trigger(*node.child("trigger"));
  if (const Node* said = node.child("condition")) ability.condition = condition(*said);
  ability.modes = modes(*node.child("effect"));
  abilities_.push_back(std::move(ability));
}

/// The modes that the only child of `node`, a modal choice or sentences, stands for.
std::vector<Mode> Meaning::modes(const Node& node) {
  take(node);
  const Node& said = node.first();
  std::vector<Mode> read;
  if (said.is("modal")) {
    take(said);
    for (const Node* child : said.all("sentences")) {
      read.emplace_back();
      sentences(*child, read.back());
    }
    return read;
  }
  const auto parts = said.all("sentence");
  const Node* only = parts.size() == 1 ? parts.front()->child("clause") : nullptr;
  const Node* imperative = only != nullptr && !only->has("unless") ? only->child("imperative") : nullptr;
  const Node* either = imperative != nullptr ? imperative->child("tapOrUntap") : nullptr;
  if (either == nullptr) {
    read.emplace_back();
    sentences(said, read.back());
    return read;
  }
  // "Tap or untap target ...": two modes over the same target.
  take_all(said);
  for (const Verb verb : {Verb::tap, Verb::untap}) {
    read.emplace_back();
    targets_ = &read.back().targets;
    Step step;
    step.verb = verb;
    step.what = np(*either->child("np"));
    targets_ = nullptr;
    read.back().steps.push_back(std::move(step));
  }
  return read;
}

Cost Meaning::cost(const Node& node) {
  take(node);
  Cost cost;
  for (const Node* child : node.all("costPart")) {
    take(*child);
    CostPart part;
    if (const Node* paid = child->child("mana")) {
      cost.mana = mana(*paid);
      continue;
    }
    if (child->has("TAP_SYMBOL")) {
      cost.tap = true;
      continue;
    }
    if (child->has("SACRIFICE")) {
      part.what = np(*child->child("np"));
      if (!part.what.also.empty()) fail();  // this and that: two parts of the cost, not one of either
    } else if (child->has("DISCARD")) {
      part.kind = CostPart::Kind::discard;
      part.amount = number(*child->child("number"));
    } else if (child->has("PAY")) {
      part.kind = CostPart::Kind::life;
      part.amount = number(*child->child("number"));
    } else {
      part.kind = CostPart::Kind::remove_counters;
      part.amount = number(*child->child("number"));
      const Node* counter = child->child("counterKind");
      take(*counter);
      part.word = word(counter->first().text);
      part.what = np(*child->child("np"));
    }
    cost.parts.push_back(std::move(part));
  }
  return cost;
}

Trigger Meaning::trigger(const Node& node) {
  take(node);
  Trigger trigger;
  if (node.has("ANY")) {
    trigger.event = EventKind::phase;
    trigger.phase = word("cleanup");
    trigger.part = PhasePart::end;
  } else if (const Node* when = node.child("time")) {
    trigger.event = EventKind::phase;
    trigger.part = node.has("START") ? PhasePart::beginning
                   : node.has("END") ? PhasePart::end
                                     : PhasePart::ordinary;
    time(*when, trigger);
  } else {
    trigger.subject = np(*node.child("np"));
    // "When you ..." and "when an opponent ..." speak of a player, not of a subject.
    if (trigger.subject.from == Reference::permanents) refer_to(one(Reference::it));
    event(*node.child("event"), trigger);
  }
  return trigger;
}

void Meaning::time(const Node& node, Trigger& trigger) {
  take(node);
  const Node* name = node.child("phaseName");
  take(*name);
  trigger.phase = word(name->first().text);
  if (const Node* whose = node.child("possessive")) trigger.whose = possessive(*whose);
  if (const Node* of = node.child("np")) trigger.whose = np(*of);
}

void Meaning::event(const Node& node, Trigger& trigger) {
  take(node);
  const Node* other = node.child("np");
  if (node.has("COME"))
    trigger.event = EventKind::enters_play;
  else if (node.has("LEAVE"))
    trigger.event = EventKind::leaves_play;
  else if (node.has("GRAVEYARD"))
    trigger.event = EventKind::put_into_graveyard;
  else if (node.has("DEAL"))
    trigger.event = EventKind::deals_damage;
  else if (node.has("ATTACK"))
    trigger.event = EventKind::attacks;
  else if (node.has("BLOCK"))
    trigger.event = EventKind::blocks;
  else if (node.has("BLOCKED"))
    trigger.event = EventKind::becomes_blocked;
  else if (node.has("MANA"))
    trigger.event = EventKind::tapped_for_mana;
  else if (node.has("UNTAPPED"))
    trigger.event = EventKind::becomes_untapped;
  else if (node.has("TAPPED"))
    trigger.event = EventKind::becomes_tapped;
  else
    trigger.event = EventKind::successfully_cast;
  trigger.combat_only = node.has("COMBAT");
  if (other == nullptr) return;
  if (trigger.event == EventKind::successfully_cast) {
    // The caster is whose event it is; any player is nobody in particular.
    trigger.whose = trigger.subject == one(Reference::players) ? Selector{} : trigger.subject;
    trigger.subject = np(*other);
  } else {
    trigger.other = np(*other);
  }
}

Condition Meaning::condition(const Node& node) {
  take(node);
  Condition condition;
  const Node* subject = node.child("np");
  if (const Node* said = node.child("state")) {
    take(*said);
    condition.kind = ConditionKind::matches;
    condition.what = np(*subject);
    Filter filter;
    if (const Node* which = said->child("colour")) {
      filter.quality = Quality::colour;
      filter.colours = colour(*which);
    } else {
      filter.quality = said->has("ATTACKING")  ? Quality::attacking
                       : said->has("BLOCKING") ? Quality::blocking
                                               : Quality::tapped;
      filter.negated = said->has("UNTAPPED");
    }
    condition.like = one(Reference::permanents);
    condition.like.filters.push_back(filter);
    return node.has("NOT") ? none_of(std::move(condition)) : condition;
  }
  condition.kind = ConditionKind::exists;
  condition.what = group(*node.child("group"));
  if (subject != nullptr) {
    Filter theirs;
    theirs.quality = Quality::controlled_by;
    theirs.of = np(*subject);
    condition.what.filters.push_back(std::move(theirs));
    in_canonical_order(condition.what.filters);
  }
  return node.has("NO") ? none_of(std::move(condition)) : condition;
}

/// Lines of a permanent that stand by themselves: each sentence is a static ability.
void Meaning::plain(const Node& node) {
  take(node);
  for (const Node* child : node.all("sentence")) statics(*child);
}

void Meaning::statics(const Node& node) {
  take(node);
  const Node* clause = node.child("clause");
  const Node* said = clause != nullptr && !clause->has("unless") ? clause->child("statement") : nullptr;
  if (said == nullptr || said->has("duration") || node.has("whereX")) return fail();
  take(*clause);
  take(*said);
  Selector subject = np(*said->child("np"));
  if (said->has("CAUSE")) {
    Ability ability;
    ability.kind = AbilityKind::rule;
    ability.rule.kind = RuleKind::attacks_without_tapping;
    ability.affects = affected(subject);
    abilities_.push_back(std::move(ability));
    return;
  }
  Ability continuous;
  continuous.kind = AbilityKind::continuous;
  Selector affects = subject;
  for (const Node* child : said->all("predicate")) {
    take(*child);
    if (const Node* changing = child->child("changing")) {
      change_part(*changing, subject, affects, continuous.change);
    } else if (const Node* ruling = child->child("ruling")) {
      Ability forbids = rule(*ruling, subject);
      forbids.affects = affected(subject);
      abilities_.push_back(std::move(forbids));
    } else {
      fail();
    }
  }
  if (continuous.change.parts.empty()) return;
  continuous.affects = affected(affects);
  in_layer_order(continuous.change);
  abilities_.push_back(std::move(continuous));
}

}  // namespace sleight
