#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sleight {

/// Words of two texts, in their orders.
using WordList = std::vector<std::string_view>;

/// Where two lists of words part: the words of the one that stand where the other has others, or none.
struct Parting {
  std::size_t begin = 0, end = 0;              ///< of the first list, the end being behind the last
  std::size_t other_begin = 0, other_end = 0;  ///< of the second
  bool operator==(const Parting&) const = default;
};

/// How two lists of words lie beside each other: as many words as can be stand beside an equal one.
class Alignment {
 public:
  Alignment(const WordList& one, const WordList& other);

  /// Where they part, from front to back; none where they are equal.
  const std::vector<Parting>& partings() const& { return partings_; }
  void partings() && = delete;
  /// How much is equal: 1 for equal lists, 0 for lists without a word in common.
  double likeness() const;
  /// Beside which stretch of the second list a stretch of the first lies, as near as can be told.
  Parting beside(std::size_t begin, std::size_t end) const;

 private:
  std::size_t one_, other_;
  std::size_t equal_ = 0;
  std::vector<Parting> partings_;
};

}  // namespace sleight
