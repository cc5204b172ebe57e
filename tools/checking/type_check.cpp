#include "tools/checking/type_check.h"

#include <algorithm>

#include "core/card/letters.h"
#include "grammar/named_types.h"
#include "grammar/text/english_words.h"
#include "scripting/lua/nearest_word.h"
#include "tools/checking/quoted_words.h"

namespace sleight {

std::vector<Word> creature_types_in(const Card& card, const Words& words) {
  std::set<Word> seen;
  if (!any(card.types & CardType::creature)) seen.insert(card.subtypes.begin(), card.subtypes.end());
  std::vector<Word> types;
  for (const Word type : types_named_by(card))
    if (words.knows(type) && seen.insert(type).second && !is_land_type(lowered(words.spelling(type))))
      types.push_back(type);
  return types;
}

Diagnostics check_types(const CardFile& script, const Words& words, const KnownTypes& declared,
                        const KnownTypes& others) {
  Diagnostics found;
  for (const Word word : creature_types_in(script.card, words)) {
    if (declared.has(word) || others.has(word)) continue;
    const std::string type = capitals(words.spelling(word));
    const std::string near = capitals(closest_word(type, declared.names()));
    const std::string declare =
        "declare it in the set.lua or the mod.lua: creature_types = { \"" + type + "\" }";
    // Of a type of two words one alone may be misspelt: then no text of the script is that word.
    const std::vector<Location> places = places_in_quotes(script.file, script.source, type, script.card.name);
    Location place = place_in(script, words.spelling(word));
    const auto is_there = [&](const Location& one) { return one.line == place.line; };
    if (!places.empty() && std::none_of(places.begin(), places.end(), is_there)) place = places.front();
    found.push_back({"T0409", near.empty() ? Severity::warning : Severity::error, std::move(place),
                     "no set declares the creature type `" + type + "`" +
                         (near.empty() ? "" : "; did you mean `" + near + "`?"),
                     near.empty() ? declare : "write \"" + near + "\", or " + declare});
    if (!near.empty())
      found.back().edits = edits_in_quotes(script.file, script.source, type, near, script.card.name);
  }
  return found;
}

}  // namespace sleight
