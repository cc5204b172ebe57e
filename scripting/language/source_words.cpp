#include "scripting/language/source_words.h"

#include <algorithm>
#include <vector>

#include "core/card/kind_spelling.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/amount_words.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/script_printer.h"
#include "scripting/words/selector_words.h"
#include "scripting/words/step_words.h"
#include "scripting/words/word_form.h"

namespace sleight {
namespace {

/// The word that says all of `value`, as a script writes it; "" when there is none.
template <typename T>
std::string word_among(const std::vector<Form<T>>& words, const T& value) {
  for (const Form<T>& form : words)
    if (says_all_of(form, value)) return form.name;
  return "";
}

}  // namespace

std::string word_for(const Ability& ability) {
  for (const auto* family : {&rule_words(), &trigger_words()})
    if (std::string word = word_among(*family, ability); !word.empty()) return word;
  return ability.kind == AbilityKind::keyword ? "" : keyword_word(spelling_of(ability.kind));
}
std::string word_for(const Filter& filter) {
  Filter turned = filter;
  turned.negated = !turned.negated;
  // A word of that very quality goes before those that take any, such as `that_are`.
  for (const bool own : {true, false})
    for (const Filter& said : {filter, turned})
      for (const Form<Filter>& form : filter_words())
        if (says_all_of(form, said) && (!own || form.preset->quality == filter.quality))
          return (said.negated == filter.negated ? "" : "not_") + std::string(form.name);
  return "";
}
std::string word_for(const Step& step) { return word_among(step_words(), step); }
std::string word_for(const Amount& amount) { return word_among(amount_words(), amount); }

std::string word_for(const Filter& filter, const Source& source, int line) {
  std::string word = word_for(filter);
  if (!filter.asks_for(Quality::type)) return word;
  const auto says_it = [&filter](const SelectorWord& one) {
    return one.plural != nullptr && one.selector.filters.size() == 1 &&
           one.selector.filters.front() == filter;
  };
  const auto& words = selector_words();
  const auto own = std::find_if(words.begin(), words.end(), says_it);
  if (own == words.end()) return word;
  // Whichever of the words comes first.
  for (const Source::Token& token : source.tokens())
    if (token.line >= line && !token.quoted &&
        (token.text == word || token.text == own->name || token.text == own->plural))
      return std::string(token.text);
  return word;
}

}  // namespace sleight
