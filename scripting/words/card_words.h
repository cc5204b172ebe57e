#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// A word that begins a card: what it sets by itself.
struct Head {
  const char* name;
  bool takes_types;  ///< creature types stand before the name
  bool needs_cost;
  bool is_creature;
  void (*preset)(Card&);
  const char* doc;
  const char* rules;
};
const std::vector<Head>& heads();

/// The keys of a card whose values go into the definition as they are.
const std::vector<Field<Card>>& card_fields();

/// A key of a card whose reading is code of its own.
struct FurtherKey {
  const char* name;
  const char* type;
  const char* doc;
};
const std::vector<FurtherKey>& further_card_keys();
/// In what the printing of a card and its Oracle text can disagree: what `differs` may say.
const std::vector<std::string>& differences();

}  // namespace sleight
