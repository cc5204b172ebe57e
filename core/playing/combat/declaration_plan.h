#pragma once

#include <cstddef>
#include <limits>
#include <vector>

namespace sleight {

/// A declaration of attackers or of blockers in numbers: what has been declared, and what still may be. It is
/// legal when it breaks no prohibition and meets as many demands as any legal one can (R-CBT-6, R-FORCE-1).
/// Creatures of which the same is demanded and forbidden are one sort, and counted.
struct DeclarationPlan {
  static constexpr int no_bound = std::numeric_limits<int>::max();
  /// Place number 0 is whatever is not a place of its own: it takes any number, and nobody asks for it.
  static constexpr std::size_t elsewhere = 0;

  /// A place that creatures of a sort may take.
  struct Link {
    std::size_t place = elsewhere;
    bool free = true;                  ///< without a payment
    int worth = 0;                     ///< how many demands it meets
    int times = 1;                     ///< how often one creature may take it; more than once only elsewhere
    std::vector<std::size_t> demands;  ///< which, where the creature may take several places
    bool operator==(const Link&) const = default;
  };
  struct Sort {
    int times = 1;       ///< how many places each may take; where several, it is a sort by itself
    bool alone = false;  ///< only where nothing else is declared
    int company = 0;     ///< only where so many others are declared
    std::vector<std::size_t> limits;  ///< those that count it
    std::vector<Link> links;
    int more = 0;       ///< how many of them may still be declared
    bool used = false;  ///< it is declared, and may take more places

    /// The place, if it may be taken.
    const Link* link_to(std::size_t place) const;
    bool is_alike(const Sort& other) const;
  };
  /// What is attacked or blocked by none, or by `least` to `most`.
  struct Place {
    int least = 1;
    int most = no_bound;
    int taken = 0;
  };

  std::vector<Sort> sorts;
  std::vector<Place> places;
  std::vector<int> room;  ///< by limit: how many more it lets
  int declared = 0;       ///< creatures, each once
  int company = 0;        ///< the most others that any of them needs
  bool alone = false;     ///< one of them is declared only alone
  int met = 0;            ///< demands

  /// The number of a sort like this one, which has one more of it now.
  std::size_t add(Sort sort);
  /// Declares one of a sort, or gives a declared one another place; there must be such a link.
  void take(std::size_t sort, std::size_t place);
  /// Whether what is declared breaks no prohibition.
  bool is_legal() const;
};

/// One way to go on with a declaration: how many of a sort take a place.
struct PlaceTaken {
  std::size_t sort = 0;
  std::size_t place = 0;
  int count = 0;
  bool free = true;
};

}  // namespace sleight
