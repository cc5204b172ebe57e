// The closed vocabulary of card text after the pre-pass: lower case, plain quotes and dashes, its own name as ~.
// One token a word, its inflections folded. A word that is not here is UNKNOWN, which no parser rule accepts.
lexer grammar CardLexer;

SPACE : [ \t\n]+ -> skip;

SELF : '~';
TAP_SYMBOL : '{t}';
MANA_SYMBOL : '{' ([wubrgx] | [0-9]+) '}';
PT_CHANGE : [+\-] NUMERAL '/' [+\-] NUMERAL;
PT : NUMERAL '/' NUMERAL;
// A longer number is two of them, which no rule takes: no card needs one, and none is read as another.
NUMBER : [0-9] [0-9]? [0-9]? [0-9]? [0-9]? [0-9]?;
X : 'x';
fragment NUMERAL : [0-9]+ | 'x';

COMMA : ',';
PERIOD : '.';
COLON : ':';
DASH : '--';
BULLET : '*';
POSSESSIVE : '\'s';

A : 'a' | 'an';
ADD : 'add' | 'adds';
ADDITIONAL : 'additional';
ALL : 'all';
AND : 'and';
ANY : 'any';
ARTIFACT : 'artifact' | 'artifacts';
AS : 'as';
AT : 'at';
ATTACK : 'attack' | 'attacks';
ATTACKING : 'attacking';
BANDING : 'banding';
BASIC : 'basic';
BE : 'be';
BECOME : 'become' | 'becomes';
BEGINNING : 'beginning';
BLACK : 'black';
BLOCK : 'block' | 'blocks';
BLOCKED : 'blocked';
BLOCKING : 'blocking';
BLUE : 'blue';
BURY : 'bury' | 'buries';
BY : 'by';
CANNOT : 'cannot';
CARD : 'card' | 'cards';
CAST : 'cast' | 'casts';
CAUSE : 'cause';
CHOOSE : 'choose';
CHOSEN : 'chosen';
COLOUR : 'color' | 'colour';
COMBAT : 'combat';
COME : 'come' | 'comes';
CONTROL : 'control' | 'controls';
CONTROLLER : 'controller' | 'controllers';
COUNTER : 'counter' | 'counters';
CREATURE : 'creature' | 'creatures';
CUMULATIVE : 'cumulative';
DAMAGE : 'damage';
DEAL : 'deal' | 'deals';
DEALT : 'dealt';
DEFENDER : 'defender';
DESTROY : 'destroy' | 'destroys';
DISCARD : 'discard' | 'discards';
DO : 'do' | 'does';
DRAW : 'draw' | 'draws';
DURING : 'during';
EACH : 'each';
ENCHANT : 'enchant';
ENCHANTED : 'enchanted';
ENCHANTMENT : 'enchantment' | 'enchantments';
END : 'end';
EQUAL : 'equal';
FIRST : 'first';
FLYING : 'flying';
FOR : 'for';
FROM : 'from';
GAIN : 'gain' | 'gains';
GAME : 'game';
GET : 'get' | 'gets';
GRAVEYARD : 'graveyard';
GREEN : 'green';
HAND : 'hand';
HAVE : 'have' | 'has';
IF : 'if';
IN : 'in';
INSTANT : 'instant' | 'instants';
INSTEAD : 'instead';
INTERRUPT : 'interrupt' | 'interrupts';
INTO : 'into';
IS : 'is' | 'are';
IT : 'it';
ITS : 'its';
LAND : 'land' | 'lands';
LEAVE : 'leave' | 'leaves';
LESS : 'less';
LIBRARY : 'library';
LIFE : 'life';
LOSE : 'lose' | 'loses';
MANA : 'mana';
MAY : 'may';
MINUS : 'minus';
MORE_WORD : 'more';
MUCH : 'much';
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
NUMERAL_WORD : 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'ten';
OTHER : 'other';
OWNER : 'owner' | 'owners';
PAY : 'pay' | 'pays';
PERMANENT : 'permanent' | 'permanents';
PHASE : 'phase';
PLAY : 'play';
PLAYER : 'player' | 'players';
PLUS : 'plus';
POOL : 'pool';
POWER : 'power';
PREVENT : 'prevent' | 'prevents';
PROTECTION : 'protection';
PUT : 'put' | 'puts';
RAMPAGE : 'rampage';
RANDOM : 'random';
REACH : 'reach';
RED : 'red';
REGENERATE : 'regenerate' | 'regenerates';
REGENERATED : 'regenerated';
REMOVE : 'remove' | 'removes';
RETURN : 'return' | 'returns';
SACRIFICE : 'sacrifice' | 'sacrifices';
SHUFFLE : 'shuffle' | 'shuffles';
SORCERY : 'sorcery' | 'sorceries';
SOURCE : 'source';
SPELL : 'spell' | 'spells';
START : 'start';
STEP : 'step';
STILL : 'still';
STRIKE : 'strike';
SUCCESSFULLY : 'successfully';
TAP : 'tap' | 'taps';
TAPPED : 'tapped';
TARGET : 'target';
THAN : 'than';
THAT : 'that';
THE : 'the';
THEIR : 'their';
THEM : 'them';
THERE : 'there';
THEY : 'they';
THIS : 'this';
TO : 'to';
TOUGHNESS : 'toughness';
TRAMPLE : 'trample';
TURN : 'turn';
TYPE : 'type';
UNLESS : 'unless';
UNTAP : 'untap' | 'untaps';
UNTAPPED : 'untapped';
UNTIL : 'until';
UP : 'up';
UPKEEP : 'upkeep';
VIGILANCE : 'vigilance';
WEB : 'web';
WHEN : 'when';
WHENEVER : 'whenever';
WHERE : 'where';
WHITE : 'white';
WITH : 'with';
WITHOUT : 'without';
WOULD : 'would';
YOU : 'you';
YOUR : 'your';

LAND_TYPE : 'swamp' | 'swamps' | 'island' | 'islands' | 'forest' | 'forests' | 'mountain' | 'mountains' | 'plains';
LANDWALK : ('swamp' | 'island' | 'forest' | 'mountain' | 'plains') 'walk';

// The creature types of the classic cards, singular and plural.
CREATURE_TYPE
    :
    'advisor' | 'advisors' | 'angel' | 'angels' | 'ape' | 'apes' | 'archer' | 'archers' | 'artificer' |
    'artificers' | 'assassin' | 'assassins' | 'atog' | 'atogs' | 'aurochs' | 'aurochss' | 'avatar' |
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
