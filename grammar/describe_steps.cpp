#include "grammar/describer.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

std::string counted(const std::string& number, std::string_view noun) {
  return number + " " +
         (number == "a" || number == "an" || number == "1" || number == "one" ? std::string(noun)
                                                                              : plural(noun));
}

}  // namespace

/// "gain" for you, "target player gains" for others.
std::string Describer::who_does(const Selector& who, std::string_view you, std::string_view they) {
  if (who.empty() || who.from == Reference::you) return "you " + std::string(you);
  if (is_plural(who)) return thing(who, "each ") + " " + std::string(they);
  return thing(who, "each ") + " " + std::string(they);
}

std::string Describer::steps(const std::vector<Step>& list) {
  std::string text;
  for (const Step& each : list) {
    where_x_.clear();
    std::string said = step(each);
    if (!where_x_.empty()) said += ", where X is " + where_x_;
    where_x_.clear();
    text += (text.empty() ? "" : " ") + capital(said) + ".";
  }
  return text;
}

std::string Describer::deal(const Step& step) {
  const std::string source = step.other.empty() ? card_.name : thing(step.other, "each ");
  const std::string number = step.amount ? amount(*step.amount) : "0";
  return source + (is_plural(step.other) ? " deal " : " deals ") + number + " damage to " +
         thing(step.what, "each ");
}

std::string Describer::choose(const Step& step) const {
  switch (step.choice) {
    case ChoiceKind::colour:
      return "choose a color";
    case ChoiceKind::basic_land_type:
      return "choose a basic land type";
    case ChoiceKind::creature_type:
      return "choose a creature type";
    case ChoiceKind::number:
      return "choose a number";
    case ChoiceKind::player:
      return "choose a player";
    case ChoiceKind::opponent:
      return "choose an opponent";
    case ChoiceKind::card:
      return "choose a card";
    case ChoiceKind::colour_word:
      return "choose two color words";
    case ChoiceKind::land_word:
      return "choose two basic land types";
  }
  return "";
}

std::string Describer::prevent(const Step& step) {
  const std::string some = step.amount ? "up to " + amount(*step.amount) : "all";
  const Selector* packets = nullptr;
  if (step.what.from == Reference::target && targets_ != nullptr && step.what.index < targets_->size())
    packets = &(*targets_)[step.what.index].what;
  if (packets == nullptr) return "prevent " + some + " of " + thing(step.what, "all ");
  std::string to = " to any creature or player";
  std::string from;
  std::string rest;
  for (const Filter& filter : packets->filters) {
    if (filter.quality == Quality::packet_to && !filter.negated && filter.of) {
      to = " to " + thing(*filter.of, "any ");
    } else if (filter.quality == Quality::packet_from && !filter.negated && filter.of) {
      const std::string which = filters(filter.of->filters, false);
      from = " from one " + which + (which.empty() ? "" : " ") + "source";
    } else {
      rest += filters({filter}, false);
    }
  }
  named_[step.what.index] = true;
  if (from.empty() && !to.ends_with("any creature or player")) from = " from one source";
  return "prevent " + some + " damage" + to + from + rest;
}

std::string Describer::step(const Step& step) {
  const auto number = [&](std::string_view one) {
    if (!step.amount) return std::string(one);
    return step.amount->kind == AmountKind::number ? numeral(*step.amount, one) : amount(*step.amount);
  };
  const auto acted = [&](std::string_view verb) {
    return std::string(verb) + " " + thing(step.what, "all ");
  };
  const auto life = [&](std::string_view you, std::string_view they) {
    return who_does(step.what, you, they) + " " + (step.amount ? amount(*step.amount) : "0") + " life";
  };
  switch (step.verb) {
    case Verb::deal:
      return deal(step);
    case Verb::gain_life:
      return life("gain", "gains");
    case Verb::lose_life:
      return life("lose", "loses");
    case Verb::set_life:
      return who_does(step.what, "now have", "now has") + " " + number("1") + " life";
    case Verb::draw: {
      const std::string n = number("a");
      return who_does(step.what, "draw", "draws") + " " + counted(n, "card");
    }
    case Verb::discard:
      return who_does(step.what, "discard", "discards") + " " + counted(number("a"), "card") +
             (step.at_random ? " at random" : "");
    case Verb::mill:
      return who_does(step.what, "put", "puts") + " the top " + counted(number("1"), "card") +
             " of the library into the graveyard";
    case Verb::destroy:
      return acted("destroy") + (step.no_regeneration ? ". It cannot be regenerated" : "");
    case Verb::bury:
      return acted("bury");
    case Verb::sacrifice:
      return acted("sacrifice");
    case Verb::regenerate:
      return acted("regenerate");
    case Verb::tap:
      return acted("tap");
    case Verb::untap:
      return acted("untap");
    case Verb::counter:
      return acted("counter");
    case Verb::prevent:
      return prevent(step);
    case Verb::redirect:
      return "redirect " + thing(step.what, "all ") + " to " + thing(step.other, "all ");
    case Verb::add_mana: {
      std::string mana = step.mana.empty() ? "" : symbols(step.mana);
      if (step.colourless_mana > 0) mana = "{" + std::to_string(step.colourless_mana) + "}" + mana;
      const std::string times =
          step.amount && !(*step.amount == Amount(1)) ? ", " + amount(*step.amount) + " times" : "";
      if (step.what.empty()) return "add " + mana + " to your mana pool" + times;
      return "add " + mana + " to " + possessive(step.what) + " mana pool" + times;
    }
    case Verb::add_mana_any:
      return "add " + number("one") + " mana of any color to your mana pool";
    case Verb::empty_pool:
      return "empty " + possessive(step.what) + " mana pool";
    case Verb::change: {
      const bool many = is_plural(step.what);
      return whole_change(subject(step.what), step.change, many, step.duration);
    }
    case Verb::rule: {
      std::string text;
      for (const Ability& each : step.abilities)
        text += (text.empty() ? "" : ". ") + rule(each, step.duration);
      return text;
    }
    case Verb::move:
      if (step.zone == Zone::hand)
        return "return " + thing(step.what, "all ") +
               (is_plural(step.what) ? " to their owner's hand" : " to its owner's hand");
      if (step.zone == Zone::out_of_game) return "remove " + thing(step.what, "all ") + " from the game";
      return "put " + thing(step.what, "all ") + " into " + std::string(english(step.zone));
    case Verb::move_to_play:
      return "put " + thing(step.what, "all ") + " into play" +
             (step.other.empty() ? "" : " under the control of " + thing(step.other, "a "));
    case Verb::attach:
      return "put " + thing(step.what, "all ") + " on " + thing(step.other, "a ");
    case Verb::put_counters:
    case Verb::remove_counters: {
      const bool put = step.verb == Verb::put_counters;
      return (put ? "put " : "remove ") + counted(number("a"), spelling(step.word) + " counter") +
             (put ? " on " : " from ") + thing(step.what, "each ");
    }
    case Verb::choose:
      return choose(step);
    case Verb::make_token: {
      const Card nothing;
      const Card& token = step.token ? *step.token : nothing;
      std::string what =
          token.power && token.toughness ? measure(*token.power) + "/" + measure(*token.toughness) + " " : "";
      if (!token.colour().empty()) what += english(token.colour()) + " ";
      return "put " + number("a") + " " + what + token.name + " " + english(token.types, " ") +
             " token into play" +
             (step.what.empty() ? "" : " under the control of " + thing(step.what, "a "));
    }
    case Verb::flip_coin:
      return who_does(step.what, "flip", "flips") + " " + counted(number("a"), "coin") +
             (step.then.empty() ? "" : ". On a win: " + steps(step.then)) +
             (step.otherwise.empty() ? "" : " On a loss: " + steps(step.otherwise));
    case Verb::shuffle:
      return "shuffle " + possessive(step.what) + " library";
    case Verb::look_at:
      return who_does(step.other, "look", "looks") + " at " + thing(step.what, "all ");
    case Verb::may: {
      const bool you = step.what.empty() || step.what.from == Reference::you;
      const bool mana_only = !step.cost.tap && step.cost.parts.empty();
      const std::string price =
          step.cost.empty() ? "" : (mana_only ? symbols(step.cost.mana) : cost(step.cost));
      if (step.then.empty() && step.otherwise.size() == 1) {
        std::string what = this->step(step.otherwise.front());
        return what + " unless " + (you ? "you pay " : thing(step.what, "each ") + " pays ") + price;
      }
      std::string text = who_does(step.what, "may", "may") + (price.empty() ? " choose to" : " pay " + price);
      for (const Step& each : step.then)
        text += ". If " + std::string(you ? "you do" : "that player does") + ", " + this->step(each);
      for (const Step& each : step.otherwise)
        text += ". If " + std::string(you ? "you do not" : "that player does not") + ", " + this->step(each);
      return text;
    }
    case Verb::when: {
      const std::string when =
          "if " + (step.condition ? condition(*step.condition) : std::string("it is so")) + ", ";
      std::string text;
      for (const Step& each : step.then)
        text += (text.empty() ? "" : ". If so, ") + (text.empty() ? when : "") + this->step(each);
      for (const Step& each : step.otherwise)
        text += (text.empty() ? when : ". ") + std::string("Otherwise, ") + this->step(each);
      return text;
    }
    case Verb::for_each:
      return "for each of " + thing(step.what, "all ") + ": " + steps(step.then);
    case Verb::repeat:
      if (step.condition) return steps(step.then) + ". Repeat this until " + condition(*step.condition);
      return "do this " + number("1") + " times: " + steps(step.then);
    case Verb::prerequisite: {
      std::string text = steps(step.then);
      if (text.ends_with('.')) text.pop_back();
      return text + " to have this happen: " + steps(step.otherwise);
    }
    case Verb::aim:
      return "choose target " + group(step.what, false) + ": " + steps(step.then);
    case Verb::at_time:
      return (step.trigger ? trigger(*step.trigger) : std::string("later")) +
             ", this once: " + steps(step.then);
    case Verb::skip_phase:
      return who_does(step.what, "skip", "skips") + " the next " + spelling(step.word) + " phase";
    case Verb::remove_from_combat:
      return "remove " + thing(step.what, "all ") + " from combat";
    case Verb::switch_blockers:
      return "switch the creatures that block " + thing(step.what, "a ") + " and " + thing(step.other, "a ");
    case Verb::ante:
      return "ante " + thing(step.what, "all ");
    case Verb::search:
      return who_does(step.other, "search", "searches") + " " + thing(step.what, "all ") + " for " +
             counted(number("a"), "card") + ". With what is found: " + steps(step.then);
    case Verb::function:
      return "do what the script says";
    case Verb::count_:
      break;
  }
  return "";
}

}  // namespace sleight
