#include "grammar/describe.h"
#include "grammar/describer.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

/// It is printed as the sentence it stands for.
bool is_regeneration(const KeywordUse& use) { return use.name == Word{"regeneration"} && !use.cost.empty(); }

std::string phase_named(const std::string& name) { return name == "upkeep" ? name : name + " phase"; }

/// Choosing which word is to be read for which is said where the text is changed.
bool is_choice_of_words(const Ability& ability) {
  if (ability.kind != AbilityKind::when_played || ability.modes.size() != 1) return false;
  const std::vector<Step>& steps = ability.modes.front().steps;
  return steps.size() == 1 && steps.front().verb == Verb::choose &&
         (steps.front().choice == ChoiceKind::colour_word || steps.front().choice == ChoiceKind::land_word);
}

/// With a capital and a full stop, unless what it quotes has one.
std::string sentence(const std::string& text) { return capital(text) + (text.ends_with(".\"") ? "" : "."); }

/// The condition of a state trigger, where it is that there is none of something.
const Selector* none_left(const Ability& ability) {
  const Condition& condition = ability.condition;
  const bool none = ability.trigger.event == EventKind::state && condition.kind == ConditionKind::none &&
                    condition.parts.size() == 1 && condition.parts[0].kind == ConditionKind::exists;
  return none ? &condition.parts[0].what : nullptr;
}

}  // namespace

std::string Describer::keyword(const KeywordUse& use) const {
  std::string name = spelling(use.name);
  for (char& c : name)
    if (c == '_') c = ' ';
  Describer self(card_, words_);
  const std::string which = self.filters(use.filters, false);
  if (name == "landwalk" && !use.filters.empty()) {
    std::string land = which;
    return (land.empty() ? "land" : land) + "walk";
  }
  if (name == "landhome" && !which.empty()) return which + "home";
  if (name == "protection" && !which.empty()) return "protection from " + which;
  if (!which.empty()) name += " " + which;
  if (use.number) name += " " + self.measure(*use.number);
  if (!use.cost.empty()) {
    const bool mana_only = !use.cost.tap && use.cost.parts.empty();
    name += (mana_only ? " " : "\xE2\x80\x94") + self.cost(use.cost);
  }
  return name;
}

std::string Describer::cost(const Cost& cost) {
  std::vector<std::string> parts;
  if (!cost.mana.empty()) parts.push_back(symbols(cost.mana));
  if (cost.tap) parts.emplace_back("{T}");
  for (const CostPart& part : cost.parts) {
    const std::string number =
        part.amount.kind == AmountKind::number ? numeral(part.amount, "a") : amount(part.amount);
    const bool one = number == "a";
    switch (part.kind) {
      case CostPart::Kind::sacrifice:
        parts.push_back("sacrifice " + thing(part.what, "a "));
        break;
      case CostPart::Kind::discard:
        parts.push_back("discard " + number + (one ? " card" : " cards"));
        break;
      case CostPart::Kind::life:
        parts.push_back("pay " + amount(part.amount) + " life");
        break;
      case CostPart::Kind::remove_counters:
        parts.push_back("remove " + number + " " + spelling(part.word) +
                        (one ? " counter from " : " counters from ") + thing(part.what, "a "));
        break;
      case CostPart::Kind::skip_phase:
        parts.push_back("skip your next " + phase_named(spelling(part.word)));
        break;
    }
  }
  std::string text;
  for (const std::string& part : parts) text += text.empty() ? capital(part) : ", " + part;
  return text.empty() ? "{0}" : text;
}

std::string Describer::trigger(const Trigger& trigger) {
  const std::string name = spelling(trigger.phase);
  const std::string phase = phase_named(name);
  const auto who = [&] {
    return trigger.subject.empty() ? std::string("something") : thing(trigger.subject, "a ");
  };
  const auto when = [&](std::string_view happens) {
    const bool own = trigger.subject.from == Reference::self;
    return std::string(own ? "when " : "whenever ") + who() + " " + std::string(happens);
  };
  const auto with_other = [&](std::string_view before) {
    return trigger.other.empty() ? std::string() : std::string(before) + thing(trigger.other, "a ");
  };
  const auto player = [&](std::string does) {
    const std::string one = trigger.whose.empty() ? std::string("a player") : thing(trigger.whose, "a ");
    if (one == "you") does.erase(does.find("s "), 1);
    return "whenever " + one + " " + does;
  };
  switch (trigger.event) {
    case EventKind::none:
      return "at no time";
    case EventKind::phase: {
      if (name == "cleanup" && trigger.part == PhasePart::end && trigger.whose.empty())
        return "at the end of any turn";
      const std::string_view part = trigger.part == PhasePart::beginning ? "at the beginning of "
                                    : trigger.part == PhasePart::end     ? "at the end of "
                                                                         : "during ";
      std::string time = "each player's " + phase;
      if (trigger.whose.from == Reference::controller_of || trigger.whose.from == Reference::owner_of)
        time = "the " + phase + " of " + thing(trigger.whose, "a ");
      else if (!trigger.whose.empty())
        time = possessive(trigger.whose) + " " + phase;
      return std::string(part) + time;
    }
    case EventKind::enters_play:
      return when("comes into play");
    case EventKind::leaves_play:
      return when("leaves play");
    case EventKind::put_into_graveyard:
      return when("is put into a graveyard from play");
    case EventKind::deals_damage:
      if (trigger.subject.empty() && !trigger.other.empty())
        return "whenever " + thing(trigger.other, "a ") + " is dealt " +
               (trigger.combat_only ? "combat " : "") + "damage";
      return "whenever " + who() + " deals " + (trigger.combat_only ? "combat " : "") + "damage" +
             with_other(" to ");
    case EventKind::tapped_for_mana:
      return "whenever " + who() + " is tapped for mana";
    case EventKind::becomes_tapped:
      return "whenever " + who() + " becomes tapped";
    case EventKind::becomes_untapped:
      return "whenever " + who() + " becomes untapped";
    case EventKind::successfully_cast:
      return player("successfully casts " + who());
    case EventKind::attacks:
      return "whenever " + who() + " attacks";
    case EventKind::blocks:
      return "whenever " + who() + " blocks" + with_other(" ");
    case EventKind::becomes_blocked:
      return "whenever " + who() + " becomes blocked" + with_other(" by ");
    case EventKind::end_of_combat:
      return "at end of combat";
    case EventKind::discards:
      return player("discards a card");
    case EventKind::draws:
      return player("draws a card");
    case EventKind::loses_life:
      return player("loses life");
    case EventKind::gains_life:
      return player("gains life");
    case EventKind::regenerates:
      return "whenever " + who() + " regenerates";
    case EventKind::state:
      return "as soon as it is so";
    case EventKind::count_:
      break;
  }
  return "";
}

std::string Describer::modes(const std::vector<Mode>& list) {
  std::string text = either_way(list);
  if (!text.empty()) return text;
  for (const Mode& mode : list) {
    targets_ = &mode.targets;
    named_.assign(mode.targets.size(), false);
    if (list.size() > 1)
      text += (text.empty() ? "Choose one \xE2\x80\x94" : "") + std::string("\n\xE2\x80\xA2 ");
    text += steps(mode.steps);
    targets_ = nullptr;
  }
  return text;
}

/// A rule ability as a sentence without its full stop.
std::string Describer::rule(const Ability& ability, Duration lasting) {
  const Rule& rule = ability.rule;
  const bool many = is_plural(ability.affects);
  const std::string who = ability.affects.empty() ? card_.name : subject(ability.affects);
  const std::string by = rule.by.empty()      ? ""
                         : is_plural(rule.by) ? " by " + group(rule.by, true)
                                              : " by " + thing(rule.by, "a ");
  const std::string number = rule.amount ? measure(*rule.amount) : "";
  const std::string until = lasting == Duration::end_of_turn ? " this turn" : std::string(duration(lasting));
  const auto verb = [&](std::string_view one, std::string_view several) {
    return " " + std::string(many ? several : one);
  };
  std::string text;
  switch (rule.kind) {
    case RuleKind::cannot_attack:
      text = who + " cannot attack";
      break;
    case RuleKind::must_attack:
      return who + verb("attacks", "attack") + (lasting == Duration::end_of_turn ? " this" : " each") +
             " turn if able";
    case RuleKind::attacks_alone_rule_off:
      text = who + " can attack as though it were not a Wall";
      break;
    case RuleKind::attacks_without_tapping:
      text = "attacking does not cause " + who + " to tap";
      break;
    case RuleKind::cannot_block:
      text = who + " cannot block" + (rule.by.empty() ? "" : " " + group(rule.by, true));
      break;
    case RuleKind::must_block:
      text = rule.by.empty() ? who + verb("blocks", "block") + " if able"
                             : who + " able to block " + thing(rule.by, "a ") + " do so";
      break;
    case RuleKind::cannot_be_blocked:
      text = who + " cannot be blocked" + by;
      break;
    case RuleKind::blocks_additional:
      text = who + " can block " + (number == "1" ? "an" : number) + " additional " +
             (number == "1" ? "creature" : "creatures");
      break;
    case RuleKind::needs_blockers:
      text = who + " cannot be blocked by fewer than " + number + " creatures";
      break;
    case RuleKind::cannot_be_targeted:
      text = who + " cannot be the target of spells or effects" + by;
      break;
    case RuleKind::cannot_be_enchanted:
      text = who + " cannot be enchanted" + by;
      break;
    case RuleKind::spared_by_own_grants:
      text = "the protection granted by " + who + " does not remove " + who;
      break;
    case RuleKind::reduces_damage:
      text = "damage dealt to " + who + by + " is reduced " + (number.empty() ? "to 0" : "by " + number);
      break;
    case RuleKind::redirects_damage:
      text = "damage dealt to " + who + " is dealt to " + thing(rule.to, "a ") + " instead";
      break;
    case RuleKind::deals_no_combat_damage:
      text = who + verb("deals", "deal") + " no damage in combat";
      break;
    case RuleKind::first_strike_damage:
      text = who + verb("deals", "deal") + " damage in the first damage step";
      break;
    case RuleKind::regular_damage_too:
      text = who + verb("deals", "deal") + " damage in the second damage step too";
      break;
    case RuleKind::excess_to_player:
      text = who + verb("deals", "deal") + " excess damage to the defending player";
      break;
    case RuleKind::may_band:
      text = who + " can attack in a band";
      break;
    case RuleKind::divides_damage:
      text = "its controller divides damage dealt to the band of " + who;
      break;
    case RuleKind::does_not_untap:
      if (lasting == Duration::next_untap)
        return who + (many ? " do" : " does") + " not untap during " + (many ? "their" : "its") +
               " controller's next untap phase";
      text = who + (many ? " do" : " does") + " not untap during " + (many ? "their" : "its") +
             " controller's untap phase";
      break;
    case RuleKind::may_stay_tapped:
      text = "you may choose not to untap " + who + " during your untap phase";
      break;
    case RuleKind::untap_limit:
      text = "players cannot untap more than " + number + " " + group(ability.affects, number != "1") +
             " during their untap phase";
      break;
    case RuleKind::cannot_regenerate:
      text = who + " cannot regenerate";
      break;
    case RuleKind::leaves_the_game_instead:
      return "if " + who + " would be put into a graveyard" +
             (lasting == Duration::end_of_turn ? " this turn" : " from play") +
             ", remove it from the game instead";
    case RuleKind::hand_limit:
      text = number.empty() ? who + (ability.affects.from == Reference::you || many ? " have" : " has") +
                                  " no maximum hand size"
                            : "the hand limit of " + who + " is " + number;
      break;
    case RuleKind::skips_phase:
      text = (ability.affects.from == Reference::you ? std::string("skip your ")
                                                     : who + verb("skips", "skip") + " their ") +
             phase_named(spelling(rule.word));
      break;
    case RuleKind::additional_land:
      text = who + " may play " + number + " additional " + (number == "1" ? "land" : "lands") + " each turn";
      break;
    case RuleKind::additional_mana:
      text = who + " tapped for mana produce " + number + " additional mana of the same type";
      break;
    case RuleKind::always_on:
      text = who + verb("works", "work") + " while tapped";
      break;
    case RuleKind::count_:
      break;
  }
  return text + until;
}

std::string Describer::ability(const Ability& ability) {
  where_x_.clear();
  const auto holds = [&](std::string text) {
    if (ability.condition.kind == ConditionKind::always) return text;
    return "as long as " + condition(ability.condition) + ", " + text;
  };
  switch (ability.kind) {
    case AbilityKind::spell:
      return modes(ability.modes);
    case AbilityKind::when_played: {
      const std::string done = modes(ability.modes);
      if (done.empty()) return done;
      // "Choose" goes on in the middle of a sentence; the choices are all it can hold.
      return "When you play " + card_.name + ", " + "c" + done.substr(1);
    }
    case AbilityKind::activated: {
      std::string text = cost(ability.cost) + ": " + modes(ability.modes);
      if (ability.condition.kind != ConditionKind::always)
        text += " Use this ability only " + when(ability.condition) + ".";
      if (ability.speed == Speed::interrupt) text += " Play this ability as an interrupt.";
      if (ability.speed == Speed::sorcery) text += " Play this ability as a sorcery.";
      if (ability.speed == Speed::mana_source) text += " Play this ability as a mana source.";
      if (ability.user.from == Reference::players)
        text += " Any player may use this ability.";
      else if (!ability.user.empty())
        text += " Only " + thing(ability.user, "a ") + " may use this ability.";
      return text;
    }
    case AbilityKind::triggered: {
      const Selector* gone = none_left(ability);
      std::string text =
          capital(gone != nullptr ? "when " + holds_of(*gone, true) : trigger(ability.trigger)) + ", ";
      if (ability.condition.kind != ConditionKind::always && gone == nullptr)
        text += "if " + condition(ability.condition) + ", ";
      std::string done = modes(ability.modes);
      const bool name_first = done.starts_with(card_.name);
      if (!done.empty() && !name_first) done.front() = static_cast<char>(done.front() | 0x20);
      return text + done;
    }
    case AbilityKind::continuous: {
      const bool many = is_plural(ability.affects);
      const std::string who = ability.affects.empty() ? card_.name : subject(ability.affects);
      if (!many && !ability.affects.filters.empty())
        return sentence("as long as " + who + " is " + filters(ability.affects.filters, false) + ", " +
                        whole_change(who, ability.change, false, Duration::for_good));
      return sentence(holds(whole_change(who, ability.change, many, Duration::for_good))) +
             (ability.lingers ? " If " + card_.name + " leaves play, this effect continues until end of turn."
                              : "");
    }
    case AbilityKind::rule:
      return capital(holds(rule(ability, Duration::for_good))) + ".";
    case AbilityKind::keyword:
      if (is_regeneration(ability.keyword))
        return cost(ability.keyword.cost) + ": Regenerate " + card_.name + ".";
      return capital(keyword(ability.keyword));
  }
  return "";
}

std::string describe(const Card& card, const Ability& ability, const Words& words) {
  return Describer(card, words).ability(ability);
}

/// When something may be done: "during your upkeep", "before the attack", else "if ...".
std::string Describer::when(const Condition& condition) {
  const auto turn_of = [](const Condition& part) -> const Selector* {
    const bool turn = part.kind == ConditionKind::matches && part.what.from == Reference::active_player;
    return turn ? &part.like : nullptr;
  };
  if (condition.kind == ConditionKind::before_attack) return "before the attack";
  if (const Selector* player = turn_of(condition)) return "during " + possessive(*player) + " turn";
  if (condition.kind == ConditionKind::phase_is) {
    const std::string name = spelling(condition.phase);
    if (name == "upkeep") return "during any upkeep";
    if (name == "blockers") return "after blockers are declared and before damage is dealt";
  }
  if (condition.kind != ConditionKind::all) return "if " + this->condition(condition);
  if (condition.parts.size() == 2 && condition.parts[0].kind == ConditionKind::phase_is &&
      spelling(condition.parts[0].phase) == "upkeep")
    if (const Selector* player = turn_of(condition.parts[1]))
      return "during " + possessive(*player) + " upkeep";
  std::string text;
  for (const Condition& part : condition.parts) text += (text.empty() ? "" : " and only ") + when(part);
  return text;
}

/// What a spell says of its own casting, one line each.
std::string Describer::casting() {
  std::string text;
  const Cost& extra = card_.extra_cost;
  if (card_.castable.kind != ConditionKind::always)
    text += "Cast " + card_.name + " only " + when(card_.castable) + ".\n";
  if (!extra.empty()) {
    std::string price = cost(extra);
    price.front() = static_cast<char>(price.front() | 0x20);
    text += "As an additional cost to cast " + card_.name + ", " + price + ".\n";
  }
  if (!extra.x_only.empty()) text += "Spend only " + english(extra.x_only) + " mana on X.\n";
  if (extra.more_for_each_target)
    text += "Pay {" + measure(*extra.more_for_each_target) + "} for each target beyond the first.\n";
  if (!text.empty()) text.pop_back();
  return text;
}

std::string describe(const Card& card, const Words& words) {
  std::string text = Describer(card, words).casting();
  for (const Ability& ability : card.abilities) {
    if (is_choice_of_words(ability)) continue;
    if (!text.empty()) text += "\n";
    text += describe(card, ability, words);
  }
  return text;
}

}  // namespace sleight
