#pragma once

#include <cstdint>

namespace sleight {

/// One number for a list of numbers: lists that differ have another, as good as always (FNV-1a).
class Digest {
 public:
  void add(std::uint64_t number) { value_ = (value_ ^ number) * 0x100000001B3ULL; }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

}  // namespace sleight
