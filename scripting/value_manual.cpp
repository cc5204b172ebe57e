#include "scripting/value_manual.h"

#include <string>

#include "core/card/rules.h"
#include "core/card/spelling.h"
#include "scripting/words/member_codec.h"

namespace sleight {
namespace {

/// What is told of one value of a list.
template <typename E>
struct Told {
  E value;
  const char* doc;
};

constexpr Told<Colour> colours[] = {{Colour::white, "{W}."},
                                    {Colour::blue, "{U}."},
                                    {Colour::black, "{B}."},
                                    {Colour::red, "{R}."},
                                    {Colour::green, "{G}."}};
constexpr Told<CardType> types[] = {
    {CardType::land, "Played, and not cast."},
    {CardType::creature, "It attacks and blocks."},
    {CardType::artifact, "A permanent of any colour's mana."},
    {CardType::enchantment, "Local, on something, or global."},
    {CardType::instant, "A spell for any time."},
    {CardType::interrupt, "A spell that answers while another is being cast."},
    {CardType::sorcery, "A spell for one's own main phase."},
    {CardType::mana_source, "A spell that gives mana at once."}};
constexpr Told<Supertype> supertypes[] = {{Supertype::basic, "Any number of them may be in a deck."},
                                          {Supertype::legend, "One of a name is in play."},
                                          {Supertype::world, "One enchantment of the world is in play."},
                                          {Supertype::snow_covered, "A trait of lands, and no type."}};
constexpr Told<Zone> zones[] = {{Zone::library, "The cards that are drawn from, face down."},
                                {Zone::hand, "Seen by its owner alone."},
                                {Zone::in_play, "Where permanents are."},
                                {Zone::graveyard, "Face up, in order."},
                                {Zone::out_of_game, "It does not come back."},
                                {Zone::out_of_play, "Put away by an effect that may bring it back."},
                                {Zone::limbo, "Spells on their way."},
                                {Zone::set_aside, "Laid aside in the middle of an effect."},
                                {Zone::ante, "What the duel is played for."},
                                {Zone::nowhere, "A token that has left play; only scenarios ask for it."}};
constexpr Told<Comparison> comparisons[] = {{Comparison::at_least, "So much or more."},
                                            {Comparison::at_most, "So much or less."},
                                            {Comparison::equal, "Just so much."}};
constexpr Told<PhasePart> parts[] = {{PhasePart::beginning, "Before all other effects of the phase."},
                                     {PhasePart::ordinary, "When the phase has begun: the usual one."},
                                     {PhasePart::end, "After everything else in the phase."}};
constexpr Told<Speed> speeds[] = {{Speed::instant, "Whenever fast effects may be played: the usual one."},
                                  {Speed::sorcery, "In one's own main phase, with nothing under way."},
                                  {Speed::interrupt, "Also while a spell is being cast."},
                                  {Speed::mana_source, "Whenever mana may be drawn, without an answer."}};
constexpr Told<ChoiceKind> choices[] = {
    {ChoiceKind::colour, "A colour: `of_chosen_colour()`."},
    {ChoiceKind::colours, "One colour or several: `colour = chosen`, `of_chosen_colour()`."},
    {ChoiceKind::basic_land_type, "A basic land type: `of_chosen_land_type()`."},
    {ChoiceKind::creature_type, "A creature type: `of_chosen_type()`."},
    {ChoiceKind::number, "A number: `chosen_number`."},
    {ChoiceKind::player, "A player: `chosen_player`."},
    {ChoiceKind::opponent, "An opponent: `chosen_player`."},
    {ChoiceKind::card, "A card or permanent `among` some: `chosen`."},
    {ChoiceKind::card_name, "The name of a card: `of_chosen_name()`."},
    {ChoiceKind::colour_word, "Two colour words, for `colour_word = chosen`."},
    {ChoiceKind::land_word, "Two basic land types, for `land_word = chosen`."}};
constexpr Told<Keyword::Parameter> parameters[] = {
    {Keyword::Parameter::none, "The keyword is a word alone: `flying`."},
    {Keyword::Parameter::quality, "A quality or selector: `protection { from = \"black\" }`."},
    {Keyword::Parameter::number, "A number: `rampage(2)`."},
    {Keyword::Parameter::cost, "A cost: `cumulative_upkeep \"{1}\"`."}};
constexpr Told<PhaseAction> actions[] = {
    {PhaseAction::none, "Only effects happen in it, as in upkeep."},
    {PhaseAction::untap, "Permanents untap."},
    {PhaseAction::draw, "A card is drawn."},
    {PhaseAction::main, "Spells are cast, and the attack lies in it."},
    {PhaseAction::discard, "Cards beyond the hand limit are discarded."},
    {PhaseAction::cleanup, "Damage goes, and what lasts until end of turn."}};
constexpr Told<Layer> layers[] = {{Layer::copy, "`copy_of`."},
                                  {Layer::control, "`controller`."},
                                  {Layer::text, "`colour_word`, `land_word`."},
                                  {Layer::land_type, "`becomes_land`, `also_land`."},
                                  {Layer::animation, "`is_also`, `becomes_type`, creature types."},
                                  {Layer::colour, "`colour`, `also_colour`."},
                                  {Layer::abilities, "`gains`, `loses`, `loses_abilities`."},
                                  {Layer::set_power_toughness, "`power`, `toughness`."},
                                  {Layer::modify_power_toughness, "`plus`."},
                                  {Layer::counters, "What counters add."},
                                  {Layer::switching, "`switch`."}};

ManualWord list(const char* name, const char* doc) {
  ManualWord word;
  word.name = name;
  word.family = "values, in quotes";
  word.doc = doc;
  return word;
}

void add_value(ManualWord& word, const std::string& value, const char* doc) {
  word.fields.push_back({"\"" + value + "\"", "a value", false, doc});
}

template <typename E, std::size_t n>
ManualWord list_of(const char* name, const char* doc, const Told<E> (&told)[n]) {
  static_assert(n == all_spellings<E>.size(), "a value of the list is not told");
  ManualWord word = list(name, doc);
  for (const Told<E>& each : told) add_value(word, spelling_of(each.value), each.doc);
  return word;
}

ManualWord phases() {
  ManualWord word =
      list("phases", "Of `at_phase`, `phase`, `skip_phase` and `skips_phase`; a rule set may have others.");
  for (const Phase& phase : standard_phases())
    add_value(word, phase.name, "A phase of the standard turn, in its order.");
  add_value(word, "attack", "The attack, a part of main, spoken of like a phase.");
  add_value(word, "attackers", "In the attack, after attackers are declared and before blocks.");
  add_value(word, "blockers", "In the attack, after blocks are declared and before damage.");
  add_value(word, "end of attack", "In the attack, after the damage and before it is over.");
  add_value(word, "end of upkeep",
            "In upkeep, when what is done in it is done but for what comes at its end.");
  return word;
}

ManualWord land_types() {
  ManualWord word = list("land types", "Of `of_type`, `becomes_land` and `landwalk`.");
  for (const std::string_view type : basic_land_types)
    add_value(word, std::string(type), "A basic land type.");
  return word;
}

}  // namespace

std::vector<ManualWord> value_manual() {
  return {list_of("colours", "Of `that_are`, `not_`, `colour` and `protection`.", colours),
          list_of("card types", "Of `that_are`, `not_`, `types`, `is_also` and `becomes_type`.", types),
          list_of("supertypes", "Of `that_are` and `not_`.", supertypes),
          land_types(),
          list_of("zones", "Of `in_zone` and `put_into`, and of scenarios.", zones),
          list_of("comparisons", "Of `compare`, and of filters with a number.", comparisons),
          phases(),
          list_of("parts", "Of a phase, for `at_upkeep`, `at_draw` and `at_phase`.", parts),
          list_of("speeds", "Of `activated`.", speeds),
          list_of("choices", "Of `choose`, and how what was chosen is spoken of.", choices),
          list_of("parameters", "What a keyword `takes`.", parameters),
          list_of("actions", "What a phase of a rule set does.", actions),
          list_of("layers", "In which order a rule set applies changes.", layers)};
}

}  // namespace sleight
