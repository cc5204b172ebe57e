#include "tools/checking/alignment.h"

#include <algorithm>

namespace sleight {
namespace {

/// Longer lists are compared word by word from the front: the table of all pairs would be too large.
constexpr std::size_t most_pairs = 4'000'000;

}  // namespace

Alignment::Alignment(const WordList& one, const WordList& other) : one_(one.size()), other_(other.size()) {
  const auto put = [this](const Parting& parting) {
    if (parting.begin == parting.end && parting.other_begin == parting.other_end) return;
    partings_.push_back(parting);
  };
  // What is equal at both ends need not be looked at.
  std::size_t front = 0, back = 0;
  while (front < one_ && front < other_ && one[front] == other[front]) ++front;
  while (back + front < one_ && back + front < other_ && one[one_ - 1 - back] == other[other_ - 1 - back])
    ++back;
  equal_ = front + back;
  const std::size_t rows = one_ - front - back, columns = other_ - front - back;
  if (rows == 0 || columns == 0 || rows > most_pairs / columns) {
    put({front, one_ - back, front, other_ - back});
    return;
  }
  // How many words can stand beside an equal one behind each pair of places.
  std::vector<std::size_t> behind((rows + 1) * (columns + 1), 0);
  const auto at = [&](std::size_t row, std::size_t column) -> std::size_t& {
    return behind[row * (columns + 1) + column];
  };
  for (std::size_t row = rows; row-- > 0;)
    for (std::size_t column = columns; column-- > 0;)
      at(row, column) = one[front + row] == other[front + column]
                            ? at(row + 1, column + 1) + 1
                            : std::max(at(row + 1, column), at(row, column + 1));
  equal_ += at(0, 0);
  Parting open{front, front, front, front};
  std::size_t row = 0, column = 0;
  while (row < rows && column < columns) {
    if (one[front + row] == other[front + column]) {
      open.end = front + row;
      open.other_end = front + column;
      put(open);
      ++row;
      ++column;
      open = {front + row, 0, front + column, 0};
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      ++row;
    } else {
      ++column;
    }
  }
  open.end = front + rows;
  open.other_end = front + columns;
  put(open);
}

double Alignment::likeness() const {
  return one_ + other_ == 0 ? 1 : 2.0 * static_cast<double>(equal_) / static_cast<double>(one_ + other_);
}

Parting Alignment::beside(std::size_t begin, std::size_t end) const {
  // A place that lies in no parting has moved by what the partings before it have added. What the other list
  // has more at an end of the stretch lies outside of it.
  const auto moved = [this](std::size_t place, bool is_end) {
    std::size_t other = place;
    for (const Parting& parting : partings_) {
      if (place < parting.begin || (place == parting.begin && is_end)) break;
      if (place < parting.end) return is_end ? parting.other_end : parting.other_begin;
      other = parting.other_end + (place - parting.end);
    }
    return other;
  };
  const std::size_t other_begin = std::min(moved(begin, false), other_);
  const std::size_t other_end = begin == end ? other_begin : std::min(moved(end, true), other_);
  return {begin, end, other_begin, std::max(other_begin, other_end)};
}

}  // namespace sleight
