#include "grammar/text/mana_dialect.h"

#include <string_view>
#include <utility>

#include "grammar/text/finding.h"

namespace sleight {

namespace {

constexpr std::string_view instead = " instead of any other type";

/// "If a land is tapped for mana, it produces colorless mana instead of any other type."
void other_mana_of_lands(Text& line) {
  constexpr std::string_view said = "if a land is tapped for mana, it produces ";
  if (!line.str().starts_with(said) || line.str().find(instead) == std::string::npos) return;
  line.replace(0, said.size(), "lands tapped for mana produce ");
  line.replace_words("colorless mana", "{c}");
}

/// "If tapped for mana, plains produce {r}, swamps produce {g}, and forests produce {b} instead of any other
/// type": so many sentences.
void other_mana_of_each(Text& line) {
  constexpr std::string_view said = "if tapped for mana, ";
  constexpr std::string_view produce = " produce ";
  const std::size_t end = line.str().find(instead);
  if (!line.str().starts_with(said) || end == std::string::npos) return;
  // From the back, so that what is in front keeps its place.
  for (std::size_t at = line.str().rfind(produce, end); at != std::string::npos && at >= said.size();
       at = at == 0 ? std::string::npos : line.str().rfind(produce, at - 1)) {
    line.insert(at, " tapped for mana", at);
    const std::size_t comma = line.str().rfind(", ", at);
    if (comma == std::string::npos || comma < said.size()) break;
    const bool last = stands_at(line, comma, ", and ");
    line.replace(comma, last ? 6 : 2, " instead of any other type. ");
  }
  line.replace(0, said.size(), "");
}

/// "If you tap a land you control for mana, it produces {u} instead of any other type", until end of turn;
/// "if target plains is tapped for mana, it produces colorless mana instead of white mana".
void other_mana_for_a_time(Text& line) {
  constexpr std::string_view yours =
      "until end of turn, if you tap a land you control for mana, it produces ";
  constexpr std::string_view target = "if target ";
  constexpr std::string_view tapped = " is tapped for mana, it produces ";
  if (const std::size_t at = line.str().find(yours); at != std::string::npos) {
    const std::size_t end = line.str().find(instead, at);
    if (end == std::string::npos || line.str().find('.', at) < end) return;
    line.insert(end + instead.size(), " until end of turn", at);
    line.replace(at, yours.size(), "lands you control tapped for mana produce ");
    return;
  }
  const auto places = find_in_order(line, {target, tapped});
  if (!places) return;
  const auto [at, is] = *places;
  // One word between them: what is aimed at.
  if (line.str().find(' ', at + target.size()) != is) return;
  line.replace(is, tapped.size(), " tapped for mana produce ");
  line.replace(at, 3, "");
  constexpr std::pair<std::string_view, std::string_view> kinds[] = {
      {"colorless mana", "{c}"}, {"white mana", "{w}"}, {"blue mana", "{u}"},
      {"black mana", "{b}"},     {"red mana", "{r}"},   {"green mana", "{g}"}};
  for (const auto& [said, symbol] : kinds) line.replace_words(said, symbol);
}

/// "Until end of turn, if a player taps a Mountain for mana, that Mountain produces colorless mana instead of
/// any other type": of all of those.
void other_mana_of_a_sort(Text& line) {
  constexpr std::string_view head = "until end of turn, if a player taps a ";
  constexpr std::string_view tapped = " for mana, that ";
  constexpr std::string_view produces = " produces ";
  const auto places = find_in_order(line, {head, tapped, instead});
  if (!places) return;
  const auto [at, is, end] = *places;
  if (line.str().find('.', at) < end) return;
  const std::string sort = line.str().substr(at + head.size(), is - at - head.size());
  const std::size_t again = is + tapped.size();
  // The same word twice.
  if (sort.find(' ') != std::string::npos || !stands_at(line, again, sort) ||
      !stands_at(line, again + sort.size(), produces))
    return;
  line.insert(end + instead.size(), " until end of turn", at);
  line.replace(again + sort.size(), produces.size(), " tapped for mana produce ");
  line.replace(at, again - at, "");
  line.replace_words("produce colorless mana", "produce {c}");
}

}  // namespace

void rules_of_mana(Text& line) {
  other_mana_of_a_sort(line);
  line.replace_words(
      "whenever a player taps a land for mana, that player adds one mana of any type that land produced",
      "lands tapped for mana produce one additional mana of the same type");
  other_mana_of_lands(line);
  other_mana_of_each(line);
  other_mana_for_a_time(line);
}

void name_the_pool(Text& line) {
  constexpr std::string_view pool = " to your mana pool";
  std::size_t at = line.str().find("add ");
  while (at != std::string::npos) {
    std::size_t end = first_sign(line, ".\"\n", at);
    // "Add {B}, then add ...": each of the two goes there.
    end = std::min(end, line.str().find(", then add ", at));
    std::string_view clause = std::string_view(line.str()).substr(at, end - at);
    // What comes behind the mana says how often, or in the place of what: no part of the order itself.
    for (const std::string_view more : {" for each ", " instead", ", where ", " and you gain ", " and gain "})
      if (const std::size_t begins = clause.find(more); begins != std::string_view::npos) {
        end = at + begins;
        clause = clause.substr(0, begins);
      }
    // "Its controller may add": of others it is said without a pool, as "its controller adds" is.
    const bool of_another =
        stands_at(line, at < 4 ? 0 : at - 4, "may ") && (at < 8 || !stands_at(line, at - 8, "you "));
    // An order that says more behind the mana has the pool put in the wrong place and stays unread.
    if (!of_another && !clause.ends_with(pool)) line.insert(end, pool, at);
    at = line.str().find("add ", end);
  }
}

}  // namespace sleight
