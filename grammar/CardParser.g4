// One ability line of a card, in the house wording (dialect.cpp brings other wordings to it). It says how words
// combine; what they mean is meaning_*.cpp. Each modifier attaches at one level only and no condition holds a
// bare comma, so that SLL prediction is exact.
parser grammar CardParser;
options { tokenVocab = CardLexer; }

line : (keywordList | modal | played | activated | triggered | sentences) EOF;

// ---- keywords
keywordList : keyword (COMMA keyword)* PERIOD?;
keyword
    : FLYING | FIRST STRIKE | TRAMPLE | BANDING | WEB | REACH | VIGILANCE | DEFENDER
    | LANDWALK
    | PROTECTION FROM quality
    | RAMPAGE NUMBER
    | CUMULATIVE UPKEEP mana
    | ENCHANT group
    ;
quality : colour | typeWord | CREATURE_TYPE;

// ---- the shapes of a line
modal : CHOOSE ONE DASH (BULLET sentences)+;
effect : modal | sentences;
played : WHEN YOU PLAY SELF COMMA sentences;
activated : cost COLON effect;
triggered : trigger COMMA (IF condition COMMA)? effect;

cost : costPart (COMMA costPart)*;
costPart
    : mana
    | TAP_SYMBOL
    | SACRIFICE np
    | DISCARD number CARD
    | PAY number LIFE
    | REMOVE number counterKind FROM np
    ;
mana : MANA_SYMBOL+;

trigger
    : DURING time
    | AT THE (START | END) OF time
    | AT THE END OF ANY TURN
    | (WHEN | WHENEVER) np event
    ;
time : EACH PLAYER POSSESSIVE phaseName | possessive phaseName | THE phaseName OF np;
phaseName : (UPKEEP | DRAW PHASE | UNTAP PHASE);
event
    : COME INTO PLAY
    | LEAVE PLAY
    | IS PUT INTO A GRAVEYARD FROM PLAY
    | DEAL COMBAT? DAMAGE (TO np)?
    | ATTACK
    | BLOCK np?
    | BECOME BLOCKED (BY np)?
    | BECOME (TAPPED | UNTAPPED)
    | IS TAPPED FOR MANA
    | SUCCESSFULLY CAST np
    ;

// ---- conditions
condition
    : THERE IS (NO | A) group
    | np CONTROL (NO | A) group
    | np IS (NOT A)? state
    ;
state : TAPPED | UNTAPPED | ATTACKING | BLOCKING | colour;

// ---- sentences
sentences : sentence (PERIOD sentence)* PERIOD?;
sentence
    : ifDone
    | conditional
    | replacement
    | clause whereX?
    ;
ifDone : IF np DO COMMA clause;
conditional : IF condition COMMA clause;
replacement : IF np WOULD BE PUT INTO A GRAVEYARD THIS TURN COMMA REMOVE np FROM THE GAME INSTEAD;
whereX : COMMA WHERE X IS measure;
clause : (imperative | statement) unless?;
unless : UNLESS np PAY mana;

imperative
    : actOn
    | drawing | gaining | losing | discarding
    | tapOrUntap
    | RETURN np TO (ITS | THEIR) OWNER POSSESSIVE HAND
    | REMOVE np FROM THE GAME
    | ADD mana TO YOUR MANA POOL
    | ADD number MANA OF ANY COLOUR TO YOUR MANA POOL
    | preventing
    | PUT number counterKind ON np
    | REMOVE number counterKind FROM np
    | choosing
    | SHUFFLE YOUR LIBRARY
    ;
actOn : (DESTROY | BURY | SACRIFICE | REGENERATE | TAP | UNTAP | COUNTER) np;
tapOrUntap : TAP OR UNTAP np;
preventing
    : PREVENT ALL DAMAGE TO np FROM ONE adjective* SOURCE
    | PREVENT ALL DAMAGE TO ANY CREATURE OR PLAYER
    | PREVENT UP TO number DAMAGE TO ANY CREATURE OR PLAYER
    ;
choosing : CHOOSE (A OPPONENT | A PLAYER | A BASIC LAND TYPE | A CREATURE TYPE | A COLOUR | A NUMBER_WORD);

statement
    : np predicate (AND predicate)* duration?
    | ATTACKING DO NOT CAUSE np TO TAP
    ;
duration : UNTIL END OF TURN | THIS TURN;
predicate
    : dealing
    | changing
    | ruling
    | drawing | gaining | losing | discarding
    | MAY PAY mana
    | SACRIFICE np
    ;
dealing : DEAL amount DAMAGE TO np;
drawing : DRAW number ADDITIONAL? CARD;
gaining : GAIN amount LIFE;
losing : LOSE amount LIFE;
discarding : DISCARD number CARD (AT RANDOM)?;
changing
    : GET PT_CHANGE
    | (GAIN | HAVE) keyword
    | LOSE keyword
    | CONTROL np
    | (IS | BECOME) becoming
    ;
becoming
    : PT
    | colour
    | A? LAND_TYPE
    | THE CHOSEN (TYPE | COLOUR)
    | A? PT colour? CREATURE_TYPE? typeWord+ THAT IS STILL LAND
    ;
ruling
    : CANNOT (ATTACK | BLOCK | REGENERATE)
    | CANNOT BE REGENERATED
    | CANNOT BE BLOCKED (BY np)?
    | DO NOT UNTAP DURING possessive UNTAP PHASE
    ;

// ---- amounts
number : NUMBER | NUMERAL_WORD | ONE | A | X;
amount : number | THAT MUCH;
measure : measured (MINUS number)?;
measured
    : THE NUMBER_WORD OF CARD IN possessive HAND
    | THE NUMBER_WORD OF group
    | possessive (POWER | TOUGHNESS | LIFE)
    ;
counterKind : PT_CHANGE COUNTER;

// ---- things
np : thing (AND thing)*;
thing : plain (POSSESSIVE (CONTROLLER | OWNER))?;
plain
    : SELF | YOU | IT | THEY | THEM
    | (ITS | THEIR) (CONTROLLER | OWNER)
    | A? OPPONENT
    | (THAT | THE) (typeWord | PERMANENT | SPELL | PLAYER)
    | THE CHOSEN PLAYER
    | ENCHANTED (typeWord | PERMANENT)
    | TARGET group
    | (EACH | ALL | A | ANY)? group
    ;
possessive : ITS | THEIR | YOUR | thing POSSESSIVE;
group : (adjective (COMMA? adjective)*)? kind* noun nounMore? suffix*;
nounMore : (COMMA noun)* COMMA? OR noun;
adjective : colour | NON (colour | typeWord | CREATURE_TYPE | LAND_TYPE) | TAPPED | UNTAPPED | ATTACKING | BLOCKING | BLOCKED | OTHER;
kind : typeWord | CREATURE_TYPE | LAND_TYPE;
noun : typeWord | CREATURE_TYPE | LAND_TYPE | PERMANENT | SPELL | PLAYER;
suffix
    : OTHER THAN SELF
    | WITH keyword
    | WITHOUT keyword
    | WITH (POWER | TOUGHNESS) number OR (LESS | MORE_WORD)
    | DEALT DAMAGE BY np THIS TURN
    | YOU CONTROL
    | IN PLAY
    ;
typeWord : CREATURE | ARTIFACT | ENCHANTMENT | LAND | INSTANT | INTERRUPT | SORCERY;
colour : WHITE | BLUE | BLACK | RED | GREEN;
