#include "tools/library/described_card.h"

#include "core/card/kind_spelling.h"
#include "grammar/describe.h"
#include "tools/library/ability_purposes.h"

namespace sleight {

nlohmann::ordered_json described_card(const CardFile& script, const Words& words,
                                      const Vocabulary& vocabulary, const Library& keywords) {
  nlohmann::ordered_json abilities = nlohmann::ordered_json::array();
  for (const AbilityPurpose& ability : ability_purposes(script.card, words, keywords)) {
    abilities.push_back({{"kind", spelling_of(ability.kind)}, {"is", ability.is}});
    if (ability.number != 0) abilities.back()["number"] = ability.number;
  }
  return {{"name", script.card.name},
          {"file", script.file},
          {"headline", headline(script.card, words, vocabulary)},
          {"text", describe(script.card, words, vocabulary)},
          {"abilities", abilities}};
}

}  // namespace sleight
