#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/card/library.h"

namespace sleight {

/// A name without what people leave out or write otherwise: accents, case, apostrophes, hyphens and blanks.
/// "Will-o'-the-Wisp" and "will o the wisp" are one; "" where nothing is left.
std::string folded_name(std::string_view name);
/// The card of that name: the one that is written so, in any case; else one whose folded name is the same.
/// `CardId::none` when there is none.
CardId card_called(const Library& library, std::string_view name);

/// The same for many names of one library: all folded names of it are looked through once.
class CardsCalled {
 public:
  explicit CardsCalled(const Library& library) : library_(library) {}
  CardId find(std::string_view name);

 private:
  const Library& library_;
  std::map<std::string, CardId> folded_;  ///< filled when a name is first not found as it is written
};

}  // namespace sleight
