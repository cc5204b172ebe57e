#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

/// "Target creature gets +1/+1 and gains flying until end of turn": a subject and what is said of it.
void Meaning::statement(const Node& node, std::vector<Step>& steps) {
  take(node);
  if (!node.first().is("np")) return fail();  // "attacking does not cause": never a step
  Selector subject = np(node.first());
  if (is_player(subject) && subject.from == Reference::target) player_ = subject;
  Duration lasting = duration(node.child("duration"));
  Change change;
  Selector affects = subject;
  for (const Node* child : node.all("predicate")) {
    if (const Node* changing = child->child("changing")) {
      take(*child);
      change_part(*changing, subject, affects, change);
    } else if (const Node* ruling = child->child("ruling")) {
      take(*child);
      Selector about = subject;
      Duration holds = lasting;
      Step made;
      made.verb = Verb::rule;
      made.abilities = rules(*ruling, about, holds);
      made.duration = holds;
      for (Ability& each : made.abilities) each.affects = about;
      steps.push_back(std::move(made));
    } else {
      predicate(*child, subject, steps);
    }
  }
  if (change.parts.empty()) return;
  in_layer_order(change);
  Step made;
  made.verb = Verb::change;
  made.what = std::move(affects);
  made.change = std::move(change);
  made.duration = lasting;
  steps.push_back(std::move(made));
}

void Meaning::predicate(const Node& node, const Selector& subject, std::vector<Step>& steps) {
  take(node);
  const Node& said = node.first();
  if (said.is("dealing")) {
    dealing(said, subject, steps);
  } else if (said.is("drawing") || said.is("gaining") || said.is("losing") || said.is("discarding")) {
    steps.push_back(amounting(said, subject));
  } else if (said.is("milling")) {
    steps.push_back(milling(said, subject));
  } else if (said.is("skipping")) {
    steps.push_back(skipping(said, subject));
  } else if (node.has("MAY")) {
    may(node, subject, steps);
  } else if (node.has("FLIP")) {
    if (!is_player(subject)) fail();
    Step flip;
    flip.verb = Verb::flip_coin;
    flip.what = actor(subject);
    flip.amount = Amount(1);
    steps.push_back(std::move(flip));
  } else {
    fail();  // "that player sacrifices a creature": no selector says whose choice it is
  }
}

/// "That player may pay {4}", whose consequence the next sentence tells, or "you may draw a card", which
/// tells it at once.
void Meaning::may(const Node& node, const Selector& subject, std::vector<Step>& steps) {
  if (!is_player(subject)) fail();
  Step may;
  may.verb = Verb::may;
  may.what = actor(subject);
  if (const Node* price = node.child("cost")) {
    may.cost = cost(*price);
  } else {
    const Node& act = *node.child("imperative");
    const Node& said = act.first();
    if (said.is("drawing") || said.is("gaining")) {
      take(act);
      may.then.push_back(amounting(said, subject));
    } else {
      // What others would do is said of them ("that player sacrifices"), not left to an order.
      if (!(subject == one(Reference::you))) fail();
      imperative(act, may.then);
    }
  }
  steps.push_back(std::move(may));
}

void Meaning::dealing(const Node& node, const Selector& subject, std::vector<Step>& steps) {
  take(node);
  const auto whom = node.all("np");
  const auto amounts = node.all("amount");
  for (std::size_t i = 0; i < whom.size(); ++i) {
    Step deal;
    deal.verb = Verb::deal;
    // What is measured may be spoken of after whom it is dealt to, or before.
    const Node* equal = node.child("measure");
    const bool measure_first = equal != nullptr && equal < whom[i];
    if (measure_first) deal.amount = measure(*equal);
    deal.what = np(*whom[i]);
    if (equal != nullptr && !measure_first) deal.amount = measure(*equal);
    if (equal == nullptr) deal.amount = amount(*amounts[i]);
    if (node.has("EVENLY")) {
      if (deal.what.from != Reference::target) fail();
      Amount targets;
      targets.kind = AmountKind::target_count;
      Amount share;
      share.kind = AmountKind::quotient;
      share.terms = {*deal.amount, std::move(targets)};
      deal.amount = std::move(share);
    }
    deal.other = affected(subject);
    steps.push_back(std::move(deal));
  }
}

}  // namespace sleight
