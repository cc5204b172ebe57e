#include <algorithm>

#include "core/card/creature_types.h"
#include "core/card/definition.h"
#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

/// What an imperative says: destroying, adding, moving, preventing, choosing.
namespace sleight {

namespace {

struct Act {
  std::string_view token;
  Verb verb;
};
constexpr Act acts[] = {
    {"DESTROY", Verb::destroy},       {"BURY", Verb::bury}, {"SACRIFICE", Verb::sacrifice},
    {"REGENERATE", Verb::regenerate}, {"TAP", Verb::tap},   {"UNTAP", Verb::untap},
    {"COUNTER", Verb::counter},
};

/// Giving oneself up where no cost asks for it is burying (R-DEST-2: no regeneration, no one's choice).
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
