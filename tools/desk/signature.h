#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/desk/language_reference.h"

namespace sleight {

/// How the word is used whose arguments or keys a place lies among.
struct Signature {
  /// What may be given to it, as it stands in the label.
  struct Parameter {
    std::string label;
    std::string doc;
  };
  std::string label;  ///< the manual's usage
  std::string doc;
  std::vector<Parameter> parameters;
  std::optional<std::size_t> active;  ///< the parameter that the place belongs to, where one is known
};

/// The signature of the innermost word that a byte of a script or scenario stands in; of a whole card none,
/// whose keys are words themselves. Any text has an answer.
std::optional<Signature> signature_at(std::string_view text, std::size_t offset,
                                      const LanguageReference& reference);

}  // namespace sleight
