#include "grammar/effects/moves_english.h"

#include "core/card/spelling.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// Phrases that move a thing and say no more, and to which zone.
struct Move {
  Phrase phrase;
  Verb verb;
  Zone zone;
};
constexpr Zone unsaid = Zone::graveyard;  ///< what a step has that names no zone
constexpr Move moves[] = {
    {Phrase::return_to_hand, Verb::move,
     Zone::hand},  // cards always go to their owner's hand, whatever is said
    {Phrase::put_into_play, Verb::move_to_play, unsaid},
    {Phrase::remove_from_game, Verb::move, Zone::out_of_game},
    {Phrase::remove_from_play, Verb::move, Zone::out_of_play},
    {Phrase::remove_from_combat, Verb::remove_from_combat, unsaid},
};

void read_move(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  for (const Move& row : moves) {
    if (row.phrase != said.phrase) continue;
    steps.push_back(step(row.verb, read_object(meaning, said.the(Phrase::np))));
    steps.back().zone = row.zone;
  }
}

/// "Switch the blocking creatures of two target attacking creatures": each of the two is a target of its own.
void read_switching(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  // The step has two places for attackers, no more.
  if (!(read_number(meaning, said.the(Phrase::how_many)) == Amount(2))) return meaning.fail();
  Step change = step(Verb::switch_blockers);
  for (Selector* each : {&change.what, &change.other}) {
    TargetSpec spec;
    spec.what = read_group(meaning, said.the(Phrase::group));
    *each = meaning.aim_at(std::move(spec));
  }
  steps.push_back(std::move(change));
}

/// "All blocks must remain legal": the rules switch nothing that may not block.
void read_legal_blocks(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  if (steps.empty() || steps.back().verb != Verb::switch_blockers) meaning.fail();
}

bool is_from_your_graveyard(const Speaker& speaker, const Selector& what) {
  const TargetSpec* spec = speaker.target(what);
  if (spec == nullptr) return false;
  for (const Filter& filter : spec->what.filters)
    if (filter.quality == Quality::owned_by && filter.of && filter.of->from == Reference::you) return true;
  return false;
}

std::string say_return(Speaker& speaker, const Step& step) {
  const std::string what = say_thing(speaker, step.what, "all ");
  const bool many = is_plural(speaker, step.what);
  const bool yours = step.what.from == Reference::self || is_from_your_graveyard(speaker, step.what);
  return "return " + what +
         (many    ? " to their owner's hand"
          : yours ? " to your hand"
                  : " to its owner's hand");
}

std::string say_move(Speaker& speaker, const Step& step) {
  switch (step.zone) {
    case Zone::hand:
      return say_return(speaker, step);
    case Zone::out_of_game:
      return "remove " + say_thing(speaker, step.what, "all ") + " from the game";
    case Zone::out_of_play:
      return "remove " + say_thing(speaker, step.what, "all ") + " from play";
    case Zone::library:
    case Zone::in_play:
    case Zone::graveyard:
    case Zone::limbo:
    case Zone::set_aside:
    case Zone::ante:
    case Zone::nowhere:
      break;
  }
  const std::string what = say_thing(speaker, step.what, "all ");
  const bool of_owner = step.zone == Zone::library || step.zone == Zone::graveyard;
  const std::string_view whose = is_plural(speaker, step.what) ? "their owner's " : "its owner's ";
  return "put " + what + " into " + std::string(of_owner ? whose : "") + english_of(step.zone);
}

std::string say_move_to_play(Speaker& speaker, const Step& step) {
  return "put " + say_thing(speaker, step.what, "all ") + " into play" +
         (step.other.empty() ? "" : " under the control of " + say_thing(speaker, step.other, "a "));
}

std::string say_attach(Speaker& speaker, const Step& step) {
  return "put " + say_thing(speaker, step.what, "all ") + " on " + say_thing(speaker, step.other, "a ");
}

std::string say_remove_from_combat(Speaker& speaker, const Step& step) {
  return "remove " + say_thing(speaker, step.what, "all ") + " from combat";
}

/// Whether two attackers are targets of the step, and nothing else is asked of them.
bool are_two_targets(const Speaker& speaker, const Step& step) {
  Selector attackers = one(Reference::permanents);
  attackers.filters = {type_filter(CardType::creature), filter_of(Quality::attacking)};
  in_canonical_order(attackers.filters);
  Selector second = one(Reference::target);
  second.index = 1;
  const TargetSpec each{attackers, 1, 1};
  return speaker.targets != nullptr && *speaker.targets == std::vector<TargetSpec>{each, each} &&
         step.what == one(Reference::target) && step.other == second;
}

std::string say_switching(Speaker& speaker, const Step& step) {
  if (!are_two_targets(speaker, step))
    return "switch the blocking creatures of " + say_thing(speaker, step.what, "all ") + " and " +
           say_thing(speaker, step.other, "all ") + ". All blocks must remain legal";
  speaker.named.assign(speaker.named.size(), true);
  return "switch the blocking creatures of two target attacking creatures. All blocks must remain legal";
}

constexpr ReadEffect moves_read[] = {
    {Phrase::return_to_hand, read_move},       {Phrase::put_into_play, read_move},
    {Phrase::remove_from_game, read_move},     {Phrase::remove_from_play, read_move},
    {Phrase::remove_from_combat, read_move},   {Phrase::switching, read_switching},
    {Phrase::legal_blocks, read_legal_blocks},
};
constexpr SayEffect moves_said[] = {
    {Verb::move, say_move},
    {Verb::move_to_play, say_move_to_play},
    {Verb::attach, say_attach},
    {Verb::remove_from_combat, say_remove_from_combat},
    {Verb::switch_blockers, say_switching},
};

}  // namespace

EffectFamily moves_family() { return {moves_read, moves_said}; }

}  // namespace sleight
