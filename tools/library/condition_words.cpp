#include "tools/library/condition_words.h"

#include <string>

#include "grammar/describe.h"

namespace sleight {

ConditionWords condition_words(const std::shared_ptr<const Vocabulary>& vocabulary) {
  ConditionWords words;
  words.as_time = [vocabulary](const Card& card, const Condition& condition, const Words& spellings) {
    return describe_time(card, condition, spellings, *vocabulary);
  };
  words.as_fact = [vocabulary](const Card& card, const Condition& condition, const Words& spellings) {
    return describe_fact(card, condition, spellings, *vocabulary);
  };
  return words;
}

}  // namespace sleight
