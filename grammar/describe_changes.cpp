#include "grammar/describer.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

const ChangePart* find(const Change& change, ChangeKind kind) {
  for (const ChangePart& part : change.parts)
    if (part.kind == kind) return &part;
  return nullptr;
}

/// A number that stands on a card as it is.
bool is_written(const Amount& amount) {
  return amount.kind == AmountKind::number || amount.kind == AmountKind::x;
}

std::string signed_text(const ChangePart* part, Describer& describer) {
  if (part == nullptr || !part->amount) return "+0";
  if (part->amount->kind == AmountKind::number)
    return (part->amount->number < 0 ? "" : "+") + std::to_string(part->amount->number);
  return "+" + describer.amount(*part->amount);
}

}  // namespace

std::string_view Describer::duration(Duration duration) const {
  switch (duration) {
    case Duration::for_good:
      return "";
    case Duration::end_of_turn:
      return " until end of turn";
    case Duration::end_of_combat:
      return " until end of combat";
    case Duration::while_source_in_play:
      return " as long as this card remains in play";
    case Duration::while_source_tapped:
      return " as long as this card remains tapped";
    case Duration::next_untap:
      return " until the end of its controller's next untap phase";
  }
  return "";
}

std::string Describer::whole_change(const std::string& subject, const Change& change, bool plural_subject,
                                    Duration lasting) {
  const ChangePart* taken = find(change, ChangeKind::controller);
  if (taken != nullptr && change.parts.size() == 1) {
    const std::string who = taken->who.empty() ? "you" : thing(taken->who, "a ");
    return who + (who == "you" ? " control " : " controls ") + subject + std::string(duration(lasting));
  }
  return subject + " " +
         this->change(change, plural_subject, lasting != Duration::for_good || targets_ != nullptr) +
         std::string(duration(lasting));
}

/// An ability in the mouth of whoever is given it.
std::string Describer::granted(const Ability& ability) const {
  Card grantee = card_;
  grantee.name = "this card";
  return Describer(grantee, words_).ability(ability);
}

/// The predicates of a change, joined by "and". `lasting`: it comes about ("becomes") rather than is so
/// ("is").
std::string Describer::change(const Change& change, bool many, bool lasting) {
  std::vector<std::string> said;
  const std::string is = lasting ? (many ? "become " : "becomes ") : (many ? "are " : "is ");
  const ChangePart* also = find(change, ChangeKind::is_also);
  const ChangePart* only = find(change, ChangeKind::becomes_type);
  const ChangePart* types = also != nullptr ? also : only;
  const ChangePart* subtype = find(change, ChangeKind::becomes_subtype);
  const ChangePart* power = find(change, ChangeKind::power);
  const ChangePart* toughness = find(change, ChangeKind::toughness);
  const ChangePart* colour = find(change, ChangeKind::colour);
  const bool both = power != nullptr && toughness != nullptr && power->amount && toughness->amount;
  const bool written = both && is_written(*power->amount) && is_written(*toughness->amount);
  const std::string base = written ? amount(*power->amount) + "/" + amount(*toughness->amount) : "";
  // "Becomes a 2/2 Golem artifact creature": all of it in one phrase.
  const bool animates = types != nullptr && !base.empty();
  const bool measured = also != nullptr && both && !written && *power->amount == *toughness->amount;
  if (animates) {
    const std::string kind = english(types->types, " ");
    said.push_back(is + (many ? "" : "a ") + base + " " +
                   (colour != nullptr && !colour->chosen ? english(colour->colours) + " " : "") +
                   (subtype != nullptr ? capitals(spelling(subtype->word)) + " " : "") +
                   (many ? plural(kind) : kind) +
                   (also == nullptr ? ""
                    : many          ? " that are still lands"
                                    : " that is still a land"));
  } else if (measured) {
    const std::string kind = english(also->types, " ");
    said.push_back(is + (many ? plural(kind) : "a " + kind) + " with power and toughness each equal to " +
                   (many && power->amount->kind == AmountKind::casting_cost && power->amount->of &&
                            power->amount->of->from == Reference::it
                        ? "their casting cost"
                        : measure(*power->amount)));
  }
  bool raised = false;
  for (const ChangePart& part : change.parts) {
    const std::string word = spelling(part.word);
    switch (part.kind) {
      case ChangeKind::copy_of:
        said.push_back(is + "a copy of " + thing(part.who, "a "));
        break;
      case ChangeKind::controller:
        said.push_back((many ? "come" : "comes") + std::string(" under the control of ") +
                       thing(part.who, "a "));
        break;
      case ChangeKind::colour_word:
        said.push_back(part.chosen ? "reads one color word of your choice for another"
                                   : "reads " + spelling(part.to) + " for " + word);
        break;
      case ChangeKind::land_word:
        said.push_back(part.chosen ? "reads one basic land type of your choice for another"
                                   : "reads " + spelling(part.to) + " for " + word);
        break;
      case ChangeKind::becomes_land:
        said.push_back(is + (part.chosen ? "the chosen type"
                             : many      ? plural(word)
                                         : (word == "island"   ? "an "
                                            : word == "plains" ? ""
                                                               : "a ") +
                                          word));
        break;
      case ChangeKind::also_land_type:
        said.push_back(is + "also " + (part.chosen ? "the chosen type" : word));
        break;
      case ChangeKind::is_also:
        if (!animates && !measured) said.push_back(is + "also " + english(part.types));
        break;
      case ChangeKind::becomes_type:
        if (!animates) said.push_back(is + "only " + english(part.types));
        break;
      case ChangeKind::also_subtype:
        said.push_back(is + "also " + (part.chosen ? "the chosen type" : capital(word)));
        break;
      case ChangeKind::becomes_subtype:
        if (!animates) said.push_back(is + "only " + (part.chosen ? "the chosen type" : capitals(word)));
        break;
      case ChangeKind::colour:
        if (!animates || part.chosen)
          said.push_back(is + (part.chosen ? "the chosen color" : english(part.colours)));
        break;
      case ChangeKind::also_colour:
        said.push_back(is + "also " + (part.chosen ? "the chosen color" : english(part.colours)));
        break;
      case ChangeKind::gains:
        for (const Ability& gained : part.abilities) {
          if (gained.kind == AbilityKind::keyword && gained.keyword.name != Word{"regeneration"})
            said.push_back((many ? "gain " : "gains ") + keyword(gained.keyword));
          else
            said.push_back((many ? "gain \"" : "gains \"") + granted(gained) + "\"");
        }
        break;
      case ChangeKind::loses_keyword: {
        KeywordUse use;
        use.name = part.word;
        said.push_back((many ? "lose " : "loses ") + keyword(use));
        break;
      }
      case ChangeKind::loses_abilities:
        said.push_back((many ? "lose" : "loses") + std::string(" all abilities"));
        break;
      case ChangeKind::power:
        if (base.empty() && part.amount && !measured)
          said.push_back((many ? "have power " : "has power ") + amount(*part.amount));
        else if (!animates && !measured)
          said.push_back(is + base);
        break;
      case ChangeKind::toughness:
        if (base.empty() && part.amount && !measured)
          said.push_back((many ? "have toughness " : "has toughness ") + amount(*part.amount));
        break;
      case ChangeKind::plus_power:
      case ChangeKind::plus_toughness:
        if (!raised)
          said.push_back((many ? "get " : "gets ") +
                         signed_text(find(change, ChangeKind::plus_power), *this) + "/" +
                         signed_text(find(change, ChangeKind::plus_toughness), *this));
        raised = true;
        break;
      case ChangeKind::switch_power_toughness:
        said.push_back((many ? "switch" : "switches") + std::string(" power and toughness"));
        break;
    }
  }
  // What it gets is said before what it gains, as cards do.
  std::string text;
  for (const bool gets : {true, false})
    for (const std::string& each : said)
      if (each.starts_with("get") == gets) text += (text.empty() ? "" : " and ") + each;
  return text;
}

}  // namespace sleight
