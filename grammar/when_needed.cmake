# Lets what ANTLR made read its tables when the first parser is made, and not whenever a program starts: most
# commands never read a text.
foreach(class CardLexer CardParser)
  file(READ ${GENERATED}/${class}.cpp source)
  string(REPLACE "${class}::Initializer ${class}::_init;" "" changed "${source}")
  string(REGEX REPLACE "(${class}::${class}\\([^)]*\\) : [A-Za-z]+\\(input\\) {)"
                       "\\1\n  static const Initializer when_needed;" changed "${changed}")
  # What ANTLR has just made needs no look whether it is whole: that takes longer than reading it.
  string(REPLACE "atn::ATNDeserializer deserializer;"
                 "atn::ATNDeserializationOptions trusted;\n  trusted.setVerifyATN(false);\n  atn::ATNDeserializer deserializer(trusted);"
                 changed "${changed}")
  # Another release of ANTLR may write this in another way: then somebody has to look.
  string(FIND "${changed}" "_init;" left)
  string(FIND "${changed}" "when_needed;" made)
  string(FIND "${changed}" "deserializer(trusted);" trusted)
  if(NOT left EQUAL -1 OR made EQUAL -1 OR trusted EQUAL -1)
    message(FATAL_ERROR "${class}.cpp is not as it is expected: its tables would be read at each start")
  endif()
  file(WRITE ${GENERATED}/${class}.cpp "${changed}")
endforeach()
