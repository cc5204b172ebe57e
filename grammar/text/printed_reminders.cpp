#include "grammar/text/printed_reminders.h"

#include <vector>

#include "grammar/text/phrase_pattern.h"
#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

/// R-LIFE-6: loss of life is no damage.
constexpr std::string_view loss_is_no_damage =
    "^effects that prevent (or redirect |)damage (cannot|may not) be used to (counter|prevent) this "
    "(loss|change) of life$";

/// A cost is no part of a colour (R-COLOR-1).
constexpr std::string_view costs_keep_colours =
    "^(cost|costs) to (cast, |)tap, maintain(,|) or (to |)use a special ability of (card|target|target "
    "creature|target creatures) (remain|remains) (entirely |)unchanged$";

/// Whole sentences that change nothing: the rules say as much.
constexpr std::string_view needless_sentences[] = {
    loss_is_no_damage,
    // A packet that was prevented is gone, the next one is a new one (R-DP-3).
    "^treat further damage from that source normally$",
    "^further damage this turn is treated normally$",
    costs_keep_colours,
    // How players mark what has changed.
    "^use counters$",
    "^use counters to (mark|indicate) <t>$",
    "^mark (the |)changed land with a counter$",
    // Any number of targets are chosen by whoever casts it (R-TARGET-1).
    "^you choose which and how many creatures are affected$",
    // What an effect puts into play is not played (R-MAIN-1).
    "^this does not count towards your one land per turn limit$",
    "^all attacking creatures are still tapped$",
    // What a target has to be is asked as it is chosen and as it is affected (R-TARGET-3).
    "^other effects may later be used to increase <t>$",
    "^for example, <c>$",
    // Without a target, or without what is to be given up, nothing happens.
    "^ignore this effect if there are no legal targets$",
    "^ignore this effect if (an |)opponent has no cards in hand$",
    "^ignore this (effect|ability) if that (player|opponent) has no cards (left |)in (hand|his or her hand)$",
    "^ignore this effect if that player controls no lands$",
    "^if (that|target) player does not have enough cards(| in hand), his or her entire hand is discarded$",
    "^if (that|target) player does not have enough cards(| in hand), his or her entire hand is revealed$",
    // Ten poison counters are what that kind of counter does.
    "^if (any|a) player has ten or more poison counters, he or she loses the game$",
    "^note that this ability may be used after blocking has been declared$",
    "^no spells may be cast between drawing and discarding cards$",
    // Damage that goes elsewhere is still dealt by what dealt it.
    "^the source of the damage does not change$",
    // Counters stay where they are, whatever has put them there.
    "^(these |)counters remain (on creature |)even if <t> (is removed|leaves play)$",
    "^the (controller|control) of the enchantment does not change$",
    "^(that|this) (artifact|creature) retains all of its original abilities$",

    "^treat (this|that|the|these) (creature|creatures|goblin) as (though|if) (it|they) were just summoned$",
    "^if this forces a creature to block more attackers than allowed, <c>$",
    "^walls able to block more than one creature can still do so$",
    "^if blocking wall is compelled to block more creatures than <c>$",
    "^this ability does not tap <c>$",
    // Power of 0 or less deals none (R-CRE-3).
    "^creatures with power less than 1 deal no damage$",
    // Switching is what is applied last.
    "^effects that alter <t> alter <t2> instead, and vice versa$",
    "^~'s new target must be legal$",
    "^~ has no effect on artifacts that have no activation cost or whose activation cost is {0}$",
    "^can only be played on a (target|enchanted) <t>$",
    "^if that player does not have enough cards in hand, his or her entire hand is put on top of <t>$",
    "^you cannot sacrifice a creature that is already on its way to the graveyard$",
    "^you may not sacrifice a creature that is already on its way to the graveyard$",
};

/// Behind what comes into play: it is sick as all are that come (R-CRE-5).
constexpr PrintedRow needless_asides[] = {
    {" as (though|if) (it|they) (were|was) just (summoned|cast)", ""},
};

}  // namespace

void leave_out_reminders(Text& line) {
  static const std::vector<PhrasePattern> patterns(std::begin(needless_sentences),
                                                   std::end(needless_sentences));
  static const PrintedRows said_beside(needless_asides);
  for (const PhrasePattern& pattern : patterns)
    while (cut_out(line, pattern)) {
    }
  said_beside.apply(line, "");
}

}  // namespace sleight
