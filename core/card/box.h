#pragma once

#include <memory>
#include <utility>

namespace sleight {

/// At most one `T`, on the heap, with the meaning of a value: a copy copies it and equality compares it.
/// It lets the trees of a definition contain themselves (an amount inside a selector inside an amount).
template <typename T>
class Box {
 public:
  Box() = default;
  /// Holds `value`.
  Box(T value) : value_(std::make_unique<T>(std::move(value))) {}  // NOLINT(google-explicit-constructor)
  /// Holds a copy of what `other` holds.
  Box(const Box& other) : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr) {}
  /// Takes what the other holds.
  Box(Box&&) noexcept = default;
  Box& operator=(const Box& other) {
    if (this != &other) value_ = other.value_ ? std::make_unique<T>(*other.value_) : nullptr;
    return *this;
  }
  Box& operator=(Box&&) noexcept = default;
  ~Box() = default;

  explicit operator bool() const { return value_ != nullptr; }
  const T& operator*() const { return *value_; }
  T& operator*() { return *value_; }
  const T* operator->() const { return value_.get(); }
  T* operator->() { return value_.get(); }

  bool operator==(const Box& other) const {
    return value_ ? (other.value_ && *value_ == *other.value_) : !other.value_;
  }

 private:
  std::unique_ptr<T> value_;
};

}  // namespace sleight
