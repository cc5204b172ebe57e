#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/playing/costs/mana_plan.h"

namespace sleight {

/// How much of each class is wanted, of the cost and of what its sources cost.
using AllWanted = std::array<std::int16_t, all_classes>;

/// A weight is numbers of which each goes before the next, in one: how much it hurts, how much mana is drawn
/// less what of it sources cost, how many counters come and go, and how late it stands in the order of
/// preference. No weight is below 0.
using ManaWeight = std::int64_t;
inline constexpr int place_bits = 16;
inline constexpr int wear_bits = 12;
inline constexpr int price_bits = 6;
inline constexpr int drawn_bits = 12;
constexpr ManaWeight weight_of(std::int64_t hurts, std::int64_t drawn, std::int64_t price, std::int64_t wears,
                               std::int64_t place) {
  constexpr std::int64_t most_price = (1 << price_bits) - 1;
  const std::int64_t mana = (drawn << price_bits) - (price < most_price ? price : most_price);
  return (hurts << (place_bits + wear_bits + price_bits + drawn_bits)) + (mana << (place_bits + wear_bits)) +
         (wears << place_bits) + place;
}

/// Mana that is all alike: so much of it, each one of any kind for which there is a weight.
struct ManaStock {
  static constexpr ManaWeight never = -1;
  ManaStock() { weight.fill(never); }
  std::array<ManaWeight, colour_count + 1> weight;  ///< of taking one as that kind; `never`: it gives none
  int count = 0;
  bool reserved = false;  ///< it pays for no source
  Reserve by;
  int item = -1;                                     ///< whose it is, among what is to be drawn
  bool block = false;                                ///< of sources that are used, whether it is taken or not
  std::array<std::int32_t, colour_count + 1> way{};  ///< by which of its ways each kind is drawn
};

/// Assigns stocks to classes of demand so that all is met and the weights of what is taken are least
/// together: by paths of least weight, which is exact (R-MANA-6).
class ManaAssignment {
 public:
  /// `pays_as`: by its index, as what each kind of mana may be spent.
  ManaAssignment(const std::vector<ManaStock>& stocks, const AllWanted& wanted,
                 const std::array<ManaKinds, colour_count + 1>& pays_as, Colours x_only);
  bool run();
  ManaWeight weight() const { return weight_; }
  /// How much of stock `s` pays for class `d`, and as which kind.
  int taken(std::size_t s, std::size_t d) const { return edge(s, d).flow; }
  int kind(std::size_t s, std::size_t d) const { return edge(s, d).kind; }

 private:
  struct Edge {
    ManaWeight weight = ManaStock::never;
    std::int16_t flow = 0;
    std::int8_t kind = -1;
  };
  struct Step {
    ManaWeight weight = std::numeric_limits<ManaWeight>::max();
    int stock = -1;
    int from = -1;  ///< the class that the stock is taken from; -1: it was free
  };
  Edge& edge(std::size_t s, std::size_t d) { return edges_[s * classes_.size() + at_[d]]; }
  const Edge& edge(std::size_t s, std::size_t d) const { return edges_[s * classes_.size() + at_[d]]; }
  void find_paths(std::vector<Step>& best) const;
  void push(const std::vector<Step>& best, std::size_t to);

  const std::vector<ManaStock>& stocks_;
  const AllWanted& wanted_;
  std::vector<std::size_t> classes_;           ///< those of which anything is wanted
  std::array<std::size_t, all_classes> at_{};  ///< where each stands among them
  std::vector<Edge> edges_;
  std::vector<int> free_;
  AllWanted filled_{};
  ManaWeight weight_ = 0;
};

}  // namespace sleight
