#include "tools/scenario/verb_keys.h"

namespace sleight::scenario {

const Keys& play_keys() {
  static const Keys keys{
      {"on", "Its target, as of an enchantment."},
      {"target", "Its target: an object, a player, a play, or a packet as { from = source, to = victim }."},
      {"targets", "Its targets, in order."},
      {"x", "What is paid for X."},
      {"mode", "Which of its modes: a number from 1, or words of it."},
      {"choosing", "What is chosen while it is played: a value, or a list in the order asked."},
      {"paying",
       "What is given up for its cost, and what its mana is drawn from: a card or permanent, or a list of "
       "them."},
      {"held", "True: it stays open, and what comes next is a response, until `s:resolve()`."},
      {"ability", "Which of its activated abilities, from 1, as `sleight describe` numbers them."},
      {"unprompted", "True: it is tried at once, and nobody passes so that it may be made."},
      {"with", "Of `will_regenerate`: what regenerates it, where there are several means."}};
  return keys;
}

const Keys& has_keys() {
  static const Keys keys{{"count", "How many; a list of objects is given when it is more than 1."},
                         {"tapped", "True: it is tapped."},
                         {"counters", "Which lie on it: { [\"+1/+1\"] = 2 }."},
                         {"sick", "True: it came into play this turn."},
                         {"on", "What a local enchantment is on."},
                         {"controller", "Who controls it, where that is not its owner."},
                         {"damage", "How much it was dealt this turn."},
                         {"choosing", "What was chosen as it came: a value, or a list in the order asked."}};
  return keys;
}

const Keys& makes_keys() {
  static const Keys keys{{"power", "Of a creature; 1 when left out."},
                         {"toughness", "Of a creature; 1 when left out."},
                         {"types", "Its card types and subtypes, as words."},
                         {"colours", "Its colours, as words."},
                         {"abilities", "Its keywords, as a text says them."},
                         {"text", "A card text that the grammar can read."},
                         {"cost", "Its cost: \"{1}{B}\"."}};
  return keys;
}

const Keys& duel_keys() {
  static const Keys keys{
      {"bob", "Bob's deck: names, { [name] = how many }, or a number of plain cards."},
      {"sue", "Sue's deck."},
      {"starts", "Who plays first: s.bob or s.sue."},
      {"ante", "How many cards each player puts up."},
      {"hidden_ante", "True: nobody sees what is put up."},
      {"seed", "What chance begins with."},
  };
  return keys;
}

const Keys& object_keys() {
  static const Keys keys{{"zone", "Where it is."},
                         {"power", "Its power."},
                         {"toughness", "Its toughness."},
                         {"tapped", "Whether it is tapped."},
                         {"types", "Its card types and creature types, as words."},
                         {"land_types", "Its land types, as words."},
                         {"colours", "Its colours, as words; {} for none."},
                         {"has", "Keywords that it has."},
                         {"lacks", "Keywords that it has not."},
                         {"damage", "How much it was dealt this turn."},
                         {"controller", "s.bob or s.sue."},
                         {"owner", "s.bob or s.sue."},
                         {"counters", "All that lie on it: { [\"+1/+1\"] = 2 }, {} for none."},
                         {"attacking", "Whether it attacks."},
                         {"blocking", "Whether it blocks; or what, as an object or a list."},
                         {"name", "What it is called now."}};
  return keys;
}

const Keys& player_keys() {
  static const Keys keys{{"life", "The life total."},
                         {"hand", "Its cards: a number, names, or { [name] = how many }."},
                         {"graveyard", "The same of the graveyard."},
                         {"graveyard_from_top", "The names there in order, the top card first."},
                         {"library", "The same of the library, the top card first."},
                         {"mana", "What is in the pool: \"{B}{B}\", \"\" for nothing."},
                         {"counters", "Those that the player has: { poison = 2 }, or how many of all kinds."},
                         {"in_play", "What the player controls in play."},
                         {"lost", "Whether the player has lost."},
                         {"won", "Whether the player has won."},
                         {"out_of_game", "The player's cards there."},
                         {"out_of_play", "The player's cards there."},
                         {"limbo", "The player's cards there."},
                         {"set_aside", "The player's cards there."},
                         {"ante", "The player's cards there."},
                         {"deck", "After a duel: what the player takes home."}};
  return keys;
}

const Keys& state_keys() {
  static const Keys keys{
      {"turn_of", "Whose turn it is."},
      {"step", "In which phase or step the duel stands."},
      {"over", "Whether the duel is over."},
      {"draw", "Whether nobody has won it."},
      {"reason", "Why it is over."},
      {"packets",
       "Those of the open prevention step: a number, or a list of { from =, to =, amount =, combat = }."},
      {"dying", "What is about to go to the graveyard, as objects."},
      {"asked", "Who decides now."},
      {"window", "In which window that is: \"main\", \"interrupt\", \"respond\", \"prevent\", ..."},
      {"asked_to_interrupt", "Who was asked so far, about what: { { s.bob, card }, ... }."},
      {"windows", "In which windows somebody could have acted since the last play began."}};
  return keys;
}

const Keys& view_keys() {
  static const Keys keys{{"sees", "Objects that the player sees."},
                         {"does_not_see", "Objects that the player does not see."},
                         {"in_play", "What the player controls there, as the player sees it."},
                         {"their_in_play", "What the opponent controls there."}};
  return keys;
}

const Keys& steps_of_attack() {
  static const Keys keys{
      {"attack", "An attack is announced."},
      {"attackers", "Attackers are declared."},
      {"blockers", "Blocks are declared."},
      {"first strike damage", "The first damage step is over."},
      {"damage", "The second damage step is over. What scripts call the phase \"end of attack\" is here."},
      {"end of attack", "The attack is over: nothing is used at its end any more."}};
  return keys;
}

const Keys& steps_between_effects() {
  static const Keys keys{{"damage prevention", "A prevention step is open."},
                         {"regeneration", "Something is about to go to the graveyard."}};
  return keys;
}

std::vector<std::string> key_names(const Keys& keys) {
  std::vector<std::string> names;
  for (const Key& key : keys) names.emplace_back(key.name);
  return names;
}

}  // namespace sleight::scenario
