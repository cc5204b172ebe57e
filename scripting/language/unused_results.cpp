#include "scripting/language/unused_results.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "core/card/verb_facts.h"
#include "scripting/language/source_words.h"

namespace sleight {
namespace {

/// What a step leaves to be read, as bits: each holds what the last such step has left.
using Slots = std::uint32_t;
constexpr Slots found_slot = 1;
constexpr Slots piles_slot = 2;     ///< what was separated, for whoever chooses a pile
constexpr Slots one_pile_slot = 4;  ///< the chosen pile, and the other one
constexpr Slots search_slots = found_slot | piles_slot | one_pile_slot;
constexpr Slots all_slots = ~Slots{0};
/// An opponent is a player that was chosen, and of several colours each is one.
constexpr Slots slot_of(ChoiceKind kind) {
  const ChoiceKind read = kind == ChoiceKind::opponent  ? ChoiceKind::player
                          : kind == ChoiceKind::colours ? ChoiceKind::colour
                                                        : kind;
  return Slots{8} << static_cast<unsigned>(read);
}

/// What a change reads where it is of something chosen.
Slots read_by(const ChangePart& part) {
  using enum ChangeKind;
  const bool of_text = part.kind == colour_word || part.kind == land_word;
  const bool copies = part.kind == copy_of && part.who.empty();
  if (!part.chosen && !copies && !(of_text && !part.word)) return 0;
  switch (part.kind) {
    case colour:
    case also_colour:
      return slot_of(ChoiceKind::colour);
    case colour_word:
      return slot_of(ChoiceKind::colour_word);
    case land_word:
      return slot_of(ChoiceKind::land_word);
    case becomes_land:
    case also_land_type:
      return slot_of(ChoiceKind::land_word) | slot_of(ChoiceKind::basic_land_type);
    case also_subtype:
    case becomes_subtype:
      return slot_of(ChoiceKind::creature_type);
    default:
      return slot_of(ChoiceKind::card);
  }
}

/// Gathers what the parts of a definition read. What a function reads nobody knows.
class SlotsRead {
 public:
  void operator()(const Selector& selector) {
    switch (selector.from) {
      case Reference::found:
      case Reference::found_before:
        read |= found_slot;
        break;
      case Reference::chosen_pile:
      case Reference::other_pile:
        read |= one_pile_slot;
        break;
      case Reference::chosen:
        read |= slot_of(ChoiceKind::card);
        break;
      case Reference::chosen_player:
        read |= slot_of(ChoiceKind::player);
        break;
      default:
        break;
    }
    if (selector.from == Reference::found_before) read_before = true;
  }
  void operator()(const Filter& filter) {
    switch (filter.quality) {
      case Quality::chosen_colour:
        read |= slot_of(ChoiceKind::colour);
        break;
      case Quality::chosen_land_type:
        read |= slot_of(ChoiceKind::land_word) | slot_of(ChoiceKind::basic_land_type);
        break;
      case Quality::chosen_creature_type:
        read |= slot_of(ChoiceKind::creature_type);
        break;
      case Quality::chosen_name:
        read |= slot_of(ChoiceKind::card_name);
        break;
      default:
        break;
    }
  }
  void operator()(const Amount& amount) {
    if (amount.kind == AmountKind::chosen_number) read |= slot_of(ChoiceKind::number);
    // How many were found, or lie in the piles.
    if (amount.kind == AmountKind::last_result) read |= search_slots;
    if (amount.kind == AmountKind::function) read = all_slots;
  }
  void operator()(const Condition& condition) {
    if (condition.kind == ConditionKind::chosen_colour_leads) read |= slot_of(ChoiceKind::colour);
    if (condition.kind == ConditionKind::function) read = all_slots;
  }
  void operator()(const ChangePart& part) { read |= read_by(part); }
  void operator()(const Step& step) {
    if (step.of_chosen) read |= slot_of(ChoiceKind::colour);
    if (step.verb == Verb::choose_pile) read |= piles_slot;
    if (has(step.verb, VerbTraits::unknown)) read = all_slots;
  }

  Slots read = 0;
  bool read_before = false;  ///< what earlier searches found is read as well
};

template <typename Part>
Slots slots_read(const Part& part) {
  SlotsRead reads;
  definition::walk(part, reads);
  return reads.read;
}

/// What a step leaves; 0 when it is nothing that has to be read.
Slots left_by(const Step& step) {
  if (record_of(step.verb).named == Reference::found) return found_slot;
  if (step.verb == Verb::separate) return piles_slot;
  if (step.verb == Verb::choose_pile) return one_pile_slot;
  return step.verb == Verb::choose ? slot_of(step.choice) : 0;
}

/// A step that leaves something, and what becomes of that.
struct Result {
  const Step* step = nullptr;
  Slots slot = 0;
  bool read = false;
  bool stays = false;              ///< on some way through the effect it is there at the end
  const Step* replaced = nullptr;  ///< by that step, on some way through
};

/// Follows the steps of one effect in the order in which they are done, on all ways through them at once.
class ResultFlow {
 public:
  explicit ResultFlow(const std::vector<Step>& steps) {
    Live live;
    follow(steps, live);
    for (const std::size_t here : live) results_[here].stays = true;
  }
  const std::vector<Result>& results() const { return results_; }

 private:
  /// Which results may lie there to be read.
  using Live = std::vector<std::size_t>;

  static void join(Live& live, const Live& other) {
    for (const std::size_t one : other)
      if (std::find(live.begin(), live.end(), one) == live.end()) live.push_back(one);
  }
  std::size_t number_of(const Step& step) {
    for (std::size_t i = 0; i < results_.size(); ++i)
      if (results_[i].step == &step) return i;
    results_.push_back({&step, left_by(step)});
    return results_.size() - 1;
  }
  void read(Slots slots, const Live& live) {
    for (const std::size_t here : live)
      if ((results_[here].slot & slots) != 0) results_[here].read = true;
  }
  void leave(const Step& step, Live& live) {
    const std::size_t now = number_of(step);
    std::erase_if(live, [&](std::size_t here) {
      const bool gone = results_[here].slot == results_[now].slot && here != now;
      if (gone) results_[here].replaced = &step;
      return gone;
    });
    join(live, {now});
  }
  /// What a step reads itself, without the steps in it.
  void read_own(const Step& step, const Live& live) {
    SlotsRead reads;
    reads(step);
    const auto look = [&reads](const auto& field) {
      using Field = std::remove_cvref_t<decltype(field)>;
      if constexpr (!std::is_same_v<Field, std::vector<Step>> && definition::is_walked<Field>)
        definition::walk(field, reads);
    };
    definition::each_field(step, look);
    read(reads.read, live);
    if (!reads.read_before) return;
    for (Result& result : results_)
      if (result.slot == found_slot) result.read = true;
  }
  void follow(const std::vector<Step>& steps, Live& live) {
    for (const Step& step : steps) follow(step, live);
  }
  void follow(const Step& step, Live& live) {
    read_own(step, live);
    switch (step.verb) {
      case Verb::search: {
        // Done with each as it is found; behind it all of them are found, and what was found in it.
        Live inside = live;
        leave(step, inside);
        follow(step.then, inside);
        leave(step, live);
        join(live, inside);
        return;
      }
      case Verb::prerequisite: {
        const std::size_t before = results_.size();
        follow(step.then, live);
        // Whether anything was found decides whether the rest is done.
        for (std::size_t i = before; i < results_.size(); ++i) results_[i].read = true;
        follow(step.otherwise, live);
        return;
      }
      case Verb::at_time: {
        // It waits with what lies there now, and leaves nothing to those behind it.
        Live later = live;
        follow(step.then, later);
        return;
      }
      case Verb::for_each:
      case Verb::repeat:
      case Verb::flip_coin: {
        // Twice: what one round leaves the next may read, or replace.
        for (int round = 0; round < 2; ++round) branch(step, live);
        read_own(step, live);
        return;
      }
      default:
        if (left_by(step) != 0) leave(step, live);
        if (!step.then.empty() || !step.otherwise.empty()) branch(step, live);
        return;
    }
  }
  /// One of the two is done, or neither.
  void branch(const Step& step, Live& live) {
    Live first = live;
    Live second = live;
    // Of several ways each begins with what lay there before them all.
    if (step.verb == Verb::one_of)
      for (const Step& way : step.then) {
        Live one = live;
        follow(way, one);
        join(first, one);
      }
    else
      follow(step.then, first);
    follow(step.otherwise, second);
    join(live, first);
    join(live, second);
  }

  std::vector<Result> results_;
};

/// Tells what is left and not read.
class UnusedResults {
 public:
  /// `read`: what the whole card reads of its choices. `stays`: the card is in play, and remembers them.
  UnusedResults(const Reader& reader, Slots read, bool stays) : reader_(reader), read_(read), stays_(stays) {}

  void operator()(const Ability& ability) {
    // What a spell that is never in play has chosen is gone with it: another mode never reads it.
    const Slots elsewhere = stays_ || ability.kind != AbilityKind::spell ? read_ : 0;
    for (const Mode& mode : ability.modes) {
      const ResultFlow flow(mode.steps);
      for (const Result& result : flow.results()) tell(result, elsewhere);
    }
    equal_ways(ability.modes, "mode", ability.line);
  }
  void operator()(const Step& step) {
    if (step.verb == Verb::one_of) equal_ways(step.then, "way", step.line);
    const bool decides = step.verb == Verb::when || step.verb == Verb::flip_coin;
    if (decides && !step.then.empty() && step.then == step.otherwise)
      report("L0250", word_for(step), step.line,
             "whatever comes of this `" + word_for(step) + "`, the same is done",
             "Write other steps for one of the two, or the steps alone.");
  }
  /// A token has been looked at where it was made.
  bool operator()(const Card& /*token*/) const { return false; }

 private:
  /// `elsewhere`: what other parts of the card may read of it.
  void tell(const Result& result, Slots elsewhere) const {
    if (result.read) return;
    const bool chosen = (result.slot & search_slots) == 0;
    // A choice is remembered with the card, whose other abilities may read it.
    if (chosen && result.stays && (result.slot & elsewhere) != 0) return;
    const std::string word = word_for(*result.step);
    if (chosen) return tell_choice(result, word);
    const bool replaced = result.replaced != nullptr && !result.stays;
    const std::string later = replaced ? "`" + word_for(*result.replaced) + "`" : "";
    report("L0248", word, result.step->line,
           replaced
               ? "before anything reads what this `" + word + "` gives, a later " + later + " takes its place"
               : "nothing reads what this `" + word + "` gives",
           result.slot == found_slot
               ? "Speak of it as `found` " + std::string(replaced ? "before the other one" : "behind it") +
                     ": `return_to_hand(found)`."
           : result.slot == piles_slot ? "Let a step behind it be `choose_pile()`."
                                       : "Speak of `chosen_pile` or `other_pile` behind it.");
  }
  void tell_choice(const Result& result, const std::string& word) const {
    const std::string kind(spelling_of(result.step->choice));
    const bool replaced = result.replaced != nullptr && !result.stays;
    report(
        "L0249", word, result.step->line,
        replaced ? "before anything reads the " + kind + " chosen here, another is chosen"
                 : "nothing reads the " + kind + " that is chosen",
        "Speak of it, as `" + std::string(reading(result.step->choice)) + "` does, or leave the choice out.");
  }
  /// A word that reads such a choice.
  static std::string_view reading(ChoiceKind kind) {
    switch (kind) {
      case ChoiceKind::colour:
      case ChoiceKind::colours:
        return "creatures:of_chosen_colour()";
      case ChoiceKind::basic_land_type:
        return "lands:of_chosen_land_type()";
      case ChoiceKind::creature_type:
        return "creatures:of_chosen_type()";
      case ChoiceKind::number:
        return "chosen_number";
      case ChoiceKind::player:
      case ChoiceKind::opponent:
        return "chosen_player";
      case ChoiceKind::card:
        return "chosen";
      case ChoiceKind::card_name:
        return "cards:of_chosen_name()";
      case ChoiceKind::colour_word:
        return "colour_word = chosen";
      case ChoiceKind::land_word:
        return "land_word = chosen";
    }
    return "chosen";
  }
  template <typename Way>
  void equal_ways(const std::vector<Way>& ways, const char* word, Line line) const {
    for (std::size_t i = 1; i < ways.size(); ++i)
      if (std::find(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(i), ways[i]) !=
          ways.begin() + static_cast<std::ptrdiff_t>(i))
        return report("L0250", word, line, std::string("two of the ways to choose from do the same"),
                      "Leave one of them out, or say what it does otherwise.");
  }
  void report(const char* code, const std::string& word, Line line, std::string message,
              std::string fix) const {
    const Source& source = reader_.host().source();
    reader_.host().report(code, source.find(word, line.number > 0 ? line.number : reader_.line()),
                          std::move(message), std::move(fix));
  }

  const Reader& reader_;
  Slots read_;
  bool stays_;
};

}  // namespace

void check_unused_results(const Reader& reader, const Card& card) {
  if (!card.unread.empty() || !card.unsupported.empty()) return;
  UnusedResults unused(reader, slots_read(card), any(card.types & permanent_types));
  definition::walk_inside(card, unused);
}

void check_unused_results(const Reader& reader, const std::vector<Ability>& abilities) {
  UnusedResults unused(reader, all_slots, true);
  definition::walk(abilities, unused);
}

}  // namespace sleight
