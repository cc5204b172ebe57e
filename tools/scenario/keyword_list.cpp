#include "tools/scenario/keyword_list.h"

#include <algorithm>

#include "core/card/letters.h"
#include "core/card/spelling.h"
#include "core/query/amounts.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"

namespace sleight::scenario {
namespace {

/// A keyword with what it was given, as a card would print it.
std::string spelt(const Duel& duel, ObjectId id, const HeldAbility& held, const KeywordUse& use) {
  const Words& words = duel.library().words();
  std::string name = lowered(words.spelling(use.name));
  std::replace(name.begin(), name.end(), '_', ' ');
  // The words of the keyword are read with the text of whatever gives it.
  const Context context = context_of(duel, id, held);
  std::string quality;
  for (const Filter& filter : use.filters) {
    std::string word;
    if (filter.quality == Quality::colour) word = listed(names_of(read_colours(context, filter.colours)));
    if (filter.quality == Quality::subtype) word = lowered(words.spelling(read_word(context, filter.word)));
    if (filter.quality == Quality::type) word = listed(names_of(filter.types)) + "s";
    if (filter.quality == Quality::supertype) word = english_of(filter.supertypes);
    quality += (quality.empty() ? "" : " ") + word;
  }
  // Both are said in one word with their land: "swampwalk".
  if (name == "landwalk" && !quality.empty()) return quality + "walk";
  if (name == "landhome" && !quality.empty()) return quality + "home";
  if (!quality.empty()) return name + " from " + quality;
  if (use.number) return name + " " + std::to_string(evaluate(context, *use.number));
  return name;
}

}  // namespace

std::vector<std::string> keywords_of(const Duel& duel, ObjectId id) {
  std::vector<std::string> found;
  const auto add = [&](std::string word) {
    if (std::find(found.begin(), found.end(), word) == found.end()) found.push_back(std::move(word));
  };
  if (!duel.is_in_play(id)) return found;
  const Characteristics& now = duel.look(id);
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    // The keyword itself stands before the abilities that it stands for, which know it.
    if (held->keyword == nullptr && held->ability->kind == AbilityKind::keyword)
      add(spelt(duel, id, *held, held->ability->keyword));
  }
  return found;
}

bool has_keyword(const Duel& duel, ObjectId id, const std::string& word) {
  std::string wanted = lowered(word);
  std::replace(wanted.begin(), wanted.end(), '_', ' ');
  for (const std::string& has : keywords_of(duel, id))
    if (has == wanted || has.rfind(wanted + " ", 0) == 0 ||
        (wanted == "landwalk" && has.size() > 4 && has.ends_with("walk")))
      return true;
  return false;
}

std::vector<std::string> subtypes_of(const Duel& duel, ObjectId id, bool lands) {
  std::vector<Word> words;
  if (duel.is_in_play(id)) {
    const Characteristics& now = duel.look(id);
    words.assign(now.subtypes.begin(), now.subtypes.begin() + now.subtype_count);
  } else {
    words = duel.printed(id).subtypes;
  }
  // Land types and creature types share one list; the rule set says which are land types (R-LAND-2).
  const auto& basic = duel.rules().basic_lands;
  std::vector<std::string> found;
  for (const Word word : words) {
    const bool land = std::find(basic.begin(), basic.end(), word) != basic.end();
    if (land == lands) found.push_back(lowered(duel.library().words().spelling(word)));
  }
  return found;
}

}  // namespace sleight::scenario
