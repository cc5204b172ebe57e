#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/desk/name_places.h"

namespace sleight {

/// A name that stands at a place, and whether it may be given anew.
struct Renaming {
  DefinedName name;
  NamePlace defined;      ///< where it is defined; without a file where it may not be given anew
  std::size_t begin = 0;  ///< of what stands at the place
  std::size_t end = 0;
  std::string refusal;  ///< why it may not; "" where it may
};

/// A name put in the place of another.
struct NameEdit {
  NamePlace place;
  std::string text;
};

/// The name at a byte of a file, to be given anew; nothing where none stands. What no script of the workspace
/// defines keeps its name.
std::optional<Renaming> renaming_at(const Workspace& workspace, const LanguageReference& reference,
                                    std::string_view text, std::size_t offset);
/// Why nothing can be called `wanted` in the place of `name`; "" where it can.
std::string why_not_called(const Workspace& workspace, const LanguageReference& reference,
                           const DefinedName& name, const std::string& wanted);
/// What is to be written where `name` stands, so that all of it is called `wanted`.
std::vector<NameEdit> edits_of_renaming(const Workspace& workspace, const LanguageReference& reference,
                                        const NamingFiles& files, const DefinedName& name,
                                        const std::string& wanted);

}  // namespace sleight
