#include "tests/bench/small_library.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/playing/moves/zones.h"

namespace sleight::bench {
namespace {

Selector from(Reference reference, std::vector<Filter> filters = {}) {
  Selector selector;
  selector.from = reference;
  selector.filters = std::move(filters);
  return selector;
}

Filter of_type(CardType types) {
  Filter filter;
  filter.quality = Quality::type;
  filter.types = types;
  return filter;
}

Filter of_colour(Colour colour) {
  Filter filter;
  filter.quality = Quality::colour;
  filter.colours = Colours(colour);
  return filter;
}

Selector creatures() { return from(Reference::permanents, {of_type(CardType::creature)}); }

ManaCost cost(int generic, Colour colour, int coloured = 1) {
  ManaCost mana;
  mana.generic = static_cast<std::uint8_t>(generic);
  mana.coloured[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(coloured);
  return mana;
}

Card card(std::string name, CardType types, ManaCost mana) {
  Card made;
  made.name = std::move(name);
  made.types = types;
  made.cost = mana;
  made.has_cost = true;
  return made;
}

Card creature(std::string name, ManaCost mana, int power, int toughness,
              std::vector<Ability> abilities = {}) {
  Card made = card(std::move(name), CardType::creature, mana);
  made.power = Box<Amount>(Amount(power));
  made.toughness = Box<Amount>(Amount(toughness));
  made.abilities = std::move(abilities);
  return made;
}

Step step(Verb verb, Selector what) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  return made;
}

Step step(Verb verb, Selector what, int amount) {
  Step made = step(verb, std::move(what));
  made.amount = Box<Amount>(Amount(amount));
  return made;
}

ChangePart part(ChangeKind kind, int amount) {
  ChangePart made;
  made.kind = kind;
  made.amount = Box<Amount>(Amount(amount));
  return made;
}

Change pump(int power, int toughness) {
  Change change;
  change.parts = {part(ChangeKind::plus_power, power), part(ChangeKind::plus_toughness, toughness)};
  return change;
}

Step until_end_of_turn(Selector what, Change change) {
  Step made = step(Verb::change, std::move(what));
  made.change = std::move(change);
  made.duration = Duration::end_of_turn;
  return made;
}

Ability effect(Step does, Selector target = {}) {
  Ability ability;
  ability.kind = AbilityKind::spell;
  Mode mode;
  if (!target.empty()) {
    TargetSpec spec;
    spec.what = std::move(target);
    mode.targets.push_back(spec);
  }
  mode.steps.push_back(std::move(does));
  ability.modes.push_back(std::move(mode));
  return ability;
}

Ability activated(ManaCost mana, bool tap, Step does, Selector target = {}) {
  Ability ability = effect(std::move(does), std::move(target));
  ability.kind = AbilityKind::activated;
  ability.cost.mana = mana;
  ability.cost.tap = tap;
  return ability;
}

Ability continuous(Selector affects, Change change) {
  Ability ability;
  ability.kind = AbilityKind::continuous;
  ability.affects = std::move(affects);
  ability.change = std::move(change);
  return ability;
}

Ability rule(RuleKind kind, Selector by = {}) {
  Ability ability;
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
  ability.rule.by = std::move(by);
  return ability;
}

Ability winged() {
  Filter winged;
  winged.quality = Quality::subtype;
  winged.word = Word{"bird"};
  winged.negated = true;
  return rule(RuleKind::cannot_be_blocked,
              from(Reference::permanents, {of_type(CardType::creature), winged}));
}

Card aura(std::string name, ManaCost mana, Change change) {
  Card made = card(std::move(name), CardType::enchantment, mana);
  made.enchants = creatures();
  made.abilities = {continuous(from(Reference::enchanted), std::move(change))};
  return made;
}

void add_lands(Library& library, const Rules& rules) {
  constexpr std::array<const char*, colour_count> names{"Plains", "Island", "Swamp", "Mountain", "Forest"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    Card land;
    land.name = names[i];
    land.types = CardType::land;
    land.supertypes = Supertype::basic;
    land.subtypes = {rules.basic_lands[i]};
    library.add(std::move(land));
  }
}

/// The same dozen cards in each colour: a curve of creatures, burn, a pump, removal, an anthem, an aura.
void add_colour(Library& library, Colour colour, const std::string& name) {
  Selector any_target = creatures();
  any_target.also = {from(Reference::players)};
  const Selector target = from(Reference::target);
  library.add(creature(name + " Recruit", cost(0, colour), 1, 1));
  library.add(creature(name + " Bear", cost(1, colour), 2, 2));
  Card bird = creature(name + " Bird", cost(1, colour), 1, 2, {winged()});
  bird.subtypes = {Word{"bird"}};
  library.add(std::move(bird));
  library.add(creature(name + " Ogre", cost(2, colour), 3, 3));
  library.add(creature(name + " Knight", cost(0, colour, 2), 2, 2, {rule(RuleKind::first_strike_damage)}));
  library.add(creature(name + " Mammoth", cost(3, colour), 3, 3, {rule(RuleKind::excess_to_player)}));
  library.add(creature(name + " Skeleton", cost(1, colour), 1, 1,
                       {activated(cost(0, colour), false, step(Verb::regenerate, from(Reference::self)))}));
  library.add(creature(name + " Pinger", cost(2, colour), 1, 1,
                       {activated({}, true, step(Verb::deal, target, 1), any_target)}));
  library.add(
      creature(name + " Shade", cost(2, colour), 0, 2,
               {activated(cost(0, colour), false, until_end_of_turn(from(Reference::self), pump(1, 1)))}));
  Card bolt = card(name + " Bolt", CardType::instant, cost(0, colour));
  bolt.abilities = {effect(step(Verb::deal, target, 3), any_target)};
  library.add(std::move(bolt));
  Card growth = card(name + " Growth", CardType::instant, cost(0, colour));
  growth.abilities = {effect(until_end_of_turn(target, pump(3, 3)), creatures())};
  library.add(std::move(growth));
  Card terror = card(name + " Terror", CardType::instant, cost(1, colour));
  terror.abilities = {effect(step(Verb::destroy, target), creatures())};
  library.add(std::move(terror));
  Card anthem = card(name + " Anthem", CardType::enchantment, cost(2, colour));
  anthem.abilities = {
      continuous(from(Reference::permanents, {of_type(CardType::creature), of_colour(colour)}), pump(1, 1))};
  library.add(std::move(anthem));
  library.add(aura(name + " Strength", cost(0, colour), pump(1, 2)));
}

std::shared_ptr<const Rules> plain_rules() {
  auto rules = std::make_shared<Rules>();
  const auto phase = [&](const char* name, PhaseAction action, bool fast) {
    Phase made;
    made.name = name;
    made.word = Word{name};
    made.action = action;
    made.fast_effects = fast;
    rules->phases.push_back(made);
  };
  phase("untap", PhaseAction::untap, false);
  phase("upkeep", PhaseAction::none, true);
  phase("draw", PhaseAction::draw, true);
  phase("main", PhaseAction::main, true);
  phase("discard", PhaseAction::discard, true);
  phase("cleanup", PhaseAction::cleanup, false);
  return rules;
}

}  // namespace

Setting small_setting() {
  const std::shared_ptr<const Rules> rules = plain_rules();
  auto library = std::make_shared<Library>();
  add_lands(*library, *rules);
  add_colour(*library, Colour::red, "Red");
  add_colour(*library, Colour::green, "Green");
  return {library, rules};
}

Deck small_deck(const Library& library, int which) {
  const std::string name = which == 0 ? "Red" : "Green";
  Deck deck(17, library.find(which == 0 ? "Mountain" : "Forest"));
  constexpr std::array<const char*, 14> kinds{"Recruit", "Bear",     "Bird",   "Ogre",    "Knight",
                                              "Mammoth", "Skeleton", "Pinger", "Shade",   "Bolt",
                                              "Growth",  "Terror",   "Anthem", "Strength"};
  for (std::size_t i = 0; deck.size() < 40; ++i) {
    std::string full = name;
    full += ' ';
    full += kinds[i % kinds.size()];
    deck.push_back(library.find(full));
  }
  return deck;
}

Duel board(const Setting& setting, int effects) {
  Duel duel(setting.library, setting.rules);
  duel.turn.number = 3;
  duel.turn.phase = 3;
  duel.turn.stage = Stage::phase_window;
  const Library& library = *setting.library;
  std::vector<ObjectId> bears;
  const auto put = [&](const std::string& name, int number) {
    return create(duel, library.find(name), number % 2 == 0 ? PlayerId::bob : PlayerId::sue, Zone::in_play);
  };
  constexpr int permanents = 50;
  const int lands = 16;
  for (int i = 0; i < lands; ++i) put(i % 2 == 0 ? "Mountain" : "Forest", i);
  const int others = permanents - lands - effects;
  for (int i = 0; i < others; ++i) bears.push_back(put(i % 2 == 0 ? "Red Bear" : "Green Ogre", i));
  for (int i = 0; i < effects; ++i) {
    if (i % 4 == 0) {
      put(i % 8 == 0 ? "Red Anthem" : "Green Anthem", i);
    } else {
      const ObjectId worn = put("Green Strength", i);
      duel.object(worn).attached_to = bears[static_cast<std::size_t>(i) % bears.size()];
    }
  }
  duel.touch(~0U);
  return duel;
}

}  // namespace sleight::bench
