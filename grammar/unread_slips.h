#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "grammar/named_cards.h"
#include "grammar/text_reader.h"

namespace sleight {

/// What is known around a text, to tell why a line of it is not understood.
struct UnreadHelp {
  const Card& facts;
  const Vocabulary& vocabulary;
  Wording wording = Wording::house;
  const CardNames* names = nullptr;  ///< of all cards; null where none are known
};

/// A slip of the hand in a line that is not understood.
struct Slip {
  Span span;  ///< in the text
  std::string code;
  std::string message;
  std::string fix;
  std::string meant{};  ///< what is to stand there
  bool sure = false;    ///< nothing else is as likely
};

/// The slip in a line of `reading`, which was read from `text`: the name of another card (G0106), or a word
/// that is one letter from one that may stand there (G0105). With the word that is proposed the line is read,
/// if any word makes it so.
std::optional<Slip> slip_in(const Reading& reading, std::size_t line, std::string_view text,
                            const UnreadHelp& help);

}  // namespace sleight
