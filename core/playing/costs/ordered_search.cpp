#include "core/playing/costs/ordered_search.h"

#include <algorithm>
#include <iterator>

#include "core/playing/costs/mana_ways.h"

namespace sleight {

OrderedSearch::OrderedSearch(const AvailableMana& supply, const Wanted& wanted, ObjectId except,
                             Colours x_only, PlanSearch::Seek seek, const KeptColours& kept)
    : supply_(supply),
      wanted_(wanted),
      except_(except),
      x_only_(x_only),
      seek_(seek),
      kept_(kept),
      life_(supply.life) {}

bool OrderedSearch::run() {
  try_order(supply_, -1, true);
  return found_.has_value();
}

/// Whether nothing better can come.
bool OrderedSearch::is_done() const {
  if (cut_ || !found_) return cut_;
  const ManaWeight& weight = found_->weight;
  // As much as is wanted is drawn in any case.
  return seek_ == PlanSearch::Seek::any ||
         (weight.hurts == 0 && weight.over == 0 && weight.wears == 0 && weight.unkept == 0);
}

/// What the source gives once those are tapped.
const std::vector<ManaSource>& OrderedSearch::ways_after(const ManaSource& source, Slots tapped) {
  std::sort(tapped.begin(), tapped.end());
  const std::pair<std::uint32_t, std::int32_t> ability{static_cast<std::uint32_t>(source.ability),
                                                       source.which};
  tapped.push_back(source.object.slot);
  const auto [at, is_new] = known_.try_emplace({std::move(tapped), ability});
  if (!is_new) return at->second;
  if (!room_) room_ = *supply_.duel;
  supply_.duel->budget().spend(Budget::step);
  Slots before(at->first.first.begin(), std::prev(at->first.first.end()));
  add_ways_after(*room_, *supply_.duel, source, supply_.player, before, at->second);
  std::erase_if(at->second, [](const ManaSource& way) { return way.costs_mana(); });
  return at->second;
}

/// Adds the permanent whose ways stand there, if anything of it may be drawn before what counts.
void OrderedSearch::add_source(std::size_t first, std::size_t count) {
  const std::vector<ManaSource>& all = *supply_.sources;
  if (except_ && all[first].taps && all[first].object == except_) return;
  Source source;
  source.object = all[first].object;
  for (std::size_t at = first; at < first + count; ++at) {
    const ManaSource& way = all[at];
    if (way.counting) {
      // Of each ability that counts one is enough: what it gives is asked in its time.
      const bool known = std::any_of(source.ways.begin(), source.ways.end(), [&](const ManaSource& other) {
        return other.counting && other.ability == way.ability && other.which == way.which;
      });
      if (known) continue;
      source.counts = true;
      source.ways.push_back(way);
    } else if (way.taps && !way.costs_mana()) {
      source.ways.push_back(way);
    }
  }
  if (!source.ways.empty()) sources_.push_back(std::move(source));
}

void OrderedSearch::find_sources() {
  const std::vector<ManaSource>& all = *supply_.sources;
  for (int at = 0; at < supply_.choices.size(); ++at) {
    const AvailableMana::Choice& choice = supply_.choices[at];
    if (choice.count > 0)
      add_source(static_cast<std::size_t>(choice.first), static_cast<std::size_t>(choice.count));
  }
  for (int at = 0; at < supply_.groups.size(); ++at) {
    const AvailableMana::Group& group = supply_.groups[at];
    if (group.units == 0) continue;
    auto first = static_cast<std::size_t>(group.source);
    while (first > 0 && all[first - 1].object == all[first].object && all[first - 1].taps) --first;
    add_source(first, ways_together(all, first));
  }
  std::stable_partition(sources_.begin(), sources_.end(), [](const Source& source) { return source.counts; });
  std::size_t counting = 0;
  for (const Source& source : sources_) counting += source.counts ? source.ways.size() : 0;
  cut_ = cut_ || counting > most_counting;
  if (cut_) return;
  find_kinds();
  used_.assign(sources_.size(), false);
}

/// What each of those that count gives where that one alone is tapped, and where it alone is not.
std::vector<std::vector<ManaSource>> OrderedSearch::changed_by(ObjectId object) {
  std::vector<std::vector<ManaSource>> changed;
  Slots alone;
  if (object) alone.push_back(object.slot);
  Slots others;
  for (const Source& source : sources_)
    if (source.object != object) others.push_back(source.object.slot);
  for (const Source& source : sources_) {
    if (!source.counts || source.object == object) continue;
    for (const ManaSource& way : source.ways) {
      changed.push_back(ways_after(way, alone));
      changed.push_back(ways_after(way, others));
    }
  }
  return changed;
}

/// Numbers those that are alike, and leaves out what changes nothing of what counts.
void OrderedSearch::find_kinds() {
  const Duel& duel = *supply_.duel;
  const auto unchanged = changed_by({});
  std::vector<std::vector<std::vector<ManaSource>>> changes;
  for (const Source& source : sources_) changes.push_back(changed_by(source.object));
  const auto alike = [&](std::size_t one, std::size_t other) {
    const Source& first = sources_[one];
    const Source& second = sources_[other];
    if (first.counts != second.counts || first.ways.size() != second.ways.size() ||
        duel.object(first.object).card != duel.object(second.object).card)
      return false;
    for (std::size_t i = 0; i < first.ways.size(); ++i) {
      ManaSource way = first.ways[i];
      way.object = second.ways[i].object;
      way.which = second.ways[i].which;
      if (!(way == second.ways[i])) return false;
    }
    return first.counts || changes[one] == changes[other];
  };
  int kinds = 0;
  for (std::size_t at = 0; at < sources_.size(); ++at) {
    std::size_t before = 0;
    while (before < at && !alike(before, at)) ++before;
    sources_[at].kind = before < at ? sources_[before].kind : kinds++;
  }
  std::vector<Source> kept;
  for (std::size_t at = 0; at < sources_.size(); ++at)
    if (sources_[at].counts || changes[at] != unchanged) kept.push_back(sources_[at]);
  sources_ = std::move(kept);
  std::stable_sort(sources_.begin(), sources_.end(),
                   [](const Source& one, const Source& other) { return one.kind < other.kind; });
}

/// Lets the rest pay what is left after the order so far, where it may end there, and goes on with each that
/// may be drawn next.
void OrderedSearch::try_order(const AvailableMana& rest, int last_kind, bool may_end) {
  if (may_end) {
    PlanSearch search(rest, wanted_, except_, x_only_, seek_, kept_, order_);
    const bool pays = search.run();
    ++orders_;
    looks_ += search.looks();
    if (pays && (!found_ || search.weight() < found_->weight)) found_ = {search.weight(), search.plan()};
    cut_ = cut_ || search.was_cut() || orders_ >= most_orders || looks_ >= most_looks ||
           known_.size() >= most_asked;
  }
  if (!supply_.counting || is_done()) return;
  if (order_.empty() && last_kind < 0 && sources_.empty()) find_sources();
  int tried = -1;  // of a kind the first that is there stands for all
  for (std::size_t at = 0; at < sources_.size() && !is_done(); ++at) {
    const Source source = sources_[at];
    if (used_[at] || source.kind == tried) continue;
    // Of those that do not count the order among themselves does not matter.
    if (!source.counts && source.kind < last_kind) continue;
    tried = source.kind;
    for (const ManaSource& way : source.ways) {
      if (!way.counting) {
        go_on_with(rest, at, way);
        continue;
      }
      for (const ManaSource& now : std::vector<ManaSource>(ways_after(way, tapped_)))
        go_on_with(rest, at, now);
    }
  }
}

void OrderedSearch::go_on_with(const AvailableMana& rest, std::size_t source, const ManaSource& way) {
  if (is_done() || way.life > life_) return;
  AvailableMana less = rest;
  if (way.taps)
    spare(less, way.object);
  else
    leave_out(less, way.object.slot);
  used_[source] = true;
  order_.push_back(way);
  if (way.taps) tapped_.push_back(way.object.slot);
  life_ -= way.life;
  try_order(less, way.counting ? -1 : sources_[source].kind, way.counting);
  life_ += way.life;
  if (way.taps) tapped_.pop_back();
  order_.pop_back();
  used_[source] = false;
}

}  // namespace sleight
