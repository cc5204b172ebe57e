#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

Filter controlled_by(Selector who) {
  Filter theirs;
  theirs.quality = Quality::controlled_by;
  theirs.of = std::move(who);
  return theirs;
}

Condition turn_of(const Selector& player) {
  Condition condition;
  condition.kind = ConditionKind::matches;
  condition.what = one(Reference::active_player);
  condition.like = player;
  return condition;
}

}  // namespace

Condition none_of(Condition part) {
  Condition none;
  none.kind = ConditionKind::none;
  none.parts.push_back(std::move(part));
  return none;
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
    } else if (child->has("LIFE")) {
      part.kind = CostPart::Kind::life;
      part.amount = number(*child->child("number"));
    } else if (const Node* phase = child->child("phaseName")) {
      part.kind = CostPart::Kind::skip_phase;
      take(*phase);
      part.word = word(phase->first().text);
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

Trigger Meaning::trigger(const Node& node, Ability& ability) {
  take(node);
  Trigger& trigger = ability.trigger;
  if (const Node* when = node.child("time")) {
    trigger.event = EventKind::phase;
    trigger.part = node.has("START") || node.has("BEGINNING") ? PhasePart::beginning
                   : node.has("END")                          ? PhasePart::end
                                                              : PhasePart::ordinary;
    time(*when, trigger);
  } else if (node.has("COMBAT")) {
    trigger.event = EventKind::end_of_combat;
  } else if (node.has("TURN")) {
    trigger.event = EventKind::phase;
    trigger.phase = word("cleanup");
    trigger.part = PhasePart::end;
  } else if (const Node* gone = node.child("group")) {
    trigger.event = EventKind::state;
    Condition some;
    some.kind = ConditionKind::exists;
    some.what = group(*gone);
    ability.condition = none_of(std::move(some));
  } else {
    trigger.subject = np(*node.child("np"));
    // "When you ..." and "when an opponent ..." speak of a player, not of a subject.
    if (trigger.subject.from == Reference::permanents) refer_to(one(Reference::it));
    event(*node.child("event"), ability);
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

void Meaning::event(const Node& node, Ability& ability) {
  take(node);
  Trigger& trigger = ability.trigger;
  const Node* other = node.child("np");
  const auto of_a_player = [&](EventKind kind) {
    trigger.event = kind;
    // Any player is nobody in particular.
    trigger.whose = trigger.subject == one(Reference::players) ? Selector{} : trigger.subject;
    trigger.subject = {};
  };
  if (const Node* none = node.child("group")) {
    Condition some;
    some.kind = ConditionKind::exists;
    some.what = group(*none);
    some.what.filters.push_back(controlled_by(trigger.subject));
    in_canonical_order(some.what.filters);
    ability.condition = none_of(std::move(some));
    trigger.event = EventKind::state;
    trigger.subject = {};
    return;
  }
  if (node.has("DISCARD")) return of_a_player(EventKind::discards);
  if (node.has("DRAW")) return of_a_player(EventKind::draws);
  if (node.has("DEALT")) {
    trigger.event = EventKind::deals_damage;
    trigger.combat_only = node.has("COMBAT");
    trigger.other = std::move(trigger.subject);
    trigger.subject = {};
    if (trigger.other.from == Reference::permanents) refer_to(one(Reference::other_one));
    return;
  }
  if (node.has("GRAVEYARD") || node.has("LEAVE")) {
    // Whatever it was, it is spoken of as it was when it left.
    if (trigger.subject.from == Reference::enchanted) refer_to(one(Reference::it));
  }
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
  if (trigger.event == EventKind::successfully_cast || node.has("TAP")) {
    const EventKind kind = trigger.event;
    of_a_player(kind);
    if (node.has("TAP") && !trigger.whose.empty()) fail();  // the event knows who it was, but asks nobody
    trigger.subject = np(*other);
    refer_to(one(Reference::it));
    return;
  }
  trigger.other = np(*other);
  // "... blocks a creature, destroy that creature": the last creature spoken of.
  if (trigger.other.from == Reference::permanents) refer_to(one(Reference::other_one));
}

Condition Meaning::condition(const Node& node) {
  take(node);
  Condition condition;
  const Node* subject = node.child("np");
  if (node.has("TURN")) {
    condition = turn_of(possessive(*node.child("possessive")));
    return node.has("NOT") ? none_of(std::move(condition)) : condition;
  }
  if (const Node* said = node.child("state")) {
    take(*said);
    condition.kind = ConditionKind::matches;
    condition.what = np(*subject);
    Filter filter;
    if (const Node* which = said->child("colour")) {
      filter.quality = Quality::colour;
      filter.colours = colour(*which);
    } else if (const Node* type = said->child("typeWord")) {
      filter.types = type_word(*type);
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
    condition.what.filters.push_back(controlled_by(np(*subject)));
    in_canonical_order(condition.what.filters);
  }
  return node.has("NO") ? none_of(std::move(condition)) : condition;
}

/// One time at which something may be done.
Condition Meaning::when(const Node& node) {
  take(node);
  if (const Node* said = node.child("condition")) return condition(*said);
  Condition when;
  if (node.has("BEFORE") && !node.has("AFTER")) {
    when.kind = ConditionKind::before_attack;
    return when;
  }
  if (node.has("AFTER")) {
    when.kind = ConditionKind::phase_is;
    when.phase = word("blockers");
    return when;
  }
  if (node.has("COMBAT")) {
    fail();  // no condition knows of an attack going on
    return when;
  }
  const Node* player = node.child("possessive");
  if (node.has("TURN")) return turn_of(possessive(*player));
  when.kind = ConditionKind::phase_is;
  when.phase = word("upkeep");
  if (player == nullptr) return when;
  Condition both;
  both.kind = ConditionKind::all;
  both.parts = {std::move(when), turn_of(possessive(*player))};
  return both;
}

/// "Use this ability only during your upkeep." speaks of the ability before it.
void Meaning::restriction(const Node& node) {
  take(node);
  if (activated_ == nullptr) return fail();
  if (node.has("AS")) {
    activated_->speed = node.has("INTERRUPT") ? Speed::interrupt
                        : node.has("MANA")    ? Speed::mana_source
                                              : Speed::instant;
    return;
  }
  if (node.has("ANY")) {
    activated_->user = one(Reference::players);
    return;
  }
  if (activated_->condition.kind != ConditionKind::always) return fail();
  std::vector<Condition> all;
  for (const Node* each : node.all("when")) all.push_back(when(*each));
  if (all.size() == 1) {
    activated_->condition = std::move(all.front());
  } else {
    activated_->condition.kind = ConditionKind::all;
    activated_->condition.parts = std::move(all);
  }
}

/// What a spell says of its own casting.
void Meaning::casting(const Node& node) {
  take(node);
  if (node.has("ADDITIONAL")) {
    extra_cost_ = cost(*node.child("cost"));
  } else if (const Node* only = node.child("colour")) {
    extra_cost_.x_only = colour(*only);
  } else if (const Node* more = node.child("mana")) {
    const ManaCost each = mana(*more);
    if (each.total() != each.generic || each.x != 0) return fail();
    extra_cost_.more_for_each_target = Amount(each.generic);
  } else {
    std::vector<Condition> all;
    for (const Node* each : node.all("when")) all.push_back(when(*each));
    if (all.size() == 1) {
      castable_ = std::move(all.front());
    } else {
      castable_.kind = ConditionKind::all;
      castable_.parts = std::move(all);
    }
  }
}

}  // namespace sleight
