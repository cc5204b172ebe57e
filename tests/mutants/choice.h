#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "tests/mutants/breakages.h"

namespace sleight::mutants {

/// What of all that can be broken is broken now, and what is done with what comes of it.
struct Choice {
  std::set<Of> of{Of::modules, Of::cards};
  std::size_t first = 0, shares = 1;
  std::set<std::string> names;
  /// The scenarios are played only where the text of the card does not tell.
  bool only_survivors = false;
  std::string record;   ///< the file that keeps what came of each; "": none
  std::string figures;  ///< where the table of a whole run is written; "": nowhere
  bool page = false;    ///< nothing is tried: the page is made of the figures

  /// Every place, tried by everything.
  bool is_whole() const { return has_all_places() && !only_survivors; }
  bool has_all_places() const { return of.size() == std::size(spelled_of) && shares == 1 && names.empty(); }
};

/// Throws std::runtime_error, with what is wrong, for words that mean nothing.
Choice read_choice(const std::vector<std::string>& words);

/// Those of `all` that are chosen, in their order. Throws std::runtime_error for a name that none of them
/// has.
std::vector<const Broken*> chosen_of(const std::vector<Broken>& all, const Choice& choice);

/// The words that choose the same again, today's share by its number.
std::string words_of(const Choice& choice);

}  // namespace sleight::mutants
