#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/mana_text.h"
#include "core/playing/legality/plays.h"
#include "core/playing/moves/zones.h"

/// A small library built in C++, and a duel in the main phase of a turn of Bob's, for tests of timing.
namespace sleight::testing_duel {

inline Filter of_type(CardType type) {
  Filter filter;
  filter.quality = Quality::type;
  filter.types = type;
  return filter;
}
inline Filter of_colour(Colour colour, bool negated = false) {
  Filter filter;
  filter.quality = Quality::colour;
  filter.colours = colour;
  filter.negated = negated;
  return filter;
}
inline Selector sel(Reference from, std::vector<Filter> filters = {}) {
  Selector selector;
  selector.from = from;
  selector.filters = std::move(filters);
  return selector;
}
inline Selector a_target() { return sel(Reference::target); }
inline Selector creatures() { return sel(Reference::permanents, {of_type(CardType::creature)}); }
inline Selector creature_or_player() {
  Selector selector = creatures();
  selector.also.push_back(sel(Reference::players));
  return selector;
}
inline Step step(Verb verb, Selector what = {}, Box<Amount> amount = {}) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  made.amount = std::move(amount);
  return made;
}
inline ManaCost cost_of(std::string_view text) {
  ManaCost cost;
  for (const char c : text) {
    if (const auto at = mana_letters.find(c); at < colour_count)
      ++cost.coloured[at];
    else if (c == 'X')
      ++cost.x;
    else
      cost.generic = static_cast<std::uint8_t>(cost.generic + (c - '0'));
  }
  return cost;
}
inline Mode mode(Selector target, std::vector<Step> steps) {
  Mode made;
  if (!target.empty()) {
    TargetSpec spec;
    spec.what = std::move(target);
    made.targets.push_back(spec);
  }
  made.steps = std::move(steps);
  return made;
}
inline Card card(std::string name, CardType types, std::string_view cost) {
  Card made;
  made.name = std::move(name);
  made.types = types;
  made.cost = cost_of(cost);
  made.has_cost = !any(types & CardType::land);
  return made;
}
inline Card spell(std::string name, CardType types, std::string_view cost, std::vector<Mode> modes) {
  Card made = card(std::move(name), types, cost);
  Ability effect;
  effect.kind = AbilityKind::spell;
  effect.modes = std::move(modes);
  made.abilities.push_back(effect);
  return made;
}
inline Card creature(std::string name, std::string_view cost, int power, int toughness) {
  Card made = card(std::move(name), CardType::creature, cost);
  made.power = Amount(power);
  made.toughness = Amount(toughness);
  return made;
}
inline Card land(std::string name, Word type) {
  Card made = card(std::move(name), CardType::land, "");
  made.subtypes.push_back(type);
  return made;
}
inline Ability activated(std::string_view mana, bool tap, Mode what) {
  Ability ability;
  ability.kind = AbilityKind::activated;
  ability.cost.mana = cost_of(mana);
  ability.cost.tap = tap;
  ability.modes.push_back(std::move(what));
  return ability;
}
inline Card with(Card made, Ability ability) {
  made.abilities.push_back(std::move(ability));
  return made;
}

inline std::shared_ptr<Library> small_library() {
  auto library = std::make_shared<Library>();
  for (const char* name : {"Plains", "Island", "Swamp", "Mountain", "Forest"})
    library->add(land(name, Word{name}));
  Card dual = land("Taiga", Word{"mountain"});
  dual.subtypes.push_back(Word{"forest"});
  library->add(dual);
  library->add(creature("Gray Ogre", "2R", 2, 2));
  library->add(creature("Grizzly Bears", "1G", 2, 2));

  Step blue = step(Verb::change, a_target());
  ChangePart part;
  part.kind = ChangeKind::colour;
  part.colours = Colour::blue;
  blue.change.parts.push_back(part);
  Selector spell_or_permanent = sel(Reference::permanents);
  spell_or_permanent.also.push_back(sel(Reference::spells));
  library->add(spell("Thoughtlace", CardType::interrupt, "U", {mode(spell_or_permanent, {blue})}));
  Step black = blue;
  black.change.parts[0].colours = Colour::black;
  library->add(spell("Deathlace", CardType::interrupt, "B", {mode(spell_or_permanent, {black})}));
  library->add(spell("Counterspell", CardType::interrupt, "UU",
                     {mode(sel(Reference::spells), {step(Verb::counter, a_target())})}));
  const auto blast = [](Colour against) {
    return std::vector<Mode>{
        mode(sel(Reference::spells, {of_colour(against)}), {step(Verb::counter, a_target())}),
        mode(sel(Reference::permanents, {of_colour(against)}), {step(Verb::destroy, a_target())})};
  };
  library->add(spell("Blue Elemental Blast", CardType::interrupt, "U", blast(Colour::red)));
  library->add(spell("Red Elemental Blast", CardType::interrupt, "R", blast(Colour::blue)));

  library->add(spell("Lightning Bolt", CardType::instant, "R",
                     {mode(creature_or_player(), {step(Verb::deal, a_target(), Amount(3))})}));
  library->add(
      spell("Terror", CardType::instant, "1B",
            {mode(sel(Reference::permanents, {of_type(CardType::creature), of_colour(Colour::black, true)}),
                  {step(Verb::bury, a_target())})}));
  Step home = step(Verb::move, a_target());
  home.zone = Zone::hand;
  library->add(spell("Unsummon", CardType::instant, "U", {mode(creatures(), {home})}));
  library->add(spell("Jump", CardType::instant, "U", {mode(creatures(), {step(Verb::untap, a_target())})}));
  library->add(spell("Twiddle", CardType::instant, "U",
                     {mode(sel(Reference::permanents), {step(Verb::tap, a_target())}),
                      mode(sel(Reference::permanents), {step(Verb::untap, a_target())})}));
  Amount x;
  x.kind = AmountKind::x;
  library->add(spell("Disintegrate", CardType::sorcery, "XR",
                     {mode(creature_or_player(), {step(Verb::deal, a_target(), x)})}));
  Card drain = spell("Drain Life", CardType::sorcery, "X1B",
                     {mode(creature_or_player(), {step(Verb::deal, a_target(), x)})});
  drain.extra_cost.x_only = Colour::black;
  library->add(drain);
  library->add(spell("Healing Salve", CardType::instant, "W",
                     {mode(sel(Reference::players), {step(Verb::gain_life, a_target(), Amount(3))}),
                      mode(sel(Reference::packets), {step(Verb::prevent, a_target(), Amount(3))})}));
  library->add(
      spell("Death Ward", CardType::instant, "W", {mode(creatures(), {step(Verb::regenerate, a_target())})}));
  Step ritual = step(Verb::add_mana);
  ritual.mana = cost_of("BBB");
  library->add(spell("Dark Ritual", CardType::mana_source, "B", {mode({}, {ritual})}));

  Step green = step(Verb::add_mana);
  green.mana = cost_of("G");
  library->add(with(creature("Llanowar Elves", "G", 1, 1), activated("", true, mode({}, {green}))));
  Step stone = step(Verb::add_mana);
  stone.colourless_mana = 2;
  Ability ring = activated("", true, mode({}, {stone}));
  ring.speed = Speed::mana_source;
  library->add(with(card("Sol Ring", CardType::artifact, "1"), ring));
  library->add(
      with(creature("Prodigal Sorcerer", "2U", 1, 1),
           activated("", true, mode(creature_or_player(), {step(Verb::deal, a_target(), Amount(1))}))));
  library->add(
      with(card("Rod of Ruin", CardType::artifact, "4"),
           activated("3", true, mode(creature_or_player(), {step(Verb::deal, a_target(), Amount(1))}))));
  library->add(with(card("Jade Statue", CardType::artifact, "4"),
                    activated("2", false, mode({}, {step(Verb::gain_life)}))));
  library->add(with(creature("Drudge Skeletons", "1B", 1, 1),
                    activated("B", false, mode({}, {step(Verb::regenerate)}))));
  Card strength = card("Holy Strength", CardType::enchantment, "W");
  strength.enchants = creatures();
  Ability plus;
  plus.kind = AbilityKind::continuous;
  plus.affects = sel(Reference::enchanted);
  ChangePart power;
  power.kind = ChangeKind::plus_power;
  power.amount = Amount(1);
  plus.change.parts.push_back(power);
  library->add(with(strength, plus));
  return library;
}

inline std::shared_ptr<Rules> small_rules() {
  auto rules = std::make_shared<Rules>();
  const auto add = [&](const char* name, PhaseAction action, bool fast) {
    rules->phases.push_back({name, Word{name}, action, fast});
  };
  add("untap", PhaseAction::untap, false);
  add("upkeep", PhaseAction::none, true);
  add("draw", PhaseAction::draw, true);
  add("main", PhaseAction::main, true);
  add("discard", PhaseAction::discard, true);
  add("cleanup", PhaseAction::cleanup, false);
  return rules;
}

/// Plays what its list says, in order, as soon as it is legal; a "-" passes once. Answers anything else from
/// its queues, or with the first option. Notes every question about a play.
class ScriptedAgent : public Agent {
 public:
  std::deque<std::string> plays;
  std::deque<Thing> targets;
  std::deque<std::int32_t> numbers;  ///< modes, X and the like
  std::vector<std::string>* asked = nullptr;
  const Duel* duel = nullptr;

  std::int32_t answer(const View& view, const Decision& decision) override {
    if (decision.kind == DecisionKind::play) return answer_play(view, decision);
    if (decision.kind == DecisionKind::target && !targets.empty()) {
      for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (decision.options[i].thing == targets.front()) {
          targets.pop_front();
          return static_cast<std::int32_t>(i);
        }
    }
    const bool number = decision.kind == DecisionKind::mode || decision.kind == DecisionKind::x ||
                        decision.kind == DecisionKind::choose || decision.kind == DecisionKind::pay;
    if (number && decision.options.size() != 1 && !numbers.empty()) {
      const std::int32_t given = numbers.front();
      numbers.pop_front();
      return given;
    }
    return decision.is_number() ? decision.most : 0;
  }

 private:
  std::int32_t answer_play(const View& view, const Decision& decision) {
    if (asked != nullptr) {
      std::string note = view.player() == PlayerId::bob ? "A" : "N";
      note += decision.window == Window::interrupt ? " interrupts " : " plays in ";
      if (decision.window == Window::interrupt)
        note += duel->printed(duel->find_play(decision.subject.number)->source).name;
      else
        note += spelling_of(decision.window);
      asked->push_back(note);
    }
    if (plays.empty()) return 0;
    if (plays.front() == "-") {
      plays.pop_front();
      return 0;
    }
    for (std::size_t i = 1; i < decision.options.size(); ++i) {
      const Option& option = decision.options[i];
      if (option.kind == Option::Kind::tap_for_mana || option.kind == Option::Kind::attack) continue;
      if (duel->printed(option.object).name != plays.front()) continue;
      plays.pop_front();
      return static_cast<std::int32_t>(i);
    }
    return 0;
  }
};

struct SmallDuel {
  std::shared_ptr<Library> library = small_library();
  std::shared_ptr<Rules> rules = small_rules();
  Duel duel{library, rules};
  ScriptedAgent bob;
  ScriptedAgent sue;
  std::vector<std::string> asked;
  Table table{duel, {&bob, &sue}};

  SmallDuel() { begin(); }
  explicit SmallDuel(std::shared_ptr<Rules> with_rules) : rules(std::move(with_rules)) { begin(); }

  ObjectId has(PlayerId player, Zone zone, const char* name, int count = 1) {
    ObjectId made;
    for (int i = 0; i < count; ++i) made = create(duel, library->find(name), player, zone);
    if (zone == Zone::in_play) duel.object(made).controlled_since = 0;
    return made;
  }
  void mana(PlayerId player, int of_each) {
    for (auto& amount : duel.player(player).pool.amount) amount = static_cast<std::uint16_t>(of_each);
  }
  int count(PlayerId player, Zone zone, const char* name) const {
    int found = 0;
    for (const Object& object : duel.objects)
      if (object.owner == player && object.zone == zone && object.card == library->find(name)) ++found;
    return found;
  }
  bool offers(PlayerId player, Window window, Option::Kind kind, const char* name, Thing about = {}) const {
    for (const Option& option : legal_plays(duel, player, window, about))
      if (option.kind == kind && duel.printed(option.object).name == name) return true;
    return false;
  }

 private:
  void begin() {
    duel.turn.active = PlayerId::bob;
    duel.turn.number = 3;
    duel.turn.phase = 3;
    duel.turn.stage = Stage::phase_window;
    duel.turn.began = duel.clock = 10;
    duel.turn.last_turn_began = {10, 5};
    bob.duel = sue.duel = &duel;
    bob.asked = sue.asked = &asked;
  }
};

}  // namespace sleight::testing_duel
