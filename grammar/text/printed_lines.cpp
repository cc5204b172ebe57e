#include "grammar/text/printed_lines.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace sleight {

namespace {

/// Where the sentences of a line lie, each with its full stop; quotes are parts of a sentence.
std::vector<std::pair<std::size_t, std::size_t>> printed_sentences(std::string_view line) {
  std::vector<std::pair<std::size_t, std::size_t>> places;
  bool quoted = false;
  std::size_t begin = 0;
  const auto ends_before = [&](std::size_t end) {
    const std::size_t last = line.substr(0, end).find_last_not_of(" \n");
    if (begin < end && last != std::string_view::npos && last >= begin)
      places.emplace_back(begin, last + 1 - begin);
    begin = std::min(line.find_first_not_of(" \n", end), line.size());
  };
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '"') {
      quoted = !quoted;
      if (!quoted && at > 0 && line[at - 1] == '.' && at + 1 < line.size() && line[at + 1] == ' ' &&
          !line.substr(at + 1).starts_with(" and "))
        ends_before(at + 1);
    }
    if (line[at] == '\n') ends_before(at);
    if (!quoted && line[at] == '.' && at + 1 < line.size() && line[at + 1] == ' ') ends_before(at + 1);
  }
  ends_before(line.size());
  return places;
}

bool begins_with_one(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return text.starts_with(word); });
}

/// Outside quotes.
bool begins_with_cost(std::string_view sentence) {
  const std::size_t colon = sentence.find(": ");
  return colon != std::string_view::npos && sentence.find('"') > colon;
}

bool begins_with_event(std::string_view sentence) {
  return begins_with_one(sentence, {"when ", "whenever ", "during ", "at the end of", "at the beginning of",
                                    "at end of", "if ~ would"});
}

/// What a use or an event is followed by, and no ability of its own.
bool follows_on(std::string_view sentence) {
  return begins_with_one(sentence, {"use this ability",
                                    "play this ability",
                                    "any player may use",
                                    "only ",
                                    "at end of",
                                    "when it ",
                                    "when ~ leaves play this turn",
                                    "when ~ leaves play or becomes untapped",
                                    "all blocks must",
                                    "the made ",
                                    "when that ",
                                    "when you lose control of it",
                                    "when those ",
                                    "if ",
                                    "otherwise",
                                    "that ",
                                    "those ",
                                    "it ",
                                    "they ",
                                    "during your next",
                                    "at the beginning of your next",
                                    "x ",
                                    "spend this"});
}

/// What holds all the time, whatever was said before.
bool holds_by_itself(std::string_view sentence) {
  const bool bars_untapping = sentence.find(" untap during ") != std::string_view::npos &&
                              sentence.find(" next ") == std::string_view::npos &&
                              !begins_with_one(sentence, {"it ", "that ", "they ", "those ", "target "});
  return bars_untapping ||
         begins_with_one(sentence,
                         {"you may choose not to untap", "~ cannot ", "~ does not untap", "attacking does",
                          "~ comes into play", "all ", "~ gets ", "as long as ", "remove ~ from your deck",
                          "cumulative upkeep", "enchanted creature cannot", "damage dealt to ",
                          "creatures you control cannot", "bury ~ when"});
}

}  // namespace

std::vector<Text> lines_of_permanent(const Text& line) {
  std::vector<Text> lines;
  bool used = false;  // a use or an event is spoken of
  for (const auto& [at, length] : printed_sentences(line.str())) {
    Text sentence = line.part(at, length);
    const std::string_view said = sentence.str();
    const bool own_line = at > 0 && line.str()[at - 1] == '\n';
    const bool cost = begins_with_cost(said);
    // Of the last thing that can be used.
    if (begins_with_one(said, {"use this ability", "play this ability", "any player may use"})) {
      const auto use = std::find_if(lines.rbegin(), lines.rend(),
                                    [](const Text& each) { return begins_with_cost(each.str()); });
      if (use != lines.rend()) {
        use->append(sentence);
        continue;
      }
    }
    const bool for_a_time = used && (said.find("until end of turn") != std::string_view::npos ||
                                     said.find("this turn") != std::string_view::npos);
    const bool begins =
        lines.empty() || own_line || cost || (begins_with_event(said) && !(used && follows_on(said))) ||
        (holds_by_itself(said) && !for_a_time && !(used && follows_on(said))) || (!used && !follows_on(said));
    if (!begins) {
      lines.back().append(sentence);
      continue;
    }
    used = cost || begins_with_event(said);
    lines.push_back(std::move(sentence));
  }
  return lines;
}

std::vector<Text> lines_of_spell(const Text& line) {
  std::vector<Text> lines;
  bool alone = true;
  for (const auto& [at, length] : printed_sentences(line.str())) {
    Text sentence = line.part(at, length);
    const bool of_casting =
        begins_with_one(sentence.str(), {"cast ~ only", "as an additional cost", "remove ~ from your deck",
                                         "spend only", "you may pay ", "pay {"}) ||
        sentence.str().find("rather than pay ~'s casting cost") != std::string::npos;
    if (of_casting || alone || (at > 0 && line.str()[at - 1] == '\n'))
      lines.push_back(std::move(sentence));
    else
      lines.back().append(sentence);
    alone = of_casting;
  }
  return lines;
}

}  // namespace sleight
