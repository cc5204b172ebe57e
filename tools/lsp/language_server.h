#pragma once

#include <iosfwd>

#include "tools/lsp/language_session.h"

namespace sleight {

/// Serves a session over streams until the editor ends it or is gone, or an interruption: messages come from
/// the descriptor `in`. Gives the exit status.
int serve_language(LanguageSession& session, int in, std::ostream& out);

}  // namespace sleight
