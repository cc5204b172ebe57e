#include "tools/library/chosen_cards.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

#include "core/card/letters.h"
#include "grammar/facts.h"
#include "scripting/files/script_files.h"

namespace sleight {

ChosenCards::ChosenCards(const std::vector<std::string>& names, bool keep, Vocabulary known)
    : keep_(keep), known_(std::move(known)), vocabulary_(known_) {
  for (const std::string& name : names)
    if (std::find(names_.begin(), names_.end(), lowered(name)) == names_.end())
      names_.push_back(lowered(name));
}

bool ChosenCards::take(CardData&& card) {
  const std::string name = lowered(card.name);
  if (!names_.empty() && std::find(names_.begin(), names_.end(), name) == names_.end()) return true;
  // Reprints in one file say the same card again.
  if (!met_.insert(name).second) return true;
  add_types_of(facts_of(card), vocabulary_);
  if (keep_) kept_.push_back(std::move(card));
  return true;
}

void ChosenCards::forget() {
  vocabulary_ = known_;
  met_.clear();
  kept_.clear();
}

bool ChosenCards::has(const std::string& name) const { return met_.contains(lowered(name)); }

bool ChosenCards::each(const std::string& file, const CardDataFile& data,
                       const std::function<bool(CardData&&)>& next) const {
  if (keep_ && names_.empty()) {
    for (CardData card : kept_)
      if (!next(std::move(card))) break;
    return true;
  }
  if (keep_) {
    for (const std::string& name : names_) {
      const auto found = std::find_if(kept_.begin(), kept_.end(),
                                      [&](const CardData& card) { return lowered(card.name) == name; });
      if (found != kept_.end() && !next(CardData(*found))) break;
    }
    return true;
  }
  std::string problem;
  std::optional<std::ifstream> in = opened_file(file, problem);
  std::set<std::string> seen;
  return in && read_again(file, *in, data, [&](CardData&& card) {
           return !seen.insert(lowered(card.name)).second || next(std::move(card));
         });
}

}  // namespace sleight
