#include "scripting/words/ability_words.h"

#include "core/card/event_kind.h"

namespace sleight {
namespace {

/// Where the targets and steps in the table of such an ability go.
constexpr auto modes = [](Ability& ability) -> std::vector<Mode>& { return ability.modes; };

Field<Ability> subject(const char* doc) {
  return field<Ability, within<&Ability::trigger, &Trigger::subject>>("what", doc);
}
Field<Ability> other(const char* name, const char* doc) {
  return field<Ability, within<&Ability::trigger, &Trigger::other>>(name, doc);
}
Field<Ability> whose(const char* name, const char* doc) {
  return field<Ability, within<&Ability::trigger, &Trigger::whose>>(name, doc);
}
Field<Ability> condition() {
  return field<Ability, &Ability::condition>("condition", "It is set off only if this holds.");
}

/// Always written, even when it is "{0}": an effect without a cost is rarer than a cost forgotten.
Field<Ability> activation_cost() {
  auto row = field<Ability, &Ability::cost>(
      "cost", "What it costs: \"{1}, {T}\", or a list with costs like `sacrifice(self)`.", true);
  // (A zero cost is still a cost, R-COST-1.)
  row.absent = [](const Ability&) { return false; };
  return row;
}

/// What makes an event one at which the ability may be used: no trigger, but an activated ability.
Field<Ability> cost_of_use() {
  auto row = field<Ability, &Ability::cost>("cost",
                                            "What using it costs: then it is an activated ability, which its "
                                            "controller may use at that event and at "
                                            "no other time.");
  row.read = [](Reader& reader, int index, Ability& into) {
    Codec<Cost>::read(reader, index, into.cost);
    into.used = true;
  };
  row.absent = [](const Ability& from) { return !from.used; };
  row.copy = [](const Ability& from, Ability& into) {
    into.cost = from.cost;
    into.used = from.used;
  };
  row.same = [](const Ability& a, const Ability& b) { return a.used == b.used && a.cost == b.cost; };
  return row;
}

template <EventKind event>
void preset_event(Ability& ability) {
  ability.kind = AbilityKind::triggered;
  ability.trigger.event = event;
}

void preset_phase(Ability& ability, const char* phase, PhasePart part = PhasePart::ordinary) {
  preset_event<EventKind::phase>(ability);
  ability.trigger.phase = Word(phase);
  ability.trigger.part = part;
}

/// A trigger of an event: what it happens to, and with what else.
Form<Ability> on(const char* name, void (*preset)(Ability&), std::vector<Field<Ability>> fields,
                 const char* doc) {
  fields.push_back(condition());
  Form<Ability> form{name, Style::table, preset, std::move(fields), doc, "R-TRIG-1", {}, modes};
  // What a phase asks for is offered in it anyway, and what adds to mana nobody can answer.
  const EventKind event = form.preset->trigger.event;
  if (event != EventKind::phase && event != EventKind::tapped_for_mana) form.fields.push_back(cost_of_use());
  return form;
}

}  // namespace

const std::vector<Form<Ability>>& trigger_words() {
  using enum EventKind;
  static const auto part = field<Ability, within<&Ability::trigger, &Trigger::part>>(
      "part", "\"beginning\", \"ordinary\" or \"end\".");
  static const auto of = whose("of", "Whose phase; each player's when left out.");
  static const auto object = subject("Which; any when left out.");
  static const auto once = field<Ability, within<&Ability::trigger, &Trigger::once>>(
      "once",
      "True: once for all such blocks of its subject, or all such attackers, together, not for each.");
  static const auto player = whose("by", "Which player; any when left out.");
  static const std::vector<Form<Ability>> list{
      on(
          "at_upkeep", [](Ability& a) { preset_phase(a, "upkeep"); },
          {of, field<Ability, within<&Ability::trigger, &Trigger::part>>("part",
                                                                         "\"beginning\" or \"end\" of it.")},
          "In the upkeep phase."),
      on(
          "at_draw", [](Ability& a) { preset_phase(a, "draw"); }, {of, part}, "In the draw phase."),
      on(
          // It is the last part of cleanup (R-CLEAN-3).
          "at_end_of_turn", [](Ability& a) { preset_phase(a, "cleanup", PhasePart::end); }, {of},
          "At the end of the turn."),
      // The general word comes behind those that it could stand for: the first that says all is printed.
      on("at_phase", preset_event<EventKind::phase>,
         {field<Ability, within<&Ability::trigger, &Trigger::phase>>("phase", "The phase.", true), of, part},
         "In a phase."),
      on("comes_into_play", preset_event<enters_play>, {object, player}, "When something comes into play."),
      // It is set off when the card has reached its new zone (R-ZONE-15).
      on("leaves_play", preset_event<leaves_play>, {object}, "When something leaves play."),
      // What is regenerated never goes there, and sets nothing off (R-REGEN-6).
      on("put_into_graveyard", preset_event<EventKind::put_into_graveyard>,
         {object,
          field<Ability, within<&Ability::trigger, &Trigger::unsacrificed>>(
              "unsacrificed", "True: only what nobody has sacrificed."),
          field<Ability, within<&Ability::trigger, &Trigger::elsewhere>>(
              "elsewhere", "True: only a card that goes there from anywhere except play.")},
         "When something goes to the graveyard from play."),
      on("put_into_hand", preset_event<EventKind::put_into_hand>, {object},
         "When something leaves play for its owner's hand."),
      // All that is dealt at one time is one event; what was wholly prevented is none (R-TRIG-4).
      on("deals_damage", preset_event<EventKind::deals_damage>,
         {subject("Once for each such source; left out: once for all the damage to a victim."),
          other("to", "Once for each such victim; left out: once for all the damage of a source."),
          field<Ability, within<&Ability::trigger, &Trigger::combat_only>>("combat",
                                                                           "True: only combat damage.")},
         "When something deals damage."),
      on("tapped_for_mana", preset_event<EventKind::tapped_for_mana>, {object},
         "When something is tapped for mana."),
      on("becomes_tapped", preset_event<EventKind::becomes_tapped>, {object},
         "When something becomes tapped."),
      on("becomes_untapped", preset_event<EventKind::becomes_untapped>, {object},
         "When something becomes untapped."),
      // Another has it now, or nobody: what leaves play is lost as well.
      on("loses_control", preset_event<EventKind::loses_control>, {object, player},
         "When a player loses control of something, or it leaves play."),
      // As soon as it is paid for, so that it comes before anything that answers it. Also of mana (R-MANA-2).
      on("activates", preset_event<EventKind::activates>,
         {object, player,
          field<Ability, within<&Ability::trigger, &Trigger::without_tapping>>(
              "without_tapping", "True: only of abilities without {T} in their cost."),
          field<Ability, within<&Ability::trigger, &Trigger::with_tapping>>(
              "with_tapping", "True: only of abilities with {T} in their cost."),
          other("of", "Of which effects under way, which are no mana; of any ability when left out.")},
         "When a player uses an activated ability of something."),
      // When nobody interrupts it any more: a spell that was countered is not heard of (R-CAST-2).
      on("successfully_cast", preset_event<EventKind::successfully_cast>, {object, player},
         "When a spell is successfully cast."),
      // A land that something puts into play is not played (R-LAND-1).
      on("plays_land", preset_event<EventKind::plays_land>, {object, player}, "When a player plays a land."),
      on("attacks", preset_event<EventKind::attacks>, {object, player, once}, "When something attacks."),
      on("blocks", preset_event<EventKind::blocks>,
         {object, other("blocked", "Once for each such attacker; left out: once, whatever it blocks."), once},
         "When something blocks."),
      on("becomes_blocked", preset_event<EventKind::becomes_blocked>,
         {object, other("by", "Once for each such blocker; left out: once, however many block it."), once},
         "When something is blocked."),
      on("goes_unblocked", preset_event<EventKind::goes_unblocked>, {object},
         "When something attacks and is not blocked."),
      on("attack_begins", preset_event<EventKind::attack_begins>, {player}, "As an attack begins."),
      on("attack_declared", preset_event<EventKind::attack_declared>, {player},
         "When a player has declared an attack, be it with no creature."),
      // It happens to nobody: who has fought in the attack, a condition asks.
      on("end_of_combat", preset_event<EventKind::end_of_combat>, {}, "At the end of an attack."),
      on("discards", preset_event<EventKind::discards>,
         {object, player,
          field<Ability, within<&Ability::trigger, &Trigger::cause>>(
              "caused_by", "Whose spell or effect makes the player do it; whatever does when left out."),
          field<Ability, within<&Ability::trigger, &Trigger::keyword>>(
              "for_keyword", "Only to pay the cost of that keyword.")},
         "When a player discards; of `self` it is heard where the card lies then."),
      on("draws", preset_event<EventKind::draws>, {player}, "When a player draws."),
      on("loses_life", preset_event<EventKind::loses_life>, {player}, "When a player loses life."),
      on("gains_life", preset_event<EventKind::gains_life>, {player}, "When a player gains life."),
      on("regenerates", preset_event<EventKind::regenerates>, {object}, "When something regenerates."),
      // As soon as what aims at it is announced and paid for, before anything that answers it.
      on("becomes_target", preset_event<EventKind::becomes_target>,
         {object, other("of", "Of which spells or effects; of any when left out."),
          field<Ability, within<&Ability::trigger, &Trigger::cause>>(
              "caused_by", "Whose spell or effect it is; anybody's when left out.")},
         "When something becomes a target."),
      on("last_counter_removed", preset_event<EventKind::last_counter_removed>,
         {object,
          field<Ability, within<&Ability::trigger, &Trigger::counter>>("kind", "The kind of counter.", true),
          player},
         "When a player, by an effect or as a cost, takes the last counter of a kind off something."),
      on("does_not_pay", preset_event<EventKind::does_not_pay>,
         {object, player,
          field<Ability, within<&Ability::trigger, &Trigger::keyword>>("for_keyword",
                                                                       "Which keyword asks for it.", true)},
         "When a player does not pay the cost that a keyword asks for."),
      // It waits for no event, so its condition is the whole of it, and required.
      {"whenever_state",
       Style::table,
       preset_event<state>,
       {field<Ability, &Ability::condition>("only_if", "What is watched.", true)},
       "As soon as a condition holds, looked at whenever deaths are.",
       "R-LH-1",
       {},
       modes},
  };
  return list;
}

const std::vector<Form<Ability>>& ability_words() {
  static const std::vector<Form<Ability>> list{
      {"activated",
       Style::table,
       [](Ability& a) { a.kind = AbilityKind::activated; },
       {activation_cost(),
        field<Ability, &Ability::speed>("speed",
                                        "\"interrupt\" and the like, where it is not that of an instant."),
        // Only the controller may, unless the text says otherwise (R-COST-9).
        field<Ability, &Ability::user>("user", "Who may use it; its controller when left out."),
        field<Ability, &Ability::condition>("only_if", "It may be used only while this holds.")},
       "An effect that a player may use for a cost.",
       "R-COST-1",
       {},
       modes},
      // What is chosen on casting is not chosen anew when the spell resolves (R-CAST-1).
      {"when_played",
       Style::table,
       [](Ability& a) { a.kind = AbilityKind::when_played; },
       {},
       "Choices made while the card is being played.",
       "",
       {},
       modes},
      // From wherever it comes, played or not: it lies there still while this is done, so that what moves it
      // elsewhere keeps it out of play.
      {"before_it_enters",
       Style::table,
       [](Ability& a) { a.kind = AbilityKind::before_entering; },
       {},
       "Done before this card comes into play. What moves the card elsewhere, or is the price that nobody "
       "pays, "
       "keeps it out: `unless { pay = { sacrifice(swamp) }, put_into(\"graveyard\", self) }`.",
       "",
       {},
       modes},
      {"continuous",
       Style::table,
       [](Ability& a) { a.kind = AbilityKind::continuous; },
       {field<Ability, &Ability::affects>("affects", "What is changed; this card when left out."),
        field<Ability, &Ability::condition>("only_if", "It works only while this holds."),
        field<Ability, &Ability::lingers>("lingers",
                                          "True: it goes on until end of turn when this card leaves play.")},
       "A change that holds while this card is in play; its other keys are those of a change.",
       "R-CONT-1"},
  };
  return list;
}

}  // namespace sleight
