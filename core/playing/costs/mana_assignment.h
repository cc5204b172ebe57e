#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/playing/costs/mana_plan.h"
#include "core/playing/costs/mana_weight.h"

namespace sleight {

/// How much of each class is wanted, of the cost and of what its sources cost.
using AllWanted = std::array<std::int16_t, all_classes>;

/// Mana that is all alike: so much of it, each one of any kind for which there is a weight.
struct ManaStock {
  static constexpr ManaWeight never = ManaWeight::most();
  ManaStock() { weight.fill(never); }
  std::array<ManaWeight, colour_count + 1> weight;  ///< of taking one as that kind; `never`: it gives none
  int count = 0;
  ManaKinds keeps = 0;    ///< as which kinds each one that is not taken is there later
  bool reserved = false;  ///< it pays for no source
  Reserve by;
  int item = -1;                                     ///< whose it is, among what is to be drawn
  int drawn = -1;                                    ///< or of which source that is drawn before all else
  bool block = false;                                ///< of sources that are used, whether it is taken or not
  std::array<std::int32_t, colour_count + 1> way{};  ///< by which of its ways each kind is drawn
};

/// Assigns stocks to classes of demand so that all is met and the weights of what is taken are least
/// together: by paths of least weight, which is exact (R-MANA-6). What the hand asks for are classes as well,
/// which need not be met: each mana that is missing there weighs (`ManaWeight::unkept`).
class ManaAssignment {
 public:
  /// `pays_as`: by its index, as what each kind of mana may be spent.
  ManaAssignment(const std::vector<ManaStock>& stocks, const AllWanted& wanted,
                 const std::array<ManaKinds, colour_count + 1>& pays_as, Colours x_only,
                 const KeptColours& kept = {});
  bool run();
  const ManaWeight& weight() const { return weight_; }
  /// How much of stock `s` pays for class `d`, and as which kind.
  int taken(std::size_t s, std::size_t d) const { return edge(s, d).flow; }
  int kind(std::size_t s, std::size_t d) const { return edge(s, d).kind; }

 private:
  static constexpr std::size_t every_class = all_classes + colour_count;  ///< with those of the hand
  struct Edge {
    ManaWeight weight = ManaStock::never;
    int flow = 0;
    std::int8_t kind = -1;
  };
  struct Step {
    ManaWeight weight = ManaWeight::most();
    int stock = -1;
    int from = -1;  ///< the class that the stock is taken from; -1: it was free
  };
  Edge& edge(std::size_t s, std::size_t d) { return edges_[s * classes_.size() + at_[d]]; }
  const Edge& edge(std::size_t s, std::size_t d) const { return edges_[s * classes_.size() + at_[d]]; }
  std::size_t nearest(const std::vector<Step>& best, std::size_t first, std::size_t end) const;
  void keep_colours();
  void find_paths(std::vector<Step>& best) const;
  void push(const std::vector<Step>& best, std::size_t to);

  const std::vector<ManaStock>& stocks_;
  std::array<int, every_class> wanted_{};
  std::vector<std::size_t> classes_;           ///< those of which anything is wanted
  std::array<std::size_t, every_class> at_{};  ///< where each stands among them
  std::vector<Edge> edges_;
  std::vector<int> free_;
  std::array<int, every_class> filled_{};
  ManaWeight weight_;
};

}  // namespace sleight
