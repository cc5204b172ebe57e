#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/playing/costs/mana_assignment.h"
#include "core/playing/costs/mana_plan.h"

namespace sleight {

/// Looks for a plan among all that a supply allows. Sources that are alike are one, of which so many are
/// there; what they cost in mana is paid like the cost itself, by what is drawn before them.
///
/// The search goes backward in time. A source that costs mana is drawn last, for some of what is wanted; what
/// it costs is wanted in its place, and what is drawn before it pays for that, another such source among
/// them. So none can pay for itself, and what one gives may pay for the next (a chain of any length). What
/// costs no mana is drawn before all of these, and an assignment of least weight settles what pays for what.
class PlanSearch {
 public:
  enum class Seek : std::uint8_t { best, any };
  /// `kept`: what is kept for the hand, where the best is sought. `drawn`: what is drawn before all else, as
  /// it is then; what the supply holds of sources that count what is tapped is none of the rest.
  PlanSearch(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only, Seek seek,
             const KeptColours& kept = {}, std::span<const ManaSource> drawn = {});
  bool run();
  /// Whether there was more to look at than is looked at: what was found may not be the best.
  bool was_cut() const { return tries_ >= most_tries || looks_ >= most_looks; }
  /// What was found.
  const ManaPlan& plan() const { return found_->plan; }
  const ManaWeight& weight() const { return found_->weight; }
  /// How much was looked at.
  int looks() const { return looks_; }

 private:
  /// So many assignments are tried at most: what is not found by then is not offered, and can be drawn by
  /// hand.
  static constexpr int most_tries = 4096;
  /// The same of what is looked at on the way there.
  static constexpr int most_looks = 65536;

  /// Sources that are alike.
  struct Item {
    std::vector<std::int32_t> firsts;  ///< the place of the first way of each of them among the sources
    std::vector<std::int32_t> single;  ///< ways, counted from the first, that give one mana for no mana
    std::vector<std::int32_t> blocks;  ///< that give several
    std::vector<std::int32_t> dear;    ///< that cost mana
    ManaKinds kinds = 0;               ///< that it gives for no mana
    int place = 0;                     ///< in the order of preference
    int left() const { return static_cast<int>(firsts.size()) - used; }
    int used = 0;
  };
  /// Some uses of one way, each giving the same.
  struct Use {
    int item;
    std::int32_t way;
    int times;
    std::uint8_t kind = 0;  ///< which of `any_of` it gives, where it costs mana
    /// What it pays for, where it costs mana: a mana of that kind for that class of demand.
    struct Pays {
      std::uint8_t kind;
      std::uint8_t demand;
    };
    std::vector<Pays> pays{};
  };
  /// A way of an item of which several may be used before what costs mana.
  struct Block {
    int item;
    std::int32_t way;
    bool last;  ///< of its item, which gives nothing else
  };
  struct Found {
    ManaWeight weight;
    ManaPlan plan;
  };

  const ManaSource& way(const Item& item, std::int32_t at) const {
    return (*supply_.sources)[static_cast<std::size_t>(item.firsts.front()) + static_cast<std::size_t>(at)];
  }
  bool is_open(const Reserve& reserve) const { return sleight::is_open(supply_, reserve); }
  void add_pool_and_groups(ObjectId except);
  void add_items(ObjectId except);
  void search_dear();
  void use_dear(int item, std::int32_t way, std::uint8_t kind);
  bool may_be_idle(const ManaSource& source) const;
  void spread(Use& use, std::vector<std::uint8_t>& mana, std::size_t at);
  void search_blocks(std::size_t at);
  void settle();
  static ManaWeight weight_of(const ManaSource& source, int place);
  bool is_done() const { return (found_ && seek_ == Seek::any) || was_cut(); }
  bool could_be_better(const ManaWeight& least) const { return !found_ || least < found_->weight; }
  ManaWeight least_with_blocks() const;
  bool has_been_here();
  bool may_pay(std::size_t kind, std::size_t demand) const;
  std::vector<ManaStock> stocks() const;
  void go_on_with(const Use& use);
  void keep(const ManaAssignment& assignment, const std::vector<ManaStock>& stocks, const ManaWeight& weight);

  const AvailableMana& supply_;
  Colours x_only_;
  Seek seek_;
  KeptColours kept_;
  std::span<const ManaSource> drawn_;
  AllWanted wanted_{};
  std::array<ManaKinds, colour_count + 1> pays_as_{};
  std::vector<ManaStock> base_;  ///< the pool, and what gives one thing only
  std::vector<Item> items_;
  std::vector<Block> blocks_;
  std::vector<Use> uses_;  ///< those that cost mana first, the last to be drawn before the others
  ManaWeight so_far_;      ///< without what of blocks may be left over
  int of_pool_ = 0;        ///< how much mana is there without a source
  int of_blocks_ = 0;      ///< how much mana the blocks that are used give
  int life_ = 0;
  std::vector<AllWanted> before_;  ///< what was wanted before each use that costs mana
  /// What was wanted, of what was left, and for which weight at least.
  std::map<std::vector<std::int16_t>, ManaWeight> seen_;
  int tries_ = 0;
  int looks_ = 0;
  std::optional<Found> found_;
};

}  // namespace sleight
