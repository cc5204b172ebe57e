#include "grammar/describe.h"
#include "grammar/describer.h"
#include "grammar/vocabulary.h"

namespace sleight {

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
  if (name == "protection" && !which.empty()) return "protection from " + which;
  if (!which.empty()) name += " " + which;
  if (use.number) name += " " + self.measure(*use.number);
  if (!use.cost.empty()) name += " " + self.cost(use.cost);
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
        parts.push_back("skip your next " + spelling(part.word) + " phase");
        break;
    }
  }
  std::string text;
  for (const std::string& part : parts) text += text.empty() ? capital(part) : ", " + part;
  return text.empty() ? "{0}" : text;
}

std::string Describer::trigger(const Trigger& trigger) {
  const std::string name = spelling(trigger.phase);
  const std::string phase = name == "upkeep" ? name : name + " phase";
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
  const auto player = [&](std::string_view does) {
    return "whenever " + (trigger.whose.empty() ? std::string("a player") : thing(trigger.whose, "a ")) +
           " " + std::string(does);
  };
  switch (trigger.event) {
    case EventKind::none:
      return "at no time";
    case EventKind::phase: {
      if (name == "cleanup" && trigger.part == PhasePart::end && trigger.whose.empty())
        return "at the end of any turn";
      const std::string_view part = trigger.part == PhasePart::beginning ? "at the start of "
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
      return "whenever " + who() + " deals " + (trigger.combat_only ? "combat " : "") + "damage" +
             with_other(" to ");
    case EventKind::tapped_for_mana:
      return "whenever " + who() + " is tapped for mana";
    case EventKind::becomes_tapped:
      return "whenever " + who() + " becomes tapped";
    case EventKind::becomes_untapped:
      return "whenever " + who() + " becomes untapped";
    case EventKind::successfully_cast:
      return player("successfully casts ") + who();
    case EventKind::attacks:
      return "whenever " + who() + " attacks";
    case EventKind::blocks:
      return "whenever " + who() + " blocks" + with_other(" ");
    case EventKind::becomes_blocked:
      return "whenever " + who() + " becomes blocked" + with_other(" by ");
    case EventKind::end_of_combat:
      return "at the end of combat";
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
  std::string text;
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
      text = who + verb("attacks", "attack") + " each turn if able";
      break;
    case RuleKind::attacks_alone_rule_off:
      text = who + " can attack as though no rule forbade it";
      break;
    case RuleKind::attacks_without_tapping:
      text = "attacking does not cause " + who + " to tap";
      break;
    case RuleKind::cannot_block:
      text = who + " cannot block" + (rule.by.empty() ? "" : " " + group(rule.by, true));
      break;
    case RuleKind::must_block:
      text = who + verb("blocks", "block") + (rule.by.empty() ? "" : " " + group(rule.by, true)) + " if able";
      break;
    case RuleKind::cannot_be_blocked:
      text = who + " cannot be blocked" + by;
      break;
    case RuleKind::blocks_additional:
      text = who + " can block " + number + " more attackers";
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
    case RuleKind::reduces_damage:
      text = "damage to " + who + (rule.by.empty() ? "" : " from " + thing(rule.by, "all ")) +
             " is reduced " + (number.empty() ? "to 0" : "by " + number);
      break;
    case RuleKind::redirects_damage:
      text = "damage to " + who + " is dealt to " + thing(rule.to, "a ") + " instead";
      break;
    case RuleKind::deals_no_combat_damage:
      text = who + verb("deals", "deal") + " no combat damage";
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
      text = who + (many ? " do" : " does") + " not untap during " + (many ? "their" : "its") +
             " controller's untap phase";
      break;
    case RuleKind::may_stay_tapped:
      text = "you may choose not to untap " + who + " during your untap phase";
      break;
    case RuleKind::untap_limit:
      text = "players untap no more than " + number + " of " + who + " each";
      break;
    case RuleKind::cannot_regenerate:
      text = who + " cannot regenerate";
      break;
    case RuleKind::leaves_the_game_instead:
      return "if " + who + " would be put into a graveyard" +
             (lasting == Duration::end_of_turn ? " this turn" : " from play") +
             ", remove it from the game instead";
    case RuleKind::hand_limit:
      text = "the hand limit of " + who + " is " + (number.empty() ? "none" : number);
      break;
    case RuleKind::skips_phase:
      text = who + verb("skips", "skip") + " the " + spelling(rule.word) + " phase";
      break;
    case RuleKind::additional_land:
      text = who + " may play " + number + " more lands each turn";
      break;
    case RuleKind::additional_mana:
      text = who + verb("gives", "give") + " " + number + " more mana when tapped for mana";
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
        text += " Use this ability only if " + condition(ability.condition) + ".";
      if (ability.speed == Speed::interrupt) text += " Play this ability as an interrupt.";
      if (ability.speed == Speed::sorcery) text += " Play this ability as a sorcery.";
      if (ability.speed == Speed::mana_source) text += " Play this ability as a mana source.";
      if (!ability.user.empty()) text += " Only " + thing(ability.user, "a ") + " may use this ability.";
      return text;
    }
    case AbilityKind::triggered: {
      std::string text = capital(trigger(ability.trigger)) + ", ";
      if (ability.condition.kind != ConditionKind::always)
        text += "if " + condition(ability.condition) + ", ";
      std::string done = modes(ability.modes);
      const bool name_first = done.starts_with(card_.name);
      if (!done.empty() && !name_first) done.front() = static_cast<char>(done.front() | 0x20);
      return text + done;
    }
    case AbilityKind::continuous: {
      const bool many = is_plural(ability.affects);
      const std::string who = ability.affects.empty() ? card_.name : subject(ability.affects);
      return capital(holds(whole_change(who, ability.change, many, Duration::for_good))) + ".";
    }
    case AbilityKind::rule:
      return capital(holds(rule(ability, Duration::for_good))) + ".";
    case AbilityKind::keyword:
      return capital(keyword(ability.keyword));
  }
  return "";
}

std::string describe(const Card& card, const Ability& ability, const Words& words) {
  return Describer(card, words).ability(ability);
}

std::string describe(const Card& card, const Words& words) {
  std::string text;
  for (const Ability& ability : card.abilities) {
    if (!text.empty()) text += "\n";
    text += describe(card, ability, words);
  }
  return text;
}

}  // namespace sleight
