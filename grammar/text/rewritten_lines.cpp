#include "grammar/text/rewritten_lines.h"

#include <utility>

namespace sleight {

namespace {

/// A thousand cards have fewer lines of their own: strange texts fill no memory.
constexpr std::size_t most_remembered_lines = 1 << 12;
/// No card has a longer one.
constexpr std::size_t longest_remembered = 1000;

}  // namespace

Text RewrittenLines::of(const Text& line, Wording wording) {
  if (line.size() > longest_remembered) {
    Text rewritten = line;
    rewrite_(rewritten, wording);
    return rewritten;
  }
  ByWords& known = known_in(wording);
  Rewritten found;
  {
    const std::scoped_lock held(lock_);
    if (const auto at = known.find(line.str()); at != known.end()) found = at->second;
  }
  if (found == nullptr) {
    Text rewritten = Text::numbered(line.str());
    rewrite_(rewritten, wording);
    found = std::make_shared<const Text>(std::move(rewritten));
    const std::scoped_lock held(lock_);
    if (known.size() >= most_remembered_lines) known.clear();
    known.emplace(line.str(), found);
  }
  return line.rewritten_as(*found);
}

}  // namespace sleight
