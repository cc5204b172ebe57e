#include "grammar/text/printed_triggers.h"

#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

/// What is asked for in an upkeep, and what follows where it is not given.
constexpr PrintedRow printed_phases[] = {
    {"^(pay|spend) <m> during your upkeep(,|) or <c>$", "during your upkeep, pay <m> or <c>"},
    {"^sacrifice <t> during your upkeep or <c>$", "during your upkeep, sacrifice <t> or <c>"},
    {"^if you do not pay <t> during your upkeep, ~ is destroyed$",
     "during your upkeep, destroy ~ unless you pay <t>"},
    {"your upkeep, pay <m> or (~ is destroyed|destroy ~)$", "your upkeep, destroy ~ unless you pay <m>"},
    {"your upkeep, pay <m> or bury ~$", "your upkeep, bury ~ unless you pay <m>"},
    {"your upkeep, pay <m> or ~ deals <t>$", "your upkeep, ~ deals <t> unless you pay <m>"},
    {"your upkeep, pay <m> for each <t> or bury ~$", "your upkeep, bury ~ unless you pay <m> for each <t>"},
    {"your upkeep, sacrifice <t> or (~ is destroyed|destroy ~)$",
     "your upkeep, destroy ~ unless you sacrifice <t>"},
    {"your upkeep, sacrifice <t> or ~ deals <n> damage to you and is buried$",
     "your upkeep, unless you sacrifice <t>, bury ~, then ~ deals <n> damage to you"},
    {"your upkeep, sacrifice <t>, or bury ~ and ~ deals <t2>$",
     "your upkeep, unless you sacrifice <t>, bury ~, then ~ deals <t2>"},
    {"your upkeep, sacrifice <t> or ~ deals <t2>$", "your upkeep, ~ deals <t2> unless you sacrifice <t>"},
    {"your upkeep, discard <t>, or bury ~ and draw a card$",
     "your upkeep, unless you discard <t>, bury ~, then you draw a card"},
    {"your upkeep, discard <t>, or ~ deals <t2>$", "your upkeep, ~ deals <t2> unless you discard <t>"},
    {"your upkeep, take two cards from the top of your library and put them in your graveyard, or destroy ~$",
     "your upkeep, destroy ~ unless you put the top two cards of your library into your graveyard"},
    {"your upkeep, pay <m> for each <t>, or remove <t2> and target opponent gains control of ~$",
     "your upkeep, unless you pay <m> for each <t>, remove <t2>, then target opponent controls ~"},
    {"^if you destroy ~ this way, it deals", "if ~ is destroyed this way, ~ deals"},
    {"^when ~ comes into play, sacrifice <t> or bury ~$",
     "when ~ comes into play, bury ~ unless you sacrifice <t>"},
    {"^when ~ comes into play, controller must sacrifice <t> or ~ is buried$",
     "when ~ comes into play, bury ~ unless you sacrifice <t>"},
    {"^when ~ comes into play, discard <t> or bury ~$",
     "when ~ comes into play, bury ~ unless you discard <t>"},

    {"^~ deals <t> to each player during his or her upkeep$",
     "during each player's upkeep, ~ deals <t> to that player"},
    {"^~ deals <t> to you during your upkeep$", "during your upkeep, ~ deals <t> to you"},
    {"^(put|remove) a <k> counter on ~ when it comes into play and during your upkeep$",
     "when ~ comes into play, put a <k> counter on ~. during your upkeep, put a <k> counter on ~"},
    {"^put <n> <k> counters on ~ when (it|~) comes into play$",
     "when ~ comes into play, put <n> <k> counters on ~"},
    {"^during your upkeep, bury ~ if <c>$", "during your upkeep, if <c>, bury ~"},
    {"during (his or her|its controller's) upkeep, controller of <t> ",
     "during the upkeep of <t>'s controller, that player "},
    {"^during his or her upkeep, <t>'s controller ", "during the upkeep of <t>'s controller, that player "},
    {"^during each of its controller's upkeeps, ", "during its controller's upkeep, "},
    {"deals <n> damage to him or her$", "deals <n> damage to that player"},
    {"^during each player's upkeep, ~ deals (to that player an amount of damage|that player an amount of "
     "damage) "
     "equal to <t>$",
     "during each player's upkeep, ~ deals damage to that player equal to <t>"},
    {"deals that player <n> damage for each ", "deals <n> damage to that player for each "},
    {"^at the end of its controller's turn, ", "at the end of the turn of @'s controller, "},
    {"^during its controller's upkeep, ", "during the upkeep of @'s controller, "},
};

/// "If" is "when" where it speaks of something that happens.
constexpr PrintedRow printed_events[] = {
    {"^if target <t> attacks and is not blocked, ", "when target <t> attacks and is not blocked this turn, "},
    {"^if that <k> leaves play this turn, ", "when it leaves play this turn, "},
    {"^if that <k> is put into a graveyard from play this turn, ",
     "when it is put into a graveyard from play this turn, "},
    {"^if ~ leaves play this turn, target creature is buried",
     "when ~ leaves play this turn, bury that creature"},

    {"if assigned to block any <k> creatures or any <k> creatures are assigned to block it, ~",
     "whenever ~ blocks or becomes blocked by one or more <k> creatures, ~"},
    {"^if assigned to block any <k> creatures, ~", "whenever ~ blocks one or more <k> creatures, ~"},
    {"^if assigned as a blocker, ", "whenever ~ blocks, "},
    {"^if ~ is assigned as a blocker, ", "whenever ~ blocks, "},
    {"^if ~ is assigned to block <t>, ", "whenever ~ blocks <t>, "},
    {"^if any creatures are assigned to block it, ~ ", "whenever ~ becomes blocked, ~ "},
    {"^if declared as an attacker, ", "whenever ~ attacks, "},
    {"^if you declare ~ as an attacker, pay <m> or <t>$", "whenever ~ attacks, <t> unless you pay <m>"},
    {"^if ~ is declared as an attacker and <t>, ", "whenever ~ attacks, if <t>, "},
    {"^if <t> blocks or is blocked by any orcs, ",
     "whenever <t> blocks or becomes blocked by one or more orcs, "},
    {"^if <t> blocks or is blocked by any creatures, ", "whenever <t> blocks or becomes blocked, "},
    {"^if <t> blocks or is blocked by (any|a) creature that has taken damage this turn, ",
     "whenever <t> blocks or becomes blocked by a creature dealt damage this turn, "},
    {"^if <t> blocks or is blocked by any <t2>, ", "whenever <t> blocks or becomes blocked by a <t2>, "},
    {"^if <t> blocks or is blocked, ", "whenever <t> blocks or becomes blocked, "},
    {"^if <t> blocks any creature, ", "whenever <t> blocks a creature, "},
    {"^if <t> is blocked by any <t2>, ", "whenever <t> becomes blocked by a <t2>, "},
    {"^if <t> attacks and is not blocked, ", "whenever <t> attacks and is not blocked, "},
    {"^if <t> attacks and is blocked, ", "whenever <t> becomes blocked, "},
    {"^if ~ attacks, ", "whenever ~ attacks, "},
    {"^if ~ blocks, ", "whenever ~ blocks, "},
    {"^if <t> becomes tapped, ", "whenever <t> becomes tapped, "},
    {"^if ~ is put into a graveyard from play during combat, ", "when ~ is put into a graveyard from play, "},
    {"^if ~ is put into a graveyard from play the same turn it was blocked, ",
     "when ~ is put into a graveyard from play, if ~ was blocked this turn, "},
    {"^if <t> is put into a graveyard from play, ", "when <t> is put into a graveyard from play, "},
    {"^when placed in the graveyard from play, ", "when ~ is put into a graveyard from play, "},
    {"^when put into a graveyard from play, ", "when ~ is put into a graveyard from play, "},
    {"^if <t> leaves play, ", "when <t> leaves play, "},
    {"^when ~ leaves play, this effect continues", "if ~ leaves play, this effect continues"},
    {"^if <t> damages (any|a) player, he or she ", "whenever <t> deals damage to a player, that player "},
    {"^gain 1 life for every 1 damage ~ deals. you cannot gain more life in this way than the toughness of "
     "the "
     "creature or the total life of the player that ~ damages$",
     "whenever ~ deals damage to a creature, gain that much life, but not more than that creature's "
     "toughness\n"
     "whenever ~ deals damage to a player, gain that much life, but not more than that player's life total "
     "before the damage"},
    // Once, however often it did.
    {"^if <t> damages (any|an) opponent, put <t2> on it at end of turn$",
     "at the end of any turn, if <t> dealt damage to an opponent this turn, put <t2> on it"},
    {"^if <t> damages (any|an) opponent, ", "whenever <t> deals damage to an opponent, "},
    {"^if <t> damages (any|a) player in combat, ", "whenever <t> deals combat damage to a player, "},
    {"^whenever <t> damages (any|an) opponent, that (opponent|player) ",
     "whenever <t> deals damage to an opponent, that player "},
    {"^whenever <t> damages (any|a) player, ", "whenever <t> deals damage to a player, "},
    {"^an opponent damaged by (~|specter) ", "whenever ~ deals damage to an opponent, that player "},
    {"^whenever a creature is damaged by ~ and put into (the|a) graveyard, ",
     "whenever a creature dealt damage by ~ this turn is put into a graveyard from play, "},
    {"^whenever a creature is put into a graveyard from play the same turn ~ damaged it, ",
     "whenever a creature dealt damage by ~ this turn is put into a graveyard from play, "},
    {"^put <t> on ~ each time a creature is put into a graveyard from play the same turn ~ damaged it$",
     "whenever a creature dealt damage by ~ this turn is put into a graveyard from play, put <t> on ~"},
    {"^put <t> on <t2> every time it becomes tapped$", "whenever <t2> becomes tapped, put <t> on <t2>"},
    {"^~ gets a +1/+1 counter each time <t> casts <t2>$",
     "whenever <t> successfully casts <t2> spell, put a +1/+1 counter on ~"},
    {"^you gain 1 life each time one of opponent's <k> becomes tapped$",
     "whenever one of opponent's <k> becomes tapped, you gain 1 life"},
    {"one of opponent's mountains", "a mountain an opponent controls"},
    {"one of opponent's artifacts", "an artifact an opponent controls"},
    {"^each time ", "whenever "},
    {"^every time ", "whenever "},
    {"^~ deals <t> to <t2> for each card he or she draws$",
     "whenever <t2> draws a card, ~ deals <t> to that player"},
    {"whenever any player", "whenever a player"},
    {"whenever any <k>", "whenever a <k>"},
    {"a <k> target opponent controls becomes", "a <k> an opponent controls becomes"},
    {"^when enchanted", "whenever enchanted"},

    {"^if at any time you control any dwarves, ", "when you control a dwarf, "},
    {"^if at any time ", "when "},
    {"^~ is destroyed immediately if at any time (you have|controller controls|you control) no <k>( in "
     "play|)$",
     "when you control no <k>, destroy ~"},
    {"^~ is buried immediately if at any time (you have|controller controls|you control) no <k>( in play|)$",
     "when you control no <k>, bury ~"},
    {"^bury ~ if you control no <k>$", "when you control no <k>, bury ~"},
    {"^if you control no <k>, bury ~$", "when you control no <k>, bury ~"},
    {"^if there are no <t> on ~, bury (it|~)$", "when there are no <t> on ~, bury ~"},
    {"^if ~'s power is <n> or (more|greater), bury (it|~)$", "when ~'s power is <n> or more, bury ~"},

    // It stands behind "when ~ comes into play" on one line of the print, and is no part of that.
    {"^at the end of any combat in which ~ (is assigned to attack or block|attacked or blocked), ",
     "\nat end of combat, if ~ attacked this turn or ~ blocked this turn, "},
    {"^at the end of any turn in which ~ regenerated, ",
     "at the end of any turn, if ~ regenerated this turn, "},
    {"^at the end of any turn in which a creature is put into a graveyard from play, ",
     "at the end of any turn, if there is a creature that was put into a graveyard from play this turn, "},
    {"^at the end of any turn in which ~ was damaged, ",
     "at the end of any turn, if ~ was dealt damage this turn, "},
};

}  // namespace

void rewrite_printed_triggers(Text& line, std::string_view subject) {
  static const PrintedRows in_phases(printed_phases);
  static const PrintedRows on_events(printed_events);
  in_phases.apply(line, subject);
  on_events.apply(line, subject);
}

}  // namespace sleight
