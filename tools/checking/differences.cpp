#include "tools/checking/differences.h"

#include <set>
#include <type_traits>

#include "core/card/definition_fields.h"
#include "core/card/letters.h"
#include "core/card/spelling.h"
#include "grammar/facts.h"
#include "grammar/text_reader.h"

namespace sleight {
namespace {

enum class Aspect : std::uint8_t { timing, affected };

/// Makes every part of an ability say nothing of one aspect, as `definition::walk` finds it.
class Blank {
 public:
  explicit Blank(Aspect aspect) : aspect_(aspect) {}
  void operator()(const Ability& ability) const {
    if (aspect_ == Aspect::timing) at(ability).speed = Speed::instant;
  }
  void operator()(const Trigger& trigger) const {
    if (aspect_ == Aspect::timing) at(trigger).part = PhasePart::ordinary;
  }
  void operator()(const Selector& selector) const {
    if (aspect_ != Aspect::affected) return;
    Selector& said = at(selector);
    said.filters.clear();
    said.also.clear();
    if (!said.empty()) said.from = Reference::permanents;
  }

 private:
  /// Walks show parts as they are; those of the copy that is being blanked may be written to.
  template <typename Part>
  static Part& at(const Part& part) {
    return const_cast<Part&>(part);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
  }

  Aspect aspect_;
};

Card blanked(Card card, std::initializer_list<Aspect> aspects) {
  for (const Aspect aspect : aspects) definition::walk(card, Blank(aspect));
  return card;
}

bool same_but_for(const Card& a, const Card& b, std::initializer_list<Aspect> aspects) {
  return same_rules(blanked(a, aspects), blanked(b, aspects));
}

}  // namespace

bool same_types(const Card& card, const CardData& data) {
  CardData alone = data;
  alone.printed_type.clear();
  const CardFacts facts = facts_of(alone);
  CardType types = CardType::none;
  for (const std::string& type : facts.types) types = types | spelt<CardType>(lowered(type)).value_or(types);
  std::set<Word> subtypes;
  for (const std::string& type : facts.subtypes)
    if (lowered(type) != "aura") subtypes.insert(Word{lowered(type)});
  // The data say some in other words: "Legendary", "Snow".
  return types == card.types && facts_from(facts).card.supertypes == card.supertypes &&
         subtypes == std::set<Word>(card.subtypes.begin(), card.subtypes.end());
}

std::vector<std::string> differences(const Card& printed, const Card& told, const CardData& data) {
  std::vector<std::string> found;
  if (!same_types(printed, data)) found.emplace_back("types");
  if (same_rules(printed, told)) return found;
  if (same_but_for(printed, told, {Aspect::timing})) {
    found.emplace_back("timing");
  } else if (same_but_for(printed, told, {Aspect::affected})) {
    found.emplace_back("affected");
  } else if (same_but_for(printed, told, {Aspect::timing, Aspect::affected})) {
    found.emplace_back("timing");
    found.emplace_back("affected");
  } else {
    found.emplace_back("effect");
  }
  return found;
}

}  // namespace sleight
