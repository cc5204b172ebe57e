#include "scripting/words/step_words.h"

namespace sleight {
namespace {

/// A step that does this, and what its word sets by itself.
template <Verb verb>
void does(Step& step) {
  step.verb = verb;
}

/// The same for a word that means one of them where no number is written.
template <Verb verb>
void does_once(Step& step) {
  step.verb = verb;
  step.amount = Amount(1);
}

/// The same for a word by which so many are done at most.
template <Verb verb>
void does_up_to(Step& step) {
  step.verb = verb;
  step.up_to = true;
}

/// A step that changes something, or makes a rule, for so long: how long is a word of its own.
template <Verb verb, Duration duration>
void lasts(Step& step) {
  step.verb = verb;
  step.duration = duration;
}

Field<Step> what(const char* doc, bool required = true) {
  return field<Step, &Step::what>("what", doc, required);
}
Field<Step> who(const char* doc = "The player; you when left out.", bool required = false) {
  return field<Step, &Step::what>("who", doc, required);
}
Field<Step> number(const char* doc, bool required = true) {
  return field<Step, &Step::amount>("n", doc, required);
}
Field<Step> other(const char* name, const char* doc, bool required = false) {
  return field<Step, &Step::other>(name, doc, required);
}
Field<Step> then(const char* doc) { return field<Step, &Step::then, StepList>("steps", doc, true); }
Field<Step> items(const char* doc) { return field<Step, &Step::then>("steps", doc); }

/// The mana that a step adds: two members of it, so that it copies them by hand.
Field<Step> added_mana() {
  auto row = field<Step, itself, AddedMana>("mana", "\"{B}{B}\", or \"{C}\" for colourless mana.", true);
  row.copy = [](const Step& from, Step& to) {
    to.mana = from.mana;
    to.colourless_mana = from.colourless_mana;
  };
  return row;
}

/// What alone mana may be spent on.
Field<Step> spent_on() {
  return field<Step, &Step::only_for>("spent_on", "The spells and effects that it may be spent on.");
}
Field<Step> spent_on_keyword() {
  return field<Step, &Step::word>("keyword", "A keyword for whose cost it may be spent.");
}

using List = std::vector<Form<Step>>;

void add_damage_and_players(List& list) {
  using enum Verb;
  list.push_back({"deal",
                  Style::call,
                  does<deal>,
                  {number("How much damage."), what("Creatures and players."),
                   other("source", "What deals it; this card when left out.")},
                  "Deals damage to each of them.",
                  "R-DMG-1"});
  list.push_back(
      {"gain_life", Style::call, does<gain_life>, {number("How much."), who()}, "The player gains life."});
  list.push_back(
      // No damage: nothing prevents it, and no prevention step follows (R-LIFE-6, R-DP-10).
      {"lose_life", Style::call, does<lose_life>, {number("How much."), who()}, "The player loses life."});
  list.push_back({"set_life",
                  Style::call,
                  does<set_life>,
                  {number("The new total."), who()},
                  "The player's life becomes n."});
  list.push_back({"exchange_life",
                  Style::call,
                  does<exchange_life>,
                  {what("Which player."), other("with", "The other one; you when left out.")},
                  "Two players get each other's total of life."});
  list.push_back({"lose_duel",
                  Style::call,
                  does<lose_duel>,
                  {who("Who loses; you when left out. Where both players do, the duel is a draw.")},
                  "The player loses the duel."});
  list.push_back({"draw", Style::call, does<draw>, {number("How many."), who()}, "The player draws cards."});
  list.push_back({"draw_up_to",
                  Style::call,
                  does_up_to<draw>,
                  {number("How many at most."), who()},
                  "The player draws so many cards or fewer, and says first how many."});
  list.push_back(
      {"discard",
       Style::call,
       does<discard>,
       {number("How many."), who(), other("among", "Of which cards; all of the hand when left out.")},
       "The player discards cards of choice; as a cost, of those that are named."});
  list.push_back(
      {"discard_up_to",
       Style::call,
       does_up_to<discard>,
       {number("How many at most."), who(), other("among", "Of which cards; all of the hand when left out.")},
       "The player discards so many cards or fewer."});
  // Without a number: all that there is.
  list.push_back({"discard_all",
                  Style::call,
                  does<discard>,
                  {who(), other("among", "Which cards; the whole hand when left out.")},
                  "The player discards all of them."});
  list.push_back(
      {"discard_at_random",
       Style::call,
       [](Step& s) {
         s.verb = discard;
         s.at_random = true;
       },
       {number("How many."), who(), other("among", "Of which cards; all of the hand when left out.")},
       "The player discards cards at random."});
  // Milling takes what is left; only a draw from an empty library loses (R-ZONE-9, R-DRAW-2).
  list.push_back({"mill",
                  Style::call,
                  does<mill>,
                  {number("How many."), who()},
                  "Cards from the top of the player's library go to the graveyard."});
  list.push_back(
      {"prevent",
       Style::call,
       does<prevent>,
       // An optional argument before a required one: reading and printing both know that it may be left out.
       {number("How much; all of it when only the packet is given.", false), what("A damage packet.")},
       "Prevents damage of a packet.",
       "R-DP-3"});
  list.push_back({"redirect",
                  Style::call,
                  does<redirect>,
                  {what("A damage packet."), other("to", "Whom instead.", true),
                   number("How much of it; all when left out.", false)},
                  "Directs the damage of a packet to something else."});
  list.push_back(
      {"add_mana",
       Style::call,
       does<add_mana>,
       {added_mana(), who(), field<Step, &Step::amount>("times", "How often; once when left out.")},
       "Adds mana to the player's pool.",
       "R-MANA-1"});
  list.push_back({"add_mana_of_any_colour",
                  Style::call,
                  does<add_mana_any>,
                  {number("How much."), who(),
                   field<Step, &Step::colours>("among", "Of which colours; any when left out.")},
                  "Adds mana of one colour of the player's choice."});
  list.push_back({"add_mana_for",
                  Style::table,
                  does<add_mana>,
                  {added_mana(), who(), field<Step, &Step::amount>("times", "How often; once when left out."),
                   spent_on(), spent_on_keyword()},
                  "Adds mana that may be spent on nothing else.",
                  "R-MANA-1"});
  list.push_back({"add_mana_of_any_colour_for",
                  Style::table,
                  does<add_mana_any>,
                  {number("How much."), who(),
                   field<Step, &Step::colours>("among", "Of which colours; any when left out."),
                   other("like", "Lands, one of which could give that colour."),
                   field<Step, &Step::of_chosen>("chosen", "Of the colour that was chosen."), spent_on(),
                   spent_on_keyword()},
                  "Adds mana of one colour that may be spent on nothing else."});
  list.push_back({"add_mana_of_chosen_colour",
                  Style::call,
                  [](Step& s) {
                    s.verb = add_mana_any;
                    s.of_chosen = true;
                  },
                  {number("How much."), who()},
                  "Adds mana of the colour that was chosen."});
  list.push_back({"add_mana_of_a_colour_of",
                  Style::call,
                  does<add_mana_any>,
                  {number("How much."), other("like", "Lands.", true), who()},
                  "Adds mana of one colour, of the player's choice, that one of them could give."});
  list.push_back({"note_mana",
                  Style::call,
                  does<note_mana>,
                  {},
                  "This card notes what mana was spent to pay for this."});
  list.push_back(
      {"add_mana_noted",
       Style::call,
       does<add_mana_noted>,
       {number("How much."), who()},
       "Adds mana of one type that this card noted last, of the player's choice; none if it noted none."});
  list.push_back(
      // Pools burn when phases and attacks end (R-MANA-4); what an effect takes from them does not.
      {"empty_pool", Style::call, does<empty_pool>, {who()}, "The player's pool is emptied, without burn."});
  list.push_back({"shuffle", Style::call, does<shuffle>, {who()}, "The player shuffles the library."});
  list.push_back({"look_at",
                  Style::call,
                  does<look_at>,
                  {what("Cards."), other("who", "Who looks; you when left out.")},
                  "The players look at cards: `players` when they are revealed."});
  list.push_back({"skip_phase",
                  Style::call,
                  does<skip_phase>,
                  {field<Step, &Step::word>("phase", "The phase.", true), who()},
                  "The player skips that phase of the turn to come.",
                  "R-SKIP-1"});
  list.push_back({"take_turns",
                  Style::call,
                  does<take_turns>,
                  {number("How many."), who()},
                  "The player takes extra turns after this one."});
  list.push_back({"skip_turns",
                  Style::call,
                  does<skip_turns>,
                  {number("How many."), who()},
                  "The player skips the next turns.",
                  "R-SKIP-1"});
  list.push_back(
      {"search",
       Style::call,
       does<search>,
       {number("How many."), what("Cards or permanents to choose from."),
        field<Step, &Step::then, StepList>(
            "steps", "What is done with each `found` before the next; none where later steps speak of them."),
        other("who", "Who chooses.")},
       "A player chooses cards from among those."});
  list.push_back(
      {"flip_card",
       Style::call,
       does<flip_card>,
       {},
       "You throw this card, and tell which permanents it touches, having turned over: they are `found`. "
       "A permanent that is gone touches nothing."});
  list.push_back(
      {"search_at_random",
       Style::call,
       [](Step& s) {
         s.verb = search;
         s.at_random = true;
       },
       {number("How many."), what("Cards or permanents to pick from."),
        field<Step, &Step::then, StepList>(
            "steps",
            "What is done with each `found` before the next; none where later steps speak of them.")},
       "Chance picks cards from among those; nobody sees the others."});
  list.push_back(
      {"search_up_to",
       Style::call,
       does_up_to<search>,
       {number("How many at most."), what("Cards or permanents to choose from."),
        field<Step, &Step::then, StepList>(
            "steps", "What is done with each `found` before the next; none where later steps speak of them."),
        other("who", "Who chooses.")},
       "A player chooses so many cards, or fewer, from among those."});
}

void add_permanents(List& list) {
  using enum Verb;
  // For costs alone; check_step refuses it in an effect.
  const Field<Step> so_many_of_them = number("As a cost: how many; 1 when left out.", false);
  // Destroyed things may be regenerated; buried or sacrificed ones may not (R-DEST-1, R-DEST-2, R-DEST-3).
  list.push_back({"destroy",
                  Style::call,
                  does<destroy>,
                  {what("Permanents.")},
                  "Destroys them; they may be regenerated."});
  list.push_back(
      {"bury", Style::call, does<bury>, {what("Permanents.")}, "Destroys them; they cannot be regenerated."});
  list.push_back({"sacrifice",
                  Style::call,
                  does<sacrifice>,
                  {what("Permanents."), so_many_of_them},
                  "Their controllers sacrifice them."});
  // What is regenerated is always said, `self` where the text names nothing (R-REGEN-9).
  list.push_back({"regenerate",
                  Style::call,
                  does<regenerate>,
                  {what("A creature about to die.")},
                  "Regenerates it.",
                  "R-REGEN-2"});
  list.push_back({"tap", Style::call, does<tap>, {what("Permanents."), so_many_of_them}, "Taps them."});
  list.push_back({"untap", Style::call, does<untap>, {what("Permanents.")}, "Untaps them."});
  list.push_back(
      {"counter", Style::call, does<counter>, {what("A spell or effect.")}, "Counters it.", "R-CAST-3"});
  // Each gets what the other has, or nothing changes hands.
  list.push_back({"exchange_control",
                  Style::call,
                  [](Step& s) {
                    s.verb = exchange_control;
                    s.change.parts.resize(1);
                    s.change.parts[0].kind = ChangeKind::controller;
                  },
                  {what("Two permanents.")},
                  "Their controllers get each other's permanent for good, where both are still in play.",
                  "R-DUR-1"});
  list.push_back(
      {"retarget",
       Style::call,
       does<retarget>,
       {what("A spell or effect."), other("to", "Only what is among those; anything when left out.")},
       "Each of its targets becomes another that it could have, as you choose.",
       "R-TARGET-1"});
  // It was not cast: what listens to spells does not hear of it.
  list.push_back(
      {"copy_spell",
       Style::table,
       does<copy_spell>,
       {field<Step, &Step::what>("spell", "The spell; `self` for this one.", true),
        field<Step, &Step::other>("by", "Who copies it; you when left out."),
        field<Step, &Step::up_to>("new_targets", "True: that player may choose other targets for it."),
        field<Step, &Step::change>("change", "Keys of a change: what the copy is besides.")},
       "A copy of the spell, with all that was chosen and paid for it, is put on top of what is under "
       "way. It can be interrupted, but it is not cast, and no card is left of it.",
       "R-BATCH-2"});
  // Moved, and not cast: what listens to spells does not hear of it (R-ENCH-5, R-ENCH-6).
  list.push_back({"attach",
                  Style::call,
                  does<attach>,
                  {what("A local enchantment."), other("to", "What it moves to.", true)},
                  "Moves a local enchantment.",
                  "R-ENCH-5"});
  list.push_back({"remove_from_combat",
                  Style::call,
                  does<remove_from_combat>,
                  {what("Creatures.")},
                  "They leave the attack."});
  // Who was blocked stays blocked else (R-BLOCK-2).
  list.push_back({"unblock",
                  Style::call,
                  does<unblock>,
                  {what("Blockers, also such as have left combat.")},
                  "Attackers that nobody else has blocked become unblocked.",
                  "R-BLOCK-2"});
  list.push_back({"switch_blockers",
                  Style::call,
                  does<switch_blockers>,
                  {what("An attacker."), other("with", "Another attacker.", true)},
                  "The creatures that block the one block the other, if all of them may."});
  list.push_back({"switch_attackers",
                  Style::call,
                  does<switch_attackers>,
                  {what("A blocker."), other("with", "Another blocker.", true)},
                  "Each of them blocks what the other has blocked, if both may."});
  list.push_back({"come_to_block",
                  Style::call,
                  does<come_to_block>,
                  {what("Creatures that do not block."), other("attacker", "An attacker.", true)},
                  "They block it from now on, if they may."});
  list.push_back(
      {"put_counters",
       Style::call,
       does<put_counters>,
       {field<Step, &Step::word>("kind", "The kind of counter.", true), number("How many."),
        what("Permanents or players.")},
       "Puts counters on them. What one of them does its kind says: \"+2/+2\" by its name, another in a "
       "`counters.lua`; all others only count.",
       "R-COUNTER-1"});
  list.push_back({"remove_counters",
                  Style::call,
                  does<remove_counters>,
                  {field<Step, &Step::word>("kind", "The kind of counter.", true), number("How many."),
                   what("Permanents or players.")},
                  "Removes counters from them."});
  // Each to its owner, whoever controlled it: that is no part of the step (R-ZONE-1).
  list.push_back({"return_to_hand",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::hand;
                  },
                  {what("Cards."), so_many_of_them},
                  "Returns them to their owners' hands."});
  list.push_back({"remove_from_game",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::out_of_game;
                  },
                  {what("Cards."), so_many_of_them},
                  "Removes them from the game."});
  list.push_back({"put_into",
                  Style::call,
                  does<move>,
                  {field<Step, &Step::zone>("zone", "A zone of their owners.", true), what("Cards.")},
                  "Puts them into that zone."});
  list.push_back({"put_on_bottom",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::library;
                    s.word = Word("bottom");
                  },
                  {what("Cards."), other("who", "Who says in which order; you when left out.")},
                  "Puts them on the bottom of their owners' libraries, the last one deepest."});
  list.push_back({"put_on_bottom_at_random",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::library;
                    s.word = Word("bottom");
                    s.at_random = true;
                  },
                  {what("Cards.")},
                  "Puts them on the bottom of their owners' libraries, in an order of chance."});
  list.push_back({"put_on_top",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::library;
                    s.word = Word("top");
                  },
                  {what("Cards."), other("who", "Who says in which order; you when left out.")},
                  "Puts them on top of their owners' libraries, the last one on top."});
  list.push_back({"return_to_play",
                  Style::call,
                  does<move_to_play>,
                  {what("Cards."), other("controller", "Under whose control; yours when left out.")},
                  "Puts them into play."});
  list.push_back({"return_to_play_tapped",
                  Style::call,
                  [](Step& s) {
                    s.verb = move_to_play;
                    s.word = Word("tapped");
                  },
                  {what("Cards."), other("controller", "Under whose control; yours when left out.")},
                  "Puts them into play tapped."});
  // Who controlled it before is no matter: each card is its owner's again.
  list.push_back({"return_as_it_was",
                  Style::call,
                  [](Step& s) {
                    s.verb = move_to_play;
                    s.word = Word("as it was");
                  },
                  {what("What was removed: `removed`.")},
                  "Puts it into play tapped, with the counters that it had, under its owner's control."});
  list.push_back({"return_with_all_on_it",
                  Style::call,
                  [](Step& s) {
                    s.verb = move_to_play;
                    s.word = Word("with all on it");
                  },
                  {what("What was removed: `removed`.")},
                  "The same, and the local enchantments among it are attached to that."});
  list.push_back(
      {"ante", Style::call, does<ante>, {what("Cards.")}, "They join their owner's ante.", "R-ANTE-1"});
  list.push_back(
      {"change_owner",
       Style::call,
       does<change_owner>,
       {what("Cards, wherever they are."), other("to", "Who owns them from now on; you when left out.")},
       "The player owns them, for good. In a hand, library or graveyard they lie in the new owner's."});
  list.push_back({"exchange_owners",
                  Style::call,
                  does<exchange_owners>,
                  {what("Two cards, wherever they are.")},
                  "Their owners get each other's card, for good; with one of them gone nothing happens."});
  list.push_back({"make_token",
                  Style::call,
                  does<make_token>,
                  {number("How many."), field<Step, &Step::token>("token", "The token.", true),
                   who("Who gets them; you when left out.")},
                  "Puts tokens into play."});
  list.push_back(
      {"make_copy",
       Style::call,
       does<make_token>,
       {number("How many."), other("of", "What they are copies of.", true),
        who("Who gets them; you when left out.")},
       "Puts tokens into play that are copies of a card or permanent, without what was done to it."});
}

void add_changes(List& list) {
  using enum Verb;
  const auto change_fields = [] {
    return std::vector{
        what("What is changed."), field<Step, &Step::change>("change", "Keys of a change, in a table.", true),
        field<Step, &Step::condition>("only_while", "It ends, for good, when this does not hold any more.")};
  };
  list.push_back({"until_end_of_turn", Style::call, lasts<change, Duration::end_of_turn>, change_fields(),
                  "Changes them until the end of turn.", "R-CLEAN-2"});
  list.push_back({"until_end_of_combat", Style::call, lasts<change, Duration::end_of_combat>, change_fields(),
                  "Changes them until the attack ends."});
  list.push_back({"for_good", Style::call, lasts<change, Duration::for_good>, change_fields(),
                  "Changes them until they change zone.", "R-DUR-1"});
  list.push_back({"while_tapped", Style::call, lasts<change, Duration::while_source_tapped>, change_fields(),
                  "Changes them while this card stays tapped.", "R-DUR-3"});
  list.push_back({"while_in_play", Style::call, lasts<change, Duration::while_source_in_play>,
                  change_fields(), "Changes them while this card stays in play."});
  list.push_back({"until_next_untap", Style::call, lasts<change, Duration::next_untap>, change_fields(),
                  "Changes them through their controller's next untap phase."});
  list.push_back({"while_yours", Style::call, lasts<change, Duration::while_source_yours>, change_fields(),
                  "Changes them while you control this card.", "R-DUR-3"});
  list.push_back({"while_yours_and_tapped", Style::call, lasts<change, Duration::while_yours_and_tapped>,
                  change_fields(), "Changes them while you control this card and it stays tapped.",
                  "R-DUR-3"});
  list.push_back({"until_next_upkeep", Style::call, lasts<change, Duration::next_upkeep>, change_fields(),
                  "Changes them until your next upkeep begins."});
  list.push_back({"until_end_of_next_upkeep", Style::call, lasts<change, Duration::end_of_next_upkeep>,
                  change_fields(), "Changes them until your next upkeep is over."});
  list.push_back({"until_next_turn", Style::call, lasts<change, Duration::next_turn>, change_fields(),
                  "Changes them until your next turn begins."});
  // A rule is no part of what a thing is, and no layer applies it: it has words of its own.
  const auto rule_fields = [] {
    return std::vector{field<Step, &Step::abilities>("rule", "A rule ability, with `affects`.", true)};
  };
  list.push_back({"this_turn", Style::call, lasts<rule, Duration::end_of_turn>, rule_fields(),
                  "The rule holds until the end of turn."});
  list.push_back({"this_combat", Style::call, lasts<rule, Duration::end_of_combat>, rule_fields(),
                  "The rule holds until the attack ends."});
  list.push_back({"from_now_on", Style::call, lasts<rule, Duration::for_good>, rule_fields(),
                  "The rule holds for good."});
  list.push_back({"as_long_as_tapped", Style::call, lasts<rule, Duration::while_source_tapped>, rule_fields(),
                  "The rule holds while this card stays tapped."});
  list.push_back({"as_long_as_in_play", Style::call, lasts<rule, Duration::while_source_in_play>,
                  rule_fields(), "The rule holds while this card stays in play."});
  list.push_back({"through_next_untap", Style::call, lasts<rule, Duration::next_untap>, rule_fields(),
                  "The rule holds through the next untap phase."});
  list.push_back({"as_long_as_yours", Style::call, lasts<rule, Duration::while_source_yours>, rule_fields(),
                  "The rule holds while you control this card."});
  list.push_back({"as_long_as_yours_and_tapped", Style::call, lasts<rule, Duration::while_yours_and_tapped>,
                  rule_fields(), "The rule holds while you control this card and it stays tapped."});
  list.push_back({"through_next_upkeep", Style::call, lasts<rule, Duration::next_upkeep>, rule_fields(),
                  "The rule holds until your next upkeep begins."});
  list.push_back({"up_to_next_turn", Style::call, lasts<rule, Duration::next_turn>, rule_fields(),
                  "The rule holds until your next turn begins."});
}

/// Makes it a step whose steps are done later, when that happens next.
Trigger& waits_for(Step& step, EventKind event) {
  step.verb = Verb::at_time;
  step.trigger = Trigger{};
  step.trigger->event = event;
  return *step.trigger;
}
void waits_for_phase(Step& step, const char* phase, PhasePart part) {
  Trigger& moment = waits_for(step, EventKind::phase);
  moment.phase = Word(phase);
  moment.part = part;
}

void add_flow(List& list) {
  using enum Verb;
  list.push_back({"choose",
                  Style::call,
                  does<choose>,
                  {field<Step, &Step::choice>(
                       "kind", "What is chosen: \"colour\", \"basic land type\", \"opponent\", ...", true),
                   field<Step, &Step::what>("who", "Who chooses; you when left out."),
                   field<Step, &Step::other>("among", "For a card: from among which.")},
                  "A choice, remembered with this card, each kind by itself: see `choices`."});
  list.push_back({"choose_number_up_to",
                  Style::call,
                  [](Step& s) {
                    s.verb = choose;
                    s.choice = ChoiceKind::number;
                  },
                  {number("The greatest that may be chosen; the least is 0."),
                   field<Step, &Step::what>("who", "Who chooses; you when left out.")},
                  "A number, remembered with this card: `chosen_number`."});
  // The same verb as `may`, with the steps on the other side: what is not paid for happens.
  list.push_back({"unless",
                  Style::table,
                  does<may>,
                  {field<Step, &Step::what>("by", "Who may pay; you when left out."),
                   field<Step, &Step::cost>("pay", "What it costs.", true)},
                  "The steps are done unless the player pays.",
                  "",
                  field<Step, &Step::otherwise>("steps", "What is done when it is not paid.")});
  list.push_back({"may",
                  Style::table,
                  does<may>,
                  {field<Step, &Step::what>("by", "Who may; you when left out."),
                   field<Step, &Step::cost>("pay", "What it costs; nothing when left out."),
                   field<Step, &Step::otherwise, StepList>("otherwise", "What happens when it is not paid.")},
                  "A player may pay, and then the steps are done.",
                  "",
                  items("What is done when it is paid.")});
  list.push_back(
      {"when",
       Style::call,
       does<when>,
       {field<Step, &Step::condition>("condition", "A condition.", true), then("What is done if it holds."),
        field<Step, &Step::otherwise, StepList>("otherwise", "What is done if not.")},
       "Steps that are done only if a condition holds."});
  list.push_back({"for_each",
                  Style::call,
                  does<for_each>,
                  {what("A selector."), then("What is done, with `it`.")},
                  "Steps that are done once for each of those."});
  list.push_back({"repeat_times",
                  Style::call,
                  does<repeat>,
                  {number("How often."), then("What is done.")},
                  "Steps that are done several times."});
  list.push_back(
      {"first",
       Style::table,
       does<prerequisite>,
       {field<Step, &Step::otherwise, StepList>("to", "What follows if all of it was done.", true)},
       "Steps that are done to have others follow: no part of those if any of these could not be "
       "done.",
       "R-RESOLVE-1",
       items("What is done first.")});
  // A second moment at which targets are chosen: the rule set says whether one may come again (R-TARGET-4).
  list.push_back({"aim_at",
                  Style::call,
                  does<aim>,
                  {what("What may be a target."), then("What is done, with `it`.")},
                  "Steps with a target that is chosen only when they are done.",
                  "R-TARGET-4"});
  list.push_back({"repeat_until",
                  Style::call,
                  does<repeat>,
                  {field<Step, &Step::condition>("condition", "When it ends.", true), then("What is done.")},
                  "Steps that are done, at least once, until a condition holds."});
  list.push_back({"process",
                  Style::table,
                  does<repeat>,
                  {},
                  "Steps that are done once, and once more whenever `again()` is done in them.",
                  "",
                  items("What is done.")});
  list.push_back({"again",
                  Style::call,
                  does<again>,
                  {},
                  "The `process` that it stands in is done once more, when it is through."});
  list.push_back(
      {"flip_coin",
       Style::table,
       does_once<flip_coin>,
       {field<Step, &Step::what>("by", "Who flips; you when left out. With it, `it` is the one who flips."),
        field<Step, &Step::amount>("coins", "How many; 1 when left out."),
        field<Step, &Step::then, StepList>("won", "What is done on a win."),
        field<Step, &Step::otherwise, StepList>("lost", "What is done on a loss.")},
       "A player flips a coin."});
  list.push_back({"next_end_of_turn",
                  Style::table,
                  [](Step& s) { waits_for_phase(s, "cleanup", PhasePart::end); },
                  {},
                  "Steps that are done at the end of this turn.",
                  "",
                  items("What is done.")});
  list.push_back({"when_damage_is_dealt",
                  Style::table,
                  // Of itself alone: whatever else deals damage meanwhile is no matter of this spell.
                  [](Step& s) { waits_for(s, EventKind::deals_damage).subject.from = Reference::self; },
                  {},
                  "Steps that are done when the damage of this spell or effect is dealt, with `that_much` of "
                  "it: what is left after prevention.",
                  "R-DP-5",
                  items("What is done.")});
  list.push_back({"next_upkeep",
                  Style::table,
                  [](Step& s) { waits_for_phase(s, "upkeep", PhasePart::beginning); },
                  {},
                  "Steps that are done at the beginning of the next upkeep, whosever it is.",
                  "",
                  items("What is done.")});
  list.push_back({"next_end_of_combat",
                  Style::table,
                  [](Step& s) { waits_for(s, EventKind::end_of_combat); },
                  {},
                  "Steps that are done at the end of the attack of this turn; without one, never.",
                  "",
                  items("What is done.")});
  // Behind the words for moments, which say the same more shortly.
  static const auto event = field<Step, &Step::trigger>(
      "event", "What is waited for: `put_into_graveyard { what = target }`.", true);
  static const auto or_event = field<Step, &Step::or_trigger>(
      "or_event", "Another event that is waited for as well: whichever comes first.");
  list.push_back({"the_next_time",
                  Style::table,
                  does<at_time>,
                  {event, or_event},
                  "Steps that are done once, when that happens next, with what the event gives.",
                  "",
                  items("What is done.")});
  list.push_back({"when_this_turn",
                  Style::table,
                  lasts<at_time, Duration::end_of_turn>,
                  {event, or_event},
                  "Steps that are done once, when that happens next, if it does so before the turn ends.",
                  "",
                  items("What is done.")});
  list.push_back({"whenever_this_turn",
                  Style::table,
                  [](Step& s) {
                    lasts<at_time, Duration::end_of_turn>(s);
                    s.each_time = true;
                  },
                  {event},
                  "Steps that are done each time that happens until the turn ends.",
                  "",
                  items("What is done.")});
  list.push_back({"whenever_while_tapped",
                  Style::table,
                  [](Step& s) {
                    lasts<at_time, Duration::while_source_tapped>(s);
                    s.each_time = true;
                  },
                  {event},
                  "Steps that are done each time that happens while this card stays tapped.",
                  "R-DUR-3",
                  items("What is done.")});
}

}  // namespace

const std::vector<Form<Step>>& step_words() {
  // Made once, in one order: of two words that say the same step the earlier one is printed.
  static const List list = [] {
    List words;
    add_damage_and_players(words);
    add_permanents(words);
    add_changes(words);
    add_flow(words);
    return words;
  }();
  return list;
}

}  // namespace sleight
