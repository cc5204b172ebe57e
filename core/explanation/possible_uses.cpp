#include "core/explanation/possible_uses.h"

#include <utility>

#include "core/derived/use_restrictions.h"
#include "core/duel/uncounted_look.h"
#include "core/explanation/short_text.h"
#include "core/explanation/why_not.h"
#include "core/explanation/why_not_fight.h"
#include "core/playing/turn/turn.h"
#include "core/query/selection.h"

namespace sleight {

namespace {

PossibleUse use_of(const Duel& duel, PlayerId player, const Option& play, const std::string& what,
                   const ConditionWords* words) {
  std::string why = why_not(duel, player, play, window_at_rest(duel, player), {}, words);
  std::string who = name_of(duel, Thing::of(player));
  std::string sentence =
      why.empty() ? who + " may " + what + " now." : who + " may not " + what + ": " + why + ".";
  const bool allowed = why.empty();
  return {std::move(who), what, allowed, std::move(why), std::move(sentence)};
}

PossibleUse attack_of(const Duel& duel, ObjectId id, PlayerId controller) {
  std::string why = why_not_attack(duel, id);
  std::string sentence = why.empty() ? "It may attack this turn, when an attack is announced."
                                     : "It cannot attack: " + why + ".";
  const bool allowed = why.empty();
  return {name_of(duel, Thing::of(controller)), "attack", allowed, std::move(why), std::move(sentence)};
}

void add_abilities(const Duel& duel, ObjectId id, const ConditionWords* words,
                   std::vector<PossibleUse>& uses) {
  const Characteristics& now = duel.look(id);
  int number = 0;
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    if (held->ability->kind != AbilityKind::activated) continue;
    ++number;
    if (!works_in(duel, *held, duel.object(id).zone)) continue;
    // R-COST-9, or whomever its text names ("any player may").
    PlayerId user = context_of(duel, id, *held).you;
    if (!held->ability->user.empty())
      user = selected_player(context_of(duel, id, *held), held->ability->user, user);
    if (user == PlayerId::none) continue;
    uses.push_back(use_of(duel, user,
                          play_of(Option::Kind::activate, id, held->id, which_of(duel, id, *held)),
                          "use its ability " + std::to_string(number), words));
  }
}

void add_permanent(const Duel& duel, ObjectId id, const ConditionWords* words,
                   std::vector<PossibleUse>& uses) {
  const Characteristics& now = duel.look(id);
  // One line however many basic types it has: which colour is asked when it is tapped.
  for (const Word land : duel.rules().basic_lands)
    if (now.has_subtype(land)) {
      uses.push_back(
          use_of(duel, now.controller, play_of(Option::Kind::tap_for_mana, id), "tap it for mana", words));
      break;
    }
  add_abilities(duel, id, words, uses);
  if (!now.is(CardType::creature)) return;
  uses.push_back(attack_of(duel, id, now.controller));
}

}  // namespace

std::vector<PossibleUse> possible_uses(const Duel& duel, ObjectId id, const ConditionWords* words) {
  const UncountedLook uncounted(duel);
  std::vector<PossibleUse> uses;
  if (!duel.exists(id)) return {{.sentence = "It is no more."}};
  const Object& object = duel.object(id);
  if (object.zone == Zone::hand) {
    // Of the printed card: nothing in play changes what a card in a hand is.
    const bool land = any(duel.printed(id).types & CardType::land);
    uses.push_back(use_of(duel, object.owner,
                          play_of(land ? Option::Kind::play_land : Option::Kind::cast, id),
                          land ? "play it" : "cast it", words));
    add_abilities(duel, id, words, uses);
  } else if (object.zone == Zone::graveyard) {
    add_abilities(duel, id, words, uses);
  } else if (object.zone == Zone::in_play) {
    add_permanent(duel, id, words, uses);
  }
  if (uses.empty()) uses.push_back({.sentence = "There is nothing to be done with it where it is."});
  return uses;
}

std::vector<std::string> legality_of(const Duel& duel, ObjectId id) {
  std::vector<std::string> sentences;
  for (PossibleUse& use : possible_uses(duel, id)) sentences.push_back(std::move(use.sentence));
  return sentences;
}

}  // namespace sleight
