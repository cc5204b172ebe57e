#include <algorithm>

#include "core/library.h"
#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

Step step(Verb verb, Selector what = {}) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  return made;
}

struct Act {
  std::string_view token;
  Verb verb;
};
constexpr Act acts[] = {
    {"DESTROY", Verb::destroy},       {"BURY", Verb::bury}, {"SACRIFICE", Verb::sacrifice},
    {"REGENERATE", Verb::regenerate}, {"TAP", Verb::tap},   {"UNTAP", Verb::untap},
    {"COUNTER", Verb::counter},
};

/// Giving oneself up where no cost asks for it is burying (R-DEATH: no regeneration, no one's choice).
Step give_up(Selector what) {
  const Verb verb = what == one(Reference::self) ? Verb::bury : Verb::sacrifice;
  return step(verb, std::move(what));
}

/// "A land": one of them, and nobody said which.
bool is_indefinite(const Node& np) {
  const Node& thing = np.first();
  return np.children.size() == 1 && thing.children.size() == 1 && thing.first().has("A") &&
         thing.first().has("group");
}

}  // namespace

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

void Meaning::imperative(const Node& node, std::vector<Step>& steps) {
  take(node);
  const Node& said = node.first();
  if (said.is("actOn")) {
    take(said);
    Selector what = np(*said.child("np"));
    if (said.has("SACRIFICE") && is_indefinite(*said.child("np"))) {
      // One of those, whichever its controller likes.
      Filter own;
      own.quality = Quality::controlled_by;
      own.of = one(Reference::you);
      if (std::find(what.filters.begin(), what.filters.end(), own) == what.filters.end())
        what.filters.push_back(own);
      in_canonical_order(what.filters);
      Step choose = step(Verb::search, std::move(what));
      choose.amount = Amount(1);
      choose.then.push_back(step(Verb::sacrifice, one(Reference::chosen)));
      steps.push_back(std::move(choose));
      return;
    }
    for (const Act& act : acts)
      if (said.has(act.token))
        steps.push_back(act.verb == Verb::sacrifice ? give_up(std::move(what))
                                                    : step(act.verb, std::move(what)));
  } else if (said.is("preventing")) {
    steps.push_back(prevention(said));
  } else if (said.is("choosing")) {
    steps.push_back(choice(said));
  } else if (said.is("drawing") || said.is("gaining") || said.is("losing") || said.is("discarding")) {
    steps.push_back(amounting(said, {}));
  } else if (said.is("milling")) {
    steps.push_back(milling(said, {}));
  } else if (said.is("skipping")) {
    steps.push_back(skipping(said, {}));
  } else if (node.has("CHANGE")) {
    // Which word for which is chosen while the spell is announced.
    Ability choice;
    choice.kind = AbilityKind::when_played;
    choice.modes.emplace_back();
    choice.modes.back().steps.push_back(step(Verb::choose));
    choice.modes.back().steps.back().choice =
        node.has("LAND") ? ChoiceKind::land_word : ChoiceKind::colour_word;
    abilities_.push_back(std::move(choice));
    Step changed = step(Verb::change, np(*node.child("np")));
    changed.change.parts.emplace_back();
    changed.change.parts.back().kind = node.has("LAND") ? ChangeKind::land_word : ChangeKind::colour_word;
    changed.change.parts.back().chosen = true;
    steps.push_back(std::move(changed));
  } else if (node.has("CONTROL")) {
    Step taken = step(Verb::change, np(*node.child("np")));
    taken.change.parts.emplace_back();
    taken.change.parts.back().kind = ChangeKind::controller;
    taken.change.parts.back().who = one(Reference::you);
    taken.duration = duration(node.child("duration"));
    steps.push_back(std::move(taken));
  } else if (node.has("SHUFFLE") || node.has("EMPTY")) {
    steps.push_back(step(node.has("EMPTY") ? Verb::empty_pool : Verb::shuffle,
                         actor(possessive(*node.child("possessive")))));
  } else if (node.has("SWITCH")) {
    const Amount two = number(*node.child("howMany"));
    if (targets_ == nullptr || !(two == Amount(2))) return fail();
    Step change = step(Verb::switch_blockers);
    for (Selector* each : {&change.what, &change.other}) {
      *each = one(Reference::target);
      each->index = static_cast<std::uint8_t>(targets_->size());
      TargetSpec spec;
      spec.what = group(*node.child("group"));
      targets_->push_back(std::move(spec));
    }
    steps.push_back(std::move(change));
  } else if (node.has("FLIP")) {
    steps.push_back(step(Verb::flip_coin));
    steps.back().amount = Amount(1);
  } else if (!adding(node, steps) && !moving(node, steps)) {
    fail();
  }
}

void Meaning::add_to(Step& step, const Node& node) {
  step.mana = mana(node, true);
  // Where mana is made, a number is so much colourless mana (R-MANA-6).
  int colourless = step.mana.generic;
  for (const Node& symbol : node.children)
    if (symbol.text == "{c}") ++colourless;
  step.colourless_mana = static_cast<std::uint8_t>(colourless);
  step.mana.generic = 0;
  if (step.mana.x != 0) fail();
}

/// Mana, counters and tokens.
bool Meaning::adding(const Node& node, std::vector<Step>& steps) {
  if (node.has("ADD")) {
    Step add = step(node.has("ANY") ? Verb::add_mana_any : Verb::add_mana);
    if (node.has("ANY")) {
      add.amount = number(*node.child("number"));
    } else if (const Node* some = node.child("number")) {
      const Amount much = number(*some);
      if (much.kind != AmountKind::number) fail();
      add.colourless_mana = static_cast<std::uint8_t>(much.number);
    } else {
      add_to(add, *node.child("mana"));
    }
    steps.push_back(std::move(add));
    return true;
  }
  if (const Node* made = node.child("token")) {
    steps.push_back(token(*made));
    steps.back().amount = number(*node.child("number"));
    return true;
  }
  const Node* counter = node.child("counterKind");
  if (counter == nullptr) return false;
  Step count = step(node.has("PUT") ? Verb::put_counters : Verb::remove_counters, np(*node.child("np")));
  take(*counter);
  count.amount = number(*node.child("number"));
  count.word = word(counter->first().text);
  steps.push_back(std::move(count));
  return true;
}

/// From one zone to another.
bool Meaning::moving(const Node& node, std::vector<Step>& steps) {
  const Node* what = node.child("np");
  if (what == nullptr) return false;
  if (node.has("RETURN") || node.has("PUT")) {
    Step home = step(node.has("HAND") ? Verb::move : Verb::move_to_play, np(*what));
    if (node.has("HAND")) home.zone = Zone::hand;
    steps.push_back(std::move(home));
    // Cards always go to their owner's hand; yours goes to yours only where you own it.
    return true;
  }
  if (!node.has("REMOVE")) return false;
  if (node.has("COMBAT")) {
    steps.push_back(step(Verb::remove_from_combat, np(*what)));
    return true;
  }
  Step gone = step(Verb::move, np(*what));
  gone.zone = node.has("GAME") ? Zone::out_of_game : Zone::out_of_play;
  steps.push_back(std::move(gone));
  return true;
}

Step Meaning::token(const Node& node) {
  take(node);
  Step made = step(Verb::make_token);
  Card card;
  const std::string type = singular_creature_type(node.child("CREATURE_TYPE")->text);
  card.name = type;
  card.name.front() = static_cast<char>(card.name.front() - 'a' + 'A');
  card.subtypes.push_back(word(type));
  for (const Node* each : node.all("typeWord")) card.types = card.types | type_word(*each);
  if (!any(card.types & CardType::creature)) fail();
  if (const Node* which = node.child("colour")) card.colours = colour(*which);
  const std::string& size = node.child("PT")->text;
  const auto power = number_named(std::string_view(size).substr(0, size.find('/')));
  const auto toughness = number_named(std::string_view(size).substr(size.find('/') + 1));
  if (!power || !toughness) fail();
  card.power = Amount(power.value_or(0));
  card.toughness = Amount(toughness.value_or(0));
  for (const Node* each : node.all("keyword")) card.abilities.push_back(keyword(*each));
  made.token = std::move(card);
  return made;
}

Step Meaning::prevention(const Node& node) {
  take(node);
  Selector packets = one(Reference::packets);
  Selector to = np(*node.child("np"));
  // "Any creature or player" is whoever can be damaged.
  Selector anyone = one(Reference::permanents);
  anyone.filters.emplace_back();
  anyone.filters.back().types = CardType::creature;
  anyone.also.push_back(one(Reference::players));
  if (!(to == anyone)) {
    Filter hits;
    hits.quality = Quality::packet_to;
    hits.of = std::move(to);
    packets.filters.push_back(std::move(hits));
  }
  Selector source = one(Reference::permanents);
  for (const Node* child : node.all("adjective")) source.filters.push_back(adjective(*child));
  for (const Node* child : node.all("typeWord")) {
    source.filters.emplace_back();
    source.filters.back().types = type_word(*child);
  }
  if (!source.filters.empty()) {
    in_canonical_order(source.filters);
    Filter from;
    from.quality = Quality::packet_from;
    from.of = std::move(source);
    packets.filters.push_back(std::move(from));
  }
  if (targets_ == nullptr) {
    fail();
    return {};
  }
  Selector target = one(Reference::target);
  target.index = static_cast<std::uint8_t>(targets_->size());
  TargetSpec spec;
  spec.what = std::move(packets);
  targets_->push_back(std::move(spec));
  Step prevent = step(Verb::prevent, target);
  if (const Node* some = node.child("number")) prevent.amount = number(*some);
  return prevent;
}

Step Meaning::choice(const Node& node) {
  take(node);
  Step choose = step(Verb::choose);
  choose.choice = node.has("OPPONENT")   ? ChoiceKind::opponent
                  : node.has("PLAYER")   ? ChoiceKind::player
                  : node.has("LAND")     ? ChoiceKind::basic_land_type
                  : node.has("CREATURE") ? ChoiceKind::creature_type
                  : node.has("COLOUR")   ? ChoiceKind::colour
                                         : ChoiceKind::number;
  return choose;
}

Step Meaning::amounting(const Node& node, const Selector& subject) {
  take(node);
  const Verb verb = node.is("drawing")   ? Verb::draw
                    : node.is("gaining") ? Verb::gain_life
                    : node.is("losing")  ? Verb::lose_life
                                         : Verb::discard;
  if (!subject.empty() && !is_player(subject)) fail();
  Step counted = step(verb, actor(subject));
  if (const Node* equal = node.child("measure"))
    counted.amount = measure(*equal);
  else if (const Node* some = node.child("amount"))
    counted.amount = amount(*some);
  else
    counted.amount = number(*node.child("number"));
  counted.at_random = node.has("RANDOM");
  return counted;
}

/// "The top two cards of a library into the graveyard": both are that player's.
Step Meaning::milling(const Node& node, const Selector& subject) {
  take(node);
  const auto whose = node.all("possessive");
  const Selector library = possessive(*whose[0]);
  if (library.from == Reference::target && is_player(library)) player_ = library;
  if (!(possessive(*whose[1]) == library) || (!subject.empty() && !(subject == library))) fail();
  Step mill = step(Verb::mill, actor(library));
  const Node* some = node.child("number");
  mill.amount = some != nullptr ? number(*some) : Amount(1);
  return mill;
}

/// "Skip your next draw phase."
Step Meaning::skipping(const Node& node, const Selector& subject) {
  take(node);
  if (!node.has("NEXT")) fail();  // every one of them: a static ability, not a step
  const Selector whose = possessive(*node.child("possessive"));
  if (!subject.empty() && !(subject == whose)) fail();
  const Node* phase = node.child("phaseName");
  take(*phase);
  Step skip = step(Verb::skip_phase, actor(whose));
  skip.word = word(phase->first().text);
  return skip;
}

}  // namespace sleight
