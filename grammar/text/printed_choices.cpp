#include "grammar/text/printed_choices.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "grammar/text/phrase_pattern.h"

namespace sleight {

namespace {

/// What the second of two orders begins with.
constexpr std::string_view second_orders[] = {"destroy ", "return ", "prevent ", "put ", "bury ", "counter "};
/// And the first.
constexpr std::string_view first_orders[] = {"destroy ", "counter ", "bury ", "gain ",
                                             "target player gains "};

bool begins_order(std::string_view text, const auto& orders) {
  return std::any_of(std::begin(orders), std::end(orders),
                     [text](std::string_view order) { return text.starts_with(order); });
}

}  // namespace

void list_printed_choices(Text& line) {
  static const PhraseRewrite opponent("^target opponent chooses one: <c>; or <c2>$",
                                      "target opponent chooses one -- * <c>. * <c2>");
  if (opponent.apply(line, "")) return;
  const std::string& text = line.str();
  const std::size_t cost = text.find(": ");
  const std::size_t begin = cost == std::string::npos ? 0 : cost + 2;
  const std::size_t stop = std::min(text.find('.', begin), text.size());
  // One sentence with one "or" between two orders: of longer ones it is not known what belongs to which.
  if (!begins_order(std::string_view(text).substr(begin), first_orders)) return;
  for (std::size_t at = text.find(" or ", begin); at < stop; at = text.find(" or ", at + 1)) {
    if (!begins_order(std::string_view(text).substr(at + 4), second_orders)) continue;
    const std::size_t end = text[at - 1] == ',' ? at - 1 : at;
    line.replace(end, at + 4 - end, ". * ");
    line.insert(begin, "choose one -- * ", begin);
    return;
  }
}

}  // namespace sleight
