#include "tests/kit/small_library.h"

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "tests/kit/card_builders.h"

namespace sleight::kit {
namespace {

constexpr auto instant = CardType::instant;
constexpr auto interrupt = CardType::interrupt;

void add_lands(Library& library) {
  for (const char* name : {"Plains", "Island", "Swamp", "Mountain", "Forest"}) library.add(basic_land(name));
  Card dual = card("Taiga", CardType::land);
  dual.subtypes = {Word{"mountain"}, Word{"forest"}};
  library.add(dual);
}

void add_creatures(Library& library) {
  const Mode ping = mode(creature_or_player(), {step(Verb::deal, a_target(), 1)});
  library.add(creature("Gray Ogre", "2R", 2, 2));
  library.add(creature("Grizzly Bears", "1G", 2, 2));
  library.add(creature("Hill Ox", "1R", 2, 2));
  library.add(creature("Bog Rat", "B", 1, 1));
  library.add(creature("Old Giant", "3RR", 4, 5));
  library.add(creature("Llanowar Elves", "G", 1, 1, {activated("T", mode({}, {add_mana("G")}))}));
  library.add(creature("Prodigal Sorcerer", "2U", 1, 1, {activated("T", ping)}));
  library.add(creature("Drudge Skeletons", "1B", 1, 1, regeneration()));
}

void add_interrupts(Library& library) {
  Selector spell_or_permanent = from(Reference::permanents);
  spell_or_permanent.also.push_back(from(Reference::spells));
  const auto lace = [&](const char* name, const char* cost, Colour colour) {
    library.add(spell(name, interrupt, cost,
                      {mode(spell_or_permanent, {change({colour_part(colour)}, Duration::for_good)})}));
  };
  lace("Thoughtlace", "U", Colour::blue);
  lace("Deathlace", "B", Colour::black);
  const Step counter = step(Verb::counter, a_target());
  library.add(spell("Counterspell", interrupt, "UU", {mode(from(Reference::spells), {counter})}));
  const auto blast = [&](const char* name, const char* cost, Colour against) {
    library.add(
        spell(name, interrupt, cost,
              {mode(from(Reference::spells, {of_colour(against)}), {counter}),
               mode(from(Reference::permanents, {of_colour(against)}), {step(Verb::destroy, a_target())})}));
  };
  blast("Blue Elemental Blast", "U", Colour::red);
  blast("Red Elemental Blast", "R", Colour::blue);
}

void add_instants(Library& library) {
  const Selector permanent = from(Reference::permanents);
  const Selector nonblack = creatures({of_colour(Colour::black, true)});
  Step home = step(Verb::move, a_target());
  home.zone = Zone::hand;
  const Step untap = step(Verb::untap, a_target());
  const Step three = step(Verb::deal, a_target(), 3);
  library.add(spell("Lightning Bolt", instant, "R", {mode(creature_or_player(), {three})}));
  library.add(spell("Spark", instant, "R", {mode(creature_or_player(), {three})}));
  library.add(spell("Terror", instant, "1B", {mode(nonblack, {step(Verb::bury, a_target())})}));
  library.add(spell("Unsummon", instant, "U", {mode(creatures(), {home})}));
  library.add(spell("Jump", instant, "U", {mode(creatures(), {untap})}));
  library.add(spell("Swell", instant, "R", {mode(creatures(), {change(plus(3, 3), Duration::end_of_turn)})}));
  library.add(spell("Twiddle", instant, "U",
                    {mode(permanent, {step(Verb::tap, a_target())}), mode(permanent, {untap})}));
  library.add(spell("Healing Salve", instant, "W",
                    {mode(from(Reference::players), {step(Verb::gain_life, a_target(), 3)}),
                     mode(from(Reference::packets), {step(Verb::prevent, a_target(), 3)})}));
  library.add(spell("Death Ward", instant, "W", {mode(creatures(), {step(Verb::regenerate, a_target())})}));
  library.add(spell("Dark Ritual", CardType::mana_source, "B", {mode({}, {add_mana("BBB")})}));
}

void add_sorceries(Library& library) {
  const Mode x_damage = mode(creature_or_player(), {step(Verb::deal, a_target(), amount_of(AmountKind::x))});
  library.add(spell("Disintegrate", CardType::sorcery, "XR", {x_damage}));
  Card drain = spell("Drain Life", CardType::sorcery, "X1B", {x_damage});
  drain.extra_cost.x_only = Colour::black;
  library.add(drain);
}

void add_permanents(Library& library) {
  const Mode ping = mode(creature_or_player(), {step(Verb::deal, a_target(), 1)});
  Ability stone = activated("T", mode({}, {add_mana("CC")}));
  stone.speed = Speed::mana_source;
  library.add(card("Sol Ring", CardType::artifact, "1", {stone}));
  library.add(card("Rod of Ruin", CardType::artifact, "4", {activated("3T", ping)}));
  library.add(
      card("Jade Statue", CardType::artifact, "4", {activated("2", mode({}, {step(Verb::gain_life)}))}));
  library.add(
      card("Deep Well", CardType::artifact, "2",
           {at_phase("draw", PhasePart::ordinary, {}, {step(Verb::draw, from(Reference::that_player), 1)})}));
  library.add(card("Spirit Jar", CardType::artifact, "1",
                   {triggered(EventKind::put_into_graveyard, creatures(), {step(Verb::gain_life, {}, 1)})}));
  library.add(enchant_creature("Holy Strength", "W", {part(ChangeKind::plus_power, 1)}));
  Ability ends = at_phase("cleanup", PhasePart::end, {}, {step(Verb::bury, from(Reference::self), 1)});
  ends.condition = none(exists(creatures()));
  library.add(card("Plague", CardType::enchantment, "2BB",
                   {activated("B", mode({}, {step(Verb::deal, creature_or_player(), 1)})), ends}));
}

}  // namespace

std::shared_ptr<Library> small_library() {
  auto library = std::make_shared<Library>();
  add_lands(*library);
  add_creatures(*library);
  add_interrupts(*library);
  add_instants(*library);
  add_sorceries(*library);
  add_permanents(*library);
  return library;
}

Deck deck_of(const Library& library, const std::vector<std::pair<const char*, int>>& cards) {
  Deck deck;
  for (const auto& [name, count] : cards)
    deck.insert(deck.end(), static_cast<std::size_t>(count), library.find(name));
  return deck;
}

Deck mixed_deck(const Library& library) {
  return deck_of(library, {{"Swamp", 9},
                           {"Mountain", 9},
                           {"Hill Ox", 5},
                           {"Bog Rat", 4},
                           {"Old Giant", 2},
                           {"Spark", 4},
                           {"Plague", 2},
                           {"Swell", 2},
                           {"Deep Well", 1},
                           {"Spirit Jar", 2}});
}

}  // namespace sleight::kit
