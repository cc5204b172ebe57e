#include "tools/library/ability_purposes.h"

#include <algorithm>

#include "tools/display/purpose_words.h"

namespace sleight {
namespace {

/// How many activated abilities that is: itself, or those that a keyword stands for.
int activated_in(const Library& keywords, const Ability& ability) {
  if (ability.kind == AbilityKind::activated) return 1;
  const Keyword* keyword =
      ability.kind == AbilityKind::keyword ? keywords.keyword(ability.keyword.name) : nullptr;
  if (keyword == nullptr) return 0;
  return static_cast<int>(
      std::count_if(keyword->abilities.begin(), keyword->abilities.end(),
                    [](const Ability& stands_for) { return stands_for.kind == AbilityKind::activated; }));
}

}  // namespace

std::vector<AbilityPurpose> ability_purposes(const Card& script, const Words& words,
                                             const Library& keywords) {
  // Purposes are settled for abilities of a library only; one with this card alone is enough.
  Library library;
  library.words().merge(words);
  const Card& card = library.card(library.add(script));
  std::vector<AbilityPurpose> purposes;
  int number = 0;
  for (const Ability& ability : card.abilities) {
    const int activated = activated_in(keywords, ability);
    purposes.push_back({ability.kind, purpose_words(library, card, ability), activated > 0 ? number + 1 : 0});
    number += activated;
  }
  return purposes;
}

}  // namespace sleight
