# Writes, from the parser that ANTLR made, the names that readers of card text use: `Phrase` (the rules and their
# labelled alternatives) and `Lexeme` (the classes of words) in phrases.h, and which class of ANTLR's stands for
# which phrase in phrase_contexts.inc. So a misspelt name does not compile, and only parse.cpp sees ANTLR.
file(STRINGS ${GENERATED}/CardParser.h contexts REGEX "class  [A-Za-z_]+Context : public")
set(rules "")
set(labels "")
set(of_rules "")
set(of_labels "")
foreach(context IN LISTS contexts)
  string(REGEX REPLACE ".*class  ([A-Za-z_]+)Context : public.*" "\\1" class "${context}")
  string(SUBSTRING ${class} 0 1 first)
  string(SUBSTRING ${class} 1 -1 rest)
  string(TOLOWER ${first} first)
  if(context MATCHES "public antlr4::ParserRuleContext")
    string(APPEND rules "  ${first}${rest},\n")
    string(APPEND of_rules "PHRASE_RULE(${class}, ${first}${rest})\n")
  else()
    string(APPEND labels "  ${first}${rest},\n")
    string(APPEND of_labels "PHRASE_LABEL(${class}Context, ${first}${rest})\n")
  endif()
endforeach()
file(STRINGS ${GENERATED}/CardLexer.tokens tokens REGEX "^[A-Z_]+=")
set(lexemes "")
foreach(token IN LISTS tokens)
  string(REGEX REPLACE "^([A-Z_]+)=([0-9]+)" "\\1 = \\2" token "${token}")
  string(APPEND lexemes "  ${token},\n")
endforeach()
set(header "#pragma once\n
#include <cstdint>\n
namespace sleight {\n
/// The rules of CardParser.g4 and, after them, the labels of their alternatives.
enum class Phrase : std::uint16_t {\n  none,\n${rules}${labels}};\n
/// The classes of words of CardLexer.g4.
enum class Lexeme : std::uint16_t {\n  none = 0,\n${lexemes}};\n
}  // namespace sleight\n")
# A name that is not new lets nothing be compiled again.
function(write_if_different file content)
  set(old "")
  if(EXISTS ${file})
    file(READ ${file} old)
  endif()
  if(NOT old STREQUAL content)
    file(WRITE ${file} "${content}")
  endif()
endfunction()
write_if_different(${GENERATED}/names/phrases.h "${header}")
write_if_different(${GENERATED}/names/phrase_contexts.inc "${of_rules}${of_labels}")
