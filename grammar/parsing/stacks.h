#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace sleight {

/// Where rules of the grammar go on when they are over, for many ways through it at once: stacks that share
/// what they have in common. Two that hold the same are one, so that they are compared by their number.
class Stacks {
 public:
  using Id = std::int32_t;
  /// Nobody knows who called the rule: whoever may have.
  static constexpr Id anyone = 0;

  /// One place to go on at, and the stack below it.
  struct Top {
    Id below;
    std::int32_t place;
    bool operator==(const Top&) const = default;
  };

  Id push(Id below, std::int32_t place);
  /// What goes on as each of these does. All at once: one after the other would make as many stacks that
  /// nobody wants.
  Id merge(std::vector<Id> stacks);
  /// Sorted by place.
  const std::vector<Top>& tops(Id stack) const { return stacks_[static_cast<std::size_t>(stack)]; }

 private:
  struct Hash {
    std::size_t operator()(const std::vector<Top>& tops) const;
    std::size_t operator()(const std::vector<Id>& stacks) const;
  };
  Id number_of(std::vector<Top> tops);

  std::vector<std::vector<Top>> stacks_{1};
  std::unordered_map<std::uint64_t, Id> pushed_;
  std::unordered_map<std::vector<Top>, Id, Hash> known_;
  std::unordered_map<std::vector<Id>, Id, Hash> merged_;
};

}  // namespace sleight
