#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/card/definition.h"

namespace sleight {

class Library;
class Words;

/// The classes of open words: those that a library or a mod brings, and no grammar lists.
enum class OpenKind : std::uint8_t {
  counter,          ///< what stands before "counter": "charge"
  phase,            ///< what stands before "phase", besides the phases that the rules of the era name
  expansion,        ///< what stands before "expansion": "arabian nights"
  keyword,          ///< "flying"
  land_keyword,     ///< a keyword joined with a basic land type: "swampwalk"
  quality_keyword,  ///< "protection", before "from black"
  number_keyword,   ///< "rampage", before "2"
  cost_keyword,     ///< "cumulative upkeep", before "{1}"
  creature_type,    ///< "goblin", "goblins"
  other_type,       ///< "gate", "gates": of what is no creature
};

/// A word, or several that are one name, and what it stands for.
struct OpenWord {
  OpenKind kind = OpenKind::keyword;
  std::vector<std::string> parts;  ///< as they stand in a text: lower case, one for each word
  std::string name;  ///< of the keyword or counter; the type in the singular; the expansion's code
  std::string land;  ///< of a land keyword: which basic land type; "" for lands of any
  std::optional<RuleKind> rule;  ///< a keyword of later years that the era says by a rule: "vigilance"
};

/// Whether the word is a keyword of how a card is cast, or of what it is: "flash", "devoid".
bool is_said_of_card(const OpenWord& word);

/// The open words of card texts: keywords, counters, creature types, expansions, phases. Filled once from
/// what was loaded, then only read, by any number of threads. A word that is in no grammar rule and not in
/// here is unknown, and the line it stands in is not understood.
///
/// How a keyword is said follows from its parameter: one with a number or a cost has it behind ("rampage 2"),
/// one with a quality says "from" between ("protection from black"), but where its name begins with "land"
/// the type of land stands in the place of that ("landwalk" of swamps is "swampwalk").
class Vocabulary {
 public:
  /// What no library tells: the counters that only count and so have no module, the expansions that classic
  /// cards speak of, the creature types that only tokens have, and the keywords of later years that are rules
  /// here.
  Vocabulary();
  /// That, and the keywords, counters and creature types of a library.
  explicit Vocabulary(const Library& library);

  /// Makes a keyword known, with what stands behind it.
  void add(const Keyword& keyword);
  /// Makes a kind of counter known.
  void add(const CounterKind& counter) { add_counter(counter.name); }
  /// The creature types that a card has, and those that its script speaks of.
  void add_types_of(const Card& card, const Words& words);
  /// Makes a creature type known, and its plural.
  void add_creature_type(std::string_view singular);
  /// Makes the name of a counter known.
  void add_counter(std::string_view name);
  /// Makes an expansion known, by its name and by its code.
  void add_expansion(std::string_view name, std::string_view code);
  /// Makes a phase known.
  void add_phase(std::string_view name);

  /// The open words whose first part that is, those that are to be tried first in front.
  const std::vector<OpenWord>& beginning_with(std::string_view part) const;
  /// Whether it is a word of the name of some open word: "strike".
  bool has_part(std::string_view part) const { return parts_.find(part) != parts_.end(); }
  /// The kinds of counters that are told of.
  std::vector<std::string> counters() const { return names_of(OpenKind::counter); }
  /// The creature types that are told of.
  std::vector<std::string> creature_types() const { return names_of(OpenKind::creature_type); }
  /// The types that are told of besides, which no creature has.
  std::vector<std::string> types_of_no_creature() const { return names_of(OpenKind::other_type); }
  /// The phases that are told of, besides those of the era.
  std::vector<std::string> phases() const { return names_of(OpenKind::phase); }
  /// "arabian nights" for "ARN"; the code itself where nobody told the name.
  std::string expansion_named(std::string_view code) const;

 private:
  /// The names of all words of that kind, in the order of the alphabet.
  std::vector<std::string> names_of(OpenKind kind) const;
  void add(OpenKind kind, std::string_view spelling, std::string_view name, std::string_view land = "",
           std::optional<RuleKind> rule = std::nullopt);

  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  std::unordered_map<std::string, std::vector<OpenWord>, Hash, std::equal_to<>> by_first_part_;
  std::unordered_set<std::string, Hash, std::equal_to<>> parts_;                    ///< of all of them
  std::unordered_map<std::string, std::string, Hash, std::equal_to<>> expansions_;  ///< names by code
};

}  // namespace sleight
