// One ability line of a card, in the house wording (text/dialect.cpp brings other wordings to it). It says how words
// combine; what they mean is read by the *_english.cpp of each family. Each modifier attaches at one level only and no
// condition holds a bare comma, so that SLL prediction is exact. A rule whose alternatives mean different things gives
// each a label: rules and labels are the names that readers know a phrase by.
parser grammar CardParser;
options { tokenVocab = CardLexer; }

// "At end of turn, ..." is a trigger before it is a sentence: of a spell the reader makes it wait once.
line : (keyword_list | modal | played | before_entering | activated | triggered | sentences) EOF;

// ---- keywords
keyword_list : (keyword | costly) ((COMMA | SEMICOLON) (keyword | costly))* PERIOD?;
keyword
    : KEYWORD                           # plain_keyword
    | (SNOW_COVERED | LEGENDARY | BASIC)? LAND_KEYWORD (OF THE CHOSEN TYPE)? # land_keyword
    | QUALITY_KEYWORD FROM quality      # quality_keyword
    // What stands between a keyword and its number or cost differs from card to card and says nothing.
    | NUMBER_KEYWORD COLON? NUMBER      # number_keyword
    | ENCHANT group                     # enchant
    // Of what it bands with nothing is left out: no "from" stands before it.
    | QUALITY_KEYWORD group             # bands_with_other
    ;
// By itself: no creature "with" such a keyword and its cost is asked for, and what follows a cost follows no noun.
costly : COST_KEYWORD (DASH | COLON)? cost # cost_keyword;
quality : colour | type_word | CREATURE_TYPE | MULTICOLOURED | THE CHOSEN COLOUR;

// ---- the shapes of a line
modal : ((A | YOUR | TARGET) OPPONENT)? CHOOSE ONE DASH (BULLET sentences)+;
effect : modal | sentences;
played : WHEN YOU PLAY SELF COMMA sentences;
before_entering : IF SELF WOULD COME INTO PLAY COMMA sentences;
// "Pay 3 life for each ...": so many times what stands last.
activated : cost (OR cost)? for_each? COLON effect;
// An "if" behind the trigger is the ability's condition before it is that of the first sentence.
// Of two triggers or events the reader makes two abilities.
triggered : trigger (OR trigger)? COMMA (not_sacrificed COMMA | IF condition COMMA)? (more_of_same PERIOD)? effect;
// How it has come there, the event tells.
not_sacrificed : IF IT IS NOT SACRIFICED;
// Of what is tapped for mana: a rule, and no effect.
more_of_same : THAT PLAYER ADD number MANA OF ANY TYPE THAT type_word PRODUCED;

// Whether a part may stand twice, and what a number or a thing may be in it, is left to the reader.
cost : cost_part ((COMMA | AND) cost_part)*;
cost_part
    : mana                            # mana_cost
    | TAP_SYMBOL                      # tap_cost
    | PAY? number LIFE                # life_cost
    | PAY? LIFE EQUAL TO measure      # life_cost
    | PAY possessive CASTING COST     # casting_cost_of
    | SKIP_WORD YOUR NEXT? phase_name # phase_cost
    | SKIP_WORD DRAWING A CARD        # draw_cost
    | UNTAP object                    # untapping_cost
    | PUT number token INTO PLAY UNDER np POSSESSIVE CONTROL # token_cost
    | deed                            # deed_cost
    ;
// What is given up or done to pay: of the payer's own, so that an order may stand for it ("you may sacrifice a land").
deed
    : SACRIFICE (how_many group | many_of | object (AND many_of)?)                        # sacrifice_cost
    | TAP (how_many group | object)                                                       # tapping_cost
    | DISCARD (number CARD | how_many group | object) (AT RANDOM)?                        # discard_cost
    | REMOVE (number | ANY NUMBER_WORD OF) counter_kind FROM object                       # counter_cost
    | PUT number counter_kind ON object                                                   # putting_cost
    | REMOVE (how_many group | object | self_there) FROM THE GAME                         # removing_cost
    | RETURN (how_many group | object) TO (ITS | THEIR) OWNER POSSESSIVE HAND             # returning_cost
    | PUT THE TOP (number? CARD) OF YOUR LIBRARY INTO YOUR GRAVEYARD                      # milling_cost
    | ANTE object                                                                         # anteing_cost
    ;
// As many as is liked; what comes of it may speak of "that many".
many_of : ANY NUMBER_WORD OF group;
any_deed
    : REMOVE ANY NUMBER_WORD OF counter_kind FROM object # removing_any_counters
    | REMOVE many_of FROM THE GAME                       # removing_any
    | SACRIFICE many_of                                  # sacrificing_any
    ;
// Where this card lies: an ability that moves it from there works there.
self_there : SELF FROM YOUR (GRAVEYARD | HAND);
mana : MANA_SYMBOL+;

trigger
    : DURING time                               # during_phase
    | AT THE? (START | BEGINNING | END) OF time # at_edge_of_phase
    | AT THE? END OF ANY? TURN                  # at_any_end_of_turn
    | AT THE? END OF (possessive TURN | EACH PLAYER POSSESSIVE TURN | THE? TURN OF np) # at_end_of_turn
    | (DURING | AT THE? (START | BEGINNING) OF) EACH? COMBAT (ON possessive TURN)?   # as_attack_begins
    | AT THE? END OF COMBAT                     # at_any_end_of_combat
    | (WHEN | WHENEVER) np event (OR event)?    # when_event
    // Two events: of this card, and of the others.
    | (WHEN | WHENEVER) SELF OR np event        # when_it_or_another
    // By whomever.
    | (WHEN | WHENEVER) THE LAST counter_kind IS REMOVED FROM np # when_last_removed
    | (WHEN | WHENEVER) A SPELL OR (ABILITY | EFFECT) np CONTROL CAUSE np TO DISCARD (A CARD | SELF) # when_made_to_discard
    // No event tells of it: what holds all the time it lasts.
    | (WHEN | WHENEVER) condition               # when_so
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
    | IS PUT INTO (A | YOUR) GRAVEYARD (FROM (PLAY | ANYWHERE EXCEPT PLAY))? # is_put_into_graveyard
    | IS PUT INTO A HAND FROM PLAY           # is_put_into_hand
    | DEAL COMBAT? DAMAGE (TO np)?           # deals_damage
    | IS DEALT COMBAT? DAMAGE (BY np)?       # is_dealt_damage
    | ATTACK                                 # attacks
    | ATTACK AND IS NOT BLOCKED              # goes_unblocked
    | DECLARE A ATTACK                       # declares_attack
    // Of a player: once, whatever attacks.
    | ATTACK WITH ONE OR MORE_WORD np        # attacks_with
    | BLOCK ((ONE OR MORE_WORD)? np)?        # blocks
    | BECOME BLOCKED (BY (ONE OR MORE_WORD)? np)? # becomes_blocked
    | BECOME TAPPED                          # becomes_tapped
    | BECOME UNTAPPED                        # becomes_untapped
    | IS TAPPED FOR MANA                     # is_tapped_for_mana
    | TAP np FOR MANA                        # taps_for_mana
    | SUCCESSFULLY? CAST np                  # casts
    | PUT np INTO PLAY                       # puts_into_play
    | IS SUCCESSFULLY CAST                   # is_cast
    | LOSE CONTROL OF np                     # loses_control
    | ACTIVATE (possessive ABILITY | A ABILITY OF np) (WITHOUT TAP_SYMBOL IN ITS COST | with_tapping)?
      (THAT IS NOT A MANA ABILITY)?          # activates
    | DISCARD (A CARD | SELF)                # discards
    | CYCLE (A CARD | SELF)                  # cycles
    | DRAW A CARD                            # draws
    | BECOME THE TARGET OF (A SPELL OR ABILITY (whose CONTROL)? | A group) # becomes_target
    | PLAY np                                # plays_land
    | LOSE LIFE                              # loses_life
    | GAIN LIFE                              # gains_life
    | DO NOT PAY possessive COST_KEYWORD     # does_not_pay
    | REMOVE THE LAST counter_kind FROM np   # removes_last_counter
    ;

// ---- conditions
// Without a comma of its own, so that the comma behind it ends it.
condition : fact ((AND fact)* | OR fact);
fact
    : THERE IS (NO | A) group                                  # there_is
    | A PLAYER HAVE MORE_WORD LIFE THAN EACH OTHER PLAYER      # one_has_most_life
    | THE NUMBER_WORD OF group IS (EVEN | ODD)                 # number_is_odd
    | THERE IS quantity group                                  # there_are_so_many
    | THERE IS quantity sort_noun AMONG np                     # there_are_sorts
    | NO group IS IN PLAY                                      # there_is
    | quantity counter_kind IS ON np                           # counters_lie_on
    | THERE IS (NO | A | quantity) counter_kind ON np          # counters_lie_on
    | np CONTROL (NO | A | ANOTHER) group (AND A group)*       # somebody_controls
    | np CONTROL quantity group                                # controls_so_many
    | np PLAYED quantity group THIS TURN                       # played_so_many
    | np CONTROL (MORE_WORD | FEWER) group THAN np             # controls_more
    | np HAVE (NO | A | quantity) counter_kind (ON (IT | THEM))? # has_counters
    | np HAVE (NO | quantity) CARD IN possessive? (HAND | LIBRARY) # has_cards
    | np HAVE quantity LIFE                                    # has_life
    | np HAVE MORE_WORD LIFE THAN np                           # has_more_life
    | np HAVE value quantity                                   # value_is_said
    | np (HAVE | DO NOT HAVE) keyword                          # has_keyword
    | possessive value IS STILL? quantity                      # value_is
    | possessive value IS (LESS | MORE_WORD) THAN (OR EQUAL TO)? measured # value_is
    | np fight (OR fight)? THIS (TURN | COMBAT)                  # did_this_turn
    | np DID NOT (ATTACK | BLOCK) THIS (TURN | COMBAT)         # did_not
    | np (ATTACKED | DID NOT ATTACK) DURING last_turn          # attacked_before
    | np DID NOT CAST A SPELL OR PUT A CARD INTO PLAY DURING THEIR LAST TURN # was_idle
    | np COME UNDER YOUR CONTROL THIS TURN                     # came_to_you
    | np (DID NOT)? COME INTO PLAY THIS TURN                   # came_into_play
    | np REGENERATED THIS TURN                                 # has_regenerated
    | np STARTED THE TURN UNTAPPED                             # began_untapped
    | np HAVE BLOCKED OR BEEN BLOCKED SINCE YOUR LAST UPKEEP   # has_fought
    | np (HAVE | DO NOT HAVE) NUMBER_KEYWORD                   # has_number_keyword
    | (NO | quantity) group IS BLOCKING anchor                 # so_many_block
    | YOU HAVE CONTROLLED np CONTINUOUSLY SINCE THE BEGINNING OF YOUR MOST RECENT TURN # had_since_turn_began
    | A group IS PUT INTO A GRAVEYARD FROM PLAY THIS TURN      # one_died
    | A group IS done THIS WAY                                 # one_was_done
    | np IS done THIS WAY                                      # was_done
    | np (DO NOT)? (SACRIFICE | DISCARD | SACRIFICED | DISCARDED) A group THIS WAY # somebody_did
    | np DEALT DAMAGE (TO np)? THIS TURN                       # has_dealt_damage
    | np IS DEALT DAMAGE (BY np)? THIS TURN                    # was_dealt_damage
    | np IS DEALT DAMAGE THIS TURN BY np                       # was_dealt_damage
    | np IS NOT? state (AND IS state)*                         # something_is
    | np IS NOT? IN YOUR (GRAVEYARD | HAND) (WITH (A | quantity) group)? # lies_there
    | np IS NOT? REMOVED FROM THE GAME (WITH (A | quantity) counter_kind ON IT)? # lies_removed
    | (A | quantity) group IS DIRECTLY? ABOVE anchor           # so_many_above
    | np (HAVE | DO NOT HAVE) THE CHOSEN NAME_WORD             # has_chosen_name
    | IT IS NOT? possessive TURN                               # it_is_turn
    | IT IS NOT? THE phase_name                                # it_is_phase
    | IT IS NOT? THE END OF THE TURN                           # it_is_end
    | possessive ADDITIONAL COST IS NOT? PAID                  # additional_cost_paid
    | np IS IN PLAY                                            # is_in_play
    | THE CHOSEN COLOUR IS NOT? THE MOST COMMON COLOUR AMONG np (BUT IS NOT | OR IS) TIED FOR MOST COMMON # colour_leads
    | THIS ABILITY HAVE BEEN ACTIVATED number OR MORE_WORD TIMES THIS TURN # used_so_often
    | NO ABILITY OF SELF HAVE BEEN ACTIVATED THIS TURN # none_used
    ;
// A number alone leaves open whether more will do.
fight : ATTACKED | BLOCKED np? | IS BLOCKED (BY np)?;
last_turn : (YOUR | (ITS | THEIR) CONTROLLER POSSESSIVE) LAST TURN;
quantity : EXACTLY so_many | AT LEAST so_many | so_many OR (FEWER | LESS | MORE_WORD);
so_many : NUMBER | NUMERAL_WORD | ONE | X;
state
    : (TAPPED | UNTAPPED | ATTACKING | BLOCKING | BLOCKED | UNBLOCKED | ENCHANTED | LEGENDARY | SNOW_COVERED | colour)
    | A group
    ;

// ---- sentences
sentences : opening (PERIOD sentence)* PERIOD?;
// In a first sentence nothing yet can be waited for without an end: "when ~ dies, ..." is a trigger, and prediction need
// not hold the one against the other up to the end of the line. The tree shows both as a `sentence`.
sentence : awaiting | opening;
// Sentences of one fixed shape, and then `clause`, which is all others. Which of them may stand where (an order is an
// effect, and no ability of a permanent) is left to the readers.
opening
    : if_done
    | conditional
    | unless_first
    | compelled
    | while_holds
    | replacement
    | reduction
    | redirecting
    | instead
    | if_dealt
    | when_dealt
    | excepting
    | sparing
    | no_combat_damage
    | delayed
    | watching
    | looping
    | still_land
    | entering_copy
    | lingering
    | countered_elsewhere
    | coin_damage
    | until_all_win
    | as_often_as_liked
    | doubled_stakes
    | legal_blocks
    | known_there
    | pay_or
    | drained
    | regenerated_so
    | tied
    | saving
    | restriction
    | casting
    | reserving
    | each_lost
    | entering_price
    | entering_limit
    | drawn_fewer
    | noting
    | new_target
    | copied_anew
    | attached_again
    | evening_out
    | evened_alike
    | exchanging_alone
    | owned_for_good
    | put_where_owned
    | leaving_for_good
    | gaining_once
    | buying_off
    | in_turn
    | until_nobody
    | paying_before
    | without_target
    | exchanging_alike
    | tied_of_each
    | choosing_way
    | so_many_ways
    | paying_life_for_mana
    | paying_any_mana
    | clause (where_x | on_event)?
    ;
// "Exile it when ~ leaves play": what is waited for stands behind.
on_event : WHEN np event;
// It stands alone: that an offer, a coin or a condition went before is for the reader to see.
if_done
    : (OTHERWISE | IF IT IS (LESS | MORE_WORD) | IF np DO NOT? | IF np DO NOT deed | IF np CANNOT | IF np (WIN | LOSE) THE FLIP | IF np PAY ONLY mana | IF np DO EITHER) COMMA (delayed | clause where_x? | looping | repeated | reduction)
    ;
// What really was dealt, by the step before.
if_dealt : IF np DEAL DAMAGE TO np THIS WAY COMMA clause;
// Whatever of it was dealt.
when_dealt : WHEN (quantity OF)? THAT DAMAGE IS DEALT COMMA clause;
// Of what the sentence before was done to, all but those that somebody has not had for long enough.
sparing : IGNORE THIS EFFECT FOR EACH type_word (whose | THE PLAYER) DID NOT CONTROL SINCE THE BEGINNING OF THE TURN;
// The exceptions are sorts of what is forbidden or done something to.
excepting : EXCEPT FOR np COMMA clause;
conditional : IF condition COMMA (clause (INSTEAD | where_x)? | watching | looping);
unless_first : UNLESS np (PAY (mana for_each? | number LIFE) | deed) COMMA (clause where_x? | watching);
// Of what the sentence before asks for.
compelled : np MUST PAY IT FROM possessive MANA POOL AND object IF ABLE;
while_holds : AS LONG AS condition COMMA (clause where_x? | reduction);
replacement
    : IF np WOULD BE PUT INTO A GRAVEYARD THIS TURN COMMA REMOVE np FROM THE GAME INSTEAD
    | IF np IS DEALT LETHAL DAMAGE THIS TURN COMMA REMOVE np FROM THE GAME
    ;
// What may be skipped: "if you do" says what comes of it.
instead
    : IF np WOULD (DRAW | DISCARD) A CARD (EXCEPT THE FIRST ONE (YOU | THEY) DRAW IN possessive DRAW PHASE EACH TURN)? COMMA clause INSTEAD # done_instead
    | IF A EFFECT CAUSE YOU TO DISCARD A CARD COMMA DISCARD IT COMMA BUT YOU MAY PUT IT ON TOP OF YOUR LIBRARY
      INSTEAD OF INTO YOUR GRAVEYARD                                                                       # discarded_on_top
    | IF np WOULD GAIN LIFE COMMA clause INSTEAD                                                           # done_instead
    | IF np WOULD BE PUT INTO A GRAVEYARD FROM PLAY COMMA clause INSTEAD                                   # done_instead
    | THE NEXT TIMES np WOULD BE DESTROYED THIS TURN COMMA clause INSTEAD                                  # next_destruction
    | IF np WOULD UNTAP DURING possessive UNTAP PHASE COMMA clause INSTEAD                                 # done_instead
    | THE NEXT TIMES np WOULD DRAW A CARD THIS TURN COMMA clause INSTEAD                                   # next_draw
    | IF YOU WOULD DRAW A CARD DURING YOUR DRAW PHASE COMMA YOU MAY SKIP_WORD THAT DRAW INSTEAD           # skipped_draw
    | IF YOU WOULD BEGIN YOUR (TURN | phase_name) (WHILE condition)? COMMA YOU MAY SKIP_WORD THAT (TURN | PHASE) INSTEAD # skipped_instead
    ;
// The number is 0 and nothing else: the reader refuses the others.
reduction
    : COMBAT? DAMAGE DEALT? TO np ((FROM | BY) np)? (IS REDUCED TO NUMBER | (IS | MAY BE) DEALT TO np INSTEAD (COMMA BUT TO NO MORE_WORD THAN ONE CREATURE EACH TURN)? | IS COLOURLESS) (THIS TURN)? # damage_to
    | COMBAT? DAMAGE DEALT TO np ((FROM | BY) np)? IS NO MORE_WORD THAN number (THIS TURN)?           # damage_limited
    | COMBAT? DAMAGE DEALT TO np ((FROM | BY) np)? CANNOT BE PREVENTED OR DEALT TO ANOTHER PERMANENT OR PLAYER
      INSTEAD (THIS TURN)?                                               # damage_stays
    | DAMAGE DEALT BY np IS (REDUCED TO NUMBER | DEALT TO np INSTEAD | COLOURLESS) (THIS TURN)? # damage_by
    | COMBAT DAMAGE DEALT TO AND BY np IS REDUCED TO NUMBER (THIS TURN)? # damage_to_and_by
    // One thing that is done for each, and the damage is not dealt: of which order is meant, the reader asks.
    | FOR EACH NUMBER DAMAGE THAT WOULD BE DEALT TO np COMMA IF condition COMMA imperative AND PREVENT THAT NUMBER DAMAGE # damage_takes_counters
    | DAMAGE THAT WOULD REDUCE possessive LIFE TOTAL TO LESS THAN NUMBER REDUCE IT TO NUMBER INSTEAD # damage_spares
    ;
// Of a packet that waits; "from one source" is any one.
// All of a source: all its packets.
redirecting
    : (ALL | UP TO number) DAMAGE TO np (FROM one_source)? IS DEALT TO np INSTEAD # redirects_packet
    | ALL DAMAGE FROM one_source IS DEALT TO np INSTEAD                           # redirects_source
    ;
delayed
    : AT THE? END OF THIS? (TURN | COMBAT) COMMA (conditional | clause)   # at_its_end
    | (DURING | AT THE BEGINNING OF) possessive NEXT phase_name COMMA clause where_x? # at_your_next
    | AT THE END OF possessive UPKEEP COMMA clause                        # at_end_of_upkeep
    | (DURING | AT THE BEGINNING OF) EACH OF possessive phase_name
      (AS LONG AS np REMAIN (TAPPED | IN PLAY) | FOR THE REST OF THE GAME) COMMA clause # each_while_tapped
    ;
// Of what a spell or effect waits for: in its turn, or of what the sentence before has named.
watching : (WHEN | WHENEVER) np event (OR event)? THIS (TURN | COMBAT) COMMA (not_sacrificed COMMA)? clause where_x?;
awaiting : (WHEN | WHENEVER) np event (OR event)? COMMA (conditional | clause where_x?);
looping : FOR EACH (group | OF THOSE (CARD | type_word)) COMMA (pay_or | clause);
// Of the order to regenerate before it.
regenerated_so : WHEN IT REGENERATE THIS WAY COMMA clause;
// Of the one that the sentence before speaks of: there may be several.
tied : IF NUMERAL_WORD OR MORE_WORD type_word IS TIED FOR (GREATEST | LEAST) value COMMA np CHOOSE ONE OF THEM;
tied_of_each
    : IF NUMERAL_WORD OR MORE_WORD PERMANENT A PLAYER CONTROL IS TIED FOR (GREATEST | LEAST) value
      COMMA THEIR CONTROLLER CHOOSE ONE OF THEM
    ;
// Of the exchange before it, with another type.
exchanging_alike : THEN EXCHANGE CONTROL OF type_word THE SAME WAY;
saving : IF np WOULD BE DESTROYED COMMA REGENERATE np (UNLESS np PAY mana)?;
pay_or : PAY cost OR (imperative | statement);
// Both numbers are 1: the reader refuses others.
drained
    : YOU? GAIN NUMBER LIFE FOR EACH NUMBER DAMAGE DEALT
      (COMMA BUT NOT MORE_WORD THAN (spent_on_x COMMA)? THE TOUGHNESS OF THE CREATURE COMMA? OR THE LIFE TOTAL OF THE PLAYER BEFORE THE DAMAGE)? # drains
    // Whether or not the damage is dealt.
    | YOU? GAIN LIFE EQUAL TO spent_on_x COMMA BUT NOT MORE_WORD THAN
      THE TOUGHNESS OF THE CREATURE OR THE LIFE TOTAL OF THE PLAYER # gains_what_was_spent
    ;
// What is paid beside the symbols of that colour in its cost.
spent_on_x : THE AMOUNT OF colour MANA SPENT ON X;
// Of the mana that the sentence before adds.
reserving : SPEND THIS MANA ONLY TO spending (OR spending)?;
spending
    : CAST A? group                # spent_on_spells
    | ACTIVATE ABILITY OF group    # spent_on_uses
    | PAY COST_KEYWORD COST        # spent_on_keyword
    ;
// As much as is liked, of the card itself as it comes into play.
entering_price : SACRIFICE ANY NUMBER_WORD OF group | PAY ANY AMOUNT OF LIFE;
entering_limit : THE AMOUNT YOU PAY CANNOT BE MORE_WORD THAN measure (PLUS measure)?;
given_entering : (THE NUMBER_WORD OF group SACRIFICED | THE LIFE PAID) AS IT COME INTO PLAY;
// Of what the sentence before has removed from the game, and how it comes back.
noting : NOTE THE NUMBER_WORD AND KIND OF COUNTER THAT IS ON THAT CREATURE;
// Of the spell that the sentence before copies.
copied_anew : YOU MAY CHOOSE new_targets;
// Of the target that the sentence before changes.
new_target : THE NEW TARGET MUST BE np;
attached_again : IF YOU DO COMMA RETURN THE OTHER REMOVED PERMANENT TO PLAY UNDER owners CONTROL ATTACHED TO THAT PERMANENT;
// Down to as many as the player has who has the fewest.
evening_out
    : EACH PLAYER CHOOSE A NUMBER_WORD OF group EQUAL TO THE NUMBER_WORD OF group CONTROLLED BY THE PLAYER WHO CONTROL THE FEWEST
      COMMA THEN SACRIFICE THE REST
    ;
evened_alike : EACH? PLAYER DISCARD CARD (AND SACRIFICE group)? THE SAME WAY;
// Of what is still to be given, and is there once.
gaining_once : IF np DO NOT HAVE QUOTED COMMA np GAIN THAT ABILITY;
// As often as is liked.
buying_off
    : (UNTIL END OF TURN COMMA)? YOU MAY PAY cost ANY TIMES YOU COULD CAST A INSTANT TO PREVENT UP TO number DAMAGE TO np
    ;
// One of several, as it is done: each is a clause of its own.
choosing_way : whose? CHOOSE ONE DASH clause (SEMICOLON OR clause)+;
so_many_ways : DO THIS number TIMES COLON choosing_way;
// As often as is liked, and nothing answers it.
paying_life_for_mana : (UNTIL END OF TURN COMMA)? YOU MAY PAY cost ANY TIMES YOU COULD DRAW MANA TO ADD mana TO YOUR MANA POOL;
paying_any_mana : YOU MAY PAY THE CASTING COST OF ONE SPELL THIS TURN WITH MANA OF ANY TYPE;
// Of each player who was to draw up to so many.
drawn_fewer : FOR EACH CARD LESS THAN number A PLAYER DRAW THIS WAY COMMA THAT PLAYER GAIN number LIFE;
// Of the life whose loss has set it off.
each_lost : FOR EACH NUMBER LIFE YOU LOST COMMA (forfeit | clause);
// Whichever is liked, as long as there is any of either.
forfeit : SACRIFICE A group OR DISCARD A CARD;
coin_damage : np DEAL number DAMAGE TO EACH PLAYER WHOSE COIN COME UP TAILS;
until_all_win : REPEAT THIS PROCESS UNTIL BOTH PLAYER COIN COME UP HEADS ON THE SAME FLIP;
// Of what each player is offered: you are asked first.
in_turn : STARTING WITH YOU COMMA statement;
// Of the offer before it, to each player: all of them are asked again as long as one of them has taken it.
until_nobody : REPEAT THIS PROCESS UNTIL NO ONE (PUT A CARD INTO PLAY | DO);
// Of what the sentence before leaves for later: paid at any time before, it never comes.
paying_before : np MAY PAY cost BEFORE THEN TO PREVENT THIS;
// Of the new target that the sentence before asks for.
without_target : IF THERE IS NO LEGAL TARGET COMMA (delayed | clause where_x?);
// Of the choice and the offer before it, where the offer was taken.
repeated : REPEAT THIS PROCESS EXCEPT np CANNOT CHOOSE A CARD ALREADY CHOSEN FOR SELF;
// What is offered is offered again as often as it was taken.
as_often_as_liked : AS MANY TIMES AS YOU CHOOSE COMMA clause;
// Of a flip that may be repeated: so much more each time.
doubled_stakes : DOUBLE THE LIFE STAKES WITH EACH FLIP;
// It only says again what the rules say, but where nothing was switched it has no place.
legal_blocks : ALL BLOCK MUST REMAIN LEGAL;
// Of what was put somewhere face down.
known_there : YOU MAY LOOK AT np FOR AS LONG AS IT REMAIN REMOVED FROM THE GAME;
// Of the exchange of owners before it, whose cards go to the new owners. It only says again that owning has no end.
put_where_owned
    : PUT (object | THE type_word CARD) INTO possessive (HAND | GRAVEYARD)
      AND object FROM ANYWHERE INTO possessive GRAVEYARD
    ;
// By itself it may go on with what comes of not having paid.
exchanging_alone : exchanging_owners;
owned_for_good : THIS CHANGE IN OWNERSHIP IS PERMANENT;
leaving_for_good : IF np WOULD LEAVE PLAY COMMA REMOVE np FROM THE GAME INSTEAD OF PUTTING np ANYWHERE ELSE;
// Of the spell that the sentence before counters.
countered_elsewhere
    : IF THAT SPELL IS COUNTERED THIS WAY COMMA
      PUT IT ON (TOP | THE BOTTOM) OF ITS OWNER POSSESSIVE LIBRARY INSTEAD OF INTO THAT PLAYER POSSESSIVE GRAVEYARD
    ;
lingering : IF SELF LEAVE PLAY COMMA THIS EFFECT CONTINUE UNTIL END OF TURN;
entering_copy
    : YOU MAY HAVE SELF COME INTO PLAY AS A COPY OF (A | ANY) group
      (COMMA EXCEPT copied_but (AND copied_but)*)?
    ;
// At most one of each, which the reader sees to.
copied_but
    : IT IS A type_word IN ADDITION TO ITS OTHER TYPE       # copied_with_type
    | IT DO NOT COPY THAT type_word POSSESSIVE COLOUR       # copied_without_colour
    | IT HAVE QUOTED                                        # copied_with_ability
    ;
still_land : (IT | THEY) IS STILL A? LAND;
no_combat_damage : PREVENT ALL COMBAT DAMAGE (DEALT BY np)? (THIS TURN)?;
restriction
    : (USE | ACTIVATE) THIS ABILITY ONLY when (COMMA AND? ONLY? when | AND ONLY? when)* # use_only
    | (USE | ACTIVATE) THIS ABILITY ONLY (WHEN | WHENEVER) np event (COMMA not_sacrificed)? # use_at_event
    | ANY PLAYER MAY USE THIS ABILITY                                        # any_player_may_use
    | ONLY np MAY USE THIS ABILITY                                           # only_somebody_may_use
    | PLAY THIS ABILITY AS A (INTERRUPT | INSTANT | SORCERY | MANA SOURCE)   # play_as
    | X IS measure                                                           # x_is
    | X CANNOT BE NUMBER                                                     # x_not_zero
    | X CANNOT BE MORE_WORD THAN measure                                     # x_at_most
    ;
when
    : DURING possessive (UPKEEP | DRAW PHASE)                 # during_somebodys_upkeep
    | AT THE END OF possessive UPKEEP                         # at_end_of_somebodys_upkeep
    | DURING possessive TURN                                  # during_somebodys_turn
    | DURING ANY UPKEEP                                       # during_any_upkeep
    | DURING COMBAT                                           # during_combat
    | DURING COMBAT BEFORE BLOCKER IS DECLARED                # between_attackers_and_blockers
    | DURING THE DECLARE ATTACKERS STEP                       # between_attackers_and_blockers
    | DURING THE DECLARE BLOCKER STEP                         # after_blocks
    | DURING THE END OF COMBAT                                # during_end_of_combat
    | BEFORE BLOCKER IS DECLARED                              # before_blocks
    | BEFORE THE COMBAT DAMAGE STEP                           # before_combat_damage
    | BEFORE THE END OF COMBAT                                # before_end_of_combat
    | AFTER COMBAT                                            # after_combat
    | AFTER UPKEEP                                            # after_upkeep
    | (ONCE | TWICE | number TIMES) EACH TURN (FOR EACH PLAYER)? # so_often
    | ONCE                                                    # once_ever
    | AS MANY TIMES EACH TURN (FOR EACH PLAYER)? AS measured  # as_often_as
    | BEFORE THE ATTACK                                       # before_the_attack
    | AFTER BLOCKER IS DECLARED AND BEFORE DAMAGE IS DEALT    # after_blocks
    | WHEN np IS DEALT DAMAGE BY np                           # when_just_dealt
    | IF condition                                            # if_condition
    ;
casting
    : (CAST | PLAY) SELF? ONLY when (COMMA AND? ONLY? when | AND ONLY? when)* # cast_only
    | AS A ADDITIONAL COST TO (CAST | PLAY) SELF COMMA cost        # additional_cost
    | AS A ADDITIONAL COST TO (CAST | PLAY) SELF COMMA YOU MAY PAY? cost (ANY NUMBER_WORD OF TIMES | X TIMES)? # optional_cost
    | AS A ADDITIONAL COST TO (CAST | PLAY) SELF COMMA YOU MAY PAY mana AND_OR mana ANY NUMBER_WORD OF TIMES # two_optional_costs
    | (IF condition COMMA)? YOU MAY (cost | PAY mana) RATHER THAN PAY SELF POSSESSIVE CASTING COST # other_cost
    | IF condition COMMA YOU MAY CAST SELF WITHOUT PAYING ITS CASTING COST # other_cost
    | SELF COST mana LESS TO CAST for_each? (COMMA WHERE X IS measure)? (IF condition)? # own_cost_less
    | REMOVE SELF FROM YOUR DECK BEFORE PLAYING IF YOU IS NOT PLAYING FOR ANTE # only_for_ante
    | SPEND ONLY colour (AND_OR colour)? MANA ON X                 # x_only
    | PAY mana FOR EACH TARGET BEYOND THE FIRST                    # more_for_each_target
    | SELF CANNOT BE COUNTERED                                     # not_countered
    ;
where_x : COMMA WHERE X IS measure (COMMA? AND Y IS measure)?;
// "Until end of turn" belongs to the statement and "at end of combat" to the clause: neither has a second home.
clause
    : THEN? (imperative | told | statement) ((AND THEN? | COMMA AND? THEN?) (imperative | told | statement))*
      for_each? purpose? unless? (later (AND YOU skipping)?)? if_so?
    ;
// An order that says to whom it is given; what is no order alone is said of you as of anybody.
told : YOU (ordered | counting | searching);
ordered : (DESTROY | BURY | TAP | UNTAP | COUNTER) object;
for_each : FOR EACH counted;
// Behind the time at which it is done, when it is asked.
if_so : IF condition;
purpose : TO HAVE (statement | number DAMAGE TO np PREVENTED);
// Of two prices either will do.
unless : UNLESS (np (PAY cost (OR cost)? for_each? | deed | burying) | condition);
// Done, and no price.
burying : BURY object;
later
    : ONCE? AT END OF TURN
    | AT END OF COMBAT
    | AT THE NEXT END OF YOUR TURN
    | (DURING | AT THE BEGINNING OF) THE NEXT TURN POSSESSIVE UPKEEP
    ;

// ---- effects: each has a row in a family of grammar/effects
// What is done, without a subject; several of these can be told of somebody, and are predicates as well.
imperative
    : act | tap_or_untap | either_act
    | drawing | discarding | milling | shuffling | searching | looking | revealing | sifting
    | gaining | losing | exchanging
    | adding | emptying | giving_pool | drawing_all | healing
    | counting | creating
    | moving | attaching | switching | switching_values
    | preventing
    | choosing | picking | rewording
    | flipping | skipping | taking_turns
    | taking_control | resizing | swapping | retargeting
    | anteing | exchanging_owners
    | copying | noting_mana
    | separating | choosing_pile | aiming_anew
    ;
separating : SEPARATE object INTO number PILE;
choosing_pile : CHOOSE A PILE;
// Only now, and it is put on that.
aiming_anew : CHOOSE A NEW TARGET group FOR SELF;
// Its own size, for good: what changes it later still does.
resizing : CHANGE possessive BASE? size TO (measure | both_values duration?);
both_values : THE POWER AND TOUGHNESS OF np;
swapping : EXCHANGE CONTROL OF object;
exchanging_owners : EXCHANGE OWNERSHIP OF object;
retargeting : CHANGE (THE TARGET | EACH TARGET THAT IS YOU) OF object;
copying : COPY object (COMMA EXCEPT THAT THE COPY BECOME colour)? (AND MAY CHOOSE new_targets)?;
new_targets : (A NEW MODE AND)? (A NEW TARGET FOR THAT COPY | NEW TARGETS FOR THE COPY);
act : (DESTROY | BURY | SACRIFICE | REGENERATE | TAP | UNTAP | COUNTER) ((UP TO)? how_many group | THAT MANY group | object);
// Two modes, as in `tap_or_untap`.
either_act : DESTROY object OR object;
// Two modes, as an OR between two sorts of mana is; only as a whole sentence.
tap_or_untap : TAP OR UNTAP object;
moving
    : RETURN moved TO (owners | YOUR | THEIR) HAND                        # return_to_hand
    | PUT moved INTO (owners | possessive) HAND                           # put_into_hand
    | RETURN moved TO PLAY TAPPED? (UNDER (owners | possessive) CONTROL | UNDER THE CONTROL OF np)? # put_into_play
    | PUT moved INTO PLAY TAPPED? (UNDER (owners | possessive) CONTROL | UNDER THE CONTROL OF np)?  # put_into_play
    | RETURN THE REMOVED PERMANENT TO PLAY UNDER owners CONTROL TAPPED WITH THE NOTED NUMBER_WORD AND KIND OF COUNTER ON IT # return_as_it_was
    | PUT moved INTO (owners | possessive) (GRAVEYARD | LIBRARY)          # put_into_zone
    | PUT moved BACK? ON (THE BOTTOM | TOP) OF (owners | possessive) LIBRARY (IN (ANY | A RANDOM) ORDER)? # put_on_library
    | PUT moved BACK IN ANY ORDER                                         # put_back
    // "... and the rest on top of your library": the same order of what is left.
    | PUT moved INTO (owners | possessive) HAND AND the_others            # put_into_hand
    | SHUFFLE moved INTO (owners | possessive) LIBRARY                    # shuffle_into
    // Face down: nobody is to see it who has not seen it before. Face up: everybody is.
    // Counters that lie there on the card.
    | REMOVE moved (FACE (DOWN | UP))? FROM THE GAME (WITH number counter_kind ON (IT | THEM))? # remove_from_game
    | REMOVE object FROM PLAY                                             # remove_from_play
    | REMOVE object FROM COMBAT                                           # remove_from_combat
    | TREAT object AS THOUGH (IT | THEY) HAD NOT ATTACKED                 # undo_attack
    ;
// "Two cards from your hand": so many of them, whichever is liked.
moved
    : (ONE | how_many) OF (THEM | THOSE CARD) (AT RANDOM)? # some_of_them
    | ALL BUT ONE OF (THEM | THOSE CARD)      # all_but_one
    | THE LAST CARD YOU LOOKED AT THIS WAY    # last_looked_at
    | THE REST (OF (THEM | THOSE CARD))?      # the_rest
    | how_many group                          # several_of
    | possessive (HAND AND GRAVEYARD | HAND | GRAVEYARD) # whole_zones
    | ALL CARD (IN | FROM) possessive LIBRARY # whole_library
    | self_there                              # moved_from_there
    | THAT CARD FROM YOUR GRAVEYARD           # that_card_from_there
    | object                                  # moved_thing
    ;
owners : (ITS | THEIR) OWNER POSSESSIVE;
the_others
    : THE REST (ON (THE BOTTOM | TOP) OF possessive LIBRARY (IN ANY ORDER)? | INTO possessive GRAVEYARD)
    ;
attaching : ATTACH object TO object;
adding
    : ADD (mana ((COMMA mana)* COMMA? OR mana)? | A ADDITIONAL mana) TO YOUR MANA POOL # add_mana
    | ADD (number | A ADDITIONAL) colour MANA TO YOUR MANA POOL # add_coloured
    | ADD (A AMOUNT OF)? mana EQUAL TO measure TO YOUR MANA POOL # add_measured_mana
    | ADD number MANA OF ANY ONE? COLOUR TO YOUR MANA POOL # add_any_mana
    | ADD number MANA IN ANY COMBINATION OF (mana AND_OR mana | colour AND_OR colour | COLOUR) TO YOUR MANA POOL # add_combination
    | ADD number MANA OF ANY COLOUR THAT A group COULD PRODUCE TO YOUR MANA POOL # add_as_lands
    | ADD number COLOURLESS MANA TO YOUR MANA POOL     # add_colourless
    | ADD number MANA OF THE CHOSEN COLOUR TO YOUR MANA POOL # add_chosen
    | ADD number MANA OF possessive LAST NOTED TYPE TO YOUR MANA POOL # add_noted
    | ADD number MANA OF ANY TYPE THAT object COULD PRODUCE TO YOUR MANA POOL # add_of_a_type
    ;
emptying : EMPTY possessive MANA POOL;
giving_pool : PUT ALL MANA FROM possessive MANA POOL INTO YOUR MANA POOL;
drawing_all : DRAW ALL MANA FROM object;
healing : REMOVE ALL DAMAGE FROM object;
noting_mana : NOTE THE TYPE OF MANA SPENT TO PAY THIS ACTIVATION COST;
counting
    : PUT amount counter_kind (OR amount counter_kind)? ON object (COMMA BUT NO MORE_WORD THAN number IN ALL)? # put_counters
    | DISTRIBUTE amount counter_kind AMONG object    # distribute_counters
    | REMOVE (amount | ALL) counter_kind FROM object # remove_counters
    // Those that the sentence before has distributed.
    | REMOVE THOSE counter_kind                      # remove_those_counters
    ;
creating
    : PUT (number | THAT MANY) token INTO PLAY # creates
    | PUT number TOKEN_WORD THAT IS A? COPY OF object INTO PLAY
      (COMMA EXCEPT IT (HAVE gained | IS A type_word IN ADDITION TO ITS OTHER TYPE))? # creates_copy
    ;
// Of what has a size "creature" goes without saying.
token
    : LEGENDARY? PT? (COLOURLESS | colour ((COMMA? AND | COMMA) colour)*)? (CREATURE_TYPE | OTHER_TYPE | KEYWORD)+ LEGENDARY? type_word* TOKEN_WORD
      (NAMED NAME)? (WITH gained (AND gained)* (NAMED NAME)?)?
    ;
// A source has no group of its own: only what it is like can be asked of a packet.
// Half of it is rounded, and nothing else is.
preventing
    : PREVENT (ALL (BUT number)? | UP TO number | HALF THE) COMBAT? DAMAGE TO np (FROM one_source)?
      (COMMA ROUNDED (UP | DOWN))?       # prevents_packet
    | PREVENT ALL DAMAGE TO np FROM ALL group # prevents_packets
    | PREVENT UP TO number OF THAT DAMAGE # prevents_that_damage
    ;
one_source : SELF | ONE (adjective | type_word | colour OR colour)* SOURCE;
choosing : CHOOSE (A CARD AMONG object | A OPPONENT | A PLAYER | A BASIC LAND TYPE | NUMERAL_WORD BASIC LAND TYPE | A CREATURE TYPE | A COLOUR (THAT np IS NOT)? | A CARD NAME_WORD | ONE OR MORE_WORD COLOUR | A NUMBER_WORD (BETWEEN NUMBER AND NUMBER)?);
// Of what is chosen only now so many; what is a target was chosen before, and this only speaks of it.
picking : CHOOSE (number CARD AT RANDOM AMONG object | ANY NUMBER_WORD OF group | (A | how_many) group FROM (IT | THEM) | (ONE | how_many) OF object | (UP TO)? how_many group | object);
rewording
    : CHANGE THE TEXT OF np BY REPLACING ALL INSTANCE OF ONE (COLOUR WORD_WORD | BASIC LAND TYPE) WITH ANOTHER;
shuffling : SHUFFLE possessive LIBRARY;
taking_control : GAIN CONTROL OF object duration?;
// Of this card: it is thrown.
flipping : FLIP (A COIN | SELF);
switching
    : SWITCH THE BLOCKING CREATURE OF how_many TARGET group
    | SWITCH THE CREATURE BLOCKED BY (how_many TARGET group | object)
    ;
exchanging : EXCHANGE LIFE TOTAL WITH np;
switching_values : SWITCH possessive POWER AND TOUGHNESS duration?;
skipping : SKIP_WORD (DRAWING A CARD | (possessive NEXT? | THE) (phase_name | number? TURN));
taking_turns : TAKE number EXTRA TURN AFTER THIS ONE;
drawing
    : DRAW (UP TO)? number ADDITIONAL? CARD
    | DRAW CARD EQUAL TO measure
    // As many as went into the library, each player as many as his own.
    | DRAW THAT MANY CARD
    // The same player as in the sentence before, which the reader sees to.
    | DRAW AS MANY CARD AS (YOU | THEY) (DISCARD | DISCARDED) THIS WAY
    ;
gaining : GAIN (amount LIFE most_gained? | LIFE EQUAL TO measure | number LIFE PLUS A ADDITIONAL number LIFE for_each);
// Of that much, as damage has dealt it.
most_gained : COMMA BUT NOT MORE_WORD THAN possessive (TOUGHNESS | LIFE TOTAL BEFORE THE DAMAGE);
losing : LOSE (amount LIFE | LIFE EQUAL TO measure | fraction possessive LIFE COMMA ROUNDED (UP | DOWN));
fraction : HALF | A THIRD_WORD OF;
discarding
    : DISCARD ((UP TO)? number CARD | how_many group | (ONE | how_many) OF object | possessive HAND | object)
      (AT RANDOM)?
    | DISCARD fraction THE CARD IN possessive HAND COMMA ROUNDED (UP | DOWN)
    ;
// "That many": as many as the sentence before has put elsewhere.
searching : SEARCH possessive LIBRARY FOR ((A | (UP TO)? how_many) group | THAT MANY group);
// Of the top cards of one's own library any number goes to its bottom, or into the graveyard, and the rest stays.
sifting : (SCRY | SURVEIL) NUMBER;
looking : LOOK AT (picked | possessive HAND | object);
revealing
    : REVEAL (picked | possessive HAND | object)
    | REVEAL CARD FROM THE TOP OF possessive LIBRARY UNTIL np REVEAL A group
    ;
// What chance picks in a hand.
picked : number CARD AT RANDOM (IN | FROM) possessive HAND;
// Both are the same player's, which the reader sees to.
anteing : ANTE object;
milling : PUT THE TOP (number? CARD) OF possessive LIBRARY INTO possessive GRAVEYARD;

statement
    // A predicate without a duration has that of the next: "gets +1/+1 and gains flying until end of turn".
    : (front COMMA)? np predicate duration? ((AND THEN? | COMMA AND? THEN?) predicate duration?)* # subject_and_predicates
    | ATTACKING DO NOT CAUSE np TO TAP ((THIS | UNTIL END OF) (TURN | COMBAT))? (AS LONG AS condition)? # attacking_does_not_tap
    | CREATURE BLOCKED ONLY BY np BECOME UNBLOCKED                       # becomes_unblocked
    | np TAPPED FOR MANA PRODUCE number ADDITIONAL MANA OF THE SAME TYPE # produces_additional_mana
    | np TAPPED FOR MANA PRODUCE mana INSTEAD OF (ANY OTHER TYPE | mana) (UNTIL END OF TURN)? # produces_instead
    | ALL group ABLE TO BLOCK np (THIS TURN DO SO | DO SO (THIS TURN)?)                                   # all_able_block
    | THE QUALITY_KEYWORD GRANTED BY np DO NOT REMOVE np                 # grant_spares_itself
    | possessive size BECOME measure duration                            # size_becomes
    | possessive size IS EACH? (EQUAL TO measure | NUMBER) (AND ITS TOUGHNESS IS EQUAL TO measure)? # size_is_measured
    | possessive size IS EACH EQUAL TO given_entering                    # size_is_given
    | YOU CHOOSE WHICH CREATURE BLOCK (THIS (TURN | COMBAT))? AND HOW THOSE CREATURE BLOCK # choosing_blocks
    | NO MORE_WORD THAN number group CAN (ATTACK | BLOCK) EACH (TURN | COMBAT) # combat_limit
    | possessive MAXIMUM HAND SIZE IS number                             # hand_size_is
    | THE GAME IS A DRAW                                                 # game_is_drawn
    | (ACTIVATED ABILITY with_tapping? OF np | possessive ACTIVATED ABILITY with_tapping?) CANNOT BE ACTIVATED # cannot_use
    | possessive LIFE TOTAL BECOME number                                # life_becomes
    | (ACTIVATED ABILITY OF np | possessive ACTIVATED ABILITY) COST mana (MORE_WORD | LESS) TO USE
      (COMMA BUT NO LESS THAN ONE MANA)?                                 # uses_cost_more
    | ACTIVATED ABILITY COST A ADDITIONAL deed TO USE FOR EACH (colour MANA SYMBOL | mana) IN THEIR COST # using_asks
    ;
with_tapping : WITH TAP_SYMBOL IN (ITS | THEIR) COST;
// Before the subject: how long all of it holds.
front : UNTIL END OF (TURN | COMBAT) | THIS TURN | UNTIL YOUR NEXT (UPKEEP | TURN);
size : POWER (AND TOUGHNESS)? | TOUGHNESS;
duration
    : UNTIL END OF (TURN | COMBAT)
    | THIS TURN
    | FOR? AS LONG AS (np REMAIN (TAPPED | IN PLAY) (AND remaining)? | condition)
    | FOR? AS LONG AS YOU CONTROL (SELF | THIS CARD) (AND np REMAIN TAPPED)?
    | UNTIL YOUR NEXT (UPKEEP | TURN)
    | UNTIL THE END OF YOUR NEXT UPKEEP
    | UNTIL (ITS | THEIR) CONTROLLER POSSESSIVE NEXT UNTAP PHASE
    | UNTIL (ITS | THEIR) OWNER POSSESSIVE NEXT TURN
    | UNTIL SELF LEAVE PLAY
    ;
// What has to go on being so, and ends it once it is not.
remaining : possessive value REMAIN (LESS | MORE_WORD) THAN (OR EQUAL TO)? measured;
predicate
    : dealing
    | changing
    | ruling
    | next_turn_ban
    | drawing | drawing_all | gaining | losing | exchanging | discarding | milling | shuffling | creating | moving | choosing | picking | revealing
    | skipping | taking_turns
    | counted_by_player
    | adds_more
    | looking
    | ending
    | giving_up_one
    | anteing
    | each_flipping
    | may_pay
    | may_do
    | may_have
    | sacrificing
    | attaching
    | separating | choosing_pile | aiming_anew
    | may_either | fighting | owning | joining_block | flipping_again | exchanging_most
    ;
// Of two players, each of their own.
exchanging_most : EXCHANGE CONTROL OF THE type_word YOU EACH CONTROL WITH THE (GREATEST | LEAST) value;
// One price or the other, of whoever likes to.
may_either : MAY deed OR HAVE statement;
// For good: of whom the card is from now on.
owning : OWN object;
// Now, and not when blocks are declared: "of your choice" is chosen as it is done.
joining_block : BLOCK (A group OF YOUR CHOICE | object);
// Each deals damage equal to its power to the other.
fighting : FIGHT object;
// Of players only: on what is in play counters are put.
counted_by_player
    : GET number counter_kind  # gets_counters
    | LOSE (number | ALL) counter_kind # loses_counters
    ;
ending : (LOSE | WIN) THE GAME;
// Of what is a target: "the other" is what is left of them.
giving_up_one : CHOOSE AND (SACRIFICE | BURY) ONE OF THOSE type_word;
adds_more : ADD A ADDITIONAL (mana | colour MANA);
each_flipping : EACH? FLIP A COIN;
may_pay : MAY PAY cost (OR cost)? (ONCE? TO imperative | ((COMMA imperative)* COMMA? (AND THEN? | THEN)) imperative)? | MAY any_deed;
// Of the flip whose outcome it is.
flipping_again : DECIDE WHETHER TO FLIP AGAIN;
// It begins with a turn to come.
next_turn_ban
    : CANNOT ATTACK DURING possessive NEXT TURN                      # no_attack_next_turn
    | DO NOT UNTAP DURING possessive NEXT NUMERAL_WORD UNTAP PHASE   # no_untap_twice
    ;
// All that is joined to what somebody may do belongs to it.
may_do : MAY (imperative ((AND THEN? | COMMA AND? THEN?) imperative)* | adds_more);
may_have : MAY HAVE (statement | damage_reduced);
damage_reduced : DAMAGE DEALT TO np BY np REDUCED TO NUMBER THIS TURN;
sacrificing : SACRIFICE (how_many group | THAT MANY group | object | fraction THE group COMMA ROUNDED (UP | DOWN));
dealing
    : DEAL dealt_damage TO object (COMMA? AND dealt_damage TO object)?          # deal_amount
    | DEAL DAMAGE EQUAL TO measure TO object                                    # deal_measure_to
    | DEAL DAMAGE TO object EQUAL TO measure                                    # deal_to_measure
    // Of a packet that waits, as it is then.
    | DEAL DAMAGE EQUAL TO THE DAMAGE TO np FROM one_source TO object           # deal_as_much
    | DEAL amount DAMAGE DIVIDED AS YOU CHOOSE AMONG object                     # deal_shared
    | DEAL amount DAMAGE DIVIDED EVENLY COMMA ROUNDED DOWN COMMA AMONG object   # deal_divided
    ;

// Half of something is rounded, in a comma of its own.
dealt_damage : amount DAMAGE | HALF number DAMAGE COMMA ROUNDED (UP | DOWN) COMMA;

// ---- changes
changing
    : GET PT_CHANGE                    # gets_power_toughness
    | (GAIN | HAVE) gained ((COMMA gained)* COMMA? AND gained)? # gains_ability
    | HAVE (POWER | TOUGHNESS) number  # has_value
    | (GAIN | HAVE) YOUR CHOICE OF keyword (COMMA keyword)* COMMA? OR keyword # gains_one_of
    | LOSE lost (AND lost)*            # loses_keyword
    | LOSE keyword OR keyword          # loses_one_of
    | LOSE ALL ABILITY                 # loses_all_abilities
    | CONTROL object                   # takes_control
    | (IS | BECOME) becoming           # becomes_something
    | SWITCH POWER AND TOUGHNESS       # switches_power_toughness
    ;
gained : keyword | costly | QUOTED;
// "All" of those that differ in what they are of.
lost : keyword | ALL (LAND_KEYWORD | QUALITY_KEYWORD) ABILITY;
// A size alone sets it and no more; a size with types behind it is one animation.
becoming
    : PT                                                                              # becomes_size
    | colour                                                                          # becomes_colour
    | A? LAND_TYPE                                                                    # becomes_land_type
    | (NO LONGER)? (SNOW_COVERED | LEGENDARY)                                         # becomes_supertype
    | THE CHOSEN TYPE                                                                 # becomes_chosen_type
    | THE SECOND CHOSEN TYPE                                                          # becomes_second_chosen
    // The exceptions are those with which it came, and say no more than that they go on.
    | A COPY OF (THE CHOSEN CARD | object)
      (COMMA EXCEPT IT DO NOT COPY THAT type_word POSSESSIVE COLOUR AND IT HAVE THIS ABILITY)? # becomes_copy
    | (ALSO A? type_word+ | A? type_word+ IN ADDITION TO ITS OTHER TYPE)              # becomes_also_type
    | THE CHOSEN COLOUR                                                               # becomes_chosen_colour
    | A? PT (colour (AND colour)*)? CREATURE_TYPE? type_word+ (WITH gained (AND gained)*)? (THAT IS STILL A? LAND)? # becomes_animated
    | A? type_word+ (WITH POWER AND TOUGHNESS EACH EQUAL TO measure)?                 # becomes_also
    ;

// ---- what is forbidden or allowed
ruling
    : CANNOT ATTACK                                                   # cannot_attack
    | CANNOT (ATTACK | BLOCK) UNLESS AT LEAST number OTHER CREATURE (ATTACK | BLOCK) # needs_company
    | CAN ONLY ATTACK ALONE                                           # attacks_alone
    | CANNOT BE DESTROYED                                             # cannot_be_destroyed
    | CANNOT REGENERATE                                               # cannot_regenerate
    | CANNOT BLOCK np?                                                # cannot_block
    | CANNOT ATTACK OR BLOCK                                          # cannot_attack_or_block
    | CANNOT BE REGENERATED                                           # cannot_be_regenerated
    | CANNOT BE BLOCKED (BY np | EXCEPT BY np)?                       # cannot_be_blocked
    // Not an `np`, which has no number unless a target follows.
    | CANNOT BE BLOCKED EXCEPT BY number OR MORE_WORD CREATURE        # needs_blockers
    | CANNOT BE BLOCKED BY FEWER THAN number CREATURE                 # needs_blockers
    | CANNOT BE BLOCKED BY MORE_WORD THAN number CREATURE             # blocker_limit
    | CANNOT BE THE TARGET OF group                                   # cannot_be_targeted
    | CANNOT BE THE TARGET OF SPELL OR EFFECT THAT CAN TARGET ONLY CREATURE_TYPE # cannot_be_targeted_as
    | CANNOT BE ENCHANTED (BY np)?                                    # cannot_be_enchanted
    | STAY IN PLAY WHEN np IS PUT INTO A GRAVEYARD                    # stays_alone
    | CANNOT BE FURTHER ENCHANTED                                     # cannot_be_enchanted_anew
    | CANNOT COME UNDER ANOTHER PLAYER POSSESSIVE CONTROL             # control_kept
    | CANNOT CAST THE MOVED CARD                                      # cannot_cast_it
    | MAY PLAY object AS THOUGH (IT | THEY) IS IN YOUR HAND           # plays_from_elsewhere
    | CANNOT (CAST | PLAY) group                                      # cannot_play
    | CANNOT BE CAST                                                  # cannot_be_cast
    | CAN BE BLOCKED AS THOUGH (IT | THEY) DID NOT HAVE keyword       # blocked_as_without
    | CAN BE BLOCKED AS THOUGH (IT | THEY) DID NOT HAVE (THOSE | LAND_KEYWORD) ABILITY # blocked_as_without_any
    | DO NOT UNTAP DURING possessive NEXT? UNTAP PHASE                # does_not_untap
    | CAN BLOCK CREATURE WITH KEYWORD                                 # can_block_those_with
    | CAN BLOCK number ADDITIONAL CREATURE                            # can_block_additional
    | CAN BLOCK number CREATURE                                       # can_block_so_many
    | CAN BLOCK ANY NUMBER_WORD OF CREATURE                           # can_block_any_number
    // A Wall, or a keyword that keeps from attacking: nothing else stands in the way, and the reader refuses it.
    | CAN ATTACK AS THOUGH IT IS NOT A CREATURE_TYPE                  # attacks_though_wall
    | CAN ATTACK AS THOUGH (IT | THEY) DID NOT HAVE KEYWORD           # attacks_though_defender
    | CANNOT BE ATTACKED (EXCEPT BY np)?                              # cannot_be_attacked
    | CAN ATTACK AS THOUGH (IT | THEY) HAD KEYWORD                    # attacks_as_if_it_had
    | CAN BE TAPPED AS THOUGH (IT | THEY) HAD KEYWORD                 # tapped_as_if_it_had
    | MUST? ATTACK EACH TURN IF ABLE                                  # must_attack
    | MUST? ATTACK THIS TURN IF ABLE                                  # must_attack_this_turn
    | BLOCK EACH group (EACH | THIS) TURN IF ABLE                     # must_block_each
    | DEAL NO DAMAGE IN COMBAT                                        # deals_no_combat_damage
    | DEAL DAMAGE TO group IN THE FORM OF counter_kind                # deals_counters
    | HAVE NO MAXIMUM HAND SIZE                                       # has_no_hand_limit
    | MAY SPEND colour MANA AS THOUGH IT IS colour MANA               # spends_as
    | PLAY WITH (YOUR | THEIR) HAND REVEALED                          # plays_with_open_hand
    | PLAY WITH THE TOP CARD OF (YOUR | THEIR) LIBRARY REVEALED       # plays_with_open_top
    | MAY PLAY number ADDITIONAL LAND (EACH | THIS) TURN              # may_play_additional_land
    | MAY PLAY ANY NUMBER_WORD OF LAND (EACH | THIS) TURN             # may_play_any_number_of_lands
    | MAY CHOOSE NOT TO UNTAP np DURING YOUR UNTAP PHASE              # may_stay_tapped
    | CANNOT UNTAP MORE_WORD THAN number group DURING THEIR UNTAP PHASE # untap_limit
    | WORK WHILE TAPPED                                               # works_while_tapped
    | CHANGE ONE LAND TYPE AT A TIMES                                 # changes_one_land_type
    | COME INTO PLAY TAPPED                                           # enters_tapped
    | COME INTO PLAY WITH number counter_kind ON (IT | THEM)          # enters_with_counters
    | COST mana (MORE_WORD | LESS) TO CAST (FOR np)?                  # costs_more
    | LOSE QUOTED AND GAIN QUOTED                                     # enchants_another
    | CANNOT HAVE MORE_WORD THAN number counter_kind ON (IT | THEM)   # counter_limit
    | COST A ADDITIONAL deed TO CAST FOR EACH (colour MANA SYMBOL | mana) IN THEIR CASTING COST # casting_asks
    // The number is 0: the reader refuses others.
    | DO NOT LOSE THE GAME FOR HAVING NUMBER OR LESS LIFE             # lives_without_life
    | CANNOT COME INTO PLAY                                           # stays_out
    | CAN BE THE TARGET OF group AS THOUGH (IT | THEY) DID NOT HAVE KEYWORD # targeted_though
    // A word for each sort, and no group, behind which nothing could begin with "by".
    | CANNOT BE THE TARGET OF SPELL OR EFFECT BY np                   # cannot_be_aimed_at_by
    ;

// ---- amounts
number : NUMBER | NUMERAL_WORD | ONE | A | X;
amount : number ((PLUS | MINUS) number)? | THAT (MUCH | MANY);
measure
    : measured ((PLUS | MINUS) number)?
    | number (PLUS | MINUS | TIMES) measured
    | measured LESS measured
    // Of a number that has a letter.
    | number OR measured MINUS number COMMA WHICHEVER IS SMALLER
    // Of two values that the condition before has compared.
    | THE DIFFERENCE
    | TWICE measured
    | HALF measured COMMA ROUNDED (UP | DOWN)
    ;
measured
    : THE NUMBER_WORD OF CARD IN possessive HAND # cards_in_hand
    | THE NUMBER_WORD OF counter_kind ON np      # counters_on
    | THE NUMBER_WORD OF TIMES anchor REGENERATED THIS TURN # regenerations_counted
    // Both sorts together, and what is said behind them is said of both.
    | THE NUMBER_WORD OF noun AND noun suffix*   # number_of_both
    | THE NUMBER_WORD OF group (TAPPED THIS WAY)? # number_of
    | THE NUMBER_WORD OF sort_noun AMONG np      # number_of_sorts
    | THAT NUMBER_WORD                           # that_number
    | THE CHOSEN NUMBER_WORD                     # the_chosen_number
    | THE NUMBER_WORD OF TIMES possessive ADDITIONAL COST IS PAID # times_paid
    | THE NUMBER_WORD OF TIMES mana IS PAID      # times_mana_paid
    | THE AMOUNT OF colour MANA SPENT            # mana_spent
    | THE DAMAGE PREVENTED THIS WAY              # prevented_this_way
    | THE LIFE LOST THIS WAY                     # life_lost_this_way
    | THE (AMOUNT OF)? DAMAGE DEALT TO np THIS TURN (BY np)? # damage_of_turn
    | THE DAMAGE OTHER THAN COMBAT DAMAGE DEALT TO np THIS TURN (BY np)? # damage_of_turn
    | THE DAMAGE DEALT THIS TURN BY np           # damage_of_turn
    | THE (GREATEST | LEAST) value AMONG np      # most_among
    | THE TOTAL value OF THE? group              # total_of
    | possessive value                           # value_of
    | THE value OF np                            # value_of
    ;
// Of which there are different ones.
sort_noun : CARD TYPE | BASIC LAND TYPE | COLOUR;
value : POWER | TOUGHNESS | LIFE TOTAL? | CASTING COST;
// "For each ...".
counted
    : counter_kind ON np        # counters_each
    | NUMBER DAMAGE PREVENTED THIS WAY # each_prevented
    | (counter_kind | COUNTER) REMOVED THIS WAY # removed_each
    | CARD IN possessive HAND   # cards_each
    | TIMES anchor REGENERATED THIS TURN # regenerations_each
    | TIMES possessive ADDITIONAL COST IS PAID # each_time_paid
    | ADDITIONAL mana YOU PAID  # each_payment
    | OTHER (ATTACKING | BLOCKING)? SELF # others_called_so
    | sort_noun AMONG np        # sorts_each
    | group (BEYOND THE FIRST)? # things_each
    ;
counter_kind : (PT_CHANGE | COUNTER_NAME) COUNTER;

// ---- things
// AND joins things, OR joins the nouns of one thing.
// "And/or" joins only what is spoken of as groups.
np : thing ((AND | AND_OR) thing)*;
// What something is done to: another order may follow it, and no predicate, so that "tap it and you gain 1 life" is two
// things done and not one done to two.
object : thing ((AND | AND_OR) thing)*;
thing : plain (POSSESSIVE (CONTROLLER | OWNER))?;
plain
    : (SELF | THIS (CARD | PERMANENT | type_word))             # this_card
    | YOU                                                      # you
    | (IT | THEY | THEM)                                       # pronoun
    | (ITS | THEIR) (CONTROLLER | OWNER)                       # its_player
    | (A | EACH | YOUR)? OPPONENT                              # opponent
    // Of what may be a target of either sort: before the player alone, with whom it begins.
    | THAT PLAYER OR THAT (PERMANENT | type_word) POSSESSIVE CONTROLLER # player_or_controller
    | ((THAT | THE) PLAYER | THAT OPPONENT)                    # that_player
    // What it is is spoken of already; the noun only recalls it.
    | (THAT | THOSE | THE) (type_word | CREATURE_TYPE | OTHER_TYPE | LAND_TYPE | PERMANENT | SPELL | EFFECT | ABILITY | CARD | TOKEN_WORD) # that_thing
    | THE OTHER (type_word | PERMANENT)                        # the_other
    | THE OTHER                                                # the_other_target
    | THE PLAYER WITH THE (MOST | LEAST) LIFE                  # player_with_most
    // Of several that have as much, the next sentence says who chooses.
    | THE type_word WITH THE (GREATEST | LEAST) value          # one_with_most
    | (EACH | TARGET) OPPONENT PREVIOUSLY DEALT DAMAGE BY anchor # opponent_once_hurt
    | THE ATTACKING CREATURE                                   # the_attacker
    | THE FIRST CREATURE                                       # the_first_of_two
    | THE CHOSEN CARD                                          # the_chosen_card
    | THE CHOSEN PLAYER                                        # chosen_player
    | THE SACRIFICED (type_word | PERMANENT)                   # the_sacrificed
    | THE DISCARDED CARD                                       # the_discarded
    | THE DRAWN CARD                                           # the_drawn
    | THE LAST CARD YOU DREW THIS TURN                         # last_drawn
    | THE CONTROLLER OF thing                                  # the_controller
    | THE LAST group                                           # last_source
    | THE MADE TOKEN_WORD                                      # the_made
    | THE MOVED CARD                                           # the_moved
    | THE REMOVED (type_word | PERMANENT)                      # the_removed
    | THE FOUND CARD                                           # the_found
    | THE CHOSEN PILE                                          # the_chosen_pile
    | THE OTHER PILE                                           # the_other_pile
    | THE EXCHANGED PERMANENT                                  # the_exchanged
    | THE LAST CHOSEN CARD                                     # the_last_chosen
    | THE COUNTERED SPELL                                      # the_countered
    | THE UNTAPPED (type_word | PERMANENT)                     # the_untapped
    | THE TOP (how_many? CARD) OF possessive (LIBRARY | GRAVEYARD) # top_cards
    | THE TOP how_many? CARD OF possessive LIBRARY DOWN TO THE FIRST group # top_down_to
    | THE REVEALED CARD                                        # the_revealed
    | ANY OTHER PLAYER                                         # any_other_player
    | THE? DEFENDING PLAYER                                    # defending_player
    | THE ACTIVE PLAYER                                        # active_player
    | ENCHANTED (type_word | PERMANENT | CREATURE_TYPE | LAND_TYPE) # enchanted
    | ENCHANTED type_word CARD                                 # enchanted_card
    | THE OTHER MOVED CARD                                     # the_other_moved
    | THOSE type_word CARD                                     # those_cards
    | EQUIPPED CREATURE                                        # equipped
    // Before the groups without TARGET, with which they share everything else.
    | (UP TO (ONE | how_many) | how_many)? TARGET group        # targets
    | ANY NUMBER_WORD OF TARGET group                          # any_number_of_targets
    | FROM NUMBER TO NUMBER TARGET group                       # so_many_targets
    | ANOTHER TARGET group                                     # another_target
    | ANOTHER group                                            # another
    | TARGET OPPONENT                                          # target_opponent
    | YOUR group                                               # your_own
    // That of the damage that was spoken of.
    | THAT SOURCE                                              # that_source
    // What was spoken of, and of that only some.
    | EACH OF THOSE type_word suffix                           # each_of_those
    // Which article means what is left to the reader: "sacrifice a land" is a choice, "each land" is all of them.
    | (EACH | ALL | A | ANY)? group                            # any_of
    // Sorts of permanents, any of which will do.
    | (EACH | A) sort_word (COMMA sort_word)* COMMA? OR sort_word # any_of_sorts
    ;
sort_word : colour PERMANENT | LAND_TYPE | CREATURE_TYPE | type_word;
// No A and no ONE: one target is said without a number.
how_many : NUMBER | NUMERAL_WORD | X;
possessive : ITS | THEIR | YOUR | thing POSSESSIVE;
// Of several types in a row the last is the noun and the others narrow it: "artifact creature". What narrows it stands
// for all nouns of the group.
group : (adjective (COMMA? adjective)*)? (kind* | either_kind) noun noun_more? suffix*;
// Two go as a kind.
either_kind : type_word COMMA type_word (COMMA type_word (COMMA type_word)?)? COMMA? OR type_word;
// A list with "and" has three or more: of two, each is a thing of its own.
noun_more : (COMMA noun)* COMMA? (OR | AND_OR) noun | COMMA noun (COMMA noun)* COMMA AND noun;
// Two that go for the noun, either of which will do.
adjective : quality_word ((OR | AND_OR) (quality_word | kind))? | LAND_TYPE OR colour;
quality_word
    : colour
    | NON (colour | type_word | CREATURE_TYPE | OTHER_TYPE | LAND_TYPE | TOKEN_WORD | BASIC | LEGENDARY | SNOW_COVERED | ATTACKING | BLOCKING | CONTINUOUS)
    | TAPPED | UNTAPPED | BLOCKED | UNBLOCKED | OTHER | LEGENDARY | BASIC | SNOW_COVERED | ATTACKING | BLOCKING
    | ENCHANTED | COLOURLESS | MULTICOLOURED | CONTINUOUS
    | LOCAL // an enchantment that is on something
    | ENCHANT CREATURE // a spell that will be on a creature
    | PT
    ;
// "Goblin permanent card": any card that would be one in play.
kind
    : (type_word | CREATURE_TYPE | OTHER_TYPE | LAND_TYPE) (OR (type_word | CREATURE_TYPE | OTHER_TYPE | LAND_TYPE))?
    | PERMANENT
    ;
noun : type_word | CREATURE_TYPE | OTHER_TYPE | LAND_TYPE | PERMANENT | SOURCE | SPELL | EFFECT | PLAYER | CARD | TOKEN_WORD;
suffix
    : OTHER THAN anchor                                           # other_than
    | WITH keyword                                                # with_keyword
    | WITHOUT keyword                                             # without_keyword
    // Whatever its cost is.
    | WITHOUT COST_KEYWORD                                        # without_costly
    | WITH LAND_KEYWORD ABILITY                                   # with_any_landwalk
    | WITH MANA ABILITY                                           # giving_mana
    | WITH (POWER | TOUGHNESS) number (OR (LESS | MORE_WORD))?    # with_value
    | WITH (POWER | TOUGHNESS | CASTING COST) (LESS | MORE_WORD) THAN (OR EQUAL TO)? measured # with_value
    | (WITH | WITHOUT) (A | NO | quantity) counter_kind ON (IT | THEM) # with_counters
    | WITH A counter_kind PUT ON (IT | THEM) WITH SELF            # with_counters_from
    | IN THE (CHOSEN | OTHER) PILE                                # in_pile
    | NOT CHOSEN THIS WAY                                         # not_chosen
    | ATTACHED TO thing                                           # attached_to
    | NOT? NAMED (SELF | NAME)                                    # named
    | THAT IS NOT? state                                          # that_is
    | THAT IS ATTACKING YOU                                       # attacking_you
    | WITH CASTING COST number (OR (LESS | MORE_WORD))?           # with_value
    | WITH CASTING COST HALF X ROUNDED (UP | DOWN)                # with_half_x
    | (THAT (IS | HAVE BEEN))? DEALT DAMAGE (BY np)? THIS TURN    # dealt_damage_by
    | DEALT DAMAGE THIS WAY                                       # dealt_damage_this_way
    | THAT DEALT DAMAGE (TO np)? THIS TURN                        # that_damaged
    | done THIS WAY                                               # done_this_way
    | PUT INTO A GRAVEYARD THIS WAY                               # died_this_way
    | PLAYED THIS TURN                                            # played_this_turn
    | THAT IS PUT INTO A GRAVEYARD FROM PLAY THIS TURN            # that_died
    | THAT DIED DURING THE TURN                                   # that_perished
    | whose BOTH? OWN (AND CONTROL)?                              # owned_by
    | (whose | (ITS | ENCHANTED type_word POSSESSIVE) CONTROLLER) CONTROL # controlled_by
    | (whose | THAT OPPONENT) HAVE CONTROLLED SINCE THE BEGINNING OF THE TURN # controlled_since
    | (FROM | IN) (A | ANY | ALL | THE | whose_own) (GRAVEYARD | HAND | ANTE) # lying_in
    | FROM OUTSIDE THE GAME                                       # lying_in
    | FROM A SINGLE GRAVEYARD                                     # lying_in
    | DIRECTLY? ABOVE anchor                                      # above_it
    | REMOVED FROM THE GAME WITH SELF                             # removed_with
    | (PUT INTO PLAY | MADE) WITH SELF                            # brought_with
    | WITH (THE CHOSEN | THAT) NAME_WORD                          # of_the_chosen_name
    | REVEALED THIS WAY                                           # revealed_this_way
    | SELF TOUCH                                                  # touched
    | FROM THE EXPANSION_NAME EXPANSION                           # from_expansion
    | FROM ONE (colour | type_word) SOURCE                        # from_source
    | OF THE CHOSEN (COLOUR | TYPE)                               # of_the_chosen
    | OF THE FIRST CHOSEN TYPE                                    # of_the_first_chosen
    | THAT WOULD DESTROY aimed                                    # that_would_destroy
    | THAT (ATTACKED | DID NOT ATTACK) THIS TURN                  # that_attacked
    | THAT COULD HAVE ATTACKED THIS TURN                          # that_could_attack
    | THAT ATTACKED DURING last_turn                              # that_attacked_before
    | THAT BLOCKED anchor? THIS TURN                              # that_blocked
    | THAT (DID NOT)? COME INTO PLAY THIS TURN                    # that_came
    | THAT STARTED THE TURN UNTAPPED                              # that_began_untapped
    | DRAWN THIS TURN                                             # drawn_this_turn
    | THAT BLOCKED OR IS BLOCKED BY anchor THIS TURN              # that_blocked_or_was
    // One group within another, which has no suffix of its own.
    | WHOSE CONTROLLER CONTROL A (type_word | LAND_TYPE | CREATURE_TYPE) # whose_controller_has
    | THAT IS BLOCKED (BY anchor)? THIS TURN                      # that_was_blocked
    | BLOCKING anchor                                             # blocking_it
    | BLOCKED BY anchor                                           # blocked_by_it
    | BANDED WITH anchor                                          # banded_with_it
    // Colours of others, which are a group with suffixes of its own: nothing stands behind it.
    | THAT (DO NOT)? SHARE A COLOUR WITH np                       # shares_a_colour
    | anchor IS BLOCKING                                          # it_is_blocking
    | BLOCKING OR BLOCKED BY anchor                               # blocking_or_blocked_by
    | THAT (TARGETS | TARGET) aimed                                        # that_targets
    | WITH A SINGLE TARGET                                        # with_one_target
    | THAT IS NOT? THE TARGET OF A ABILITY FROM thing             # target_of_ability
    // Of a target: somebody else chooses it.
    | OF ((A | YOUR) OPPONENT POSSESSIVE | THEIR) CHOICE                   # of_their_choice
    | IN PLAY                                                     # in_play
    ;
// What a step before, or the cost, has done to it.
done : DESTROYED | SACRIFICED | DISCARDED | MOVED;
// Short lists, and no `np`: in a group within a group each suffix would have two homes.
// Of a player only: the cards of a zone are somebody's.
whose_own : YOUR | THEIR | whose POSSESSIVE | ITS OWNER POSSESSIVE;
aimed : SELF | IT | YOU | A (PERMANENT | type_word) YOU CONTROL;
anchor : SELF | IT | ENCHANTED CREATURE | THAT CREATURE | THE OTHER CREATURE | TARGET adjective* (CREATURE | CREATURE_TYPE);
whose : YOU | (A | YOUR)? OPPONENT | THE CHOSEN PLAYER | THEY | THAT PLAYER | THE? DEFENDING PLAYER | THE ACTIVE PLAYER | TARGET (PLAYER | OPPONENT);
type_word : CREATURE | ARTIFACT | ENCHANTMENT | LAND | INSTANT | INTERRUPT | SORCERY | MANA SOURCE;
colour : WHITE | BLUE | BLACK | RED | GREEN;
