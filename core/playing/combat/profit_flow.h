#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sleight {

/// The most profitable way to send units through a net of arcs that each hold so many. The arcs that the
/// caller adds lead to no circle; node 0 sends, node 1 receives.
class ProfitFlow {
 public:
  explicit ProfitFlow(std::size_t nodes) : from_(nodes) {}
  /// An arc for `least` to `most` units, of which each brings `profit`; gives its number.
  std::size_t add(std::size_t from, std::size_t to, int least, int most, int profit);
  /// Sends what brings the most. False where not every arc can have its least.
  bool run();
  /// How many units an arc has been given.
  int units_of(std::size_t arc) const;

 private:
  /// One direction of an arc; the other has the number with the last bit changed.
  struct Half {
    std::size_t to = 0;
    int room = 0;
    std::int64_t profit = 0;
  };
  /// The units that must be, and those that may: as many as one arc each.
  struct Arc {
    std::size_t must = 0;
    std::size_t may = 0;
    int least = 0;
    int most = 0;
  };
  std::size_t add_half(std::size_t from, std::size_t to, int room, std::int64_t profit);
  bool send_once();

  std::vector<std::vector<std::size_t>> from_;  ///< by node: the halves that leave it
  std::vector<Half> halves_;
  std::vector<Arc> arcs_;
};

}  // namespace sleight
