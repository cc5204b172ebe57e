// The closed vocabulary of card text after the pre-pass: lower case, plain quotes and dashes, its own name as ~.
// One token a word, its inflections folded. A word that is not here is UNKNOWN, which no parser rule accepts.
lexer grammar CardLexer;

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
BANDING : 'banding';
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
CUMULATIVE : 'cumulative';
DAMAGE : 'damage';
DEAL : 'deal' | 'deals';
DEALT : 'dealt';
DECLARED : 'declared';
DEFENDER : 'defender';
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
FEWER : 'fewer';
FIRST : 'first';
FLIP : 'flip' | 'flips';
FLYING : 'flying';
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
PROTECTION : 'protection';
PUT : 'put' | 'puts';
RAMPAGE : 'rampage';
RANDOM : 'random';
REACH : 'reach';
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
SHROUD : 'shroud';
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
STRIKE : 'strike';
SUCCESSFULLY : 'successfully';
SWITCH : 'switch' | 'switches';
TAILS : 'tails';
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
TRAMPLE : 'trample';
TURN : 'turn';
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
VIGILANCE : 'vigilance';
WEB : 'web';
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

LAND_TYPE : 'swamp' | 'swamps' | 'island' | 'islands' | 'forest' | 'forests' | 'mountain' | 'mountains' | 'plains';
LANDWALK : ('swamp' | 'island' | 'forest' | 'mountain' | 'plains') 'walk';
LANDHOME : ('swamp' | 'island' | 'forest' | 'mountain' | 'plains') 'home';

// What the classic cards call their counters.
COUNTER_NAME
    :
    'age' | 'arrowhead' | 'carrion' | 'charge' | 'corpse' | 'credit' | 'cube' | 'currency' | 'depletion' | 'doom' |
    'dream' | 'glyph' | 'hatchling' | 'healing' | 'hunger' | 'ice' | 'infection' | 'intervention' | 'javelin' |
    'matrix' | 'mire' | 'music' | 'net' | 'ore' | 'paralyzation' | 'pin' | 'poison' | 'polyp' | 'pupa' | 'scream' |
    'sleep' | 'sleight' | 'spore' | 'storage' | 'tide' | 'time' | 'velocity' | 'vitality' | 'wage' | 'wind'
    ;

// Expansions that cards speak of.
EXPANSION_NAME : 'arabian nights' | 'antiquities' | 'legends' | 'the dark' | 'fallen empires' | 'ice age' | 'homelands' | 'alliances';

// The creature types of the classic cards, singular and plural.
CREATURE_TYPE
    :
    'advisor' | 'advisors' | 'angel' | 'angels' | 'ape' | 'apes' | 'archer' | 'archers' | 'artificer' |
    'artificers' | 'assembly worker' | 'assembly workers' | 'assembly-worker' | 'assembly-workers' | 'assassin' | 'assassins' | 'atog' | 'atogs' | 'aurochs' | 'aurochss' | 'avatar' |
    'avatars' | 'badger' | 'badgers' | 'barbarian' | 'barbarians' | 'basilisk' | 'basilisks' | 'bat' |
    'bats' | 'bear' | 'bears' | 'beast' | 'beasts' | 'berserker' | 'berserkers' | 'bird' | 'birds' |
    'boar' | 'boars' | 'bodyguard' | 'bodyguards' | 'camel' | 'camels' | 'cat' | 'cats' | 'centaur' |
    'centaurs' | 'cleric' | 'clerics' | 'cockatrice' | 'cockatrices' | 'construct' | 'constructs' |
    'demon' | 'demons' | 'devil' | 'devils' | 'dinosaur' | 'dinosaurs' | 'djinn' | 'djinns' | 'dragon' |
    'dragons' | 'drake' | 'drakes' | 'drone' | 'drones' | 'druid' | 'druids' | 'dryad' | 'dryads' |
    'dwarf' | 'dwarves' | 'efreet' | 'efreets' | 'egg' | 'eggs' | 'elder' | 'elders' | 'elemental' |
    'elementals' | 'elephant' | 'elephants' | 'elf' | 'elves' | 'enchantress' | 'enchantresses' | 'eye' |
    'eyes' | 'faerie' | 'faeries' | 'ferret' | 'ferrets' | 'fish' | 'fox' | 'foxes' | 'frog' | 'frogs' |
    'fungus' | 'funguses' | 'gargoyle' | 'gargoyles' | 'giant' | 'giants' | 'gnome' | 'gnomes' | 'goat' |
    'goats' | 'goblin' | 'goblins' | 'golem' | 'golems' | 'gorgon' | 'gorgons' | 'gremlin' | 'gremlins' |
    'hag' | 'hags' | 'homarid' | 'homarids' | 'horror' | 'horrors' | 'horse' | 'horses' | 'hound' |
    'hounds' | 'human' | 'humans' | 'hydra' | 'hydras' | 'illusion' | 'illusions' | 'imp' | 'imps' |
    'incarnation' | 'incarnations' | 'insect' | 'insects' | 'jackal' | 'jackals' | 'juggernaut' |
    'juggernauts' | 'keeper' | 'keepers' | 'king' | 'kings' | 'kithkin' | 'kithkins' | 'knight' |
    'knights' | 'kobold' | 'kobolds' | 'kraken' | 'krakens' | 'leech' | 'leeches' | 'leviathan' |
    'leviathans' | 'lhurgoyf' | 'lhurgoyfs' | 'lizard' | 'lizards' | 'lord' | 'lords' | 'mammoth' |
    'mammoths' | 'manticore' | 'manticores' | 'mercenary' | 'mercenaries' | 'merfolk' | 'merfolks' |
    'minion' | 'minions' | 'minotaur' | 'minotaurs' | 'monk' | 'monks' | 'mutant' | 'mutants' |
    'nightmare' | 'nightmares' | 'nightstalker' | 'nightstalkers' | 'nomad' | 'nomads' | 'nymph' |
    'nymphs' | 'ogre' | 'ogres' | 'ooze' | 'oozes' | 'orc' | 'orcs' | 'orgg' | 'orggs' | 'ouphe' |
    'ouphes' | 'ox' | 'oxen' | 'oyster' | 'oysters' | 'paladin' | 'paladins' | 'pegasus' | 'pegasuses' |
    'phelddagrif' | 'phelddagrifs' | 'phoenix' | 'phoenixes' | 'pirate' | 'pirates' | 'plant' | 'plants' |
    'praetor' | 'praetors' | 'raider' | 'raiders' | 'rat' | 'rats' | 'rhino' | 'rhinos' | 'rogue' |
    'rogues' | 'satyr' | 'satyrs' | 'scarecrow' | 'scarecrows' | 'scorpion' | 'scorpions' | 'scout' |
    'scouts' | 'serpent' | 'serpents' | 'shade' | 'shades' | 'shaman' | 'shamans' | 'shapeshifter' |
    'shapeshifters' | 'ship' | 'ships' | 'sister' | 'sisters' | 'skeleton' | 'skeletons' | 'slug' |
    'slugs' | 'snake' | 'snakes' | 'soldier' | 'soldiers' | 'sorceress' | 'sorceresses' | 'spawn' |
    'spawns' | 'specter' | 'specters' | 'sphinx' | 'sphinxes' | 'spider' | 'spiders' | 'spirit' |
    'spirits' | 'starfish' | 'starfishs' | 'thopter' | 'thopters' | 'thrull' | 'thrulls' | 'treefolk' |
    'treefolks' | 'troll' | 'trolls' | 'turtle' | 'turtles' | 'unicorn' | 'unicorns' | 'vampire' |
    'vampires' | 'wall' | 'walls' | 'warrior' | 'warriors' | 'werewolf' | 'werewolves' | 'whale' |
    'whales' | 'witch' | 'witches' | 'wizard' | 'wizards' | 'wolf' | 'wolves' | 'wolverine' |
    'wolverines' | 'wombat' | 'wombats' | 'worm' | 'worms' | 'wraith' | 'wraiths' | 'wurm' | 'wurms' |
    'yeti' | 'yetis' | 'zombie' | 'zombies'
    ;

// Anything else: a whole word where it is one, so that it can be shown. (? stands for a byte beyond ASCII.)
UNKNOWN : [a-z?\-]+ | . ;
