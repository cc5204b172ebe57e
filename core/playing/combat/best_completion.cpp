#include "core/playing/combat/best_completion.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/playing/combat/profit_flow.h"

namespace sleight {
namespace {

using Link = DeclarationPlan::Link;
using Place = DeclarationPlan::Place;
using Sort = DeclarationPlan::Sort;

constexpr int no_bound = DeclarationPlan::no_bound;
/// What a demand brings, in payments that are avoided.
constexpr int profit_of_demand = 1 << 12;

/// A creature that can take several places, or has taken one of them.
bool takes_several(const Sort& sort) { return sort.used || sort.times > 1; }

/// The limits that can be nodes of a flow: each lies within another, or apart from it.
class LimitTree {
 public:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  explicit LimitTree(const DeclarationPlan& plan) : parent(plan.room.size(), none), inside(plan.room.size()) {
    members_.resize(plan.room.size());
    for (std::size_t i = 0; i < plan.sorts.size(); ++i)
      if (!takes_several(plan.sorts[i]))
        for (const std::size_t limit : plan.sorts[i].limits) members_[limit].push_back(i);
    order.resize(plan.room.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return members_[a].size() > members_[b].size(); });
    for (const std::size_t limit : order) {
      inside[limit] = std::all_of(order.begin(), order.end(), [&](std::size_t other) {
        return !inside[other] || lies_in(limit, other) || is_apart(limit, other);
      });
      if (!inside[limit]) continue;
      // The last is the smallest.
      for (const std::size_t other : order)
        if (other != limit && inside[other] && !members_[limit].empty() && lies_in(limit, other) &&
            is_before(other, limit))
          parent[limit] = other;
    }
  }

  /// The smallest that counts the sort; `none` where none does.
  std::size_t innermost(std::size_t sort) const {
    std::size_t found = none;
    for (const std::size_t limit : order)
      if (inside[limit] && counts(limit, sort)) found = limit;
    return found;
  }

  std::vector<std::size_t> parent;
  std::vector<bool> inside;        ///< whether it is part of the tree
  std::vector<std::size_t> order;  ///< the larger before the smaller

 private:
  bool counts(std::size_t limit, std::size_t sort) const {
    return std::binary_search(members_[limit].begin(), members_[limit].end(), sort);
  }
  bool lies_in(std::size_t limit, std::size_t other) const {
    return std::all_of(members_[limit].begin(), members_[limit].end(),
                       [&](std::size_t sort) { return counts(other, sort); });
  }
  bool is_apart(std::size_t limit, std::size_t other) const {
    return std::none_of(members_[limit].begin(), members_[limit].end(),
                        [&](std::size_t sort) { return counts(other, sort); });
  }
  bool is_before(std::size_t a, std::size_t b) const {
    return std::find(order.begin(), order.end(), a) < std::find(order.begin(), order.end(), b);
  }

  std::vector<std::vector<std::size_t>> members_;  ///< by limit
};

/// A part of all declarations that can come of a plan.
struct Branch {
  DeclarationPlan plan;
  std::vector<int> least;         ///< by sort: so many at least
  std::vector<int> most;          ///< and at most
  std::vector<bool> open;         ///< by place: it is taken by as many as it needs
  std::vector<PlaceTaken> taken;  ///< what was settled on the way here
};

/// What a flow says of a branch.
struct Flow {
  std::vector<PlaceTaken> taken;
  std::vector<int> of_sort;
  std::vector<int> of_place;
  int met = 0;
};

class Search {
 public:
  Search(const DeclarationPlan& plan, bool paying, SearchBounds& bounds)
      : plan_(plan), paying_(paying), bounds_(bounds), tree_(plan) {}

  std::optional<Completion> run() {
    if (plan_.is_legal()) note(plan_.met, {});
    // Who is declared alone stays so.
    if (plan_.alone) return best_;
    if (plan_.declared == 0) try_alone();
    std::vector<int> companies{plan_.company};
    for (const Sort& sort : plan_.sorts)
      if (sort.more > 0 && sort.company > plan_.company) companies.push_back(sort.company);
    std::sort(companies.begin(), companies.end());
    companies.erase(std::unique(companies.begin(), companies.end()), companies.end());
    // Of several, none needs more company than that.
    for (const int company : companies) {
      company_ = company;
      Branch all{plan_,
                 std::vector<int>(plan_.sorts.size()),
                 std::vector<int>(plan_.sorts.size(), no_bound),
                 std::vector<bool>(plan_.places.size()),
                 {}};
      look_at(all);
    }
    return best_;
  }

 private:
  void note(int met, std::vector<PlaceTaken> taken) {
    if (!best_ || met > best_->met) best_ = Completion{met, std::move(taken)};
  }
  bool may_pay_for(const Link& link) const { return link.free || paying_; }

  void try_alone() {
    for (std::size_t i = 0; i < plan_.sorts.size(); ++i) {
      if (!plan_.sorts[i].alone || plan_.sorts[i].more == 0) continue;
      for (const Link& link : plan_.sorts[i].links) {
        DeclarationPlan one = plan_;
        one.take(i, link.place);
        if (may_pay_for(link) && one.is_legal()) note(one.met, {{i, link.place, 1, link.free}});
      }
    }
  }

  /// The best of a branch where only flows count, which is never less than its best.
  std::optional<Flow> relaxed(const Branch& branch) const {
    const DeclarationPlan& plan = branch.plan;
    const bool broken = std::any_of(plan.room.begin(), plan.room.end(), [](int room) { return room < 0; }) ||
                        std::any_of(plan.places.begin(), plan.places.end(), [](const Place& place) {
                          return place.taken > place.most || (place.taken > 0 && place.least > place.most);
                        });
    if (broken) return std::nullopt;
    constexpr std::size_t source = 0;
    constexpr std::size_t sink = 1;
    constexpr std::size_t counted = 2;  // what comes from here is one creature more
    const std::size_t limits = 3;
    const std::size_t sorts = limits + plan.room.size();
    const std::size_t places = sorts + plan.sorts.size();
    ProfitFlow net(places + plan.places.size());
    const int wanted = company_ > 0 ? company_ + 1 - plan.declared : 0;
    net.add(source, counted, wanted, no_bound, 0);
    const auto node_of = [&](std::size_t limit) {
      return limit == LimitTree::none ? counted : limits + limit;
    };
    for (std::size_t i = 0; i < plan.room.size(); ++i)
      if (tree_.inside[i]) net.add(node_of(tree_.parent[i]), limits + i, 0, plan.room[i], 0);
    struct Arc {
      std::size_t sort = 0;
      const Link* link = nullptr;
      std::size_t number = 0;
    };
    std::vector<Arc> arcs;
    for (std::size_t i = 0; i < plan.sorts.size(); ++i) {
      const Sort& sort = plan.sorts[i];
      if (sort.more == 0 || sort.alone || sort.company > company_) continue;
      const int most = branch.most[i];
      if (sort.used) {
        net.add(source, sorts + i, branch.least[i], std::min(sort.times, most), 0);
      } else if (sort.times > 1) {
        net.add(counted, sorts + i, 0, std::min(1, most), 0);
        net.add(source, sorts + i, 0, std::min(sort.times - 1, most), 0);
      } else {
        net.add(node_of(tree_.innermost(i)), sorts + i, branch.least[i], std::min(sort.more, most), 0);
      }
      for (const Link& link : sort.links)
        if (may_pay_for(link))
          arcs.push_back(
              {i, &link,
               net.add(sorts + i, places + link.place, 0, takes_several(sort) ? link.times : sort.more,
                       link.worth * profit_of_demand - (link.free ? 0 : 1))});
    }
    std::vector<std::size_t> into_places;
    for (std::size_t i = 0; i < plan.places.size(); ++i) {
      const Place& place = plan.places[i];
      const bool open = place.taken > 0 || branch.open[i];
      const bool can_be = open || place.most >= place.least;
      into_places.push_back(net.add(places + i, sink, open ? place.least - place.taken : 0,
                                    can_be ? place.most - place.taken : 0, 0));
    }
    if (!net.run()) return std::nullopt;
    Flow flow;
    flow.met = plan.met;
    flow.of_sort.resize(plan.sorts.size());
    for (const Arc& arc : arcs) {
      const int count = net.units_of(arc.number);
      if (count == 0) continue;
      flow.taken.push_back({arc.sort, arc.link->place, count, arc.link->free});
      flow.of_sort[arc.sort] += count;
      flow.met += arc.link->worth * count;
    }
    for (const std::size_t arc : into_places) flow.of_place.push_back(net.units_of(arc));
    return flow;
  }

  void look_at(const Branch& branch) {
    if (bounds_.branches <= 0 || (best_ && best_->met >= bounds_.enough)) return;
    --bounds_.branches;
    const std::optional<Flow> flow = relaxed(branch);
    if (!flow || (best_ && flow->met <= best_->met)) return;
    if (bounds_.enough != no_bound && flow->met < bounds_.enough) return;
    if (part_at_place(branch, *flow) || part_at_limit(branch, *flow) || part_at_demand(branch, *flow)) return;
    std::vector<PlaceTaken> taken = branch.taken;
    taken.insert(taken.end(), flow->taken.begin(), flow->taken.end());
    note(flow->met, std::move(taken));
  }

  /// A place that is taken by fewer than it needs: either by as many, or by none.
  bool part_at_place(const Branch& branch, const Flow& flow) {
    for (std::size_t i = 0; i < branch.plan.places.size(); ++i) {
      const Place& place = branch.plan.places[i];
      if (place.taken > 0 || branch.open[i] || flow.of_place[i] == 0 || flow.of_place[i] >= place.least)
        continue;
      Branch open = branch;
      open.open[i] = true;
      look_at(open);
      Branch closed = branch;
      closed.plan.places[i].most = 0;
      look_at(closed);
      return true;
    }
    return false;
  }

  /// A limit that the flow knows nothing of is broken: a creature of several places, or so many of a sort,
  /// are among those that it counts, or not.
  bool part_at_limit(const Branch& branch, const Flow& flow) {
    const std::vector<Sort>& sorts = branch.plan.sorts;
    for (std::size_t limit = 0; limit < branch.plan.room.size(); ++limit) {
      std::vector<std::size_t> counted;
      int count = 0;
      for (std::size_t i = 0; i < sorts.size(); ++i) {
        const bool counts =
            std::find(sorts[i].limits.begin(), sorts[i].limits.end(), limit) != sorts[i].limits.end();
        if (!counts || sorts[i].used || flow.of_sort[i] == 0) continue;
        // First those that the flow let go free.
        counted.insert(sorts[i].times > 1 ? counted.begin() : counted.end(), i);
        count += sorts[i].times > 1 ? 1 : flow.of_sort[i];
      }
      if (count <= branch.plan.room[limit]) continue;
      for (const std::size_t i : counted) {
        if (sorts[i].times == 1 && branch.least[i] >= flow.of_sort[i]) continue;
        Branch with = branch;
        Branch without = branch;
        if (sorts[i].times > 1) {
          declare(with, i);
          without.most[i] = 0;
        } else {
          with.least[i] = flow.of_sort[i];
          without.most[i] = flow.of_sort[i] - 1;
        }
        look_at(without);
        look_at(with);
        break;
      }
      return true;  // where nothing was left to part at, there is no declaration in this branch
    }
    return false;
  }

  /// It takes some place, whichever.
  static void declare(Branch& branch, std::size_t number) {
    Sort& sort = branch.plan.sorts[number];
    sort.used = true;
    branch.least[number] = 1;
    ++branch.plan.declared;
    for (const std::size_t limit : sort.limits) --branch.plan.room[limit];
  }

  /// A demand is counted twice: either the creature takes the first of those places, or it does not.
  bool part_at_demand(const Branch& branch, const Flow& flow) {
    std::vector<std::pair<std::size_t, std::size_t>> met;  // sort and demand
    for (const PlaceTaken& each : flow.taken) {
      const Link& link = *branch.plan.sorts[each.sort].link_to(each.place);
      for (const std::size_t demand : link.demands) {
        const std::pair<std::size_t, std::size_t> one(each.sort, demand);
        if (std::find(met.begin(), met.end(), one) != met.end()) {
          Branch with = branch;
          with.plan.take(each.sort, each.place);
          with.least[each.sort] = 0;
          with.taken.push_back({each.sort, each.place, 1, each.free});
          look_at(with);
          Branch without = branch;
          std::erase_if(without.plan.sorts[each.sort].links,
                        [&](const Link& other) { return other.place == each.place; });
          look_at(without);
          return true;
        }
        met.push_back(one);
      }
    }
    return false;
  }

  const DeclarationPlan& plan_;
  bool paying_;
  SearchBounds& bounds_;
  LimitTree tree_;
  std::optional<Completion> best_;
  int company_ = 0;
};

}  // namespace

std::optional<Completion> best_completion(const DeclarationPlan& plan, bool paying, SearchBounds& bounds) {
  return Search(plan, paying, bounds).run();
}

}  // namespace sleight
