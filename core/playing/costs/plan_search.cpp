#include "core/playing/costs/plan_search.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace sleight {
namespace {

/// Whether two sources give the same in the same ways.
bool are_alike(const std::vector<ManaSource>& sources, const AvailableMana::Choice& one,
               const AvailableMana::Choice& other) {
  if (one.count != other.count) return false;
  for (std::int32_t i = 0; i < one.count; ++i) {
    ManaSource first = sources[static_cast<std::size_t>(one.first) + static_cast<std::size_t>(i)];
    const ManaSource& second = sources[static_cast<std::size_t>(other.first) + static_cast<std::size_t>(i)];
    first.object = second.object;
    first.which = second.which;
    if (!(first == second)) return false;
  }
  return true;
}

}  // namespace

PlanSearch::PlanSearch(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only,
                       Seek seek, const KeptColours& kept, std::span<const ManaSource> drawn)
    : supply_(supply), x_only_(x_only), seek_(seek), kept_(kept), drawn_(drawn), life_(supply.life) {
  for (std::size_t d = 0; d < wanted.size(); ++d) wanted_[d] = static_cast<std::int16_t>(wanted[d]);
  for (std::size_t kind = 0; kind < pays_as_.size(); ++kind)
    pays_as_[kind] = static_cast<ManaKinds>(1U << kind | supply.also[kind]);
  add_pool_and_groups(except);
  add_items(except);
  for (const ManaSource& source : drawn_) {
    // Of what pays as well that is better of which nothing is drawn before its time.
    so_far_ += weight_of(source, static_cast<int>(items_.size()));
    of_blocks_ += source.units();
    life_ -= source.life;
  }
}

void PlanSearch::add_pool_and_groups(ObjectId except) {
  for (int u = 0; u < supply_.units.size(); ++u) {
    const AvailableMana::Unit& unit = supply_.units[u];
    const bool kept = unit.reserve >= 0 && !supply_.reserves[unit.reserve].open;
    if (kept || unit.kinds == 0) continue;
    if (unit.group >= 0 && except && supply_.groups[unit.group].slot == except.slot) continue;
    ManaStock stock;
    stock.reserved = unit.reserve >= 0;
    if (stock.reserved) stock.by = supply_.reserves[unit.reserve].by;
    for (std::size_t kind = 0; kind < stock.weight.size(); ++kind)
      if ((unit.kinds >> kind & 1U) != 0) stock.weight[kind] = {};
    if (unit.group < 0) {
      ++of_pool_;
      if (!stock.reserved) stock.keeps = unit.kinds;
    }
    const auto same = std::find_if(base_.begin(), base_.end(), [&](const ManaStock& other) {
      return other.weight == stock.weight && other.keeps == stock.keeps && other.reserved == stock.reserved &&
             other.by == stock.by;
    });
    ++(same == base_.end() ? base_.emplace_back(stock) : *same).count;
  }
}

void PlanSearch::add_items(ObjectId except) {
  std::vector<int> of_item;  // the choice that stands for each
  for (int i = 0; i < supply_.choices.size(); ++i) {
    const AvailableMana::Choice& choice = supply_.choices[i];
    if (choice.count == 0) continue;
    const ManaSource& first = (*supply_.sources)[static_cast<std::size_t>(choice.first)];
    if (except && first.taps && choice.slot == except.slot) continue;
    std::size_t at = 0;
    while (at < items_.size() && !are_alike(*supply_.sources, supply_.choices[of_item[at]], choice)) ++at;
    if (at == items_.size()) {
      items_.emplace_back();
      of_item.push_back(i);
    }
    items_[at].firsts.insert(items_[at].firsts.end(), static_cast<std::size_t>(choice.times), choice.first);
  }
  for (std::size_t at = 0; at < items_.size(); ++at) {
    Item& item = items_[at];
    // A supply to pay from lists its sources in the order of preference.
    item.place = static_cast<int>(at);
    for (std::int32_t i = 0; i < supply_.choices[of_item[at]].count; ++i) {
      const ManaSource& source = way(item, i);
      const bool closed = !is_open(source.reserve);
      const int more = std::accumulate(source.added.begin(), source.added.end(), 0);
      // What is reserved for something else pays for nothing here.
      if ((closed && more == 0) || (source.kept_by && (source.costs_mana() || !is_open(source.kept_by))))
        continue;
      if (!source.costs_mana() && !source.reserve && !source.kept_by)
        item.kinds = static_cast<ManaKinds>(item.kinds | source.kinds());
      if (source.counting) continue;
      if (source.costs_mana()) {
        item.dear.push_back(i);
      } else if (source.units() == 1 && source.life == 0) {
        item.single.push_back(i);
      } else {
        item.blocks.push_back(i);
      }
    }
    if (seek_ == Seek::any) {
      // What gives no more than another way leaves out does not help where only whether is asked.
      std::erase_if(item.blocks, [&](std::int32_t one) {
        return std::any_of(item.blocks.begin(), item.blocks.end(), [&](std::int32_t other) {
          return other != one && gives_as_much(way(item, other), way(item, one)) &&
                 (other < one || !gives_as_much(way(item, one), way(item, other)));
        });
      });
    }
    for (const std::int32_t block : item.blocks)
      blocks_.push_back({static_cast<int>(at), block,
                         block == item.blocks.back() && item.single.empty() && item.dear.empty()});
  }
}

/// What a use costs besides the mana that is left over.
ManaWeight PlanSearch::weight_of(const ManaSource& source, int place) {
  ManaWeight weight;
  weight.hurts = source.hurts;
  weight.wears = source.wears;
  weight.drawn = source.units();
  weight.place = place;
  return weight;
}

/// What any plan weighs at least that uses the blocks as far as they are settled.
ManaWeight PlanSearch::least_with_blocks() const {
  ManaWeight least = so_far_;
  least.over += std::max(0, of_pool_ + of_blocks_ - std::accumulate(wanted_.begin(), wanted_.end(), 0));
  return least;
}

/// Whether the same is wanted of the same that is left as once before, for no less: what comes of it has been
/// looked at. It is noted.
bool PlanSearch::has_been_here() {
  if (uses_.empty()) return false;
  std::vector<std::int16_t> here(wanted_.begin(), wanted_.end());
  for (const Item& item : items_) here.push_back(static_cast<std::int16_t>(item.used));
  here.push_back(static_cast<std::int16_t>(life_));
  const auto [before, is_new] = seen_.try_emplace(std::move(here), so_far_);
  if (is_new) return false;
  if (seek_ == Seek::any || before->second <= so_far_) return true;
  before->second = so_far_;
  return false;
}

bool PlanSearch::run() {
  before_.push_back(wanted_);
  search_dear();
  return found_.has_value();
}

void PlanSearch::search_dear() {
  ++looks_;
  if (is_done() || !could_be_better(so_far_) || has_been_here()) return;
  search_blocks(0);
  for (std::size_t at = 0; at < items_.size(); ++at) {
    if (items_[at].left() == 0) continue;
    // By its place: what is used meanwhile is given back.
    for (std::size_t i = 0; i < items_[at].dear.size() && !is_done(); ++i) {
      const std::int32_t dear = items_[at].dear[i];
      const ManaKinds kinds = way(items_[at], dear).any_of;
      for (unsigned left = kinds; left != 0; left &= left - 1)
        use_dear(static_cast<int>(at), dear, static_cast<std::uint8_t>(std::countr_zero(left)));
    }
  }
}

/// Uses a source that costs mana for some of what is wanted, in every way in which that helps.
void PlanSearch::use_dear(int item, std::int32_t at, std::uint8_t kind) {
  const ManaSource& source = way(items_[static_cast<std::size_t>(item)], at);
  if (source.life > life_) return;
  std::vector<std::uint8_t> mana;
  const bool open = is_open(source.reserve);
  if (open) mana.push_back(kind);
  for (std::size_t k = 0; k < source.besides.size(); ++k)
    mana.insert(mana.end(), (open ? source.besides[k] : 0) + source.added[k], static_cast<std::uint8_t>(k));
  Use use{item, at, 1, kind};
  spread(use, mana, 0);
}

/// Lets each mana that a source gives pay for something that is wanted, from number `at` on, and then goes on
/// with what the source costs.
void PlanSearch::spread(Use& use, std::vector<std::uint8_t>& mana, std::size_t at) {
  if (is_done()) return;
  if (at == mana.size()) return go_on_with(use);
  const ManaSource& source = way(items_[static_cast<std::size_t>(use.item)], use.way);
  const std::size_t kind = mana[at];
  const bool kept = static_cast<bool>(source.reserve);
  for (std::size_t d = 0; d < wanted_.size(); ++d) {
    if (wanted_[d] == 0 || (kept && static_cast<int>(d) >= class_count)) continue;
    if (!may_pay(kind, d)) continue;
    --wanted_[d];
    use.pays.push_back({static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(d)});
    spread(use, mana, at + 1);
    use.pays.pop_back();
    ++wanted_[d];
  }
  // Or it is left over.
  if (mana.size() > 1 || may_be_idle(source)) spread(use, mana, at + 1);
}

/// Whether it may help that a source takes mana and pays for less, or for nothing: that mana would be left
/// over.
bool PlanSearch::may_be_idle(const ManaSource& source) const {
  return seek_ == Seek::best && source.units() < source.price.total();
}

/// What such a use costs is wanted from now on; what it pays for is wanted no more.
void PlanSearch::go_on_with(const Use& use) {
  Item& item = items_[static_cast<std::size_t>(use.item)];
  const ManaSource& source = way(item, use.way);
  // One that pays only for what any mana pays, and for no more than it costs, helps nothing: what pays for it
  // could pay for that.
  const auto is_any = [](const Use::Pays& pays) {
    return pays.demand == generic_class || pays.demand == all_classes - 1;
  };
  if (std::all_of(use.pays.begin(), use.pays.end(), is_any) &&
      static_cast<int>(use.pays.size()) <= source.price.total() && !may_be_idle(source))
    return;
  ManaWeight weight = weight_of(source, item.place);
  weight.over = source.units() - static_cast<int>(use.pays.size());
  const auto ask = [&](int sign) {
    const auto more = [sign](std::int16_t& wanted, int amount) {
      wanted = static_cast<std::int16_t>(wanted + sign * amount);
    };
    for (std::size_t c = 0; c < colour_count; ++c) more(wanted_[class_count + c], source.price.coloured[c]);
    more(wanted_[all_classes - 1], source.price.generic);
    life_ -= sign * source.life;
    so_far_ += weight * sign;
    item.used += sign;
  };
  ask(1);
  // What comes back to what was wanted before has gained nothing.
  if (std::find(before_.begin(), before_.end(), wanted_) == before_.end()) {
    before_.push_back(wanted_);
    uses_.push_back(use);
    search_dear();
    uses_.pop_back();
    before_.pop_back();
  }
  ask(-1);
}

bool PlanSearch::may_pay(std::size_t kind, std::size_t demand) const {
  const int at = static_cast<int>(demand);
  if (at == generic_class || at == all_classes - 1) return true;
  const unsigned kinds =
      at >= class_count ? 1U << static_cast<unsigned>(at - class_count) : wanted_kinds(at, x_only_);
  return (pays_as_[kind] & kinds) != 0;
}

void PlanSearch::search_blocks(std::size_t at) {
  ++looks_;
  if (is_done() || !could_be_better(least_with_blocks())) return;
  if (at == blocks_.size()) return settle();
  const Block& block = blocks_[at];
  Item& item = items_[static_cast<std::size_t>(block.item)];
  const ManaSource& source = way(item, block.way);
  const int most = source.life > 0 ? std::min(item.left(), life_ / source.life) : item.left();
  const ManaWeight weight = weight_of(source, item.place);
  const auto use = [&](int times) {
    item.used += times;
    life_ -= times * source.life;
    so_far_ += weight * times;
    of_blocks_ += times * source.units();
    if (times > 0) uses_.push_back({block.item, block.way, times});
    search_blocks(at + 1);
    if (times > 0) uses_.pop_back();
    of_blocks_ -= times * source.units();
    so_far_ += weight * -times;
    life_ += times * source.life;
    item.used -= times;
  };
  if (seek_ == Seek::any) {
    // All that could give anything does: more never pays for less. But the life that one costs another may
    // need.
    const int least = block.last && source.life == 0 ? most : 0;
    for (int times = most; times >= least; --times) use(times);
    return;
  }
  for (int times = 0; times <= most; ++times) {
    use(times);
    if (!could_be_better(so_far_ + weight * (times + 1))) break;
  }
}

/// All that could be assigned now, but for what sources give that cost mana.
std::vector<ManaStock> PlanSearch::stocks() const {
  std::vector<ManaStock> stocks = base_;
  const auto add = [&](ManaStock stock, const ManaSource& source) {
    const bool open = is_open(source.reserve);
    stock.reserved = static_cast<bool>(source.reserve);
    stock.by = source.reserve;
    const int times = stock.count;
    // What is reserved for something else is drawn with the rest all the same.
    for (std::size_t kind = 0; kind < stock.weight.size() && open; ++kind)
      if ((source.any_of >> kind & 1U) != 0) stock.weight[kind] = {};
    stocks.push_back(stock);
    for (std::size_t kind = 0; kind < stock.weight.size(); ++kind) {
      ManaStock more;
      more.weight[kind] = {};
      more.count = times * source.added[kind];
      if (more.count > 0) stocks.push_back(more);
      more.count = open ? times * source.besides[kind] : 0;
      more.reserved = stock.reserved;
      more.by = stock.by;
      if (more.count > 0) stocks.push_back(more);
      more.count = is_open(source.kept_by) ? times * source.kept[kind] : 0;
      more.reserved = static_cast<bool>(source.kept_by);
      more.by = source.kept_by;
      if (more.count > 0) stocks.push_back(more);
    }
  };
  for (std::size_t at = 0; at < drawn_.size(); ++at) {
    ManaStock stock;
    stock.drawn = static_cast<int>(at);
    stock.count = 1;
    add(stock, drawn_[at]);
  }
  for (const Use& use : uses_) {
    const ManaSource& source = way(items_[static_cast<std::size_t>(use.item)], use.way);
    if (source.costs_mana()) continue;
    ManaStock stock;
    stock.item = use.item;
    stock.block = true;
    stock.count = use.times;
    stock.way.fill(use.way);
    add(stock, source);
  }
  for (std::size_t at = 0; at < items_.size(); ++at) {
    const Item& item = items_[at];
    if (item.left() == 0) continue;
    // Mana that is reserved otherwise is another sort of mana, but of the same sources: of these the first
    // sort alone is counted on.
    ManaStock stock;
    stock.item = static_cast<int>(at);
    stock.count = item.left();
    stock.keeps = item.kinds;
    if (!item.single.empty()) stock.by = way(item, item.single.front()).reserve;
    stock.reserved = static_cast<bool>(stock.by);
    for (const std::int32_t single : item.single) {
      const ManaSource& source = way(item, single);
      if (!(source.reserve == stock.by)) continue;
      ManaWeight weight = weight_of(source, item.place);
      // Of blocks, and of the pool, it is known how much there is: what is drawn besides counts.
      weight.over = 1;
      for (std::size_t kind = 0; kind < stock.weight.size(); ++kind) {
        if ((source.any_of >> kind & 1U) == 0) continue;
        if (stock.weight[kind] != ManaStock::never && stock.weight[kind] <= weight) continue;
        stock.weight[kind] = weight;
        stock.way[kind] = single;
      }
    }
    if (!item.single.empty() || stock.keeps != 0) stocks.push_back(stock);
  }
  return stocks;
}

void PlanSearch::settle() {
  const std::vector<ManaStock> there = stocks();
  const int wanted = std::accumulate(wanted_.begin(), wanted_.end(), 0);
  int much = 0;
  for (const ManaStock& stock : there) much += stock.count;
  if (much < wanted) return;
  ++tries_;
  ManaAssignment assignment(there, wanted_, pays_as_, x_only_, kept_);
  if (!assignment.run()) return;
  ManaWeight weight = so_far_ + assignment.weight();
  weight.over += of_pool_ + of_blocks_ - wanted;
  if (could_be_better(weight)) keep(assignment, there, weight);
}

/// Notes what was found: what costs no mana is drawn first, and of the rest the last that was wanted first.
void PlanSearch::keep(const ManaAssignment& assignment, const std::vector<ManaStock>& stocks,
                      const ManaWeight& weight) {
  Found found{weight, {}};
  ManaPlan& plan = found.plan;
  std::vector<std::size_t> taken(items_.size(), 0);
  for (const ManaSource& source : drawn_)
    plan.draws.push_back({source, static_cast<std::uint8_t>(std::countr_zero(unsigned{source.any_of}))});
  const auto draw = [&](int item, std::int32_t at, std::size_t kind) {
    const std::size_t which = taken[static_cast<std::size_t>(item)]++;
    const std::int32_t first = items_[static_cast<std::size_t>(item)].firsts[which];
    plan.draws.push_back({(*supply_.sources)[static_cast<std::size_t>(first) + static_cast<std::size_t>(at)],
                          static_cast<std::uint8_t>(kind)});
  };
  for (std::size_t s = 0; s < stocks.size(); ++s) {
    const ManaStock& stock = stocks[s];
    int left = stock.count;
    for (std::size_t d = 0; d < wanted_.size(); ++d) {
      if (wanted_[d] == 0) continue;
      const int amount = assignment.taken(s, d);
      if (amount == 0) continue;
      const auto kind = static_cast<std::size_t>(assignment.kind(s, d));
      for (int i = 0; i < amount; ++i)
        plan.spent.push_back({static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(d), stock.by});
      left -= amount;
      for (int i = 0; i < amount && stock.item >= 0; ++i) draw(stock.item, stock.way[kind], kind);
      if (stock.drawn >= 0) plan.draws[stock.drawn].kind = static_cast<std::uint8_t>(kind);
    }
    // One of which only other mana pays for something is used as well.
    for (; left > 0 && stock.block; --left) {
      const ManaSource& source = way(items_[static_cast<std::size_t>(stock.item)], stock.way[0]);
      draw(stock.item, stock.way[0], static_cast<std::size_t>(std::countr_zero(unsigned{source.any_of})));
    }
  }
  for (auto use = uses_.rbegin(); use != uses_.rend(); ++use) {
    const ManaSource& source = way(items_[static_cast<std::size_t>(use->item)], use->way);
    if (!source.costs_mana()) continue;
    draw(use->item, use->way, use->kind);
    for (const Use::Pays& pays : use->pays) plan.spent.push_back({pays.kind, pays.demand, source.reserve});
  }
  found_ = std::move(found);
}

}  // namespace sleight
