// One ability line of a card, in the house wording (dialect.cpp brings other wordings to it). It says how words
// combine; what they mean is meaning_*.cpp. Each modifier attaches at one level only and no condition holds a
// bare comma, so that SLL prediction is exact.
parser grammar CardParser;
options { tokenVocab = CardLexer; }

line : (keywordList | modal | played | activated | triggered | sentences) EOF;

// ---- keywords
keywordList : keyword ((COMMA | SEMICOLON) keyword)* PERIOD?;
keyword
    : FLYING | FIRST STRIKE | TRAMPLE | BANDING | WEB | REACH | VIGILANCE | DEFENDER | SHROUD
    | LANDWALK
    | LANDHOME
    | PROTECTION FROM quality
    | RAMPAGE COLON? NUMBER
    | CUMULATIVE UPKEEP (DASH | COLON)? cost
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
    | PAY? number LIFE
    | REMOVE number counterKind FROM np
    | SKIP_WORD YOUR NEXT? phaseName
    ;
mana : MANA_SYMBOL+;

trigger
    : DURING time
    | AT THE? (START | BEGINNING | END) OF time
    | AT THE? END OF (ANY? TURN | COMBAT)
    | (WHEN | WHENEVER) np event
    | (WHEN | WHENEVER) THERE IS NO group
    ;
time
    : (EACH PLAYER | ANY PLAYER) POSSESSIVE phaseName
    | EACH? phaseName
    | possessive phaseName
    | THE phaseName OF np
    ;
phaseName : UPKEEP | (DRAW | UNTAP | MAIN | DISCARD) PHASE;
event
    : COME INTO PLAY
    | LEAVE PLAY
    | IS PUT INTO A GRAVEYARD (FROM PLAY)?
    | DEAL COMBAT? DAMAGE (TO np)?
    | IS DEALT COMBAT? DAMAGE
    | ATTACK
    | BLOCK np?
    | BLOCK OR BECOME BLOCKED BY np
    | BECOME BLOCKED (BY np)?
    | BECOME (TAPPED | UNTAPPED)
    | IS TAPPED FOR MANA
    | TAP np FOR MANA
    | SUCCESSFULLY? CAST np
    | IS SUCCESSFULLY CAST
    | DISCARD A CARD
    | DRAW A CARD
    | CONTROL NO group
    ;

// ---- conditions
condition
    : THERE IS (NO | A) group
    | np CONTROL (NO | A) group
    | np IS NOT? state
    | IT IS NOT? possessive TURN
    ;
state : TAPPED | UNTAPPED | ATTACKING | BLOCKING | colour | A typeWord;

// ---- sentences
sentences : sentence (PERIOD sentence)* PERIOD?;
sentence
    : ifDone
    | conditional
    | whileHolds
    | replacement
    | reduction
    | noCombatDamage
    | delayed
    | stillLand
    | lingering
    | coinDamage
    | untilAllWin
    | legalBlocks
    | payOr
    | drained
    | restriction
    | casting
    | clause whereX?
    ;
ifDone : (OTHERWISE | IF np DO NOT? | IF np (WIN | LOSE) THE FLIP) COMMA clause;
conditional : IF condition COMMA clause;
whileHolds : AS LONG AS condition COMMA clause;
replacement : IF np WOULD BE PUT INTO A GRAVEYARD THIS TURN COMMA REMOVE np FROM THE GAME INSTEAD;
reduction : DAMAGE DEALT? TO np ((FROM | BY) np)? IS (REDUCED TO NUMBER | DEALT TO np INSTEAD);
delayed : AT THE? END OF THIS? (TURN | COMBAT) COMMA clause;
payOr : PAY cost OR (imperative | statement);
drained
    : YOU GAIN NUMBER LIFE FOR EACH NUMBER DAMAGE DEALT
      (COMMA BUT NOT MORE_WORD THAN THE TOUGHNESS OF THE CREATURE OR THE LIFE TOTAL OF THE PLAYER BEFORE THE DAMAGE)?
    ;
coinDamage : np DEAL number DAMAGE TO EACH PLAYER WHOSE COIN COME UP TAILS;
untilAllWin : REPEAT THIS PROCESS UNTIL BOTH PLAYER COIN COME UP HEADS ON THE SAME FLIP;
legalBlocks : ALL BLOCK MUST REMAIN LEGAL;
lingering : IF SELF LEAVE PLAY COMMA THIS EFFECT CONTINUE UNTIL END OF TURN;
stillLand : (IT | THEY) IS STILL A? LAND;
noCombatDamage : PREVENT ALL COMBAT DAMAGE (DEALT BY np)? THIS TURN;
restriction
    : (USE | ACTIVATE) THIS ABILITY ONLY when (COMMA when | AND ONLY? when)*
    | ANY PLAYER MAY USE THIS ABILITY
    | PLAY THIS ABILITY AS A (INTERRUPT | INSTANT | MANA SOURCE)
    ;
when
    : DURING possessive (UPKEEP | TURN)
    | DURING (ANY UPKEEP | COMBAT)
    | BEFORE THE ATTACK
    | AFTER BLOCKER IS DECLARED AND BEFORE DAMAGE IS DEALT
    | IF condition
    ;
casting
    : (CAST | PLAY) SELF? ONLY when (COMMA when | AND ONLY? when)*
    | AS A ADDITIONAL COST TO (CAST | PLAY) SELF COMMA cost
    | SPEND ONLY colour MANA ON X
    | PAY mana FOR EACH TARGET BEYOND THE FIRST
    ;
whereX : COMMA WHERE X IS measure;
clause : (imperative | statement) purpose? unless? later?;
purpose : TO HAVE (statement | number DAMAGE TO np PREVENTED);
unless : UNLESS (np PAY cost | condition);
later
    : AT END OF (TURN | COMBAT)
    | (DURING | AT THE BEGINNING OF) THE NEXT TURN POSSESSIVE UPKEEP
    ;

imperative
    : actOn
    | drawing | gaining | losing | discarding | milling
    | tapOrUntap
    | RETURN np TO ((ITS | THEIR) OWNER POSSESSIVE | YOUR) HAND
    | RETURN np TO PLAY
    | PUT np INTO PLAY
    | REMOVE np FROM (THE GAME | PLAY | COMBAT)
    | ADD mana (OR mana)? TO YOUR MANA POOL
    | ADD number MANA OF ANY ONE? COLOUR TO YOUR MANA POOL
    | ADD number COLOURLESS MANA TO YOUR MANA POOL
    | EMPTY possessive MANA POOL
    | preventing
    | PUT number counterKind ON np
    | REMOVE number counterKind FROM np
    | PUT number token INTO PLAY
    | choosing
    | SHUFFLE possessive LIBRARY
    | GAIN CONTROL OF np duration?
    | FLIP A COIN
    | SWITCH THE BLOCKING CREATURE OF howMany TARGET group
    | skipping
    | CHANGE THE TEXT OF np BY REPLACING ALL INSTANCE OF ONE (COLOUR WORD_WORD | BASIC LAND TYPE) WITH ANOTHER
    ;
actOn : (DESTROY | BURY | SACRIFICE | REGENERATE | TAP | UNTAP | COUNTER) np;
tapOrUntap : TAP OR UNTAP np;
preventing : PREVENT (ALL | UP TO number) DAMAGE TO np (FROM ONE (adjective | typeWord)* SOURCE)?;
choosing : CHOOSE (A OPPONENT | A PLAYER | A BASIC LAND TYPE | A CREATURE TYPE | A COLOUR | A NUMBER_WORD);
skipping : SKIP_WORD possessive NEXT? phaseName;
token : PT colour? CREATURE_TYPE typeWord+ TOKEN_WORD (WITH keyword (AND keyword)*)?;

statement
    : np predicate (AND predicate)* duration?
    | ATTACKING DO NOT CAUSE np TO TAP
    | np TAPPED FOR MANA PRODUCE number ADDITIONAL MANA OF THE SAME TYPE
    | ALL group ABLE TO BLOCK np DO SO
    | THE PROTECTION GRANTED BY np DO NOT REMOVE np
    ;
duration
    : UNTIL END OF (TURN | COMBAT)
    | THIS TURN
    | FOR? AS LONG AS (np REMAIN (TAPPED | IN PLAY) | condition)
    ;
predicate
    : dealing
    | changing
    | ruling
    | drawing | gaining | losing | discarding | milling | skipping
    | EACH? FLIP A COIN
    | MAY PAY cost
    | MAY imperative
    | SACRIFICE np
    ;
dealing
    : DEAL amount DAMAGE TO np (AND amount DAMAGE TO np)?
    | DEAL DAMAGE EQUAL TO measure TO np
    | DEAL DAMAGE TO np EQUAL TO measure
    | DEAL amount DAMAGE DIVIDED EVENLY COMMA ROUNDED DOWN COMMA AMONG np
    ;
drawing : DRAW number ADDITIONAL? CARD;
gaining : GAIN (amount LIFE | LIFE EQUAL TO measure);
losing : LOSE (amount LIFE | LIFE EQUAL TO measure);
discarding : DISCARD number CARD (AT RANDOM)?;
milling : PUT THE TOP (number? CARD) OF possessive LIBRARY INTO possessive GRAVEYARD;
changing
    : GET PT_CHANGE
    | (GAIN | HAVE) (keyword | QUOTED)
    | LOSE (keyword | ALL ABILITY)
    | CONTROL np
    | (IS | BECOME) becoming
    | SWITCH POWER AND TOUGHNESS
    ;
becoming
    : PT
    | colour
    | A? LAND_TYPE
    | THE CHOSEN (TYPE | COLOUR)
    | A? PT colour? CREATURE_TYPE? typeWord+ (THAT IS STILL A? LAND)?
    | A? typeWord+ (WITH POWER AND TOUGHNESS EACH EQUAL TO measure)?
    ;
ruling
    : CANNOT (ATTACK | REGENERATE)
    | CANNOT BLOCK np?
    | CANNOT ATTACK OR BLOCK
    | CANNOT BE REGENERATED
    | CANNOT BE BLOCKED (BY np | EXCEPT BY np | EXCEPT BY number OR MORE_WORD CREATURE | BY FEWER THAN number CREATURE)?
    | CANNOT BE THE TARGET OF SPELL OR EFFECT
    | CANNOT BE ENCHANTED
    | DO NOT UNTAP DURING possessive NEXT? UNTAP PHASE
    | CAN BLOCK CREATURE WITH FLYING
    | CAN BLOCK number ADDITIONAL CREATURE
    | CAN BLOCK number CREATURE
    | CAN ATTACK AS THOUGH IT (IS NOT A CREATURE_TYPE | DID NOT HAVE DEFENDER)
    | MUST? ATTACK (EACH | THIS) TURN IF ABLE
    | DEAL NO DAMAGE IN COMBAT
    | HAVE NO MAXIMUM HAND SIZE
    | MAY PLAY number ADDITIONAL LAND EACH TURN
    | MAY CHOOSE NOT TO UNTAP np DURING YOUR UNTAP PHASE
    | CANNOT UNTAP MORE_WORD THAN number group DURING THEIR UNTAP PHASE
    ;

// ---- amounts
number : NUMBER | NUMERAL_WORD | ONE | A | X;
amount : number | THAT MUCH;
measure : measured (MINUS number)?;
measured
    : THE NUMBER_WORD OF CARD IN possessive HAND
    | THE NUMBER_WORD OF group
    | possessive (POWER | TOUGHNESS | LIFE | CASTING COST)
    ;
counterKind : (PT_CHANGE | COUNTER_NAME) COUNTER;

// ---- things
np : thing (AND thing)*;
thing : plain (POSSESSIVE (CONTROLLER | OWNER))?;
plain
    : SELF | YOU | IT | THEY | THEM
    | THIS (CARD | PERMANENT | typeWord)
    | (ITS | THEIR) (CONTROLLER | OWNER)
    | (A | EACH)? OPPONENT
    | (THAT | THE) (typeWord | CREATURE_TYPE | LAND_TYPE | PERMANENT | SPELL | CARD | PLAYER)
    | THE OTHER (typeWord | PERMANENT)
    | THE CHOSEN PLAYER
    | THE? DEFENDING PLAYER
    | THE ACTIVE PLAYER
    | ENCHANTED (typeWord | PERMANENT)
    | (UP TO)? howMany? TARGET group
    | ANY NUMBER_WORD OF TARGET group
    | ANOTHER TARGET group
    | YOUR group
    | TARGET OPPONENT
    | (EACH | ALL | A | ANY)? group
    ;
howMany : NUMBER | NUMERAL_WORD | X;
possessive : ITS | THEIR | YOUR | thing POSSESSIVE;
group : (adjective (COMMA? adjective)*)? kind* noun nounMore? suffix*;
nounMore : (COMMA noun)* COMMA? OR noun;
adjective
    : colour
    | NON (colour | typeWord | CREATURE_TYPE | LAND_TYPE)
    | TAPPED | UNTAPPED | BLOCKED | UNBLOCKED | OTHER | LEGENDARY | BASIC | SNOW_COVERED
    | ATTACKING (OR BLOCKING)?
    | BLOCKING
    ;
kind : typeWord | CREATURE_TYPE | LAND_TYPE;
noun : typeWord | CREATURE_TYPE | LAND_TYPE | PERMANENT | SOURCE | SPELL | EFFECT | PLAYER | CARD | TOKEN_WORD;
suffix
    : OTHER THAN SELF
    | WITH keyword
    | WITHOUT keyword
    | WITH (POWER | TOUGHNESS) number OR (LESS | MORE_WORD)
    | WITH CASTING COST number (OR (LESS | MORE_WORD))?
    | DEALT DAMAGE BY np THIS TURN
    | whose CONTROL
    | (whose | THAT OPPONENT) HAVE CONTROLLED SINCE THE BEGINNING OF THE TURN
    | (FROM | IN) (A | ANY | THE | YOUR) (GRAVEYARD | HAND)
    | FROM THE EXPANSION_NAME EXPANSION
    | OF THE CHOSEN (COLOUR | TYPE)
    | THAT (ATTACKED | DID NOT ATTACK) THIS TURN
    | BLOCKING anchor
    | BLOCKED BY anchor
    | IN PLAY
    ;
anchor : SELF | IT | ENCHANTED CREATURE | THAT CREATURE;
whose : YOU | A? OPPONENT | THEY | THAT PLAYER | THE? DEFENDING PLAYER | THE ACTIVE PLAYER | TARGET (PLAYER | OPPONENT);
typeWord : CREATURE | ARTIFACT | ENCHANTMENT | LAND | INSTANT | INTERRUPT | SORCERY;
colour : WHITE | BLUE | BLACK | RED | GREEN;
