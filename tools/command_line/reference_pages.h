#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/rules.h"
#include "scripting/script_manual.h"
#include "tools/command_line/offered_words.h"

/// The reference as pages of Markdown, written from the tables by which the program works. Each begins with
/// a heading, and tells how it came to be.
namespace sleight {

/// Every word that a script, a rule set or a scenario may say, family by family; options have a page of their
/// own.
std::string words_page(const std::vector<ManualWord>& words);
/// Every option among `words` with its readings and what each of `rule_sets` says, and their phases.
std::string options_page(const std::vector<ManualWord>& words,
                         const std::vector<std::shared_ptr<const Rules>>& rule_sets);
/// Every finding: what it means, what gives it, and what to write instead.
std::string findings_page(const std::vector<const CodeHelp*>& codes);
/// Every command with its arguments and options.
std::string commands_page(const std::vector<OfferedCommand>& commands);

}  // namespace sleight
