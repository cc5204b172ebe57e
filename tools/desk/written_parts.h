#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/checking/workspace.h"
#include "tools/desk/script_place.h"

namespace sleight {

/// A part of a card's script that is written out of another part, and where it goes.
struct WrittenPart {
  std::size_t begin = 0;  ///< what it takes the place of
  std::size_t end = 0;
  std::string text;
  std::string alone;         ///< the same without what joins it to what stands before it
  std::size_t not_read = 0;  ///< sentences that are not understood, which the script says itself
};

/// A card script as it stands in a text, saved or not.
struct ReadCard {
  CardFile script;
  Words words;
};
/// The card of a script; none where it cannot be read. Its words are those of the workspace and its own.
std::optional<ReadCard> card_in_text(const Workspace& workspace, const std::string& file,
                                     const std::string& text);

/// The same of a card that has a `text` and does nothing of it yet, which may be refused for that. It is
/// given as one with `unread` then, and as 0/0 where it has no power.
std::optional<ReadCard> begun_card_in_text(const Workspace& workspace, const std::string& file,
                                           const std::string& text);

/// The `text` of a card as its script has it in English. None where the text proves the script already, where
/// the script has a function or is not the whole card, and where there is nothing to say.
std::optional<WrittenPart> text_from_script(const Workspace& workspace, const ReadCard& card);
/// The abilities of a card as its `text` says them. Where the script has none yet they are put behind what it
/// has; otherwise the whole card is written, unless a comment would be lost with it. None where the text
/// proves the script, and where nothing of it is understood.
std::optional<WrittenPart> script_from_text(const Workspace& workspace, const ReadCard& card);

/// The `differs` of a card that says these words too: with the key, or put into the list that is there. None
/// where the script cannot be read, and where it says them in another way.
std::optional<WrittenPart> differs_with(std::string_view text, const std::vector<std::string>& words);

/// A part of a card that can be written where nothing stands yet: whole items or keys of its table.
struct OfferedPart {
  std::string label;
  std::string detail;
  std::string text;
};
/// What can be written at a place among the keys of a card, in the place of the word that is begun there: the
/// abilities that its `text` says where it has none yet, and the `text` of a script that has none. A brace
/// that is not closed yet may be missing.
std::vector<OfferedPart> parts_offered(const Workspace& workspace, const std::string& file,
                                       const std::string& text, const ScriptPlace& place);

}  // namespace sleight
