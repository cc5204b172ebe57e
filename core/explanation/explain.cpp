#include "core/explanation/explain.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/spelling.h"
#include "core/derived/cache.h"
#include "core/derived/changes.h"
#include "core/duel/uncounted_look.h"
#include "core/explanation/short_text.h"
#include "core/query/amounts.h"

namespace sleight {

namespace {

/// The kinds of change that a value can come from.
bool concerns(const std::string& value, ChangeKind kind) {
  // Only these reach the text box; abilities that are gained or lost are not written in it.
  if (value == "text")
    return kind == ChangeKind::copy_of || kind == ChangeKind::colour_word || kind == ChangeKind::land_word ||
           kind == ChangeKind::made_in_words || kind == ChangeKind::becomes_land;
  switch (kind) {
    // Control is not copied; all else is.
    case ChangeKind::copy_of:
      return value != "controller";
    case ChangeKind::controller:
      return value == "controller";
    // And what a card says of itself: its colour without a cost that has one, its land types (law 3).
    case ChangeKind::colour_word:
      return value == "abilities" || value == "colours";
    case ChangeKind::land_word:
      return value == "abilities" || value == "land_types";
    case ChangeKind::made_in_words:
      return value == "abilities" || value == "colours";
    // R-LAND-5: its colour and whether it is snow-covered stay, so that these do not come from it.
    case ChangeKind::becomes_land:
      return value == "name" || value == "types" || value == "land_types" || value == "abilities";
    case ChangeKind::also_land_type:
      return value == "land_types";
    case ChangeKind::also_supertype:
    case ChangeKind::loses_supertype:
    case ChangeKind::is_also:
    case ChangeKind::becomes_type:
    case ChangeKind::also_subtype:
    case ChangeKind::becomes_subtype:
      return value == "types";
    case ChangeKind::colour:
    case ChangeKind::also_colour:
      return value == "colours";
    case ChangeKind::gains:
    case ChangeKind::gains_once:
    case ChangeKind::loses_keyword:
    case ChangeKind::loses_abilities:
      return value == "abilities";
    case ChangeKind::power:
    case ChangeKind::plus_power:
      return value == "power";
    case ChangeKind::toughness:
    case ChangeKind::plus_toughness:
      return value == "toughness";
    case ChangeKind::switch_power_toughness:
      return value == "power" || value == "toughness";
  }
  return false;
}

std::string joined(const std::string& list, const std::string& more) {
  return list.empty() ? more : list + ", " + more;
}

std::string subtypes_of(const Duel& duel, const Characteristics& now, bool lands) {
  std::string words;
  for (int i = 0; i < now.subtype_count; ++i) {
    const Word word = now.subtypes[static_cast<std::size_t>(i)];
    // Land types and creature types are kept in one list, and are two values for a person.
    if ((basic_land_index(duel.rules(), word) >= 0) == lands)
      words = joined(words, duel.library().words().spelling(word));
  }
  return words;
}

std::string abilities_of(const Duel& duel, ObjectId id, const Characteristics& now,
                         const std::vector<HeldAbility>& abilities) {
  std::string words;
  int others = 0;
  for (const HeldAbility& held : abilities) {
    if (held.keyword != nullptr && !held.of_counter) continue;  // the keyword itself stands for it
    if (held.ability->kind != AbilityKind::keyword) {
      ++others;
      continue;
    }
    Context context{.duel = duel, .self = id};
    context.text = &held.text;
    words = joined(words, keyword_words(context, held.ability->keyword));
  }
  if (others > 0)
    words = joined(words, std::to_string(others) + (others == 1 ? " other ability" : " other abilities"));
  if (words.empty()) return "none";
  const std::string changed = text_words(duel, now.text);
  return changed.empty() ? words : words + " (" + changed + ")";
}

/// The text of the card as it reads now. A land changed into a basic one has no text but its type (R-LAND-5).
std::string text_of(const Duel& duel, const Characteristics& now) {
  const Card& card = duel.library().card(now.card);
  // The name tells: no other change gives a card the name of a basic land.
  if (Word{card.name} != now.name && basic_land_index(duel.rules(), now.name) >= 0) return "none";
  // A script indents the lines of a text: only what stands in them counts.
  std::istringstream lines(reworded(duel, now.text, card.text));
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    const auto first = line.find_first_not_of(' ');
    if (first != std::string::npos) text += (text.empty() ? "" : "\n") + line.substr(first);
  }
  return text.empty() ? "none" : text;
}

/// A value of an object as a person reads it.
std::string value_words(const Duel& duel, ObjectId id, const std::string& value, const Characteristics& now,
                        const std::vector<HeldAbility>& held) {
  if (value == "power") return std::to_string(now.power);
  if (value == "toughness") return std::to_string(now.toughness);
  if (value == "colours") return colour_words(now.colours);
  if (value == "controller")
    return now.controller == PlayerId::none ? "nobody" : name_of(duel, Thing::of(now.controller));
  if (value == "abilities") return abilities_of(duel, id, now, held);
  if (value == "text") return text_of(duel, now);
  if (value == "land_types") {
    const std::string words = subtypes_of(duel, now, true);
    return words.empty() ? "none" : words;
  }
  if (value == "types") {
    const std::string words = subtypes_of(duel, now, false);
    const std::string super = supertype_words(now.supertypes);
    return (super.empty() ? "" : super + " ") + type_words(now.types) +
           (words.empty() ? "" : " (" + words + ")");
  }
  LastKnown traits;
  traits.card = now.card;
  traits.name = now.name;
  return name_of(duel, traits);
}

/// The line of the script in which an effect stands: that of the step which made it; 0 when it is none of
/// these.
int line_of_effect(const std::vector<Ability>& abilities, const Change& change) {
  int line = 0;
  // By address: equal changes may stand in several steps, and the effect is of one of them.
  definition::walk(abilities, [&](const Step& step) {
    if (&step.change == &change) line = step.line.number;
  });
  return line;
}

/// An explanation being made, and of what.
struct Telling {
  ObjectId id;
  Explanation made;
  std::string before{};  ///< what the round before came to
  int last_changed = 0;  ///< the round that came out otherwise than the one before it
};

class Recorder : public LayerListener {
 public:
  Recorder(const Duel& duel, std::vector<Telling>& tellings) : duel_(duel), tellings_(tellings) {}

  // The board may be computed in several rounds; only the last is how it is. What is printed stays.
  void on_begin() override {
    note_round();
    for (Telling& telling : tellings_) telling.made.lines.resize(1);
  }

  // Only of what goes on changing: another value on the same board may have been found long before.
  void on_unsettled() override {
    note_round();
    for (Telling& telling : tellings_) telling.made.settles = telling.last_changed <= rounds_ / 2;
  }

  void applied(const Applied& told, const Characteristics& now,
               const std::vector<HeldAbility>& held) override {
    for (Telling& telling : tellings_) {
      if (telling.id != told.object) continue;
      const std::string& value = telling.made.value;
      // A counter that gives abilities has no part of a change to ask.
      const bool concerned = told.part != nullptr   ? concerns(value, told.part->kind)
                             : told.printed_amounts ? value == "power" || value == "toughness"
                                                    : value == "abilities";
      if (!concerned) continue;
      ExplanationLine line = line_of(told, value, now, held);
      // The base of a card of its own tells it already; that of a copy, or of what was stolen, does not. And
      // few cards have a word of their own that a text change could change.
      const bool own_words =
          told.part != nullptr && value != "abilities" && value != "text" &&
          (told.part->kind == ChangeKind::colour_word || told.part->kind == ChangeKind::land_word);
      if ((told.printed_amounts || own_words) && line.result == telling.made.lines.back().result) continue;
      telling.made.lines.push_back(std::move(line));
    }
  }

 private:
  /// Notes what the round that has ended came to, if one has.
  void note_round() {
    for (Telling& telling : tellings_) {
      const std::string& now = telling.made.lines.back().result;
      if (rounds_ > 1 && now != telling.before) telling.last_changed = rounds_;
      telling.before = now;
    }
    ++rounds_;
  }

  ExplanationLine line_of(const Applied& told, const std::string& value, const Characteristics& now,
                          const std::vector<HeldAbility>& held) const {
    ExplanationLine line;
    line.layer = told.layer;
    line.since = told.since;
    line.effect = told.part != nullptr   ? change_words(*told.context, *told.part, told.times, told.amount)
                  : told.printed_amounts ? "is worked out as printed"
                                         : "gives an ability";
    // A counter says itself what it does; who put it there is not remembered.
    if (told.counter != nullptr) {
      line.source = std::to_string(told.times) + " " + told.counter->name +
                    (told.times == 1 ? " counter" : " counters");
    } else if (told.source == CardId::none) {
      line.source = "rule set " + duel_.rules().name;
      if (told.ability != nullptr) line.line = told.ability->line.number;
    } else {
      const Card& card = duel_.library().card(told.source);
      line.source = card.name;
      line.file = card.file;
      if (told.ability != nullptr)
        line.line = told.ability->line.number;
      else if (told.effect != nullptr)
        line.line = line_of_effect(card.abilities, duel_.library().change(told.effect->change));
    }
    if (told.effect != nullptr) {
      const std::string duration = english_of(told.effect->duration);
      if (!duration.empty()) line.effect += " " + duration;
    }
    // What it is after this line: read in order, the lines lead from what is printed to what it is.
    line.result = value_words(duel_, told.object, value, now, held);
    return line;
  }

  const Duel& duel_;
  std::vector<Telling>& tellings_;
  int rounds_ = 0;  ///< that have begun
};

/// Notes what anything is applied to, in any round.
class Touched : public LayerListener {
 public:
  bool has(std::uint16_t slot) const { return slots_.count(slot) > 0; }
  void applied(const Applied& told, const Characteristics&, const std::vector<HeldAbility>&) override {
    slots_.insert(told.object.slot);
  }
  void on_begin() override {}
  void on_unsettled() override {}

 private:
  std::set<std::uint16_t> slots_;
};

}  // namespace

std::string layer_name(Layer layer) {
  switch (layer) {
    case Layer::copy:
      return "copy";
    case Layer::control:
      return "control";
    case Layer::text:
      return "text";
    case Layer::land_type:
      return "land type";
    case Layer::animation:
      return "animation";
    case Layer::colour:
      return "colour";
    case Layer::abilities:
      return "abilities";
    case Layer::set_power_toughness:
      return "set power/toughness";
    case Layer::modify_power_toughness:
      return "modify power/toughness";
    case Layer::counters:
      return "counters";
    case Layer::switching:
      return "switching";
  }
  return "";
}

namespace {

/// What an object is before anything is applied: as printed, under the control of who put it there.
Characteristics base_of(const Duel& duel, ObjectId id) {
  const CardId card = duel.object(id).card;
  const Card& printed = duel.library().card(card);
  Characteristics base = printed_characteristics(duel.library(), card, nullptr);
  base.controller = duel.object(id).controller;
  // A card outside play has an owner only (R-ZONE-1).
  if (base.controller == PlayerId::none) base.controller = duel.object(id).owner;
  Context own{.duel = duel, .self = id};
  own.you = base.controller;
  // "*/*" is worked out here: as base one wants to read a number.
  base.power = evaluate(own, printed.power, 0);
  base.toughness = evaluate(own, printed.toughness, 0);
  return base;
}

/// Whether an object is what it is before anything is applied, with the abilities that are printed.
bool is_as_printed(const Duel& duel, ObjectId id) {
  const Characteristics& now = duel.look(id);
  const Characteristics base = base_of(duel, id);
  if (static_cast<const Traits&>(now) != base || now.text != base.text) return false;
  const std::vector<Ability>& printed = duel.library().card(duel.object(id).card).abilities;
  auto next = printed.begin();
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    if (held->keyword != nullptr && !held->of_counter) continue;  // the keyword itself stands for it
    if (next == printed.end() || held->ability != &*next) return false;
    ++next;
  }
  return next == printed.end();
}

/// The base value: what is printed, and for the controller who put it there.
ExplanationLine base_line(const Duel& duel, ObjectId id, const std::string& value) {
  ExplanationLine line;
  const CardId card = duel.object(id).card;
  const Card& printed = duel.library().card(card);
  const Characteristics base = base_of(duel, id);
  std::vector<HeldAbility> held;
  // Keywords are not expanded: they are told of by name.
  for (const Ability& ability : printed.abilities) held.push_back({&ability, nullptr, id, 0, {}});
  line.source = "printed";
  line.file = printed.file;
  line.since = duel.object(id).entered;
  line.effect = value == "controller" ? "put it there" : "printed on " + printed.name;
  line.result = value_words(duel, id, value, base, held);
  return line;
}

}  // namespace

const std::vector<std::string>& explainable_values() {
  static const std::vector<std::string> values{"name",    "power",      "toughness", "types", "land_types",
                                               "colours", "controller", "abilities", "text"};
  return values;
}

namespace {

/// Tells of values of objects in one computation of the board, to which a card outside play adds its own.
std::vector<Telling> tell(const Duel& duel, const std::vector<ObjectId>& ids,
                          const std::vector<std::string>& values) {
  std::vector<Telling> tellings;
  for (const ObjectId id : ids)
    for (const std::string& value : values)
      tellings.push_back({id, {name_of(duel, Thing::of(id)), value, {base_line(duel, id, value)}, ""}});
  // A copy computes itself anew while we listen; the duel that was asked keeps its cache.
  const Duel copy = duel;  // NOLINT(performance-unnecessary-copy-initialization)
  Recorder recorder(copy, tellings);
  if (!ids.empty()) Duel::Cache::listen(copy, ids.front(), recorder);
  for (Telling& telling : tellings) {
    // Of the copy, like the lines: what is told here and there is one computation.
    const Characteristics& now = copy.look(telling.id);
    const std::vector<HeldAbility> held(copy.abilities_begin(now), copy.abilities_end(now));
    telling.made.result = value_words(copy, telling.id, telling.made.value, now, held);
  }
  return tellings;
}

}  // namespace

Explanation explain(const Duel& duel, ObjectId id, const std::string& value) {
  const UncountedLook uncounted(duel);
  Explanation made;
  made.value = value;
  made.object = name_of(duel, Thing::of(id));
  if (!duel.exists(id)) made.result = "it is no more";
  const auto& known = explainable_values();
  if (!duel.exists(id) || std::find(known.begin(), known.end(), value) == known.end()) return made;
  return tell(duel, {id}, {value}).front().made;
}

std::vector<Explanation> explain_board(const Duel& duel) {
  const UncountedLook uncounted(duel);
  std::vector<ObjectId> ids;
  if (!duel.in_play.empty()) {
    // Computed anew while we listen, like what is told then: by a copy, for the duel that was asked keeps its
    // cache.
    const Duel copy = duel;  // NOLINT(performance-unnecessary-copy-initialization)
    Touched touched;
    Duel::Cache::listen(copy, copy.id_of(copy.in_play.front()), touched);
    for (const std::uint16_t slot : copy.in_play)
      if (touched.has(slot) || !is_as_printed(copy, copy.id_of(slot))) ids.push_back(copy.id_of(slot));
  }
  std::vector<Explanation> made;
  for (Telling& telling : tell(duel, ids, explainable_values())) made.push_back(std::move(telling.made));
  return made;
}

std::string to_text(const Explanation& explanation) {
  std::string text =
      "The " + explanation.value + " of " + explanation.object + " is " + explanation.result + ".\n";
  for (const ExplanationLine& line : explanation.lines) {
    const bool base = &line == &explanation.lines.front();
    text += "  " + line.result + "  <- " + line.source;
    if (!base)
      text +=
          ": " + line.effect + " [" + layer_name(line.layer) + ", since " + std::to_string(line.since) + "]";
    if (!line.file.empty())
      text += " (" + line.file + (line.line > 0 ? ":" + std::to_string(line.line) : "") + ")";
    text += "\n";
  }
  if (!explanation.settles)
    text +=
        "  The effects in play contradict each other: this is what the last of a fixed number of rounds made "
        "(R-CONT-1).\n";
  return text;
}

}  // namespace sleight
