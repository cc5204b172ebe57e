#include "grammar/printed_style.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "core/card/letters.h"
#include "grammar/shorter_wordings.h"
#include "grammar/text/english_words.h"
#include "grammar/text_reader.h"

namespace sleight {

namespace {

/// What stands behind `start`, where a line begins with that.
std::optional<std::string> behind(const std::string& line, const std::string& start) {
  if (!line.starts_with(start)) return {};
  return line.substr(start.size());
}

/// Two lines that say the same of two events, as one: "Whenever ~ attacks or blocks, ..."; "" for others.
std::string joined(const std::string& first, const std::string& second) {
  constexpr std::string_view whenever = "Whenever ";
  struct Events {
    std::string_view first, second, both;
  };
  constexpr Events events[] = {
      {" blocks, ", " becomes blocked, ", " blocks or is blocked, "},
      {" blocks ", " becomes blocked by ", " blocks or is blocked by "},
      {" attacks, ", " blocks, ", " attacks or blocks, "},
  };
  if (!first.starts_with(whenever) || !second.starts_with(whenever)) return "";
  for (const Events& pair : events) {
    const std::size_t at = first.find(pair.first);
    if (at == std::string::npos) continue;
    const std::string who = first.substr(0, at);
    const std::string rest = first.substr(at + pair.first.size());
    if (const auto same = behind(second, who + std::string(pair.second)); same && *same == rest)
      return who + std::string(pair.both) + rest;
  }
  return "";
}

}  // namespace

PrintedStyle::PrintedStyle(const Card& card, const Vocabulary& vocabulary)
    : facts_(card), vocabulary_(vocabulary) {
  facts_.abilities.clear();
  facts_.unread.clear();
  facts_.text.clear();
}

Card PrintedStyle::meant(const std::string& text, bool& understood) const {
  const Reading reading = read_text(facts_, text, vocabulary_);
  understood = reading.understood();
  return understood ? apply(facts_, reading) : Card{};
}

std::string PrintedStyle::line(std::string line, const std::string& before) const {
  const std::string front = before.empty() ? "" : before + "\n";
  bool understood = false;
  std::optional<Card> in_full;
  for (const ShorterWording shorter : shorter_wordings()) {
    bool found = true;
    while (found) {
      found = false;
      for (std::string& other : shorter(facts_, line)) {
        if (!in_full) {
          in_full = meant(front + line, understood);
          // What is not read is left as it is.
          if (!understood) return line;
        }
        bool sound = false;
        const Card card = meant(front + other, sound);
        if (!sound || !same_rules(card, *in_full)) continue;
        line = std::move(other);
        found = true;
        break;
      }
    }
  }
  return line;
}

std::vector<std::string> PrintedStyle::lines(std::vector<std::string> lines) const {
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string both = joined(lines[i - 1], lines[i]);
    if (both.empty()) continue;
    bool apart_read = false, read = false;
    const Card apart = meant(lines[i - 1] + "\n" + lines[i], apart_read);
    const Card one = meant(both, read);
    if (!apart_read || !read || !same_rules(apart, one)) continue;
    lines[i - 1] = both;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
    --i;
  }
  std::string before;
  for (std::string& each : lines) {
    // What it speaks of may have been named by the lines before, as what casting the card has asked for.
    bool alone = false;
    meant(each, alone);
    each = line(std::move(each), alone ? "" : before);
    before += (before.empty() ? "" : "\n") + each;
  }
  return lines;
}

}  // namespace sleight
