#include "tools/library/chosen_cards.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

#include "core/card/fnv.h"
#include "core/card/letters.h"
#include "grammar/facts.h"
#include "scripting/files/script_files.h"

namespace sleight {

bool Reprints::is_new(const CardData& card) {
  Fnv<std::uint64_t> facts;
  // Each with its end: what one of them ends with is not what the next begins with.
  for (const std::string* part :
       {&card.cost, &card.type, &card.text, &card.power, &card.toughness, &card.layout}) {
    facts.add(*part);
    facts.add(static_cast<unsigned char>(0));
  }
  if (card.colours)
    for (const std::string& colour : *card.colours) facts.add(colour);
  return met_.emplace(card.name, facts.value()).second;
}

ChosenCards::ChosenCards(const std::vector<std::string>& names, bool keep, Vocabulary known,
                         PrintedData printed)
    : keep_(keep), known_(std::move(known)), vocabulary_(known_), printed_(std::move(printed)) {
  for (const std::string& name : names)
    if (std::find(names_.begin(), names_.end(), lowered(name)) == names_.end())
      names_.push_back(lowered(name));
}

bool ChosenCards::take(CardData&& card) {
  if (!reprints_.is_new(card)) return true;
  printed_.attach(card);
  // One card alone is read as it is among all others.
  add_types_of(facts_of(card), vocabulary_);
  if (card.printed_text) add_types_of(facts_of_printing(card), vocabulary_);
  if (!names_.empty()) {
    const std::string name = lowered(card.name);
    if (std::find(names_.begin(), names_.end(), name) == names_.end()) return true;
    found_.insert(name);
  }
  ++count_;
  if (keep_) kept_.push_back(std::move(card));
  return true;
}

void ChosenCards::forget() {
  vocabulary_ = known_;
  reprints_ = {};
  count_ = 0;
  found_.clear();
  kept_.clear();
}

bool ChosenCards::has(const std::string& name) const { return found_.contains(lowered(name)); }

bool ChosenCards::each(const std::string& file, const CardDataFile& data,
                       const std::function<bool(CardData&&)>& next) const {
  if (keep_ && names_.empty()) {
    for (CardData card : kept_)
      if (!next(std::move(card))) break;
    return true;
  }
  if (keep_) {
    for (const std::string& name : names_)
      for (const CardData& card : kept_)
        if (lowered(card.name) == name && !next(CardData(card))) return true;
    return true;
  }
  std::string problem;
  std::optional<std::ifstream> in = opened_file(file, problem);
  Reprints reprints;
  return in && read_again(file, *in, data, [&](CardData&& card) {
           if (!reprints.is_new(card)) return true;
           printed_.attach(card);
           return next(std::move(card));
         });
}

}  // namespace sleight
