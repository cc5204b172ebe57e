#include "tools/command_line/reference_pages.h"

#include <array>

#include "core/card/letters.h"
#include "core/card/spelling.h"
#include "scripting/words/rule_options.h"

namespace sleight {
namespace {

constexpr const char* written =
    "Written by `cmake --build build --target reference_pages`, from the program's own tables.\n";

/// Text as Markdown shows it letter by letter, also in a cell of a table; what stands between backticks is
/// code already.
std::string cell(const std::string& text) {
  std::string shown;
  bool code = false;
  for (const char c : text) {
    code = code != (c == '`');
    if (c == '|')
      shown += "\\|";
    else if (c == '\n')
      shown += ' ';
    else if (c == '<' && !code)
      shown += "&lt;";
    else if ((c == '*' || c == '_') && !code)
      shown += std::string{'\\', c};
    else
      shown += c;
  }
  return shown;
}

/// Text as code in a cell of a table.
std::string code(const std::string& text) {
  std::string shown;
  for (const char c : text) shown += c == '|' ? "\\|" : std::string{c};
  return "`" + shown + "`";
}

std::string with_rules(const ManualWord& word) {
  return word.doc + (word.rules.empty() ? "" : " (" + word.rules + ")");
}

std::string raised_first(std::string text) {
  if (!text.empty()) text[0] = raised(text[0]);
  return text;
}

void add_line(std::string& lines, const std::string& line) { lines += (lines.empty() ? "" : "<br>") + line; }

/// What a word is given, and what its steps may speak of besides: a line for each.
std::string taken(const ManualWord& word) {
  std::string lines;
  const bool values = word.family == "values, in quotes";
  for (const ManualField& field : word.fields)
    if (field.name == "usage")
      add_line(lines, cell(field.type));
    else if (values)
      add_line(lines, code(field.name) + ": " + cell(field.doc));
    else
      add_line(lines, code(field.name) + ": " + cell(field.type) + (field.required ? ". " : ", optional. ") +
                          cell(field.doc));
  for (const ManualField& item : word.items)
    add_line(lines, "in order, " + code(item.name) + ": " + cell(item.type) + ". " + cell(item.doc));
  for (const ManualField& given : word.gives)
    add_line(lines, "in its steps, " + code(given.name) + ": " + cell(given.doc));
  return lines;
}

std::string row_of(const ManualWord& word) {
  // The heads share one long list of keys, which is a family of its own.
  const std::string takes = word.family == "heads" ? "" : taken(word);
  return "| " + code((word.style == ManualWord::Style::method ? ":" : "") + word.name) + " | " +
         cell(with_rules(word)) + " | " + takes + " |\n";
}

std::string reading_of(const ManualField& reading) {
  return reading.type == "a reading" ? code(reading.name) + " | " + cell(reading.doc)
                                     : cell(reading.type) + " | " + cell(reading.doc);
}

/// The rule sets that take a reading, or what each of them says of a number.
std::string taken_by(const RuleOption& option, const ManualField& reading,
                     const std::vector<std::shared_ptr<const Rules>>& rule_sets) {
  std::string names;
  for (const std::shared_ptr<const Rules>& rules : rule_sets) {
    const std::string value = option_value(*rules, option);
    if (reading.type == "a reading" && value != reading.name) continue;
    names += (names.empty() ? "" : ", ") + code(rules->name);
    if (reading.type != "a reading") names += ": " + value;
  }
  return names;
}

std::string phases_of(const Rules& rules) {
  std::string text = "\n### Phases of `" + rules.name +
                     "`\n\n| phase | what is done by itself | fast effects |\n"
                     "| --- | --- | --- |\n";
  for (const Phase& phase : rules.phases)
    text += "| " + cell(phase.name) + " | " + spelling_of(phase.action) + " | " +
            (phase.fast_effects ? "yes" : "no") + " |\n";
  return text;
}

std::string block(const std::string& text) { return "```text\n" + text + "\n```\n"; }

/// What the findings are about whose codes begin so.
struct CodeGroup {
  const char* begins;
  const char* about;
};
constexpr std::array code_groups{
    CodeGroup{"G01", "Texts of cards"},
    CodeGroup{"L01", "Lua and its sandbox"},
    CodeGroup{"L02", "What scripts say"},
    CodeGroup{"L03", "What files return"},
    CodeGroup{"L04", "Libraries and mods"},
    CodeGroup{"L05", "Functions of cards"},
    CodeGroup{"T01", "The command line"},
    CodeGroup{"T02", "Card data and scaffolds"},
    CodeGroup{"T03", "Decks"},
    CodeGroup{"T04", "Facts and printings"},
    CodeGroup{"T05", "Text and script"},
    CodeGroup{"T06", "Scenarios"},
    CodeGroup{"T07", "Records and duels"},
    CodeGroup{"T08", "Explanations"},
    CodeGroup{"T09", "Looking things up"},
    CodeGroup{"T10", "Cards played on trial"},
};

std::string group_of(const std::string& code) {
  for (const CodeGroup& group : code_groups)
    if (code.rfind(group.begins, 0) == 0) return group.about;
  return code.substr(0, 3);
}

std::string value_of(const OfferedOption& option) {
  switch (option.value) {
    case ValueKind::none:
      return "";
    case ValueKind::number:
      return "a number";
    case ValueKind::anything:
      return "text";
    case ValueKind::word:
      break;
  }
  std::string words;
  for (const std::string& word : option.words) words += (words.empty() ? "" : ", ") + code(word);
  return words;
}

std::string names_of(const OfferedOption& option) {
  std::string names;
  for (const std::string& name : option.names) names += (names.empty() ? "" : ", ") + code(name);
  return names;
}

}  // namespace

std::string words_page(const std::vector<ManualWord>& words) {
  std::string text = "# Every word\n\n" + std::string(written) +
                     "`build/sleight api WORD` tells one of them; [the script language](script-language.md) "
                     "tells how they go together.\n";
  std::string family;
  for (const ManualWord& word : words) {
    if (word.family == "options") continue;
    if (word.family != family) {
      family = word.family;
      text += "\n## " + raised_first(family) +
              "\n\n| word | what it says | what it takes |\n| --- | --- | --- |\n";
    }
    text += row_of(word);
  }
  return text;
}

std::string options_page(const std::vector<ManualWord>& words,
                         const std::vector<std::shared_ptr<const Rules>>& rule_sets) {
  std::string text =
      "# Options of rule sets\n\n" + std::string(written) +
      "`build/sleight help OPTION` tells one of them; [change a rule](../tutorials/change-a-rule.md) "
      "shows how a rule set is made.\n\n## Phases\n";
  for (const std::shared_ptr<const Rules>& rules : rule_sets) text += phases_of(*rules);
  text += "\n## Options\n";
  for (const RuleOption& option : rule_options())
    for (const ManualWord& word : words) {
      if (word.family != "options" || word.name != option.name) continue;
      text += "\n### " + code(word.name) + "\n\n" + cell(with_rules(word)) +
              "\n\n| reading | what it does | taken by |\n| --- | --- | --- |\n";
      for (const ManualField& reading : word.fields)
        text += "| " + reading_of(reading) + " | " + taken_by(option, reading, rule_sets) + " |\n";
    }
  return text;
}

std::string findings_page(const std::vector<const CodeHelp*>& codes) {
  std::string text =
      "# Every finding\n\n" + std::string(written) +
      "`build/sleight help CODE` tells one of them; [read an error](../how-to/read-an-error.md) "
      "shows how they are printed.\n";
  std::string group;
  for (const CodeHelp* const help : codes) {
    if (group_of(help->code) != group) {
      group = group_of(help->code);
      text += "\n## " + group + "\n";
    }
    text += "\n### " + std::string(help->code) + ": " + help->title + "\n\n" + cell(help->explanation) +
            "\n\nThis gives it:\n\n" + block(help->wrong) + "\nThis is right:\n\n" + block(help->right);
  }
  return text;
}

std::string commands_page(const std::vector<OfferedCommand>& commands) {
  std::string text =
      "# Every command\n\n" + std::string(written) + "`build/sleight COMMAND --help` tells one of them.\n";
  for (const OfferedCommand& command : commands) {
    const bool program = &command == &commands.front();
    text += "\n## `sleight" + (program ? "" : " " + command.name) + "`\n\n" +
            cell(raised_first(command.about)) +
            (command.about.empty() || command.about.back() == '.' ? "\n" : ".\n");
    if (!command.arguments.empty()) text += "\n| argument | what it is |\n| --- | --- |\n";
    for (const OfferedArgument& argument : command.arguments)
      text += "| " + code(argument.name) + " | " + cell(argument.about) + " |\n";
    if (!command.options.empty()) text += "\n| option | value | what it does |\n| --- | --- | --- |\n";
    for (const OfferedOption& option : command.options)
      text += "| " + names_of(option) + " | " + value_of(option) + " | " + cell(option.about) + " |\n";
  }
  return text;
}

}  // namespace sleight
