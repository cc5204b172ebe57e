#include <algorithm>

#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

/// How sentences follow one another, and what stands around the clause in each of them.
namespace sleight {

bool Meaning::is_player(const Selector& who) const {
  switch (who.from) {
    case Reference::players:
    case Reference::that_player:
    case Reference::you:
    case Reference::opponent:
    case Reference::active_player:
    case Reference::defending_player:
    case Reference::controller_of:
    case Reference::owner_of:
    case Reference::chosen:
      return true;
    case Reference::target:
      return who == player_;
    default:
      return false;
  }
}

Duration Meaning::duration(const Node* node, Condition* holds) {
  if (node == nullptr) return Duration::for_good;
  take(*node);
  if (node->has("UNTIL")) return node->has("COMBAT") ? Duration::end_of_combat : Duration::end_of_turn;
  if (node->has("THIS")) return Duration::end_of_turn;
  if (const Node* said = node->child("condition")) {
    if (holds != nullptr)
      *holds = condition(*said);
    else
      fail();  // a step lasts for a time; only a static ability may come and go
    return Duration::for_good;
  }
  if (!(np(*node->child("np")) == one(Reference::self))) fail();
  return node->has("TAPPED") ? Duration::while_source_tapped : Duration::while_source_in_play;
}

void Meaning::sentences(const Node& node, Mode& mode) {
  take(node);
  targets_ = &mode.targets;
  for (const Node* child : node.all("sentence")) sentence(*child, mode.steps);
  targets_ = nullptr;
}

void Meaning::sentence(const Node& node, std::vector<Step>& steps) {
  const Node& said = node.first();
  take(node);
  if (said.is("restriction")) return restriction(said);
  take(said);
  if (said.is("ifDone")) {
    afterwards(said, steps);
  } else if (said.is("conditional")) {
    Step when = step(Verb::when);
    when.condition = condition(*said.child("condition"));
    clause(*said.child("clause"), when.then);
    steps.push_back(std::move(when));
  } else if (said.is("replacement")) {
    const auto things = said.all("np");
    Ability leaves;
    leaves.kind = AbilityKind::rule;
    leaves.rule.kind = RuleKind::leaves_the_game_instead;
    leaves.affects = np(*things[0]);
    if (!(np(*things[1]) == leaves.affects)) fail();
    Step rule = step(Verb::rule);
    rule.duration = Duration::end_of_turn;
    rule.abilities.push_back(std::move(leaves));
    steps.push_back(std::move(rule));
  } else if (said.is("delayed")) {
    Step later = at_next(said.has("COMBAT") ? EventKind::end_of_combat : EventKind::phase, "cleanup");
    clause(*said.child("clause"), later.then);
    steps.push_back(std::move(later));
  } else if (said.is("payOr")) {
    // "Pay {1} or bury it": what is not paid for is done.
    Step pay = step(Verb::may);
    pay.cost = cost(*said.child("cost"));
    if (const Node* act = said.child("imperative"))
      imperative(*act, pay.otherwise);
    else
      statement(*said.child("statement"), pay.otherwise);
    steps.push_back(std::move(pay));
  } else if (said.is("drained")) {
    steps.push_back(drained(said, steps));
  } else if (said.is("coinDamage")) {
    // "... to each player whose coin comes up tails": what losing the flip before means.
    if (steps.empty() || steps.back().verb != Verb::flip_coin || !steps.back().otherwise.empty())
      return fail();
    Step deal = step(Verb::deal, one(Reference::it));
    deal.other = affected(np(*said.child("np")));
    deal.amount = number(*said.child("number"));
    steps.back().otherwise.push_back(std::move(deal));
  } else if (said.is("untilAllWin")) {
    if (steps.empty() || steps.back().verb != Verb::flip_coin || steps.back().what.also.size() != 1)
      return fail();
    Condition won;
    won.kind = ConditionKind::compare;
    won.left = Amount();
    won.left->kind = AmountKind::last_result;
    won.right = Amount(2);
    Step again = step(Verb::repeat);
    again.condition = std::move(won);
    again.then.push_back(std::move(steps.back()));
    steps.back() = std::move(again);
  } else if (said.is("legalBlocks")) {
    // The rules switch nothing that may not block.
    if (steps.empty() || steps.back().verb != Verb::switch_blockers) return fail();
  } else if (said.is("stillLand")) {
    if (steps.empty() || !keep_land(steps.back().change)) fail();
  } else if (said.is("noCombatDamage")) {
    Step rule = step(Verb::rule);
    rule.duration = Duration::end_of_turn;
    rule.abilities.push_back(no_combat_damage(said));
    steps.push_back(std::move(rule));
  } else if (said.is("clause")) {
    if (const Node* where = node.child("whereX")) {
      take(*where);
      where_x_ = measure(*where->child("measure"));
    }
    if (!forbids_regeneration(said, steps)) clause(said, steps);
    where_x_ = {};
  } else {
    fail();
  }
}

/// "If you do, ...", "If you do not, ...", "If you win the flip, ...": what follows from the choice or the
/// coin of the sentence before.
void Meaning::afterwards(const Node& node, std::vector<Step>& steps) {
  const bool coin = node.has("FLIP");
  const bool not_so = node.has("OTHERWISE") || node.has("NOT") || node.has("LOSE");
  if (const Node* who = node.child("np")) np(*who);
  Step* before = steps.empty() ? nullptr : &steps.back();
  const bool fits = before != nullptr && (before->verb == Verb::flip_coin ? coin || node.has("OTHERWISE")
                                          : before->verb == Verb::may     ? !coin
                                          : before->verb == Verb::when    ? node.has("OTHERWISE")
                                                                          : false);
  if (!fits) return fail();
  std::vector<Step>& follows = not_so ? before->otherwise : before->then;
  if (!follows.empty()) return fail();
  clause(*node.child("clause"), follows);
}

/// "Destroy it. It cannot be regenerated." is burying it.
bool Meaning::forbids_regeneration(const Node& clause, std::vector<Step>& steps) {
  const Node* said = clause.child("statement");
  if (said == nullptr || said->has("duration") || steps.empty() || steps.back().verb != Verb::destroy)
    return false;
  const auto predicates = said->all("predicate");
  if (predicates.size() != 1) return false;
  const Node* ruling = predicates.front()->child("ruling");
  if (ruling == nullptr || !ruling->has("REGENERATED")) return false;
  take_all(clause);
  steps.back().verb = Verb::bury;
  return true;
}

/// "You gain 1 life for each 1 damage dealt": known only when what can be prevented was.
Step Meaning::drained(const Node& node, const std::vector<Step>& steps) {
  take(node);
  for (const Node* one : node.all("NUMBER"))
    if (one->text != "1") fail();
  if (steps.empty() || steps.back().verb != Verb::deal) fail();
  Step then = step(Verb::at_time);
  Trigger dealt;
  dealt.event = EventKind::deals_damage;
  dealt.subject = one(Reference::self);
  then.trigger = std::move(dealt);
  const auto amount_of = [](AmountKind kind, const Selector& of) {
    Amount amount;
    amount.kind = kind;
    if (!of.empty()) amount.of = of;
    return amount;
  };
  const auto joined = [](AmountKind kind, std::vector<Amount> terms) {
    Amount amount;
    amount.kind = kind;
    amount.terms = std::move(terms);
    return amount;
  };
  const Amount much = amount_of(AmountKind::that_amount, {});
  Step gain = step(Verb::gain_life);
  gain.amount = much;
  if (!node.has("BUT")) {
    then.then.push_back(std::move(gain));
    return then;
  }
  if (steps.empty()) return then;
  const Selector& victim = steps.back().what;
  Step which = step(Verb::when);
  Condition player;
  player.kind = ConditionKind::matches;
  player.what = victim;
  player.like = one(Reference::players);
  which.condition = std::move(player);
  // The life before is what is left and what was dealt.
  gain.amount = joined(AmountKind::smallest,
                       {much, joined(AmountKind::sum, {amount_of(AmountKind::life, victim), much})});
  which.then.push_back(gain);
  gain.amount = joined(AmountKind::smallest, {much, amount_of(AmountKind::toughness, victim)});
  which.otherwise.push_back(std::move(gain));
  then.then.push_back(std::move(which));
  return then;
}

/// A step that waits for the next moment of that kind.
Step Meaning::at_next(EventKind event, std::string_view phase) {
  Step later = step(Verb::at_time);
  Trigger when;
  when.event = event;
  if (event == EventKind::phase) {
    when.phase = word(phase);
    when.part = phase == "upkeep" ? PhasePart::beginning : PhasePart::end;
  }
  later.trigger = std::move(when);
  return later;
}

void Meaning::clause(const Node& node, std::vector<Step>& steps) {
  take(node);
  std::vector<Step> done;
  if (const Node* act = node.child("imperative"))
    imperative(*act, done);
  else
    statement(*node.child("statement"), done);
  if (const Node* to = node.child("purpose")) {
    // "Tap it to have ...": no tapping, no more (R-RESOLVE-1).
    take(*to);
    Step first = step(Verb::prerequisite);
    first.then = std::move(done);
    done.clear();
    if (const Node* said = to->child("statement"))
      statement(*said, first.otherwise);
    else
      first.otherwise.push_back(prevention(*to));
    done.push_back(std::move(first));
  }
  if (const Node* unless = node.child("unless")) {
    take(*unless);
    Step pay;
    if (const Node* said = unless->child("condition")) {
      pay = step(Verb::when);
      pay.condition = condition(*said);
    } else {
      pay = step(Verb::may, actor(np(*unless->child("np"))));
      pay.cost = cost(*unless->child("cost"));
      if (where_x_ && pay.cost.mana.x != 0) fail();  // an X that is no choice of who pays
    }
    pay.otherwise = std::move(done);
    done.clear();
    done.push_back(std::move(pay));
  }
  if (const Node* later = node.child("later")) {
    take(*later);
    Step then = at_next(later->has("COMBAT") ? EventKind::end_of_combat : EventKind::phase,
                        later->has("UPKEEP") ? "upkeep" : "cleanup");
    then.then = std::move(done);
    done.clear();
    done.push_back(std::move(then));
  }
  for (Step& each : done) steps.push_back(std::move(each));
}

}  // namespace sleight
