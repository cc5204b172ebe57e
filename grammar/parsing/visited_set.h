#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "grammar/parsing/hash_mixing.h"

namespace sleight {

/// What one search has come by. Forgetting it all for the next search costs nothing: what stands in the table
/// counts only with the number of the search that is on.
class VisitedSet {
 public:
  void begin() {
    ++search_;
    count_ = 0;
  }
  /// Whether nobody has come by it before.
  bool add(std::uint64_t key) {
    if (count_ * 2 >= table_.size()) grow();
    Entry& entry = place_of(key);
    if (entry.search == search_) return false;
    entry = {key, search_};
    ++count_;
    return true;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint64_t search = 0;
  };

  Entry& place_of(std::uint64_t key) {
    // Of a product only the highest bits are told by all bits of what was multiplied.
    std::size_t at = hash_combine(0, key) >> shift_;
    while (table_[at].search == search_ && table_[at].key != key) at = (at + 1) & (table_.size() - 1);
    return table_[at];
  }
  void grow() {
    const std::vector<Entry> before = std::exchange(table_, std::vector<Entry>(table_.size() * 2));
    --shift_;
    for (const Entry& entry : before)
      if (entry.search == search_) place_of(entry.key) = entry;
  }

  static constexpr int bits_at_first = 10;

  std::vector<Entry> table_ = std::vector<Entry>(std::size_t{1} << bits_at_first);
  int shift_ = 64 - bits_at_first;  ///< leaves as many bits of a hash as the table has places for
  std::uint64_t search_ = 0;
  std::size_t count_ = 0;
};

}  // namespace sleight
