#include "tools/lookup/card_profile.h"

#include <algorithm>
#include <filesystem>

#include "core/card/definition_fields.h"
#include "grammar/describe.h"
#include "tools/checking/text_check.h"
#include "tools/library/card_scripts.h"

namespace sleight {
namespace {

/// Counts the functions that a definition holds.
struct FunctionCount {
  void operator()(const Step& step) { count += step.function ? 1 : 0; }
  void operator()(const Amount& amount) { count += amount.function ? 1 : 0; }
  void operator()(const Condition& condition) { count += condition.function ? 1 : 0; }

  int count = 0;
};

CardFile as_script(const Collection& cards, const CollectedCard& card) {
  CardFile script{card.file, "", cards.library->card(card.id), card.differs, 0};
  FunctionCount functions;
  definition::walk(script.card, functions);
  script.functions = functions.count;
  return script;
}

}  // namespace

std::string state_of(const Collection& cards, const CollectedCard& card, const Vocabulary& vocabulary) {
  const CardFile script = as_script(cards, card);
  switch (check_text(script, cards.library->words(), vocabulary).outcome) {
    case TextCheck::Outcome::proved:
      return "proved";
    case TextCheck::Outcome::differs:
      return "differs";
    case TextCheck::Outcome::unread:
      return script.functions > 0 ? "function" : "unread";
    case TextCheck::Outcome::unsupported:
      return "unsupported";
    case TextCheck::Outcome::no_text:
      break;
  }
  return "no text";
}

const std::vector<std::string>& all_card_states() {
  static const std::vector<std::string> states{"proved",   "differs",     "unread",
                                               "function", "unsupported", "no text"};
  return states;
}

const SetInfo* set_of(const Collection& cards, const CollectedCard& card) {
  const std::filesystem::path folder = std::filesystem::path(card.file).parent_path();
  const auto set = std::find_if(cards.sets.begin(), cards.sets.end(), [&](const CollectedSet& each) {
    return std::filesystem::path(each.folder).lexically_normal() == folder.lexically_normal();
  });
  return set == cards.sets.end() ? nullptr : &set->info;
}

CardProfile profile_of(const Collection& cards, const CollectedCard& card, const Vocabulary& vocabulary) {
  const Card& definition = cards.library->card(card.id);
  const Words& words = cards.library->words();
  const SetInfo* set = set_of(cards, card);
  return {definition.name,
          card.file,
          headline(definition, words, vocabulary),
          describe(definition, words, vocabulary),
          set == nullptr ? "" : set->name,
          set == nullptr ? "" : set->code,
          state_of(cards, card, vocabulary),
          definition.unsupported,
          card.differs};
}

}  // namespace sleight
