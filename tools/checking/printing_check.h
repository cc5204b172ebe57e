#pragma once

#include "grammar/open_words.h"
#include "tools/checking/read_back.h"
#include "tools/files/printed_data.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// The level "printing" of `check`, for one script: the card that its printing makes, held against it.
struct PrintingCheck {
  Witness witness = Witness::none;
  Diagnostics findings;  ///< T0411 for its types, T0412 for its text
};

/// Holds a script against the printing of its card. The printed text is read with the open words of
/// `vocabulary`; what is not read in full is not held against anything, and counts as unread. The printing
/// wins over card data, and so over a script that follows those.
PrintingCheck check_printing(const CardFile& script, const PrintedData& printed, const Words& words,
                             const Vocabulary& vocabulary);

}  // namespace sleight
