#pragma once

#include <array>
#include <cstddef>
#include <new>
#include <type_traits>
#include <vector>

namespace sleight {

/// A list whose first items lie in the list itself, so that a short one allocates nothing, and that has no
/// end all the same.
template <typename T, int here>
class SmallList {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](int i) { return i < here ? first(i) : more_[at(i - here)]; }
  const T& operator[](int i) const { return i < here ? first(i) : more_[at(i - here)]; }
  void push_back(const T& item) {
    if (size_ < here)
      ::new (&first_[at(size_) * sizeof(T)]) T(item);
    else
      more_.push_back(item);
    ++size_;
  }
  /// Drops all but the first `size` items.
  void cut(int size) {
    size_ = size;
    more_.resize(size > here ? at(size - here) : 0);
  }
  /// So many times that item, and nothing else.
  void fill(int size, const T& item) {
    cut(0);
    for (int i = 0; i < size; ++i) push_back(item);
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  T& first(int i) { return *std::launder(reinterpret_cast<T*>(&first_[at(i) * sizeof(T)])); }
  const T& first(int i) const {
    return *std::launder(reinterpret_cast<const T*>(&first_[at(i) * sizeof(T)]));
  }

  // Nothing beyond the size is ever read, so nothing is set before: a list costs what is in it.
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  alignas(T) std::array<std::byte, sizeof(T) * static_cast<std::size_t>(here)> first_;
  std::vector<T> more_;
  int size_ = 0;
};

}  // namespace sleight
