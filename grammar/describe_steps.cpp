#include "core/card/definition.h"
#include "grammar/describer.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

std::string counted(const std::string& number, std::string_view noun) {
  return number + " " +
         (number == "a" || number == "an" || number == "1" || number == "one" ? std::string(noun)
                                                                              : plural(noun));
}

/// One's own permanents are the only ones one can sacrifice: no need to say so.
Selector without_you(Selector what) {
  std::erase_if(what.filters, [](const Filter& filter) {
    return filter.quality == Quality::controlled_by && !filter.negated && filter.of &&
           filter.of->from == Reference::you;
  });
  return what;
}

/// "{C}{C}{B}": what is put into a pool.
std::string added(const Step& step) {
  std::string mana;
  for (int i = 0; i < step.colourless_mana; ++i) mana += "{C}";
  return step.mana.empty() ? mana : mana + symbols(step.mana);
}

}  // namespace

/// Two modes that differ in one word are one sentence: "add {U} or {B}", "tap or untap target land".
std::string Describer::either_way(const std::vector<Mode>& list) {
  if (list.size() != 2 || list[0].steps.size() != 1 || list[1].steps.size() != 1) return "";
  const Step& first = list[0].steps[0];
  const Step& second = list[1].steps[0];
  if (first.verb == Verb::add_mana && second.verb == Verb::add_mana && first.what.empty() &&
      second.what.empty() && !first.amount && !second.amount)
    return "Add " + added(first) + " or " + added(second) + " to your mana pool.";
  if (first.verb != Verb::tap || second.verb != Verb::untap || !(list[0].targets == list[1].targets))
    return "";
  targets_ = &list[0].targets;
  named_.assign(list[0].targets.size(), false);
  const std::string what = thing(first.what, "all ");
  targets_ = nullptr;
  return "Tap or untap " + what + ".";
}

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
    text += (text.empty() ? "" : " ") + capital(said) + (said.ends_with(".\"") ? "" : ".");
  }
  return text;
}

std::string Describer::deal(const Step& step) {
  const std::string source = step.other.empty() ? card_.name : thing(step.other, "each ");
  if (step.amount && step.amount->kind == AmountKind::quotient && step.amount->terms.size() == 2 &&
      step.amount->terms[1].kind == AmountKind::target_count)
    return source + (is_plural(step.other) ? " deal " : " deals ") + amount(step.amount->terms[0]) +
           " damage divided evenly, rounded down, among " + thing(step.what, "each ");
  const std::string whom = thing(step.what, "each ");
  const std::string deals = source + (is_plural(step.other) ? " deal " : " deals ");
  // What is measured on the target can be said only once the target is.
  const bool measured = step.amount && step.amount->of && step.amount->kind != AmountKind::count;
  if (measured && whom.starts_with("target "))
    return deals + "damage to " + whom + " equal to " + measure(*step.amount);
  const std::string number = step.amount ? amount(*step.amount) : "0";
  return deals + number + " damage to " + whom;
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
  if (from.empty() && !step.amount && !to.ends_with("any creature or player")) from = " from one source";
  return "prevent " + some + " damage" + to + from + rest;
}

/// "Return ... to your hand", "remove ... from the game".
std::string Describer::move(const Step& step) {
  const std::string what = thing(step.what, "all ");
  if (step.verb == Verb::move_to_play)
    return "put " + what + " into play" +
           (step.other.empty() ? "" : " under the control of " + thing(step.other, "a "));
  const bool many = is_plural(step.what);
  const bool yours = step.what.from == Reference::self || from_your_graveyard(step.what);
  switch (step.zone) {
    case Zone::hand:
      return "return " + what +
             (yours && !many ? " to your hand"
              : many         ? " to their owner's hand"
                             : " to its owner's hand");
    case Zone::out_of_game:
      return "remove " + what + " from the game";
    case Zone::out_of_play:
      return "remove " + what + " from play";
    default:
      return "put " + what + " into " + std::string(english(step.zone));
  }
}

bool Describer::from_your_graveyard(const Selector& what) const {
  if (what.from != Reference::target || targets_ == nullptr || what.index >= targets_->size()) return false;
  for (const Filter& filter : (*targets_)[what.index].what.filters)
    if (filter.quality == Quality::owned_by && filter.of && filter.of->from == Reference::you) return true;
  return false;
}

std::string Describer::token(const Step& step) {
  if (!step.token) return "put a token into play";
  const Card& token = *step.token;
  const std::string number = step.amount ? numeral(*step.amount, "a") : "a";
  std::string what;
  if (token.power && token.toughness) what += measure(*token.power) + "/" + measure(*token.toughness) + " ";
  if (!token.colour().empty()) what += english(token.colour()) + " ";
  std::string with;
  Describer itself(token, words_);
  for (const Ability& each : token.abilities)
    if (each.kind == AbilityKind::keyword)
      with += (with.empty() ? " with " : " and ") + itself.keyword(each.keyword);
  return "put " + number + " " + what + token.name + " " + english(token.types, " ") +
         (number == "a" ? " token" : " tokens") + with + " into play" +
         (step.what.empty() ? "" : " under the control of " + thing(step.what, "a "));
}

/// "You and target opponent each flip a coin", until both win.
std::string Describer::flip_until(const Step& step) {
  const Step& coin = step.then.front();
  std::string text = "you and " + thing(coin.what.also.front(), "each ") + " each flip a coin";
  for (const Step& each : coin.otherwise)
    if (each.verb == Verb::deal && each.what.from == Reference::it)
      text += ". " + card_.name + " deals " + (each.amount ? amount(*each.amount) : "0") +
              " damage to each player whose coin comes up tails";
    else
      text += ". Each player whose coin comes up tails: " + follows({each});
  return text + ". Repeat this process until both players' coins come up heads on the same flip";
}

std::string Describer::flip(const Step& step) {
  std::string text = who_does(step.what, "flip", "flips") + " " +
                     counted(step.amount ? numeral(*step.amount, "a") : "a", "coin");
  const bool you = step.what.empty() || step.what.from == Reference::you;
  const std::string who = you ? "you" : thing(step.what, "each ");
  if (!step.then.empty())
    text += ". If " + who + (you ? " win" : " wins") + " the flip, " + follows(step.then);
  if (!step.otherwise.empty())
    text += ". If " + who + (you ? " lose" : " loses") + " the flip, " + follows(step.otherwise);
  return text;
}

/// Steps that go on in the middle of a sentence, without the last full stop.
std::string Describer::follows(const std::vector<Step>& list) {
  std::string text;
  for (const Step& each : list)
    text += (text.empty() ? "" : ". ") + (text.empty() ? step(each) : capital(step(each)));
  return text;
}

std::string Describer::may(const Step& step) {
  const bool you = step.what.empty() || step.what.from == Reference::you;
  const bool mana_only = !step.cost.tap && step.cost.parts.empty();
  std::string price = step.cost.empty() ? "" : mana_only ? symbols(step.cost.mana) : cost(step.cost);
  if (!mana_only && !price.empty()) price.front() = static_cast<char>(price.front() | 0x20);
  const bool pays = mana_only || !price.starts_with("pay ");
  if (!pays) price = price.substr(4);
  if (step.then.empty() && step.otherwise.size() == 1) {
    std::string what = this->step(step.otherwise.front());
    return what + " unless " + (you ? "you pay " : thing(step.what, "each ") + " pays ") + price;
  }
  std::string text = who_does(step.what, "may", "may");
  std::size_t told = 0;
  if (price.empty() && !step.then.empty()) {
    // "You may draw a card": what is done is what is chosen.
    Step told_to = step.then.front();
    if (told_to.what == step.what) told_to.what = {};
    std::string first = this->step(told_to);
    if (first.starts_with("you ")) first = first.substr(4);
    text += " " + first;
    told = 1;
  } else {
    text += price.empty() ? " choose to" : " pay " + price;
  }
  for (; told < step.then.size(); ++told)
    text += ". If " + std::string(you ? "you do" : "that player does") + ", " + this->step(step.then[told]);
  for (const Step& each : step.otherwise)
    text += ". If " + std::string(you ? "you do not" : "that player does not") + ", " + this->step(each);
  return text;
}

/// "Tap it to have it deal 1 damage": no part of the second without the first.
std::string Describer::prerequisite(const Step& step) {
  std::string text = follows(step.then) + " to have ";
  for (const Step& each : step.otherwise) {
    std::string then = this->step(each);
    if (each.verb == Verb::prevent && then.starts_with("prevent ")) {
      then = then.substr(8) + " prevented";
      if (then.starts_with("up to ")) then = then.substr(6);
    }
    text += then;
  }
  return text;
}

/// What waits: "at end of combat", "at the beginning of the next turn's upkeep".
std::string Describer::later(const Step& step) {
  const Trigger nothing;
  const Trigger& when = step.trigger ? *step.trigger : nothing;
  std::string time;
  if (when.event == EventKind::end_of_combat) time = " at end of combat";
  if (when.event == EventKind::phase && spelling(when.phase) == "cleanup") time = " at end of turn";
  if (when.event == EventKind::phase && spelling(when.phase) == "upkeep" && when.whose.empty())
    time = " at the beginning of the next turn's upkeep";
  if (time.empty()) {
    if (when.event == EventKind::deals_damage && when.subject.from == Reference::self) return drained(step);
    return trigger(when) + ", this once: " + steps(step.then);
  }
  std::string text;
  for (const Step& each : step.then) {
    std::string said = this->step(each);
    if (!text.empty()) said = capital(said);
    text += (text.empty() ? "" : ". ") + said + time;
  }
  return text;
}

/// "You gain 1 life for each 1 damage dealt", with or without its limit.
std::string Describer::drained(const Step& step) {
  const std::string gain = "you gain 1 life for each 1 damage dealt";
  const Step* only = step.then.size() == 1 ? &step.then.front() : nullptr;
  if (only != nullptr && only->verb == Verb::gain_life && only->amount &&
      only->amount->kind == AmountKind::that_amount)
    return gain;
  if (only != nullptr && only->verb == Verb::when && only->then.size() == 1 && only->then[0].amount &&
      only->then[0].amount->kind == AmountKind::smallest)
    return gain +
           ", but not more than the toughness of the creature or the life total of the player before the "
           "damage";
  return "when that damage is dealt, " + follows(step.then);
}

/// "Change the text of it by replacing ...": nothing where no words are chosen.
std::string Describer::changed_words(const Step& step) {
  if (step.change.parts.size() != 1 || !step.change.parts[0].chosen) return "";
  const ChangeKind kind = step.change.parts[0].kind;
  if (kind != ChangeKind::colour_word && kind != ChangeKind::land_word) return "";
  return "change the text of " + thing(step.what, "all ") + " by replacing all instances of one " +
         (kind == ChangeKind::colour_word ? "color word" : "basic land type") + " with another";
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
    case Verb::mill: {
      const bool you = step.what.empty() || step.what.from == Reference::you;
      const std::string n = number("1");
      return who_does(step.what, "put", "puts") + " the top " + (n == "1" ? "card" : n + " cards") + " of " +
             (you ? "your library into your graveyard" : "their library into their graveyard");
    }
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
      const std::string mana = added(step);
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
      if (const std::string words = changed_words(step); !words.empty()) return words;
      const std::vector<ChangePart>& parts = step.change.parts;
      if (parts.size() == 1 && parts[0].kind == ChangeKind::controller &&
          (parts[0].who.empty() || parts[0].who.from == Reference::you))
        return "gain control of " + thing(step.what, "all ") + std::string(duration(step.duration));
      return whole_change(subject(step.what), step.change, many, step.duration);
    }
    case Verb::rule: {
      std::string text;
      for (const Ability& each : step.abilities)
        text += (text.empty() ? "" : ". ") + rule(each, step.duration);
      return text;
    }
    case Verb::move:
    case Verb::move_to_play:
      return move(step);
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
    case Verb::make_token:
      return token(step);
    case Verb::flip_coin:
      return flip(step);
    case Verb::shuffle:
      return "shuffle " + possessive(step.what) + " library";
    case Verb::look_at:
      return who_does(step.other, "look", "looks") + " at " + thing(step.what, "all ");
    case Verb::may:
      return may(step);
    case Verb::when: {
      const std::string when =
          "if " + (step.condition ? condition(*step.condition) : std::string("it is so")) + ", ";
      std::string text;
      if (step.then.empty() && step.otherwise.size() == 1)
        return this->step(step.otherwise.front()) + " unless " + when.substr(3, when.size() - 5);
      for (const Step& each : step.then)
        text += (text.empty() ? "" : ". If so, ") + (text.empty() ? when : "") + this->step(each);
      for (const Step& each : step.otherwise)
        text += (text.empty() ? when : ". ") + std::string("Otherwise, ") + this->step(each);
      return text;
    }
    case Verb::for_each:
      return "for each of " + thing(step.what, "all ") + ": " + steps(step.then);
    case Verb::repeat:
      if (step.condition && step.then.size() == 1 && step.then[0].verb == Verb::flip_coin &&
          step.then[0].what.also.size() == 1)
        return flip_until(step);
      if (step.condition) return steps(step.then) + ". Repeat this until " + condition(*step.condition);
      return "do this " + number("1") + " times: " + steps(step.then);
    case Verb::prerequisite:
      return prerequisite(step);
    case Verb::aim:
      return "choose target " + group(step.what, false) + ": " + steps(step.then);
    case Verb::at_time:
      return later(step);
    case Verb::skip_phase: {
      const std::string name = spelling(step.word) + (spelling(step.word) == "upkeep" ? "" : " phase");
      if (step.what.empty() || step.what.from == Reference::you) return "skip your next " + name;
      return who_does(step.what, "skip", "skips") + " their next " + name;
    }
    case Verb::remove_from_combat:
      return "remove " + thing(step.what, "all ") + " from combat";
    case Verb::switch_blockers:
      named_.assign(named_.size(), true);
      return "switch the blocking creatures of two target attacking creatures. All blocks must remain legal";
    case Verb::ante:
      return "ante " + thing(step.what, "all ");
    case Verb::search:
      if (step.then.size() == 1 && step.then[0].verb == Verb::sacrifice &&
          step.then[0].what.from == Reference::chosen && step.other.empty())
        return "sacrifice " + (number("a") == "a" ? thing(without_you(step.what), "a ")
                                                  : number("a") + " " + group(without_you(step.what), true));
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
