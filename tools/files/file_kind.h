#pragma once

#include <string>
#include <string_view>

namespace sleight {

/// What a file is, as its beginning tells, for whoever gives it to the wrong command.
enum class FileKind { unknown, script, scenarios, record, saved_duel, deck, card_data };

/// What a text of this beginning is.
FileKind kind_of_text(std::string_view text);
/// What the file is, without reading all of it; unknown for what can be read only once.
FileKind kind_of_file(const std::string& file);

}  // namespace sleight
