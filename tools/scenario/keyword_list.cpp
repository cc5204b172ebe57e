#include "tools/scenario/keyword_list.h"

#include <algorithm>

#include "core/card/letters.h"
#include "core/card/rules.h"
#include "core/card/spelling.h"
#include "core/query/amounts.h"
#include "scripting/lua/nearest_word.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"

namespace sleight::scenario {
namespace {

/// The name of a keyword as cards print it.
std::string as_printed(std::string name) {
  name = lowered(name);
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

/// A keyword with what it was given, as a card would print it.
std::string keyword_text(const Duel& duel, ObjectId id, const HeldAbility& held, const KeywordUse& use) {
  const Words& words = duel.library().words();
  const std::string name = as_printed(words.spelling(use.name));
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
      add(keyword_text(duel, id, *held, held->ability->keyword));
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

std::string no_such_keyword(const Library& library, const std::string& word) {
  std::string wanted = lowered(word);
  std::replace(wanted.begin(), wanted.end(), '_', ' ');
  std::vector<std::string> names;
  for (const auto& keyword : library.keywords()) names.push_back(as_printed(keyword->name));
  const auto is_keyword = [&](std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  // What stands before "walk" and "home": a type of land, or what else may be said of one.
  for (const std::string_view joined : {"walk", "home"})
    if (wanted.size() > joined.size() && wanted.ends_with(joined) &&
        is_keyword("land" + std::string(joined))) {
      const std::string lands = wanted.substr(0, wanted.size() - joined.size());
      for (const std::string_view basic : basic_land_types)
        names.push_back(std::string(basic) + std::string(joined));
      // Of several words the last is the type.
      const std::string type = lands.substr(lands.rfind(' ') + 1);
      if (lands == "land" || type.empty() || library.words().knows(Word(type)) || is_keyword(wanted))
        return "";
    }
  for (const std::string& name : names)
    if (wanted == name || wanted.starts_with(name + " ")) return "";
  const std::string first = wanted.substr(0, wanted.find(' '));
  const std::string meant =
      closest_word(wanted, names).empty() ? closest_word(first, names) : closest_word(wanted, names);
  return "there is no keyword `" + word + "`" + (meant.empty() ? "" : "; did you mean `" + meant + "`?");
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
