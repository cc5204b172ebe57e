#include "scripting/words/selector_words.h"

namespace sleight {

Selector look_at(Reference from) {
  Selector selector;
  selector.from = from;
  return selector;
}

namespace {

/// Permanents of a type: what is elsewhere is a card or a spell (R-GEN-4).
Selector of_type(CardType types) {
  Selector selector = look_at(Reference::permanents);
  Filter filter;
  filter.types = types;
  selector.filters.push_back(filter);
  return selector;
}

Selector with(Selector first, Selector second) {
  first.also.push_back(std::move(second));
  return first;
}

/// What a method asks for: that it is so, that it is not so, or that there is one of what it counts.
template <Quality quality>
void demand(Filter& filter) {
  filter.quality = quality;
}

template <Quality quality>
void refuse(Filter& filter) {
  filter.quality = quality;
  filter.negated = true;
}

template <Quality quality>
void demand_one(Filter& filter) {
  filter.quality = quality;
  filter.amount = Amount(1);
}

/// The one word that says what a filter asks; whether it is turned round is said by the method.
Field<Filter> quality() {
  auto row = field<Filter, itself, AnyQuality>("quality", "A colour, card type or subtype.", true);
  // The word is the whole filter but for the turn, which `not_` sets by itself.
  row.copy = [](const Filter& from, Filter& to) {
    const bool negated = to.negated;
    to = from;
    to.negated = negated;
  };
  return row;
}

template <Reference from>
void start(Selector& selector) {
  selector.from = from;
}

}  // namespace

const std::vector<SelectorWord>& selector_words() {
  using enum Reference;
  static const std::vector<SelectorWord> list{
      {"creature", "creatures", of_type(CardType::creature), "Creatures in play."},
      {"land", "lands", of_type(CardType::land), "Lands in play."},
      {"artifact", "artifacts", of_type(CardType::artifact), "Artifacts in play."},
      {"enchantment", "enchantments", of_type(CardType::enchantment), "Enchantments in play."},
      {"permanent", "permanents", look_at(permanents), "Everything in play."},
      {"player", "players", look_at(players), "Both players."},
      // Pairs that describe one target; there is no set of that name (`each(creatures, players)`).
      {"creature_or_player", nullptr, with(of_type(CardType::creature), look_at(players)),
       "A creature in play or a player."},
      // A spell is no permanent, and a permanent no spell: neither word gives the other (R-CAST-7).
      {"spell", "spells", look_at(spells), "Spells being cast."},
      {"effect", "effects", look_at(effects), "Activated effects under way."},
      {"spell_or_permanent", nullptr, with(look_at(permanents), look_at(spells)), "A spell or a permanent."},
      // Prevention aims at packets, and not at whom they are for (R-DP-3).
      {"packet", "packets", look_at(packets), "Damage packets of the open prevention step."},
      {"card", "cards", look_at(cards), "Cards outside play; `in_zone` says where."},
      {"died", nullptr, look_at(died),
       "What has been put into a graveyard from play this turn, each as it last was."},
      {"perished", nullptr, look_at(perished),
       "What `died` gives, and tokens that died this turn where they reach no graveyard (R-ZONE-16)."},
      {"played", nullptr, look_at(played),
       "The cards that were cast or played this turn, each as it was then and controlled by who played it."},
      {"sources", nullptr, look_at(sources), "What has dealt damage this turn, each as it was then."},
      {"self", nullptr, look_at(self), "This card."},
      {"enchanted", nullptr, look_at(enchanted), "What this local enchantment is on."},
      {"target", nullptr, look_at(target), "The target, or the first of several."},
      {"chosen", nullptr, look_at(chosen),
       "The card that was chosen, or whatever else `choose` took among things."},
      {"chosen_player", nullptr, look_at(chosen_player), "The player, or the opponent, that was chosen."},
      {"it", nullptr, look_at(it), "The object of the event that set this off, or the one of `for_each`."},
      {"destroyed", nullptr, look_at(destroyed),
       "What the last such step has destroyed or buried, as it was; not what was regenerated."},
      {"sacrificed", nullptr, look_at(sacrificed),
       "What the cost, or else the last such step, has sacrificed, as it was."},
      {"discarded", nullptr, look_at(discarded),
       "The cards that the cost, or else the last such step, has discarded."},
      {"drawn", nullptr, look_at(drawn),
       "The cards that the last such step has drawn, wherever they are by now."},
      {"made", nullptr, look_at(made), "The tokens that the last such step has made."},
      {"moved", nullptr, look_at(moved), "What the last such step has put, returned or removed elsewhere."},
      {"removed", nullptr, look_at(removed),
       "What the cost, or else the last such step, has removed from the game, as it was before."},
      {"found", nullptr, look_at(found),
       "What a `search` has found: in its steps the one of them, and later all."},
      {"countered", nullptr, look_at(countered),
       "The cards of the spells that the last such step has countered."},
      {"untapped", nullptr, look_at(untapped), "What the cost has untapped."},
      {"found_before", nullptr, look_at(found_before),
       "What searches of this `process`, or of the one before this step, have found."},
      {"chosen_pile", nullptr, look_at(chosen_pile),
       "Of the two piles that things were separated into the one that was chosen."},
      {"other_pile", nullptr, look_at(other_pile), "The one that was not chosen."},
      {"last_drawn", nullptr, look_at(last_drawn),
       "The card that you drew last this turn, as long as it is in your hand."},
      {"other_one", nullptr, look_at(other_one), "The second object of that event."},
      {"that_player", nullptr, look_at(that_player), "The player of that event."},
      {"you", nullptr, look_at(you), "The controller of the ability."},
      {"opponent", nullptr, look_at(opponent), "The opponent of its controller."},
      {"active_player", nullptr, look_at(active_player), "The player whose turn it is."},
      {"defending_player", nullptr, look_at(defending_player), "The player who is attacked."},
      // The empty selector, where a player may be left out: it has a word, so that it can be written.
      {"each_player", nullptr, Selector{}, "Whoever it is: no player is singled out."},
  };
  return list;
}

const std::vector<Form<Selector>>& selector_functions() {
  using enum Reference;
  static const std::vector<Form<Selector>> list{
      {"controller_of",
       Style::call,
       start<controller_of>,
       {field<Selector, &Selector::of>("what", "Whose controller is meant.", true)},
       "The player who controls something."},
      {"owner_of",
       Style::call,
       start<owner_of>,
       {field<Selector, &Selector::of>("what", "Whose owner is meant.", true)},
       "The player who owns something."},
      {"source_of",
       Style::call,
       start<packet_source>,
       {field<Selector, &Selector::of>("packet", "A damage packet.", true)},
       "What dealt the damage of a packet."},
      {"victim_of",
       Style::call,
       start<packet_victim>,
       {field<Selector, &Selector::of>("packet", "A damage packet.", true)},
       "The creature or player that the damage of a packet is dealt to, or was, if it was prevented."},
      {"last_source",
       Style::call,
       start<last_source>,
       {field<Selector, &Selector::of>("what", "Which sources are looked at.", true)},
       "Of the sources of the damage that was dealt this turn the last of these, as it then was."},
  };
  return list;
}

const std::vector<Form<Filter>>& filter_words() {
  using enum Quality;
  static const auto number = field<Filter, &Filter::amount>("n", "The number to compare with.", true);
  static const auto how = field<Filter, &Filter::compare>("how", "\"at least\", \"at most\" or \"exactly\".");
  static const auto of = [](const char* name, const char* doc) {
    return field<Filter, &Filter::of>(name, doc, true);
  };
  static const auto word = [](const char* name, const char* doc) {
    return field<Filter, &Filter::word>(name, doc, true);
  };
  static const auto sources =
      field<Filter, &Filter::of, Box<Sources>>("what", "A selector, or a quality of the source.", true);
  static const auto of_keyword = field<Filter, &Filter::of, Box<Sources>>(
      "of", "What the keyword is of: \"swamp\" of landwalk; anything when left out.");
  static const std::vector<Form<Filter>> list{
      {"other", Style::call, demand<other>, {}, "Other than this card."},
      {"tapped", Style::call, demand<tapped>, {}, "Tapped."},
      {"untapped", Style::call, refuse<tapped>, {}, "Not tapped."},
      // These exist only while there is combat (R-CBT-10); `attacked` asks about the whole turn.
      {"attacking", Style::call, demand<attacking>, {}, "Attacking."},
      {"blocking", Style::call, demand<blocking>, {}, "Blocking."},
      {"blocked", Style::call, demand<blocked>, {}, "Blocked."},
      {"unblocked", Style::call, refuse<blocked>, {}, "Attacking, and not blocked."},
      {"attacked",
       Style::call,
       demand<attacked>,
       {},
       "Attacked this turn; a player, with no creature as well.",
       "R-CBT-2"},
      {"did_not_attack", Style::call, refuse<attacked>, {}, "Did not attack this turn."},
      {"token", Style::call, demand<token>, {}, "A token."},
      {"on_creatures",
       Style::call,
       demand<enchants_creatures>,
       {},
       "Local enchantments that are put on creatures, or spells of them.",
       "R-ENCH-1"},
      {"made_by",
       Style::call,
       demand<made_by>,
       {of("what", "What has the ability that made it, be it gone by now.")},
       "Tokens that an effect of that has made."},
      {"brought_by",
       Style::call,
       demand<brought_by>,
       {of("what", "What has the ability that brought it, be it gone by now.")},
       "Cards that an effect of that has put into play."},
      {"with_counters_from",
       Style::call,
       demand<counters_from>,
       {word("kind", "The kind of counter."),
        of("what", "What has the ability that put them there, be it gone by now.")},
       "With counters of that kind that an effect of that has put there."},
      {"colourless", Style::call, demand<colourless>, {}, "Without colour.", "R-COLOR-1"},
      {"continuous",
       Style::call,
       demand<continuous>,
       {},
       "A continuous artifact: no creature, and without an activated ability."},
      {"not_continuous",
       Style::call,
       refuse<continuous>,
       {},
       "No continuous artifact: a creature, or with an activated ability."},
      {"multicoloured", Style::call, demand<multicoloured>, {}, "Of several colours."},
      // Types are compared in the singular, names and keywords as they are spelt (R-CRE-8).
      {"of_type",
       Style::call,
       demand<subtype>,
       {field<Filter, &Filter::word, Subtype>("type", "A creature type or land type.", true)},
       "Of that creature type or land type."},
      {"that_are",
       Style::call,
       [](Filter&) {},
       {quality()},
       "Of that colour or card type (or of either: \"instant or sorcery\"), supertype or subtype."},
      // The name is what is left of `not_...` without a word behind it: `creatures:not_ "black"`.
      {"not_",
       Style::call,
       [](Filter& f) { f.negated = true; },
       {quality()},
       "Not of that colour or card type (nor of any: \"instant or sorcery\"), supertype or subtype."},
      {"named", Style::call, demand<named>, {word("name", "A card name.")}, "Of that name."},
      {"with",
       Style::call,
       demand<keyword>,
       {word("keyword", "The name of a keyword."), of_keyword},
       "With that keyword."},
      {"without",
       Style::call,
       refuse<keyword>,
       {word("keyword", "The name of a keyword."), of_keyword},
       "Without that keyword."},
      {"giving_mana", Style::call, demand<gives_mana>, {}, "With an ability that gives mana.", "R-MANA-9"},
      {"power", Style::call, demand<power>, {number, how}, "Whose power compares so."},
      {"toughness", Style::call, demand<toughness>, {number, how}, "Whose toughness compares so."},
      {"casting_cost",
       Style::call,
       demand<casting_cost>,
       {number, how},
       "Whose total casting cost compares so."},
      {"life", Style::call, demand<life>, {number, how}, "Players whose life compares so."},
      {"with_counters",
       Style::call,
       demand_one<counters>,
       {word("kind", "The kind of counter."),
        field<Filter, &Filter::amount>("n", "How many; 1 when left out."), how},
       "With counters of that kind."},
      {"controlled_by",
       Style::call,
       demand<controlled_by>,
       {of("player", "Whose.")},
       "Controlled by that player."},
      {"owned_by", Style::call, demand<owned_by>, {of("player", "Whose.")}, "Owned by that player."},
      {"among", Style::call, demand<is_one_of>, {of("what", "A selector.")}, "One of those."},
      {"in_zone",
       Style::call,
       demand<in_zone>,
       {field<Filter, &Filter::zone>("zone", "Where it lies.", true)},
       "Lying there."},
      {"on_top", Style::call, demand<on_top>, {number}, "Among the top cards of its library or graveyard."},
      {"above",
       Style::call,
       demand<above>,
       {of("what", "A card."), field<Filter, &Filter::amount>(
                                   "within", "No more than so many cards above it; 1 is directly above.")},
       "Above it in the same library or graveyard.",
       "R-ZONE-6"},
      {"below",
       Style::call,
       demand<below>,
       {of("what", "Cards.")},
       "Below one of those in the same library or graveyard: what is `not_below` the creature cards of a "
       "library are its cards from the top down to the first of them.",
       "R-ZONE-6"},
      {"removed_by",
       Style::call,
       demand<removed_by>,
       {of("what", "What has the ability that did it, be it gone by now.")},
       "Removed from the game, taken out of play or set aside by an effect of that, and lying there still."},
      {"damaged_by",
       Style::call,
       demand<damaged_by>,
       {field<Filter, &Filter::of>("what", "The source; any when left out.")},
       "Dealt damage by it this turn."},
      {"just_damaged_by",
       Style::call,
       demand<just_damaged_by>,
       {field<Filter, &Filter::of>("what", "The source; any when left out.")},
       "Dealt damage by it, with nothing played since, and in the phase that is not over yet.",
       "R-TRIG-1"},
      {"has_damaged",
       Style::call,
       demand<has_damaged>,
       {field<Filter, &Filter::of>("whom", "Creatures and players; any when left out.")},
       "Dealt damage to one of those this turn."},
      {"ever_damaged_by",
       Style::call,
       demand<ever_damaged_by>,
       {of("what", "Something in play.")},
       "Players whom it has dealt damage, in whatever turn, since it came into play."},
      {"idle_last_turn",
       Style::call,
       demand<idle_last_turn>,
       {},
       "Players who neither cast a spell nor put a card into play in the last turn of theirs that is over."},
      {"enchanting",
       Style::call,
       demand<enchanting>,
       {of("what", "What is enchanted.")},
       "A local enchantment on it."},
      {"enchanted_by",
       Style::call,
       demand<enchanted_by>,
       {of("what", "The enchantment.")},
       "Carrying that local enchantment."},
      {"blocking_any",
       Style::call,
       demand<blocking_any>,
       {of("what", "Attackers.")},
       "Blocking one of those."},
      {"blocked_by",
       Style::call,
       demand<blocked_by_any>,
       {of("what", "Blockers.")},
       "Blocked by one of those."},
      {"sharing_colour",
       Style::call,
       demand<shares_colour>,
       {of("with", "Whatever has colours.")},
       "Of a colour that one of those has.",
       "R-COLOR-1"},
      {"banded_with",
       Style::call,
       demand<banded_with>,
       {of("what", "Attackers.")},
       "Attacking in one band with one of those.",
       "R-BAND-1"},
      {"attacked_last_turn",
       Style::call,
       demand<attacked_last_turn>,
       {},
       "Attacked in the last turn of its controller that is over."},
      {"could_attack",
       Style::call,
       demand<could_attack>,
       {},
       "Could have attacked this turn, whether it did or not."},
      {"fought_since_upkeep",
       Style::call,
       demand<fought_since_upkeep>,
       {},
       "Has blocked or been blocked since its controller's last upkeep, which may be that of the turn "
       "before."},
      {"has_blocked",
       Style::call,
       demand<has_blocked>,
       {field<Filter, &Filter::of>("what", "Attackers; any when left out.")},
       "Blocked one of those this turn."},
      {"was_blocked",
       Style::call,
       demand<was_blocked>,
       {field<Filter, &Filter::of>("what", "Blockers; any when left out.")},
       "Was blocked by one of those this turn."},
      {"lethally_damaged",
       Style::call,
       demand<lethally_damaged>,
       {},
       "Has been dealt lethal damage this turn.",
       "R-CRE-6"},
      {"entered_this_turn", Style::call, demand<entered_this_turn>, {}, "Has come into play this turn."},
      {"drawn_this_turn",
       Style::call,
       demand<drawn_this_turn>,
       {},
       "Drawn this turn, and in that hand still."},
      {"began_turn_untapped",
       Style::call,
       demand<began_turn_untapped>,
       {},
       "Was in play and untapped as the turn began."},
      {"here_since_turn_began",
       Style::call,
       demand<here_since_turn_began>,
       {},
       "Under the same control since that player's turn began.",
       "R-SICK-1"},
      {"of_chosen_colour", Style::call, demand<chosen_colour>, {}, "Of the chosen colour."},
      {"of_chosen_land_type", Style::call, demand<chosen_land_type>, {}, "Of the chosen land type."},
      {"of_first_chosen_land_type",
       Style::call,
       [](Filter& filter) {
         filter.quality = chosen_land_type;
         filter.word = Word("first");
       },
       {},
       "Of the first of two chosen land types."},
      {"of_chosen_name", Style::call, demand<chosen_name>, {}, "Of the card name that was chosen."},
      {"of_chosen_type", Style::call, demand<chosen_creature_type>, {}, "Of the chosen creature type."},
      {"from_expansion",
       Style::call,
       demand<expansion>,
       {word("code", "The code of a set.")},
       "Carrying that expansion symbol.",
       "R-EXP-1"},
      {"matching_parameter", Style::call, demand<parameter>, {}, "What the keyword was given."},
      {"to",
       Style::call,
       demand<packet_to>,
       {of("whom", "Creatures or players.")},
       "Packets of damage to those."},
      {"to_target",
       Style::call,
       [](Filter& filter) {
         filter.quality = packet_to;
         filter.word = Word("target");
       },
       {of("whom", "Creatures or players.")},
       "Packets of damage to those of them that could be a target of what speaks.",
       "R-TARGET-1"},
      {"from", Style::call, demand<packet_from>, {sources}, "Packets of damage from such a source."},
      {"in_combat", Style::call, demand<packet_combat>, {}, "Packets of combat damage.", "R-DMG-3"},
      {"with_one_target",
       Style::call,
       demand<targets_one>,
       {},
       "Spells and effects that have one target and no more."},
      {"targeting",
       Style::call,
       demand<targets_any>,
       {of("what", "A selector.")},
       "Spells and effects that target those."},
      {"would_destroy",
       Style::call,
       demand<would_destroy>,
       {of("what", "Permanents.")},
       "Spells and effects that, as things are now, destroy or bury one of those."},
      {"target_of",
       Style::call,
       demand<target_of>,
       {of("what", "Spells or effects under way.")},
       "What those have as a target."},
  };
  return list;
}

}  // namespace sleight
