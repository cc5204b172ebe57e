#include "scripting/words/permanent_step_words.h"

#include "core/card/verb.h"
#include "scripting/words/step_fields.h"

namespace sleight {

void add_permanent_steps(std::vector<Form<Step>>& list) {
  using namespace step_fields;
  using enum Verb;
  // Destroyed things may be regenerated; buried or sacrificed ones may not (R-DEST-1, R-DEST-2, R-DEST-3).
  list.push_back({"destroy",
                  Style::call,
                  preset_verb<destroy>,
                  {what("Permanents.")},
                  "Destroys them; they may be regenerated."});
  list.push_back({"bury",
                  Style::call,
                  preset_verb<bury>,
                  {what("Permanents.")},
                  "Destroys them; they cannot be regenerated."});
  list.push_back({"sacrifice",
                  Style::call,
                  preset_verb<sacrifice>,
                  {what("Permanents."), so_many_of_them()},
                  "Their controllers sacrifice them."});
  // What is regenerated is always said, `self` where the text names nothing (R-REGEN-9).
  list.push_back({"regenerate",
                  Style::call,
                  preset_verb<regenerate>,
                  {what("A creature about to die.")},
                  "Regenerates it.",
                  "R-REGEN-2"});
  list.push_back(
      {"heal", Style::call, preset_verb<heal>, {what("Permanents.")}, "Takes all damage off them."});
  list.push_back(
      {"tap", Style::call, preset_verb<tap>, {what("Permanents."), so_many_of_them()}, "Taps them."});
  list.push_back({"untap", Style::call, preset_verb<untap>, {what("Permanents.")}, "Untaps them."});
  list.push_back({"counter",
                  Style::call,
                  preset_verb<counter>,
                  {what("A spell or effect.")},
                  "Counters it.",
                  "R-CAST-3"});
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
       preset_verb<retarget>,
       {what("A spell or effect."), other_thing("to", "Only what is among those; anything when left out.")},
       "Each of its targets becomes another that it could have, as you choose.",
       "R-TARGET-1"});
  list.push_back(
      {"retarget_from_you",
       Style::call,
       [](Step& s) {
         s.verb = retarget;
         s.word = Word("you");
       },
       {what("A spell or effect."), other_thing("to", "Only what is among those; anything when left out.")},
       "Where you are one of its targets, that one becomes another that it could have, as you choose.",
       "R-TARGET-1"});
  // It was not cast: what listens to spells does not hear of it.
  list.push_back(
      {"copy_spell",
       Style::table,
       preset_verb<copy_spell>,
       {field<Step, &Step::what>("spell", "The spell; `self` for this one.", true),
        field<Step, &Step::other>("by", "Who copies it; you when left out."),
        field<Step, &Step::up_to>("new_targets", "True: that player may choose other targets for it."),
        field<Step, &Step::new_mode>("new_mode", "True: that player may choose another of its modes for it."),
        field<Step, &Step::change>("change", "Keys of a change: what the copy is besides.")},
       "A copy of the spell, with all that was chosen and paid for it, is put on top of what is under "
       "way. It can be interrupted, but it is not cast, and no card is left of it.",
       "R-BATCH-2"});
  // Moved, and not cast: what listens to spells does not hear of it (R-ENCH-5, R-ENCH-6).
  list.push_back({"attach",
                  Style::call,
                  preset_verb<attach>,
                  {what("A local enchantment."), other_thing("to", "What it moves to.", true)},
                  "Moves a local enchantment.",
                  "R-ENCH-5"});
  list.push_back({"remove_from_combat",
                  Style::call,
                  preset_verb<remove_from_combat>,
                  {what("Creatures.")},
                  "They leave the attack."});
  list.push_back({"undo_attack",
                  Style::call,
                  preset_verb<undo_attack>,
                  {what("Attackers.")},
                  "They leave the attack, and count as not having attacked this turn."});
  // Who was blocked stays blocked else (R-BLOCK-2).
  list.push_back({"unblock",
                  Style::call,
                  preset_verb<unblock>,
                  {what("Blockers, also such as have left combat.")},
                  "Attackers that nobody else has blocked become unblocked.",
                  "R-BLOCK-2"});
  list.push_back({"switch_blockers",
                  Style::call,
                  preset_verb<switch_blockers>,
                  {what("An attacker."), other_thing("with", "Another attacker.", true)},
                  "The creatures that block the one block the other, if all of them may."});
  list.push_back({"switch_attackers",
                  Style::call,
                  preset_verb<switch_attackers>,
                  {what("A blocker, or two of them."),
                   other_thing("with", "Another blocker; left out: the other one of the two.")},
                  "Each of them blocks what the other has blocked, if both may."});
  list.push_back({"come_to_block",
                  Style::call,
                  preset_verb<come_to_block>,
                  {what("Creatures that do not block."), other_thing("attacker", "An attacker.", true)},
                  "They block it from now on, if they may."});
  list.push_back(
      {"put_counters",
       Style::call,
       preset_verb<put_counters>,
       {field<Step, &Step::word>("kind", "The kind of counter.", true), number("How many."),
        what("Permanents or players.")},
       "Puts counters on them. What one of them does its kind says: \"+2/+2\" by its name, another in a "
       "`counters.lua`; all others only count.",
       "R-COUNTER-1"});
  list.push_back({"remove_counters",
                  Style::call,
                  preset_verb<remove_counters>,
                  {field<Step, &Step::word>("kind", "The kind of counter.", true), number("How many."),
                   what("Permanents or players.")},
                  "Removes counters from them."});
}

}  // namespace sleight
