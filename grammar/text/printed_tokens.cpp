#include "grammar/text/printed_tokens.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "grammar/text/phrase_pattern.h"

namespace sleight {

void name_printed_tokens(Text& line) {
  static const PhrasePattern made("put <n> <t> (token|tokens) into play");
  const std::size_t into_play =
      std::min(line.str().find(" token into play"), line.str().find(" tokens into play"));
  const std::size_t put = line.str().rfind("put ", into_play);
  if (into_play == std::string::npos || put == std::string::npos) return;
  const auto order = made.find(line.str(), put);
  const std::size_t treat = line.str().find(". treat th");
  if (!order || treat == std::string::npos || treat < order->at) return;
  // "As a 1/1 artifact creature with flying."
  const std::size_t as = line.str().find(" as ", treat);
  std::size_t end = line.str().find('.', as);
  // What is granted in quotes may have full stops.
  const std::size_t quote = line.str().find('"', as);
  if (quote < end) {
    const std::size_t close = line.str().find('"', quote + 1);
    if (close == std::string::npos) return;
    end = close + 1;
  }
  if (as == std::string::npos) return;
  end = std::min(end, line.size());
  std::string what = line.str().substr(as + 4, end - as - 4);
  for (const std::string_view article : {"a ", "an "})
    if (what.starts_with(article)) what.erase(0, article.size());
  // "0/1 black creature", and what it has.
  // A Wall is a creature of that type.
  for (const std::string_view wall : {" wall", " walls"})
    if (what.ends_with(wall)) what.replace(what.size() - wall.size(), wall.size(), " wall creature");
  std::size_t noun = what.find("creature");
  std::size_t noun_length = std::string_view("creature").size();
  if (noun == std::string::npos) return;
  if (what.substr(noun).starts_with("creatures")) ++noun_length;
  std::string before = what.substr(0, noun);
  const std::string behind = what.substr(noun + noun_length);
  if (!behind.empty() && !behind.starts_with(" with ")) return;
  std::string artifact;
  constexpr std::string_view artifacts = "artifact ";
  if (before.ends_with(artifacts)) {
    before.resize(before.size() - artifacts.size());
    artifact = artifacts;
  }
  const std::string number = words_in(line, *order, 0);
  std::string named = words_in(line, *order, 1);
  constexpr std::string_view walls = "wall ";
  if (before.ends_with(walls)) {
    before.resize(before.size() - walls.size());
    named += " wall";
  }
  const bool one = number == "a" || number == "an" || number == "one";
  const std::string token = (one ? "a " : number + " ") + before + named + " " + artifact + "creature " +
                            (one ? "token" : "tokens") + behind;
  // The rest of what was said of putting it: "under target opponent's control".
  const std::string rest = line.str().substr(order->at + order->length, treat - order->at - order->length);
  constexpr std::string_view theirs = " under target opponent's control";
  line.replace(order->at, end - order->at,
               rest.starts_with(theirs)
                   ? "target opponent puts " + token + " into play" + rest.substr(theirs.size())
                   : "put " + token + " into play" + rest);
}

}  // namespace sleight
