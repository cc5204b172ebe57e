#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/playing/combat/best_completion.h"

namespace sleight {

/// What may be declared next, so that a legal declaration comes of it that meets as many demands as any can
/// (R-CBT-6), and whether the declaration may end. A demand never asks for a payment, be it for the company
/// or the help that it would need: what is wanted is the most that can be met without one.
class DeclarationOffers {
 public:
  /// Whether one of a sort that takes a place, and all that a declaration takes after that, can be paid for.
  using Payable = std::function<bool(std::size_t sort, std::size_t place, const Completion&)>;
  DeclarationOffers(const DeclarationPlan& plan, Payable payable);
  /// Whether one of that sort may take that place.
  bool is_open(std::size_t sort, std::size_t place);
  /// Whether what is declared is legal, and meets what is wanted.
  bool may_end() const;

 private:
  void find_kinds();
  bool look_at(std::size_t sort, std::size_t place);

  const DeclarationPlan& plan_;
  Payable payable_;
  bool priced_ = false;             ///< something costs something
  std::optional<Completion> free_;  ///< the best without paying
  std::optional<int> wanted_;       ///< so many demands
  std::vector<std::size_t> kinds_;  ///< by place: those that are alike have one number
  int branches_left_ = SearchBounds{}.branches;
  std::size_t kind_count_ = 0;
  std::vector<std::optional<bool>> known_;  ///< by sort and kind of place
};

}  // namespace sleight
