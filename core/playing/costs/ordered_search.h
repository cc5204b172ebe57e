#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/duel/duel.h"
#include "core/playing/costs/plan_search.h"

namespace sleight {

/// Looks for a plan where some sources count what is tapped: using one source changes what another gives, so
/// that it matters what is drawn before what.
///
/// What counts gives what it gives after those that were drawn before it; with them tapped it is asked. So
/// each order is tried that ends with a source that counts, be it with none in it, and a `PlanSearch` says
/// how the rest pays what is left: there the order does not matter. What costs mana is never drawn before
/// what counts: that is left to its player's hand. Where nothing counts this is one `PlanSearch`.
class OrderedSearch {
 public:
  OrderedSearch(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only,
                PlanSearch::Seek seek, const KeptColours& kept = {});
  bool run();
  /// As `PlanSearch` says.
  bool was_cut() const { return cut_; }
  const ManaPlan& plan() const { return found_->plan; }

 private:
  /// So many orders are tried at most, and so much is looked at in them.
  static constexpr int most_orders = 2048;
  static constexpr int most_looks = 65536;
  /// So many ways that count are ordered at most, and asked so often.
  static constexpr std::size_t most_counting = 32;
  static constexpr std::size_t most_asked = 4096;

  using Slots = std::vector<std::uint16_t>;
  /// A permanent that may be drawn from in such an order.
  struct Source {
    ObjectId object;
    std::vector<ManaSource> ways;  ///< that cost no mana, where it does not count; else what counts, one each
    bool counts = false;
    int kind = 0;  ///< those of one number are alike, and change the same of what counts
  };
  struct Found {
    ManaWeight weight;
    ManaPlan plan;
  };

  void find_sources();
  void add_source(std::size_t first, std::size_t count);
  void find_kinds();
  std::vector<std::vector<ManaSource>> changed_by(ObjectId object);
  const std::vector<ManaSource>& ways_after(const ManaSource& source, Slots tapped);
  void try_order(const AvailableMana& rest, int last_kind, bool may_end);
  void go_on_with(const AvailableMana& rest, std::size_t source, const ManaSource& way);
  bool is_done() const;

  const AvailableMana& supply_;
  Wanted wanted_;
  ObjectId except_;
  Colours x_only_;
  PlanSearch::Seek seek_;
  KeptColours kept_;
  std::vector<Source> sources_;  ///< what counts first
  std::optional<Duel> room_;     ///< in which what is not tapped yet is tapped
  std::map<std::pair<Slots, std::pair<std::uint32_t, std::int32_t>>, std::vector<ManaSource>> known_;
  std::vector<ManaSource> order_;  ///< what is drawn so far
  std::vector<bool> used_;
  Slots tapped_;
  int life_ = 0;
  int orders_ = 0;
  int looks_ = 0;
  bool cut_ = false;
  std::optional<Found> found_;
};

}  // namespace sleight
