#include "grammar/named_types.h"

#include "core/card/definition_fields.h"

namespace sleight {

namespace {

/// Gathers the subtypes in what a walk comes to.
struct Gatherer {
  void operator()(const Card& card) { types.insert(types.end(), card.subtypes.begin(), card.subtypes.end()); }
  void operator()(const Filter& filter) {
    if (filter.quality == Quality::subtype) types.push_back(filter.word);
  }
  void operator()(const ChangePart& part) {
    // What something becomes may be a type that no card is printed with.
    if (part.kind == ChangeKind::becomes_subtype || part.kind == ChangeKind::also_subtype)
      types.push_back(part.word);
  }
  std::vector<Word> types;
};

}  // namespace

std::vector<Word> types_named_by(const Card& card) {
  Gatherer gatherer;
  definition::walk(card, gatherer);
  return std::move(gatherer.types);
}

}  // namespace sleight
