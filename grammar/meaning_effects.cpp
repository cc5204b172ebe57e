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

Duration Meaning::duration(const Node* node) {
  if (node == nullptr) return Duration::for_good;
  take(*node);
  return Duration::end_of_turn;
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
  take(said);
  if (said.is("ifDone")) {
    // "If you do": the choice to pay that the sentence before gave.
    np(*said.child("np"));
    if (steps.empty() || steps.back().verb != Verb::may || !steps.back().then.empty()) return fail();
    clause(*said.child("clause"), steps.back().then);
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
  } else {
    if (const Node* where = node.child("whereX")) {
      take(*where);
      where_x_ = measure(*where->child("measure"));
    }
    if (!forbids_regeneration(said, steps)) clause(said, steps);
    where_x_ = {};
  }
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

void Meaning::clause(const Node& node, std::vector<Step>& steps) {
  take(node);
  std::vector<Step> done;
  if (const Node* act = node.child("imperative"))
    imperative(*act, done);
  else
    statement(*node.child("statement"), done);
  const Node* unless = node.child("unless");
  if (unless == nullptr) {
    for (Step& each : done) steps.push_back(std::move(each));
    return;
  }
  take(*unless);
  Step pay = step(Verb::may, actor(np(*unless->child("np"))));
  pay.cost.mana = mana(*unless->child("mana"));
  pay.otherwise = std::move(done);
  steps.push_back(std::move(pay));
}

void Meaning::imperative(const Node& node, std::vector<Step>& steps) {
  take(node);
  const Node& said = node.first();
  if (said.is("actOn")) {
    take(said);
    Selector what = np(*said.child("np"));
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
  } else if (node.has("RETURN")) {
    Step home = step(Verb::move, np(*node.child("np")));
    home.zone = Zone::hand;
    steps.push_back(std::move(home));
  } else if (node.has("GAME")) {
    Step gone = step(Verb::move, np(*node.child("np")));
    gone.zone = Zone::out_of_game;
    steps.push_back(std::move(gone));
  } else if (node.has("ADD")) {
    Step add = step(node.has("ANY") ? Verb::add_mana_any : Verb::add_mana);
    if (node.has("ANY")) {
      add.amount = number(*node.child("number"));
    } else {
      add.mana = mana(*node.child("mana"));
      add.colourless_mana = add.mana.generic;
      add.mana.generic = 0;
      if (add.mana.x != 0) fail();
    }
    steps.push_back(std::move(add));
  } else if (node.has("PUT") || node.has("REMOVE")) {
    Step count = step(node.has("PUT") ? Verb::put_counters : Verb::remove_counters, np(*node.child("np")));
    const Node* counter = node.child("counterKind");
    take(*counter);
    count.amount = number(*node.child("number"));
    count.word = word(counter->first().text);
    steps.push_back(std::move(count));
  } else if (node.has("SHUFFLE")) {
    steps.push_back(step(Verb::shuffle));
  } else {
    fail();
  }
}

Step Meaning::prevention(const Node& node) {
  take(node);
  Selector packets = one(Reference::packets);
  if (const Node* to = node.child("np")) {
    Filter hits;
    hits.quality = Quality::packet_to;
    hits.of = np(*to);
    packets.filters.push_back(std::move(hits));
  }
  Selector source = one(Reference::permanents);
  for (const Node* child : node.all("adjective")) source.filters.push_back(adjective(*child));
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
  const Node* some = node.child("amount");
  counted.amount = some != nullptr ? amount(*some) : number(*node.child("number"));
  counted.at_random = node.has("RANDOM");
  return counted;
}

void Meaning::statement(const Node& node, std::vector<Step>& steps) {
  take(node);
  if (!node.first().is("np")) return fail();  // "attacking does not cause": never a step
  const Selector subject = np(node.first());
  const Duration lasting = duration(node.child("duration"));
  Change change;
  Selector affects = subject;
  for (const Node* child : node.all("predicate")) {
    if (const Node* changing = child->child("changing")) {
      take(*child);
      change_part(*changing, subject, affects, change);
    } else {
      predicate(*child, subject, lasting, steps);
    }
  }
  if (change.parts.empty()) return;
  in_layer_order(change);
  Step made = step(Verb::change, std::move(affects));
  made.change = std::move(change);
  made.duration = lasting;
  steps.push_back(std::move(made));
}

void Meaning::predicate(const Node& node, const Selector& subject, Duration lasting,
                        std::vector<Step>& steps) {
  take(node);
  const Node& said = node.first();
  if (const Node* dealing = node.child("dealing")) {
    take(*dealing);
    Step deal = step(Verb::deal);
    deal.amount = amount(*dealing->child("amount"));
    deal.what = np(*dealing->child("np"));
    deal.other = affected(subject);
    steps.push_back(std::move(deal));
  } else if (const Node* ruling = node.child("ruling")) {
    Ability forbids = rule(*ruling, subject);
    forbids.affects = subject;
    Step made = step(Verb::rule);
    made.duration = lasting;
    made.abilities.push_back(std::move(forbids));
    steps.push_back(std::move(made));
  } else if (said.is("drawing") || said.is("gaining") || said.is("losing") || said.is("discarding")) {
    steps.push_back(amounting(said, subject));
  } else if (node.has("MAY")) {
    if (!is_player(subject)) fail();
    Step may = step(Verb::may, actor(subject));
    may.cost.mana = mana(*node.child("mana"));
    steps.push_back(std::move(may));
  } else {
    fail();  // "that player sacrifices a creature": no selector says whose choice it is
  }
}

}  // namespace sleight
