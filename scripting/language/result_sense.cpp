#include "scripting/language/result_sense.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/card/definition_fields.h"
#include "scripting/lua/script_host.h"

namespace sleight {
namespace {

/// What a sort of steps gives a name to.
struct ResultName {
  Reference reference;
  std::string_view name;
  std::string_view fix;
};
constexpr std::array<ResultName, 5> result_names{{
    {Reference::sacrificed, "sacrificed", "Let the cost, or a step before, sacrifice something."},
    {Reference::discarded, "discarded", "Let the cost, or a step before, discard something."},
    {Reference::made, "made", "Let a step before make a token."},
    {Reference::moved, "moved", "Let a step before put or return something somewhere."},
    {Reference::found, "found", "Write it into the steps of a `search`, or behind it."},
}};

/// The steps that give one.
constexpr std::array<std::pair<Verb, Reference>, 6> naming_steps{{{Verb::sacrifice, Reference::sacrificed},
                                                                  {Verb::discard, Reference::discarded},
                                                                  {Verb::make_token, Reference::made},
                                                                  {Verb::move, Reference::moved},
                                                                  {Verb::move_to_play, Reference::moved},
                                                                  {Verb::search, Reference::found}}};

/// Walks through an ability in the order in which it is paid for and done, and notes what is called by a name
/// that nothing has given yet.
class NamesGiven {
 public:
  NamesGiven(const Reader& reader, const Ability& ability, const Cost& extra)
      : reader_(reader), line_(ability.line) {
    definition::walk(extra, *this);
    definition::walk_inside(ability, *this);
  }

  void operator()(const CostPart& part) {
    if (part.kind == CostPart::Kind::sacrifice) give(Reference::sacrificed);
    if (part.kind == CostPart::Kind::discard) give(Reference::discarded);
  }
  /// Targets are chosen before the cost is paid (R-CAST-1).
  bool operator()(const TargetSpec& target) {
    const std::vector<Reference> of_cost = std::exchange(given_, {});
    definition::walk_inside(target, *this);
    given_ = of_cost;
    return false;
  }
  bool operator()(const Step& step) {
    // What is found has its name in the steps of the search itself.
    if (step.verb == Verb::search) give(Reference::found);
    definition::walk_inside(step, *this);
    for (const auto& [verb, reference] : naming_steps)
      if (verb == step.verb) give(reference);
    // A function may do anything.
    if (step.function)
      for (const ResultName& row : result_names) give(row.reference);
    return false;
  }
  void operator()(const Selector& selector) {
    for (const ResultName& row : result_names)
      if (row.reference == selector.from && !is_given(row.reference)) missing(row);
  }
  /// An ability that is given away has a cost and steps of its own.
  bool operator()(const Ability& ability) {
    NamesGiven(reader_, ability, {});
    return false;
  }
  /// A token has been looked at where it was made.
  bool operator()(const Card& /*token*/) { return false; }

 private:
  void give(Reference reference) { given_.push_back(reference); }
  bool is_given(Reference reference) const {
    return std::find(given_.begin(), given_.end(), reference) != given_.end();
  }
  void missing(const ResultName& row) {
    give(row.reference);  // told once
    Host& host = reader_.host();
    host.report("L0240", host.source().find(row.name, line_.number),
                "`" + std::string(row.name) + "` is used, but nothing before it gives it",
                std::string(row.fix));
  }

  const Reader& reader_;
  Line line_;
  std::vector<Reference> given_;
};

}  // namespace

void check_results(const Reader& reader, const Card& card) {
  for (const Ability& ability : card.abilities)
    NamesGiven(reader, ability, ability.kind == AbilityKind::spell ? card.extra_cost : Cost{});
}

}  // namespace sleight
