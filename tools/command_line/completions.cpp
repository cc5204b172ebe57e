#include "tools/command_line/completions.h"

#include <set>
#include <span>

namespace sleight {
namespace {

std::string joined(const std::vector<std::string>& words, const char* between = " ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

/// The text with a backslash before each of these letters.
std::string escaped(const std::string& text, const std::string& letters) {
  std::string made;
  for (const char c : text) {
    if (letters.find(c) != std::string::npos) made += '\\';
    made += c;
  }
  return made;
}

/// As one word of a POSIX shell, whatever stands in it.
std::string quoted(const std::string& text) {
  std::string made = "'";
  for (const char c : text) made += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return made + "'";
}

std::vector<std::string> option_names(const OfferedCommand& command) {
  std::vector<std::string> names;
  for (const OfferedOption& option : command.options)
    names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

std::vector<std::string> names_with_value(const OfferedCommand& command) {
  std::vector<std::string> names;
  for (const OfferedOption& option : command.options)
    if (option.value != ValueKind::none) names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

std::vector<std::string> command_names(std::span<const OfferedCommand> commands) {
  std::vector<std::string> names;
  for (const OfferedCommand& command : commands) names.push_back(command.name);
  return names;
}

/// The cases of bash for what stands behind an option: words to propose, nothing, or files.
std::string bash_values(const OfferedCommand& command, const std::string& name) {
  std::string text;
  for (const OfferedOption& option : command.options) {
    if (option.value == ValueKind::none) continue;
    std::vector<std::string> cases;
    for (const std::string& each : option.names) cases.push_back(quoted(name + " " + each));
    text += "    " + joined(cases, " | ") + ") ";
    text += option.value == ValueKind::word     ? "words=" + quoted(joined(option.words))
            : option.value == ValueKind::number ? std::string("compopt +o default")
                                                : std::string(":");
    text += "; value=1 ;;\n";
  }
  return text;
}

/// One row of zsh's `_arguments`.
std::string zsh_option(const OfferedOption& option) {
  const std::string about = "[" + escaped(option.about, "[]\\") + "]";
  std::string value;
  if (option.value == ValueKind::word) value = ":value:(" + joined(option.words) + ")";
  if (option.value == ValueKind::number) value = ":number: ";
  if (option.value == ValueKind::anything) value = ":file:_files";
  // Also `--option=value`.
  const auto spelt = [&](const std::string& name) {
    return name + (option.value != ValueKind::none && name.rfind("--", 0) == 0 ? "=" : "");
  };
  std::string text;
  for (const std::string& name : option.names)
    text += " \\\n        " + quoted("*" + spelt(name) + about + value);
  return text;
}

std::string fish_word(const std::string& text) { return "'" + escaped(text, "'\\") + "'"; }

std::string fish_option(const OfferedOption& option, const std::string& when) {
  std::string text = "complete -c sleight -n " + fish_word(when);
  for (const std::string& name : option.names)
    text += name.rfind("--", 0) == 0 ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (option.value == ValueKind::word) text += " -x -a " + fish_word(joined(option.words));
  if (option.value == ValueKind::number) text += " -x";
  if (option.value == ValueKind::anything) text += " -r -F";
  return text + " -d " + fish_word(option.about) + "\n";
}

}  // namespace

std::string bash_completions(const std::vector<OfferedCommand>& commands) {
  const std::span<const OfferedCommand> below = std::span(commands).subspan(1);
  // Options of a command may stand before it.
  std::set<std::string> valued;
  for (const OfferedCommand& command : commands)
    for (const std::string& name : names_with_value(command)) valued.insert(name);
  const std::string before = joined({valued.begin(), valued.end()}, " | ");
  std::string text =
      "# Completions of sleight for bash, written by `sleight completions bash`.\n"
      "_sleight() {\n"
      "  local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD - 1]}\"\n"
      "  local command='' words='' value='' at\n"
      "  # Of `--option=value` bash makes three words.\n"
      "  if [[ $current == = ]]; then\n"
      "    current=''\n"
      "  elif [[ $previous == = ]]; then\n"
      "    previous=\"${COMP_WORDS[COMP_CWORD - 2]}\"\n"
      "  fi\n"
      "  for ((at = 1; at < COMP_CWORD; ++at)); do\n"
      "    case \"${COMP_WORDS[at]}\" in\n"
      "      " +
      before +
      ") ((++at)); [[ ${COMP_WORDS[at]} != = ]] || ((++at)) ;;\n"
      "      -*) ;;\n"
      "      *) command=\"${COMP_WORDS[at]}\"; break ;;\n"
      "    esac\n"
      "  done\n"
      "  COMPREPLY=()\n"
      "  case \"$command $previous\" in\n";
  for (const OfferedCommand& command : commands)
    text += bash_values(command, &command == commands.data() ? "" : command.name);
  text +=
      "  esac\n"
      "  if [[ -z $value ]]; then\n"
      "    case \"$command\" in\n"
      "      '') words=" +
      quoted(joined(command_names(below)) + " " + joined(option_names(commands[0]))) + " ;;\n";
  for (const OfferedCommand& command : below) {
    text += "      " + command.name + ") words=" + quoted(joined(command.words)) +
            "; [[ $current != -* ]] || words=" + quoted(joined(option_names(command))) + " ;;\n";
  }
  return text +
         "    esac\n"
         "  fi\n"
         "  [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
         "}\n"
         "complete -o default -F _sleight sleight\n";
}

std::string zsh_completions(const std::vector<OfferedCommand>& commands) {
  const std::span<const OfferedCommand> below = std::span(commands).subspan(1);
  std::string text =
      "#compdef sleight\n"
      "# Completions of sleight for zsh, written by `sleight completions zsh`.\n"
      "_sleight() {\n"
      "  local curcontext=\"$curcontext\" state line\n"
      "  typeset -A opt_args\n"
      "  local -a commands\n"
      "  commands=(\n";
  for (const OfferedCommand& command : below)
    text += "    " + quoted(escaped(command.name, ":") + ":" + command.about) + "\n";
  text += "  )\n  _arguments -C";
  for (const OfferedOption& option : commands[0].options) text += zsh_option(option);
  text +=
      " \\\n        '1: :->command' '*:: :->arguments'\n"
      "  case \"$state\" in\n"
      "  command) _describe command commands ;;\n"
      "  arguments)\n"
      "    case \"$words[1]\" in\n";
  for (const OfferedCommand& command : below) {
    text += "    " + command.name + ")\n      _arguments";
    for (const OfferedOption& option : command.options) text += zsh_option(option);
    text += " \\\n        " +
            quoted(command.words.empty() ? std::string("*:file:_files")
                                         : "*:word:(" + joined(command.words) + ")") +
            " ;;\n";
  }
  return text +
         "    esac ;;\n"
         "  esac\n"
         "}\n"
         "if [[ \"$funcstack[1]\" == _sleight ]]; then\n"
         "  _sleight \"$@\"\n"
         "else\n"
         "  compdef _sleight sleight\n"
         "fi\n";
}

std::string fish_completions(const std::vector<OfferedCommand>& commands) {
  const std::string no_command =
      "not __fish_seen_subcommand_from " + joined(command_names(std::span(commands).subspan(1)));
  std::string text = "# Completions of sleight for fish, written by `sleight completions fish`.\n";
  for (const OfferedCommand& command : commands) {
    const bool program = &command == commands.data();
    const std::string when = program ? no_command : "__fish_seen_subcommand_from " + command.name;
    if (!program)
      text += "complete -c sleight -n " + fish_word(no_command) + " -f -a " + command.name + " -d " +
              fish_word(command.about) + "\n";
    for (const OfferedOption& option : command.options) text += fish_option(option, when);
    if (!command.words.empty())
      text +=
          "complete -c sleight -n " + fish_word(when) + " -f -a " + fish_word(joined(command.words)) + "\n";
  }
  return text;
}

}  // namespace sleight
