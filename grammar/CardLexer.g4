// The closed vocabulary of card text after the pre-pass: lower case, plain quotes and dashes, its own name as ~.
// One token a word, its inflections folded. A word that is not here is a WORD, which no parser rule accepts.
lexer grammar CardLexer;

// The open words: keywords by what follows them, and names by what they are names of.
tokens {
    KEYWORD,           // flying
    LAND_KEYWORD,      // swampwalk
    QUALITY_KEYWORD,   // protection from black
    NUMBER_KEYWORD,    // rampage 2
    COST_KEYWORD,      // cumulative upkeep {1}
    CREATURE_TYPE,
    COUNTER_NAME,      // before "counter"
    PHASE_NAME,        // before "phase"
    EXPANSION_NAME     // before "expansion"
}

SPACE : [ \t\n]+ -> skip;

// An ability that something is given, in quotes: read again as a line of its own.
QUOTED : '"' ~["]* '"';

SELF : '~';
TAP_SYMBOL : '{t}';
MANA_SYMBOL : '{' ([wubrgxc] | [0-9]+) '}';
PT_CHANGE : [+\-] NUMERAL '/' [+\-] NUMERAL;
PT : NUMERAL '/' NUMERAL;
// A longer number is two of them, which no rule takes: no card needs one, and none is read as another.
NUMBER : [0-9] [0-9]? [0-9]? [0-9]? [0-9]? [0-9]?;
X : 'x';
fragment NUMERAL : [0-9]+ | 'x';

COMMA : ',';
PERIOD : '.';
SEMICOLON : ';';
COLON : ':';
DASH : '--';
BULLET : '*';
POSSESSIVE : '\'s';

A : 'a' | 'an';
ABILITY : 'ability' | 'abilities';
ABLE : 'able';
ACTIVATE : 'activate' | 'activates';
ACTIVE : 'active';
ADD : 'add' | 'adds';
ADDITIONAL : 'additional';
AFTER : 'after';
ALL : 'all';
AMONG : 'among';
AND : 'and';
ANOTHER : 'another';
ANY : 'any';
ARTIFACT : 'artifact' | 'artifacts';
AS : 'as';
AT : 'at';
ATTACK : 'attack' | 'attacks';
ATTACKED : 'attacked';
ATTACKING : 'attacking';
BASIC : 'basic';
BE : 'be';
BECOME : 'become' | 'becomes';
BEFORE : 'before';
BEGINNING : 'beginning';
BEYOND : 'beyond';
BLACK : 'black';
BLOCK : 'block' | 'blocks';
BLOCKED : 'blocked';
BLOCKER : 'blockers';
BLOCKING : 'blocking';
BLUE : 'blue';
BOTH : 'both';
BURY : 'bury' | 'buries';
BUT : 'but';
BY : 'by';
CAN : 'can';
CANNOT : 'cannot';
CARD : 'card' | 'cards';
CAST : 'cast' | 'casts';
CASTING : 'casting';
CAUSE : 'cause' | 'causes';
CHANGE : 'change' | 'changes';
CHOOSE : 'choose';
CHOSEN : 'chosen';
COIN : 'coin' | 'coins';
COLOUR : 'color' | 'colour';
COLOURLESS : 'colorless';
COMBAT : 'combat';
COME : 'come' | 'comes';
CONTINUE : 'continue' | 'continues';
CONTROL : 'control' | 'controls';
CONTROLLED : 'controlled';
CONTROLLER : 'controller' | 'controllers';
COST : 'cost' | 'costs';
COUNTER : 'counter' | 'counters';
CREATURE : 'creature' | 'creatures';
DAMAGE : 'damage';
DEAL : 'deal' | 'deals';
DEALT : 'dealt';
DECLARED : 'declared';
DEFENDING : 'defending';
DESTROY : 'destroy' | 'destroys';
DID : 'did';
DISCARD : 'discard' | 'discards';
DIVIDED : 'divided';
DO : 'do' | 'does';
DOWN : 'down';
DRAW : 'draw' | 'draws';
DURING : 'during';
EACH : 'each';
EFFECT : 'effect' | 'effects';
EMPTY : 'empty' | 'empties';
ENCHANT : 'enchant';
ENCHANTED : 'enchanted';
ENCHANTMENT : 'enchantment' | 'enchantments';
END : 'end';
EQUAL : 'equal';
EVENLY : 'evenly';
EXCEPT : 'except';
EXPANSION : 'expansion';
EXTRA : 'extra';
FEWER : 'fewer';
FIRST : 'first';
FLIP : 'flip' | 'flips';
FOR : 'for';
FROM : 'from';
GAIN : 'gain' | 'gains';
GAME : 'game';
GET : 'get' | 'gets';
GRANTED : 'granted';
GRAVEYARD : 'graveyard' | 'graveyards';
GREEN : 'green';
HAND : 'hand';
HAVE : 'have' | 'has';
HEADS : 'heads';
IF : 'if';
IN : 'in';
INSTANCE : 'instances';
INSTANT : 'instant' | 'instants';
INSTEAD : 'instead';
INTERRUPT : 'interrupt' | 'interrupts';
INTO : 'into';
IS : 'is' | 'are' | 'were';
IT : 'it';
ITS : 'its';
LAND : 'land' | 'lands';
LEAVE : 'leave' | 'leaves';
LEGAL : 'legal';
LEGENDARY : 'legendary';
LESS : 'less';
LIBRARY : 'library';
LIFE : 'life';
LONG : 'long';
LOSE : 'lose' | 'loses';
MAIN : 'main';
MANA : 'mana';
MAXIMUM : 'maximum';
MAY : 'may';
MINUS : 'minus';
MORE_WORD : 'more';
MUCH : 'much';
MUST : 'must';
NEXT : 'next';
NO : 'no';
NON : 'non';
NOT : 'not';
NUMBER_WORD : 'number';
OF : 'of';
ON : 'on';
ONE : 'one';
ONLY : 'only';
OPPONENT : 'opponent' | 'opponents';
OR : 'or';
OTHER : 'other';
OTHERWISE : 'otherwise';
OWNER : 'owner' | 'owners' | 'owners\'';
PAY : 'pay' | 'pays';
PERMANENT : 'permanent' | 'permanents';
PHASE : 'phase' | 'phases';
PLAY : 'play';
PLAYER : 'player' | 'players' | 'players\'';
POOL : 'pool';
POWER : 'power';
PREVENT : 'prevent' | 'prevents';
PREVENTED : 'prevented';
PROCESS : 'process';
PRODUCE : 'produce' | 'produces';
PUT : 'put' | 'puts';
RANDOM : 'random';
RED : 'red';
REDUCED : 'reduced';
REGENERATE : 'regenerate' | 'regenerates';
REGENERATED : 'regenerated';
REMAIN : 'remain' | 'remains';
REMOVE : 'remove' | 'removes';
REPEAT : 'repeat';
REPLACING : 'replacing';
RETURN : 'return' | 'returns';
ROUNDED : 'rounded';
SACRIFICE : 'sacrifice' | 'sacrifices';
SAME : 'same';
SHUFFLE : 'shuffle' | 'shuffles';
SINCE : 'since';
SIZE : 'size';
SKIP_WORD : 'skip' | 'skips';
SNOW_COVERED : 'snow-covered';
SO : 'so';
SORCERY : 'sorcery' | 'sorceries';
SOURCE : 'source' | 'sources';
SPELL : 'spell' | 'spells';
SPEND : 'spend';
START : 'start';
STEP : 'step';
STILL : 'still';
SUCCESSFULLY : 'successfully';
SWITCH : 'switch' | 'switches';
TAILS : 'tails';
TAKE : 'take' | 'takes';
TAP : 'tap' | 'taps';
TAPPED : 'tapped';
TARGET : 'target';
TEXT : 'text';
THAN : 'than';
THAT : 'that';
THE : 'the';
THEIR : 'their';
THEM : 'them';
THERE : 'there';
THEY : 'they';
THIS : 'this';
THOUGH : 'though';
TO : 'to';
TOKEN_WORD : 'token' | 'tokens';
TOP : 'top';
TOTAL : 'total';
TOUGHNESS : 'toughness';
TURN : 'turn' | 'turns';
NUMERAL_WORD : 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'ten';
TYPE : 'type';
UNBLOCKED : 'unblocked';
UNLESS : 'unless';
UNTAP : 'untap' | 'untaps';
UNTAPPED : 'untapped';
UNTIL : 'until';
UP : 'up';
UPKEEP : 'upkeep';
USE : 'use';
WHEN : 'when';
WHENEVER : 'whenever';
WHERE : 'where';
WHITE : 'white';
WHOSE : 'whose';
WIN : 'win' | 'wins';
WITH : 'with';
WITHOUT : 'without';
WORD_WORD : 'word';
WOULD : 'would';
YOU : 'you';
YOUR : 'your';

// The basic land types are closed: what they tap for is a rule (R-LAND-2).
LAND_TYPE : 'swamp' | 'swamps' | 'island' | 'islands' | 'forest' | 'forests' | 'mountain' | 'mountains' | 'plains';
// Any other word, last because of equal lengths the first rule wins. The vocabulary of the library (open_words.h) makes
// open words of those it knows, the parser takes none of the rest. (? stands for a byte beyond ASCII.)
WORD : [a-z?\-]+;
UNKNOWN : .;
