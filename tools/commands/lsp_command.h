#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight lsp`: serves an editor as a language server.
void add_lsp(CLI::App& app, Program& program);

}  // namespace sleight
