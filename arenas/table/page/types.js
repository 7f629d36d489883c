// What the requests of arenas/table/README.md take and give, as types.

/**
 * @typedef {[number, number]} Spot a place on the table: east, north
 *
 * @typedef {object} Order
 * @property {string} verb
 * @property {string=} manner
 * @property {string=} subject
 * @property {string=} object
 * @property {number=} x
 * @property {number=} y
 * @property {number=} heading
 * @property {number=} via_x
 * @property {number=} via_y
 * @property {{x: number, y: number}[]=} further_via
 * @property {number=} amount
 * @property {number[]=} shares
 *
 * @typedef {{name: string, clause: string, sentence: string}} Refusal
 *
 * @typedef {object} Ground
 * @property {string} id
 * @property {string} name
 * @property {string} kind
 * @property {string} type
 * @property {boolean} closed
 * @property {Spot[]} points
 * @property {number} width
 *
 * @typedef {{words: string, tone: string}} Badge
 *
 * @typedef {object} Body
 * @property {string} id
 * @property {string} name
 * @property {string} label
 * @property {number} side
 * @property {string} symbol
 * @property {string} type
 * @property {Badge[]} badges
 * @property {number} x
 * @property {number} y
 * @property {number|null} heading
 * @property {Spot[]} outline
 * @property {string[]} points_at
 *
 * @typedef {object} Arrival
 * @property {number} side
 * @property {string} name
 * @property {string} when
 * @property {Spot[]} stretch
 * @property {string[]} who
 *
 * @typedef {{title: string, side: number, lines: string[]}} Panel
 *
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} depth
 * @property {Ground[]} ground
 * @property {Body[]} bodies
 * @property {Arrival[]} arrivals
 * @property {Panel[]} panels
 *
 * @typedef {object} Modifier
 * @property {string} name
 * @property {number} value
 * @property {number} handful
 *
 * @typedef {object} Roll
 * @property {string} words
 * @property {number} side
 * @property {string} kind
 * @property {string} subject
 * @property {string} object
 * @property {number} target
 * @property {string} who
 * @property {boolean} typed
 * @property {{count: number, sides: number, side: number,
 *     typed?: boolean}[]} handfuls
 * @property {Modifier[]} modifiers
 * @property {{words: string, chance: number}[]} outcomes
 *
 * @typedef {object} Choice
 * @property {Order} order
 * @property {string} words
 * @property {string=} price
 *
 * @typedef {object} Split
 * @property {Order} order
 * @property {string} words
 * @property {string=} unit
 * @property {number} total
 * @property {{name: string, value: number, most: number}[]} shares
 *
 * @typedef {object} Soldier one line of an army
 * @property {string} id
 * @property {string} name
 * @property {string} type
 * @property {string} of
 * @property {boolean} on_table
 *
 * @typedef {{holder: string, unit: string, left: number, total: number}} Purse
 *
 * @typedef {object} Result
 * @property {number|null} winner
 * @property {string} grade
 * @property {string} words
 * @property {string} about what the grade means
 * @property {string} clause
 * @property {string} why it ended before its time, if it did
 * @property {number[]} points
 * @property {string} counted
 *
 * @typedef {object} State
 * @property {string} game
 * @property {number} change
 * @property {number} at
 * @property {number} steps
 * @property {string} ruleset
 * @property {string} title
 * @property {string} ruler
 * @property {string[]} sides
 * @property {{who: string, name: string, dice: string}[]} seats
 * @property {number|null} eyes
 * @property {{number: number, title: string}} turn
 * @property {{what: string, side: number, who: string, kind: string,
 *     help: string, about: string, thinking: boolean}} awaits
 * @property {Picture} picture
 * @property {Soldier[][]} army
 * @property {Purse[][]} purses
 * @property {string[]} idle
 * @property {string} unused
 * @property {Choice[]} choices
 * @property {Split[]} splits
 * @property {Choice|null} end
 * @property {Roll|null} roll
 * @property {{possible: boolean, why: string}} undo
 * @property {{of: string, at: number}|null} forked
 * @property {number} corrected
 * @property {Result|null} result
 *
 * @typedef {object} Entry one line of the story
 * @property {number} step
 * @property {string} kind turn, order, dice, event, correction or hidden
 * @property {string} words
 * @property {number=} side
 * @property {Draft=} told the order as it was told before it was given
 * @property {Order=} order
 * @property {string[]=} ids
 * @property {string=} intent
 * @property {number[]=} faces
 * @property {boolean=} typed
 * @property {Roll=} roll
 * @property {string=} outcome
 *
 * @typedef {object} Verb
 * @property {string} verb
 * @property {string=} help
 * @property {string=} clause
 * @property {boolean} legal
 * @property {string=} price
 * @property {string[]=} takes
 * @property {{name: string, legal: boolean, refusal?: Refusal}[]=} manners
 * @property {Order=} order
 * @property {Refusal=} refusal
 *
 * @typedef {object} Card
 * @property {string} id
 * @property {string[]} lines
 * @property {{name: string, outline: Spot[]}[]} zones
 * @property {Verb[]} verbs
 *
 * @typedef {object} Target
 * @property {string} id
 * @property {boolean} legal
 * @property {string=} price
 * @property {Order=} order
 * @property {Refusal=} refusal
 *
 * @typedef {object} Leg
 * @property {number} x
 * @property {number} y
 * @property {number} heading
 * @property {Spot[]} outline
 * @property {string} words
 *
 * @typedef {object} Draft
 * @property {boolean} legal
 * @property {Order} order
 * @property {string=} words
 * @property {string=} price
 * @property {string=} reason
 * @property {Leg[]=} way
 * @property {string=} table_words
 * @property {boolean=} exact
 * @property {Refusal=} refusal
 *
 * @typedef {{chance: number, words: string, then?: Branch[]}} Branch
 * @typedef {{words: string, exact: boolean, error: number, tree: Branch[]}} Odds
 *
 * @typedef {{words: string, from: Spot, to: Spot, length: number}} Measure
 *
 * @typedef {object} Considered
 * @property {string} words
 * @property {number} value
 * @property {number} error
 * @property {number} visits
 * @property {Order=} order
 *
 * @typedef {object} Why
 * @property {string=} intent
 * @property {string=} words
 * @property {Considered[]=} considered
 * @property {string[]=} variation
 *
 * @typedef {{thinking: boolean, press: number, about: string, words: string,
 *     order?: Order, why?: Why}} Hint
 * @typedef {{thinking?: boolean, shares?: number[], words?: string,
 *     alike?: number, of?: number, next?: {name: string, points: number,
 *     error: number}}} Allotment
 *
 * What a step was worth, in points of winning chance: an order what it lost to
 * who gave it, dice what luck they were for the first side.
 * @typedef {{points: number, error: number}} Worth
 *
 * @typedef {object} ReviewStep
 * @property {number} step
 * @property {string} kind order or dice
 * @property {number|null} side
 * @property {Worth|null} worth
 * @property {string} mark inaccuracy, mistake, blunder or nothing
 * @property {string} turn
 * @property {string} words
 *
 * @typedef {object} ReviewReply
 * @property {string} state none, under way, done, failed
 * @property {string=} failure
 * @property {number=} done
 * @property {number=} all
 * @property {string=} words
 * @property {string=} reference
 * @property {number=} playouts
 * @property {number[]=} chances of the first side, behind every step
 * @property {ReviewStep[]=} steps
 * @property {{name: string, points: number, error: number}[]=} parts
 *
 * @typedef {object} MomentParts
 * @property {{words: string, behind: Worth|null, played: boolean,
 *     best: boolean}[]} orders
 * @property {Draft} best
 * @property {Draft} played
 * @property {string} odds
 * @property {string[]} variation
 * @typedef {ReviewStep & MomentParts} Moment
 *
 * @typedef {{verdict: string, played: boolean, behind: Worth}} Judgement
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} title
 * @property {string} note
 * @property {string} ruleset
 * @property {string[]} sides
 * @property {[number, number]} size
 * @property {string} ruler
 * @property {number} units
 * @property {string} picture
 *
 * @typedef {object} Opponent
 * @property {string} name
 * @property {string} about
 * @property {string} ruleset
 * @property {string} kind
 * @property {string[]} tempers
 *
 * @typedef {object} Kept
 * @property {string} game
 * @property {string} title
 * @property {string[]} seats
 * @property {number} steps
 * @property {boolean} over
 * @property {string} when
 *
 * @typedef {object} HouseReply
 * @property {{name: string, title: string}[]} rulesets
 * @property {Scenario[]} scenarios
 * @property {{ruleset: string, means: string, smallest: number,
 *     largest: number, usual: number, handicap: boolean,
 *     fog: boolean}[]} generated
 * @property {Opponent[]} opponents
 * @property {Kept[]} games
 *
 * @typedef {{change: number, game?: string, what: string, at?: number,
 *     steps?: number}} Change
 */

export {};
