// One ability line of a card, in the house wording (text/dialect.cpp brings other wordings to it). It says how words
// combine; what they mean is read by the *_english.cpp of each family. Each modifier attaches at one level only and no
// condition holds a bare comma, so that SLL prediction is exact. A rule whose alternatives mean different things gives
// each a label: rules and labels are the names that readers know a phrase by.
parser grammar CardParser;
options { tokenVocab = CardLexer; }

// "At end of turn, ..." is a trigger before it is a sentence: of a spell the reader makes it wait once.
line : (keyword_list | modal | played | activated | triggered | sentences) EOF;

// ---- keywords
keyword_list : keyword ((COMMA | SEMICOLON) keyword)* PERIOD?;
keyword
    : KEYWORD                           # plain_keyword
    | LAND_KEYWORD                      # land_keyword
    | QUALITY_KEYWORD FROM quality      # quality_keyword
    // What stands between a keyword and its number or cost differs from card to card and says nothing.
    | NUMBER_KEYWORD COLON? NUMBER      # number_keyword
    | COST_KEYWORD (DASH | COLON)? cost # cost_keyword
    | ENCHANT group                     # enchant
    ;
quality : colour | type_word | CREATURE_TYPE;

// ---- the shapes of a line
modal : CHOOSE ONE DASH (BULLET sentences)+;
effect : modal | sentences;
played : WHEN YOU PLAY SELF COMMA sentences;
activated : cost COLON effect;
// An "if" behind the trigger is the ability's condition before it is that of the first sentence.
triggered : trigger COMMA (IF condition COMMA)? effect;

// Whether a part may stand twice, and what a number or a thing may be in it, is left to the reader.
cost : cost_part (COMMA cost_part)*;
cost_part
    : mana                               # mana_cost
    | TAP_SYMBOL                         # tap_cost
    | SACRIFICE np                       # sacrifice_cost
    | DISCARD number CARD                # discard_cost
    | PAY? number LIFE                   # life_cost
    | REMOVE number counter_kind FROM np # counter_cost
    | SKIP_WORD YOUR NEXT? phase_name    # phase_cost
    ;
mana : MANA_SYMBOL+;

trigger
    : DURING time                               # during_phase
    | AT THE? (START | BEGINNING | END) OF time # at_edge_of_phase
    | AT THE? END OF ANY? TURN                  # at_any_end_of_turn
    | AT THE? END OF COMBAT                     # at_any_end_of_combat
    | (WHEN | WHENEVER) np event                # when_event
    | (WHEN | WHENEVER) THERE IS NO group       # when_none
    ;
// Whose phase it is, or nobody's in particular: then it is every one.
time
    : (EACH PLAYER | ANY PLAYER) POSSESSIVE phase_name
    | EACH? phase_name
    | possessive phase_name
    | THE phase_name OF np
    ;
phase_name : UPKEEP | (DRAW | UNTAP | MAIN | DISCARD | PHASE_NAME) PHASE;
event
    : COME INTO PLAY                         # comes_into_play
    | LEAVE PLAY                             # leaves_play
    // From play, said or unsaid: no other way is an event.
    | IS PUT INTO A GRAVEYARD (FROM PLAY)?   # is_put_into_graveyard
    | DEAL COMBAT? DAMAGE (TO np)?           # deals_damage
    | IS DEALT COMBAT? DAMAGE                # is_dealt_damage
    | ATTACK                                 # attacks
    | BLOCK np?                              # blocks
    // Two events; the reader makes two abilities of it.
    | BLOCK OR BECOME BLOCKED BY np          # blocks_or_becomes_blocked
    | BECOME BLOCKED (BY np)?                # becomes_blocked
    | BECOME TAPPED                          # becomes_tapped
    | BECOME UNTAPPED                        # becomes_untapped
    | IS TAPPED FOR MANA                     # is_tapped_for_mana
    | TAP np FOR MANA                        # taps_for_mana
    | SUCCESSFULLY? CAST np                  # casts
    | IS SUCCESSFULLY CAST                   # is_cast
    | DISCARD A CARD                         # discards
    | DRAW A CARD                            # draws
    | CONTROL NO group                       # controls_none
    ;

// ---- conditions
// Without a comma of its own, so that the comma behind it ends it.
condition
    : THERE IS (NO | A) group    # there_is
    | np CONTROL (NO | A) group  # somebody_controls
    | np IS NOT? state           # something_is
    | IT IS NOT? possessive TURN # it_is_turn
    ;
state : TAPPED | UNTAPPED | ATTACKING | BLOCKING | colour | A type_word;

// ---- sentences
sentences : sentence (PERIOD sentence)* PERIOD?;
// Sentences of one fixed shape, and then `clause`, which is all others. Which of them may stand where (an order is an
// effect, and no ability of a permanent) is left to the readers.
sentence
    : if_done
    | conditional
    | while_holds
    | replacement
    | reduction
    | instead
    | no_combat_damage
    | delayed
    | still_land
    | lingering
    | coin_damage
    | until_all_win
    | legal_blocks
    | pay_or
    | drained
    | restriction
    | casting
    | clause where_x?
    ;
// It stands alone: that an offer, a coin or a condition went before is for the reader to see.
if_done : (OTHERWISE | IF np DO NOT? | IF np (WIN | LOSE) THE FLIP) COMMA clause;
conditional : IF condition COMMA clause;
while_holds : AS LONG AS condition COMMA clause;
replacement : IF np WOULD BE PUT INTO A GRAVEYARD THIS TURN COMMA REMOVE np FROM THE GAME INSTEAD;
instead : IF np WOULD (DRAW | DISCARD) A CARD COMMA clause INSTEAD;
// The number is 0 and nothing else: the reader refuses the others.
reduction : DAMAGE DEALT? TO np ((FROM | BY) np)? IS (REDUCED TO NUMBER | DEALT TO np INSTEAD);
delayed : AT THE? END OF THIS? (TURN | COMBAT) COMMA clause;
pay_or : PAY cost OR (imperative | statement);
// Both numbers are 1: the reader refuses others.
drained
    : YOU GAIN NUMBER LIFE FOR EACH NUMBER DAMAGE DEALT
      (COMMA BUT NOT MORE_WORD THAN THE TOUGHNESS OF THE CREATURE OR THE LIFE TOTAL OF THE PLAYER BEFORE THE DAMAGE)?
    ;
coin_damage : np DEAL number DAMAGE TO EACH PLAYER WHOSE COIN COME UP TAILS;
until_all_win : REPEAT THIS PROCESS UNTIL BOTH PLAYER COIN COME UP HEADS ON THE SAME FLIP;
// It only says again what the rules say, but where nothing was switched it has no place.
legal_blocks : ALL BLOCK MUST REMAIN LEGAL;
lingering : IF SELF LEAVE PLAY COMMA THIS EFFECT CONTINUE UNTIL END OF TURN;
still_land : (IT | THEY) IS STILL A? LAND;
no_combat_damage : PREVENT ALL COMBAT DAMAGE (DEALT BY np)? THIS TURN;
restriction
    : (USE | ACTIVATE) THIS ABILITY ONLY when (COMMA when | AND ONLY? when)* # use_only
    | ANY PLAYER MAY USE THIS ABILITY                                        # any_player_may_use
    | PLAY THIS ABILITY AS A (INTERRUPT | INSTANT | MANA SOURCE)             # play_as
    ;
when
    : DURING possessive UPKEEP                                # during_somebodys_upkeep
    | DURING possessive TURN                                  # during_somebodys_turn
    | DURING ANY UPKEEP                                       # during_any_upkeep
    | DURING COMBAT                                           # during_combat
    | BEFORE THE ATTACK                                       # before_the_attack
    | AFTER BLOCKER IS DECLARED AND BEFORE DAMAGE IS DEALT    # after_blocks
    | IF condition                                            # if_condition
    ;
casting
    : (CAST | PLAY) SELF? ONLY when (COMMA when | AND ONLY? when)* # cast_only
    | AS A ADDITIONAL COST TO (CAST | PLAY) SELF COMMA cost        # additional_cost
    | SPEND ONLY colour MANA ON X                                  # x_only
    | PAY mana FOR EACH TARGET BEYOND THE FIRST                    # more_for_each_target
    ;
where_x : COMMA WHERE X IS measure;
// "Until end of turn" belongs to the statement and "at end of combat" to the clause: neither has a second home.
clause : (imperative (AND imperative)* | statement) purpose? unless? later?;
purpose : TO HAVE (statement | number DAMAGE TO np PREVENTED);
unless : UNLESS (np PAY cost | condition);
later
    : AT END OF (TURN | COMBAT)
    | (DURING | AT THE BEGINNING OF) THE NEXT TURN POSSESSIVE UPKEEP
    ;

// ---- effects: each has a row in a family of grammar/effects
// What is done, without a subject; several of these can be told of somebody, and are predicates as well.
imperative
    : act | tap_or_untap
    | drawing | discarding | milling | shuffling
    | gaining | losing
    | adding | emptying
    | counting | creating
    | moving | switching
    | preventing
    | choosing | rewording
    | flipping | skipping | taking_turns
    | taking_control
    ;
act : (DESTROY | BURY | SACRIFICE | REGENERATE | TAP | UNTAP | COUNTER) np;
// Two modes, as an OR between two sorts of mana is; only as a whole sentence.
tap_or_untap : TAP OR UNTAP np;
moving
    : RETURN np TO ((ITS | THEIR) OWNER POSSESSIVE | YOUR) HAND # return_to_hand
    | RETURN np TO PLAY                                         # put_into_play
    | PUT np INTO PLAY                                          # put_into_play
    | REMOVE np FROM THE GAME                                   # remove_from_game
    | REMOVE np FROM PLAY                                       # remove_from_play
    | REMOVE np FROM COMBAT                                     # remove_from_combat
    ;
adding
    : ADD mana (OR mana)? TO YOUR MANA POOL            # add_mana
    | ADD number MANA OF ANY ONE? COLOUR TO YOUR MANA POOL # add_any_mana
    | ADD number COLOURLESS MANA TO YOUR MANA POOL     # add_colourless
    ;
emptying : EMPTY possessive MANA POOL;
counting
    : PUT number counter_kind ON np      # put_counters
    | REMOVE number counter_kind FROM np # remove_counters
    ;
creating : PUT number token INTO PLAY;
token : PT colour? CREATURE_TYPE type_word+ TOKEN_WORD (WITH keyword (AND keyword)*)?;
// A source has no group of its own: only what it is like can be asked of a packet.
preventing : PREVENT (ALL | UP TO number) DAMAGE TO np (FROM ONE (adjective | type_word)* SOURCE)?;
choosing : CHOOSE (A OPPONENT | A PLAYER | A BASIC LAND TYPE | A CREATURE TYPE | A COLOUR | A NUMBER_WORD);
rewording
    : CHANGE THE TEXT OF np BY REPLACING ALL INSTANCE OF ONE (COLOUR WORD_WORD | BASIC LAND TYPE) WITH ANOTHER;
shuffling : SHUFFLE possessive LIBRARY;
taking_control : GAIN CONTROL OF np duration?;
flipping : FLIP A COIN;
switching : SWITCH THE BLOCKING CREATURE OF how_many TARGET group;
skipping : SKIP_WORD (possessive NEXT? | THE) (phase_name | number? TURN);
taking_turns : TAKE number EXTRA TURN AFTER THIS ONE;
drawing : DRAW number ADDITIONAL? CARD;
gaining : GAIN (amount LIFE | LIFE EQUAL TO measure);
losing : LOSE (amount LIFE | LIFE EQUAL TO measure);
discarding : DISCARD number CARD (AT RANDOM)?;
// Both are the same player's, which the reader sees to.
milling : PUT THE TOP (number? CARD) OF possessive LIBRARY INTO possessive GRAVEYARD;

statement
    // One duration for all predicates: "gets +1/+1 and gains flying until end of turn".
    : np predicate (AND predicate)* duration?                            # subject_and_predicates
    | ATTACKING DO NOT CAUSE np TO TAP                                   # attacking_does_not_tap
    | np TAPPED FOR MANA PRODUCE number ADDITIONAL MANA OF THE SAME TYPE # produces_additional_mana
    | np TAPPED FOR MANA PRODUCE mana INSTEAD OF (ANY OTHER TYPE | mana) # produces_instead
    | ALL group ABLE TO BLOCK np DO SO                                   # all_able_block
    | THE QUALITY_KEYWORD GRANTED BY np DO NOT REMOVE np                 # grant_spares_itself
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
    | drawing | gaining | losing | discarding | milling | skipping | taking_turns
    | counted_by_player
    | each_flipping
    | may_pay
    | may_do
    | sacrificing
    ;
// Of players only: on what is in play counters are put.
counted_by_player
    : GET number counter_kind  # gets_counters
    | LOSE number counter_kind # loses_counters
    ;
each_flipping : EACH? FLIP A COIN;
may_pay : MAY PAY cost;
may_do : MAY imperative;
sacrificing : SACRIFICE np;
dealing
    : DEAL amount DAMAGE TO np (AND amount DAMAGE TO np)?                   # deal_amount
    | DEAL DAMAGE EQUAL TO measure TO np                                    # deal_measure_to
    | DEAL DAMAGE TO np EQUAL TO measure                                    # deal_to_measure
    | DEAL amount DAMAGE DIVIDED EVENLY COMMA ROUNDED DOWN COMMA AMONG np   # deal_divided
    ;

// ---- changes
changing
    : GET PT_CHANGE                    # gets_power_toughness
    | (GAIN | HAVE) (keyword | QUOTED) # gains_ability
    | LOSE keyword                     # loses_keyword
    | LOSE ALL ABILITY                 # loses_all_abilities
    | CONTROL np                       # takes_control
    | (IS | BECOME) becoming           # becomes_something
    | SWITCH POWER AND TOUGHNESS       # switches_power_toughness
    ;
// A size alone sets it and no more; a size with types behind it is one animation.
becoming
    : PT                                                                              # becomes_size
    | colour                                                                          # becomes_colour
    | A? LAND_TYPE                                                                    # becomes_land_type
    | THE CHOSEN TYPE                                                                 # becomes_chosen_type
    | THE CHOSEN COLOUR                                                               # becomes_chosen_colour
    | A? PT colour? CREATURE_TYPE? type_word+ (THAT IS STILL A? LAND)?                # becomes_animated
    | A? type_word+ (WITH POWER AND TOUGHNESS EACH EQUAL TO measure)?                 # becomes_also
    ;

// ---- what is forbidden or allowed
ruling
    : CANNOT ATTACK                                                   # cannot_attack
    | CANNOT REGENERATE                                               # cannot_regenerate
    | CANNOT BLOCK np?                                                # cannot_block
    | CANNOT ATTACK OR BLOCK                                          # cannot_attack_or_block
    | CANNOT BE REGENERATED                                           # cannot_be_regenerated
    | CANNOT BE BLOCKED (BY np | EXCEPT BY np)?                       # cannot_be_blocked
    // Not an `np`, which has no number unless a target follows.
    | CANNOT BE BLOCKED EXCEPT BY number OR MORE_WORD CREATURE        # needs_blockers
    | CANNOT BE BLOCKED BY FEWER THAN number CREATURE                 # needs_blockers
    | CANNOT BE THE TARGET OF SPELL OR EFFECT                         # cannot_be_targeted
    | CANNOT BE ENCHANTED                                             # cannot_be_enchanted
    | DO NOT UNTAP DURING possessive NEXT? UNTAP PHASE                # does_not_untap
    | CAN BLOCK CREATURE WITH KEYWORD                                 # can_block_those_with
    | CAN BLOCK number ADDITIONAL CREATURE                            # can_block_additional
    | CAN BLOCK number CREATURE                                       # can_block_so_many
    // A Wall, or a keyword that keeps from attacking: nothing else stands in the way, and the reader refuses it.
    | CAN ATTACK AS THOUGH IT IS NOT A CREATURE_TYPE                  # attacks_though_wall
    | CAN ATTACK AS THOUGH IT DID NOT HAVE KEYWORD                    # attacks_though_defender
    | MUST? ATTACK EACH TURN IF ABLE                                  # must_attack
    | MUST? ATTACK THIS TURN IF ABLE                                  # must_attack_this_turn
    | DEAL NO DAMAGE IN COMBAT                                        # deals_no_combat_damage
    | HAVE NO MAXIMUM HAND SIZE                                       # has_no_hand_limit
    | MAY PLAY number ADDITIONAL LAND EACH TURN                       # may_play_additional_land
    | MAY CHOOSE NOT TO UNTAP np DURING YOUR UNTAP PHASE              # may_stay_tapped
    | CANNOT UNTAP MORE_WORD THAN number group DURING THEIR UNTAP PHASE # untap_limit
    | COME INTO PLAY TAPPED                                           # enters_tapped
    | COME INTO PLAY WITH number counter_kind ON (IT | THEM)          # enters_with_counters
    | COST mana (MORE_WORD | LESS) TO CAST (FOR np)?                  # costs_more
    ;

// ---- amounts
number : NUMBER | NUMERAL_WORD | ONE | A | X;
amount : number | THAT MUCH;
measure : measured (MINUS number)?;
measured
    : THE NUMBER_WORD OF CARD IN possessive HAND              # cards_in_hand
    | THE NUMBER_WORD OF group                                # number_of
    | possessive (POWER | TOUGHNESS | LIFE | CASTING COST)    # value_of
    ;
counter_kind : (PT_CHANGE | COUNTER_NAME) COUNTER;

// ---- things
// AND joins things, OR joins the nouns of one thing.
np : thing (AND thing)*;
thing : plain (POSSESSIVE (CONTROLLER | OWNER))?;
plain
    : (SELF | THIS (CARD | PERMANENT | type_word))             # this_card
    | YOU                                                      # you
    | (IT | THEY | THEM)                                       # pronoun
    | (ITS | THEIR) (CONTROLLER | OWNER)                       # its_player
    | (A | EACH | YOUR)? OPPONENT                              # opponent
    | (THAT | THE) PLAYER                                      # that_player
    // What it is is spoken of already; the noun only recalls it.
    | (THAT | THE) (type_word | CREATURE_TYPE | LAND_TYPE | PERMANENT | SPELL | CARD) # that_thing
    | THE OTHER (type_word | PERMANENT)                        # the_other
    | THE CHOSEN PLAYER                                        # chosen_player
    | THE SACRIFICED (type_word | PERMANENT)                   # the_sacrificed
    | THE DISCARDED CARD                                       # the_discarded
    | THE MADE TOKEN_WORD                                      # the_made
    | THE MOVED CARD                                           # the_moved
    | THE FOUND CARD                                           # the_found
    | THE? DEFENDING PLAYER                                    # defending_player
    | THE ACTIVE PLAYER                                        # active_player
    | ENCHANTED (type_word | PERMANENT)                        # enchanted
    // Before the groups without TARGET, with which they share everything else.
    | (UP TO)? how_many? TARGET group                          # targets
    | ANY NUMBER_WORD OF TARGET group                          # any_number_of_targets
    | ANOTHER TARGET group                                     # another_target
    | TARGET OPPONENT                                          # target_opponent
    | YOUR group                                               # your_own
    // Which article means what is left to the reader: "sacrifice a land" is a choice, "each land" is all of them.
    | (EACH | ALL | A | ANY)? group                            # any_of
    ;
// No A and no ONE: one target is said without a number.
how_many : NUMBER | NUMERAL_WORD | X;
possessive : ITS | THEIR | YOUR | thing POSSESSIVE;
// Of several types in a row the last is the noun and the others narrow it: "artifact creature". What narrows it stands
// for all nouns of the group.
group : (adjective (COMMA? adjective)*)? kind* noun noun_more? suffix*;
noun_more : (COMMA noun)* COMMA? OR noun;
adjective
    : colour
    | NON (colour | type_word | CREATURE_TYPE | LAND_TYPE)
    | TAPPED | UNTAPPED | BLOCKED | UNBLOCKED | OTHER | LEGENDARY | BASIC | SNOW_COVERED
    | ATTACKING (OR BLOCKING)?
    | BLOCKING
    ;
kind : type_word | CREATURE_TYPE | LAND_TYPE;
noun : type_word | CREATURE_TYPE | LAND_TYPE | PERMANENT | SOURCE | SPELL | EFFECT | PLAYER | CARD | TOKEN_WORD;
suffix
    : OTHER THAN SELF                                             # other_than
    | WITH keyword                                                # with_keyword
    | WITHOUT keyword                                             # without_keyword
    | WITH (POWER | TOUGHNESS) number OR (LESS | MORE_WORD)       # with_value
    | WITH CASTING COST number (OR (LESS | MORE_WORD))?           # with_value
    | DEALT DAMAGE BY np THIS TURN                                # dealt_damage_by
    | whose CONTROL                                               # controlled_by
    | (whose | THAT OPPONENT) HAVE CONTROLLED SINCE THE BEGINNING OF THE TURN # controlled_since
    | (FROM | IN) (A | ANY | THE | YOUR) (GRAVEYARD | HAND)       # lying_in
    | FROM THE EXPANSION_NAME EXPANSION                           # from_expansion
    | OF THE CHOSEN (COLOUR | TYPE)                               # of_the_chosen
    | THAT (ATTACKED | DID NOT ATTACK) THIS TURN                  # that_attacked
    | BLOCKING anchor                                             # blocking_it
    | BLOCKED BY anchor                                           # blocked_by_it
    | IN PLAY                                                     # in_play
    ;
// Short lists, and no `np`: in a group within a group each suffix would have two homes.
anchor : SELF | IT | ENCHANTED CREATURE | THAT CREATURE;
whose : YOU | A? OPPONENT | THEY | THAT PLAYER | THE? DEFENDING PLAYER | THE ACTIVE PLAYER | TARGET (PLAYER | OPPONENT);
type_word : CREATURE | ARTIFACT | ENCHANTMENT | LAND | INSTANT | INTERRUPT | SORCERY;
colour : WHITE | BLUE | BLACK | RED | GREEN;
